"""A Gymnasium environment whose reward asks whether a move was deduced.

Importing it registers `qedoku/Steps-v0`; `gymnasium.make("qedoku.env.gym:qedoku/Steps-v0")` imports it as well.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import qedoku

from .classes import box_shape
from .curriculum import LEVELS, Curriculum
from .judging import Judge, Rewards, Tier, Verdict, technique_tiers

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise ImportError(f"qedoku.env.gym needs gymnasium: pip install 'qedoku[env]' ({error})") from error

PLACES = 729
ACTIONS = 2 * PLACES
ID = "qedoku/Steps-v0"


def action_of(move: str, size: int = 9) -> int:
    """The number of a move: `9 * cell + digit - 1`, and 729 more for a candidate that goes; smaller grids likewise."""
    cell, digit = (int(move[1]) - 1) * size + int(move[3]) - 1, int(move[-1])
    return (0 if "=" in move else size**3) + size * cell + digit - 1


def move_of(action: int, size: int = 9) -> str:
    """The move that a number stands for."""
    kind, rest = divmod(int(action), size**3)
    cell, digit = divmod(rest, size)
    return f"r{cell // size + 1}c{cell % size + 1}{('=', '<>')[kind]}{digit + 1}"


class StepsEnv(gymnasium.Env):
    """One puzzle an episode; a move an action.

    The observation has the `board` (9 by 9, 0 for a blank) and the `candidates` (9 by 9 by 9). An action is a number
    up to 1458, see `action_of`; with `named` it is a pair of it and of the place of a technique in `techniques`, from
    1; 0 names none, and then earns no more than a guess. `curriculum` is a `Curriculum` or one of `LEVELS`; `puzzles`
    are used instead of made ones. With `arguments`, `info` has the shortest argument, which may take a while to find.

    Of a smaller grid all is smaller. If there are cages, the observation has the number of the cage of each cell
    (`cages`, 0 for none) and the sum of its digits (`sums`); if there are regions instead of boxes, their numbers
    (`regions`). `info["rules"]` has all rules as JSON, the empty text for the usual ones.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        curriculum: Curriculum | str = "subsets",
        *,
        puzzles: Sequence[str] | None = None,
        named: bool = False,
        rewards: Rewards | None = None,
        max_steps: int = 400,
        stop_when_false: bool = False,
        arguments: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if puzzles is not None and not puzzles:
            raise ValueError("puzzles is empty")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is ansi or None, not {render_mode!r}")
        self.curriculum = LEVELS[curriculum] if isinstance(curriculum, str) else curriculum
        self.puzzles = None if puzzles is None else tuple(puzzles)
        self.named, self.rewards, self.arguments = named, rewards or Rewards(), arguments
        self.max_steps, self.stop_when_false, self.render_mode = max_steps, stop_when_false, render_mode
        self.techniques = rewarded(self.curriculum.rewarded, self.curriculum.only_techniques)
        known = [qedoku.Puzzle(puzzle) for puzzle in puzzles or ()]
        self.size = known[0].size if known else self.curriculum.rows
        if any(board.size != self.size for board in known):
            raise ValueError("puzzles have different sizes")
        self.parts = _parts(known) if known else self.curriculum.rule_names
        actions = 2 * self.size**3
        self.action_space = (
            spaces.MultiDiscrete([actions, len(self.techniques) + 1]) if named else spaces.Discrete(actions)
        )
        self.observation_space = spaces.Dict(_spaces(self.size, self.parts))
        self._fixed: dict[str, Any] = {}
        self._rules = ""
        self.judge: Judge | None = None
        self.taken, self.sum = 0, 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """The next puzzle; `options={"puzzle": text}` says which."""
        super().reset(seed=seed)
        self.judge = self.curriculum.judge(self._next(options or {}), named=self.named, rewards=self.rewards)
        board = self.judge.start
        if board.size != self.size:
            raise ValueError(f"expected a puzzle with {self.size} rows, found one with {board.size}")
        self._fixed = _fixed(board, self.parts)
        self._rules = "" if board.rules is None else json.dumps(board.rules)
        self.taken, self.sum = 0, 0.0
        return self._observation(), self._info(None)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Judges a move and carries it out if it is true."""
        if self.judge is None:
            raise RuntimeError("reset comes before step")
        number, technique = int(action if not self.named else action[0]), None
        if self.named and 0 < action[1] <= len(self.techniques):
            technique = self.techniques[int(action[1]) - 1]
        verdict = self.judge.play(move_of(number, self.size), technique=technique)
        self.taken += 1
        self.sum += verdict.reward
        over = self.judge.solved or (self.stop_when_false and verdict.kind == "false")
        late = not over and self.taken >= self.max_steps
        return self._observation(), verdict.reward, over, late, self._info(verdict)

    def render(self) -> str | None:
        """The position in characters."""
        return str(self.judge.board) if self.judge is not None and self.render_mode == "ansi" else None

    def action(self, move: str, technique: str | None = None) -> Any:
        """The action of a move, with the technique that is named if there is a place for it."""
        if not self.named:
            return action_of(move, self.size)
        return np.array([action_of(move, self.size), self.techniques.index(technique) + 1 if technique else 0])

    def action_mask(self) -> Any:
        """One for each move that would change the position."""
        candidates = self._candidates().reshape(-1)
        return np.concatenate([candidates, candidates])

    def _next(self, options: dict[str, Any]) -> qedoku.Puzzle | str:
        if "puzzle" in options:
            return options["puzzle"]  # type: ignore[no-any-return]
        if self.puzzles is not None:
            return self.puzzles[int(self.np_random.integers(len(self.puzzles)))]
        return self.curriculum.puzzle(int(self.np_random.integers(2**31)))

    def _candidates(self) -> Any:
        size = self.size
        found: Any = np.zeros((size, size, size), np.int8)
        if self.judge is not None:
            for cell, digits in self.judge.candidates.items():
                row = found[int(cell[1]) - 1, int(cell[3]) - 1]
                for digit in digits:
                    row[int(digit) - 1] = 1
        return found

    def _observation(self) -> dict[str, Any]:
        values = self.judge.board.values if self.judge is not None else "." * self.size**2
        board = np.frombuffer(values.replace(".", "0").encode(), np.uint8) - 48
        shown = {"board": board.astype(np.int8).reshape(self.size, self.size), "candidates": self._candidates()}
        return {**shown, **{name: part.copy() for name, part in self._fixed.items()}}

    def _info(self, verdict: Verdict | None) -> dict[str, Any]:
        board = self.judge.board if self.judge is not None else None
        return {
            "verdict": verdict.kind if verdict else "",
            "technique": (verdict.technique or "") if verdict else "",
            "argument": verdict.argument() if verdict and self.arguments else "",
            "reason": (verdict.reason or "") if verdict else "",
            "position": board.values if board is not None else "",
            "rules": self._rules,
            "score": self.sum / self.taken if self.taken else 0.0,
        }


def _parts(boards: Sequence[qedoku.Puzzle]) -> tuple[str, ...]:
    """The rules of some puzzles that the observation shows."""
    rules: list[dict[str, Any]] = [board.rules or {} for board in boards]
    cages = any(rule["rule"] == "cage" for each in rules for rule in each.get("list", ()))
    return (*(["killer"] if cages else []), *(["jigsaw"] if any("boxes" in each for each in rules) else []))


def _spaces(size: int, parts: Sequence[str]) -> dict[str, Any]:
    """The parts of an observation."""
    grid = (size, size)
    found = {"board": spaces.Box(0, size, grid, np.int8), "candidates": spaces.MultiBinary((size, size, size))}
    if "killer" in parts:
        found["cages"] = spaces.Box(0, size**2, grid, np.int8)
        found["sums"] = spaces.Box(0, size * (size + 1) // 2, grid, np.int8)
    if "jigsaw" in parts:
        found["regions"] = spaces.Box(1, size, grid, np.int8)
    return found


def _fixed(board: qedoku.Puzzle, parts: Sequence[str]) -> dict[str, Any]:
    """The parts of an observation that are the same from the first move to the last."""
    rules: dict[str, Any] = board.rules or {}
    found: dict[str, Any] = {}
    grid = (board.size, board.size)
    if "killer" in parts:
        found["cages"], found["sums"] = np.zeros(grid, np.int8), np.zeros(grid, np.int8)
        cages = [rule for rule in rules.get("list", ()) if rule["rule"] == "cage"]
        for number, cage in enumerate(cages, 1):
            for cell in cage["cells"]:
                at = int(cell[1]) - 1, int(cell[3]) - 1
                found["cages"][at], found["sums"][at] = number, cage.get("value") or 0
    if "jigsaw" in parts:
        high, wide = box_shape(board.size)
        plain = [row // high * high + column // wide + 1 for row in range(board.size) for column in range(board.size)]
        found["regions"] = np.array([int(box) for box in rules.get("boxes") or plain], np.int8).reshape(grid)
    return found


def rewarded(tier: Tier, only: Sequence[str] = ()) -> tuple[str, ...]:
    """The techniques that can be named, easiest first."""
    order = ("simple", "intermediate", "advanced")
    tiers = order[: order.index(tier) + 1]
    return tuple(name for name, at in technique_tiers().items() if at in tiers and (not only or name in only))


if ID not in gymnasium.registry:
    gymnasium.register(id=ID, entry_point="qedoku.env.gym:StepsEnv")
