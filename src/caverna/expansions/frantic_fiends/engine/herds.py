"""Where the animals stand while they may not be moved: a suggestion, and the owner's last word."""

from caverna.engine.accommodation.arrange import Arrangement, Holder, arrange_all
from caverna.engine.agenda.step import NO_OPTIONS, Step
from caverna.engine.goods import BOAR, CATTLE, DOG, DONKEY, FARM_ANIMALS, SHEEP
from caverna.engine.home_board import CELLS
from caverna.engine.moves import DONE
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.fields import HERDS
from caverna.expansions.frantic_fiends.engine.move_table import HERD_BITS, LARGEST_HERD, NO_MOVE
from caverna.expansions.frantic_fiends.engine.paths import danger_at, dangers
from caverna.expansions.frantic_fiends.engine.places import (
    NO_PLACE,
    Places,
    Stock,
    animals_on,
    capacity_of,
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
    if not has_animals(player.goods):
        return ()
    wanted = WishesLeft(state, player, wishes)
    fixed = tuple([herd for herd in wanted.herds if herd[2]])
    left, dogs = wanted.left, wanted.dogs
    if not has_animals(left):
        return fixed
    free = wanted.places or free_places(state.rules, player, cells_in(wanted.herds))
    found = dangers(state, seat)
    places, safe = by_danger(player, free, found)
    while len(places.cells) > safe:
        for herd in smallest_herd(places, left, dogs):
            fixed += (herd,)
            left, dogs = still_to_place(player, fixed)
        places.drop_last()
    holders = [holder_on(places, i) for i in range(safe)]
    placed = arrange_all(holders, dogs, {animal: left[animal] for animal in FARM_ANIMALS})
    return fixed + herds_from(holders, placed or {})


def by_danger(player: FiendPlayer, free: Places, found: dict[int, int]) -> tuple[Places, int]:
    """The places, the most dangerous ones last and full mines before empty ones, and how many are safe."""
    safe = 0
    order: list[tuple[int, int, int]] = []
    for i, cell in enumerate(free.cells):
        danger = danger_at(player, cell, found)
        safe += danger == 0
        order.append((danger, -player.mined_on(cell), i))
    if safe == len(order) and not player.mined:
        return free, safe
    order.sort()
    places = Places()
    for _, _, i in order:
        places.add(free.cells[i], free.kinds[i])
    return places, safe


def smallest_herd(places: Places, left: Stock, dogs: int) -> Herds:
    """What must stand on the last place: the fewest, dogs counted, without room elsewhere; mostly none."""
    kind = places.kinds[-1]
    if places.hold_without(kind, left, dogs):
        return ()
    herds = possible_herds(places, kind, left, dogs, is_room=False)
    if not herds:
        return ()
    animal, count, watching = min(herds, key=lambda herd: herd[1] + herd[2])
    return ((places.cells[-1], animal, count, watching),)


def holder_on(places: Places, i: int) -> Holder:
    """One of the places, as `arrange_all` looks at them."""
    kind = places.kinds[i]
    return Holder(places.cells[i], animals_on(kind), capacity_of(kind), kind & 1 == 1)


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
        if not has_animals(player.goods):
            return NO_OPTIONS
        wanted = WishesLeft(state, player, self.fixed)
        if not has_animals(wanted.left):
            return NO_OPTIONS
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
                    if wish < len(moves_there) and moves_there[wish] != NO_MOVE:
                        found.append(moves_there[wish])
        return found if len(found) > 2 else NO_OPTIONS

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
