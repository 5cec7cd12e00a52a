"""Fighting an orc: who can, what it costs, and what comes after."""

import pytest

from caverna import Game
from caverna.engine.errors import IllegalMove
from caverna.engine.home_board import CELLS
from caverna.expansions.frantic_fiends.engine.player import GONE
from tests.fiends.arranging import a_game, answers, goods_of, legal, play, player


def fight(orc: str = "a", dwarfs: str = "8 8", **has: object) -> Game:
    """A dwarf goes to adventure and fights at once, up to the question after the fight is chosen."""
    return play(a_game(on="adventure", dwarfs=dwarfs, **has), "loot fight_orc", f"fight {orc}")  # type: ignore[arg-type]


def weapon(game: Game) -> int:
    """The weapon of the dwarf on adventure."""
    space = game.state.rules.space_number["adventure"]
    return player(game).weapons[player(game).places.index(space)]


def fightable(game: Game) -> list[str]:
    """The orcs that can be fought; none if the item is not offered."""
    if "loot fight_orc" not in answers(game):
        return []
    return [move.split()[1] for move in answers(play(game, "loot fight_orc"))]


@pytest.mark.rule("FF-FIGHT-LAST-ITEM")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_after_the_fight_no_other_item_follows(before: int) -> None:
    """Exploration is an expedition of level 4: the fight uses one item, and ends it."""
    game = a_game(players=3, on="exploration", dwarfs="8 8", orcs="a a1 1")
    play(
        game, *["loot wood", "loot stone", "loot grain"][:before], "loot fight_orc", "fight a", "reward gold"
    )
    assert not [move for move in legal(game) if move.startswith("loot ")]


@pytest.mark.rule("FF-FIGHT-LAST-ITEM")
def test_four_items_leave_none_for_a_fight() -> None:
    game = a_game(players=3, on="exploration", dwarfs="8 8", orcs="a a1 1")
    play(game, "loot wood", "loot stone", "loot grain", "loot ore2")
    assert "loot fight_orc" not in legal(game)


@pytest.mark.rule("FF-FIGHT-ONLY-ITEM")
def test_the_fight_may_be_the_only_item() -> None:
    game = a_game(on="logging", dwarfs="8 8", lying="logging wood 3", orcs="a a1 1")
    play(game, "loot fight_orc", "fight a", "reward gold")
    assert player(game).orcs[0] == GONE
    assert goods_of(game) == {"wood": 3, "gold": 1}


@pytest.mark.rule("FF-FIGHT-ENOUGH-STRENGTH")
@pytest.mark.parametrize(
    ("dwarfs", "dogs", "orcs"),
    [
        ("4 4", 0, []),
        ("5 5", 0, ["a"]),
        ("6 6", 0, ["a"]),
        ("7 7", 0, ["a", "b"]),
        ("4 4", 3, ["a", "b"]),
        ("4 4", 5, ["a", "b", "c"]),
        ("9 9", 0, ["a", "b", "c"]),
    ],
)
def test_weapon_and_dogs_must_equal_the_orc(dwarfs: str, dogs: int, orcs: list[str]) -> None:
    assert fightable(a_game(on="adventure", dwarfs=dwarfs, dog=dogs)) == orcs


@pytest.mark.rule("FF-FIGHT-ENOUGH-STRENGTH")
def test_an_unarmed_dwarf_does_not_fight_with_dogs_alone() -> None:
    """An expedition takes a weapon; an unarmed dwarf on adventure must forge first."""
    game = a_game(on="adventure", dwarfs="0 0", dog=9, ore=1)
    assert answers(game) == ["forge 1"]
    play(game, "forge 1")
    assert "loot fight_orc" in answers(game)


@pytest.mark.rule("FF-FIGHT-DOGS-COUNT-ONE")
def test_dogs_that_come_along_and_return_cost_nothing() -> None:
    """4 and 6 dogs against 9: at least 5 dogs are given up, the sixth came along for nothing."""
    game = fight("c", "4 4", dog=6)
    assert answers(game) == ["give_up 5", "give_up 6"]
    play(game, "give_up 5")
    assert goods_of(game) == {"dog": 1}


