"""The browser asks for help by the keys of the texts, which tell a good from the loot of the same name."""

from caverna import Game, Setup
from caverna.words.help_texts import help_on
from caverna.words.texts import Words


def test_a_key_of_the_texts_means_one_thing_only() -> None:
    rules = Game(Setup(players=2, furnishings="full", seed=1)).state.rules
    words = Words("en")
    good, item, both = (help_on(words, rules, name) for name in ("good-wood", "loot-wood", "wood"))
    assert good[0] == "wood (good)"
    assert item[0] == "1 wood (loot from strength 1 on)"
    assert both == good + item
