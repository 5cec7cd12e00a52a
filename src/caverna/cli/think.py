"""`caverna think`: a process in which bots think for servers that share a database, on whatever machine."""

from caverna.cli.arguments import Arguments, Commands, Parser, WrongUsage, add_command
from caverna.cli.serve import check_boxes
from caverna.cli.setting_options import add_settings, settings_of

SETTINGS = frozenset(("database", "bot_processes", "lease_seconds", "longest_thought"))


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna think --database postgresql://caverna@database/caverna --bot-processes 4"
    parser = add_command(commands, "think", "Let bots think for servers that share a database.", example)
    add_settings(parser, SETTINGS)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Think until interrupted."""
    settings = settings_of(arguments)
    if not settings.database:
        raise WrongUsage("--database is missing: in a folder of its own, a server thinks for itself")
    check_boxes()
    from caverna.server.store import StoreFailed
    from caverna.server.think import think_until_stopped

    def announce() -> None:
        print(f"{settings.bot_processes} bots may think here at a time (stop with Ctrl-C)", flush=True)

    try:
        think_until_stopped(settings, announce)
    except StoreFailed as failed:
        raise WrongUsage(str(failed)) from None
    return 0
