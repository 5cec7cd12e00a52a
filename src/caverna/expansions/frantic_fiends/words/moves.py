"""Moves of the expansion in words, with what they pay and bring in a position."""

from collections.abc import Callable

from caverna.engine.goods import GOLD, ORE, RUBY
from caverna.engine.home_board import CELLS, ENTRY_CELL
from caverna.engine.moves import DONE, ORDER, Move
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.expedition import strength_of_worker
from caverna.expansions.frantic_fiends.engine import moves as verbs
from caverna.expansions.frantic_fiends.engine.arming import BuyWeapon, ChooseRecruit
from caverna.expansions.frantic_fiends.engine.beds import ChooseBeds
from caverna.expansions.frantic_fiends.engine.bounty import TakeBounty
from caverna.expansions.frantic_fiends.engine.campaign_game import ApplyBonus
from caverna.expansions.frantic_fiends.engine.fight import GiveUpDogs, worth_of_dog
from caverna.expansions.frantic_fiends.engine.furnishing import mixed_price
from caverna.expansions.frantic_fiends.engine.herds import ArrangeAnimals
from caverna.expansions.frantic_fiends.engine.offspring import GrowAtOnce
from caverna.expansions.frantic_fiends.engine.orc_acts import OrcActs, bribe_of
from caverna.expansions.frantic_fiends.engine.orc_event import LAST_ORC, LastOrcArrives
from caverna.expansions.frantic_fiends.engine.orcs import ground_at
from caverna.expansions.frantic_fiends.engine.paths import INTO_THE_CAVE, NOWHERE, displaced_to
from caverna.expansions.frantic_fiends.engine.player import ORC_NAMES, FiendPlayer
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import FiendState, player_of
from caverna.expansions.frantic_fiends.engine.trigger import FeedTrap, ShareHits
from caverna.expansions.frantic_fiends.engine.work import PlaceWorker
from caverna.expansions.frantic_fiends.words.bare_moves import card_number, direction, mix
from caverna.expansions.frantic_fiends.words.names import (
    orc_name,
    path_in_words,
    place_name,
    reward_name,
)
from caverna.words.names import amount, describe_goods, furnishing_name, space_name
from caverna.words.texts import Words

WAYS_OF_BEING_DONE = {
    ArrangeAnimals: "move-done-arranged",
    ChooseBeds: "move-done-arranged",
    BuyWeapon: "move-done-refuse",
    ChooseRecruit: "move-done-refuse",
    GrowAtOnce: "move-done-refuse",
    ApplyBonus: "move-done-forgo",
}


def describe_fiend_move(words: Words, state: GameState, move: Move) -> str | None:
    """A move with what it means here; None if the position adds nothing to it."""
    if not isinstance(state, FiendState) or not state.agenda:
        return None
    step = state.agenda[-1]
    if move.number == DONE:
        return describe_being_done(words, state)
    if move.verb == ORDER and isinstance(step, PlaceWorker):
        return describe_order(words, state, step, move)
    if move.verb == verbs.DRAW and isinstance(step, LastOrcArrives):
        place = rules_of(state).figures.movement[1][move.second].column
        orc = orc_name(words, ORC_NAMES[LAST_ORC])
        return words.say("move-draw-last", name=card_number(move), orc=orc, cell=CELLS[place])
    writer = IN_A_POSITION.get(move.verb)
    return writer(words, state, move) if writer is not None and step.seat >= 0 else None


def describe_being_done(words: Words, state: FiendState) -> str | None:
    """What it means to be done."""
    step = state.agenda[-1]
    if isinstance(step, OrcActs):
        return words.say("move-done-stay" if step.stays else "move-done-walk")
    key = WAYS_OF_BEING_DONE.get(type(step))
    return words.say(key) if key is not None else None


def describe_order(words: Words, state: FiendState, step: PlaceWorker, move: Move) -> str | None:
    """Some armed dwarfs need no ruby to go first."""
    if step.disguised(state, step.due(state)[0]) != move.first:
        return None
    return words.say("move-order-disguised", strength=move.first)


def decider(state: FiendState) -> FiendPlayer:
    """Whoever is asked."""
    return player_of(state, state.agenda[-1].seat)


def with_goods(words: Words, state: FiendState, move: Move) -> str | None:
    """An orc goes where goods lie."""
    goods = state.stock[move.second]
    if not goods:
        return None
    orc = orc_name(words, ORC_NAMES[move.first])
    space = space_name(words, state.rules.space_keys[move.second])
    return words.say("move-send-goods", orc=orc, space=space, goods=describe_goods(words, goods))


def with_strength(words: Words, state: FiendState, move: Move) -> str | None:
    """An orc to be fought."""
    orc, strength = orc_name(words, ORC_NAMES[move.first]), decider(state).strengths[move.first]
    return words.say("move-fight-strength", orc=orc, strength=strength)


