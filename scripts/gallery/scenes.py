"""What is photographed: screens of the browser tests, for so many players, with or without a box."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from caverna.expansion import BASE_GAME
from caverna.expansions import all_expansions
from tests.browser.fiend_screens import FIEND_SCREENS
from tests.browser.positions import in_round
from tests.browser.screens import SCREENS, Screen

PLAYERS = (1, 2, 4, 7)
OF_ANY_GAME = (
    "table",
    "menu",
    "score",
    "furnishings",
    "players",
    "log",
    "expedition",
    "feeding",
    "breeding",
    "tiles",
    "furnishing",
    "over",
    "text_mode",
    "replay",
)
"""What looks different with more players or a box; everything else is shown once."""
MORE = {
    "first_round": Screen("/table/{}", ".space.can", until=in_round(1)),
    "last_round": Screen("/table/{}", ".space.can", until=in_round(12)),
}
"""Moments that matter for the eye more than for a test."""


@dataclass(frozen=True)
class Scene:
    """A screen in a game."""

    name: str
    screen: Screen
    expansion: str = BASE_GAME

    @property
    def key(self) -> str:
        return f"{self.name}-{self.screen.players}-{self.expansion}"


def scenes() -> Iterator[Scene]:
    """All of them: what is shown once, then what every number of players and every box shows in its way."""
    of_any = {name: SCREENS[name] for name in OF_ANY_GAME} | MORE
    for name, screen in (SCREENS | FIEND_SCREENS).items():
        if name not in of_any:
            yield Scene(name, of_its_game(screen), BASE_GAME if name in SCREENS else boxed())
    for name, screen in of_any.items():
        for players in PLAYERS:
            for expansion in all_expansions():
                yield Scene(name, replace(screen, players=players), expansion)


def of_its_game(screen: Screen) -> Screen:
    """With the number of players of a game that is arranged."""
    return replace(screen, players=screen.game().setup.players) if screen.game else screen


def boxed() -> str:
    """The name of the box of our own."""
    return next(name for name in all_expansions() if name != BASE_GAME)
