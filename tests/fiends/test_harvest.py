"""What follows each of the four events, and when animals are arranged."""

from typing import Any

import pytest

from caverna import Game
from caverna.advice.next_feeding import Feeding, next_feeding
from caverna.engine.home_board import CELLS
from tests.fiends.arranging import NO_ORCS, a_game, answers, goods_of, legal, play, player

FARM: dict[str, Any] = {
    "sown": "c4 grain 3, b4 vegetable 2",
    "ore_mine": "e3",
    "mined": "e3 4",
    "donkey": 1,
    "sheep": 2,
    "food": 20,
    "small_pasture": "a2 b2",
}
"""Something for every phase: crops, a stocked mine, a pair of sheep."""


def after_event(event: int, players: int = 1, **has: object) -> Game:
    """An event in which no orc is left to act; in the second one orc d has fallen before it came."""
    has = {"orcs": NO_ORCS, **has}
    return a_game(players=players, phase="event", event=event, quiet=True, **has)  # type: ignore[arg-type]


@pytest.mark.rule("FF-HARVEST-EVENT-ONE")
def test_after_event_one_there_are_mines_and_feeding_only() -> None:
    game = after_event(1, **FARM)
    assert answers(game)[0] == "feed 4"
    assert goods_of(game) == {"food": 20, "donkey": 1, "sheep": 2, "ore": 4}, "no crops"
    play(game, "feed 4")
    assert game.state.round == 4
    assert goods_of(game)["sheep"] == 2, "no lambs"


@pytest.mark.rule("FF-HARVEST-EVENT-TWO")
def test_after_event_two_there_is_a_whole_harvest() -> None:
    game = after_event(2, **FARM)
    assert goods_of(game) == {"food": 20, "donkey": 1, "sheep": 2, "ore": 4, "grain": 1, "vegetable": 1}
    play(game, "feed 4")
    assert "breed sheep" in answers(game)
    play(game, "breed sheep")
    assert goods_of(game)["sheep"] == 3


@pytest.mark.rule("FF-HARVEST-EVENT-THREE", "FF-FRIEND-FEEDING")
def test_after_event_three_armed_dwarfs_eat_two_and_all_others_one() -> None:
    has = {
        **FARM,
        "rooms": "dwelling f3, orc_dwelling e2",
        "friends": "a e2",
        "orcs": "b gone, c gone, d gone",
    }
    game = after_event(3, dwarfs="0 4 9", **has)
    assert answers(game)[0] == "feed 6", "2 and 2 for the armed ones, 1 for the other and 1 for the orc"
    assert goods_of(game) == {"food": 20, "donkey": 1, "sheep": 2}, "no harvest, so no mine phase"
    play(game, "feed 6")
    assert not answers(game)[0].startswith("breed")
    assert player(game).mined_on(CELLS.index("e3")) == 4


@pytest.mark.rule("FF-HARVEST-EVENT-THREE", "FF-HARVEST-EVENT-THREE-NEWBORN")
def test_a_newborn_eats_one_even_if_it_is_armed() -> None:
    """Casanova cannot arm it, but the outfitter can: here it is armed in the work phase before."""
    game = a_game(
        players=1, round=8, harvest="orcs", event=2, dwarfs="0@ruby_mining new@ruby_mining 9",
        rooms="dwelling f3", orcs="a gone, b gone, c b1 9, d gone", food=20, supply="outfitter", on="logging",
    )  # fmt: skip
    play(game, "loot fight_orc", "fight c", "reward outfitter", "recruit newborn")
    while not answers(game)[0].startswith("feed"):
        game.play(answers(game)[-1] if "end" not in answers(game) else "end")
    assert player(game).weapons == (0, 5, 0)
    assert answers(game)[0] == "feed 3"


@pytest.mark.rule("FF-HARVEST-EVENT-THREE-NEWBORN")
def test_the_working_cave_saves_one_food_if_only_the_newborn_is_armed() -> None:
    game = a_game(
        players=1, round=8, harvest="orcs", event=2, dwarfs="0@ruby_mining new@ruby_mining 9",
        wood=2, food=20, rooms="dwelling f3, working_cave e2",
        orcs="a gone, b gone, c b1 9, d gone", supply="outfitter",
        on="logging",
    )  # fmt: skip
    play(game, "loot fight_orc", "fight c", "reward outfitter", "recruit newborn")
    while not answers(game)[0].startswith("feed"):
        game.play(answers(game)[-1] if "end" not in answers(game) else "end")
    with_wood = [move for move in answers(game) if move.startswith("feed") and move.endswith("wood")]
    assert len(with_wood) == 2, "for an adult or for the newborn"
    for move in with_wood:
        assert answers(play(game.copy(), move))[0] == "feed 2", move


