"""Orcs that come into the cave: which place they take."""

from typing import Any

import pytest

from caverna import Game
from caverna.engine.home_board import CELL_BY_NAME, CELLS
from caverna.expansions.frantic_fiends.engine.player import GONE
from tests.fiends.arranging import a_game, answers, goods_of, play, player

LETTERS = "abcd"
D_ALONE = "a gone, b gone, c gone, d b1 12"


def through(orcs: str = D_ALONE, *keep: str, **has: object) -> Game:
    """The fourth event with the first card of each deck, up to a choice of place or the harvest."""
    game = a_game(phase="event", event=4, quiet=True, orcs=orcs, **has)  # type: ignore[arg-type]
    for move in keep:
        play(game, move)
    while answers(game)[0].startswith(("card", "done", "keep", "bed")):
        play(game, "done" if "done" in answers(game) else answers(game)[0])
    return game


def place(game: Game, orc: str = "d") -> str:
    where = player(game).orcs[LETTERS.index(orc)]
    return "gone" if where == GONE else CELLS[where]


def places(game: Game) -> list[str]:
    return [place(game, orc) for orc in LETTERS]


# When.


@pytest.mark.rule("FF-BREAK-ALL-AT-FOURTH", "FF-BREAK-PREFERENCES")
def test_at_the_end_of_event_four_all_go_in_alphabetical_order() -> None:
    game = through(
        "a a1 5, b a1 7, c a1 9, d a1 12",
        ruby_mine="e2",
        ore_mine="e3",
        rooms="carpenter f3",
        deep_tunnel="f2",
    )
    assert places(game) == ["e2", "e3", "f3", "d3"]


@pytest.mark.rule("FF-BREAK-ALL-AT-FOURTH")
@pytest.mark.parametrize("cell", ["a1", "a3", "b2", "c1", "c3"])
def test_wherever_they_stand(cell: str) -> None:
    assert place(through(f"a gone, b gone, c gone, d {cell} 12", ore_mine="e3")) == "e3"


@pytest.mark.rule("FF-BREAK-ALL-AT-FOURTH")
def test_not_at_the_end_of_event_three() -> None:
    game = a_game(phase="event", event=3, quiet=True, orcs=D_ALONE, ore_mine="e3")
    play(game, "card 1.1")
    assert place(game) == "b2"


@pytest.mark.rule("FF-BREAK-HELD-ORC")
def test_a_held_orc_breaks_through_all_the_same() -> None:
    game = through("a gone, b gone, c b1 8, d gone", ore_mine="e3", traps="catch_net b2")
    assert (place(game, "c"), player(game).held) == ("e3", 0)
    assert player(game).traps[0][2] == 1


@pytest.mark.rule("FF-BREAK-HELD-ORC")
def test_unless_an_orc_dwelling_is_free() -> None:
    game = through(
        "a gone, b gone, c b1 8, d gone", ore_mine="e3", traps="catch_net b2", rooms="orc_dwelling d3"
    )
    assert place(game, "c") == "gone"
    assert [(orc, CELLS[home]) for orc, home, _ in player(game).friends] == [(2, "d3")]
    assert player(game).covered == 0


@pytest.mark.rule("FF-BREAK-BY-WALKING")
@pytest.mark.parametrize("event", [2, 3, 4])
def test_from_event_two_on_an_orc_may_walk_in(event: int) -> None:
    orcs = "a gone, b gone, c c4 9" + (", d gone" if event > 2 else "")
    game = a_game(phase="event", event=event, quiet=True, orcs=orcs, ore_mine="e3")
    play(game, "card 1.1")
    assert place(game, "c") == "e3"


# Which place.


@pytest.mark.rule("FF-BREAK-PREFERENCES")
@pytest.mark.parametrize("gone", range(5))
def test_the_order_of_kinds_of_place(gone: int) -> None:
    """One kind after the other is taken away; a tile on d3 makes the printed cavern no place."""
    kinds = [
        {"ruby_mine": "e1"}, {"ore_mine": "e2"}, {"rooms": "carpenter f2"}, {"cavern": "e3"},
        {"deep_tunnel": "f3", "tunnel": "f1"},
    ]  # fmt: skip
    has: dict[str, Any] = {}
    for kind in kinds[gone:]:
        has |= kind
    game = through(**has)
    if gone == 3:
        assert answers(game) == ["occupy d d3", "occupy d e3"]
        play(game, "occupy d e3")
    assert place(game) == ["e1", "e2", "f2", "e3", "d3"][gone]


