"""What the release workflow names is there, and `make wheels` tries what it has built."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped] # it has no types of its own

from scripts import build_backend, build_web, build_wheels
from tests.packaging.conftest import ROOT

WORKFLOW: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text())
JOBS: dict[str, Any] = WORKFLOW["jobs"]
STEPS: list[dict[str, Any]] = [step for job in JOBS.values() for step in job["steps"]]


def said_in(step: dict[str, Any]) -> str:
    """Everything a step runs."""
    return "\n".join([step.get("run", ""), *map(str, step.get("env", {}).values())])


def test_every_script_and_file_of_the_workflow_exists() -> None:
    said = "\n".join(map(said_in, STEPS))
    scripts = re.findall(r"-m (scripts\.\w+)", said)
    files = re.findall(r"\b((?:scripts|requirements)/[\w.]+)", said)
    assert {"scripts.set_address", "scripts.check_compiled"} <= set(scripts)
    assert {"requirements/packaging.txt", "scripts/check_compiled.py"} <= set(files)
    for script in scripts:
        assert (ROOT / f"{script.replace('.', '/')}.py").is_file(), script
    assert [file for file in files if not (ROOT / file).is_file()] == []


def test_tools_that_the_workflow_runs_are_pinned_where_it_installs_them() -> None:
    pinned = (ROOT / "requirements" / "packaging.txt").read_text()
    modules = re.findall(r"python -m (build|twine)", "\n".join(map(said_in, STEPS)))
    assert set(modules) == {"build", "twine"}
    assert [module for module in modules if not re.search(rf"^{module}==", pinned, re.M)] == []


def test_jobs_wait_for_jobs_there_are_and_take_what_those_leave() -> None:
    needed = [
        need
        for job in JOBS.values()
        for need in [job.get("needs", [])]
        for need in ([need] if isinstance(need, str) else need)
    ]
    assert set(needed) <= set(JOBS)
    given = {step["with"]["name"] for step in STEPS if "upload-artifact" in step.get("uses", "")}
    taken = {
        step["with"]["name"]
        for step in STEPS
        if "download-artifact" in step.get("uses", "") and "name" in step["with"]
    }
    assert taken
    assert taken <= given


def test_every_action_has_a_version() -> None:
    used = [step["uses"] for step in STEPS if "uses" in step]
    assert used
    assert [
        action for action in used if not re.fullmatch(r"[\w-]+/[\w-]+@(v[\d.]+|release/v\d+)", action)
    ] == []


def test_compiled_wheels_are_made_for_every_python_we_name() -> None:
    [built] = [step["env"]["CIBW_BUILD"] for step in STEPS if "CIBW_BUILD" in step.get("env", {})]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    named = [name.rpartition(" ")[2] for name in project["classifiers"] if re.search(r":: 3\.\d+$", name)]
    assert built.split() == [f"cp{name.replace('.', '')}-*" for name in named]


def test_without_node_on_the_machine_the_package_with_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(build_web, "npm_of_machine", lambda: None)
    for needs in (build_backend.get_requires_for_build_wheel(), build_backend.get_requires_for_build_sdist()):
        assert build_web.NODE_PACKAGE in needs
    monkeypatch.setattr(build_backend, "is_sdist", lambda: True)
    assert build_web.NODE_PACKAGE not in build_backend.get_requires_for_build_wheel(), (
        "an sdist needs no Node"
    )


@pytest.mark.parametrize("engine", ["interpreted engine", "compiled engine"])
def test_a_wheel_that_lost_the_compiled_engine_is_no_wheel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, engine: str
) -> None:
    """`make wheels` runs the same check as the workflow, in an environment with nothing but the wheel."""
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr("venv.create", lambda folder, **_: folder.mkdir())

    def run(*arguments: str, python: str = "", **_: object) -> None:
        ran.append((Path(python).name, *arguments))
        if arguments[0].endswith("check_compiled.py") and engine != "compiled engine":
            raise SystemExit("check_compiled")

    monkeypatch.setattr(build_wheels, "run", run)
    wheel = tmp_path / "caverna.whl"
    if engine == "compiled engine":
        build_wheels.try_out(wheel, tmp_path / "environment")
        assert ran[0][-1] == str(wheel)
        assert [name for name, *_ in ran[1:]] == ["python", "python"]
    else:
        with pytest.raises(SystemExit):
            build_wheels.try_out(wheel, tmp_path / "environment")
