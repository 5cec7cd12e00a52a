"""Whether a state with Frantic Fiends hangs together. A sound engine never finds anything here."""

from collections.abc import Iterator

from caverna.engine.home_board import ENTRY_CELL
from caverna.engine.rounds.reveal import RevealMarker
from caverna.engine.rounds.work_phase import EndTurn
from caverna.engine.state.game_state import (
    FIELD_OR_BREEDING,
    NO_SPACE,
    NO_WORKER,
    NOT_YET_KNOWN,
    OUTSIDER,
    GameState,
)
from caverna.engine.verbs.expedition import ChooseLoot
from caverna.expansions.frantic_fiends.engine.campaign_game import BonusUsed, campaign_of
from caverna.expansions.frantic_fiends.engine.event_step import EndEvent
from caverna.expansions.frantic_fiends.engine.fight import AfterFight
from caverna.expansions.frantic_fiends.engine.final_raid import OrcSitsDown
from caverna.expansions.frantic_fiends.engine.harvest import (
    HIDDEN_ORC_MARKERS,
    ORC_EVENT,
    PRINTED,
    RaidOrHarvest,
)
from caverna.expansions.frantic_fiends.engine.moves import EXTENSION, LONG_STRIP, SHORT_STRIP
from caverna.expansions.frantic_fiends.engine.orc_event import LAST_ORC, LastOrcArrives
from caverna.expansions.frantic_fiends.engine.orcs import EVENT_OF_LAST_ORC
from caverna.expansions.frantic_fiends.engine.paths import range_of
from caverna.expansions.frantic_fiends.engine.player import ASIDE, GONE, ORC_NAMES
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.set_up import (
    EVENTS,
    DrawBoards,
    DrawMilestone,
    LayOut,
    lay_out,
)
from caverna.expansions.frantic_fiends.engine.state import (
    NO_MILESTONE,
    NOT_BEGUN,
    FiendState,
    fiends,
    player_of,
)


def faults_of_waiting_orcs(state: GameState, seat: int) -> Iterator[str]:
    """Orcs stand aside only before they come, and for a moment before the scoring."""
    agenda = state.agenda
    coming = fiends(state).event < EVENT_OF_LAST_ORC or any(
        isinstance(step, LastOrcArrives) and step.owner == seat for step in agenda
    )
    for orc, place in enumerate(player_of(state, seat).orcs):
        sits_down = any(
            isinstance(step, OrcSitsDown) and step.seat == seat and step.orc == orc for step in agenda
        )
        if place == ASIDE and not sits_down and not (orc == LAST_ORC and coming):
            yield f"orc {ORC_NAMES[orc]} stands aside for good"


def faults_of_fiend_table(state: GameState) -> list[str]:
    """Boards, tiles, traps, rewards, markers, events and the turn."""
    fiend_state = fiends(state)
    return [
        *faults_of_boards(fiend_state),
        *faults_of_supply(fiend_state),
        *faults_of_events(fiend_state),
        *faults_of_markers_with_orcs(fiend_state),
        *faults_of_worker(fiend_state),
        *faults_of_fights(fiend_state),
        *[fault for seat in range(len(state.players)) for fault in faults_of_waiting_orcs(state, seat)],
    ]


def faults_of_boards(state: FiendState) -> Iterator[str]:
    """As many boards and strips as there are players for."""
    rules = rules_of(state)
    strips = rules.figures.strips[rules.players]
    for kind, boards, count in (
        (EXTENSION, state.extensions, rules.players),
        (LONG_STRIP, state.long_strips, strips),
        (SHORT_STRIP, state.short_strips, strips),
    ):
        left = sum(step.left for step in state.agenda if isinstance(step, DrawBoards) and step.kind == kind)
        if boards.bit_count() + left != count:
            yield f"{boards.bit_count()} boards or strips of a kind, and {left} to come, of {count}"
    if len(set(state.bribes)) < len(state.bribes) or any(
        good not in rules.figures.bribes for good in state.bribes
    ):
        yield "these are no different bribe markers"
    has_campaign = campaign_of(rules.fiend_options) is not None
    is_to_come = any(isinstance(step, DrawMilestone) for step in state.agenda)
    if (state.milestone != NO_MILESTONE) != (has_campaign and not is_to_come):
        yield "a milestone without a campaign, or the other way round"


