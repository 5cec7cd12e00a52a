"""Whole turns as single choices: every way to use a dwarf that is worth a thought, with what it leads to."""

from typing import TYPE_CHECKING, Final

from caverna.bots.mind.features import features
from caverna.bots.mind.routine import Routine
from caverna.bots.mind.worth_trying import worth_trying
from caverna.engine.anytime.offered import demanding_steps
from caverna.engine.anytime.release_animals import ReleaseAnimals
from caverna.engine.anytime.rubies import CAVERN_PRICE, ruby_purchases
from caverna.engine.goods import FARM_ANIMALS, GOODS_COUNT, GRAIN, ORE, RUBY, STONE, VEGETABLE, WOOD
from caverna.engine.moves import (
    DONE,
    FURNISH,
    LOOT,
    PASS,
    PLACE,
    RUBY_GOOD,
    RUBY_TILE,
    SINGLE_CAVERN,
    SINGLE_FIELD,
    SOW_GRAIN,
    SOW_VEGETABLE,
)
from caverna.engine.play import apply, legal_anytime
from caverna.engine.rounds.work_phase import DUE, EndTurn, PlaceDwarf
from caverna.engine.state.game_state import NO_SPACE, GameState
from caverna.engine.state.player import Player
from caverna.engine.verbs.imitate import Imitate
from caverna.engine.verbs.take import Take

if TYPE_CHECKING:
    from caverna.bots.doors import BotDoors

MEANS: Final = (WOOD, STONE, ORE, GRAIN, VEGETABLE)
"""What a ruby may have to buy in the middle of an action; anything else can wait."""

NO_IMITATION: Final = -1

TO_SOW: Final = (SOW_GRAIN, SOW_VEGETABLE)


class Turn:
    """The moves of a turn, the position after it, and what that is worth to whose turn it was."""

    def __init__(self, moves: tuple[int, ...], state: GameState, worth: float) -> None:
        self.moves = moves
        self.answers: list[int] = []
        """What followed before the next plan begins: meals, litters."""
        self.state = state
        self.worth = worth
        self.row = b""
        self.open: GameState | None = None
        """The position just before the turn was ended, if there were rubies left."""


class Breadth:
    """How much a bot looks at within a turn."""

    def __init__(self, width: int, sites: int) -> None:
        self.width = width
        """Unfinished ways to go on with one placement that are kept at each question."""
        self.sites = sites
        """Sites tried for one kind of tile."""


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


def spaces_worth_trying(state: GameState, answers: list[int]) -> list[int]:
    """Where a dwarf may go: nobody passes without need, or imitates for more than that costs elsewhere."""
    prices = [price_of_imitation(state, move) for move in answers]
    cheapest = min([price for price in prices if price != NO_IMITATION], default=NO_IMITATION)
    found = [move for move, price in zip(answers, prices) if price == NO_IMITATION or price == cheapest]
    return [move for move in found if move != PASS] if len(found) > 1 else found


def price_of_imitation(state: GameState, move: int) -> int:
    """The food that is paid on a space to imitate another one."""
    numbers = state.rules.moves
    if numbers.verb[move] != PLACE:
        return NO_IMITATION
    effect = state.rules.space(numbers.first[move]).effect
    return effect.food if isinstance(effect, Imitate) else NO_IMITATION


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
            for turn in going_on:
                turn.worth = routine.judge.worth(turn.state, seat)
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


def with_rubies_kept(turn: Turn, begun: Turn, seat: int, doors: "BotDoors") -> Turn:
    """The same turn without goods that rubies bought and nobody used: they can be had at any time."""
    verb, first = begun.state.rules.moves.verb, len(begun.moves)
    for number in range(first, len(turn.moves)):
        if verb[turn.moves[number]] == RUBY_GOOD:
            moves = turn.moves[:number] + turn.moves[number + 1 :]
            state = played(begun.state, moves[first:])
            if state is not None and is_over(state, seat, doors):
                return with_rubies_kept(Turn(moves, state, 0.0), begun, seat, doors)
    return turn


def played(start: GameState, moves: tuple[int, ...]) -> GameState | None:
    """The position after these moves; None if one of them is not legal."""
    state = start.copy()
    for move in moves:
        if move not in state.answers and move not in legal_anytime(state):
            return None
        apply(state, move)
    return state


