"""What the next turns of a seat should bring, and when: a plan that can be named."""

from collections.abc import Sequence
from dataclasses import dataclass

from caverna.engine.reasons import Text, say
from caverna.engine.state.game_state import GameState


@dataclass(frozen=True)
class ComingTurn:
    """A turn that somebody has in mind: the positions before and after it, and its moves."""

    before: GameState
    after: GameState
    moves: tuple[int, ...]


def what_is_coming(now: GameState, coming: Sequence[ComingTurn], seat: int) -> list[Text]:
    """The weightiest thing that one of these turns brings, and in how many rounds: at most one reason.

    Another dwarf comes first, then a dwelling, then any other furnishing.
    """
    for about in (growth, dwelling, room):
        for turn in coming:
            key, tile = about(turn, seat)
            if key:
                rounds = turn.before.round - now.round
                return [say(key, n=rounds, tile=tile) if tile is not None else say(key, n=rounds)]
    return []


def growth(turn: ComingTurn, seat: int) -> tuple[str, Text | None]:
    """Whether the family grows."""
    before, after = turn.before.players[seat], turn.after.players[seat]
    return ("hint-coming-dwarf" if after.dwarfs > before.dwarfs else ""), None


def dwelling(turn: ComingTurn, seat: int) -> tuple[str, Text | None]:
    """Whether there is another place to sleep."""
    return furnished(turn, seat, only_dwellings=True)


def room(turn: ComingTurn, seat: int) -> tuple[str, Text | None]:
    """Whether anything is furnished."""
    return furnished(turn, seat, only_dwellings=False)


def furnished(turn: ComingTurn, seat: int, only_dwellings: bool) -> tuple[str, Text | None]:
    """The furnishing that a turn adds."""
    tiles = turn.after.rules.furnishings
    known = {number for _, number in turn.before.players[seat].rooms}
    for _, number in turn.after.players[seat].rooms:
        if number not in known and (tiles[number].dwarfs or not only_dwellings):
            return "hint-coming-room", say(f"furnishing-{tiles[number].key}")
    return "", None
