"""The browser asks for help by the keys of the texts, which tell a good from the loot of the same name."""

import re

import pytest

from caverna import Game, Setup
from caverna.words.help_texts import help_on, topics
from caverna.words.texts import LANGUAGES, Words
from caverna.words.topics import for_players

RULE_ID = re.compile(r"[A-Z]{3,}(-[A-Z0-9]+)+")


def test_a_key_of_the_texts_means_one_thing_only() -> None:
    rules = Game(Setup(players=2, furnishings="full", seed=1)).state.rules
    words = Words("en")
    good, item, both = (help_on(words, rules, name) for name in ("good-wood", "loot-wood", "wood"))
    assert good[0] == "wood (good)"
    assert item[0] == "1 wood (loot from strength 1 on)"
    assert both == good + item


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("expansion", ["none", "frantic_fiends"])
def test_no_help_at_a_table_names_rules_by_their_ids(language: str, expansion: str) -> None:
    rules, words = Setup(players=3, expansion=expansion).ruleset(), Words(language)
    for topic in topics(rules):
        lines = help_on(words, rules, topic.message)
        assert for_players(words, lines)
        assert not [line for line in for_players(words, lines) if RULE_ID.search(line)], topic
