"""Meadows and fields in the forest."""

import random

import pytest

from caverna import UnknownMove
from tests.arranging import a_game, answers, goods_of, legal, play
from tests.rules.board.plain_geometry import FOREST, a_board, is_beside, sites, twin_places, twins


def meadow_and_field(moves: list[str]) -> set[tuple[str, str]]:
    """Space of the meadow and space of the field of every twin among the moves."""
    return twins(moves, "meadow", "field")


def singles(moves: list[str], tile: str) -> set[str]:
    """Where a ruby would lay a single tile."""
    return sites(moves, f"ruby {tile}")


@pytest.mark.rule("PLACE-FIRST-FOREST-TILE")
@pytest.mark.parametrize("space", ["clearing", "sustenance", "slash_and_burn"])
def test_the_first_twin_covers_the_space_before_the_entrance_with_one_half(space: str) -> None:
    game = a_game(on=space)
    assert meadow_and_field(answers(game)) == {("c4", "b4"), ("b4", "c4"), ("c4", "c3"), ("c3", "c4")}


@pytest.mark.rule("PLACE-FIRST-FOREST-TILE")
def test_the_first_single_tile_covers_the_space_before_the_entrance() -> None:
    game = a_game(ruby=1)
    assert singles(legal(game), "meadow") == {"c4"}
    assert singles(legal(game), "field") == {"c4"}
    looting = a_game(dwarfs="14 14", lying="logging wood 1", on="logging")
    assert answers(play(looting.copy(), "loot meadow")) == ["tile meadow c4"]
    assert answers(play(looting.copy(), "loot field")) == ["tile field c4"]


@pytest.mark.rule("PLACE-FIRST-FOREST-TILE")
def test_with_a_stable_before_the_entrance_the_first_twin_puts_its_meadow_there() -> None:
    game = a_game(stable="c4", on="clearing")
    assert meadow_and_field(answers(game)) == {("c4", "b4"), ("c4", "c3")}
    assert singles(legal(a_game(stable="c4", ruby=1)), "field") == set()


@pytest.mark.rule("PLACE-FOREST-CONNECTED")
@pytest.mark.parametrize("tile", ["fields", "meadow", "small_pasture"])
def test_later_twins_touch_a_field_a_meadow_or_a_pasture(tile: str) -> None:
    here = {"fields": a_game(fields="c4", on="clearing"), "meadow": a_game(meadow="c4", on="clearing")}
    game = here.get(tile) or a_game(small_pasture="c4", on="clearing")
    beside = {("b4", "a4"), ("b4", "b3"), ("c3", "b3"), ("c3", "c2")}
    assert meadow_and_field(answers(game)) == beside | {(field, meadow) for meadow, field in beside}


@pytest.mark.rule("PLACE-FOREST-CONNECTED")
def test_both_spaces_of_a_large_pasture_connect() -> None:
    game = a_game(large_pasture="a1 a2", on="clearing")
    free = [cell for cell in FOREST if cell not in ("a1", "a2")]
    assert meadow_and_field(answers(game)) == twin_places(free, ["a1", "a2"])
    assert ("b2", "b3") in meadow_and_field(answers(game))


@pytest.mark.rule("PLACE-FOREST-CONNECTED")
def test_a_stable_in_the_forest_connects_nothing() -> None:
    game = a_game(fields="c4", stable="a1", ruby=1)
    assert singles(legal(game), "meadow") == {"b4", "c3"}


@pytest.mark.rule("PLACE-FOREST-CONNECTED", "PLACE-SINGLE-MEADOW", "PLACE-SINGLE-FIELD")
def test_single_tiles_touch_what_is_there() -> None:
    game = a_game(fields="c4", meadow="c3", small_pasture="b3", ruby=1)
    expected = {"b4", "c2", "a3", "b2"}
    assert singles(legal(game), "meadow") == expected
    assert singles(legal(game), "field") == expected


@pytest.mark.rule("PLACE-MEADOW-FIELD-TWIN", "PLACE-FOREST-CONNECTED", "PLACE-TWIN-UNDER-STABLE")
def test_on_many_boards_exactly_the_connected_free_pairs_are_offered() -> None:
    dice = random.Random(10)
    for _ in range(60):
        covered = dice.sample(FOREST, dice.randint(1, 9))
        free = [cell for cell in FOREST if cell not in covered]
        stables = dice.sample(free, min(len(free), dice.randint(0, 3)))
        game = a_board(
            "goods ruby 1",
            *[f"{dice.choice(('field', 'meadow', 'small_pasture'))} {cell}" for cell in covered],
            *[f"stable {cell}" for cell in stables],
        )
        reachable = {cell for cell in free if is_beside(cell, covered)}
        assert singles(legal(game), "meadow") == reachable
        assert singles(legal(game), "field") == reachable - set(stables)
        expected = {(m, f) for m, f in twin_places(free, covered) if f not in stables}
        assert ("place slash_and_burn" in answers(game)) == bool(expected)
        if expected:
            assert meadow_and_field(answers(play(game, "place slash_and_burn"))) == expected


