"""The question behind a decision, as a key and figures that every language can put into words."""

from dataclasses import dataclass

from caverna.engine.state.game_state import GameState


@dataclass(frozen=True)
class Question:
    """Who is asked what."""

    seat: int
    key: str


def ask(state: GameState) -> Question:
    return Question(state.agenda[-1].seat, type(state.agenda[-1]).__name__)
