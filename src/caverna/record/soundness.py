"""Whether a state that was read from a snapshot hangs together: what no game can contradict.

The home boards and dwarfs are the business of `engine.status`; here is what only a damaged text gets wrong.
"""

from collections.abc import Iterator

from caverna.engine.home_board import BITS, FOREST_PAIRS
from caverna.engine.rounds.game_flow import QUESTION_MARKS
from caverna.engine.rounds.harvest import GrowUp
from caverna.engine.rounds.replenish import ProtectSpaces
from caverna.engine.rounds.reveal import RevealCard, RevealMarker
from caverna.engine.rounds.work_phase import EndTurn
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import NO_SPACE, NOBODY, NOT_YET_KNOWN, GameState
from caverna.engine.state.player import HOME, Player
from caverna.engine.status import board_faults, dwarf_faults, table_faults
from caverna.engine.verbs.expedition import ChooseLoot
from caverna.expansions import box_of

LARGE_PASTURES = frozenset(BITS[first] | BITS[second] for first, second in FOREST_PAIRS)


def faults_of_players(state: GameState) -> list[str]:
    """What is wrong at the seats."""
    doors = box_of(state.rules).record()
    found = []
    for seat, player in enumerate(state.players):
        faults = [*board_faults(player), *dwarf_faults(state, seat), *faults_of_player(state.rules, player)]
        if not faults:
            faults = list(doors.faults_of_player(state, seat))
        found += [f"state.players[{seat}]: {fault}" for fault in faults]
    return found


def faults_of_player(rules: Ruleset, player: Player) -> Iterator[str]:
    """Dwarfs that do not exist, rooms that do not add up."""
    dwarfs = len(player.weapons)
    if (player.newborns | player.resting) >> dwarfs:
        yield "a newborn or resting dwarf does not exist"
    elif any(player.resting >> dwarf & 1 and place != HOME for dwarf, place in enumerate(player.places)):
        yield "a resting dwarf is not at home"
    if any(area not in LARGE_PASTURES for area in player.large_areas):
        yield "a large pasture is not made of two neighbouring spaces"
    owned = 0
    for _, room in player.rooms:
        if owned >> room & 1 and not rules.several >> room & 1:
            yield f"{rules.furnishings[room].key} is built twice"
        owned |= 1 << room
    if owned != player.owned:
        yield "the furnishings owned are not those in the rooms"
    for room, left in player.deliveries:
        if not 1 <= left <= rules.furnishings[room].deliveries:
            yield f"{rules.furnishings[room].key} does not deliver for {left} more rounds"


def faults_of_table(state: GameState) -> list[str]:
    """What is wrong with spaces, cards and the time, and with what a box may arrange otherwise."""
    found = [
        *table_faults(state),
        *faults_of_spaces(state),
        *faults_of_cards(state),
        *faults_of_timing(state),
        *box_of(state.rules).record().faults_of_table(state),
    ]
    return [f"state: {fault}" for fault in found]


def faults_of_spaces(state: GameState) -> Iterator[str]:
    rules = state.rules
    shown = {*rules.printed, *state.cards}
    occupied = [NOBODY] * len(rules.space_keys)
    for seat, player in enumerate(state.players):
        for dwarf, place in enumerate(player.workplaces):
            if place == HOME:
                continue
            if place not in shown:
                yield f"a dwarf stands on {rules.space_keys[place]}, which is not on display"
            if not player.newborns >> dwarf & 1:
                if occupied[place] != NOBODY:
                    yield f"two dwarfs stand on {rules.space_keys[place]}"
                occupied[place] = seat
    if occupied != state.occupied:
        yield "the spaces taken are not those where dwarfs stand"
    for number, stock in enumerate(state.stock):
        space = rules.spaces[number]
        if stock and (number not in shown or space is None or space.accumulates is None):
            yield f"goods lie on {rules.space_keys[number]}, where nothing accumulates"


def faults_of_furnishings(state: GameState) -> Iterator[str]:
    rules = state.rules
    if state.available & ~rules.for_sale:
        yield "a furnishing is for sale that is not in this game"
    if rules.for_sale & rules.unlimited & ~state.available:
        yield "an unlimited furnishing is sold out"
    for player in state.players:
        if any(
            rules.furnishings[room].is_for_sale and not rules.for_sale >> room & 1 for _, room in player.rooms
        ):
            yield "a furnishing is built that is not in this game"


def faults_of_cards(state: GameState) -> Iterator[str]:
    rules = state.rules
    if len(set(state.cards)) < len(state.cards) or any(
        rules.spaces[card] is None or rules.space(card).stage == 0 for card in state.cards
    ):
        yield "the cards on display are no different cards"
    if any(state.cards_left >> card & 1 for card in state.cards):
        yield "a card on display is still to come"
    is_before = any(isinstance(step, RevealCard) for step in state.agenda)
    to_come = [
        number for number in rules.rounds if number > state.round or (number == state.round and is_before)
    ]
    for number in to_come:
        stage = rules.cards_by_round[number]
        needed = sum(1 for other in to_come if rules.cards_by_round[other] == stage)
        if sum(state.cards_left >> card & 1 for card in stage) < needed:
            yield f"there are not enough cards left for round {number}"


def faults_of_markers(state: GameState) -> Iterator[str]:
    marks = QUESTION_MARKS if state.rules.players > 1 else 0
    if state.questions + state.questions_seen != marks:
        yield f"{state.questions_seen} question marks seen and {state.questions} hidden, of {marks}"
    is_to_come = any(isinstance(step, RevealMarker) for step in state.agenda)
    if (state.harvest == NOT_YET_KNOWN) != is_to_come:
        yield "the harvest of this round is unknown and no marker will tell, or the other way round"
    if is_to_come and not state.leaves + state.questions:
        yield "there is no harvest marker left for this round"


def faults_of_turn(state: GameState) -> Iterator[str]:
    turns = [step.seat for step in state.agenda if isinstance(step, EndTurn)]
    if state.workplace == NO_SPACE:
        if turns or state.worker:
            yield "a dwarf is at work nowhere"
    elif len(turns) != 1:
        yield "a dwarf is at work, but nobody's turn will end"
    else:
        player = state.players[turns[0]]
        if state.worker >= len(player.places) or player.places[state.worker] != state.workplace:
            yield "the dwarf at work does not stand on his space"


def faults_of_expedition(state: GameState) -> Iterator[str]:
    if state.exploring != int(any(isinstance(step, ChooseLoot) for step in state.agenda)):
        yield "an expedition is under way without a choice of loot, or the other way round"


def faults_of_timing(state: GameState) -> Iterator[str]:
    if state.protected and not any(isinstance(step, ProtectSpaces) for step in state.agenda):
        yield "spaces are protected at the wrong time"
    if state.breeders and not any(isinstance(step, GrowUp) for step in state.agenda):
        yield "somebody breeds outside the harvest"
