"""Fighting an orc: the last thing an expedition does."""

from typing import Final

from caverna.engine.agenda.effect import Effect
from caverna.engine.agenda.fields import LOOT_SET, Whole, set_of
from caverna.engine.agenda.means import pause
from caverna.engine.agenda.step import Step
from caverna.engine.events import STRONGER, Event
from caverna.engine.goods import DOG
from caverna.engine.moves import DONE, LARGEST_WEAPON
from caverna.engine.question import Asked, ask
from caverna.engine.reasons import Reason, say
from caverna.engine.state.game_state import GameState
from caverna.engine.verb import Move
from caverna.engine.verbs.expedition import (
    ALL_DWARFS,
    HIGHEST_LEVEL,
    ChooseLoot,
    bring,
    loot_moves,
    strength_of_worker,
    strengthen_all,
)
from caverna.engine.verbs.forge import arm
from caverna.engine.verbs.grow_family import MOST_DWARFS
from caverna.engine.verbs.pay import pay
from caverna.expansions.frantic_fiends.engine.bounty import defeat
from caverna.expansions.frantic_fiends.engine.fields import ORC, STRENGTH
from caverna.expansions.frantic_fiends.engine.moves import FIGHT
from caverna.expansions.frantic_fiends.engine.player import ORC_NAMES, ORCS
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import fiends, player_of

BATTLE_DOG: Final = 2
DOG_STRENGTH: Final = 1


def worth_of_dog(state: GameState, seat: int) -> int:
    """How much a dog counts in a fight."""
    school = rules_of(state).battle_dog_school
    return BATTLE_DOG if state.players[seat].owned >> school & 1 else DOG_STRENGTH


def reach_of_worker(state: GameState, seat: int) -> int:
    """How strong an orc can be that the dwarf at work defeats, with the help of all dogs."""
    return strength_of_worker(state, seat) + worth_of_dog(state, seat) * state.players[seat].goods[DOG]


class FightOrc(Effect):
    """Fight one of one's own orcs."""

    def can_become_possible(self) -> bool:
        return False

    def moves(self, state: GameState, seat: int) -> list[int]:
        player = player_of(state, seat)
        reach = reach_of_worker(state, seat)
        moves = rules_of(state).fiend_moves.fight
        return [moves[orc] for orc in range(ORCS) if player.orcs[orc] >= 0 and player.strengths[orc] <= reach]

    def begin(self, state: GameState, seat: int, move: int) -> None:
        state.agenda.append(GiveUpDogs(seat, state.rules.moves.first[move]))

    def question(self, state: GameState, seat: int) -> Asked:
        return ask("fight-orc")

    def refusal(self, state: GameState, seat: int, move: Move) -> Reason:
        """Why this orc cannot be fought."""
        player, orc = player_of(state, seat), move.first
        name = say(f"orc-{ORC_NAMES[orc]}")
        if player.orcs[orc] < 0:
            return say("why-orc-not-there", orc=name)
        reach = reach_of_worker(state, seat)
        return say("why-orc-too-strong", orc=name, need=player.strengths[orc], strength=reach)

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        is_there = any(place >= 0 for place in player_of(state, seat).orcs)
        return say("why-orcs-too-strong" if is_there else "why-no-orc-there")


