"""Everything of the expansion can be read in every language, under the names of the rulebook."""

import re
from random import Random

import pytest

from caverna import Game, Setup
from caverna.engine.agenda.step import Step
from caverna.engine.events import Details, Event
from caverna.engine.goods import DONKEY, FOOD, ORE, RUBY, STONE, WOOD
from caverna.engine.home_board import CELL_BY_NAME
from caverna.engine.moves import DONE, Move
from caverna.engine.rounds.scoring import CATEGORIES
from caverna.engine.settle import settle
from caverna.engine.state.player import HOME
from caverna.expansions.frantic_fiends.content.rewards import REWARDS
from caverna.expansions.frantic_fiends.content.tiles import NEW_TILES
from caverna.expansions.frantic_fiends.content.traps import TRAPS
from caverna.expansions.frantic_fiends.engine import events
from caverna.expansions.frantic_fiends.engine.befriend import OfferHomes
from caverna.expansions.frantic_fiends.engine.campaign_game import MILESTONES
from caverna.expansions.frantic_fiends.engine.options import FiendOptions
from caverna.expansions.frantic_fiends.engine.orcs import count_rooms
from caverna.expansions.frantic_fiends.engine.player import GONE
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.engine.state import own
from caverna.expansions.frantic_fiends.figures.load import figures_in_use
from caverna.expansions.frantic_fiends.words.figure_labels import LABELS
from caverna.expansions.frantic_fiends.words.figures import all_figures, explanations
from caverna.expansions.frantic_fiends.words.help_texts import MORE_SCORES
from caverna.words.events import describe_event
from caverna.words.help_texts import help_on, topics
from caverna.words.moves import describe_move
from caverna.words.texts import LANGUAGES, Words, whole_text
from caverna.words.topics import names_of
from scripts.rules_coverage import LEDGER, ids_of_ledger

NAMES = ["Ann", "Bob", "Cy", "Dot", "Eve", "Fay", "Gus"]
RAW = re.compile(r"_|[{}]|\?\?\?|question-|event-|move-|None")
MOVES_READ = 12
"""Of a long list of answers so many are read."""

# In the order of the rulebook's lists, which is that of the keys in the expansion's code.
GERMAN_TRAPS = """Abzugeisen Fangnetz Fangstein Fallgrube Futterfalle Giftpfeile Permafalle Sägefalle
    Schlingfalle Speerfalle Sprengfalle Steinschlag"""
GERMAN_TILES = """Cheforkwohnhöhle Fallenkammer Fälscherwohnhöhle Familienstube Gästewohnhöhle Hundestube
    Kampfhundeschule Kriegerwohnhöhle Minenorkwohnhöhle Nachwuchswohnhöhle Orkarbeiterwohnhöhle Orkwohnhöhle
    Tarnwohnhöhle"""
GERMAN_REWARDS = """Bauer Schafhirte Saisonarbeiter Söldner Holzfäller Schweinebauer Steiger Casanova
    Steinmetz Senner Soldat Fälscher Erzarbeiter Kaufmann Ausstatter Herold
    Goldschmied Schmuckhändler Bettelkönig Fallensteller Packesel Krämer Tauschmeister Züchter
    Streuner Resteverwerter Orkarzt Großspender"""
OF_THE_BASE_GAME = ("space", "furnishing", "good", "loot", "ground", "score", "idea")
"""Kinds of topics that may follow rules of the base game alone."""
GERMAN_IDEAS = {
    "space-armory": "Rüstkammer",
    "loot-fight_orc": "Ork bekämpfen",
    "loot-set_trap": "Falle stellen",
    "loot-restock_mines": "Minen aufstocken",
    "orc-a": "Ork I",
    "orc-x": "Zusatzork",
    "trap_kind-knock_out": "K.O.-Falle",
    "trap_kind-holding": "Haltefalle",
    "trap_kind-weakening": "Schwächungsfalle",
    "concept-friendly_orc": "Gutgesinnter Ork",
    "concept-nasty_orc": "Fieser Ork",
    "concept-bounty_board": "Kopfgeldtafel",
    "concept-supply_board": "Ablageplan",
    "concept-movement_card": "Bewegungskarte",
    "concept-bribe": "Bestechung",
    "concept-breakthrough": "Durchbruch",
    "concept-mine_phase": "Minenphase",
    "option-expansion-frantic_fiends": "Fiese Feinde",
    "option-orc_strength": "Orkstärke",
    "harvest-orc_event": "Orkereignis",
}
CAMPAIGN = "3+s1+l1+r1+m1a+material+grain_or_dog+cattle_or_ruby+twin_tile+trap+functional_tile+dwelling"