@pytest.mark.rule("FF-BREAK-RUBY-MINE")
def test_an_empty_ruby_mine_goes_before_a_full_ore_mine() -> None:
    assert place(through(ruby_mine="e2", ore_mine="e3", mined="e3 5")) == "e2"


@pytest.mark.rule("FF-BREAK-RUBY-MINE")
def test_of_ruby_mines_the_one_with_most_rubies() -> None:
    game = through(ruby_mine="e1 e2 e3", mined="e1 1, e2 3, e3 2")
    assert place(game) == "e2"
    assert dict(player(game).mined) == {CELL_BY_NAME["e1"]: 1, CELL_BY_NAME["e3"]: 2}


@pytest.mark.rule("FF-BREAK-ORE-MINE")
def test_of_ore_mines_the_one_with_most_ore() -> None:
    assert place(through(ore_mine="e1 e2 e3", mined="e1 3, e3 4")) == "e3"
    assert place(through(ore_mine="e2", rooms="warrior_dwelling d3")) == "e2"


@pytest.mark.rule("FF-BREAK-FURNISHING")
@pytest.mark.parametrize(
    ("rooms", "chosen"),
    [
        ("dwelling d3, carpenter e3", "d3"),
        ("dwelling d3, warrior_dwelling e3", "e3"),
        ("orc_dwelling d3, orc_worker_dwelling e3", "e3"),
        ("trap_chamber d3, battle_dog_school e3", "e3"),
        ("main_storage d3, battle_dog_school e3", "e3"),
        ("stone_carver d3, carpenter e3", "d3"),
    ],
)
def test_of_furnishings_the_one_with_most_printed_points(rooms: str, chosen: str) -> None:
    """Chambers and storages that score otherwise have no printed value: they count 0."""
    game = through(rooms=rooms, dwarfs="0 0")
    assert place(game) == chosen


@pytest.mark.rule("FF-BREAK-EMPTY-CAVERN")
def test_any_empty_cavern_the_printed_one_included() -> None:
    game = through(cavern="e3", deep_tunnel="f3", tunnel="f2")
    assert answers(game) == ["occupy d d3", "occupy d e3"]
    assert place(play(game, "occupy d d3")) == "d3"
    assert place(through()) == "d3"


@pytest.mark.rule("FF-BREAK-TUNNEL")
def test_tunnels_come_last_and_deep_ones_before_others() -> None:
    game = through("a gone, b gone, c a1 9, d a1 12", deep_tunnel="f3", tunnel="f2")
    assert (place(game, "c"), place(game)) == ("d3", "f3")
    game = through("a gone, b a1 7, c a1 9, d a1 12", deep_tunnel="f3", tunnel="f2")
    assert places(game)[1:] == ["d3", "f3", "f2"]


@pytest.mark.rule("FF-BREAK-TIES")
def test_among_equal_mines_the_one_with_a_donkey() -> None:
    game = through(D_ALONE, "keep 1 donkey e2", ore_mine="e1 e2 e3", donkey=1)
    assert place(game) == "e2"
    assert goods_of(game) == {}


@pytest.mark.rule("FF-BREAK-TIES")
def test_most_ore_goes_before_a_donkey() -> None:
    game = through(D_ALONE, "keep 1 donkey e2", ore_mine="e1 e2", mined="e1 1", donkey=1)
    assert place(game) == "e1"


@pytest.mark.rule("FF-BREAK-TIES", "FF-EVENT-ANIMALS-MAY-BE-EATEN")
def test_a_donkey_eaten_on_the_way_draws_no_orc_to_its_mine() -> None:
    """Orc b walks over the bait on the entrance into the cave; the donkey has become bait."""
    game = a_game(
        phase="event", event=2, quiet=True, orcs="a gone, b c3 9, c gone", traps="bait_trap c4",
        ore_mine="e2 e3", donkey=1,
    )  # fmt: skip
    play(game, "keep 1 donkey e3", "card 2.2", "done", "eat donkey", "spend 1")
    assert answers(game) == ["occupy b e2", "occupy b e3"]


