"""What a box brings to the server: every place where it comes in. The base game brings nothing."""

from collections.abc import Sequence

from starlette.routing import Route

from caverna.engine.moves import Move
from caverna.engine.state.game_state import GameState
from caverna.server.protocol.messages import Forecast
from caverna.words.texts import Words


class ServerDoors:
    """A box on the server, place by place. Derived classes override what their box adds."""

    answers: Sequence[type] = ()
    """Types of what it answers over HTTP: the client's are made from them."""
    requests: Sequence[type] = ()
    """Types of what it is asked."""

    def routes(self) -> Sequence[Route]:
        """Further addresses."""
        return ()

    def forecast(self, words: Words, state: GameState, move: Move) -> Forecast | None:
        """What would come of an answer, where players need to see it before; None for all others."""
        return None


BASE_DOORS = ServerDoors()
