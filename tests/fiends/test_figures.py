"""The file of printed figures: what it holds, what a corrected copy may change, and what is refused."""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from caverna import CavernaError
from caverna.engine.goods import GOLD, GRAIN, ORE, STONE, VEGETABLE, WOOD, goods
from caverna.expansions.frantic_fiends.figures import (
    Bonus,
    Milestone,
    MovementCard,
    Refill,
    SupplyBoard,
    figures_in_use,
    load_figures,
)
from caverna.expansions.frantic_fiends.figures_check import NEW_TILES, TRAPS
from caverna.expansions.frantic_fiends.figures_reading import STEPS, BadFigures

Write = Callable[[str], Path]


@pytest.fixture
def copy(tmp_path: Path) -> Write:
    """Write a corrected copy."""

    def write(content: str) -> Path:
        path = tmp_path / "copy.toml"
        path.write_text(content, encoding="utf-8")
        return path

    return write


def test_orcs_and_events() -> None:
    figures = load_figures()
    assert figures.strengths == {"easy": (5, 7, 9, 12), "hard": (7, 9, 11, 14)}
    assert figures.gold == (1, 1, 2, 2)
    assert figures.ranges == ((3, 2, 1, 0), (3, 2, 1, 0), (3, 2, 1, 1), (3, 2, 1, 1))
    assert figures.displacement == (goods(wood=1), goods(stone=1), goods(ore=2), goods(gold=2))
    assert figures.bribes == (STONE, WOOD, ORE, GRAIN, VEGETABLE, GOLD)
    assert figures.movement[3][0] == MovementCard(("down", "down", "right"), 0)


def test_supply_and_bounty() -> None:
    figures = load_figures()
    assert figures.base_supply.lower == ("pitfall", "catch_net", "poison_darts")
    assert figures.extensions["s5"] == SupplyBoard(
        ("camouflage_dwelling",), ("battle_dog_school",), ("saw_trap",)
    )
    assert list(figures.extensions) == [f"s{number}" for number in range(1, 10)]
    assert figures.rich_supply["s5"] == "dog_school"
    assert figures.rich_supply_players == (1, 2)
    assert figures.strips == {1: 1, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 5}
    assert figures.long_strips["l4"] == ("ore_worker", "merchant", "outfitter", "herald")
    assert figures.short_strips["r7"] == ("family_parlor", "main_storage")
    assert set(figures.copies) == {*TRAPS, *NEW_TILES}
    assert set(figures.points) == set(NEW_TILES)


def test_spaces_and_campaign() -> None:
    figures = load_figures()
    assert figures.loot == {"fight_orc": 1, "set_trap": 5, "restock_mines": 6}
    assert (figures.armory_up_to_three, figures.armory_from_four) == (goods(wood=1), goods(food=1))
    assert figures.ore_mining_from_four == Refill(goods(ore=3), goods(ore=2))
    assert figures.campaign_bonuses["material"] == Bonus(10, (WOOD, ORE, STONE))
    assert figures.campaign_bonuses["dwelling"] == Bonus(70, ())
    assert figures.milestones["m1a"] == Milestone("sheep", 8, 5)


@pytest.mark.rule("FF-FIGURES-PROVENANCE")
def test_every_value_has_a_source() -> None:
    figures = load_figures()
    assert set(figures.sources.values()) == {"rulebook", "public source", "reconstructed"}
    assert figures.sources["ranges.event_1.a"] == "rulebook"
    assert figures.sources["ranges.event_1.b"] == "reconstructed"
    assert figures.sources["gold.a"] == "public source"
    assert figures.sources["milestones.m1a.rebate"] == "rulebook"
    assert figures.sources["movement.range_3"] == "reconstructed"


@pytest.mark.rule("FF-FIGURES-EXAMPLES")
def test_the_cards_keep_to_the_examples_of_the_rulebook() -> None:
    """One card of deck 3 avoids a trap below orc a; two steps left; down; down and to the right."""
    decks = load_figures().movement
    assert sum(not passes_the_space_below(card.steps) for card in decks[3]) == 1
    assert ("left", "left") in [card.steps for card in decks[2]]
    assert {("down",), ("down_right",)} <= {card.steps for card in decks[1]}


@pytest.mark.rule("FF-FIGURES-COUNTS")
def test_as_many_pieces_as_in_the_box() -> None:
    figures = load_figures()
    assert {steps: len(cards) for steps, cards in figures.movement.items()} == {1: 9, 2: 9, 3: 9}
    for cards in figures.movement.values():
        assert sorted(card.column for card in cards) == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert (len(NEW_TILES), sum(figures.copies[tile] for tile in NEW_TILES)) == (13, 25)
    assert (len(TRAPS), sum(figures.copies[trap] for trap in TRAPS)) == (12, 30)


