"""What is seen of lanterns, and what the browser is told about the box when the client is built."""

from collections.abc import Sequence

from caverna.engine.agenda.effect import Effect
from caverna.engine.hooks import Furnishing
from caverna.engine.state.game_state import GameState
from caverna.view.client_doors import ClientDoors
from caverna.view.doors import Data, ViewDoors
from caverna.view.shapes import ExpansionPart

from .engine import LANTERN_ROOM, LANTERN_VERBS, LightLanterns, lanterns_of


class LanternsAtTheDoor(ExpansionPart):
    """What a player has of the box."""

    lanterns: int


class LanternView(ViewDoors):
    """The doors of views."""

    def player(self, state: GameState, seat: int) -> Data:
        return {"lanterns": lanterns_of(state, seat)}


class LanternClient(ClientDoors):
    """The doors of the browser: `protocol.ts` and `catalogue.json` of the box are made from them."""

    verbs = LANTERN_VERBS
    parts_name = "LanternParts"
    shapes = (LanternsAtTheDoor,)

    def signs(self) -> dict[type[Effect], str]:
        return {LightLanterns: "lantern"}

    def furnishings(self) -> Sequence[Furnishing]:
        return (LANTERN_ROOM,)


VIEW = LanternView()
CLIENT = LanternClient()
