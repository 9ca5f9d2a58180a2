"""What the tests share: puzzles, the command, and how a test is skipped so that it is seen."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import qedoku

pytest_plugins = ["pytester"]

ROOT = Path(__file__).resolve().parents[3]
REQUIRED = {"pandas", "pyarrow", "nbformat", "nbclient", "ipykernel"}
HARD = "3......2..4...98.78.5..71...1.....8.5...6....9...52.7.....96415..91.5.....6...7.."
EASY = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4"


def skip(name: str, why: str) -> None:
    """Skips a test with a line that the script of the whole repeats at its end."""
    if path := os.environ.get("QEDOKU_SKIPS"):
        with open(path, "a", encoding="utf-8") as skips:
            print(f"{name}: {why}", file=skips)
    pytest.skip(f"{name}: {why}", allow_module_level=True)


def module(name: str, package: str | None = None) -> object:
    """A module that may not be there."""
    try:
        return __import__(name)
    except ImportError as error:
        skip("wheel" if name in REQUIRED else package or name, f"{name} cannot be imported: {error}")
        raise AssertionError from error


@pytest.fixture(scope="session")
def puzzles() -> list[str]:
    """Puzzles that are made anew."""
    return [board.givens for board in qedoku.generate(400, seed=41)]


def built() -> str:
    """The command, if it was built."""
    known = [os.environ.get("QEDOKU"), ROOT / "target/release/qedoku", ROOT / "target/debug/qedoku"]
    found = next((Path(path) for path in known if path and Path(path).exists()), None)
    if found is None:
        skip("wheel", "target/release/qedoku and target/debug/qedoku are not built")
    return str(found)


@pytest.fixture(scope="session")
def command() -> Callable[..., str]:
    """Runs the command."""
    program = built()

    def run(*words: str, text: str) -> str:
        done = subprocess.run(
            [program, *words], input=text, capture_output=True, text=True, encoding="utf-8", check=False, timeout=300
        )
        assert done.returncode in (0, 1, 2, 3), done.stderr
        return done.stdout

    return run
