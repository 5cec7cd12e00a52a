"""Orcs that are about to fall, so that a test can look at the bounty."""

from caverna import Game
from tests.fiends.arranging import a_game, answers, play


def after_fight(
    reward: str = "", strength: int = 5, orc: str = "d", on: str = "logging", **has: object
) -> Game:
    """A fighter of seat A with a weapon of strength 9 has just beaten an orc, the only one left.

    The other dwarf is at work already. With `reward` that one is on the board and taken at once.
    """
    gone = [f"{other} gone" for other in "abcd" if other != orc]
    has = {"round": 8, "dwarfs": "0@ruby_mining 9", "orcs": ", ".join([*gone, f"{orc} b1 {strength}"]), **has}
    has["supply"] = f"{has.get('supply', '')} {reward}"
    game = a_game(on=on, **has)  # type: ignore[arg-type]
    play(game, "loot fight_orc", f"fight {orc}")
    if answers(game)[0].startswith("give_up"):
        play(game, answers(game)[0])
    return play(game, f"reward {reward}") if reward else game


def in_event(reward: str = "", strength: int = 3, orc: str = "d", event: int = 3, **has: object) -> Game:
    """Seat A has just bribed the only orc left, in the third event unless said otherwise."""
    gone = [f"{other} gone" for other in "abcd" if other != orc]
    has = {"orcs": ", ".join([*gone, f"{orc} b1 {strength}"]), **has}
    has["supply"] = f"{has.get('supply', '')} {reward}"
    has |= {"quiet": True, "bribes": "stone vegetable ore grain", "ore": strength}
    game = a_game(phase="event", event=event, **has)  # type: ignore[arg-type]
    while game.seat != -1:
        play(game, "done")
    play(game, answers(game)[0], f"bribe {strength}")
    return play(game, f"reward {reward}") if reward else game
