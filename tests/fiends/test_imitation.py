"""Imitating the spaces the expansion changes."""

import pytest

from tests.fiends.arranging import a_game, answers, goods_of, legal, play, player


def copied(space: str, **has: object) -> bool:
    """Whether A can imitate a space where a dwarf of B stands."""
    game = a_game(players=4, food=2, others={"B": {"dwarfs": f"0@{space} 0"}}, **has)  # type: ignore[arg-type]
    if "place imitation_2" not in legal(game):
        return False
    play(game, "place imitation_2")
    return f"imitate {space}" in answers(game)


@pytest.mark.rule("FF-IMITATE-ARMORY")
def test_the_armory_is_copied_by_an_unarmed_dwarf_with_wood() -> None:
    assert copied("armory", wood=1)
    assert not copied("armory")
    assert not copied("armory", wood=1, dwarfs="1 1")
    game = a_game(players=4, food=2, wood=3, others={"B": {"dwarfs": "0@armory 0"}}, on="imitation_2")
    play(game, "imitate armory", "whittle 3")
    assert player(game).weapons == (3, 0)
    assert goods_of(game) == {}


@pytest.mark.rule("FF-IMITATE-ORE-MINING")
def test_ore_mining_is_copied_by_owners_of_mines() -> None:
    assert not copied("ore_mining")
    assert copied("ore_mining", ore_mine="e3")
    assert copied("ore_mining", ruby_mine="e3")
    assert not copied("ore_mining", ore_mine="e3", orcs="a e3 2", round=7), "an orc sits in the only mine"


@pytest.mark.rule("FF-IMITATE-HOUSEWORK-AND-URGENT-WISH")
def test_housework_and_urgent_wish_can_always_be_copied() -> None:
    assert copied("housework")
    assert copied("urgent_wish_for_children")


@pytest.mark.rule("FF-IMITATE-WISH")
def test_wish_for_children_is_copied_by_those_who_have_a_use_for_it() -> None:
    assert not copied("wish_for_children")
    assert copied("wish_for_children", stone=1)
    assert copied("wish_for_children", rooms="dwelling d3")
    assert copied("wish_for_children", rooms="carpenter d3", wood=4, stone=1)
    assert not copied("wish_for_children", rooms="carpenter d3", wood=1)


@pytest.mark.rule("FF-SPACE-ORE-MINE-CONSTRUCTION")
def test_mine_constructions_are_copied_as_in_the_base_game() -> None:
    assert not copied("ore_mine_construction")
    assert copied("ore_mine_construction", tunnel="d2 e2")
    assert copied("ore_mine_construction", dwarfs="1 1")
    assert not copied("ruby_mine_construction")
    assert copied("ruby_mine_construction", tunnel="d2")


@pytest.mark.rule("FF-IMITATE-ORC-SPACE", "FF-FRIEND-OCCUPIES-SPACE")
def test_a_space_of_another_players_friendly_orc_can_be_copied() -> None:
    others: dict[str, dict[str, object]] = {
        "B": {"rooms": "orc_dwelling d3", "friends": "a d3@drift_mining", "dwarfs": "0@logging 0@growth"}
    }
    game = a_game(players=4, food=2, others=others)
    assert "place drift_mining" not in legal(game)
    play(game, "place imitation_2")
    assert "imitate drift_mining" in answers(game)
    own = a_game(players=4, food=2, rooms="orc_dwelling d3", friends="a d3@drift_mining", dwarfs="0 0")
    assert "place imitation_2" not in legal(own), "but not one's own"


@pytest.mark.rule("FF-SPACE-ARMORY-NO-EXPEDITION")
def test_copying_the_armory_brings_no_expedition_either() -> None:
    game = a_game(players=4, food=2, wood=3, others={"B": {"dwarfs": "0@armory 0"}}, on="imitation_2")
    play(game, "imitate armory", "whittle 2")
    assert game.seat == 1


@pytest.mark.rule("FF-IMITATE-PAID-FIRST")
@pytest.mark.parametrize(("food", "is_copied"), [(3, False), (4, False), (5, True)])
def test_food_for_the_imitation_pays_for_no_trap(food: int, is_copied: bool) -> None:
    """Without a cavern and without room the bait trap for 3 food is all the wish is good for."""
    others: dict[str, dict[str, object]] = {"B": {"dwarfs": "0@wish_for_children 0"}}
    game = a_game(players=4, round=5, food=food, rooms="carpenter d3", supply="bait_trap", others=others)
    assert ("place imitation_2" in legal(game)) == is_copied
    if is_copied:
        play(game, "place imitation_2", "imitate wish_for_children", "trap bait_trap b2")
        assert goods_of(game) == {}
