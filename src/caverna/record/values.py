"""Values out of a snapshot, each checked for type and range before anything is made of it."""

from caverna.engine.goods import GOODS_COUNT, MOST_GOODS, Goods

SHOWN = 60


class Damaged(Exception):
    """What is wrong with a snapshot, and where."""


def shown(value: object) -> str:
    """A value for a message, cut short."""
    try:
        text = repr(value)
    except ValueError:
        return "a number with too many digits"
    return text if len(text) <= SHOWN else text[:SHOWN] + "..."


def why_no_text(value: object) -> str:
    """What is wrong with something that a caller hands over in place of a text; empty for a text."""
    if isinstance(value, str):
        return ""
    hint = ": decode it first" if isinstance(value, bytes | bytearray) else ""
    return f"{shown(value)} is no text, but {type(value).__name__}{hint}"


def whole(value: object, where: str, least: int, most: int) -> int:
    """A whole number in a range; true and false are none."""
    if type(value) is not int or not least <= value <= most:
        raise Damaged(f"{where} is {shown(value)}: a whole number from {least} to {most} is expected")
    return value


def text(value: object, where: str) -> str:
    """A string."""
    if not isinstance(value, str):
        raise Damaged(f"{where} is {shown(value)}: a text is expected")
    return value


def listing(value: object, where: str, fewest: int, most: int) -> list[object]:
    """A list of a certain length."""
    if not isinstance(value, list):
        raise Damaged(f"{where} is {shown(value)}: a list is expected")
    if not fewest <= len(value) <= most:
        wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
        raise Damaged(f"{where} has {len(value)} entries: {wanted} are expected")
    return value


def pairs(value: object, where: str, most: int, firsts: int, seconds: int) -> tuple[tuple[int, int], ...]:
    """A list of pairs of small numbers, each below its limit."""
    found = []
    for i, entry in enumerate(listing(value, where, 0, most)):
        place = f"{where}[{i}]"
        pair = listing(entry, place, 2, 2)
        found.append(
            (whole(pair[0], f"{place}[0]", 0, firsts - 1), whole(pair[1], f"{place}[1]", 0, seconds - 1))
        )
    return tuple(found)


def goods(value: object, where: str) -> Goods:
    """Amounts of goods: each kind once, in order, none of them zero."""
    found = pairs(value, where, GOODS_COUNT, GOODS_COUNT, MOST_GOODS + 1)
    kinds = [good for good, _ in found]
    if kinds != sorted(set(kinds)) or not all(amount for _, amount in found):
        raise Damaged(f"{where}: goods stand once each, in order, and never with a zero")
    return found
