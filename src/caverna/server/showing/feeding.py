"""The cheapest way to feed everybody, as an offer in words."""

from caverna.advice.feeding_plan import FeedingPlan, plan_feeding
from caverna.server.protocol.messages import Suggestion
from caverna.table.table import Table
from caverna.view.by_name import goods_by_name
from caverna.words.moves import describe_move
from caverna.words.names import amount
from caverna.words.texts import Words


def suggestion(words: Words, table: Table) -> Suggestion | None:
    """An offer for whoever must feed his dwarfs and has not enough food; nothing if he has nothing to eat."""
    plan = plan_feeding(table.game.state)
    if plan is None or len(plan.moves) == 1:
        return None
    key = "feed-plan-begging" if plan.begging else "feed-plan"
    return Suggestion(
        moves=[move.text for move in plan.moves],
        say=words.say(key, goods=eaten(words, plan)),
        steps=in_words(words, table, plan),
        costs=goods_by_name(plan.costs),
        points=plan.points,
        begging=plan.begging,
    )


def eaten(words: Words, plan: FeedingPlan) -> str:
    """`2 grain, 1 sheep`: everything that goes, weapons too."""
    parts = [amount(words, good, n) for good, n in plan.costs]
    parts += [words.say("feed-plan-weapon", strength=strength) for strength in plan.weapons]
    return ", ".join(parts)


def in_words(words: Words, table: Table, plan: FeedingPlan) -> list[str]:
    """Each step, told from the position in which it is played."""
    game = table.game.copy()
    said = []
    for move in plan.moves:
        said.append(describe_move(words, game.state, move, table.names))
        game.play(move)
    return said
