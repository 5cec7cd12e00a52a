"""The drawings: everything is on them, nothing is cut off, they fit the terminal."""

from pathlib import Path

import pytest

from caverna.advice.next_feeding import Feeding, next_feeding
from caverna.cli.draw_action_board import draw_action_board
from caverna.cli.draw_home_board import draw_home_board
from caverna.cli.draw_player import draw_feeding, draw_sheet, draw_supply
from caverna.cli.terminal import (
    PLAIN,
    USUAL_WIDTH,
    Paint,
    definitions,
    in_columns,
    in_rows,
    pad,
    plain_signs,
    visible_length,
    wants_colour,
    without_colour,
    wrap,
)
from caverna.content.catalogue import ADDITIONS
from caverna.game import Game
from caverna.record.record import write_record
from caverna.setup import Setup
from caverna.words.texts import LANGUAGES, Words
from tests.arranging import a_game, play
from tests.cli.conftest import Run

ENGLISH = Words("en")


def board(game: Game, language: str = "en", width: int = 120) -> list[str]:
    state = game.state
    return draw_home_board(Words(language), PLAIN, state.rules, state.players[0], width)


def full_board() -> Game:
    return a_game(
        large_pasture="a1 a2",
        small_pasture="a3",
        meadow="b4",
        sown="c4 grain 3, b3 vegetable 2",
        stable="a1 c1",
        rooms="breakfast_room e4, seam d3",
        tunnel="d2",
        deep_tunnel="e2",
        ore_mine="f2",
        ruby_mine="f3",
        sheep=8,
        dog=1,
        boar=1,
        cattle=2,
        donkey=2,
    )


def test_an_empty_board_shows_rewards_entrance_and_dwelling() -> None:
    text = "\n".join(board(a_game()))
    for part in (
        "Forest",
        "Rock",
        "+1 wild boar",
        "+2 food",
        "Cave entrance",
        "Entry-level",
        "Cavern",
        "a1",
        "f4",
    ):
        assert part in text, part


def test_a_full_board_shows_tiles_crops_stables_rooms_and_animals() -> None:
    text = "\n".join(board(full_board()))
    for part in (
        "Large pasture", "Small pasture", "Meadow", "Stable", "3 grain", "2 vegetables", "Breakfast room",
        "Seam", "Tunnel", "Deep tunnel", "Ore mine", "Ruby mine", "8 sheep", "1 wild boar", "2 cattle",
        "1 donkey",
    ):  # fmt: skip
        assert part in text, part


def test_a_large_pasture_is_one_open_area() -> None:
    lines = board(full_board())
    between = next(line for line in lines if line.startswith("├a2"))
    assert between.startswith("├a2            ┼")


def test_the_board_is_a_hundred_columns_wide_and_even() -> None:
    assert {len(line) for line in board(full_board())} == {100}


def test_tiles_that_stick_out_get_columns_of_their_own() -> None:
    lines = board(a_game(rooms="office_room d3", cavern="g3", tunnel="f3"), width=140)
    assert any("g3" in line for line in lines)
    assert not any("z3" in line for line in lines)
    assert {len(line) for line in lines} == {118}


@pytest.mark.parametrize("width", [72, 80, 90])
def test_a_narrow_terminal_gets_a_narrow_board(width: int) -> None:
    assert max(len(line) for line in board(full_board(), "de", width)) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_furnishing_is_cut_off(language: str) -> None:
    words, options = Words(language), f"additions {ADDITIONS[-1]}"
    for tile in Setup().ruleset().furnishings:
        if tile.is_for_sale:
            game = a_game(options=options, rooms=f"{tile.key} d3")
            text = " ".join("\n".join(board(game, language)).split())
            for word in words.say(f"furnishing-{tile.key}").split():
                assert word in text, tile.key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", range(1, 8))
