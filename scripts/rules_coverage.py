"""Compare the rules ledger with the rules cited by the tests; fail on any gap between the two."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
LEDGER = REPOSITORY / "docs" / "rules"
TESTS = REPOSITORY / "tests"

ROW = re.compile(r"^\|\s*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\s*\|", re.MULTILINE)
CITATION = re.compile(r"pytest\.mark\.rule\(\s*((?:[rR]?[\"'][^\"'\n]*[\"']\s*,?\s*)+)\)")
QUOTED = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'")


def ids_of_ledger(folder: Path) -> list[str]:
    """Every id in definition order, repeated if defined twice."""
    return [rule for page in sorted(folder.glob("*.md")) for rule in ROW.findall(page.read_text("utf-8"))]


def ids_cited(source: str) -> set[str]:
    """The ids named by the rule markers of one test file, decorators and parametrisations alike."""
    return {
        str(ast.literal_eval(literal))
        for arguments in CITATION.findall(source)
        for literal in QUOTED.findall(arguments)
    }


def ids_of_tests(folder: Path) -> set[str]:
    cited: set[str] = set()
    for test in sorted(folder.rglob("*.py")):
        cited |= ids_cited(test.read_text("utf-8"))
    return cited


def report(heading: str, ids: Iterable[str]) -> bool:
    """Print a list of faults under its heading; say whether there were any."""
    listed = sorted(ids)
    print(f"{heading}: {len(listed)}")
    for rule in listed:
        print(f"  {rule}")
    return bool(listed)


def main() -> int:
    defined = ids_of_ledger(LEDGER)
    ledger = set(defined)
    cited = ids_of_tests(TESTS)
    print(f"rules: {len(ledger)}")
    faults = [
        report("defined twice", (rule for rule, times in Counter(defined).items() if times > 1)),
        report("without a test", ledger - cited),
        report("cited but not in the ledger", cited - ledger),
    ]
    return int(any(faults))


if __name__ == "__main__":
    sys.exit(main())
