"""The environments: an agent that deduces gets the most, and those that cheat do not."""

from __future__ import annotations

import random
from typing import Any

import pytest

import qedoku
from qedoku.env import (
    LEVELS,
    Claim,
    Curriculum,
    Judge,
    Said,
    class_key,
    puzzle_text,
    read_answer,
    rules_text,
    score_answer,
    split_of,
)

TIER = "intermediate"


def written(board: qedoku.Puzzle, name: str | None = None) -> list[Claim]:
    """What an agent says that deduces; or one that names the same technique for everything."""
    trace = board.solve(up_to=TIER)
    return [Claim((*step.place, *step.eliminate), name or step.technique) for step in trace]


def copied(board: qedoku.Puzzle, name: str | None) -> list[Claim]:
    """What an agent says that copies the solution, from the first cell to the last."""
    size, solution = board.size, board.search()
    cells = [at for at, digit in enumerate(board.values) if digit == "."]
    return [Claim((f"r{at // size + 1}c{at % size + 1}={solution[at]}",), name) for at in cells]


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


def test_the_canonical_form_is_that_of_all_images_and_of_no_other_puzzle(puzzles: list[str]) -> None:
    forms = set()
    for givens in puzzles[:100]:
        form = qedoku.Puzzle(givens).canonical()
        assert form.search() and form.canonical() == form
        assert {qedoku.Puzzle(image(givens, seed)).canonical().givens for seed in range(10)} == {form.givens}
        forms.add(form.givens)
    assert len(forms) == len(set(puzzles[:100]))


def test_what_is_placed_and_removed_goes_with_the_canonical_form(boards: list[qedoku.Puzzle]) -> None:
    trace = boards[0].solve(up_to=TIER)
    later = boards[0].after(*trace.steps[:10])
    form = later.canonical()
    assert form.givens == boards[0].canonical().givens and form.values.count(".") == later.values.count(".")
    assert sorted(map(len, form.candidates.values())) == sorted(map(len, later.candidates.values()))


@pytest.mark.parametrize("asked", [{"size": 6}, {"rules": "killer"}])
def test_only_classic_puzzles_have_a_canonical_form(asked: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="only a puzzle under classic rules has a canonical form"):
        qedoku.generate(1, seed=1, **asked)[0].canonical()


