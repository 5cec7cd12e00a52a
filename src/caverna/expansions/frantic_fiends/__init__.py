"""Frantic Fiends: orcs, traps, the bounty board, and a solo campaign. `BOX` is everything it brings."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from caverna.expansions.frantic_fiends.box import BOX as BOX

COMMANDS = {
    "campaign": (
        "caverna.expansions.frantic_fiends.cli.campaign",
        "Play the solo campaign of Frantic Fiends: five games, orcs that grow, and a shop in between.",
    ),
}
"""Commands of the program: the module and what the command does."""

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """The box is loaded when somebody plays with it."""
        if name != "BOX":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from caverna.expansions.frantic_fiends.box import BOX

        return BOX
