"""Where the second box is installed: on the path of Python, and in the client of a copy of the project."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LEFT_BEHIND = ignore_patterns("client", "__pycache__", "*.so", "node_modules")


def with_the_box(*first: Path) -> dict[str, str]:
    """Surroundings in which Python finds the box: its folder is on the path, behind these."""
    parts = [*map(str, first), str(HERE), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, parts))}


def project_with_the_box(copy: Path) -> dict[str, str]:
    """A copy of the project with one folder more, its client built; returns where to serve it."""
    for folder in ("src", "scripts", "web"):
        copytree(ROOT / folder, copy / folder, ignore=LEFT_BEHIND)
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    copytree(HERE / "web" / "lanterns", copy / "web" / "src" / "expansions" / "lanterns")
    surroundings = with_the_box(copy / "src")
    for script in ("export_protocol", "export_catalogue", "build_web"):
        run(copy, surroundings, "-m", f"scripts.{script}")
    check_types(copy, surroundings)
    return surroundings


def check_types(copy: Path, surroundings: dict[str, str]) -> None:
    """Only those of the box: the others are checked elsewhere."""
    settings = copy / "web" / "tsconfig.json"
    all_files, of_the_box = '"src/**/*', '"src/expansions/lanterns/**/*'
    assert all_files in settings.read_text()
    settings.write_text(settings.read_text().replace(all_files, of_the_box))
    run(copy, surroundings, "-m", "scripts.build_web", "check")


def run(where: Path, surroundings: dict[str, str], *command: str) -> None:
    """Run Python there; it has to succeed."""
    ran = subprocess.run(
        [sys.executable, *command], cwd=where, env=surroundings, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
