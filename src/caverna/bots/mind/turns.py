"""Whole turns as single choices: every way to use a dwarf that is worth a thought, with what it leads to."""

from typing import Final

from caverna.bots.mind.features import features
from caverna.bots.mind.routine import Routine
from caverna.bots.mind.worth_trying import worth_trying
from caverna.engine.anytime.offered import demanding_steps
from caverna.engine.goods import GRAIN, ORE, RUBY, STONE, VEGETABLE, WOOD
from caverna.engine.moves import PASS
from caverna.engine.play import apply
from caverna.engine.rounds.work_phase import DUE, EndTurn, PlaceDwarf
from caverna.engine.state.game_state import NO_SPACE, GameState

MEANS: Final = (WOOD, STONE, ORE, GRAIN, VEGETABLE)
"""What a ruby may have to buy in the middle of an action; anything else can wait."""


class Turn:
    """The moves of a turn, the position after it, and what that is worth to whose turn it was."""

    def __init__(self, moves: tuple[int, ...], state: GameState, worth: float) -> None:
        self.moves = moves
        self.state = state
        self.worth = worth
        self.row = b""


class Breadth:
    """How much a bot looks at within a turn."""

    def __init__(self, width: int, sites: int) -> None:
        self.width = width
        """Unfinished ways to go on with one placement that are kept at each question."""
        self.sites = sites
        """Sites tried for one kind of tile."""


def turns(state: GameState, routine: Routine, breadth: Breadth) -> list[Turn]:
    """The turns of the player who is to place a dwarf, best first."""
    seat = state.agenda[-1].seat
    found: list[Turn] = []
    for move in state.answers:
        if move != PASS or len(state.answers) == 1:
            found += turns_beginning_with(state, seat, move, routine, breadth)
    found.sort(key=lambda turn: -turn.worth)
    return found


def turns_beginning_with(
    state: GameState, seat: int, first: int, routine: Routine, breadth: Breadth
) -> list[Turn]:
    """All ways to go on after a placement, of the unfinished ones at each question the best."""
    after = state.copy()
    apply(after, first)
    unfinished = [Turn((first,), after, 0.0)]
    ends: list[Turn] = []
    seen: set[tuple[object, ...]] = set()
    while unfinished:
        going_on: list[Turn] = []
        for turn in unfinished:
            if is_over(turn.state, seat):
                finish(turn, seat, routine)
                ends.append(turn)
                continue
            for move in choices(turn.state, seat, breadth):
                trial = turn.state.copy()
                apply(trial, move)
                key = (tuple(trial.players[seat].goods), *farm_key(trial, seat), len(trial.agenda))
                if key in seen:
                    continue
                seen.add(key)
                going_on.append(Turn((*turn.moves, move), trial, 0.0))
        if len(going_on) > breadth.width:
            for turn in going_on:
                turn.worth = routine.judge.worth(turn.state, seat)
            going_on.sort(key=lambda turn: -turn.worth)
            going_on = keep(going_on, seat, breadth.width)
        unfinished = going_on
    return ends


def keep(sorted_turns: list[Turn], seat: int, width: int) -> list[Turn]:
    """The best unfinished turns and the best finished ones."""
    kept: list[Turn] = []
    finished = unfinished = 0
    for turn in sorted_turns:
        if is_over(turn.state, seat):
            finished += 1
            if finished <= width:
                kept.append(turn)
        else:
            unfinished += 1
            if unfinished <= width:
                kept.append(turn)
    return kept


def is_over(state: GameState, seat: int) -> bool:
    """Whether nothing of this turn is left to decide."""
    if not state.agenda:
        return True
    step = state.agenda[-1]
    if step.seat != seat or isinstance(step, EndTurn):
        return True
    return step.dwarf == DUE if isinstance(step, PlaceDwarf) else state.workplace == NO_SPACE


def finish(turn: Turn, seat: int, routine: Routine) -> None:
    """End the turn and play on to where the next plan begins."""
    state = turn.state
    if state.agenda and isinstance(state.agenda[-1], EndTurn) and state.agenda[-1].seat == seat:
        turn.moves = (*turn.moves, state.answers[0])
        apply(state, state.answers[0])
    routine.play_on(state)
    turn.row = features(state, seat)
    turn.worth = routine.judge.worth_of(state, seat, turn.row)


def choices(state: GameState, seat: int, breadth: Breadth) -> list[int]:
    """The answers worth trying, and what a ruby could buy in between."""
    found = worth_trying(state, seat, state.answers, breadth.sites)
    if state.players[seat].goods[RUBY] and not demanding_steps(state, seat):
        numbers = state.rules.moves
        found = found + [numbers.ruby_good[good] for good in MEANS]
    return found


def farm_key(state: GameState, seat: int) -> tuple[object, ...]:
    """What the seat has apart from goods, to recognise the same end reached in another order."""
    player = state.players[seat]
    return (
        player.weapons, player.newborns, player.meadows, player.fields, player.small_pastures,
        player.large_pastures, player.stables, player.caverns, player.tunnels, player.deep_tunnels,
        player.ore_mines, player.ruby_mines, player.grain_1, player.grain_3, player.vegetable_2, player.owned,
    )  # fmt: skip
