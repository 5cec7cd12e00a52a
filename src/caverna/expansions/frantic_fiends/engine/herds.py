"""Where the animals stand while they may not be moved: a suggestion, and the owner's last word."""

from typing import Final

from caverna.engine.accommodation.arrange import Arrangement, Holder, arrange_all, holder_at, holders_of
from caverna.engine.accommodation.fits import Stalls, stalls
from caverna.engine.agenda.step import Step
from caverna.engine.goods import BOAR, CATTLE, DOG, DONKEY, FARM_ANIMALS, SHEEP
from caverna.engine.home_board import CELLS
from caverna.engine.hooks import ANY_ANIMAL
from caverna.engine.moves import DONE
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.fields import HERDS
from caverna.expansions.frantic_fiends.engine.move_table import HERD_BITS, LARGEST_HERD
from caverna.expansions.frantic_fiends.engine.paths import danger_at, dangers
from caverna.expansions.frantic_fiends.engine.player import FiendPlayer, Herd
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import own, player_of

Herds = tuple[Herd, ...]
Stock = list[int]
"""How many of each good; only the farm animals count."""
NO_HERD: Final = 0


def dogs_for(holder: Holder, animal: int, count: int) -> int:
    """How many dogs it takes to keep so many animals there."""
    return max(1, count - 1) if animal == SHEEP and count > holder.capacity else 0


def kinds_of(holder: Holder) -> list[int]:
    """The animals a place takes."""
    return [animal for bit, animal in enumerate(FARM_ANIMALS) if holder.kinds >> bit & 1]


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


def still_wanted(state: GameState, player: FiendPlayer, wishes: Herds) -> Herds:
    """The wishes that can still be met: animals may have come or gone meanwhile."""
    if not wishes:
        return wishes
    left, dogs = still_to_place(player, ())
    kept: list[Herd] = []
    for herd in wishes:
        _, animal, count, watching = herd
        if not count or (count <= left[animal] and watching <= dogs):
            kept.append(herd)
            if count:
                left[animal] -= count
                dogs -= watching
    while kept:
        left, dogs = still_to_place(player, tuple(kept))
        if can_hold(stalls_of(places_but(state, player, tuple(kept))), left, dogs):
            break
        kept.pop()
    return tuple(kept)


def places_but(state: GameState, player: FiendPlayer, taken: Herds) -> list[Holder]:
    """The places for animals that are not spoken for."""
    cells = 0
    for herd in taken:
        cells |= 1 << herd[0]
    return [holder for holder in holders_of(state.rules, player) if not cells >> holder.cell & 1]


def stalls_of(holders: list[Holder]) -> Stalls:
    """The places as a summary."""
    only = [0, 0, 0, 0]
    areas, rooms = [], []
    for holder in holders:
        if holder.kinds != ANY_ANIMAL:
            only[holder.kinds.bit_length() - 1] += holder.capacity
        elif holder.can_be_watched:
            areas.append(holder.capacity)
        else:
            rooms.append(holder.capacity)
    return stalls((tuple(only), tuple(sorted(areas)), tuple(sorted(rooms))))


def can_hold(places: Stalls, left: Stock, dogs: int) -> bool:
    """Whether the animals fit into the places."""
    return places.hold(dogs, left[SHEEP], left[DONKEY], left[BOAR], left[CATTLE])


# The suggestion.


def suggest(state: GameState, seat: int, fixed: Herds) -> Herds:
    """All animals in their places: donkeys in the fullest mines, and few where an orc may come."""
    player = player_of(state, seat)
    fixed = still_wanted(state, player, fixed)
    left, dogs = still_to_place(player, fixed)
    holders = places_but(state, player, fixed)
    fixed = tuple(herd for herd in fixed if herd[2])
    if not has_animals(left):
        return fixed
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
    places = stalls_of(others)
    if can_hold(places, left, dogs):
        return ()
    herds = possible_herds(holder, places, left, dogs)
    return (min(herds, key=lambda herd: herd[2] + herd[3]),) if herds else ()


def possible_herds(holder: Holder, others: Stalls, left: Stock, dogs: int) -> list[Herd]:
    """All herds that could stand on one place, so that the rest of the animals still fits into the others."""
    found: list[Herd] = []
    rest = left.copy()
    for animal in kinds_of(holder):
        most = holder.capacity
        if animal == SHEEP and holder.can_be_watched and dogs:
            most = max(most, dogs + 1)
        is_fewer = False
        for count in range(1, min(most, left[animal]) + 1):
            watching = dogs_for(holder, animal, count)
            rest[animal] = left[animal] - count
            # Where more could stay away, fewer can, unless it takes dogs.
            if (is_fewer and not watching) or can_hold(others, rest, dogs - watching):
                is_fewer = True
                found.append((holder.cell, animal, count, watching))
        rest[animal] = left[animal]
    return found


def herds_from(holders: list[Holder], placed: Arrangement) -> Herds:
    """The arrangement as herds, with no more dogs than it takes."""
    by_cell = {holder.cell: holder for holder in holders}
    return tuple(
        (cell, animal, count, dogs_for(by_cell[cell], animal, count))
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
        fixed = still_wanted(state, player, self.fixed)
        left, dogs = still_to_place(player, fixed)
        if not has_animals(left):
            return []
        kept = rules_of(state).fiend_moves.kept
        holders = places_but(state, player, fixed)
        alike: dict[int, list[int]] = {}
        found: list[int] = []
        for i, holder in enumerate(holders):
            moves = kept[holder.cell]
            if moves:
                kind = holder.capacity << 5 | holder.kinds << 1 | holder.can_be_watched
                known = alike.get(kind)
                if known is None:
                    known = wishes(holder, holders[:i] + holders[i + 1 :], left, dogs)
                    alike[kind] = known
                for wish in known:
                    move = moves.get(wish)
                    if move is not None:
                        found.append(move)
        return [DONE, *found] if len(found) > 1 else []

    def answer(self, state: GameState, move: int) -> None:
        if move == DONE:
            self.run(state)
            return
        moves = state.rules.moves
        cell, kept = moves.second[move], moves.first[move]
        animal, count = kept >> HERD_BITS, kept & LARGEST_HERD
        holder = holder_at(state.rules, state.players[self.seat], cell)
        assert holder is not None, CELLS[cell]
        herd = (cell, animal, count, dogs_for(holder, animal, count))
        fixed = still_wanted(state, player_of(state, self.seat), self.fixed)
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


def wishes(holder: Holder, others: list[Holder], left: Stock, dogs: int) -> list[int]:
    """What may be said about one place, so that the rest of the animals still fits, as `kept` has it."""
    places = stalls_of(others)
    found = [NO_HERD] if can_hold(places, left, dogs) else []
    for _, animal, count, _ in possible_herds(holder, places, left, dogs):
        if count <= LARGEST_HERD:
            found.append(animal << HERD_BITS | count)
    return found
