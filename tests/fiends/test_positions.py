"""Positions with orcs, traps and friends: written, read, the same again; and what is refused."""

import re
from pathlib import Path
from random import Random

import pytest

from caverna import BrokenPosition, Game, NoPosition, Setup, read_position, write_position
from caverna.engine.home_board import CELL_BY_NAME
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.expansions.frantic_fiends.engine.player import ASIDE, GONE
from caverna.expansions.frantic_fiends.record.position import FIEND_HARVESTS, FIEND_LINES, FIEND_PHASES
from caverna.expansions.frantic_fiends.record.seat import FIEND_SEAT_LINES
from tests.fiends.arranging import a_game, answers, figures, goods_of, play, player, table
from tests.oracles.dump import dump
from tests.record.playing import moments

NAME = "frantic_fiends"
TEXT = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")
HEAD = f"caverna position 1\nplayers 2\nexpansion {NAME}\n"


def cell(name: str) -> int:
    return CELL_BY_NAME[name]


@pytest.mark.parametrize("players", range(1, 8))
def test_every_placement_of_a_game_can_be_written_down(players: int) -> None:
    game = Game(Setup(players, seed=60 + players, expansion=NAME))
    written = 0
    for _ in moments(game, Random(players)):
        if isinstance(game.state.agenda[-1], PlaceDwarf):
            again = read_position(write_position(game))
            assert dump(again.state) == dump(game.state), write_position(game)
            assert (again.seat, again.legal_moves()) == (game.seat, game.legal_moves())
            written += 1
        else:
            with pytest.raises(NoPosition, match="snapshot"):
                write_position(game)
    assert written > 20


def test_what_is_not_said_is_as_at_the_start() -> None:
    game = read_position(HEAD)
    one, state = player(game), table(game)
    assert one.orcs == (cell("a1"), cell("b1"), cell("c1"), ASIDE)
    assert one.strengths == figures().strengths["easy"]
    assert (one.traps, one.friends, one.mined, one.captives, one.hidden) == ((), (), (), (), ())
    assert (state.extensions, state.long_strips, state.short_strips) == (0b11, 1, 1)
    assert state.bribes == figures().bribes[:4]
    assert (state.event, state.rewards.bit_count(), goods_of(game)) == (0, 4, {})


@pytest.mark.parametrize(
    ("round", "begun"), [(1, 0), (3, 0), (4, 1), (6, 1), (7, 2), (9, 2), (11, 3), (12, 4)]
)
def test_the_round_tells_how_many_events_have_begun(round: int, begun: int) -> None:
    assert table(a_game(players=3, round=round)).event == begun


@pytest.mark.parametrize("players", range(1, 8))
@pytest.mark.parametrize("event", range(1, 5))
def test_a_position_at_the_beginning_of_an_event(players: int, event: int) -> None:
    game = a_game(players=players, phase="event", event=event)
    assert (table(game).event, game.seat) == (event, -1)
    assert player(game).orcs[3] == (ASIDE if event < 3 else cell("b1"))


def test_an_orc_covers_what_is_written_under_it() -> None:
    game = a_game(orcs="a e3 3, b d4 2, c d4 1", ore_mine="e3 f2", mined="f2 3", round=7)
    one, rules = player(game), table(game).rules
    assert (one.ore_mines, one.covered) == (1 << cell("f2"), 1 << cell("e3"))
    assert rules.furnishings[one.rooms[0][1]].key == "entry_level_dwelling_with_orc"
    text = write_position(game)
    assert "ore_mine f2 e3\n" in text
    assert "orc a e3 3\n" in text
    assert dump(read_position(text).state) == dump(game.state)


def test_friends_captives_and_held_orcs_come_back() -> None:
    game = a_game(
        round=7,
        rooms="orc_dwelling d3, guest_dwelling d2, dwelling e3",
        friends="d d3@logging, x d2",
        orcs="a e3 4, b a2 6, c gone",
        traps="catch_net a2, pitfall b3 used",
        held="b",
        captives="0 e3 3",
        dwarfs="0 0 0",
    )
    one = player(game)
    assert [friend[:2] for friend in one.friends] == [(3, cell("d3")), (4, cell("d2"))]
    assert (one.orcs[3], one.captives, one.held) == (GONE, ((2, cell("e3")),), 0b10)
    assert dump(read_position(write_position(game)).state) == dump(game.state)


