"""Setting up a game with Frantic Fiends: spaces, cards, markers, orcs, and what ends a round."""

import itertools

import pytest

from caverna import BrokenPosition, Game
from caverna.engine.errors import BadSetup
from caverna.engine.goods import GOOD_NAMES, goods
from caverna.engine.home_board import CELL_BY_NAME
from caverna.engine.state.game_state import HARVEST, NO_HARVEST, NOT_YET_KNOWN, PAYMENT
from caverna.engine.state.player import HOME
from caverna.expansions.frantic_fiends.engine.harvest import ORC_EVENT
from caverna.expansions.frantic_fiends.engine.options import FiendOptions
from caverna.expansions.frantic_fiends.engine.player import ASIDE
from caverna.setup import Setup
from tests.fiends.arranging import NO_ORCS, a_game, answers, figures, goods_of, legal, play, player, table
from tests.rules.rounds.telling import told

COUNTS = (1, 2, 3, 4, 5, 6, 7)
TOP = tuple(CELL_BY_NAME[name] for name in ("a1", "b1", "c1"))


def new_game(players: int, deals: bool = True, **options: str) -> Game:
    chosen = FiendOptions(**options)
    return Game(Setup(players=players, options=chosen, expansion="frantic_fiends", seed=1), deals=deals)


def printed(players: int) -> set[str]:
    rules = new_game(players).state.rules
    return {rules.space_keys[number] for number in rules.printed}


# Spaces and cards.


@pytest.mark.rule("FF-SETUP-BASE-RULES-STAY")
@pytest.mark.parametrize("players", COUNTS)
def test_spaces_nobody_changed_are_those_of_the_base_game(players: int) -> None:
    base = Setup(players=players).ruleset()
    keys = {base.space_keys[number] for number in base.printed}
    replaced = {"wood_gathering"} if players <= 3 else {"forest_exploration"}
    assert printed(players) == keys - replaced | {"armory"}
    assert new_game(players).state.rules.rounds == base.rounds


@pytest.mark.rule("FF-SETUP-BASE-RULES-STAY")
def test_there_is_no_game_for_eight() -> None:
    with pytest.raises(BadSetup):
        new_game(8)


@pytest.mark.rule("FF-SETUP-COVERED-SPACES")
@pytest.mark.parametrize(
    ("players", "when_empty", "otherwise"), [(1, 2, 1), (2, 2, 1), (3, 2, 1), (4, 3, 2), (7, 3, 2)]
)
def test_ore_mining_is_covered_by_the_side_for_so_many_players(
    players: int, when_empty: int, otherwise: int
) -> None:
    rules = new_game(players).state.rules
    space = rules.space(rules.space_number["ore_mining"])
    assert space.rules == ("FF-SPACE-ORE-MINING",)
    assert space.accumulates is not None
    assert space.accumulates.if_empty == goods(ore=when_empty)
    assert space.accumulates.otherwise == goods(ore=otherwise)
    assert rules.space(rules.space_number["housework"]).rules == ("FF-SPACE-HOUSEWORK",)


@pytest.mark.rule("FF-SETUP-ARMORY-UP-TO-THREE")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_up_to_three_the_armory_covers_wood_gathering_alone(players: int) -> None:
    keys, rules = printed(players), new_game(players).state.rules
    assert {"armory", "logging"} <= keys
    assert not {"wood_gathering", "imitation_2"} & keys
    assert rules.space(rules.space_number["logging"]).rules != ("FF-SPACE-LOGGING",)
    assert new_game(players).state.stock[rules.space_number["armory"]] == goods(wood=1)


@pytest.mark.rule("FF-SETUP-ARMORY-THREE-KEEPS-FOREST")
def test_three_players_keep_forest_exploration() -> None:
    assert {"armory", "forest_exploration"} <= printed(3)
    game = a_game(players=3, on="forest_exploration", lying="forest_exploration wood 2")
    assert goods_of(game)["wood"] == 2


@pytest.mark.rule("FF-SETUP-ARMORY-FROM-FOUR")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_from_four_on_forest_exploration_is_gone(players: int) -> None:
    keys, rules = printed(players), new_game(players).state.rules
    assert {"armory", "logging", "imitation_2"} <= keys
    assert not {"forest_exploration", "wood_gathering"} & keys
    assert rules.space(rules.space_number["logging"]).rules == ("FF-SPACE-LOGGING",)
    assert new_game(players).state.stock[rules.space_number["armory"]] == goods(food=1)


