"""Caverns, tunnels, mines and furnishings in the mountain."""

import random

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.rules.board.plain_geometry import MOUNTAIN, a_board, is_beside, sites, twin_places, twins

ROCK = [cell for cell in MOUNTAIN if cell not in ("d3", "d4")]


@pytest.mark.rule("PLACE-MOUNTAIN-CONNECTED")
def test_at_the_start_only_rock_beside_the_two_printed_caverns_is_reached() -> None:
    game = a_game(ruby=2)
    assert sites(legal(game), "ruby tunnel") == {"d2", "e3", "e4"}
    assert sites(legal(game), "ruby cavern") == {"d2", "e3", "e4"}


@pytest.mark.rule("PLACE-MOUNTAIN-CONNECTED")
@pytest.mark.parametrize(
    "tile", ["cavern", "tunnel", "deep_tunnel", "ore_mine", "ruby_mine", "room dwelling"]
)
def test_every_kind_of_occupied_space_connects(tile: str) -> None:
    game = a_board("goods ruby 2", f"{tile} f1")
    assert sites(legal(game), "ruby tunnel") == {"d2", "e3", "e4", "e1", "f2"}


@pytest.mark.rule("PLACE-MOUNTAIN-CONNECTED")
def test_on_many_boards_exactly_the_connected_bare_pairs_are_offered() -> None:
    dice = random.Random(12)
    kinds = ("cavern", "tunnel", "deep_tunnel", "ore_mine", "ruby_mine", "room dwelling")
    for _ in range(60):
        covered = dice.sample(ROCK, dice.randint(0, 8))
        game = a_board("goods ruby 2", *[f"{dice.choice(kinds)} {cell}" for cell in covered])
        bare = [cell for cell in ROCK if cell not in covered]
        beside = [*covered, "d3", "d4"]
        reachable = {cell for cell in bare if is_beside(cell, beside)}
        assert sites(legal(game), "ruby tunnel") == reachable
        assert sites(legal(game), "ruby cavern") == reachable
        expected = twin_places(bare, beside)
        for space in ("excavation", "drift_mining"):
            assert (f"place {space}" in answers(game)) == bool(expected)
            if not expected:
                continue
            moves = answers(play(game.copy(), f"place {space}"))
            assert twins(moves, "cavern", "tunnel") == expected
            pairs = {frozenset(pair) for pair in expected} if space == "excavation" else set()
            assert {frozenset(pair) for pair in twins(moves, "cavern", "cavern")} == pairs


@pytest.mark.rule("PLACE-MOUNTAIN-CONNECTED")
def test_the_twin_becomes_what_its_halves_say() -> None:
    game = play(a_game(ruby=2, on="excavation"), "tile cavern d2 tunnel d1", "end", "pass")
    play(game, "place housework")
    assert sites(answers(game), "furnish dog_school") == {"d2", "d3"}
    two = play(a_game(on="excavation"), "tile cavern e3 cavern e4", "pass", "place housework")
    assert sites(answers(two), "furnish dog_school") == {"d3", "e3", "e4"}


@pytest.mark.rule("PLACE-ORE-MINE")
def test_two_single_tunnels_side_by_side_carry_an_ore_mine_either_way_round() -> None:
    game = a_game(round=3, ruby=2)
    play(game, "ruby tunnel d2", "ruby tunnel e2", "place ore_mine_construction")
    assert set(answers(game)) == {"tile ore_mine d2 deep_tunnel e2", "tile ore_mine e2 deep_tunnel d2"}
    play(game, "tile ore_mine e2 deep_tunnel d2")
    assert game.score()[0]["tiles"] == 3
    assert goods_of(game) == {"ore": 3}


@pytest.mark.rule("PLACE-ORE-MINE")
def test_tunnel_halves_of_two_twins_carry_an_ore_mine() -> None:
    game = a_game(round=3, dwarfs="0 0 0", rooms="dwelling d3", on="excavation")
    play(game, "tile cavern d2 tunnel e2", "pass", "place drift_mining", "tile cavern d1 tunnel e1")
    play(game, "place ore_mine_construction")
    assert set(answers(game)) == {"tile ore_mine e1 deep_tunnel e2", "tile ore_mine e2 deep_tunnel e1"}


@pytest.mark.rule("PLACE-ORE-MINE")
def test_tunnels_must_share_an_edge() -> None:
    game = a_game(round=3, tunnel="d1 e2 f1 f4")
    assert "place ore_mine_construction" not in legal(game)
    corner = a_game(tunnel="d1 d2 e2 f4", on="ore_mine_construction")
    pairs = {("d1", "d2"), ("d2", "d1"), ("d2", "e2"), ("e2", "d2")}
    assert twins(answers(corner), "ore_mine", "deep_tunnel") == pairs


