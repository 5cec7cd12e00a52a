"""Dwellings: how many dwarfs live in which."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.tiles.passing_time import Has, fits

THREE_MORE = "dwelling d3, simple_dwelling_a e3, simple_dwelling_b f3"
TWO_MORE = "dwelling d3, simple_dwelling_a e3"
ALONE: dict[str, Has] = {"B": {"passed": True}, "C": {"passed": True}, "D": {"passed": True}}


def can_grow(dwarfs: int, rooms: str) -> bool:
    """Whether a family of this size may grow on the Growth space."""
    return "grow" in legal(a_game(players=4, on="growth", dwarfs=" ".join("0" * dwarfs), rooms=rooms))


@pytest.mark.parametrize(
    ("tile", "beds"),
    [
        pytest.param("dwelling", 1, marks=pytest.mark.rule("FURN-DWELLING")),
        pytest.param("simple_dwelling_a", 1, marks=pytest.mark.rule("FURN-SIMPLE-DWELLING-A")),
        pytest.param("simple_dwelling_b", 1, marks=pytest.mark.rule("FURN-SIMPLE-DWELLING-B")),
        pytest.param("mixed_dwelling", 1, marks=pytest.mark.rule("FURN-MIXED-DWELLING")),
        pytest.param("couple_dwelling", 2, marks=pytest.mark.rule("FURN-COUPLE-DWELLING")),
        pytest.param("additional_dwelling", 0, marks=pytest.mark.rule("FURN-ADDITIONAL-DWELLING")),
    ],
)
def test_a_dwelling_adds_its_beds_to_the_two_of_the_entry_level_dwelling(tile: str, beds: int) -> None:
    largest = max(size for size in range(1, 5) if size == 1 or can_grow(size, f"{tile} d3"))
    assert largest + 1 == 2 + beds


@pytest.mark.rule("FURN-DWELLING")
def test_there_are_ordinary_dwellings_for_everybody() -> None:
    game = a_game(
        round=4, wood=8, stone=6, cavern="e3", on="housework", others={"B": {"wood": 4, "stone": 3}}
    )
    play(game, "furnish dwelling d3", "done")
    play(game, "place wish_for_children", "furnish dwelling d3")
    assert goods_of(game) == {"wood": 4, "stone": 3}
    assert goods_of(game, "B") == {}


@pytest.mark.rule("FURN-DWELLING")
def test_one_player_may_build_several_ordinary_dwellings() -> None:
    game = a_game(round=4, wood=8, stone=6, cavern="e3", on="housework", others={"B": {"passed": True}})
    play(game, "furnish dwelling d3", "done", "place wish_for_children", "furnish dwelling e3")
    assert goods_of(game) == {}
    assert game.score()[0]["tiles"] == 6


@pytest.mark.rule("FURN-MIXED-DWELLING")
def test_the_mixed_dwelling_holds_a_pair_of_one_kind_of_its_own() -> None:
    room = "mixed_dwelling d3"
    assert fits(rooms=room, sheep=4)
    assert fits(rooms=room, sheep=2, cattle=2)
    assert fits(rooms=room, sheep=1, boar=1)
    assert not fits(rooms=room, sheep=5)
    assert not fits(rooms=room, sheep=3, boar=1)
    assert not fits(rooms=room, sheep=1, boar=1, donkey=1)


@pytest.mark.rule("FURN-DWELLING")
@pytest.mark.parametrize("tile", ["dwelling", "simple_dwelling_a", "couple_dwelling", "additional_dwelling"])
def test_the_other_dwellings_hold_no_animals(tile: str) -> None:
    assert not fits(rooms=f"{tile} d3", sheep=3)


@pytest.mark.rule("FURN-COUPLE-DWELLING")
def test_both_children_of_the_couple_dwelling_may_be_born_in_one_round_on_two_spaces() -> None:
    game = a_game(players=4, round=4, rooms="couple_dwelling d3", on="growth", others=ALONE)
    play(game, "grow")
    assert "grow" not in legal(game)
    play(game, "place wish_for_children", "grow")
    assert game.state.players[0].dwarfs == 4


@pytest.mark.rule("FURN-COUPLE-DWELLING-URGENT-WISH")
def test_the_couple_dwelling_built_on_urgent_wish_allows_one_growth() -> None:
    game = a_game(on="urgent_wish_for_children", wood=8, stone=6)
    play(game, "furnish couple_dwelling d3")
    assert answers(game) == ["grow", "done"]
    play(game, "grow")
    assert game.state.players[0].dwarfs == 3
    assert "grow" not in legal(game)
    assert game.seat_name == "B"


@pytest.mark.rule("FURN-ADDITIONAL-DWELLING")
def test_the_additional_dwelling_takes_the_sixth_dwarf_and_no_seventh() -> None:
    assert not can_grow(5, THREE_MORE)
    assert can_grow(5, f"{THREE_MORE}, additional_dwelling d2")
    assert not can_grow(6, f"{THREE_MORE}, additional_dwelling d2, dwelling e2")


@pytest.mark.rule("FURN-ADDITIONAL-DWELLING")
def test_the_additional_dwelling_may_be_built_by_two_dwarfs_but_stays_empty() -> None:
    game = a_game(on="housework", wood=4, stone=3)
    assert "furnish additional_dwelling d3" in legal(game)
    assert not can_grow(2, "additional_dwelling d3")


@pytest.mark.rule("FURN-ADDITIONAL-DWELLING")
def test_the_sixth_dwarf_scores_and_eats_like_any_other() -> None:
    rooms = f"{THREE_MORE}, additional_dwelling d2"
    game = a_game(phase="harvest", round=3, dwarfs="0 0 0 0 0 0", rooms=rooms, food=12)
    assert game.score()[0]["dwarfs"] == 6
    assert answers(game)[0] == "feed 12"


@pytest.mark.rule("FURN-ADDITIONAL-DWELLING")
def test_beds_for_six_elsewhere_do_not_replace_the_additional_dwelling() -> None:
    assert not can_grow(5, f"{THREE_MORE}, couple_dwelling d2")


@pytest.mark.rule("FURN-ADDITIONAL-DWELLING-FOUR-DWARFS")
def test_the_additional_dwelling_is_no_bed_for_the_fifth() -> None:
    assert not can_grow(4, f"{TWO_MORE}, additional_dwelling d2")
    assert can_grow(4, f"{THREE_MORE}, additional_dwelling d2")


@pytest.mark.rule("FURN-ADDITIONAL-DWELLING-SAME-ROUND")
def test_fifth_and_sixth_dwarf_may_be_born_in_one_round_on_two_spaces() -> None:
    rooms = f"{THREE_MORE}, additional_dwelling d2"
    game = a_game(players=4, round=4, dwarfs="0 0 0 0", rooms=rooms, on="growth", others=ALONE)
    play(game, "grow", "place wish_for_children", "grow")
    assert game.state.players[0].dwarfs == 6


@pytest.mark.rule("FURN-ADDITIONAL-DWELLING-URGENT-WISH")
@pytest.mark.parametrize(
    ("dwarfs", "rooms", "then"),
    [
        ("0 0 0 0 0", THREE_MORE, ["grow", "done"]),
        ("0 0 0 0", THREE_MORE, ["grow", "done"]),
    ],
)
def test_the_additional_dwelling_on_urgent_wish_allows_the_next_growth(
    dwarfs: str, rooms: str, then: list[str]
) -> None:
    game = a_game(on="urgent_wish_for_children", wood=4, stone=3, cavern="d2", dwarfs=dwarfs, rooms=rooms)
    play(game, "furnish additional_dwelling d2")
    assert answers(game) == then
    play(game, "grow")
    assert game.state.players[0].dwarfs == len(dwarfs.split()) + 1


@pytest.mark.rule("FURN-ADDITIONAL-DWELLING-URGENT-WISH")
def test_the_additional_dwelling_on_urgent_wish_allows_no_growth_to_five_without_a_bed() -> None:
    game = a_game(
        on="urgent_wish_for_children", wood=4, stone=3, cavern="d2", dwarfs="0 0 0 0", rooms=TWO_MORE
    )
    play(game, "furnish additional_dwelling d2")
    assert game.seat_name == "B"
    assert game.state.players[0].dwarfs == 4
