"""Boards, and what is asked about one."""

from __future__ import annotations

import json
import pickle
import xml.etree.ElementTree as xml

import pytest
from conftest import EASY, HARD

import qedoku
from qedoku import Puzzle


def test_old_names_are_the_same_classes() -> None:
    assert qedoku.Board is qedoku.Puzzle and qedoku.Argument is qedoku.Answer


def test_a_board_is_read_from_every_format_and_link() -> None:
    board = Puzzle(HARD)
    formats = ["line", "sdm", "grid", "bordered", "library", "list", "jsonl", "sudokuwiki", "sudokuexchange", "case"]
    for name in [*formats, "sudokupad", "f-puzzles", "opensudoku", "sdk"]:
        text = qedoku.convert(board, name)
        assert Puzzle(text).values == HARD, name
        assert Puzzle(text, format=name).values == HARD, name
    assert Puzzle(board) == board


def test_a_board_is_a_value() -> None:
    board = Puzzle(HARD)
    assert board == Puzzle(HARD) and hash(board) == hash(Puzzle(HARD)) and board != Puzzle(EASY) and board != HARD
    after = board.after("r1c2=6", "r1c4<>4")
    assert board.values == HARD and after.values[1] == "6" and after.givens == HARD
    assert "4" in board.candidates["r1c4"] and "4" not in after.candidates["r1c4"]
    assert after != board and after != board.after("r1c2=6")
    for some in (board, after):
        assert pickle.loads(pickle.dumps(some)) == some and eval(repr(some)) == some
    assert len({board, Puzzle(HARD), after}) == 2
    with pytest.raises(AttributeError):
        board.givens = EASY  # type: ignore[misc]


def test_what_makes_no_sense_is_told_in_the_words_of_the_library() -> None:
    board = Puzzle(HARD)
    for call, said in [
        (lambda: Puzzle("123"), "line 1, column 4: expected 81 cells, found 3"),
        (lambda: Puzzle(HARD + "\n" + EASY), "line 2, column 1: expected the end of the text after one puzzle, found another"),
        (lambda: Puzzle(""), "expected a puzzle, found nothing"),
        (lambda: Puzzle(HARD, format="mine"), "no format is called 'mine'; there are line, sdm"),
        (lambda: Puzzle("33" + HARD[2:]).solve(), "r1c1"),
        (lambda: Puzzle("." * 81).grade(), "several solutions"),
        (lambda: Puzzle("." * 81).search(), "several solutions"),
        (lambda: board.solve(profile="mine"), 'no profile is called "mine"; there are default, '),
        (lambda: board.solve(up_to="mine"), 'no tier is called "mine"'),
        (lambda: board.hint("much"), 'no level is called "much"; there are nudge, '),
        (lambda: board.why("r0c1"), "cannot be read as a question: expected a cell from r1c1 to r9c9, as r4c5"),
        (lambda: board.grade(scales="mine"), "mine"),
        (lambda: board.steps("mine"), "mine"),
        (lambda: board.after("r1c1=4"), "r1c1 is 3 already"),
        (lambda: board.after("so"), "expected an entry such as r4c5=7"),
        (lambda: qedoku.generate(1, symmetry="odd"), "there are none, 180, 90"),
        (lambda: qedoku.prove("{}"), ""),
        (lambda: qedoku.convert("12", "line"), "expected 81 cells"),
        (lambda: board.solve().svg("99"), "there is no step 99"),
    ]:
        with pytest.raises(ValueError) as told:
            call()
        assert said in str(told.value), told.value


def test_a_board_is_drawn() -> None:
    board = Puzzle(HARD)
    drawing = xml.fromstring(board._repr_svg_())
    assert drawing.tag.endswith("svg") and "3" in "".join(drawing.itertext())
    assert str(board).count("\n") > 8


