"""What the browser is told about the box when the client is built."""

from collections.abc import Sequence

from caverna.content.loot import LOOT
from caverna.engine.agenda.effect import Effect
from caverna.engine.hooks import Furnishing
from caverna.engine.space import LootItem
from caverna.expansions.frantic_fiends.content.loot import loot_for
from caverna.expansions.frantic_fiends.content.rewards import REWARDS
from caverna.expansions.frantic_fiends.content.tiles import tiles_with_points
from caverna.expansions.frantic_fiends.content.traps import ANY_STRENGTH, TRAPS, Trap
from caverna.expansions.frantic_fiends.engine.arming import Whittle
from caverna.expansions.frantic_fiends.engine.mines import PlaceStockedOreMine, Restock
from caverna.expansions.frantic_fiends.engine.moves import FIEND_VERBS
from caverna.expansions.frantic_fiends.engine.set_trap import SetTrap
from caverna.expansions.frantic_fiends.figures.load import figures_in_use
from caverna.expansions.frantic_fiends.view import shapes
from caverna.expansions.frantic_fiends.view.shapes import Orc
from caverna.expansions.frantic_fiends.view.view import goods_data
from caverna.view.client_doors import ClientDoors


class FiendClient(ClientDoors):
    """The box in the browser."""

    verbs = FIEND_VERBS
    parts_name = "FiendParts"
    shapes = (
        shapes.TrapOnBoard,
        shapes.Captive,
        shapes.Friend,
        shapes.OrcView,
        shapes.PlayerFiends,
        shapes.EventBoard,
        shapes.RewardOnDisplay,
        shapes.TrapForSale,
        shapes.TableFiends,
        shapes.MoreForeseen,
    )

    def aliases(self) -> dict[str, object]:
        return {"Orc": Orc}

    def signs(self) -> dict[type[Effect], str]:
        return {
            PlaceStockedOreMine: "tile-ore-mine ore:3",
            Restock: "restock",
            SetTrap: "trap",
            Whittle: "weapon",
        }

    def furnishings(self) -> Sequence[Furnishing]:
        return tiles_with_points(figures_in_use())

    def loot(self) -> Sequence[LootItem]:
        base = {item.key for item in LOOT}
        return [item for item in loot_for(figures_in_use()) if item.key not in base]

    def facts(self) -> dict[str, object]:
        return {
            "traps": [trap_facts(trap) for trap in TRAPS],
            "bounties": [{"key": reward.key, "goods": goods_data(reward.goods)} for reward in REWARDS],
        }


def trap_facts(trap: Trap) -> dict[str, object]:
    """What is printed on a trap."""
    limit = {} if trap.strongest == ANY_STRENGTH else {"limit": trap.strongest}
    return {"key": trap.key, "kind": trap.kind, "cost": goods_data(trap.cost), **limit}


CLIENT = FiendClient()
