"""The state of a game in a snapshot: which fields there are, and the range of each."""

from caverna.engine.goods import GOODS_COUNT
from caverna.engine.home_board import CELL_COUNT
from caverna.engine.moves import LARGEST_WEAPON
from caverna.engine.rounds.game_flow import LEAVES, QUESTION_MARKS
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import NO_SPACE, NOBODY, NOT_YET_KNOWN, GameState
from caverna.engine.state.player import HOME, Player
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.record.snapshot import (
    FIEND_PLAYER_FIELDS,
    FIEND_RANGES,
    FIEND_STATE_FIELDS,
    read_fiend_player,
    read_fiend_state,
)
from caverna.record import values
from caverna.record.position_reader import LAST_ROUND
from caverna.record.position_seat import FEWEST_DWARFS, MOST_BEGGING, MOST_DWARFS
from caverna.record.soundness import faults_of_players, faults_of_table
from caverna.record.steps import read_agenda, write_step
from caverna.record.values import MOST_GOODS, Damaged

NUMBERS_OF_STATE = (
    "round", "start", "cards_left", "available", "leaves", "questions", "questions_seen", "harvest",
    "breeders", "worker", "workplace", "exploring", "protected",
)  # fmt: skip
STATE_FIELDS = ("players", "agenda", "occupied", "stock", "cards", *NUMBERS_OF_STATE)
DERIVED_FIELDS = ("rules", "unshared", "answers", "crowded", "events")
"""What a state has beside them: it follows from the rest, or is empty at every decision."""
SETS_OF_SPACES = (
    "meadows", "fields", "small_pastures", "large_pastures", "stables",
    "caverns", "tunnels", "deep_tunnels", "ore_mines", "ruby_mines",
    "grain_1", "grain_2", "grain_3", "vegetable_1", "vegetable_2",
)  # fmt: skip
PLAYER_FIELDS = (
    "goods", "begging", "weapons", "places", "newborns", "resting", "passed", "large_areas",
    "rooms", "owned", "deliveries", "doubled", *SETS_OF_SPACES,
)  # fmt: skip
ALL_SPACES = (1 << CELL_COUNT) - 1
MOST_LARGE_PASTURES = 12
MOST_DELIVERIES = 12
LONGEST_DELIVERY = 9


def write_state(state: GameState) -> dict[str, object]:
    """Everything about the state that does not follow from the rest."""
    has_fiends = isinstance(state.rules, FiendRuleset)
    fields = (*STATE_FIELDS, *FIEND_STATE_FIELDS) if has_fiends else STATE_FIELDS
    fields_of_player = (*PLAYER_FIELDS, *FIEND_PLAYER_FIELDS) if has_fiends else PLAYER_FIELDS
    written: dict[str, object] = {name: getattr(state, name) for name in fields}
    written["players"] = [
        {name: getattr(player, name) for name in fields_of_player} for player in state.players
    ]
    written["agenda"] = [write_step(step, state.rules) for step in state.agenda]
    return written


def read_state(value: object, rules: Ruleset) -> GameState:
    """The state, waiting for its decision again."""
    has_fiends = isinstance(rules, FiendRuleset)
    names = (*STATE_FIELDS, *FIEND_STATE_FIELDS) if has_fiends else STATE_FIELDS
    fields = values.mapping(value, "state", names)
    spaces = len(rules.space_keys)
    seats = values.listing(fields["players"], "state.players", rules.players, rules.players)
    players = [read_player(entry, f"state.players[{seat}]", rules) for seat, entry in enumerate(seats)]
    occupied = values.wholes(
        fields["occupied"], "state.occupied", (spaces, spaces), NOBODY, rules.players - 1
    )
    stocks = enumerate(values.listing(fields["stock"], "state.stock", spaces, spaces))
    stock = [values.goods(entry, f"state.stock[{i}]") for i, entry in stocks]
    cards = tuple(values.wholes(fields["cards"], "state.cards", (0, spaces), 0, spaces - 1))
    (
        round, start, cards_left, available, leaves, questions, questions_seen, harvest, breeders,
        worker, workplace, exploring, protected,
    ) = read_numbers(fields, rules)  # fmt: skip
    state = GameState(
        rules, players, 0, [], [], 0, round, start, occupied, stock, cards, cards_left, available,
        leaves, questions, questions_seen, harvest, breeders, worker, workplace, exploring, protected,
    )  # fmt: skip
    if isinstance(rules, FiendRuleset):
        state = read_fiend_state(fields, state, rules)
    complain(faults_of_players(state))
    state.agenda = read_agenda(fields["agenda"], state)
    complain(faults_of_table(state))
    ask(state)
    return state


