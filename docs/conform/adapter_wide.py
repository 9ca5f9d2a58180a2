"""Subsets and fish by their widest definition, asked by `qedoku conform --technique ... -- python3 adapter_wide.py`.

A subset may have a single or a smaller subset in it, and a fish a line with one place or a smaller fish."""
import json
import sys
from itertools import combinations

ROWS = [[9 * row + column for column in range(9)] for row in range(9)]
COLUMNS = [[9 * row + column for row in range(9)] for column in range(9)]
BOXES = [[27 * (box // 3) + 3 * (box % 3) + 9 * (i // 3) + i % 3 for i in range(9)] for box in range(9)]
SUBSETS = {"pair": 2, "triple": 3, "quad": 4}
FISH = {"x-wing": 2, "swordfish": 3, "jellyfish": 4}


def naked(size, cells, left):
    """As many cells of a house as they have digits: these go from the rest of it."""
    for chosen in combinations(cells, size):
        digits = set().union(*(left[cell] for cell in chosen))
        if len(digits) == size:
            yield from ((cell, digit) for cell in cells if cell not in chosen for digit in left[cell] & digits)


def hidden(size, cells, left):
    """As many digits of a house as they have places: all others go from these."""
    open_digits = sorted(set().union(*(left[cell] for cell in cells)))
    for digits in combinations(open_digits, size):
        places = [cell for cell in cells if left[cell] & set(digits)]
        if len(places) == size:
            yield from ((cell, digit) for cell in places for digit in left[cell] - set(digits))


def fish(size, digit, base, cover, left):
    """As many lines as lines across have all their places: the digit goes from the rest of those across."""
    places = lambda line: {cell for cell in line if digit in left[cell]}
    for lines in combinations([line for line in base if places(line)], size):
        inside = set().union(*map(places, lines))
        across = [line for line in cover if places(line) & inside]
        if len(across) == size:
            yield from ((cell, digit) for line in across for cell in places(line) - inside)


def conclude(question):
    """All that the technique concludes."""
    words = question["candidates"].split()
    is_open = [cell for cell in range(81) if question["board"][cell] == "."]
    left = [{int(digit) for digit in words[cell] if digit != "-"} if cell in is_open else set() for cell in range(81)]
    kind, _, size = question["technique"].partition("-")
    gone = set()
    if kind in ("naked", "hidden") and size in SUBSETS:
        for house in ROWS + COLUMNS + BOXES:
            cells = [cell for cell in house if cell in is_open]
            gone |= set((naked if kind == "naked" else hidden)(SUBSETS[size], cells, left))
    elif question["technique"] in FISH:
        for digit in range(1, 10):
            for base, cover in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
                gone |= set(fish(FISH[question["technique"]], digit, base, cover, left))
    return {"eliminate": [f"r{cell // 9 + 1}c{cell % 9 + 1}<>{digit}" for cell, digit in sorted(gone)]}


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"id": question["id"], **conclude(question)}), flush=True)
