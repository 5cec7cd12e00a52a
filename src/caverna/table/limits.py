"""How long a game and a turn may be made by moves that nobody asked for.

A hundred times what people play; but somebody may have a thousand rubies and exchange them one by one.
"""

from caverna.engine.errors import CavernaError

MOST_MOVES = 4000
"""In a game: after so many only questions are answered. A game for seven has about a thousand."""
MOST_IN_A_TURN = 200
"""Likewise in a turn, which has ten."""


class TooManyMoves(CavernaError):
    """An exchange too many: now the question has to be answered."""

    def __init__(self, move: str) -> None:
        super().__init__(
            f"{move}: after {MOST_IN_A_TURN} moves in a turn, or {MOST_MOVES} in a game,"
            " only questions are answered"
        )
