"""How figures and goals of `make bench` are printed."""


def row(name: str, *cells: str) -> str:
    """One line of a table."""
    return f"{name:<42}" + "".join(f"{cell:>14}" for cell in cells)


def judge(is_met: bool, goal: str) -> bool:
    """Say whether a goal is met."""
    print(f"  {'met ' if is_met else 'MISSED'} {goal}")
    return is_met
