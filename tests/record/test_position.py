"""Positions: written, read, the same again; and continued."""

import json
from random import Random

import pytest

from caverna import Game, NoPosition, Setup, read_position, take_snapshot, write_position
from caverna.engine.rounds.work_phase import PlaceDwarf
from tests.arranging import a_game, goods_of, play
from tests.record.playing import COUNTS, a_setup, moments, played_to_the_end


def without_history(game: Game) -> dict[str, object]:
    """A snapshot but for how the game came here."""
    data: dict[str, object] = json.loads(take_snapshot(game))
    return {key: value for key, value in data.items() if key not in ("moves", "origin")}


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", range(3))
def test_every_placement_of_a_game_can_be_written_down(players: int, seed: int) -> None:
    game = Game(a_setup(players, 7 * seed + players))
    written = 0
    for _ in moments(game, Random(seed)):
        if isinstance(game.state.agenda[-1], PlaceDwarf):
            again = read_position(write_position(game), deals=True)
            assert without_history(again) == without_history(game), write_position(game)
            assert (again.seat, again.legal_moves()) == (game.seat, game.legal_moves())
            written += 1
        else:
            with pytest.raises(NoPosition, match="snapshot"):
                write_position(game)
    assert written > 20


@pytest.mark.parametrize("players", COUNTS)
def test_a_position_goes_on_like_the_game_it_was_taken_from(players: int) -> None:
    game = Game(a_setup(players, 90 + players))
    for number, _ in enumerate(moments(game, Random(players))):
        if number > 40 and isinstance(game.state.agenda[-1], PlaceDwarf):
            break
    again = read_position(write_position(game), deals=True)
    played_to_the_end(again, Random(1))
    played_to_the_end(game, Random(1))
    assert game.is_over
    assert without_history(again) == without_history(game)


def test_a_finished_game_has_no_position() -> None:
    with pytest.raises(NoPosition, match="over"):
        write_position(played_to_the_end(Game(Setup(players=1)), Random(1)))


def test_a_dwarf_for_whom_a_ruby_was_paid_goes_next() -> None:
    game = play(a_game(dwarfs="0 3 5", ruby=1), "order 5")
    text = write_position(game)
    assert "order 5\n" in text
    assert without_history(read_position(text)) == without_history(game)


def test_a_covered_tile_is_not_for_sale_again() -> None:
    game = a_game(dwarfs="0 0", rooms="trader d3", wood=2, cavern="d2", on="housework")
    play(game, "furnish spare_part_storage d3")
    while not isinstance(game.state.agenda[-1], PlaceDwarf):
        game.play(game.answers()[-1])
    text = write_position(game)
    assert "covered trader\n" in text
    assert without_history(read_position(text)) == without_history(game)


def test_dwarfs_that_rest_newborns_and_goods_come_back() -> None:
    text = """caverna position 1
players 4
round 9
turn B
questions 1
harvest payment
on clearing wood 2
seat A
dwarfs 0@resting 3@growth new@growth
room dwelling d3
"""
    game = read_position(text)
    assert game.seat_name == "B"
    player = game.state.players[0]
    assert (player.resting, player.newborns, player.weapons) == (1, 4, (0, 3, 0))
    assert without_history(read_position(write_position(game))) == without_history(game)


@pytest.mark.parametrize("players", COUNTS)
def test_what_is_not_said_is_empty(players: int) -> None:
    game = read_position(f"caverna position 1\nplayers {players}\n")
    assert goods_of(game) == {}
    assert not any(game.state.stock)
    assert game.state.players[0].weapons == (0, 0)


def test_chance_waits_or_is_dealt() -> None:
    text = "caverna position 1\nplayers 3\nseed 4\nround 2\nphase round\n"
    by_hand, dealt = read_position(text), read_position(text, deals=True)
    assert (by_hand.seat, by_hand.deals, by_hand.drawings) == (-1, False, 0)
    assert (dealt.seat, dealt.deals, dealt.drawings) == (0, True, 1)


def test_the_same_seed_deals_the_same_from_a_position() -> None:
    text = "caverna position 1\nplayers 3\nseed {}\nround 2\nphase round\n"
    cards = {seed: read_position(text.format(seed), deals=True).state.cards for seed in range(20)}
    assert len(set(cards.values())) == 2
    assert cards == {seed: read_position(text.format(seed), deals=True).state.cards for seed in range(20)}
