"""The command `caverna`: which commands there are, and how errors end.

Exit codes: 0 all is well, 1 wrong data or something found, 2 wrong usage, 130 interrupted.
"""

import argparse
import os
import sys
from collections.abc import Sequence

from caverna import __version__
from caverna.cli import (
    admin,
    arena,
    bench,
    perft,
    play,
    replay,
    review,
    rules,
    score,
    seal,
    serve,
    simulate,
    solve,
    store,
    study,
    think,
    train,
)
from caverna.cli.arguments import WrongUsage
from caverna.cli.compiled_engine import begin_anew_on_it
from caverna.cli.doors import Subcommand
from caverna.engine.errors import CavernaError
from caverna.expansions import all_expansions

OK, WRONG_DATA, WRONG_USAGE, INTERRUPTED = 0, 1, 2, 130
WAITED_FOR = (play.run, serve.run, think.run)
"""Commands that use a compiled engine by themselves."""


def all_commands() -> list[Subcommand]:
    """The commands of the program, those of the boxes behind the first."""
    of_boxes = [command for box in all_expansions().values() for command in box.terminal().subcommands()]
    return [
        play,
        *of_boxes,
        serve,
        think,
        store,
        admin,
        simulate,
        arena,
        study,
        train,
        solve,
        replay,
        review,
        score,
        seal,
        rules,
        perft,
        bench,
    ]


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    top = argparse.ArgumentParser(
        prog="caverna",
        description="The board game Caverna: The Cave Farmers. Play it, simulate it, replay it.",
        epilog="example:\n  caverna play\n\n'caverna COMMAND --help' explains a command.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"caverna {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in all_commands():
        command.add_parser(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    let_every_sign_through()
    chosen = parser().parse_args(arguments)
    if arguments is None and chosen.run in WAITED_FOR:
        begin_anew_on_it(sys.argv[1:])
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
        return code
    except WrongUsage as error:
        print(f"caverna: {error}", file=sys.stderr)
        return WRONG_USAGE
    except CavernaError as error:
        print(f"caverna: {error}", file=sys.stderr)
        return WRONG_DATA
    except BrokenPipeError:
        forget_the_reader()
        return OK
    except OSError as error:
        print(f"caverna: {error.strerror or error}", file=sys.stderr)
        forget_the_reader()
        return WRONG_DATA
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def let_every_sign_through() -> None:
    """A terminal that lacks a sign shows a question mark; the game does not end for it."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def forget_the_reader() -> None:
    """Nobody reads any more: keep Python from complaining about that at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
