"""What happened is told: every move says what it cost, what it brought and what changed, to whom."""

from random import Random
from typing import Any

import pytest

from caverna import Game, Setup
from caverna.words.events import describe_event
from caverna.words.texts import Words
from tests.api.random_play import rich_game
from tests.arranging import a_game
from tests.rules.rounds.telling import told

HOUSEWORK = {"B": {"dwarfs": "0@housework 0"}}
MOVES: list[tuple[dict[str, Any], str, list[str]]] = [
    ({"lying": "logging wood 3"}, "place logging", ["dwarf_placed A logging", "gained A logging wood 3"]),
    (
        {"start": "B"},
        "place starting_player",
        ["dwarf_placed A starting_player", "gained A starting_player ore 2", "token_taken A token"],
    ),
    ({"on": "clearing"}, "tile meadow c3 field c4", ["tile_placed A c3 c4"]),
    ({"tunnel": "e4", "on": "ruby_mine_construction"}, "tile ruby_mine e4", ["tile_placed A e4"]),
    ({"ruby": 1}, "ruby tunnel e4", ["paid A ruby ruby 1", "tile_placed A e4"]),
    ({"grain": 1, "fields": "c4", "on": "slash_and_burn"}, "sow grain c4", ["sown A c4"]),
    (
        {"stone": 1, "on": "housework"},
        "furnish carpenter d3",
        ["paid A carpenter stone 1", "furnished A carpenter d3"],
    ),
    ({"ore": 3, "on": "blacksmithing"}, "forge 3", ["paid A forge ore 3", "forged A 3"]),
    ({"dwarfs": "5 5", "on": "blacksmithing"}, "loot dog", ["looted A dog", "gained A loot dog 1"]),
    (
        {"players": 5, "food": 4, "on": "imitation_4", "others": HOUSEWORK},
        "imitate housework",
        ["paid A imitation food 4", "imitated A housework"],
    ),
    ({"rooms": "dwelling d3", "on": "wish_for_children"}, "grow", ["dwarf_born A wish_for_children"]),
    ({}, "pass", ["passed A pass"]),
    ({"phase": "harvest", "round": 3, "food": 1}, "feed 1", ["paid A feeding food 1", "begged A 3"]),
    ({"phase": "harvest", "round": 3, "food": 4}, "feed 4", ["paid A feeding food 4"]),
    (
        {"dwarfs": "5 5", "rooms": "peaceful_cave d3"},
        "sell 5 home",
        ["weapon_sold A 5", "gained A weapon food 5"],
    ),
]


@pytest.mark.parametrize(("arranged", "move", "expected"), MOVES, ids=[move for _, move, _ in MOVES])
@pytest.mark.rule("TURN-ONE-DWARF", "FEED-BEGGING", "EXPEDITION-STRENGTH-AFTER")
def test_a_move_tells_what_it_did(arranged: dict[str, Any], move: str, expected: list[str]) -> None:
    happened = told(a_game(**arranged), move)
    assert [each for each in happened if not each.startswith("paid A sow")][: len(expected)] == expected


@pytest.mark.rule("BREED-PAIR")
def test_a_birth_is_told() -> None:
    game = a_game(players=1, phase="harvest", round=5, food=4, sheep=2, small_pasture="c3")
    assert told(game, "feed 4", "breed sheep")[1:3] == [
        "born A breeding sheep 1",
        "gained A breeding sheep 1",
    ]


@pytest.mark.rule("EXPEDITION-STRENGTH-AFTER")
def test_a_stronger_weapon_is_told() -> None:
    game = a_game(dwarfs="5 5", on="blacksmithing")
    assert told(game, "loot dog", "done")[2:] == ["stronger A 6"]


@pytest.mark.parametrize(
    ("arranged", "move", "expected"),
    [
        ({"on": "clearing"}, "tile meadow c3 field c4", "Seat A builds: Meadow on c3, field on c4."),
        ({"ore": 3, "on": "blacksmithing"}, "forge 3", "Seat A forges a weapon of strength 3."),
        ({"phase": "harvest", "round": 3, "food": 1}, "feed 1", "Seat A takes 3 begging markers."),
        (
            {"grain": 1, "fields": "c4", "on": "slash_and_burn"},
            "sow grain c4",
            "Seat A sows grain on c4.",
        ),
    ],
)
@pytest.mark.rule("TURN-ONE-DWARF", "FEED-BEGGING")
def test_what_a_move_did_is_told_in_a_sentence(arranged: dict[str, Any], move: str, expected: str) -> None:
    game = a_game(**arranged)
    words = Words("en")
    assert expected in [describe_event(words, game.state, event) for event in game.play(move)]


def whole_game(players: int, seed: int) -> list[str]:
    """Everything that is told in a game of chance."""
    game, luck = rich_game(Setup(players, seed=seed)), Random(seed)
    happened: list[str] = []
    while not game.is_over:
        happened += told(game, luck.choice(game.answers()).text)
    return happened


ALL_BUT_ROUND_9 = [*range(1, 9), 10, 11, 12]


@pytest.mark.parametrize(
    ("players", "seed", "rounds"),
    [
        (1, 1, ALL_BUT_ROUND_9[1:]),  # the first begins before anybody is asked
        (2, 2, ALL_BUT_ROUND_9),
        (3, 5, list(range(1, 13))),
        (7, 4, list(range(1, 13))),
    ],
)
@pytest.mark.rule("ROUND-PHASES", "ROUND-TWELVE", "SETUP-TWO-WITHOUT-EXPLORATION", "FIELD-PHASE")
def test_a_whole_game_is_told_from_its_first_round_to_its_end(
    players: int, seed: int, rounds: list[int]
) -> None:
    happened = whole_game(players, seed)
    begun = [int(each.split()[-1]) for each in happened if each.startswith("round_begins - ")]
    assert begun == rounds
    assert len([each for each in happened if each.startswith("card_revealed - ")]) == len(rounds)
    markers = {each for each in happened if each.startswith("marker_revealed")}
    assert len(markers) == (0 if players == 1 else 2)
    assert markers <= {"marker_revealed - leaf", "marker_revealed - question"}
    assert any(each.startswith("harvested A field_phase ") for each in happened)
    assert happened.count("game_over - scoring") == 1


@pytest.mark.rule("SOLO-CLEARING-AT-LEAST-SIX", "SOLO-PROTECT")
def test_what_is_kept_and_what_is_cleared_in_a_solo_game() -> None:
    game = a_game(players=1, round=2, phase="round", ruby=1, lying="logging wood 7, ore_mining ore 7")
    happened = told(game, "protect logging")
    if "cleared A ore_mining ore 7" not in happened:
        happened += told(game, "done")
    assert "protected A logging" in happened
    assert "cleared A ore_mining ore 7" in happened


def test_a_game_that_tells_nothing_plays_the_same() -> None:
    loud, quiet = Game(Setup(2, seed=7)), Game(Setup(2, seed=7))
    quiet.state.events = None
    for move in ("place logging", "place clearing"):
        loud.play(move)
        quiet.play(move)
    assert [move.text for move in loud.answers()] == [move.text for move in quiet.answers()]
