"""An environment of `verifiers` for language models: puzzles, four tools or written steps, and a rubric.

Its id is `qedoku_env`, the module that exports it: `eval qedoku_env --env.taskset.tier intermediate`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Literal

import qedoku

from .answers import Said, json_form, read_answer, xml_form
from .curriculum import Curriculum
from .judging import Judge, Kind, Verdict
from .scoring import DEDUCED, HONEST, SOLVED, Score, score_steps
from .texts import grid_rows, puzzle_text, rules_text

try:
    import verifiers.v1 as vf
    from pydantic import BaseModel
except ImportError as error:
    raise ImportError(f"qedoku.env.verifier needs verifiers: pip install 'qedoku[env]' ({error})") from error

ID = "qedoku_env"
MOST = 729
TOOLS_FORM = """Use the tools: candidates shows the position, place and eliminate make a move and take the technique \
that gives it, explain tells the shortest argument (what was told earns nothing more). Go on until every cell has its \
digit."""
SYSTEM = """You solve sudokus by deduction. Each move must follow at once from the position by the technique that you \
name. A digit that is right but not proved earns nothing."""


class Judged(BaseModel):
    """A move as it was judged."""

    kind: str
    moves: list[str]
    technique: str | None = None


class StepsState(vf.State):
    """What was said so far, and what was told."""

    judged: list[Judged] = []
    entries: list[str] = []
    told: list[str] = []
    solution: str | None = None


class StepsTaskConfig(vf.TaskConfig):
    """How a model answers."""

    answers: Literal["tools", "xml", "json"] = "tools"
    max_turns: int = 40


class StepsTaskData(vf.TaskData):
    """A puzzle, and the techniques that count."""

    puzzle: str
    up_to: Literal["simple", "intermediate", "advanced"]
    techniques: list[str] = []


class StepsTasksetConfig(vf.TasksetConfig):
    """What is asked of the puzzles, as `Curriculum` has it, and which part of them is used."""

    tier: Literal["simple", "intermediate", "advanced"] | None = None
    technique: str | None = None
    se: str | None = None
    effort: str | None = None
    givens: str | None = None
    rules: str = ""
    size: int | None = None
    seed: int = 0
    count: int = 100
    split: Literal["train", "valid", "test"] = "train"
    task: StepsTaskConfig = StepsTaskConfig()


def judge_at(data: StepsTaskData, state: StepsState) -> Judge:
    """Who judges the next move."""
    judge = Judge(data.puzzle, up_to=data.up_to, techniques=tuple(data.techniques), named=True)
    judge.board = judge.board.after(*state.entries)
    judge.told = set(state.told)
    return judge


def keep(state: StepsState, judge: Judge, verdict: Verdict, technique: str | None) -> None:
    """Writes a verdict into the state."""
    state.judged.append(Judged(kind=verdict.kind, moves=list(verdict.moves), technique=technique))
    if verdict.true and verdict.kind != "idle":
        state.entries.extend(verdict.moves)
    state.told = sorted(judge.told)


def score_of(data: StepsTaskData, state: StepsState) -> Score:
    """The score of all that was said."""
    start = qedoku.Puzzle(data.puzzle)
    kinds: list[Kind] = [one.kind for one in state.judged]  # type: ignore[misc]
    verdicts = [Verdict(kind, 0.0, tuple(one.moves)) for kind, one in zip(kinds, state.judged, strict=True)]
    said = state.solution
    solved = said == start.search() if said is not None else start.after(*state.entries).full
    return score_steps(start, verdicts, solved)


def prompt_of(board: qedoku.Puzzle, answers: str) -> str:
    """What a model is asked: the grid, what holds in it, and how it answers."""
    forms = {"tools": TOOLS_FORM, "xml": xml_form(board.size), "json": json_form(board.size)}
    return "\n\n".join(part for part in (grid_rows(board), rules_text(board), forms[answers]) if part)


def reply(verdict: Verdict) -> str:
    """What is said of a move. It never tells whether a technique that was not named gives it."""
    why = f": {verdict.reason}" if verdict.reason else ""
    return f"{' '.join(verdict.moves) or 'the step'}: {verdict.kind}{why}"


class StepsTools(vf.Toolset[vf.ToolsetConfig, StepsState]):
    """The position, and the moves that are made in it."""

    TOOL_PREFIX = None

    def __init__(self, config: vf.ToolsetConfig) -> None:
        super().__init__(config)
        self.data: StepsTaskData | None = None

    async def setup_task(self, task: Any) -> None:
        """Keeps the puzzle."""
        self.data = task

    @vf.tool
    def candidates(self) -> str:
        """The position: the digits with a dot for a blank, and those that each open cell may still hold."""
        board = self._judge().board
        return "\n".join([board.values, *(f"{cell}: {digits}" for cell, digits in board.candidates.items())])

    @vf.tool
    def place(self, cell: str, digit: int, technique: str) -> str:
        """Places a digit in a cell such as r4c5, by the technique that gives it."""
        return self._play([f"{cell}={digit}"], technique)

    @vf.tool
    def eliminate(self, candidates: list[str], technique: str) -> str:
        """Removes all candidates that one step removes, such as r4c5<>7, by the technique that gives it."""
        return self._play(candidates, technique)

    @vf.tool
    def explain(self, move: str) -> str:
        """The shortest argument for a move such as r4c5=7 or r4c5<>7, or against it. It earns nothing more then."""
        judge = self._judge()
        told = judge.explain(move)
        self.state.told = sorted(judge.told)
        return told

    def _judge(self) -> Judge:
        if self.data is None:
            raise RuntimeError("no task")
        return judge_at(self.data, self.state)

    def _play(self, moves: list[str], technique: str) -> str:
        judge = self._judge()
        verdict = judge.play(*moves[:MOST], technique=technique)
        keep(self.state, judge, verdict, technique)
        return reply(verdict) + ("; solved" if judge.solved else "")


class StepsTask(vf.Task[StepsTaskData, StepsState, StepsTaskConfig]):
    """One puzzle, and what an answer to it earns."""

    @classmethod
    def toolsets(cls, config: StepsTaskConfig) -> list[vf.Toolset]:
        """The tools, unless steps are written."""
        return [StepsTools(vf.ToolsetConfig())] if config.answers == "tools" else []

    @vf.stop
    async def full(self, trace: vf.Trace) -> bool:
        """Whether every cell has its digit."""
        return qedoku.Puzzle(self.data.puzzle).after(*trace.state.entries).full

    @vf.reward(weight=DEDUCED)
    async def deduced(self, trace: vf.Trace) -> float:
        """The part of the digits that were proved, times the part of the steps that follow."""
        return score_of(self.data, trace.state).deduced

    @vf.reward(weight=SOLVED)
    async def solved(self, trace: vf.Trace) -> float:
        """Whether the solution is right."""
        return score_of(self.data, trace.state).solved

    @vf.reward(weight=HONEST)
    async def honest(self, trace: vf.Trace) -> float:
        """The part of the digits that were proved, times the part of the named techniques that are the ones."""
        return score_of(self.data, trace.state).honest

    @vf.metric
    async def told(self, trace: vf.Trace) -> float:
        """How many arguments were asked for."""
        return float(len(trace.state.told))


class StepsTaskset(vf.Taskset[StepsTask, StepsTasksetConfig]):
    """Puzzles of one part; no image of one is in another part, and none is there twice."""

    def load(self) -> Iterator[StepsTask]:
        """Makes the puzzles, the same for the same seed."""
        config = self.config
        curriculum = Curriculum(
            tier=config.tier,
            technique=config.technique,
            se=config.se,
            effort=config.effort,
            givens=config.givens,
            rules=config.rules,
            size=config.size,
        )
        for board in islice(curriculum.puzzles(config.seed, config.split), config.count):
            puzzle = puzzle_text(board)
            yield StepsTask(
                StepsTaskData(
                    name=puzzle,
                    prompt=prompt_of(board, config.task.answers),
                    system_prompt=SYSTEM,
                    puzzle=puzzle,
                    up_to=curriculum.rewarded,
                    techniques=list(curriculum.only_techniques),
                ),
                config.task,
            )


class StepsEnvConfig(vf.EnvConfig):
    """Who plays: a loop of chat and tools, in a process of this machine."""

    agent: vf.AgentConfig = vf.AgentConfig(harness={"id": "null"}, runtime=vf.SubprocessConfig())


class StepsVerifier(vf.Env[StepsEnvConfig]):
    """A model with tools plays by itself; one that writes its steps is answered after each of its messages."""

    async def run(self, task: StepsTask, agents: vf.Agents) -> None:
        """One puzzle."""
        if task.config.answers == "tools":
            await agents.agent.run(task)
            return
        async with agents.agent.interaction(task) as interaction:
            segment = await interaction.turn()
            for turn in range(task.config.max_turns):
                if segment.terminated:
                    return
                state = interaction.trace.state
                said = answer_to(task.data, state, read_answer(segment.last_reply))
                over = state.solution is not None or judge_at(task.data, state).solved
                if over or turn + 1 == task.config.max_turns:
                    return
                segment = await interaction.turn(said)


def answer_to(data: StepsTaskData, state: StepsState, said: Said) -> str:
    """Judges what a message says, and tells what to think of it."""
    if said.problem is not None:
        state.judged.append(Judged(kind="unreadable", moves=[]))
        return said.problem
    judge, lines = judge_at(data, state), []
    for claim in said.claims:
        verdict = judge.play(*claim.moves, technique=claim.technique, step=claim.step)
        keep(state, judge, verdict, claim.technique)
        lines.append(reply(verdict))
    if said.solution is not None:
        state.solution = said.solution
    return "\n".join([*lines, judge.board.values])


# A server of tools is started as a module.
if __name__ == "__main__":
    StepsTools.run()
