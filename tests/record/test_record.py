"""Record, replay, the same game."""

from random import Random

import pytest

from caverna import (
    BadSetup,
    Game,
    Setup,
    names_in_record,
    read_position,
    read_record,
    take_snapshot,
    write_record,
)
from tests.record.playing import COUNTS, a_setup, choose, moments, played_to_the_end

LITTLE_POSITION = "caverna position 1\nplayers 2\nround 3\nseat A\ngoods wood 4   # enough\n"


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", range(4))
def test_a_record_replays_to_the_same_game(players: int, seed: int) -> None:
    game = played_to_the_end(Game(a_setup(players, seed)), Random(seed))
    text = write_record(game)
    again = read_record(text)
    assert take_snapshot(again) == take_snapshot(game)
    assert write_record(again) == text


@pytest.mark.parametrize("players", COUNTS)
def test_a_record_can_stop_at_any_decision_and_the_game_goes_on(players: int) -> None:
    random = Random(players)
    game = Game(a_setup(players, 30 + players))
    for number, _ in enumerate(moments(game, random)):
        if number % 9 == 0:
            again = read_record(write_record(game))
            assert take_snapshot(again) == take_snapshot(game)
            move = choose(game, Random(number))
            twin = game.copy()
            twin.play(move)
            again.play(move)
            assert take_snapshot(again) == take_snapshot(twin)
    assert game.is_over


@pytest.mark.parametrize("players", COUNTS)
def test_chance_played_by_hand_stays_by_hand(players: int) -> None:
    random = Random(players)
    game = Game(a_setup(players, 60 + players), deals=False)
    for _ in moments(game, random):
        if game.seat == -1:
            text = write_record(game)
            again = read_record(text)
            assert "chance by_hand\n" in text
            assert (again.deals, again.seat) == (False, -1)
            assert write_record(again) == text
    assert take_snapshot(read_record(write_record(game))) == take_snapshot(game)


def test_a_record_without_its_last_chance_moves_is_dealt_to_its_next_decision() -> None:
    game = Game(Setup(players=4, seed=5))
    text = write_record(game)
    header = text[: text.index("\n\n") + 2]
    assert "- start " in text.removeprefix(header)
    assert take_snapshot(read_record(header)) == take_snapshot(game)


def test_the_record_is_right_even_where_the_seed_would_deal_something_else() -> None:
    text = write_record(Game(Setup(players=4, seed=5)))
    dealt = next(line for line in text.splitlines() if line.startswith("- start"))
    other = "- start C" if dealt != "- start C" else "- start D"
    game = read_record(text.replace(dealt, other))
    assert game.seat_name == other[-1]
    assert game.drawings == 2
    assert write_record(game) == text.replace(dealt, other)


def test_rounds_and_the_final_score_are_written_as_comments() -> None:
    game = played_to_the_end(Game(Setup(players=2, seed=3)), Random(3))
    lines = write_record(game).splitlines()
    rounds = [line for line in lines if line.startswith("# round")]
    totals = game.totals()
    assert rounds == [f"# round {number}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12)]
    assert lines[-1] == f"# final score A {totals[0]} B {totals[1]}"


def test_only_options_that_were_chosen_stand_in_the_header() -> None:
    assert "option" not in write_record(Game(Setup(players=2)))
    setup = a_setup(5, 1)
    assert read_record(write_record(Game(setup))).setup == setup


def test_names_are_kept() -> None:
    game = Game(Setup(players=3, seed=1))
    text = write_record(game, ["Änne #1", "", "  Bo  Li "])
    assert "name A Änne #1\nname C Bo Li\n" in text
    assert names_in_record(text) == ["Änne #1", "", "Bo Li"]
    assert write_record(read_record(text), names_in_record(text)) == text
    assert names_in_record(write_record(game)) == ["", "", ""]


@pytest.mark.parametrize(
    "names", [["Anna"], ["Anna", "Bo", "Cem"], ["Anna", "Bo\nB pass"], ["Anna", "x" * 101]]
)
def test_names_that_would_break_the_record_are_refused(names: list[str]) -> None:
    with pytest.raises(BadSetup, match="name"):
        write_record(Game(Setup(players=2)), names)


def test_seeds_of_any_size_and_sign_come_back() -> None:
    for seed in (-7, 0, 2**64 + 1, 10**100):
        assert read_record(write_record(Game(Setup(seed=seed)))).setup.seed == seed


def test_a_game_that_began_with_a_position_carries_it() -> None:
    game = read_position(LITTLE_POSITION, deals=True)
    game.play(choose(game, Random(1)))
    text = write_record(game)
    block = "position\ncaverna position 1\nplayers 2\nround 3\nseat A\ngoods wood 4\nend\n"
    assert block in text
    again = read_record(text)
    assert take_snapshot(again) == take_snapshot(game)
    assert write_record(again) == text


def test_a_game_from_a_position_is_replayed_to_its_end() -> None:
    game = played_to_the_end(read_position(LITTLE_POSITION, deals=True), Random(2))
    text = write_record(game)
    assert take_snapshot(read_record(text)) == take_snapshot(game)
    assert write_record(read_record(text)) == text


def test_comments_empty_lines_and_spaces_do_not_matter_among_the_moves() -> None:
    game = Game(Setup(players=1, seed=1))
    game.play("place logging")
    text = write_record(game)
    loose = text.replace("A place logging", "\n# a good start\r\n   A   place  logging   # wood!\n\n")
    assert take_snapshot(read_record(loose)) == take_snapshot(game)