def test_a_dwarf_out_of_order_is_a_worker_of_this_game() -> None:
    game = play(a_game(dwarfs="0 3 5", ruby=1), "order 5")
    assert type(game.state.agenda[-1]).__name__ == "PlaceWorker"
    assert dump(read_position(write_position(game)).state) == dump(game.state)


def test_a_token_taken_this_round_counts_from_the_next_one_on() -> None:
    again = read_position(HEAD.replace("players 2", "players 3") + "start C\nfirst B\n")
    assert again.state.turn_order() == [1, 2, 0]
    assert "start C\n" in write_position(again)
    assert "first B\n" in write_position(again)


def test_a_room_that_exists_once_for_everybody_is_counted() -> None:
    game = a_game(rooms="orc_dwelling d3, orc_dwelling e3", others={"B": {"rooms": "warrior_dwelling d3"}})
    rules = game.state.rules
    left = {rules.furnishings[number].key: count for number, count in table(game).copies}
    assert left == {"warrior_dwelling": 1}
    assert not game.state.available >> rules.furnishing_number["orc_dwelling"] & 1


def test_tiles_named_in_a_test_bring_their_boards() -> None:
    state = table(a_game(rooms="chief_orc_dwelling d3", traps="perma_trap a1", rewards_taken="herald"))
    assert (state.extensions, state.long_strips) == (1 << 1 | 1 << 3, 1 << 3)
    assert state.rewards.bit_count() == 3


def test_the_additional_options_are_read() -> None:
    text = HEAD + "option orc_strength easy\noption hard_for B\noption rich_supply off\n"
    game = read_position(text)
    assert player(game, "B").strengths == figures().strengths["hard"]
    assert player(game, "A").strengths == figures().strengths["easy"]
    assert "option hard_for B\n" in write_position(game)


def test_a_campaign_game_has_a_milestone() -> None:
    head = f"caverna position 1\nplayers 1\nexpansion {NAME}\noption campaign 2+s1+l1+r1+m1a\n"
    state = table(read_position(head))
    assert (state.extensions, state.long_strips, state.milestone) == (0b10, 0b10, 1)
    game = read_position(head + "milestone m3b\n")
    assert table(game).milestone == 5
    assert dump(read_position(write_position(game)).state) == dump(game.state)
    with pytest.raises(BrokenPosition, match="only a game of a campaign"):
        read_position(HEAD + "milestone m3b\n")


