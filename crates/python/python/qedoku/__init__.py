"""Sudoku solved the way a careful person does: every step with its reason, hints, grades, and a checker.

>>> import qedoku
>>> board = qedoku.Puzzle("3......2..4...98.78.5..71...1.....8.5...6....9...52.7.....96415..91.5.....6...7..")
>>> trace = board.solve()
>>> trace.outcome, len(trace), trace.hardest
('solved', 75, 'h-wing')
>>> print(trace[0].text())
Hidden Single in a Box: box 5 needs a 1. r4c456 see the 1 at r4c2 (row 4), and r56c4 see the 1 at r8c4 (column 4). Only r5c6 is left, so r5c6 is 1.
>>> bool(qedoku.check(trace))
True

What cannot be answered raises ``ValueError`` with a message that says where, and what was expected.
"""

from ._qedoku import (
    VERSION,
    Answer,
    Checked,
    Grade,
    Hint,
    Proof,
    Puzzle,
    Step,
    StepCheck,
    Steps,
    Trace,
    check,
    check_step,
    convert,
    generate,
    grade_columns,
    grade_many,
    prove,
    read,
    solve_many,
    steps_many,
    techniques,
)

# The old names, for one version.
Argument = Answer
Board = Puzzle

__version__ = VERSION
__all__ = [
    "Answer",
    "Argument",
    "Board",
    "Checked",
    "Grade",
    "Hint",
    "Proof",
    "Puzzle",
    "Step",
    "StepCheck",
    "Steps",
    "Trace",
    "check",
    "check_step",
    "convert",
    "generate",
    "grade_columns",
    "grade_many",
    "prove",
    "read",
    "solve_many",
    "steps_many",
    "techniques",
]
