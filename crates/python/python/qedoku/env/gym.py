"""A Gymnasium environment whose reward asks whether a move was deduced.

Importing it registers `qedoku/Steps-v0`; `gymnasium.make("qedoku.env.gym:qedoku/Steps-v0")` imports it as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import qedoku

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


def action_of(move: str) -> int:
    """The number of a move: `9 * cell + digit - 1`, and 729 more for a candidate that goes."""
    cell, digit = (int(move[1]) - 1) * 9 + int(move[3]) - 1, int(move[-1])
    return (0 if "=" in move else PLACES) + 9 * cell + digit - 1


def move_of(action: int) -> str:
    """The move that a number stands for."""
    kind, rest = divmod(int(action), PLACES)
    cell, digit = divmod(rest, 9)
    return f"r{cell // 9 + 1}c{cell % 9 + 1}{('=', '<>')[kind]}{digit + 1}"


class StepsEnv(gymnasium.Env):
    """One puzzle an episode; a move an action.

    The observation has the `board` (9 by 9, 0 for a blank) and the `candidates` (9 by 9 by 9). An action is a number
    up to 1458, see `action_of`; with `named` it is a pair of it and of the place of a technique in `techniques`, from
    1; 0 names none, and then earns no more than a guess. `curriculum` is a `Curriculum` or one of `LEVELS`; `puzzles`
    are used instead of made ones. With `arguments`, `info` has the shortest argument, which may take a while to find.
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
        self.action_space = (
            spaces.MultiDiscrete([ACTIONS, len(self.techniques) + 1]) if named else spaces.Discrete(ACTIONS)
        )
        self.observation_space = spaces.Dict(
            {"board": spaces.Box(0, 9, (9, 9), np.int8), "candidates": spaces.MultiBinary((9, 9, 9))}
        )
        self.judge: Judge | None = None
        self.taken, self.sum = 0, 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """The next puzzle; `options={"puzzle": text}` says which."""
        super().reset(seed=seed)
        self.judge = self.curriculum.judge(self._next(options or {}), named=self.named, rewards=self.rewards)
        self.taken, self.sum = 0, 0.0
        return self._observation(), self._info(None)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Judges a move and carries it out if it is true."""
        if self.judge is None:
            raise RuntimeError("reset comes before step")
        number, technique = int(action if not self.named else action[0]), None
        if self.named and 0 < action[1] <= len(self.techniques):
            technique = self.techniques[int(action[1]) - 1]
        verdict = self.judge.play(move_of(number), technique=technique)
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
            return action_of(move)
        return np.array([action_of(move), self.techniques.index(technique) + 1 if technique else 0])

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
        found: Any = np.zeros((9, 9, 9), np.int8)
        if self.judge is not None:
            for cell, digits in self.judge.board.candidates.items():
                for digit in digits:
                    found[int(cell[1]) - 1, int(cell[3]) - 1, int(digit) - 1] = 1
        return found

    def _observation(self) -> dict[str, Any]:
        values = self.judge.board.values if self.judge is not None else "." * 81
        board = np.frombuffer(values.replace(".", "0").encode(), np.uint8) - 48
        return {"board": board.astype(np.int8).reshape(9, 9), "candidates": self._candidates()}

    def _info(self, verdict: Verdict | None) -> dict[str, Any]:
        board = self.judge.board if self.judge is not None else None
        return {
            "verdict": verdict.kind if verdict else "",
            "technique": (verdict.technique or "") if verdict else "",
            "argument": verdict.argument() if verdict and self.arguments else "",
            "reason": (verdict.reason or "") if verdict else "",
            "position": board.values if board is not None else "",
            "score": self.sum / self.taken if self.taken else 0.0,
        }


def rewarded(tier: Tier, only: Sequence[str] = ()) -> tuple[str, ...]:
    """The techniques that can be named, easiest first."""
    order = ("simple", "intermediate", "advanced")
    tiers = order[: order.index(tier) + 1]
    return tuple(name for name, at in technique_tiers().items() if at in tiers and (not only or name in only))


if ID not in gymnasium.registry:
    gymnasium.register(id=ID, entry_point="qedoku.env.gym:StepsEnv")
