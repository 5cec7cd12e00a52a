"""The lobby as somebody uses it: choose where friends sit, press the one button of a card."""

from playwright.sync_api import Locator, Page

from caverna.words.texts import Words

PLACES = ("hotseat", "online")
"""Both stand on one card, With friends."""


def card(page: Page, kind: str) -> Locator:
    """The card of a way to play, turned to that way."""
    return page.locator(f"[data-way={kind}]")


def turn_to(page: Page, kind: str) -> None:
    """Of the two ways to play with friends, the one that is meant."""
    if kind in PLACES:
        page.locator("[data-way] label", has=page.locator(f"input[value={kind}]")).click()


def press_play(page: Page, kind: str, language: str = "en") -> None:
    """Until the table opens; at one screen somebody then takes it over, see `take_over`."""
    turn_to(page, kind)
    words = Words(language)
    name = f"{words.say('web-play')}: {words.say(f'web-start-{kind}')}"
    page.get_by_role("button", name=name, exact=True).click()


def take_over(page: Page) -> None:
    """I am the one whose turn it is."""
    page.locator("[data-action=take-over]").click()