def small_image(givens: str, size: int, seed: int) -> str:
    """An image of a small puzzle: lines and digits change places; of 4 by 4, rows and columns too."""
    draw, high = random.Random(seed), 2

    def lines(band: int) -> list[int]:
        bands = draw.sample(range(size // band), size // band)
        return [band * at + line for at in bands for line in draw.sample(range(band), band)]

    rows, columns, digits = lines(high), lines(size // high), draw.sample("123456789"[:size], size)
    turned = [givens[size * row + column] for row in rows for column in columns]
    if size == 4 and draw.random() < 0.5:
        turned = [turned[size * column + row] for row in range(size) for column in range(size)]
    return "".join(digits[int(digit) - 1] if digit != "." else "." for digit in turned)


@pytest.mark.parametrize("size", [4, 6])
def test_images_of_small_puzzles_have_one_key(size: int) -> None:
    made = [board.givens for board in qedoku.generate(12, seed=5, size=size)]
    for givens in made:
        images = {small_image(givens, size, seed) for seed in range(12)}
        assert len(images) > 1 and {class_key(each) for each in images} == {class_key(givens)}
    if size == 6:
        assert len({class_key(givens) for givens in made}) == len(made)


def test_under_other_rules_a_puzzle_has_its_own_key() -> None:
    killers = qedoku.generate(4, seed=2, size=6, rules="killer")
    assert {board.givens for board in killers} == {"." * 36}
    assert len({class_key(board) for board in killers}) == 4
    assert class_key(killers[0]) == class_key(puzzle_text(killers[0]))
    assert qedoku.Puzzle(puzzle_text(killers[0])) == killers[0]


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
    wrong: list[dict[str, Any]] = [
        {"tier": "hard"},
        {"technique": "no"},
        {"technique": "template-delete"},
        {"up_to": "ultimate"},
        {"size": 5},
        {"rules": "chess"},
        {"rules": "killer", "technique": "x-wing"},
        {"rules": "killer", "tier": "simple"},
        {"size": 6, "symmetry": "180"},
    ]
    for asked in wrong:
        with pytest.raises(ValueError):
            Curriculum(**asked)


OTHERS: list[dict[str, Any]] = [
    {"size": 6},
    {"size": 4, "tier": "simple"},
    {"rules": "killer"},
    {"rules": "killer", "size": 6},
    {"rules": "x"},
]


@pytest.mark.parametrize("asked", OTHERS)
def test_other_sizes_and_rules_are_made_and_judged(asked: dict[str, Any]) -> None:
    curriculum = Curriculum(**asked)
    board = curriculum.puzzle(4)
    assert board == curriculum.puzzle(4) != curriculum.puzzle(5)
    assert board.size == asked.get("size", 9) and board.rules is not None
    trace = board.solve(up_to=curriculum.rewarded)
    proof = [Claim((*step.place, *step.eliminate), step.technique) for step in trace]
    score = score_answer(curriculum.judge(board, named=True), Said(tuple(proof), board.search()))
    assert score.total == 1 and set(score.kinds) == {"follows"}
    for name in ("x-wing", None):
        said = Said(tuple(copied(board, name)), board.search())
        assert score_answer(curriculum.judge(board, named=True), said).total == pytest.approx(0.2)
    claims = tuple(Claim(claim.moves, "hidden-quad") for claim in proof[:8])
    assert score_answer(curriculum.judge(board, named=True), Said(claims)).deduced == 0


def test_a_grid_has_the_moves_of_its_size() -> None:
    judge = Curriculum(size=6).judge(Curriculum(size=6).puzzle(1))
    for move in ("r7c1=1", "r1c7=1", "r1c1=7", "r1c1<>9"):
        assert judge.judge(move).kind == "unreadable" and "not a move" in judge.explain(move)


def test_rules_are_said_in_words() -> None:
    assert rules_text(qedoku.generate(1, seed=1)[0]) == ""
    small = Curriculum(size=6).puzzle(1)
    assert rules_text(small).splitlines()[1] == "The boxes have 2 rows and 3 columns."
    killer = Curriculum(rules="killer").puzzle(1)
    cage = next(rule for rule in (killer.rules or {})["list"] if rule["rule"] == "cage")
    assert f"{' '.join(cage['cells'])} = {cage['value']}" in rules_text(killer)
    for rules in ("x", "windoku", "antiknight", "antiking", "disjoint", "nonconsecutive", "jigsaw"):
        said = rules_text(qedoku.generate(1, seed=1, rules=rules)[0])
        assert said.endswith(".") or said.startswith("The regions"), rules
        assert "{" not in said, rules


def test_steps_that_give_a_move_are_found(boards: list[qedoku.Puzzle]) -> None:
    for board in boards:
        for step in board.solve(up_to="advanced"):
            moves = [*step.place, *step.eliminate]
            named = step.board.name(*moves, up_to="advanced")["techniques"]
            giving = step.board.steps(giving=moves, up_to="advanced")
            assert {found.technique for found in giving} == {found["technique"] for found in named}
            assert qedoku.check_step(step.board, giving[0])
            first = step.board.steps(giving=moves, first=True)
            assert [found.technique for found in first] == [giving[0].technique]
            assert step.technique in [found.technique for found in step.board.steps(step.technique, giving=moves)]
    assert len(boards[0].steps("jellyfish", giving="r1c1=1")) == 0
    with pytest.raises(ValueError, match="first is for steps that give moves"):
        boards[0].steps(first=True)
    with pytest.raises(ValueError):
        boards[0].steps(giving=[])
    with pytest.raises(ValueError):
        boards[0].steps(giving="x")
