"""Whole games by keys alone, from the first dwarf to the scoring."""

import asyncio

import pytest

from tests.terminal.playing import LARGE, MIDDLING, SMALL, a_table, text_of


@pytest.mark.parametrize(
    ("kinds", "size", "expansion", "language"),
    [
        (["human"], SMALL, "none", "en"),
        (["human", "human"], MIDDLING, "none", "de"),
        (["human"], SMALL, "frantic_fiends", "en"),
        (["human", *["greedy"] * 6], LARGE, "none", "de"),
    ],
    ids=["solo", "two", "expansion", "seven"],
)
def test_a_whole_game_by_keys(kinds: list[str], size: tuple[int, int], expansion: str, language: str) -> None:
    async def play() -> None:
        async with a_table(*kinds, size=size, expansion=expansion, language=language) as player:
            await player.play_game()
            assert player.local.table.game.is_over
            totals = player.local.table.game.totals()
            assert str(abs(totals[0])) in text_of(player.pilot)

    asyncio.run(play())
