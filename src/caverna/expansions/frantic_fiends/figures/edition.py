"""Which figures a game with Frantic Fiends was played with: only with those it can be replayed."""

from caverna.engine.reasons import Text, say
from caverna.expansions.frantic_fiends.engine.campaign_game import campaign_of
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.figures.load import COPY_NAME, VARIABLE


def figures_of(rules: FiendRuleset) -> str:
    """The digest of the figures, a campaign game's with that of the campaign."""
    figures = rules.figures
    if campaign_of(rules.fiend_options) is None:
        return figures.digest
    return f"{figures.digest} {figures.campaign_digest}"


def why_not_these_figures(written: str, rules: FiendRuleset) -> Text | None:
    """What is wrong if a text was written with other figures than those in use; None if it was not."""
    in_use = figures_of(rules)
    if written == in_use:
        return None
    hint = say("error-figures-own", file=COPY_NAME, variable=VARIABLE)
    if rules.figures.file:
        hint = say("error-figures-of-file", file=str(rules.figures.file))
    return say("error-figures", written=written[:40], used=in_use, hint=hint)
