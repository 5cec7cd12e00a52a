"""Writing down the position of a game in which somebody is about to place a dwarf."""

from caverna.engine.errors import NoPosition
from caverna.engine.goods import DOG, GOOD_NAMES, GOODS_COUNT, Goods, goods_text
from caverna.engine.home_board import CELLS, cells_of
from caverna.engine.moves import SEAT_NAMES
from caverna.engine.rounds.work_phase import DUE, PlaceDwarf
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.landscape import crops, tiles
from caverna.engine.state.player import HOME, Player
from caverna.game import Game
from caverna.record.options import options_chosen
from caverna.record.position_reader import AS_IS, FIRST_LINE, HARVESTS
from caverna.record.position_seat import NEWBORN, RESTING
from caverna.record.possible import impossible

MOUNTAIN_TILES = ("cavern", "tunnel", "deep_tunnel", "ore_mine", "ruby_mine")


def write_position(game: Game) -> str:
    """The position as text; `read_position` makes the same one of it."""
    step = game.state.agenda[-1] if game.state.agenda else None
    if not isinstance(step, PlaceDwarf):
        raise NoPosition(
            "a position can be written when somebody is to place a dwarf; this game is elsewhere or "
            "over: take a snapshot, which holds any moment"
        )
    return game.setup.box.record().position_writer(game).text(step)


class Writer:
    """Writes a position line by line: first the table, then each seat. A box overrides what it adds."""

    harvests = HARVESTS

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.state
        self.rules = game.state.rules

    def text(self, step: PlaceDwarf) -> str:
        """The whole position."""
        on_purpose = [AS_IS] if any(impossible(self.state)) else []
        lines = [FIRST_LINE, *on_purpose, *self.table_lines(step), *self.more_table_lines()]
        for seat in range(len(self.state.players)):
            lines += ["", f"seat {SEAT_NAMES[seat]}"]
            lines += [*seat_lines(self.rules, self.uncovered(seat)), *self.more_seat_lines(seat)]
        return "\n".join(lines) + "\n"

    # What a box adds.

    def more_table_lines(self) -> list[str]:
        """Lines of the table that the base game does not know."""
        return []

    def more_seat_lines(self, seat: int) -> list[str]:
        """Lines of a seat that the base game does not know."""
        return []

    def uncovered(self, seat: int) -> Player:
        """The player as the lines of the base game describe him: with nothing on his board that hides it."""
        return self.state.players[seat]

    def covered_tiles(self) -> list[int]:
        """The tiles that are built and yet belong to nobody, because another one lies on them."""
        built = 0
        for player in self.state.players:
            built |= player.owned
        return list(cells_of(self.rules.for_sale & ~self.state.available & ~built))

    def markers_seen(self) -> list[str]:
        """How many markers of the rarer kind have been turned up."""
        return [f"questions {self.state.questions_seen}"] if self.state.questions_seen else []

    # The table.

    def table_lines(self, step: PlaceDwarf) -> list[str]:
        """Set-up, round, whose turn, cards and goods on spaces."""
        state, rules = self.state, self.rules
        lines = self.setup_lines()
        lines += [f"round {state.round}", f"start {SEAT_NAMES[state.start]}", f"turn {SEAT_NAMES[step.seat]}"]
        if step.dwarf != DUE:
            lines.append(f"order {state.players[step.seat].weapons[step.dwarf]}")
        names = {harvest: name for name, harvest in self.harvests.items()}
        lines += [f"harvest {names[state.harvest]}", *self.markers_seen()]
        lines.append("cards " + " ".join(rules.space_keys[card] for card in state.cards))
        covered = self.covered_tiles()
        if covered:
            lines.append("covered " + " ".join(rules.furnishings[tile].key for tile in covered))
        for number, stock in enumerate(state.stock):
            if stock:
                lines.append(f"on {rules.space_keys[number]} {goods_text(stock)}")
        return lines

    def setup_lines(self) -> list[str]:
        """Players, set, box, options, seed and how often chance has been asked."""
        setup = self.game.setup
        lines = [f"players {setup.players}", f"furnishings {setup.furnishings}"]
        if setup.has_expansion:
            lines.append(f"expansion {setup.expansion}")
        lines += [f"option {name} {value}" for name, value in options_chosen(setup.options)]
        lines.append(f"seed {setup.seed}")
        return [*lines, f"drawings {self.game.drawings}"] if self.game.drawings else lines


# A seat.


def seat_lines(rules: Ruleset, player: Player) -> list[str]:
    """Everything one seat has."""
    lines = [
        *amounts("goods", player, range(DOG)),
        *amounts("animals", player, range(DOG, GOODS_COUNT)),
        "dwarfs " + " ".join(dwarf_text(rules, player, dwarf) for dwarf in range(player.dwarfs)),
    ]
    if player.begging:
        lines.append(f"begging {player.begging}")
    lines += ["passed"] * player.passed + ["doubled"] * player.doubled
    lines += [*spaces("meadow", player.meadows), *spaces("field", player.fields & ~player.sown)]
    for crop, tokens, fields in crops(player):
        lines += [f"{line} {GOOD_NAMES[crop]} {tokens}" for line in spaces("field", fields)]
    lines += spaces("small_pasture", player.small_pastures)
    for area in player.large_areas:
        lines += spaces("large_pasture", area)
    lines += spaces("stable", player.stables)
    for name, cells in tiles(player):
        if name in MOUNTAIN_TILES:
            lines += spaces(name, cells)
    for cell, room in player.rooms:
        if rules.furnishings[room].is_for_sale:
            lines.append(f"room {rules.furnishings[room].key} {CELLS[cell]}")
    lines += [f"delivery {rules.furnishings[room].key} {left}" for room, left in player.deliveries]
    return lines


def amounts(name: str, player: Player, kinds: range) -> list[str]:
    """The goods of some kinds as a line, if there are any."""
    held: Goods = tuple((good, player.goods[good]) for good in kinds if player.goods[good])
    return [f"{name} {goods_text(held)}"] if held else []


def spaces(name: str, cells: int) -> list[str]:
    """Spaces of the home board as a line, if there are any."""
    return [f"{name} {' '.join(CELLS[cell] for cell in cells_of(cells))}"] if cells else []


def dwarf_text(rules: Ruleset, player: Player, dwarf: int) -> str:
    """`8@logging`."""
    text = NEWBORN if player.newborns >> dwarf & 1 else str(player.weapons[dwarf])
    if player.resting >> dwarf & 1:
        return f"{text}@{RESTING}"
    place = player.places[dwarf]
    return text if place == HOME else f"{text}@{rules.space_keys[place]}"
