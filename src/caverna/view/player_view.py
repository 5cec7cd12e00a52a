"""One player as everybody sees him: goods, dwarfs, home board, animals, food needed, points."""

from caverna.engine.accommodation.arrange import arrange, holders_of
from caverna.engine.goods import FARM_ANIMALS, GOOD_NAMES
from caverna.engine.home_board import CELLS, cells_of
from caverna.engine.moves import SEAT_NAMES
from caverna.engine.rounds.harvest import HarvestTime
from caverna.engine.rounds.scoring import score_sheet
from caverna.engine.state.game_state import NO_HARVEST, NO_SPACE, NOT_YET_KNOWN, GameState
from caverna.engine.state.landscape import crops, tiles
from caverna.engine.state.player import HOME, Player
from caverna.engine.verbs.feed import FeedDwarfs, feeding_need
from caverna.engine.verbs.grow_family import beds_of
from caverna.expansions import box_of
from caverna.view.by_name import herds_by_name
from caverna.view.doors import Data, under_its_name


def player_view(state: GameState, seat: int) -> Data:
    """One player: all of it lies open on the table."""
    player, rules = state.players[seat], state.rules
    score = score_sheet(state, seat)
    return {
        "seat": seat,
        "name": SEAT_NAMES[seat],
        "goods": {name: player.goods[number] for number, name in enumerate(GOOD_NAMES)},
        "begging": player.begging,
        "dwarfs": [dwarf_view(state, seat, dwarf) for dwarf in range(player.dwarfs)],
        "beds": beds_of(state, seat),
        "has_passed": bool(player.passed),
        "has_doubled": bool(player.doubled),
        "tiles": tiles_of(player),
        "large_pastures": [[CELLS[cell] for cell in cells_of(area)] for area in player.large_areas],
        "crops": crops_of(player),
        "stables": [CELLS[cell] for cell in cells_of(player.stables)],
        "rooms": {CELLS[cell]: rules.furnishings[number].key for cell, number in player.rooms},
        "deliveries": {rules.furnishings[number].key: left for number, left in player.deliveries},
        "food_needed": food_needed(state, seat),
        "animals": animals_of(state, seat),
        "pens": pens_of(state, seat),
        "score": score,
        "total": sum(score.values()),
        "expansion": under_its_name(rules, box_of(rules).view().player(state, seat)),
    }


def dwarf_view(state: GameState, seat: int, dwarf: int) -> Data:
    """A dwarf: his weapon and where he is."""
    player = state.players[seat]
    place = player.places[dwarf]
    is_mine = state.workplace != NO_SPACE and state.occupied[state.workplace] == seat
    return {
        "strength": player.weapons[dwarf],
        "place": None if place == HOME else state.rules.space_keys[place],
        "is_newborn": bool(player.newborns >> dwarf & 1),
        "is_resting": bool(player.resting >> dwarf & 1),
        "is_at_work": is_mine and dwarf == state.worker,
    }


def tiles_of(player: Player) -> dict[str, str]:
    """What lies on each covered space of the home board and beside it."""
    found = {cell: kind for kind, cells in tiles(player) for cell in cells_of(cells)}
    return {CELLS[cell]: found[cell] for cell in sorted(found)}


def crops_of(player: Player) -> dict[str, dict[str, int]]:
    """What grows on each sown field."""
    found = {cell: {GOOD_NAMES[crop]: n} for crop, n, fields in crops(player) for cell in cells_of(fields)}
    return {CELLS[cell]: found[cell] for cell in sorted(found)}


def pens_of(state: GameState, seat: int) -> Data:
    """Where animals can stand: how many of one of these kinds, and whether dogs can watch sheep there."""
    return {
        CELLS[holder.cell]: {
            "kinds": [GOOD_NAMES[a] for bit, a in enumerate(FARM_ANIMALS) if holder.kinds >> bit & 1],
            "holds": holder.capacity,
            "can_be_watched": holder.can_be_watched,
        }
        for holder in holders_of(state.rules, state.players[seat])
    }


def animals_of(state: GameState, seat: int) -> dict[str, dict[str, int]]:
    """Where the animals stand, or could stand."""
    fixed = box_of(state.rules).view().animals(state, seat)
    if fixed is not None:
        return fixed
    return herds_by_name(arrange(state.rules, state.players[seat]))


def food_needed(state: GameState, seat: int) -> dict[str, int | None]:
    """The food due in this round (None while a marker is face down), and at the next feeding to come, if any.

    A feeding of unknown kind counts as a normal harvest. After this round its newborns are grown up.
    """
    this_round: int | None = 0
    is_still_to_come = False
    for step in state.agenda:
        if isinstance(step, FeedDwarfs) and step.seat == seat:
            this_round, is_still_to_come = step.need(state), True
        elif isinstance(step, HarvestTime) and state.harvest != NO_HARVEST:
            need = step.food_due(state, seat, state.harvest)
            this_round, is_still_to_come = None if state.harvest == NOT_YET_KNOWN else need, True
    if is_still_to_come:
        following = feeding_need(state, seat, False, 0) if this_round is None else this_round
    elif state.round == state.rules.rounds[-1]:
        following = 0
    else:
        newborns = state.players[seat].newborns.bit_count()
        following = feeding_need(state, seat, False, -newborns)
    return {"this_round": this_round, "next": following}
