"""The laws every game obeys, as checks on one decision or one game. `make test` and `make soak` run them."""

import pytest

from caverna import Game, IllegalMove, Setup
from caverna.engine.agenda.effect import Effect
from caverna.engine.anytime.offered import affordable_moves, demanding_steps, has_anytime_moves, play_anytime
from caverna.engine.chance import mix
from caverna.engine.events import GAINED, PAID, Event
from caverna.engine.goods import (
    BOAR,
    CATTLE,
    DONKEY,
    FOOD,
    GOLD,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from caverna.engine.play import apply, deciding_seat, legal_anytime
from caverna.engine.settle import settle
from caverna.engine.state.game_state import NATURE, GameState
from caverna.engine.state.player import Player
from caverna.engine.status import faults
from tests.oracles.dump import dump
from tests.oracles.plain_scorer import plain_score

ANYTIME_ONCE_IN = 8
LOOK_CLOSER_ONCE_IN = 50
ENDLESS = 50_000


class Luck:
    """Numbers that depend on the seed alone."""

    def __init__(self, seed: int) -> None:
        self.seed = mix(seed)
        self.rolls = 0

    def roll(self, sides: int) -> int:
        self.rolls += 1
        return mix(self.seed ^ self.rolls) % sides


RICH = {WOOD: 14, STONE: 12, ORE: 9, RUBY: 4, GRAIN: 4, VEGETABLE: 3, FOOD: 15, GOLD: 9}


def new_game(setup: Setup, is_rich: bool) -> Game:
    """A game; in a rich one everybody starts with plenty, so that boards fill up and rooms meet."""
    game = Game(setup)
    if is_rich:
        for seat in range(setup.players):
            player = game.state.own(seat)
            player.weapons = (0, 9)
            for good, amount in RICH.items():
                player.goods[good] += amount
        settle(game.state)
    return game


def play_by_the_laws(setup: Setup, is_rich: bool = False) -> int:
    """Play a random game and check every law on the way. Returns the number of decisions."""
    game, luck = new_game(setup, is_rich), Luck(setup.seed)
    decisions = 0
    while not game.is_over:
        assert game.answers(), "a question without answers"
        if luck.roll(LOOK_CLOSER_ONCE_IN) == 0:
            look_closer(game, luck)
        anytime = game.anytime_moves()
        choice = anytime if anytime and luck.roll(ANYTIME_ONCE_IN) == 0 else game.answers()
        move = choice[luck.roll(len(choice))]
        before = [player.goods.copy() for player in game.state.players]
        if choice is anytime:
            sequences_end(game.state, move.number)
        events = game.play(move)
        decisions += 1
        goods_change_only_through_the_funnels(game, before, events)
        assert not faults(game.state), (move, faults(game.state))
        assert decisions < ENDLESS, "the game does not end"
    scores_agree(game)
    replay_is_identical(game, is_rich)
    return decisions


def look_closer(game: Game, luck: Luck) -> None:
    """The laws that cost too much for every decision."""
    copies_are_independent(game, luck)
    every_listed_move_plays(game)
    other_moves_raise_and_change_nothing(game, luck)
    fast_predicates_agree_with_slow_ones(game.state)
    scores_agree(game)


def copies_are_independent(game: Game, luck: Luck) -> None:
    """Whatever happens to a copy, the original stays; and the other way round."""
    before = dump(game.state)
    twin = game.copy()
    assert dump(twin.state) == before
    for _ in range(6):
        if twin.is_over:
            break
        moves = twin.legal_moves()
        twin.play(moves[luck.roll(len(moves))])
    assert dump(game.state) == before
    after = dump(twin.state)
    again = twin.copy()
    if not again.is_over:
        again.play(again.legal_moves()[0])
    assert dump(twin.state) == after


def every_listed_move_plays(game: Game) -> None:
    """No listed move fails, and each leads to a sound position."""
    for move in game.legal_moves():
        state = game.state.copy()
        apply(state, move.number)
        assert not faults(state), (move, faults(state))


def other_moves_raise_and_change_nothing(game: Game, luck: Luck) -> None:
    """A move that is not listed is refused with a reason."""
    moves = game.state.rules.moves.listed
    legal = {move.number for move in game.legal_moves()}
    before = dump(game.state)
    for _ in range(5):
        move = moves[luck.roll(len(moves))]
        if move.number in legal:
            continue
        with pytest.raises(IllegalMove, match=move.text):
            game.play(move)
    assert dump(game.state) == before


def fast_predicates_agree_with_slow_ones(state: GameState) -> None:
    """What is guessed quickly is what a full search finds."""
    seat = deciding_seat(state)
    if seat == NATURE:
        return
    trial = state.copy()
    for trial.worker in range(state.players[seat].dwarfs):
        for name, effect in state.rules.effects.items():
            assert effect.is_possible(trial, seat) == is_possible_slowly(trial, seat, effect), (name, seat)
    assert has_anytime_moves(state, seat) == bool(affordable_moves(state, seat))
    demanding = demanding_steps(state, seat)
    allowed = set(legal_anytime(state))
    for move in affordable_moves(state, seat):
        if move in state.answers:
            continue
        trial = state.copy()
        play_anytime(trial, seat, move)
        leaves_an_answer = not any(step.is_stuck(trial) for step in demanding)
        assert (move in allowed) == leaves_an_answer, state.rules.moves.all[move]


def is_possible_slowly(state: GameState, seat: int, effect: Effect) -> bool:
    """Listing all first moves is the oracle."""
    return len(effect.moves(state, seat)) > 0


def goods_change_only_through_the_funnels(game: Game, before: list[list[int]], events: list[Event]) -> None:
    """Goods now are goods before, plus all that was gained, minus all that was paid."""
    expected = before
    for event in events:
        if event.kind in (GAINED, PAID):
            sign = 1 if event.kind == GAINED else -1
            for good, amount in event.goods:
                expected[event.seat][good] += sign * amount
    assert expected == [player.goods for player in game.state.players]


def scores_agree(game: Game) -> None:
    """The engine and the plain scorer count the same points in every category."""
    for seat, sheet in enumerate(game.score()):
        assert sheet == plain_score(game, seat), f"seat {seat}"


def replay_is_identical(game: Game, is_rich: bool) -> None:
    """The same moves give the same game, dealt or replayed."""
    again = new_game(game.setup, is_rich)
    again.deals = False
    for seat, move in game.moves_played[len(again.moves_played) :]:
        assert deciding_seat(again.state) == seat
        again.play(move)
    assert dump(again.state) == dump(game.state)
    assert again.totals() == game.totals()
    settle(again.state)
    assert again.is_over


def sequences_end(state: GameState, move: int) -> None:
    """Every any-time action lowers a potential, so no sequence of them goes on for ever."""
    trial, seat = state.copy(), deciding_seat(state)
    play_anytime(trial, seat, move)
    assert potential_of(trial, seat) < potential_of(state, seat), state.rules.moves.all[move]


WORTH = {WOOD: 20, STONE: 20, ORE: 20, RUBY: 1000, GRAIN: 100, VEGETABLE: 100, FOOD: 1, SHEEP: 100}
WORTH |= {DONKEY: 100, BOAR: 100, CATTLE: 100}


def potential_of(state: GameState, seat: int) -> int:
    """What there is to convert, with a weight on each good that falls with every conversion."""
    player: Player = state.players[seat]
    keys = {state.rules.furnishings[number].key for _, number in player.rooms}
    gold = 50 if "trader" in keys else 25
    worth = {**WORTH, GOLD: gold}
    if "trader" in keys:
        worth |= {WOOD: 10, STONE: 10, ORE: 10}
    return sum(each * player.goods[good] for good, each in worth.items()) + sum(2 * w for w in player.weapons)
