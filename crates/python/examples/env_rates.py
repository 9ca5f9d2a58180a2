"""Steps a second of the Gymnasium environment, in one process and in two."""

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


if __name__ == "__main__":
    for level in sys.argv[1:] or ["singles", "subsets", "patterns", "small", "killer"]:
        print(level, *(f"{rate(level, processes):.0f}" for processes in (1, 2)))