@pytest.mark.rule("FF-FIGHT-LOOTED-DOG")
def test_a_dog_just_looted_may_fight() -> None:
    game = a_game(players=3, on="exploration", dwarfs="4 4")
    assert "loot fight_orc" not in legal(game)
    play(game, "loot dog", "loot fight_orc", "fight a", "reward gold")
    assert goods_of(game) == {"gold": 1}
    assert player(game).orcs[0] == GONE


@pytest.mark.rule("FF-FIGHT-WEAPON-LOSS", "FF-FIGHT-WEAPON-LEFT-GROWS")
@pytest.mark.parametrize(("dogs", "left"), [(0, 4), (1, 5), (2, 6), (5, 9)])
def test_the_weapon_loses_the_orcs_strength_less_one_for_each_dog(dogs: int, left: int) -> None:
    """8 against 5, plus 1 at the end of the expedition."""
    game = play(fight("a", dog=5), f"give_up {dogs}", "reward gold")
    assert weapon(game) == left
    assert goods_of(game).get("dog", 0) == 5 - dogs


@pytest.mark.rule("FF-FIGHT-DOGS-MUST-COVER")
def test_what_the_weapon_cannot_cover_dogs_must() -> None:
    assert answers(fight("b", "4 4", dog=5)) == ["give_up 3", "give_up 4", "give_up 5"]
    game = fight("b", "4 4", dog=3)
    assert answers(game)[-1] == "reward gold"
    assert goods_of(game) == {}


@pytest.mark.rule("FF-FIGHT-DOGS-ONLY")
def test_dogs_alone_leave_the_weapon_whole() -> None:
    game = play(fight("a", "4 4", dog=5), "give_up 5", "reward gold")
    assert weapon(game) == 5
    assert goods_of(game) == {"gold": 1}


@pytest.mark.rule("FF-FIGHT-NOT-MORE-DOGS")
def test_seven_dogs_against_five_lose_at_most_five() -> None:
    assert answers(fight("a", dog=7)) == [f"give_up {n}" for n in range(6)]


@pytest.mark.rule("FF-FIGHT-EXAMPLE")
@pytest.mark.parametrize(("lost", "after"), [(1, 0), (2, 2), (3, 3)])
def test_the_example_of_the_rulebook(lost: int, after: int) -> None:
    """Strength 4 and three dogs against orc I of 5."""
    game = fight("a", "4 4", dog=3)
    assert answers(game) == ["give_up 1", "give_up 2", "give_up 3"]
    play(game, f"give_up {lost}", "reward gold")
    assert weapon(game) == after
    assert goods_of(game).get("dog", 0) == 3 - lost


@pytest.mark.rule("FF-FIGHT-WEAPON-GONE")
def test_a_weapon_used_up_is_gone_and_does_not_grow() -> None:
    game = play(fight("a", "5 5"), "reward gold")
    assert sorted(player(game).weapons) == [0, 5]
    assert weapon(game) == 0


@pytest.mark.rule("FF-FIGHT-WEAPON-GONE")
def test_all_weapons_plus_one_does_not_bring_it_back() -> None:
    game = a_game(players=3, on="exploration", dwarfs="5 6", orcs="a a1 5")
    play(game, "loot all_weapons", "loot fight_orc", "fight a", "reward gold")
    assert sorted(player(game).weapons) == [0, 7]


@pytest.mark.rule("FF-FIGHT-WEAPON-LEFT-GROWS")
def test_a_weapon_that_is_left_grows_with_all_others_too() -> None:
    game = a_game(players=3, on="exploration", dwarfs="7 8", orcs="a a1 5")
    play(game, "loot all_weapons", "loot fight_orc", "fight a", "reward gold")
    assert sorted(player(game).weapons) == [4, 9]


@pytest.mark.rule("FF-FIGHT-WEAPON-LEFT-GROWS")
def test_no_weapon_grows_beyond_fourteen() -> None:
    game = play(fight("a", "14 14", dog=5), "give_up 5", "reward gold")
    assert weapon(game) == 14


