"""hodoku-py, a port of HoDoKu to Python, asked by `qedoku conform -- python3 adapter_hodoku.py`.

It needs `pip install hodoku-py`. Techniques that HoDoKu does not have are answered with nothing."""
import json
import sys

from hodoku.config import DEFAULT_CONFIG
from hodoku.core.grid import Grid
from hodoku.core.types import SolutionType
from hodoku.solver.step_finder import SudokuStepFinder

NAMES = {
    "pointing": "LOCKED_CANDIDATES_1", "claiming": "LOCKED_CANDIDATES_2",
    "almost-locked-pair": "", "almost-locked-triple": "", "als-chain": "ALS_XY_CHAIN",
    "naked-quad": "NAKED_QUADRUPLE", "hidden-quad": "HIDDEN_QUADRUPLE",
    **{f"unique-rectangle-{n}": f"UNIQUENESS_{n}" for n in range(1, 7)},
    **{f"hidden-single-{house}": "HIDDEN_SINGLE" for house in ("row", "column", "box")},
    "template-delete": "TEMPLATE_DEL", "cell-forcing-chain": "FORCING_CHAIN_VERITY",
    "region-forcing-chain": "FORCING_CHAIN_VERITY", "cell-forcing-net": "FORCING_NET_VERITY",
    "region-forcing-net": "FORCING_NET_VERITY", "nishio-forcing-chain": "FORCING_CHAIN_CONTRADICTION",
}


def grid_of(question):
    """The position, as the package holds it."""
    grid = Grid()
    given = zip(question["givens"], question["board"])
    grid.set_sudoku("".join(digit if digit in (given, ".") else "+" + digit for given, digit in given))
    for cell, digits in enumerate(question["candidates"].split()):
        for digit in grid.get_candidates(cell):
            if str(digit) not in digits:
                grid.del_candidate(cell, digit)
    return grid


def conclude(question):
    """All that the technique concludes."""
    name = NAMES.get(question["technique"], question["technique"].upper().replace("-", "_"))
    kind = SolutionType.__members__.get(name)
    if kind is None:
        return {}
    found = SudokuStepFinder(grid_of(question), DEFAULT_CONFIG.find_all_search).find_all(kind)
    steps = [step for step in found if step.type is kind]
    cell = lambda index: f"r{index // 9 + 1}c{index % 9 + 1}"
    place = {f"{cell(index)}={value}" for step in steps if not step.candidates_to_delete
             for index, value in zip(step.indices, step.values)}
    gone = {f"{cell(it.index)}<>{it.value}" for step in steps for it in step.candidates_to_delete}
    return {"place": sorted(place), "eliminate": sorted(gone)}


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"id": question["id"], **conclude(question)}), flush=True)
