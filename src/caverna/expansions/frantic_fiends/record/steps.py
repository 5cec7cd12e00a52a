"""The steps of Frantic Fiends in a snapshot."""

from caverna.engine.agenda.step import Step
from caverna.engine.goods import DOG, FARM_ANIMALS, FOOD, ORE, STONE, WOOD
from caverna.engine.home_board import CELL_COUNT
from caverna.engine.moves import LARGEST_WEAPON
from caverna.engine.rounds.harvest import HarvestTime
from caverna.engine.rounds.reveal import RevealMarker
from caverna.engine.rounds.work_phase import DUE, NextTurn, PlaceDwarf, ReturnHome, placeable
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.expedition import ChooseLoot, strength_of_worker
from caverna.expansions.frantic_fiends.campaign.game import ApplyBonus, BonusUsed, campaign_of
from caverna.expansions.frantic_fiends.content.traps import TRAPS
from caverna.expansions.frantic_fiends.engine.arming import ArmRecruit, BuyWeapon, ChooseRecruit
from caverna.expansions.frantic_fiends.engine.beds import ChooseBeds
from caverna.expansions.frantic_fiends.engine.befriend import ChangeRoom, LodgerMovesOut, OfferHomes
from caverna.expansions.frantic_fiends.engine.bounty import OrderBounties, TakeBounty
from caverna.expansions.frantic_fiends.engine.cave import EnterCave
from caverna.expansions.frantic_fiends.engine.extra_orc import ExtraOrcMovesIn
from caverna.expansions.frantic_fiends.engine.favours import BarterMaterials, ReturnMarker, UseSpace
from caverna.expansions.frantic_fiends.engine.fight import (
    AfterFight,
    GiveUpDogs,
    HiredExpedition,
    worth_of_dog,
)
from caverna.expansions.frantic_fiends.engine.final_raid import OrcSitsDown, OrcsLeave
from caverna.expansions.frantic_fiends.engine.furnishing import PayMaterials
from caverna.expansions.frantic_fiends.engine.harvest import (
    EverybodyBreeds,
    FeedAfterRaid,
    RaidOrHarvest,
    RevealOrcMarker,
)
from caverna.expansions.frantic_fiends.engine.herds import ArrangeAnimals
from caverna.expansions.frantic_fiends.engine.mines import (
    MINES_RESTOCKED,
    BeginMinePhase,
    BeginMinePhaseUnlessBreeding,
    BuyDonkeys,
    MinePhase,
    RestockMines,
)
from caverna.expansions.frantic_fiends.engine.moves import EXTENSION, SHORT_STRIP
from caverna.expansions.frantic_fiends.engine.offspring import GrowAtOnce
from caverna.expansions.frantic_fiends.engine.orc_event import (
    AfterPush,
    BeginEvent,
    BreakThrough,
    DrawCard,
    EndEvent,
    LastOrcAppears,
    LastOrcArrives,
    OrcActs,
    OrcsAct,
    OrcWalks,
)
from caverna.expansions.frantic_fiends.engine.paths import range_of
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset, rules_of
from caverna.expansions.frantic_fiends.engine.set_up import (
    CampaignFood,
    DrawBoards,
    DrawBribeMarkers,
    DrawMilestone,
    LayOut,
)
from caverna.expansions.frantic_fiends.engine.state import GONE, ORC_NAMES, ORCS, fiends, player_of
from caverna.expansions.frantic_fiends.engine.trigger import FeedTrap, ShareHits
from caverna.expansions.frantic_fiends.engine.work import (
    ChiefTakesMore,
    EverybodyHome,
    NextWorker,
    PlaceWorker,
    SendOrc,
    waiting_friends,
)
from caverna.record import values
from caverna.record.forms import YES_OR_NO, Form, between, furnishing, loot_set
from caverna.record.position_seat import MOST_DWARFS
from caverna.record.values import MOST_GOODS, Damaged

SPACES = CELL_COUNT
"""Those beside the board included: a half of a tile may lie there."""
STRONGEST_ORC = 99
LONGEST_PATH = 3

orc = between(0, ORCS - 1)
cell = between(0, SPACES - 1)
some_cells = between(0, (1 << SPACES) - 1)
strength = between(0, STRONGEST_ORC)


# Kinds of field.


def seat(value: object, where: str, rules: Ruleset) -> object:
    """Whose orc it is."""
    return values.whole(value, where, 0, rules.players - 1)


def beds(value: object, where: str, rules: Ruleset) -> object:
    """(strength, space) of dwarfs who have been told where to sleep."""
    return values.pairs(value, where, MOST_DWARFS, LARGEST_WEAPON + 1, SPACES)


