"""Snapshots of games with the expansion, at every moment, and what damaged ones are told."""

import ast
import inspect
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import caverna
from caverna import BrokenSnapshot, Game, Setup, restore_snapshot, take_snapshot
from caverna.engine.agenda.step import Step
from caverna.expansions import base_game
from caverna.expansions.frantic_fiends import BOX
from caverna.expansions.frantic_fiends.engine.event_step import EventStep
from caverna.expansions.frantic_fiends.engine.options import FiendOptions
from caverna.expansions.frantic_fiends.record.snapshot import FIEND_PLAYER_FIELDS, FIEND_STATE_FIELDS
from caverna.record.steps import step_kinds
from tests.fiends.arranging import a_game, answers, play
from tests.fiends.laws import fiend_faults
from tests.fiends.test_record import NAME, a_setup
from tests.oracles.dump import dump
from tests.record.playing import choose, moments
from tests.record.test_snapshot import constructor, slots
from tests.record.test_snapshot_damage import MUTATIONS, Data, restored_or_refused

SOURCES = Path(inspect.getfile(caverna)).parent
EACH_KIND = 400


@pytest.mark.parametrize("players", range(1, 8))
def test_every_decision_of_a_game_comes_back_and_goes_on_alike(players: int) -> None:
    game = Game(a_setup(players, 200 + players))
    for number, _ in enumerate(moments(game, Random(players))):
        text = take_snapshot(game)
        again = restore_snapshot(text)
        assert take_snapshot(again) == text
        assert dump(again.state) == dump(game.state)
        if number % 5 == 0:
            move, twin = choose(game, Random(number)), game.copy()
            again.play(move)
            twin.play(move)
            assert take_snapshot(again) == take_snapshot(twin)
    assert take_snapshot(restore_snapshot(take_snapshot(game))) == take_snapshot(game)


@pytest.mark.parametrize("players", [1, 4])
def test_the_set_up_by_hand_comes_back(players: int) -> None:
    options = FiendOptions(campaign="2+s1+l2+r3+m1a+material+twin_tile") if players == 1 else FiendOptions()
    game = Game(Setup(players, options=options, seed=3, expansion=NAME), deals=False)
    for number, _ in enumerate(moments(game, Random(players))):
        assert take_snapshot(restore_snapshot(take_snapshot(game))) == take_snapshot(game)
        assert fiend_faults(game) == []
        if number > 60:
            break
    assert game.state.round > 0


# The tables are complete. They are compared with the source: compiled classes do not tell their fields.


def all_steps(kind: type[Step] = Step) -> Iterator[type[Step]]:
    for step in kind.__subclasses__():
        yield step
        yield from all_steps(step)


def classes_in_the_source() -> dict[str, ast.ClassDef]:
    found = {}
    for folder in ("engine", "expansions"):
        for path in (SOURCES / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    found[node.name] = node
    return found


CLASSES = classes_in_the_source()


def all_slots(name: str) -> list[str]:
    """Those of the class and of the steps it is made from."""
    bases = [ast.unparse(base) for base in CLASSES[name].bases]
    return [slot for base in bases if base in CLASSES and base != "Step" for slot in all_slots(base)] + slots(
        CLASSES[name]
    )


def parameters(name: str) -> list[str]:
    """Those of the class, or of the step it is made from if it has no constructor of its own."""
    node = CLASSES[name]
    if any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in node.body):
        return constructor(node)
    base = ast.unparse(node.bases[0])
    return parameters(base) if base != "Step" else ["seat"]


REPLACED = {"HarvestTime", "NextTurn", "PlaceDwarf", "ReturnHome", "RevealMarker"}
OF_CHANCE = {
    "BeginEvent", "CampaignFood", "DrawBoards", "DrawBribeMarkers", "DrawCard", "DrawMilestone", "EndEvent",
    "EverybodyBreeds", "EverybodyHome", "LastOrcAppears", "LastOrcArrives", "LayOut", "OrcsAct",
    "RaidOrHarvest", "RevealOrcMarker",
}  # fmt: skip
STEPS_OF_THE_BOX = {
    name: kind for name, kind in step_kinds(BOX).items() if name not in step_kinds(base_game())
}


def test_every_step_of_the_box_can_stand_in_a_snapshot_and_those_it_replaces_cannot() -> None:
    steps = {step for step in all_steps() if step.__module__.startswith("caverna.expansions.frantic_fiends.")}
    assert set(STEPS_OF_THE_BOX.values()) == steps - {EventStep}
    assert set(step_kinds(BOX)) == (set(step_kinds(base_game())) - REPLACED) | set(STEPS_OF_THE_BOX)
    assert {name for name, kind in STEPS_OF_THE_BOX.items() if kind.OF_CHANCE} == OF_CHANCE