def with_weapon_left(words: Words, state: FiendState, move: Move) -> str | None:
    """Dogs against the weapon."""
    step = state.agenda[-1]
    if not isinstance(step, GiveUpDogs):
        return None
    lost = max(0, decider(state).strengths[step.orc] - move.first * worth_of_dog(state, step.seat))
    weapon = strength_of_worker(state, step.seat) - lost
    dogs = words.say("move-give_up", n=move.first)
    return words.say("move-give_up-weapon", dogs=dogs, strength=weapon)


def with_reward(words: Words, state: FiendState, move: Move) -> str | None:
    """What a reward brings."""
    step, rules = state.agenda[-1], rules_of(state)
    if move.first == verbs.REWARD_GOLD:
        if not isinstance(step, TakeBounty):
            return None
        return words.say("move-reward-gold-amount", goods=amount(words, GOLD, rules.figures.gold[step.orc]))
    key = rules.rewards[move.first].key
    text = (words.attribute(f"reward-{key}", "help") or "").removesuffix(".")
    return words.say("move-reward-help", reward=reward_name(words, key), text=text)


def with_bribe(words: Words, state: FiendState, move: Move) -> str | None:
    """The good, and the strength that is left."""
    step = state.agenda[-1]
    if not isinstance(step, OrcActs):
        return None
    left = decider(state).strengths[step.orc] - move.first
    goods = amount(words, bribe_of(state), move.first)
    return words.say("move-bribe-goods", goods=goods, strength=max(0, left))


def with_target(words: Words, state: FiendState, move: Move) -> str | None:
    """Where a push leads."""
    step = state.agenda[-1]
    if not isinstance(step, OrcActs):
        return None
    target = displaced_to(decider(state).orcs[step.orc], move.first)
    if target == NOWHERE:
        return None
    place = "cave" if target == INTO_THE_CAVE else CELLS[target]
    return words.say(
        "move-displace-to", step=direction(words, move.first), place=path_in_words(words, [place])
    )


def with_spending(words: Words, state: FiendState, move: Move) -> str | None:
    """What a trap gets, and the strength that is left."""
    step = state.agenda[-1]
    if not isinstance(step, FeedTrap) or not move.first:
        return None
    left = decider(state).strengths[step.orc] - move.first
    goods = amount(words, step.good, move.first)
    return words.say("move-spend-goods", goods=goods, strength=max(0, left))


def with_strength_left(words: Words, state: FiendState, move: Move) -> str | None:
    """An orc as the hits so far have left it."""
    step = state.agenda[-1]
    if not isinstance(step, ShareHits):
        return None
    left = decider(state).strengths[move.first] - step.hits[move.first] * step.damage
    return words.say("move-hit-strength", orc=orc_name(words, ORC_NAMES[move.first]), strength=left)


def with_place(words: Words, state: FiendState, move: Move) -> str | None:
    """What lies where an orc goes."""
    player, orc = decider(state), orc_name(words, ORC_NAMES[move.first])
    if move.second == ENTRY_CELL or not player.cave_system >> move.second & 1:
        return None
    hidden = dict(player.hidden)
    what = hidden[move.second] if move.second in hidden else ground_at(player, move.second)
    place = place_name(words, state.rules, what)
    return words.say("move-occupy-what", orc=orc, cell=CELLS[move.second], what=place)


def with_room(words: Words, state: FiendState, move: Move) -> str | None:
    """The room a friend moves into."""
    rooms = dict(decider(state).rooms)
    if move.second not in rooms:
        return None
    room = furnishing_name(words, state.rules.furnishings[rooms[move.second]].key)
    orc = orc_name(words, ORC_NAMES[move.first])
    return words.say("move-move_in-room", orc=orc, room=room, cell=CELLS[move.second])


def with_price(words: Words, state: FiendState, move: Move) -> str | None:
    """What is left to pay after discounts."""
    goods = mix(move.first, move.second)
    price = mixed_price(state, state.agenda[-1].seat, move.first, move.second)
    if dict(goods) == dict(price):
        return None
    return words.say(
        "move-materials-reduced", goods=describe_goods(words, goods), price=describe_goods(words, price)
    )


def with_ore_or_rubies(words: Words, state: FiendState, move: Move) -> str | None:
    """What lies in a mine."""
    player = decider(state)
    good = ORE if player.ore_mines >> move.first & 1 else RUBY
    goods = amount(words, good, player.mined_on(move.first))
    return words.say("move-extract-goods", cell=CELLS[move.first], goods=goods)


IN_A_POSITION: dict[int, Callable[[Words, FiendState, Move], str | None]] = {
    verbs.SEND: with_goods,
    verbs.FIGHT: with_strength,
    verbs.GIVE_UP: with_weapon_left,
    verbs.REWARD: with_reward,
    verbs.BRIBE: with_bribe,
    verbs.DISPLACE: with_target,
    verbs.SPEND: with_spending,
    verbs.HIT: with_strength_left,
    verbs.OCCUPY: with_place,
    verbs.MOVE_IN: with_room,
    verbs.MATERIALS: with_price,
    verbs.EXTRACT: with_ore_or_rubies,
}