@pytest.mark.rule("PLACE-MEADOW-FIELD-TWIN")
def test_the_twin_becomes_a_meadow_and_a_field_as_the_player_turned_it() -> None:
    game = a_game(fields="c4", grain=1, on="slash_and_burn")
    play(game, "tile meadow c3 field c2")
    assert {"sow grain c2", "sow grain c4"} <= set(answers(game))
    assert "sow grain c3" not in legal(game)
    other = play(a_game(fields="c4", grain=1, on="slash_and_burn"), "tile meadow c2 field c3")
    assert "sow grain c3" in answers(other)
    assert "sow grain c2" not in legal(other)


@pytest.mark.rule("PLACE-TWIN-UNDER-STABLE")
def test_the_meadow_half_goes_under_the_stable_and_the_field_half_never() -> None:
    game = a_game(fields="c4", stable="c3", on="clearing")
    assert ("c3", "c2") in meadow_and_field(answers(game))
    assert ("c2", "c3") not in meadow_and_field(answers(game))
    play(game, "tile meadow c3 field b3")
    player = game.state.players[0]
    assert player.stables & player.meadows == player.stables
    assert player.stables.bit_count() == 1


@pytest.mark.rule("PLACE-TWIN-TWO-STABLES")
def test_two_stables_side_by_side_bear_no_twin() -> None:
    game = a_game(fields="c4", stable="c3 c2", on="clearing")
    found = meadow_and_field(answers(game))
    assert not {("c3", "c2"), ("c2", "c3")} & found
    assert ("c3", "b3") in found


@pytest.mark.rule("PLACE-SINGLE-MEADOW")
def test_a_single_meadow_slides_under_a_stable() -> None:
    game = play(a_game(fields="c4", stable="c3", ruby=1), "ruby meadow c3")
    player = game.state.players[0]
    assert player.meadows == player.stables
    assert goods_of(game) == {}


@pytest.mark.rule("PLACE-SINGLE-MEADOW", "PLACE-SINGLE-FIELD")
def test_single_tiles_do_not_go_on_tiles() -> None:
    everything = " ".join(cell for cell in FOREST if cell != "a1")
    for game in (a_game(fields=everything, ruby=1), a_game(meadow=everything, ruby=1)):
        assert singles(legal(game), "meadow") == {"a1"}
        assert singles(legal(game), "field") == {"a1"}


@pytest.mark.rule("PLACE-SINGLE-FIELD")
def test_a_single_field_does_not_go_under_a_stable() -> None:
    game = a_game(fields="c4", stable="c3", ruby=1)
    assert singles(legal(game), "field") == {"b4"}
    looting = play(a_game(fields="c4", stable="c3", dwarfs="14 14", on="blacksmithing"), "loot field")
    assert answers(looting) == ["tile field b4"]


@pytest.mark.rule("PLACE-TWIN-NO-SINGLE-INSTEAD")
def test_without_two_free_forest_spaces_side_by_side_no_single_tile_comes_instead() -> None:
    fields = " ".join(cell for cell in FOREST if cell not in ("a1", "c1", "b2"))
    game = a_game(fields=fields, lying="clearing wood 3", on="clearing")
    assert goods_of(game) == {"wood": 3}
    assert game.seat_name == "B"
    assert game.state.players[0].tilled.bit_count() == 9
    assert "place slash_and_burn" not in legal(a_game(fields=fields))


@pytest.mark.rule("PLACE-TWIN-NO-SINGLE-INSTEAD")
def test_without_two_rock_spaces_side_by_side_excavation_gives_stone_only() -> None:
    tunnels = "e1 d2 f2 e3 f4 e4"
    game = a_game(tunnel=tunnels, lying="excavation stone 2, drift_mining stone 1", on="excavation")
    assert goods_of(game) == {"stone": 2}
    assert game.seat_name == "B"
    assert game.state.players[0].tunnels.bit_count() == 6


@pytest.mark.rule("PLACE-FOREST-NOT-NEXT-TO-CAVE")
def test_a_cavern_connects_no_field_and_a_meadow_no_tunnel() -> None:
    game = a_game(fields="a1", meadow="c1", cavern="d3 d2", ruby=1)
    assert singles(legal(game), "field") == {"b1", "a2", "c2"}
    assert "ruby tunnel d1" in legal(game)
    apart = a_game(meadow="c1 c2", ruby=1)
    assert singles(legal(apart), "tunnel") == {"d2", "e3", "e4"}


@pytest.mark.rule("PLACE-FOREST-NOT-NEXT-TO-CAVE")
def test_no_twin_lies_across_the_border() -> None:
    game = a_game(fields="c3", on="clearing")
    for text in ("tile meadow c2 field d2", "tile cavern d2 tunnel c2", "fence c3 d3"):
        with pytest.raises(UnknownMove):
            game.play(text)
