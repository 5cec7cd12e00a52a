"""The guest room: either / or becomes and / or."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.tiles.passing_time import Has, pass_round

SIX_OTHERS: dict[str, Has] = {seat: {"passed": True} for seat in "BCDEFG"}
SUPPLIES = {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}


@pytest.mark.rule("FURN-GUEST-ROOM-WISH")
def test_wish_for_children_gives_a_dwelling_and_a_growth_into_it() -> None:
    game = a_game(on="wish_for_children", rooms="guest_room d3", cavern="e3", wood=4, stone=3)
    assert "grow" not in legal(game)
    play(game, "furnish dwelling e3")
    assert answers(game) == ["grow", "done"]
    play(game, "grow")
    assert game.state.players[0].dwarfs == 3
    assert game.seat_name == "B"


@pytest.mark.rule("FURN-GUEST-ROOM-WISH")
def test_wish_for_children_gives_growth_first_and_a_dwelling_afterwards() -> None:
    rooms = "guest_room d3, dwelling f3"
    game = a_game(on="wish_for_children", rooms=rooms, cavern="e3", wood=4, stone=2)
    play(game, "grow", "furnish simple_dwelling_a e3")
    assert goods_of(game) == {}
    assert game.state.players[0].dwarfs == 3


@pytest.mark.rule("FURN-GUEST-ROOM-WISH")
def test_without_a_guest_room_wish_for_children_is_one_or_the_other() -> None:
    game = a_game(on="wish_for_children", rooms="dwelling d3", cavern="e3", wood=4, stone=3)
    assert "grow" in legal(game)
    play(game, "furnish dwelling e3")
    assert game.seat_name == "B"
    assert game.state.players[0].dwarfs == 2


@pytest.mark.rule("FURN-GUEST-ROOM-URGENT-WISH")
@pytest.mark.parametrize(
    "order",
    [("furnish dwelling e3", "grow", "take"), ("take", "furnish dwelling e3", "grow")],
)
def test_urgent_wish_gives_dwelling_growth_and_gold_in_either_order(order: tuple[str, ...]) -> None:
    game = a_game(on="urgent_wish_for_children", rooms="guest_room d3", cavern="e3", wood=4, stone=3)
    play(game, *order)
    assert goods_of(game) == {"gold": 3}
    assert game.state.players[0].dwarfs == 3


@pytest.mark.rule("FURN-GUEST-ROOM-URGENT-WISH")
def test_urgent_wish_gives_dwelling_and_gold_without_growth() -> None:
    game = a_game(on="urgent_wish_for_children", rooms="guest_room d3", cavern="e3", wood=4, stone=3)
    play(game, "furnish dwelling e3", "done", "take")
    assert goods_of(game) == {"gold": 3}
    assert "grow" not in legal(game)
    assert game.state.players[0].dwarfs == 2


@pytest.mark.rule("FURN-GUEST-ROOM-URGENT-WISH")
def test_on_urgent_wish_growth_still_needs_a_dwelling_first() -> None:
    has: Has = {"wood": 4, "stone": 3, "cavern": "e3"}
    game = a_game(on="urgent_wish_for_children", rooms="guest_room d3, dwelling f3", **has)
    assert "grow" not in legal(game)
    play(game, "take")
    assert "grow" not in legal(game)


@pytest.mark.rule("FURN-GUEST-ROOM-URGENT-WISH")
def test_without_a_guest_room_urgent_wish_is_children_or_gold() -> None:
    game = a_game(on="urgent_wish_for_children", wood=4, stone=3)
    play(game, "furnish dwelling d3", "grow")
    assert goods_of(game) == {}
    assert game.seat_name == "B"


@pytest.mark.rule("FURN-GUEST-ROOM-RUBY-MINES")
def test_ruby_mine_construction_gives_a_mine_on_each_sort_of_tunnel() -> None:
    game = a_game(on="ruby_mine_construction", rooms="guest_room d3", tunnel="d2 e2", deep_tunnel="e3 f3")
    play(game, "tile ruby_mine d2")
    assert answers(game) == ["tile ruby_mine e3", "tile ruby_mine f3", "done"]
    play(game, "tile ruby_mine f3")
    assert goods_of(game) == {"ruby": 1}
    assert game.score()[0]["tiles"] == 8
    assert answers(game) == ["end"]


@pytest.mark.rule("FURN-GUEST-ROOM-RUBY-MINES")
def test_ruby_mine_construction_may_begin_with_the_deep_tunnel() -> None:
    game = a_game(on="ruby_mine_construction", rooms="guest_room d3", tunnel="d2", deep_tunnel="e3 f3")
    play(game, "tile ruby_mine e3")
    assert answers(game) == ["tile ruby_mine d2", "done"]


@pytest.mark.rule("FURN-GUEST-ROOM-RUBY-MINES")
@pytest.mark.parametrize("sort", ["tunnel", "deep_tunnel"])
def test_two_ruby_mines_on_the_same_sort_of_tunnel_are_too_many(sort: str) -> None:
    has: Has = {sort: "d2 e2"}
    game = a_game(on="ruby_mine_construction", rooms="guest_room d3", **has)
    play(game, "tile ruby_mine d2")
    assert [move for move in legal(game) if move.startswith("tile")] == []


@pytest.mark.rule("FURN-GUEST-ROOM-RUBY-MINES")
def test_without_a_guest_room_there_is_one_ruby_mine_an_action() -> None:
    game = a_game(on="ruby_mine_construction", tunnel="d2", deep_tunnel="e3")
    play(game, "tile ruby_mine d2")
    assert game.seat_name == "B"


@pytest.mark.rule("FURN-GUEST-ROOM-GROWTH")
@pytest.mark.parametrize("order", [("take", "grow"), ("grow", "take")])
def test_growth_gives_the_goods_and_a_dwarf(order: tuple[str, str]) -> None:
    game = a_game(players=4, on="growth", rooms="guest_room d3, dwelling e3")
    play(game, *order)
    assert goods_of(game) == SUPPLIES
    assert game.state.players[0].dwarfs == 3


@pytest.mark.rule("FURN-GUEST-ROOM")
@pytest.mark.parametrize(
    ("space", "goods"), [("growth", SUPPLIES), ("urgent_wish_for_children", {"gold": 3})]
)
def test_the_second_half_may_be_declined(space: str, goods: dict[str, int]) -> None:
    has: Has = {"rooms": "guest_room d3, dwelling e3", "cavern": "f3", "wood": 4, "stone": 3}
    game = a_game(players=4, on=space, **has)
    play(game, "take")
    assert "done" in answers(game)
    play(game, "done")
    expected = {"wood": 4, "stone": 3}
    assert goods_of(game) == {
        good: goods.get(good, 0) + expected.get(good, 0) for good in {**expected, **goods}
    }


@pytest.mark.rule("FURN-GUEST-ROOM")
@pytest.mark.parametrize(
    ("rooms", "then"), [("guest_room d3, dwelling e3", ["grow", "done"]), ("dwelling d3", ["end"])]
)
def test_the_guest_room_works_on_a_space_that_is_copied(rooms: str, then: list[str]) -> None:
    has: Has = {"rooms": rooms, "food": 2, "others": {"B": {"dwarfs": "0@growth 0"}}}
    game = a_game(players=4, on="imitation_2", **has)
    play(game, "imitate growth", "take")
    assert goods_of(game) == SUPPLIES
    assert answers(game) == then


@pytest.mark.rule("FURN-GUEST-ROOM")
def test_the_guest_room_of_the_copied_player_does_not_help_the_copying_one() -> None:
    has: Has = {"rooms": "dwelling d3", "food": 2}
    others: dict[str, Has] = {"B": {"dwarfs": "0@growth 0", "rooms": "guest_room d3"}}
    game = a_game(players=4, on="imitation_2", others=others, **has)
    play(game, "imitate growth", "take")
    assert "grow" not in legal(game)


# Extension: both halves once a game.


@pytest.mark.rule("FURN-GUEST-ROOM-EXTENSION-ONCE")
def test_extension_gives_both_tiles_with_both_goods_once_in_the_game() -> None:
    game = a_game(players=7, on="extension", rooms="guest_room d3", others=SIX_OTHERS)
    play(game, "tile meadow c4 field c3", "tile cavern d2 tunnel d1")
    assert goods_of(game) == {"wood": 1, "stone": 1}
    pass_round(game)
    play(game, "place extension", "tile cavern e2 tunnel e1")
    assert goods_of(game) == {"wood": 1, "stone": 2}
    assert game.seat_name == "B"


@pytest.mark.rule("FURN-GUEST-ROOM-EXTENSION-ONCE")
def test_extension_may_be_doubled_later_if_one_half_sufficed_before() -> None:
    game = a_game(players=7, on="extension", rooms="guest_room d3", others=SIX_OTHERS)
    play(game, "tile cavern d2 tunnel d1", "done")
    pass_round(game)
    play(game, "place extension", "tile cavern e2 tunnel e1", "tile meadow c4 field c3")
    assert goods_of(game) == {"wood": 1, "stone": 2}


@pytest.mark.rule("FURN-GUEST-ROOM-EXTENSION-ONCE")
@pytest.mark.parametrize("has_doubled", [False, True])
def test_doubling_extension_by_copying_counts_as_the_one_time(has_doubled: bool) -> None:
    has: Has = {"rooms": "guest_room d3"} | ({"doubled": True} if has_doubled else {})
    game = a_game(players=7, on="imitation_0", others={"B": {"dwarfs": "0@extension 0"}}, **has)
    play(game, "imitate extension", "tile meadow c4 field c3")
    assert ("tile cavern d2 tunnel d1" in legal(game)) == (not has_doubled)


@pytest.mark.rule("FURN-GUEST-ROOM-EXTENSION-ONCE")
def test_after_a_doubled_copy_extension_itself_gives_one_half() -> None:
    others: dict[str, Has] = {**SIX_OTHERS, "B": {"dwarfs": "0@extension 0", "passed": True}}
    game = a_game(players=7, on="imitation_0", rooms="guest_room d3", others=others)
    play(game, "imitate extension", "tile meadow c4 field c3", "tile cavern d2 tunnel d1")
    pass_round(game)
    play(game, "place extension", "tile cavern e2 tunnel e1")
    assert goods_of(game) == {"wood": 1, "stone": 2}
    assert game.seat_name == "B"


@pytest.mark.rule("FURN-GUEST-ROOM-EXTENSION-ONCE")
def test_without_a_guest_room_extension_is_one_tile() -> None:
    game = a_game(players=7, on="extension")
    play(game, "tile meadow c4 field c3")
    assert goods_of(game) == {"wood": 1}
    assert game.seat_name == "B"


@pytest.mark.rule("FURN-GUEST-ROOM-EXTENSION-ONCE")
def test_the_limit_concerns_extension_only() -> None:
    game = a_game(players=7, on="growth", rooms="guest_room d3, dwelling e3", doubled=True)
    play(game, "take", "grow")
    assert game.state.players[0].dwarfs == 3


# What stays a choice.


@pytest.mark.rule("FURN-GUEST-ROOM-NOT-TILES")
def test_the_beer_parlor_still_gives_gold_or_food() -> None:
    game = a_game(rooms="guest_room d3, beer_parlor e3", grain=2)
    play(game, "convert beer_parlor gold")
    assert goods_of(game) == {"gold": 3}


@pytest.mark.rule("FURN-GUEST-ROOM-NOT-TILES")
def test_the_working_cave_still_feeds_one_dwarf_with_one_thing() -> None:
    rooms = "guest_room d3, working_cave e3"
    game = a_game(phase="harvest", round=3, rooms=rooms, wood=1, stone=1, ore=2)
    play(game, "feed adult wood")
    assert answers(game) == ["feed 0"]