@pytest.mark.rule("FF-SETUP-OTHER-IMITATIONS-STAY")
@pytest.mark.parametrize(
    ("players", "imitations"),
    [
        (1, set()),
        (2, set()),
        (3, {"imitation_4"}),
        (4, {"imitation_2"}),
        (5, {"imitation_2", "imitation_4"}),
        (6, {"imitation_2", "imitation_1"}),
        (7, {"imitation_2", "imitation_1", "imitation_0"}),
    ],
)
def test_imitation_costs_what_it_cost_before(players: int, imitations: set[str]) -> None:
    assert {key for key in printed(players) if key.startswith("imitation")} == imitations


@pytest.mark.rule("FF-SETUP-OTHER-IMITATIONS-STAY", "FF-SETUP-ARMORY-FROM-FOUR")
@pytest.mark.parametrize("price", [0, 1, 2])
def test_the_price_of_imitation_is_paid(price: int) -> None:
    game = a_game(players=7, food=5, on=f"imitation_{price}", others={"B": {"dwarfs": "0@housework 0"}})
    play(game, "imitate housework")
    assert goods_of(game)["food"] == 5 - price


@pytest.mark.rule("FF-SETUP-STACK")
def test_the_new_cards_of_the_stack() -> None:
    rules = new_game(3).state.rules
    new = {
        space.key for space in rules.spaces
        if space is not None and space.stage and space.rules[0].startswith("FF-")
    }  # fmt: skip
    assert new == {
        "ore_mine_construction",
        "ruby_mine_construction",
        "wish_for_children",
        "urgent_wish_for_children",
    }
    assert not rules.space(rules.space_number["ruby_mining"]).stage


@pytest.mark.rule("FF-SETUP-WITHOUT-EXPLORATION")
@pytest.mark.parametrize("players", COUNTS)
def test_the_exploration_card_is_for_three_and_more(players: int) -> None:
    rules = new_game(players).state.rules
    cards = {rules.space_keys[card] for cards in rules.cards_by_round.values() for card in cards}
    assert ("exploration" in cards) == (players > 2)
    assert rules.rounds == tuple(n for n in range(1, 13) if n != 9 or players > 2)


# Markers and events.


@pytest.mark.rule("FF-SETUP-MARKERS", "FF-SETUP-MARKERS-UP-TO-TWO")
@pytest.mark.parametrize(("players", "plain"), [(1, 3), (2, 3), (3, 4), (4, 4), (5, 4), (6, 4), (7, 4)])
def test_two_orc_markers_and_so_many_plain_ones_are_hidden(players: int, plain: int) -> None:
    state = new_game(players).state
    assert (state.questions, state.leaves) == (2, plain)
    late = [number for number in state.rules.rounds if number >= 7]
    assert len(late) == 2 + plain


@pytest.mark.rule("FF-SETUP-MARKERS", "FF-ROUND-CALENDAR")
@pytest.mark.parametrize(
    ("round", "harvest"),
    [(1, NO_HARVEST), (2, NO_HARVEST), (3, ORC_EVENT), (4, PAYMENT), (5, HARVEST), (6, ORC_EVENT)],
)
def test_what_ends_the_first_rounds_lies_open(round: int, harvest: int) -> None:
    assert a_game(round=round).state.harvest == harvest


@pytest.mark.rule("FF-SETUP-FOUR-EVENTS-ALWAYS", "FF-ROUND-CALENDAR")
@pytest.mark.parametrize("players", [2, 3])
def test_whatever_the_order_of_the_markers_there_are_four_events(players: int) -> None:
    late = [number for number in new_game(players).state.rules.rounds if number >= 7]
    for orcs in itertools.combinations(late, 2):
        begun = []
        game = a_game(players=players, phase="round", round=7, event=2, quiet=True, orcs=NO_ORCS)
        while not game.is_over:
            move = answers(game)[0]
            if game.seat == -1 and "marker orc" in answers(game):
                move = "marker orc" if game.state.round in orcs else "marker leaf"
            elif "pass" in answers(game):
                move = "pass"
            events = game.play(move)
            started = [event for event in events if event.kind == "event_begins"]
            begun += [(game.state.round, event.count("event")) for event in started]
        assert begun == [(orcs[0], 3), (orcs[1], 4)], orcs
        assert table(game).event == 4


