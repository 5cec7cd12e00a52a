"""The yardstick stays as it is: not only its weights, also the way it thinks."""

import pytest

from caverna import Game, Setup
from caverna.bots import make_bot

OF_TWO = """
place sustenance; tile meadow b4 field c4; end; place supplies; end; place slash_and_burn;
tile meadow a4 field a3; sow grain a3; end; place excavation; tile cavern e3 cavern e4; end;
place excavation; tile cavern e3 cavern e4; end; place housework; furnish writing_chamber d3; take; end;
place supplies; end; place sustenance; tile meadow b4 field c4; end; place clearing;
tile meadow b3 field b2; end; place sheep_farming; end; place housework; furnish simple_dwelling_a d3;
take; end; place slash_and_burn; tile meadow a4 field a3; eat sheep; sow grain a3
"""
OF_THREE = """
place sustenance; tile meadow b4 field c4; end; place excavation; tile cavern e3 cavern e4;
place supplies; end; place slash_and_burn; tile meadow a4 field a3; sow grain a3; end; place clearing;
tile meadow b4 field c4; place blacksmithing; forge 1; loot dog; loot wood; loot all_weapons; end;
place excavation; tile cavern e3 cavern e4; end; place sustenance; tile meadow a4 field a3; end;
place drift_mining; tile cavern e3 tunnel e4; end; place supplies; end; place ruby_mining; end;
place blacksmithing; loot sheep; loot grain; loot dog; end
"""


def moves_in(text: str) -> list[str]:
    return [move.strip() for move in text.replace("\n", " ").split(";")]


@pytest.mark.parametrize(
    ("setup", "moves"), [(Setup(2, seed=1), OF_TWO), (Setup(3, "introductory", seed=2), OF_THREE)]
)
def test_it_plays_as_it_always_did(setup: Setup, moves: str) -> None:
    """Whoever changes the mind of the levels gives the yardstick the old one."""
    game = Game(setup)
    bots = [make_bot("prototype", seat) for seat in range(setup.players)]
    while len(game.moves_played) < 40:
        assert game.seat is not None
        game.play(bots[game.seat].choose(game))
    assert [move.text for seat, move in game.moves_played if seat >= 0] == moves_in(moves)
