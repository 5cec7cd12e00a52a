"""No text of the expansion is missing, and none lies idle."""

import re
from functools import cache
from pathlib import Path

import caverna
from caverna.engine.goods import GOOD_NAMES
from caverna.expansions.frantic_fiends.content.rewards import REWARDS
from caverna.expansions.frantic_fiends.content.tiles import NEW_TILES
from caverna.expansions.frantic_fiends.content.traps import TRAPS
from caverna.expansions.frantic_fiends.engine import events
from caverna.expansions.frantic_fiends.engine.campaign_game import BONUSES
from caverna.expansions.frantic_fiends.engine.figures import STEPS
from caverna.expansions.frantic_fiends.engine.options import FIEND_OPTION_VALUES
from caverna.expansions.frantic_fiends.figures.check import MILESTONE_SUBJECTS
from caverna.expansions.frantic_fiends.figures.load import figures_in_use
from caverna.expansions.frantic_fiends.figures.sources import PROVENANCES
from caverna.expansions.frantic_fiends.words.figure_labels import LABELS
from caverna.expansions.frantic_fiends.words.help_texts import CONCEPTS, EVENTS, MORE_SCORES, TRAP_KINDS
from caverna.setup import Setup
from caverna.words.texts import packages
from tests.locale.test_words import texts

KINDS = ["trap", "trap_kind", "reward", "orc", "orc_event", "concept", "extension", "strip", "milestone"]
EVENT_KINDS = {value for name, value in vars(events).items() if name.isupper() and isinstance(value, str)}
WRITTEN_OUT = re.compile(r"[\"'`]([a-z][a-z0-9_-]*)[\"'`]")
PUT_TOGETHER = re.compile(r"[\"'`]((?:ui|move|web)-[a-z0-9_-]*-|perform-)\$?\{")
"""`f"move-recruit-{who}"`: what begins like that is said."""


def enumerated() -> set[str]:
    """The keys that follow from what there is in the expansion."""
    keys = {f"trap-{trap.key}" for trap in TRAPS} | {f"trap_kind-{kind}" for kind in TRAP_KINDS}
    keys |= {f"furnishing-{tile.key}" for tile in NEW_TILES} | {f"reward-{reward.key}" for reward in REWARDS}
    keys |= {f"concept-{key}" for key in CONCEPTS} | {f"orc_event-{key}" for key in EVENTS}
    keys |= {f"orc-{letter}" for letter in "abcdx"} | {f"step-{step}" for step in STEPS}
    keys |= {f"bonus-{bonus}" for bonus in BONUSES} | {f"figure-{table}" for table in LABELS}
    keys |= {f"provenance-{source.replace(' ', '_')}" for source in PROVENANCES}
    keys |= {f"score-{key}" for key in MORE_SCORES} | {"furnishing-entry_level_dwelling_with_orc"}
    keys |= {f"loot-{key}" for key in figures_in_use().loot} | {
        "space-armory",
        "block-fiends",
        "harvest-orc_event",
    }
    keys |= {f"option-{name}" for name in ("orc_strength", "hard_for", "rich_supply", "campaign")}
    values = {**FIEND_OPTION_VALUES, "hard_for": ("nobody",), "campaign": ("none",)}
    values["expansion"] = ("frantic_fiends",)
    keys |= {f"option-{name}-{value}" for name, some in values.items() for value in some}
    keys |= {f"event-{kind}" for kind in EVENT_KINDS}
    keys |= {f"milestone-{what}" for what in MILESTONE_SUBJECTS if what not in GOOD_NAMES}
    for kind in KINDS:
        keys |= {f"ui-topic-{kind}", f"ui-cli-group-{kind}"}
    return keys


@cache
def code() -> str:
    """All of ours, the browser's part included where it is there."""
    package = Path(caverna.__file__).parent
    files = [*package.rglob("*.py"), *(package.parents[1] / "web" / "src").rglob("*.*")]
    return "\n".join(
        path.read_text(encoding="utf-8") for path in files if path.suffix in (".py", ".ts", ".svelte")
    )


def test_everything_in_the_expansion_has_its_words() -> None:
    assert enumerated() - {text.key for text in texts("en", packages()[1])} == set()


def test_no_text_lies_idle() -> None:
    words = set(WRITTEN_OUT.findall(code()))
    beginnings = tuple({each for part in PUT_TOGETHER.findall(code()) for each in (part, f"question-{part}")})
    said = enumerated() | words
    said |= {f"{kind}-{word}" for kind in ("question", "source") for word in words}
    for move in Setup(expansion="frantic_fiends").ruleset().moves.by_text.values():
        texts_of_parts = [text for value in move.values for text in value.texts]
        said |= {f"move-{move.key}", "-".join([f"move-{move.key}", *texts_of_parts])}
        said |= {f"part-{move.key}{form}" for form in ("", "-left", "-now")}
    said |= {f"frantic_fiends-{text.key}" for text in texts("en", packages()[0])}
    made = {text.key for text in texts("en", packages()[1])}
    assert sorted(key for key in made - said if not key.startswith(beginnings)) == []
