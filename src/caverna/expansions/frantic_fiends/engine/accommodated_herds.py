"""Where the animals stand after some have come or gone while they may not be moved."""

from itertools import permutations

from caverna.engine.accommodation.arrange import Holder, holders_of
from caverna.engine.goods import BOAR, CATTLE, DOG, DONKEY, FARM_ANIMALS, SHEEP
from caverna.engine.home_board import FOREST
from caverna.engine.hooks import ANY_ANIMAL
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.herds import Herds, has_animals, kind_of, still_to_place
from caverna.expansions.frantic_fiends.engine.paths import danger_at, dangers
from caverna.expansions.frantic_fiends.engine.places import NO_PLACE, capacity_of, dogs_for, place_at, takes
from caverna.expansions.frantic_fiends.engine.player import FiendPlayer, Herd
from caverna.expansions.frantic_fiends.engine.state import own, player_of


def accommodated_herds(state: GameState, seat: int) -> tuple[Herds, int]:
    """The herds after animals came or went, and how many found no place."""
    player = player_of(state, seat)
    assert player.herds is not None
    if is_accommodated(state, player, player.herds):
        return player.herds, 0
    return moved_herds(state, seat, player.herds)


def moved_herds(state: GameState, seat: int, herds: Herds) -> tuple[Herds, int]:
    """The same if somebody has to move."""
    player = player_of(state, seat)
    by_cell = {holder.cell: holder for holder in holders_of(state.rules, player)}
    found = dangers(state, seat)
    newcomers, has_gone = who_moved(player, herds, by_cell)
    best: tuple[Herds, int] | None = None
    for smallest_go in (False, True) if has_gone else (False,):
        for order in permutations(newcomers):
            after, outside = accommodate(player, by_cell, found, order, smallest_go)
            if not outside:
                return after, 0
            if best is None or outside < best[1]:
                best = after, outside
    assert best is not None
    return best


def who_moved(player: FiendPlayer, herds: Herds, by_cell: dict[int, Holder]) -> tuple[list[int], bool]:
    """The kinds of which some must look for room, and whether animals have gone."""
    left, dogs = still_to_place(player, herds)
    homeless = {herd[1] for herd in herds if not is_home_to(by_cell, herd)}
    if dogs < 0:
        homeless.add(SHEEP)
    newcomers = [animal for animal in FARM_ANIMALS if left[animal] > 0 or animal in homeless]
    return newcomers, min([left[animal] for animal in FARM_ANIMALS]) < 0


def herds_now(state: GameState, seat: int) -> Herds:
    """The herds as they stand at this moment of an event; none while animals may be moved."""
    return () if player_of(state, seat).herds is None else accommodated_herds(state, seat)[0]


def is_accommodated(state: GameState, player: FiendPlayer, herds: Herds) -> bool:
    """Whether every animal stands where it can stand."""
    if not herds:
        return not has_animals(player.goods)
    goods = player.goods
    sheep, donkeys, boars, cattle, dogs = goods[SHEEP], goods[DONKEY], goods[BOAR], goods[CATTLE], goods[DOG]
    for herd in herds:
        cell, animal, count, watching = herd
        if not holds(place_at(state.rules, player, cell), herd):
            return False
        dogs -= watching
        if animal == SHEEP:
            sheep -= count
        elif animal == DONKEY:
            donkeys -= count
        elif animal == BOAR:
            boars -= count
        else:
            cattle -= count
    return not (sheep or donkeys or boars or cattle) and dogs >= 0


def is_home_to(by_cell: dict[int, Holder], herd: Herd) -> bool:
    """Whether there is still a place for a herd where it stands."""
    holder = by_cell.get(herd[0])
    return holder is not None and holds(kind_of(holder), herd)


def holds(kind: int, herd: Herd) -> bool:
    """Whether a place of a kind, if there is one, can hold a herd."""
    _, animal, count, dogs = herd
    if kind == NO_PLACE or not takes(kind, animal):
        return False
    needed = dogs_for(kind, animal, count)
    return count <= capacity_of(kind) or (kind & 1 == 1 and 0 < needed <= dogs)


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
    gone = sum(herds[cell][2] for cell in cells) - player.goods[animal]
    if gone <= 0:
        return
    cells.sort(key=lambda cell: (-danger_at(player, cell, found), not FOREST >> cell & 1))
    if smallest_go:
        cells.sort(key=lambda cell: herds[cell][2])
    for cell in cells:
        if gone <= 0:
            return
        count = herds[cell][2]
        left = max(0, count - gone)
        gone -= count - left
        if left:
            herds[cell] = (cell, animal, left, dogs_for(kind_of(by_cell[cell]), animal, left))
        else:
            herds.pop(cell)


def stay_behind(herds: dict[int, Herd], holder: Holder, count: int, dogs: int) -> None:
    """Sheep that lose dogs: so many can still stay."""
    most = max(holder.capacity, dogs + 1 if dogs else 0)
    herds.pop(holder.cell)
    if most:
        staying = min(count, most)
        herds[holder.cell] = (holder.cell, SHEEP, staying, dogs_for(kind_of(holder), SHEEP, staying))


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
    watching = dogs_for(kind_of(holder), animal, count + came)
    herds[holder.cell] = (holder.cell, animal, count + came, watching)
    return came, spare + dogs - watching


def tidy(state: GameState, seat: int) -> None:
    """Write down where the animals stand after some came or went."""
    player = player_of(state, seat)
    herds = player.herds
    if herds is not None and not is_accommodated(state, player, herds):
        own(state, seat).herds = moved_herds(state, seat, herds)[0]
