"""Puzzles under other rules: read, made, solved, told, checked, kept."""

import json
import pickle

import pytest
import qedoku


@pytest.fixture(scope="module")
def killer():
    return qedoku.generate(1, seed=5, rules="killer")[0]


def test_puzzles_are_made_under_rules_and_in_sizes(killer):
    kinds = [("x", 9), ("windoku", 9), ("antiking", 9), ("jigsaw", 6), (["jigsaw", "x"], 9), ("disjoint", 4)]
    for rules, size in kinds:
        one, other = qedoku.generate(2, seed=3, rules=rules, size=size)
        assert one.size == size and len(one.givens) == size * size and one != other and one.rules
        assert qedoku.generate(1, seed=3, skip=1, rules=rules, size=size) == [other]
    assert killer.size == 9 and {rule["rule"] for rule in killer.rules["list"]} == {"cage"}
    assert qedoku.generate(1, seed=3, size=6)[0].size == 6
    assert qedoku.generate(1, seed=3)[0].rules is None and qedoku.generate(1, seed=3)[0].size == 9


def test_orders_of_classic_puzzles_are_refused_under_rules():
    with pytest.raises(ValueError, match="the tier alone"):
        qedoku.generate(1, rules="x", symmetry="180")
    with pytest.raises(ValueError, match="the tier alone"):
        qedoku.generate(1, size=6, givens=12)
    with pytest.raises(ValueError, match="skip"):
        qedoku.generate(1, size=6, tier="simple", skip=1)
    [easy] = qedoku.generate(1, seed=3, size=6, tier="intermediate")
    assert easy.grade("tier").tier == "intermediate"
    with pytest.raises(ValueError, match="9 rows"):
        qedoku.generate(1, rules="windoku", size=6)
    with pytest.raises(TypeError, match="a name or a list of names"):
        qedoku.generate(1, rules=3)


def test_a_killer_is_solved_and_told(killer):
    trace = killer.solve()
    assert trace.outcome == "solved" and trace.solution == trace.grid == killer.search()
    assert any("cage" in step.text().lower() for step in trace)
    assert all(qedoku.check_step(step.board, step) for step in trace)
    assert not all(qedoku.check_step(qedoku.Puzzle(step.board.values), step) for step in trace), "without cages"
    assert qedoku.check(trace.log).accepted and qedoku.check(trace).accepted
    assert trace[0].board.rules == killer.rules
    answer = killer.why("r5c5")
    assert answer.target == f"r5c5={trace.solution[40]}"
    assert killer.hint("full").text and killer.steps()[0].board == killer
    assert killer.grade().tier in {"simple", "intermediate", "advanced", "ultimate"}
    assert "<svg" in killer.svg() and "cage" in trace.html().lower()


def test_small_boards_have_lines_of_their_own():
    [six] = qedoku.generate(1, seed=7, rules="x", size=6)
    trace = six.solve()
    assert trace.outcome == "solved" and len(trace.grid) == 36 and set(trace.grid) <= set("123456")
    assert len(str(six).splitlines()) == len(str(six).strip().splitlines())
    full = six.after(*[f"r{at // 6 + 1}c{at % 6 + 1}={it}" for at, it in enumerate(trace.grid) if six.givens[at] == "."])
    assert full.full and not six.full
    plain = qedoku.Puzzle(qedoku.generate(1, seed=7, size=4)[0].givens)
    assert plain.size == 4 and plain.rules is not None and len(plain.search()) == 16


def test_rules_are_read_and_written(killer):
    link = killer.write("f-puzzles")
    assert qedoku.Puzzle(link) == killer == qedoku.Puzzle(killer) and hash(qedoku.Puzzle(link)) == hash(killer)
    assert qedoku.read(link) == [killer] and eval(repr(killer), {"Puzzle": qedoku.Puzzle}) == killer
    assert killer != qedoku.Puzzle(killer.givens)
    with pytest.raises(ValueError, match="has no place for these rules"):
        killer.write("line")
    with pytest.raises(ValueError, match="has no place for these rules"):
        qedoku.convert(killer, "sdm")
    assert qedoku.convert(killer, "f-puzzles") == link


def test_rules_are_pickled(killer):
    trace = killer.solve()
    things = [killer, trace, trace[0], killer.steps(), killer.hint("what"), killer.why("r1c1")]
    for thing in things:
        again = pickle.loads(pickle.dumps(thing))
        assert again == thing
    assert pickle.loads(pickle.dumps(killer.hint("what"))).text == killer.hint("what").text


def test_tables_have_puzzles_of_any_rules(killer):
    [six] = qedoku.generate(1, seed=7, rules="x", size=6)
    plain = qedoku.generate(1, seed=7)[0]
    puzzles = [killer.write("f-puzzles"), six, plain.givens, killer]
    solved = qedoku.solve_many(puzzles, jobs=2)
    assert solved["error"] == [None] * 4 and [len(it) for it in solved["solution"]] == [81, 36, 81, 81]
    assert solved["solution"][0] == solved["solution"][3] == killer.search()
    assert solved["puzzle"][1] == qedoku.read(solved["puzzle"][1])[0].write("f-puzzles")
    logs = qedoku.solve_many(puzzles, log=True)["log"]
    assert json.loads(logs[0].splitlines()[0])["rules"] == killer.rules and all(qedoku.check(log).accepted for log in logs)
    assert qedoku.grade_many(puzzles, scales="tier")["error"] == [None] * 4
    assert qedoku.steps_many(puzzles)["error"] == [None] * 4
