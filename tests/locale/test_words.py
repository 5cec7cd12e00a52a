"""Both languages say the same things, and say them without a hitch."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from caverna.content.catalogue import ALL_FURNISHINGS, FURNISHINGS, SPACE_KEYS
from caverna.words.texts import LANGUAGES, LearnedTexts, Words, _load, packages, text_of, whole_text
from tests.patience import PATIENCE
from tests.printed import ALL_SPACES, ENTRY_LEVEL_DWELLING, TILES


def keys(listed: str) -> list[str]:
    return listed.split()


NUMBERS = frozenset(
    keys("n strength grain vegetables left need food points count low high seat stage round of damage event")
)

GOODS = keys("wood stone ore ruby grain vegetable food gold dog sheep donkey boar cattle")

LOOT = keys("""
    all_weapons dog wood sheep grain donkey stone vegetable ore2 boar gold2 furnish stable tunnel
    small_pasture cattle large_pasture meadow dwelling field sow cavern breed
""")

GROUNDS = keys("""
    forest rock meadow field small_pasture large_pasture cavern tunnel deep_tunnel ore_mine ruby_mine
    stable room entrance boar_preserve water
""")

SCORES = keys("""
    animals missing_animals grain vegetables rubies dwarfs unused_spaces tiles bonus gold begging
    writing_relief total
""")

HARVESTS = keys("none normal payment choice unknown")

BLOCKS = keys("dwellings rooms materials_1 materials_2 caves parlors storages chambers")

OPTIONS = {
    "expansion": ["none"],
    "solo_clearing": ("at_least_6", "more_than_6"),
    "small_scale_drift_mining": ("stone_with_tile", "stone_and_or_tile"),
    "income": ("before_refill", "after_refill"),
    "harvest_marker": ("round_start", "round_end"),
    "additions": ("none", "all"),
}

QUESTIONS = keys("""
    place-dwarf perform sow shop trade expedition furnish furnish-dwelling place-twin place-single
    build-stable fence-small fence-large pay imitate release-animals feed breed harvest-choice protect
    end-turn end-harvest last-chance reveal-card reveal-marker draw-starting-player breed-loot
""")

MOVES = keys("""
    place pass order imitate take done end furnish pay-as_printed pay-ore_for_wood pay-ore_for_stone
    pay-ore_for_both meadow_field cavern_tunnel cavern_cavern ore_mine_deep_tunnel large_pasture
    small_pasture stable single_meadow single_field single_tunnel single_cavern ruby_mine sow_grain
    sow_vegetable forge loot grow buy trade feed feed_one breed choose-field choose-breeding protect
    eat-sheep eat-donkey eat-donkeys eat-boar eat-cattle eat-grain eat-vegetable eat-ruby eat_gold
    ruby_good ruby_good-cattle ruby_tile convert sell reveal marker-leaf marker-question start
""")


class Text(NamedTuple):
    """A message or one of its attributes, and the arguments it takes."""

    key: str
    attribute: str | None
    arguments: frozenset[str]


class Arguments(Visitor):
    """Collects the names of the variables in a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by the visitor)
        self.names.add(node.id.name)


def arguments_of(pattern: ast.Pattern) -> frozenset[str]:
    collected = Arguments()
    collected.visit(pattern)
    return frozenset(collected.names)


def resource(language: str, part: str | None = None) -> ast.Resource:
    return FluentResource(whole_text(language) if part is None else text_of(language, part))


@cache
def texts(language: str, part: str | None = None) -> list[Text]:
    """The texts of a language, or those of one of its files."""
    found = []
    for entry in resource(language, part).body:
        if isinstance(entry, ast.Message):
            assert entry.value is not None, f"{entry.id.name} has no value"
            found.append(Text(entry.id.name, None, arguments_of(entry.value)))
            for attribute in entry.attributes:
                found.append(Text(entry.id.name, attribute.id.name, arguments_of(attribute.value)))
    return found


