"""Setting up the table: boards, strips and markers are drawn, tiles and traps laid out."""

from typing import Final

from caverna.engine.agenda.fields import Whole
from caverna.engine.agenda.step import Step
from caverna.engine.goods import FOOD
from caverna.engine.home_board import CELL_BY_NAME, cells_of
from caverna.engine.moves import SEAT_NAMES
from caverna.engine.question import Asked, ask
from caverna.engine.rounds.game_flow import DrawStartingPlayer, StartRound, new_game
from caverna.engine.state.game_state import NATURE, GameState
from caverna.engine.verbs.receive import receive
from caverna.expansions.frantic_fiends.engine.campaign_game import ApplyBonus, CampaignGame, campaign_of
from caverna.expansions.frantic_fiends.engine.harvest import HIDDEN_ORC_MARKERS, PLAIN_MARKERS
from caverna.expansions.frantic_fiends.engine.moves import EXTENSION, LONG_STRIP, SHORT_STRIP
from caverna.expansions.frantic_fiends.engine.options import NOBODY
from caverna.expansions.frantic_fiends.engine.player import ASIDE, GONE, FiendPlayer
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset, rules_of
from caverna.expansions.frantic_fiends.engine.state import NO_MILESTONE, NOT_BEGUN, FiendState, fiends

FIRST_PLACES = (CELL_BY_NAME["a1"], CELL_BY_NAME["b1"], CELL_BY_NAME["c1"], ASIDE)
EVENTS: Final = 4
BASE_BOARD: Final = -1
"""The supply board of every game; the extensions count from 0."""
FEW_PLAYERS: Final = 2


def new_fiend_game(rules: FiendRuleset, entry_cell: int, entry_room: int) -> FiendState:
    """A game before its first step."""
    base = new_game(rules, entry_cell, entry_room)
    base.leaves = PLAIN_MARKERS - (1 if rules.players <= FEW_PLAYERS else 0)
    base.questions = HIDDEN_ORC_MARKERS
    base.players = [
        FiendPlayer(
            player, FIRST_PLACES, strengths_of(rules, seat), 0, 0, (), 0, (), (), 0, (), 0, (), None, ()
        )
        for seat, player in enumerate(base.players)
    ]
    base.available = 0
    campaign = campaign_of(rules.fiend_options)
    base.agenda = list(reversed(first_steps(rules, campaign)))
    traps = (0,) * len(rules.traps)
    return FiendState(base, 0, (), 0, 0, 0, (), traps, 0, GONE, 0, (), NO_MILESTONE, NOT_BEGUN, 0)


def strengths_of(rules: FiendRuleset, seat: int) -> tuple[int, ...]:
    """The strengths of a seat's orcs; in a campaign they rise from game to game."""
    options, figures = rules.fiend_options, rules.figures
    has_handicap = options.hard_for != NOBODY and SEAT_NAMES[seat] in options.hard_for
    is_hard = options.orc_strength == "hard" or has_handicap
    campaign = campaign_of(options)
    more = figures.campaign_stronger_each_game * (campaign.game - 1) if campaign else 0
    return tuple(strength + more for strength in figures.strengths["hard" if is_hard else "easy"])


def first_steps(rules: FiendRuleset, campaign: CampaignGame | None) -> list[Step]:
    """Everything before the first round, first things first."""
    strips = rules.figures.strips[rules.players]
    steps: list[Step] = [DrawBoards(NATURE, EXTENSION, rules.players)]
    steps += [DrawBoards(NATURE, LONG_STRIP, strips), DrawBoards(NATURE, SHORT_STRIP, strips)]
    steps += [DrawBribeMarkers(NATURE), LayOut(NATURE)]
    if campaign is None:
        return [*steps, DrawStartingPlayer(NATURE), StartRound(NATURE, rules.rounds[0])]
    steps += [DrawMilestone(NATURE), CampaignFood(NATURE)]
    steps.append(ApplyBonus(0, (1 << len(campaign.bonuses)) - 1))
    return [*steps, StartRound(NATURE, rules.rounds[0])]


class DrawBoards(Step):
    """Which board comes into play?"""

    __slots__ = ("kind", "left")
    FIELDS = (("kind", Whole(EXTENSION, SHORT_STRIP)), ("left", Whole(0, 9)))
    OF_CHANCE = True

    def __init__(self, seat: int, kind: int, left: int) -> None:
        self.seat = seat
        self.kind = kind
        self.left = left

    def taken(self, state: GameState) -> int:
        """The boards of this kind that are on the table, or were in an earlier game of the campaign."""
        fiend_state = fiends(state)
        campaign = campaign_of(rules_of(state).fiend_options)
        if self.kind == EXTENSION:
            return fiend_state.extensions | (campaign.used_extensions if campaign else 0)
        if self.kind == LONG_STRIP:
            return fiend_state.long_strips | (campaign.used_long_strips if campaign else 0)
        return fiend_state.short_strips | (campaign.used_short_strips if campaign else 0)

    def options(self, state: GameState) -> list[int]:
        if not self.left:
            return []
        moves = rules_of(state).fiend_moves
        boards = {EXTENSION: moves.extension, LONG_STRIP: moves.long_strip, SHORT_STRIP: moves.short_strip}
        taken = self.taken(state)
        return [move for number, move in enumerate(boards[self.kind]) if not taken >> number & 1]

    def answer(self, state: GameState, move: int) -> None:
        fiend_state, bit = fiends(state), 1 << state.rules.moves.first[move]
        if self.kind == EXTENSION:
            fiend_state.extensions |= bit
        elif self.kind == LONG_STRIP:
            fiend_state.long_strips |= bit
        else:
            fiend_state.short_strips |= bit
        state.agenda.append(DrawBoards(NATURE, self.kind, self.left - 1))

    def question(self, state: GameState) -> Asked:
        if self.kind == EXTENSION:
            return ask("draw-extension")
        return ask("draw-long-strip" if self.kind == LONG_STRIP else "draw-short-strip")


