"""Many puzzles at once, against the command and against one at a time."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from typing import Any

import pytest
from conftest import HARD, module

import qedoku
from qedoku import Puzzle

BAD = ["", "12", "." * 81, "33" + HARD[2:], "x" * 81, f"{HARD}\n{HARD}"]


def table(columns: dict[str, list[Any]]) -> str:
    """The table that the command writes."""
    text = io.StringIO()
    out = csv.writer(text, lineterminator="\n")
    out.writerow(["line", "id", *columns])
    for number, row in enumerate(zip(*columns.values(), strict=True), 1):
        out.writerow([number, "", *("" if value is None else value for value in row)])
    return text.getvalue()


@pytest.mark.parametrize("scales", ["tier,se", "hodoku", "effort,tier"])
def test_grades_are_those_of_the_command_byte_for_byte(
    puzzles: list[str], command: Callable[..., str], scales: str
) -> None:
    columns = qedoku.grade_many(puzzles, scales=scales)
    assert table(columns) == command("grade", "--scale", scales, "--format", "csv", text="\n".join(puzzles) + "\n")


def test_solutions_are_those_of_the_command(puzzles: list[str], command: Callable[..., str]) -> None:
    text = "\n".join(puzzles[:100]) + "\n"
    assert "\n".join(qedoku.solve_many(puzzles[:100])["grid"]) + "\n" == command("solve", "-f", "line", text=text)
    # A log says which line of its input a puzzle was; each row is a text of its own here.
    logs = qedoku.solve_many(puzzles[:20], log=True)["log"]
    for puzzle, log in zip(puzzles, logs, strict=False):
        assert log == command("solve", "-f", "ndjson", text=puzzle + "\n")


def test_the_number_of_threads_changes_nothing(puzzles: list[str]) -> None:
    rows = [*puzzles[:90], *BAD, *puzzles[90:120]]
    for many in (qedoku.grade_many, qedoku.solve_many, qedoku.steps_many):
        # To list the steps of a position takes longer than to solve it.
        rows = rows[87:98] if many is qedoku.steps_many else rows
        one = many(rows, jobs=1)
        assert all(many(rows, jobs=jobs) == one for jobs in (2, 7))
        assert all(len(column) == len(rows) for column in one.values())
        assert list(one)[-1] == "error"
        assert [bool(error) for error in one["error"]] == [row in BAD for row in rows]


SCALES = ["tier", "se", "se-corrected", "se118", "hodoku", "effort"]


def test_rows_are_what_one_at_a_time_is(puzzles: list[str]) -> None:
    columns = qedoku.grade_many(puzzles[:30], scales=SCALES)
    for at, puzzle in enumerate(puzzles[:30]):
        grade = Puzzle(puzzle).grade(scales=SCALES)
        for name in columns.keys() - {"puzzle", "scales", "techniques", "bottlenecks", "error"}:
            assert columns[name][at] == getattr(grade, name), name
        counts = [pair.rsplit(":", 1) for pair in columns["techniques"][at].split()]
        assert {name: int(count) for name, count in counts} == grade.techniques
    logs = qedoku.solve_many(puzzles[:10], log=True)
    assert logs["log"] == [Puzzle(puzzle).solve().log for puzzle in puzzles[:10]]
    listed = qedoku.steps_many(puzzles[:10], techniques=["hidden-single-box"])
    assert listed["log"] == [Puzzle(puzzle).steps("hidden-single-box").log for puzzle in puzzles[:10]]
    assert json.loads(listed["log"][0].splitlines()[-1])["steps"] == listed["steps"][0]


def test_bad_rows_stay_in_place_or_raise() -> None:
    rows = [HARD, None, float("nan"), 7, b"x", Puzzle(HARD), *BAD, "\ud800"]
    columns = qedoku.grade_many(rows)
    assert columns["tier"] == ["advanced", None, None, None, None, "advanced", *[None] * 7]
    assert columns["error"][1] == columns["error"][2] == "expected a puzzle, found nothing"
    assert columns["error"][3] == "expected a puzzle as a text, found int"
    with pytest.raises(ValueError, match="row 1: expected a puzzle, found nothing"):
        qedoku.grade_many(rows, on_error="raise", jobs=2)
    with pytest.raises(ValueError, match="on_error"):
        qedoku.grade_many([], on_error="so")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        qedoku.grade_many(HARD)
    with pytest.raises(TypeError):
        qedoku.grade_many(7)  # type: ignore[arg-type]

    def broken() -> Any:
        yield HARD
        raise OSError("the rows end here")

    with pytest.raises(OSError, match="the rows end here"):
        qedoku.grade_many(broken())


def test_the_types_of_the_columns_are_known(puzzles: list[str]) -> None:
    for scales in (None, "se", SCALES):
        types, columns = qedoku.grade_columns(scales), qedoku.grade_many([*puzzles[:20], *BAD], scales=scales)
        assert list(types) == list(columns) == list(qedoku.grade_many([], scales=scales))
        for name, kind in types.items():
            assert all(value is None or type(value) is kind for value in columns[name]), name


def test_columns_go_into_tables(puzzles: list[str]) -> None:
    columns = qedoku.grade_many([*puzzles[:20], None])
    pandas: Any = module("pandas")
    frame = pandas.DataFrame(columns)
    assert qedoku.grade_many([pandas.NA, pandas.NaT])["error"] == ["expected a puzzle, found nothing"] * 2
    assert len(frame) == 21 and frame["er"].dtype == "float64" and qedoku.grade_many(frame["puzzle"]) == columns
    polars: Any = module("polars")
    table = polars.DataFrame(columns, schema=qedoku.grade_columns())
    assert table["er"].dtype == polars.Float64 and qedoku.grade_many(table["puzzle"]) == columns
    arrow: Any = module("pyarrow")
    assert arrow.table(columns)["er"].type == arrow.float64()
    assert qedoku.grade_many(arrow.table(columns)["puzzle"]) == columns


def test_texts_are_converted_as_the_command_does(puzzles: list[str], command: Callable[..., str]) -> None:
    names = "line sdm grid bordered pencilmarks candidates library matrix csv kaggle hrm list jsonl p2676 sdk ss opensudoku"
    for name in [*names.split(), "sudokuwiki", "sudokuexchange", "sudokupad", "f-puzzles", "case"]:
        for text in (puzzles[0], "\n".join(puzzles[:3])):
            assert qedoku.convert(text, name) + "\n" == command("convert", "--to", name, text=text + "\n"), name
