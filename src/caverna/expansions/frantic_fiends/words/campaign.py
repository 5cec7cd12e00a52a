"""What a campaign does not allow, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from caverna.expansions.frantic_fiends.campaign.sheet import CampaignRefuses
    from caverna.words.texts import Words


def why_refused(words: Words, refusal: CampaignRefuses) -> str:
    """The reason in the language of the player."""
    if not refusal.why:
        return str(refusal)
    values = dict(refusal.values)
    if "bonus" in values:
        values["bonus"] = words.say(f"bonus-{values['bonus']}")
    if "points" in values:
        values["points"] = str(values["points"]).replace("-", "−")
    return words.say(f"ui-campaign-refuses-{refusal.why}", **values)
