"""The Gymnasium environment: its checker, seeds, vectors, and agents that deduce or cheat."""

from __future__ import annotations

import runpy
import warnings
from typing import Any

import pytest
from conftest import ROOT, module

import qedoku
from qedoku.env import Curriculum, Rewards

gymnasium: Any = module("gymnasium")

from qedoku.env.gym import ACTIONS, StepsEnv, action_of, move_of  # noqa: E402


def played(env: Any, seed: int, policy: Any) -> tuple[float, list[str], bool]:
    """The mean reward of a policy on one puzzle, its verdicts, and whether it came to the end."""
    env.reset(seed=seed)
    kinds, rewards, over, late = [], [], False, False
    for move, technique in policy(env.judge.board):
        _, reward, over, late, info = env.step(env.action(move, technique))
        rewards.append(float(reward))
        kinds.append(info["verdict"])
        if over or late:
            break
    return sum(rewards) / len(rewards), kinds, over


def deduces(board: qedoku.Puzzle) -> Any:
    while not board.full:
        # One that gives a single move, so that an action says all of it.
        step = next(step for step in board.steps(up_to="simple"))
        yield step.place[0], step.technique
        board = board.after(*step.place)


def copies(board: qedoku.Puzzle) -> Any:
    size = board.size
    for at, digit in enumerate(board.search()):
        if board.values[at] == ".":
            yield f"r{at // size + 1}c{at % size + 1}={digit}", "full-house"


def deduces_one_by_one(board: qedoku.Puzzle) -> Any:
    """Every move of the solution by steps, each move by itself, with the technique that gives it there."""
    for step in board.solve(up_to="intermediate"):
        for move in (*step.place, *step.eliminate):
            if "<>" in move and move[-1] not in board.candidates.get(move[:4], ""):
                continue
            yield move, board.steps(giving=move, first=True, up_to="intermediate")[0].technique
            board = board.after(move)


def guesses(board: qedoku.Puzzle) -> Any:
    return ((move, None) for move, _ in copies(board))


@pytest.mark.parametrize("named", [False, True])
@pytest.mark.parametrize("level", ["subsets", "small", "killer", "regions"])
def test_the_checker_of_gymnasium_is_content(level: str, named: bool) -> None:
    from gymnasium.utils.env_checker import check_env

    curriculum: Any = Curriculum(rules="jigsaw", size=6) if level == "regions" else level
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        asked = {"curriculum": curriculum, "named": named, "render_mode": "ansi"}
        check_env(gymnasium.make("qedoku/Steps-v0", **asked).unwrapped)


@pytest.mark.parametrize(("level", "size"), [("small", 6), ("killer", 9)])
def test_spaces_follow_the_size_and_the_rules(level: str, size: int) -> None:
    env = StepsEnv(level, named=True, arguments=False, max_steps=1000)
    observation, info = env.reset(seed=2)
    assert env.observation_space.contains(observation) and env.action_space.nvec[0] == 2 * size**3
    assert observation["candidates"].shape == (size, size, size) and len(info["position"]) == size**2
    assert [action_of(move_of(at, size), size) for at in range(2 * size**3)] == list(range(2 * size**3))
    assert ("cages" in observation) == (level == "killer") and '"size": ' in info["rules"]
    if level == "killer":
        assert observation["cages"].min() >= 1
        cages = {int(number): int(total) for number, total in zip(observation["cages"].flat, observation["sums"].flat)}
        assert sum(cages.values()) == 9 * 45
    mean, kinds, over = played(env, 2, deduces_one_by_one)
    assert over and set(kinds) == {"follows"} and mean == 1
    mean, kinds, over = played(env, 2, copies)
    assert over and mean < 0.5 and "misnamed" in kinds
    with pytest.raises(ValueError, match=f"expected a puzzle with {size} rows, found one with 4"):
        env.reset(options={"puzzle": qedoku.generate(1, seed=1, size=4)[0]})


