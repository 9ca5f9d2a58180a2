"""Rewards a model step by step: each step it says is checked against the position, and carried out if it follows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import qedoku


def reward(board: qedoku.Puzzle, said: Iterable[dict[str, Any]]) -> tuple[float, str | None]:
    """One for each step that follows, until one does not; and what is wrong with that one."""
    score = 0.0
    for step in said:
        checked = qedoku.check_step(board, step)
        if not checked:
            return score, checked.reason
        board = board.after(*step.get("eliminate", []), *step.get("place", []))
        score += 1.0
    return score + 10.0 * board.full, None


def main() -> None:
    """A model that is right, and one that is not."""
    board = qedoku.generate(1, seed=7)[0]
    steps = [step.to_dict() for step in board.solve()]
    print(reward(board, steps))
    print(reward(board, [*steps[:3], {**steps[3], "truths": []}]))


if __name__ == "__main__":
    main()
