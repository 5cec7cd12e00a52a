"""Questions in words."""

from caverna.engine.goods import GOOD_BY_NAME, Goods
from caverna.engine.question import Figures
from caverna.engine.state.game_state import NATURE
from caverna.words.doors import Naming, naming_by_boxes
from caverna.words.names import Names, describe_goods, furnishing_name, good_name, player_name, space_name
from caverna.words.texts import Words


def tile_name(words: Words, key: str) -> str:
    """A twin tile, or a kind of ground."""
    twin = f"twin-{key}"
    return words.say(twin if words.has(twin) else f"ground-{key}")


def goods_from(text: str) -> Goods:
    """`wood 1 stone 2` as goods."""
    parts = text.split()
    return tuple((GOOD_BY_NAME[good], int(n)) for good, n in zip(parts[::2], parts[1::2], strict=True))


ARGUMENTS: dict[str, Naming] = {
    "space": lambda words, key, names: space_name(words, key),
    "furnishing": lambda words, key, names: furnishing_name(words, key),
    "tile": lambda words, key, names: tile_name(words, key),
    "good": lambda words, key, names: good_name(words, GOOD_BY_NAME[key], 2),
    "price": lambda words, text, names: describe_goods(words, goods_from(text)),
    "owner": lambda words, seat, names: player_name(words, int(seat), names),
}
"""The arguments that are said by their names; all others stand as they are."""


def describe_question(words: Words, seat: int, key: str, figures: Figures, names: Names = None) -> str:
    """The question as a sentence."""
    said = dict(figures)
    for name, value in figures.items():
        naming = ARGUMENTS.get(name) or naming_by_boxes().get(name)
        if naming is not None:
            said[name] = naming(words, str(value), names)
    if seat != NATURE:
        said["player"] = player_name(words, seat, names)
    return words.say(f"question-{key}", **said)
