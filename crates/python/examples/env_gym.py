"""An agent that deduces and one that copies the solution, in the Gymnasium environment."""

import gymnasium

env = gymnasium.make("qedoku.env.gym:qedoku/Steps-v0", curriculum="singles", named=True).unwrapped


def play(name: str, next_move) -> None:  # type: ignore[no-untyped-def]
    """Plays one puzzle and prints the mean reward."""
    env.reset(seed=7)
    info, over = {}, False
    while not over:
        _, _, over, _, info = env.step(env.action(*next_move(env.judge)))
    print(f"{name}: {info['score']:.2f} a step, the last one: {info['argument']}")


def deduce(judge):  # type: ignore[no-untyped-def]
    """The easiest step, with its technique."""
    step = judge.board.steps(up_to="simple")[0]
    return step.place[0], step.technique


def copy(judge):  # type: ignore[no-untyped-def]
    """The first blank cell, out of the solution, as if it were the last of its house."""
    at = judge.board.values.index(".")
    return f"r{at // 9 + 1}c{at % 9 + 1}={judge.solution[at]}", "full-house"


if __name__ == "__main__":
    play("deduced", deduce)
    play("copied", copy)
