"""The 13 new furnishings: what they cost and what they do. Those for orcs are with the friendly orcs."""

from typing import Any

import pytest

from caverna.engine.goods import GOOD_NAMES
from caverna.engine.hooks import GREEN, ORANGE, YELLOW
from tests.fiends.arranging import NO_ORCS, a_game, answers, figures, goods_of, legal, play, player, table
from tests.fiends.bounties import after_fight

TILES: list[tuple[str, str, dict[str, Any], int, int]] = [
    ("chief_orc_dwelling", ORANGE, {"wood": 2, "stone": 2, "ore": 2}, 2, 1),
    ("trap_chamber", YELLOW, {"gold": 1}, 0, 1),
    ("forgers_dwelling", ORANGE, {"wood": 2, "stone": 2, "ore": 2}, 2, 1),
    ("family_parlor", YELLOW, {"ruby": 1}, 0, 1),
    ("guest_dwelling", ORANGE, {"wood": 3, "stone": 3}, 2, 1),
    ("dog_parlor", YELLOW, {"wood": 2, "ore": 1}, 0, 1),
    ("battle_dog_school", GREEN, {"wood": 1}, 1, 1),
    ("warrior_dwelling", ORANGE, {}, 4, 7),
    ("mine_orc_dwelling", ORANGE, {"wood": 2, "stone": 2, "food": 2}, 2, 1),
    ("offspring_dwelling", ORANGE, {"wood": 4, "stone": 5}, 4, 1),
    ("orc_worker_dwelling", ORANGE, {"wood": 4, "ore": 3}, 3, 1),
    ("orc_dwelling", ORANGE, {"wood": 2, "ore": 2}, 0, 7),
    ("camouflage_dwelling", ORANGE, {"stone": 4, "ore": 3}, 3, 1),
]
"""Key, colour, cost, points, copies."""


@pytest.mark.rule(
    "FF-TILE-CHIEF-ORC-DWELLING", "FF-TILE-TRAP-CHAMBER", "FF-TILE-FORGERS-DWELLING", "FF-TILE-FAMILY-PARLOR",
    "FF-TILE-GUEST-DWELLING", "FF-TILE-DOG-PARLOR", "FF-TILE-BATTLE-DOG-SCHOOL", "FF-TILE-WARRIOR-DWELLING",
    "FF-TILE-MINE-ORC-DWELLING", "FF-TILE-OFFSPRING-DWELLING", "FF-TILE-ORC-WORKER-DWELLING",
    "FF-TILE-ORC-DWELLING", "FF-TILE-CAMOUFLAGE-DWELLING",
)  # fmt: skip
@pytest.mark.parametrize(("key", "colour", "cost", "points", "copies"), TILES)
def test_colour_cost_points_and_copies(
    key: str, colour: str, cost: dict[str, int], points: int, copies: int
) -> None:
    rules = a_game().state.rules
    tile = rules.furnishings[rules.furnishing_number[key]]
    assert tile.colour == colour
    assert {GOOD_NAMES[good]: amount for good, amount in tile.cost} == cost
    assert tile.points == points
    assert figures().copies[key] == copies


@pytest.mark.rule("FF-TILE-ORC-DWELLING", "FF-TILE-MINE-ORC-DWELLING", "FF-TILE-CHIEF-ORC-DWELLING")
@pytest.mark.parametrize(("key", "cost"), [(tile[0], tile[2]) for tile in TILES if tile[2]])
def test_the_price_is_paid(key: str, cost: dict[str, Any]) -> None:
    has: dict[str, Any] = {"round": 7, "orcs": NO_ORCS, "supply": key}
    assert f"furnish {key} d3" in answers(a_game(on="housework", **has, **cost))
    game = play(a_game(on="housework", **has, **cost), f"furnish {key} d3")
    while "take" in answers(game) or answers(game)[-1] == "done":
        game.play("take" if "take" in answers(game) else "done")
    assert goods_of(game) == {"dog": 1}
    for good in cost:
        short = {**cost, good: cost[good] - 1}
        assert f"furnish {key} d3" not in legal(a_game(on="housework", **has, **short))


@pytest.mark.rule("FF-TILE-ORC-DWELLING", "FF-TILE-WARRIOR-DWELLING")
@pytest.mark.parametrize("players", [1, 3, 7])
def test_there_is_one_copy_for_each_player(players: int) -> None:
    names = "ABCDEFG"[:players]
    others: dict[str, dict[str, object]] = {name: {"rooms": "orc_dwelling d3"} for name in names[1:]}
    game = a_game(players=players, on="housework", wood=2, ore=2, others=others)
    assert "furnish orc_dwelling d3" in answers(game)
    others[names[-1]] = {"rooms": "orc_dwelling d3, orc_dwelling e3"}
    if players > 1:
        game = a_game(players=players, on="housework", wood=2, ore=2, others=others)
        assert "furnish orc_dwelling d3" not in answers(game)


