"""The parts of an action, as the browser is told them: done, open, given up."""

import random

import pytest

from caverna.game import Game
from caverna.server.protocol.messages import PathPart
from caverna.server.showing.show import path_parts
from caverna.setup import Setup
from caverna.table.seats import Seat
from caverna.table.table import Table, table_for
from scripts.export_catalogue import RUBY_PRICES
from tests.arranging import a_game, goods_of, play


def table_at(game: Game) -> Table:
    return table_for(game, [Seat("human", "Anna", "")] * game.setup.players)


def path(game: Game) -> list[PathPart]:
    return path_parts(table_at(game))


def statuses(game: Game) -> list[str]:
    return [part.status for part in path(game)]


def slash_and_burn() -> Game:
    game = a_game(fields="c4 b4", grain=3)
    return play(game, "place slash_and_burn")


def test_to_sow_first_gives_up_the_tile() -> None:
    tile, sowing = path(slash_and_burn())
    assert (tile.verbs, tile.status, tile.leaves) == (["meadow_field"], "open", [])
    assert (sowing.verbs, sowing.status, sowing.leaves) == (["sow_grain", "sow_vegetable"], "open", [0])
    assert sowing.join == "then"


def test_what_is_done_is_ticked_and_what_was_given_up_is_left() -> None:
    game = slash_and_burn()
    assert statuses(play(game, "tile meadow a4 field a3")) == ["done", "open"]
    assert statuses(play(game, "sow grain a3")) == ["done", "now"]
    assert statuses(play(slash_and_burn(), "sow grain c4")) == ["left", "now"]


def test_goods_come_by_themselves_and_give_nothing_up() -> None:
    game = play(a_game(lying="drift_mining stone 3"), "place drift_mining")
    goods, tile = path(game)
    assert (goods.goods, goods.join, tile.join, tile.leaves) == ({"stone": 3}, "", "and", [])
    table = table_at(game)
    table.play(game.move("tile cavern d1 tunnel d2"))
    assert table.waits_for_end
    assert [part.status for part in path_parts(table)] == ["done", "done"]


def test_to_take_the_animals_gives_up_the_fences() -> None:
    game = a_game(round=3, meadow="c4", wood=2, stone=1, cards="sheep_farming", lying="sheep_farming sheep 2")
    small, large, stable, animals = path(play(game, "place sheep_farming"))
    assert (small.status, large.status, stable.status, animals.leaves) == ("open", "shut", "open", [0, 2])


def test_either_or_is_a_choice() -> None:
    game = a_game(players=4, round=1, wood=4, stone=3)
    supplies, growth = path(play(game, "place growth"))
    assert (supplies.join, growth.join, growth.leaves) == ("", "or", [])


def test_a_weapon_tells_what_my_rooms_take_off_its_price() -> None:
    game = a_game(round=3, cards="blacksmithing", ore=5, rooms="blacksmith d3")
    forging, expedition = path(play(game, "place blacksmithing"))
    assert (forging.saves, expedition.level) == ({"ore": 2}, 3)


@pytest.mark.parametrize("expansion", ["none", "frantic_fiends"])
@pytest.mark.parametrize("players", [1, 3, 7])
def test_every_answer_of_a_card_begins_a_part(players: int, expansion: str) -> None:
    setup = Setup(players, seed=players, expansion=expansion)
    table = Table(Game(setup, deals=False), [Seat("human", "Anna", "")] * players)
    luck = random.Random(players)
    asked = 0
    while not table.is_over:
        if table.waits_for_end:
            assert "open" not in [part.status for part in path_parts(table)]
            table.end_turn()
        elif table.play_due() is None:
            if table.game.question.key == "perform":
                check(table)
                asked += 1
            table.play(luck.choice(table.game.answers()))
    assert asked > 10


def check(table: Table) -> None:
    """What can be answered belongs to an open part, and every open part can be answered."""
    answers = {move.key for move in table.game.answers()} - {"done", "end"}
    parts = [part for part in path_parts(table) if part.status == "open"]
    assert answers <= {verb for part in parts for verb in part.verbs}
    assert all(answers & set(part.verbs) for part in parts)


@pytest.mark.parametrize("what", RUBY_PRICES)
def test_rubies_buy_at_the_price_that_is_shown(what: str) -> None:
    game = a_game(ruby=3, food=2, meadow="c4")
    before = goods_of(game)
    move = next(move.text for move in game.anytime_moves() if move.text.split()[:2] == ["ruby", what])
    play(game, move)
    after = goods_of(game)
    paid = {good: n - after.get(good, 0) for good, n in before.items() if n > after.get(good, 0)}
    assert paid == RUBY_PRICES[what]