def test_a_hint_says_as_much_as_is_asked() -> None:
    board = Puzzle(HARD)
    levels = ["nudge", "technique", "digits", "where", "what", "full", "proof"]
    hints = [board.hint(level) for level in levels]
    assert [hint.level for hint in hints] == levels
    assert hints[0].technique is None and hints[0].look == "b5"
    assert hints[1].technique == "hidden-single-box" and hints[1].conclusion is None
    assert hints[4].conclusion == "r5c6=1" and hints[4].step is None
    step = hints[5].step
    assert step is not None and step.place == ["r5c6=1"] and "<svg" in step.svg() and step.board == board
    assert hints[4].to_dict()["conclusion"] == "r5c6=1" and str(hints[4]).strip() == f"5 of 7  {hints[4].text}"
    wrong = board.after("r1c2=1").hint("what")
    assert wrong.amiss and wrong.wrong == ["r1c2=1"] and wrong.to_dict()["rungs"] <= 7
    assert board.hint(lang="zh").text.startswith("r4c2 和 r8c4 的 1 ")


def test_why_a_digit_stands_there() -> None:
    argument = Puzzle(HARD).why("r4c5")
    assert argument.target.startswith("r4c5=") and argument.asked == "r4c5" and not argument.mistaken
    assert len(argument) == len(argument.steps) > 0 and argument.steps[-1].place == [argument.target]
    assert qedoku.check(argument) and "<svg" in argument.svg() and "<html" in argument.html()
    assert argument.outline["answer"] and len(str(argument).splitlines()) > len(argument.outline["argument"])
    assert " | givens only" in argument.text(backward=True) and len(argument.text(proof=True)) > len(argument.text())
    assert len(argument.text(full=True)) > len(argument.text())
    assert "srcdoc" in argument._repr_html_()
    other = "r4c5=" + ("1" if argument.target[-1] != "1" else "2")
    assert Puzzle(HARD).why(other).mistaken


def test_grades_are_those_of_the_scales_asked_for() -> None:
    grade = Puzzle(HARD).grade()
    assert (grade.tier, grade.hardest, grade.er, grade.ep, grade.ed) == ("advanced", "h-wing", 7.2, 1.2, 1.2)
    assert grade.score is None and grade.effort is None and grade.steps == 75
    assert grade.techniques["skyscraper"] == 1 and json.dumps(grade.to_dict())
    other = Puzzle(HARD).grade(scales=["hodoku", "effort"])
    assert other.er is None and other.score and other.level and other.effort and other.bottlenecks
    assert Puzzle(HARD).grade("se").tier is None
    differs = ".....67.....18.2..69.3........9......712...58......61256......3..9..8.....4.9..6."
    rules = Puzzle(differs).grade(["se", "se-corrected", "se118"])
    assert (rules.er, rules.er_corrected, rules.se_corrected_hardest) == (7.2, 4.5, "unique-rectangle-3")
    assert rules.er118 is not None and rules.ep118 and rules.ed118 and rules.se118_hardest
    assert qedoku.grade_columns("se118")["er118"] is float and Puzzle(differs).solve(profile="se-corrected").outcome == "solved"


def test_puzzles_are_made_converted_and_read() -> None:
    made = qedoku.generate(3, seed=7)
    assert made == qedoku.generate(3, seed=7) and made[1:] == qedoku.generate(2, seed=7, skip=1)
    assert qedoku.generate(3) != made
    for name in ["line", "sdm", "grid", "bordered", "csv", "kaggle", "opensudoku", "p2676", "pencilmarks", "list"]:
        text = qedoku.convert("\n".join(board.givens for board in made), name)
        if name != "pencilmarks":
            assert [board.values for board in qedoku.read(text)] == [board.values for board in made], name
        assert len(qedoku.read(text)) == 3, name
    assert qedoku.convert("", "line") == ""
    turned = qedoku.generate(1, seed=7, symmetry="180")[0].givens
    assert [digit == "." for digit in turned] == [digit == "." for digit in turned[::-1]]


def test_techniques_are_listed() -> None:
    known = {technique["slug"]: technique for technique in qedoku.techniques()}
    assert known["x-wing"]["name"] == "X-Wing" and len(known) > 100


def test_a_move_has_names() -> None:
    board = Puzzle(HARD)
    named = board.name("r5c6=1")
    assert named["naming"] == "techniques" and any(found["just"] for found in named["techniques"])
    assert named["techniques"][0]["technique"] == "hidden-single-box" and named["text"].startswith("r5c6=1: ")
    false = board.name("r5c6<>1")
    assert false["naming"] == "false" and len(false["arguments"]) == 1
    with pytest.raises(ValueError):
        board.name("r5c6")
