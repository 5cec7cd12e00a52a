"""Moves in words, with what they pay and bring."""

from collections.abc import Callable

from caverna.engine.agenda.composites import AllOf
from caverna.engine.agenda.effect import Effect, Perform
from caverna.engine.anytime.food import FOOD_VALUE, LOST_WITH_GOLD, PAIR_OF_DONKEYS
from caverna.engine.anytime.rubies import CAVERN_PRICE
from caverna.engine.goods import FARM_ANIMALS, GOOD_BY_NAME, NOTHING, RUBY, Goods, plus
from caverna.engine.home_board import CELLS
from caverna.engine.moves import (
    BREED,
    CONVERT,
    DONE,
    EAT,
    EAT_GOLD,
    END,
    FEED_ONE,
    RUBY_TILE,
    SELL,
    SINGLE_CAVERN,
    SINGLE_TILES,
    START,
    TAKE,
)
from caverna.engine.rounds.ending import LastChance
from caverna.engine.rounds.harvest import EndHarvest
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import NATURE, GameState
from caverna.engine.verb import Move
from caverna.engine.verbs.take import Take
from caverna.words.doors import Arguments, Naming, doors_of, naming_by_boxes
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
    if move.verb == DONE:
        goods = goods_that_follow(state)
        if goods:
            return words.say("move-done-and-take", goods=describe_goods(words, goods))
    if move.verb == EAT:
        bonus = slaughter_bonus(state, step.seat) if step is not None and step.seat != NATURE else 0
        return describe_meal(words, move, bonus)
    return describe_bare_move(words, state.rules, move, names)


def describe_bare_move(words: Words, rules: Ruleset, move: Move, names: Names = None) -> str:
    """A move by itself, in whatever position: most verbs follow from their texts and their parts."""
    said = doors_of(rules).bare_move(words, rules, move)
    if said is not None:
        return said
    if move.verb in WRITERS:
        return WRITERS[move.verb](words, rules, move, names)
    key = f"move-{move.key}"
    this_very_one = "-".join([key, *(text for value in move.values for text in value.texts)])
    if words.has(this_very_one):
        return words.say(this_very_one)
    return words.say(key, **parts_in_words(words, move))


def parts_in_words(words: Words, move: Move) -> Arguments:
    """The parts of a move by their names, each as its kind is said; how many there are is `n` as well."""
    said: Arguments = {}
    for part, value in zip(move.declared.parts, move.values, strict=True):
        naming = PARTS.get(part.kind.key) or naming_by_boxes().get(part.kind.key)
        for name, what in zip(part.names, value.json, strict=True):
            said[name] = what if isinstance(what, int) else str(what)
            if naming is not None:
                said[name] = naming(words, str(what), None)
            if part.kind.key == "amount":
                said["n"] = said[name]
    return said


PARTS: dict[str, Naming] = {
    "space": lambda words, key, names: space_name(words, key),
    "furnishing": lambda words, key, names: furnishing_name(words, key),
    "loot": lambda words, key, names: loot_name(words, key),
    "good": lambda words, key, names: good_name(words, GOOD_BY_NAME[key], 1),
}
"""The kinds of parts that have names; all others are said as they are."""


# Verbs that say more than their parts.


def start(words: Words, rules: Ruleset, move: Move, names: Names) -> str:
    """Who begins; the game may know fewer players than there are seats."""
    known = names if names and move.first < len(names) else None
    return words.say("move-start", player=player_name(words, move.first, known))


def feed_one(words: Words, rules: Ruleset, move: Move, names: Names) -> str:
    """Something else than food for one dwarf."""
    who, good = "newborn" if move.first else "adult", move.second
    return words.say("move-feed_one", who=who, good=amount(words, good, meal_of_one(rules, good)))


def breed(words: Words, rules: Ruleset, move: Move, names: Names) -> str:
    """Which animals have young."""
    kinds = [good_name(words, kind, 2) for bit, kind in enumerate(FARM_ANIMALS) if move.first >> bit & 1]
    return words.say("move-breed", types=", ".join(kinds) or "none")


def eat(words: Words, rules: Ruleset, move: Move, names: Names) -> str:
    """Something turned into food."""
    return describe_meal(words, move, 0)


def eat_gold(words: Words, rules: Ruleset, move: Move, names: Names) -> str:
    """Gold turned into food."""
    return words.say("move-eat_gold", n=move.first, food=move.first - LOST_WITH_GOLD)


def ruby_tile(words: Words, rules: Ruleset, move: Move, names: Names) -> str:
    """A single tile for rubies."""
    tile = words.say(f"ground-{SINGLE_TILES[move.first]}")
    price = amount(words, RUBY, CAVERN_PRICE if move.first == SINGLE_CAVERN else 1)
    return words.say("move-ruby_tile", price=price, tile=tile, cell=CELLS[move.second])


def convert(words: Words, rules: Ruleset, move: Move, names: Names) -> str:
    """What a room exchanges."""
    room, conversion = rules.conversions[move.first]
    return words.say(
        "move-convert",
        tile=furnishing_name(words, rules.furnishings[room].key),
        pays=describe_goods(words, conversion.pays),
        gets=describe_goods(words, conversion.gets),
    )


def sell(words: Words, rules: Ruleset, move: Move, names: Names) -> str:
    """Whose weapon goes for food."""
    return words.say("move-sell", strength=move.first, whose=words.say(WHOSE_WEAPON[move.second]))


MoveWriter = Callable[[Words, Ruleset, Move, Names], str]
WRITERS: dict[int, MoveWriter] = {
    START: start,
    FEED_ONE: feed_one,
    BREED: breed,
    EAT: eat,
    EAT_GOLD: eat_gold,
    RUBY_TILE: ruby_tile,
    CONVERT: convert,
    SELL: sell,
}


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


def goods_that_follow(state: GameState) -> Goods:
    """What whoever is done with a part of a card takes next without a question."""
    if len(state.agenda) < 2:
        return NOTHING
    done, later = state.agenda[-1], state.agenda[-2]
    if not isinstance(done, Perform) or not isinstance(later, Perform) or done.seat != later.seat:
        return NOTHING
    due = later.effect.due_part(state, later.seat, later.progress)
    return NOTHING if due is None else goods_to_take(state, later.seat, due)


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
