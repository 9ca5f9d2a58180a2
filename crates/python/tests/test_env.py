"""The environments: an agent that deduces gets the most, and those that cheat do not."""

from __future__ import annotations

import random
from typing import Any

import pytest

import qedoku
from qedoku.env import LEVELS, Claim, Curriculum, Judge, Said, class_key, read_answer, score_answer, split_of

TIER = "intermediate"


def written(board: qedoku.Puzzle, name: str | None = None) -> list[Claim]:
    """What an agent says that deduces; or one that names the same technique for everything."""
    trace = board.solve(up_to=TIER)
    return [Claim((*step.place, *step.eliminate), name or step.technique) for step in trace]


def copied(board: qedoku.Puzzle, name: str | None) -> list[Claim]:
    """What an agent says that copies the solution, from the first cell to the last."""
    cells = [at for at in range(81) if board.values[at] == "."]
    return [Claim((f"r{at // 9 + 1}c{at % 9 + 1}={board.search()[at]}",), name) for at in cells]


@pytest.fixture(scope="module")
def boards() -> list[qedoku.Puzzle]:
    puzzles = Curriculum(tier=TIER).puzzles(seed=11)
    return [next(puzzles) for _ in range(5)]


def image(givens: str, seed: int) -> str:
    """An image of a puzzle, drawn at random."""
    draw = random.Random(seed)

    def lines() -> list[int]:
        return [3 * band + line for band in draw.sample(range(3), 3) for line in draw.sample(range(3), 3)]

    rows, columns, digits = lines(), lines(), draw.sample("123456789", 9)
    turned = [givens[9 * row + column] for row in rows for column in columns]
    if draw.random() < 0.5:
        turned = [turned[9 * column + row] for row in range(9) for column in range(9)]
    return "".join(digits[int(digit) - 1] if digit != "." else "." for digit in turned)


def test_what_is_deduced_gets_the_most(boards: list[qedoku.Puzzle]) -> None:
    for board in boards:
        score = score_answer(Judge(board, up_to=TIER, named=True), Said(tuple(written(board)), board.search()))
        assert score.total == 1 and set(score.kinds) == {"follows"}


@pytest.mark.parametrize("name", [None, "naked-single", "x-wing", "hidden-single-box", "no such technique"])
def test_a_solution_that_is_copied_gets_little(boards: list[qedoku.Puzzle], name: str | None) -> None:
    for board in boards:
        score = score_answer(Judge(board, up_to=TIER, named=True), Said(tuple(copied(board, name)), board.search()))
        assert 0.2 <= score.total < 0.8 and score.solved == 1


@pytest.mark.parametrize(("name", "most"), [("naked-single", 0.95), ("x-wing", 0.2), ("hidden-pair", 0.4)])
def test_a_wrong_reason_gets_less(boards: list[qedoku.Puzzle], name: str, most: float) -> None:
    for board in boards:
        score = score_answer(Judge(board, up_to=TIER, named=True), Said(tuple(written(board, name)), board.search()))
        assert score.total <= most and score.kinds["misnamed"] > 0


def test_one_false_name_is_enough_to_lose_something(boards: list[qedoku.Puzzle]) -> None:
    claims = written(boards[0])
    claims[0] = Claim(claims[0].moves, "swordfish")
    assert 0.8 < score_answer(Judge(boards[0], up_to=TIER, named=True), Said(tuple(claims))).total < 1


def test_a_move_is_judged_by_what_it_is(boards: list[qedoku.Puzzle]) -> None:
    judge = Judge(boards[0], up_to=TIER, named=True)
    step = judge.board.solve(up_to=TIER)[0]
    move = (*step.place, *step.eliminate)[0]
    wrong = move[:5] + next(digit for digit in "123456789" if digit != move[-1])
    assert judge.judge(move, technique=step.technique).kind == "follows"
    assert judge.judge(move, technique=step.name).technique == step.technique
    assert judge.judge(move).kind == "unnamed" and Judge(boards[0], up_to=TIER).judge(move).kind == "follows"
    assert judge.judge(wrong, technique=step.technique).kind == "false" if "=" in move else True
    assert judge.judge(step=step.to_dict()).kind == "follows"
    assert judge.judge(step={**step.to_dict(), "truths": []}).kind == "unproved"
    assert judge.judge(step={**step.to_dict(), "technique": "x-wing", "tier": "advanced"}).kind == "misnamed"
    assert [judge.judge(text).kind for text in ("", "r0c1=1", "r1c1", "r1c1==1")] == ["unreadable"] * 4
    assert judge.judge(step={"place": 3}).kind == "unreadable"
    assert judge.explain(move) and judge.judge(move, technique=step.technique).kind == "told"
    assert judge.play(move, technique=step.technique).kind == "told"
    assert judge.play(move, technique=step.technique).kind == "idle"
    assert judge.judge(wrong).argument()


