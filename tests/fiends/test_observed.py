"""What learning programs see of orcs, in whole games in which everything of the box happens."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy
import pytest

from caverna import Game, read_record
from caverna.research.observations import decode, layout_of, observation, pieces_of
from caverna.research.observations.readable import readable
from tests.fiends.arranging import a_game

GOLDEN = Path(__file__).parents[1] / "golden" / "fiends"
PLAYED = ("1_campaign", "2", "5", "7")


@cache
def moments(name: str) -> list[Game]:
    """Every 13th moment of a golden game."""
    played = read_record((GOLDEN / f"{name}.record").read_text())
    game, found = Game(played.setup, deals=False), []
    for number, (_, move) in enumerate(played.moves_played):
        if number % 13 == 0:
            found.append(game.copy())
        game.play(move)
    return found


def with_a_captive() -> Game:
    return a_game(orcs="a e3 9", cavern="e3", captives="0 e3", dwarfs="0 0 5", event=1, round=5)


def each_moment() -> Iterator[Game]:
    for name in PLAYED:
        yield from moments(name)
    yield with_a_captive()


def check(game: Game, seat: int) -> None:
    layout = layout_of(game.state.rules)
    pieces = pieces_of(layout, observation(game.state, seat))
    for piece, slowly in readable(layout, game.state, seat).items():
        numpy.testing.assert_array_equal(pieces[piece], slowly, piece)


@pytest.mark.parametrize("name", PLAYED)
def test_the_fast_encoder_says_of_orcs_what_the_readable_one_says(name: str) -> None:
    for game in moments(name)[::4]:
        check(game, seat=game.state.round % game.setup.players)


def test_a_captive_is_seen_from_every_seat() -> None:
    for seat in range(2):
        check(with_a_captive(), seat)


def test_every_piece_of_the_box_tells_something_at_times() -> None:
    silent: set[str] = set()
    spoke: set[str] = set()
    for game in each_moment():
        layout = layout_of(game.state.rules)
        pieces = pieces_of(layout, observation(game.state, 0))
        for name, _ in layout.doors.pieces(layout.rules, layout.furnishings):
            (spoke if pieces[name].any() else silent).add(name)
    assert silent - spoke == set()


def test_orcs_and_all_that_comes_with_them_are_told_in_words() -> None:
    game = a_game(
        orcs="a b2 5, b gone, c e3 9, d gone", traps="pitfall a1, catch_net c3 used", rooms="orc_dwelling d3",
        friends="b d3@logging", ore_mine="f2", mined="f2 3", cavern="e3", event=1, round=5,
    )  # fmt: skip
    layout = layout_of(game.state.rules)
    told = decode(layout, observation(game.state, 0))
    assert told["event"] == {"begun": 1}
    players = told["players"]
    assert isinstance(players, list)
    assert (
        players[0]
        | {
            "orcs": {"a": {"at": "b2", "strength": 5}, "c": {"at": "e3", "strength": 9}},
            "friends": {"b": "logging"},
            "friend_at": {"d3": "b"},
            "under_orc_at": {"e3": "cavern"},
            "trap_at": {"a1": "pitfall", "c3": "catch_net"},
            "active_trap_at": {"a1": 1},
            "mined_at": {"f2": 3},
        }
        == players[0]
    )
    assert players[1]["orcs"]["d"]["at"] == ""
