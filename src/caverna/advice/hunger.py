"""What a turn means for the next feeding: food that is missing, and markers that would come of it."""

from caverna.advice.feeding_plan import plan_feeding
from caverna.advice.next_feeding import Feeding, next_feeding
from caverna.engine.agenda.step import Step
from caverna.engine.goods import FOOD, GRAIN, VEGETABLE
from caverna.engine.question import Figures
from caverna.engine.reasons import Text, say
from caverna.engine.rounds.harvest import FieldPhase
from caverna.engine.settle import settle
from caverna.engine.state.game_state import HARVEST, PAYMENT, GameState
from caverna.engine.verbs.feed import FeedDwarfs
from caverna.expansion import BASE_GAME
from caverna.expansions import box_of


def about_food(before: GameState, after: GameState, seat: int) -> list[tuple[float, Text]]:
    """Whether food and crops in store will do for the next feeding, with the weight of that."""
    earlier, feeding = next_feeding(before, seat), next_feeding(after, seat)
    if earlier is None or feeding is None or earlier.round != feeding.round:
        return []
    missing, was_missing = short_of(feeding, after, seat), short_of(earlier, before, seat)
    is_soon = feeding.round == after.round
    figures: Figures = {"round": feeding.round, "harvest": feeding.harvest}
    if missing <= 0:
        if was_missing <= 0:
            return []
        weight = 0.9 * was_missing + (2.0 if is_soon else 0.0)
        return [(weight, say("hint-food-covered", n=was_missing, **figures))]
    if missing < was_missing:
        weight = 0.9 * (was_missing - missing) + is_soon
        return [(weight, say("hint-food-nearer", n=was_missing, left=missing, **figures))]
    return [(1.5 if is_soon else 0.7, say("hint-food-short", n=missing, **figures))]


def about_the_meal(before: GameState, after: GameState, seat: int) -> list[tuple[float, Text]]:
    """Whether everybody is fed, for whoever is asked to pay now."""
    if not before.agenda or not isinstance(before.agenda[-1], FeedDwarfs):
        return []
    begged = after.players[seat].begging - before.players[seat].begging
    return [(5.0, say("hint-fed-begging", n=begged) if begged else say("hint-fed"))]


def short_of(feeding: Feeding, state: GameState, seat: int) -> int:
    """How much is missing if food, grain and vegetables in store are eaten; below zero, what is left."""
    goods = state.players[seat].goods
    return feeding.need - goods[FOOD] - goods[GRAIN] - 2 * goods[VEGETABLE]


def about_markers(before: GameState, after: GameState, seat: int) -> list[tuple[float, Text]]:
    """Markers that the end of this round would bring as things stood, and does not bring now."""
    if not is_feeding_to_come(before):
        return []
    spared = markers_to_come(before, seat) - markers_to_come(after, seat)
    return [(3.0 + 3.0 * spared, say("hint-begging", n=spared))] if spared > 0 else []


def is_feeding_to_come(state: GameState) -> bool:
    """Whether this round, in its work phase, ends with a feeding like those of the base game."""
    is_plain = box_of(state.rules).name == BASE_GAME and state.harvest in (HARVEST, PAYMENT)
    return is_plain and not any(isinstance(step, FeedDwarfs) for step in state.agenda)


def markers_to_come(state: GameState, seat: int) -> int:
    """The markers of the cheapest meal, if the round ended now."""
    feeding = FeedDwarfs(seat, 1 if state.harvest == PAYMENT else 0)
    steps: list[Step] = [feeding] if state.harvest == PAYMENT else [feeding, FieldPhase(seat)]
    trial = state.copy()
    trial.agenda = steps
    settle(trial)
    plan = plan_feeding(trial)
    return 0 if plan is None else plan.begging
