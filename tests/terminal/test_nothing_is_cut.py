"""Whatever the number of players, the size and the language: everything can be seen."""

import pytest

from caverna.terminal.drawing.header import header
from caverna.terminal.drawing.question import answers
from caverna.terminal.layout import HEADER, QUESTION, arrange_panes
from caverna.terminal.sitting import (
    ACTIONS,
    ALL_ANSWERS,
    BOX,
    FURNISHINGS,
    HOME,
    LOG,
    PLAYERS,
    SCORE,
    Sitting,
)
from caverna.terminal.table_screen import DRAWINGS
from caverna.words.texts import LANGUAGES
from tests.terminal.at_a_table import a_sitting, sittings_of_a_game
from tests.terminal.playing import LARGE, MIDDLING, SMALL

LOOKS = (ACTIONS, HOME, FURNISHINGS, PLAYERS, LOG, SCORE, ALL_ANSWERS)
SIZES = pytest.mark.parametrize("size", [SMALL, MIDDLING, LARGE], ids=["80x24", "120x40", "200x50"])
SEATS_THERE_ARE = pytest.mark.parametrize("players", range(1, 8))


def drawn(sitting: Sitting, size: tuple[int, int], looking: str) -> dict[str, list[str]]:
    """Every pane as it stands on the screen, checked for its size."""
    sitting.looking = looking
    found = {}
    for name, area in arrange_panes(*size, looking, len(sitting.view["players"])).items():
        if name == HEADER:
            lines = [header(sitting, "open", area.width)]
        elif name in DRAWINGS:
            lines = DRAWINGS[name](sitting, area.width, area.height)
        else:
            continue
        assert len(lines) <= area.height, (name, area)
        for each in lines:
            assert len(each.plain.rstrip()) <= area.width, (name, area, each.plain)
        found[name] = [each.plain for each in lines]
    return found


def read_through(sitting: Sitting, size: tuple[int, int], looking: str) -> str:
    """All that one sees in a pane who walks down in it."""
    seen = []
    sitting.looking, sitting.scrolled = looking, 0
    while True:
        seen += drawn(sitting, size, looking)[looking]
        before = sitting.scrolled
        sitting.walk(0, 1)
        drawn(sitting, size, looking)
        if sitting.scrolled == before:
            return "\n".join(seen)


@SEATS_THERE_ARE
@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_and_nothing_higher_than_its_pane(
    players: int, size: tuple[int, int], language: str
) -> None:
    for sitting in (a_sitting(players, language), a_sitting(players, language, is_over=True)):
        for looking in LOOKS:
            drawn(sitting, size, looking)


@SEATS_THERE_ARE
@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_is_reached(players: int, size: tuple[int, int], language: str) -> None:
    sitting = a_sitting(players, language, is_over=True)
    names = [seat["name"] for seat in sitting.view["players"]]
    seats = read_through(sitting, size, PLAYERS)
    for player in sitting.view["players"]:
        assert any(each.startswith(player["name"]) for each in seats.splitlines()), player["name"]
        assert str(abs(player["total"])) in seats
    sheet = read_through(sitting, size, SCORE)
    assert any(each.split()[-players:] == names for each in sheet.splitlines())
    totals = [str(player["total"]).replace("-", "−") for player in sitting.view["players"]]
    assert any(each.split()[-players:] == totals for each in sheet.splitlines())
    shown = {drawn(sitting, size, HOME)[HOME][0 if size != SMALL else -1]}
    for _ in range(1, players):
        sitting.farm = (sitting.seat_shown + 1) % players
        shown.add("\n".join(drawn(sitting, size, HOME)[HOME]))
    assert len(shown) == players


@SIZES
@pytest.mark.parametrize("players", [1, 4, 7])
def test_the_box_has_room_for_every_seat_as_well(players: int, size: tuple[int, int]) -> None:
    sitting = a_sitting(players, expansion="frantic_fiends")
    for looking in (*LOOKS, BOX):
        drawn(sitting, size, looking)
    seats = read_through(sitting, size, PLAYERS)
    for player in sitting.view["players"]:
        assert any(each.startswith(player["name"]) for each in seats.splitlines())


