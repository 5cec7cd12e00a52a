"""Where the animals stand while they may not be moved: a suggestion, and the owner's last word."""

from itertools import permutations

from caverna.engine.accommodation.arrange import Holder, arrange_all, holders_of
from caverna.engine.accommodation.fits import Pens, fits
from caverna.engine.agenda.step import Step
from caverna.engine.goods import DOG, FARM_ANIMALS, SHEEP
from caverna.engine.home_board import FOREST
from caverna.engine.hooks import ANY_ANIMAL
from caverna.engine.moves import DONE
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.fields import HERDS
from caverna.expansions.frantic_fiends.engine.move_table import FiendMoves
from caverna.expansions.frantic_fiends.engine.paths import danger_at, dangers
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import FiendPlayer, Herd, own, player_of

Herds = tuple[Herd, ...]
Count = dict[int, int]


def dogs_for(holder: Holder, animal: int, count: int) -> int:
    """How many dogs it takes to keep so many animals there."""
    return max(1, count - 1) if animal == SHEEP and count > holder.capacity else 0


def kinds_of(holder: Holder) -> list[int]:
    """The animals a place takes."""
    return [animal for bit, animal in enumerate(FARM_ANIMALS) if holder.kinds >> bit & 1]


def still_to_place(player: FiendPlayer, herds: Herds) -> tuple[Count, int]:
    """The animals, and the dogs, that are not in these herds."""
    left = {animal: player.goods[animal] for animal in FARM_ANIMALS}
    dogs = player.goods[DOG]
    for _, animal, count, watching in herds:
        if count:
            left[animal] -= count
            dogs -= watching
    return left, dogs


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
    while kept and not all_fit(places_but(state, player, tuple(kept)), *still_to_place(player, tuple(kept))):
        kept.pop()
    return tuple(kept)


def places_but(state: GameState, player: FiendPlayer, taken: Herds) -> list[Holder]:
    """The places for animals that are not spoken for."""
    cells = [herd[0] for herd in taken]
    return [holder for holder in holders_of(state.rules, player) if holder.cell not in cells]


def pens_of_places(holders: list[Holder]) -> Pens:
    """The places as the summary that `fits` works on."""
    only = [0, 0, 0, 0]
    areas, rooms = [], []
    for holder in holders:
        if holder.kinds != ANY_ANIMAL:
            only[holder.kinds.bit_length() - 1] += holder.capacity
        elif holder.can_be_watched:
            areas.append(holder.capacity)
        else:
            rooms.append(holder.capacity)
    return tuple(only), tuple(sorted(areas)), tuple(sorted(rooms))


def all_fit(holders: list[Holder], left: Count, dogs: int) -> bool:
    """Whether the animals fit into the places."""
    return fits(pens_of_places(holders), dogs, *[left[animal] for animal in FARM_ANIMALS])


# The suggestion.


def suggest(state: GameState, seat: int, fixed: Herds) -> Herds:
    """All animals in their places: donkeys in the fullest mines, and few where an orc may come."""
    player = player_of(state, seat)
    fixed = still_wanted(state, player, fixed)
    left, dogs = still_to_place(player, fixed)
    holders = places_but(state, player, fixed)
    fixed = tuple(herd for herd in fixed if herd[2])
    if not any(left.values()):
        return fixed
    found = dangers(state, seat)
    holders.sort(key=lambda place: (danger_at(player, place.cell, found), -player.mined_on(place.cell)))
    while holders and danger_at(player, holders[-1].cell, found):
        for herd in smallest_herd(holders.pop(), holders, left, dogs):
            fixed += (herd,)
            left, dogs = still_to_place(player, fixed)
    placed = arrange_all(holders, dogs, dict(left))
    return fixed + herds_from(holders, placed or {})


def smallest_herd(holder: Holder, others: list[Holder], left: Count, dogs: int) -> Herds:
    """The fewest animals, watchdogs counted, for which there is no room in the other places; mostly none."""
    if all_fit(others, left, dogs):
        return ()
    herds = possible_herds(holder, others, left, dogs)
    return (min(herds, key=lambda herd: herd[2] + herd[3]),) if herds else ()


