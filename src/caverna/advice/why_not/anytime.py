"""Why something that is allowed at any time is not possible now."""

from caverna.advice.why_not.home_board import ruby_price, single_tile
from caverna.advice.why_not.saying import any_of_these, lacks, space, tile_name, you_have
from caverna.advice.why_not.text import Reason, Text, say
from caverna.engine.agenda.effect import Perform
from caverna.engine.agenda.step import Step
from caverna.engine.anytime.exchanges import WORKER, whose_weapon
from caverna.engine.anytime.offered import affordable_moves, demanding_steps, play_anytime
from caverna.engine.anytime.rubies import CAVERN_PRICE
from caverna.engine.goods import CATTLE, FOOD, GOLD, RUBY
from caverna.engine.hooks import SELL_WEAPONS
from caverna.engine.moves import (
    CONVERT,
    EAT,
    EAT_GOLD,
    RUBY_GOOD,
    RUBY_TILE,
    SELL,
    SINGLE_CAVERN,
    WHOSE_WEAPON,
    Move,
)
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.furnish import PayForRoom

ANYTIME = (EAT, EAT_GOLD, RUBY_GOOD, RUBY_TILE, CONVERT, SELL)


def anytime(state: GameState, seat: int, move: Move) -> Reason:
    """Not affordable, or it would make the player's pending action impossible."""
    if move.number in affordable_moves(state, seat):
        return would_be_stuck(state, seat, move)
    player = state.players[seat]
    if move.verb == EAT:
        good, amount = move.first, move.second
        return you_have(player, good) if player.goods[good] < amount else None
    if move.verb == EAT_GOLD:
        return you_have(player, GOLD)
    if move.verb == RUBY_GOOD:
        return lacks(player, ((FOOD, 1), (RUBY, 1)) if move.first == CATTLE else ((RUBY, 1),))
    if move.verb == RUBY_TILE:
        price = CAVERN_PRICE if move.first == SINGLE_CAVERN else 1
        return ruby_price(state, seat, price) or single_tile(state, seat, move.first, move.second)
    if move.verb == CONVERT:
        room, conversion = state.rules.conversions[move.first]
        if not player.owned >> room & 1:
            return say("why-without-tile", tile=tile_name(state.rules.furnishings[room]))
        return lacks(player, conversion.pays)
    return selling(state, seat, move)


def selling(state: GameState, seat: int, move: Move) -> Reason:
    """Why that weapon cannot be given up."""
    player, rules = state.players[seat], state.rules
    if not rules.permits(player, SELL_WEAPONS):
        room = any_of_these(rules, rules.permitting[SELL_WEAPONS.bit_length() - 1])
        return say("why-without-tile", tile=room)
    strength, whose = move.first, move.second
    for dwarf, weapon in enumerate(player.weapons):
        if weapon == strength and whose_weapon(state, seat, player, dwarf) == whose == WORKER:
            return say("why-on-expedition")
    return say("why-no-such-weapon", whose=WHOSE_WEAPON[whose], strength=strength)


def would_be_stuck(state: GameState, seat: int, move: Move) -> Reason:
    """Which pending question could no longer be answered."""
    trial = state.copy()
    demanding = demanding_steps(state, seat)
    play_anytime(trial, seat, move.number)
    stuck = [step for step in demanding if step.is_stuck(trial)]
    return left_undone(state, stuck[-1]) if stuck else None


def left_undone(state: GameState, step: Step) -> Text:
    """What could not be done any more."""
    if isinstance(step, PayForRoom):
        return say("why-then-unpaid", tile=tile_name(state.rules.furnishings[step.furnishing]))
    assert isinstance(step, Perform), type(step).__name__
    kind, key = state.rules.effect_names[id(step.effect)].split(".")[:2]
    if kind == "loot":
        return say("why-then-no-loot", item=say(f"loot-{key}"))
    return say("why-then-no-action", space=space(state.rules, state.rules.space_number[key]))
