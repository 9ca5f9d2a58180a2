"""What a first guess at the module comes to: errors in words, one list of words, orders of puzzles."""

import ast
import pathlib
import re

import pytest
import qedoku

PUZZLE = "3......2..4...98.78.5..71...1.....8.5...6....9...52.7.....96415..91.5.....6...7.."
STUBS = pathlib.Path(qedoku.__file__).parent / "_qedoku.pyi"


def test_errors_are_told_in_words_of_the_field():
    board = qedoku.Puzzle(PUZZLE)
    wrong = [
        lambda: qedoku.Puzzle(None),
        lambda: qedoku.Board(None),
        lambda: qedoku.Puzzle(5),
        lambda: qedoku.convert(None, "line"),
        lambda: qedoku.check(None),
        lambda: board.grade(5),
        lambda: board.hint(None),
        lambda: board.why(3),
        lambda: board.after(None),
        lambda: qedoku.generate(1, tier=3),
        lambda: qedoku.generate(1, difficulty="easy"),
    ]
    for call in wrong:
        with pytest.raises(TypeError) as raised:
            call()
        assert not re.search(r"pyo3|Py[A-Z]|enum|variant|extract|--[a-z]", str(raised.value)), raised.value
    with pytest.raises(TypeError, match="expected the text of a puzzle or a Puzzle, found NoneType"):
        qedoku.Board(None)


def test_no_text_names_an_option_of_the_command():
    own = [thing for name, thing in vars(qedoku).items() if not name.startswith("__")]
    members = [member for thing in own if isinstance(thing, type) for member in vars(thing).values()]
    for thing in [qedoku, *own, *members]:
        text = getattr(thing, "__doc__", None) or ""
        assert not re.search(r"(?<!-)--[a-z]", text), text


def literals():
    """The words that the stubs list, by the name of the list."""
    found = {}
    for node in ast.walk(ast.parse(STUBS.read_text())):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript):
            if getattr(node.value.value, "id", "") == "Literal":
                words = node.value.slice
                found[node.targets[0].id] = [word.value for word in getattr(words, "elts", [words])]
    return found


def refusal(call):
    with pytest.raises(ValueError) as raised:
        call()
    return str(raised.value)


def test_the_words_of_the_stubs_are_those_that_run():
    board = qedoku.Puzzle(PUZZLE)
    step = board.solve()[0]
    wrong = {
        "_Profile": lambda: board.solve(profile="?"),
        "_Tier": lambda: board.solve(up_to="?"),
        "_Lang": lambda: board.solve(lang="?"),
        "_Notation": lambda: board.solve(notation="?"),
        "_Detail": lambda: step.text(detail="?"),
        "_Wording": lambda: step.text(wording="?"),
        "_Level": lambda: board.hint("?"),
        "_Rule": lambda: qedoku.generate(1, rules="?"),
        "_HodokuLevel": lambda: qedoku.generate(1, hodoku="?"),
    }
    for name, call in wrong.items():
        said = refusal(call)
        known = re.split(r", |, and ", re.split(r"there are |expected [^:]*: ", said)[-1].split("; ")[0])
        known = [re.sub(r",? found .*$", "", word).strip("` '\".").lower() for word in known]
        assert known == literals()[name], (name, said)


def test_hints_begin_at_the_level_of_the_command():
    board = qedoku.Puzzle(PUZZLE)
    assert str(board.hint()) == str(board.hint("where"))
    assert 'level: _Level = "where"' in STUBS.read_text()


def test_puzzles_are_made_to_order():
    easy = qedoku.generate(2, seed=3, tier="simple", givens="30..36")
    assert [board.grade(scales="tier").tier for board in easy] == ["simple", "simple"]
    assert easy == qedoku.generate(2, seed=3, tier="simple", givens="30..36")
    assert all(30 <= sum(cell != "." for cell in board.givens) <= 36 for board in easy)
    [board] = qedoku.generate(1, seed=1, technique="naked-pair")
    assert "naked-pair" in board.solve().counts
    [rated] = qedoku.generate(1, seed=1, hodoku="easy", givens=26)
    assert rated.grade(scales="hodoku").level == "Easy" and sum(cell != "." for cell in rated.givens) == 26
    assert "gave up" in refusal(lambda: qedoku.generate(1, seed=1, se="9.9", tries=5))
    assert "tier" in refusal(lambda: qedoku.generate(1, tier="hard"))
    assert "skip" in refusal(lambda: qedoku.generate(1, tier="simple", skip=3))
