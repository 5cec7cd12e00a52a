"""The course of a game with the expansion."""

from caverna.engine.agenda.step import Step
from caverna.engine.rounds.course import Course
from caverna.engine.rounds.ending import Finish, LastChance
from caverna.engine.state.game_state import NATURE, GameState
from caverna.expansions.frantic_fiends.content.traps import INACTIVE_TRAP_POINTS
from caverna.expansions.frantic_fiends.engine.accommodated_herds import accommodated_herds
from caverna.expansions.frantic_fiends.engine.beds import ChooseBeds
from caverna.expansions.frantic_fiends.engine.befriend import (
    LodgerMovesOut,
    beds_for_dwarfs,
    free_orc_dwellings,
    lodger,
)
from caverna.expansions.frantic_fiends.engine.final_raid import OrcSitsDown, OrcsLeave
from caverna.expansions.frantic_fiends.engine.harvest import RaidOrHarvest, RevealOrcMarker, announce
from caverna.expansions.frantic_fiends.engine.herds import ArrangeAnimals
from caverna.expansions.frantic_fiends.engine.player import GONE, ORCS
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import player_of
from caverna.expansions.frantic_fiends.engine.work import EverybodyHome, NextWorker


class FiendCourse(Course):
    """Which steps make up a round and the end, and what is asked on the way."""

    def announce_harvest(self, state: GameState) -> None:
        announce(state)

    def reveal_marker(self) -> Step:
        return RevealOrcMarker(NATURE)

    def next_turn(self, seat: int) -> Step:
        return NextWorker(seat)

    def return_home(self) -> Step:
        return EverybodyHome(NATURE)

    def harvest(self) -> RaidOrHarvest:
        return RaidOrHarvest(NATURE)

    def last_steps(self, state: GameState) -> list[Step]:
        seats = state.turn_order()
        steps: list[Step] = [LastChance(seat) for seat in seats]
        for seat in seats:
            if any(place >= 0 for place in player_of(state, seat).orcs):
                steps += [ArrangeAnimals(seat), ChooseBeds(seat), OrcsLeave(seat)]
                steps += [OrcSitsDown(seat, orc) for orc in range(ORCS)]
        return [*steps, Finish(NATURE)]

    def is_overcrowded(self, state: GameState, seat: int) -> bool:
        if player_of(state, seat).herds is None:
            return super().is_overcrowded(state, seat)
        return accommodated_herds(state, seat)[1] > 0

    def beds_lent(self, state: GameState, seat: int) -> int:
        is_lent = lodger(state, seat) != GONE and not free_orc_dwellings(state, player_of(state, seat))
        return 1 if is_lent else 0

    def before_birth(self, state: GameState, seat: int) -> None:
        player, orc = player_of(state, seat), lodger(state, seat)
        rooms = free_orc_dwellings(state, player)
        if orc != GONE and rooms and player.beds_needed >= beds_for_dwarfs(state, player) - 1:
            state.agenda.append(LodgerMovesOut(seat))

    def more_points(self, state: GameState, seat: int) -> dict[str, int]:
        player, traps = player_of(state, seat), rules_of(state).traps
        used_up = [kind for _, kind, is_active in player.traps if not is_active]
        return {
            "traps": INACTIVE_TRAP_POINTS * sum(not traps[kind].is_permanent for kind in used_up),
            "friendly_orcs": len(player.free_friends()),
        }

    def more_points_together(self, state: GameState, seat: int) -> int:
        player, points = player_of(state, seat), 0
        if player.traps:
            traps = rules_of(state).traps
            for _, kind, is_active in player.traps:
                if not is_active and not traps[kind].is_permanent:
                    points += INACTIVE_TRAP_POINTS
        return points + len(player.free_friends()) if player.friends else points

    def tie_break(self, state: GameState, seat: int) -> int:
        return -len(player_of(state, seat).nasty_orcs())
