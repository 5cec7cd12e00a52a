"""What the steps of the expansion ask, as keys and figures that every language can put into words."""

from collections.abc import Callable

from caverna.engine.agenda.combinators import AllOf
from caverna.engine.agenda.effect import Perform
from caverna.engine.agenda.step import Step
from caverna.engine.goods import FOOD, GOOD_NAMES, Goods
from caverna.engine.home_board import CELLS
from caverna.engine.rounds.work_phase import placeable
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.furnish import Furnish
from caverna.expansions.frantic_fiends.campaign.game import ApplyBonus
from caverna.expansions.frantic_fiends.engine.arming import ArmRecruit, BuyWeapon, ChooseRecruit
from caverna.expansions.frantic_fiends.engine.beds import ChooseBeds
from caverna.expansions.frantic_fiends.engine.befriend import ChangeRoom, LodgerMovesOut, OfferHomes
from caverna.expansions.frantic_fiends.engine.bounty import OrderBounties, TakeBounty
from caverna.expansions.frantic_fiends.engine.cave import EnterCave
from caverna.expansions.frantic_fiends.engine.extra_orc import ExtraOrcMovesIn
from caverna.expansions.frantic_fiends.engine.favours import BarterMaterials, UseSpace
from caverna.expansions.frantic_fiends.engine.fight import FightOrc, GiveUpDogs, HiredExpedition
from caverna.expansions.frantic_fiends.engine.final_raid import OrcSitsDown
from caverna.expansions.frantic_fiends.engine.furnishing import PayMaterials
from caverna.expansions.frantic_fiends.engine.harvest import FeedAfterRaid, RevealOrcMarker
from caverna.expansions.frantic_fiends.engine.herds import ArrangeAnimals
from caverna.expansions.frantic_fiends.engine.mines import BuyDonkeys, MinePhase, Restock, RestockMines
from caverna.expansions.frantic_fiends.engine.moves import EXTENSION, LONG_STRIP
from caverna.expansions.frantic_fiends.engine.offspring import GrowAtOnce
from caverna.expansions.frantic_fiends.engine.orc_event import (
    LAST_ORC,
    DrawCard,
    LastOrcArrives,
    OrcActs,
    bribe_of,
    price_of_displacing,
)
from caverna.expansions.frantic_fiends.engine.orcs import is_in_cave
from caverna.expansions.frantic_fiends.engine.paths import INTO_THE_CAVE, card_drawn, path
from caverna.expansions.frantic_fiends.engine.set_trap import SetTrap
from caverna.expansions.frantic_fiends.engine.set_up import DrawBoards, DrawBribeMarkers, DrawMilestone
from caverna.expansions.frantic_fiends.engine.state import ORC_NAMES, fiends, player_of
from caverna.expansions.frantic_fiends.engine.trigger import FeedTrap, ShareHits
from caverna.expansions.frantic_fiends.engine.work import ChiefTakesMore, PlaceWorker, SendOrc

Asked = tuple[str, dict[str, str | int]]
"""The key of the sentence and its figures; orcs, cells, goods and the like by their keys."""
CAVE = "cave"

PLAIN: dict[type[Step], str] = {
    ArrangeAnimals: "arrange-animals",
    BarterMaterials: "barter",
    BuyDonkeys: "buy-donkeys",
    BuyWeapon: "buy-weapon",
    ChangeRoom: "change-room",
    ChiefTakesMore: "chief",
    ChooseBeds: "choose-beds",
    DrawMilestone: "draw-milestone",
    ExtraOrcMovesIn: "extra-orc",
    GrowAtOnce: "grow-at-once",
    LodgerMovesOut: "lodger-moves-out",
    MinePhase: "mine-phase",
    OfferHomes: "offer-homes",
    OrderBounties: "order-bounties",
    RestockMines: "restock",
    RevealOrcMarker: "reveal-marker",
    SendOrc: "send-orc-now",
}
"""The questions without figures."""


def ask_about_fiends(state: GameState, step: Step) -> Asked | None:
    """The question of a step; none for one that the base game can word."""
    kind = type(step)
    if kind in PLAIN:
        return PLAIN[kind], {}
    writer = WRITERS.get(kind)
    return writer(state, step) if writer is not None else None


def as_text(goods: Goods) -> str:
    """`wood 1 stone 2`."""
    return " ".join(f"{GOOD_NAMES[good]} {amount}" for good, amount in goods)


# Work.


def about_placing(state: GameState, step: Step) -> Asked | None:
    """Dwarfs as in the base game; where there is nothing for them, friendly orcs."""
    assert isinstance(step, PlaceWorker)
    dwarfs = placeable(player_of(state, step.seat))
    if dwarfs and step.due(state)[1]:
        return None
    orcs_can_go = len(step.options(state)) > 1
    return ("send-orc", {}) if orcs_can_go or not dwarfs else None


def about_card_text(state: GameState, step: Step) -> Asked | None:
    """Clauses of the expansion that stand alone, and rewards with several parts."""
    assert isinstance(step, Perform)
    effect = step.effect.main if isinstance(step.effect, AllOf) else step.effect
    if isinstance(effect, SetTrap):
        return "set-trap", {}
    if isinstance(effect, FightOrc):
        return "fight-orc", {}
    if isinstance(effect, Restock):
        return "restock-all", {}
    kind, key = state.rules.effect_names[id(step.effect)].split(".")[:2]
    if kind == "reward" and not isinstance(effect, Furnish):
        return "perform-reward", {"reward": key}
    return None


