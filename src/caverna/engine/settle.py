"""The only place that runs steps."""

from caverna.engine.agenda.step import NO_OPTIONS
from caverna.engine.anytime.release_animals import ReleaseAnimals
from caverna.engine.state.game_state import GameState


def settle(state: GameState) -> None:
    """Run steps until a question waits or the game is over."""
    agenda = state.agenda
    while True:
        if state.crowded:
            ask_to_release_animals(state)
        if not agenda:
            state.answers = NO_OPTIONS
            return
        step = agenda[-1]
        answers = step.options(state)
        if answers:
            state.answers = answers
            return
        agenda.pop()
        step.run(state)


def ask_to_release_animals(state: GameState) -> None:
    """Push the question for everybody whose animals have outgrown their room."""
    for seat in range(len(state.players)):
        if state.crowded >> seat & 1 and state.rules.course.is_overcrowded(state, seat):
            state.agenda.append(ReleaseAnimals(seat))
    state.crowded = 0