def fiend_setup(players: int, seed: int, **options: str) -> Setup:
    return Setup(players, options=FiendOptions(**options), seed=seed, expansion="frantic_fiends")


def fiend_rules(players: int = 4) -> FiendRuleset:
    rules = fiend_setup(players, 0).ruleset()
    assert isinstance(rules, FiendRuleset)
    return rules


def readable(text: str, about: object) -> None:
    assert text.strip() == text, about
    assert text, about
    assert not RAW.search(text), (text, about)


class Reader:
    """Plays a game at random and reads everything on the way, in both languages."""

    def __init__(self) -> None:
        self.words = [Words(language) for language in LANGUAGES]
        self.asked: set[type[Step]] = set()
        self.told: set[str] = set()

    def read_game(self, setup: Setup) -> None:
        self.read_rest(Game(setup, deals=False), Random(setup.seed))

    def read_rest(self, game: Game, luck: Random) -> None:
        while not game.is_over:
            self.read_decision(game, luck)
            anytime = game.anytime_moves() if luck.randrange(20) == 0 else []
            choice = luck.choice(anytime or likely(game))
            before = game.state.rules
            for event in game.play(choice):
                self.read_event(before, event)

    def read_decision(self, game: Game, luck: Random) -> None:
        self.asked.add(type(game.state.agenda[-1]))
        answers = game.answers()
        some = answers if len(answers) <= MOVES_READ else luck.sample(answers, MOVES_READ)
        for words in self.words:
            readable(game.question.text(words.language, NAMES), game.question)
            lines = [describe_move(words, game.state, move, NAMES) for move in some]
            for line, move in zip(lines, some, strict=True):
                readable(line, move)
            assert len(set(lines)) == len(lines), (game.question, lines)

    def read_event(self, rules: object, event: Event) -> None:
        self.told.add(event.kind)
        assert isinstance(rules, FiendRuleset)
        for words in self.words:
            readable(describe_event(words, rules, event, NAMES), event)


def likely(game: Game) -> list[Move]:
    """The answers, without many ways to do next to nothing."""
    answers = game.answers()
    if game.question.key in ("arrange-animals", "choose-beds") and len(game.moves_played) % 4:
        return [move for move in answers if move.number == DONE]
    building = [move for move in answers if move.text.startswith(("furnish", "trap", "fight", "loot"))]
    return building if building and len(game.moves_played) % 3 else answers


def populous_game(players: int, seed: int) -> Game:
    """A game in which everybody has mines, goods, two friendly orcs and rooms for more, one of them held."""
    game = Game(fiend_setup(players, seed))
    state = game.state
    rooms = ("orc_dwelling", "chief_orc_dwelling", "mine_orc_dwelling", "guest_dwelling")
    for seat in range(players):
        player = own(state, seat)
        cells = [CELL_BY_NAME[name] for name in ("e4", "f4", "e3", "f3")]
        numbers = [state.rules.furnishing_number[key] for key in rooms]
        player.rooms = (*player.rooms, *zip(cells, numbers, strict=True))
        player.ore_mines = sum(1 << CELL_BY_NAME[name] for name in ("d1", "e1", "f1"))
        player.ruby_mines = sum(1 << CELL_BY_NAME[name] for name in ("d2", "e2", "f2"))
        player.mined = tuple((CELL_BY_NAME[name], 2) for name in ("d1", "d2", "e1", "e2"))
        count_rooms(player)
        player.orcs = (GONE, GONE, *player.orcs[2:])
        player.strengths = (0, 0, 4, *player.strengths[3:])
        player.friends = ((0, cells[1], HOME), (1, cells[2], HOME))
        player.held = 1 << 2
        for good in range(len(player.goods)):
            player.goods[good] = 4 if good in (FOOD, RUBY, WOOD, STONE, ORE, DONKEY) else 1
        state.agenda.append(OfferHomes(seat))
    settle(state)
    return game


@pytest.fixture(scope="module")
def reader() -> Reader:
    """Has read a game of each number of players, and one of a campaign."""
    reader = Reader()
    for players in range(1, 8):
        reader.read_game(fiend_setup(players, seed=players))
        reader.read_rest(populous_game(players, players), Random(players))
    reader.read_game(fiend_setup(1, 11, campaign=CAMPAIGN))
    return reader


