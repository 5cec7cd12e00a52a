"""How a game is set up."""

from dataclasses import dataclass, field, fields

from caverna.content.catalogue import ENTRY_CELL, ENTRY_ROOM, base_ruleset
from caverna.engine.errors import BadSetup
from caverna.engine.rounds.game_flow import new_game
from caverna.engine.ruleset import OPTION_VALUES, Options, Ruleset
from caverna.engine.state.game_state import GameState
from caverna.expansions import frantic_fiends

FURNISHING_SETS = ("full", "introductory")
EXPANSIONS = ("none", frantic_fiends.NAME)
MOST_PLAYERS = 7
_RULESETS: dict[tuple[int, str, Options], Ruleset] = {}


@dataclass(frozen=True)
class Setup:
    """Number of players, furnishing set, options and seed. The same set-up and moves give the same game."""

    players: int = 2
    furnishings: str = "full"
    options: Options = field(default_factory=Options)
    seed: int = 0
    expansion: str = "none"

    def __post_init__(self) -> None:
        if not 1 <= self.players <= MOST_PLAYERS:
            raise BadSetup(f"{self.players} players: the game is for 1 to {MOST_PLAYERS}")
        if self.furnishings not in FURNISHING_SETS:
            raise BadSetup(f"furnishings {self.furnishings!r}: choose one of {', '.join(FURNISHING_SETS)}")
        if self.expansion not in EXPANSIONS:
            raise BadSetup(f"expansion {self.expansion!r}: choose one of {', '.join(EXPANSIONS)}")
        if self.has_fiends:
            object.__setattr__(self, "options", frantic_fiends.options_from(self.options))
            frantic_fiends.check(self.options, self.players, self.furnishings)
        values = option_values(self.expansion)
        for option in fields(self.options):
            value = getattr(self.options, option.name)
            if option.name in values and value not in values[option.name]:
                choices = ", ".join(values[option.name])
                raise BadSetup(f"option {option.name} = {value!r}: choose one of {choices}")

    @property
    def has_fiends(self) -> bool:
        """Whether it is played with the expansion."""
        return self.expansion == frantic_fiends.NAME

    def ruleset(self) -> Ruleset:
        """The rules of such a game; they are built once."""
        if self.has_fiends:
            return frantic_fiends.ruleset(self.players, self.options)
        key = (self.players, self.furnishings, self.options)
        if key not in _RULESETS:
            _RULESETS[key] = base_ruleset(self.players, self.furnishings == "introductory", self.options)
        return _RULESETS[key]

    def new_state(self) -> GameState:
        """The game before its first step."""
        if self.has_fiends:
            return frantic_fiends.new_state(self.ruleset(), ENTRY_CELL, ENTRY_ROOM)
        return new_game(self.ruleset(), ENTRY_CELL, ENTRY_ROOM)


def option_values(expansion: str) -> dict[str, tuple[str, ...]]:
    """The options of a game and their values, where they can be listed."""
    if expansion == frantic_fiends.NAME:
        return OPTION_VALUES | frantic_fiends.OPTION_VALUES
    return OPTION_VALUES
