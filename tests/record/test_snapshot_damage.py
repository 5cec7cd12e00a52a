"""A damaged snapshot is refused with a reason, or it still makes sense; nothing else ever happens."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from caverna import BrokenSnapshot, Game, Setup, restore_snapshot, take_snapshot
from tests.record.playing import a_setup, moments

Data = Any
STRANGE: tuple[Data, ...] = (
    None, True, False, 0, 1, -1, 7, 2**31, 2**64, -(2**70), 10**400, 0.5, float("inf"),
    "", "x", "A place logging", "space.logging", "PlaceDwarf", {}, {"a": 1},
    [], [[]], [1, 2], ["Finish", -1], ["Perform", 0, "loot.sow", 200, 1],
)  # fmt: skip
EACH_KIND = 500


def some_snapshots() -> list[str]:
    """Moments of all phases, with one to seven players."""
    found = []
    for players in range(1, 8):
        random = Random(players)
        game = Game(a_setup(players, players))
        found += [take_snapshot(game) for number, _ in enumerate(moments(game, random)) if number % 37 == 5]
    return found


SNAPSHOTS = some_snapshots()


def places(data: Data, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to every value in the data, itself excluded."""
    found = []
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        found += [(*path, key), *places(value, (*path, key))]
    return found


def place_in(data: Data, random: Random) -> tuple[Data, Any]:
    """A random container in the data and a key in it; the history is long, so it is hit less often."""
    ways = places(data)
    way = random.choice([way for way in ways if way[0] != "moves" or random.random() < 0.05])
    for key in way[:-1]:
        data = data[key]
    return data, way[-1]


def put_something_strange(data: Data, random: Random) -> None:
    inside, key = place_in(data, random)
    inside[key] = random.choice(STRANGE)


def change_a_number(data: Data, random: Random) -> None:
    for _ in range(50):
        inside, key = place_in(data, random)
        if type(inside[key]) is int:
            inside[key] += random.choice((-2, -1, 1, 2, 1 << random.randrange(45), 10**9))
            return


def take_something_away(data: Data, random: Random) -> None:
    inside, key = place_in(data, random)
    del inside[key]


def copy_something(data: Data, random: Random) -> None:
    """A value from another place, or an entry twice."""
    inside, key = place_in(data, random)
    other, other_key = place_in(data, random)
    if isinstance(inside, list) and random.random() < 0.5:
        inside.insert(key, json.loads(json.dumps(inside[key])))
    else:
        inside[key] = json.loads(json.dumps(other[other_key]))


MUTATIONS = (put_something_strange, change_a_number, take_something_away, copy_something)


def restored_or_refused(text: str) -> bool:
    """Whether the text is restored; if not, the refusal says something."""
    try:
        game = restore_snapshot(text)
    except BrokenSnapshot as broken:
        refusal = str(broken)
    else:
        assert restore_snapshot(take_snapshot(game)).answers() == game.answers()
        return True
    assert refusal.startswith("snapshot: ")
    assert len(refusal) < 600
    return False


@pytest.mark.parametrize("mutate", MUTATIONS)
def test_changed_values_are_refused_or_make_sense(mutate: Callable[[Data, Random], None]) -> None:
    random = Random(mutate.__name__)
    refused = 0
    for _ in range(EACH_KIND):
        data = json.loads(random.choice(SNAPSHOTS))
        for _ in range(random.choice((1, 1, 1, 2, 4))):
            mutate(data, random)
        refused += not restored_or_refused(json.dumps(data))
    assert refused > EACH_KIND // 4


def test_torn_and_scratched_texts_are_refused_or_make_sense() -> None:
    random = Random(1)
    refused = 0
    for _ in range(EACH_KIND):
        text = random.choice(SNAPSHOTS)
        at = random.randrange(len(text))
        scratched = random.choice(('"', "{", "]", ",", "9", "-", "e", "\0", "\ud800", "NaN", "99999"))
        refused += not restored_or_refused(random.choice((text[:at], text[:at] + scratched + text[at + 1 :])))
    assert refused > EACH_KIND // 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no JSON"),
        ("nonsense", "no JSON"),
        ("[" * 200_000, "no JSON"),
        ("9" * 10_000, "no JSON"),
        ("[]", "no snapshot of a game"),
        ("{}", "no snapshot of a game"),
        ('{"snapshot":2}', "version 2; this program restores version 1 only"),
        ('{"snapshot":true}', "version True"),
        ('{"snapshot":1}', "the snapshot: object missing required field `rules`"),
    ],
)
def test_what_is_no_snapshot_is_called_so(text: str, why: str) -> None:
    with pytest.raises(BrokenSnapshot, match=why):
        restore_snapshot(text)


