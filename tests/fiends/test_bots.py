"""The bots in games with the expansion: they play to the end, save what can be saved, and score."""

import pytest

from caverna import Game, Setup
from caverna.bots import make_bot
from caverna.engine.goods import FARM_ANIMALS
from caverna.engine.home_board import CELL_BY_NAME
from caverna.engine.play import apply
from caverna.expansions.frantic_fiends.bots.answers import sparing_herds, worth_a_thought
from caverna.expansions.frantic_fiends.bots.chances import chance_of_trap, chance_to_enter, events_to_come
from caverna.expansions.frantic_fiends.bots.worth import Prospects, fiend_worth
from caverna.expansions.frantic_fiends.engine.orc_acts import OrcActs
from caverna.expansions.frantic_fiends.engine.paths import INTO_THE_CAVE
from caverna.expansions.frantic_fiends.engine.player import GONE
from caverna.expansions.frantic_fiends.engine.state import FiendState
from tests.fiends.arranging import a_game, answers, figures, goods_of, legal, play, player

ONLY_C = "a gone, b gone, c b2 {}"
BOTS = ("random", "greedy")


def whole_game(players: int, seed: int, bot: str) -> Game:
    game = Game(Setup(players, seed=seed, expansion="frantic_fiends"))
    bots = [make_bot(bot, 10 * seed + seat) for seat in range(players)]
    while not game.is_over:
        assert game.seat is not None
        game.play(bots[game.seat].choose(game))
    return game


def herd_in_danger(strength: int = 9, wood: int = 0, ore: int = 0) -> Game:
    """Orc c stands above a pasture with four sheep, its card leads down, and nobody else is about."""
    game = a_game(
        phase="event",
        quiet=True,
        orcs=ONLY_C.format(strength),
        bribes="ore wood stone gold",
        small_pasture="b3",
        stable="b3",
        sheep=4,
        food=2,
        wood=wood,
        ore=ore,
    )
    return play(game, "keep 4 sheep b3", "card 1.1")


def chosen(game: Game, bot: str = "greedy", seed: int = 1) -> str:
    return make_bot(bot, seed).choose(game).text


def play_on(game: Game, bot: str) -> None:
    """Until the orc has acted."""
    while isinstance(game.state.agenda[-1], OrcActs):
        game.play(make_bot(bot, 3).choose(game))


# Whole games.


@pytest.mark.parametrize("players", range(1, 8))
def test_the_random_bot_plays_to_the_end(players: int) -> None:
    assert whole_game(players, seed=players, bot="random").is_over


@pytest.mark.parametrize("players", [1, 3])
def test_the_greedy_bot_plays_to_the_end(players: int) -> None:
    assert whole_game(players, seed=4, bot="greedy").is_over


def test_the_greedy_bot_scores_well_over_twenty() -> None:
    totals = [total for seed in (1, 2, 3) for total in whole_game(2, seed, "greedy").totals()]
    assert sum(totals) / len(totals) > 25


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_plays_the_same_game(bot: str) -> None:
    first, second = whole_game(1, 5, bot), whole_game(1, 5, bot)
    assert first.moves_played == second.moves_played


def test_choosing_changes_nothing() -> None:
    game = herd_in_danger(wood=1)
    before = goods_of(game), player(game).orcs, legal(game)
    for bot in BOTS:
        chosen(game, bot)
    assert (goods_of(game), player(game).orcs, legal(game)) == before


# Herds.


@pytest.mark.parametrize("bot", BOTS)
def test_an_orc_about_to_trample_a_herd_is_pushed_aside(bot: str) -> None:
    game = herd_in_danger(wood=1)
    play_on(game, bot)
    assert player(game).goods[FARM_ANIMALS[0]] == 4


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("seed", range(4))
def test_an_orc_that_can_be_bribed_away_tramples_nothing(bot: str, seed: int) -> None:
    game = herd_in_danger(strength=3, ore=3)
    while isinstance(game.state.agenda[-1], OrcActs):
        game.play(make_bot(bot, seed).choose(game))
    assert player(game).orcs[2] == GONE
    assert player(game).goods[FARM_ANIMALS[0]] == 4


