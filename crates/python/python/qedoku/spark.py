"""Grades and solves a column of a Spark table, on the machines that Spark has.

Every column that is there stays; the answers stand behind it. A row that is no puzzle stays in its place, with `error`.
Each task works on one thread, for Spark runs as many tasks as there are cores. Needs pyspark 3.3 or later, and pyarrow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from . import grade_columns, grade_many, solve_many

if TYPE_CHECKING:
    import pyarrow as pa
    from pyspark.sql import DataFrame

__all__ = ["grade", "solve"]

_PREFIX = "qedoku_"
_ARROW = {str: "string", int: "int64", float: "float64"}

# A part of a batch is answered at once, so that little is held besides what Spark holds.
_PART = 1000


def _free(name: str, taken: set[str]) -> str:
    """A name that no column has: Spark does not tell upper case from lower."""
    while name.lower() in taken:
        name = _PREFIX + name
    return name


def _with(
    df: DataFrame, column: str, types: dict[str, type], answer: Callable[[list[Any]], dict[str, list[Any]]]
) -> DataFrame:
    """The table with the columns that `answer` gives for a list of puzzles."""
    from pyspark.sql.types import DoubleType, LongType, StringType, StructField, StructType

    if column not in df.columns:
        raise ValueError(f"no column is called {column!r}; there are {', '.join(df.columns)}")
    taken = {name.lower() for name in df.columns}
    names: dict[str, str] = {}
    for name in types:
        names[name] = _free(name, taken)
        taken.add(names[name].lower())
    spark = {str: StringType(), int: LongType(), float: DoubleType()}
    fields = [StructField(names[name], spark[kind], True) for name, kind in types.items()]
    schema = StructType([*df.schema.fields, *fields])
    at = df.columns.index(column)

    def batches(rows: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        import pyarrow as pa

        for whole in rows:
            for start in range(0, whole.num_rows, _PART):
                batch = whole.slice(start, _PART)
                answers = answer(batch.column(at).to_pylist())
                own = [pa.array(answers[name], type=_ARROW[kind]) for name, kind in types.items()]
                yield pa.RecordBatch.from_arrays(
                    [*batch.columns, *own], names=[*batch.schema.names, *names.values()]
                )

    return df.mapInArrow(batches, schema)


def grade(
    df: DataFrame,
    column: str = "puzzle",
    *,
    scales: str | Sequence[str] | None = None,
    uniqueness: bool = True,
) -> DataFrame:
    """The table with a grade behind each row: the columns of `qedoku.grade_many`.

    A name that is taken gets a prefix: beside a column `puzzle` stands `qedoku_puzzle`.
    """

    def answer(puzzles: list[Any]) -> dict[str, list[Any]]:
        return grade_many(puzzles, jobs=1, scales=scales, uniqueness=uniqueness)

    return _with(df, column, grade_columns(scales), answer)


def solve(df: DataFrame, column: str = "puzzle", *, log: bool = False, uniqueness: bool = True) -> DataFrame:
    """The table with a solution behind each row: the columns of `qedoku.solve_many`, with `log` the steps as well."""
    types: dict[str, type] = {"puzzle": str, "outcome": str, "solution": str, "grid": str}
    if log:
        types |= {"steps": int, "hardest": str, "log": str}
    types["error"] = str

    def answer(puzzles: list[Any]) -> dict[str, list[Any]]:
        return solve_many(puzzles, jobs=1, log=log, uniqueness=uniqueness)

    return _with(df, column, types, answer)
