"""What a language model says, read: steps and a solution, in XML or JSON."""

from __future__ import annotations

import html
import json
import re
from dataclasses import dataclass
from typing import Any

LONGEST = 200_000
MOST = 500
_STEP = re.compile(r"<step\b([^>]*)>(.*?)</step>", re.DOTALL | re.IGNORECASE)
_TECHNIQUE = re.compile(r"""technique\s*=\s*(?:"([^"]*)"|'([^']*)')""", re.IGNORECASE)
_SOLUTION = re.compile(r"<solution>(.*?)</solution>", re.DOTALL | re.IGNORECASE)
_MOVE = re.compile(r"r[1-9]c[1-9](?:=|<>)[1-9]")
_FENCE = re.compile(r"```(?:json)?\s*\n(.*?)```", re.DOTALL)

_XML_FORM = """Write each deduction as <step technique="naked-single">r4c5=7</step>: the technique that gives it, and \
what follows, r4c5=7 for a digit that is placed, r4c5&lt;&gt;7 (or r4c5<>7) for a candidate that goes. At the end \
write all digits, {cells} of them, as <solution>...</solution>."""
_JSON_FORM = """Answer with one JSON object: {"steps": [{"technique": "naked-single", "place": ["r4c5=7"], "eliminate": \
[]}, ...], "solution": "..."}. A step names the technique that gives it, the digits it places and the candidates that \
go (r4c5<>7); the truths that it rests on may stand in "truths" and are checked. The solution is all {cells} digits."""


def xml_form(size: int = 9) -> str:
    """How an answer is written in XML, for a grid with so many rows."""
    return _XML_FORM.replace("{cells}", str(size * size))


def json_form(size: int = 9) -> str:
    """How an answer is written in JSON, for a grid with so many rows."""
    return _JSON_FORM.replace("{cells}", str(size * size))


@dataclass(frozen=True)
class Claim:
    """A step as it was said."""

    moves: tuple[str, ...]
    technique: str | None = None
    step: dict[str, Any] | None = None


@dataclass(frozen=True)
class Said:
    """All that an answer says: its steps in their order, and the solution if it has one."""

    claims: tuple[Claim, ...] = ()
    solution: str | None = None
    problem: str | None = None


def read_answer(text: str) -> Said:
    """Reads an answer in either form, whatever stands around it. It never raises: `problem` says what is wrong."""
    if len(text) > LONGEST:
        return Said(problem=f"an answer has at most {LONGEST:,} characters")
    if _STEP.search(text) or _SOLUTION.search(text):
        said = _xml(text)
    elif (value := _json(text)) is not None:
        said = _object(value)
    else:
        return Said(problem="neither a <step> nor a <solution> nor a JSON object was found")
    if len(said.claims) > MOST:
        return Said(problem=f"an answer has at most {MOST} steps")
    return said


def _xml(text: str) -> Said:
    claims = []
    for head, body in _STEP.findall(text):
        named = _TECHNIQUE.search(head)
        moves = tuple(_MOVE.findall(html.unescape(body)))
        claims.append(Claim(moves, html.unescape(named[1] or named[2] or "") if named else None))
    said = _SOLUTION.findall(text)
    return Said(tuple(claims), _digits(said[-1]) if said else None)


def _json(text: str) -> Any:
    """The last JSON value of a text: all of it, one between fences, or from the first brace to the last."""
    found = [text, *reversed(_FENCE.findall(text))]
    if 0 <= text.find("{") < text.rfind("}"):
        found.append(text[text.find("{") : text.rfind("}") + 1])
    for part in found:
        try:
            value = json.loads(part)
        except (ValueError, RecursionError):
            continue
        if isinstance(value, dict | list):
            return value
    return None


def _object(value: Any) -> Said:
    if isinstance(value, dict) and not ({"steps", "solution"} & set(value)):
        value = {"steps": [value]}
    if isinstance(value, list):
        value = {"steps": value}
    steps, solution = value.get("steps", []), value.get("solution")
    if not isinstance(steps, list) or not all(isinstance(step, dict) for step in steps):
        return Said(problem="steps are a list of objects")
    return Said(tuple(map(_claim, steps)), None if solution is None else _digits(str(solution)))


def _claim(step: dict[str, Any]) -> Claim:
    moves: list[Any] = []
    for name in ("place", "eliminate"):
        part = step.get(name) or []
        moves += [part] if isinstance(part, str) else part if isinstance(part, list) else [part]
    technique = step.get("technique")
    whole = {**step, "place": _list(step.get("place")), "eliminate": _list(step.get("eliminate"))}
    return Claim(
        tuple(map(str, moves)),
        None if technique is None else str(technique),
        whole if "truths" in step else None,
    )


def _list(part: Any) -> list[str]:
    return [part] if isinstance(part, str) else [str(one) for one in part] if isinstance(part, list) else []


def _digits(text: str) -> str:
    return "".join(letter for letter in text if letter in "123456789.0")
