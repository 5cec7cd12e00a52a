"""What golden games with the expansion must have shown."""

from caverna import Move, Setup
from caverna.expansions.frantic_fiends import BOX
from caverna.expansions.frantic_fiends.content.tiles import NEW_TILES
from caverna.expansions.frantic_fiends.content.traps import TRAP_KEYS
from caverna.expansions.frantic_fiends.engine.moves import CHIEF, COLLECT, MOVE_IN, ORDER_ORC, RESTOCK_MINE
from caverna.expansions.frantic_fiends.engine.options import FiendOptions
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from tests.golden.kinds import all_moves, name_of_verb

CAMPAIGN = "2+s5+l1+r2+m1a+twin_tile+material+trap"
TABLES = {"1": 1, "1_campaign": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7}
"""The games and how many play them."""
TOO_RARE = (RESTOCK_MINE, CHIEF, COLLECT, ORDER_ORC, MOVE_IN)
"""Three mines of a kind, a chief among mixed goods, two orcs at one blow, an orc before the dwarfs, a choice
of rooms for an orc: the tests of the rules have them."""
NEW_LOOT = ("fight_orc", "set_trap", "restock_mines")


def setup_of(name: str, seed: int) -> Setup:
    """A game; the harder side and the richer supply occur, too."""
    options = FiendOptions(
        campaign=CAMPAIGN if name == "1_campaign" else "none",
        hard_for="BD" if name == "4" else "nobody",
        rich_supply="on" if name == "7" else "by_players",
    )
    return Setup(TABLES[name], options=options, seed=seed, expansion=BOX.name)


def rules_with_fiends() -> FiendRuleset:
    """The rules of any game with the expansion."""
    rules = Setup(4, expansion=BOX.name).ruleset()
    assert isinstance(rules, FiendRuleset)
    return rules


def required_with_fiends() -> set[str]:
    """Every new space, trap, tile, reward and loot item, and every new verb."""
    found = {"place armory", *[f"loot {key}" for key in NEW_LOOT]}
    found |= {f"trap {key}" for key in TRAP_KEYS}
    found |= {f"furnish {tile.key}" for tile in NEW_TILES}
    found |= {f"reward {reward.key}" for reward in rules_with_fiends().rewards}
    return found | {name_of_verb(verb) for verb in new_verbs()}


def new_verbs() -> set[int]:
    """Every kind of move that the base game does not have, but for the rarest."""
    moves: list[Move] = rules_with_fiends().moves.listed
    return {move.verb for move in moves} - {move.verb for move in all_moves()} - set(TOO_RARE)
