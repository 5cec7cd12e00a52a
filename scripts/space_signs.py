"""What action spaces give, as a line of signs for the browser: `each wood:3(1) then expedition:1`.

A word is a sign, with its figure behind a colon, or says how two signs are joined: `and`, `or`, `then`.
`each` stands before what comes there every round.
"""

from collections.abc import Callable
from dataclasses import replace

from caverna.content.catalogue import CARDS, printed_spaces
from caverna.content.spaces.mines import (
    ORE_FOR_EACH_MINE,
    ore_for_ore_mines,
    ruby_for_a_ruby_mine,
    ruby_for_two_ruby_mines,
)
from caverna.engine.agenda.composites import AllOf, AnyOf, OneOf, Then, ThenOr
from caverna.engine.agenda.effect import Effect
from caverna.engine.goods import GOOD_NAMES, Goods
from caverna.engine.moves import CAVERN_CAVERN, CAVERN_TUNNEL, MEADOW_FIELD
from caverna.engine.ruleset import Options
from caverna.engine.space import Accumulation, ActionSpace
from caverna.engine.state.player import Player
from caverna.engine.verbs.expedition import Expedition
from caverna.engine.verbs.fence import BuildStable, FencePasture
from caverna.engine.verbs.forge import Forge
from caverna.engine.verbs.furnish import ANY_TILE, Furnish
from caverna.engine.verbs.grow_family import GrowFamily
from caverna.engine.verbs.imitate import Imitate
from caverna.engine.verbs.place_tile import ORDINARY_TUNNEL, PlaceOreMine, PlaceRubyMine, PlaceTwinTile
from caverna.engine.verbs.sow import Sow
from caverna.engine.verbs.take import BecomeStartingPlayer, Take
from caverna.engine.verbs.trade import Buy, Trade
from caverna.expansion import BASE_GAME, Expansion
from caverna.expansions import all_expansions
from caverna.setup import MOST_PLAYERS, Setup, option_values

TILES = {
    MEADOW_FIELD: "tile-meadow-field",
    CAVERN_TUNNEL: "tile-cavern-tunnel",
    CAVERN_CAVERN: "tile-cavern-cavern",
}
BONUSES: dict[Callable[[Player], Goods], str] = {
    ore_for_ore_mines: f"ore_mine:+{ORE_FOR_EACH_MINE}",
    ruby_for_a_ruby_mine: "ruby_mine:+1",
    ruby_for_two_ruby_mines: "ruby_mine:+1",
}
PLAIN: dict[type[Effect], str] = {
    BecomeStartingPlayer: "start",
    BuildStable: "stable",
    Buy: "market",
    FencePasture: "fence",
    Forge: "forge",
    GrowFamily: "family",
    PlaceOreMine: "tile-ore-mine",
    Sow: "sow",
}

UNDRAWN = "question"
"""For an effect that has no sign."""

Facts = dict[str, object]
Found = dict[tuple[str, str, str], list[int]]
"""For a space, an option and a line of signs: the numbers of players."""


def signs_of(space: ActionSpace) -> str:
    """The signs of a space, in the order of its card."""
    return signs(space.effect, space.accumulates)


def signs(effect: Effect, accumulates: Accumulation | None) -> str:
    """The signs of a clause."""
    kind = type(effect)
    known = PLAIN | signs_of_boxes()
    if kind in known:
        return known[kind]
    if isinstance(effect, Take):
        return taken(effect, accumulates)
    if isinstance(effect, AllOf):
        parts = [signs(part, accumulates) for part in effect.parts_of()]
        return " ".join(sorted(parts, key=lambda part: part != PLAIN[BecomeStartingPlayer]))
    for composite, word in ((OneOf, "or"), (AnyOf, "and"), (ThenOr, "then"), (Then, "then")):
        if isinstance(effect, composite):
            return joined(word, [signs(part, accumulates) for part in effect.parts_of()], kind is AnyOf)
    return single(effect)


