"""Where animals should stand before an orc event, place by place and each time anew."""

from caverna.engine.accommodation.arrange import Holder, arrange_all, holders_of
from caverna.engine.accommodation.fits import search_for_places
from caverna.engine.goods import DOG, FARM_ANIMALS
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.herds import Herds, herds_from, kind_of
from caverna.expansions.frantic_fiends.engine.paths import danger_at, dangers
from caverna.expansions.frantic_fiends.engine.places import dogs_for, pens_with
from caverna.expansions.frantic_fiends.engine.player import Herd
from caverna.expansions.frantic_fiends.engine.state import player_of


def plain_suggestion(state: GameState, seat: int) -> Herds:
    """As few animals as possible where orcs may come, beginning with the most dangerous place."""
    player = player_of(state, seat)
    left = {animal: player.goods[animal] for animal in FARM_ANIMALS}
    dogs, found, herds = player.goods[DOG], dangers(state, seat), list[Herd]()

    def danger(place: Holder) -> int:
        return danger_at(player, place.cell, found)

    holders = sorted(
        holders_of(state.rules, player), key=lambda place: (danger(place), -player.mined_on(place.cell))
    )
    while holders and danger(holders[-1]):
        last = holders.pop()
        if not fit(holders, left, dogs):
            for herd in fewest_on(last, holders, left, dogs):
                herds.append(herd)
                left[herd[1]] -= herd[2]
                dogs -= herd[3]
    return (*herds, *herds_from(holders, arrange_all(holders, dogs, dict(left)) or {}))


def fit(holders: list[Holder], left: dict[int, int], dogs: int) -> bool:
    """Whether all animals find room."""
    pens = pens_with(sorted(kind_of(holder) for holder in holders))
    return search_for_places(pens, dogs, *[left[animal] for animal in FARM_ANIMALS])


def fewest_on(holder: Holder, others: list[Holder], left: dict[int, int], dogs: int) -> list[Herd]:
    """The smallest herd, watchdogs counted, with which the others are enough for everybody else."""
    found: list[Herd] = []
    for bit, animal in enumerate(FARM_ANIMALS):
        for count in range(1, left[animal] + 1 if holder.kinds >> bit & 1 else 0):
            watching = dogs_for(kind_of(holder), animal, count)
            is_room = count <= holder.capacity or (holder.can_be_watched and 0 < watching <= dogs)
            if is_room and fit(others, {**left, animal: left[animal] - count}, dogs - watching):
                found.append((holder.cell, animal, count, watching))
    return [min(found, key=lambda herd: herd[2] + herd[3])] if found else []