def fallen(value: object, where: str, rules: Ruleset) -> object:
    """(orc, strength) of orcs that fell at once."""
    found = values.pairs(value, where, ORCS, ORCS, STRONGEST_ORC + 1)
    if not found or len({who for who, _ in found}) < len(found):
        raise Damaged(f"{where}: nobody fell, or the same orc twice")
    return found


def herds(value: object, where: str, rules: Ruleset) -> tuple[tuple[int, int, int, int], ...]:
    """(space, animal, how many, dogs)."""
    found = []
    for i, entry in enumerate(values.listing(value, where, 0, SPACES)):
        place, animal, count, dogs = values.wholes(entry, f"{where}[{i}]", (4, 4), 0, MOST_GOODS)
        if place >= SPACES or (animal not in FARM_ANIMALS and (animal or count)):
            raise Damaged(f"{where}[{i}]: no such animals stand there")
        found.append((place, animal, count, dogs))
    if len({herd[0] for herd in found}) < len(found):
        raise Damaged(f"{where}: two herds on one space")
    return tuple(found)


def hits(value: object, where: str, rules: Ruleset) -> object:
    """For each orc how often it has been hit."""
    return tuple(values.wholes(value, where, (ORCS, ORCS), 0, max(trap.hits for trap in TRAPS)))


def bonuses(value: object, where: str, rules: Ruleset) -> object:
    """A bit set of the bonuses a campaign game has."""
    campaign = campaign_of(rules.fiend_options) if isinstance(rules, FiendRuleset) else None
    if campaign is None:
        raise Damaged(f"{where}: only a game of a campaign has bonuses")
    return values.whole(value, where, 0, (1 << len(campaign.bonuses)) - 1)


# The table.

REPLACED: tuple[type[Step], ...] = (HarvestTime, NextTurn, PlaceDwarf, ReturnHome, RevealMarker)
"""Steps of the base game that the expansion has others for."""
FIEND_OF_CHANCE: tuple[type[Step], ...] = (
    BeginEvent,
    CampaignFood,
    DrawBoards,
    DrawBribeMarkers,
    DrawCard,
    DrawMilestone,
    EndEvent,
    EverybodyBreeds,
    EverybodyHome,
    LastOrcAppears,
    LastOrcArrives,
    LayOut,
    OrcsAct,
    RaidOrHarvest,
    RevealOrcMarker,
)
FIEND_FORMS: tuple[Form, ...] = (
    Form(
        AfterFight,
        (
            ("taken", loot_set),
            ("armed", between(0, (1 << MOST_DWARFS) - 1)),
            ("fighter", between(0, MOST_DWARFS - 1)),
        ),
    ),
    Form(AfterPush, (("orc", orc),)),
    Form(ApplyBonus, (("left", bonuses),)),
    Form(ArmRecruit, (("strength", between(1, LARGEST_WEAPON)),)),
    Form(ArrangeAnimals, (("fixed", herds),)),
    Form(BarterMaterials),
    Form(BeginEvent),
    Form(BeginMinePhase),
    Form(BeginMinePhaseUnlessBreeding),
    Form(BonusUsed),
    Form(BreakThrough, (("orc", orc),)),
    Form(BuyDonkeys),
    Form(BuyWeapon),
    Form(CampaignFood),
    Form(ChangeRoom, (("moved", between(0, (1 << len(ORC_NAMES)) - 1)),)),
    Form(ChiefTakesMore, (("kinds", between(0, 1 << WOOD | 1 << STONE | 1 << ORE)),)),
    Form(ChooseBeds, (("said", beds),)),
    Form(ChooseRecruit, (("strength", between(1, LARGEST_WEAPON)),)),
    Form(DrawBoards, (("kind", between(EXTENSION, SHORT_STRIP)), ("left", between(0, 9)))),
    Form(DrawBribeMarkers),
    Form(DrawCard, (("orc", orc), ("owner", seat))),
    Form(DrawMilestone),
    Form(EndEvent),
    Form(EnterCave, (("orc", orc),)),
    Form(EverybodyBreeds),
    Form(EverybodyHome),
    Form(ExtraOrcMovesIn),
    Form(
        FeedAfterRaid,
        (("is_payment", YES_OR_NO), ("spared", between(0, 2)), ("has_spared", YES_OR_NO)),
    ),
    Form(FeedTrap, (("orc", orc), ("good", between(min(FOOD, STONE), max(FOOD, STONE))), ("most", strength))),
    Form(GiveUpDogs, (("orc", orc),)),
    Form(GrowAtOnce),
    Form(HiredExpedition, (("left", between(0, 4)), ("strength", strength), ("taken", loot_set))),
    Form(LastOrcAppears),
    Form(LastOrcArrives, (("owner", seat),)),
    Form(LayOut),
    Form(LodgerMovesOut),
    Form(MinePhase, (("donkeys", between(0, MOST_GOODS)), ("mine_orcs", between(0, len(ORC_NAMES))))),
    Form(NextWorker),
    Form(OfferHomes),
    Form(OrcActs, (("orc", orc), ("stays", YES_OR_NO))),
    Form(OrcSitsDown, (("orc", orc),)),
    Form(OrcWalks, (("orc", orc), ("step", between(0, LONGEST_PATH)))),
    Form(OrcsAct, (("orc", orc),)),
    Form(OrcsLeave),
    Form(OrderBounties, (("fallen", fallen),)),
    Form(PayMaterials, (("furnishing", furnishing), ("cell", cell))),
    Form(PlaceWorker, (("dwarf", between(DUE, MOST_DWARFS - 1)),)),
    Form(RaidOrHarvest),
    Form(
        RestockMines,
        (
            ("ore_mines", between(0, MINES_RESTOCKED)),
            ("ruby_mines", between(0, MINES_RESTOCKED)),
            ("done", some_cells),
        ),
    ),
    Form(ReturnMarker),
    Form(RevealOrcMarker),
    Form(SendOrc),
    Form(ShareHits, (("left", between(0, 3)), ("damage", between(1, 3)), ("hits", hits))),
    Form(TakeBounty, (("orc", orc), ("strength", strength))),
    Form(UseSpace, (("is_occupied", YES_OR_NO),)),
)


