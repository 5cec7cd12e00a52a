"""How a game is set up."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from operator import index
from typing import SupportsIndex

from caverna.engine.errors import BadSetup
from caverna.engine.ruleset import Options, Ruleset
from caverna.engine.state.game_state import GameState
from caverna.expansion import BASE_GAME, MOST_REMEMBERED, Expansion
from caverna.expansions import all_expansions, expansion_named

FURNISHING_SETS = ("full", "introductory")
MOST_PLAYERS = 7
RECOMMENDED = Options()


@dataclass(frozen=True, init=False)
class Setup:
    """Number of players, furnishing set, options and seed. The same set-up and moves give the same game."""

    players: int
    furnishings: str
    options: Options
    seed: int
    expansion: str

    def __init__(
        self,
        players: SupportsIndex = 2,
        furnishings: str = "full",
        options: Options | Mapping[str, str] = RECOMMENDED,
        seed: SupportsIndex = 0,
        expansion: str = BASE_GAME,
    ) -> None:
        """The options are whole, or only those that are not as recommended: `{"income": "after_refill"}`."""
        players, seed = whole("players", players), whole("seed", seed)
        if options is RECOMMENDED:
            chosen = recommended_options(players, furnishings, expansion)
        else:
            chosen = checked_options(players, furnishings, options, expansion)
        object.__setattr__(self, "players", players)
        object.__setattr__(self, "furnishings", furnishings)
        object.__setattr__(self, "options", chosen)
        object.__setattr__(self, "seed", seed)
        object.__setattr__(self, "expansion", expansion)

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
        rules = self.box.ruleset(self.players, self.furnishings, self.options)
        rules.expansion = self.expansion
        return rules

    def new_state(self) -> GameState:
        """The game before its first step."""
        return self.box.new_state(self.ruleset())


def whole(name: str, figure: SupportsIndex) -> int:
    """A whole number, also one of numpy's, as a plain one."""
    try:
        return index(figure)
    except TypeError:
        raise BadSetup(f"{name} {figure!r}: a whole number is expected") from None


@lru_cache(MOST_REMEMBERED)
def recommended_options(players: int, furnishings: str, expansion: str) -> Options:
    """The recommended options of such a game, checked once: programs set up many games."""
    return checked_options(players, furnishings, RECOMMENDED, expansion)


def checked_options(
    players: int, furnishings: str, options: Options | Mapping[str, str], expansion: str
) -> Options:
    """All options of such a game; BadSetup if there is none."""
    if not 1 <= players <= MOST_PLAYERS:
        raise BadSetup(f"{players} players: the game is for 1 to {MOST_PLAYERS}")
    if furnishings not in FURNISHING_SETS:
        raise BadSetup(f"furnishings {furnishings!r}: choose one of {', '.join(FURNISHING_SETS)}")
    if expansion != BASE_GAME and expansion not in all_expansions():
        raise BadSetup(f"expansion {expansion!r}: choose one of {', '.join(all_expansions())}")
    box = expansion_named(expansion)
    chosen = box.options_from(options)
    box.check(chosen, players, furnishings)
    check_options(chosen, box.option_values())
    return chosen


def check_options(options: Options, values: dict[str, tuple[str, ...]]) -> None:
    """Every option whose values can be listed has one of them."""
    for option in fields(options):
        value = getattr(options, option.name)
        if option.name in values and value not in values[option.name]:
            raise BadSetup(
                f"option {option.name} = {value!r}: choose one of {', '.join(values[option.name])}"
            )


def option_values(expansion: str) -> dict[str, tuple[str, ...]]:
    """The options of a game and their values, where they can be listed."""
    return expansion_named(expansion).option_values()
