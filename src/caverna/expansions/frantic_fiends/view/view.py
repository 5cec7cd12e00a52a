"""What the expansion adds to a view: orcs, traps, event boards, the bounty board."""

from caverna.engine.goods import GOOD_NAMES, Goods
from caverna.engine.home_board import CELLS, cells_of
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import HOME
from caverna.expansions.frantic_fiends.engine.accommodated_herds import accommodated_herds
from caverna.expansions.frantic_fiends.engine.beds import ChooseBeds, assign, beds_now
from caverna.expansions.frantic_fiends.engine.bounty import COLUMNS
from caverna.expansions.frantic_fiends.engine.campaign_game import MILESTONES
from caverna.expansions.frantic_fiends.engine.event_step import EndEvent
from caverna.expansions.frantic_fiends.engine.herds import ArrangeAnimals, suggest
from caverna.expansions.frantic_fiends.engine.orc_acts import OrcActs
from caverna.expansions.frantic_fiends.engine.orcs import is_in_cave, is_in_forest, is_to_come
from caverna.expansions.frantic_fiends.engine.paths import card_drawn, dangers, path
from caverna.expansions.frantic_fiends.engine.player import GONE, GROUND_NAMES, ORC_NAMES, ORCS
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import NO_MILESTONE, fiends, player_of
from caverna.view.doors import Data


def goods_data(goods: Goods) -> dict[str, int]:
    """Goods by their names."""
    return {GOOD_NAMES[good]: n for good, n in goods}


# The table.


def fiends_of_table(state: GameState) -> Data:
    """Boards, strips, markers and traps: all of it lies open."""
    fiend_state, rules = fiends(state), rules_of(state)
    return {
        "event": fiend_state.event,
        "is_event": any(isinstance(step, EndEvent) for step in state.agenda),
        "boards": [event_board(state, event) for event in range(len(fiend_state.bribes))],
        "acting": None if fiend_state.acting == GONE else ORC_NAMES[fiend_state.acting],
        "rewards": rewards_on_display(state),
        "traps": [
            {"trap": trap.key, "cost": goods_data(trap.cost), "left": fiend_state.traps_left[number]}
            for number, trap in enumerate(rules.traps)
            if fiend_state.traps_left[number]
        ],
        "extensions": [f"s{number + 1}" for number in cells_of(fiend_state.extensions)],
        "long_strips": [f"l{number + 1}" for number in cells_of(fiend_state.long_strips)],
        "short_strips": [f"r{number + 1}" for number in cells_of(fiend_state.short_strips)],
        "copies": {rules.furnishings[number].key: left for number, left in fiend_state.copies},
        "milestone": None if fiend_state.milestone == NO_MILESTONE else MILESTONES[fiend_state.milestone],
    }


def event_board(state: GameState, event: int) -> Data:
    """One of the four event boards."""
    figures = rules_of(state).figures
    return {
        "number": event + 1,
        "bribe": GOOD_NAMES[fiends(state).bribes[event]],
        "displacement": goods_data(figures.displacement[event]),
        "ranges": {ORC_NAMES[orc]: reach for orc, reach in enumerate(figures.ranges[event]) if reach},
    }


def rewards_on_display(state: GameState) -> list[Data]:
    """The fields of the bounty board, strip by strip."""
    fiend_state, rules = fiends(state), rules_of(state)
    return [
        {
            "reward": rules.rewards[number].key,
            "strip": f"l{strip + 1}",
            "column": column + 1,
            "is_free": bool(fiend_state.rewards >> number & 1),
        }
        for strip in cells_of(fiend_state.long_strips)
        for column, number in enumerate(range(COLUMNS * strip, COLUMNS * strip + COLUMNS))
    ]


# A player.


def fiends_of_player(state: GameState, seat: int) -> Data:
    """Everything on a home board that the base game does not know."""
    player, rules = player_of(state, seat), rules_of(state)
    return {
        "orcs": [orc_view(state, seat, orc) for orc in range(ORCS)],
        "traps": [
            {"cell": CELLS[cell], "trap": rules.traps[kind].key, "is_active": bool(is_active)}
            for cell, kind, is_active in player.traps
        ],
        "mined": {CELLS[cell]: amount for cell, amount in player.mined},
        "hidden": {
            CELLS[cell]: GROUND_NAMES[what] if what < 0 else rules.furnishings[what].key
            for cell, what in player.hidden
        },
        "captives": [
            {"strength": player.weapons[dwarf], "cell": CELLS[cell]} for dwarf, cell in player.captives
        ],
        "beds": beds_view(state, seat),
        "friends": [
            {
                "orc": ORC_NAMES[orc],
                "home": CELLS[home],
                "place": None if place == HOME else rules.space_keys[place],
                "is_captive": bool(player.covered >> home & 1),
            }
            for orc, home, place in player.friends
        ],
        "dangers": {CELLS[cell]: n for cell, n in sorted(dangers(state, seat).items()) if cell >= 0},
        "may_build_yellow": player.is_free_of_orcs(),
    }


def orc_view(state: GameState, seat: int, orc: int) -> Data:
    """One of the four orcs: where it is, and where the card drawn for it would lead."""
    player = player_of(state, seat)
    place = player.orcs[orc]
    card = card_drawn(state, seat, orc)
    way = path(place, card) if card is not None and is_about_to_walk(state, seat, orc) else []
    return {
        "orc": ORC_NAMES[orc],
        "cell": CELLS[place] if place >= 0 else None,
        "is_aside": is_to_come(state, seat, orc),
        "is_gone": place == GONE,
        "is_in_cave": is_in_cave(player, orc),
        "is_held": bool(player.held >> orc & 1),
        "strength": player.strengths[orc],
        "gold": rules_of(state).figures.gold[orc],
        "card": list(card.steps) if card is not None else None,
        "path": [CELLS[cell] if cell >= 0 else "cave" for cell in way],
    }


def is_about_to_walk(state: GameState, seat: int, orc: int) -> bool:
    """Whether an orc in the forest still has its card before it."""
    return is_in_forest(player_of(state, seat), orc) and any(
        isinstance(step, OrcActs) and (step.seat, step.orc) == (seat, orc) and not step.stays
        for step in state.agenda
    )


def beds_view(state: GameState, seat: int) -> list[str | None]:
    """Where each dwarf sleeps: as said for this event, else as suggested; None without a bed."""
    asked = state.agenda[-1] if state.agenda else None
    if isinstance(asked, ChooseBeds) and asked.seat == seat:
        beds = assign(state, seat, asked.said)
    else:
        beds = beds_now(state, seat) or assign(state, seat, ())
    return [CELLS[cell] if cell >= 0 else None for cell in beds]


def herds_view(state: GameState, seat: int) -> dict[str, dict[str, int]] | None:
    """Where the animals stand: fixed ones, or as suggested while the owner arranges them; else None."""
    player = player_of(state, seat)
    asked = state.agenda[-1] if state.agenda else None
    if isinstance(asked, ArrangeAnimals) and asked.seat == seat:
        herds = suggest(state, seat, asked.fixed)
    elif player.herds is not None:
        herds, _ = accommodated_herds(state, seat)
    else:
        return None
    found: dict[str, dict[str, int]] = {}
    for cell, animal, count, dogs in sorted(herds):
        found[CELLS[cell]] = {GOOD_NAMES[animal]: count} | ({"dog": dogs} if dogs else {})
    return found
