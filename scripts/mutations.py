"""Small faults that a rule test has to notice: each changes one thing in one line of the source."""

import ast
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.BitAnd: "|",
    ast.BitOr: "&",
}
SIMPLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Return, ast.Raise, ast.Delete)


@dataclass(frozen=True)
class Mutant:
    """One piece of a file written otherwise."""

    file: str
    start: int
    end: int
    """Where the piece stands in the text of the file."""
    first_line: int
    last_line: int
    """The lines of the statement; who runs one of them may notice."""
    was: str
    now: str
    """The whole line, or lines, before and after."""
    piece: str
    is_at_import: bool

    @property
    def name(self) -> str:
        """The same as long as these lines are the same, wherever in the file they stand."""
        return f"{self.file}: {self.was} -> {self.now}"

    def lot(self, seed: int) -> str:
        """Mutants are drawn by lot; the lot of one does not depend on the others."""
        return hashlib.sha256(f"{seed} {self.name}".encode()).hexdigest()

    def applied(self, text: str) -> str:
        """The text of the file with the fault; every other line keeps its number."""
        lost = text.count("\n", self.start, self.end) - self.piece.count("\n")
        return text[: self.start] + self.piece + "\n" * lost + text[self.end :]


def mutants_of(file: str, path: Path) -> list[Mutant]:
    """Every mutant of a file, each name once."""
    found = {mutant.name: mutant for mutant in Finder(file, path.read_text()).all()}
    return list(found.values())


