"""Cases of techniques for solvers in Python: positions with what a technique must find there.

>>> from qedoku import testing
>>> case = testing.cases("x-wing")[0]
>>> case.path, case.must
('x-wing/generated-1', ('r7c7<>5',))
>>> testing.judge(case, eliminate=["r7c7<>5"]).verdict
'right'
>>> testing.judge(case, place=["r7c7=5"]).verdict
'false'

With pytest, a test is run for each case, and named by it, so that ``pytest -k x-wing`` runs those of one technique::

    @pytest.mark.qedoku_cases("naked-single", "x-wing")
    def test_my_solver(case):
        testing.check(case, **my_solver(case))
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from os import PathLike
from typing import Any

from ._qedoku import case_lines, judge_case

__all__ = ["Case", "Result", "cases", "check", "judge"]


@dataclass(frozen=True)
class Case:
    """A position, and what a technique must find in it."""

    #: The slug of the technique.
    technique: str
    #: The name of the case among those of its technique.
    name: str
    #: The givens, a digit or dot for each cell, row by row.
    givens: str
    #: The filled cells: givens, and digits placed since.
    board: str
    #: The digits left in each cell; of a filled cell its digit.
    candidates: tuple[str, ...]
    #: The least that must be concluded: ``r4c7=5`` is placed, ``r4c7<>5`` eliminated; empty where it must not fire.
    must: tuple[str, ...]
    #: The most that may be concluded.
    may: tuple[str, ...]
    #: What wider definitions of the technique conclude beyond that, which is right too.
    wider: tuple[str, ...]
    #: The reason for the case.
    why: str
    #: The source of the position.
    source: str
    #: The rules, as ``Puzzle.rules`` has them; none for a classic sudoku.
    rules: dict[str, Any] | None = None
    _record: str = field(default="", repr=False, compare=False)

    @property
    def path(self) -> str:
        """The name of the case among all: ``x-wing/generated-1``."""
        return f"{self.technique}/{self.name}"

    def __str__(self) -> str:
        return self.path


@dataclass(frozen=True)
class Result:
    """What an answer to a case is worth."""

    #: right, less, more, other, false, silent, or dead for what is no answer.
    verdict: str
    #: What was concluded.
    answer: str
    #: What must be concluded; empty where the technique must not fire.
    expected: str
    #: What is wrong with an answer that cannot be read.
    fault: str | None
    #: The conclusions that a solution of the position contradicts, each with the digit that it has in the cell.
    false: tuple[tuple[str, int], ...] = ()


def cases(*techniques: str, path: str | PathLike[str] | None = None, any_rules: bool = False) -> list[Case]:
    """The cases of these techniques, by slug, or of all; those of the package, or of a folder or file of one's own.

    They are of classic sudoku; with ``any_rules`` those of puzzles under other rules are among them, such as killers.
    """
    found = []
    for line in case_lines(path, any_rules=any_rules).splitlines():
        record = json.loads(line)
        if not techniques or record["technique"] in techniques:
            found.append(_case(record, line))
    missing = [technique for technique in techniques if all(case.technique != technique for case in found)]
    if missing:
        raise ValueError(f"there is no case of {', '.join(missing)}")
    return found


def _case(record: dict[str, Any], line: str) -> Case:
    return Case(
        technique=record["technique"],
        name=record["name"],
        givens=record["givens"],
        board=record["board"],
        candidates=tuple(record["candidates"].split()),
        must=tuple(record["must"]),
        may=tuple(record["may"]),
        wider=tuple(record.get("wider", ())),
        why=record["why"],
        source=record["source"],
        rules=record.get("rules"),
        _record=line,
    )


def judge(case: Case, *, place: Iterable[str] = (), eliminate: Iterable[str] = (), any: bool = False) -> Result:
    """What a solver's conclusions in a case are worth; with ``any``, whatever follows is right."""
    answer = json.dumps({"place": list(place), "eliminate": list(eliminate)})
    result = json.loads(judge_case(case._record, answer, any=any))
    false = tuple((it["conclusion"], it["solution"]) for it in result.get("false", ()))
    return Result(result["verdict"], result.get("answer", ""), result.get("expected", ""), result.get("fault"), false)


def check(case: Case, *, place: Iterable[str] = (), eliminate: Iterable[str] = (), any: bool = False) -> None:
    """Raises ``AssertionError`` unless the conclusions are right, and says what is wrong with them."""
    result = judge(case, place=place, eliminate=eliminate, any=any)
    if result.verdict != "right":
        found = result.fault or result.answer or "nothing"
        expected = result.expected or "nothing"
        false = "".join(f"; false: {what}, where the solution has {digit}" for what, digit in result.false)
        raise AssertionError(f"{case.path}: {result.verdict}: found {found}{false}, demanded {expected} ({case.why})")
