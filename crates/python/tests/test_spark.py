"""Grades of Spark tables, in a cluster of two executors, of which one may end in the middle."""

from __future__ import annotations

import os
import shutil
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import HARD, module, skip

import qedoku

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def spark() -> Iterator[Any]:
    module("pyarrow")
    module("pyspark")
    if shutil.which("java") is None and not os.environ.get("JAVA_HOME"):
        skip("spark", "java is not installed")
    from pyspark.sql import SparkSession

    os.environ["PYSPARK_PYTHON"] = sys.executable
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    session = (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.executor.memory", "1g")
        .config("spark.ui.enabled", "false")
        .config("spark.task.maxFailures", "8")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "500")
        .appName("qedoku")
        .getOrCreate()
    )
    session.sparkContext.setLogLevel("OFF")
    yield session
    session.stop()


def rows_of(df: Any) -> list[dict[str, Any]]:
    return sorted((row.asDict() for row in df.collect()), key=lambda row: int(row["id"]))


def test_grades_of_a_table_stand_beside_its_columns(spark: Any, puzzles: list[str]) -> None:
    from qedoku import spark as qs

    texts = [*puzzles, None, "12", HARD]
    data = [(at, text, float(at)) for at, text in enumerate(texts)]
    df = spark.createDataFrame(data, "id bigint, puzzle string, level double").repartition(4)
    graded = qs.grade(df, scales="tier,hodoku")
    assert graded.columns[:3] == ["id", "puzzle", "level"]
    assert {"qedoku_puzzle", "qedoku_level", "tier", "score", "error"} <= set(graded.columns)
    rows, columns = rows_of(graded), qedoku.grade_many(texts, scales="tier,hodoku")
    assert [row["puzzle"] for row in rows] == texts and [row["level"] for row in rows] == [row[2] for row in data]
    for name, values in columns.items():
        there = f"qedoku_{name}" if name in ("puzzle", "level") else name
        assert [row[there] for row in rows] == values, name
    with pytest.raises(ValueError, match="no column is called 'grid'; there are id, puzzle, level"):
        qs.grade(df, column="grid")


def test_a_table_is_solved(spark: Any, puzzles: list[str]) -> None:
    from qedoku import spark as qs

    df = spark.createDataFrame([(at, text) for at, text in enumerate([*puzzles[:20], "12"])], "id bigint, grid string")
    rows, columns = rows_of(qs.solve(df, column="grid", log=True)), qedoku.solve_many([*puzzles[:20], "12"], log=True)
    for name, values in columns.items():
        assert [row[f"qedoku_{name}" if name == "grid" else name] for row in rows] == values, name


def executors() -> list[int]:
    """The processes of executors that this session started."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            words = (entry / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if b"org.apache.spark.executor.CoarseGrainedExecutorBackend" in words and str(os.getpid()) in ancestors(entry.name):
            found.append(int(entry.name))
    return found


def ancestors(process: str) -> list[str]:
    """The processes above one."""
    above = []
    while process not in ("0", "1"):
        try:
            process = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[1]
        except OSError:
            break
        above.append(process)
    return above


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are found in /proc")
def test_an_executor_that_is_killed_costs_no_row(spark: Any, puzzles: list[str]) -> None:
    from qedoku import spark as qs

    texts = puzzles * 25
    df = spark.createDataFrame(list(enumerate(texts)), "id bigint, puzzle string").repartition(16)
    killed: list[int] = []

    def kill() -> None:
        tracker = spark.sparkContext.statusTracker()
        for _ in range(1000):
            time.sleep(0.05)
            stages = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
            if any(stage and stage.numCompletedTasks >= 2 and stage.numActiveTasks and stage.numTasks == 16 for stage in stages):
                break
        else:
            return
        for process in executors()[:1]:
            os.kill(process, 9)
            killed.append(process)

    thread = threading.Thread(target=kill)
    thread.start()
    rows = rows_of(qs.grade(df))
    thread.join()
    assert killed, "no executor was found in the middle of the work"
    columns = qedoku.grade_many(puzzles)
    assert [row["id"] for row in rows] == list(range(len(texts)))
    assert [row["er"] for row in rows] == columns["er"] * 25
    assert [row["techniques"] for row in rows] == columns["techniques"] * 25


def test_the_example_grades_a_file(spark: Any, puzzles: list[str], tmp_path: Path) -> None:
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "examples"))
    import grade_with_spark

    source = tmp_path / "puzzles.csv"
    source.write_text("name,puzzle\n" + "".join(f"{at},{text}\n" for at, text in enumerate([*puzzles[:50], "12"])))
    grade_with_spark.run(spark, str(source), str(tmp_path / "out"), "puzzle", "tier,se")
    graded = spark.read.parquet(str(tmp_path / "out" / "grades"))
    assert graded.count() == 51 and graded.where("error is not null").count() == 1
    assert [row.asDict()["name"] for row in graded.where("error is not null").collect()] == ["50"]
    summary = [row.asDict() for row in spark.read.csv(str(tmp_path / "out" / "summary"), header=True).collect()]
    assert sum(int(row["puzzles"]) for row in summary) == 51