def without_regret(over: list[Turn], seat: int, doors: "BotDoors") -> list[Turn]:
    """Without turns that end as another one does, or so but with less: a gift declined, loot left."""
    alike: dict[tuple[object, ...], list[Turn]] = {}
    found: list[Turn] = []
    for turn in over:
        state = turn.state
        player = state.players[seat]
        armed = tuple([strength > 0 for strength in player.weapons])
        rest = (state.start, state.round, player.begging, *doors.marks(state, seat))
        alike.setdefault((armed, *farm_key(state, seat), *rest), []).append(turn)
    for group in alike.values():
        for number, turn in enumerate(group):
            if not is_outdone(turn, group[:number], group[number + 1 :], seat):
                found.append(turn)
    return found


def is_outdone(turn: Turn, earlier: list[Turn], later: list[Turn], seat: int) -> bool:
    """Whether another turn leaves all that this one does, and more, or came first."""
    player = turn.state.players[seat]
    for other in earlier:
        if can_have(other.state.players[seat], player):
            return True
    for other in later:
        rival = other.state.players[seat]
        if can_have(rival, player) and not can_have(player, rival):
            return True
    return False


def can_have(one: Player, other: Player) -> bool:
    """Whether a player has at least what another one has, or at any time for the rubies he has more."""
    missing = 0
    for good in range(GOODS_COUNT):
        if one.goods[good] < other.goods[good]:
            if good not in MEANS:
                return False
            missing += other.goods[good] - one.goods[good]
    if missing and one.goods[RUBY] - other.goods[RUBY] < missing:
        return False
    for number, strength in enumerate(other.weapons):
        if one.weapons[number] < strength:
            return False
    return True


def is_over(state: GameState, seat: int, doors: "BotDoors") -> bool:
    """Whether nothing of this turn is left to decide."""
    if not state.agenda:
        return True
    step = state.agenda[-1]
    if step.seat != seat or isinstance(step, EndTurn):
        return True
    if isinstance(step, PlaceDwarf):
        return step.dwarf == DUE
    return state.workplace == NO_SPACE and not doors.is_within_a_turn(step)


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


def choices(state: GameState, seat: int, routine: Routine, breadth: Breadth) -> list[int]:
    """The answers worth trying, and what a ruby could buy in between; which animals go needs no plan."""
    doors, step = routine.doors, state.agenda[-1]
    if isinstance(step, ReleaseAnimals):
        return [routine.answer(state, step)]
    answers = doors.fewer(state, doors.worth_a_thought(state))
    if isinstance(step, PlaceDwarf):
        answers = spaces_worth_trying(state, answers)
    elif DONE in answers and is_loot_left(state, seat, answers):
        answers = [move for move in answers if move != DONE]
    found = worth_trying(state, seat, answers, breadth.sites)
    if state.players[seat].goods[RUBY] and not demanding_steps(state, seat):
        numbers = state.rules.moves
        found = found + [numbers.ruby_good[good] for good in MEANS]
        if asks_for(state, TO_SOW):
            fields = [move for move in ruby_purchases(state, seat) if numbers.first[move] == SINGLE_FIELD]
            found += worth_trying(state, seat, fields, 1)[:1]
    return found


def is_loot_left(state: GameState, seat: int, answers: list[int]) -> bool:
    """Whether an expedition could bring something more for which there is a place."""
    numbers = state.rules.moves
    for move in answers:
        if numbers.verb[move] == LOOT:
            item = state.rules.loot[numbers.first[move]]
            if isinstance(item.effect, Take) and has_place_for(state, seat, move, item.effect):
                return True
    return False


def has_place_for(state: GameState, seat: int, move: int, loot: Take) -> bool:
    """Whether nothing has to go when this comes."""
    if not [good for good, _ in loot.fixed if good in FARM_ANIMALS]:
        return True
    trial = state.copy()
    apply(trial, move)
    return not state.rules.course.is_overcrowded(trial, seat)


def asks_for(state: GameState, verbs: tuple[int, ...]) -> bool:
    """Whether one of these would be an answer."""
    numbers = state.rules.moves
    for move in state.answers:
        if numbers.verb[move] in verbs:
            return True
    return False


def farm_key(state: GameState, seat: int) -> tuple[object, ...]:
    """What the seat has apart from goods and weapons, to recognise the same end reached in another order."""
    player = state.players[seat]
    return (
        player.newborns, player.meadows, player.fields, player.small_pastures,
        player.large_pastures, player.stables, player.caverns, player.tunnels, player.deep_tunnels,
        player.ore_mines, player.ruby_mines, player.grain_1, player.grain_3, player.vegetable_2, player.owned,
    )  # fmt: skip
