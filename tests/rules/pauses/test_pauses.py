"""The rest of an action waits for means that are still to come."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play


@pytest.mark.rule("OURS-PAUSE-WHILE-MEANS-REMAIN", "FURN-TRADER")
def test_gold_from_ore_trading_buys_the_ore_for_the_next_trade() -> None:
    game = a_game(rooms="trader d3", ore=3, on="ore_trading")
    play(game, "trade")
    assert goods_of(game) == {"ore": 1, "gold": 2, "food": 1}
    assert "trade" not in legal(game)
    play(game, "convert trader", "trade")
    assert goods_of(game) == {"wood": 1, "stone": 1, "gold": 2, "food": 2}


@pytest.mark.rule("OURS-PAUSE-WHILE-MEANS-REMAIN")
@pytest.mark.parametrize(
    ("players", "space", "has", "moves"),
    [
        (2, "ore_trading", {"ore": 2}, "trade"),
        (5, "weekly_market", {}, "buy wood, buy stone, buy ore, buy grain"),
    ],
)
def test_where_only_the_end_would_follow_one_answer_ends_the_turn(
    players: int, space: str, has: dict[str, int], moves: str
) -> None:
    game = a_game(players=players, on=space, ruby=1, food=1, **has)  # type: ignore[arg-type]
    play(game, *moves.split(", "))
    assert answers(game) == ["end"]
    play(game, "end")
    assert game.seat == 1


@pytest.mark.rule("OURS-PAUSE-WHILE-MEANS-REMAIN", "FURN-SPARE-PART-STORAGE")
def test_what_the_market_sells_can_pay_for_more_of_the_market() -> None:
    game = a_game(players=5, rooms="spare_part_storage d3", on="weekly_market")
    play(game, "buy wood", "buy stone", "buy ore", "buy sheep")
    assert "buy dog" not in legal(game)
    play(game, "convert spare_part_storage", "buy dog")
    assert goods_of(game) == {"sheep": 1, "dog": 1}


@pytest.mark.rule("OURS-PAUSE-WHILE-MEANS-REMAIN", "FURN-GUEST-ROOM")
def test_the_ruby_of_a_deep_mine_buys_the_tunnel_for_the_other_one() -> None:
    game = a_game(rooms="guest_room d3", deep_tunnel="e3", on="ruby_mine_construction")
    play(game, "tile ruby_mine e3")
    assert goods_of(game) == {"ruby": 1}
    play(game, "ruby tunnel d2", "tile ruby_mine d2")
    assert game.state.players[0].ruby_mines.bit_count() == 2


@pytest.mark.rule("OURS-PAUSE-WHILE-MEANS-REMAIN", "SPACE-FENCE-BUILDING")
def test_a_meadow_bought_after_taking_the_wood_can_be_fenced() -> None:
    game = a_game(players=5, ruby=1, on="fence_building", lying="fence_building wood 2")
    play(game, "ruby meadow c4")
    assert "fence c4" in answers(game)
    play(game, "fence c4")
    assert goods_of(game) == {}


@pytest.mark.rule("OURS-PAUSE-WHILE-MEANS-REMAIN")
def test_seed_grain_can_be_bought_after_the_last_grain_is_sown() -> None:
    game = a_game(fields="c4 c3", grain=1, ruby=1, on="slash_and_burn")
    play(game, "sow grain c4")
    assert answers(game) == ["done"]
    play(game, "ruby vegetable", "sow vegetable c3")
    assert game.state.players[0].sown.bit_count() == 2


@pytest.mark.rule("OURS-PAUSE-TAKES-THE-PLACE-OF-THE-END")
def test_a_turn_with_a_ruby_ends_with_one_question() -> None:
    game = a_game(players=5, ruby=1, on="fence_building", lying="fence_building wood 2", others={"B": {}})
    assert answers(game) == ["end"]
    play(game, "end")
    assert game.seat_name == "B"


@pytest.mark.rule("OURS-PAUSE-WHILE-MEANS-REMAIN")
def test_without_means_nothing_is_asked() -> None:
    game = a_game(players=5, on="fence_building", lying="fence_building wood 2")
    assert game.seat_name == "B"


@pytest.mark.rule("OURS-PAUSE-WHILE-MEANS-REMAIN")
def test_a_ruby_arms_nobody_so_logging_does_not_wait_for_an_expedition() -> None:
    game = a_game(ruby=1, on="logging", lying="logging wood 3")
    assert type(game.state.agenda[-1]).__name__ == "EndTurn"


@pytest.mark.rule("OURS-PAUSE-WHILE-MEANS-REMAIN", "SPACE-SHEEP-FARMING")
def test_a_farm_waits_with_its_animals_for_a_meadow_still_to_be_bought() -> None:
    game = a_game(ruby=1, wood=2, on="sheep_farming", lying="sheep_farming sheep 3")
    assert answers(game) == ["take"]
    play(game, "ruby meadow c4", "fence c4")
    assert goods_of(game) == {"sheep": 3}


@pytest.mark.rule("SPACE-SHEEP-FARMING")
def test_a_farm_without_anything_to_build_and_without_means_gives_its_animals_at_once() -> None:
    game = a_game(on="sheep_farming", lying="sheep_farming sheep 2")
    assert goods_of(game) == {"sheep": 2}


@pytest.mark.rule("OURS-PAUSE-WHILE-MEANS-REMAIN", "FURN-HUNTING-PARLOR")
@pytest.mark.parametrize(("boars", "is_asked"), [(0, False), (2, True)])
def test_a_room_whose_exchange_cannot_be_paid_is_no_reason_to_wait(boars: int, is_asked: bool) -> None:
    game = a_game(grain=1, fields="c4", boar=boars, rooms="hunting_parlor d3", on="slash_and_burn")
    play(game, "sow grain c4")
    assert (answers(game) == ["done"]) is is_asked
