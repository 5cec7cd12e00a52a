"""Write the printed facts for the browser: python -m scripts.export_catalogue

Those of the base game go to web/src/lib/catalogue.json, those of a box to catalogue.json in its own folder.

The client knows no rules; what stands on tiles, loot and price lists is all it needs to draw them.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path

from caverna.content.catalogue import ALL_FURNISHINGS
from caverna.content.loot import LOOT
from caverna.content.spaces.board import MARKET_PRICES
from caverna.engine.anytime.rubies import CAVERN_PRICE
from caverna.engine.goods import GOOD_NAMES
from caverna.engine.home_board import CELLS, REWARD_CELLS
from caverna.engine.hooks import Furnishing
from caverna.engine.moves import RUBY_GOODS, SINGLE_TILES
from caverna.engine.rounds.scoring import BEGGING_MARKER
from caverna.engine.space import LootItem
from caverna.engine.verbs.fence import STABLES
from caverna.engine.verbs.take import Take
from caverna.expansion import Expansion
from caverna.expansions import all_expansions
from caverna.view.by_name import goods_by_name
from caverna.words.texts import LANGUAGES, Words
from scripts.space_signs import base_signs, signs_of_box

WEB = Path(__file__).resolve().parent.parent / "web" / "src"

Facts = dict[str, object]

RUBY_PRICES = {
    **{GOOD_NAMES[good]: {"ruby": 1} for good in RUBY_GOODS},
    "cattle": {"ruby": 1, "food": 1},
    **{tile: {"ruby": 1} for tile in SINGLE_TILES.values()},
    "cavern": {"ruby": CAVERN_PRICE},
}
"""What goods and single tiles cost in rubies; a test buys them all."""


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


def conversions(tiles: Iterable[Furnishing]) -> list[Facts]:
    """What rooms exchange, by the words behind `convert`."""
    return [
        {
            "name": conversion.key,
            "room": tile.key,
            "pays": goods_by_name(conversion.pays),
            "gets": goods_by_name(conversion.gets),
        }
        for tile in tiles
        for conversion in tile.conversions
    ]


def catalogue() -> Facts:
    """What is printed in the base game."""
    return {
        "languages": {language: Words(language).say("ui-language-name") for language in LANGUAGES},
        "furnishings": [furnishing_facts(tile) for tile in ALL_FURNISHINGS],
        "loot": [loot_facts(item) for item in LOOT],
        "conversions": conversions(ALL_FURNISHINGS),
        "spaces": base_signs(),
        "rewards": {CELLS[cell]: goods_by_name(goods) for cell, goods in REWARD_CELLS.items()},
        "market": goods_by_name(MARKET_PRICES),
        "ruby_prices": RUBY_PRICES,
        "begging_points": BEGGING_MARKER,
        "stables": STABLES,
    }


def catalogue_of(box: Expansion) -> Facts:
    """What a box adds."""
    client = box.client()
    return {
        "furnishings": [furnishing_facts(tile) for tile in client.furnishings()],
        "loot": [loot_facts(item) for item in client.loot()],
        "conversions": conversions(client.furnishings()),
        "spaces": signs_of_box(box),
        **client.facts(),
    }


def files() -> dict[Path, str]:
    """Every file to be written, with its text: a box has one if it has a folder in the client."""
    found = {WEB / "lib" / "catalogue.json": text(catalogue())}
    for name, box in all_expansions().items():
        folder = WEB / "expansions" / name
        if folder.exists():
            found[folder / "catalogue.json"] = text(catalogue_of(box))
    return found


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
