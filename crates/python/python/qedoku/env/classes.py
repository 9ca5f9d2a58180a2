"""Puzzles that are images of each other, told apart from those that are not, so that no class stands in two parts."""

from __future__ import annotations

import hashlib
from typing import Literal

Split = Literal["train", "valid", "test"]
ROUNDS = 4


def _mark(*parts: object) -> str:
    return hashlib.blake2b(repr(parts).encode(), digest_size=8).hexdigest()


def class_key(givens: str) -> str:
    """A text that all images of a puzzle have in common: digits renamed, lines swapped, the grid turned or mirrored.

    It is made of counts that no image changes, refined from cell to line, box, band and digit and back, so that an
    image of a puzzle always has the key of the puzzle. That two puzzles with one key are images is not sure, and need
    not be: they stay in one part.
    """
    if len(givens) != 81:
        raise ValueError(f"expected 81 characters, found {len(givens)}")
    cells = [(at // 9, at % 9, digit) for at, digit in enumerate(givens) if digit in "123456789"]
    names = [_names(row, column, digit) for row, column, digit in cells]
    colors = {name: "" for each in names for name in each[:6]}
    marks = [""] * len(cells)
    for _ in range(ROUNDS):
        # The two directions may change places, so that what a cell sees of them is sorted.
        marks = [_mark(sorted(((colors[r], colors[m]), (colors[c], colors[s]))), colors[b], colors[d])
                 for r, m, c, s, b, d in names]  # fmt: skip
        seen: dict[str, list[str]] = {name: [] for name in colors}
        for mark, each in zip(marks, names, strict=True):
            for name in each:
                seen[name].append(mark)
        colors = {name: _mark(sorted(at), _kind(name)) for name, at in seen.items()}
    return _mark(sorted(marks), sorted(colors.values()))


def _names(row: int, column: int, digit: str) -> tuple[str, str, str, str, str, str]:
    """The row, its band, the column, its stack, the box and the digit of a cell."""
    return f"lr{row}", f"br{row // 3}", f"lc{column}", f"bc{column // 3}", f"x{row // 3 * 3 + column // 3}", f"d{digit}"


def _kind(name: str) -> str:
    """Rows and columns are of one kind, and so are bands and stacks."""
    return name[0]


def split_of(givens: str, parts: tuple[int, int, int] = (90, 5, 5)) -> Split:
    """The part that a puzzle belongs to with all its images, whatever else is in the set."""
    if sum(parts) <= 0 or min(parts) < 0:
        raise ValueError(f"parts are three numbers that are not all 0, not {parts}")
    at = int(class_key(givens), 16) % sum(parts)
    return "train" if at < parts[0] else "valid" if at < parts[0] + parts[1] else "test"
