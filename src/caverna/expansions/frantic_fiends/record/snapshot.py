"""What Frantic Fiends adds to the state in a snapshot: which fields there are, and the range of each."""

from typing import Annotated

from msgspec import Meta

from caverna.engine.goods import MOST_GOODS
from caverna.engine.home_board import CELL_COUNT
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import OUTSIDER
from caverna.engine.state.player import HOME
from caverna.engine.verbs.grow_family import MOST_DWARFS
from caverna.expansions.frantic_fiends.engine.beds import NO_BED
from caverna.expansions.frantic_fiends.engine.campaign_game import MILESTONES
from caverna.expansions.frantic_fiends.engine.fields import STRONGEST_ORC
from caverna.expansions.frantic_fiends.engine.harvest import HIDDEN_ORC_MARKERS, ORC_EVENT, PLAIN_MARKERS
from caverna.expansions.frantic_fiends.engine.herds import fault_of_herds
from caverna.expansions.frantic_fiends.engine.moves import CARDS_OF_A_DECK
from caverna.expansions.frantic_fiends.engine.player import (
    ASIDE,
    GONE,
    ORC_NAMES,
    ORCS,
    RUBY_MINE,
    FiendPlayer,
)
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.engine.set_up import EVENTS
from caverna.expansions.frantic_fiends.engine.state import NO_CARD, NO_MILESTONE, NOT_BEGUN, FiendState
from caverna.record.snapshot_shape import (
    Amount,
    Cell,
    Cells,
    Dwarfs,
    Flag,
    GoodNumber,
    Natural,
    PlayerShape,
    SpaceOr,
    StateShape,
    all_within,
    as_many,
    own_fields,
    values_of,
)
from caverna.record.values import Damaged, whole

Orc = Annotated[int, Meta(ge=0, lt=len(ORC_NAMES))]
Orcs = Annotated[int, Meta(ge=0, lt=1 << ORCS)]
EACH_ORC = Meta(min_length=ORCS, max_length=ORCS)
AT_MOST_AN_ORC_EACH = Meta(max_length=ORCS)
A_SPACE_EACH = Meta(max_length=CELL_COUNT)


class FiendPlayerShape(PlayerShape):
    """One seat, with what the expansion adds."""

    orcs: Annotated[tuple[Annotated[int, Meta(ge=ASIDE, lt=CELL_COUNT)], ...], EACH_ORC]
    strengths: Annotated[tuple[Annotated[int, Meta(ge=0, le=STRONGEST_ORC)], ...], EACH_ORC]
    held: Orcs
    displaced: Orcs
    traps: Annotated[tuple[tuple[Cell, Natural, Flag], ...], A_SPACE_EACH]
    trapped: Cells
    mined: Annotated[tuple[tuple[Cell, Annotated[int, Meta(ge=1, le=MOST_GOODS)]], ...], A_SPACE_EACH]
    hidden: Annotated[tuple[tuple[Cell, Annotated[int, Meta(ge=RUBY_MINE)]], ...], AT_MOST_AN_ORC_EACH]
    covered: Cells
    captives: Annotated[
        tuple[tuple[Annotated[int, Meta(ge=0, lt=MOST_DWARFS)], Cell], ...], AT_MOST_AN_ORC_EACH
    ]
    captured: Dwarfs
    friends: Annotated[tuple[tuple[Orc, Cell, SpaceOr], ...], Meta(max_length=len(ORC_NAMES))]
    herds: Annotated[tuple[tuple[Cell, Amount, Amount, Amount], ...], A_SPACE_EACH] | None
    beds: Annotated[tuple[Annotated[int, Meta(ge=NO_BED, lt=CELL_COUNT)], ...], Meta(max_length=MOST_DWARFS)]

    def check(self, where: str, rules: Ruleset) -> None:
        super().check(where, rules)
        assert isinstance(rules, FiendRuleset)
        all_within([kind for _, kind, _ in self.traps], f"{where}.traps", 0, len(rules.traps) - 1)
        hidden = [what for _, what in self.hidden]
        all_within(hidden, f"{where}.hidden", RUBY_MINE, len(rules.furnishings) - 1)
        places = [place for _, _, place in self.friends]
        all_within(places, f"{where}.friends", HOME, len(rules.space_keys) - 1)
        if fault := fault_of_herds(self.herds or ()):
            raise Damaged(f"{where}.herds: {fault}")

    def player(self) -> FiendPlayer:
        return FiendPlayer(super().player(), **values_of(self, FIEND_PLAYER_FIELDS))


class FiendStateShape(StateShape):
    """The table, with what the expansion adds. Some numbers of the base game have another range here."""

    players: tuple[FiendPlayerShape, ...]
    leaves: Annotated[int, Meta(ge=0, le=PLAIN_MARKERS)]
    questions: Annotated[int, Meta(ge=0, le=HIDDEN_ORC_MARKERS)]
    questions_seen: Annotated[int, Meta(ge=0, le=HIDDEN_ORC_MARKERS)]
    harvest: Annotated[int, Meta(ge=0, le=ORC_EVENT)]
    worker: Annotated[int, Meta(ge=OUTSIDER, lt=MOST_DWARFS)]
    event: Annotated[int, Meta(ge=0, le=EVENTS)]
    bribes: Annotated[tuple[GoodNumber, ...], Meta(max_length=EVENTS)]
    extensions: Natural
    long_strips: Natural
    short_strips: Natural
    copies: tuple[tuple[Natural, Annotated[int, Meta(ge=1)]], ...]
    traps_left: tuple[Natural, ...]
    rewards: Natural
    acting: Annotated[int, Meta(ge=GONE, lt=ORCS)]
    deck: Annotated[int, Meta(ge=0, lt=1 << CARDS_OF_A_DECK)]
    drawn: tuple[Annotated[int, Meta(ge=NO_CARD, lt=CARDS_OF_A_DECK)], ...]
    milestone: Annotated[int, Meta(ge=NO_MILESTONE, lt=len(MILESTONES))]
    first: Annotated[int, Meta(ge=NOT_BEGUN)]
    outdated: Annotated[int, Meta(ge=0, le=ORCS)]

    def check(self, rules: Ruleset) -> None:
        super().check(rules)
        assert isinstance(rules, FiendRuleset)
        figures, players = rules.figures, rules.players
        whole(self.extensions, "state.extensions", 0, (1 << len(figures.extensions)) - 1)
        whole(self.long_strips, "state.long_strips", 0, (1 << len(figures.long_strips)) - 1)
        whole(self.short_strips, "state.short_strips", 0, (1 << len(figures.short_strips)) - 1)
        whole(self.rewards, "state.rewards", 0, (1 << len(rules.rewards)) - 1)
        whole(self.first, "state.first", NOT_BEGUN, players - 1)
        all_within([tile for tile, _ in self.copies], "state.copies", 0, len(rules.furnishings) - 1)
        all_within([left for _, left in self.copies], "state.copies", 1, players)
        as_many(self.traps_left, "state.traps_left", len(rules.traps))
        all_within(self.traps_left, "state.traps_left", 0, players)
        if len(self.drawn) > players:
            raise Damaged(f"state.drawn has {len(self.drawn)} entries: at most {players} are expected")

    def state(self, rules: Ruleset) -> FiendState:
        return FiendState(super().state(rules), **values_of(self, FIEND_STATE_FIELDS))


FIEND_PLAYER_FIELDS = own_fields(FiendPlayerShape, PlayerShape)
FIEND_STATE_FIELDS = own_fields(FiendStateShape, StateShape)
