"""How bots play the games of a campaign, in which every orc must go."""

import pytest

from caverna import Game
from caverna.bots import make_bot, thinking_bot
from caverna.bots.levels import LEVELS
from caverna.bots.mind.judging.hand import Style
from caverna.bots.thinking_bot import ThinkingBot
from caverna.engine.goods import RUBY, WOOD
from caverna.expansions.frantic_fiends.bots.answers import in_passing, worth_a_thought
from caverna.expansions.frantic_fiends.bots.chances import bribes_at_hand, strength_of_use
from caverna.expansions.frantic_fiends.bots.doors import BOTS
from caverna.expansions.frantic_fiends.engine.orc_acts import OrcActs
from caverna.expansions.frantic_fiends.engine.player import GONE
from caverna.expansions.frantic_fiends.engine.state import player_of
from tests.fiends.arranging import a_game, answers, play, player

CAMPAIGN = {"players": 1, "options": "campaign 1"}
ONLY_D = "a gone, b gone, c gone, d b2 {}"


def worth(**has: object) -> float:
    everything = {"round": 8, "event": 2, "orcs": ONLY_D.format(12), "bribes": "ore gold stone wood", **has}
    return BOTS.judge(Style()).worth(a_game(**CAMPAIGN, **everything).state, 0)  # type: ignore[arg-type]


def last_event(options: str = "campaign 1", strength: int = 8, **has: object) -> Game:
    """Orc d acts in the last event, in which wood bribes it."""
    game = a_game(
        players=1,
        options=options,
        phase="event",
        event=4,
        round=12,
        orcs=ONLY_D.format(strength),
        bribes="ore gold stone wood",
        **has,  # type: ignore[arg-type]
    )
    while not isinstance(game.state.agenda[-1], OrcActs):
        play(game, answers(game)[0])
    return game


def considered(game: Game) -> list[str]:
    return [game.state.rules.moves.all[move].text for move in worth_a_thought(game.state)]


# What it takes.


def test_goods_for_the_bribes_to_come_are_counted_and_others_are_not() -> None:
    game = a_game(**CAMPAIGN, round=8, event=2, bribes="ore gold stone wood", ore=5, gold=4, stone=2, wood=3)  # type: ignore[arg-type]
    assert bribes_at_hand(game.state, player(game)) == 2 + 3


def test_during_an_event_its_own_bribe_counts() -> None:
    game = last_event(wood=5, ore=7)
    assert bribes_at_hand(game.state, player(game)) == 5


@pytest.mark.parametrize(
    ("weapons", "dogs", "strengths", "of_use"),
    [
        ("3 5", 2, [5, 7, 9], 3 + 5 + 2),
        ("3 5", 2, [16], 5 + 2),
        ("14 2", 0, [5, 7], 5 + 7),
        ("0 0", 3, [5], 3),
        ("14 14", 9, [5], 5),
    ],
    ids=["one weapon for each orc", "one orc, one weapon", "a weapon for two orcs", "dogs alone", "too much"],
)
def test_what_weapons_and_dogs_make_up_for(
    weapons: str, dogs: int, strengths: list[int], of_use: int
) -> None:
    state = a_game(**CAMPAIGN, dwarfs=weapons, dog=dogs).state  # type: ignore[arg-type]
    assert strength_of_use(state, 0, strengths) == of_use


def test_every_means_against_the_last_orc_is_worth_more_than_its_goods() -> None:
    assert worth(wood=6) - worth() > worth(wood=6, bribes="ore wood stone gold") - worth(
        bribes="ore wood stone gold"
    )
    assert worth(dwarfs="0 8") > worth(dwarfs="0 4") + 4
    assert worth(dog=3, dwarfs="0 8") > worth(dwarfs="0 8") + 3


def test_beating_an_orc_is_better_than_being_able_to() -> None:
    free = "a gone, b gone, c gone, d gone"
    assert worth(orcs=free, dwarfs="0 0") > worth(dwarfs="0 12")