@pytest.mark.rule("FF-HARVEST-EVENT-THREE")
@pytest.mark.parametrize(("dwarfs", "left"), [("0 9", "feed 1"), ("0 0", "feed 1")])
def test_the_working_cave_feeds_an_armed_dwarf_first(dwarfs: str, left: str) -> None:
    game = after_event(3, dwarfs=dwarfs, rooms="working_cave e2", wood=2, food=9)
    play(game, next(move for move in answers(game) if move.endswith("wood")))
    assert answers(game)[0] == left


@pytest.mark.rule("FF-HARVEST-EVENT-ONE", "FF-HARVEST-EVENT-TWO", "FF-HARVEST-EVENT-THREE")
@pytest.mark.parametrize(("event", "need"), [(1, 4), (2, 4), (3, 2)])
def test_after_the_first_events_everybody_feeds_in_turn_order(event: int, need: int) -> None:
    game = after_event(event, players=2, start="B", food=9, others={"B": {"orcs": NO_ORCS, "food": 8}})
    assert (game.seat_name, answers(game)[0]) == ("B", f"feed {need}")
    play(game, f"feed {need}")
    assert (game.seat_name, answers(game)[0]) == ("A", f"feed {need}")
    play(game, f"feed {need}")
    assert (goods_of(game, "A")["food"], goods_of(game, "B")["food"]) == (9 - need, 8 - need)
    assert not answers(game)[0].startswith("feed")


@pytest.mark.rule("FF-HARVEST-EVENT-FOUR")
def test_after_event_four_one_has_fields_and_mines() -> None:
    game = after_event(4, **FARM)
    assert answers(game) == ["choose field", "choose breeding"]
    play(game, "choose field")
    assert goods_of(game) == {"food": 20, "donkey": 1, "sheep": 2, "ore": 4, "grain": 1, "vegetable": 1}
    play(game, "feed 4")
    assert not answers(game)[0].startswith("breed")
    assert goods_of(game)["sheep"] == 2


@pytest.mark.rule("FF-HARVEST-EVENT-FOUR")
def test_or_one_has_breeding() -> None:
    game = play(after_event(4, **FARM), "choose breeding")
    assert goods_of(game) == {"food": 20, "donkey": 1, "sheep": 2}, "neither crops nor ore"
    play(game, "feed 4")
    assert "breed sheep" in answers(game)


@pytest.mark.rule("FF-HARVEST-EVENT-FOUR", "FF-HARVEST-EVENT-FOUR-CHOICE")
def test_all_choose_in_turn_order_before_the_fields() -> None:
    farm: dict[str, object] = {**FARM, "orcs": NO_ORCS}
    game = after_event(4, players=2, start="B", others={"B": farm}, **farm)
    assert game.seat == 1
    play(game, "choose field")
    assert "grain" not in goods_of(game, "B"), "not yet"
    assert game.seat == 0
    play(game, "choose breeding")
    assert goods_of(game, "B")["grain"] == 1
    assert "grain" not in goods_of(game, "A")
    play(game, "feed 4", "feed 4")
    assert game.seat == 0
    assert "breed sheep" in answers(game)
    play(game, "breed sheep")
    assert goods_of(game, "A")["sheep"] == 3
    assert goods_of(game, "B")["sheep"] == 2


@pytest.mark.rule("FF-HARVEST-EVENT-FOUR", "FF-FRIEND-MINE-ORC")
def test_who_chooses_breeding_has_no_use_of_the_mine_orc_either() -> None:
    has = {**FARM, "rooms": "mine_orc_dwelling e2", "friends": "a e2", "orcs": "b gone, c gone, d gone"}
    game = play(after_event(4, **has), "choose breeding")
    assert "ore" not in goods_of(game)
    game = play(after_event(4, **has), "choose field")
    assert goods_of(game)["ore"] == 5


@pytest.mark.rule("FF-HARVEST-ROUND-FOUR")
def test_round_four_costs_one_food_for_each_dwarf_and_friend() -> None:
    game = a_game(
        phase="harvest", round=4, food=20, dwarfs="0 4 9",
        rooms="dwelling f3, orc_dwelling e2, orc_dwelling e3", friends="a e2, b e3", orcs="c gone",
        ore_mine="f1", mined="f1 3", donkey=1,
    )  # fmt: skip
    assert answers(game)[0] == "feed 5"
    assert "ore" not in goods_of(game), "no harvest, no mine phase"


@pytest.mark.rule("FF-HARVEST-FED-AFTER-EVENT")
def test_who_joined_in_the_event_eats_in_the_feeding_that_follows() -> None:
    game = a_game(
        players=1, phase="event", orcs="a a1 5, b gone, c gone", traps="catch_net a2",
        rooms="orc_dwelling e3", food=20,
    )  # fmt: skip
    play(game, "card 3.1")
    assert answers(game)[0] == "feed 5"


