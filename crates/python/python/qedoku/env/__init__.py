"""Training environments that reward what was deduced, not what happens to be right.

`pip install 'qedoku[env]'` installs what they are built on. Each is imported by itself, so that none needs the others:

- `qedoku.env.gym`: a Gymnasium environment
- `qedoku.env.dataset`: a data set in the manner of reasoning-gym
- `qedoku.env.verifier`: an environment of `verifiers` for language models

What is here needs nothing but the engine: which puzzles are made, and how a move is judged.

>>> from qedoku.env import Curriculum, Judge
>>> judge = Judge(Curriculum(tier="intermediate").puzzle(seed=7), up_to="intermediate")
>>> first = judge.board.solve(up_to="intermediate")[0]
>>> judge.judge(*first.place, *first.eliminate, technique=first.technique).kind
'follows'
>>> judge.judge(*first.place, *first.eliminate, technique="x-wing").kind
'misnamed'
"""

from .answers import Claim, Said, read_answer
from .classes import Split, class_key, split_of
from .curriculum import LEVELS, Curriculum
from .judging import Judge, Kind, Rewards, Verdict
from .scoring import Score, score_answer
from .texts import grid_rows, puzzle_text, rules_text

__all__ = [
    "LEVELS",
    "Claim",
    "Curriculum",
    "Judge",
    "Kind",
    "Rewards",
    "Said",
    "Score",
    "Split",
    "Verdict",
    "class_key",
    "grid_rows",
    "puzzle_text",
    "read_answer",
    "rules_text",
    "score_answer",
    "split_of",
]
