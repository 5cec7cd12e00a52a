"""Where the animals would stand after breeding, and which of them are the young."""

from caverna.engine.accommodation.arrange import Arrangement, arrange
from caverna.engine.goods import FARM_ANIMALS, GOOD_NAMES
from caverna.engine.home_board import CELLS
from caverna.engine.moves import Move
from caverna.engine.play import deciding_seat
from caverna.engine.state.game_state import GameState
from caverna.view.by_name import herds_by_name

Herds = dict[str, dict[str, int]]
Young = dict[str, list[str]]


def where_they_stand(state: GameState, breed: Move) -> tuple[Herds, Young]:
    """All animals after a litter, and the young by the space where they would stand."""
    parents = state.players[deciding_seat(state)]
    family = parents.copy()
    born = [animal for bit, animal in enumerate(FARM_ANIMALS) if breed.first >> bit & 1]
    for animal in born:
        family.goods[animal] += 1
    before, after = arrange(state.rules, parents), arrange(state.rules, family)
    young: Young = {}
    for animal in born:
        young.setdefault(CELLS[place_of_one_more(animal, before, after)], []).append(GOOD_NAMES[animal])
    return herds_by_name(after), young


def place_of_one_more(animal: int, before: Arrangement, after: Arrangement) -> int:
    """The space that has come by one of the kind; when all have moved, the one that gained most."""
    return max(
        sorted(after), key=lambda cell: after[cell].get(animal, 0) - before.get(cell, {}).get(animal, 0)
    )
