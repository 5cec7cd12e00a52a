"""Nonsense planted in arranged games, and what the checker says about it."""

from caverna import Game
from caverna.review.finding import Finding
from caverna.review.senseless import senseless_moves


def findings(game: Game, *moves: str) -> list[Finding]:
    """What is found if these moves are played from here."""
    start, played = game.state.copy(), len(game.moves_played)
    for move in moves:
        game.play(move)
    return senseless_moves(start, game.moves_played[played:])


def kinds(game: Game, *moves: str) -> list[str]:
    """The same, by kind."""
    return [finding.kind for finding in findings(game, *moves)]


def instead(game: Game, *moves: str) -> list[str]:
    """What the only finding would have done."""
    (finding,) = findings(game, *moves)
    return [move.text for move in finding.instead]
