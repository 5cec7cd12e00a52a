"""The work phase with friendly orcs: after the dwarfs they go, too, and collect goods."""

from typing import Final

from caverna.engine.agenda.effect import Perform
from caverna.engine.agenda.fields import Whole
from caverna.engine.agenda.step import NO_OPTIONS, Step
from caverna.engine.anytime.offered import has_anytime_moves
from caverna.engine.events import Event
from caverna.engine.goods import NOTHING, ORE, RUBY, STONE, WOOD, amount_of, one
from caverna.engine.moves import ORDER, PASS
from caverna.engine.question import Asked, ask
from caverna.engine.reasons import Text, say
from caverna.engine.rounds.work_phase import (
    DUE,
    EndTurn,
    NextTurn,
    PlaceDwarf,
    ReturnHome,
    placeable,
    placements,
)
from caverna.engine.state.game_state import NOBODY, OUTSIDER, GameState
from caverna.engine.state.player import HOME
from caverna.engine.verbs.pay import pay
from caverna.engine.verbs.receive import receive
from caverna.expansions.frantic_fiends.engine.befriend import ChangeRoom, offer_homes
from caverna.expansions.frantic_fiends.engine.events import ORC_PLACED
from caverna.expansions.frantic_fiends.engine.moves import ORDER_ORC, SEND
from caverna.expansions.frantic_fiends.engine.player import ORC_NAMES, FiendPlayer, Friend, at_home
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import own, player_of

CAMOUFLAGED: Final = 3
"""Weapons up to this strength go unnoticed."""
BUILDING_MATERIALS: Final[tuple[int, ...]] = (WOOD, STONE, ORE)


def waiting_friends(player: FiendPlayer) -> list[Friend]:
    """The friendly orcs that can still be placed."""
    return [friend for friend in player.free_friends() if at_home(friend)]


def is_anybody_stronger(player: FiendPlayer, due: int) -> bool:
    """Whether somebody who is at home, too, has a better weapon than a dwarf."""
    strength = player.weapons[due]
    for dwarf in placeable(player):
        if player.weapons[dwarf] > strength:
            return True
    return False


class NextWorker(NextTurn):
    """The turn goes to the next player who has a dwarf or a friendly orc to place."""

    __slots__ = ()
    REPLACES = True

    def run(self, state: GameState) -> None:
        count = len(state.players)
        for i in range(count):
            seat = (self.seat + i) % count
            player = player_of(state, seat)
            if not player.passed and (placeable(player) or sendings(state, seat)):
                state.agenda.append(NextWorker((seat + 1) % count))
                state.agenda.append(PlaceWorker(seat))
                return


class PlaceWorker(PlaceDwarf):
    """On which space do you place a dwarf, or a friendly orc?"""

    __slots__ = ()
    REPLACES = True

    def options(self, state: GameState) -> list[int]:
        player = player_of(state, self.seat)
        if not placeable(player):
            found = sendings(state, self.seat)
            return [*found, PASS] if found else []
        dwarf, found = self.due(state)
        if not found:
            orcs = sendings(state, self.seat) if self.dwarf == DUE else []
            if orcs:
                return [*orcs, PASS]
            return [PASS] if has_anytime_moves(state, self.seat) else []
        if self.dwarf == DUE:
            found += self.before_time(state, dwarf)
        found.append(PASS)
        return found

    def before_time(self, state: GameState, due: int) -> list[int]:
        """Armed dwarfs and orcs that may go before their turn. The ruby is paid before they go."""
        player, moves = player_of(state, self.seat), rules_of(state).fiend_moves
        if not player.goods[RUBY] and not player.owned >> rules_of(state).camouflage_dwelling & 1:
            return NO_OPTIONS
        found: list[int] = []
        orcs: list[int] = []
        if player.goods[RUBY] and (player.friends or is_anybody_stronger(player, due)):
            trial = state.copy()
            pay(trial, self.seat, one(RUBY), "order")
            found = self.out_of_order(trial, due)
            orcs = sendings(trial, self.seat)
        disguised = self.disguised(state, due)
        if disguised and moves.order[disguised - 1] not in found:
            found.append(moves.order[disguised - 1])
        return [*found, moves.order_orc] if orcs else found

    def disguised(self, state: GameState, due: int) -> int:
        """The weapon that may precede an unarmed dwarf for nothing, 0 if there is none."""
        player = player_of(state, self.seat)
        if player.weapons[due] or not player.owned >> rules_of(state).camouflage_dwelling & 1:
            return 0
        armed = [dwarf for dwarf in placeable(player) if player.weapons[dwarf]]
        if not armed or player.weapons[armed[0]] > CAMOUFLAGED:
            return 0
        return player.weapons[armed[0]] if placements(state, self.seat, armed[0], enough=1) else 0

    def answer(self, state: GameState, move: int) -> None:
        moves = state.rules.moves
        verb = moves.verb[move]
        if verb == SEND:
            self.send(state, moves.first[move], moves.second[move])
        elif verb == ORDER_ORC:
            pay(state, self.seat, one(RUBY), "order_orc")
            state.agenda.append(SendOrc(self.seat))
        elif verb == ORDER:
            player = player_of(state, self.seat)
            if self.disguised(state, self.due_dwarf(state)) != moves.first[move]:
                pay(state, self.seat, one(RUBY), "order")
            chosen = [dwarf for dwarf in placeable(player) if player.weapons[dwarf] == moves.first[move]]
            state.agenda.append(PlaceWorker(self.seat, chosen[0]))
        else:
            super().answer(state, move)

    def send(self, state: GameState, orc: int, space: int) -> None:
        """A friendly orc goes to work. Dwarfs for whom there was nothing to do stay at home this round."""
        player = own(state, self.seat)
        for dwarf in placeable(player):
            player.resting |= 1 << dwarf
        go_to_work(state, self.seat, orc, space)

    def question(self, state: GameState) -> Asked:
        """Dwarfs as in the base game; where there is nothing for them, friendly orcs."""
        dwarfs = placeable(player_of(state, self.seat))
        if dwarfs and (self.due(state)[1] or len(self.options(state)) == 1):
            return super().question(state)
        return ask("send-orc")

    def fault(self, state: GameState, later: list[Step]) -> str:
        player = player_of(state, self.seat)
        at_home = placeable(player)
        is_anybody_due = self.dwarf == DUE and (len(at_home) > 0 or len(waiting_friends(player)) > 0)
        return "" if is_anybody_due or self.dwarf in at_home else "there is nobody to place"


