"""docs/operating.md and deploy/ are true: settings, errands, links and variables exist."""

import re
from pathlib import Path

import pytest

from caverna.cli.main import main
from caverna.server.configuration.read_settings import read_settings
from caverna.server.configuration.settings import Settings, all_settings
from scripts.export_settings import EXAMPLE, GUIDE, ROOT, example, with_table

GUIDE_TEXT = GUIDE.read_text(encoding="utf-8")
DEPLOYED = [ROOT / "Dockerfile", *sorted((ROOT / "deploy").iterdir())]


def test_the_settings_are_those_of_the_program() -> None:
    """If not: make listings."""
    assert with_table(GUIDE_TEXT) == GUIDE_TEXT
    assert EXAMPLE.read_text(encoding="utf-8") == example()


def test_the_file_to_begin_with_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "all.toml"
    lines = re.findall(r"^# (\w+ = .+)$", EXAMPLE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(lines) > 20
    file.write_text("\n".join(lines), encoding="utf-8")
    assert read_settings({"config": str(file), "data": "x"}, {}) == Settings(Path("x"))


@pytest.mark.parametrize("file", DEPLOYED, ids=lambda file: file.name)
def test_what_is_set_there_can_be_set(file: Path) -> None:
    named = set(re.findall(r"\bCAVERNA_[A-Z_]+", file.read_text(encoding="utf-8")))
    assert named <= {setting.variable for setting in all_settings()}


def test_the_errands_exist(capsys: pytest.CaptureFixture[str]) -> None:
    errands = set(re.findall(r"caverna admin ([a-z]+)", GUIDE_TEXT))
    assert {"list", "free", "delete", "ban", "export", "backup", "restore", "vacuum"} <= errands
    for errand in errands:
        with pytest.raises(SystemExit) as end:
            main(["admin", errand, "--help"])
        assert end.value.code == 0
    capsys.readouterr()


def test_its_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)]+)\)", GUIDE_TEXT):
        if link.startswith("#"):
            headings = re.findall(r"^#+ (.+)$", GUIDE_TEXT, re.MULTILINE)
            slugs = [re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-") for heading in headings]
            assert link[1:] in slugs, link
        else:
            assert (GUIDE.parent / link).exists(), link


def test_both_sides_of_the_container_speak_of_the_same_port() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert f"CAVERNA_PORT={Settings.port}" in dockerfile
    assert f"EXPOSE {Settings.port}" in dockerfile
    assert f"server-1:{Settings.port}" in (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