def faults_of_supply(state: FiendState) -> Iterator[str]:
    """What is for sale is what was laid out, less what was built and taken."""
    rules = rules_of(state)
    if any(isinstance(step, LayOut) for step in state.agenda):
        if state.available or state.copies or any(state.traps_left) or state.rewards:
            yield "something is for sale before it is laid out"
        return
    if len(state.bribes) != EVENTS:
        yield f"{len(state.bribes)} bribe markers for {EVENTS} events"
    trial = state.copy()
    lay_out(trial)
    laid_out, left = trial.available, list(trial.traps_left)
    for seat in range(rules.players):
        player = player_of(state, seat)
        for cell, what in (*player.rooms, *player.hidden):
            if what < 0 or cell == ENTRY_CELL:
                continue
            if not trial.available >> what & 1:
                yield f"{rules.furnishings[what].key} is not in this game, or built too often"
            trial.take_from_display(what)
        for _, kind, _ in player.traps:
            left[kind] -= 1
    covered = trial.available & ~state.available
    if any(covered >> n & 1 and not tile.covers for n, tile in enumerate(rules.furnishings)):
        yield "a furnishing is neither built nor for sale"
    if state.available & ~trial.available or state.available & ~laid_out:
        yield "a furnishing is for sale that is built or not in this game"
    if state.copies != trial.copies:
        yield "there are not as many tiles left as there should be"
    if tuple(left) != state.traps_left:
        yield "there are not as many traps left as there should be"
    if state.rewards & ~trial.rewards:
        yield "a reward that is on none of the strips"


def faults_of_events(state: FiendState) -> Iterator[str]:
    """Never more than four events, and nothing of an event outside one."""
    has_begun = not any(isinstance(step, RaidOrHarvest) for step in state.agenda)
    to_come = sum(what == ORC_EVENT and number > state.round for number, what in PRINTED.items())
    to_come += state.questions + (state.harvest == ORC_EVENT and not has_begun)
    if state.event + to_come > EVENTS:
        yield f"{state.event} orc events have begun and {to_come} are still to come"
    if (state.first == NOT_BEGUN) != (state.round == 0):
        yield "nobody has begun this round"
    is_event = any(isinstance(step, EndEvent) for step in state.agenda)
    if is_event:
        if not state.event or state.harvest != ORC_EVENT:
            yield "an orc event ends that has not begun"
        if state.drawn and len(state.drawn) != len(state.players):
            yield "cards are drawn for some of the players only"
        if state.acting != GONE and not range_of(state, state.acting):
            yield "an orc acts that does not walk in this event"
        return
    if state.acting != GONE or state.deck or state.drawn:
        yield "an orc acts outside an event"
    for seat in range(len(state.players)):
        player = player_of(state, seat)
        is_at_the_end = state.round == rules_of(state).rounds[-1]
        if player.displaced or ((player.beds or player.herds is not None) and not is_at_the_end):
            yield "dwarfs and animals may not move, or orcs were displaced, outside an event"


def faults_of_markers_with_orcs(state: FiendState) -> Iterator[str]:
    if state.questions + state.questions_seen != HIDDEN_ORC_MARKERS:
        yield f"{state.questions_seen} orc markers seen and {state.questions} hidden, of {HIDDEN_ORC_MARKERS}"
    is_to_come = any(isinstance(step, RevealMarker) for step in state.agenda)
    if (state.harvest == NOT_YET_KNOWN) != is_to_come:
        yield "the harvest of this round is unknown and no marker will tell, or the other way round"
    if is_to_come and not state.leaves + state.questions:
        yield "there is no harvest marker left for this round"
    if state.harvest == FIELD_OR_BREEDING:
        yield "there is no such harvest with the expansion"


def faults_of_worker(state: FiendState) -> Iterator[str]:
    """Who is at work: a dwarf, a friendly orc, or nobody in an event."""
    turns = [step.seat for step in state.agenda if isinstance(step, EndTurn)]
    if state.workplace == NO_SPACE:
        is_nobodys = any(isinstance(step, EndEvent | BonusUsed) for step in state.agenda)
        if turns or state.worker not in ((0, NO_WORKER) if is_nobodys else (0,)):
            yield "a dwarf is at work nowhere"
    elif len(turns) != 1:
        yield "somebody is at work, but nobody's turn will end"
    else:
        player = player_of(state, turns[0])
        if state.worker == OUTSIDER:
            places: tuple[int, ...] = tuple(place for _, _, place in player.friends)
        else:
            places = player.places[state.worker : state.worker + 1] if state.worker >= 0 else ()
        if state.workplace not in places:
            yield "whoever is at work does not stand on his space"


def faults_of_fights(state: FiendState) -> Iterator[str]:
    """Every expedition is under way, or a fight has ended it."""
    agenda = state.agenda
    explores = [place for place, step in enumerate(agenda) if isinstance(step, ChooseLoot)]
    fought = [place for place, step in enumerate(agenda) if isinstance(step, AfterFight)]
    if state.exploring != int(any(place + 1 not in fought for place in explores)):
        yield "an expedition is under way without a choice of loot, or the other way round"
    if state.outdated > len(fought):
        yield "more fights are outdated than there were"
