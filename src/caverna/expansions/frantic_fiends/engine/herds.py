"""Where the animals stand while they may not be moved: a suggestion, and the owner's last word."""

from caverna.engine.accommodation.arrange import Arrangement, Holder, arrange_all, holders_of
from caverna.engine.agenda.step import Step
from caverna.engine.goods import BOAR, CATTLE, DOG, DONKEY, FARM_ANIMALS, SHEEP
from caverna.engine.home_board import CELLS
from caverna.engine.moves import DONE
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.fields import HERDS
from caverna.expansions.frantic_fiends.engine.move_table import HERD_BITS, LARGEST_HERD
from caverna.expansions.frantic_fiends.engine.paths import danger_at, dangers
from caverna.expansions.frantic_fiends.engine.places import (
    NO_PLACE,
    Places,
    Stock,
    dogs_for,
    free_places,
    kind_of_place,
    place_at,
    possible_herds,
    wishes,
)
from caverna.expansions.frantic_fiends.engine.player import FiendPlayer, Herd
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import own, player_of

Herds = tuple[Herd, ...]


def still_to_place(player: FiendPlayer, herds: Herds) -> tuple[Stock, int]:
    """The animals, and the dogs, that are not in these herds."""
    left = player.goods.copy()
    dogs = player.goods[DOG]
    for _, animal, count, watching in herds:
        if count:
            left[animal] -= count
            dogs -= watching
    return left, dogs


def has_animals(stock: Stock) -> bool:
    """Whether there are any farm animals."""
    return stock[SHEEP] != 0 or stock[DONKEY] != 0 or stock[BOAR] != 0 or stock[CATTLE] != 0


class WishesLeft:
    """The wishes that can still be met, for animals may have come or gone, and what is left to place."""

    def __init__(self, state: GameState, player: FiendPlayer, wishes: Herds) -> None:
        kept: list[Herd] = []
        left, dogs = still_to_place(player, ())
        for herd in wishes:
            _, animal, count, watching = herd
            if not count or (count <= left[animal] and watching <= dogs):
                kept.append(herd)
                if count:
                    left[animal] -= count
                    dogs -= watching
        places: Places | None = None
        while kept and has_animals(left):
            places = free_places(state.rules, player, cells_in(tuple(kept)))
            if places.hold(left, dogs):
                break
            kept.pop()
            places = None
            left, dogs = still_to_place(player, tuple(kept))
        self.places = places
        """The places that are not spoken for, if it took a look at them."""
        self.herds = tuple(kept)
        self.left = left
        self.dogs = dogs


def cells_in(herds: Herds) -> int:
    """The spaces that are spoken for."""
    cells = 0
    for herd in herds:
        cells |= 1 << herd[0]
    return cells


# The suggestion.


def suggest(state: GameState, seat: int, wishes: Herds) -> Herds:
    """All animals in their places: donkeys in the fullest mines, and few where an orc may come."""
    player = player_of(state, seat)
    wanted = WishesLeft(state, player, wishes)
    fixed = tuple([herd for herd in wanted.herds if herd[2]])
    left, dogs, taken = wanted.left, wanted.dogs, cells_in(wanted.herds)
    if not has_animals(left):
        return fixed
    holders = [holder for holder in holders_of(state.rules, player) if not taken >> holder.cell & 1]
    found = dangers(state, seat)
    if found or player.mined:
        holders.sort(key=lambda place: (danger_at(player, place.cell, found), -player.mined_on(place.cell)))
    while holders and danger_at(player, holders[-1].cell, found):
        for herd in smallest_herd(holders.pop(), holders, left, dogs):
            fixed += (herd,)
            left, dogs = still_to_place(player, fixed)
    placed = arrange_all(holders, dogs, {animal: left[animal] for animal in FARM_ANIMALS})
    return fixed + herds_from(holders, placed or {})


def smallest_herd(holder: Holder, others: list[Holder], left: Stock, dogs: int) -> Herds:
    """The fewest animals, watchdogs counted, for which there is no room in the other places; mostly none."""
    places = Places()
    for place in (*others, holder):
        places.add(place.cell, kind_of(place))
    kind = kind_of(holder)
    if places.hold_without(kind, left, dogs):
        return ()
    herds = possible_herds(places, kind, left, dogs, is_room=False)
    if not herds:
        return ()
    animal, count, watching = min(herds, key=lambda herd: herd[1] + herd[2])
    return ((holder.cell, animal, count, watching),)


def kind_of(holder: Holder) -> int:
    """The kind of a place."""
    return kind_of_place(holder.kinds, holder.capacity, holder.can_be_watched)


def herds_from(holders: list[Holder], placed: Arrangement) -> Herds:
    """The arrangement as herds, with no more dogs than it takes."""
    by_cell = {holder.cell: holder for holder in holders}
    return tuple(
        (cell, animal, count, dogs_for(kind_of(by_cell[cell]), animal, count))
        for cell, animals in sorted(placed.items())
        for animal, count in animals.items()
        if animal != DOG
    )


# The owner's last word.


class ArrangeAnimals(Step):
    """Where do your animals stand?"""

    __slots__ = ("fixed",)
    ASKS = "arrange-animals"
    FIELDS = (("fixed", HERDS),)

    def __init__(self, seat: int, fixed: Herds = ()) -> None:
        self.seat = seat
        self.fixed = fixed
        """What the owner has said so far; the rest is suggested."""

    def options(self, state: GameState) -> list[int]:
        player = player_of(state, self.seat)
        wanted = WishesLeft(state, player, self.fixed)
        if not has_animals(wanted.left):
            return []
        places = wanted.places or free_places(state.rules, player, cells_in(wanted.herds))
        moves = rules_of(state).fiend_moves.kept
        alike: dict[int, list[int]] = {}
        found: list[int] = [DONE]
        for i, cell in enumerate(places.cells):
            moves_there, kind = moves[cell], places.kinds[i]
            if moves_there:
                known = alike.get(kind)
                if known is None:
                    known = wishes(places, kind, wanted.left, wanted.dogs)
                    alike[kind] = known
                for wish in known:
                    move = moves_there.get(wish)
                    if move is not None:
                        found.append(move)
        return found if len(found) > 2 else []

    def answer(self, state: GameState, move: int) -> None:
        if move == DONE:
            self.run(state)
            return
        moves, player = state.rules.moves, player_of(state, self.seat)
        cell, kept = moves.second[move], moves.first[move]
        animal, count = kept >> HERD_BITS, kept & LARGEST_HERD
        kind = place_at(state.rules, player, cell)
        assert kind != NO_PLACE, CELLS[cell]
        herd = (cell, animal, count, dogs_for(kind, animal, count))
        fixed = WishesLeft(state, player, self.fixed).herds if self.fixed else ()
        state.agenda.append(ArrangeAnimals(self.seat, (*fixed, herd)))

    def run(self, state: GameState) -> None:
        own(state, self.seat).herds = suggest(state, self.seat, self.fixed)

    def fault(self, state: GameState, later: list[Step]) -> str:
        return fault_of_herds(self.fixed)


def fault_of_herds(herds: Herds) -> str:
    """Animals of a farm, one herd on a space; empty if it is so."""
    if any(animal not in FARM_ANIMALS and (animal or count) for _, animal, count, _ in herds):
        return "no such animals stand there"
    is_twice = len({herd[0] for herd in herds}) < len(herds)
    return "two herds on one space" if is_twice else ""