def single(effect: Effect) -> str:
    """The signs of a clause with a figure or a choice of its own."""
    if isinstance(effect, Expedition):
        return f"expedition:{effect.level}"
    if isinstance(effect, PlaceTwinTile):
        return joined("or", [TILES[verb] for verb in effect.verbs])
    if isinstance(effect, PlaceRubyMine):
        is_plain = effect.onto == ORDINARY_TUNNEL
        return "tunnel then ruby_mine" if is_plain else "deep_tunnel then ruby_mine ruby:1"
    if isinstance(effect, Furnish):
        return "furnish" if effect.choice == ANY_TILE else "dwelling"
    if isinstance(effect, Imitate):
        return f"food:−{effect.food} then imitate" if effect.food else "imitate"
    if not isinstance(effect, Trade):
        return UNDRAWN
    return f"{listed(effect.pays)} then {listed(effect.gets)} exchange:×{effect.times}"


def taken(effect: Take, accumulates: Accumulation | None) -> str:
    """What lies there, what is printed beside it, what mines add."""
    parts = []
    if effect.is_due and accumulates is not None:
        parts.append(f"each {growing(accumulates)}")
    if effect.fixed:
        parts.append(listed(effect.fixed))
    if effect.bonus is not None:
        parts.append(BONUSES[effect.bonus])
    return joined("and", parts)


def growing(accumulates: Accumulation) -> str:
    """`wood:3(1)`: three if nothing lies there, otherwise one."""
    first, later = dict(accumulates.if_empty), dict(accumulates.otherwise)
    if first.keys() != later.keys():
        return f"{listed(accumulates.if_empty)} or {listed(accumulates.otherwise)}"
    return " ".join(
        f"{GOOD_NAMES[good]}:{n}" if n == later[good] else f"{GOOD_NAMES[good]}:{n}({later[good]})"
        for good, n in accumulates.if_empty
    )


def listed(goods: Goods) -> str:
    return " ".join(f"{GOOD_NAMES[good]}:{n}" for good, n in goods)


def joined(word: str, parts: list[str], only_once: bool = True) -> str:
    """With a word between them; twice the same sign, such as two sizes of pasture, is drawn once."""
    return f" {word} ".join(dict.fromkeys(parts) if only_once else parts)


def base_signs() -> list[Facts]:
    """Every space as it is in games of some numbers of players, and what an option makes of it."""
    default = Options()
    options = {"": default}
    for name, values in option_values(BASE_GAME).items():
        for value in values:
            if value != getattr(default, name):
                options[f"{name} {value}"] = replace(default, **{name: value})
    found: Found = {}
    for players in range(1, MOST_PLAYERS + 1):
        usual = usual_signs(players)
        for option, chosen in options.items():
            for space in (*printed_spaces(players, chosen), *CARDS):
                line = signs_of(space)
                if not option or line != usual.get(space.key):
                    found.setdefault((space.key, option, line), []).append(players)
    return as_facts(found)


def signs_of_boxes() -> dict[type[Effect], str]:
    """The signs for effects that only a box knows."""
    return {kind: sign for box in all_expansions().values() for kind, sign in box.client().signs().items()}


def signs_of_box(box: Expansion) -> list[Facts]:
    """The spaces that are other or new in games with a box."""
    name = box.name
    found: Found = {}
    for players in range(1, MOST_PLAYERS + 1):
        usual = usual_signs(players)
        rules = Setup(players, expansion=name).ruleset()
        cards = [rules.space_number[card.key] for card in CARDS]
        for number in (*rules.printed, *cards):
            space = rules.space(number)
            line = signs_of(space)
            if line != usual.get(space.key):
                found.setdefault((space.key, f"expansion {name}", line), []).append(players)
    return as_facts(found)


def usual_signs(players: int) -> dict[str, str]:
    """The signs of every space as recommended."""
    return {space.key: signs_of(space) for space in (*printed_spaces(players, Options()), *CARDS)}


def as_facts(found: Found) -> list[Facts]:
    return [
        {"key": key, "players": players, **({"option": option} if option else {}), "signs": line}
        for (key, option, line), players in found.items()
    ]
