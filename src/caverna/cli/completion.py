"""`caverna completion`: a script that lets a shell complete commands, options and their values."""

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from caverna.cli.arguments import Arguments, Commands, Parser, add_command
from caverna.cli.commands import all_commands
from caverna.cli.main import parser_with


@dataclass(frozen=True)
class Place:
    """What can come next behind some words, as the parsers know it."""

    behind: str
    """The commands so far, each with a blank before it."""
    commands: dict[str, str]
    """Those that may follow, with what they do."""
    options: list[argparse.Action]


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna completion bash > ~/.local/share/bash-completion/completions/caverna"
    parser = add_command(commands, "completion", example)
    parser.add_argument("shell", choices=tuple(SHELLS), help="for which shell")
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Print the script."""
    places = list(places_in(parser_with(all_commands()), ""))
    sys.stdout.write("\n".join(SHELLS[arguments.shell](places)) + "\n")
    return 0


def places_in(parser: Parser, behind: str) -> Iterator[Place]:
    """Every place where a word can be completed, from the outside to the inside."""
    inner: dict[str, Parser] = {}
    told: dict[str, str] = {}
    options: list[argparse.Action] = []
    for action in parser._actions:  # the public names are for those who parse
        if isinstance(action, argparse._SubParsersAction):
            inner = action.choices
            told = {each.dest: each.help or "" for each in action._choices_actions}
        elif action.option_strings:
            options.append(action)
    yield Place(behind, {name: told.get(name, "") for name in inner}, options)
    for name, each in inner.items():
        yield from places_in(each, f"{behind} {name}")


def words_of(place: Place) -> list[str]:
    """All that can be typed there."""
    return [*place.commands, *(word for option in place.options for word in option.option_strings)]


def values_of(option: argparse.Action) -> list[str] | None:
    """The words that can follow an option; none if it may be anything, None if it takes nothing."""
    return None if option.nargs == 0 else [str(value) for value in option.choices or ()]


# One function a shell.


def for_bash(places: list[Place]) -> Iterator[str]:
    """The words so far tell the place, the last one of them may be an option that waits for its value."""
    yield "_caverna() {"
    yield "    local word at= offered="
    yield '    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do'
    yield from steps(places)
    yield "    done"
    yield '    case "$at ${COMP_WORDS[COMP_CWORD-1]}" in'
    yield from offers(places)
    yield "    esac"
    yield '    COMPREPLY=($(compgen -W "$offered" -- "${COMP_WORDS[COMP_CWORD]}"))'
    yield "}"
    yield "complete -o default -F _caverna caverna"


def for_zsh(places: list[Place]) -> Iterator[str]:
    """The same with the names that zsh has for it."""
    yield "_caverna() {"
    yield "    local word at= offered="
    yield '    for word in "${words[@]:1:CURRENT-2}"; do'
    yield from steps(places)
    yield "    done"
    yield '    case "$at ${words[CURRENT-1]}" in'
    yield from offers(places)
    yield "    esac"
    yield "    compadd -- ${=offered} || _files"
    yield "}"
    yield "(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }"
    yield "compdef _caverna caverna"


def steps(places: list[Place]) -> Iterator[str]:
    """From a place to the next one."""
    yield '        case "$at $word" in'
    inner = [f'"{place.behind}"' for place in places if place.behind]
    yield f'            {"|".join(inner)}) at="$at $word" ;;'
    yield "        esac"


def offers(places: list[Place]) -> Iterator[str]:
    """What is offered: the values of an option, or all that can be typed at the place."""
    for place in places:
        for option in place.options:
            values = values_of(option)
            if values is not None:
                behind = "|".join(f'"{place.behind} {word}"' for word in option.option_strings)
                yield f'        {behind}) offered="{" ".join(values)}" ;;'
    yield '        *) case "$at" in'
    for place in places:
        yield f'            "{place.behind}") offered="{" ".join(words_of(place))}" ;;'
    yield "        esac ;;"


def for_fish(places: list[Place]) -> Iterator[str]:
    """A line for each word, with what it is for."""
    for place in places:
        there = condition(place)
        for name, told in place.commands.items():
            yield f"complete -c caverna -n {there} -a {name} -d {quoted(told)}"
        for option in place.options:
            names = [
                f"-{'l' if word.startswith('--') else 's'} {word.lstrip('-')}"
                for word in option.option_strings
            ]
            values = values_of(option)
            takes = [] if values is None else [f"-x -a {quoted(' '.join(values))}" if values else "-r"]
            first_line = (option.help or "").partition("\n")[0].replace("%%", "%")
            yield " ".join(["complete -c caverna -n", there, *names, *takes, "-d", quoted(first_line)])


def condition(place: Place) -> str:
    """How fish finds out that it is there."""
    words = place.behind.split()
    if not words:
        return "__fish_use_subcommand"
    seen = [f"__fish_seen_subcommand_from {word}" for word in words]
    if place.commands:
        seen.append(f"not __fish_seen_subcommand_from {' '.join(place.commands)}")
    return quoted("; and ".join(seen))


def quoted(text: str) -> str:
    """A word for fish, whatever is in it."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


SHELLS: dict[str, Callable[[list[Place]], Iterator[str]]] = {
    "bash": for_bash,
    "zsh": for_zsh,
    "fish": for_fish,
}
