"""How a game is set up."""

from dataclasses import dataclass, field, fields

from caverna.engine.errors import BadSetup
from caverna.engine.ruleset import Options, Ruleset
from caverna.engine.state.game_state import GameState
from caverna.expansion import BASE_GAME, Expansion
from caverna.expansions import all_expansions, expansion_named

FURNISHING_SETS = ("full", "introductory")
MOST_PLAYERS = 7


@dataclass(frozen=True)
class Setup:
    """Number of players, furnishing set, options and seed. The same set-up and moves give the same game."""

    players: int = 2
    furnishings: str = "full"
    options: Options = field(default_factory=Options)
    seed: int = 0
    expansion: str = BASE_GAME

    def __post_init__(self) -> None:
        if not 1 <= self.players <= MOST_PLAYERS:
            raise BadSetup(f"{self.players} players: the game is for 1 to {MOST_PLAYERS}")
        if self.furnishings not in FURNISHING_SETS:
            raise BadSetup(f"furnishings {self.furnishings!r}: choose one of {', '.join(FURNISHING_SETS)}")
        if self.expansion != BASE_GAME and self.expansion not in all_expansions():
            raise BadSetup(f"expansion {self.expansion!r}: choose one of {', '.join(all_expansions())}")
        box = self.box
        object.__setattr__(self, "options", box.options_from(self.options))
        box.check(self.options, self.players, self.furnishings)
        values = box.option_values()
        for option in fields(self.options):
            value = getattr(self.options, option.name)
            if option.name in values and value not in values[option.name]:
                choices = ", ".join(values[option.name])
                raise BadSetup(f"option {option.name} = {value!r}: choose one of {choices}")

    @property
    def box(self) -> Expansion:
        """What the expansion brings; the base game's brings nothing."""
        return expansion_named(self.expansion)

    @property
    def has_expansion(self) -> bool:
        """Whether it is played with an expansion."""
        return self.expansion != BASE_GAME

    def ruleset(self) -> Ruleset:
        """The rules of such a game; they are built once."""
        return self.box.ruleset(self.players, self.furnishings, self.options)

    def new_state(self) -> GameState:
        """The game before its first step."""
        return self.box.new_state(self.ruleset())


EXPANSIONS = tuple(all_expansions())


def option_values(expansion: str) -> dict[str, tuple[str, ...]]:
    """The options of a game and their values, where they can be listed."""
    return expansion_named(expansion).option_values()
