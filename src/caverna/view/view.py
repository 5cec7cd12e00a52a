"""What a seat may know, as plain data for programs, browsers and people who look over its shoulder."""

from caverna.engine.play import deciding_seat, legal_anytime
from caverna.engine.state.game_state import GameState
from caverna.expansions import box_of
from caverna.view.action_board import (
    ONLOOKER,
    cards_to_come,
    furnishings_for_sale,
    space_view,
    spaces_in_play,
    stage_of,
)
from caverna.view.doors import Data, under_its_name
from caverna.view.player_view import player_view


def view(state: GameState, seat: int) -> Data:
    """Everything a seat may know and nothing else: no seed, no order of what is still to come."""
    if not ONLOOKER <= seat < len(state.players):
        raise ValueError(f"there is no seat {seat}: they go from 0 to {len(state.players) - 1}, -1 looks on")
    data: Data = {
        "seat": seat,
        "round": state.round,
        "stage": stage_of(state),
        "rounds": list(state.rules.rounds),
        "starting_player": state.start,
        "harvest": box_of(state.rules).harvests()[state.harvest],
        "markers": {
            "leaves": state.leaves,
            "questions": state.questions,
            "questions_seen": state.questions_seen,
        },
        "spaces": [space_view(state, number) for number in spaces_in_play(state)],
        "cards": [state.rules.space_keys[card] for card in state.cards],
        "cards_to_come": cards_to_come(state),
        "furnishings": furnishings_for_sale(state, seat),
        "players": [player_view(state, other) for other in range(len(state.players))],
        "expansion": under_its_name(state.rules, box_of(state.rules).view().table(state)),
        "is_over": not state.agenda,
        "deciding": None,
        "question": None,
        "answers": [],
        "anytime": [],
    }
    if state.agenda:
        add_decision(data, state, seat)
    return data


def add_decision(data: Data, state: GameState, seat: int) -> None:
    """Who is asked what; the answers only for the one who is asked."""
    step = state.agenda[-1]
    key, figures = step.question(state)
    data["deciding"] = step.seat
    data["question"] = {"key": key, "arguments": dict(figures)}
    if seat == deciding_seat(state) and seat != ONLOOKER:
        moves = state.rules.moves.all
        data["answers"] = [moves[number].text for number in state.answers]
        data["anytime"] = [moves[number].text for number in legal_anytime(state)]
