"""Figures with a part behind the point."""

from caverna.words.texts import Words


def decimal(words: Words, number: float) -> str:
    """`62.4`, with the point or comma of the language and a true minus sign."""
    tenths = round(abs(number) * 10)
    sign = "\N{MINUS SIGN}" if number < 0 and tenths else ""
    return sign + words.say("ui-decimal", whole=tenths // 10, tenth=tenths % 10)
