"""Every move and every event can be said in every language."""

from random import Random

import pytest

from caverna import Game, Setup
from caverna.engine import events
from caverna.engine.events import Event
from caverna.engine.goods import goods
from caverna.engine.ruleset import Options
from caverna.words.events import describe_event
from caverna.words.moves import describe_move
from caverna.words.names import describe_goods, furnishing_name, loot_name, space_name
from caverna.words.texts import LANGUAGES, Words
from tests.api.random_play import decisions, rich_game
from tests.arranging import a_game, goods_of, play

EVENT_KINDS = {value for name, value in vars(events).items() if name.isupper() and isinstance(value, str)}


def said(game: Game, text: str, language: str = "en") -> str:
    return describe_move(Words(language), game.state, game.move(text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_moves_of_the_table_are_told_apart(language: str) -> None:
    words, game = Words(language), Game(Setup(5))
    lines = [describe_move(words, game.state, move) for move in game.state.rules.moves.listed]
    assert all(line.strip() == line and line for line in lines)
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        ("place logging", "Place on Logging", "Einsetzen: Abholzung"),
        ("furnish seam d3", "Build Seam on d3", "Flöz auf d3 bauen"),
        ("tile meadow c4 field c3", "Meadow on c4, field on c3", "Wiese auf c4, Acker auf c3"),
        (
            "convert trader",
            "Trader: 2 gold → 1 wood, 1 stone, 1 ore",
            "Baustoffhandel: 2 Gold → 1 Holz, 1 Stein, 1 Erz",
        ),
        ("eat cattle", "Turn 1 cattle into 3 food", "1 Rind zu 3 Nährwerten machen"),
        ("eat gold 4", "Turn 4 gold into 3 food", "4 Gold zu 3 Nährwerten machen"),
        ("ruby cattle", "Pay 1 ruby and 1 food for 1 cattle", "1 Rubin und 1 Nährwert gegen 1 Rind tauschen"),
        ("ruby tunnel d2", "Pay 1 ruby: Tunnel on d2", "1 Rubin zahlen: Stollen auf d2"),
        ("ruby cavern d2", "Pay 2 rubies: Cavern on d2", "2 Rubine zahlen: Höhlenraum auf d2"),
        ("feed adult ore", "Feed a grown-up dwarf with 2 ore", "Einen erwachsenen Zwerg ernähren mit 2 Erz"),
        ("breed sheep cattle", "Breed: sheep, cattle", "Vermehren: Schafe, Rinder"),
        ("breed none", "No breeding", "Keine Vermehrung"),
        ("start B", "Seat B begins", "Platz B beginnt"),
        ("loot ore2", "Loot: 2 ore", "Belohnung: 2 Erz"),
    ],
)
def test_moves_read_well(move: str, english: str, german: str) -> None:
    game = a_game()
    assert said(game, move) == english
    assert said(game, move, "de") == german


def test_a_name_takes_the_place_of_the_seat() -> None:
    game = Game(Setup(3), deals=False)
    assert describe_move(Words("en"), game.state, game.move("start B"), ["Ann", "Bob", "Cy"]) == "Bob begins"
    assert (
        describe_move(Words("en"), game.state, game.move("start G"), ["Ann", "Bob", "Cy"]) == "Seat G begins"
    )


def test_moves_say_what_they_bring_in_this_position() -> None:
    assert (
        said(a_game(rooms="slaughtering_cave d3", donkey=2), "eat donkeys")
        == "Turn 2 donkeys together into 5 food"
    )
    assert said(a_game(on="housework", wood=2), "take") == "Take 1 dog"


def test_being_done_with_the_fences_says_that_the_sheep_are_taken() -> None:
    game = a_game(round=6, meadow="a3", wood=2, stone=1, on="sheep_farming", lying="sheep_farming sheep 2")
    assert said(game, "take") == "Take 2 sheep"
    play(game, "fence a3")
    assert said(game, "done") == "Done; take 2 sheep"
    assert said(game, "done", "de") == "Fertig; 2 Schafe nehmen"
    play(game, "done")
    assert goods_of(game)["sheep"] == 2