def test_the_action_board_names_every_space_and_every_card_to_come(players: int, language: str) -> None:
    game = Game(Setup(players=players, options={"additions": ADDITIONS[-1]}, seed=3))
    words, state = Words(language), game.state
    lines = draw_action_board(words, PLAIN, state, 120, {})
    text = " ".join(" ".join(lines).split())
    cards = [card for card in range(len(state.rules.space_keys)) if state.cards_left >> card & 1]
    for space in (*state.rules.printed, *state.cards, *cards):
        assert words.say(f"space-{state.rules.space_keys[space]}") in text
    assert max(len(line) for line in lines) <= 120


def test_the_action_board_shows_goods_dwarfs_and_numbers() -> None:
    game = a_game(lying="logging wood 4", dwarfs="0@clearing 0")
    numbers = {game.state.rules.space_number["logging"]: 7}
    lines = draw_action_board(ENGLISH, PLAIN, game.state, 120, numbers)
    assert any(line.startswith("  7 · Logging") and "4 wood" in line for line in lines)
    assert any(line.startswith("    A Clearing") for line in lines)


def test_cards_of_rounds_ahead_stand_with_their_rounds() -> None:
    text = "\n".join(draw_action_board(ENGLISH, PLAIN, a_game(round=4).state, 120, {}))
    assert "1: Blacksmithing" in text
    assert "5–6: Donkey farming, Ruby mine construction" in text
    assert "7–8: Family life, Ore delivery" in text
    assert "10–12: Adventure, Ore trading, Ruby delivery" in text


@pytest.mark.parametrize(
    ("round", "harvest", "feeding"),
    [
        (1, "", Feeding(3, "normal", 4)),
        (3, "", Feeding(3, "normal", 4)),
        (4, "", Feeding(4, "payment", 2)),
        (5, "", Feeding(5, "normal", 4)),
        (7, "normal", Feeding(7, "normal", 4)),
        (7, "none", Feeding(8, "unknown", 4)),
        (12, "none", None),
    ],
)
def test_the_next_feeding_is_foretold(round: int, harvest: str, feeding: Feeding | None) -> None:
    game = a_game(round=round, harvest=harvest, questions=3 if round == 12 else 1 if round >= 6 else 0)
    assert next_feeding(game.state, 0) == feeding


def test_a_newborn_eats_less_only_in_its_own_round() -> None:
    assert next_feeding(a_game(round=5, dwarfs="0 0 new").state, 0) == Feeding(5, "normal", 5)
    assert next_feeding(a_game(round=2, dwarfs="0 0 new").state, 0) == Feeding(3, "normal", 6)


def test_after_feeding_the_next_round_counts() -> None:
    game = a_game(round=3, phase="harvest", food=9, sheep=2, meadow="c4", others={"B": {"sheep": 2}})
    play(game, "feed 4")
    assert next_feeding(game.state, 0) == Feeding(4, "payment", 2)
    assert next_feeding(game.state, 1) == Feeding(3, "normal", 4)


def test_missing_food_is_pointed_out() -> None:
    assert "Food missing: 3" in draw_feeding(ENGLISH, PLAIN, a_game(food=1).state, 0)
    assert "missing" not in draw_feeding(ENGLISH, PLAIN, a_game(food=4).state, 0)


def test_the_sheet_shows_supply_dwarfs_and_points() -> None:
    game = a_game(wood=3, ruby=1, dwarfs="0 5@logging", begging=2, delivery="wood_supplier 4")
    text = "\n".join(draw_sheet(ENGLISH, PLAIN, game.state, 0, 100))
    for part in (
        "3 wood, 1 ruby", "unarmed (at home), strength 5 (Logging)", "2 begging markers",
        "Wood supplier: 4 × 1 wood", "Stables left: 3", "Room for dwarfs: 2 of 2 taken", "Score so far: −33",
    ):  # fmt: skip
        assert part in text, part


