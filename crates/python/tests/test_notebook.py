"""The notebook of the examples, run from its first cell to its last."""

from __future__ import annotations

from typing import Any

from conftest import ROOT, module


def test_the_notebook_runs() -> None:
    nbformat: Any = module("nbformat")
    nbclient: Any = module("nbclient")
    module("ipykernel")
    notebook = nbformat.read(ROOT / "crates/python/examples/first.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    drawings = [output["data"]["image/svg+xml"] for output in shown if "image/svg+xml" in output.get("data", {})]
    pages = [output["data"]["text/html"] for output in shown if "text/html" in output.get("data", {})]
    told = "".join(output.get("text", "") for output in shown)
    assert len(drawings) >= 3 and all(drawing.startswith("<svg") for drawing in drawings)
    # The last drawing is a chain: its links are drawn, which the bare board does not have.
    assert drawings[-1].count("<path") > drawings[0].count("<path")
    assert pages and "srcdoc=" in pages[0] and "Why r" in told
