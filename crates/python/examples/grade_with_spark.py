"""Grades a CSV or Parquet file with Spark, and writes the grades as Parquet and a summary as CSV.

    spark-submit grade_with_spark.py puzzles.csv graded --column puzzle --scales tier,se

`graded/grades` has every row and column of the file with its grade behind it, `graded/summary` a row for each tier. On a
cluster the wheel must be installed where the executors run, or be sent along: `spark-submit --archives environment.tar.gz`.
"""

from __future__ import annotations

import argparse

from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as f

import qedoku.spark


def read(spark: SparkSession, source: str, column: str) -> DataFrame:
    """A table. A text file without a header is a column of puzzles."""
    if source.rstrip("/").endswith((".parquet", ".pq")):
        return spark.read.parquet(source)
    if source.endswith(".txt"):
        return spark.read.text(source).withColumnRenamed("value", column)
    return spark.read.csv(source, header=True)


def run(spark: SparkSession, source: str, target: str, column: str, scales: str) -> None:
    """Grades a file. A part that fails with its machine is graded again elsewhere, with the same result."""
    graded = qedoku.spark.grade(read(spark, source, column), column, scales=scales)
    graded.write.mode("overwrite").parquet(f"{target}/grades")
    done = spark.read.parquet(f"{target}/grades")
    by = [name for name in ("outcome", "tier", "level") if name in done.columns]
    sums = [f.count("*").alias("puzzles")]
    sums += [f.round(f.avg(name), 2).alias(f"mean_{name}") for name in ("er", "score", "effort") if name in done.columns]
    summary = done.groupBy(*by).agg(*sums).orderBy(*by)
    summary.coalesce(1).write.mode("overwrite").csv(f"{target}/summary", header=True)
    summary.show(50, truncate=False)


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", help="a CSV with a header, a Parquet file or folder, or a text file with a puzzle a line")
    parser.add_argument("target", help="the folder that is written")
    parser.add_argument("--column", default="puzzle", help="the column of the puzzles")
    parser.add_argument("--scales", default="tier,se", help="tier, se, se-corrected, se118, hodoku, effort")
    asked = parser.parse_args()
    spark = SparkSession.builder.appName("qedoku").getOrCreate()
    run(spark, asked.source, asked.target, asked.column, asked.scales)
    spark.stop()


if __name__ == "__main__":
    main()
