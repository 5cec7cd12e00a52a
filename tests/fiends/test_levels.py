"""The seven levels at a table with the expansion: whole turns, whole games, and nothing thrown away."""

from random import Random

import pytest

from caverna import Game, Setup
from caverna.bots import make_bot, thinking_bot
from caverna.bots.levels import LEVELS
from caverna.bots.mind.judging.hand import Style
from caverna.bots.mind.routine.routine import Routine
from caverna.bots.mind.turns.choices import Breadth
from caverna.bots.mind.turns.turn import Turn
from caverna.bots.mind.turns.turns import turns
from caverna.bots.thinking_bot import instead_of_learning
from caverna.engine.goods import ORE, RUBY
from caverna.engine.play import apply, deciding_seat
from caverna.engine.rounds.scoring import total_score
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.expansions.frantic_fiends.bots.answers import chance_of_prey
from caverna.expansions.frantic_fiends.bots.chances import fights_at_hand, strength_lacking
from caverna.expansions.frantic_fiends.bots.doors import BOTS
from caverna.expansions.frantic_fiends.engine.moves import SET_TRAP
from caverna.expansions.frantic_fiends.engine.options import FiendOptions
from caverna.expansions.frantic_fiends.engine.orc_acts import OrcActs
from caverna.expansions.frantic_fiends.engine.player import GONE
from caverna.expansions.frantic_fiends.engine.state import player_of
from tests.api.random_play import decisions
from tests.fiends.arranging import NO_ORCS, a_game, player

WIDE = Breadth(width=4, sites=2)
NARROW = Breadth(width=1, sites=1)


def routine() -> Routine:
    return Routine(BOTS.judge(Style()), BOTS)


def found(game: Game, breadth: Breadth = WIDE) -> list[list[str]]:
    return [[game.move(move).text for move in turn.moves] for turn in turns(game.state, routine(), breadth)]


def whole_game(setup: Setup, bot: str) -> Game:
    game = Game(setup)
    bots = [make_bot(bot, seat) for seat in range(setup.players)]
    while not game.is_over:
        assert game.seat is not None
        game.play(bots[game.seat].choose(game))
    return game


# Whole games.


@pytest.mark.parametrize(
    ("players", "bot", "side"),
    [(1, "level4", "easy"), (2, "level2", "hard"), (7, "level1", "hard")],
)
def test_a_level_plays_to_the_end(players: int, bot: str, side: str) -> None:
    options = FiendOptions(orc_strength=side)
    game = whole_game(Setup(players, options=options, seed=players, expansion="frantic_fiends"), bot)
    assert min(game.totals()) > -10


@pytest.mark.parametrize("bot", ["level5", "level6", "level7"])
def test_a_level_that_learned_or_looks_ahead_plays_a_round(bot: str) -> None:
    game = Game(Setup(2, seed=3, expansion="frantic_fiends"))
    bots = [make_bot(bot, seat) for seat in range(2)]
    while game.state.round == 1:
        assert game.seat is not None
        game.play(bots[game.seat].choose(game))
    assert all(place != GONE for place in player(game).orcs)


def test_the_bonuses_of_a_campaign_are_used() -> None:
    options = FiendOptions(campaign="2+material+trap+twin_tile+functional_tile")
    game, bot = Game(Setup(1, options=options, seed=2, expansion="frantic_fiends")), make_bot("level1", 1)
    while not isinstance(game.state.agenda[-1], PlaceDwarf):
        game.play(bot.choose(game))
    assert len(player(game).traps) == 1
    assert len(player(game).rooms) == 2


