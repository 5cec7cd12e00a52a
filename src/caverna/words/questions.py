"""Questions in words."""

from caverna.engine.state.game_state import NATURE
from caverna.expansions.frantic_fiends.words.questions import argument_in_words
from caverna.question import Question
from caverna.words.names import Names, furnishing_name, player_name, space_name
from caverna.words.texts import Words


def describe_question(words: Words, question: Question, names: Names = None) -> str:
    """The question as a sentence."""
    arguments = dict(question.arguments)
    for name, value in question.arguments.items():
        if name == "space":
            arguments[name] = space_name(words, str(value))
        elif name == "furnishing":
            arguments[name] = furnishing_name(words, str(value))
        elif name == "tile":
            twin = f"twin-{value}"
            arguments[name] = words.say(twin if words.has(twin) else f"ground-{value}")
        else:
            arguments[name] = argument_in_words(words, name, value, names)
    if question.seat != NATURE:
        arguments["player"] = player_name(words, question.seat, names)
    return words.say(f"question-{question.key}", **arguments)