def test_puzzles_of_ones_own_say_what_is_observed() -> None:
    killers = [board.write("f-puzzles") for board in qedoku.generate(2, seed=3, rules="killer", size=6)]
    env = StepsEnv(puzzles=killers, arguments=False)
    assert env.observation_space.contains(env.reset(seed=1)[0]) and "sums" in env.observation_space.spaces
    with pytest.raises(ValueError, match="puzzles have different sizes"):
        StepsEnv(puzzles=[killers[0], qedoku.generate(1, seed=1)[0].givens])


def test_actions_are_moves() -> None:
    assert [action_of(move_of(action)) for action in range(ACTIONS)] == list(range(ACTIONS))
    assert move_of(0) == "r1c1=1" and move_of(ACTIONS - 1) == "r9c9<>9"


def test_who_deduces_gets_the_most() -> None:
    env = StepsEnv("singles", named=True)
    for seed in range(3):
        mean, kinds, over = played(env, seed, deduces)
        assert mean == 1 and set(kinds) == {"follows"} and over and env.judge is not None and env.judge.solved


def test_who_cheats_does_not() -> None:
    env = StepsEnv("singles", named=True, arguments=False)
    for seed in range(3):
        mean, kinds, over = played(env, seed, copies)
        assert over and mean < 0.5 and "misnamed" in kinds
        mean, kinds, over = played(env, seed, guesses)
        assert over and mean == pytest.approx(0.1) and set(kinds) <= {"unnamed", "guess"}


def test_a_false_move_costs_and_changes_nothing() -> None:
    env = StepsEnv("singles", rewards=Rewards(false=-2), stop_when_false=True)
    before, _ = env.reset(seed=3)
    assert env.judge is not None
    at = env.judge.board.values.index(".")
    wrong = next(digit for digit in "123456789" if digit != env.judge.solution[at])
    after, reward, over, late, info = env.step(action_of(f"r{at // 9 + 1}c{at % 9 + 1}={wrong}"))
    assert (reward, over, late, info["verdict"]) == (-2, True, False, "false")
    assert info["argument"] and all((before[name] == after[name]).all() for name in before)


def test_the_same_seed_gives_the_same_episode() -> None:
    one, two = StepsEnv("subsets"), StepsEnv("subsets")
    assert one.reset(seed=9)[1]["position"] == two.reset(seed=9)[1]["position"]
    assert one.reset()[1]["position"] == two.reset()[1]["position"] != one.reset(seed=9)[1]["position"]
    puzzle = qedoku.generate(1, seed=1)[0].givens
    assert one.reset(options={"puzzle": puzzle})[1]["position"] == puzzle
    assert StepsEnv(puzzles=[puzzle]).reset(seed=2)[1]["position"] == puzzle


def test_the_mask_has_what_changes_something() -> None:
    env = StepsEnv("subsets", arguments=False)
    env.reset(seed=1)
    mask = env.action_mask()
    assert env.judge is not None
    for action in range(0, ACTIONS, 7):
        assert mask[action] == (env.judge.judge(move_of(action)).kind != "idle") or not mask[action]


def test_episodes_are_cut_off() -> None:
    env = StepsEnv("subsets", max_steps=2, arguments=False)
    env.reset(seed=1)
    assert env.step(0)[3] is False and env.step(0)[3] is True


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_many_at_once(mode: str) -> None:
    envs = gymnasium.make_vec(
        "qedoku.env.gym:qedoku/Steps-v0", num_envs=3, vectorization_mode=mode, curriculum="singles", arguments=False
    )
    observation, info = envs.reset(seed=5)
    assert observation["board"].shape == (3, 9, 9) and len(set(info["position"])) == 3
    alone = StepsEnv("singles").reset(seed=6)[1]["position"]
    assert info["position"][1] == alone
    for _ in range(5):
        observation, rewards, _, _, info = envs.step(envs.action_space.sample())
        assert rewards.shape == (3,) and len(info["verdict"]) == 3
    envs.close()


def test_the_example_says_who_deduced(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "crates/python/examples/env_gym.py"), run_name="__main__")
    right, copied = capsys.readouterr().out.splitlines()
    assert right.startswith("deduced: 1.00 ") and copied.startswith("copied: 0.")
