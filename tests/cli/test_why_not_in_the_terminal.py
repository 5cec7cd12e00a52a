"""The terminal says in the player's language why a move is not possible."""

from tests.cli.conftest import Run


def test_the_reason_is_told_in_english(run: Run) -> None:
    ran = run("play", "--players", 1, typed=["place ore_trading"])
    told = " ".join(ran.out.split())
    assert (
        "Not possible: place ore_trading: Ore trading has not been revealed yet. Legal here: place " in told
    )


def test_the_reason_is_told_in_german(run: Run) -> None:
    ran = run("play", "--players", 1, "--language", "de", typed=["place ore_trading", "furnish seam d3"])
    told = " ".join(ran.out.split())
    assert "Nicht möglich: place ore_trading – „Erzhandel“ ist noch nicht aufgedeckt." in told
    assert "das beantwortet die Frage nicht: A, setze einen unbewaffneten Zwerg ein oder passe." in told
    assert "Möglich ist hier: place " in told
    assert "Legal here" not in told


def test_the_reason_follows_a_change_of_language(run: Run) -> None:
    ran = run("play", "--players", 1, typed=["language de", "place ore_trading"])
    assert "„Erzhandel“ ist noch nicht aufgedeckt" in " ".join(ran.out.split())