def test_being_done_where_nothing_follows_is_just_that() -> None:
    game = a_game(on="drift_mining", lying="drift_mining stone 1")
    play(game, "take")
    assert said(game, "done") == "Done"
    farming = a_game(on="sheep_farming", stone=1, lying="sheep_farming sheep 3")
    assert said(farming, "take") == "Take 3 sheep"
    assert said(a_game(), "take") == "Take the goods"


def test_the_end_is_called_by_what_ends() -> None:
    turn = a_game(on="wood_gathering", lying="wood_gathering wood 1", ruby=1)
    assert said(turn, "end") == "End the turn"
    harvest = play(a_game(phase="harvest", round=3, grain=1), "feed 0", "feed 0", "breed none")
    assert said(harvest, "end") == "End your harvest"
    assert said(a_game(phase="scoring", round=12, questions=3, ruby=1), "end") == "On to the scoring"


@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_and_names(language: str) -> None:
    words = Words(language)
    amounts = goods(wood=1, ruby=2)
    assert describe_goods(words, amounts) == {"en": "1 wood, 2 rubies", "de": "1 Holz, 2 Rubine"}[language]
    assert describe_goods(words, ()) == words.say("ui-nothing")
    assert space_name(words, "logging") == words.say("space-logging")
    assert furnishing_name(words, "seam") == words.say("furnishing-seam")
    assert loot_name(words, "dog") == words.say("loot-dog")


def happened() -> list[tuple[Game, Event]]:
    """The events of random games and of a few moves that are rare in them, with the game they happened in."""
    found = []
    for players, seed in ((1, 1), (2, 2), (7, 3), (1, 4), (4, 6)):
        game, luck = rich_game(Setup(players, seed=seed)), Random(seed)
        while not game.is_over:
            moves = game.answers() if luck.randrange(6) else game.legal_moves()
            found += [(game, event) for event in game.play(luck.choice(moves))]
    solo = a_game(players=1, round=2, phase="round", ruby=1, lying="logging wood 7, ore_mining ore 7")
    weapon = a_game(rooms="peaceful_cave d3", dwarfs="3 3")
    market = a_game(players=5, on="weekly_market", gold=3)
    for game, move in ((solo, "protect logging"), (weapon, "sell 3 home"), (market, "buy dog")):
        found += [(game, event) for event in game.play(move)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_is_told(language: str) -> None:
    words, names = Words(language), ["Ann", "Bob", "Cy", "Dot", "Eve", "Fay", "Gus"]
    seen = set()
    for game, event in happened():
        line = describe_event(words, game.state, event, names)
        assert line == describe_event(words, game.state.rules, event, names)
        assert event.seat < 0 or names[event.seat] in line or event.kind == events.CLEARED, (event, line)
        assert "_" not in line, line
        seen.add(event.kind)
    assert seen == EVENT_KINDS


def test_events_read_well() -> None:
    game, words = a_game(lying="logging wood 3"), Words("en")
    told = [describe_event(words, game.state, event) for event in game.play("place logging")]
    assert told[0] == "Seat A places a dwarf on Logging."
    fenced = a_game(on="sheep_farming", wood=2, meadow="c4", lying="sheep_farming sheep 1")
    told = [describe_event(words, fenced.state, event, ["Ann", "Bob"]) for event in fenced.play("fence c4")]
    assert told[:2] == ["Ann pays 2 wood (Small pasture on c4).", "Ann builds: Small pasture on c4."]
    assert "Ann gets 1 sheep (Sheep farming)." in told


def test_a_source_is_either_a_space_or_a_furnishing() -> None:
    rules = Setup(2).ruleset()
    assert not set(rules.space_number) & set(rules.furnishing_number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_of_a_game_can_be_read(language: str) -> None:
    words = Words(language)
    setup = Setup(3, options=Options(harvest_marker="round_end"), seed=8)
    for game in decisions(rich_game(setup), Random(8)):
        for move in game.answers()[:5]:
            assert describe_move(words, game.state, move).strip()


@pytest.mark.parametrize(
    ("language", "said"), [("en", "A wins with \N{MINUS SIGN}20 points!"), ("de", "\N{MINUS SIGN}20")]
)
def test_numbers_below_zero_have_a_true_minus_sign(language: str, said: str) -> None:
    assert said in Words(language).say("ui-winner", player="A", points=-20)