def test_a_herd_that_cannot_be_saved_is_eaten() -> None:
    game = herd_in_danger()
    assert chosen(game) == "eat sheep"
    play_on(game, "greedy")
    assert goods_of(game) == {"food": 6}


def test_a_herd_that_is_trampled_in_the_last_event_feeds_the_family() -> None:
    game = a_game(
        phase="event",
        event=4,
        round=12,
        quiet=True,
        orcs="a gone, b gone, c gone, d b2 12",
        bribes="ore wood stone vegetable",
        small_pasture="b3",
        stable="b3",
        sheep=4,
        grain=4,
    )
    play(game, "keep 4 sheep b3", "card 1.1")
    play_on(game, "greedy")
    assert goods_of(game) == {"food": 4, "grain": 4}


@pytest.mark.parametrize(("weapon", "dogs"), [(4, 2), (6, 1), (6, 2), (7, 1), (7, 2)])
def test_an_orc_about_to_trample_a_herd_is_fought_before(weapon: int, dogs: int) -> None:
    game = a_game(
        round=6,
        event=1,
        quiet=True,
        orcs="a b2 4, b gone, c gone",
        dwarfs=f"0@excavation {weapon}",
        dog=dogs,
        small_pasture="b3",
        stable="b3",
        sheep=4,
        food=4,
    )
    while game.seat == 0:
        play(game, chosen(game))
    assert player(game).orcs[0] == GONE
    assert player(game).goods[FARM_ANIMALS[0]] == 4


def test_herds_in_the_way_of_an_orc_are_in_danger_before_an_event() -> None:
    herd = {"round": 6, "stable": "b3", "small_pasture": "b3", "sheep": 4}
    assert in_danger(**herd, orcs="a b2 5, b gone, c gone") > 1
    assert in_danger(**herd, orcs="a gone, b gone, c gone") == 0
    assert in_danger(**{**herd, "sheep": 2}, orcs="a b2 5, b gone, c gone") == 0, "there is room in the cave"
    assert in_danger(**{**herd, "round": 5}, orcs="a b2 5, b gone, c gone") == 0, "no event comes yet"


def test_a_large_pasture_is_in_danger_wherever_an_orc_enters_it() -> None:
    orcs = "a gone, b gone, c c1 9"
    one = in_danger(round=6, small_pasture="b2", stable="b2", sheep=4, orcs=orcs)
    both = in_danger(round=6, large_pasture="b2 c2", sheep=4, orcs=orcs)
    assert both > one > 0


def in_danger(**has: object) -> float:
    return Prospects(a_game(event=1, quiet=True, **has).state, 0).herds_in_danger()  # type: ignore[arg-type]


def test_saving_a_herd_means_the_answers_that_cost_no_animal() -> None:
    game = herd_in_danger(wood=1, ore=2)
    moves = [game.state.rules.moves.all[move].text for move in sparing_herds(game.state)]
    assert "done" not in moves
    assert "bribe 2" not in moves
    assert {"displace l", "displace ul", "displace u", "displace ur", "displace r"} <= set(moves)


# Answers.


def test_animals_and_beds_stand_as_suggested() -> None:
    game = a_game(phase="event", quiet=True, small_pasture="b2 b3", sheep=2, donkey=2, ore_mine="e3")
    assert len(answers(game)) > 3
    assert worth_a_thought(game.state) == [0]
    assert chosen(game) == "done"


def animals_in_a_mine(event: int, orc: str) -> Game:
    return a_game(
        phase="event",
        event=event,
        quiet=True,
        orcs=f"a {orc}, b gone, c gone, d gone",
        ore_mine="e3",
        deep_tunnel="e4",
        small_pasture="a1",
        donkey=1,
    )


def test_animals_make_room_for_an_orc_that_comes_into_the_cave() -> None:
    game = animals_in_a_mine(3, "c4 5")
    assert chosen(game) == "keep none e3"
    play(game, "keep none e3")
    assert chosen(game) == "done"


