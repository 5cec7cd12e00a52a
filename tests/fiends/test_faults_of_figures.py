"""What an owner's corrected copy of the printed figures may not say, and how that is told."""

import pytest

from caverna import CavernaError
from caverna.expansions.frantic_fiends.figures.faults import BadFigures
from caverna.expansions.frantic_fiends.figures.load import load_figures
from tests.fiends.conftest import Write

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
    ("[points]\norc_dwelling = 1000", "points.orc_dwelling", "1000 is wrong here. Expected: a whole number"),
    (f"[points]\norc_dwelling = {'9' * 4000}", "points.orc_dwelling", f"{'9' * 60}... is wrong here"),
    (f"[points]\norc_dwelling = {'9' * 5000}", "", "it cannot be read"),
    (f"gold = {'[' * 5000}", "", "it cannot be read"),
    # goods
    ("[displacement]\nevent_1 = 'wood 0'", "displacement.event_1", "amounts of 1 to 999"),
    (f"[displacement]\nevent_1 = 'wood {'9' * 5000}'", "displacement.event_1", "amounts of 1 to 999"),
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
    (
        "[gold]\nsource = 'hearsay'\na = 1",
        "gold.source",
        '"hearsay" is wrong here. Expected: a source, one of',
    ),
    ("[gold]\nsource = ''\na = 1", "gold.source", '"" is wrong here. Expected: a source, one of rulebook'),
    ("[gold]\nsources = { a = '' }\na = 1", "gold.sources.a", '"" is wrong here. Expected: a source, one of'),
    ("[gold]\nsources = { e = 'rulebook' }\na = 1", "gold.sources.e", "this table has no such value"),
    (
        "[gold]\nsources = 'rulebook'\na = 1",
        "gold.sources",
        '"rulebook" is a text in quotes. Expected: a table',
    ),
    # orcs and events
    (
        "[strengths]\neasy = { a = 0 }",
        "strengths.easy.a",
        "0 is wrong here. Expected: a whole number, 1 or more",
    ),
    ("[strengths]\nhard = { d = 15 }", "strengths.hard.d", "since the campaign adds 8"),
    ("[gold]\nd = 3", "gold.d", "3 is wrong here. Expected: a whole number on a token: 1 or 2"),
    (
        "[ranges]\nevent_3 = { d = 4 }",
        "ranges.event_3.d",
        "4 is wrong here. Expected: the number of a deck: 1, 2 or 3",
    ),
    ("[ranges]\nevent_3 = { d = 0 }", "ranges.event_3.d", "0 is wrong here. Expected: the number of a deck"),
    # cards
    (
        f"[movement]\nrange_1 = [{A_CARD}]",
        "movement.range_1",
        "there are 1 here. Expected: a list of 9 cards",
    ),
    (f"[movement]\nrange_2 = [{', '.join([A_CARD] * 9)}]", "movement.range_2, card 1", "it has 1 steps"),
    ("[movement]\nrange_1 = ['down']", "movement.range_1, card 1", "Expected: a table with steps, mark"),
    (
        "[movement]\nrange_1 = [{ steps = 'forth', mark = 'left' }]",
        "movement.range_1, card 1.steps",
        '"forth" is wrong here. Expected: steps out of up_left',
    ),
    (
        "[movement]\nrange_1 = [{ steps = 'up', mark = 'top' }]",
        "movement.range_1, card 1.mark",
        '"top" is wrong here. Expected: a mark out of left',
    ),
    (
        f"[movement]\nrange_1 = [{A_CARD}, {{ steps = 'up' }}]",
        "movement.range_1, card 2",
        "Expected: a table with steps, mark",
    ),
    # tiles
    ("[copies]\npitfall = 1", "copies", "there are 24 traps. Expected: 30"),
    (
        "[copies]\npitfall = 6\nsnare = 2",
        "copies.pitfall",
        "6 is wrong here. Expected: 1, or 7, which does for 7 players",
    ),
    ("[copies]\npitfall = 1\nsnare = 7", "supply.base.lower", "snare is missing"),
    ("[copies]\norc_dwelling = 1", "copies", "there are 19 new furnishing tiles. Expected: 25"),
    (
        "[supply.base]\nupper = ['dwelling', 'seam']",
        "supply.base.upper",
        "seam does not belong here. Expected: dwell",
    ),
    ("[supply.base]\nmiddle = ['pitfall']", "supply.base.middle", "pitfall does not belong here"),
    ("[supply.base]\nmiddle = []", "supply.base.middle", "it is empty. Expected: a room, since the campaign"),
    ("[supply.base]\nlower = ['seam']", "supply.base.lower", "seam does not belong here. Expected: traps"),
    (
        "[supply.base]\nupper = ['dwelling', 'warrior_dwelling']",
        "supply.base.upper",
        "orc_dwelling is missing",
    ),
    ("[supply.rich]\ns1 = 'main_storage'", "supply.rich.s1", "main_storage does not belong here"),
    ("[supply.rich]\ns1 = 'seam'", "supply.rich.s3", "seam lies in supply.rich.s1, too"),
    (
        "[supply.rich]\nplayers = [8]",
        "supply.rich.players",
        "[8] is wrong here. Expected: a list of whole numbers, 1 to 7",
    ),
    (
        "[supply.extensions]\ns1 = { lower = ['snare'] }",
        "supply.extensions.s7.lower",
        "snare lies in supply.ext",
    ),
    ("[supply.extensions]\ns1 = { lower = [] }", "supply", "blast_trap is missing"),
    ("[supply.extensions]\ns6 = { upper = [] }", "supply", "guest_dwelling is missing"),
    ("[short_strips]\nr5 = ['beer_parlor', 'state_parlor']", "short_strips", "dog_parlor is missing"),
    # bounty board
    (
        "[strips_per_players]\nplayers_7 = 8",
        "strips_per_players.players_7",
        "8 is wrong here. Expected: as many strips as",
    ),
    ("[strips_per_players]\nplayers_1 = 2", "strips_per_players.players_1", "2 strips for a single player"),
    (
        "[long_strips]\nl1 = ['farmer']",
        "long_strips.l1",
        "there are 1 here. Expected: a list of texts in quotes: 4 rewards",
    ),
    (
        "[long_strips]\nl1 = ['thief', 'shepherd', 'seasonal_worker', 'mercenary']",
        "long_strips.l1",
        "thief does not belong here. Expected: rewards",
    ),
    (
        "[long_strips]\nl2 = ['farmer', 'pig_farmer', 'pit_foreman', 'casanova']",
        "long_strips.l2",
        "farmer is on two fields",
    ),
    ("[short_strips]\nr1 = ['seam', 'weapon_storage']", "short_strips.r1", "seam does not belong here"),
    (
        "[short_strips]\nr1 = ['weaving_parlor']",
        "short_strips.r1",
        "there are 1 here. Expected: a list of texts in quotes: two rooms",
    ),
    # expeditions and spaces
    ("[loot]\nfight_orc = 5", "loot.fight_orc", "5 is wrong here. Expected: 1 to 4"),
    (
        "[loot]\nrestock_mines = 15",
        "loot.restock_mines",
        "15 is wrong here. Expected: the strength of a dwarf: 1 to 14",
    ),
    (
        "[spaces.armory]\nmost_wood = 0",
        "spaces.armory.most_wood",
        "0 is wrong here. Expected: as much as a weapon takes: 1 to 14",
    ),
    (
        "[spaces.logging]\nexpedition_level = 5",
        "spaces.logging.expedition_level",
        "5 is wrong here. Expected: the level of an expedition: 1 to 4",
    ),
    # campaign
    ("[campaign]\ngames = 0", "campaign.games", "0 is wrong here. Expected: 1 to 7 games"),
    (
        "[campaign]\npermanent_factor = 0",
        "campaign.permanent_factor",
        "0 is wrong here. Expected: 1 or more, at most 999: nothing is free",
    ),
    (
        "[campaign.bonuses]\ntrap = { price = 0 }",
        "campaign.bonuses.trap.price",
        "0 is wrong here. Expected: 1 or more, at most 999: nothing is free",
    ),
    (
        "[campaign.bonuses]\nmaterial = { one_of = [] }",
        "campaign.bonuses.material.one_of",
        "there are 0 here. Expected: a list of goods to choose from, at least one",
    ),
    (
        "[campaign.bonuses]\nmaterial = { one_of = ['ore', 'ore'] }",
        "campaign.bonuses.material.one_of",
        "a good is named twice",
    ),
    (
        "[milestones]\nm4a = { how_many = 0 }",
        "milestones.m4a.how_many",
        "0 is wrong here. Expected: a whole number, 1 or more",
    ),
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


@pytest.mark.rule("FF-FIGURES-CORRECTED-COPY")
def test_how_often_a_mark_occurs_is_for_the_owner_of_the_cards_to_say(copy: Write) -> None:
    figures = load_figures(copy(f"[movement]\nrange_1 = [{', '.join([A_CARD] * 9)}]\n"))
    assert {card.column for card in figures.movement[1]} == {0}


@pytest.mark.rule("FF-FIGURES-FAULTS")
def test_no_card_leads_into_the_cave_in_the_first_event(copy: Write) -> None:
    steps = ["down_right down right"] * 9
    cards = ", ".join(
        f"{{ steps = '{step}', mark = '{mark}' }}"
        for step, mark in zip(steps, ["left", "middle", "right"] * 3)
    )
    with pytest.raises(BadFigures, match="orc a could get into the cave in the first event"):
        load_figures(copy(f"[movement]\nrange_3 = [{cards}]\n"))