@pytest.mark.rule("FF-BREAK-TIES")
def test_among_equal_dwellings_the_one_where_a_dwarf_sleeps() -> None:
    game = through(D_ALONE, "bed 0 e3", rooms="dwelling d3, dwelling e3", dwarfs="0 0 0")
    assert place(game) == "e3"
    assert player(game).captured.bit_count() == 1


@pytest.mark.rule("FF-BREAK-TIES")
def test_among_equal_rooms_the_one_where_a_friendly_orc_lives() -> None:
    rooms = "orc_dwelling d3, orc_dwelling e3"
    game = through("a gone, c gone, d b1 12", rooms=rooms, friends="b e3")
    assert place(game) == "e3"
    assert player(game).free_friends() == []


@pytest.mark.rule("FF-BREAK-TIES")
def test_among_places_still_equal_the_owner_chooses() -> None:
    game = through(ore_mine="e1 e2 e3", mined="e1 2, e3 2")
    assert game.seat == 0
    assert answers(game) == ["occupy d e1", "occupy d e3"]
    play(game, "occupy d e3")
    assert place(game) == "e3"
    game = through(D_ALONE, "keep 1 donkey e1", "keep 1 donkey e3", ore_mine="e1 e2 e3", donkey=2)
    assert answers(game) == ["occupy d e1", "occupy d e3"]


@pytest.mark.rule("FF-BREAK-ENTRY-NO-TILE")
def test_the_entry_level_dwelling_is_no_place_as_long_as_there_is_another() -> None:
    """Two dwarfs and two cattle are at home there, and yet the orc goes to the bare cavern."""
    game = through(cattle=2)
    assert place(game) == "d3"
    assert goods_of(game) == {"cattle": 2}
    assert player(game).captured == 0


@pytest.mark.rule("FF-BREAK-SURPLUS", "FF-BREAK-ONE-DWARF-LEFT")
def test_orcs_without_a_place_sit_in_the_entry_level_dwelling_and_capture_nobody() -> None:
    game = through("a a1 5, b a1 7, c a1 9, d a1 12")
    assert places(game) == ["d3", "d4", "d4", "d4"]
    assert player(game).captured == 0
    assert player(game).free_dwarfs == 2


@pytest.mark.rule("FF-BREAK-SURPLUS-ANIMALS")
def test_but_they_remove_the_animals_kept_there() -> None:
    game = through("a gone, b gone, c a1 9, d a1 12", cattle=2)
    assert places(game)[2:] == ["d3", "d4"]
    assert goods_of(game) == {}


@pytest.mark.rule("FF-BREAK-ONE-DWARF-LEFT")
def test_a_player_always_has_a_dwarf_left() -> None:
    """Four orcs, three dwellings, five dwarfs: those who sleep at the entrance are safe."""
    game = through(
        "a a1 5, b a1 7, c a1 9, d a1 12",
        rooms="dwelling d3, dwelling e3, dwelling f3", dwarfs="0 0 0 0 0",
    )  # fmt: skip
    while answers(game)[0].startswith("occupy"):
        play(game, answers(game)[0])
    assert sorted(places(game)) == ["d3", "d4", "e3", "f3"]
    assert player(game).captured.bit_count() == 3
    assert player(game).free_dwarfs == 2


# Looking again.


@pytest.mark.rule("FF-BREAK-REDETERMINED", "FF-EVENT-CAVE-ORC-MOVES")
def test_an_orc_in_the_cave_moves_to_a_better_place() -> None:
    game = through("a gone, b gone, c gone, d e3 12", ore_mine="e3", ruby_mine="e2", mined="e2 1")
    assert place(game) == "e2"
    assert player(game).ore_mines == 1 << CELL_BY_NAME["e3"]
    assert player(game).ruby_mines == 0
    assert player(game).mined == ()


@pytest.mark.rule("FF-BREAK-REDETERMINED")
def test_an_orc_that_has_the_best_place_stays() -> None:
    game = through("a gone, b gone, c gone, d e3 12", ore_mine="e3", rooms="dwelling d3")
    assert place(game) == "e3"


