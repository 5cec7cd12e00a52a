"""What can be chosen at the set-up of a game with the expansion."""

from dataclasses import dataclass
from typing import Final

from caverna.engine.ruleset import Options

NOBODY: Final = "nobody"


@dataclass(frozen=True)
class FiendOptions(Options):
    """The options of the base game and those of the expansion."""

    orc_strength: str = "easy"
    hard_for: str = NOBODY
    """Seats that play the harder side whatever the others do, as letters: `AC`."""
    rich_supply: str = "by_players"
    campaign: str = "none"
    """A game of a campaign: see `campaign.py`."""


FIEND_OPTION_VALUES: dict[str, tuple[str, ...]] = {
    "orc_strength": ("easy", "hard"),
    "rich_supply": ("by_players", "on", "off"),
}