def changed(way: tuple[Any, ...], value: Data) -> str:
    """A snapshot of a new game for two with one value replaced."""
    data = json.loads(take_snapshot(Game(Setup(players=2, seed=1))))
    inside = data
    for key in way[:-1]:
        inside = inside[key]
    inside[way[-1]] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("way", "value", "why"),
    [
        (("rules",), "2", "plays rules 1 only"),
        (("more",), 1, "the snapshot: object contains unknown field `more`"),
        (("setup", "players"), 8, "setup.players is 8: expected `int` <= 7"),
        (("setup", "players"), 3, "state.players has 2 entries: 3 are expected"),
        (("setup", "furnishings"), "half", "full, introductory"),
        (("setup", "options", "income"), "never", "before_refill, after_refill"),
        (("setup", "seed"), "x", "setup.seed"),
        (("deals",), 1, "deals is 1: expected `bool`"),
        (("setup", "options", "income"), 1, r"setup.options\[...\]: expected `str`"),
        (("setup", "options"), {}, "setup.options lacks solo_clearing, "),
        (("setup", "options", "colour"), "red", "option 'colour': choose one of solo_clearing, "),
        (("setup", "figures"), "12345678", "figures belong to a game with an expansion"),
        (("state",), [], r"state is \[\]: expected `object`, got `array`"),
        (("state", "stock", 0), [[1, 1], [0, 1]], r"state.stock\[0\]: goods stand once each, in order"),
        (("state", "stock", 0), [[1, 0]], r"state.stock\[0\]\[0\]\[1\] is 0: expected `int` >= 1"),
        (("state", "players", 0, "rooms"), [[3, 999]], r"rooms\[0\] is 999: a whole number from 0 to"),
        (("state", "players", 0, "weapons"), [0], r"weapons is \[0\]: expected `array` of length >= 2"),
        (("drawings",), 9, "not the number of chance moves"),
        (("origin",), "chess", "origin: position, line 1"),
        (("origin",), "caverna position 1\n", "another set-up"),
        (("moves", 0), "C start A", "no seat of this game"),
        (("moves", 0), "- jump", "no such move"),
        (("state", "players", 1, "goods", 3), -1, r"state.players\[1\].goods\[3\] is -1"),
        (("state", "players", 1, "goods", 3), 10**30, "expected `int` <= 9999"),
        (("state", "players", 1, "meadows"), 1 << 3, "wrong side of the board"),
        (("state", "players", 1, "resting"), 4, "does not exist"),
        (("state", "players", 1, "owned"), 1, "not those in the rooms"),
        (("state", "players", 1, "places"), [-1, -1, -1], "dwarfs"),
        (("state", "players", 1, "places"), [-1, 0], "state"),
        (("state", "round"), 0, "not enough cards"),
        (("state", "questions"), 2, "question marks"),
        (("state", "harvest"), 4, "no marker will tell"),
        (("state", "worker"), 1, "at work nowhere"),
        (("state", "exploring"), 1, "expedition"),
        (("state", "agenda", 0), ["Juggle", 0], "there is no such step"),
        (("state", "agenda", 0), ["NextRound", 0], "from -1 to -1"),
        (("state", "agenda", 0), ["NextRound"], "2 to"),
        (("state", "agenda", 0), ["Follow", 0, "space.tennis"], "no such effect"),
        (("state", "agenda", 0), ["BuyMore", 0, "space.logging", 0], "of kind Buy"),
        (("state", "agenda", 0), ["Perform", 0, "space.logging", 2, 0], "progress 2"),
        (("state", "agenda", 0), ["StartRound", -1, 9], "round 9 is not played"),
        (("state", "agenda"), [["Finish", -1]], "asks nothing"),
    ],
)
def test_the_refusal_says_what_is_wrong(way: tuple[Any, ...], value: Data, why: str) -> None:
    with pytest.raises(BrokenSnapshot, match=why):
        restore_snapshot(changed(way, value))
