"""The command `caverna`: which command is meant, and how errors end.

Exit codes: 0 all is well, 1 wrong data or something found, 2 wrong usage, 130 interrupted, 143 told to stop.
"""

import argparse
import os
import signal
import sys
from collections.abc import Collection, Sequence
from importlib import import_module

OK, WRONG_DATA, WRONG_USAGE, INTERRUPTED, STOPPED = 0, 1, 2, 130, 143


def parser_with(named: Collection[str]) -> argparse.ArgumentParser:
    """All commands; the options only of those that are named, for to load a command takes time."""
    from caverna.cli.commands import all_commands  # here, where a Ctrl-C meanwhile is expected
    from caverna.cli.spoken import word

    top = argparse.ArgumentParser(
        prog="caverna",
        description="The board game Caverna: The Cave Farmers. Play it, simulate it, replay it.",
        epilog=f"{word('example:')}\n  caverna play\n\n'caverna COMMAND --help' explains a command.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action=Version, nargs=0, help="show the version and the engine, and exit")
    commands = top.add_subparsers(title=word("commands"), metavar="COMMAND", required=True)
    for name, command in all_commands().items():
        if name in named:
            import_module(command.module).add_parser(commands)
        else:
            commands.add_parser(name, help=command.summary)
    return top


def called(arguments: Sequence[str]) -> list[str]:
    """The command that is called, if any."""
    return [word for word in arguments if not word.startswith("-")][:1]


class Version(argparse.Action):
    """`--version`: also which engine plays, for the compiled one is many times as fast."""

    def __call__(self, top: argparse.ArgumentParser, *_: object) -> None:
        from caverna import __version__
        from caverna.cli.compiled_engine import engine_in_words

        print(f"caverna {__version__} ({engine_in_words()})")
        top.exit()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    let_every_sign_through()
    typed = sys.argv[1:] if arguments is None else arguments
    try:
        from caverna.cli.spoken import language_typed, speaking

        with speaking(language_typed(typed)):
            return obey(typed, is_program=arguments is None)
    except Stopped:
        return STOPPED
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def obey(typed: Sequence[str], is_program: bool) -> int:
    """Understand and do it. A program of its own may be started anew, and is told to stop by a signal."""
    chosen = parser_with(called(typed)).parse_args(typed)
    if is_program and getattr(chosen, "is_waited_for", False):
        from caverna.cli.compiled_engine import begin_anew_on_it

        begin_anew_on_it(typed)
    if is_program:
        signal.signal(signal.SIGTERM, stop)
    return run(chosen)


class Stopped(KeyboardInterrupt):
    """Somebody has told this process to end; it ends as by Ctrl-C, with everything put away."""


def stop(*_: object) -> None:
    """What SIGTERM does."""
    raise Stopped


def run(chosen: argparse.Namespace) -> int:
    """Do what was asked for; what goes wrong is told in one line."""
    from caverna.cli.arguments import WrongUsage
    from caverna.cli.files import UnreadableFile
    from caverna.cli.spoken import told
    from caverna.engine.errors import CavernaError
    from caverna.words.system import why

    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
        return code
    except CavernaError as error:
        print(f"caverna: {told(error)}", file=sys.stderr)
        return WRONG_USAGE if isinstance(error, WrongUsage) else WRONG_DATA
    except BrokenPipeError:
        forget_the_reader()
        return OK
    except OSError as error:
        print(f"caverna: {told(UnreadableFile('error-as-is', text=why(error)))}", file=sys.stderr)
        forget_the_reader()
        return WRONG_DATA


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