@pytest.mark.rule("FF-FIGURES-ONE-PLACE")
def test_every_tile_has_one_place() -> None:
    figures = load_figures()
    boards = (figures.base_supply, *figures.extensions.values())
    placed = [tile for board in boards for row in board for tile in row]
    placed += [tile for strip in figures.short_strips.values() for tile in strip]
    placed += figures.rich_supply.values()
    assert len(placed) == len(set(placed)) == 9 + 27 + 14 + 9
    assert {*TRAPS, *NEW_TILES} <= set(placed)


def passes_the_space_below(steps: tuple[str, ...]) -> bool:
    """Does orc a, starting in the left column of the top row, come to the space below?"""
    row = column = 0
    for step in steps:
        down, right = STEPS[step]
        if row + down < 0 or not 0 <= column + right <= 2:
            down, right = 1, 0
        row, column = row + down, column + right
        if (row, column) == (1, 0):
            return True
    return False


def test_the_whole_file_is_a_good_copy_of_itself(copy: Write) -> None:
    text = files("caverna.expansions.frantic_fiends").joinpath("figures.toml").read_text("utf-8")
    figures = load_figures(copy(text))
    assert figures.digest == load_figures().digest
    assert figures.sources == load_figures().sources
    assert tomllib.loads(text)["gold"]["a"] == 1


@pytest.mark.rule("FF-FIGURES-CORRECTED-COPY")
def test_a_copy_may_hold_a_single_value(copy: Write) -> None:
    path = copy("[ranges]\nevent_2 = { c = 2 }\n[displacement]\nevent_3 = 'ore 1 food 2'\n")
    figures = load_figures(path)
    assert figures.ranges[1] == (3, 2, 2, 0)
    assert figures.ranges[0] == (3, 2, 1, 0)
    assert figures.displacement[2] == goods(ore=1, food=2)
    assert figures.sources["ranges.event_2.c"] == "corrected copy"
    assert figures.sources["ranges.event_2.b"] == "reconstructed"
    assert figures.file == str(path)


def test_a_copy_may_name_its_own_source(copy: Write) -> None:
    figures = load_figures(copy("[gold]\nsources = { c = 'rulebook' }\nc = 1\nd = 1\n"))
    assert figures.sources["gold.c"] == "rulebook"
    assert figures.sources["gold.d"] == "corrected copy"
    assert figures.sources["gold.a"] == "public source"


def test_a_copy_mended_meanwhile_is_read_again(copy: Write) -> None:
    assert load_figures(copy("[loot]\nrestock_mines = 7\n")).loot["restock_mines"] == 7
    assert load_figures(copy("[loot]\nrestock_mines = 11\n")).loot["restock_mines"] == 11


@pytest.mark.rule("FF-FIGURES-DIGEST")
def test_the_digest_tells_games_apart(copy: Write) -> None:
    own = load_figures()
    other = load_figures(copy("[gold]\nc = 1\n"))
    assert other.digest != own.digest
    assert other.campaign_digest == own.campaign_digest
    sources_only = load_figures(copy("[gold]\nsource = 'rulebook'\nc = 2\n"))
    assert sources_only.digest == own.digest


def test_the_campaign_has_a_digest_of_its_own(copy: Write) -> None:
    own = load_figures()
    other = load_figures(copy("[milestones]\nm1b = { rebate = 5 }\n"))
    assert other.digest == own.digest
    assert other.campaign_digest != own.campaign_digest


