"""Orcs in the cave: what an occupied place means."""

from typing import Any

import pytest

from caverna.engine.home_board import CELL_BY_NAME, CELLS
from caverna.engine.verbs.grow_family import beds_of
from tests.fiends.arranging import a_game, answers, goods_of, legal, play, player
from tests.fiends.breakthroughs import WISH, place, through

# What an occupied place means.


@pytest.mark.rule("FF-OCCUPIED-GOODS-LOST")
@pytest.mark.parametrize(("mine", "good"), [("ore_mine", "ore"), ("ruby_mine", "ruby")])
def test_goods_and_animals_of_the_place_are_lost(mine: str, good: str) -> None:
    game = through("keep 1 donkey e3", **{mine: "e3"}, mined="e3 4", donkey=2)
    assert place(game) == "e3"
    assert player(game).mined == ()
    assert goods_of(game) == {"donkey": 1}


@pytest.mark.rule("FF-OCCUPIED-GOODS-LOST")
def test_animals_in_a_room_are_lost() -> None:
    game = through("keep 2 cattle e3", rooms="mixed_dwelling e3", cattle=2, boar=2)
    assert place(game) == "e3"
    assert goods_of(game) == {"boar": 2}


@pytest.mark.rule("FF-OCCUPIED-EFFECT-OFF")
@pytest.mark.parametrize(("orc", "stone"), [("a1", 1), ("d3", 0)])
def test_a_room_under_an_orc_has_no_effect(orc: str, stone: int) -> None:
    """The stone carver gives a stone off; under an orc it does not."""
    game = a_game(
        round=8, on="housework", orcs=f"a {orc} 5", rooms="stone_carver d3", cavern="e3", wood=4, stone=3
    )
    play(game, "furnish dwelling e3")
    assert goods_of(game).get("stone", 0) == stone


@pytest.mark.rule("FF-OCCUPIED-EFFECT-OFF")
def test_a_food_cave_under_an_orc_cooks_nothing() -> None:
    has: dict[str, Any] = {"round": 8, "rooms": "cooking_cave d3", "grain": 1, "vegetable": 1}
    free, taken = a_game(orcs="a a1 5", **has), a_game(orcs="a d3 5", **has)
    assert set(legal(free)) - set(legal(taken))
    assert set(legal(taken)) <= set(legal(free))


@pytest.mark.rule("FF-OCCUPIED-NO-ANIMALS")
def test_no_animals_are_kept_under_an_orc() -> None:
    game = a_game(
        phase="event", event=3, quiet=True, orcs="a e3 5, b gone, c gone, d gone", ore_mine="e3 e2", donkey=1
    )
    assert "keep 1 donkey e2" in answers(game)
    assert "keep 1 donkey e3" not in answers(game)
    game = a_game(
        phase="event",
        event=3,
        quiet=True,
        orcs="a d4 5, b gone, c gone, d gone",
        ore_mine="e2",
        boar=1,
        stable="a1 a2",
    )
    assert "keep 1 boar a1" in answers(game)
    assert "keep 1 boar d4" not in answers(game)


@pytest.mark.rule("FF-OCCUPIED-STUBBLE-ROOM")
def test_animals_on_fields_lose_their_place_with_the_stubble_room() -> None:
    """Orc a walks in while c is still to act; the cattle have nowhere else to go."""
    has: dict[str, Any] = {"rooms": "stubble_room e3", "fields": "a4 b4", "cattle": 2, "boar": 2}
    has |= {"players": 1, "extensions": "s9", "options": "rich_supply on"}
    game = a_game(phase="event", event=2, orcs="a c4 5, b gone, c a1 9", **has)
    play(game, "keep 2 boar d4", "done", "card 3.9", "done")
    assert CELLS[player(game).orcs[0]] == "e3"
    assert answers(game) == ["eat boar", "eat cattle"]
    play(game, "eat cattle", "eat cattle")
    assert (game.seat, goods_of(game)) == (-1, {"food": 6, "boar": 2})
    game = a_game(phase="scoring", round=12, orcs="a d3 5, b gone, c gone, d gone", **has)
    play(game, "end", "keep 2 boar d4", "done")
    assert CELLS[player(game).orcs[0]] == "e3"
    play(game, "eat cattle", "eat cattle")
    assert game.is_over
    assert goods_of(game) == {"food": 6, "boar": 2}


@pytest.mark.rule("FF-OCCUPIED-STUBBLE-ROOM")
def test_of_two_kinds_that_stood_on_fields_alone_one_finds_room_at_home() -> None:
    game = a_game(
        players=1, extensions="s9", options="rich_supply on", phase="event", event=2,
        orcs="a c4 5, b gone, c a1 9", rooms="stubble_room e3", fields="a4 b4", cattle=1, boar=1,
    )  # fmt: skip
    play(game, "keep 1 boar b4", "keep 1 cattle a4", "card 3.9", "done")
    assert answers(game) == ["eat boar", "eat cattle"]
    play(game, "eat boar")
    assert (game.seat, goods_of(game)) == (-1, {"food": 2, "cattle": 1})


