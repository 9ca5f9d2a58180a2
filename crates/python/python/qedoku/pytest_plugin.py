"""What pytest loads where qedoku is installed: the marker ``qedoku_cases``."""

from __future__ import annotations

import pytest

MARKER = "qedoku_cases"


def pytest_configure(config: pytest.Config) -> None:
    """Makes the marker known."""
    config.addinivalue_line(
        "markers",
        f"{MARKER}(*techniques, path=None, any_rules=False): "
        "runs the test, which takes `case`, for each case of these techniques",
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs a marked test for each case."""
    marker = metafunc.definition.get_closest_marker(MARKER)
    if marker is not None:
        from .testing import cases

        found = cases(*marker.args, **marker.kwargs)
        metafunc.parametrize("case", found, ids=[case.path for case in found])