def test_games_of_one_to_seven_players_can_be_read(reader: Reader) -> None:
    usual = {
        events.ORC_MOVED,
        events.ORC_APPEARED,
        events.EVENT_BEGINS,
        events.CARD_DRAWN,
        events.ORC_OCCUPIES,
    }
    assert usual <= reader.told


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_moves_of_the_table_are_told_apart(language: str) -> None:
    words, game = Words(language), Game(fiend_setup(3, 1))
    moves = game.state.rules.moves.listed
    lines: dict[str, Move] = {}
    for move in moves:
        line = describe_move(words, game.state, move)
        readable(line.replace("–", "-"), move)
        assert line not in lines, (line, lines[line], move)
        lines[line] = move


EVENTS_TOLD: dict[str, tuple[str, tuple[int, ...], Details]] = {
    events.ORC_MOVED: ("", (0,), {"orc": "a"}),
    events.ORC_APPEARED: ("", (1,), {"orc": "d"}),
    events.ORC_WEAKENED: ("", (), {"orc": "b", "strength": 0}),
    events.ORC_HELD: ("", (2,), {"orc": "c"}),
    events.ORC_DEFEATED: ("", (), {"orc": "d"}),
    events.ORC_BEFRIENDED: ("", (3,), {"orc": "x"}),
    events.ORC_OCCUPIES: ("", (4,), {"orc": "a"}),
    events.ORC_PLACED: ("", (), {"orc": "b", "space": "armory"}),
    events.TRAP_SET: ("pitfall", (2,), {}),
    events.TRAP_TRIGGERED: ("perma_trap", (2,), {}),
    events.BOUNTY_TAKEN: ("alpine_herdsman", (), {}),
    events.LOST: ("orc", (), {}),
    events.CAPTURED: ("", (3,), {"strength": 0}),
    events.FREED: ("", (3,), {"strength": 14}),
    events.STOCKED: ("mine", (3,), {}),
    events.EXTRACTED: ("mine", (3,), {}),
    events.EVENT_BEGINS: ("", (), {"event": 1}),
    events.CARD_DRAWN: ("", (), {"verb": "draw", "deck": 3, "card": 9}),
    events.ARMED: ("", (), {"strength": 5}),
    events.MARKER_RETURNED: ("beggar_king", (), {}),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_is_told(language: str) -> None:
    kinds = {value for name, value in vars(events).items() if name.isupper() and isinstance(value, str)}
    assert set(EVENTS_TOLD) == kinds
    words, rules = Words(language), fiend_rules()
    for kind, (source, cells, details) in EVENTS_TOLD.items():
        seat = -1 if kind == events.EVENT_BEGINS else 1
        line = describe_event(words, rules, Event(kind, seat, source, ((0, 2),), cells, details), NAMES)
        readable(line, kind)
        assert seat < 0 or "Bob" in line, line
    readable(describe_event(words, rules, Event(events.BOUNTY_TAKEN, 0, "gold"), NAMES), "gold")


def test_the_log_reads_well() -> None:
    words, rules = Words("en"), fiend_rules()
    drawn = Event(events.CARD_DRAWN, 0, details={"deck": 3, "card": 9})
    assert describe_event(words, rules, drawn, NAMES) == ("Ann draws a movement card: right, down, down.")
    assert describe_event(words, rules, Event("marker_revealed", -1, details={"marker": "orc"})) == (
        "The harvest marker shows an orc: the next orc event."
    )
    paid = Event("paid", 0, "poison_darts", ((0, 1),))
    assert describe_event(words, rules, paid, NAMES).endswith("(Poison darts).")


def steps_that_ask() -> set[type[Step]]:
    """All kinds of step of the expansion that can have options of their own."""
    waiting, found = [Step], set()
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if "frantic_fiends" in kind.__module__ and kind.options is not Step.options:
                found.add(kind)
    return found


def test_every_step_that_asks_has_a_question() -> None:
    for kind in steps_that_ask():
        assert kind.ASKS or kind.question is not Step.question, kind
        assert not kind.ASKS or Words("en").has(f"question-{kind.ASKS}"), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_orc_is_announced_with_its_strength_and_where_it_goes(language: str) -> None:
    game, luck = Game(fiend_setup(2, 5)), Random(5)
    while game.question.key != "orc-acts":
        game.play(luck.choice(game.answers()))
    arguments = game.question.arguments
    assert {"orc", "strength", "good", "steps", "path", "price"} == set(arguments)
    text = game.question.text(language, NAMES)
    assert str(arguments["strength"]) in text
    assert str(arguments["path"]).split()[0] in text
    assert Words(language).say(f"orc-{arguments['orc']}") in text


# Names.


def test_the_german_names_are_those_of_the_rulebook() -> None:
    words = Words("de")
    assert [words.say(f"trap-{trap.key}") for trap in TRAPS] == GERMAN_TRAPS.split()
    assert [words.say(f"furnishing-{tile.key}") for tile in NEW_TILES] == GERMAN_TILES.split()
    assert [words.say(f"reward-{reward.key}") for reward in REWARDS] == GERMAN_REWARDS.split()
    assert {key: words.say(key) for key in GERMAN_IDEAS} == GERMAN_IDEAS


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_tell_things_apart(language: str) -> None:
    words, rules = Words(language), fiend_rules()
    for kind in ("trap", "reward", "furnishing", "orc", "space", "loot", "extension", "strip"):
        names = [names_of(words, rules, topic)[0] for topic in topics(rules) if topic.kind == kind]
        assert len(set(names)) == len(names), kind


# Help.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3, 4, 7])
def test_there_is_help_on_everything(language: str, players: int) -> None:
    words, rules = Words(language), fiend_rules(players)
    known = set(ids_of_ledger(LEDGER))
    for topic in topics(rules):
        lines = help_on(words, rules, topic.message)
        assert len(lines) >= 2, topic
        for line in lines:
            readable(line, topic)
        cited = re.findall(r"\bFF-[A-Z0-9-]+", " ".join(lines))
        assert set(cited) <= known, topic
        assert cited or topic.kind in OF_THE_BASE_GAME, topic


def test_a_changed_space_is_explained_as_the_expansion_has_it() -> None:
    words = Words("en")
    with_fiends = help_on(words, fiend_rules(), "space-housework")
    without = help_on(words, Setup(4).ruleset(), "space-housework")
    assert "set a trap" in with_fiends[1]
    assert "trap" not in " ".join(without)
    assert "Rule: FF-SPACE-HOUSEWORK" in with_fiends
    assert help_on(words, fiend_rules(2), "wood_gathering")[1] == "Not part of this game."
    assert help_on(words, fiend_rules(2), "armory")[1] == "each round: 1 wood"
    assert help_on(words, fiend_rules(4), "armory")[1] == "each round: 1 food"


def test_every_space_the_expansion_changes_has_words_of_its_own() -> None:
    words = Words("en")
    for players in (2, 4):
        for space in fiend_rules(players).spaces:
            if space is not None and any(rule.startswith("FF-") for rule in space.rules):
                is_as_before = space.key == "imitation_2"
                assert is_as_before or space.key == "armory" or words.has(f"frantic_fiends-space-{space.key}")


def test_help_says_how_we_know_the_figures() -> None:
    words = Words("en")
    assert help_on(words, fiend_rules(), "orc-c")[-1] == (
        "Figures: Strength of the orcs (rulebook); Gold for an orc (reconstructed); "
        "Steps of the orcs (reconstructed)"
    )
    assert (
        help_on(words, fiend_rules(), "loot-set_trap")[-1] == "Figures: Strength for the new loot (rulebook)"
    )
    assert help_on(words, fiend_rules(), "trap-snare")[2] == "On the supply board: S7; 1 in the box"
    tile = help_on(words, fiend_rules(), "warrior_dwelling")
    assert tile[1] == "Price: 8 building materials, at least 1 of each; 4 points"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_figures_are_listed_with_their_sources(language: str) -> None:
    words, figures = Words(language), figures_in_use()
    listed = all_figures(words, figures)
    assert len(listed) == len(LABELS)
    for heading, lines in listed:
        readable(heading, heading)
        for line in lines:
            readable(line, heading)
    for line in explanations(words, figures):
        readable(line, line)
    if language == "en":
        assert (
            "Gold for an orc",
            ["rulebook: Orc II 1", "public source: Orc I 1; Orc IV 2", "reconstructed: Orc III 2"],
        ) in listed


def test_there_is_one_text_for_a_language() -> None:
    for language in LANGUAGES:
        assert "space-logging = " in whole_text(language)
        assert "space-armory = " in whole_text(language)
    with pytest.raises(ValueError, match="fr"):
        whole_text("fr")


def test_the_score_has_words_for_its_new_lines() -> None:
    game, luck = Game(fiend_setup(1, 2)), Random(2)
    while not game.is_over:
        game.play(luck.choice(game.answers()))
    for key in (*CATEGORIES, *MORE_SCORES):
        assert Words("de").has(f"score-{key}")
    assert len(MILESTONES) == len(figures_in_use().milestones)