class Finder:
    """Walks through one file."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.tree = ast.parse(text)
        self.begins = [0]
        for line in text.splitlines(keepends=True):
            self.begins.append(self.begins[-1] + len(line))

    def at(self, line: int, column: int) -> int:
        """Columns of the syntax tree count bytes."""
        begin = self.begins[line - 1]
        whole = self.text[begin : self.begins[line]]
        return begin + len(whole.encode()[:column].decode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)

    def source(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.text[start:end]

    def all(self) -> Iterator[Mutant]:
        yield from self.inside(self.tree.body, is_at_import=True)

    def inside(self, body: list[ast.stmt], is_at_import: bool) -> Iterator[Mutant]:
        for statement in body:
            if isinstance(statement, ast.FunctionDef):
                yield from self.inside(without_empty_end(statement.body), is_at_import=False)
            elif isinstance(statement, ast.ClassDef):
                yield from self.inside(statement.body, is_at_import)
            elif not is_left_alone(statement):
                yield from self.of_statement(statement, is_at_import)
                for name in ("body", "orelse", "finalbody"):
                    yield from self.inside(getattr(statement, name, []), is_at_import)

    def of_statement(self, statement: ast.stmt, is_at_import: bool) -> Iterator[Mutant]:
        changes: list[tuple[int, int, str]] = []
        if not is_at_import and isinstance(statement, SIMPLE) and not is_needed(statement):
            changes.append((*self.span(statement), "pass"))
        if isinstance(statement, ast.AugAssign) and type(statement.op) in ARITHMETIC:
            changes.append(self.other_operator(statement.target, statement.value, statement.op, "="))
        for expression in expressions_of(statement):
            for node in parts_of(expression):
                changes.extend(self.of_expression(node))
            if isinstance(statement, ast.If | ast.While) and expression is statement.test:
                changes.append((*self.span(expression), f"not ({self.source(expression)})"))
        for start, end, piece in changes:
            yield self.mutant(statement, start, end, piece, is_at_import)

    def of_expression(self, node: ast.AST) -> Iterator[tuple[int, int, str]]:
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            start, end = self.span(node.left)[1], self.span(node.comparators[0])[0]
            if "(" not in self.text[start:end] and ")" not in self.text[start:end]:
                yield start, end, f" {COMPARISONS[type(node.ops[0])]} "
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield *self.span(node), str(node.value + 1)
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield *self.span(node), str(not node.value)
        elif isinstance(node, ast.BoolOp):
            start, end = self.span(node.values[0])[1], self.span(node.values[1])[0]
            other = "or" if isinstance(node.op, ast.And) else "and"
            yield start, end, self.text[start:end].replace("and" if other == "or" else "or", other)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield *self.span(node), f"({self.source(node.operand)})"
        elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
            yield self.other_operator(node.left, node.right, node.op, "")
        elif isinstance(node, ast.Call) and len(node.args) >= 2 and can_be_swapped(node):
            first, second = node.args[0], node.args[1]
            start, end = self.span(first)[0], self.span(second)[1]
            between = self.text[self.span(first)[1] : self.span(second)[0]]
            yield start, end, self.source(second) + between + self.source(first)

    def other_operator(
        self, left: ast.expr, right: ast.expr, operator: ast.operator, after: str
    ) -> tuple[int, int, str]:
        start, end = self.span(left)[1], self.span(right)[0]
        between = self.text[start:end]
        opened, closed = between.count("("), between.count(")")
        return start, end, f"{')' * closed} {ARITHMETIC[type(operator)]}{after} {'(' * opened}"

    def mutant(self, statement: ast.stmt, start: int, end: int, piece: str, is_at_import: bool) -> Mutant:
        begin = self.text.rfind("\n", 0, start) + 1
        stop = self.text.find("\n", end)
        was, now = self.text[begin:stop], self.text[begin:start] + piece + self.text[end:stop]
        body = getattr(statement, "body", None)
        last = body[0].lineno - 1 if body else (statement.end_lineno or statement.lineno)
        return Mutant(
            self.file, start, end, statement.lineno, last, tidy(was), tidy(now), piece, is_at_import
        )


def tidy(text: str) -> str:
    return " ".join(text.split())


def can_be_swapped(call: ast.Call) -> bool:
    """Not where the state comes first: types alone would tell. Nor where the order makes no difference."""
    if any(isinstance(each, ast.Starred) for each in call.args):
        return False
    names = {each.id for each in (call.func, *call.args[:2]) if isinstance(each, ast.Name)}
    return not names & {"state", "game", "min", "max"}


def is_left_alone(statement: ast.stmt) -> bool:
    """Imports, types, checks of what cannot happen, and what is said about the code."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return True
    if isinstance(statement, ast.If) and "TYPE_CHECKING" in ast.unparse(statement.test):
        return True
    if isinstance(statement, ast.Raise) and "AssertionError" in ast.unparse(statement):
        return True
    if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]).startswith("__"):
        return True
    return isinstance(
        statement, ast.Import | ast.ImportFrom | ast.Assert | ast.Pass | ast.Global | ast.Continue | ast.Break
    )


def is_needed(statement: ast.stmt) -> bool:
    """Whether a function without it says nothing at all: a name that is bound, or an answer."""
    return isinstance(statement, ast.Assign | ast.AnnAssign) and not any(
        isinstance(target, ast.Attribute | ast.Subscript)
        for target in (statement.targets if isinstance(statement, ast.Assign) else [statement.target])
    )


def without_empty_end(body: list[ast.stmt]) -> list[ast.stmt]:
    """A function that says nothing at its end returns nothing as well."""
    last = body[-1]
    if not isinstance(last, ast.Return):
        return body
    is_empty = last.value is None or (isinstance(last.value, ast.Constant) and last.value.value is None)
    return body[:-1] if is_empty else body


def parts_of(expression: ast.expr) -> Iterator[ast.AST]:
    """Everything in it but `strict=True`, which only looks for what cannot happen."""
    checks = {
        node.value for node in ast.walk(expression) if isinstance(node, ast.keyword) and node.arg == "strict"
    }
    return (node for node in ast.walk(expression) if node not in checks)


def expressions_of(statement: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of this statement itself, without annotations and without the statements inside."""
    if isinstance(statement, ast.Raise):
        return
    for name, value in ast.iter_fields(statement):
        if name not in ("annotation", "targets", "target"):
            yield from (each for each in [value] if isinstance(each, ast.expr))
            if isinstance(value, list):
                yield from (each for each in value if isinstance(each, ast.expr))
