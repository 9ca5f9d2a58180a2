"""A solver of naked and hidden singles, asked by `qedoku conform -- python3 adapter.py`.

Take `conclude` out, and put your own solver there."""
import json
import sys


def houses():
    for n in range(9):
        yield [9 * n + c for c in range(9)]
        yield [9 * r + n for r in range(9)]
        yield [9 * (n // 3 * 3 + k // 3) + n % 3 * 3 + k % 3 for k in range(9)]


def conclude(technique, board, candidates):
    """The placements (cell, digit) and eliminations that the technique allows; cells count from 0, row by row."""
    single = [(cell, digits) for cell, digits in enumerate(candidates) if board[cell] == "." and len(digits) == 1]
    hidden = [(places[0], digit) for house in houses() for digit in "123456789" if digit not in {board[c] for c in house}
              for places in [[c for c in house if board[c] == "." and digit in candidates[c]]] if len(places) == 1]
    found = {"naked-single": single, "any": single or hidden}.get(technique, [])
    return found, []


for line in sys.stdin:
    question = json.loads(line)
    name = lambda cell, sign, digit: f"r{cell // 9 + 1}c{cell % 9 + 1}{sign}{digit}"
    placed, eliminated = conclude(question["technique"], question["board"], question["candidates"].split())
    answer = {"id": question["id"], "place": [name(c, "=", d) for c, d in placed],
              "eliminate": [name(c, "<>", d) for c, d in eliminated]}
    print(json.dumps(answer), flush=True)
