"""Moves in words, with what they pay and bring."""

from caverna.engine.agenda.combinators import AllOf
from caverna.engine.agenda.effect import Effect, Perform
from caverna.engine.anytime.food import FOOD_VALUE, LOST_WITH_GOLD, PAIR_OF_DONKEYS
from caverna.engine.goods import CATTLE, FARM_ANIMALS, NOTHING, Goods, plus
from caverna.engine.home_board import CELLS
from caverna.engine.moves import (
    BREED,
    BUY,
    CAVERN_CAVERN,
    CAVERN_TUNNEL,
    CHOOSE,
    CONVERT,
    DONE,
    EAT,
    EAT_GOLD,
    END,
    FEED,
    FEED_ONE,
    FORGE,
    FURNISH,
    GROW,
    IMITATE,
    LARGE_PASTURE,
    LOOT,
    MARKER,
    MEADOW_FIELD,
    ORDER,
    ORE_MINE_DEEP_TUNNEL,
    PASS,
    PAY,
    PAYMENTS,
    PLACE,
    PROTECT,
    REVEAL,
    RUBY_GOOD,
    RUBY_MINE,
    RUBY_TILE,
    SELL,
    SINGLE_CAVERN,
    SINGLE_FIELD,
    SINGLE_MEADOW,
    SINGLE_TILES,
    SINGLE_TUNNEL,
    SMALL_PASTURE,
    SOW_GRAIN,
    SOW_VEGETABLE,
    STABLE,
    START,
    TAKE,
    TRADE,
    Move,
)
from caverna.engine.rounds.ending import LastChance
from caverna.engine.rounds.harvest import EndHarvest
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import NATURE, GameState
from caverna.engine.verbs.take import Take
from caverna.words.doors import doors_of
from caverna.words.names import (
    Names,
    amount,
    describe_goods,
    furnishing_name,
    good_name,
    loot_name,
    player_name,
    space_name,
)
from caverna.words.texts import Words

PLAIN_MOVES = {
    DONE: "move-done",
    END: "move-end",
    PASS: "move-pass",
    TAKE: "move-take",
    GROW: "move-grow",
    TRADE: "move-trade",
}
MOVES_ON_A_SPACE = {PLACE: "move-place", IMITATE: "move-imitate", PROTECT: "move-protect"}
MOVES_WITH_A_STRENGTH = {ORDER: "move-order", FORGE: "move-forge"}
MOVES_ON_A_CELL = {
    SMALL_PASTURE: "move-small-pasture",
    STABLE: "move-stable",
    SINGLE_MEADOW: "move-tile-meadow",
    SINGLE_FIELD: "move-tile-field",
    SINGLE_TUNNEL: "move-tile-tunnel",
    SINGLE_CAVERN: "move-tile-cavern",
    RUBY_MINE: "move-ruby-mine",
    SOW_GRAIN: "move-sow-grain",
    SOW_VEGETABLE: "move-sow-vegetable",
}
MOVES_ON_TWO_CELLS = {
    MEADOW_FIELD: "move-twin-meadow-field",
    CAVERN_TUNNEL: "move-twin-cavern-tunnel",
    CAVERN_CAVERN: "move-twin-cavern-cavern",
    ORE_MINE_DEEP_TUNNEL: "move-twin-ore-mine",
    LARGE_PASTURE: "move-large-pasture",
}
WHOSE_WEAPON = ("ui-at-home", "ui-placed", "ui-at-work")


def describe_move(words: Words, state: GameState, move: Move, names: Names = None) -> str:
    """A move as a line of a list, with what it pays and brings in this position."""
    said = doors_of(state.rules).move(words, state, move)
    if said is not None:
        return said
    step = state.agenda[-1] if state.agenda else None
    if move.verb == END and isinstance(step, EndHarvest):
        return words.say("move-end-harvest")
    if move.verb == END and isinstance(step, LastChance):
        return words.say("move-end-game")
    if move.verb == TAKE and isinstance(step, Perform):
        goods = goods_to_take(state, step.seat, step.effect)
        if goods:
            return words.say("move-take-goods", goods=describe_goods(words, goods))
    if move.verb == EAT:
        bonus = slaughter_bonus(state, step.seat) if step is not None and step.seat != NATURE else 0
        return describe_meal(words, move, bonus)
    return describe_bare_move(words, state.rules, move, names)


