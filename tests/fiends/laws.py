"""The laws every game with the expansion obeys. `make test` and `make soak` run them."""

from caverna import Game, Setup, read_position, restore_snapshot, take_snapshot, write_position
from caverna.engine.events import GAINED, PAID, Event
from caverna.engine.home_board import MOUNTAIN
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.engine.status import faults
from caverna.expansions.frantic_fiends.engine.events import EVENT_BEGINS, EXTRACTED, LOST, STOCKED
from caverna.expansions.frantic_fiends.engine.options import FiendOptions
from caverna.expansions.frantic_fiends.engine.set_up import EVENTS
from caverna.expansions.frantic_fiends.engine.state import fiends, player_of
from caverna.expansions.frantic_fiends.record.soundness import faults_of_fiend_table
from caverna.expansions.frantic_fiends.record.soundness_of_player import faults_of_fiend_player
from tests.oracles.dump import dump
from tests.oracles.plain_fiend_scorer import plain_fiend_score
from tests.properties.laws import (
    ANYTIME_ONCE_IN,
    ENDLESS,
    Luck,
    copies_are_independent,
    every_listed_move_plays,
    fast_predicates_agree_with_slow_ones,
    new_game,
    other_moves_raise_and_change_nothing,
    replay_is_identical,
    sequences_end,
)

LOOK_CLOSER_ONCE_IN = 60
CAMPAIGNS = ("none", "1", "3+s1+l2+r3+m1a+s4+l5+r6+m2b+material+twin_tile+trap+dwelling+cattle_or_ruby")
Mined = list[dict[int, int]]


def fiend_faults(game: Game) -> list[str]:
    """Everything that is wrong with what the expansion adds, at the seats and on the table."""
    seats = range(game.setup.players)
    found = [f"seat {seat}: {fault}" for seat in seats for fault in faults_of_fiend_player(game.state, seat)]
    return [*found, *faults_of_fiend_table(game.state)]


def a_setup(players: int, seed: int) -> Setup:
    """Mostly the recommended options, now and then each of the others."""
    if seed % 4:
        return Setup(players, seed=seed, expansion="frantic_fiends")
    options = FiendOptions(
        income=("before_refill", "after_refill")[seed // 4 % 2],
        harvest_marker=("round_start", "round_end")[seed // 8 % 2],
        orc_strength=("easy", "hard")[seed // 16 % 2],
        hard_for=("nobody", "A")[seed // 32 % 2],
        rich_supply=("by_players", "on", "off")[seed // 4 % 3],
        campaign=CAMPAIGNS[seed // 4 % 3] if players == 1 else "none",
    )
    return Setup(players, options=options, seed=seed, expansion="frantic_fiends")


def play_by_the_laws(setup: Setup, is_rich: bool = False) -> int:
    """Play a random game and check every law on the way. Returns the number of decisions."""
    game, luck = new_game(setup, is_rich), Luck(setup.seed)
    decisions = 0
    begun: list[int] = []
    while not game.is_over:
        assert game.answers(), "a question without answers"
        if luck.roll(LOOK_CLOSER_ONCE_IN) == 0:
            look_closer(game, luck)
        anytime = game.anytime_moves() if luck.roll(ANYTIME_ONCE_IN) == 0 else []
        choice = anytime or game.answers()
        move = choice[luck.roll(len(choice))]
        goods, mined = [player.goods.copy() for player in game.state.players], mined_by_all(game)
        if anytime:
            sequences_end(game.state, move.number)
        events = game.play(move)
        decisions += 1
        goods_change_only_through_the_funnels(game, goods, mined, events)
        begun += [event.count("event") for event in events if event.kind == EVENT_BEGINS]
        assert not faults(game.state), (move, faults(game.state))
        assert not fiend_faults(game), (move, fiend_faults(game))
        assert decisions < ENDLESS, "the game does not end"
    assert begun == list(range(1, EVENTS + 1))
    assert fiends(game.state).event == EVENTS
    scores_agree(game)
    replay_is_identical(game, is_rich)
    comes_back_from_a_snapshot(game)
    return decisions


def look_closer(game: Game, luck: Luck) -> None:
    """The laws that cost too much for every decision."""
    copies_are_independent(game, luck)
    every_listed_move_plays(game)
    other_moves_raise_and_change_nothing(game, luck)
    if game.state.agenda[-1].forbids_exchanges():
        assert not game.anytime_moves()
    else:
        fast_predicates_agree_with_slow_ones(game.state)
    comes_back_from_a_snapshot(game)
    comes_back_from_a_position(game)
    scores_agree(game)


def mined_by_all(game: Game) -> Mined:
    """For each seat what lies in its mines."""
    return [dict(player_of(game.state, seat).mined) for seat in range(game.setup.players)]


def goods_change_only_through_the_funnels(
    game: Game, goods: list[list[int]], mined: Mined, events: list[Event]
) -> None:
    """What is in the hands and in the mines is what was there, plus all that came, minus all that went."""
    for event in events:
        cell = event.cells[0] if event.cells else -1
        if event.kind in (GAINED, PAID) or (event.kind == LOST and cell < 0):
            for good, amount in event.goods:
                goods[event.seat][good] += amount if event.kind == GAINED else -amount
        elif event.kind in (STOCKED, EXTRACTED) or (event.kind == LOST and MOUNTAIN >> cell & 1):
            [(_, amount)] = event.goods
            change = amount if event.kind == STOCKED else -amount
            mined[event.seat][cell] = mined[event.seat].get(cell, 0) + change
    assert goods == [player.goods for player in game.state.players]
    assert [{cell: n for cell, n in theirs.items() if n} for theirs in mined] == mined_by_all(game)


def comes_back_from_a_snapshot(game: Game) -> None:
    """A snapshot holds everything."""
    text = take_snapshot(game)
    again = restore_snapshot(text)
    assert dump(again.state) == dump(game.state)
    assert take_snapshot(again) == text


def comes_back_from_a_position(game: Game) -> None:
    """Where somebody is to be placed, a position holds everything."""
    if isinstance(game.state.agenda[-1], PlaceDwarf):
        again = read_position(write_position(game))
        assert dump(again.state) == dump(game.state), write_position(game)


def scores_agree(game: Game) -> None:
    """The engine and the plain scorer count the same points, and counting changes nothing."""
    before = dump(game.state)
    for seat, sheet in enumerate(game.score()):
        assert sheet == plain_fiend_score(game, seat), f"seat {seat}"
    assert dump(game.state) == before
