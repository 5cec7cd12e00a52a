"""A third language is two `.ftl` files and one line."""

import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import caverna

SOURCE = Path(caverna.__file__).parent
ASKS_FOR_IT = """
from caverna.cli.command_words import find_command
from caverna.cli.main import main
from caverna.words.texts import Words
from scripts.export_catalogue import catalogue
assert Words("xx").say("ui-language-name") == "Lingua franca"
assert find_command("subsidium") == "help"
assert catalogue()["languages"]["xx"] == "Lingua franca"
main(["rules", "seam", "--language", "xx"])
"""


def test_a_third_language_is_two_files_and_one_line(tmp_path: Path) -> None:
    package = tmp_path / "caverna"
    copytree(SOURCE, package, ignore=ignore_patterns("client", "__pycache__", "*.so"))
    lines = package / "words" / "texts.py"
    text = lines.read_text(encoding="utf-8")
    text = text.replace('LANGUAGES = ("en", "de")', 'LANGUAGES = ("en", "de", "xx")')
    lines.write_text(text, encoding="utf-8")
    for english in package.rglob("en.ftl"):
        words = english.read_text(encoding="utf-8")
        words = words.replace("ui-language-name = English", "ui-language-name = Lingua franca")
        words = words.replace("ui-command-help = help", "ui-command-help = subsidium")
        words = words.replace("furnishing-seam = Seam", "furnishing-seam = Vena")
        english.with_name("xx.ftl").write_text(words, encoding="utf-8")
    root = Path(__file__).resolve().parents[2]
    ran = subprocess.run(
        [sys.executable, "-c", ASKS_FOR_IT],
        env={"PYTHONPATH": f"{tmp_path}:{root}"},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("Vena")
