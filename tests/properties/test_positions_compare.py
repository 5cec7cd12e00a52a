"""States that are the same position are equal and have the same hash; copies of every kind are the same."""

import copy
import pickle
from collections.abc import Iterator
from random import Random

import pytest

from caverna import Game, Options, Setup, restore_snapshot, take_snapshot
from caverna.engine.play import apply
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.engine.verb import Move
from tests.api.random_play import decisions, rich_game
from tests.oracles.dump import dump, slots_of

NO_MEANING = {"answers", "events", "unshared"}
"""What follows from the rest, and the bookkeeping of copies and listeners."""
EVERY = 7


def setups(expansion: str) -> Iterator[Setup]:
    for players in (1, 2, 4):
        yield Setup(players, options=Options(income="after_refill"), seed=players, expansion=expansion)
    if expansion == "none":
        yield Setup(3, "introductory", seed=3)


def moments(expansion: str) -> Iterator[Game]:
    for setup in setups(expansion):
        game = rich_game(setup) if setup.players == 2 else Game(setup, deals=False)
        for number, moment in enumerate(decisions(game, Random(setup.seed))):
            if number % EVERY == 0:
                yield moment
        yield game


both_games = pytest.mark.parametrize("expansion", ["none", "frantic_fiends"])


def pickled(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


@both_games
def test_copies_are_equal_whichever_way_they_are_made(expansion: str) -> None:
    for game in moments(expansion):
        state = game.state
        twins = [state.copy(), copy.copy(state), copy.deepcopy(state), pickled(state)]
        twins += [restore_snapshot(take_snapshot(game)).state]
        for twin in twins:
            assert isinstance(twin, GameState)
            assert twin is not state
            assert type(twin) is type(state)
            assert twin == state
            assert hash(twin) == hash(state)
            assert twin.key() == state.key()
            assert twin.answers == state.answers


@both_games
def test_games_travel_with_their_history(expansion: str) -> None:
    for game in moments(expansion):
        for twin in (copy.copy(game), copy.deepcopy(game), pickled(game)):
            assert isinstance(twin, Game)
            assert twin.setup == game.setup
            assert twin.moves_played == game.moves_played
            assert (twin.deals, twin.drawings, twin.origin) == (game.deals, game.drawings, game.origin)
            assert twin.state == game.state


@both_games
def test_equal_means_the_same_in_every_field(expansion: str) -> None:
    for game in moments(expansion):
        if game.is_over:
            continue
        before, seen = dump(game.state), game.state.copy()
        for move in game.legal_moves():
            after = game.state.copy()
            apply(after, move.number)
            assert (after == seen) == (dump(after) == before), move
            assert (after.key() == seen.key()) == (after == seen)


@both_games
def test_copies_in_a_pickle_are_independent(expansion: str) -> None:
    game = next(moments(expansion))
    twin = pickled(game)
    assert isinstance(twin, Game)
    before = dump(game.state)
    twin.play(twin.answers()[0])
    assert dump(game.state) == before
    assert twin.state != game.state


@both_games
def test_a_key_holds_every_field(expansion: str) -> None:
    state = Game(Setup(2, seed=1, expansion=expansion)).state
    for thing, sink in ((state, NO_MEANING), (state.players[0], set())):
        names = {name for name in slots_of(type(thing)) if is_kept(thing.copy(), name)} - sink
        assert len(flat(thing.key(), depth=2)) == len(names)


def is_kept(thing: GameState | Player, name: str) -> bool:
    """Whether an attribute is a field. Compiled classes list what is worked out beside what is kept."""
    try:
        setattr(thing, name, getattr(thing, name))
    except AttributeError:
        return False
    return True


def flat(key: tuple[object, ...], depth: int) -> list[object]:
    """The entries of a key, those of the base class's key in its place."""
    first = key[0]
    is_nested = depth > 1 and isinstance(first, tuple) and len(first) > 15
    return [*flat(first, 1), *key[1:]] if is_nested and isinstance(first, tuple) else list(key)


def test_setups_and_options_travel() -> None:
    for setup in (*setups("none"), *setups("frantic_fiends")):
        assert pickled(setup) == setup


@pytest.mark.parametrize("expansion", ["none", "frantic_fiends"])
def test_players_and_moves_travel_alone(expansion: str) -> None:
    game = Game(Setup(2, seed=1, expansion=expansion))
    for player in game.state.players:
        twin = pickled(player)
        assert isinstance(twin, type(player))
        assert twin.key() == player.key()
    for move in game.state.rules.moves.listed[::97]:
        twin = pickled(move)
        assert isinstance(twin, Move)
        assert (twin.number, twin.text, twin.parts) == (move.number, move.text, move.parts)


def test_another_position_is_another_one() -> None:
    game = Game(Setup(2, seed=1))
    other = game.state.copy()
    assert other != "a state"
    player: Player = other.own(0)
    player.goods[0] += 1
    assert other != game.state
    assert Game(Setup(3, seed=1)).state != Game(Setup(2, seed=1)).state


def test_pickles_are_small() -> None:
    game = Game(Setup(4, seed=1))
    assert len(pickle.dumps(game.state)) < 4_000


def test_states_found_on_two_ways_meet_in_a_table() -> None:
    one, other = Game(Setup(2, seed=7)), Game(Setup(2, seed=7))
    one.state.own(0).goods[0] = other.state.own(0).goods[0] = 0
    seen = {one.state.key(): "here"}
    assert seen[other.state.key()] == "here"
