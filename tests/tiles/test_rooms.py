"""Special rooms: cuddle, breakfast, stubble and work room."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.tiles.passing_time import Has, fits

ALONE: dict[str, Has] = {"B": {"passed": True}}


# Cuddle room. Two cattle fill the entry-level dwelling.


@pytest.mark.rule("FURN-CUDDLE-ROOM")
@pytest.mark.parametrize(
    ("dwarfs", "sheep"),
    [("0 0", 2), ("0 0 0 0", 4), ("0 0 0 0 new@growth", 5), ("0 0 0 0 0 0", 6)],
)
def test_the_cuddle_room_holds_a_sheep_for_each_dwarf(dwarfs: str, sheep: int) -> None:
    has: Has = {"players": 4, "dwarfs": dwarfs, "rooms": "cuddle_room d3", "cattle": 2}
    assert fits(**has, sheep=sheep)
    assert not fits(**has, sheep=sheep + 1)


@pytest.mark.rule("FURN-CUDDLE-ROOM")
@pytest.mark.parametrize("animal", ["donkey", "boar"])
def test_the_cuddle_room_takes_nothing_but_sheep(animal: str) -> None:
    assert not fits(rooms="cuddle_room d3", cattle=2, **{animal: 1})


@pytest.mark.rule("FURN-CUDDLE-ROOM")
@pytest.mark.parametrize(("choice", "then"), [("grow", ["end"]), ("take", ["eat sheep", "eat cattle"])])
def test_a_newborn_makes_the_cuddle_room_larger_at_once(choice: str, then: list[str]) -> None:
    rooms = "cuddle_room d3, dwelling e3"
    game = a_game(players=4, on="growth", rooms=rooms, sheep=2, cattle=2, ruby=1)
    play(game, choice, "ruby sheep")
    assert answers(game) == then


# Breakfast room.


@pytest.mark.rule("FURN-BREAKFAST-ROOM")
def test_the_breakfast_room_holds_three_cattle() -> None:
    assert fits(rooms="breakfast_room d3", sheep=2, cattle=3)
    assert not fits(rooms="breakfast_room d3", sheep=2, cattle=4)


@pytest.mark.rule("FURN-BREAKFAST-ROOM")
@pytest.mark.parametrize("animal", ["sheep", "donkey", "boar"])
def test_the_breakfast_room_takes_nothing_but_cattle(animal: str) -> None:
    assert not fits(rooms="breakfast_room d3", **{animal: 3})


# Stubble room.


@pytest.mark.rule("FURN-STUBBLE-ROOM")
def test_each_unsown_field_holds_one_animal_of_any_kind() -> None:
    assert fits(rooms="stubble_room d3", fields="c4 c3 c2", cattle=2, sheep=1, donkey=1, boar=1)
    assert fits(rooms="stubble_room d3", fields="c4 c3", cattle=4)
    assert not fits(rooms="stubble_room d3", fields="c4 c3", cattle=5)
    assert not fits(rooms="seam d3", fields="c4 c3", cattle=3)


@pytest.mark.rule("FURN-STUBBLE-ROOM")
@pytest.mark.parametrize("crop", ["grain 3", "grain 1", "vegetable 2", "vegetable 1"])
def test_a_sown_field_holds_no_animal(crop: str) -> None:
    assert fits(rooms="stubble_room d3", fields="c4", cattle=3)
    assert not fits(rooms="stubble_room d3", sown=f"c4 {crop}", cattle=3)


@pytest.mark.rule("FURN-STUBBLE-ROOM")
def test_a_field_beyond_the_edge_holds_an_animal_too() -> None:
    assert fits(rooms="stubble_room d3", fields="c5", meadow="c4", cattle=3)


@pytest.mark.rule("FURN-STUBBLE-ROOM")
def test_sowing_drives_the_animal_off_the_field_once_all_is_sown() -> None:
    game = a_game(rooms="stubble_room d3", fields="c4 c3", cattle=4, grain=1, vegetable=1, round=7)
    play(game, "place family_life", "sow grain c4")
    assert answers(game) == ["sow vegetable c3", "done"]
    play(game, "sow vegetable c3")
    assert answers(game) == ["eat cattle"]
    play(game, "eat cattle")
    assert answers(game) == ["eat cattle"]
    play(game, "eat cattle")
    assert goods_of(game) == {"cattle": 2, "food": 6}
    assert answers(game) == ["end"]


@pytest.mark.rule("FURN-STUBBLE-ROOM")
def test_a_dog_bought_at_once_saves_the_animal_driven_off_the_field() -> None:
    has: Has = {"fields": "c4", "meadow": "c3", "dog": 1, "sheep": 5, "grain": 1, "ruby": 1}
    game = a_game(rooms="stubble_room d3", on="slash_and_burn", **has)
    play(game, "sow grain c4", "done")
    assert answers(game) == ["eat sheep"]
    play(game, "ruby dog")
    assert goods_of(game) == {"sheep": 5, "dog": 2}


@pytest.mark.rule("FURN-STUBBLE-ROOM-AFTER-FIELD-PHASE")
@pytest.mark.parametrize(
    ("crop", "litters"), [("grain 1", ["breed sheep", "breed none"]), ("grain 2", ["breed none"])]
)
def test_a_field_harvested_empty_takes_a_lamb_of_the_same_harvest(crop: str, litters: list[str]) -> None:
    game = a_game(phase="harvest", round=3, rooms="stubble_room d3", sown=f"c4 {crop}", sheep=2, food=4)
    play(game, "feed 4", "feed 0")
    assert answers(game) == litters


# Work room.


@pytest.mark.rule("FURN-WORK-ROOM")
@pytest.mark.parametrize(("room", "sites"), [("work_room", ["d2", "e2", "e3"]), ("seam", ["e3"])])
def test_tunnels_and_deep_tunnels_are_sites_with_the_work_room(room: str, sites: list[str]) -> None:
    has: Has = {"tunnel": "d2", "deep_tunnel": "e2", "ore_mine": "f2", "ruby_mine": "f3", "cavern": "e3"}
    game = a_game(on="housework", rooms=f"{room} d3", **has)
    offered = [move.split()[-1] for move in legal(game) if move.startswith("furnish dog_school")]
    assert sorted(offered) == sites


@pytest.mark.rule("FURN-WORK-ROOM")
@pytest.mark.parametrize("space", ["wish_for_children", "urgent_wish_for_children", "housework"])
def test_every_furnish_action_reaches_a_tunnel_with_the_work_room(space: str) -> None:
    game = a_game(on=space, rooms="work_room d3", tunnel="d2", wood=4, stone=3)
    play(game, "furnish dwelling d2")
    assert goods_of(game) == {}


@pytest.mark.rule("FURN-WORK-ROOM")
@pytest.mark.parametrize(
    ("loot", "goods"), [("furnish", {"wood": 4, "stone": 3}), ("dwelling", {"wood": 2, "stone": 2})]
)
def test_loot_reaches_a_deep_tunnel_with_the_work_room(loot: str, goods: Has) -> None:
    game = a_game(dwarfs="11 11", on="logging", rooms="work_room d3", deep_tunnel="d2", **goods)
    play(game, f"loot {loot}", "furnish dwelling d2")
    assert goods_of(game) == {}


@pytest.mark.rule("FURN-WORK-ROOM")
def test_a_tunnel_bought_for_a_ruby_is_a_site_in_the_same_action() -> None:
    game = a_game(on="housework", rooms="work_room d3", ruby=1, wood=1)
    assert answers(game) == ["take"]
    play(game, "ruby tunnel d2", "furnish cuddle_room d2")
    assert goods_of(game) == {}


@pytest.mark.rule("FURN-WORK-ROOM-NOT-ITSELF")
def test_the_work_room_itself_needs_a_cavern() -> None:
    game = a_game(on="housework", stone=1, tunnel="d2", deep_tunnel="e2")
    assert [move for move in legal(game) if move.startswith("furnish work_room")] == ["furnish work_room d3"]


@pytest.mark.rule("FURN-WORK-ROOM-TUNNEL-GONE")
def test_no_mine_is_built_on_a_furnished_tunnel() -> None:
    has: Has = {"rooms": "work_room d3", "tunnel": "d2 e2", "round": 6, "others": ALONE, "dwarfs": "0 0 0 0"}
    game = a_game(on="housework", **has)
    assert {"place ore_mine_construction", "place ruby_mine_construction"} <= set(legal(a_game(**has)))
    play(game, "furnish dog_school d2", "done")
    assert "place ore_mine_construction" not in legal(game)
    play(game, "place ruby_mine_construction")
    assert answers(game) == ["tile ruby_mine e2"]


@pytest.mark.rule("FURN-WORK-ROOM-TUNNEL-GONE")
def test_a_furnished_deep_tunnel_takes_no_ruby_mine() -> None:
    game = a_game(on="housework", rooms="work_room d3", deep_tunnel="d2", round=6, others=ALONE)
    play(game, "furnish dog_school d2", "done")
    assert "place ruby_mine_construction" not in legal(game)
