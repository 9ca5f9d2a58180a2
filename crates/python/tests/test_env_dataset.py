"""The data set in the manner of reasoning-gym."""

from __future__ import annotations

import runpy
from typing import Any

import pytest
from conftest import ROOT, module

import qedoku

reasoning_gym: Any = module("reasoning_gym", "reasoning-gym")

from qedoku.env.dataset import NAME, SudokuStepsConfig, SudokuStepsDataset  # noqa: E402


@pytest.fixture(scope="module")
def items() -> SudokuStepsDataset:
    return SudokuStepsDataset(SudokuStepsConfig(tier="intermediate", seed=4, size=3))


def test_its_own_answer_gets_the_most(items: SudokuStepsDataset) -> None:
    assert [items.score_answer(item["answer"], item) for item in items] == [1, 1, 1]


def test_the_answer_may_be_json_with_truths(items: SudokuStepsDataset) -> None:
    import json

    item = items[0]
    steps = [step.to_dict() for step in qedoku.Puzzle(item["metadata"]["puzzle"]).solve(up_to="intermediate")]
    assert items.score_answer(json.dumps({"steps": steps}), item) == 1
    broken = [{**step, "truths": []} for step in steps]
    assert items.score_answer(json.dumps({"steps": broken}), item) == pytest.approx(0.2)


def test_the_solution_alone_gets_little(items: SudokuStepsDataset) -> None:
    item = items[0]
    solution = item["metadata"]["solution"]
    for answer in (f"<solution>{solution}</solution>", f'{{"solution": "{solution}"}}'):
        assert items.score_answer(answer, item) == pytest.approx(0.2)
    assert [items.score_answer(answer, item) for answer in (None, "", solution, "<solution></solution>")] == [0] * 4


def test_an_item_depends_on_seed_and_index(items: SudokuStepsDataset) -> None:
    again = SudokuStepsDataset(SudokuStepsConfig(tier="intermediate", seed=4, size=3))
    assert again[2] == items[2] != items[1] and len(items) == 3
    with pytest.raises(IndexError):
        items[3]
    with pytest.raises(ValueError):
        SudokuStepsDataset(SudokuStepsConfig(technique="nonsense"))


@pytest.mark.parametrize("asked", [{"rows": 6}, {"rules": "killer"}])
def test_other_sizes_and_rules_are_asked_and_scored(asked: dict[str, Any]) -> None:
    items = SudokuStepsDataset(SudokuStepsConfig(tier="intermediate", seed=4, size=2, **asked))
    for item in items:
        board = qedoku.Puzzle(item["metadata"]["puzzle"])
        assert board.size == asked.get("rows", 9) and board.rules is not None
        assert f"all digits, {board.size**2} of them" in item["question"]
        assert ("The digits of a cage" in item["question"]) == ("rules" in asked)
        assert items.score_answer(item["answer"], item) == 1
        solution = item["metadata"]["solution"]
        assert items.score_answer(f"<solution>{solution}</solution>", item) == pytest.approx(0.2)
    with pytest.raises(ValueError):
        SudokuStepsDataset(SudokuStepsConfig(rows=7))


def test_reasoning_gym_knows_it() -> None:
    made = reasoning_gym.create_dataset(NAME, tier="simple", seed=1, size=1)
    assert made.score_answer(made[0]["answer"], made[0]) == 1
    curriculum = reasoning_gym.factory.create_curriculum(NAME)
    assert curriculum.generate_configuration({"seed": 1, "size": 1}).tier == "simple"
    curriculum.increment_attr_level("tier")
    assert curriculum.generate_configuration({"seed": 1, "size": 1}).tier == "intermediate"


def test_the_example_says_what_each_earns(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "crates/python/examples/env_dataset.py"), run_name="__main__")
    assert capsys.readouterr().out.splitlines() == ["proof: 1.00", "false names: 0.20", "solution alone: 0.20"]