@pytest.mark.parametrize(("bot", "players", "rounds"), [("level2", 1, 2), ("level4", 1, 2), ("level7", 2, 1)])
def test_the_same_seed_plays_the_same_moves(
    bot: str, players: int, rounds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks ahead stops after so many futures; on a slow machine it must not be the clock before."""
    monkeypatch.setattr(thinking_bot, "PATIENCE", 600.0)
    setup = Setup(players, seed=5, expansion="frantic_fiends")
    first, second = Game(setup), Game(setup)
    one, other = make_bot(bot, 7), make_bot(bot, 7)
    while first.state.round <= rounds:
        first.play(one.choose(first))
        second.play(other.choose(second))
    assert first.moves_played == second.moves_played


def test_where_nothing_was_learned_each_level_looks_further_than_the_one_below() -> None:
    foresight = [instead_of_learning(level) for level in LEVELS]
    effort = [each.candidates * each.own_turns * each.futures for each in foresight]
    assert effort[2] < effort[3] < effort[4] < effort[5] < effort[6]


# Whole turns.


def test_every_turn_can_be_played_as_it_is_listed() -> None:
    luck, seen = Random(4), 0
    for moment in decisions(Game(Setup(2, seed=4, expansion="frantic_fiends"), deals=False), luck):
        if isinstance(moment.state.agenda[-1], PlaceDwarf) and luck.random() < 0.1:
            for turn in turns(moment.state, routine(), NARROW):
                assert after(moment, turn) == turn.state
                seen += 1
    assert seen > 20


def after(moment: Game, turn: Turn) -> object:
    trial = moment.copy(deals=False)
    for move in turn.moves:
        trial.play(move)
    state = trial.state.copy()
    routine().play_on(state)
    return state


def test_a_trap_is_tried_on_the_spaces_where_most_orcs_come() -> None:
    setup = Setup(1, options=FiendOptions(campaign="1+trap"), seed=2, expansion="frantic_fiends")
    state = Game(setup).state
    numbers, farm = state.rules.moves, player_of(state, 0)
    kept = BOTS.fewer(state, state.answers)
    traps = [move for move in state.answers if numbers.verb[move] == SET_TRAP]
    for kind in {numbers.first[move] for move in traps}:
        of_kind = [move for move in traps if numbers.first[move] == kind]
        prey = {move: chance_of_prey(state, farm, numbers.second[move]) for move in of_kind}
        chosen = [move for move in kept if move in of_kind]
        assert 0 < len(chosen) < len(of_kind)
        assert min(prey[move] for move in chosen) >= max(prey[move] for move in of_kind if move not in chosen)
    assert traps


def test_a_fight_goes_on_to_its_bounty() -> None:
    game = a_game(dwarfs="9 9", orcs="a a1 5, b gone, c gone", strips="l1", quiet=True)
    bounties = [
        turn for turn in found(game) if "loot fight_orc" in turn and any("reward" in move for move in turn)
    ]
    assert len(bounties) > 1


def test_a_friendly_orc_goes_before_its_time_for_a_ruby_and_the_turn_says_where() -> None:
    game = a_game(rooms="orc_dwelling e3", friends="a e3", lying="drift_mining stone 4", ruby=1)
    sent = [turn for turn in found(game) if turn[0] == "order orc"]
    assert sent
    assert all(turn[1].startswith("send") for turn in sent)


# Between the turns.


@pytest.mark.parametrize("bot", ["level1", "level4", "level7"])
def test_an_orc_is_pushed_aside_before_it_tramples_a_herd(bot: str) -> None:
    game = a_game(
        phase="event",
        quiet=True,
        orcs="a gone, b gone, c b2 9",
        bribes="ore wood stone gold",
        small_pasture="b3",
        stable="b3",
        sheep=4,
        food=2,
        wood=1,
    )
    game.play("keep 4 sheep b3")
    game.play("card 1.1")
    while isinstance(game.state.agenda[-1], OrcActs):
        game.play(make_bot(bot, 3).choose(game))
    assert sum(player(game).goods[9:]) == 4


def test_who_reaps_empties_his_mines_too() -> None:
    game = a_game(
        round=12, event=4, orcs=NO_ORCS, ore_mine="e3", ruby_mine="e2", mined="e3 3, e2 2", donkey=2
    )
    state = game.state.copy()
    BOTS.reap(state, deciding_seat(state))
    assert (state.players[0].goods[ORE], state.players[0].goods[RUBY]) == (3, 2)


def test_questions_between_the_turns_are_answered_to_the_end() -> None:
    for moment in decisions(Game(Setup(3, seed=8, expansion="frantic_fiends"), deals=False), Random(8)):
        step = moment.state.agenda[-1]
        if step.seat >= 0 and not isinstance(step, PlaceDwarf) and moment.state.round > 5:
            state = moment.state.copy()
            routine().play_on(state)
            assert not state.agenda or state.agenda[-1] != step


def test_an_orc_that_is_left_spoils_a_game_of_a_campaign_only() -> None:
    for campaign, is_spoiled in (("none", False), ("1", True)):
        options = FiendOptions(campaign=campaign)
        state = Game(Setup(1, options=options, seed=2, expansion="frantic_fiends")).state
        assert (BOTS.outcome(state, 0) < total_score(state, 0)) == is_spoiled


def test_whose_game_alone_is_a_lesson_plays_campaigns_too() -> None:
    rng = Random(1)
    lessons = [BOTS.lesson(1, rng) for _ in range(40)]
    campaigns = {lesson["campaign"][0] for lesson in lessons if lesson}
    assert campaigns == set("12345")
    assert {} in lessons
    assert BOTS.lesson(2, rng) == {}
    for lesson in lessons:
        Setup(1, options=lesson, expansion="frantic_fiends")


# Arms.


@pytest.mark.parametrize(
    ("weapons", "dogs", "beaten", "lacking"),
    [
        ("0 0", 9, 0, 5 + 7 + 9 - 9),
        ("0 4", 0, 0, 5 + 7 + 9 - 4),
        ("0 4", 1, 1, 5 + 7 + 9 - 5),
        ("5 8", 0, 2, 5 + 7 + 9 - 13),
        ("14 14", 0, 3, 0),
    ],
)
def test_how_far_the_weapons_at_hand_go(weapons: str, dogs: int, beaten: int, lacking: int) -> None:
    state = a_game(dwarfs=weapons, dog=dogs, orcs="a a1 5, b b1 7, c c1 9, d gone").state
    assert fights_at_hand(state, 0, [9, 5, 7]) == beaten
    assert strength_lacking(state, 0, [9, 5, 7]) == lacking


# Features.


def test_a_row_says_whether_orcs_must_go_at_any_price() -> None:
    rows = set[bytes]()
    for campaign in ("none", "1"):
        options = FiendOptions(campaign=campaign)
        state = Game(Setup(1, options=options, seed=2, expansion="frantic_fiends")).state
        rows.add(BOTS.features(state, 0))
    assert len(rows) == 2


@pytest.mark.parametrize("players", [1, 3, 7])
def test_a_position_is_a_row_of_one_length(players: int) -> None:
    lengths = set[int]()
    setup = Setup(players, seed=1, expansion="frantic_fiends")
    for moment in decisions(Game(setup, deals=False), Random(1)):
        lengths.update(len(BOTS.features(moment.state, seat)) for seat in range(players))
    assert lengths == {len(BOTS.features(Game(Setup(2, expansion="frantic_fiends")).state, 0))}


def test_a_lower_level_minds_orcs_less() -> None:
    def fear_of_an_orc(style: Style) -> float:
        judge = BOTS.judge(style)
        free = a_game(round=4, event=1, quiet=True, orcs="a gone, b gone, c gone").state
        there = a_game(round=4, event=1, quiet=True, orcs="a a2 5, b gone, c gone").state
        return judge.worth(free, 0) - judge.worth(there, 0)

    unaware = Style(dwarf_a_round=0.3 * Style().dwarf_a_round)
    assert fear_of_an_orc(Style()) > 2 * fear_of_an_orc(unaware) > 0


def test_trying_out_changes_nothing() -> None:
    state = a_game(dwarfs="9 9", orcs="a a1 5", wood=4, stone=1).state
    before = state.copy()
    turns(state, routine(), WIDE)
    assert state == before
    apply(before, before.answers[0])
    assert state != before
