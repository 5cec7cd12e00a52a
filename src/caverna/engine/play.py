"""Playing a game on the state itself, by move numbers: what searching programs use."""

from caverna.engine.anytime.offered import anytime_moves, play_anytime
from caverna.engine.chance import draw
from caverna.engine.settle import settle
from caverna.engine.state.game_state import NATURE, GameState


def deciding_seat(state: GameState) -> int:
    """Whose decision it is; NATURE also when the game is over."""
    return state.agenda[-1].seat if state.agenda else NATURE


def legal_anytime(state: GameState) -> list[int]:
    """What the deciding player may do beside answering the question."""
    seat = deciding_seat(state)
    if seat == NATURE or state.agenda[-1].forbids_exchanges():
        return []
    found, answers = anytime_moves(state, seat), state.answers
    if state.rules.moves.is_anytime[answers[0]]:
        return [move for move in found if move not in answers]
    return found


def apply(state: GameState, move: int) -> None:
    """Play a legal move and run on to the next question. That it is legal is the caller's business."""
    if move in state.answers:
        state.agenda.pop().answer(state, move)
    else:
        play_anytime(state, state.agenda[-1].seat, move)
    settle(state)


def chance_weights(state: GameState) -> list[int]:
    """How likely each answer is when NATURE decides."""
    return state.agenda[-1].weights(state)


def dealt(state: GameState, seed: int, drawing: int) -> int:
    """The dealer: what chance answers in the n-th drawing of a game with this seed."""
    return state.answers[draw(seed, drawing, chance_weights(state))]


def perft(state: GameState, depth: int) -> int:
    """How many sequences of so many moves there are. Where chance decides, everything it can do counts."""
    moves = state.answers + legal_anytime(state) if state.agenda else []
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        apply(after, move)
        total += perft(after, depth - 1)
    return total
