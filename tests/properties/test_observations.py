"""The fast encoder says what the slow one says; masks and heads know exactly the legal moves."""

from collections.abc import Iterator

import numpy
import pytest

from caverna import Game, Setup
from caverna.bots.mind.random_play import random_move
from caverna.engine.chance import Luck
from caverna.engine.play import apply
from caverna.engine.settle import settle
from caverna.engine.state.game_state import GameState
from caverna.research.encoding.masks import legal_numbers
from caverna.research.observations import (
    Heads,
    action_mask,
    layout_of,
    observation,
    packed_action_mask,
    pieces_of,
    unpacked,
)
from caverna.research.observations.readable import readable

GAMES = [(players, "none") for players in range(1, 8)] + [(1, "frantic_fiends"), (7, "frantic_fiends")]


def moments(players: int, expansion: str, every: int) -> Iterator[GameState]:
    """Positions of a random game, the last one included."""
    state = Setup(players=players, seed=players, expansion=expansion).new_state()
    settle(state)
    luck, number = Luck(players), 0
    while state.agenda:
        if number % every == 0:
            yield state
        apply(state, random_move(state, luck.roll(), players))
        number += 1
    yield state


@pytest.mark.parametrize(("players", "expansion"), GAMES)
def test_the_fast_encoder_agrees_with_the_readable_one(players: int, expansion: str) -> None:
    for state in moments(players, expansion, every=31):
        layout = layout_of(state.rules)
        for seat in range(players):
            pieces = pieces_of(layout, observation(state, seat))
            for name, slowly in readable(layout, state, seat).items():
                numpy.testing.assert_array_equal(pieces[name], slowly, name)


def test_everybody_sees_the_same_from_another_side() -> None:
    for state in moments(4, "none", every=53):
        seen = [pieces_of(layout_of(state.rules), observation(state, seat)) for seat in range(4)]
        for name in ("goods", "land", "rooms", "family", "status", "turn"):
            for seat in range(4):
                numpy.testing.assert_array_equal(numpy.roll(seen[seat][name], seat, axis=0), seen[0][name])


def test_an_observation_holds_a_whole_number_for_every_place_of_its_pieces() -> None:
    layout = layout_of(Setup(players=3).ruleset())
    assert sum(piece.size for piece in layout.pieces) == layout.size
    ends = [piece.start + piece.size for piece in layout.pieces]
    assert [piece.start for piece in layout.pieces] == [0, *ends[:-1]]
    many = numpy.zeros((5, layout.size), numpy.uint8)
    assert pieces_of(layout, many)["land"].shape == (5, *layout.piece("land").shape)
    with pytest.raises(KeyError, match="moon is no piece; there are round, turn"):
        layout.piece("moon")


@pytest.mark.parametrize("expansion", ["none", "frantic_fiends"])
def test_masks_and_heads_know_the_legal_moves(expansion: str) -> None:
    rules = Setup(players=2, expansion=expansion).ruleset()
    heads = Heads(rules.moves)
    for state in moments(2, expansion, every=7):
        legal = legal_numbers(state)
        flags = action_mask(state)
        assert numpy.flatnonzero(flags).tolist() == legal == sorted(set(legal))
        numpy.testing.assert_array_equal(unpacked(packed_action_mask(state), len(flags)), flags)
        assert sorted(chosen(heads, legal, ())) == legal


def chosen(heads: Heads, legal: list[int], choices: tuple[int, ...]) -> list[int]:
    """All moves that one comes to, head by head."""
    if not legal:
        return []
    if len(choices) == heads.depth:
        return [heads.join(choices)]
    allowed = numpy.flatnonzero(heads.mask(legal, choices)).tolist()
    return [move for choice in allowed for move in chosen(heads, legal, (*choices, choice))]


def test_a_move_is_its_verb_and_its_parts() -> None:
    game = Game(Setup(players=2))
    heads = Heads(game.state.rules.moves)
    for move in game.state.rules.moves.listed:
        assert heads.join(heads.split(move.number)) == move.number
    furnish = game.move("furnish seam d3")
    assert heads.split(furnish.number) == (furnish.verb, *[value.number for value in furnish.values])
    assert len(heads.sizes) == heads.depth == 3
