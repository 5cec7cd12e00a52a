"""Family growth: who may be born, and what a newborn does."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.rules.rounds.sitting_out import dwarf_on, sit_out_round, sit_out_work

BEDS = "couple_dwelling d3, dwelling e3, dwelling e4"


@pytest.mark.rule("FAMILY-NEEDS-ROOM")
def test_two_dwarfs_fill_the_entry_level_dwelling() -> None:
    assert "place wish_for_children" not in legal(a_game(round=4))
    goods_only = a_game(players=4, on="growth")
    assert "grow" not in legal(goods_only)
    assert "place wish_for_children" in legal(a_game(round=4, rooms="dwelling d3"))


@pytest.mark.rule("FAMILY-NEEDS-ROOM")
@pytest.mark.parametrize(
    ("rooms", "room"),
    [
        ("dwelling d3", 3),
        ("simple_dwelling_a d3", 3),
        ("simple_dwelling_b d3", 3),
        ("mixed_dwelling d3", 3),
        ("couple_dwelling d3", 4),
        ("dwelling d3, dwelling e3", 4),
        ("couple_dwelling d3, simple_dwelling_a e3", 5),
        ("additional_dwelling d3", 2),
    ],
)
def test_each_dwelling_gives_its_own_room(rooms: str, room: int) -> None:
    for dwarfs in range(2, 6):
        game = a_game(players=4, dwarfs=" ".join("0" * dwarfs), rooms=rooms)
        play(game, "place growth")
        can_grow = dwarfs < room or ("additional" in rooms and dwarfs == 5)
        assert ("grow" in legal(game)) == can_grow


@pytest.mark.rule("FAMILY-NEEDS-ROOM", "FAMILY-TWO-IN-ONE-ROUND")
def test_a_newborn_of_this_round_takes_its_room() -> None:
    game = a_game(
        players=4,
        round=4,
        dwarfs="0@wish_for_children 0 new@wish_for_children",
        rooms="dwelling d3",
        on="growth",
    )
    assert "grow" not in legal(game)


@pytest.mark.rule("FAMILY-LIMIT-FIVE")
def test_five_dwarfs_are_the_most_whatever_the_room() -> None:
    rooms = f"{BEDS}, dwelling f3"
    game = a_game(players=4, dwarfs="0 0 0 0 0", rooms=rooms, on="growth")
    assert "grow" not in legal(game)
    assert "place wish_for_children" not in legal(a_game(round=4, dwarfs="0 0 0 0 0", rooms=rooms))


@pytest.mark.rule("FAMILY-LIMIT-FIVE")
def test_the_additional_dwelling_houses_the_sixth_and_nobody_else() -> None:
    sixth = a_game(players=4, dwarfs="0 0 0 0 0", rooms=f"{BEDS}, additional_dwelling f3", on="growth")
    assert "grow" in answers(sixth)
    play(sixth, "grow")
    assert sixth.state.players[0].dwarfs == 6
    seventh = a_game(players=4, dwarfs="0 0 0 0 0 0", rooms=f"{BEDS}, additional_dwelling f3", on="growth")
    assert "grow" not in legal(seventh)
    fourth = a_game(
        players=4, dwarfs="0 0 0 0", rooms="dwelling d3, dwelling e3, additional_dwelling f3", on="growth"
    )
    assert "grow" not in legal(fourth)


@pytest.mark.rule("FAMILY-NEWBORN-RESTS")
def test_the_newborn_lies_with_its_parent_and_is_not_placed_this_round() -> None:
    game = a_game(round=4, dwarfs="0@housework 0", rooms="dwelling d3", on="wish_for_children")
    play(game, "grow")
    player = game.state.players[0]
    assert player.places[1] == player.places[2]
    assert dwarf_on(game, "wish_for_children") == 0
    assert game.seat_name == "B"
    play(game, "pass")
    assert answers(game) == ["feed 0"]
    assert game.state.round == 4


@pytest.mark.rule("FAMILY-NEWBORN-RESTS")
def test_a_newborn_is_never_due_wherever_it_lies() -> None:
    game = a_game(round=4, dwarfs="0@housework 0@supplies new", rooms="dwelling d3")
    assert game.seat_name == "B"


@pytest.mark.rule("FAMILY-NEWBORN-RESTS")
def test_from_the_next_round_on_the_newborn_works_like_the_others() -> None:
    game = a_game(players=4, round=1, dwarfs="0@housework 0", rooms="dwelling d3", on="growth")
    play(game, "grow")
    sit_out_round(game)
    play(game, "reveal sheep_farming")
    play(game, "place logging", "pass", "pass", "pass", "place ore_mining")
    assert game.seat_name == "A"
    assert game.state.round == 2
    play(game, "place forest_exploration")
    assert goods_of(game) == {"wood": 5, "ore": 3, "food": 2}
    assert game.state.round == 3


@pytest.mark.rule("FAMILY-NEWBORN-RESTS")
def test_the_newborn_eats_one_food_in_the_harvest_of_its_round() -> None:
    game = a_game(round=5, food=9, dwarfs="0@housework 0", rooms="dwelling d3", on="wish_for_children")
    play(game, "grow")
    sit_out_work(game)
    assert answers(game)[0] == "feed 5"


@pytest.mark.rule("FAMILY-NEWBORN-UNARMED")
def test_a_newborn_has_no_weapon_even_if_its_parent_has_one() -> None:
    game = a_game(round=4, dwarfs="8 11", rooms="dwelling d3", on="wish_for_children")
    play(game, "grow")
    assert game.state.players[0].weapons == (8, 11, 0)


@pytest.mark.rule("FAMILY-NEWBORN-UNARMED")
def test_all_weapons_plus_one_does_not_arm_a_newborn() -> None:
    game = a_game(
        round=4, dwarfs="3@wish_for_children 3 new@wish_for_children", rooms="dwelling d3",
        lying="logging wood 1", on="logging",
    )  # fmt: skip
    play(game, "loot all_weapons")
    assert game.state.players[0].weapons == (4, 5, 0)


@pytest.mark.rule("FAMILY-ONE-PER-SPACE")
def test_one_use_of_a_space_brings_one_child_although_there_is_room_for_two() -> None:
    for space, players in (("wish_for_children", 2), ("growth", 4)):
        game = a_game(players=players, round=4, rooms="couple_dwelling d3", on=space)
        play(game, "grow")
        assert game.state.players[0].dwarfs == 3
        assert "grow" not in legal(game)
    life = a_game(round=7, rooms="couple_dwelling d3", grain=1, fields="c4", on="family_life")
    play(life, "grow")
    assert "grow" not in legal(life)
    assert "sow grain c4" in answers(life)


@pytest.mark.rule("FAMILY-ONE-PER-SPACE")
def test_urgent_wish_with_a_couple_dwelling_brings_one_child() -> None:
    game = a_game(wood=8, stone=6, on="urgent_wish_for_children")
    play(game, "furnish couple_dwelling d3", "grow")
    assert game.state.players[0].dwarfs == 3
    assert "grow" not in legal(game)


@pytest.mark.rule("FAMILY-TWO-IN-ONE-ROUND")
def test_two_dwarfs_on_two_growth_spaces_bring_two_children() -> None:
    game = a_game(players=4, round=7, rooms="couple_dwelling d3", on="family_life")
    play(game, "grow", "pass", "pass", "pass", "place growth", "grow")
    player = game.state.players[0]
    assert player.dwarfs == 4
    assert player.newborns.bit_count() == 2
    assert player.weapons == (0, 0, 0, 0)


@pytest.mark.rule("FAMILY-TWO-IN-ONE-ROUND")
def test_with_room_for_one_the_second_dwarf_has_no_child() -> None:
    game = a_game(players=4, round=7, rooms="dwelling d3", on="family_life")
    play(game, "grow", "pass", "pass", "pass", "place growth")
    assert "grow" not in legal(game)


@pytest.mark.rule("FAMILY-TWO-IN-ONE-ROUND", "FAMILY-LIMIT-FIVE")
def test_the_fifth_and_the_sixth_may_be_born_in_one_round() -> None:
    game = a_game(
        players=4, round=7, dwarfs="0 0 0 0", rooms=f"{BEDS}, additional_dwelling f3", on="family_life"
    )
    play(game, "grow", "pass", "pass", "pass", "place growth", "grow")
    assert game.state.players[0].dwarfs == 6


@pytest.mark.rule("FAMILY-SIXTH-LIKE-OTHERS")
def test_the_sixth_dwarf_is_fed_scored_and_counted() -> None:
    rooms = f"{BEDS}, additional_dwelling f3"
    harvest = a_game(round=3, phase="harvest", food=20, dwarfs="0 0 0 0 0 0", rooms=rooms)
    assert answers(harvest)[0] == "feed 12"
    payment = a_game(round=4, phase="harvest", food=20, dwarfs="0 0 0 0 0 new", rooms=rooms)
    assert answers(payment)[0] == "feed 6"
    assert harvest.score()[0]["dwarfs"] == 6
    broom = a_game(dwarfs="0 0 0 0 0 0", rooms="broom_chamber d3")
    assert broom.score()[0]["bonus"] == 10


@pytest.mark.rule("FAMILY-SIXTH-LIKE-OTHERS")
def test_the_sixth_dwarf_is_placed_and_armed() -> None:
    placed = "0@housework 0@supplies 0@excavation 0@drift_mining 0@clearing 0"
    game = a_game(ore=3, dwarfs=placed, rooms=f"{BEDS}, additional_dwelling f3", on="blacksmithing")
    play(game, "forge 3")
    assert game.state.players[0].weapons == (0, 0, 0, 0, 0, 3)
    play(game, "loot wood")
    assert goods_of(game) == {"wood": 1}
