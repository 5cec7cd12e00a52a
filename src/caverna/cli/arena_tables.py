"""The figures of an arena on the screen."""

from caverna.cli.terminal import in_rows
from caverna.research.arena.report import BotFigures, PairingFigures, Report
from caverna.research.samples import Mean, percent


def tables_of(report: Report) -> list[str]:
    """Bots, pairs, and what thinking cost; only the last depends on the machine."""
    return [
        *in_rows([BOT_HEADINGS, *[bot_row(bot) for bot in report.bots]]),
        "",
        *in_rows([pairing_headings(report), *[pairing_row(pairing) for pairing in report.pairings]]),
        "",
        *in_rows([THINKING_HEADINGS, *[thinking_row(bot) for bot in report.bots]]),
        *[fault_line(bot) for bot in report.bots if bot.faults],
    ]


BOT_HEADINGS = ["bot", "rating", "games", "wins", "95 %", "points", "lowest", "highest"]
PAIRING_HEADINGS = ["pair", "games", "wins", "95 %", "even", "points", "lead"]
THINKING_HEADINGS = ["ms a decision", "mean", "95 % below", "longest", "decisions"]


def bot_row(bot: BotFigures) -> list[str]:
    """`greedy  29.8 ± 2.1  40  97.5 %  87.1 to 99.6 %  58.1 ± 1.9  41  72`."""
    return [
        bot.bot,
        str(Mean(bot.rating.mu, bot.rating.margin)),
        str(bot.games),
        percent(bot.wins.value),
        bot.wins.interval,
        str(bot.points),
        str(bot.lowest),
        str(bot.highest),
    ]


def pairing_headings(report: Report) -> list[str]:
    """With the test, if there was one."""
    has_test = any(each.log_likelihood_ratio is not None for each in report.pairings)
    return [*PAIRING_HEADINGS, *(["LLR", "SPRT"] if has_test else [])]


def pairing_row(pairing: PairingFigures) -> list[str]:
    """`greedy : random  40  97.5 %  87.1 to 99.6 %  50.0 %  58.1 : -32.5  90.6 ± 4.2`."""
    ratio = pairing.log_likelihood_ratio
    test = [] if ratio is None else [f"{ratio:.2f}", pairing.verdict or "open"]
    return [
        f"{pairing.one} : {pairing.other}",
        str(pairing.games),
        percent(pairing.wins.value),
        pairing.wins.interval,
        percent(pairing.even),
        f"{pairing.points:.1f} : {pairing.points_of_other:.1f}",
        str(pairing.lead),
        *test,
    ]


def thinking_row(bot: BotFigures) -> list[str]:
    """By process time."""
    times = bot.thinking
    return [
        bot.bot,
        f"{times.mean:.2f}",
        f"{times.most:.2f}",
        f"{times.longest:.2f}",
        str(times.decisions),
    ]


def fault_line(bot: BotFigures) -> str:
    """What the figures of a bot are worth that did not play all its games itself."""
    failed = f"{bot.bot} failed in {len(bot.faults)} of {bot.seats} seats"
    return f"{failed}, where a stand-in played on: {bot.faults[0]}"
