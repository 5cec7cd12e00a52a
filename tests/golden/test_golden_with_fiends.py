"""The golden games with the expansion replay to the byte, and together they show everything it adds."""

from functools import cache
from pathlib import Path

import pytest

from caverna import Game, read_record, restore_snapshot, take_snapshot, write_record
from caverna.engine.moves import SEAT_NAMES
from caverna.expansions.frantic_fiends.engine.events import EVENT_BEGINS
from tests.golden.kinds import kind, name_of_verb
from tests.golden.kinds_with_fiends import TABLES, new_verbs, required_with_fiends, setup_of

FOLDER = Path(__file__).parent / "fiends"


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.record").read_text(encoding="utf-8")


@cache
def replayed(name: str) -> Game:
    return read_record(text_of(name))


def test_there_is_one_for_every_table() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.record")) == sorted(TABLES)
    assert all(replayed(name).setup == setup_of(name, replayed(name).setup.seed) for name in TABLES)


@pytest.mark.parametrize("name", TABLES)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    game = replayed(name)
    score = " ".join(f"{SEAT_NAMES[seat]} {total}" for seat, total in enumerate(game.totals()))
    assert game.is_over
    assert text_of(name).splitlines()[-1] == f"# final score {score}"


@pytest.mark.parametrize("name", TABLES)
def test_a_golden_game_is_written_again_to_the_byte(name: str) -> None:
    assert write_record(replayed(name)) == text_of(name)


@pytest.mark.parametrize("name", TABLES)
def test_chance_in_a_golden_game_is_dealt_from_its_seed(name: str) -> None:
    played = replayed(name)
    again = Game(played.setup)
    begun: list[int] = []
    for seat, move in played.moves_played:
        if seat >= 0:
            events = again.play(move)
            begun += [event.count("event") for event in events if event.kind == EVENT_BEGINS]
    assert take_snapshot(again) == take_snapshot(played)
    assert begun == [1, 2, 3, 4]


@pytest.mark.parametrize("name", TABLES)
def test_a_golden_game_fits_into_a_snapshot(name: str) -> None:
    assert write_record(restore_snapshot(take_snapshot(replayed(name)))) == text_of(name)


def test_everything_new_occurs_but_the_rarest() -> None:
    moves = [move for name in TABLES for _, move in replayed(name).moves_played]
    shown = {kind(move) for move in moves} | {name_of_verb(move.verb) for move in moves}
    assert required_with_fiends() - shown == set()
    assert len(required_with_fiends()) == 1 + 3 + 12 + 13 + 28 + len(new_verbs())
    assert len(new_verbs()) > 25
