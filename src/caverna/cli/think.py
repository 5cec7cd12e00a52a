"""`caverna think`: a process in which bots think for servers that share a database, on whatever machine."""

from caverna.bots.program.named import offer_programs
from caverna.cli.arguments import Arguments, Commands, Parser, WrongUsage, add_command
from caverna.cli.serve import check_boxes
from caverna.cli.setting_options import add_settings, settings_of
from caverna.words.told import said_of

SETTINGS = frozenset(("database", "bot_processes", "lease_seconds", "longest_thought"))


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna think --database postgresql://caverna@database/caverna --bot-processes 4"
    parser = add_command(commands, "think", example)
    add_settings(parser, SETTINGS)
    parser.set_defaults(run=run, is_waited_for=True)


def run(arguments: Arguments) -> int:
    """Think until interrupted."""
    settings = settings_of(arguments)
    offer_programs(settings.programs)
    if not settings.database:
        raise WrongUsage("error-no-database")
    check_boxes()
    from caverna.server.storage.store import StoreFailed
    from caverna.server.think import think_until_stopped

    def announce() -> None:
        print(f"{settings.bot_processes} bots may think here at a time (stop with Ctrl-C)", flush=True)

    try:
        think_until_stopped(settings, announce)
    except StoreFailed as failed:
        raise WrongUsage("error-as-is", text=said_of(failed)) from None
    return 0
