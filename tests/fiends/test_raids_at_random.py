"""Orc events on crowded home boards, played at random and followed by a second referee."""

from typing import Any

import pytest

from caverna import Game
from caverna.engine.home_board import CELLS
from caverna.expansions.frantic_fiends.engine.event_step import EndEvent
from tests.fiends.arranging import a_game, answers
from tests.oracles.plain_raid import Raid
from tests.properties.laws import Luck

RAIDS = 200
TRAPS = (
    "catch_net", "pitfall", "poison_darts", "catch_stone", "bait_trap", "perma_trap", "saw_trap", "rockfall",
)  # fmt: skip
ROOMS = ("couple_dwelling", "guest_dwelling", "orc_dwelling", "carpenter", "warrior_dwelling", "dwelling")
BEDS = ("couple_dwelling", "guest_dwelling", "warrior_dwelling", "dwelling")
GOODS = ("sheep", "boar", "donkey", "dog", "wood", "stone", "ore", "gold", "food")


def shuffled(luck: Luck, *names: str) -> list[str]:
    return sorted(names, key=lambda _: luck.roll(1000))


def crowded_board(luck: Luck, event: int) -> Game:
    """Traps, crops, animals, mines and rooms; the first orc is in the forest, others may be in the cave."""
    forest = shuffled(luck, *[CELLS[cell] for cell in range(24) if CELLS[cell][0] in "abc"])
    mountain = shuffled(luck, "e4", "e3", "e2", "e1", "f4", "f3", "d2", "d1")
    starts = forest.copy()
    traps = [f"{trap} {forest.pop()}" for trap in shuffled(luck, *TRAPS)[: luck.roll(5)]]
    has: dict[str, Any] = {name: luck.roll(4) for name in GOODS}
    has |= {"small_pasture": forest.pop(), "meadow": forest.pop()}
    has["sown"] = f"{forest.pop()} grain 3, {forest.pop()} vegetable 1"
    ore, rubies = [[mountain.pop() for _ in range(luck.roll(3))] for _ in range(2)]
    has |= {"ore_mine": ore} if ore else {}
    has |= {"ruby_mine": rubies} if rubies else {}
    rooms = {room: mountain.pop() for room in shuffled(luck, *ROOMS)[: luck.roll(4)]}
    places = [*ore, *rubies, *rooms.values(), "d3"]
    orcs = {"a": starts[0]}
    for orc in "bcd" if event > 2 else "bc":
        orcs[orc] = places.pop(0) if event > 2 and places and not luck.roll(3) else starts[luck.roll(12)]
    empty = {*places} & {*ore, *rubies}
    return a_game(
        players=7, phase="event", event=event, quiet=True,
        orcs=[f"{orc} {cell} {luck.roll(10) + 1}" for orc, cell in orcs.items()],
        traps=traps, rooms=", ".join(f"{room} {cell}" for room, cell in rooms.items()) or "carpenter f1",
        dwarfs="0 3 0" if {*rooms} & {*BEDS} else "0 3",
        mined=[f"{cell} {luck.roll(2) + 1}" for cell in sorted(empty) if luck.roll(2)],
        **has,
    )  # fmt: skip


@pytest.mark.rule(
    "FF-EVENT-STEP-BY-STEP", "FF-EVENT-STEP-DOWN-ELSE-RIGHT", "FF-EVENT-LOSES-ANIMALS",
    "FF-EVENT-LOSES-CROPS", "FF-TRAP-ON-ENTERING", "FF-TRAP-HOLDS-ONE", "FF-BREAK-PREFERENCES",
    "FF-BREAK-TIES", "FF-CAPTIVE-WEAKEST",
)  # fmt: skip
@pytest.mark.parametrize("event", [2, 3, 4])
def test_raids_on_crowded_boards(event: int) -> None:
    steps = 0
    for seed in range(RAIDS):
        luck = Luck(seed)
        game = crowded_board(luck, event)
        raid = Raid(game)
        while any(isinstance(step, EndEvent) for step in game.state.agenda):
            choice = [move for move in answers(game) if not move.startswith("reward ")] or ["reward gold"]
            move = choice[luck.roll(len(choice))]
            raid.follow(move, game.play(move))
            expected = raid.result()
            raid.look(game)
            assert raid.result() == expected, (seed, move)
        assert not raid.steps
        steps += raid.steps_made
    assert steps > RAIDS
