"""Which figures a game with Frantic Fiends was played with: only with those it can be replayed."""

from caverna.expansions.frantic_fiends.engine.campaign_game import campaign_of
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.figures.load import COPY_NAME, VARIABLE


def figures_of(rules: FiendRuleset) -> str:
    """The digest of the figures, a campaign game's with that of the campaign."""
    figures = rules.figures
    if campaign_of(rules.fiend_options) is None:
        return figures.digest
    return f"{figures.digest} {figures.campaign_digest}"


def why_not_these_figures(written: str, rules: FiendRuleset) -> str:
    """What is wrong if a text was written with other figures than those in use; empty if it was not."""
    in_use = figures_of(rules)
    if written == in_use:
        return ""
    file = rules.figures.file
    if file:
        hint = (
            f"those in use come from {file}; if the game was played with the game's own figures, take that "
            f"file away, else put the figures it was played with there"
        )
    else:
        hint = (
            f"those in use are the game's own; put the corrected figures it was played with into {COPY_NAME} "
            f"in the current directory, or name their file in the environment variable {VARIABLE}"
        )
    return f"the game was played with figures {written[:40]}, in use are {in_use}: {hint}"
