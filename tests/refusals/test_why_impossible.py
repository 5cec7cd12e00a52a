"""Why an effect cannot be had, where no dwarf asks."""

import pytest

from caverna.engine.reasons import say
from caverna.engine.state.game_state import NO_WORKER, OUTSIDER
from caverna.engine.verbs.forge import forge
from tests.arranging import a_game


@pytest.mark.parametrize("worker", [NO_WORKER, OUTSIDER])
def test_without_a_dwarf_at_work_there_is_nobody_to_arm(worker: int) -> None:
    game = a_game(ore=3, dwarfs="0 5")
    state = game.state.with_worker(worker)
    assert forge().moves(state, 0) == []
    assert forge().why_impossible(state, 0) == say("why-nobody-to-arm")
    assert forge().refusal(state, 0, game.move("forge 1")) == say("why-nobody-to-arm")