@pytest.mark.rule("FF-FIGURES-CORRECTED-COPY")
def test_the_environment_names_a_copy(copy: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAVERNA_FIGURES", str(copy("[spaces.imitation]\nfood = 3\n")))
    assert figures_in_use().imitation_food == 3


@pytest.mark.rule("FF-FIGURES-CORRECTED-COPY")
def test_a_copy_in_the_current_directory_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CAVERNA_FIGURES", raising=False)
    monkeypatch.chdir(tmp_path)
    assert figures_in_use() is load_figures()
    (tmp_path / "frantic_fiends.toml").write_text("[spaces.imitation]\nfood = 0\n", encoding="utf-8")
    assert figures_in_use().imitation_food == 0


def test_the_environment_goes_before_the_directory(
    copy: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "frantic_fiends.toml").write_text("[spaces.imitation]\nfood = 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CAVERNA_FIGURES", str(copy("[spaces.imitation]\nfood = 3\n")))
    assert figures_in_use().imitation_food == 3


def test_a_missing_copy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAVERNA_FIGURES", "nowhere.toml")
    with pytest.raises(
        BadFigures, match=r"^nowhere\.toml: there is no such file\. Expected: the corrected figures\.$"
    ):
        figures_in_use()


A_CARD = "{ steps = 'down', mark = 'left' }"
FAULTS = [
    ("gold = [", "", "it cannot be read"),
    # names
    ("[golds]\na = 1", "golds", "this name is not known. Expected: one of strengths, gold"),
    (
        "[ranges]\nevent_1 = { d = 1 }",
        "ranges.event_1.d",
        "this name is not known. Expected: one of a, b, c.",
    ),
    ("[supply.extensions]\ns10 = {}", "supply.extensions.s10", "not known"),
    # kinds
    ("[gold]\na = '1'", "gold.a", '"1" is a text in quotes. Expected: a whole number'),
    ("[gold]\na = true", "gold.a", "true is true or false. Expected: a whole number"),
    ("gold = 1", "gold", "1 is a whole number. Expected: a table"),
    ("[gold]\na = 1.5", "gold.a", "1.5 is a value of a kind not used here"),
    ("[long_strips]\nl1 = 'farmer'", "long_strips.l1", "Expected: a list"),
    ("[long_strips]\nl1 = [1]", "long_strips.l1", "a list of texts"),
    ("[supply.rich]\nplayers = ['1']", "supply.rich.players", "a list of whole numbers"),
    (
        "[points]\norc_dwelling = -1",
        "points.orc_dwelling",
        "-1 is wrong here. Expected: a whole number, 0 or more",
    ),
    # goods
    ("[displacement]\nevent_1 = 'wood'", "displacement.event_1", 'such as "wood 1 stone 2"'),
    ("[displacement]\nevent_1 = ''", "displacement.event_1", 'such as "wood 1 stone 2"'),
    ("[displacement]\nevent_1 = 'wood x'", "displacement.event_1", 'such as "wood 1 stone 2"'),
    ("[displacement]\nevent_1 = 'wood 1 wood 1'", "displacement.event_1", 'such as "wood 1 stone 2"'),
    (
        "[displacement]\nevent_1 = 'iron 1'",
        "displacement.event_1",
        '"iron" is wrong here. Expected: a good out of wood',
    ),
    ("[bribes]\nmarker_1 = 'beer'", "bribes.marker_1", "a good out of wood"),
    ("[bribes]\nmarker_6 = 'wood'", "bribes.marker_6", "wood is on two markers"),
    (
        "[campaign.bonuses]\nmaterial = { one_of = ['iron'] }",
        "campaign.bonuses.material.one_of",
        "a good out of",
    ),
    # sources
    ("[gold]\nsource = 'hearsay'\na = 1", "gold.source", '"hearsay" is no source. Expected: one of rulebook'),
    ("[gold]\nsources = { e = 'rulebook' }\na = 1", "gold.sources.e", "this table has no such value"),
    ("[gold]\nsources = 'rulebook'\na = 1", "gold.sources", "names with their sources"),
    # orcs and events
    ("[strengths]\neasy = { a = 0 }", "strengths.easy.a", "0 is no strength of an orc. Expected: 1 to 14"),
    ("[strengths]\nhard = { d = 15 }", "strengths.hard.d", "since the campaign adds 8"),
    ("[gold]\nd = 3", "gold.d", "3 gold is on no token. Expected: 1 or 2"),
    ("[ranges]\nevent_3 = { d = 4 }", "ranges.event_3.d", "there is no deck 4. Expected: 1, 2 or 3"),
    ("[ranges]\nevent_3 = { d = 0 }", "ranges.event_3.d", "there is no deck 0"),
    # cards
    (f"[movement]\nrange_1 = [{A_CARD}]", "movement.range_1", "there are 1 cards. Expected: 9 cards"),
    (f"[movement]\nrange_2 = [{', '.join([A_CARD] * 9)}]", "movement.range_2, card 1", "it has 1 steps"),
    (f"[movement]\nrange_1 = [{', '.join([A_CARD] * 9)}]", "movement.range_1", "9 cards have the mark left"),
    ("[movement]\nrange_1 = ['down']", "movement.range_1, card 1", '"down" is wrong here'),
    (
        "[movement]\nrange_1 = [{ steps = 'forth', mark = 'left' }]",
        "movement.range_1, card 1",
        "steps out of",
    ),
    (
        "[movement]\nrange_1 = [{ steps = 'up', mark = 'top' }]",
        "movement.range_1, card 1",
        "a mark out of left",
    ),
    # tiles
    ("[copies]\npitfall = 1", "copies", "there are 24 traps. Expected: 30"),
    ("[copies]\npitfall = 6\nsnare = 2", "copies.pitfall", "6 does not do for 7 players"),
    ("[copies]\npitfall = 1\nsnare = 7", "supply.base.lower", "snare is missing"),
    ("[copies]\norc_dwelling = 8", "copies", "there are 26 new furnishing tiles. Expected: 25"),
    (
        "[supply.base]\nupper = ['dwelling', 'seam']",
        "supply.base.upper",
        "seam does not belong here. Expected: dwell",
    ),
    ("[supply.base]\nmiddle = ['pitfall']", "supply.base.middle", "pitfall does not belong here"),
    ("[supply.base]\nlower = ['seam']", "supply.base.lower", "seam does not belong here. Expected: traps"),
    (
        "[supply.base]\nupper = ['dwelling', 'warrior_dwelling']",
        "supply.base.upper",
        "orc_dwelling is missing",
    ),
    ("[supply.rich]\ns1 = 'main_storage'", "supply.rich.s1", "main_storage does not belong here"),
    ("[supply.rich]\ns1 = 'seam'", "supply.rich.s3", "seam lies in supply.rich.s1, too"),
    ("[supply.rich]\nplayers = [8]", "supply.rich.players", "8 do not play"),
    (
        "[supply.extensions]\ns1 = { lower = ['snare'] }",
        "supply.extensions.s7.lower",
        "snare lies in supply.ext",
    ),
    ("[supply.extensions]\ns1 = { lower = [] }", "supply", "blast_trap is missing"),
    ("[supply.extensions]\ns6 = { upper = [] }", "supply", "guest_dwelling is missing"),
    ("[short_strips]\nr5 = ['beer_parlor', 'state_parlor']", "short_strips", "dog_parlor is missing"),
    # bounty board
    ("[strips_per_players]\nplayers_7 = 8", "strips_per_players.players_7", "8 strips. Expected: 1 to 7"),
    ("[long_strips]\nl1 = ['farmer']", "long_strips.l1", "there are 1 rewards"),
    ("[long_strips]\nl1 = ['thief']", "long_strips.l1", "thief does not belong here. Expected: rewards"),
    (
        "[long_strips]\nl2 = ['farmer', 'pig_farmer', 'pit_foreman', 'casanova']",
        "long_strips.l2",
        "farmer is on two fields",
    ),
    ("[short_strips]\nr1 = ['seam', 'weapon_storage']", "short_strips.r1", "seam does not belong here"),
    ("[short_strips]\nr1 = ['weaving_parlor']", "short_strips.r1", "there are 1 rooms. Expected: two rooms"),
    # expeditions and spaces
    ("[loot]\nfight_orc = 5", "loot.fight_orc", "strength 5 cannot be. Expected: 1 to 4"),
    ("[loot]\nrestock_mines = 15", "loot.restock_mines", "strength 15 cannot be. Expected: 1 to 14"),
    ("[spaces.armory]\nmost_wood = 0", "spaces.armory.most_wood", "no weapon takes 0 wood"),
    ("[spaces.logging]\nexpedition_level = 5", "spaces.logging.expedition_level", "there is no level 5"),
    # campaign
    ("[campaign]\ngames = 0", "campaign.games", "0 games cannot be played"),
    ("[campaign]\npermanent_factor = 0", "campaign.permanent_factor", "would cost nothing"),
    ("[campaign.bonuses]\ntrap = { price = 0 }", "campaign.bonuses.trap.price", "would cost nothing"),
    ("[milestones]\nm4a = { what = 'hats' }", "milestones.m4a.what", "hats does not belong here"),
]


@pytest.mark.rule("FF-FIGURES-FAULTS")
@pytest.mark.parametrize(("text", "name", "message"), FAULTS)
def test_a_fault_is_named(copy: Write, text: str, name: str, message: str) -> None:
    path = copy(text)
    with pytest.raises(BadFigures) as caught:
        load_figures(path)
    assert caught.value.name == name
    assert str(caught.value).startswith(f"{path}, {name}: " if name else f"{path}: ")
    assert message in str(caught.value)
    assert "Expected: " in str(caught.value)
    assert isinstance(caught.value, CavernaError)


@pytest.mark.rule("FF-FIGURES-FAULTS")
def test_no_card_leads_into_the_cave_in_the_first_event(copy: Write) -> None:
    steps = ["down_right down right"] * 9
    cards = ", ".join(
        f"{{ steps = '{step}', mark = '{mark}' }}"
        for step, mark in zip(steps, ["left", "middle", "right"] * 3)
    )
    with pytest.raises(BadFigures, match="orc a could get into the cave in the first event"):
        load_figures(copy(f"[movement]\nrange_3 = [{cards}]\n"))
