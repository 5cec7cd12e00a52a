"""Harvest events for every number of players, markers at the end, the solo clearing over several rounds."""

import pytest

from caverna import Game, Options, Setup
from tests.arranging import a_game, answers, goods_of, play
from tests.rules.rounds.sitting_out import lying_on, sit_out_round
from tests.tiles.passing_time import Has

SEATS = "ABCDEFG"


@pytest.mark.rule("HARVEST-EVENTS-IN-ORDER", "HARVEST-SECOND-QUESTION-MARK", "HARVEST-FIRST-QUESTION-MARK")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("option", ["round_start", "round_end"])
def test_three_question_marks_in_a_row_whatever_the_number_of_players(players: int, option: str) -> None:
    game = Game(Setup(players=players, options=Options(harvest_marker=option)), deals=False)
    play(game, "start A")
    markers = iter(["question", "question", "question", "leaf", "leaf", "leaf", "leaf"])
    asked: dict[int, list[str]] = {}
    while not game.is_over:
        options = answers(game)
        number = game.state.round
        if game.seat == -1:
            play(game, f"marker {next(markers)}" if options[0].startswith("marker") else options[0])
        elif "pass" in options:
            play(game, "pass")
        else:
            asked.setdefault(number, []).append(options[0])
            play(
                game,
                next(idle for idle in options if idle in ("feed 0", "choose field", "breed none", "end")),
            )
    begging = [player.begging for player in game.state.players]
    harvests = 6 if players > 2 else 5  # rounds 3, 5, and the leaves left
    # 4 for each harvest, 2 in round 4 and at the second question mark, 4 at the third
    assert begging == [4 * harvests + 2 + 2 + 4] * players
    assert 6 not in asked
    assert [first.split()[0] for first in asked[7]] == ["feed"] * players
    assert [first.split()[0] for first in asked[8]][:players] == ["choose"] * players


@pytest.mark.rule("MARKER-TURNED-AT-ROUND-END", "HARVEST-SECOND-QUESTION-MARK")
def test_a_marker_at_the_end_is_unknown_while_dwarfs_work_and_counts_newborns_of_the_round() -> None:
    game = a_game(
        round=7, questions=1, options="harvest_marker round_end", harvest="unknown", rooms="dwelling d3",
        food=9, sown="c4 grain 3", cards="blacksmithing sheep_farming ore_mine_construction "
        "urgent_wish_for_children donkey_farming ruby_mine_construction family_life", on="family_life",
        others={"B": {"passed": True}},
    )  # fmt: skip
    play(game, "grow", "pass")
    assert game.seat == -1
    play(game, "marker question")
    assert answers(game)[0] == "feed 3"
    play(game, "feed 3", "feed 0")
    assert goods_of(game) == {"food": 6}
    assert game.state.players[0].grain_3.bit_count() == 1  # no field phase


@pytest.mark.rule("STARTING-PLAYER-FROM-NEXT-ROUND", "HARVEST-THIRD-CHOICE-TIME", "WINDOW-BEFORE-SCORING")
def test_whoever_took_the_token_feeds_first_and_has_the_first_last_window() -> None:
    others: dict[str, Has] = {"B": {"grain": 1, "food": 4}}
    game = a_game(round=12, harvest="normal", grain=1, food=4, start="B", phase="harvest", others=others)
    assert game.seat_name == "B"
    play(game, "feed 4", "feed 4")
    assert game.seat_name == "B"
    play(game, "breed none", "end", "breed none", "end")
    assert game.seat_name == "B"
    play(game, "end")
    assert game.seat_name == "A"


