"""The names of orcs, traps, rewards, boards and steps of the expansion."""

from collections.abc import Iterable

from caverna.engine.goods import GOOD_BY_NAME
from caverna.engine.home_board import CELLS
from caverna.engine.ruleset import Ruleset
from caverna.expansions.frantic_fiends.engine.figures import Milestone
from caverna.expansions.frantic_fiends.engine.player import GROUND_NAMES
from caverna.words.names import amount, furnishing_name
from caverna.words.texts import Words

ARROW = " → "
ORC_NUMERALS = ("I", "II", "III", "IV")


def orc_name(words: Words, letter: str) -> str:
    """`Orc I`; `x` is the additional orc."""
    return words.say(f"orc-{letter}")


def orc_numeral(letter: str) -> str:
    """`I` for orc a: to people letters are seats; moves and records keep the letter."""
    return ORC_NUMERALS["abcd".index(letter)]


def orcs_from(column: int) -> str:
    """`II–IV`: whose bounty may come from a column, counted from 0."""
    first, last = ORC_NUMERALS[column], ORC_NUMERALS[-1]
    return last if first == last else f"{first}–{last}"


def trap_name(words: Words, key: str) -> str:
    """The printed name of a trap."""
    return words.say(f"trap-{key}")


def reward_name(words: Words, key: str) -> str:
    """The printed name of a reward."""
    return words.say(f"reward-{key}")


def tile_or_trap_name(words: Words, key: str) -> str:
    """What lies on a supply board."""
    return trap_name(words, key) if words.has(f"trap-{key}") else furnishing_name(words, key)


def extension_name(words: Words, key: str) -> str:
    """`Supply extension S3`."""
    return words.say("extension-name", name=key.upper())


def strip_name(words: Words, key: str) -> str:
    """`Long strip L2`."""
    return words.say("strip-long" if key[0] == "l" else "strip-short", name=key.upper())


def milestone_name(words: Words, key: str) -> str:
    """`Milestone M1a`."""
    return words.say("milestone-name", name=milestone_sign(key))


def milestone_sign(key: str) -> str:
    """`M1a`."""
    return key[:2].upper() + key[2:]


def milestone_text(words: Words, milestone: Milestone) -> str:
    """What is to be reached, and what it brings."""
    what, n = milestone.what, milestone.how_many
    if what in GOOD_BY_NAME:
        aim = amount(words, GOOD_BY_NAME[what], n)
    else:
        aim = words.say(f"milestone-{what}", n=n)
    return words.say("milestone-text", what=aim, n=milestone.rebate)


def steps_in_words(words: Words, steps: Iterable[str]) -> str:
    """`down, right`."""
    return ", ".join(words.say(f"step-{step}") for step in steps)


def path_in_words(words: Words, places: Iterable[str]) -> str:
    """`a2 → b2 → into the cave`."""
    return ARROW.join(words.say("place-cave") if place == "cave" else place for place in places)


def place_name(words: Words, rules: Ruleset, what: int) -> str:
    """What lies on a space of the cave."""
    if what >= 0:
        return furnishing_name(words, rules.furnishings[what].key)
    return words.say(f"ground-{GROUND_NAMES[what]}")


def cell_name(cells: tuple[int, ...]) -> str:
    """The space an event happened on, if it has one."""
    return CELLS[cells[0]] if cells else ""