def test_the_event_goes_on_from_a_position() -> None:
    game = a_game(players=1, phase="event", orcs="a b4 5, b gone, c gone", bribes="ore", ore=5)
    play(game, answers(game)[0])
    assert "bribe 5" in answers(game)


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ("extensions s1 s2 s3", "the number of extensions with 2 players is 2, here are 3"),
        ("extensions s10", "'s10': choose one of s1"),
        ("extensions s1 s1", "named twice"),
        ("strips l1 l2", "the number of long strips with 2 players is 1"),
        ("bribes dog", "'dog': choose one of stone"),
        ("bribes stone wood ore grain gold", "4 event boards, here are 5"),
        ("rewards_taken herald", "on none of the strips"),
        ("round 5\nevent 5", "a number from 0 to 4"),
        ("round 5\nevent 3", "3 orc events have begun and 3 are still to come"),
        ("round 3\nphase event\nevent 0", "write event 1 to 4"),
        ("round 3\nphase event\nharvest normal", "the phase is an orc event"),
        ("round 5\nharvest choice", "'choice': choose one of none"),
        ("round 8\nquestions 3", "a number from 0 to 3|orc markers"),
        ("round 7\nquestions 2", "of the 1 turned up by now 0 to 1"),
        ("chess", "'chess' is no line of a position"),
        ("seat A\norc e b2 5", "'e': choose one of a, b, c, d"),
        ("seat A\norc a b2 0", "a number from 1 to"),
        ("seat A\norc a b2 5\norc a b3 5", "orc a has two lines"),
        ("seat A\norc a z1 5", "beside the board"),
        ("seat A\norc a", "an orc is written"),
        ("seat A\norc a gone 3", "no strength any more"),
        ("seat A\norc a aside", "only d waits aside"),
        ("round 7\nseat A\norc d aside", "has come by now"),
        ("seat A\norc a f1 5", "solid rock"),
        ("seat A\norc a d3 5\norc b d3 5", "two orcs are on d3"),
        ("seat A\nheld a", "does not stand on an active trap"),
        ("seat A\ntrap catch_net a1 used\nheld a", "does not stand on an active trap"),
        ("seat A\ntrap pitfall a1\nheld a", "does not stand on an active trap"),
        ("seat A\ntrap catch_net a1\nheld a a", "or this one twice"),
        ("seat A\nheld", "name at least one orc"),
        ("seat A\ntrap mousetrap a2", "'mousetrap': choose one of"),
        ("seat A\ntrap pitfall d2", "d2 is mountain"),
        ("seat A\ntrap pitfall z2", "beside the board"),
        ("seat A\ntrap pitfall a2 broken", "'broken': choose one of active, used"),
        ("seat A\nmeadow a2\ntrap pitfall a2", "two tiles"),
        ("seat A\nstable a2\ntrap pitfall a2", "a stable stands on a trap"),
        ("seat A\ntrap snare a2", "not in this game, or set too often"),
        ("extensions s4\nseat A\ntrap perma_trap a2 used", "never used up"),
        ("seat A\nmined e3 4", "there is no mine"),
        ("seat A\nore_mine e3\norc a e3 4\nmined e3 4", "an orc sits in it"),
        ("seat A\nore_mine e3\nmined e3 4\nmined e3 1", "two lines"),
        ("seat A\nore_mine e3\nmined e3 0", "a number from 1 to"),
        ("seat A\nfriend a d3", "no room for a friendly orc"),
        ("seat A\nroom orc_dwelling d3\norc a b2 5\nfriend a d3", "a friend and a fiend"),
        ("seat A\nroom orc_dwelling d3\nfriend a d3\nfriend b d3", "two orcs live on d3"),
        ("seat A\nroom orc_dwelling d3\norc b d3 3\nfriend a d3@logging", "cannot work"),
        ("seat A\nroom orc_dwelling d3\ndwarfs 0 0@logging\nfriend a d3@logging", "somebody else stands"),
        ("seat A\nroom orc_dwelling d3\nfriend a d3@blacksmithing2", "is no space"),
        ("seat A\ncaptive 0 d3", "no orc sits on d3"),
        ("seat A\norc a d3 3\ncaptive 3 d3", "no dwarf with strength 3 is at home"),
        ("seat A\norc a d3 3\ncaptive 0 d3 7", "a number from 1 to 2"),
        ("seat A\norc a d3 3\norc b d4 3\ncaptive 0 d4", "no orc sits on d4"),
        (
            "seat A\ncavern e3\norc a d3 3\norc b e3 3\ncaptive 0 d3\ncaptive 0 e3",
            "the last one is never held",
        ),
        ("seat A\nroom snare d3", "no furnishing tile"),
        ("seat A\nroom guest_dwelling d3", "not in this game"),
        ("seat A\nroom entry_level_dwelling_with_orc d3", "not in this game"),
        ("option campaign 1", "a campaign is for one player"),
        ("option hard_for C", "write letters of seats"),
        ("furnishings introductory", "supply boards of its own"),
    ],
)
def test_the_refusal_says_what_is_wrong(lines: str, why: str) -> None:
    with pytest.raises(BrokenPosition, match=why):
        read_position(HEAD + lines + "\n")


def test_the_refusal_names_the_line() -> None:
    with pytest.raises(BrokenPosition) as broken:
        read_position(HEAD + "seat A\nmined e3 4\ngoods wood 1\n")
    assert broken.value.line == 5


@pytest.mark.parametrize(
    "line", ["extensions s1", "event 1", "harvest orcs", "phase event", "seat A\norc a b2 5"]
)
def test_the_base_game_knows_none_of_it(line: str) -> None:
    with pytest.raises(BrokenPosition):
        read_position(f"caverna position 1\n{line}\n")


def test_an_expansion_that_is_none_is_refused() -> None:
    with pytest.raises(BrokenPosition, match="choose one of none, frantic_fiends"):
        read_position("caverna position 1\nexpansion dragons\n")
    assert not read_position("caverna position 1\nexpansion none\n").setup.has_expansion


def test_every_line_is_described() -> None:
    words = [*FIEND_LINES, *FIEND_SEAT_LINES, *FIEND_PHASES, *FIEND_HARVESTS, "expansion", "figures"]
    assert [word for word in words if not re.search(rf"`(harvest |phase )?{word}[ `]", TEXT)] == []