@pytest.mark.rule("FF-TILE-DISCOUNTS")
def test_discounts_help_with_the_new_furnishings() -> None:
    rooms = "carpenter e3, stone_carver f3"
    game = a_game(on="housework", rooms=rooms, wood=1, stone=1, ore=2, supply="chief_orc_dwelling")
    play(game, "furnish chief_orc_dwelling d3")
    assert goods_of(game) == {}
    game = a_game(on="housework", rooms="builder e3", extensions="s2", wood=1, stone=2, ore=3)
    assert "furnish chief_orc_dwelling d3" in answers(game), "ore for a wood"


# Forger's dwelling.


@pytest.mark.rule("FF-TILE-FORGERS-DWELLING")
def test_a_weapon_like_the_strongest_in_play_for_nothing() -> None:
    game = a_game(
        on="housework", wood=2, stone=2, ore=2, supply="forgers_dwelling", dwarfs="0 3",
        others={"B": {"dwarfs": "0 11"}},
    )  # fmt: skip
    play(game, "furnish forgers_dwelling d3")
    assert answers(game) == ["recruit worker", "done"]
    play(game, "recruit worker")
    assert player(game).weapons == (11, 3)
    assert goods_of(game) == {}


@pytest.mark.rule("FF-TILE-FORGERS-DWELLING")
def test_it_gives_room_for_a_dwarf() -> None:
    game = a_game(round=4, rooms="forgers_dwelling d3")
    assert "place wish_for_children" in legal(game)


@pytest.mark.rule("FF-TILE-FORGERS-DWELLING-NO-WEAPON")
def test_without_a_weapon_in_play_nobody_is_armed() -> None:
    game = a_game(on="housework", wood=2, stone=2, ore=2, supply="forgers_dwelling")
    play(game, "furnish forgers_dwelling d3")
    assert answers(game) == ["take", "done"]
    assert player(game).weapons == (0, 0)


# Guest dwelling.


@pytest.mark.rule("FF-TILE-GUEST-DWELLING", "FF-ROOM-GUEST")
def test_the_guest_dwelling_is_for_a_dwarf_or_an_orc() -> None:
    assert "place wish_for_children" in legal(a_game(round=4, rooms="guest_dwelling d3"))
    game = a_game(round=4, rooms="guest_dwelling d3", friends="a d3")
    assert "place wish_for_children" not in legal(game), "an orc lives there"


@pytest.mark.rule("FF-TILE-GUEST-DWELLING-SWAP", "FF-ROOM-GUEST")
def test_a_newborn_takes_the_guest_dwelling_when_the_orc_has_another_room() -> None:
    game = a_game(round=4, on="wish_for_children", rooms="guest_dwelling e3, orc_dwelling f3", friends="a e3")
    play(game, "grow")
    rooms = {number: cell for cell, number in player(game).rooms}
    assert player(game).dwarfs == 3
    assert player(game).friends[0][1] == rooms[table(game).rules.furnishing_number["orc_dwelling"]]


@pytest.mark.rule("FF-TILE-GUEST-DWELLING-SWAP")
def test_with_beds_enough_the_orc_stays_in_the_guest_dwelling() -> None:
    rooms = "guest_dwelling e3, orc_dwelling f3, dwelling f2"
    game = a_game(round=4, on="wish_for_children", rooms=rooms, friends="a e3")
    home = player(game).friends[0][1]
    assert player(play(game, "grow")).friends[0][1] == home


@pytest.mark.rule("FF-TILE-GUEST-DWELLING-SWAP", "FF-FRIEND-COMPULSORY")
def test_five_dwarfs_with_five_other_beds_leave_the_guest_dwelling_to_an_orc() -> None:
    rooms = "couple_dwelling e3, dwelling f3, guest_dwelling e2"
    dwarfs = "0@ruby_mining 0@supplies 0@housework 0@excavation 9"
    game = after_fight("orc_doctor", rooms=rooms, dwarfs=dwarfs)
    assert answers(game) == ["move_in x e2", "done"]
    game = a_game(
        round=4, on="wish_for_children", dwarfs="0 0 0 0", rooms=f"{rooms}, orc_dwelling f2", friends="a e2"
    )
    home = player(game).friends[0][1]
    play(game, "grow")
    assert player(game).friends[0][1] == home, "the fifth dwarf has another bed"


# Battle dog school.


@pytest.mark.rule("FF-TILE-BATTLE-DOG-SCHOOL")
def test_each_dog_counts_two_in_a_fight() -> None:
    orcs = "a gone, b b1 9, c gone"
    game = a_game(on="logging", dwarfs="5 5", dog=2, orcs=orcs)
    assert "loot fight_orc" not in answers(game)
    game = a_game(on="logging", dwarfs="5 5", dog=2, orcs=orcs, rooms="battle_dog_school e3")
    play(game, "loot fight_orc", "fight b")
    assert goods_of(game) == {}, "both dogs are needed"
    assert player(game).weapons == (0, 5)


