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
    """What is to be said of a move.

    `technique` is the one that gives it at once: the one that is named if it does, or else the easiest; beside a
    technique that does not, none above the tier intermediate is looked for.
    """

    kind: Kind
    reward: float
    moves: tuple[str, ...]
    technique: str | None = None
    reason: str | None = None
    board: qedoku.Puzzle | None = field(default=None, repr=False, compare=False)
    step: qedoku.Step | None = field(default=None, repr=False, compare=False)

    @property
    def true(self) -> bool:
        """Whether it is so, whatever was said for it."""
        return self.kind not in ("false", "unreadable")

    def argument(self) -> str:
        """The shortest argument for it, or against it. It is sought when it is asked for."""
        if self.step is not None or self.board is None:
            return self.step.text() if self.step is not None else ""
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
    """The tier of each technique that can count: of those that are looked for only when they are named, none does."""
    return {known["slug"]: known["tier"] for known in qedoku.techniques() if known["default"]}


@cache
def _up_to(tier: Tier) -> tuple[str, ...]:
    """The techniques up to a tier."""
    tiers = TIERS[: TIERS.index(tier) + 1]
    return tuple(name for name, known in technique_tiers().items() if known in tiers)


@lru_cache(maxsize=1 << 16)
def _giving(
    board: qedoku.Puzzle, moves: tuple[str, ...], names: tuple[str, ...], tier: Tier, uniqueness: bool
) -> qedoku.Step | None:
    """The step of the easiest technique up to a tier, or of those that are named, that gives moves at once."""
    try:
        found = board.steps(*names, giving=moves, first=True, up_to=tier, uniqueness=uniqueness)
    except ValueError:
        return None
    return found[0] if len(found) else None


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
        self.solution, self.size = self.start.search(), self.start.size
        self.up_to, self.techniques, self.named, self.uniqueness = up_to, frozenset(techniques), named, uniqueness
        self.rewards = rewards or Rewards()
        self.told: set[str] = set()
        self._known: tuple[qedoku.Puzzle, dict[str, str]] | None = None

    @property
    def candidates(self) -> dict[str, str]:
        """The digits that each open cell may still hold."""
        if self._known is None or self._known[0] is not self.board:
            self._known = self.board, self.board.candidates
        return self._known[1]

    @property
    def solved(self) -> bool:
        """Whether every cell has its digit."""
        return self.board.full

    def explain(self, move: str) -> str:
        """The shortest argument for a move or against it. It is told, and earns no more than a guess from then on."""
        if not self._readable(move):
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
        if not moves or not all(map(self._readable, moves)):
            return self._verdict("unreadable", (), reason="expected moves such as r4c5=7 or r4c5<>7")
        if any(not self._so(move) for move in moves):
            return self._verdict("false", moves)
        if all(not self._open(move) for move in moves):
            return self._verdict("idle", moves)
        return self._deduced(moves, technique, step)

    def _deduced(self, moves: tuple[str, ...], technique: str | None, step: dict[str, Any] | None) -> Verdict:
        said = None if technique is None else technique_names().get(str(technique).strip().lower(), "")
        found = self._step(moves, said)
        kind: Kind = "follows"
        reason = None
        if said is not None and found is None:
            kind, reason = "misnamed", f"{technique} does not give it at once"
            found = self._easiest(moves, TIERS[min(TIERS.index(self.up_to), 1)])
        elif found is None:
            kind, reason = "guess", f"no technique up to {self.up_to} gives it at once"
        elif said is None and self.named:
            kind, reason = "unnamed", "it must be said which technique gives it"
        elif step is not None and not (checked := qedoku.check_step(self.board, step)):
            kind, reason = "unproved", checked.reason
        elif self.told.intersection(moves):
            kind, reason = "told", "its reason was told"
        name = None if found is None else found.technique
        return self._verdict(kind, moves, technique=name, reason=reason, step=found)

    def _step(self, moves: tuple[str, ...], said: str | None) -> qedoku.Step | None:
        """The step that gives moves at once: of the technique that is named if one is, or of the easiest."""
        if said is None:
            return self._easiest(moves, self.up_to)
        if said not in self._counting(self.up_to):
            return None
        return _giving(self.board, moves, (said,), self.up_to, self.uniqueness)

    def _easiest(self, moves: tuple[str, ...], tier: Tier) -> qedoku.Step | None:
        names = self._counting(tier) if self.techniques else ()
        if self.techniques and not names:
            return None
        return _giving(self.board, moves, names, tier, self.uniqueness)

    def _counting(self, tier: Tier) -> tuple[str, ...]:
        """The techniques up to a tier that count."""
        known = _up_to(tier)
        return tuple(name for name in known if name in self.techniques) if self.techniques else known

    def _readable(self, move: object) -> bool:
        """Whether a move is one of this grid."""
        found = MOVE.match(move) if isinstance(move, str) else None
        return found is not None and all(int(found[part]) <= self.size for part in (1, 2, 4))

    def _at(self, move: str) -> tuple[int, str, bool]:
        row, column, sign, digit = MOVE.match(move).groups()  # type: ignore[union-attr]
        return (int(row) - 1) * self.size + int(column) - 1, digit, sign == "="

    def _so(self, move: str) -> bool:
        cell, digit, place = self._at(move)
        return (self.solution[cell] == digit) is place

    def _open(self, move: str) -> bool:
        """Whether a move changes something."""
        cell, digit, place = self._at(move)
        if self.board.values[cell] != ".":
            return False
        return place or digit in self.candidates.get(move[:4], "")

    def _verdict(self, kind: Kind, moves: tuple[str, ...], **more: Any) -> Verdict:
        return Verdict(kind, self.rewards.of(kind), moves, board=self.board, **more)