@pytest.mark.rule("PLACE-ORE-MINE-NOT-DEEP")
@pytest.mark.parametrize("beside", ["deep_tunnel", "ore_mine", "ruby_mine", "cavern", "room dwelling"])
def test_only_ordinary_empty_tunnels_carry_an_ore_mine(beside: str) -> None:
    game = a_board("tunnel d2", f"{beside} e2")
    assert "place ore_mine_construction" not in legal(game)
    two = a_board(f"{beside} d2", f"{beside} e2")
    assert "place ore_mine_construction" not in legal(two)


@pytest.mark.rule("PLACE-ORE-MINE-NOT-DEEP")
def test_a_tunnel_next_to_an_ore_mine_still_needs_a_second_tunnel() -> None:
    game = a_game(tunnel="f2 f3", ore_mine="d2", deep_tunnel="e2", on="ore_mine_construction")
    assert twins(answers(game), "ore_mine", "deep_tunnel") == {("f2", "f3"), ("f3", "f2")}


@pytest.mark.rule("PLACE-RUBY-MINE")
def test_a_ruby_mine_brings_a_ruby_only_on_a_deep_tunnel() -> None:
    game = a_game(tunnel="d2", deep_tunnel="e2", ore_mine="e1", on="ruby_mine_construction")
    assert set(answers(game)) == {"tile ruby_mine d2", "tile ruby_mine e2"}
    ordinary = play(game.copy(), "tile ruby_mine d2")
    assert goods_of(ordinary) == {}
    assert ordinary.score()[0]["tiles"] == 3 + 4
    deep = play(game.copy(), "tile ruby_mine e2")
    assert goods_of(deep) == {"ruby": 1}
    assert deep.score()[0]["tiles"] == 3 + 4


@pytest.mark.rule("PLACE-RUBY-MINE")
def test_a_ruby_mine_does_not_go_on_mines_caverns_rock_or_furnished_tunnels() -> None:
    game = a_game(
        round=6, cavern="e3", ore_mine="d2", ruby_mine="d1", rooms="work_room d3, seam e2",
    )  # fmt: skip
    assert "place ruby_mine_construction" not in legal(game)


@pytest.mark.rule("PLACE-FURNISHING")
def test_a_furnishing_goes_on_empty_caverns_only() -> None:
    game = a_game(
        cavern="d3 e4",
        tunnel="d2",
        deep_tunnel="e2",
        ore_mine="e1",
        ruby_mine="f1",
        rooms="seam e3",
        on="housework",
    )
    assert sites(answers(game), "furnish dog_school") == {"d3", "e4"}


@pytest.mark.rule("PLACE-FURNISHING")
def test_with_the_work_room_tunnels_of_both_kinds_will_do_but_mines_will_not() -> None:
    game = a_game(
        cavern="d3",
        tunnel="d2",
        deep_tunnel="e2",
        ore_mine="e1",
        ruby_mine="f1",
        rooms="work_room e3",
        on="housework",
    )
    assert sites(answers(game), "furnish dog_school") == {"d3", "d2", "e2"}


@pytest.mark.rule("PLACE-FURNISHING")
def test_a_furnished_cavern_is_no_place_for_a_second_tile() -> None:
    game = play(a_game(dwarfs="0 0", on="housework"), "furnish dog_school d3")
    play(game, "take", "pass")
    assert "place housework" not in legal(game)
    assert [room for room in game.state.players[0].rooms if room[0] == game.move("furnish seam d3").second]


@pytest.mark.rule("PLACE-OR-NOT-ACQUIRED")
def test_a_furnishing_without_a_cavern_cannot_be_bought() -> None:
    game = a_game(wood=9, stone=9, rooms="seam d3", on="housework")
    assert not [move for move in legal(game) if move.startswith("furnish")]
    wish = a_game(round=4, wood=9, stone=9, rooms="seam d3")
    assert "place wish_for_children" not in legal(wish)


@pytest.mark.rule("PLACE-OR-NOT-ACQUIRED")
def test_single_tiles_without_a_place_are_neither_looted_nor_bought() -> None:
    full = {"fields": "a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4", "tunnel": ROCK}
    game = a_game(
        ruby=5, dwarfs="14 14", fields=full["fields"], tunnel=ROCK, on="blacksmithing",
    )  # fmt: skip
    assert not {"loot meadow", "loot field", "loot tunnel", "loot cavern"} & set(legal(game))
    assert not [
        m
        for m in legal(game)
        if m.split()[:2] in (["ruby", t] for t in ("meadow", "field", "tunnel", "cavern"))
    ]


@pytest.mark.rule("PLACE-OR-NOT-ACQUIRED")
def test_a_looted_tile_is_laid_before_anything_else_is_chosen() -> None:
    game = play(a_game(dwarfs="14 14", on="blacksmithing"), "loot tunnel")
    assert sites(answers(game), "tile tunnel") == {"d2", "e3", "e4"}
    assert len(answers(game)) == 3
