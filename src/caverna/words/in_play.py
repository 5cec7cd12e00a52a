"""Which action spaces belong to a game at all."""

from caverna.engine.ruleset import Ruleset


def other_side(rules: Ruleset, number: int) -> int:
    """The space on the other side of a card that can be turned over; -1 if there is none."""
    key = rules.space_keys[number]
    for card in rules.spaces:
        if card is not None and key in card.turns_over:
            front, back = card.turns_over
            return rules.space_number[back if key == front else front]
    return -1


def is_in_game(rules: Ruleset, number: int) -> bool:
    """Whether a space can be in play with this number of players."""
    if number in rules.printed:
        return True
    cards = {card for some in rules.cards_by_round.values() for card in some}
    return number in cards or other_side(rules, number) in cards