class DrawBribeMarkers(Step):
    """Which bribe marker comes onto the next event board?"""

    __slots__ = ()
    OF_CHANCE = True

    def options(self, state: GameState) -> list[int]:
        bribes = fiends(state).bribes
        if len(bribes) == EVENTS:
            return []
        rules = rules_of(state)
        return [rules.fiend_moves.bribe_marker[good] for good in rules.figures.bribes if good not in bribes]

    def answer(self, state: GameState, move: int) -> None:
        fiend_state = fiends(state)
        fiend_state.bribes = (*fiend_state.bribes, state.rules.moves.first[move])
        state.agenda.append(DrawBribeMarkers(NATURE))

    def question(self, state: GameState) -> Asked:
        return ask("draw-bribe", event=len(fiends(state).bribes) + 1)


class LayOut(Step):
    """Tiles and traps come onto the supply boards, rewards and yellow tiles onto the bounty board."""

    __slots__ = ()
    OF_CHANCE = True

    def run(self, state: GameState) -> None:
        lay_out(state)


def lay_out(state: GameState) -> None:
    """Everything the boards and strips in play offer."""
    fiend_state, rules = fiends(state), rules_of(state)
    figures, players = rules.figures, rules.players
    available, traps = on_board(rules, BASE_BOARD)
    for number in cells_of(fiend_state.extensions):
        more_tiles, more_traps = on_board(rules, number)
        available |= more_tiles
        traps |= more_traps
    for strip in cells_of(fiend_state.short_strips):
        for key in figures.short_strips[f"r{strip + 1}"]:
            available |= 1 << rules.furnishing_number[key]
    state.available = available
    fiend_state.copies = tuple(
        (number, players)
        for number in cells_of(available & rules.several)
        if players > 1 and figures.copies.get(rules.furnishings[number].key, 1) > 1
    )
    fiend_state.traps_left = tuple(
        (players if figures.copies[trap.key] > 1 else 1) if traps >> kind & 1 else 0
        for kind, trap in enumerate(rules.traps)
    )
    rewards = 0
    for strip in cells_of(fiend_state.long_strips):
        for key in figures.long_strips[f"l{strip + 1}"]:
            rewards |= 1 << rules.reward_number[key]
    fiend_state.rewards = rewards


def on_board(rules: FiendRuleset, number: int) -> tuple[int, int]:
    """The tiles and the traps on a supply board, as sets; remembered, because games share their boards."""
    known = rules.supply.get(number)
    if known is None:
        keys = keys_on(rules, number)
        tiles = sum(1 << rules.furnishing_number[key] for key in keys if key in rules.furnishing_number)
        traps = sum(1 << kind for kind, trap in enumerate(rules.traps) if trap.key in keys)
        known = tiles, traps
        rules.supply[number] = known
    return known


def keys_on(rules: FiendRuleset, number: int) -> set[str]:
    """The keys of all tiles and traps on a supply board."""
    figures = rules.figures
    if number == BASE_BOARD:
        board, others = figures.base_supply, set()
    else:
        name = f"s{number + 1}"
        board, others = figures.extensions[name], {figures.rich_supply[name]} if is_rich(rules) else set()
    return {*board.upper, *board.middle, *board.lower} | others


def is_rich(rules: FiendRuleset) -> bool:
    """Whether every extension has a second functional tile."""
    choice = rules.fiend_options.rich_supply
    if choice == "by_players":
        return rules.players in rules.figures.rich_supply_players
    return choice == "on"


class DrawMilestone(Step):
    """Which milestone is to be reached in this game of the campaign?"""

    __slots__ = ()
    ASKS = "draw-milestone"
    OF_CHANCE = True

    def options(self, state: GameState) -> list[int]:
        campaign = campaign_of(rules_of(state).fiend_options)
        assert campaign is not None
        moves = rules_of(state).fiend_moves.milestone
        return [move for number, move in enumerate(moves) if not campaign.used_milestones >> number & 1]

    def answer(self, state: GameState, move: int) -> None:
        fiends(state).milestone = state.rules.moves.first[move]


class CampaignFood(Step):
    """The player starts with the food of the campaign."""

    __slots__ = ()
    OF_CHANCE = True

    def run(self, state: GameState) -> None:
        receive(state, 0, ((FOOD, rules_of(state).figures.campaign_starting_food),), "setup")
