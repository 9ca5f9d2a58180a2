"""Puzzles as text: for a model that is to solve them, and for a program that is to read them again."""

from __future__ import annotations

from typing import Any

import qedoku

_KINDS = {
    "diagonal-rising": "Each digit occurs once on the diagonal from bottom left to top right.",
    "diagonal-falling": "Each digit occurs once on the diagonal from top left to bottom right.",
    "anti-knight": "Cells a knight's move apart differ.",
    "anti-king": "Cells that touch at a corner differ.",
    "disjoint-groups": "Cells in the same place of their boxes differ.",
    "non-consecutive": "Cells that share a side do not hold consecutive digits.",
}


def is_plain(board: qedoku.Puzzle) -> bool:
    """Whether a puzzle has no rules beside rows, columns and boxes; it may be smaller than usual."""
    return board.rules is None or set(board.rules) == {"size"}


def puzzle_text(board: qedoku.Puzzle) -> str:
    """A text that `qedoku.Puzzle` reads as this puzzle, rules and all."""
    return board.givens if is_plain(board) else board.write("f-puzzles")


def grid_rows(board: qedoku.Puzzle) -> str:
    """The givens, a row a line."""
    size = board.size
    return "\n".join(" ".join(board.givens[at : at + size]) for at in range(0, size * size, size))


def rules_text(board: qedoku.Puzzle) -> str:
    """What holds beside rows, columns and boxes of 3 by 3, in sentences; nothing for a usual puzzle."""
    rules: dict[str, Any] = board.rules or {}
    size, lines = board.size, []
    if size != 9:
        lines.append(f"The grid has {size} rows and {size} columns, and the digits are 1 to {size}.")
    if boxes := rules.get("boxes"):
        shown = [boxes[at : at + size] for at in range(0, size * size, size)]
        lines.append("The regions take the place of the boxes; cells of one region have one number: " + " ".join(shown))
    elif size != 9:
        lines.append(f"The boxes have {int(size**0.5)} rows and {size // int(size**0.5)} columns.")
    cages, others = [], []
    for rule in rules.get("list", ()):
        cells = " ".join(rule.get("cells", ()))
        if rule["rule"] == "cage":
            cages.append(f"{cells} = {rule['value']}" if rule.get("value") else cells)
        elif rule["rule"] == "extra-region":
            lines.append(f"Each digit occurs once in the cells {cells}.")
        elif (line := _KINDS.get(rule["rule"])) is not None:
            lines.append(line)
        else:
            others.append(str(rule))
    if cages:
        lines.append("The digits of a cage differ and have this sum: " + "; ".join(cages) + ".")
    return "\n".join([*lines, *others])