@pytest.mark.parametrize("players", range(2, 8))
def test_on_a_large_terminal_all_the_other_farms_are_seen(players: int) -> None:
    sitting = a_sitting(players)
    farms = "\n".join(drawn(sitting, LARGE, HOME)["farms"])
    for player in sitting.view["players"]:
        assert (f"─ {player['name']} ─" in farms) == (player["seat"] != sitting.seat_shown)


def test_a_log_looked_at_begins_with_the_newest_and_up_shows_what_was_before() -> None:
    sitting = a_sitting(2)
    newest = drawn(sitting, SMALL, LOG)[LOG][-1]
    sitting.walk(0, 1)
    assert drawn(sitting, SMALL, LOG)[LOG][-1] == newest
    sitting.walk(0, -1)
    assert drawn(sitting, SMALL, LOG)[LOG][-1].startswith("▼")
    sitting.walk(0, 1)
    assert drawn(sitting, SMALL, LOG)[LOG][-1] == newest


@pytest.mark.parametrize("looking", [LOG, PLAYERS])
def test_nobody_scrolls_further_than_there_is_something(looking: str) -> None:
    sitting = a_sitting(7)
    sitting.looking = looking
    for step in (40, -40):
        for _ in range(20):
            sitting.walk(0, step)
            drawn(sitting, SMALL, looking)
        last = drawn(sitting, SMALL, looking)[looking]
        sitting.walk(0, -step // 40)
        assert drawn(sitting, SMALL, looking)[looking] != last


@pytest.mark.parametrize("step", [1, -1])
def test_a_sheet_that_is_seen_as_a_whole_stays_where_it_is(step: int) -> None:
    sitting = a_sitting(7)
    sitting.looking = SCORE
    whole = drawn(sitting, SMALL, SCORE)[SCORE]
    sitting.walk(0, step)
    assert drawn(sitting, SMALL, SCORE)[SCORE] == whole


@pytest.mark.parametrize("expansion", ["none", "frantic_fiends"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_of_a_game_is_too_wide_for_its_pane(language: str, expansion: str) -> None:
    for number, sitting in enumerate(sittings_of_a_game(language, expansion)):
        size = (SMALL, MIDDLING, LARGE)[number % 3]
        for is_anytime in (False, True):
            sitting.is_anytime = is_anytime
            shown = drawn(sitting, size, sitting.looking)
            state = sitting.state
            assert state is not None
            if state.decision is not None and not sitting.waits_for_end:
                asked = sitting.signs.text(state.decision.say).split()[0]
                assert asked in shown[QUESTION][0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 7])
def test_the_whole_sheet_is_seen_at_once_where_there_is_room(players: int, language: str) -> None:
    for size in (SMALL, MIDDLING, LARGE):
        sitting = a_sitting(players, language, is_over=True)
        shown = drawn(sitting, size, SCORE)[SCORE]
        assert any(sitting.words.say("score-total") in each for each in shown)
        assert any(sitting.words.say("score-animals")[:10] in each for each in shown)


@SIZES
@pytest.mark.parametrize("looking", [*LOOKS, BOX])
def test_the_question_is_always_there(size: tuple[int, int], looking: str) -> None:
    areas = arrange_panes(*size, looking, 7)
    assert areas[QUESTION].height >= 5
    assert areas[QUESTION].width >= 40
    for name, area in areas.items():
        assert area.x + area.width <= size[0], name
        assert area.y + area.height <= size[1], name
    cells = [
        (x, y)
        for each in areas.values()
        for x in range(each.x, each.x + each.width)
        for y in range(each.y, each.y + each.height)
    ]
    assert len(cells) == len(set(cells)), "no pane covers another"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_way_to_all_answers_is_told_in_whole_words_or_by_its_key_alone(language: str) -> None:
    told = set()
    for sitting in sittings_of_a_game(language, "frantic_fiends"):
        whole = {sitting.words.say("screen-do-look-all-answers"), sitting.words.say("ui-answers"), ""}
        for width in (60, 80):
            for row in answers(sitting, width, 3):
                _, key, text = row.plain.partition("   W")
                if key:
                    told.add(text.strip())
        assert told <= whole
    assert told
