"""Cases for solvers in Python, and the plugin of pytest."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import qedoku
from qedoku import testing

SOLVER = '''
import pytest
from qedoku import testing


def singles(case):
    open_cells = [at for at in range(81) if case.board[at] == "." and len(case.candidates[at]) == 1]
    return {"place": [f"r{at // 9 + 1}c{at % 9 + 1}={case.candidates[at]}" for at in open_cells]}


@pytest.mark.qedoku_cases("naked-single", "x-wing")
def test_singles(case):
    testing.check(case, **singles(case))
'''


def test_the_examples_hold() -> None:
    failed, tried = doctest.testmod(testing)
    assert tried and not failed


def test_every_case_is_right_for_what_it_demands() -> None:
    every = testing.cases(any_rules=True)
    assert len({case.path for case in every}) == len(every) > 500
    classic = [case for case in every if case.rules is None]
    assert classic == testing.cases() and len(every) - len(classic) > 100
    for case in every:
        demanded = {"place": [it for it in case.must if "<>" not in it], "eliminate": [it for it in case.must if "<>" in it]}
        testing.check(case, **demanded)


def test_what_is_wrong_is_said() -> None:
    case = testing.cases("x-wing")[0]
    with pytest.raises(AssertionError, match=r"^x-wing/generated-1: silent: found nothing, demanded r7c7<>5 \(An X-Wing"):
        testing.check(case)
    with pytest.raises(AssertionError, match="found r7c7=5; false: r7c7=5, where the solution has 4, demanded r7c7<>5"):
        testing.check(case, place=["r7c7=5"])
    with pytest.raises(AssertionError, match="dead: found .*r10c1"):
        testing.check(case, place=["r10c1=5"])
    with pytest.raises(ValueError, match="no case of x-whing"):
        testing.cases("x-whing")
    assert testing.judge(case, place=["r6c3=5"], any=True).verdict == "right"


def test_cases_of_ones_own_are_read(tmp_path: Path) -> None:
    lines = [line for line in qedoku._qedoku.case_lines().splitlines() if '"technique":"pointing"' in line]
    (tmp_path / "suite.ndjson").write_text("\n".join(lines), encoding="utf-8")
    assert testing.cases(path=tmp_path / "suite.ndjson") == testing.cases("pointing")
    (tmp_path / "suite.ndjson").write_text("{}", encoding="utf-8")
    with pytest.raises(ValueError, match="suite.ndjson, line 1: expected "):
        testing.cases(path=tmp_path / "suite.ndjson")


def test_a_marked_test_is_run_for_each_case(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(SOLVER)
    ran = pytester.runpytest_subprocess("-v", "-W", "error")
    outcomes = ran.parseoutcomes()
    demanding = sum(bool(case.must) for case in testing.cases("x-wing"))
    # Singles are no X-Wing: where one is demanded the test fails, and where none is but a single stands.
    assert demanding <= outcomes["failed"] <= len(testing.cases("x-wing")), outcomes
    assert outcomes["passed"] >= len(testing.cases("naked-single")), outcomes
    ran.stdout.fnmatch_lines(["*test_singles[[]x-wing/generated-1] FAILED*"])
    ran = pytester.runpytest_subprocess("-k", "naked-single")
    assert "failed" not in ran.parseoutcomes()
