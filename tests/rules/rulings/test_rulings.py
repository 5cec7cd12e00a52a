"""Decisions of this engine where the sources say nothing, and the named options."""

import pytest

from caverna import BadSetup, Game, Options, Setup, UnknownMove
from caverna.record.position import read_position
from tests.arranging import a_game, answers, goods_of, legal, play
from tests.rules.rounds.sitting_out import sit_out, sit_out_work


@pytest.mark.rule("OURS-NO-WINDOW-BEFORE-FIELD-PHASE")
def test_the_harvest_begins_without_a_question_before_the_fields() -> None:
    game = a_game(
        players=2, round=3, grain=1, sown="c4 grain 3", others={"B": {"grain": 2, "sown": "c4 grain 1"}}
    )
    sit_out_work(game)
    assert game.seat_name == "A"
    assert answers(game) == ["feed 0"]
    assert goods_of(game, "A") == {"grain": 2}
    assert goods_of(game, "B") == {"grain": 3}


@pytest.mark.rule("OURS-NO-WINDOW-BEFORE-FIELD-PHASE")
def test_the_window_at_the_end_of_the_last_turn_serves_instead() -> None:
    game = a_game(players=2, round=3, grain=1, sown="c4 grain 3", dwarfs="0@housework 0", on="supplies")
    assert answers(game) == ["end"]
    assert "eat grain" in legal(game)


@pytest.mark.rule("OURS-ANYTIME-KEEPS-AN-ANSWER")
def test_the_last_grain_cannot_be_eaten_when_sowing_is_all_there_is_to_do() -> None:
    game = a_game(round=7, grain=1, ruby=1, fields="c4", on="family_life")
    assert answers(game) == ["sow grain c4"]
    assert "eat grain" not in legal(game)
    assert "ruby grain" in legal(game)
    play(game, "ruby grain")
    assert "eat grain" in legal(game)


@pytest.mark.rule("OURS-ANYTIME-KEEPS-AN-ANSWER")
def test_the_ore_for_the_only_trade_cannot_be_exchanged_away() -> None:
    exchange = "convert spare_part_storage"
    short = a_game(wood=1, stone=1, ore=2, ruby=3, rooms="spare_part_storage d3", on="ore_trading")
    assert exchange not in legal(short)
    assert exchange in legal(a_game(wood=1, stone=1, ore=3, rooms="spare_part_storage d3", on="ore_trading"))
    play(short, "trade")
    assert goods_of(short) == {"wood": 1, "stone": 1, "gold": 2, "food": 1, "ruby": 3}


@pytest.mark.rule("OURS-ANYTIME-KEEPS-AN-ANSWER")
def test_once_something_has_been_done_everything_is_free_again() -> None:
    game = a_game(wood=1, stone=1, ore=4, rooms="spare_part_storage d3", on="ore_trading")
    play(game, "trade")
    assert "convert spare_part_storage" in legal(game)


@pytest.mark.rule("OURS-ANYTIME-KEEPS-AN-ANSWER")
def test_before_placing_a_dwarf_nothing_is_refused() -> None:
    game = a_game(round=7, grain=1, fields="c4")
    assert "place family_life" in answers(game)
    play(game, "eat grain")
    assert "place family_life" not in answers(game)


@pytest.mark.rule("OURS-FEEDING-NAMES-THE-AMOUNT")
@pytest.mark.parametrize(
    ("food", "amounts"), [(0, [0]), (1, [1, 0]), (3, [3, 2, 1, 0]), (9, [4, 3, 2, 1, 0])]
)
def test_the_player_names_what_he_pays_from_nothing_to_what_he_has(food: int, amounts: list[int]) -> None:
    game = a_game(round=3, phase="harvest", food=food)
    assert answers(game) == [f"feed {amount}" for amount in amounts]
    for amount in amounts:
        paid = play(game.copy(), f"feed {amount}")
        assert goods_of(paid) == ({"food": food - amount} if food > amount else {})
        assert paid.state.players[0].begging == 4 - amount


@pytest.mark.rule("OURS-GOODS-BEFORE-OR-AFTER-TILE")
@pytest.mark.parametrize(
    ("space", "lying", "tile", "goods"),
    [
        ("clearing", "wood 2", "tile meadow c4 field c3", {"wood": 2}),
        ("excavation", "stone 2", "tile cavern e3 tunnel f3", {"stone": 2}),
        ("drift_mining", "stone 3", "tile cavern d2 tunnel d1", {"stone": 3}),
        ("sustenance", "food 2", "tile meadow c4 field c3", {"food": 2, "grain": 1}),
    ],
)
def test_goods_may_be_taken_before_the_tile_or_after_it(
    space: str, lying: str, tile: str, goods: dict[str, int]
) -> None:
    start = a_game(lying=f"{space} {lying}", on=space)
    assert {"take", tile} <= set(answers(start))
    first = play(start.copy(), "take")
    assert goods_of(first) == goods
    assert tile in answers(first)
    assert goods_of(play(first, tile)) == goods
    last = play(start.copy(), tile)
    assert goods_of(last) == goods


@pytest.mark.rule("OURS-GOLD-EXCHANGE-LIMIT")
def test_one_exchange_takes_at_most_forty_gold() -> None:
    game = a_game(gold=55)
    exchanges = {move for move in legal(game) if move.startswith("eat gold")}
    assert exchanges == {f"eat gold {amount}" for amount in range(2, 41)}
    play(game, "eat gold 40")
    assert goods_of(game) == {"gold": 15, "food": 39}
    with pytest.raises(UnknownMove):
        game.play("eat gold 41")


