"""Positions that no game leads to are refused with line and reason, unless they are meant."""

from pathlib import Path
from random import Random

import pytest

from caverna import (
    BrokenPosition,
    Game,
    Setup,
    read_position,
    read_record,
    restore_snapshot,
    take_snapshot,
    write_position,
    write_record,
)
from caverna.cli.main import main
from caverna.engine.rounds.work_phase import PlaceDwarf
from tests.api.random_play import decisions

GOOD = """caverna position 1
players 2
round 10
on clearing wood 2
seat A
dwarfs 0 0 0 5@logging
goods food 5
meadow c4 b4
field c3
tunnel d2
deep_tunnel e2
ore_mine e3
room couple_dwelling d3
seat B
goods food 2
"""
IMPOSSIBLE = [
    ("on clearing wood 2", "on logging wood 2", 4, "goods lie on logging, where a dwarf stands"),
    ("dwarfs 0 0 0 5@logging", "dwarfs 0 0 0 0 0", 6, "5 dwarfs, and room for 4"),
    ("room couple_dwelling d3", "room dwelling d3", 6, "4 dwarfs, and room for 3"),
    (
        "dwarfs 0 0 0 5@logging",
        "dwarfs 0 0 0 5@logging 0 0\nroom dwelling d1",
        6,
        "no dwelling for the sixth",
    ),
    ("dwarfs 0 0 0 5@logging", "dwarfs 0 0 new 5@logging", 6, "a newborn is at home"),
    ("dwarfs 0 0 0 5@logging", "dwarfs 0 0 new@housework 5@logging", 6, "and no parent does"),
    ("meadow c4 b4", "meadow c4 a1", 8, "a1 has a tile that no way of tiles leads to"),
    ("field c3", "field a3", 9, "a3 has a tile"),
    ("field c3", "field c3\nlarge_pasture a1 a2", 10, "a1 has a tile"),
    ("tunnel d2", "tunnel f1", 10, "f1 has a tile"),
    ("ore_mine e3", "cavern e3", 11, "a deep tunnel without its ore mine"),
    ("deep_tunnel e2", "tunnel e2", 12, "an ore mine without its deep tunnel"),
    ("ore_mine e3", "ore_mine e3 e4", 12, "an ore mine without its deep tunnel"),
    (
        "goods food 2",
        "goods food 2\nroom trader d3\ncavern d2\nroom spare_part_storage d1",
        16,
        "spare_part_storage and trader are both in force",
    ),
    (
        "goods food 2",
        "delivery wood_supplier 3",
        15,
        "wood_supplier delivers, and this seat has not",
    ),
]


def test_the_example_is_possible() -> None:
    assert read_position(GOOD).seat_name == "A"


@pytest.mark.parametrize(("old", "new", "line", "why"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_line_and_reason(old: str, new: str, line: int, why: str) -> None:
    with pytest.raises(BrokenPosition, match=why) as refused:
        read_position(GOOD.replace(old, new))
    assert refused.value.line == line, refused.value


@pytest.mark.parametrize(("old", "new", "line", "why"), IMPOSSIBLE)
def test_it_is_set_up_as_it_is_on_purpose(old: str, new: str, line: int, why: str) -> None:
    text = GOOD.replace(old, new)
    puzzle = read_position(text, as_is=True)
    assert read_position(text.replace("players 2", "players 2\nas_is")).state == puzzle.state
    assert read_position(write_position(puzzle)).state == puzzle.state
    puzzle.play("pass")
    assert read_record(write_record(puzzle)).state == puzzle.state
    if "parent" not in why:
        assert restore_snapshot(take_snapshot(puzzle)).state == puzzle.state


@pytest.mark.parametrize("instead", ["ruby_mine e2", "room work_room e2"])
def test_a_ruby_mine_or_a_room_may_lie_on_the_deep_tunnel(instead: str) -> None:
    read_position(GOOD.replace("deep_tunnel e2", instead))


def test_one_of_the_two_tiles_covers_the_other() -> None:
    read_position(
        GOOD.replace("goods food 2", "room trader d3").replace(
            "round 10", "round 10\ncovered spare_part_storage"
        )
    )


@pytest.mark.parametrize("expansion", ["none", "frantic_fiends"])
@pytest.mark.parametrize("players", [1, 2, 4, 7])
def test_every_position_of_a_real_game_is_possible(players: int, expansion: str) -> None:
    for seed in range(3):
        game = Game(Setup(players, seed=seed, expansion=expansion))
        for moment in decisions(game, Random(seed)):
            if isinstance(moment.state.agenda[-1], PlaceDwarf):
                assert "as_is" not in write_position(moment)


def test_the_command_line_takes_puzzles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = tmp_path / "puzzle.position"
    puzzle.write_text(GOOD.replace("on clearing", "on logging"))
    assert main(["score", str(puzzle)]) == 1
    assert "line 4: goods lie on logging" in capsys.readouterr().err
    assert main(["score", str(puzzle), "--as-is"]) == 0
    assert main(["perft", "--position", str(puzzle), "--as-is", "--depth", "1"]) == 0
