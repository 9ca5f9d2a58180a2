"""Traces, their steps, and the checkers of both."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import threading
import time

import pytest
from conftest import EASY, HARD

import qedoku
from qedoku import Puzzle


def test_a_trace_has_the_steps_of_its_log() -> None:
    trace = Puzzle(HARD).solve()
    log = [json.loads(line) for line in trace.log.splitlines()]
    assert trace.outcome == "solved" and trace.solution == trace.grid == log[-1]["solution"]
    assert [step.to_dict() for step in trace] == log[1:-1] == trace.messages()[1:-1]
    assert [json.loads(step.to_json()) for step in trace] == log[1:-1]
    assert trace.counts == log[-1]["counts"] and trace.hardest == log[-1]["hardest"]
    for step, message in zip(trace.steps, log[1:-1], strict=True):
        assert step.number == message["n"] and step.technique == message["technique"]
        for name in ("tier", "place", "eliminate", "assumes", "needs", "truths", "pattern", "rating"):
            assert getattr(step, name) == message.get(name, {}), name
        assert step.text() == message["text"]
    assert trace[-1].number == len(trace) and trace[0].name == "Hidden Single in a Box"
    with pytest.raises(IndexError):
        trace[len(trace)]
    assert [step.number for step in trace[1:4]] == [2, 3, 4] and [step.number for step in trace] == list(range(1, 76))
    chinese = Puzzle(HARD).solve(lang="zh")
    assert chinese[11].text() == trace[11].text(lang="zh") != trace[11].text()
    assert "D5" in trace[11].text(notation="a1") + trace.text(notation="a1")


def test_a_trace_is_drawn() -> None:
    trace = Puzzle(HARD).solve()
    chain = next(step for step in trace if step.technique == "skyscraper")
    assert "<svg" in chain.svg() == trace.svg(str(chain.number)) and chain.svg() != trace[0].svg()
    assert trace.html().startswith("<!") and "srcdoc=" in trace._repr_html_() and trace.markdown().startswith("# ")


def test_steps_follow_from_the_board_before_them() -> None:
    board = Puzzle(EASY)
    for step in board.solve():
        assert step.board == board
        for said in (step, step.to_dict(), step.to_json()):
            assert qedoku.check_step(board, said), (step, qedoku.check_step(board, said))
        board = board.after(step)
        assert not qedoku.check_step(board, step), "it is done already"
    assert board.full


def test_a_wrong_step_is_refused_with_its_reason() -> None:
    board, step = Puzzle(HARD), Puzzle(HARD).solve()[0].to_dict()
    assert qedoku.check_step(HARD, step)
    placed = step["place"][0]
    wrong = placed[:-1] + ("2" if placed[-1] == "1" else "1")
    for change, said in [
        ({"place": [wrong]}, ""),
        ({"truths": []}, ""),
        ({"place": []}, ""),
        ({"tier": "ultimate"}, "ultimate"),
        ({"assumes": ["unique"]}, ""),
        ({"truths": [{"cell": "r1c1", "digits": "12"}]}, ""),
        ({"pattern": {"kind": "guess"}, "truths": []}, ""),
        ({"truths": 7}, "no step: "),
        ({"place": ["r0c9=1"]}, "r0c9=1"),
    ]:
        told = qedoku.check_step(board, {**step, **change})
        assert not told and not told.accepted and told.reason and said in told.reason, (change, told)
        assert repr(told).endswith(f"{told.reason}>")
    for text in ["", "{", "[]", "null", '{"type":"end","outcome":"solved"}', "{}", "\ud800"]:
        try:
            told = qedoku.check_step(board, text)
        except UnicodeEncodeError:
            continue
        assert not told and told.kind == "unreadable", text
    with pytest.raises(TypeError):
        qedoku.check_step(board, 7)  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        qedoku.check_step("12", step)


def test_a_right_guess_is_no_step() -> None:
    board = Puzzle(HARD)
    cell = next(iter(board.candidates))
    solution = board.search()
    digit = solution[(int(cell[1]) - 1) * 9 + int(cell[3]) - 1]
    guess = {"technique": "guess", "place": [f"{cell}={digit}"], "truths": [], "pattern": {"kind": "guess"}}
    told = qedoku.check_step(board, guess)
    assert not told and told.reason


def rebuilt(givens: str, like: Puzzle) -> Puzzle:
    """The digits and candidates of a board over other givens."""
    cells = [f"r{at // 9 + 1}c{at % 9 + 1}" for at in range(81)]
    placed = [f"{cell}={digit}" for cell, digit, given in zip(cells, like.values, givens, strict=True) if digit != given]
    board = Puzzle(givens).after(*placed)
    gone = [f"{cell}<>{digit}" for cell, digits in board.candidates.items() for digit in digits if digit not in like.candidates[cell]]
    return board.after(*gone)


def test_uniqueness_is_taken_for_granted_only_where_it_holds() -> None:
    for made in qedoku.generate(60, seed=5):
        for step in made.solve():
            if not step.assumes:
                continue
            before = step.board
            assert step.assumes == ["unique"] and qedoku.check_step(rebuilt(before.givens, before), step)
            # Without one of its givens the puzzle has several solutions, and the step holds no longer.
            at = next(i for i, digit in enumerate(before.givens) if digit != ".")
            several = rebuilt(before.givens[:at] + "." + before.givens[at + 1 :], before)
            assert several.candidates == before.candidates
            assert not qedoku.check_step(several, step)
            return
    raise AssertionError("no puzzle has a step that assumes that it has one solution")


def test_logs_are_checked_and_proved() -> None:
    trace = Puzzle(EASY).solve()
    assert qedoku.check(trace) and qedoku.check(trace.log).reports[0]["verdict"] == "accepted"
    wrong = qedoku.check(trace.log.replace('"place":["r', '"place":["r1', 1))
    assert not wrong and wrong.reports[0]["verdict"] != "accepted" and "line" in str(wrong)
    assert not qedoku.check("")
    proof = qedoku.prove(trace)
    assert proof.claim == "solution" and proof.solution == trace.solution and "puzzle.opb" in proof.files
    assert proof.files == qedoku.prove(trace.log).files and proof.calls[0].startswith("veripb ")
    assert qedoku.prove(Puzzle(EASY).why("r5c5")).claim == "derived"


def test_the_steps_of_a_position_are_listed() -> None:
    board = Puzzle(HARD)
    listing = board.steps()
    assert len(listing) > 1 and listing.found and all(qedoku.check_step(board, step) for step in listing)
    named = board.steps("hidden-single-box")
    assert {step.technique for step in named} == {"hidden-single-box"} and named[0].board == board
    assert "<svg" in named[0].svg() and named[0].text()


def test_a_tier_bounds_what_is_used() -> None:
    trace = Puzzle(HARD).solve(up_to="simple")
    assert trace.outcome == "stuck" and trace.grid != trace.solution
    assert not any(step.assumes for step in Puzzle(HARD).solve(uniqueness=False))


def test_other_threads_go_on_meanwhile() -> None:
    going, ticks = True, 0

    def tick() -> None:
        nonlocal ticks
        while going:
            ticks += 1
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    began = time.monotonic()
    boards = qedoku.generate(100, seed=3)
    qedoku.grade_many(boards, jobs=1)
    boards[0].solve()
    seconds = time.monotonic() - began
    going = False
    thread.join()
    assert ticks > seconds * 20, "the lock is not released"


@pytest.mark.parametrize("work", ["many", "generate"])
def test_ctrl_c_ends_long_work(work: str) -> None:
    def rows() -> object:
        while True:
            yield HARD

    before = threading.active_count()
    timer = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
    timer.start()
    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        if work == "many":
            qedoku.grade_many(rows(), jobs=2)  # type: ignore[arg-type]
        else:
            qedoku.generate(10**9, seed=1)
    assert time.monotonic() - began < 20
    timer.join()
    assert threading.active_count() == before


def test_ctrl_c_leaves_a_question_that_takes_long() -> None:
    # It looks for a solution of each, which takes minutes.
    code = "import qedoku; text = '\\n'.join(['.' * 81] * 10**6); print('go', flush=True); qedoku.convert(text, 'csv')"
    process = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout and process.stdout.readline() == "go\n"
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=20)
    assert "KeyboardInterrupt" in told and process.returncode != 0
