"""What a box may show, place by place. The base game's adds nothing."""

from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import GameState
from caverna.expansion import BASE_GAME

Data = dict[str, object]


class ViewDoors:
    """What is seen of the games of a box."""

    def table(self, state: GameState) -> Data:
        """What it adds to the table, beside its name."""
        return {}

    def player(self, state: GameState, seat: int) -> Data:
        """What it adds to a player, beside its name."""
        return {}

    def animals(self, state: GameState, seat: int) -> dict[str, dict[str, int]] | None:
        """Where a player's animals stand; None while they may stand wherever there is room."""
        return None


BASE_DOORS = ViewDoors()


def under_its_name(rules: Ruleset, shown: Data) -> Data | None:
    """What a box shows, with its name; the base game is no box."""
    return None if rules.expansion == BASE_GAME else {"name": rules.expansion, **shown}