@pytest.mark.parametrize("name", sorted(STEPS_OF_THE_BOX))
def test_a_step_declares_all_its_fields(name: str) -> None:
    fields = [field for field, _ in STEPS_OF_THE_BOX[name].FIELDS]
    assert parameters(name) == ["seat", *fields]
    assert all_slots(name) == fields


def test_no_field_of_the_state_or_a_player_is_forgotten() -> None:
    assert sorted(slots(CLASSES["FiendState"])) == sorted(FIEND_STATE_FIELDS)
    assert sorted(slots(CLASSES["FiendPlayer"])) == sorted(FIEND_PLAYER_FIELDS)


# Damage.


def some_snapshots() -> list[str]:
    """Moments of all phases, with one to seven players."""
    found = []
    for players in range(1, 8):
        game = Game(a_setup(players, players))
        every = enumerate(moments(game, Random(players)))
        found += [take_snapshot(game) for number, _ in every if number % 41 == 5]
    return found


SNAPSHOTS = some_snapshots()


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


def a_fight() -> Game:
    """Orcs everywhere, a friend, a captive, an expedition that could become a fight."""
    game = a_game(
        round=10,
        rooms="orc_dwelling d3, dwelling d2",
        friends="d d3",
        ore_mine="e3",
        mined="e3 2",
        orcs="a d2 4, b a2 6, c c3 2",
        traps="catch_net a2, pitfall b3 used",
        held="b",
        captives="0 d2",
        dwarfs="9 9 0",
        on="adventure",
    )
    return play(game, "loot fight_orc")


def an_event() -> Game:
    game = a_game(phase="event", orcs="a c2 5", sheep=2, meadow="c4", small_pasture="b4", wood=3)
    while game.seat != 0 or not any(move.startswith("displace") for move in answers(game)):
        game.play(answers(game)[0])
    return game


@pytest.mark.parametrize("make", [a_fight, an_event])
def test_what_is_damaged_below_comes_back_if_it_is_not(make: Callable[[], Game]) -> None:
    game = make()
    assert dump(restore_snapshot(take_snapshot(game)).state) == dump(game.state)