def possible_herds(holder: Holder, others: list[Holder], left: Count, dogs: int) -> list[Herd]:
    """All herds that could stand on one place, so that the rest of the animals still fits."""
    found: list[Herd] = []
    for animal in kinds_of(holder):
        most = holder.capacity
        if animal == SHEEP and holder.can_be_watched and dogs:
            most = max(most, dogs + 1)
        for count in range(1, min(most, left[animal]) + 1):
            watching = dogs_for(holder, animal, count)
            if all_fit(others, {**left, animal: left[animal] - count}, dogs - watching):
                found.append((holder.cell, animal, count, watching))
    return found


def herds_from(holders: list[Holder], placed: dict[int, Count]) -> Herds:
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
        if not any(left.values()):
            return []
        moves = rules_of(state).fiend_moves
        holders = places_but(state, player, fixed)
        found: list[int] = []
        for i, holder in enumerate(holders):
            others = holders[:i] + holders[i + 1 :]
            found += wishes(moves, holder, others, left, dogs)
        return [DONE, *found] if len(found) > 1 else []

    def answer(self, state: GameState, move: int) -> None:
        if move == DONE:
            self.run(state)
            return
        moves = state.rules.moves
        cell, animal, count = moves.second[move], moves.first[move] >> 5, moves.first[move] & 31
        holder = next(h for h in holders_of(state.rules, state.players[self.seat]) if h.cell == cell)
        herd = (cell, animal, count, dogs_for(holder, animal, count))
        fixed = still_wanted(state, player_of(state, self.seat), self.fixed)
        state.agenda.append(ArrangeAnimals(self.seat, (*fixed, herd)))

    def run(self, state: GameState) -> None:
        own(state, self.seat).herds = suggest(state, self.seat, self.fixed)

    def fault(self, state: GameState, later: list[Step]) -> str:
        if any(animal not in FARM_ANIMALS and (animal or count) for _, animal, count, _ in self.fixed):
            return "no such animals stand there"
        is_twice = len({herd[0] for herd in self.fixed}) < len(self.fixed)
        return "two herds on one space" if is_twice else ""


def wishes(known: FiendMoves, holder: Holder, others: list[Holder], left: Count, dogs: int) -> list[int]:
    """What may be said about one place, so that the rest of the animals still fits."""
    moves = known.keep[holder.cell]
    if not moves:
        return []
    found = [moves[0, 0]] if all_fit(others, left, dogs) else []
    herds = possible_herds(holder, others, left, dogs)
    return found + [moves[herd[1], herd[2]] for herd in herds if (herd[1], herd[2]) in moves]


# While they may not be moved.


def accommodated_herds(state: GameState, seat: int) -> tuple[Herds, int]:
    """The herds after animals came or went, and how many found no place."""
    player = player_of(state, seat)
    assert player.herds is not None
    if not player.herds and not any(player.goods[animal] for animal in FARM_ANIMALS):
        return (), 0
    by_cell = {holder.cell: holder for holder in holders_of(state.rules, player)}
    if is_accommodated(player, player.herds, by_cell):
        return player.herds, 0
    found = dangers(state, seat)
    newcomers, has_gone = who_moved(player, player.herds, by_cell)
    best: tuple[Herds, int] | None = None
    for smallest_go in (False, True) if has_gone else (False,):
        for order in permutations(newcomers):
            herds, outside = accommodate(player, by_cell, found, order, smallest_go)
            if not outside:
                return herds, 0
            if best is None or outside < best[1]:
                best = herds, outside
    assert best is not None
    return best


def who_moved(player: FiendPlayer, herds: Herds, by_cell: dict[int, Holder]) -> tuple[list[int], bool]:
    """The kinds of which some must look for room, and whether animals have gone."""
    left, dogs = still_to_place(player, herds)
    homeless = {herd[1] for herd in herds if not is_home_to(by_cell, herd)}
    if dogs < 0:
        homeless.add(SHEEP)
    newcomers = [animal for animal in FARM_ANIMALS if left[animal] > 0 or animal in homeless]
    return newcomers, min(left.values()) < 0


def herds_now(state: GameState, seat: int) -> Herds:
    """The herds as they stand at this moment of an event; none while animals may be moved."""
    return () if player_of(state, seat).herds is None else accommodated_herds(state, seat)[0]


def is_accommodated(player: FiendPlayer, herds: Herds, by_cell: dict[int, Holder]) -> bool:
    """Whether every animal stands where it can stand."""
    left, dogs = still_to_place(player, herds)
    return dogs >= 0 and not any(left.values()) and all(is_home_to(by_cell, herd) for herd in herds)