@pytest.mark.rule("FF-SETUP-FOUR-EVENTS-ALWAYS")
def test_the_last_markers_follow_from_the_others() -> None:
    """After the three plain markers of a game for two the rest are orcs: chance is not asked."""
    game = a_game(phase="round", round=11, event=2, questions=0)
    assert (game.state.leaves, game.state.questions) == (0, 2)
    play(game, "reveal ore_trading")
    assert game.seat == 0
    assert game.state.harvest == ORC_EVENT


@pytest.mark.rule("FF-SETUP-NO-HARVEST-EVENTS")
def test_the_second_orc_marker_is_no_harvest_event() -> None:
    """In the base game question marks bring 1 food or no harvest; here only the orcs come."""
    game = a_game(phase="round", round=7, event=2, quiet=True, orcs=NO_ORCS, grain=1)
    while game.seat == -1:
        play(game, next((m for m in answers(game) if m == "marker orc"), answers(game)[0]))
    assert game.state.harvest == ORC_EVENT
    with pytest.raises(BrokenPosition):
        a_game(round=7, harvest="choice")


@pytest.mark.rule("FF-SETUP-BRIBES")
def test_four_of_six_bribe_markers_are_drawn_at_the_start() -> None:
    game = new_game(2, deals=False)
    while not answers(game)[0].startswith("bribe_marker"):
        play(game, answers(game)[0])
    goods = {"stone", "wood", "ore", "grain", "vegetable", "gold"}
    for drawn in range(4):
        assert {move.split()[1] for move in answers(game)} == goods - set(bribes(game))
        assert game.seat == -1
        assert len(bribes(game)) == drawn
        play(game, answers(game)[-1])
    assert not answers(game)[0].startswith("bribe_marker")
    assert bribes(game) == ["gold", "vegetable", "grain", "ore"]


def bribes(game: Game) -> list[str]:
    return [GOOD_NAMES[good] for good in table(game).bribes]


@pytest.mark.rule("FF-SETUP-OPEN-INFORMATION")
def test_what_is_hidden_is_drawn_only_when_it_is_turned_up() -> None:
    """Boards, strips and bribes come before the first card; cards and markers are asked of chance later."""
    game = new_game(3, deals=False)
    drawn = []
    while game.seat == -1:
        drawn.append(answers(game)[0].split()[0])
        play(game, answers(game)[0])
    kinds = [kind for kind, _ in itertools.groupby(drawn)]
    assert kinds == ["extension", "strip", "bribe_marker", "start", "reveal"]
    game = a_game(players=3, phase="round", round=7, event=2)
    play(game, answers(game)[0])
    assert answers(game) == ["marker leaf", "marker orc"]
    game = a_game(phase="event")
    assert answers(game) == [f"card 3.{n}" for n in range(1, 10)]


# Orcs.


@pytest.mark.rule("FF-SETUP-ORC-PLACES")
@pytest.mark.parametrize("players", COUNTS)
def test_three_orcs_stand_in_the_top_row(players: int) -> None:
    game = new_game(players)
    for seat in "ABCDEFG"[:players]:
        assert player(game, seat).orcs == (*TOP, ASIDE)


@pytest.mark.rule("FF-SETUP-STRENGTHS", "FF-SETUP-MARKER-FOR-D")
@pytest.mark.parametrize(("side", "strengths"), [("easy", (5, 7, 9, 12)), ("hard", (7, 9, 11, 14))])
def test_all_four_orcs_have_their_strength_from_the_start(side: str, strengths: tuple[int, ...]) -> None:
    game = new_game(2, orc_strength=side)
    assert [player(game, seat).strengths for seat in "AB"] == [strengths] * 2
    assert player(game).strengths[3] == strengths[3]
    assert player(game).orcs[3] == ASIDE


@pytest.mark.rule("FF-SETUP-HANDICAP")
def test_one_player_may_take_the_hard_side() -> None:
    game = new_game(3, hard_for="B")
    assert [player(game, seat).strengths for seat in "ABC"] == [
        (5, 7, 9, 12), (7, 9, 11, 14), (5, 7, 9, 12),
    ]  # fmt: skip
    with pytest.raises(BadSetup):
        new_game(2, hard_for="C")