@pytest.mark.parametrize(
    ("make", "way", "value", "why"),
    [
        (a_fight, ("setup", "expansion"), "dragons", "choose one of none, frantic_fiends"),
        (a_fight, ("setup", "figures"), "12345678", "the game was played with figures 12345678"),
        (a_fight, ("setup", "options", "hard_for"), "Z", "write letters of seats"),
        (a_fight, ("setup", "options", "campaign"), "1+x", "campaign"),
        (a_fight, ("state", "players", 0, "orcs", 0), 44, r"orcs\[0\] is 44: expected `int` <= 43"),
        (a_fight, ("state", "players", 0, "orcs", 0), 24, "beside the board"),
        (a_fight, ("state", "players", 0, "orcs", 0), -1, "gone and strong"),
        (a_fight, ("state", "players", 0, "orcs", 0), 4, "not those under the orcs"),
        (a_fight, ("state", "players", 0, "orcs", 2), -2, "stands aside for good"),
        (a_fight, ("state", "players", 0, "strengths", 0), 0, "without strength"),
        (a_fight, ("state", "players", 0, "held"), 1, "held where no trap"),
        (a_fight, ("state", "players", 0, "displaced"), 1, "outside an event"),
        (a_fight, ("state", "players", 0, "traps", 0, 0), 3, "spaces with traps"),
        (a_fight, ("state", "players", 0, "traps", 0, 1), 12, "from 0 to 11"),
        (a_fight, ("state", "players", 0, "traps", 0, 1), 3, "held where no trap"),
        (a_fight, ("state", "players", 0, "traps", 1, 1), 0, "as many traps left"),
        (a_fight, ("state", "players", 0, "trapped"), 0, "spaces with traps"),
        (a_fight, ("state", "players", 0, "meadows"), 1 << 6, "a trap where none can lie"),
        (a_fight, ("state", "players", 0, "mined"), [[4, 3]], "a mine that is not there"),
        (a_fight, ("state", "players", 0, "mined"), [[16, 0]], "is 0: expected `int` >= 1"),
        (a_fight, ("state", "players", 0, "hidden"), [], "not those under the orcs"),
        (a_fight, ("state", "players", 0, "hidden", 0, 1), -6, "expected `int` >= -5"),
        (a_fight, ("state", "players", 0, "covered"), 0, "not the hidden ones"),
        (a_fight, ("state", "players", 0, "caverns"), 1 << 9, "open and hidden"),
        (a_fight, ("state", "players", 0, "captives", 0, 0), 5, "not the captives"),
        (a_fight, ("state", "players", 0, "captives", 0, 1), 16, "held where no orc is"),
        (a_fight, ("state", "players", 0, "captured"), 0, "not the captives"),
        (a_fight, ("state", "players", 0, "friends", 0, 0), 1, "an orc is there twice"),
        (a_fight, ("state", "players", 0, "friends", 0, 1), 16, "no room for him"),
        (a_fight, ("state", "players", 0, "friends", 0, 2), 0, "state: "),
        (a_fight, ("state", "players", 0, "herds"), [], "outside an event"),
        (a_fight, ("state", "players", 0, "herds"), [[44, 9, 1, 0]], r"herds\[0\]\[0\] is 44: expected"),
        (a_fight, ("state", "players", 0, "herds"), [[16, 1, 1, 0]], "no such animals"),
        (a_fight, ("state", "players", 0, "herds"), [[16, 9, 1, 0]] * 2, "two herds on one space"),
        (a_fight, ("state", "players", 0, "beds"), [21, 21, 21, 21], "more beds than dwarfs"),
        (a_fight, ("state", "players", 0, "orcs", 2), 21, "does not know whether an orc sits"),
        (a_fight, ("state", "event"), 5, "state.event is 5: expected `int` <= 4"),
        (a_fight, ("state", "event"), 4, "still to come"),
        (a_fight, ("state", "bribes"), [0, 0, 1, 2], "no different bribe markers"),
        (a_fight, ("state", "bribes"), [0, 1, 2], "3 bribe markers for 4 events"),
        (a_fight, ("state", "extensions"), 1, "boards or strips of a kind"),
        (a_fight, ("state", "copies"), [], "as many tiles left"),
        (a_fight, ("state", "available"), 0, "neither built nor for sale"),
        (a_fight, ("state", "traps_left", 3), 0, "as many traps left"),
        (a_fight, ("state", "rewards"), 1 << 27, "on none of the strips"),
        (a_fight, ("state", "first"), -1, "nobody has begun this round"),
        (a_fight, ("state", "acting"), 0, "acts outside an event"),
        (a_fight, ("state", "milestone"), 0, "without a campaign"),
        (a_fight, ("state", "harvest"), 3, "no such harvest"),
        (a_fight, ("state", "questions"), 1, "orc markers seen"),
        (a_fight, ("state", "worker"), -2, "does not stand on his space"),
        (a_fight, ("state", "worker"), -3, "expected `int` >= -2"),
        (a_fight, ("state", "agenda", 0), ["NextTurn", 0], "there is no such step"),
        (a_fight, ("state", "agenda", 0), ["OrcActs", 0, 0, 0], "none will end"),
        (a_fight, ("state", "agenda", 0), ["GiveUpDogs", 0, 0], "without an expedition"),
        (a_fight, ("state", "agenda", 0), ["ApplyBonus", 0, 0], "only a game of a campaign"),
        (a_fight, ("state", "agenda", 0), ["OrderBounties", 0, [[0, 5]]], "bounty that is not defeated"),
        (a_fight, ("state", "agenda", 0), ["OrderBounties", 0, []], "nobody fell"),
        (a_fight, ("state", "agenda", 0), ["PayMaterials", 0, 1, 9], "nothing to furnish"),
        (a_fight, ("state", "agenda", 0), ["ChooseBeds", 0, [[5, 9]]], "no such dwarf"),
        (a_fight, ("state", "agenda", 0), ["AfterFight", 0, 0, 0, 5], "no such dwarf"),
        (a_fight, ("state", "agenda", 0), ["DrawCard", -1, 0, 0], "none will end"),
        (a_fight, ("state", "agenda", 0), ["DrawCard", -1, 0, 2], "a whole number from 0 to 1"),
        (a_fight, ("state", "agenda", 0), ["PlaceWorker", 0, 5], "nobody to place"),
        (an_event, ("state", "event"), 0, "has not begun"),
        (an_event, ("state", "drawn"), [1], "some of the players only"),
        (an_event, ("state", "harvest"), 2, "has not begun"),
        (an_event, ("state", "acting"), 3, "does not walk in this event"),
        (an_event, ("state", "players", 0, "herds"), [[6, 9, 1, 0], [6, 10, 1, 0]], "two herds"),
    ],
)
def test_the_refusal_says_what_is_wrong(
    make: Callable[[], Game], way: tuple[Any, ...], value: Data, why: str
) -> None:
    data = json.loads(take_snapshot(make()))
    inside = data
    for key in way[:-1]:
        inside = inside[key]
    inside[way[-1]] = value
    with pytest.raises(BrokenSnapshot, match=why):
        restore_snapshot(json.dumps(data))


def test_a_base_game_has_no_steps_of_the_expansion() -> None:
    data = json.loads(take_snapshot(Game(Setup(2, seed=1))))
    data["state"]["agenda"][-1] = ["PlaceWorker", 0, -1]
    with pytest.raises(BrokenSnapshot, match="there is no such step"):
        restore_snapshot(json.dumps(data))
