"""The move table of this release is frozen: it may grow, but what has a number keeps it."""

import pytest

from caverna.research.encoding.layout import VERSION
from tests.numbers.listing import (
    GAMES,
    OBSERVATIONS,
    OBSERVED,
    Thing,
    digest,
    moves_of,
    numbers_of,
    observations,
)


def frozen(expansion: str) -> tuple[dict[Thing, int], dict[str, tuple[int, int, str]]]:
    """The things with their numbers, and the verbs with first move, number and digest."""
    things, verbs = {}, {}
    for line in GAMES[expansion].read_text().splitlines():
        word, rest = line.split(" ", 1)
        if word == "thing":
            kind, number, key = rest.split(" ", 2)
            things[kind, key] = int(number)
        else:
            first, number, key, found = rest.split(" ", 3)
            verbs[key] = int(first), int(number), found
    return things, verbs


@pytest.mark.parametrize("expansion", GAMES)
def test_every_thing_keeps_its_number(expansion: str) -> None:
    numbers = numbers_of(moves_of(expansion))
    things, _ = frozen(expansion)
    assert {thing: numbers.get(thing) for thing in things} == things


@pytest.mark.parametrize("expansion", GAMES)
def test_every_move_keeps_its_number_its_text_and_its_parts(expansion: str) -> None:
    moves = moves_of(expansion)
    by_key = {verb.key: verb for verb in moves.verbs}
    things, verbs = frozen(expansion)
    for key, (first, number, found) in verbs.items():
        verb = by_key[key]
        assert (verb.first_move, verb.number, digest(moves, verb, set(things))) == (first, number, found), key


@pytest.mark.parametrize("expansion", GAMES)
def test_everything_there_is_has_been_frozen(expansion: str) -> None:
    """What is new is added to the listing: `python -m tests.numbers.listing`."""
    moves = moves_of(expansion)
    things, verbs = frozen(expansion)
    assert set(numbers_of(moves)) == set(things)
    assert {verb.key for verb in moves.verbs} == set(verbs)


def test_a_box_has_the_moves_of_the_base_game_under_the_same_numbers() -> None:
    base, box = moves_of("none"), moves_of("frantic_fiends")
    assert {move.text: move.number for move in base.listed}.items() <= {
        move.text: move.number for move in box.listed
    }.items()


@pytest.mark.parametrize(("players", "expansion"), OBSERVED)
def test_the_pieces_of_observations_keep_their_names_and_shapes(players: int, expansion: str) -> None:
    """If they change on purpose, VERSION in `research/encoding/layout.py` goes up: `make listings`."""
    assert OBSERVATIONS.read_text().splitlines() == observations()
    assert any(line.startswith(f"{VERSION} {players} {expansion} ") for line in observations())
