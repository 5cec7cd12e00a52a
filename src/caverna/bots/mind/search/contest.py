"""Turns compared by what they lead to: each is played on, those that look worse are soon left alone."""

from caverna.bots.mind.mind import Mind
from caverna.bots.mind.search.budget import Budget
from caverna.bots.mind.search.foresight import Foresight, in_the_mood
from caverna.bots.mind.turns.turn import Turn
from caverna.engine.chance import mix
from caverna.engine.play import apply, dealt
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.engine.state.game_state import NATURE


class Contest:
    """Some turns of a seat, and what they were worth in the futures that were seen."""

    def __init__(
        self, turns: list[Turn], seat: int, mind: Mind, foresight: Foresight, seed: int, budget: Budget
    ) -> None:
        self.turns = turns
        self.seat = seat
        self.mind = mind
        self.foresight = foresight
        self.seed = seed
        self.budget = budget
        self.totals = [0.0] * len(turns)
        self.visits = [0] * len(turns)
        self.alive = list(range(len(turns)))

    def best(self) -> Turn:
        """The turn with the best mean among those that are still compared."""
        best, most = self.alive[0], float("-inf")
        for i in self.alive:
            if self.visits[i] and self.totals[i] / self.visits[i] > most:
                best, most = i, self.totals[i] / self.visits[i]
        return self.turns[best]

    def halve_at_once(self) -> None:
        """One future for each, one more for the better half, and so on: quick, whatever the time."""
        number = 0
        while number < self.foresight.futures and len(self.alive) > 1:
            number += 1
            if not self.sweep(number):
                return
            self.leave_the_worse_half()

    def halve_by_budget(self) -> bool:
        """As much of what is left for all as for the better half, and so on; whether all were seen once."""
        spent, number = self.budget.part(), 0
        stages = max(1, (len(self.turns) - 1).bit_length())
        for stage in range(1, stages + 1):
            until = spent + (1.0 - spent) * stage / stages
            while True:
                number += 1
                if not self.sweep(number):
                    return number > 1
                if self.budget.part() >= until:
                    break
            if stage < stages:
                self.leave_the_worse_half()
        return True

    def sweep(self, number: int) -> bool:
        """One more future for everybody; False if the budget ended before."""
        for i in self.alive:
            if self.visits[0] and self.budget.is_spent():
                return False
            self.totals[i] += self.played_on(self.turns[i], self.seed + number, number)
            self.visits[i] += 1
        return True

    def leave_the_worse_half(self) -> None:
        """Only the better ones are still compared, at least two."""
        self.alive.sort(key=lambda i: -self.totals[i] / self.visits[i])
        self.alive = self.alive[: max(2, (len(self.alive) + 1) // 2)]

    def played_on(self, turn: Turn, luck: int, number: int) -> float:
        """What a turn is worth after some more, in which everybody plays as this mind would."""
        mind, foresight = self.mind, self.foresight
        state, worth, left, drawing, looked = turn.state, turn.worth, foresight.own_turns, 0, 0
        mood = foresight.whims if number > 1 else 0.0
        while state.agenda and left:
            step = state.agenda[-1]
            if step.seat == NATURE:
                state, drawing = state.copy(), drawing + 1
                apply(state, dealt(state, luck, drawing))
            elif isinstance(step, PlaceDwarf):
                self.budget.note_a_look()
                looked += 1
                found = mind.best_turns(state, foresight.breadth)
                following = in_the_mood(found, mood, mix(luck) ^ looked) if mood else found[0]
                state = following.state
                if step.seat == self.seat:
                    worth, left = following.worth, left - 1
            else:
                state = state.copy()
                mind.routine.play_on(state)
        return worth if state.agenda else mind.routine.doors.outcome(state, self.seat)
