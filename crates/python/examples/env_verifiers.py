"""A policy that is a function, played through `verifiers` with the four tools; a model takes its place in earnest."""

from typing import Any

import qedoku
from qedoku.env.scripted import called, play


def policy(messages: list[dict[str, Any]], tools: list[str]) -> dict[str, Any]:
    """Calls the tool for the next step of the engine, one after each answer."""
    asked = next(message["content"] for message in messages if message["role"] == "user")
    board = qedoku.Puzzle("".join(asked.split("\n\n")[0].split()))
    step = board.solve(up_to="intermediate")[sum(message["role"] == "tool" for message in messages)]
    if step.place:
        return called("place", cell=step.place[0][:4], digit=int(step.place[0][-1]), technique=step.technique)
    return called("eliminate", candidates=step.eliminate, technique=step.technique)


if __name__ == "__main__":
    for trace in play(policy, {"tier": "intermediate", "count": 2, "seed": 7}):
        print(f"{trace.reward:.2f}", {name: reward.score for name, reward in trace.rewards.items()})