@pytest.mark.rule("FF-BREAK-REDETERMINED")
def test_places_other_orcs_hold_are_not_considered() -> None:
    game = through("a gone, b gone, c e2 9, d e3 12", ruby_mine="e2", ore_mine="e3")
    assert (place(game, "c"), place(game)) == ("e2", "e3")


@pytest.mark.rule("FF-BREAK-REDETERMINED")
def test_its_own_place_is_one_among_equals() -> None:
    game = through("a gone, b gone, c gone, d e3 12", ore_mine="e2 e3")
    assert answers(game) == ["occupy d e2", "occupy d e3"]
    play(game, "occupy d e3")
    assert place(game) == "e3"


@pytest.mark.rule("FF-BREAK-REDETERMINED", "FF-CAPTIVE-FREED")
def test_the_captive_is_free_when_the_orc_leaves() -> None:
    game = through(
        "a gone, b gone, c gone, d e3 12",
        rooms="dwelling e3", dwarfs="0 0 0", captives="0 e3", ore_mine="e2",
    )  # fmt: skip
    assert place(game) == "e2"
    assert player(game).captured == 0


@pytest.mark.rule("FF-BREAK-REDETERMINED", "FF-CAPTIVE")
def test_and_may_be_captured_again_where_he_lives_by_the_next_orc() -> None:
    game = through(
        "a gone, b gone, c e3 9, d b1 12",
        rooms="dwelling e3", dwarfs="0 0 0", captives="0 e3", ore_mine="e2",
    )  # fmt: skip
    assert (place(game, "c"), place(game)) == ("e2", "e3")
    assert player(game).captured.bit_count() == 1


@pytest.mark.rule("FF-BREAK-REDETERMINED")
def test_a_surplus_orc_moves_when_there_is_a_place_again() -> None:
    game = through("a gone, b gone, c d4 9, d gone", deep_tunnel="e3")
    assert place(game, "c") == "d3"


@pytest.mark.rule("FF-EVENT-CAVE-ORC-NOT-TWICE")
@pytest.mark.parametrize("pushed", [False, True])
def test_one_that_came_in_this_activation_does_not_look_again(pushed: bool) -> None:
    """Two equal mines: its owner is asked for a place once, not a second time for its move."""
    game = a_game(
        phase="event", event=2, quiet=True, orcs="a gone, b gone, c c4 9", ore_mine="e2 e3", stone=1, wood=1
    )
    play(game, "card 1.1", "displace r" if pushed else "done", "occupy c e2")
    if pushed:
        play(game, "done")
    assert place(game, "c") == "e2"
    assert not answers(game)[0].startswith("occupy")


# The example of the rulebook.


@pytest.mark.rule("FF-BREAK-EXAMPLE", "FF-EVENT-RANGES")
@pytest.mark.parametrize("has_ruby_mine", [True, False])
def test_the_example_of_the_last_event(has_ruby_mine: bool) -> None:
    """D walks down onto an empty field; down and to the right the sheep would have been lost."""
    mines: dict[str, Any] = {"ruby_mine": "e2"} if has_ruby_mine else {}
    game = a_game(
        phase="event", event=4, quiet=True, orcs=D_ALONE, fields="b2", small_pasture="c2", sheep=2,
        ore_mine="e3", mined="e3 2", donkey=1, cattle=2, **mines,
    )  # fmt: skip
    play(game, "keep 1 donkey e3", "keep 2 sheep c2")
    while game.seat == 0:
        play(game, "done")
    unlucky = play(game.copy(), "card 1.7", "done")
    play(game, "card 1.1", "done")
    assert "sheep" not in goods_of(unlucky)
    assert place(game) == place(unlucky) == ("e2" if has_ruby_mine else "e3")
    left = {"donkey": 1} if has_ruby_mine else {}
    assert goods_of(game) == {"sheep": 2, "cattle": 2, **left}
    assert dict(player(game).mined) == ({CELL_BY_NAME["e3"]: 2} if has_ruby_mine else {})
    assert player(game).fields == 1 << CELL_BY_NAME["b2"]