def formatted(words: Words, text: Text, number: int) -> str | None:
    sample: dict[str, str | int] = {name: number if name in NUMBERS else "Bilbo" for name in text.arguments}
    if text.attribute is None:
        return words.say(text.key, **sample)
    return words.attribute(text.key, text.attribute, **sample)


@pytest.mark.parametrize("part", packages())
def test_both_languages_hold_the_same_texts_with_the_same_attributes_in_the_same_order(part: str) -> None:
    english, german = ([text[:2] for text in texts(language, part)] for language in LANGUAGES)
    assert english
    assert english == german


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_text_is_that_of_all_files_and_no_file_takes_over_a_key_of_another(language: str) -> None:
    given = [text for part in packages() for text in texts(language, part)]
    assert texts(language) == given
    values = [text.key for text in given if text.attribute is None]
    assert len(set(values)) == len(values)


@pytest.mark.parametrize("part", packages())
def test_both_languages_are_divided_into_as_many_sections_at_the_same_places(part: str) -> None:
    def sections(language: str) -> list[str]:
        """The key after each section's heading."""
        body = resource(language, part).body
        return [
            after.id.name
            for before, after in pairwise(body)
            if isinstance(before, ast.GroupComment) and isinstance(after, ast.Message)
        ]

    assert sections("en") == sections("de")


