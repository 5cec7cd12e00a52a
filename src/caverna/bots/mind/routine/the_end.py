"""What the last harvest leads to, played out: then points can be counted."""

from caverna.bots.mind.judging.judge import Judge
from caverna.bots.mind.routine.last_exchanges import after_exchanges, least_missed
from caverna.engine.play import apply
from caverna.engine.rounds.ending import LastChance
from caverna.engine.rounds.harvest import BreedingPhase
from caverna.engine.rounds.scoring import total_score
from caverna.engine.settle import settle
from caverna.engine.state.game_state import GameState


class EndJudge(Judge):
    """The points after the last exchanges."""

    def __init__(self, most_positions: int) -> None:
        self.most_positions = most_positions
        """So many are looked at before the scoring."""

    def worth(self, state: GameState, seat: int) -> float:
        trial = state.copy()
        trial.agenda = [LastChance(seat)]
        settle(trial)
        return float(self.points(trial, seat))

    def points(self, state: GameState, seat: int) -> int:
        """The same for somebody who is asked for his last exchanges, or for none."""
        last = after_exchanges(state, seat, self.most_positions).state if state.agenda else state
        return total_score(last, seat)


class LastHarvestJudge(EndJudge):
    """The points after the young of the last harvest and the last exchanges."""

    def worth(self, state: GameState, seat: int) -> float:
        trial = state.copy()
        trial.agenda = [LastChance(seat), BreedingPhase(seat)]
        settle(trial)
        while trial.agenda and not isinstance(trial.agenda[-1], LastChance):
            apply(trial, least_missed(trial, seat))
        return float(self.points(trial, seat))
