"""Steps a second of the three environments, in one process and in two."""

import multiprocessing
import sys
import time

import gymnasium
import numpy as np

import qedoku.env.gym  # noqa: F401


def rate(level: str, processes: int, seconds: float = 3) -> float:
    """Steps a second of an agent that draws a move that changes something."""
    asked = {"curriculum": level, "arguments": False, "disable_env_checker": True}
    envs = gymnasium.make_vec("qedoku.env.gym:qedoku/Steps-v0", processes, "async", **asked)
    draw = np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    start, steps = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        open_moves = [np.flatnonzero(each.reshape(-1)) for each in seen["candidates"]]
        actions = [seen["candidates"][0].size + int(draw.choice(each)) if len(each) else 0 for each in open_moves]
        seen, *_ = envs.step(np.array(actions))
        steps += processes
    elapsed = time.perf_counter() - start
    envs.close()
    return steps / elapsed


def scored(seed: int, seconds: float = 3) -> float:
    """Steps a second of proofs that the data set scores."""
    from qedoku.env.dataset import SudokuStepsConfig, SudokuStepsDataset

    items = SudokuStepsDataset(SudokuStepsConfig(tier="intermediate", seed=seed, size=8))
    proofs = [(items[at], items[at]["answer"]) for at in range(8)]
    start, steps = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        for item, proof in proofs:
            assert items.score_answer(proof, item) > 0.99
            steps += proof.count("<step ")
    return steps / (time.perf_counter() - start)


def played(seed: int) -> float:
    """Calls of tools a second by a scripted policy of `verifiers`, its servers started and stopped along."""
    from env_verifiers import policy

    from qedoku.env.scripted import play

    calls = 0

    def counted(messages, tools):
        nonlocal calls
        calls += 1
        return policy(messages, tools)

    start = time.perf_counter()
    assert all(trace.reward > 0.99 for trace in play(counted, {"tier": "intermediate", "count": 4, "seed": seed}))
    return calls / (time.perf_counter() - start)


def together(work, processes: int) -> float:
    """The sum of what processes do at the same time."""
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        return sum(pool.map(work, range(1, processes + 1)))


if __name__ == "__main__":
    asked = sys.argv[1:]
    for name, work in (("data set", scored), ("verifiers", played)):
        if not asked:
            print(name, *(f"{together(work, processes):.0f}" for processes in (1, 2)))
    for level in asked or ["singles", "subsets", "patterns", "small", "killer"]:
        print(level, *(f"{rate(level, processes):.0f}" for processes in (1, 2)))