def test_animals_stay_in_the_mine_while_no_orc_can_come() -> None:
    assert chosen(animals_in_a_mine(2, "a1 5")) == "done"


def test_in_the_last_event_every_orc_comes_into_the_cave() -> None:
    assert chosen(animals_in_a_mine(4, "c1 5")) == "keep none e3"


def test_a_bribe_that_puts_an_orc_within_reach_is_considered() -> None:
    game = a_game(
        phase="event",
        quiet=True,
        orcs=ONLY_C.format(9),
        bribes="ore wood stone gold",
        dwarfs="0 5",
        dog=1,
        ore=6,
    )
    play(game, "card 1.1")
    considered = [game.state.rules.moves.all[move].text for move in worth_a_thought(game.state)]
    assert [move for move in considered if move.startswith("bribe")] == ["bribe 3", "bribe 6"]
    assert {"done", "bribe 1"} <= set(answers(game))
    assert "bribe 1" not in considered


def test_an_orc_is_pushed_into_the_trap_beside_it() -> None:
    game = a_game(phase="event", quiet=True, orcs="a a1 5, b gone, c gone", traps="pitfall b1", wood=1)
    play(game, "card 3.1")
    assert chosen(game) == "displace r"
    play(game, "displace r")
    assert player(game).orcs[0] == GONE


def test_all_hits_of_a_trap_go_to_the_orc_they_can_beat() -> None:
    game = a_game(
        phase="event", quiet=True, orcs="a a1 6, b c1 7, c b1 9", traps="poison_darts a2", strips="l1"
    )
    play(game, "card 3.1")
    hits = []
    while any(move.startswith("hit") for move in answers(game)):
        hits.append(chosen(game))
        play(game, hits[-1])
    assert hits == ["hit a"] * 3
    assert player(game).orcs[0] == GONE


@pytest.mark.parametrize(("space", "is_considered"), [("blacksmithing", False), ("logging", True)])
def test_a_fight_comes_last_in_an_expedition(space: str, is_considered: bool) -> None:
    game = a_game(dwarfs="9 9", orcs="a a1 5", on=space)
    considered = [game.state.rules.moves.all[move].text for move in worth_a_thought(game.state)]
    assert "loot fight_orc" in answers(game)
    assert ("loot fight_orc" in considered) == is_considered


def test_an_orc_that_can_be_beaten_in_the_last_round_is_beaten() -> None:
    game = a_game(
        round=12, event=4, dwarfs="14 14", orcs="a e3 5, b gone, c gone, d gone", cavern="e3", quiet=True
    )
    bot = make_bot("greedy", 1)
    while not game.is_over:
        game.play(bot.choose(game))
    assert "fight a" in [move.text for seat, move in game.moves_played if seat == 0]


# Meals.


def meal(**has: object) -> list[str]:
    """What is turned into food, until everybody is fed."""
    everything = {"round": 12, "event": 4, "orcs": "a gone, b gone, c gone, d gone", **has}
    game = a_game(phase="harvest", harvest="normal", quiet=True, **everything)  # type: ignore[arg-type]
    eaten: list[str] = []
    while not (eaten and eaten[-1].startswith("feed")):
        eaten.append(chosen(game))
        play(game, eaten[-1])
    return eaten


def test_at_the_end_gold_is_not_eaten_while_cheaper_things_are_there() -> None:
    assert meal(gold=5, grain=4) == ["eat grain"] * 4 + ["feed 4"]


def test_gold_is_eaten_before_anybody_begs() -> None:
    assert meal(gold=5) == ["eat gold 5", "feed 4"]
    assert meal(food=1) == ["feed 1"]


# What it is worth.


def worth(**has: object) -> float:
    return fiend_worth(a_game(**{"round": 4, "event": 1, "quiet": True, **has}).state, 0)  # type: ignore[arg-type]


def test_fewer_and_weaker_orcs_are_better() -> None:
    assert worth(orcs="a gone") > worth(orcs="a a2 2") > worth(orcs="a a2 5")
    assert worth(orcs="a a1 5") > worth(orcs="a c4 5"), "the nearer to the cave, the worse"