def test_only_the_techniques_asked_for_count(boards: list[qedoku.Puzzle]) -> None:
    steps = [step for step in boards[0].solve(up_to=TIER) if step.technique != "naked-single"]
    only = Judge(steps[0].board, up_to=TIER, techniques=("naked-pair",))
    assert only.judge(*steps[0].place, *steps[0].eliminate).kind == "guess"
    with pytest.raises(ValueError, match="no technique 'nonsense'"):
        Judge(boards[0], techniques=("nonsense",))


def test_answers_are_read_in_both_forms() -> None:
    claim = Claim(("r1c2=3", "r4c5<>6"), "naked-pair")
    for body in ("r1c2=3 r4c5<>6", "r1c2=3, r4c5&lt;&gt;6"):
        said = read_answer(f'Well. <step technique="naked-pair">{body}</step> <solution>12 3\n4.</solution>')
        assert said == Said((claim,), "1234.")
    text = '{"technique": "naked-pair", "place": "r1c2=3", "eliminate": ["r4c5<>6"]}'
    for form in (text, f"[{text}]", f'So:\n```json\n{{"steps": [{text}]}}\n```\n', f"I say {text}, and so on"):
        assert read_answer(form) == Said((claim,))
    assert read_answer('{"solution": "123"}').solution == "123"
    assert read_answer(f'{{"steps": [{text[:-1]}, "truths": []}}]}}').claims[0].step is not None


@pytest.mark.parametrize(
    "text", ["", "no", "{", "[" * 100_000, "x" * 300_000, '{"steps": 3}', '{"steps": [3]}', "<step></step>" * 600]
)
def test_what_is_no_answer_is_no_error(text: str) -> None:
    assert read_answer(text).problem


@pytest.mark.parametrize("step", ["null", "[1]", '{"place": [[]]}', '{"place": {}, "truths": 1}', '{"technique": {}}'])
def test_what_is_no_step_earns_nothing(step: str, boards: list[qedoku.Puzzle]) -> None:
    assert score_answer(Judge(boards[0], named=True), f'{{"steps": [{step}]}}').total == 0


def test_images_have_one_key_and_one_part(boards: list[qedoku.Puzzle]) -> None:
    keys = set()
    for board in boards:
        images = [image(board.givens, seed) for seed in range(20)]
        assert len(set(images)) == 20
        assert {class_key(each) for each in images} == {class_key(board.givens)}
        assert len({split_of(each) for each in images}) == 1
        keys.add(class_key(board.givens))
    assert len(keys) == len(boards)


def test_no_class_is_in_two_parts() -> None:
    parts: dict[str, set[str]] = {}
    for part in ("train", "valid", "test"):
        puzzles = Curriculum(tier=TIER).puzzles(3, part)  # type: ignore[arg-type]
        parts[part] = {class_key(next(puzzles).givens) for _ in range(8)}
    assert all(len(keys) == 8 for keys in parts.values())
    assert len(set.union(*parts.values())) == 24


@pytest.mark.parametrize("level", LEVELS)
def test_puzzles_of_a_level_are_solved_by_what_is_rewarded(level: str) -> None:
    curriculum = LEVELS[level]
    board = curriculum.puzzle(5)
    assert board == curriculum.puzzle(5) != curriculum.puzzle(6)
    assert board.solve(up_to=curriculum.rewarded).outcome == "solved"


def test_a_curriculum_is_what_it_says() -> None:
    assert "x-wing" in Curriculum(technique="x-wing").puzzle(1).grade().techniques
    assert 3 <= (Curriculum(se="3.0..4.0").puzzle(1).grade(scales="se").er or 0) <= 4
    assert 1 <= (Curriculum(effort="1.0..2.0", tier=TIER).puzzle(1).grade(scales="effort").effort or 0) <= 2
    assert Curriculum(tier="simple").puzzle(2).grade().tier == "simple"
    wrong: list[dict[str, Any]] = [{"tier": "hard"}, {"technique": "no"}, {"up_to": "ultimate"}]
    for asked in wrong:
        with pytest.raises(ValueError):
            Curriculum(**asked)