class SendOrc(Step):
    """On which space do you place a friendly orc?"""

    __slots__ = ()
    ASKS = "send-orc-now"

    def options(self, state: GameState) -> list[int]:
        return sendings(state, self.seat)

    def answer(self, state: GameState, move: int) -> None:
        go_to_work(state, self.seat, state.rules.moves.first[move], state.rules.moves.second[move])

    def insists(self, state: GameState) -> bool:
        return True

    def is_stuck(self, state: GameState) -> bool:
        return not sendings(state, self.seat)

    def why_stuck(self, state: GameState) -> Text:
        return say("why-then-no-orc-goes")


def sendings(state: GameState, seat: int) -> list[int]:
    """The friendly orcs with the spaces they can use, one of each kind."""
    player, rules = player_of(state, seat), rules_of(state)
    found: list[int] = []
    if not player.friends:
        return found
    rooms = dict(player.rooms)
    kinds: list[int] = []
    for orc, home, _ in waiting_friends(player):
        kind = rooms.get(home, 0)
        if kind in (rules.guest_dwelling, rules.mine_orc_dwelling):
            kind = -1
        if kind in kinds:
            continue
        kinds.append(kind)
        found += [rules.fiend_moves.send[orc][space] for space in usable(state, seat, kind)]
    return found


def usable(state: GameState, seat: int, kind: int) -> list[int]:
    """The free spaces an orc of this kind can use: where goods lie; an orc worker also all others."""
    rules, occupied = rules_of(state), state.occupied
    free = [space for space in (*rules.printed, *state.cards) if occupied[space] == NOBODY]
    if kind != rules.orc_worker_dwelling:
        return [space for space in free if state.stock[space]]
    asked = state.with_worker(OUTSIDER)
    return [space for space in free if rules.space(space).effect.is_possible(asked, seat)]


def go_to_work(state: GameState, seat: int, orc: int, space: int) -> None:
    """An orc is placed; most just collect what lies there."""
    player, rules = own(state, seat), rules_of(state)
    home = next(home for who, home, _ in player.friends if who == orc)
    player.friends = tuple(
        (who, where, space if who == orc else place) for who, where, place in player.friends
    )
    state.occupied[space] = seat
    state.worker = OUTSIDER
    state.workplace = space
    if state.events is not None:
        orc_name, key = ORC_NAMES[orc], rules.space_keys[space]
        state.events.append(Event(ORC_PLACED, seat, details={"orc": orc_name, "space": key}))
    state.agenda.append(EndTurn(seat))
    room = dict(player.rooms)[home]
    if room == rules.orc_worker_dwelling:
        state.agenda.append(Perform(seat, rules.space(space).effect))
        return
    goods = state.stock[space]
    state.stock[space] = NOTHING
    if room == rules.chief_orc_dwelling:
        kinds = sum(1 << good for good in BUILDING_MATERIALS if amount_of(goods, good))
        state.agenda.append(ChiefTakesMore(seat, kinds))
    receive(state, seat, goods, rules.space_keys[space])


class ChiefTakesMore(Step):
    """Of which building material does the chief bring one more?"""

    __slots__ = ("kinds",)
    ASKS = "chief"
    FIELDS = (("kinds", Whole(0, 1 << WOOD | 1 << STONE | 1 << ORE)),)

    def __init__(self, seat: int, kinds: int) -> None:
        self.seat = seat
        self.kinds = kinds
        """Bit set of the materials he has collected."""

    def options(self, state: GameState) -> list[int]:
        found = [good for good in BUILDING_MATERIALS if self.kinds >> good & 1]
        moves = rules_of(state).fiend_moves.chief
        return [moves[good] for good in found] if len(found) > 1 else []

    def answer(self, state: GameState, move: int) -> None:
        receive(state, self.seat, one(state.rules.moves.first[move]), "chief_orc_dwelling")

    def run(self, state: GameState) -> None:
        for good in BUILDING_MATERIALS:
            if self.kinds >> good & 1:
                receive(state, self.seat, one(good), "chief_orc_dwelling")


class EverybodyHome(ReturnHome):
    """Dwarfs and friendly orcs come home; orcs may change their rooms, and leave one to a held orc."""

    __slots__ = ()
    REPLACES = True

    def run(self, state: GameState) -> None:
        super().run(state)
        for seat in reversed(state.turn_order()):
            offer_homes(state, seat)
            if player_of(state, seat).friends:
                player = own(state, seat)
                player.friends = tuple((orc, home, HOME) for orc, home, _ in player.friends)
                state.agenda.append(ChangeRoom(seat))
