"""Goods in words, or in signs where there is little room."""

from collections.abc import Mapping

from caverna.words.texts import Words


def in_words(words: Words, goods: Mapping[str, int]) -> str:
    """`2 wood, 1 stone`."""
    named = [
        words.say("ui-amount", n=n, good=words.say(f"good-{good}", n=n)) for good, n in goods.items() if n
    ]
    return ", ".join(named) or words.say("ui-nothing")


def in_signs(words: Words, goods: Mapping[str, int]) -> str:
    """`2W 1S`."""
    return " ".join(f"{n}{words.say(f'screen-sign-{good}')}" for good, n in goods.items() if n)


def fitting(words: Words, goods: Mapping[str, int], width: int) -> str:
    """In words if there is room for them."""
    if not any(goods.values()):
        return ""
    said = in_words(words, goods)
    return said if len(said) <= width else in_signs(words, goods)