@pytest.mark.rule("FF-FIGHT-GROWTH-BEFORE-BOUNTY")
def test_a_weapon_got_by_the_bounty_does_not_grow() -> None:
    game = a_game(
        players=3, on="exploration", dwarfs="9 9", strips="l4", orcs="c c1 9", others={"B": {}, "C": {}}
    )  # fmt: skip
    play(game, "loot all_weapons", "loot fight_orc", "fight c", "reward outfitter")
    if "recruit worker" in answers(game):
        play(game, "recruit worker")
    assert sorted(player(game).weapons) == [5, 10]


@pytest.mark.rule("FF-FIGHT-ONE-ORC")
def test_one_orc_per_expedition_however_strong_the_dwarf() -> None:
    game = a_game(players=3, on="exploration", dwarfs="14 14", dog=9, orcs="a a1 1, b b1 1, c c1 1")
    play(game, "loot fight_orc", "fight a")
    while game.seat == 0:
        assert not [move for move in answers(game) if move.startswith("fight")]
        play(game, answers(game)[-1])
    assert [place == GONE for place in player(game).orcs] == [True, False, False, False]


@pytest.mark.rule("FF-FIGHT-ADVENTURE-TWICE")
def test_each_expedition_of_adventure_may_fight() -> None:
    game = a_game(on="adventure", dwarfs="12 12", orcs="a a1 5, b b1 7")
    play(game, "loot fight_orc", "fight a", "reward gold")
    assert weapon(game) == 8
    play(game, "loot fight_orc", "fight b", "reward gold")
    assert weapon(game) == 2
    assert player(game).orcs[:2] == (GONE, GONE)


@pytest.mark.rule("FF-FIGHT-ADVENTURE-DISARMED")
def test_who_is_disarmed_in_the_first_expedition_does_not_go_again() -> None:
    game = play(fight("a", "5 5"), "reward gold")
    assert game.seat == 1


@pytest.mark.rule("FF-FIGHT-ADVENTURE-DISARMED")
def test_unless_the_bounty_has_armed_him_again() -> None:
    game = play(fight("c", "9 9", strips="l4"), "reward outfitter")
    if "recruit worker" in answers(game):
        play(game, "recruit worker")
    assert weapon(game) == 5
    assert "loot boar" in answers(game)
    assert "loot gold2" not in answers(game)


@pytest.mark.rule("FF-FIGHT-ANY-PLACE")
def test_an_orc_in_the_cave_can_be_fought_and_frees_its_place() -> None:
    game = a_game(on="adventure", dwarfs="8 8", orcs="a e3 2", ore_mine="e3")
    assert player(game).ore_mines == 0
    play(game, "loot fight_orc", "fight a", "reward gold")
    assert [CELLS[n] for n in range(24) if player(game).ore_mines >> n & 1] == ["e3"]


@pytest.mark.rule("FF-FIGHT-ANY-PLACE")
def test_an_orc_at_the_entrance_can_be_fought() -> None:
    game = fight("a", orcs="a d4 2")
    play(game, "reward gold")
    assert player(game).orcs[0] == GONE


@pytest.mark.rule("FF-FIGHT-OWN-ORCS")
def test_orcs_of_others_are_not_ones_own_to_fight() -> None:
    game = a_game(
        on="adventure", dwarfs="8 8", orcs="a gone, b gone, c gone, d gone", others={"B": {"orcs": "a a1 1"}}
    )
    assert "loot fight_orc" not in legal(game)
    game = a_game(on="adventure", dwarfs="8 8", orcs="a a1 5", others={"B": {"orcs": "a a1 3"}})
    play(game, "loot fight_orc", "fight a", "reward gold")
    assert player(game).orcs[0] == GONE
    assert player(game, "B").strengths[0] == 3


@pytest.mark.rule("FF-FIGHT-D-FROM-ROUND-SEVEN")
def test_orc_d_cannot_be_fought_before_it_has_come() -> None:
    gone = "a gone, b gone, c gone"
    game = a_game(round=6, on="logging", dwarfs="14 14", orcs=gone)
    assert player(game).strengths[3] == 12
    assert "loot fight_orc" not in legal(game)
    game = a_game(round=7, on="logging", dwarfs="14 14", orcs=gone)
    assert fightable(game) == ["d"]


