"""Card text as a tiny vocabulary, named after the printed words.

any_of(a, b)    a and / or b          any order, either or both
then_or(a, b)   a and then / or b     either or both, in printed order
then(a, b)      a and then b          a alone or a before b
one_of(a, b)    either a or b         exactly one
all_of(a, b)    a with b              b comes with a, without a question
"""

from caverna.engine.agenda.composites import AllOf, AnyOf, OneOf, Then, ThenOr
from caverna.engine.agenda.effect import Effect


def any_of(*parts: Effect) -> Effect:
    """And / or."""
    return AnyOf(parts)


def one_of(*parts: Effect) -> Effect:
    """Either / or."""
    return OneOf(parts, once=False)


def one_of_doubled_once(*parts: Effect) -> Effect:
    """Either / or, of which even those with the permission may have both only once a game."""
    return OneOf(parts, once=True)


def then_or(*parts: Effect) -> Effect:
    """And then / or."""
    return ThenOr(parts)


def then(*parts: Effect) -> Effect:
    """And then."""
    return Then(parts)


def all_of(main: Effect, *extras: Effect) -> Effect:
    """A clause and what comes with it."""
    return AllOf(main, extras)
