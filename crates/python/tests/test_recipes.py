"""The recipes of docs/bulk.md, each run as it stands there where its package is installed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from conftest import ROOT, module

import qedoku

PAGE = (ROOT / "docs/bulk.md").read_text(encoding="utf-8")
RECIPES = dict(re.findall(r"^### (\w+)\n+```python\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE))


def test_there_is_a_recipe_for_each() -> None:
    assert {"pandas", "polars", "DuckDB", "Ray", "Dask"} <= set(RECIPES)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", sorted(RECIPES))
def test_a_recipe_does_what_it_says(name: str, puzzles: list[str], tmp_path: Any, monkeypatch: Any) -> None:
    needs = {"DuckDB": ["duckdb", "pyarrow"], "Ray": ["ray", "pandas", "pyarrow"], "Dask": ["dask.dataframe", "pyarrow"]}
    for needed in needs.get(name, [name.lower()]):
        module(needed, name.lower())
    module("pandas")
    import pandas as pd

    monkeypatch.chdir(tmp_path)
    rows = [*puzzles[:60], None, "12"]
    pd.DataFrame({"id": range(62), "puzzle": rows}).to_parquet("puzzles.parquet")
    exec(compile(RECIPES[name], f"docs/bulk.md: {name}", "exec"), {})
    parts = sorted(tmp_path.glob("graded.parquet/*.parquet")) or [tmp_path / "graded.parquet"]
    graded = pd.concat([pd.read_parquet(part) for part in parts]).sort_values("id").reset_index(drop=True)
    columns = qedoku.grade_many(rows)
    assert list(graded["id"]) == list(range(62))
    assert [None if pd.isna(er) else er for er in graded["er"]] == columns["er"]
    assert [None if pd.isna(error) else error for error in graded["error"]] == columns["error"]
