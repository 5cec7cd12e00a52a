"""What a person is told before choosing: gains, offers, young animals, furnishings, help, orcs."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from caverna import Game
from caverna.terminal.sitting import FURNISHINGS
from caverna.view.shapes import PlayerView
from tests.arranging import a_game
from tests.terminal.at_a_table import sittings_of_a_game
from tests.terminal.playing import SMALL, KeyPlayer, a_table, text_of
from tests.terminal.test_nothing_is_cut import drawn, read_through
from tests.terminal.test_ways_to_play import until_read


def before(game: Game | None, work: Callable[[KeyPlayer], Awaitable[None]]) -> None:
    """Before a game of two."""

    async def play() -> None:
        async with a_table("human", "human", arranged=game) as player:
            await work(player)

    asyncio.run(play())


def me(player: KeyPlayer) -> PlayerView:
    return player.sitting.player(player.sitting.me)


async def until_shown(player: KeyPlayer, text: str) -> None:
    for _ in range(1000):
        await player.pilot.pause()
        if text in text_of(player.pilot):
            return
    raise AssertionError(f"{text!r} never came:\n{text_of(player.pilot)}")


def test_what_a_space_would_give_is_told_before_one_goes_there() -> None:
    async def work(player: KeyPlayer) -> None:
        await player.go_to_space("logging")
        gets = player.sitting.words.say("web-space-gets", goods="3 wood")
        await until_shown(player, gets)

    before(None, work)


def test_something_is_exchanged_with_x_and_enter() -> None:
    async def work(player: KeyPlayer) -> None:
        had = me(player)["goods"]["ruby"]
        await player.press("x")
        await player.pilot.pause()
        assert player.sitting.is_anytime
        line = next(n for n, each in enumerate(player.sitting.lines) if not each.needs_place)
        await player.press(*["down"] * line, "enter")
        await player.settle()
        assert me(player)["goods"]["ruby"] < had

    before(a_game(round=5, ruby=2), work)


def test_the_cheapest_meal_is_offered_and_c_takes_it() -> None:
    async def work(player: KeyPlayer) -> None:
        assert player.sitting.is_asked("feed")
        await until_shown(player, " C ")
        grain = me(player)["goods"]["grain"]
        await player.press("c")
        await player.settle()
        assert not player.sitting.is_asked("feed") or player.sitting.waits_for_end
        assert me(player)["goods"]["grain"] < grain or me(player)["goods"]["food"] == 0
        assert not me(player)["begging"]

    before(a_game(round=5, phase="harvest", grain=6, food=1, dwarfs="0 0"), work)


def test_furnishings_are_found_by_typing_and_tell_price_points_and_effect() -> None:
    async def work(player: KeyPlayer) -> None:
        await player.press("f")
        await player.press(*"carpenter")
        await player.pilot.pause()
        sitting = player.sitting
        assert sitting.looking == FURNISHINGS
        assert sitting.search == "carpenter"
        shown = text_of(player.pilot)
        row = next(each for each in shown.splitlines() if sitting.words.say("furnishing-carpenter") in each)
        assert sitting.rules is not None
        tile = sitting.rules.furnishings[sitting.rules.furnishing_number["carpenter"]]
        assert f" {tile.points} " in row
        assert "stone" in row or "wood" in row
        effect = sitting.words.attribute("furnishing-carpenter", "help")
        assert effect is not None
        assert effect.split()[0] in shown
        await player.press("backspace")
        assert sitting.search == "carpente"
        await player.press("escape")
        assert sitting.search == ""

    before(None, work)


@pytest.mark.parametrize(("key", "told"), [("?", "space-logging"), ("k", "screen-do-undo")])
def test_help_on_what_one_stands_on_and_on_all_keys(key: str, told: str) -> None:
    async def work(player: KeyPlayer) -> None:
        await player.go_to_space("logging")
        words = player.sitting.words
        await player.press(key)
        assert words.say(told)[:30] in await until_read(player.pilot)

    before(None, work)


def test_help_on_a_room_of_ones_own() -> None:
    async def work(player: KeyPlayer) -> None:
        words = player.sitting.words
        await player.press("m")
        player.sitting.cell = "d4"
        await player.press("?")
        assert words.say("furnishing-entry_level_dwelling") in await until_read(player.pilot)

    before(None, work)


def test_a_turn_of_an_ordinary_game_begins_again_with_z() -> None:
    async def work(player: KeyPlayer) -> None:
        await player.play("place drift_mining")
        await player.press("enter")
        await player.settle()
        assert not player.sitting.places
        await player.press("z")
        assert "drift_mining" in player.sitting.places
        assert all(dwarf["place"] is None for dwarf in me(player)["dwarfs"])

    before(None, work)


def test_orcs_their_paths_traps_and_bounties_are_seen_at_80x24() -> None:
    boards, pages = "", ""
    for number, sitting in enumerate(sittings_of_a_game("en", "frantic_fiends")):
        if number % 5 == 0:
            boards += "\n".join(drawn(sitting, SMALL, "home")["home"])
        if number in (0, 60):
            pages += read_through(sitting, SMALL, "box")
            sitting.looking = "actions"
    words = sitting.words
    assert "Orc I" in boards
    assert "→I.1" in boards or "→II.1" in boards
    for key in ("ui-cli-traps-for-sale", "concept-bounty_board", "ui-cli-event-boards"):
        assert words.say(key) in pages


def test_what_an_orc_would_cost_is_told_before_it_walks() -> None:
    async def play() -> None:
        async with a_table("human", expansion="frantic_fiends", seed=3) as player:
            for _ in range(400):
                await player.settle()
                for _ in range(20):
                    await player.pilot.pause()
                    if player.sitting.advice.version == player.local.table.version:
                        break
                forecasts = player.sitting.advice.forecasts
                if isinstance(forecasts, dict) and forecasts and player.sitting.lines:
                    move = next(iter(forecasts))
                    lines = player.sitting.lines
                    number = next((n for n, e in enumerate(lines) if e.moves[0].move == move), None)
                    if number is not None and forecasts[move].say:
                        player.sitting.line, player.sitting.focus = number, "answers"
                        player.sitting.chosen = None
                        player.screen.redraw()
                        await until_shown(player, forecasts[move].say[:20])
                        return
                if player.sitting.waits_for_end:
                    await player.press("e")
                    continue
                answers = [each for each in player.sitting.moves if each.kind == "answer"]
                acting = [each for each in answers if each.parts["verb"] != "pass"]
                await player.play(player.luck.choice(acting or answers).move)
            raise AssertionError("no orc ever walked")

    asyncio.run(play())


def test_what_a_meal_too_small_costs_is_told_where_one_stands_on_it() -> None:
    async def work(player: KeyPlayer) -> None:
        begging = player.sitting.words.say("web-feed-begging", n=2, points=-6)
        await player.go_to_line(next(each for each in player.sitting.moves if each.move == "feed 4"))
        await player.pilot.pause()
        assert "begging" not in text_of(player.pilot)
        await player.go_to_line(next(each for each in player.sitting.moves if each.move == "feed 2"))
        await until_shown(player, player.sitting.signs.text(begging))

    before(a_game(round=5, phase="harvest", food=4), work)


def three_sheep() -> Game:
    """Before a harvest: three sheep, of which one is in the dwelling, and food for all."""
    return a_game(round=5, phase="harvest", small_pasture="c2", sheep=3, food=4, others={"B": {"food": 4}})


async def feed_both(player: KeyPlayer) -> None:
    """All that comes before breeding, for both seats."""
    for _ in range(2):
        await player.play("feed 4")
        await player.settle()
        if player.sitting.waits_for_end:
            await player.press("e")
            await player.settle()
    assert player.sitting.is_asked("breed")


def test_where_the_young_would_stand_is_told_before_they_are_born() -> None:
    async def work(player: KeyPlayer) -> None:
        sitting = player.sitting
        await feed_both(player)
        parents = dict(sitting.herds(sitting.me))
        await player.go_to_line(next(each for each in sitting.moves if each.move == "breed sheep"))
        place = f"{sitting.words.say('furnishing-entry_level_dwelling')} d4"
        await until_shown(player, sitting.words.say("screen-born", young="sheep", place=place))
        assert parents == {"c2": {"sheep": 2}, "d4": {"sheep": 1}}, "nothing is born by looking"
        await player.press("enter")
        await player.settle()
        assert sitting.herds(sitting.me) == {"c2": {"sheep": 2}, "d4": {"sheep": 2}}

    before(three_sheep(), work)


def test_no_place_is_told_where_nothing_is_born() -> None:
    async def work(player: KeyPlayer) -> None:
        await feed_both(player)
        await player.go_to_line(next(each for each in player.sitting.moves if each.move == "breed sheep"))
        told = player.sitting.words.say("screen-born", young="sheep", place="").strip()
        await until_shown(player, told)
        await player.press("right")
        await player.pilot.pause()
        assert told not in text_of(player.pilot)

    before(three_sheep(), work)


def test_the_line_of_two_caverns_names_both() -> None:
    async def work(player: KeyPlayer) -> None:
        await player.play("place excavation")
        await player.settle()
        said = [each.say for each in player.sitting.lines]
        assert "Cavern + Cavern" in said
        assert "Cavern" not in said

    before(None, work)


def test_seed_is_sown_and_not_called_by_its_name_alone() -> None:
    async def work(player: KeyPlayer) -> None:
        await player.play("place slash_and_burn")
        await player.settle()
        assert "Sow grain" in [each.say for each in player.sitting.lines]

    before(a_game(round=5, fields="a1 b1", grain=1), work)


def test_what_a_tile_uncovers_is_told_once() -> None:
    async def work(player: KeyPlayer) -> None:
        await player.play("place clearing")
        await player.settle()
        choice = next(each for each in player.sitting.moves if "c4" in each.move and "b4" in each.move)
        await player.go_to_line(choice)
        await player.go_to_cell(choice)
        await player.pilot.pause()
        assert "+1 food" in text_of(player.pilot)
        assert "+1 food…" not in text_of(player.pilot)

    before(None, work)


def test_sheep_and_the_dogs_that_watch_them_are_both_counted_in_a_small_space() -> None:
    async def work(player: KeyPlayer) -> None:
        assert player.sitting.herds(player.sitting.me)["a2"] == {"dog": 1, "sheep": 2}
        await player.press("m")
        await player.pilot.pause()
        assert "1dog 2sh" in text_of(player.pilot) or "2sh 1dog" in text_of(player.pilot)

    before(a_game(round=5, meadow="a2", small_pasture="b2", dog=1, sheep=2, cattle=2, donkey=2), work)


def test_a_slash_before_the_search_is_no_letter_of_it() -> None:
    async def work(player: KeyPlayer) -> None:
        await player.press("f", "/", "d", "w")
        assert player.sitting.search == "dw"

    before(None, work)


def test_a_turn_that_cannot_end_yet_says_so() -> None:
    async def work(player: KeyPlayer) -> None:
        await player.press("e")
        await until_shown(player, player.sitting.words.say("screen-nothing-to-end"))

    before(None, work)


def test_what_rubies_buy_has_its_price_and_the_last_answer_says_what_is_taken_with_it() -> None:
    async def work(player: KeyPlayer) -> None:
        await player.press("x")
        await player.pilot.pause()
        shown = text_of(player.pilot)
        assert "Tunnel (1 ruby) →" in shown
        assert "Cavern (2 rubies) →" in shown
        await player.play("place sheep_farming")
        await player.play("fence c4")
        await player.pilot.pause()
        assert "E Done; take 2 sheep" in text_of(player.pilot)

    game = a_game(cards="sheep_farming", lying="sheep_farming sheep 2", meadow="c4", wood=2, stone=1, ruby=2)
    before(game, work)