@pytest.mark.rule("FF-TILE-BATTLE-DOG-SCHOOL")
def test_each_dog_given_up_saves_two_of_the_weapon() -> None:
    game = after_fight(rooms="battle_dog_school e3", strength=6, dog=0)
    assert player(game).weapons == (0, 3)
    game = a_game(
        on="logging", dwarfs="8 8", dog=3, orcs="a b1 6, b gone, c gone", rooms="battle_dog_school e3"
    )
    play(game, "loot fight_orc", "fight a")
    assert answers(game) == ["give_up 0", "give_up 1", "give_up 2", "give_up 3"]
    for dogs, weapon in ((0, 2), (1, 4), (2, 6), (3, 8)):
        assert player(play(game.copy(), f"give_up {dogs}")).weapons == (weapon, 8)


@pytest.mark.rule("FF-TILE-BATTLE-DOG-SCHOOL-ODD")
def test_an_odd_orc_is_paid_with_dogs_entirely() -> None:
    game = a_game(
        on="logging", dwarfs="3 3", dog=9, orcs="a b1 9, b gone, c gone", rooms="battle_dog_school e3"
    )
    play(game, "loot fight_orc", "fight a")
    assert answers(game) == ["give_up 3", "give_up 4", "give_up 5"], "never more than needed"
    play(game, "give_up 5", "reward gold")
    assert player(game).weapons == (4, 3), "what is too much adds nothing; 1 for the expedition"
    assert goods_of(game) == {"dog": 4, "gold": 1}


# Offspring dwelling.


@pytest.mark.rule("FF-TILE-OFFSPRING-DWELLING", "FF-TILE-OFFSPRING-DWELLING-NEWBORN")
def test_the_family_grows_at_once_even_on_housework() -> None:
    game = a_game(on="housework", wood=4, stone=5, supply="offspring_dwelling")
    play(game, "furnish offspring_dwelling d3")
    assert answers(game) == ["grow", "done"]
    play(game, "grow")
    assert player(game).dwarfs == 3
    assert player(game).places[2] == player(game).places[0]
    assert player(game).newborns == 0b100
    assert answers(game) == ["take", "done"], "the dog is still there"


@pytest.mark.rule("FF-TILE-OFFSPRING-DWELLING")
def test_its_growth_is_the_owners_choice_and_needs_room() -> None:
    game = a_game(on="housework", wood=4, stone=5, supply="offspring_dwelling")
    play(game, "furnish offspring_dwelling d3", "done")
    assert player(game).dwarfs == 2
    rooms = "couple_dwelling e3, dwelling f3"
    game = a_game(
        on="housework", wood=4, stone=5, rooms=rooms, dwarfs="0 0 0 0 0", supply="offspring_dwelling"
    )
    play(game, "furnish offspring_dwelling d3")
    assert answers(game) == ["take", "done"], "five is the limit"


@pytest.mark.rule("FF-TILE-OFFSPRING-DWELLING-NEWBORN")
def test_its_growth_is_apart_from_that_of_the_space() -> None:
    game = a_game(
        on="urgent_wish_for_children", wood=4, stone=5, rooms="dwelling e3", supply="offspring_dwelling"
    )
    play(game, "furnish offspring_dwelling d3", "grow")
    assert answers(game) == ["grow", "done"]
    play(game, "grow")
    assert player(game).dwarfs == 4


# What tiles of the base game see.


@pytest.mark.rule("FF-TILE-STATE-PARLOR-ORC-DWELLINGS", "FF-ROOM-ORC-DWELLINGS")
def test_the_state_parlor_counts_orc_dwellings_beside_it() -> None:
    rooms = "state_parlor e3, orc_dwelling e2, chief_orc_dwelling f3, dwelling d3"
    game = a_game(round=7, rooms=rooms, orcs=NO_ORCS)
    assert game.score()[0]["bonus"] == 12, "four points for each of three"
    game = a_game(round=7, rooms=rooms, orcs="a e2 5, b gone, c gone, d gone")
    assert game.score()[0]["bonus"] == 8, "not for the one with an orc in it"


@pytest.mark.rule("FF-TILE-STORAGES-COUNT-DWARFS")
def test_storages_look_at_dwarfs_only() -> None:
    rooms = "weapon_storage e3, orc_dwelling f3"
    game = a_game(round=7, rooms=rooms, friends="a f3", dwarfs="4 5", orcs="b gone, c gone, d gone")
    assert game.score()[0]["bonus"] == 6, "three for each armed dwarf"
    rooms = "supplies_storage e3, orc_dwelling f3"
    game = a_game(round=7, rooms=rooms, friends="a f3", dwarfs="4 5", orcs="b gone, c gone, d gone")
    assert game.score()[0]["bonus"] == 8, "all dwarfs are armed, whatever the orc carries"