@pytest.mark.rule("FF-FIGHT-NOT-FRIENDLY")
def test_a_friendly_orc_cannot_be_fought() -> None:
    game = a_game(on="adventure", dwarfs="14 14", rooms="orc_dwelling d3", friends="a d3")
    assert fightable(game) == ["b", "c", "d"]


@pytest.mark.rule("FF-FIGHT-HERDING-DOGS")
def test_sheep_that_lose_their_dogs_find_another_place_or_are_eaten() -> None:
    """3 dogs watch 4 sheep on the meadow; cattle have the room at the entrance."""
    game = fight("a", "2 2", orcs="a a1 5", meadow="c4", dog=3, sheep=4, cattle=2)
    assert answers(game) == ["eat sheep", "eat cattle"]
    play(game, "eat sheep", "eat sheep", "eat sheep", "eat sheep")
    assert goods_of(game) == {"cattle": 2, "food": 4}
    game = fight("a", "2 2", orcs="a a1 5", small_pasture="c4", dog=3, sheep=2, cattle=2)
    assert goods_of(game) == {"cattle": 2, "sheep": 2}


@pytest.mark.rule("FF-FIGHT-HERDING-DOGS")
def test_dogs_that_are_left_go_on_watching() -> None:
    game = fight("a", "4 4", orcs="a a1 5", meadow="c4", dog=3, sheep=4, cattle=2)
    play(game, "give_up 2", "eat sheep", "eat sheep")
    assert goods_of(game) == {"cattle": 2, "sheep": 2, "dog": 1, "food": 2}
    assert answers(game)[-1] == "reward gold"


@pytest.mark.rule("FF-FIGHT-HELD-ORC-TRAP-STAYS", "FF-FIGHT-ANY-PLACE")
def test_a_held_orc_beaten_in_a_fight_leaves_the_trap_active() -> None:
    game = play(fight("a", orcs="a b2 5", held="a", traps="catch_net b2"), "reward gold")
    assert player(game).traps[0][2] == 1
    assert player(game).held == 0
    assert game.score()[0]["traps"] == 0


@pytest.mark.rule("FF-FIGHT-BOUNTY")
def test_the_orc_goes_with_its_marker_and_the_bounty_comes_at_once() -> None:
    game = fight("a", orcs="a b2 5")
    assert player(game).orcs[0] == GONE
    assert player(game).strengths[0] == 0
    assert answers(game) == ["reward farmer", "reward gold"]
    play(game, "reward farmer")
    assert goods_of(game) == {"food": 3}
    with pytest.raises(IllegalMove):
        play(game, "fight a")


def two_fights(first: str, *more: str) -> Game:
    """The bounty for d sends the dwarf to logging, where he fights c; he went to adventure with `first`."""
    game = a_game(
        round=11, on="adventure", dwarfs=f"{first} {first}", strips="l4",
        orcs="a gone, b gone, c a1 4, d b1 9",
    )  # fmt: skip
    play(game, "loot fight_orc", "fight d", "reward herald", "use logging", "loot fight_orc", "fight c")
    return play(game, *more)


@pytest.mark.rule("FF-FIGHT-SECOND-FIGHT")
def test_a_weapon_that_survives_two_fights_grows_after_both() -> None:
    game = two_fights("14", "reward gold")
    assert weapon(game) == 14 - 9 - 4 + 2


@pytest.mark.rule("FF-FIGHT-SECOND-FIGHT", "FF-FIGHT-GROWTH-BEFORE-BOUNTY")
def test_what_replaces_a_weapon_used_up_in_the_second_fight_does_not_grow() -> None:
    game = two_fights("13", "reward outfitter", "recruit worker")
    assert weapon(game) == 5
    game = two_fights("13", "reward gold")
    assert weapon(game) == 0
    assert answers(game) == ["end"], "and there is no second expedition of adventure"
