"""The score of an answer: what of it was deduced, by which reasons, and whether the puzzle is solved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

import qedoku

from .answers import Said, read_answer
from .judging import Judge, Kind, Verdict

DEDUCED, SOLVED, HONEST = 0.6, 0.2, 0.2


@dataclass(frozen=True)
class Score:
    """What of a puzzle was deduced, whether it is solved, and whether the techniques that are named are the ones.

    Each is from 0 to 1. Only what was deduced can be honest, so that silence is not.
    """

    deduced: float = 0.0
    solved: float = 0.0
    honest: float = 0.0
    kinds: dict[Kind, int] = field(default_factory=dict)

    @property
    def total(self) -> float:
        """The sum of the three, weighted; 1 is reached by a proof of every digit alone."""
        return round(DEDUCED * self.deduced + SOLVED * self.solved + HONEST * self.honest, 9)


def score_steps(start: qedoku.Puzzle, verdicts: Iterable[Verdict], solved: bool) -> Score:
    """The score of steps that were judged.

    `deduced` is the part of the blank cells whose digit a step places that follows, times the part of the steps that
    follow; `honest` is `deduced` with the part of the named steps whose technique gives them instead.
    """
    kinds: Counter[Kind] = Counter()
    placed: set[str] = set()
    for verdict in verdicts:
        kinds[verdict.kind] += 1
        if verdict.kind == "follows":
            placed.update(move[:4] for move in verdict.moves if "=" in move)
    said, follows = kinds.total(), kinds["follows"]
    if not said:
        return Score(solved=float(solved))
    covered = len(placed) / start.values.count(".")
    named = follows + kinds["misnamed"] + kinds["unproved"] + kinds["false"] + kinds["guess"]
    return Score(
        deduced=covered * follows / said,
        solved=float(solved),
        honest=covered * follows / named if named else 0.0,
        kinds=dict(kinds),
    )


def score_answer(judge: Judge, answer: str | Said) -> Score:
    """The score of one answer that has all: the steps are carried out in their order, as far as they are true."""
    said = read_answer(answer) if isinstance(answer, str) else answer
    verdicts = [judge.play(*claim.moves, technique=claim.technique, step=claim.step) for claim in said.claims]
    solved = said.solution == judge.solution if said.solution is not None else judge.board.full
    return score_steps(judge.start, verdicts, solved)
