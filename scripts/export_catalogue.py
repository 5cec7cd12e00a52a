"""Write the printed facts for the browser: python -m scripts.export_catalogue

Those of the base game go to web/src/lib/catalogue.json, those of a box to catalogue.json in its own folder.

The client knows no rules; what stands on tiles, loot and price lists is all it needs to draw them.
"""

import json
import sys
from pathlib import Path

from caverna.content.catalogue import ALL_FURNISHINGS
from caverna.content.loot import LOOT
from caverna.content.spaces.board import MARKET_PRICES
from caverna.engine.goods import GOOD_NAMES, Goods
from caverna.engine.home_board import CELLS, REWARD_CELLS
from caverna.engine.hooks import Furnishing
from caverna.engine.rounds.scoring import BEGGING_MARKER
from caverna.engine.space import LootItem
from caverna.engine.verbs.take import Take
from caverna.expansions.frantic_fiends import BOX
from caverna.expansions.frantic_fiends.content.loot import loot_for
from caverna.expansions.frantic_fiends.content.rewards import REWARDS
from caverna.expansions.frantic_fiends.content.tiles import tiles_with_points
from caverna.expansions.frantic_fiends.content.traps import ANY_STRENGTH, TRAPS, Trap
from caverna.expansions.frantic_fiends.figures.figures import figures_in_use
from caverna.record.position_seat import MOST_STABLES
from caverna.words.texts import LANGUAGES, Words
from scripts.space_signs import base_signs, signs_of_box

WEB = Path(__file__).resolve().parent.parent / "web" / "src"

Facts = dict[str, object]


def goods_by_name(goods: Goods) -> dict[str, int]:
    """Goods as the protocol writes them."""
    return {GOOD_NAMES[good]: amount for good, amount in goods}


def furnishing_facts(tile: Furnishing) -> Facts:
    """What is printed on a tile."""
    return {
        "key": tile.key,
        "block": tile.block,
        "colour": tile.colour,
        "points": tile.points,
        "cost": goods_by_name(tile.cost),
        "beds": tile.dwarfs + tile.sixth_dwarf,
        **({"overhang": goods_by_name(tile.overhang)} if tile.overhang else {}),
    }


def loot_facts(item: LootItem) -> Facts:
    """The strength an item takes, and the goods it is, if it is goods."""
    goods = item.effect.fixed if isinstance(item.effect, Take) else ()
    return {"key": item.key, "strength": item.strength, "goods": goods_by_name(goods)}


def trap_facts(trap: Trap) -> Facts:
    """What is printed on a trap."""
    limit = {} if trap.strongest == ANY_STRENGTH else {"limit": trap.strongest}
    return {"key": trap.key, "kind": trap.kind, "cost": goods_by_name(trap.cost), **limit}


def conversions() -> list[Facts]:
    """What rooms exchange, by the words behind `convert`."""
    return [
        {
            "name": conversion.key,
            "room": tile.key,
            "pays": goods_by_name(conversion.pays),
            "gets": goods_by_name(conversion.gets),
        }
        for tile in ALL_FURNISHINGS
        for conversion in tile.conversions
    ]


def catalogue() -> Facts:
    """What is printed in the base game."""
    return {
        "languages": {language: Words(language).say("ui-language-name") for language in LANGUAGES},
        "furnishings": [furnishing_facts(tile) for tile in ALL_FURNISHINGS],
        "loot": [loot_facts(item) for item in LOOT],
        "conversions": conversions(),
        "spaces": base_signs(),
        "rewards": {CELLS[cell]: goods_by_name(goods) for cell, goods in REWARD_CELLS.items()},
        "market": goods_by_name(MARKET_PRICES),
        "begging_points": BEGGING_MARKER,
        "stables": MOST_STABLES,
    }


def fiend_catalogue() -> Facts:
    """What Frantic Fiends adds."""
    figures = figures_in_use()
    base_loot = {item.key for item in LOOT}
    return {
        "furnishings": [furnishing_facts(tile) for tile in tiles_with_points(figures)],
        "loot": [loot_facts(item) for item in loot_for(figures) if item.key not in base_loot],
        "conversions": [],
        "spaces": signs_of_box(BOX.name),
        "traps": [trap_facts(trap) for trap in TRAPS],
        "bounties": [{"key": reward.key, "goods": goods_by_name(reward.goods)} for reward in REWARDS],
    }


def files() -> dict[Path, str]:
    """Every file to be written, with its text."""
    return {
        WEB / "lib" / "catalogue.json": text(catalogue()),
        WEB / "expansions" / BOX.name / "catalogue.json": text(fiend_catalogue()),
    }


def text(facts_by_name: Facts) -> str:
    """The file: one entry a line, so that changes can be reviewed."""
    lines = []
    for name, facts in facts_by_name.items():
        if isinstance(facts, list):
            entries = ",\n".join(f"    {json.dumps(entry, ensure_ascii=False)}" for entry in facts)
            lines.append(f'  "{name}": [\n{entries}\n  ]' if facts else f'  "{name}": []')
        else:
            lines.append(f'  "{name}": {json.dumps(facts, ensure_ascii=False)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    for path, words in files().items():
        path.write_text(words, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