def test_a_trap_is_worth_most_where_orcs_come() -> None:
    beside, aside = worth(traps="pitfall b2"), worth(traps="pitfall a4", orcs="a gone, b c1 7, c gone")
    assert beside > worth(traps="pitfall b2", orcs="a a2 9, b b1 9, c c1 9")
    assert beside - worth() > aside - worth(orcs="a gone, b c1 7, c gone")


def test_a_room_for_orcs_and_a_net_belong_together() -> None:
    both = worth(traps="catch_net b2", rooms="orc_dwelling d3")
    net, room, none = worth(traps="catch_net b2"), worth(rooms="orc_dwelling d3"), worth()
    assert both - none > (net - none) + (room - none) + 2


def test_friends_work_and_captives_do_not() -> None:
    friend = worth(rooms="orc_dwelling d3", friends="b d3", orcs="b gone")
    assert friend > worth(rooms="orc_dwelling d3", orcs="b gone") + 5
    home = {"rooms": "dwelling d3", "dwarfs": "0 0 0"}
    assert worth(**home) > worth(**home, captives="0 d3", orcs="a d3 5") + 10


def test_goods_in_mines_want_a_donkey() -> None:
    mine = {"ore_mine": "e3", "deep_tunnel": "e4"}
    stocked = worth(**mine, mined="e3 4") - worth(**mine)
    with_donkey = worth(**mine, mined="e3 4", donkey=1) - worth(**mine, donkey=1)
    assert with_donkey > stocked > 0


def test_food_for_the_last_feeding_is_worth_something_but_no_more_than_it_takes() -> None:
    few, enough, more = (Prospects(a_game(round=12, event=4, food=food).state, 0) for food in (1, 4, 9))
    assert 0 < few.last_meal() < enough.last_meal() == more.last_meal()
    assert Prospects(a_game(round=10, event=4, food=4).state, 0).last_meal() == 0


def test_without_orcs_yellow_tiles_count() -> None:
    free = "a gone, b gone, c gone, d gone"
    rich = {"round": 8, "event": 2, "orcs": free, "strips": "r6", "traps": "pitfall a1 used, pitfall b1 used"}
    game = a_game(quiet=True, **rich)  # type: ignore[arg-type]
    assert (
        Prospects(game.state, 0).freedom() > Prospects(a_game(round=8, event=2, orcs=free).state, 0).freedom()
    )


# Chances.


def test_all_but_one_card_lead_the_first_orc_onto_the_space_below() -> None:
    a1, a2 = CELL_BY_NAME["a1"], CELL_BY_NAME["a2"]
    assert chance_to_enter(figures(), 3, a1, a2, 1) == pytest.approx(8 / 9)
    assert chance_to_enter(figures(), 3, a1, INTO_THE_CAVE, 1) == 0
    assert chance_to_enter(figures(), 3, a1, INTO_THE_CAVE, 2) == pytest.approx(0.3, abs=0.01)
    assert chance_to_enter(figures(), 3, a1, a2, 0) == 0


def test_an_orc_beside_a_trap_can_be_pushed_into_it() -> None:
    cell = CELL_BY_NAME["b2"]
    poor, rich = a_game(), a_game(wood=1)
    chances = [chance_of_trap(figures(), player(game), 2, 4, cell) for game in (poor, rich)]
    assert chances[0] < chances[1]
    assert chance_of_trap(figures(), player(rich), 2, 4, CELL_BY_NAME["a4"]) < 0.5


def test_events_to_come_are_counted_until_the_orc_has_acted() -> None:
    game = a_game(round=3, event=0)
    assert [events_to_come(game.state, orc) for orc in range(4)] == [4, 4, 4, 2]
    game = herd_in_danger()
    assert isinstance(game.state, FiendState)
    assert events_to_come(game.state, 2) == 3
    apply(game.state, 0)
    assert events_to_come(game.state, 2) == 3