@pytest.mark.parametrize(
    ("rooms", "dwarfs", "beds"),
    [
        ("", 2, 2),
        ("dwelling d3", 2, 3),
        ("additional_dwelling d3", 2, 2),
        ("couple_dwelling d3, dwelling e3, mixed_dwelling f3", 2, 5),
        ("couple_dwelling d3, dwelling e3, additional_dwelling f3", 4, 5),
        ("couple_dwelling d3, dwelling e3, additional_dwelling f3", 5, 6),
    ],
)
def test_beds_are_counted(rooms: str, dwarfs: int, beds: int) -> None:
    game = a_game(dwarfs=" ".join("0" * dwarfs), rooms=rooms) if rooms else a_game()
    text = "\n".join(draw_sheet(ENGLISH, PLAIN, game.state, 0, 200))
    assert f"Room for dwarfs: {dwarfs} of {beds} taken" in text


def test_colours_take_no_room() -> None:
    painted = Paint(True)("wood", "red", "bold")
    assert painted == "\x1b[31;1mwood\x1b[0m"
    assert visible_length(painted) == 4
    assert visible_length(pad(painted, 10)) == 10
    assert Paint(False)("wood", "red") == "wood"


def test_the_coloured_board_says_the_same_as_the_plain_one() -> None:
    state = full_board().state
    coloured = draw_home_board(ENGLISH, Paint(True), state.rules, state.players[0], 120)
    assert [visible_length(line) for line in coloured] == [100] * len(coloured)


class Screen:
    def isatty(self) -> bool:
        return True


def test_no_color_in_the_environment_is_honoured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert wants_colour(Screen())
    monkeypatch.setenv("NO_COLOR", "1")
    assert not wants_colour(Screen())


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("one two three", 7, ["one two", "three"]),
        ("Frühstücks\u00adzimmer", 8, ["Frühstü-", "cks-", "zimmer"]),
        ("a Frühstücks\u00adzimmer", 20, ["a Frühstückszimmer"]),
        ("a Frühstücks\u00adzimmer", 10, ["a", "Frühstück-", "szimmer"]),
        ("Minenork\u00adwohnhöhle", 12, ["Minenork-", "wohnhöhle"]),
        ("Ork\u00adarbeiter\u00adwohnhöhle", 12, ["Orkarbeiter-", "wohnhöhle"]),
        ("Donaudampfschiff", 12, ["Donaudampfs-", "chiff"]),
        ("", 5, [""]),
        ("stone", 0, ["st-", "one"]),
    ],
)
def test_wrapping_breaks_but_never_drops(text: str, width: int, lines: list[str]) -> None:
    assert wrap(text, width) == lines


def test_columns_are_read_downwards() -> None:
    assert in_columns(["1", "2", "3", "4", "5"], 7, gap="  ") == ["1  3  5", "2  4"]
    assert in_columns([], 10) == []


def test_an_item_that_is_too_long_hangs_below_its_own_text() -> None:
    items = ["  1 Farmer: take", f"{Paint(True)(' 12', 'bold')} Grand donor: take 2 food for each dwarf"]
    shown = [without_colour(line) for line in in_columns(items, 24)]
    assert shown == ["  1 Farmer: take", " 12 Grand donor: take 2", "    food for each dwarf"]


def test_words_and_their_meanings_stay_within_the_width() -> None:
    lines = definitions([("  help", "explains whatever there is"), ("  quit", "leaves")], 20)
    assert lines == ["  help  explains", "        whatever", "        there is", "  quit  leaves"]


def test_a_long_supply_is_never_cut_off(run: Run, tmp_path: Path) -> None:
    game = a_game(
        wood=123, stone=123, ore=123, ruby=123, grain=123, vegetable=99, food=99, gold=99, dog=99, cattle=2
    )  # fmt: skip
    last = draw_supply(ENGLISH, PLAIN, game.state.players[0], USUAL_WIDTH)[-1]
    assert last == "   cattle"
    file = tmp_path / "rich.txt"
    file.write_text(write_record(game), encoding="utf-8")
    ran = run("play", "--resume", file, typed=["clearing"])
    assert ran.lines.count(last) == 2, "also where the board need not be drawn again"


def test_tables_line_up() -> None:
    assert in_rows([["a", "10"], ["bcd", "9"]]) == ["a    10", "bcd   9"]


def test_terminals_without_our_signs_get_plain_ones() -> None:
    assert plain_signs("┌a1─┐ … →").isascii()