def read_numbers(fields: dict[str, object], rules: Ruleset) -> list[int]:
    """The single numbers of the state, in the order of NUMBERS_OF_STATE."""
    spaces = len(rules.space_keys)
    ranges = {
        "round": (0, LAST_ROUND),
        "start": (0, rules.players - 1),
        "cards_left": (0, (1 << spaces) - 1),
        "available": (0, (1 << len(rules.furnishings)) - 1),
        "leaves": (0, LEAVES),
        "questions": (0, QUESTION_MARKS),
        "questions_seen": (0, QUESTION_MARKS),
        "harvest": (0, NOT_YET_KNOWN),
        "breeders": (0, (1 << rules.players) - 1),
        "worker": (0, MOST_DWARFS - 1),
        "workplace": (NO_SPACE, spaces - 1),
        "exploring": (0, 1),
        "protected": (0, (1 << spaces) - 1),
    }
    if isinstance(rules, FiendRuleset):
        ranges |= FIEND_RANGES
    return [values.whole(fields[name], f"state.{name}", *ranges[name]) for name in NUMBERS_OF_STATE]


def read_player(value: object, where: str, rules: Ruleset) -> Player:
    """One seat."""
    has_fiends = isinstance(rules, FiendRuleset)
    names = (*PLAYER_FIELDS, *FIEND_PLAYER_FIELDS) if has_fiends else PLAYER_FIELDS
    fields = values.mapping(value, where, names)

    def whole(name: str, most: int) -> int:
        return values.whole(fields[name], f"{where}.{name}", 0, most)

    def wholes(name: str, fewest: int, most: int, least: int, largest: int) -> list[int]:
        return values.wholes(fields[name], f"{where}.{name}", (fewest, most), least, largest)

    def cells(name: str) -> int:
        return whole(name, ALL_SPACES)

    spaces, furnishings = len(rules.space_keys), len(rules.furnishings)
    all_dwarfs = (1 << MOST_DWARFS) - 1
    player = Player(
        goods=wholes("goods", GOODS_COUNT, GOODS_COUNT, 0, MOST_GOODS),
        begging=whole("begging", MOST_BEGGING),
        weapons=tuple(wholes("weapons", FEWEST_DWARFS, MOST_DWARFS, 0, LARGEST_WEAPON)),
        places=tuple(wholes("places", FEWEST_DWARFS, MOST_DWARFS, HOME, spaces - 1)),
        newborns=whole("newborns", all_dwarfs),
        resting=whole("resting", all_dwarfs),
        passed=whole("passed", 1),
        meadows=cells("meadows"),
        fields=cells("fields"),
        small_pastures=cells("small_pastures"),
        large_pastures=cells("large_pastures"),
        large_areas=tuple(wholes("large_areas", 0, MOST_LARGE_PASTURES, 0, ALL_SPACES)),
        stables=cells("stables"),
        caverns=cells("caverns"),
        tunnels=cells("tunnels"),
        deep_tunnels=cells("deep_tunnels"),
        ore_mines=cells("ore_mines"),
        ruby_mines=cells("ruby_mines"),
        grain_1=cells("grain_1"),
        grain_2=cells("grain_2"),
        grain_3=cells("grain_3"),
        vegetable_1=cells("vegetable_1"),
        vegetable_2=cells("vegetable_2"),
        rooms=values.pairs(fields["rooms"], f"{where}.rooms", CELL_COUNT, CELL_COUNT, furnishings),
        owned=whole("owned", (1 << furnishings) - 1),
        deliveries=values.pairs(
            fields["deliveries"], f"{where}.deliveries", MOST_DELIVERIES, furnishings, LONGEST_DELIVERY
        ),
        doubled=whole("doubled", 1),
    )
    return read_fiend_player(fields, where, player, rules) if isinstance(rules, FiendRuleset) else player


def complain(faults: list[str]) -> None:
    """Raise the first fault, if there is one."""
    if faults:
        raise Damaged(faults[0])


def ask(state: GameState) -> None:
    """Put the question on top of the agenda again. A game that is not over waits for an answer."""
    if not state.agenda:
        return
    try:
        state.answers = state.agenda[-1].options(state)
    except (AssertionError, IndexError, KeyError, TypeError, ValueError) as wrong:
        raise Damaged(f"its question cannot be asked ({type(wrong).__name__})") from None
    if not state.answers:
        raise Damaged("the last step of state.agenda asks nothing, so the game would be stuck")
