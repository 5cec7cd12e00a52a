"""The course of a game, as far as an expansion may change it. This is the course of the base game."""

from caverna.engine.accommodation.pens import is_overcrowded
from caverna.engine.agenda.step import Step
from caverna.engine.rounds.ending import Finish, LastChance
from caverna.engine.rounds.harvest import HarvestTime
from caverna.engine.rounds.reveal import RevealMarker, announce_harvest
from caverna.engine.rounds.work_phase import NextTurn, ReturnHome
from caverna.engine.state.game_state import NATURE, GameState


class Course:
    """Which steps make up a round and the end, and what is asked on the way."""

    def announce_harvest(self, state: GameState) -> None:
        """At the start of a round: what is known of its end."""
        announce_harvest(state, state.rules.players == 1)

    def reveal_marker(self) -> Step:
        """The step that turns up this round's harvest marker."""
        return RevealMarker(NATURE)

    def next_turn(self, seat: int) -> Step:
        """The first step of the work phase."""
        return NextTurn(seat)

    def return_home(self) -> Step:
        """The last step of the work phase."""
        return ReturnHome(NATURE)

    def harvest(self) -> HarvestTime:
        """What the end of the round brings."""
        return HarvestTime(NATURE)

    def last_steps(self, state: GameState) -> list[Step]:
        """After the last round, first things first."""
        return [*[LastChance(seat) for seat in state.turn_order()], Finish(NATURE)]

    def is_overcrowded(self, state: GameState, seat: int) -> bool:
        """Whether the player's animals have outgrown their room."""
        return is_overcrowded(state, seat)

    def beds_lent(self, state: GameState, seat: int) -> int:
        """Room for dwarfs that somebody else takes up."""
        return 0

    def before_birth(self, state: GameState, seat: int) -> None:
        """A dwarf is about to be born: whoever can sleep elsewhere makes room."""

    def more_points(self, state: GameState, seat: int) -> dict[str, int]:
        """Categories beside those of the base game."""
        return {}

    def more_points_together(self, state: GameState, seat: int) -> int:
        """The sum of these; a box may count it without writing them down."""
        more = self.more_points(state, seat)
        return sum(more.values()) if more else 0

    def tie_break(self, state: GameState, seat: int) -> int:
        """Among players with equal points those with most of this win."""
        return 0
