"""Puzzles that are images of each other, told apart from those that are not, so that no class stands in two parts."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from itertools import permutations, product
from typing import Literal

import qedoku

from .texts import is_plain, puzzle_text

Split = Literal["train", "valid", "test"]


def class_key(puzzle: qedoku.Puzzle | str) -> str:
    """A text that all images of a puzzle have in common and no other puzzle has.

    Images are what becomes of a puzzle when digits are renamed, lines and bands swapped, and the grid is transposed if
    its boxes are square. Under rules beside rows, columns and boxes most of these make other rules of the rules: a
    puzzle has no image but itself then, and its key is its own.
    """
    board = qedoku.Puzzle(puzzle)
    if board.rules is None:
        form = board.canonical().givens
    elif is_plain(board):
        form = _least(board.givens, board.size)
    else:
        form = puzzle_text(board)
    return hashlib.blake2b(form.encode(), digest_size=8).hexdigest()


def split_of(puzzle: qedoku.Puzzle | str, parts: tuple[int, int, int] = (90, 5, 5)) -> Split:
    """The part that a puzzle belongs to with all its images, whatever else is in the set."""
    if sum(parts) <= 0 or min(parts) < 0:
        raise ValueError(f"parts are three numbers that are not all 0, not {parts}")
    at = int(class_key(puzzle), 16) % sum(parts)
    return "train" if at < parts[0] else "valid" if at < parts[0] + parts[1] else "test"


def box_shape(size: int) -> tuple[int, int]:
    """The number of rows and of columns of a box."""
    rows = int(size**0.5)
    return rows, size // rows


@lru_cache(maxsize=1 << 12)
def _least(givens: str, size: int) -> str:
    """The image of a small grid that is first of all, found by making them all."""
    high, wide = box_shape(size)
    grids = [givens]
    if high == wide:
        grids.append("".join(givens[column::size] for column in range(size)))
    return min(_images(grids, _orders(size, high), _orders(size, wide), size))


def _images(grids: list[str], rows: list[tuple[int, ...]], columns: list[tuple[int, ...]], size: int) -> list[str]:
    """The images of grids with their digits named as they come."""
    found = []
    for grid, order in product(grids, columns):
        lines = ["".join(grid[size * row + column] for column in order) for row in range(size)]
        for down in rows:
            image = "".join([lines[row] for row in down])
            digits = "".join(dict.fromkeys(image.replace(".", "")))
            found.append(image.translate(str.maketrans(digits, "123456789"[: len(digits)])))
    return found


@lru_cache(maxsize=8)
def _orders(size: int, band: int) -> list[tuple[int, ...]]:
    """The orders of lines that keep bands together."""
    bands = [range(start, start + band) for start in range(0, size, band)]
    return [
        tuple(line for lines in chosen for line in lines)
        for order in permutations(bands)
        for chosen in product(*(list(permutations(lines)) for lines in order))
    ]