def test_the_last_orc_is_bribed_with_all_there_is() -> None:
    assert make_bot("level4", 1).choose(last_event(strength=12, wood=5)).text == "bribe 5"


def test_many_hands_mean_more_in_a_campaign() -> None:
    def third_dwarf(options: str) -> float:
        judge, home = BOTS.judge(Style()), {"players": 1, "round": 5, "event": 1, "rooms": "dwelling d3"}
        two, three = (
            judge.worth(a_game(options=options, dwarfs=dwarfs, **home).state, 0)  # type: ignore[arg-type]
            for dwarfs in ("0 0", "0 0 0")
        )
        return three - two

    assert third_dwarf("campaign 1") > third_dwarf("")


# Events.


def test_rubies_make_up_what_the_last_bribe_lacks() -> None:
    game = last_event(wood=5, ruby=4)
    assert considered(game) == ["ruby wood"]
    bot = make_bot("level4", 1)
    while isinstance(game.state.agenda[-1], OrcActs):
        game.play(bot.choose(game))
    assert player(game).orcs[3] == GONE
    assert (player(game).goods[WOOD], player(game).goods[RUBY]) == (0, 1)


@pytest.mark.parametrize(
    ("options", "wood", "rubies"),
    [("campaign 1", 5, 2), ("campaign 1", 8, 2), ("", 5, 4)],
    ids=["too few", "not needed", "no campaign"],
)
def test_otherwise_rubies_are_kept(options: str, wood: int, rubies: int) -> None:
    assert "ruby wood" not in considered(last_event(options, wood=wood, ruby=rubies))


def test_who_plans_thinks_of_bribes_and_of_pushes_into_traps_only() -> None:
    game = a_game(
        phase="event",
        quiet=True,
        orcs="a a1 5, b gone, c gone",
        bribes="ore wood stone gold",
        traps="pitfall b1",
        wood=1,
        ore=2,
    )
    play(game, "card 3.1")
    planned = [game.state.rules.moves.all[move].text for move in in_passing(game.state)]
    assert planned == ["displace r", "done", "bribe 2"]


# Plans.


def last_round(strength: int = 10) -> Game:
    """Two dwarfs are to be placed, and the stronger one can beat an orc of strength 10."""
    return a_game(
        **CAMPAIGN,  # type: ignore[arg-type]
        round=12,
        event=4,
        dwarfs="0 9",
        orcs=f"a gone, b gone, c gone, d e3 {strength}",
        cavern="e3",
        dog=1,
        food=4,
    )


def test_a_bot_that_plans_alone_plans_against_orcs(monkeypatch: pytest.MonkeyPatch) -> None:
    """And from the same seed the same: so it must not be the clock that ends its search."""
    monkeypatch.setattr(thinking_bot, "PATIENCE", 600.0)
    games = []
    for game in (last_round(), last_round()):
        bot = ThinkingBot(1, LEVELS[5])
        while not game.is_over:
            game.play(bot.choose(game))
        assert bot.planner is not None
        assert player_of(game.state, 0).is_free_of_orcs()
        games.append([move.text for _, move in game.moves_played])
    assert games[0] == games[1]


def test_who_finds_no_way_to_win_plays_on() -> None:
    """Second thoughts do not help here, and the game comes to its end all the same."""
    game, bot = last_round(strength=22), ThinkingBot(1, LEVELS[5])
    while not game.is_over:
        game.play(bot.choose(game))
    assert bot.planner is not None
    assert bot.planner.points < 0


def test_the_stronger_the_orc_that_is_left_the_worse() -> None:
    outcomes = [BOTS.outcome(last_event(strength=strength, wood=1).state, 0) for strength in (12, 8, 2)]
    assert outcomes == sorted(outcomes)
    assert outcomes[2] - outcomes[0] == 15
