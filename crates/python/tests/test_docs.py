"""The examples of the pages and of the package, run as they stand there."""

from __future__ import annotations

import doctest
import re
import runpy
from pathlib import Path

import pytest
from conftest import ROOT

import qedoku


@pytest.mark.parametrize("page", ["docs/python.md", "docs/bulk.md", "docs/training.md", "crates/python/README.md", "README.md"])
def test_the_examples_of_a_page_hold(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    blocks = re.findall(r"^```(?:python|pycon)\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    shown = "\n\n".join(block for block in blocks if block.startswith(">>> "))
    if shown:
        parsed = doctest.DocTestParser().get_doctest(shown, {"qedoku": qedoku}, page, page, 0)
        failed, tried = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(parsed)
        assert tried and not failed
    for block in blocks:
        if not block.startswith(">>> ") and "qedoku." in block and "puzzles.parquet" not in block and "# not run" not in block:
            exec(compile(block, page, "exec"), {})
    assert shown or blocks or page == "README.md"


def test_the_examples_of_the_package_hold() -> None:
    failed, tried = doctest.testmod(qedoku)
    assert tried and not failed


def test_everything_says_what_it_is() -> None:
    for name in qedoku.__all__:
        thing = getattr(qedoku, name)
        assert thing.__doc__, name
        for member, value in vars(thing).items() if isinstance(thing, type) else ():
            assert member.startswith("_") or value.__doc__, f"{name}.{member}"


def test_the_package_says_that_it_is_typed() -> None:
    assert (Path(qedoku.__file__).parent / "py.typed").exists()


def test_a_model_is_rewarded_for_steps_that_follow(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "crates/python/examples/reward.py"), run_name="__main__")
    right, wrong = capsys.readouterr().out.splitlines()
    assert right.endswith(", None)") and wrong.startswith("(3.0, ") and not wrong.endswith("None)")