@pytest.mark.rule("FF-SETUP-STARTING-FOOD")
@pytest.mark.parametrize("players", COUNTS)
def test_food_at_the_start_is_that_of_the_base_game(players: int) -> None:
    game = new_game(players, deals=False)
    while not answers(game)[0].startswith(("start", "place", "reveal")):
        play(game, answers(game)[0])
    if players == 1:
        assert goods_of(game) == {"food": 2}
        return
    play(game, "start B")
    order = "BCDEFGA"[: players - 1] + "A"
    food = [goods_of(game, seat)["food"] for seat in order]
    assert food == [1, 1, 2, 3, 3, 3, 3][:players]


@pytest.mark.rule("FF-SETUP-NOTHING-LOST-AT-START")
def test_the_boar_preserve_under_orc_c_still_pays() -> None:
    game = a_game(on="slash_and_burn", meadow="c3 c4", fields="c2")
    play(game, next(move for move in legal(game) if move.startswith("tile") and "c1" in move.split()))
    assert goods_of(game) == {"boar": 1}
    assert player(game).orcs[:3] == TOP
    assert player(game).strengths == (5, 7, 9, 12)
    assert figures().strengths["easy"] == (5, 7, 9, 12)


# Round ends.


@pytest.mark.rule("FF-ROUND-EVENT-BEFORE-HARVEST")
def test_the_orcs_come_after_the_return_home_and_before_the_harvest() -> None:
    """An orc tramples the grain of a field before the field phase could bring it in."""
    game = a_game(
        round=6,
        quiet=True,
        orcs="a b2 5, b gone, c gone",
        sown="b3 grain 3, a1 grain 3",
        dwarfs="0@logging 0",
    )
    play(game, "pass", "pass")
    assert answers(game) == [f"card 3.{n}" for n in range(1, 10)]
    assert set(player(game).places) == {HOME}
    assert goods_of(game) == {}
    play(game, "card 3.1")
    while game.seat == -1:
        play(game, answers(game)[0])
    assert goods_of(game) == {"grain": 1}


@pytest.mark.rule("FF-ROUND-CALENDAR")
def test_round_four_costs_one_food_each_and_round_five_is_harvested() -> None:
    game = a_game(round=4, food=5, sown="b3 grain 3")
    play(game, "pass", "pass")
    assert answers(game) == ["feed 2", "feed 1", "feed 0"]
    play(game, "feed 2", "feed 0")
    assert goods_of(game) == {"food": 3}
    game = a_game(round=5, food=5, sown="b3 grain 3")
    play(game, "pass", "pass")
    assert goods_of(game) == {"food": 5, "grain": 1}


@pytest.mark.rule("FF-ROUND-CALENDAR")
@pytest.mark.parametrize(("round", "event"), [(3, 1), (6, 2)])
def test_rounds_three_and_six_bring_the_first_two_events(round: int, event: int) -> None:
    game = a_game(round=round)
    play(game, "pass", "pass")
    assert table(game).event == event
    assert answers(game)[0] == "card 3.1"


@pytest.mark.rule("FF-ROUND-MARKERS-REVEALED")
def test_a_marker_is_turned_up_with_the_card_of_the_round() -> None:
    game = a_game(phase="round", round=7, event=2)
    play(game, "reveal family_life")
    assert answers(game) == ["marker leaf", "marker orc"]
    assert [weight for _, weight in game.chances()] == [3, 2]
    play(game, "marker orc")
    assert game.seat == 0
    assert game.state.harvest == ORC_EVENT


@pytest.mark.rule("FF-ROUND-MARKERS-REVEALED")
@pytest.mark.parametrize("marker", ["leaf", "orc"])
def test_everybody_is_told_which_marker_it_is(marker: str) -> None:
    game = a_game(phase="round", round=7, event=2)
    assert told(game, "reveal family_life", f"marker {marker}")[-1] == f"marker_revealed - {marker}"


@pytest.mark.rule("FF-ROUND-MARKERS-REVEALED")
def test_or_at_the_end_of_the_round_if_so_agreed() -> None:
    game = a_game(phase="round", round=7, event=2, options="harvest_marker round_end")
    play(game, "reveal family_life")
    assert game.state.harvest == NOT_YET_KNOWN
    play(game, "pass", "pass")
    assert answers(game) == ["marker leaf", "marker orc"]
    play(game, "marker orc")
    assert table(game).event == 3
