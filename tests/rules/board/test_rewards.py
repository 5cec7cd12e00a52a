"""Wild boar preserves and water."""

import pytest

from tests.arranging import a_game, answers, goods_of, play
from tests.rules.board.plain_geometry import FOREST, MOUNTAIN

FOREST_REWARDS = [("a3", {"boar": 1}), ("c1", {"boar": 1}), ("b4", {"food": 1})]
MOUNTAIN_REWARDS = [("e4", {"food": 1}), ("f1", {"food": 2})]


@pytest.mark.rule("REWARD-FOREST")
@pytest.mark.parametrize(("cell", "reward"), FOREST_REWARDS)
@pytest.mark.parametrize("half", ["meadow", "field"])
def test_either_half_of_a_twin_on_a_reward_space_brings_it(
    cell: str, reward: dict[str, int], half: str
) -> None:
    beside = {"a3": "a2", "c1": "c2", "b4": "a4"}[cell]
    others = " ".join(c for c in FOREST if c not in (cell, beside))
    game = a_game(fields=others, on="slash_and_burn")
    meadow, field = (cell, beside) if half == "meadow" else (beside, cell)
    play(game, f"tile meadow {meadow} field {field}")
    assert goods_of(game) == reward


@pytest.mark.rule("REWARD-FOREST", "REWARD-ANY-TILE")
def test_one_twin_may_bring_two_rewards_in_one_game_but_each_only_once() -> None:
    game = a_game(fields="c4", ruby=2)
    play(game, "ruby meadow b4")
    assert goods_of(game) == {"ruby": 1, "food": 1}
    play(game, "ruby field a4")
    assert goods_of(game) == {"food": 1}


@pytest.mark.rule("REWARD-MOUNTAIN")
@pytest.mark.parametrize(("cell", "reward"), MOUNTAIN_REWARDS)
@pytest.mark.parametrize("tile", ["tunnel", "cavern"])
def test_a_single_tile_on_underground_water_brings_food(cell: str, reward: dict[str, int], tile: str) -> None:
    others = [c for c in MOUNTAIN if c not in (cell, "d3", "d4")]
    game = a_game(tunnel=others, ruby=2 if tile == "cavern" else 1)
    play(game, f"ruby {tile} {cell}")
    assert goods_of(game) == reward


@pytest.mark.rule("REWARD-MOUNTAIN")
@pytest.mark.parametrize(("cell", "reward"), MOUNTAIN_REWARDS)
@pytest.mark.parametrize("space", ["excavation", "drift_mining"])
def test_either_half_of_a_mountain_twin_brings_food(cell: str, reward: dict[str, int], space: str) -> None:
    beside = {"e4": "e3", "f1": "e1"}[cell]
    others = [c for c in MOUNTAIN if c not in (cell, beside, "d3", "d4")]
    for cavern, tunnel in ((cell, beside), (beside, cell)):
        game = a_game(tunnel=others, on=space)
        play(game, f"tile cavern {cavern} tunnel {tunnel}")
        assert goods_of(game) == reward


@pytest.mark.rule("REWARD-MOUNTAIN")
def test_later_tiles_on_the_same_water_bring_nothing_more() -> None:
    game = a_game(tunnel="e4 e3", on="ore_mine_construction")
    play(game, "tile ore_mine e4 deep_tunnel e3")
    assert goods_of(game) == {"ore": 3}
    ruby_mine = a_game(tunnel="f1", on="ruby_mine_construction")
    assert answers(ruby_mine) == ["tile ruby_mine f1"]
    play(ruby_mine, "tile ruby_mine f1")
    assert goods_of(ruby_mine) == {}


@pytest.mark.rule("REWARD-ANY-TILE")
def test_the_reward_comes_with_a_looted_tile_too() -> None:
    tunnels = [c for c in MOUNTAIN if c not in ("f1", "d3", "d4")]
    game = a_game(
        dwarfs="14 14",
        tunnel=tunnels,
        fields=" ".join(c for c in FOREST if c not in ("a3", "b4")),
        on="blacksmithing",
    )
    play(game, "loot cavern", "tile cavern f1")
    assert goods_of(game) == {"food": 2}
    play(game, "loot field", "tile field b4")
    assert goods_of(game) == {"food": 3}
    play(game, "loot meadow", "tile meadow a3")
    assert goods_of(game) == {"food": 3, "boar": 1}


@pytest.mark.rule("REWARD-ANY-TILE", "REWARD-FOREST")
def test_a_tile_bought_with_a_ruby_brings_the_boar() -> None:
    game = play(a_game(fields="c2", ruby=1), "ruby field c1")
    assert goods_of(game) == {"boar": 1}


@pytest.mark.rule("REWARD-NOT-FOR-STABLE")
@pytest.mark.parametrize(("cell", "reward"), FOREST_REWARDS)
def test_a_stable_brings_nothing_but_the_meadow_under_it_does(cell: str, reward: dict[str, int]) -> None:
    others = " ".join(c for c in FOREST if c != cell)
    game = a_game(stone=1, ruby=1, fields=others, on="sheep_farming")
    play(game, f"stable {cell}")
    assert goods_of(game) == {"ruby": 1}
    play(game, f"ruby meadow {cell}")
    assert goods_of(game) == reward


@pytest.mark.rule("REWARD-NOT-FOR-STABLE")
def test_a_fence_and_a_stable_on_a_covered_preserve_bring_nothing_more() -> None:
    game = a_game(wood=2, stone=1, meadow="c1", on="sheep_farming")
    play(game, "fence c1", "stable c1")
    assert goods_of(game) == {}
