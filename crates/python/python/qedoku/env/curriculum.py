"""Which puzzles are made, and which techniques count."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

import qedoku

from .classes import Split, class_key, split_of
from .judging import TIERS, Judge, Rewards, Tier, technique_tiers

TRIES = 64
_ASKED = ("tier", "technique", "only_techniques", "se", "hodoku", "effort", "bottlenecks", "givens", "minimal", "mask")


@dataclass(frozen=True)
class Curriculum:
    """What is asked of puzzles, as `qedoku.generate` has it, and the hardest tier that is rewarded.

    Without `up_to` it is the tier that is asked for, or that of the hardest technique asked for, or `advanced` if a
    range is asked for. Every puzzle is solved by the techniques that are rewarded, so that the most can be reached.
    """

    tier: Tier | None = None
    technique: str | None = None
    only_techniques: tuple[str, ...] = ()
    se: float | str | None = None
    hodoku: str | None = None
    effort: float | str | None = None
    bottlenecks: int | str | None = None
    givens: int | str | None = None
    minimal: bool = False
    mask: str | None = None
    symmetry: str = "none"
    tries: int | None = None
    up_to: Tier | None = None
    uniqueness: bool = True

    def __post_init__(self) -> None:
        known = technique_tiers()
        for name in (*self.only_techniques, *([self.technique] if self.technique else [])):
            if known.get(name) not in TIERS:
                raise ValueError(f"{name!r} is no technique of the tiers {', '.join(TIERS)}")
        for tier in (self.tier, self.up_to):
            if tier is not None and tier not in TIERS:
                raise ValueError(f"a tier is one of {', '.join(TIERS)}, not {tier!r}")

    @property
    def rewarded(self) -> Tier:
        """The hardest tier whose techniques earn the whole reward."""
        if self.up_to or self.tier:
            return self.up_to or self.tier or "intermediate"
        named = (*self.only_techniques, *([self.technique] if self.technique else []))
        if named:
            return max((TIERS[TIERS.index(technique_tiers()[name])] for name in named), key=TIERS.index)
        return "advanced" if any((self.se, self.hodoku, self.effort, self.bottlenecks)) else "intermediate"

    def order(self) -> dict[str, Any]:
        """What is asked of `qedoku.generate`."""
        asked = {name: value for name, value in asdict(self).items() if name in _ASKED and value}
        if not any(name in asked for name in _ASKED[:7]):
            asked["tier"] = self.rewarded
        if self.tries is not None:
            asked["tries"] = self.tries
        return {**asked, "symmetry": self.symmetry}

    def puzzle(self, seed: int) -> qedoku.Puzzle:
        """One puzzle, the same for the same seed."""
        return next(self.puzzles(seed))

    def puzzles(self, seed: int, split: Split | None = None) -> Iterator[qedoku.Puzzle]:
        """Puzzles without end, the same for the same seed; of one part if a part is asked for, and none twice."""
        asked, seen, missed = self.order(), set(), 0
        # Seeds that are next to each other give sequences that have nothing in common.
        at = (seed * 0x9E3779B97F4A7C15 + 1) % 2**63
        while missed < TRIES * (20 if split else 1):
            board = qedoku.generate(1, seed=at, **asked)[0]
            at = (at + 1) % 2**63
            key = class_key(board.givens) if split else board.givens
            if key in seen or (split and split_of(board.givens) != split) or not self._solved(board):
                missed += 1
                continue
            missed = 0
            seen.add(key)
            yield board
        raise ValueError(f"{missed} puzzles in a row were of another part, known, or need more than {self.rewarded}")

    def judge(self, puzzle: qedoku.Puzzle | str, *, named: bool = False, rewards: Rewards | None = None) -> Judge:
        """Who judges moves of a puzzle by this curriculum."""
        return Judge(
            puzzle,
            up_to=self.rewarded,
            techniques=self.only_techniques,
            named=named,
            uniqueness=self.uniqueness,
            rewards=rewards,
        )

    def _solved(self, board: qedoku.Puzzle) -> bool:
        return board.solve(up_to=self.rewarded, uniqueness=self.uniqueness).outcome == "solved"


LEVELS: dict[str, Curriculum] = {
    "singles": Curriculum(tier="simple"),
    "subsets": Curriculum(tier="intermediate"),
    "fish": Curriculum(technique="x-wing"),
    "wings": Curriculum(technique="xy-wing"),
    "patterns": Curriculum(tier="advanced"),
    "chains": Curriculum(tier="advanced", se="6.5..7.5"),
}
