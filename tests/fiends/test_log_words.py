"""What the log says about weapons that are given and orcs that go first."""

import pytest

from caverna import Game
from caverna.expansions.frantic_fiends.cli.doors import TERMINAL
from caverna.expansions.frantic_fiends.engine.events import ARMED
from caverna.words.events import describe_event
from caverna.words.texts import Words
from tests.fiends.arranging import a_game, play
from tests.fiends.bounties import after_fight

NAMES = ["Ann", "Bob"]


def told(game: Game, move: str, language: str) -> list[str]:
    """The lines of the log after a move."""
    rules = game.state.rules
    return [describe_event(Words(language), rules, event, NAMES) for event in game.play(move)]


GIVEN = {
    "en": "A dwarf of Ann gets a weapon of strength 5.",
    "de": "Ein Zwerg von Ann erhält eine Waffe mit Kampfstärke 5.",
}
FORGED = {"en": "Ann forges a weapon of strength 1.", "de": "Ann schmiedet eine Waffe mit Kampfstärke 1."}
FIRST = {
    "en": "friendly orc placed ahead of the dwarfs",
    "de": "gutgesinnter Ork vor den Zwergen eingesetzt",
}


@pytest.mark.rule("FF-TILE-ARMING-IS-NOT-FORGING")
@pytest.mark.parametrize("language", GIVEN)
def test_a_weapon_that_is_given_is_not_called_forged(language: str) -> None:
    assert GIVEN[language] in told(after_fight("outfitter"), "recruit placed", language)
    game = a_game(on="housework", dwarfs="0 4", wood=6, stone=1, ore=6)
    play(game, "furnish warrior_dwelling d3", "materials 6 1 1")
    assert GIVEN[language] in told(game, "arm 5 ore", language)
    game = a_game(
        on="housework", wood=2, stone=2, ore=2, supply="forgers_dwelling", others={"B": {"dwarfs": "5 0"}}
    )
    play(game, "furnish forgers_dwelling d3")
    assert GIVEN[language] in told(game, "recruit home", language)
    assert ARMED in TERMINAL.events_told, "the terminal tells it, too"


@pytest.mark.rule("FF-SPACE-ARMORY")
@pytest.mark.parametrize("language", FORGED)
def test_a_weapon_of_wood_is_forged(language: str) -> None:
    game = play(a_game(on="armory", lying="armory wood 1", dwarfs="0 0"))
    assert FORGED[language] in told(game, "whittle 1", language)


@pytest.mark.rule("FF-FRIEND-ORDER-RUBY")
@pytest.mark.parametrize("language", FIRST)
def test_a_ruby_for_an_orc_is_not_said_to_be_for_a_dwarf(language: str) -> None:
    game = a_game(
        round=5, rooms="orc_dwelling e3", friends="a e3", dwarfs="0 0", ruby=1, lying="logging wood 3"
    )
    assert any(FIRST[language] in line for line in told(game, "order orc", language))


@pytest.mark.rule("FF-REWARD-BEGGAR-KING")
def test_a_begging_marker_handed_back_is_told() -> None:
    line = "Ann hands back a begging marker."
    assert line in told(after_fight(supply="beggar_king", begging=1), "reward beggar_king", "en")
    assert line not in told(after_fight(supply="beggar_king"), "reward beggar_king", "en")