class GiveUpDogs(Step):
    """How many dogs do you give up in the fight?"""

    __slots__ = ("orc",)
    FIELDS = (("orc", ORC),)

    def __init__(self, seat: int, orc: int) -> None:
        self.seat = seat
        self.orc = orc

    def range(self, state: GameState) -> tuple[int, int]:
        """Fewest and most dogs that can be given up."""
        player, worth = player_of(state, self.seat), worth_of_dog(state, self.seat)
        strength = player.strengths[self.orc]
        missing = max(0, strength - strength_of_worker(state, self.seat))
        return -(-missing // worth), min(player.goods[DOG], -(-strength // worth))

    def options(self, state: GameState) -> list[int]:
        fewest, most = self.range(state)
        return rules_of(state).fiend_moves.give_up[fewest : most + 1] if most > fewest else []

    def answer(self, state: GameState, move: int) -> None:
        self.fight(state, state.rules.moves.first[move])

    def run(self, state: GameState) -> None:
        self.fight(state, self.range(state)[0])

    def fight(self, state: GameState, dogs: int) -> None:
        """The weapon pays for what the dogs do not; then the orc is defeated."""
        player = player_of(state, self.seat)
        strength = player.strengths[self.orc]
        lost = max(0, strength - dogs * worth_of_dog(state, self.seat))
        if dogs:
            pay(state, self.seat, ((DOG, dogs),), "fight")
            state.crowded |= 1 << self.seat
        if lost:
            arm(state, self.seat, state.worker, player.weapons[state.worker] - lost)
            if not strength_of_worker(state, self.seat):
                fiends(state).outdated = pending_fights(state)
        rest = state.agenda[-1]
        assert isinstance(rest, ChooseLoot), "a fight is the last item of an expedition"
        weapons = player_of(state, self.seat).weapons
        armed = sum(1 << dwarf for dwarf, weapon in enumerate(weapons) if weapon)
        state.exploring = 0
        state.agenda.append(AfterFight(self.seat, rest.taken, armed, state.worker))
        defeat(state, self.seat, self.orc, strength)

    def question(self, state: GameState) -> Asked:
        strength = player_of(state, self.seat).strengths[self.orc]
        return ask("give-up-dogs", orc=ORC_NAMES[self.orc], strength=strength)

    def fault(self, state: GameState, later: list[Step]) -> str:
        """A fight is the last item of an expedition, against an orc that can be beaten."""
        if not later or not isinstance(later[-1], ChooseLoot) or later[-1].seat != self.seat:
            return "a fight without an expedition"
        player = player_of(state, self.seat)
        if state.worker >= player.dwarfs or player.orcs[self.orc] < 0:
            return "there is nobody to fight, or nobody who fights"
        return (
            "" if player.strengths[self.orc] <= reach_of_worker(state, self.seat) else "the orc is too strong"
        )


class AfterFight(Step):
    """The expedition is over: weapons that the fight has left grow."""

    __slots__ = ("taken", "armed", "fighter")
    FIELDS = (("taken", LOOT_SET), ("armed", set_of(MOST_DWARFS)), ("fighter", Whole(0, MOST_DWARFS - 1)))

    def __init__(self, seat: int, taken: int, armed: int, fighter: int) -> None:
        self.seat = seat
        self.taken = taken
        self.armed = armed
        """Bit set of the dwarfs that had a weapon when the fight was over."""
        self.fighter = fighter

    def run(self, state: GameState) -> None:
        armed, fiend_state, earlier = self.armed, fiends(state), pending_fights(state)
        if earlier < fiend_state.outdated:
            armed &= ~(1 << self.fighter)
            fiend_state.outdated = earlier
        strengthen_all(state, self.seat, self.taken, armed)
        player = state.own(self.seat)
        weapons = list(player.weapons)
        if armed >> self.fighter & 1 and weapons[self.fighter]:
            weapons[self.fighter] = min(LARGEST_WEAPON, weapons[self.fighter] + 1)
            if state.events is not None:
                state.events.append(Event(STRONGER, self.seat, details={"strength": weapons[self.fighter]}))
        player.weapons = tuple(weapons)

    def fault(self, state: GameState, later: list[Step]) -> str:
        return "" if self.fighter < state.players[self.seat].dwarfs else "there is no such dwarf"


def pending_fights(state: GameState) -> int:
    """The fights whose weapons have not grown yet: a bounty may send a dwarf into another one."""
    return sum(isinstance(step, AfterFight) for step in state.agenda)


class HiredExpedition(Step):
    """Which loot item do you choose? No dwarf goes, so nobody fights and nobody's weapon grows by itself."""

    __slots__ = ("left", "strength", "taken")
    FIELDS = (("left", Whole(0, HIGHEST_LEVEL)), ("strength", STRENGTH), ("taken", LOOT_SET))

    def __init__(self, seat: int, left: int, strength: int, taken: int) -> None:
        self.seat = seat
        self.left = left
        self.strength = strength
        self.taken = taken

    def options(self, state: GameState) -> list[int]:
        if not self.left:
            return []
        moves, rules = loot_moves(state, self.seat, self.strength, self.taken), state.rules
        found = [move for move in moves if not rules.loot[rules.moves.first[move]].is_last]
        if not found:
            return pause(state, self.seat) if self.taken else []
        return [*found, DONE] if self.taken else found

    def answer(self, state: GameState, move: int) -> None:
        if move == DONE:
            self.run(state)
            return
        number = state.rules.moves.first[move]
        taken = self.taken | 1 << number
        state.agenda.append(HiredExpedition(self.seat, self.left - 1, self.strength, taken))
        bring(state, self.seat, state.rules.loot[number])

    def run(self, state: GameState) -> None:
        """What makes all weapons stronger comes at the end."""
        strengthen_all(state, self.seat, self.taken, ALL_DWARFS)

    def question(self, state: GameState) -> Asked:
        return ask("hired-expedition", left=self.left, strength=self.strength)


def fight_orc() -> Effect:
    """Fight an orc."""
    return FightOrc(FIGHT)