@pytest.mark.rule("FF-OCCUPIED-NO-BUILDING")
def test_no_tile_is_laid_on_an_occupied_cavern_or_tunnel() -> None:
    game = a_game(round=8, on="housework", orcs="a d3 5", cavern="e3", wood=9, stone=9)
    assert {move.split()[2] for move in legal(game) if move.startswith("furnish")} == {"e3"}
    game = a_game(on="ruby_mine_construction", round=8, orcs="a e3 5", tunnel="e3 f3")
    sites = {word for move in legal(game) for word in move.split() if word in ("e3", "f3")}
    assert sites == {"f3"}


@pytest.mark.rule("FF-OCCUPIED-NO-BUILDING")
def test_tiles_may_be_laid_next_to_it_and_not_over_it() -> None:
    game = a_game(
        round=8, on="excavation", lying="excavation stone 1", orcs="a d3 5, b f3 5", cavern="e3", tunnel="f3"
    )
    words = {word for move in legal(game) if move.startswith("tile") for word in move.split()}
    assert {"d2", "f2", "e2"} <= words
    assert not {"d3", "f3"} & words


@pytest.mark.rule("FF-OCCUPIED-MINE")
def test_an_occupied_mine_is_not_restocked_and_gives_no_bonus() -> None:
    game = a_game(round=8, orcs="a e3 5", ore_mine="e3", on="ore_mining", lying="ore_mining ore 2")
    assert not [move for move in legal(game) if move.startswith("restock")]
    for orc, ore in (("a1", 5), ("e3", 3)):
        game = a_game(
            orcs=f"a {orc} 5",
            ore_mine="e3 e2",
            on="ore_delivery",
            lying="ore_delivery ore 1 stone 1",
            round=10,
        )
        assert goods_of(game) == {"stone": 1, "ore": ore}


@pytest.mark.rule("FF-OCCUPIED-MINE")
def test_an_occupied_mine_yields_nothing_in_the_mine_phase() -> None:
    """The orc leaves for the ruby mine; the ore was lost before, the donkey has nowhere to dig."""
    game = a_game(round=8, harvest="normal", orcs="a e3 5", ore_mine="e3 e2", mined="e2 2", donkey=1, food=4)
    play(game, "pass", "pass")
    assert goods_of(game) == {"donkey": 1, "food": 4, "ore": 2}
    game = a_game(round=8, harvest="normal", orcs="a e3 5", ore_mine="e3", donkey=1, food=4)
    play(game, "pass", "pass")
    assert goods_of(game) == {"donkey": 1, "food": 4}


@pytest.mark.rule("FF-OCCUPIED-NO-ROOM", "FF-ROOM")
def test_an_occupied_dwelling_gives_no_room_for_children() -> None:
    for orc, can_grow in (("a1", True), ("e3", False)):
        game = a_game(round=8, orcs=f"a {orc} 5", rooms="dwelling e3", dwarfs="0 0")
        assert beds_of(game.state, 0) == (3 if can_grow else 2)
        game = a_game(**WISH, orcs=f"a {orc} 5", rooms="dwelling e3")
        assert ("grow" in legal(game)) == can_grow


@pytest.mark.rule("FF-OCCUPIED-NO-ROOM")
def test_an_occupied_orc_dwelling_gives_no_room_for_an_orc() -> None:
    game = a_game(
        phase="event", event=2, quiet=True,
        orcs="a d3 5, b gone, c b1 8", rooms="orc_dwelling d3", traps="catch_net b2",
    )  # fmt: skip
    play(game, "card 1.1")
    assert player(game).friends == ()
    assert player(game).held == 1 << 2


@pytest.mark.rule("FF-OCCUPIED-SUPPLIER")
def test_goods_of_a_supplier_keep_coming() -> None:
    game = a_game(
        phase="round", round=8, event=2, orcs="a d3 5", rooms="wood_supplier d3", delivery="wood_supplier 5"
    )
    while game.seat == -1:
        play(game, answers(game)[0])
    assert goods_of(game) == {"wood": 1}
    assert dict(player(game).deliveries).popitem()[1] == 4


@pytest.mark.rule("FF-OCCUPIED-FREED")
def test_when_the_orc_is_gone_the_place_works_again_and_what_was_lost_stays_lost() -> None:
    game = a_game(on="adventure", dwarfs="8 8", orcs="a d3 2", rooms="stone_carver d3, dwelling e3")
    before = player(game).owned
    play(game, "loot fight_orc", "fight a", "reward gold")
    assert player(game).owned != before
    assert dict(player(game).rooms).keys() == {CELL_BY_NAME[cell] for cell in ("d3", "d4", "e3")}
    assert goods_of(game) == {"gold": 1}