def is_home_to(by_cell: dict[int, Holder], herd: Herd) -> bool:
    """Whether there is still a place for a herd where it stands."""
    cell, animal, count, dogs = herd
    holder = by_cell.get(cell)
    if holder is None or animal not in kinds_of(holder):
        return False
    return count <= holder.capacity or (holder.can_be_watched and 0 < dogs_for(holder, animal, count) <= dogs)


def accommodate(
    player: FiendPlayer,
    by_cell: dict[int, Holder],
    found: dict[int, int],
    order: tuple[int, ...],
    smallest_go: bool,
) -> tuple[Herds, int]:
    """One way to do it: whoever stands somewhere stays there, newcomers look for room kind by kind."""
    herds = {herd[0]: herd for herd in player.herds or () if is_home_to(by_cell, herd)}
    for animal in FARM_ANIMALS:
        shrink(player, herds, by_cell, animal, found, smallest_go)
    spare = player.goods[DOG] - sum(herd[3] for herd in herds.values())
    for cell, _, count, dogs in [herd for herd in herds.values() if herd[3]]:
        if spare < 0:
            left = max(0, dogs + spare)
            spare += dogs - left
            stay_behind(herds, by_cell[cell], count, left)
    outside = 0
    for animal in order:
        missing = player.goods[animal] - sum(herd[2] for herd in herds.values() if herd[1] == animal)
        for holder in sorted(by_cell.values(), key=lambda place: appeal(player, place, herds, found)):
            if not missing:
                break
            came, spare = put_more(herds, holder, animal, missing, spare)
            missing -= came
        outside += missing
    return tuple(sorted(herds.values())), outside


def appeal(
    player: FiendPlayer, holder: Holder, herds: dict[int, Herd], found: dict[int, int]
) -> tuple[int, ...]:
    """What newcomers look at: first safety, then that they take nobody else's room."""
    danger = danger_at(player, holder.cell, found)
    return danger, holder.kinds == ANY_ANIMAL, holder.cell not in herds, holder.capacity


def shrink(
    player: FiendPlayer,
    herds: dict[int, Herd],
    by_cell: dict[int, Holder],
    animal: int,
    found: dict[int, int],
    smallest_go: bool,
) -> None:
    """Animals that are gone were those in the greatest danger, or of small herds, if that makes room."""
    cells = [cell for cell, herd in herds.items() if herd[1] == animal]
    cells.sort(key=lambda cell: (-danger_at(player, cell, found), not FOREST >> cell & 1))
    if smallest_go:
        cells.sort(key=lambda cell: herds[cell][2])
    gone = sum(herds[cell][2] for cell in cells) - player.goods[animal]
    for cell in cells:
        if gone <= 0:
            return
        count = herds[cell][2]
        left = max(0, count - gone)
        gone -= count - left
        if left:
            herds[cell] = (cell, animal, left, dogs_for(by_cell[cell], animal, left))
        else:
            herds.pop(cell)


def stay_behind(herds: dict[int, Herd], holder: Holder, count: int, dogs: int) -> None:
    """Sheep that lose dogs: so many can still stay."""
    most = max(holder.capacity, dogs + 1 if dogs else 0)
    herds.pop(holder.cell)
    if most:
        staying = min(count, most)
        herds[holder.cell] = (holder.cell, SHEEP, staying, dogs_for(holder, SHEEP, staying))


def put_more(
    herds: dict[int, Herd], holder: Holder, animal: int, missing: int, spare: int
) -> tuple[int, int]:
    """How many more animals a place takes, and how many dogs are idle afterwards."""
    bit = FARM_ANIMALS.index(animal)
    here = herds.get(holder.cell)
    if not holder.kinds >> bit & 1 or (here is not None and here[1] != animal):
        return 0, spare
    count, dogs = (here[2], here[3]) if here is not None else (0, 0)
    most = holder.capacity
    if animal == SHEEP and holder.can_be_watched and spare + dogs:
        most = max(most, spare + dogs + 1)
    came = min(missing, most - count)
    if came <= 0:
        return 0, spare
    watching = dogs_for(holder, animal, count + came)
    herds[holder.cell] = (holder.cell, animal, count + came, watching)
    return came, spare + dogs - watching


def tidy(state: GameState, seat: int) -> None:
    """Write down where the animals stand after some came or went."""
    player = player_of(state, seat)
    if player.herds is not None:
        herds, _ = accommodated_herds(state, seat)
        if herds != player.herds:
            own(state, seat).herds = herds
