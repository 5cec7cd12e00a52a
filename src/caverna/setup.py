"""How a game is set up."""

from dataclasses import dataclass, field, fields

from caverna.content.catalogue import base_ruleset
from caverna.engine.errors import BadSetup
from caverna.engine.ruleset import OPTION_VALUES, Options, Ruleset

FURNISHING_SETS = ("full", "introductory")
MOST_PLAYERS = 7
_RULESETS: dict[tuple[int, str, Options], Ruleset] = {}


@dataclass(frozen=True)
class Setup:
    """Number of players, furnishing set, options and seed. The same set-up and moves give the same game."""

    players: int = 2
    furnishings: str = "full"
    options: Options = field(default_factory=Options)
    seed: int = 0

    def __post_init__(self) -> None:
        if not 1 <= self.players <= MOST_PLAYERS:
            raise BadSetup(f"{self.players} players: the game is for 1 to {MOST_PLAYERS}")
        if self.furnishings not in FURNISHING_SETS:
            raise BadSetup(f"furnishings {self.furnishings!r}: choose one of {', '.join(FURNISHING_SETS)}")
        for option in fields(self.options):
            value = getattr(self.options, option.name)
            if value not in OPTION_VALUES[option.name]:
                choices = ", ".join(OPTION_VALUES[option.name])
                raise BadSetup(f"option {option.name} = {value!r}: choose one of {choices}")

    def ruleset(self) -> Ruleset:
        """The rules of such a game; they are built once."""
        key = (self.players, self.furnishings, self.options)
        if key not in _RULESETS:
            _RULESETS[key] = base_ruleset(self.players, self.furnishings == "introductory", self.options)
        return _RULESETS[key]
