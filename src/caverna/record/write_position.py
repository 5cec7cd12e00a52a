"""Writing down the position of a game in which somebody is about to place a dwarf."""

from caverna.engine.errors import NoPosition
from caverna.engine.goods import DOG, GOOD_NAMES, GOODS_COUNT, Goods, goods_text
from caverna.engine.home_board import CELLS, cells_of
from caverna.engine.moves import SEAT_NAMES
from caverna.engine.rounds.work_phase import DUE, PlaceDwarf
from caverna.engine.state.landscape import crops, tiles
from caverna.engine.state.player import HOME, Player
from caverna.expansions.frantic_fiends.record.position import FIEND_HARVESTS, covered_tiles_with_fiends
from caverna.expansions.frantic_fiends.record.write_position import (
    fiend_seat_lines,
    fiend_table_lines,
    without_orcs,
)
from caverna.game import Game
from caverna.record.options import options_chosen
from caverna.record.position_reader import FIRST_LINE, HARVESTS, covered_tiles
from caverna.record.position_seat import NEWBORN, RESTING

MOUNTAIN_TILES = ("cavern", "tunnel", "deep_tunnel", "ore_mine", "ruby_mine")
HARVEST_NAMES = {harvest: name for name, harvest in (HARVESTS | FIEND_HARVESTS).items()}


def write_position(game: Game) -> str:
    """The position as text; `read_position` makes the same one of it."""
    step = game.state.agenda[-1] if game.state.agenda else None
    if not isinstance(step, PlaceDwarf):
        raise NoPosition(
            "a position can be written when somebody is to place a dwarf; this game is elsewhere or "
            "over: take a snapshot, which holds any moment"
        )
    lines = [FIRST_LINE, *table_lines(game, step)]
    if game.setup.has_expansion:
        lines += fiend_table_lines(game.state)
    for seat, player in enumerate(game.state.players):
        lines += ["", f"seat {SEAT_NAMES[seat]}"]
        if game.setup.has_expansion:
            lines += seat_lines(game, without_orcs(game.state, seat)) + fiend_seat_lines(game.state, seat)
        else:
            lines += seat_lines(game, player)
    return "\n".join(lines) + "\n"


def table_lines(game: Game, step: PlaceDwarf) -> list[str]:
    """Set-up, round, whose turn, cards and goods on spaces."""
    setup, state = game.setup, game.state
    rules = state.rules
    lines = [f"players {setup.players}", f"furnishings {setup.furnishings}"]
    if setup.has_expansion:
        lines.append(f"expansion {setup.expansion}")
    lines += [f"option {name} {value}" for name, value in options_chosen(setup.options)]
    lines.append(f"seed {setup.seed}")
    if game.drawings:
        lines.append(f"drawings {game.drawings}")
    lines += [f"round {state.round}", f"start {SEAT_NAMES[state.start]}", f"turn {SEAT_NAMES[step.seat]}"]
    if step.dwarf != DUE:
        lines.append(f"order {state.players[step.seat].weapons[step.dwarf]}")
    lines.append(f"harvest {HARVEST_NAMES[state.harvest]}")
    if state.questions_seen or setup.has_expansion:
        lines.append(f"questions {state.questions_seen}")
    lines.append("cards " + " ".join(rules.space_keys[card] for card in state.cards))
    covered = covered_tiles_with_fiends(state) if setup.has_expansion else covered_tiles(state)
    if covered:
        lines.append("covered " + " ".join(rules.furnishings[tile].key for tile in covered))
    for number, stock in enumerate(state.stock):
        if stock:
            lines.append(f"on {rules.space_keys[number]} {goods_text(stock)}")
    return lines


def seat_lines(game: Game, player: Player) -> list[str]:
    """Everything one seat has."""
    rules = game.state.rules
    lines = [
        *amounts("goods", player, range(DOG)),
        *amounts("animals", player, range(DOG, GOODS_COUNT)),
        "dwarfs " + " ".join(dwarf_text(game, player, dwarf) for dwarf in range(player.dwarfs)),
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


def dwarf_text(game: Game, player: Player, dwarf: int) -> str:
    """`8@logging`."""
    text = NEWBORN if player.newborns >> dwarf & 1 else str(player.weapons[dwarf])
    if player.resting >> dwarf & 1:
        return f"{text}@{RESTING}"
    place = player.places[dwarf]
    return text if place == HOME else f"{text}@{game.state.rules.space_keys[place]}"
