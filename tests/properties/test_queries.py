"""No query changes the state, not even for a moment: every write to a watched state is seen."""

from collections.abc import Iterator
from random import Random

import pytest

from caverna import Game, Setup
from caverna.advice.why_not import why_not
from caverna.engine.play import chance_weights, legal_anytime
from caverna.engine.state.game_state import NATURE, GameState
from caverna.engine.state.player import Player
from tests.api.random_play import decisions, rich_game
from tests.oracles.dump import dump

IS_COMPILED = not hasattr(GameState.copy, "__code__")
GAMES = 3
BOOKKEEPING = "unshared"
"""A copy tells its original that they share their players now. It is no part of the game."""


LISTS = ("players", "agenda", "answers", "occupied", "stock", "goods")


class Touched(Exception):
    """Somebody wrote to a state that was only to be read."""


class Frozen(list[object]):
    """A list nobody may change; a copy of it is an ordinary one."""

    def refuse(self, *given: object) -> None:
        raise Touched(f"a list was changed: {given}")

    append = pop = insert = remove = clear = extend = sort = reverse = refuse  # type: ignore[assignment]
    __setitem__ = __delitem__ = __iadd__ = refuse  # type: ignore[assignment]


def refuse(self: object, name: str, value: object) -> None:
    if name != BOOKKEEPING:
        raise Touched(f"{name} = {value!r}")
    object.__setattr__(self, name, value)


def watch(thing: GameState | Player) -> None:
    """From now on every write to it raises; it stays what it is otherwise."""
    for name in LISTS:
        if isinstance(getattr(thing, name, None), list):
            setattr(thing, name, Frozen(getattr(thing, name)))
    kind = type(thing)
    thing.__class__ = type(f"Watched{kind.__name__}", (kind,), {"__slots__": (), "__setattr__": refuse})


def leave(thing: GameState | Player) -> None:
    """Writes are allowed again."""
    object.__setattr__(thing, "__class__", type(thing).__bases__[0])
    for name in LISTS:
        if isinstance(getattr(thing, name, None), list):
            setattr(thing, name, list(getattr(thing, name)))


def queries(game: Game) -> None:
    """Everything one may ask at a decision."""
    state = game.state
    for step in state.agenda:
        step.insists(state)
        if step.seat != NATURE and step.insists(state):
            step.is_stuck(state)
    state.agenda[-1].options(state)
    legal_anytime(state)
    game.question.text()
    if game.seat == NATURE:
        chance_weights(state)
    for seat in range(game.setup.players):
        game.view(seat)
    game.score()


def games(expansion: str) -> Iterator[Game]:
    for seed in range(GAMES):
        for players in (1, 2, 4):
            setup = Setup(players, seed=seed, expansion=expansion)
            yield from decisions(rich_game(setup) if seed % 2 else Game(setup, deals=False), Random(seed))


@pytest.mark.parametrize("expansion", ["none", "frantic_fiends"])
def test_queries_leave_everything_as_it_was(expansion: str) -> None:
    for number, game in enumerate(games(expansion)):
        if number % 5 == 0:
            before = dump(game.state)
            queries(game)
            move = game.state.rules.moves.all[number * 7 % len(game.state.rules.moves.all)]
            if move not in game.legal_moves():
                why_not(game.state, move)
            assert dump(game.state) == before


@pytest.mark.skipif(IS_COMPILED, reason="compiled classes cannot be watched")
@pytest.mark.parametrize("expansion", ["none", "frantic_fiends"])
def test_queries_write_nothing_not_even_for_a_moment(expansion: str) -> None:
    for number, game in enumerate(games(expansion)):
        if number % 5 == 0:
            things: list[GameState | Player] = [game.state, *game.state.players]
            for thing in things:
                watch(thing)
            queries(game)
            for thing in things:
                leave(thing)
