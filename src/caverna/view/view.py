"""What a seat may know, as plain data for programs, browsers and people who look over its shoulder."""

from caverna.engine.accommodation.arrange import arrange, holders_of
from caverna.engine.goods import FARM_ANIMALS, GOOD_NAMES, Goods
from caverna.engine.home_board import CELLS, cells_of
from caverna.engine.moves import SEAT_NAMES
from caverna.engine.play import deciding_seat, legal_anytime
from caverna.engine.rounds.harvest import HarvestTime
from caverna.engine.rounds.reveal import cards_still_to_come
from caverna.engine.rounds.scoring import score_sheet
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import (
    NATURE,
    NO_HARVEST,
    NO_SPACE,
    NOBODY,
    NOT_YET_KNOWN,
    GameState,
)
from caverna.engine.state.landscape import crops, tiles
from caverna.engine.state.player import HOME, Player
from caverna.engine.verbs.feed import FeedDwarfs, feeding_need
from caverna.engine.verbs.furnish import price_of
from caverna.engine.verbs.grow_family import beds_of
from caverna.expansion import BASE_GAME
from caverna.expansions import box_of

ONLOOKER = NATURE
"""The seat of somebody who only watches."""

Data = dict[str, object]


def view(state: GameState, seat: int) -> Data:
    """Everything a seat may know and nothing else: no seed, no order of what is still to come."""
    if not ONLOOKER <= seat < len(state.players):
        raise ValueError(f"there is no seat {seat}: they go from 0 to {len(state.players) - 1}, -1 looks on")
    data: Data = {
        "seat": seat,
        "round": state.round,
        "stage": stage_of(state),
        "rounds": list(state.rules.rounds),
        "starting_player": state.start,
        "harvest": box_of(state.rules).harvests()[state.harvest],
        "markers": {
            "leaves": state.leaves,
            "questions": state.questions,
            "questions_seen": state.questions_seen,
        },
        "spaces": [space_view(state, number) for number in spaces_in_play(state)],
        "cards": [state.rules.space_keys[card] for card in state.cards],
        "cards_to_come": cards_to_come(state),
        "furnishings": furnishings_for_sale(state, seat),
        "players": [player_view(state, other) for other in range(len(state.players))],
        "expansion": under_its_name(state.rules, box_of(state.rules).view().table(state)),
        "is_over": not state.agenda,
        "deciding": None,
        "question": None,
        "answers": [],
        "anytime": [],
    }
    if state.agenda:
        add_decision(data, state, seat)
    return data


def add_decision(data: Data, state: GameState, seat: int) -> None:
    """Who is asked what; the answers only for the one who is asked."""
    step = state.agenda[-1]
    key, figures = step.question(state)
    data["deciding"] = step.seat
    data["question"] = {"key": key, "arguments": dict(figures)}
    if seat == deciding_seat(state) and seat != ONLOOKER:
        moves = state.rules.moves.all
        data["answers"] = [moves[number].text for number in state.answers]
        data["anytime"] = [moves[number].text for number in legal_anytime(state)]


# The action board.


def stage_of(state: GameState) -> int:
    """The stage whose cards come this round; 0 before the first one."""
    cards = state.rules.cards_by_round.get(state.round, ())
    return max((state.rules.space(card).stage for card in cards), default=0)


def spaces_in_play(state: GameState) -> tuple[int, ...]:
    """The printed spaces, then the cards in the order they came."""
    return (*state.rules.printed, *state.cards)


def space_view(state: GameState, number: int) -> Data:
    """A space in play: what lies there and who stands there."""
    occupant = state.occupied[number]
    return {
        "space": state.rules.space_keys[number],
        "goods": goods_view(state.stock[number]),
        "occupied_by": None if occupant == NOBODY else occupant,
        "is_protected": bool(state.protected >> number & 1),
    }


def cards_to_come(state: GameState) -> dict[str, list[str]]:
    """For each stage the cards that are still to come, by name: their order says nothing."""
    found: dict[str, list[str]] = {}
    for card in cards_still_to_come(state):
        found.setdefault(str(state.rules.space(card).stage), []).append(state.rules.space_keys[card])
    return {stage: sorted(keys) for stage, keys in sorted(found.items())}


def furnishings_for_sale(state: GameState, seat: int) -> list[Data]:
    """The furnishings left, with what they cost this seat; an onlooker sees the printed price."""
    found: list[Data] = []
    for number in cells_of(state.available):
        tile = state.rules.furnishings[number]
        price = tile.cost if seat == ONLOOKER else price_of(state, seat, tile.cost)
        found.append({"furnishing": tile.key, "cost": goods_view(price)})
    return found


# The players.


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
    arranged = arrange(state.rules, state.players[seat])
    return {
        CELLS[cell]: {GOOD_NAMES[animal]: n for animal, n in herd.items()}
        for cell, herd in sorted(arranged.items())
    }


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


def under_its_name(rules: Ruleset, shown: Data) -> Data | None:
    """What a box shows, with its name; the base game is no box."""
    return None if rules.expansion == BASE_GAME else {"name": rules.expansion, **shown}


def goods_view(goods: Goods) -> dict[str, int]:
    """Goods by their names."""
    return {GOOD_NAMES[good]: n for good, n in goods}