# What contradicts the rest of the game.

OF_AN_EVENT = (
    BeginEvent,
    DrawCard,
    LastOrcAppears,
    LastOrcArrives,
    OrcActs,
    OrcWalks,
    OrcsAct,
    AfterPush,
    BreakThrough,
    FeedTrap,
    ShareHits,
)
"""Steps that come only between the beginning of an orc event and its end."""


def fault_of_fiend_step(steps: list[Step], place: int, state: GameState) -> str:
    """What about a step contradicts the game; empty if nothing does. The steps below it come later."""
    step = steps[place]
    if isinstance(step, OF_AN_EVENT) and not any(isinstance(later, EndEvent) for later in steps[:place]):
        return "this belongs to an orc event, and none will end"
    if isinstance(step, DrawCard | OrcWalks) and not range_of(state, step.orc):
        return "this orc does not walk in this event"
    if isinstance(step, DrawCard) and len(fiends(state).drawn) != state.rules.players:
        return "no cards are being drawn"
    if isinstance(step, PlaceWorker):
        return "" if is_placeable(state, step) else "there is nobody to place"
    if isinstance(step, PayMaterials):
        is_warrior = step.furnishing == rules_of(state).warrior_dwelling
        is_there = is_warrior and state.players[step.seat].cave_system >> step.cell & 1 == 1
        return "" if is_there else "there is nothing to furnish"
    if isinstance(step, GiveUpDogs):
        return fault_of_fight(steps, place, state, step)
    if isinstance(step, OrderBounties):
        orcs = player_of(state, step.seat).orcs
        return (
            ""
            if all(orcs[who] == GONE for who, _ in step.fallen)
            else "an orc has a bounty that is not defeated"
        )
    if isinstance(step, AfterFight):
        return "" if step.fighter < state.players[step.seat].dwarfs else "there is no such dwarf"
    if isinstance(step, ChooseBeds):
        weapons = list(player_of(state, step.seat).weapons)
        return "" if all(weapon in weapons for weapon, _ in step.said) else "there is no such dwarf"
    return ""


def is_placeable(state: GameState, step: PlaceWorker) -> bool:
    """Whether the dwarf, or anybody at all, is there to be placed."""
    player = player_of(state, step.seat)
    at_home = placeable(player)
    return step.dwarf in at_home or (step.dwarf == DUE and len(at_home) + len(waiting_friends(player)) > 0)


def fault_of_fight(steps: list[Step], place: int, state: GameState, step: GiveUpDogs) -> str:
    """A fight is the last item of an expedition, against an orc that can be beaten."""
    player = player_of(state, step.seat)
    if not place or not isinstance(steps[place - 1], ChooseLoot) or steps[place - 1].seat != step.seat:
        return "a fight without an expedition"
    if state.worker >= player.dwarfs or player.orcs[step.orc] < 0:
        return "there is nobody to fight, or nobody who fights"
    reach = strength_of_worker(state, step.seat) + worth_of_dog(state, step.seat) * player.goods[DOG]
    return "" if player.strengths[step.orc] <= reach else "the orc is too strong"
