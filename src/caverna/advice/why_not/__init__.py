"""Why a real move is not legal now, in words that help to find one that is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from caverna.engine.moves import Move
from caverna.engine.state.game_state import GameState

if TYPE_CHECKING:
    from caverna.words.texts import Words


def why_not(
    state: GameState, move: Move, words: Words | None = None, names: Sequence[str] | None = None
) -> str:
    """The reason, without a full stop: in these words, in English without any.

    `names` are those of the players, seat by seat. Reasons and words are loaded only when they are needed.
    """
    from caverna.advice.why_not.explain import explain
    from caverna.words.reasons import sentence
    from caverna.words.texts import Words

    return sentence(explain(state, move), words or Words("en"), names)
