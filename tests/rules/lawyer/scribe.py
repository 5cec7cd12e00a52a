"""A scribe who keeps the books of a whole game: every turn with what it must change, reckoned by hand."""

from collections import Counter

from caverna import Game, Setup
from tests.arranging import answers, goods_of


class Scribe:
    """Plays turn by turn; after each one every good of the player must be what the notes say."""

    def __init__(self, players: int, **food: int) -> None:
        self.game = Game(Setup(players=players), deals=False)
        self.books: dict[str, Counter[str]] = {seat: Counter(food=food.get(seat, 0)) for seat in "ABCDEFG"}

    def chance(self, *moves: str) -> None:
        """What is dealt."""
        for move in moves:
            assert self.game.seat == -1, move
            self.game.play(move)

    def turn(self, seat: str, moves: str, **change: int) -> None:
        """The moves of one decision or one whole turn, and what they bring or cost."""
        assert self.game.seat_name == seat, (moves, self.game.seat_name, answers(self.game))
        for move in moves.split(", "):
            self.game.play(move)
        self.books[seat].update(change)
        self.check(seat, moves)
        while not self.game.is_over and answers(self.game) in (["end"], ["done"]) and self.is_at_work(seat):
            self.game.play(answers(self.game)[0])

    def is_at_work(self, seat: str) -> bool:
        """Whether the question left is the end of this seat's turn or harvest."""
        return self.game.seat_name == seat

    def gets(self, seat: str, **change: int) -> None:
        """What comes without a decision: field phase, deliveries."""
        self.books[seat].update(change)

    def check(self, seat: str, moves: str) -> None:
        """The engine's goods are those in the books."""
        noted = {good: amount for good, amount in self.books[seat].items() if amount}
        assert goods_of(self.game, seat) == noted, (self.game.state.round, seat, moves)
