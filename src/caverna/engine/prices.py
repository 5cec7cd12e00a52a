"""What can be bought out of many things, for all of them at once."""

from collections.abc import Sequence

from caverna.engine.goods import Goods, amount_of


class DearerThan:
    """For one good the things that cost more than so much of it, as a bit set for every amount."""

    def __init__(self, good: int, costs: Sequence[Goods]) -> None:
        self.good = good
        amounts = [amount_of(cost, good) for cost in costs]
        self.beyond = [
            sum(1 << number for number, amount in enumerate(amounts) if amount > held)
            for held in range(max(amounts))
        ]


class PriceTags:
    """The prices of many things, known by their place in the list."""

    def __init__(self, costs: Sequence[Goods]) -> None:
        goods = sorted({good for cost in costs for good, _ in cost})
        self.by_good = [DearerThan(good, costs) for good in goods]

    def affordable(self, things: int, stock: list[int]) -> int:
        """Those of a bit set of things that each alone can be paid out of a stock."""
        for dearer in self.by_good:
            held = stock[dearer.good]
            if held < len(dearer.beyond):
                things &= ~dearer.beyond[held]
        return things