@pytest.mark.rule("SOLO-PROTECT-EACH-ROUND", "SOLO-PROTECT", "REFILL-FIRST-AMOUNT")
def test_wood_is_kept_over_three_rounds_with_three_rubies_and_lost_in_the_fourth() -> None:
    game = a_game(players=1, round=4, ruby=3, lying="logging wood 6, ore_mining ore 5", phase="round")
    amounts = []
    while game.state.round < 8 or not answers(game)[0].startswith("place"):
        if "protect logging" in answers(game):
            play(game, "protect logging")
        elif "done" in answers(game):
            play(game, "done")
        elif answers(game)[0].startswith("place"):
            amounts.append((game.state.round, lying_on(game, "logging"), lying_on(game, "ore_mining")))
            play(game, "pass")
        else:
            play(game, answers(game)[-1])
    amounts.append((game.state.round, lying_on(game, "logging"), lying_on(game, "ore_mining")))
    wood = {number: lying["wood"] for number, lying, _ in amounts}
    ore = {number: lying["ore"] for number, _, lying in amounts}
    assert sorted(wood) == [4, 5, 6, 7, 8]
    # before each refill: 6 kept 7, 7 kept 8, 8 kept 9, then the rubies are gone: 9 cleared, 3 anew, 4
    assert wood == {4: 7, 5: 8, 6: 9, 7: 3, 8: 4}
    assert ore == {4: 6, 5: 2, 6: 3, 7: 4, 8: 5}


@pytest.mark.rule("SOLO-PROTECT", "SOLO-CLEARING-AT-LEAST-SIX")
def test_several_full_spaces_are_protected_one_by_one_and_the_rest_is_cleared() -> None:
    lying = "logging wood 9, ore_mining ore 6, wood_gathering wood 7, excavation stone 5"
    game = a_game(players=1, round=4, ruby=2, lying=lying, phase="round")
    assert set(answers(game)) == {"protect logging", "protect ore_mining", "protect wood_gathering", "done"}
    play(game, "protect wood_gathering", "protect logging")
    assert lying_on(game, "wood_gathering") == {"wood": 8}
    assert lying_on(game, "logging") == {"wood": 10}
    assert lying_on(game, "ore_mining") == {"ore": 2}
    assert lying_on(game, "excavation") == {"stone": 6}
    assert goods_of(game) == {}


@pytest.mark.rule("INCOME-BEFORE-REFILL", "INCOME-AFTER-REFILL", "FURN-RUBY-SUPPLIER")
@pytest.mark.parametrize(("option", "asked"), [("before_refill", True), ("after_refill", False)])
def test_the_ruby_of_the_supplier_comes_in_time_to_protect_or_too_late(option: str, asked: bool) -> None:
    rooms = "ruby_supplier d3"
    game = a_game(
        players=1, round=5, rooms=rooms, delivery="ruby_supplier 2", lying="logging wood 6", phase="round",
        options=f"income {option}",
    )  # fmt: skip
    assert ("protect logging" in answers(game)) is asked
    if asked:
        play(game, "protect logging")
    assert lying_on(game, "logging") == {"wood": 7 if asked else 3}
    assert goods_of(game) == ({} if asked else {"ruby": 1})


@pytest.mark.rule("SOLO-CLEARING-EVERY-TOKEN", "SPACE-TAKE-ALL")
def test_animals_food_and_rubies_are_cleared_like_materials() -> None:
    lying = "sheep_farming sheep 6, sustenance food 6, ruby_mining ruby 6, ore_delivery stone 3 ore 3"
    game = a_game(players=1, round=8, lying=lying, phase="round")
    assert lying_on(game, "sheep_farming") == {"sheep": 1}
    assert lying_on(game, "sustenance") == {"food": 1}
    assert lying_on(game, "ruby_mining") == {"ruby": 1}
    assert lying_on(game, "ore_delivery") == {"stone": 1, "ore": 1}


@pytest.mark.rule("OURS-SUPPLIERS-COUNT-PLAYED-ROUNDS", "FURN-RUBY-SUPPLIER", "SOLO-HARVESTS")
def test_in_solo_a_supplier_of_round_seven_delivers_in_eight_ten_eleven_and_twelve() -> None:
    game = a_game(players=1, round=7, wood=2, stone=2, on="housework")
    play(game, "furnish ruby_supplier d3", "done")
    delivered = []
    number = 7
    while not game.is_over:
        if game.state.round != number:
            number = game.state.round
            delivered.append((number, goods_of(game).get("ruby", 0)))
        if answers(game)[0].startswith("place"):
            play(game, "pass")
        else:
            sit_out_round(game)
    assert delivered == [(8, 1), (10, 2), (11, 3), (12, 4)]
