"""The environment of `verifiers`, played to the end by policies that are functions."""

from __future__ import annotations

import json
import runpy
from collections.abc import Iterator
from typing import Any

import pytest
from conftest import ROOT, module

import qedoku
from qedoku.env import Curriculum, grid_rows

vf: Any = module("verifiers")

from qedoku.env.scripted import called, play  # noqa: E402

Message = dict[str, Any]


def board_of(messages: list[Message]) -> qedoku.Puzzle:
    asked = next(message["content"] for message in messages if message["role"] == "user")
    return qedoku.Puzzle("".join(asked.split("\n\n")[0].split()))


def count(messages: list[Message], role: str) -> int:
    return sum(message["role"] == role for message in messages)


def calls(moves: Iterator[tuple[list[str], str]], at: int) -> Message:
    """The call for one of the moves, and a word at the end."""
    for number, (step, technique) in enumerate(moves):
        if number == at and "=" in step[0]:
            return called("place", cell=step[0][:4], digit=int(step[0][-1]), technique=technique)
        if number == at:
            return called("eliminate", candidates=step, technique=technique)
    return {"content": "That is all."}


def deduces(messages: list[Message], tools: list[str]) -> Message:
    assert sorted(tools) == ["candidates", "eliminate", "explain", "place"]
    steps = board_of(messages).solve(up_to="intermediate")
    return calls((([*step.place, *step.eliminate], step.technique) for step in steps), count(messages, "tool"))


def copies(messages: list[Message], _: list[str]) -> Message:
    board = board_of(messages)
    cells = [at for at, digit in enumerate(board.values) if digit == "."]
    moves = [f"r{at // board.size + 1}c{at % board.size + 1}={board.search()[at]}" for at in cells]
    return calls((([move], "x-wing") for move in moves), count(messages, "tool"))


def asks(messages: list[Message], _: list[str]) -> Message:
    """Lets itself be told every reason, and names it then."""
    steps = list(board_of(messages).solve(up_to="intermediate"))
    step, told = steps[count(messages, "tool") // 2 % len(steps)], count(messages, "tool") % 2
    if not told:
        return called("explain", move=(*step.place, *step.eliminate)[0])
    return calls(iter([([*step.place, *step.eliminate], step.technique)]), 0)


def writes(form: str) -> Any:
    """Writes twenty steps a message, in one of the forms."""

    def policy(messages: list[Message], tools: list[str]) -> Message:
        assert not tools
        said = count(messages, "assistant")
        steps = list(board_of(messages).solve(up_to="intermediate"))[20 * said : 20 * said + 20]
        if form == "json":
            return {"content": json.dumps({"steps": [step.to_dict() for step in steps]})}
        parts = [(step.technique, " ".join((*step.place, *step.eliminate))) for step in steps]
        return {"content": "\n".join(f'<step technique="{name}">{moves}</step>' for name, moves in parts)}

    return policy


def test_tools_carry_a_deduction_to_the_end() -> None:
    (trace,) = play(deduces, {"tier": "intermediate", "count": 1})
    assert trace.reward == pytest.approx(1) and trace.stop_condition == "full"
    assert {name: reward.score for name, reward in trace.rewards.items()} == {"deduced": 1, "solved": 1, "honest": 1}


def test_small_grids_and_cages_are_played_to_the_end() -> None:
    for policy, least, most in ((deduces, 0.999, 1), (copies, 0.19, 0.21)):
        (trace,) = play(policy, {"tier": "intermediate", "count": 1, "size": 6})
        assert least < trace.reward <= most + 1e-9 and trace.stop_condition == "full"
    asked = {"tier": "intermediate", "count": 1, "size": 6, "rules": "killer", "task": {"answers": "xml"}}
    told: list[str] = []

    def writes_all(messages: list[Message], _: list[str]) -> Message:
        told.append(next(message["content"] for message in messages if message["role"] == "user"))
        curriculum = Curriculum(tier="intermediate", size=6, rules="killer")
        board = next(curriculum.puzzles(0, "train"))
        assert "The digits of a cage" in told[0] and grid_rows(board) == told[0].split("\n\n")[0]
        said = 100 * count(messages, "assistant")
        steps = board.solve(up_to="intermediate")[said : said + 100]
        parts = [(step.technique, " ".join((*step.place, *step.eliminate))) for step in steps]
        return {"content": "\n".join(f'<step technique="{name}">{moves}</step>' for name, moves in parts)}

    (trace,) = play(writes_all, asked)
    assert trace.reward == pytest.approx(1)


def test_who_copies_the_solution_gets_little() -> None:
    (trace,) = play(copies, {"tier": "intermediate", "count": 1})
    assert trace.rewards["solved"].score == 1
    assert trace.rewards["deduced"].score == trace.rewards["honest"].score == 0 and trace.reward < 0.21


def test_who_is_told_the_reasons_gets_little() -> None:
    (trace,) = play(asks, {"tier": "intermediate", "count": 1})
    assert trace.rewards["solved"].score == 1 and trace.reward < 0.4 and trace.metrics["told"] > 20


@pytest.mark.parametrize("form", ["xml", "json"])
def test_steps_may_be_written(form: str) -> None:
    for trace in play(writes(form), {"tier": "intermediate", "count": 2, "task": {"answers": form}}, at_once=2):
        assert trace.reward == pytest.approx(1) and trace.num_turns > 1


def test_what_is_no_answer_is_told_and_earns_nothing() -> None:
    task = {"answers": "xml", "max_turns": 2}
    (trace,) = play(lambda *_: {"content": "I cannot."}, {"tier": "intermediate", "count": 1, "task": task})
    assert trace.reward == 0 and trace.num_turns == 2


def test_the_parts_have_no_puzzle_in_common() -> None:
    def puzzles(split: str) -> list[str]:
        taskset = {"id": "qedoku_env", "tier": "intermediate", "count": 5, "split": split}
        tasks = vf.v1.load_environment(vf.v1.resolve_env_config({"taskset": taskset})).taskset
        return [task.data.puzzle for task in tasks]

    import verifiers.v1  # noqa: F401

    assert puzzles("train") == puzzles("train")
    assert len({*puzzles("train"), *puzzles("valid"), *puzzles("test")}) == 15


def test_the_example_gets_the_most(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "crates/python/examples/env_verifiers.py"), run_name="__main__")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 and all(line.startswith("1.00 ") for line in lines)
