"""The question behind a decision, as a key and figures that every language can put into words."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from caverna.engine.agenda.combinators import AllOf
from caverna.engine.agenda.effect import Effect, Perform
from caverna.engine.agenda.step import Step
from caverna.engine.anytime.release_animals import ReleaseAnimals
from caverna.engine.goods import FOOD
from caverna.engine.home_board import CELLS
from caverna.engine.moves import (
    CAVERN_CAVERN,
    CAVERN_TUNNEL,
    END,
    LARGE_PASTURE,
    MEADOW_FIELD,
    SINGLE_TILES,
)
from caverna.engine.rounds.ending import LastChance
from caverna.engine.rounds.game_flow import DrawStartingPlayer
from caverna.engine.rounds.harvest import BreedingPhase, ChoosePhase, EndHarvest
from caverna.engine.rounds.replenish import ProtectSpaces
from caverna.engine.rounds.reveal import RevealCard, RevealMarker
from caverna.engine.rounds.work_phase import DUE, EndTurn, PlaceDwarf, placeable
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.breed import BreedNow
from caverna.engine.verbs.expedition import ChooseLoot, Expedition
from caverna.engine.verbs.feed import FeedDwarfs
from caverna.engine.verbs.fence import BuildStable, FencePasture
from caverna.engine.verbs.furnish import ANY_TILE, Furnish, PayForRoom
from caverna.engine.verbs.imitate import Imitate
from caverna.engine.verbs.place_tile import PlaceSingleTile, PlaceTwinTile
from caverna.engine.verbs.sow import FIELDS_OF_EACH, Sow, SowMore
from caverna.engine.verbs.trade import BuyMore, Trade, TradeMore
from caverna.expansions.frantic_fiends.engine.questions import ask_about_fiends
from caverna.expansions.frantic_fiends.engine.state import FiendState

Arguments = dict[str, str | int]
"""Figures as they are; spaces, tiles and the like by their keys."""

PLAIN: dict[type[Step], str] = {
    BreedingPhase: "breed",
    ChoosePhase: "harvest-choice",
    DrawStartingPlayer: "draw-starting-player",
    EndHarvest: "end-harvest",
    EndTurn: "end-turn",
    LastChance: "last-chance",
    ProtectSpaces: "protect",
    ReleaseAnimals: "release-animals",
    RevealCard: "reveal-card",
    RevealMarker: "reveal-marker",
}
"""The questions without figures."""
TWIN_TILES = {MEADOW_FIELD: "meadow_field", CAVERN_TUNNEL: "cavern_tunnel", CAVERN_CAVERN: "cavern_cavern"}


@dataclass(frozen=True)
class Question:
    """Who is asked what."""

    seat: int
    """-1 for chance."""
    key: str
    """`question-<key>` is the sentence in every language."""
    arguments: Arguments = field(default_factory=dict)

    def text(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """The question in words; `names` are those of the players, seat by seat."""
        from caverna.words.questions import describe_question
        from caverna.words.texts import Words

        return describe_question(Words(language), self, names)


def ask(state: GameState) -> Question:
    """The question that waits for an answer."""
    step = state.agenda[-1]
    if type(step) in PLAIN:
        return Question(step.seat, PLAIN[type(step)])
    if state.answers == [END]:
        return Question(step.seat, "end-turn")
    asked = ask_about_fiends(state, step) if isinstance(state, FiendState) else None
    if asked is not None:
        return Question(step.seat, *asked)
    if isinstance(step, Perform):
        return ask_about(state, step)
    if isinstance(step, PlaceDwarf):
        return ask_for_a_placement(state, step)
    if isinstance(step, ChooseLoot):
        return Question(step.seat, "expedition", {"left": step.left, "strength": step.strength})
    if isinstance(step, BuyMore):
        return Question(step.seat, "shop")
    if isinstance(step, SowMore):
        return Question(step.seat, "sow", {"grain": step.grain, "vegetables": step.vegetables})
    if isinstance(step, TradeMore):
        return Question(step.seat, "trade", {"left": step.left})
    if isinstance(step, PayForRoom):
        tile = state.rules.furnishings[step.furnishing].key
        return Question(step.seat, "pay", {"furnishing": tile, "cell": CELLS[step.cell]})
    assert isinstance(step, FeedDwarfs), type(step).__name__
    food = state.players[step.seat].goods[FOOD]
    return Question(step.seat, "feed", {"need": step.need(state), "food": food})


def ask_for_a_placement(state: GameState, step: PlaceDwarf) -> Question:
    """Which dwarf goes, and how many weaker ones rest because there is nothing to do for them."""
    player = state.players[step.seat]
    dwarf, placements = step.due(state)
    strength = player.weapons[dwarf]
    if not placements:
        return Question(step.seat, "place-dwarf-nowhere", {"strength": strength})
    weaker = [other for other in placeable(player) if player.weapons[other] < strength]
    rests = len(weaker) if step.dwarf == DUE else 0
    key = "place-dwarf-rests" if rests else "place-dwarf"
    return Question(step.seat, key, {"strength": strength, "rests": rests})


def ask_about(state: GameState, step: Perform) -> Question:
    """A single clause has a question of its own; a card with several asks what is next on it."""
    key, arguments = clause(state, step)
    if key:
        return Question(step.seat, key, arguments)
    return Question(step.seat, "perform", {"space": space_of(state, step.effect)})


def space_of(state: GameState, effect: Effect) -> str:
    """The key of the space on which a clause is printed."""
    kind, key = state.rules.effect_names[id(effect)].split(".")[:2]
    assert kind == "space", f"loot asks a question of its own: {key}"
    return key


def clause(state: GameState, step: Perform) -> tuple[str, Arguments]:
    """The question of a clause that stands alone; no key for one that has none."""
    effect = step.effect.main if isinstance(step.effect, AllOf) else step.effect
    if isinstance(effect, Furnish):
        return "furnish" if effect.choice == ANY_TILE else "furnish-dwelling", {}
    if isinstance(effect, PlaceTwinTile):
        return "place-twin", {"tile": TWIN_TILES[effect.verb]}
    if isinstance(effect, PlaceSingleTile):
        return "place-single", {"tile": SINGLE_TILES[effect.verb]}
    if isinstance(effect, FencePasture):
        return "fence-large" if effect.verb == LARGE_PASTURE else "fence-small", {}
    if isinstance(effect, BuildStable):
        return "build-stable", {}
    if isinstance(effect, Sow):
        return "sow", {"grain": FIELDS_OF_EACH, "vegetables": FIELDS_OF_EACH}
    if isinstance(effect, BreedNow):
        return "breed-loot", {}
    if isinstance(effect, Imitate):
        return "imitate", {}
    if isinstance(effect, Trade):
        return "trade", {"left": effect.times}
    if isinstance(effect, Expedition):
        strength = state.players[step.seat].weapons[state.worker]
        return "expedition", {"left": effect.level, "strength": strength}
    return "", {}
