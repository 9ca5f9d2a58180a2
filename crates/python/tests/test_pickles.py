"""Answers as pickles, in other processes, and objects that are too deep to be read."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor

import pytest
from conftest import EASY

import qedoku
from qedoku import Puzzle


def answers() -> list[object]:
    board = Puzzle(EASY)
    trace, argument, listing = board.solve(lang="zh"), board.why("r1c2=4?"), board.steps()
    hints = [board.hint(), board.hint("full"), board.hint("full").step]
    checked = [qedoku.check(trace), qedoku.check_step(board, trace[0]), qedoku.check_step(board, {})]
    steps = [trace[3], argument.steps[-1] if argument.steps else trace[4], listing[0]]
    return [board, trace, argument, listing, board.grade("tier,se,effort"), *hints, *checked, *steps, qedoku.prove(trace)]


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_every_answer_is_the_same_behind_a_pickle(protocol: int) -> None:
    for answer in answers():
        for other in (pickle.loads(pickle.dumps(answer, protocol)), copy.copy(answer), copy.deepcopy(answer)):
            assert other == answer and hash(other) == hash(answer), answer
            assert (str(other), repr(other)) == (str(answer), repr(answer))
    assert Puzzle(EASY) != Puzzle(EASY).after("r1c2=4") and Puzzle(EASY).solve() != Puzzle(EASY).solve(profile="se")


def test_steps_that_are_pickled_together_have_their_trace_once() -> None:
    trace = Puzzle(EASY).solve()
    one, all_ = len(pickle.dumps(trace[0])), len(pickle.dumps(list(trace)))
    assert all_ < 2 * one
    for step, other in zip(trace, pickle.loads(pickle.dumps(list(trace))), strict=True):
        assert (other.text("zh"), other.svg(), other.board) == (step.text("zh"), step.svg(), step.board)


def solved(board: Puzzle) -> qedoku.Trace:
    return board.solve()


@pytest.mark.parametrize("method", ["spawn", "fork"])
def test_answers_come_from_other_processes(method: str) -> None:
    boards = qedoku.generate(4, seed=3)
    context = multiprocessing.get_context(method)
    with ProcessPoolExecutor(2, mp_context=context) as pool:
        assert list(pool.map(solved, boards)) == [board.solve() for board in boards]


@pytest.mark.parametrize("method", ["spawn", "fork"])
def test_answers_come_from_a_pool(method: str) -> None:
    boards = list(qedoku.generate(4, seed=3))
    traces = [board.solve() for board in boards]
    with multiprocessing.get_context(method).Pool(2) as pool:
        assert pool.map(solved, boards) == traces
        checks = pool.starmap(qedoku.check_step, [(board, trace[0]) for board, trace in zip(boards, traces, strict=True)])
    assert len(checks) == 4 and all(checks)


def test_a_state_that_makes_no_sense_is_an_error() -> None:
    restore, arguments = Puzzle(EASY).solve().__reduce__()
    name, version, (settings, log) = arguments
    with pytest.raises(ValueError, match="this Trace was pickled by qedoku 0.0.1, and this is"):
        restore(name, "0.0.1", (settings, log))
    wrong = [("Mine", (settings, log)), (name, ("{", log)), (name, (settings, "")), (name, (settings, log * 2))]
    wrong += [(name, (settings, log.replace('"place":["r', '"place":["r1', 1))), (name, (settings, "[" * 9999)), ("Puzzle", ("[" * 9999,))]
    for class_, state in wrong:
        with pytest.raises(ValueError):
            restore(class_, version, state)
    for class_, state in [(name, ()), (name, (1, 2)), ("Step", (None, 0)), ("Puzzle", (b"",)), ("Grade", ("", "", ""))]:
        with pytest.raises((TypeError, ValueError)):
            restore(class_, version, state)


def test_an_object_that_is_too_deep_is_refused() -> None:
    step = Puzzle(EASY).solve()[0].to_dict()
    deep: object = step
    for _ in range(20_000):
        deep = [deep]
    wide: object = []
    for _ in range(60):
        wide = [wide, wide]
    nested = dict(step)
    for _ in range(900):
        pattern = {"kind": "hypothesis", "assume": "r1c1=1", "steps": [nested], "end": "r1c1"}
        nested = {"technique": "x", "truths": [], "pattern": pattern}
    ring = dict(step)
    ring["pattern"] = ring
    for wrong, said in [({**step, "more": deep}, "127 deep"), (nested, "127 deep"), (ring, "127 deep")]:
        assert said in str(qedoku.check_step(EASY, wrong).reason)
    assert "more than 1048576 values" in str(qedoku.check_step(EASY, {**step, "pattern": wide}).reason)
    assert qedoku.check_step(EASY, {**step, "more": [[1, None, 2.5, ("x", True)]]})