def about_dogs(state: GameState, step: Step) -> Asked:
    """A fight is won already; who pays for it?"""
    assert isinstance(step, GiveUpDogs)
    strength = player_of(state, step.seat).strengths[step.orc]
    return "give-up-dogs", {"orc": ORC_NAMES[step.orc], "strength": strength}


def about_hired_expedition(state: GameState, step: Step) -> Asked:
    """As many items as are left."""
    assert isinstance(step, HiredExpedition)
    return "hired-expedition", {"left": step.left, "strength": step.strength}


def about_spaces(state: GameState, step: Step) -> Asked:
    """Forger or Herald."""
    assert isinstance(step, UseSpace)
    return "use-occupied" if step.is_occupied else "use-free", {}


def about_recruits(state: GameState, step: Step) -> Asked:
    """The weapon is given, its owner is not."""
    assert isinstance(step, ChooseRecruit)
    return "recruit", {"strength": step.strength}


def about_materials(state: GameState, step: Step) -> Asked:
    """The Warrior dwelling."""
    assert isinstance(step, PayMaterials)
    tile = state.rules.furnishings[step.furnishing].key
    return "pay-materials", {"furnishing": tile, "cell": CELLS[step.cell]}


def about_bonus(state: GameState, step: Step) -> Asked:
    """A bonus of the campaign."""
    assert isinstance(step, ApplyBonus)
    return "bonus", {"bonus": step.bonus(state)}


# Events.


def about_orc(state: GameState, step: Step) -> Asked:
    """The orc, its strength, the card that was drawn and where it leads."""
    assert isinstance(step, OrcActs)
    player = player_of(state, step.seat)
    arguments: dict[str, str | int] = {
        "orc": ORC_NAMES[step.orc],
        "strength": player.strengths[step.orc],
        "good": GOOD_NAMES[bribe_of(state)],
    }
    if step.stays:
        return "orc-acts-stays", arguments
    card = card_drawn(state, step.seat, step.orc)
    if is_in_cave(player, step.orc) or card is None:
        return "orc-acts-cave", arguments
    way = path(player.orcs[step.orc], card)
    arguments["steps"] = " ".join(card.steps)
    arguments["path"] = " ".join(CAVE if cell == INTO_THE_CAVE else CELLS[cell] for cell in way)
    if player.displaced >> step.orc & 1:
        return "orc-acts-pushed", arguments
    return "orc-acts", {**arguments, "price": as_text(price_of_displacing(state))}


def about_hits(state: GameState, step: Step) -> Asked:
    """Poison darts and the like."""
    assert isinstance(step, ShareHits)
    return "share-hits", {"left": step.left, "damage": step.damage}


def about_feeding_a_trap(state: GameState, step: Step) -> Asked:
    """A trap that wants something."""
    assert isinstance(step, FeedTrap)
    strength = player_of(state, step.seat).strengths[step.orc]
    return "feed-trap", {"good": GOOD_NAMES[step.good], "orc": ORC_NAMES[step.orc], "strength": strength}


def about_bounty(state: GameState, step: Step) -> Asked:
    """A reward or gold."""
    assert isinstance(step, TakeBounty)
    return "take-bounty", {"orc": ORC_NAMES[step.orc]}


def about_places(state: GameState, step: Step) -> Asked:
    """Equally good places in the cave."""
    assert isinstance(step, EnterCave)
    return "enter-cave", {"orc": ORC_NAMES[step.orc]}


def about_last_places(state: GameState, step: Step) -> Asked:
    """Equally good places for the scoring."""
    assert isinstance(step, OrcSitsDown)
    return "sit-down", {"orc": ORC_NAMES[step.orc]}


def about_feeding(state: GameState, step: Step) -> Asked:
    """The feeding after the third event."""
    assert isinstance(step, FeedAfterRaid)
    food = state.players[step.seat].goods[FOOD]
    return "feed-after-raid", {"need": step.need(state), "food": food}


# Chance.


def about_boards(state: GameState, step: Step) -> Asked:
    """An extension or a strip."""
    assert isinstance(step, DrawBoards)
    if step.kind == EXTENSION:
        return "draw-extension", {}
    return "draw-long-strip" if step.kind == LONG_STRIP else "draw-short-strip", {}


def about_bribes(state: GameState, step: Step) -> Asked:
    """The marker of the next board."""
    return "draw-bribe", {"event": len(fiends(state).bribes) + 1}


def about_cards(state: GameState, step: Step) -> Asked:
    """A movement card."""
    assert isinstance(step, DrawCard)
    return "draw-card", {"orc": ORC_NAMES[step.orc], "owner": step.owner}


def about_last_orc(state: GameState, step: Step) -> Asked:
    """Orc D."""
    assert isinstance(step, LastOrcArrives)
    return "last-orc", {"orc": ORC_NAMES[LAST_ORC], "owner": step.owner}


WRITERS: dict[type[Step], Callable[[GameState, Step], Asked | None]] = {
    ApplyBonus: about_bonus,
    ArmRecruit: about_recruits,
    ChooseRecruit: about_recruits,
    DrawBoards: about_boards,
    DrawBribeMarkers: about_bribes,
    DrawCard: about_cards,
    EnterCave: about_places,
    FeedAfterRaid: about_feeding,
    FeedTrap: about_feeding_a_trap,
    GiveUpDogs: about_dogs,
    HiredExpedition: about_hired_expedition,
    LastOrcArrives: about_last_orc,
    OrcActs: about_orc,
    OrcSitsDown: about_last_places,
    PayMaterials: about_materials,
    Perform: about_card_text,
    PlaceWorker: about_placing,
    ShareHits: about_hits,
    TakeBounty: about_bounty,
    UseSpace: about_spaces,
}
"""The questions with figures; those without an answer here are worded by the base game."""
