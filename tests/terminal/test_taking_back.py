"""What is taken back lies in the hand again as it was; another language changes the words alone."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from caverna import Game
from caverna.server.protocol.messages import MoveChoice
from caverna.terminal.choices import at_cell
from tests.arranging import a_game
from tests.terminal.playing import KeyPlayer, a_table, text_of


def before(game: Game | None, work: Callable[[KeyPlayer], Awaitable[None]]) -> None:
    """Before a game of two."""

    async def play() -> None:
        async with a_table("human", "human", arranged=game) as player:
            await work(player)

    asyncio.run(play())


async def hold_a_turned_tile(player: KeyPlayer, space: str, tile: str) -> MoveChoice:
    """Go there, take up a tile, and turn it as far as it can be turned."""
    sitting = player.sitting
    await player.play(f"place {space}")
    choice = next(each for each in sitting.moves if each.move.startswith(f"tile {tile}"))
    await player.go_to_line(choice)
    for cell in ("d2", "c3", "b4"):
        if sitting.chosen is not None and len(at_cell(sitting.chosen, cell)) > 1:
            sitting.cell = cell
            break
    await player.press("r")
    assert sitting.turned
    held = sitting.held
    assert held is not None
    return held


@pytest.mark.parametrize(
    ("space", "tile"),
    [("drift_mining", "cavern"), ("excavation", "cavern"), ("slash_and_burn", "meadow")],
    ids=["twin of the mountain", "one of two tiles", "twin of the forest"],
)
def test_a_tile_that_is_taken_back_is_turned_as_it_lay(space: str, tile: str) -> None:
    async def work(player: KeyPlayer) -> None:
        sitting = player.sitting
        held = await hold_a_turned_tile(player, space, tile)
        cell = sitting.cell
        await player.press("enter", "m", "up", "left", "u")
        await player.settle()
        assert sitting.held == held
        assert sitting.cell == cell
        await player.press("enter")
        await player.settle()
        assert held.move in [each.move for each in player.local.log]

    before(None, work)


def test_a_tile_for_rubies_is_in_the_hand_again_among_the_exchanges() -> None:
    async def work(player: KeyPlayer) -> None:
        sitting = player.sitting
        choice = next(each for each in sitting.moves if each.move == "ruby tunnel e4")
        await player.play(choice.move)
        await player.press("u")
        await player.settle()
        assert sitting.is_anytime
        assert sitting.held == choice

    before(a_game(round=5, ruby=2), work)


def test_a_turn_begun_again_puts_nothing_into_the_hand() -> None:
    async def work(player: KeyPlayer) -> None:
        await hold_a_turned_tile(player, "drift_mining", "cavern")
        await player.press("enter", "z")
        await player.settle()
        assert player.sitting.chosen is None
        assert player.sitting.places

    before(None, work)


def test_another_language_leaves_the_tile_in_the_hand() -> None:
    async def work(player: KeyPlayer) -> None:
        sitting = player.sitting
        held = await hold_a_turned_tile(player, "drift_mining", "cavern")
        await player.press("g")
        assert sitting.words.language == "de"
        assert sitting.held is not None
        assert sitting.held.move == held.move
        assert sitting.chosen in sitting.lines
        await player.pilot.pause()
        assert sitting.held.say in text_of(player.pilot)
        await player.press("g")
        assert sitting.held == held

    before(None, work)
