"""What the browser is told about a box when the client is built: its pieces, its verbs, its types."""

from collections.abc import Sequence

from caverna.engine.agenda.effect import Effect
from caverna.engine.hooks import Furnishing
from caverna.engine.space import LootItem
from caverna.engine.verb import Verb


class ClientDoors:
    """Everything a box may tell. The base game tells nothing here."""

    verbs: Sequence[Verb] = ()
    parts_name = "BoxParts"
    """What the union of its moves in parts is called."""
    shapes: Sequence[type] = ()
    """Typed dicts of what it adds to a view."""

    def aliases(self) -> dict[str, object]:
        """Types of its own that have a name at the other end."""
        return {}

    def signs(self) -> dict[type[Effect], str]:
        """What its effects look like on a space; see scripts/space_signs.py."""
        return {}

    def furnishings(self) -> Sequence[Furnishing]:
        """Its tiles."""
        return ()

    def loot(self) -> Sequence[LootItem]:
        """Its loot."""
        return ()

    def facts(self) -> dict[str, object]:
        """What is printed on pieces that only its own part of the client knows."""
        return {}


BASE_DOORS = ClientDoors()
