"""Which puzzles are made, and which techniques count."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

import qedoku

from .classes import Split, class_key, split_of
from .judging import TIERS, Judge, Rewards, Tier, technique_tiers
from .texts import puzzle_text

TRIES = 64
RULES = ("x", "windoku", "antiknight", "antiking", "disjoint", "nonconsecutive", "jigsaw", "killer")
_ASKED = ("tier", "technique", "only_techniques", "se", "hodoku", "effort", "bottlenecks", "givens", "minimal", "mask")


@dataclass(frozen=True)
class Curriculum:
    """What is asked of puzzles, as `qedoku.generate` has it, and the hardest tier that is rewarded.

    Without `up_to` it is the tier that is asked for, or that of the hardest technique asked for, or `advanced` if a
    range is asked for. Every puzzle is solved by the techniques that are rewarded, so that the most can be reached.

    Of puzzles under other `rules` (`"killer"`, or several) or of another `size` (6 or 4) the tier alone can be asked
    for.
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
    rules: str | tuple[str, ...] = ()
    size: int | None = None
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
        if self.rule_names or self.size is not None:
            self._check_rules()

    def _check_rules(self) -> None:
        asked = [name for name in _ASKED if name != "tier" and getattr(self, name)]
        if asked or self.symmetry != "none":
            what = [*asked, "symmetry"][0]
            raise ValueError(f"of puzzles under other rules the tier alone can be asked for, not {what}")
        if self.size not in (None, 9, 6, 4):
            raise ValueError(f"a size is 9, 6 or 4, not {self.size!r}")
        if unknown := [name for name in self.rule_names if name not in RULES]:
            raise ValueError(f"no rule is called {unknown[0]!r}; there are {', '.join(RULES)}")
        if "killer" in self.rule_names and "simple" in (self.tier, self.rewarded):
            raise ValueError("a killer has no givens, so that it needs more than the tier simple")

    @property
    def rule_names(self) -> tuple[str, ...]:
        """The rules that are asked for beside rows, columns and boxes."""
        names = self.rules.split(",") if isinstance(self.rules, str) else self.rules
        return tuple(name.strip() for name in names if name.strip())

    @property
    def rows(self) -> int:
        """The number of rows of the puzzles."""
        return self.size or 9

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
        if self.rule_names or self.size is not None:
            return {**asked, "rules": list(self.rule_names) or None, "size": self.rows}
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
            key = class_key(board) if split else puzzle_text(board)
            if key in seen or (split and split_of(board) != split) or not self._solved(board):
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
    "small": Curriculum(tier="simple", size=6),
    "killer": Curriculum(tier="intermediate", rules="killer"),
}
