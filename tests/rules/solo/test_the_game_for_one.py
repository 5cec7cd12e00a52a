"""The solo game: what lies there, what comes when, and nothing by chance."""

import pytest

from caverna import Game, Setup
from tests.arranging import a_game, answers, goods_of, play
from tests.rules.rounds.sitting_out import cards_of, lying_on, printed_on, rounds_of, sit_out_round

CARDS = {
    1: "blacksmithing",
    2: "sheep_farming",
    3: "ore_mine_construction",
    4: "wish_for_children",
    5: "donkey_farming",
    6: "ruby_mine_construction",
    7: "ore_delivery",
    8: "family_life",
    10: "ore_trading",
    11: "adventure",
    12: "ruby_delivery",
}


@pytest.mark.rule("SOLO-START")
def test_one_player_starts_with_two_dwarfs_and_two_food() -> None:
    game = Game(Setup(players=1))
    assert goods_of(game) == {"food": 2}
    assert game.state.players[0].weapons == (0, 0)
    assert len(game.state.players) == 1


@pytest.mark.rule("SOLO-SPACES")
def test_eight_spaces_are_left_and_four_covered() -> None:
    game = Game(Setup(players=1))
    assert sorted(printed_on(game)) == [
        "excavation",
        "housework",
        "logging",
        "ore_mining",
        "ruby_mining",
        "slash_and_burn",
        "sustenance",
        "wood_gathering",
    ]
    for covered in ("drift_mining", "starting_player", "supplies", "clearing"):
        assert f"place {covered}" not in answers(game)
        assert lying_on(game, covered) == {}


@pytest.mark.rule("SOLO-SPACES")
def test_the_spaces_are_those_of_the_board_for_one_to_three() -> None:
    game = Game(Setup(players=1))
    assert lying_on(game, "excavation") == {"stone": 1}
    assert lying_on(game, "logging") == {"wood": 3}
    assert lying_on(game, "ore_mining") == {"ore": 2}
    assert lying_on(game, "wood_gathering") == {"wood": 1}
    assert lying_on(game, "sustenance") == {"food": 1}


@pytest.mark.rule("SOLO-CARD-ORDER")
def test_the_cards_come_in_a_fixed_order_and_round_nine_is_skipped() -> None:
    game = Game(Setup(players=1))
    assert {g.state.round: cards_of(g)[-1] for g in rounds_of(game)} == CARDS


@pytest.mark.rule("SOLO-CARD-ORDER", "ROUND-WISH-TURNS-URGENT")
def test_family_life_turns_the_wish_in_round_eight() -> None:
    shown = {g.state.round: cards_of(g)[3] for g in rounds_of(Game(Setup(players=1))) if g.state.round > 3}
    assert {shown[number] for number in (4, 5, 6, 7)} == {"wish_for_children"}
    assert {shown[number] for number in (8, 10, 11, 12)} == {"urgent_wish_for_children"}


@pytest.mark.rule("SOLO-RUBY-MINING")
def test_ruby_mining_has_a_ruby_in_round_one_and_one_more_each_round() -> None:
    game = Game(Setup(players=1))
    assert [lying_on(g, "ruby_mining") for g in rounds_of(game)][:4] == [
        {"ruby": 1},
        {"ruby": 2},
        {"ruby": 3},
        {"ruby": 4},
    ]


@pytest.mark.rule("SOLO-HARVESTS")
def test_harvest_after_three_payment_after_four_harvest_from_five_on() -> None:
    game = Game(Setup(players=1))
    begged = {}
    while not game.is_over:
        number, before = game.state.round, game.state.players[0].begging
        sit_out_round(game)
        begged[number] = game.state.players[0].begging - before
    assert begged == {1: 0, 2: 0, 3: 4, 4: 2, 5: 4, 6: 4, 7: 4, 8: 4, 10: 4, 11: 4, 12: 4}


@pytest.mark.rule("SOLO-HARVESTS")
@pytest.mark.parametrize("number", [5, 6, 8, 12])
def test_each_harvest_reaps_feeds_and_breeds(number: int) -> None:
    game = a_game(
        players=1, round=number, food=4, sown="c4 grain 3", sheep=2, small_pasture="c3", stable="c3"
    )
    play(game, "pass")
    assert goods_of(game) == {"food": 4, "grain": 1, "sheep": 2}
    play(game, "feed 4", "breed sheep")
    assert goods_of(game) == {"grain": 1, "sheep": 3}


@pytest.mark.rule("SOLO-NO-CHANCE")
def test_nothing_is_ever_dealt() -> None:
    game = Game(Setup(players=1, seed=1), deals=False)
    while not game.is_over:
        assert game.seat == 0
        assert game.chances() == []
        sit_out_round(game)
    assert all(seat == 0 for seat, _ in game.moves_played)
    assert game.drawings == 0


@pytest.mark.rule("SOLO-NO-CHANCE")
def test_the_seed_makes_no_difference() -> None:
    games = [Game(Setup(players=1, seed=seed)) for seed in range(5)]
    for _ in range(30):
        for game in games:
            moves = [move.text for move in game.legal_moves()]
            assert moves == [move.text for move in games[0].legal_moves()] or game is games[0]
        chosen = games[0].legal_moves()[0]
        for game in games:
            game.play(chosen)


@pytest.mark.rule("SOLO-START")
def test_the_dwarfs_are_placed_one_after_the_other() -> None:
    game = a_game(players=1, lying="logging wood 3, ore_mining ore 2")
    play(game, "place logging")
    assert game.seat == 0
    play(game, "place ore_mining")
    assert goods_of(game) == {"wood": 3, "ore": 2}
    assert game.state.round == 2
