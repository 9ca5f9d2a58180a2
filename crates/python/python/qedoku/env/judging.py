"""What a move is worth: whether it follows from a technique, is a true guess, or is false."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, Literal

import qedoku

Kind = Literal["follows", "misnamed", "unnamed", "unproved", "told", "guess", "false", "idle", "unreadable"]
Tier = Literal["simple", "intermediate", "advanced"]
TIERS: tuple[Tier, ...] = ("simple", "intermediate", "advanced")
MOVE = re.compile(r"r([1-9])c([1-9])(=|<>)([1-9])\Z")


@dataclass(frozen=True)
class Rewards:
    """What each kind of move earns.

    `guess` is also what a true move earns whose reason was told by the environment (`told`), is not given though one
    is asked for (`unnamed`), or does not prove it (`unproved`); `misnamed` is a true move by a technique that does not
    give it.
    """

    follows: float = 1.0
    guess: float = 0.1
    misnamed: float = 0.0
    idle: float = -0.1
    false: float = -1.0
    unreadable: float = -0.5

    def of(self, kind: Kind) -> float:
        """What a move of a kind earns."""
        return float(getattr(self, "guess" if kind in ("told", "unnamed", "unproved") else kind))


@dataclass(frozen=True)
class Verdict:
    """What is to be said of a move."""

    kind: Kind
    reward: float
    moves: tuple[str, ...]
    techniques: tuple[str, ...] = ()
    reason: str | None = None
    board: qedoku.Puzzle | None = field(default=None, repr=False, compare=False)
    sentence: str | None = field(default=None, repr=False, compare=False)

    @property
    def technique(self) -> str | None:
        """The easiest technique that gives it at once."""
        return self.techniques[0] if self.techniques else None

    @property
    def true(self) -> bool:
        """Whether it is so, whatever was said for it."""
        return self.kind not in ("false", "unreadable")

    def argument(self) -> str:
        """The shortest argument for it, or against it. It is sought when it is asked for."""
        if self.sentence is not None or self.board is None:
            return self.sentence or ""
        try:
            return "\n".join(self.board.why(move).text().strip() for move in self.moves)
        except ValueError as error:
            return str(error)


@cache
def technique_names() -> dict[str, str]:
    """The slug of a technique by each of its names, in small letters."""
    names: dict[str, str] = {}
    for known in qedoku.techniques():
        for name in (*known["aliases"], known["zh"], known["name"], known["slug"]):
            names[str(name).lower()] = str(known["slug"])
    return names


@cache
def technique_tiers() -> dict[str, str]:
    """The tier of each technique."""
    return {known["slug"]: known["tier"] for known in qedoku.techniques()}


@lru_cache(maxsize=1 << 16)
def _named(board: qedoku.Puzzle, moves: tuple[str, ...], tier: Tier, uniqueness: bool) -> tuple[tuple[str, str], ...]:
    """The techniques up to a tier that give moves at once, easiest first, with their sentences."""
    try:
        named = board.name(*moves, up_to=tier, uniqueness=uniqueness)
    except ValueError:
        return ()
    if named["naming"] != "techniques":
        return ()
    return tuple((found["technique"], found["step"]["text"]) for found in named["techniques"])


class Judge:
    """Judges the moves of one puzzle and keeps the position.

    `up_to` is the hardest tier whose techniques earn `Rewards.follows`; `techniques` narrows them to some. With
    `named`, a move must name its technique. What was told by `explain` earns no more than a guess.
    """

    def __init__(
        self,
        puzzle: qedoku.Puzzle | str,
        *,
        up_to: Tier = "intermediate",
        techniques: tuple[str, ...] = (),
        named: bool = False,
        uniqueness: bool = True,
        rewards: Rewards | None = None,
    ) -> None:
        if up_to not in TIERS:
            raise ValueError(f"up_to is one of {', '.join(TIERS)}, not {up_to!r}")
        if unknown := [name for name in techniques if name not in technique_tiers()]:
            raise ValueError(f"no technique {unknown[0]!r}")
        self.start = self.board = qedoku.Puzzle(puzzle)
        self.solution = self.start.search()
        self.up_to, self.techniques, self.named, self.uniqueness = up_to, frozenset(techniques), named, uniqueness
        self.rewards = rewards or Rewards()
        self.told: set[str] = set()

    @property
    def solved(self) -> bool:
        """Whether every cell has its digit."""
        return self.board.full

    def explain(self, move: str) -> str:
        """The shortest argument for a move or against it. It is told, and earns no more than a guess from then on."""
        if not MOVE.match(move):
            return f"not a move: {move!r}; expected one such as r4c5=7 or r4c5<>7"
        self.told.add(move)
        return Verdict("guess", 0.0, (move,), board=self.board).argument()

    def play(self, *moves: str, technique: str | None = None, step: dict[str, Any] | None = None) -> Verdict:
        """Judges moves and carries them out if they are true."""
        verdict = self.judge(*moves, technique=technique, step=step)
        if verdict.true and verdict.kind != "idle":
            self.board = self.board.after(*verdict.moves)
        return verdict

    def judge(self, *moves: str, technique: str | None = None, step: dict[str, Any] | None = None) -> Verdict:
        """What moves are worth that are one step: they must follow from one technique.

        `technique` is the reason that is given, by its slug or a name. `step` is a whole step as the log has it, with
        its truths, which the checker reads as well.
        """
        if step is not None:
            try:
                moves = tuple(step.get("place") or ()) + tuple(step.get("eliminate") or ())
            except (AttributeError, TypeError):
                return self._verdict("unreadable", (), reason="a step has lists of moves: place and eliminate")
            technique = technique or step.get("technique")
        if not moves or not all(isinstance(move, str) and MOVE.match(move) for move in moves):
            return self._verdict("unreadable", (), reason="expected moves such as r4c5=7 or r4c5<>7")
        if any(not self._so(move) for move in moves):
            return self._verdict("false", moves)
        if all(not self._open(move) for move in moves):
            return self._verdict("idle", moves)
        return self._deduced(moves, technique, step)

    def _deduced(self, moves: tuple[str, ...], technique: str | None, step: dict[str, Any] | None) -> Verdict:
        said = None if technique is None else technique_names().get(str(technique).strip().lower(), "")
        given = self._given(moves, said)
        names = tuple(given) if said not in given else (str(said), *(name for name in given if name != said))
        kind: Kind = "follows"
        reason = None
        if said is not None and said not in given:
            kind, reason = "misnamed", f"{technique} does not give it at once"
        elif not given:
            kind, reason = "guess", f"no technique up to {self.up_to} gives it at once"
        elif said is None and self.named:
            kind, reason = "unnamed", "it must be said which technique gives it"
        elif step is not None and not (checked := qedoku.check_step(self.board, step)):
            kind, reason = "unproved", checked.reason
        elif self.told.intersection(moves):
            kind, reason = "told", "its reason was told"
        sentence = given[names[0]] if names else None
        return self._verdict(kind, moves, techniques=names, reason=reason, sentence=sentence)

    def _given(self, moves: tuple[str, ...], said: str | None) -> dict[str, str]:
        """The techniques that count and give moves at once, easiest first, with their sentences."""
        given: dict[str, str] = {}
        for tier in TIERS[1 : TIERS.index(self.up_to) + 1] or TIERS[:1]:
            if said is not None and tier == "advanced" and technique_tiers().get(said) != tier:
                break
            found = dict(_named(self.board, moves, tier, self.uniqueness))
            given = {name: found[name] for name in found if not self.techniques or name in self.techniques}
            if given and (said is None or said in given):
                break
        return given

    def _at(self, move: str) -> tuple[int, str, bool]:
        row, column, sign, digit = MOVE.match(move).groups()  # type: ignore[union-attr]
        return (int(row) - 1) * 9 + int(column) - 1, digit, sign == "="

    def _so(self, move: str) -> bool:
        cell, digit, place = self._at(move)
        return (self.solution[cell] == digit) is place

    def _open(self, move: str) -> bool:
        """Whether a move changes something."""
        cell, digit, place = self._at(move)
        if self.board.values[cell] != ".":
            return False
        return place or digit in self.board.candidates.get(f"r{cell // 9 + 1}c{cell % 9 + 1}", "")

    def _verdict(self, kind: Kind, moves: tuple[str, ...], **more: Any) -> Verdict:
        return Verdict(kind, self.rewards.of(kind), moves, board=self.board, **more)
