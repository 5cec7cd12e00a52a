"""What docs/campaign.md says is so."""

import re
from pathlib import Path

import pytest
from starlette.routing import Route

from caverna.expansions.frantic_fiends.campaign.file import read_campaign, write_campaign
from caverna.expansions.frantic_fiends.campaign.sheet import SHOP
from caverna.expansions.frantic_fiends.figures.load import COPY_NAME, VARIABLE, figures_in_use, load_figures
from caverna.server.app import routes

TEXT = (Path(__file__).parents[2] / "docs" / "campaign.md").read_text(encoding="utf-8")


def example(label: str) -> str:
    return "".join(re.findall(rf"^```{label}\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL))


@pytest.mark.rule("FF-CAMPAIGN-RESUME")
def test_the_file_is_read() -> None:
    figures = figures_in_use()
    text = example("campaign").replace("FIGURES", f"{figures.digest} {figures.campaign_digest}")
    saved = read_campaign(text)
    assert (saved.campaign.status, saved.campaign.total) == (SHOP, 48)
    assert write_campaign(saved).splitlines()[:10] == text.splitlines()[:10]


def test_every_address_is_described() -> None:
    for route in routes():
        if isinstance(route, Route) and ("campaigns" in route.path or "figures" in route.path):
            methods = (route.methods or set()) - {"HEAD"}
            assert f"`{methods.pop()} {route.path}" in TEXT


@pytest.mark.rule("FF-FIGURES-CORRECTED-COPY")
def test_the_copy_is_a_good_one(tmp_path: Path) -> None:
    copy = tmp_path / COPY_NAME
    copy.write_text(example("toml"), encoding="utf-8")
    assert load_figures(copy).milestones["m1b"].how_many == 7
    assert f"`{COPY_NAME}`" in TEXT
    assert f"`{VARIABLE}`" in TEXT
