"""Whole turns as single choices: every way to use a dwarf that is worth a thought, with what it leads to."""

from typing import TYPE_CHECKING

from caverna.bots.mind.judging.features import features
from caverna.bots.mind.routine.routine import Routine
from caverna.bots.mind.turns.choices import Breadth, asks_for, choices, spaces_worth_trying
from caverna.bots.mind.turns.regret import with_rubies_kept, without_regret
from caverna.bots.mind.turns.turn import Turn, farm_key, is_over
from caverna.bots.mind.worth_trying import worth_trying
from caverna.engine.anytime.rubies import CAVERN_PRICE, ruby_purchases
from caverna.engine.goods import FARM_ANIMALS, RUBY
from caverna.engine.moves import FURNISH, RUBY_TILE, SINGLE_CAVERN
from caverna.engine.play import apply
from caverna.engine.rounds.work_phase import EndTurn, PlaceDwarf
from caverna.engine.state.game_state import GameState

if TYPE_CHECKING:
    from caverna.bots.doors import BotDoors


def turns(state: GameState, routine: Routine, breadth: Breadth) -> list[Turn]:
    """The turns of the player who is to place a dwarf, or the ways to go on with a turn; best first."""
    step, found = state.agenda[-1], list[Turn]()
    if isinstance(step, PlaceDwarf):
        for begun in beginnings(state, step.seat):
            found += ways_to_go_on(begun, step.seat, routine, breadth)
    else:
        found = ways_to_go_on(Turn((), state.copy(), 0.0), step.seat, routine, breadth)
    found.sort(key=lambda turn: -turn.worth)
    return found


def beginnings(state: GameState, seat: int) -> list[Turn]:
    """A dwarf on each of the spaces; where rooms are built, also with a cavern that rubies buy first."""
    found: list[Turn] = []
    for move in spaces_worth_trying(state, state.answers):
        after = state.copy()
        apply(after, move)
        found.append(Turn((move,), after, 0.0))
    player = state.players[seat]
    if player.caverns or player.goods[RUBY] < CAVERN_PRICE:
        return found
    numbers = state.rules.moves
    caverns = [move for move in ruby_purchases(state, seat) if numbers.first[move] == SINGLE_CAVERN]
    for cavern in worth_trying(state, seat, caverns, 1)[:1]:
        dug = state.copy()
        apply(dug, cavern)
        for move in spaces_worth_trying(dug, dug.answers):
            after = dug.copy()
            apply(after, move)
            if asks_for(after, (FURNISH,)):
                found.append(Turn((cavern, move), after, 0.0))
    return found


def ways_to_go_on(begun: Turn, seat: int, routine: Routine, breadth: Breadth) -> list[Turn]:
    """All ways to go on with a turn, of the unfinished ones at each question the best."""
    unfinished, doors = [begun], routine.doors
    over: list[Turn] = []
    seen: set[tuple[object, ...]] = set()
    while unfinished:
        going_on: list[Turn] = []
        for turn in unfinished:
            if is_over(turn.state, seat, doors):
                over.append(turn)
                continue
            for move in choices(turn.state, seat, routine, breadth):
                trial = turn.state.copy()
                apply(trial, move)
                player = trial.players[seat]
                key = (
                    tuple(player.goods),
                    player.weapons,
                    *farm_key(trial, seat),
                    len(trial.agenda),
                    *doors.marks(trial, seat),
                )
                if key in seen:
                    continue
                seen.add(key)
                going_on.append(Turn((*turn.moves, move), trial, 0.0))
        if len(going_on) > breadth.width:
            worths = routine.judge.worths([turn.state for turn in going_on], seat)
            for turn, worth in zip(going_on, worths):
                turn.worth = worth
            going_on.sort(key=lambda turn: -turn.worth)
            going_on = keep(going_on, seat, breadth.width, doors)
        unfinished = going_on
    ends = without_regret([with_rubies_kept(turn, begun, seat, doors) for turn in over], seat, doors)
    for turn in ends:
        finish(turn, seat, routine)
    return ends


def keep(sorted_turns: list[Turn], seat: int, width: int, doors: "BotDoors") -> list[Turn]:
    """The best unfinished turns and the best finished ones."""
    kept: list[Turn] = []
    finished = unfinished = 0
    for turn in sorted_turns:
        if is_over(turn.state, seat, doors):
            finished += 1
            if finished <= width:
                kept.append(turn)
        else:
            unfinished += 1
            if unfinished <= width:
                kept.append(turn)
    return kept


def finish(turn: Turn, seat: int, routine: Routine) -> None:
    """End the turn and play on to where the next plan begins."""
    state = turn.state
    if state.agenda and isinstance(state.agenda[-1], EndTurn) and state.agenda[-1].seat == seat:
        if state.players[seat].goods[RUBY]:
            turn.open = state.copy()
        turn.moves = (*turn.moves, state.answers[0])
        apply(state, state.answers[0])
    turn.answers = routine.play_on(state)
    turn.row = features(state, seat) + routine.doors.features(state, seat)
    if state.agenda:
        turn.worth = routine.judge.worth_of(state, seat, turn.row)
    else:
        turn.worth = routine.doors.outcome(state, seat)


def purchases(turn: Turn, seat: int, routine: Routine) -> list[Turn]:
    """The same turn with one thing more that rubies buy before it ends: an animal, or a tile."""
    found: list[Turn] = []
    if turn.open is None:
        return found
    numbers = turn.open.rules.moves
    wanted: list[int] = []
    for move in ruby_purchases(turn.open, seat):
        if numbers.verb[move] == RUBY_TILE or numbers.first[move] in FARM_ANIMALS:
            wanted.append(move)
    for move in worth_trying(turn.open, seat, wanted, 1):
        after = turn.open.copy()
        apply(after, move)
        if after.agenda and isinstance(after.agenda[-1], EndTurn):
            bought = Turn((*turn.moves[:-1], move), after, 0.0)
            finish(bought, seat, routine)
            found.append(bought)
    return found