def test_both_languages_take_the_same_arguments() -> None:
    english, german = ({text[:2]: text.arguments for text in texts(language)} for language in LANGUAGES)
    differing = {key for key in english if english[key] != german[key]}
    nouns = {(f"good-{good}", None) for good in GOODS}  # one language may lack a plural form the other has
    assert differing <= nouns


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_given_twice(language: str) -> None:
    given = [text[:2] for text in texts(language)]
    assert [key for key in set(given) if given.count(key) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_argument_bears_a_name_that_say_and_attribute_need_themselves(language: str) -> None:
    names = frozenset().union(*(text.arguments for text in texts(language)))
    assert not names & {"self", "key", "attribute"}


@pytest.mark.parametrize("number", [0, 1, 2, 14])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_and_is_not_empty(language: str, number: int) -> None:
    words = Words(language)
    for text in texts(language):
        said = formatted(words, text, number)
        assert said is not None, text
        assert said.strip(), text
        assert not any(slip in said for slip in ("{", "\n", "  ")), (text, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_ruling_are_whole_sentences(language: str) -> None:
    words = Words(language)
    for text in texts(language):
        if text.attribute not in (None, "also") and not text.key.startswith("ui-"):
            said = formatted(words, text, 1)
            assert said is not None, text
            assert said.endswith("."), (text, said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("prefix", "names", "attributes"),
    [
        ("good", GOODS, ["help"]),
        ("space", sorted(ALL_SPACES), ["help", "ruling"]),
        ("furnishing", [ENTRY_LEVEL_DWELLING, *TILES], ["help", "ruling"]),
        ("space", SPACE_KEYS, ["help"]),
        ("furnishing", [tile.key for tile in ALL_FURNISHINGS], ["help"]),
        ("loot", LOOT, ["help"]),
        ("ground", GROUNDS, ["help"]),
        ("score", SCORES, ["help"]),
        ("harvest", HARVESTS, ["help"]),
        ("block", BLOCKS, []),
        ("colour", ["orange", "green", "yellow"], []),
        ("set", ["introductory", "full"], ["help"]),
        ("option", ["furnishing_set", *OPTIONS], ["help"]),
        ("option", [f"{name}-{value}" for name, values in OPTIONS.items() for value in values], ["help"]),
        ("question", QUESTIONS, []),
        ("move", MOVES, []),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_everything_in_the_game_has_its_words(
    language: str, prefix: str, names: list[str], attributes: list[str]
) -> None:
    there = {text[:2] for text in texts(language)}
    wanted = {(f"{prefix}-{name}", attribute) for name in names for attribute in (None, *attributes)}
    assert wanted - there == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_furnishings_have_names_that_tell_them_apart(language: str) -> None:
    words = Words(language)
    assert len({words.say(f"furnishing-{key}") for key in TILES}) == 48
    assert len({words.say(f"furnishing-{tile.key}") for tile in FURNISHINGS}) == len(FURNISHINGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_spaces_and_commands_have_names_that_tell_them_apart(language: str) -> None:
    words = Words(language)
    assert len({words.say(f"space-{key}") for key in SPACE_KEYS}) == len(SPACE_KEYS)
    commands = [
        text.key for text in texts(language) if text.key.startswith("ui-command-") and not text.attribute
    ]
    assert len({words.say(key) for key in commands}) == len(commands)


@pytest.mark.parametrize(
    "word", ["Nahrung", "Expedition", "Bettelmarker", "Hoftier", "Anfangswohn", "Zusatzwohnung", "Feldphase"]
)
def test_a_thing_has_the_german_name_that_is_printed_on_it(word: str) -> None:
    """Other names may lead to the help (`.also`) or head a block of tiles; the game does not speak them."""
    words = Words("de")
    spoken = [text for text in texts("de") if text.attribute != "also" and not text.key.startswith("block-")]
    said = [formatted(words, text, 2) for text in spoken]
    assert [text for text in said if word in (text or "").replace("\u00ad", "")] == []


def test_plurals_follow_the_count() -> None:
    assert [Words("en").say("good-ruby", n=n) for n in (0, 1, 2)] == ["rubies", "ruby", "rubies"]
    assert [Words("de").say("good-ruby", n=n) for n in (0, 1, 2)] == ["Rubine", "Rubin", "Rubine"]


def test_strength_zero_is_an_unarmed_dwarf() -> None:
    words = Words("en")
    assert "unarmed" in words.say("question-place-dwarf", player="Ann", strength=0)
    assert "strength 8" in words.say("question-place-dwarf", player="Ann", strength=8)


def test_a_choice_may_hang_on_a_word() -> None:
    words = Words("de")
    assert words.say("move-breed", types="none") == "Keine Vermehrung"
    assert words.say("move-breed", types="Schafe, Rinder") == "Vermehren: Schafe, Rinder"
    assert "Nachwuchs" in words.say("move-feed_one", who="newborn", good="1 Holz")
    assert "erwachsen" in words.say("move-feed_one", who="adult", good="1 Holz")


def test_an_attribute_may_be_absent() -> None:
    words = Words("en")
    assert words.attribute("furnishing-seam", "help") is not None
    assert words.attribute("furnishing-seam", "price") is None
    assert words.has("furnishing-seam")
    assert not words.has("furnishing-swimming_pool")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_text_fails_loudly(language: str) -> None:
    words = Words(language)
    with pytest.raises(KeyError, match="furnishing-swimming_pool"):
        words.say("furnishing-swimming_pool")
    with pytest.raises(KeyError, match="furnishing-swimming_pool"):
        words.attribute("furnishing-swimming_pool", "help")


def test_a_missing_argument_fails_loudly() -> None:
    with pytest.raises(ValueError, match=r"move-place.*space"):
        Words("en").say("move-place")


def test_an_unknown_language_is_told_which_there_are() -> None:
    with pytest.raises(ValueError, match=r"'fr'.*en, de"):
        Words("fr")


def test_a_language_is_loaded_once() -> None:
    assert _load("de") is _load("de")


def test_a_text_that_another_thread_still_reads_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are put into words by several threads: nobody finds half of a text."""
    learned, reading, go_on = LearnedTexts("en"), threading.Event(), threading.Event()
    parse = learned.parse

    def slowly(key: str) -> None:
        reading.set()
        assert go_on.wait(PATIENCE)
        parse(key)

    def say() -> bool:
        learned.learn("move-feed")
        return learned.bundle.has_message("move-feed")

    monkeypatch.setattr(learned, "parse", slowly)
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(say)
        assert reading.wait(PATIENCE)
        second = threads.submit(say)
        time.sleep(0.1)
        is_too_early = second.done()
        go_on.set()
        assert first.result()
        assert second.result()
        assert not is_too_early