@pytest.mark.rule("OURS-SEATS")
@pytest.mark.parametrize("players", range(2, 8))
def test_seats_are_called_a_to_g_and_chance_draws_the_first(players: int) -> None:
    game = Game(Setup(players=players), deals=False)
    assert game.seat == -1
    assert [(move.text, weight) for move, weight in game.chances()] == [
        (f"start {seat}", 1) for seat in "ABCDEFG"[:players]
    ]
    play(game, f"start {'ABCDEFG'[players - 1]}", answers(play(game.copy(), "start A"))[0])
    order = [game.seat_name]
    while len(order) < players:
        sit_out(game)
        order.append(game.seat_name)
    letters = "ABCDEFG"[:players]
    assert "".join(order) == letters[-1] + letters[:-1]


@pytest.mark.rule("OURS-SEATS")
def test_every_seat_can_be_dealt_the_start() -> None:
    assert {Game(Setup(players=5, seed=seed)).state.start for seed in range(60)} == {0, 1, 2, 3, 4}


@pytest.mark.rule("OURS-SUPPLIERS-COUNT-PLAYED-ROUNDS")
def test_a_ruby_supplier_of_round_seven_pays_in_eight_ten_eleven_and_twelve() -> None:
    game = a_game(players=2, round=7, wood=2, stone=2, on="housework")
    play(game, "furnish ruby_supplier d3", "done")
    rubies = {7: goods_of(game).get("ruby", 0)}
    while not game.is_over:
        if game.seat == -1:
            play(game, answers(game)[0])
        else:
            rubies.setdefault(game.state.round, goods_of(game).get("ruby", 0))
            sit_out(game)
    assert rubies == {7: 0, 8: 1, 10: 2, 11: 3, 12: 4}


@pytest.mark.rule("OURS-WRITING-CHAMBER-SEQUENCE")
@pytest.mark.parametrize(
    ("kinds_missing", "unused", "begging", "left"),
    [
        (4, 22, 2, (-1, -22, -6)),
        (1, 22, 1, (0, -17, -3)),
        (0, 3, 2, (0, 0, -2)),
        (0, 3, 1, (0, 0, 0)),
        (2, 1, 0, (0, 0, 0)),
    ],
)
def test_the_writing_chamber_relieves_kinds_then_spaces_then_begging(
    kinds_missing: int, unused: int, begging: int, left: tuple[int, int, int]
) -> None:
    board = [c + r for r in "1234" for c in "abcdef" if c + r not in ("d3", "d4")]
    used = board[unused:]
    game = read_board(kinds_missing, used, begging)
    sheet = game.score()[0]
    assert (sheet["missing_animals"], sheet["unused_spaces"], sheet["begging"]) == left


def read_board(kinds_missing: int, used: list[str], begging: int) -> Game:
    """A board with the writing chamber on which just these spaces carry tiles."""
    animals = ["sheep", "donkey", "boar", "cattle"][kinds_missing:]
    lines = ["caverna position 1", "players 2", "seat A", "room writing_chamber d3", f"begging {begging}"]
    lines += [f"animals {animal} 1" for animal in animals]
    lines += [f"{'small_pasture' if cell[0] in 'abc' else 'tunnel'} {cell}" for cell in used]
    return read_position("\n".join(lines), as_is=True)


@pytest.mark.rule(
    "SOLO-CLEARING-AT-LEAST-SIX",
    "SPACE-SMALL-SCALE-DRIFT-MINING-STONE-WITH-TILE",
    "INCOME-BEFORE-REFILL",
    "MARKER-TURNED-AT-ROUND-START",
    "SETUP-ADDITIONS",
)
def test_the_five_options_have_these_defaults() -> None:
    assert Setup().options == Options(
        solo_clearing="at_least_6",
        small_scale_drift_mining="stone_with_tile",
        income="before_refill",
        harvest_marker="round_start",
        additions="none",
    )


@pytest.mark.rule("SPACE-SMALL-SCALE-DRIFT-MINING-STONE-WITH-TILE")
def test_small_scale_drift_mining_gives_its_stone_only_with_the_tile() -> None:
    tunnels = "e1 d2 f2 e3 f4 e4"
    assert "place small_scale_drift_mining" not in legal(a_game(players=5, tunnel=tunnels))
    game = a_game(players=5, on="small_scale_drift_mining")
    assert "take" not in answers(game)
    play(game, "tile cavern d2 tunnel d1")
    assert goods_of(game) == {"stone": 1}


@pytest.mark.rule("SPACE-SMALL-SCALE-DRIFT-MINING-AND-OR")
def test_with_the_option_the_stone_comes_with_or_without_the_tile() -> None:
    option = "small_scale_drift_mining stone_and_or_tile"
    blocked = a_game(players=5, options=option, tunnel="e1 d2 f2 e3 f4 e4")
    assert "place small_scale_drift_mining" in legal(blocked)
    game = a_game(players=5, options=option, on="small_scale_drift_mining")
    assert "take" in answers(game)
    play(game, "take")
    assert goods_of(game) == {"stone": 1}
    assert "tile cavern d2 tunnel d1" in answers(game)


@pytest.mark.rule("MARKER-TURNED-AT-ROUND-END", "INCOME-AFTER-REFILL", "SOLO-CLEARING-MORE-THAN-SIX")
@pytest.mark.parametrize(
    "name", ["solo_clearing", "small_scale_drift_mining", "income", "harvest_marker", "additions"]
)
def test_an_option_takes_only_its_own_values(name: str) -> None:
    with pytest.raises(BadSetup):
        Setup(options=Options(**{name: "sometimes"}))