def describe_bare_move(words: Words, rules: Ruleset, move: Move, names: Names = None) -> str:
    """A move by itself, in whatever position."""
    said = doors_of(rules).bare_move(words, rules, move)
    if said is not None:
        return said
    verb, first, second = move.verb, move.first, move.second
    if verb in PLAIN_MOVES:
        return words.say(PLAIN_MOVES[verb])
    if verb in MOVES_ON_A_SPACE:
        return words.say(MOVES_ON_A_SPACE[verb], space=space_name(words, rules.space_keys[first]))
    if verb in MOVES_WITH_A_STRENGTH:
        return words.say(MOVES_WITH_A_STRENGTH[verb], strength=first)
    if verb in MOVES_ON_A_CELL:
        return words.say(MOVES_ON_A_CELL[verb], cell=CELLS[first])
    if verb in MOVES_ON_TWO_CELLS:
        return words.say(MOVES_ON_TWO_CELLS[verb], first=CELLS[first], second=CELLS[second])
    if verb == LOOT:
        return words.say("move-loot", item=loot_name(words, rules.loot[first].key))
    if verb == FURNISH:
        tile = furnishing_name(words, rules.furnishings[first].key)
        return words.say("move-furnish", tile=tile, cell=CELLS[second])
    if verb == PAY:
        return words.say(f"move-pay-{PAYMENTS[first]}")
    if verb == START:
        return words.say(
            "move-start", player=player_name(words, first, names if names and first < len(names) else None)
        )
    if verb == REVEAL:
        return words.say("move-reveal", card=space_name(words, rules.space_keys[first]))
    if verb == MARKER:
        return words.say("move-marker-question" if first else "move-marker-leaf")
    if verb in (FEED, FEED_ONE, BREED, CHOOSE):
        return describe_harvest_move(words, rules, move)
    return describe_exchange(words, rules, move)


def describe_harvest_move(words: Words, rules: Ruleset, move: Move) -> str:
    """Feeding, breeding, and the choice between them."""
    if move.verb == FEED:
        return words.say("move-feed", n=move.first)
    if move.verb == FEED_ONE:
        who = "newborn" if move.first else "adult"
        return words.say(
            "move-feed-dwarf", who=who, good=amount(words, move.second, meal_of_one(rules, move.second))
        )
    if move.verb == BREED:
        kinds = [good_name(words, kind, 2) for bit, kind in enumerate(FARM_ANIMALS) if move.first >> bit & 1]
        return words.say("move-breed", types=", ".join(kinds) or "none")
    assert move.verb == CHOOSE, move
    return words.say("move-choose-breeding" if move.first else "move-choose-field")


def describe_exchange(words: Words, rules: Ruleset, move: Move) -> str:
    """What can be bought and exchanged."""
    verb, first, second = move.verb, move.first, move.second
    if verb == BUY:
        return words.say("move-buy", good=good_name(words, first, 1))
    if verb == EAT:
        return describe_meal(words, move, 0)
    if verb == EAT_GOLD:
        return words.say("move-eat-gold", n=first, food=first - LOST_WITH_GOLD)
    if verb == RUBY_GOOD:
        if first == CATTLE:
            return words.say("move-ruby-cattle")
        return words.say("move-ruby-good", good=good_name(words, first, 1))
    if verb == RUBY_TILE:
        return words.say(
            "move-ruby-tile", tile=words.say(f"ground-{SINGLE_TILES[first]}"), cell=CELLS[second]
        )
    if verb == CONVERT:
        room, conversion = rules.conversions[first]
        return words.say(
            "move-convert",
            tile=furnishing_name(words, rules.furnishings[room].key),
            pays=describe_goods(words, conversion.pays),
            gets=describe_goods(words, conversion.gets),
        )
    assert verb == SELL, move
    return words.say("move-sell-weapon", strength=first, whose=words.say(WHOSE_WEAPON[second]))


def describe_meal(words: Words, move: Move, bonus: int) -> str:
    """Something turned into food, with so much food on top for each farm animal."""
    good, eaten = move.first, move.second
    food = PAIR_OF_DONKEYS if eaten == 2 else FOOD_VALUE[good]
    if good in FARM_ANIMALS:
        food += bonus * eaten
    return words.say(f"move-{move.text.replace(' ', '-')}", food=food)


def slaughter_bonus(state: GameState, seat: int) -> int:
    """The food a player's rooms add for each farm animal."""
    return sum(state.rules.furnishings[number].slaughter_bonus for _, number in state.players[seat].rooms)


def meal_of_one(rules: Ruleset, good: int) -> int:
    """How many of a good feed one dwarf, where a room allows it."""
    return max(dict(tile.feeds_one_with).get(good, 0) for tile in rules.furnishings)


def goods_to_take(state: GameState, seat: int, effect: Effect) -> Goods:
    """What `take` brings on this card."""
    if isinstance(effect, Take):
        goods = effect.fixed
        if effect.is_due:
            goods = plus(goods, state.stock[effect.space])
        return plus(goods, effect.bonus(state.players[seat])) if effect.bonus is not None else goods
    parts = (effect.main,) if isinstance(effect, AllOf) else effect.parts_of()
    for part in parts:
        goods = goods_to_take(state, seat, part)
        if goods:
            return goods
    return NOTHING
