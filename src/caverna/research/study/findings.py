"""Everything a study looks at, as figures under the names that are printed on spaces and tiles."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from caverna.research.study.facts import FarmFacts, GameFacts
from caverna.research.study.figures import (
    REST,
    Ahead,
    Contrast,
    Group,
    Seen,
    ahead,
    all_farms,
    contrast,
    grouped,
)
from caverna.research.study.plans import MARKS, Mark, plan_of
from caverna.setup import Setup
from caverna.words.names import furnishing_name, space_name
from caverna.words.texts import Words

NOWHERE = "no placement at all"
NO_ROOM = "no room at all"
NO_CHILD = "no child at all"
PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th")
COUNTS = {
    "strongest": "Strongest weapon",
    "loot": "Loot items",
    "fields": "Fields",
    "pastures": "Pastures",
    "stables": "Stables",
    "ore_mines": "Ore mines",
    "ruby_mines": "Ruby mines",
}
"""What is counted beside the score sheet. Dwarfs and animals stand there."""


@dataclass(frozen=True)
class Findings:
    """What came out."""

    games: int
    all: Group
    places: list[Group]
    bots: list[Group]
    first_actions: list[Group]
    openings: list[Group]
    first_rooms: list[Group]
    tiles: list[Contrast]
    """Largest lead first."""
    rare: list[tuple[str, int]]
    """Tiles that too few farms had, or all but a few, and how many had them."""
    families: list[Group]
    first_children: list[Group]
    marks: list[Contrast]
    plans: list[Group]
    categories: list[Ahead]
    counts: list[Ahead]


def findings_of(games: Sequence[GameFacts], setup: Setup) -> Findings:
    """All figures of all games."""
    words, seen = Words("en"), all_farms(games)
    tiles = tiles_in_play(setup)
    compared = [contrast(furnishing_name(words, key), seen, built(key)) for key in tiles]
    return Findings(
        games=len(games),
        all=grouped(seen, lambda farm: "all farms", 1)[0],
        places=in_order(grouped(seen, lambda farm: PLACES[farm.place], 1)),
        bots=grouped(seen, lambda farm: farm.bot, 1),
        first_actions=grouped(seen, lambda farm: placed(words, farm.opening[:1])),
        openings=grouped(seen, lambda farm: placed(words, farm.opening)),
        first_rooms=grouped(seen, lambda farm: first_room(words, farm), when=round_of_first_room),
        tiles=by_lead(compared),
        rare=rare_tiles(words, seen, [key for key, each in zip(tiles, compared, strict=True) if not each]),
        families=in_order(grouped(seen, lambda farm: f"{farm.counts['dwarfs']} dwarfs", 1)),
        first_children=in_order(grouped(seen, first_child)),
        marks=by_lead([contrast(mark.name, seen, at_the_end(mark)) for mark in MARKS]),
        plans=grouped(seen, plan_of),
        categories=categories_of(words, games),
        counts=counted(games),
    )


def tiles_in_play(setup: Setup) -> list[str]:
    """The keys of everything one can furnish."""
    rules = setup.ruleset()
    return [tile.key for number, tile in enumerate(rules.furnishings) if rules.for_sale >> number & 1]


def placed(words: Words, spaces: Sequence[str]) -> str:
    """`Logging, then Supplies`."""
    return ", then ".join(space_name(words, key) for key in spaces) or NOWHERE


def first_room(words: Words, farm: FarmFacts) -> str:
    """The first furnishing, if there is any."""
    return furnishing_name(words, farm.rooms[0][0]) if farm.rooms else NO_ROOM


def round_of_first_room(farm: FarmFacts) -> int | None:
    """When it was furnished."""
    return farm.rooms[0][1] if farm.rooms else None


def first_child(farm: FarmFacts) -> str:
    """When the family began to grow."""
    return f"in round {farm.births[0]}" if farm.births else NO_CHILD


def built(tile: str) -> Callable[[FarmFacts], int | None]:
    """When a farm has built this tile."""
    return lambda farm: farm.round_of(tile)


def at_the_end(mark: Mark) -> Callable[[FarmFacts], int | None]:
    """A mark is read off the end; there is no round in which it came."""
    return lambda farm: 0 if mark.applies(farm) else None


def in_order(groups: list[Group]) -> list[Group]:
    """Groups that are numbered, by number; without one they come last."""
    return sorted(groups, key=lambda group: (group.name == REST, len(group.name), group.name))


def by_lead(found: Sequence[Contrast | None]) -> list[Contrast]:
    """Largest lead first; those that could not be compared are gone."""
    return sorted((each for each in found if each), key=lambda each: -each.lead.value)


def rare_tiles(words: Words, seen: Sequence[Seen], tiles: Sequence[str]) -> list[tuple[str, int]]:
    """How many farms had these tiles, most first."""
    numbers = [
        (furnishing_name(words, key), sum(each.farm.round_of(key) is not None for each in seen))
        for key in tiles
    ]
    return sorted(numbers, key=lambda each: (-each[1], each[0]))


def categories_of(words: Words, games: Sequence[GameFacts]) -> list[Ahead]:
    """The score sheet of winners and losers, the largest difference first."""
    categories = list(games[0].farms[0].sheet)
    found = [ahead(words.say(f"score-{key}"), games, points_in(key)) for key in categories]
    return sorted((each for each in found if each), key=lambda each: -each.more.value)


def points_in(category: str) -> Callable[[FarmFacts], int]:
    """The points of a farm in one category."""
    return lambda farm: farm.sheet[category]


def counted(games: Sequence[GameFacts]) -> list[Ahead]:
    """What else winners and losers have."""
    found = [ahead(name, games, number_of(key)) for key, name in COUNTS.items()]
    found.append(ahead("Furnishings", games, lambda farm: len(farm.rooms)))
    return [each for each in found if each]


def number_of(key: str) -> Callable[[FarmFacts], int]:
    """How many of something a farm has."""
    return lambda farm: farm.counts[key]
