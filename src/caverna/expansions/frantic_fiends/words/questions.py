"""What the questions of the expansion name, in words."""

from caverna.engine.goods import GOOD_BY_NAME
from caverna.expansions.frantic_fiends.words.names import (
    goods_from,
    orc_name,
    path_in_words,
    reward_name,
    steps_in_words,
)
from caverna.words.names import Names, describe_goods, good_name, player_name
from caverna.words.texts import Words


def argument_in_words(words: Words, name: str, value: str | int, names: Names) -> str | int:
    """One argument of a question; what needs no words stays as it is."""
    text = str(value)
    if name == "orc":
        return orc_name(words, text)
    if name == "reward":
        return reward_name(words, text)
    if name == "bonus":
        return words.say(f"bonus-{text}")
    if name == "good":
        return good_name(words, GOOD_BY_NAME[text], 2)
    if name == "price":
        return describe_goods(words, goods_from(text))
    if name == "steps":
        return steps_in_words(words, text.split())
    if name == "path":
        return path_in_words(words, text.split())
    if name == "owner":
        return player_name(words, int(value), names)
    return value
