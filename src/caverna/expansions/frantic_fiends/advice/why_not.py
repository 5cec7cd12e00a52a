"""Why the actions of Frantic Fiends cannot be carried out."""

from caverna.advice.why_not.saying import cell_is, lacks
from caverna.advice.why_not.text import Reason, say
from caverna.engine.agenda.effect import Effect
from caverna.engine.goods import DOG, WOOD
from caverna.engine.home_board import CELLS
from caverna.engine.moves import Move
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.expedition import strength_of_worker
from caverna.expansions.frantic_fiends.engine.arming import Whittle
from caverna.expansions.frantic_fiends.engine.fight import FightOrc, worth_of_dog
from caverna.expansions.frantic_fiends.engine.mines import Restock
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.set_trap import SetTrap, trap_sites
from caverna.expansions.frantic_fiends.engine.state import ORC_NAMES, fiends, player_of


def cannot_begin_with_fiends(state: GameState, seat: int, clause: Effect) -> Reason:
    """Why a clause of the expansion cannot be carried out now."""
    if isinstance(clause, FightOrc):
        is_there = any(place >= 0 for place in player_of(state, seat).orcs)
        return say("why-orcs-too-strong" if is_there else "why-no-orc-there")
    if isinstance(clause, SetTrap):
        return say("why-no-trap-to-pay" if trap_sites(player_of(state, seat)) else "why-no-space-for-trap")
    if isinstance(clause, Restock):
        return say("why-no-mine-to-restock")
    return whittling(state, seat, 1) if isinstance(clause, Whittle) else None


def beginning_with_fiends(state: GameState, seat: int, move: Move, clause: Effect) -> Reason:
    """Why an open clause of the expansion does not begin with this very move."""
    if isinstance(clause, FightOrc):
        return fighting(state, seat, move.first)
    if isinstance(clause, SetTrap):
        return trapping(state, seat, move, clause)
    return whittling(state, seat, move.first) if isinstance(clause, Whittle) else None


def fighting(state: GameState, seat: int, orc: int) -> Reason:
    """Why this orc cannot be fought."""
    player, name = player_of(state, seat), say(f"orc-{ORC_NAMES[orc]}")
    if player.orcs[orc] < 0:
        return say("why-orc-not-there", orc=name)
    reach = strength_of_worker(state, seat) + worth_of_dog(state, seat) * player.goods[DOG]
    return say("why-orc-too-strong", orc=name, need=player.strengths[orc], strength=reach)


def trapping(state: GameState, seat: int, move: Move, clause: SetTrap) -> Reason:
    """Why this trap cannot be set there."""
    player, trap = player_of(state, seat), rules_of(state).traps[move.first]
    if not fiends(state).traps_left[move.first]:
        return say("why-no-such-trap-left")
    if player.stables >> move.second & 1:
        return say("why-stable-there-already", cell=CELLS[move.second])
    if not trap_sites(player) >> move.second & 1:
        return cell_is(state, player, move.second, "why-no-trap-there")
    return lacks(player, clause.price(trap.cost))


def whittling(state: GameState, seat: int, strength: int) -> Reason:
    """Why no such weapon can be made of wood."""
    if state.worker < 0:
        return say("why-orcs-do-not-forge")
    player = player_of(state, seat)
    if player.weapons[state.worker]:
        return say("why-armed-already", strength=player.weapons[state.worker])
    return lacks(player, ((WOOD, strength),))