# Arranging animals.


def herds(game: Game) -> dict[str, int]:
    """Where animals stand, and how many, while they may not be moved."""
    return {CELLS[cell]: count for cell, _, count, _ in player(game).herds or ()}


@pytest.mark.rule("FF-ARRANGE-WINDOWS")
def test_before_an_event_the_owner_may_say_where_the_animals_stand() -> None:
    game = a_game(players=1, phase="event", orcs="a a1 5, b gone, c gone", small_pasture="a4 b4", sheep=2)
    assert "keep 2 sheep a4" in answers(game)
    play(game, "keep 2 sheep a4")
    assert herds(game) == {"a4": 2}


@pytest.mark.rule("FF-ARRANGE-FROZEN")
def test_during_the_event_no_animal_moves_away() -> None:
    game = a_game(
        players=1, phase="event", orcs="a a1 5, b gone, c gone", small_pasture="a2 c2", sheep=2, wood=1
    )
    play(game, "keep 2 sheep a2")
    assert game.seat == -1
    play(game, "card 3.1")
    assert not [move for move in legal(game) if move.startswith("keep")]
    play(game, "done")
    assert "sheep" not in goods_of(game), "the orc came through a2"


@pytest.mark.rule("FF-ARRANGE-WINDOWS", "FF-ARRANGE-FROZEN")
def test_after_the_event_animals_move_freely_again() -> None:
    game = a_game(
        players=1, phase="event", orcs="a a1 5, b gone, c gone", ore_mine="e3", mined="e3 3", donkey=1,
        small_pasture="c4",
    )  # fmt: skip
    play(game, "keep 1 donkey c4", "card 3.1", "done")
    assert player(game).herds is None
    assert goods_of(game)["ore"] == 3, "before the mine phase the donkey goes to the mine"


@pytest.mark.rule("FF-ARRANGE-WINDOWS")
def test_before_the_orcs_are_placed_anew_animals_are_arranged() -> None:
    game = a_game(
        players=1, phase="scoring", round=12, orcs="a d3 5, b gone, c gone, d gone", small_pasture="a2",
        cattle=1, rooms="cooking_cave e3",
    )  # fmt: skip
    while not answers(game)[0].startswith(("done", "keep")):
        game.play("end")
    assert "keep 1 cattle a2" in answers(game)


@pytest.mark.rule("FF-ARRANGE-SUGGESTION")
def test_donkeys_are_suggested_for_the_fullest_mines() -> None:
    game = a_game(
        players=1,
        phase="event",
        orcs="a a1 5, b gone, c gone",
        ore_mine="e3 f1",
        mined="e3 1, f1 5",
        donkey=1,
    )
    play(game, "done")
    assert herds(game) == {"f1": 1}


@pytest.mark.rule("FF-ARRANGE-SUGGESTION")
def test_animals_are_suggested_where_no_orc_can_come() -> None:
    game = a_game(players=1, phase="event", orcs="a a1 5, b gone, c gone", small_pasture="a2 b4", sheep=2)
    play(game, "done")
    assert herds(game) in ({"d4": 2}, {"b4": 2})
    assert "a2" not in herds(game)


@pytest.mark.rule("FF-ARRANGE-WINDOWS", "FF-ARRANGE-DOGS")
def test_no_more_sheep_can_be_kept_on_a_meadow_than_there_are_dogs_for() -> None:
    game = a_game(players=1, phase="event", orcs="a a1 5, b gone, c gone", meadow="c4", sheep=3, dog=1)
    kept = [f"keep {count} sheep {cell}" for cell in ("c4", "d4") for count in (1, 2)]
    assert answers(game) == ["done", *kept]


@pytest.mark.rule("FF-ARRANGE-DOGS")
def test_dogs_are_where_they_watch_and_otherwise_nowhere() -> None:
    game = a_game(players=1, phase="event", orcs="a a1 5, b gone, c gone", meadow="a2", sheep=3, dog=4)
    play(game, "keep 3 sheep a2")
    assert [herd[3] for herd in player(game).herds or ()] == [2], "two dogs watch three sheep"
    play(game, "card 3.1")
    if answers(game)[0] == "done":
        play(game, "done")
    assert goods_of(game) == {"dog": 2}, "the idle ones are safe"


@pytest.mark.rule("FF-HARVEST-EVENT-THREE")
@pytest.mark.parametrize(("events", "need"), [(1, 4), (2, 3), (3, 4)])
def test_how_much_food_the_next_event_will_take_is_known_before_it(events: int, need: int) -> None:
    game = a_game(round=8, event=events, dwarfs="0 3", harvest="orcs")
    assert next_feeding(game.state, 0) == Feeding(8, "orc_event", need)
