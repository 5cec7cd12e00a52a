"""The golden games replay to the byte, and together they show everything there is in the base game."""

from functools import cache
from pathlib import Path

import pytest

from caverna import Game, read_record, restore_snapshot, take_snapshot, write_record
from caverna.engine.moves import SEAT_NAMES
from tests.golden.kinds import COUNTS, SETS, kind, required, verbs

FOLDER = Path(__file__).parent
GAMES = [f"{players}_{furnishings}.record" for furnishings in SETS for players in COUNTS]


def text_of(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


@cache
def replayed(name: str) -> Game:
    return read_record(text_of(name))


def test_there_is_one_for_every_table() -> None:
    assert sorted(path.name for path in FOLDER.glob("*.record")) == sorted(GAMES)
    setups = {(replayed(name).setup.players, replayed(name).setup.furnishings) for name in GAMES}
    assert setups == {(players, furnishings) for players in COUNTS for furnishings in SETS}


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    game = replayed(name)
    score = " ".join(f"{SEAT_NAMES[seat]} {total}" for seat, total in enumerate(game.totals()))
    assert game.is_over
    assert text_of(name).splitlines()[-1] == f"# final score {score}"


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_written_again_to_the_byte(name: str) -> None:
    assert write_record(replayed(name)) == text_of(name)


@pytest.mark.parametrize("name", GAMES)
def test_chance_in_a_golden_game_is_dealt_from_its_seed(name: str) -> None:
    played = replayed(name)
    again = Game(played.setup)
    for seat, move in played.moves_played:
        if seat >= 0:
            again.play(move)
    assert take_snapshot(again) == take_snapshot(played)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_fits_into_a_snapshot(name: str) -> None:
    game = replayed(name)
    assert write_record(restore_snapshot(take_snapshot(game))) == text_of(name)


def test_every_space_tile_loot_item_and_conversion_occurs() -> None:
    shown = {kind(move) for name in GAMES for _, move in replayed(name).moves_played}
    assert required() - shown == set()
    assert len(required()) > 130


def test_every_verb_occurs() -> None:
    assert verbs() - {move.verb for name in GAMES for _, move in replayed(name).moves_played} == set()
