"""Snapshots at every moment, and the table of steps behind them."""

import ast
import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import caverna
from caverna import Game, Setup, read_position, restore_snapshot, take_snapshot
from caverna.engine.agenda.step import Step
from caverna.expansions import base_game
from caverna.record.snapshot_shape import PlayerShape, StateShape
from caverna.record.snapshot_state import DERIVED_FIELDS
from caverna.record.steps import step_kinds
from tests.record.playing import COUNTS, a_setup, choose, moments, played_to_the_end

SOURCES = Path(inspect.getfile(caverna)).parent


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", range(2))
def test_every_decision_of_a_game_comes_back_and_goes_on_alike(players: int, seed: int) -> None:
    game = Game(a_setup(players, 200 + 7 * seed + players))
    for number, _ in enumerate(moments(game, Random(seed))):
        text = take_snapshot(game)
        again = restore_snapshot(text)
        assert take_snapshot(again) == text
        assert again.legal_moves() == game.legal_moves()
        if number % 5 == 0:
            move, twin = choose(game, Random(number)), game.copy()
            again.play(move)
            twin.play(move)
            assert take_snapshot(again) == take_snapshot(twin)
    assert game.is_over
    assert take_snapshot(restore_snapshot(take_snapshot(game))) == take_snapshot(game)


@pytest.mark.parametrize("players", COUNTS)
def test_a_restored_game_is_played_to_the_same_end(players: int) -> None:
    game = Game(a_setup(players, 300 + players))
    for number, _ in enumerate(moments(game, Random(players))):
        if number == 60:
            break
    again = restore_snapshot(take_snapshot(game))
    assert played_to_the_end(again, Random(5)).totals() == played_to_the_end(game, Random(5)).totals()
    assert take_snapshot(again) == take_snapshot(game)


def test_chance_by_hand_and_a_written_beginning_come_back() -> None:
    game = read_position("caverna position 1\nplayers 3\ndrawings 3\nround 2\nphase round\n")
    assert game.seat == -1
    game.play(game.answers()[1])
    again = restore_snapshot(take_snapshot(game))
    assert (again.deals, again.drawings, again.origin) == (False, 4, game.origin)
    assert take_snapshot(again) == take_snapshot(game)


def test_a_snapshot_shares_nothing_with_the_game() -> None:
    game = Game(Setup(players=2, seed=4))
    text = take_snapshot(game)
    played_to_the_end(restore_snapshot(text), Random(1))
    assert take_snapshot(game) == text


def test_a_snapshot_is_canonical_json() -> None:
    text = take_snapshot(Game(Setup(players=2, seed=4)))
    assert json.dumps(json.loads(text), sort_keys=True, separators=(",", ":")) == text
    assert text.isascii()
    assert json.loads(text)["snapshot"] == 1


# The tables are complete. They are compared with the source: compiled classes do not tell their fields.


def all_steps(kind: type[Step] = Step) -> Iterator[type[Step]]:
    for step in kind.__subclasses__():
        yield step
        yield from all_steps(step)


def classes_in_the_source() -> dict[str, ast.ClassDef]:
    found = {}
    for path in (SOURCES / "engine").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name] = node
    return found


def constructor(kind: ast.ClassDef) -> list[str]:
    """The parameters of a class, or those of every step if it has no constructor of its own."""
    for node in kind.body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            return [argument.arg for argument in node.args.args[1:]]
    return ["seat"]


def slots(kind: ast.ClassDef) -> list[str]:
    for node in kind.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__":
            return list(ast.literal_eval(node.value))
    return []


BASE_STEPS = step_kinds(base_game())


def test_every_step_of_the_engine_can_stand_in_a_snapshot_and_no_other() -> None:
    assert set(BASE_STEPS.values()) == {
        step for step in all_steps() if step.__module__.startswith("caverna.engine.")
    }
    assert {name for name, kind in BASE_STEPS.items() if kind.OF_CHANCE} == {
        "DrawStartingPlayer", "Finish", "GrowUp", "HarvestTime", "Income", "NextRound", "Replenish",
        "ReturnHome", "RevealCard", "RevealMarker", "StartRound",
    }  # fmt: skip


@pytest.mark.parametrize("name", sorted(BASE_STEPS))
def test_a_step_declares_all_its_fields(name: str) -> None:
    kind = classes_in_the_source()[name]
    fields = [field for field, _ in BASE_STEPS[name].FIELDS]
    assert constructor(kind) == ["seat", *fields]
    assert slots(kind) == fields


def test_no_field_of_the_state_or_a_player_is_forgotten() -> None:
    classes = classes_in_the_source()
    assert sorted(slots(classes["GameState"])) == sorted((*StateShape.__struct_fields__, *DERIVED_FIELDS))
    assert sorted(slots(classes["Player"])) == sorted(PlayerShape.__struct_fields__)
    assert constructor(classes["Player"]) == slots(classes["Player"])
