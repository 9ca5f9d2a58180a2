"""A data set in the manner of reasoning-gym: puzzles, and answers scored by what they prove."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import qedoku

from .answers import xml_form
from .curriculum import Curriculum
from .scoring import score_answer
from .texts import grid_rows, puzzle_text, rules_text

try:
    from reasoning_gym.coaching.attributes import ScalarAttributeDefinition
    from reasoning_gym.coaching.base_curriculum import BaseCurriculum
    from reasoning_gym.dataset import ProceduralDataset
    from reasoning_gym.factory import DATASETS, register_dataset
except ImportError as error:
    raise ImportError(f"qedoku.env.dataset needs reasoning-gym: pip install 'qedoku[env]' ({error})") from error

NAME = "sudoku_steps"


@dataclass
class SudokuStepsConfig:
    """What is asked of the puzzles, as `Curriculum` has it: `size` is the number of puzzles, `rows` that of rows."""

    tier: str | None = None
    technique: str | None = None
    only_techniques: tuple[str, ...] = ()
    se: float | str | None = None
    effort: float | str | None = None
    givens: int | str | None = None
    rules: str | tuple[str, ...] = ()
    rows: int | None = None
    seed: int | None = None
    size: int = 500

    def validate(self) -> None:
        """Raises `ValueError` for what cannot be asked."""
        self.curriculum()
        if self.size <= 0:
            raise ValueError("size is more than 0")

    def curriculum(self) -> Curriculum:
        """The curriculum that it names."""
        return Curriculum(
            tier=self.tier,  # type: ignore[arg-type]
            technique=self.technique,
            only_techniques=tuple(self.only_techniques),
            se=self.se,
            effort=self.effort,
            givens=self.givens,
            rules=self.rules if isinstance(self.rules, str) else tuple(self.rules),
            size=self.rows,
        )


class SudokuStepsDataset(ProceduralDataset):
    """Puzzles to be solved step by step. The item of an index depends on it and the seed alone."""

    def __init__(self, config: SudokuStepsConfig) -> None:
        super().__init__(config=config, seed=config.seed, size=config.size)
        self.curriculum = config.curriculum()

    def __getitem__(self, idx: int) -> dict[str, Any]:
        if not 0 <= idx < self.size:
            raise IndexError(idx)
        board = self.curriculum.puzzle(self.seed * 1_000_003 + idx)
        trace = board.solve(up_to=self.curriculum.rewarded)
        return {
            "question": question(board),
            "answer": written(trace),
            "metadata": {
                "source_dataset": NAME,
                "source_index": idx,
                "puzzle": puzzle_text(board),
                "solution": trace.solution,
                "difficulty": {"tier": self.curriculum.rewarded, "hardest": trace.hardest, "steps": len(trace)},
            },
        }

    def score_answer(self, answer: str | None, entry: dict[str, Any]) -> float:
        """1 for a proof of every digit whose techniques are the ones named; see `qedoku.env.Score`."""
        if not isinstance(answer, str) or not answer:
            return 0.0
        return score_answer(self.curriculum.judge(entry["metadata"]["puzzle"], named=True), answer).total


class SudokuStepsCurriculum(BaseCurriculum):  # type: ignore[misc, unused-ignore]
    """Harder tiers, one after the other."""

    def __init__(self) -> None:
        super().__init__(SudokuStepsCurriculum.__name__, SudokuStepsConfig)
        self._define_attributes(
            ScalarAttributeDefinition(
                name="tier",
                levels=["simple", "intermediate", "advanced"],
                description="The hardest techniques that the puzzle needs",
                field_name="tier",
            )
        )


def question(board: qedoku.Puzzle) -> str:
    """What a model is asked."""
    asked = "Solve this sudoku by deduction. r4c5 is the cell in row 4 and column 5."
    rules = rules_text(board)
    return "\n".join([asked, *([rules] if rules else []), grid_rows(board), "", xml_form(board.size)])


def written(trace: qedoku.Trace) -> str:
    """A trace as an answer in XML."""
    lines = []
    for step in trace:
        moves = " ".join((*step.place, *step.eliminate)).replace("<>", "&lt;&gt;")
        lines.append(f'<step technique="{step.technique}">{moves}</step>')
    return "\n".join([*lines, f"<solution>{trace.solution}</solution>"])


if NAME not in DATASETS:
    register_dataset(NAME, SudokuStepsDataset, SudokuStepsConfig, SudokuStepsCurriculum)
