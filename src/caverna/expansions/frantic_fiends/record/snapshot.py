"""What Frantic Fiends adds to the state in a snapshot: which fields there are, and the range of each."""

from caverna.engine.goods import GOODS_COUNT
from caverna.engine.state.game_state import OUTSIDER, GameState
from caverna.engine.state.player import HOME, Player
from caverna.expansions.frantic_fiends.campaign.game import MILESTONES
from caverna.expansions.frantic_fiends.engine.beds import NO_BED
from caverna.expansions.frantic_fiends.engine.harvest import HIDDEN_ORC_MARKERS, ORC_EVENT, PLAIN_MARKERS
from caverna.expansions.frantic_fiends.engine.moves import CARDS_OF_A_DECK
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.engine.set_up import EVENTS
from caverna.expansions.frantic_fiends.engine.state import (
    ASIDE,
    GONE,
    NO_CARD,
    NO_MILESTONE,
    NOT_BEGUN,
    ORC_NAMES,
    ORCS,
    RUBY_MINE,
    FiendPlayer,
    FiendState,
)
from caverna.expansions.frantic_fiends.record.steps import SPACES, STRONGEST_ORC, herds
from caverna.record import values
from caverna.record.position_seat import MOST_DWARFS
from caverna.record.values import MOST_GOODS

FIEND_PLAYER_FIELDS = (
    "orcs", "strengths", "held", "displaced", "traps", "trapped", "mined", "hidden", "covered",
    "captives", "captured", "friends", "herds", "beds",
)  # fmt: skip
FIEND_STATE_FIELDS = (
    "event", "bribes", "extensions", "long_strips", "short_strips", "copies",
    "traps_left", "rewards", "acting", "deck", "drawn", "milestone", "first", "outdated",
)  # fmt: skip
FIEND_RANGES = {
    "leaves": (0, PLAIN_MARKERS),
    "questions": (0, HIDDEN_ORC_MARKERS),
    "questions_seen": (0, HIDDEN_ORC_MARKERS),
    "harvest": (0, ORC_EVENT),
    "worker": (OUTSIDER, MOST_DWARFS - 1),
}
"""The numbers of the base game that have another range here."""
ALL_SPACES = (1 << SPACES) - 1
ALL_ORCS = (1 << ORCS) - 1


def read_fiend_player(
    fields: dict[str, object], where: str, base: Player, rules: FiendRuleset
) -> FiendPlayer:
    """One seat, with what the expansion adds."""

    def whole(name: str, most: int) -> int:
        return values.whole(fields[name], f"{where}.{name}", 0, most)

    def wholes(name: str, length: tuple[int, int], least: int, most: int) -> tuple[int, ...]:
        return tuple(values.wholes(fields[name], f"{where}.{name}", length, least, most))

    def rows(name: str, most: int, *ranges: tuple[int, int]) -> list[tuple[int, ...]]:
        return read_rows(fields[name], f"{where}.{name}", most, ranges)

    cells = (0, SPACES - 1)
    traps = rows("traps", SPACES, cells, (0, len(rules.traps) - 1), (0, 1))
    hidden = rows("hidden", ORCS, cells, (RUBY_MINE, len(rules.furnishings) - 1))
    friends = rows(
        "friends", len(ORC_NAMES), (0, len(ORC_NAMES) - 1), cells, (HOME, len(rules.space_keys) - 1)
    )
    return FiendPlayer(
        base,
        orcs=wholes("orcs", (ORCS, ORCS), ASIDE, SPACES - 1),
        strengths=wholes("strengths", (ORCS, ORCS), 0, STRONGEST_ORC),
        held=whole("held", ALL_ORCS),
        displaced=whole("displaced", ALL_ORCS),
        traps=tuple((row[0], row[1], row[2]) for row in traps),
        trapped=whole("trapped", ALL_SPACES),
        mined=tuple((row[0], row[1]) for row in rows("mined", SPACES, cells, (1, MOST_GOODS))),
        hidden=tuple((row[0], row[1]) for row in hidden),
        covered=whole("covered", ALL_SPACES),
        captives=tuple((row[0], row[1]) for row in rows("captives", ORCS, (0, MOST_DWARFS - 1), cells)),
        captured=whole("captured", (1 << MOST_DWARFS) - 1),
        friends=tuple((row[0], row[1], row[2]) for row in friends),
        herds=None if fields["herds"] is None else herds(fields["herds"], f"{where}.herds", rules),
        beds=wholes("beds", (0, MOST_DWARFS), NO_BED, SPACES - 1),
    )


def read_fiend_state(fields: dict[str, object], base: GameState, rules: FiendRuleset) -> FiendState:
    """The table, with what the expansion adds."""

    def whole(name: str, least: int, most: int) -> int:
        return values.whole(fields[name], f"state.{name}", least, most)

    def wholes(name: str, length: tuple[int, int], least: int, most: int) -> tuple[int, ...]:
        return tuple(values.wholes(fields[name], f"state.{name}", length, least, most))

    kinds, figures = len(rules.furnishings), rules.figures
    copies = read_rows(fields["copies"], "state.copies", kinds, ((0, kinds - 1), (1, rules.players)))
    return FiendState(
        base,
        event=whole("event", 0, EVENTS),
        bribes=wholes("bribes", (0, EVENTS), 0, GOODS_COUNT - 1),
        extensions=whole("extensions", 0, (1 << len(figures.extensions)) - 1),
        long_strips=whole("long_strips", 0, (1 << len(figures.long_strips)) - 1),
        short_strips=whole("short_strips", 0, (1 << len(figures.short_strips)) - 1),
        copies=tuple((row[0], row[1]) for row in copies),
        traps_left=wholes("traps_left", (len(rules.traps), len(rules.traps)), 0, rules.players),
        rewards=whole("rewards", 0, (1 << len(rules.rewards)) - 1),
        acting=whole("acting", GONE, ORCS - 1),
        deck=whole("deck", 0, (1 << CARDS_OF_A_DECK) - 1),
        drawn=wholes("drawn", (0, rules.players), NO_CARD, CARDS_OF_A_DECK - 1),
        milestone=whole("milestone", NO_MILESTONE, len(MILESTONES) - 1),
        first=whole("first", NOT_BEGUN, rules.players - 1),
        outdated=whole("outdated", 0, ORCS),
    )


def read_rows(
    value: object, where: str, most: int, ranges: tuple[tuple[int, int], ...]
) -> list[tuple[int, ...]]:
    """A list of short rows of numbers, each column with its own range."""
    found = []
    for i, entry in enumerate(values.listing(value, where, 0, most)):
        row = values.listing(entry, f"{where}[{i}]", len(ranges), len(ranges))
        found.append(
            tuple(values.whole(row[j], f"{where}[{i}][{j}]", *limits) for j, limits in enumerate(ranges))
        )
    return found
