"""Animals are moved by hand: A takes one up, the arrows carry it, Enter puts it down or says why not."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from caverna import Game
from caverna.terminal.herding import Grip
from tests.arranging import a_game
from tests.terminal.playing import KeyPlayer, a_table, text_of


def on_the_farm(game: Game, work: Callable[[KeyPlayer], Awaitable[None]]) -> None:
    """Before this farm, played by its owner."""

    async def play() -> None:
        async with a_table("human", "human", arranged=game) as player:
            await work(player)

    asyncio.run(play())


def farm(sheep: int = 0, cattle: int = 0) -> Game:
    """A farm with two small pastures, a large one and a meadow."""
    return a_game(
        round=5,
        meadow="a2",
        small_pasture="b2 c2",
        large_pasture="a1 b1",
        stable="c2",
        sheep=sheep,
        cattle=cattle,
    )


async def carry(player: KeyPlayer, kind: str, start: str, end: str) -> str:
    """One animal from a space to another; what was said about it."""
    sitting = player.sitting
    sitting.cell = start
    await player.press("a")
    while sitting.herding[sitting.me].grip != Grip(start, kind):
        await player.press("a")
    sitting.cell = end
    await player.press("enter")
    assert sitting.herding[sitting.me].grip is None
    return sitting.notice


def herds(player: KeyPlayer) -> dict[str, dict[str, int]]:
    return player.sitting.herds(player.sitting.me)


def place_of(player: KeyPlayer, kind: str) -> str:
    return next(cell for cell, herd in herds(player).items() if kind in herd)


def test_an_animal_is_taken_up_carried_with_the_arrows_and_put_down() -> None:
    async def work(player: KeyPlayer) -> None:
        sitting = player.sitting
        start = place_of(player, "sheep")
        await player.press("a")
        await player.pilot.pause()
        assert "taken up" in sitting.notice
        assert sitting.cell == start
        empty = next(cell for cell in ("b2", "c2") if cell not in herds(player))
        sitting.cell = empty.replace(empty[0], chr(ord(empty[0]) - 1))
        await player.press("right")
        assert sitting.cell == empty
        await player.press("enter")
        await player.pilot.pause()
        assert herds(player)[empty] == {"sheep": 1}
        assert f"now on {empty}" in sitting.notice
        version = player.local.table.version
        assert version == player.local.table.version, "the table knows nothing of it"

    on_the_farm(farm(sheep=1), work)


def test_escape_leaves_it_where_it_was() -> None:
    async def work(player: KeyPlayer) -> None:
        before = {cell: dict(herd) for cell, herd in herds(player).items()}
        await player.press("a", "right", "escape")
        assert player.sitting.herding[player.sitting.me].grip is None
        assert herds(player) == before

    on_the_farm(farm(sheep=1), work)


def test_it_is_refused_with_the_reason() -> None:
    async def work(player: KeyPlayer) -> None:
        words, start = player.sitting.words, place_of(player, "sheep")
        other = place_of(player, "cattle")
        assert await carry(player, "sheep", start, "f1") == words.say("web-herd-no-place")
        assert await carry(player, "sheep", start, other) == words.say("web-herd-mixed")
        assert await carry(player, "sheep", start, "a2") == words.say("web-herd-needs-dog")
        assert herds(player)[start]["sheep"] == 1

    on_the_farm(farm(sheep=1, cattle=1), work)


def test_no_more_than_there_is_room_for() -> None:
    async def work(player: KeyPlayer) -> None:
        sheep = {cell: herd["sheep"] for cell, herd in herds(player).items()}
        assert sum(sheep.values()) == 3
        pens = player.sitting.player(player.sitting.me)["pens"]
        full = next((cell for cell, n in sheep.items() if n == pens[cell]["holds"]), None)
        if full is None:
            full = next(iter(sheep))
        other = next((cell for cell in pens if cell not in sheep and "sheep" in pens[cell]["kinds"]), "")
        said = await carry(player, "sheep", full, other)
        assert herds(player)[other] == {"sheep": 1}, said
        for _ in range(4):
            source = next(cell for cell, herd in herds(player).items() if cell != other)
            said = await carry(player, "sheep", source, other)
            if said == player.sitting.words.say("web-herd-full", n=pens[other]["holds"]):
                return
        raise AssertionError("never full")

    on_the_farm(a_game(round=5, small_pasture="b2 c2", sheep=3), work)


def watched() -> Game:
    """Sheep in a meadow with their dog, for the dwelling is full of cattle."""
    return a_game(round=5, meadow="a2", small_pasture="b2", dog=1, sheep=2, cattle=2, donkey=2)


def test_a_dog_that_watches_sheep_may_not_leave_them() -> None:
    async def work(player: KeyPlayer) -> None:
        assert herds(player)["a2"] == {"dog": 1, "sheep": 2}
        said = await carry(player, "dog", "a2", "b2")
        assert said == player.sitting.words.say("web-herd-dog-stays")
        assert herds(player)["a2"]["dog"] == 1
        said = await carry(player, "dog", "a2", "d4")
        assert said == player.sitting.words.say("web-herd-wrong-place", animal="dog")

    on_the_farm(watched(), work)


def test_a_sheep_put_on_a_meadow_is_followed_by_a_dog_that_had_nothing_to_watch() -> None:
    async def work(player: KeyPlayer) -> None:
        start = place_of(player, "sheep")
        assert not any("dog" in herd for herd in herds(player).values())
        said = await carry(player, "sheep", start, "a2")
        assert herds(player)["a2"] == {"sheep": 1, "dog": 1}, said

    on_the_farm(a_game(round=5, meadow="a2", dog=1, sheep=1), work)


def test_both_halves_of_a_large_pasture_are_one_place() -> None:
    async def work(player: KeyPlayer) -> None:
        start = place_of(player, "sheep")
        if start != "a1":
            await carry(player, "sheep", start, "b1")
        assert herds(player)["a1"] == {"sheep": 1}
        await player.press("m")
        player.sitting.cell = "b1"
        await player.press("a")
        grip = player.sitting.herding[player.sitting.me].grip
        assert grip is not None
        assert grip.cell == "a1"

    on_the_farm(farm(sheep=1), work)


def test_a_second_kind_on_the_same_space_is_taken_up_by_a_second_a() -> None:
    async def work(player: KeyPlayer) -> None:
        player.sitting.cell = "a2"
        taken = []
        for _ in range(2):
            await player.press("a")
            grip = player.sitting.herding[player.sitting.me].grip
            assert grip is not None
            taken.append(grip.kind)
        assert sorted(taken) == ["dog", "sheep"]

    on_the_farm(watched(), work)


def test_an_animal_is_taken_up_by_a_second_click() -> None:
    async def work(player: KeyPlayer) -> None:
        cell = place_of(player, "sheep")
        await player.press("m")
        player.screen.hand.point("cell", cell)
        player.screen.hand.point("cell", cell)
        assert player.sitting.herding[player.sitting.me].grip is not None
        empty = next(each for each in ("b2", "c2") if each != cell)
        player.screen.hand.point("cell", empty)
        assert herds(player)[empty] == {"sheep": 1}

    on_the_farm(farm(sheep=1), work)


@pytest.mark.parametrize("n", [0])
def test_without_animals_it_says_so(n: int) -> None:
    async def work(player: KeyPlayer) -> None:
        await player.press("a")
        await player.pilot.pause()
        assert player.sitting.words.say("web-herd-no-place") in text_of(player.pilot)

    on_the_farm(farm(sheep=n), work)
