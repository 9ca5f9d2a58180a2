//! Objects of the exchange format `sudoku-puzzle`, version 1: a board, givens, and rules by their types.
use super::error::TextFault;
use super::format::Format;
use super::line::ReadPuzzle;
use super::marks;
use crate::Wanted;
use qedoku_core::{CandidateSet, Cell, Digit, DigitSet, Grid, Layout, Puzzle, Rule, RuleKind, Rules};
use serde_json::{Map, Value};

/// The value of `format`, and the version that is read.
const NAME: &str = "sudoku-puzzle";
const VERSION: u64 = 1;

/// Keys of an object that are read, and those that describe the puzzle.
const KEYS: [&str; 16] = [
    "format",
    "format_version",
    "board",
    "digits",
    "givens",
    "solution",
    "candidates",
    "rules",
    "title",
    "name",
    "author",
    "id",
    "source",
    "description",
    "metadata",
    "$schema",
];

/// Keys of a rule that say nothing of its meaning.
const BESIDE: [&str; 4] = ["type", "id", "name", "comment"];

/// The rules about named cells, by type and kind.
const OF_CELLS: [(&str, &str, RuleKind); 20] = [
    ("region", "", RuleKind::ExtraRegion),
    ("cage", "", RuleKind::Cage),
    ("line", "thermometer", RuleKind::Thermometer),
    ("line", "thermo", RuleKind::Thermometer),
    ("line", "slow-thermometer", RuleKind::SlowThermometer),
    ("line", "slow-thermo", RuleKind::SlowThermometer),
    ("line", "whisper", RuleKind::Whisper),
    ("line", "whispers", RuleKind::Whisper),
    ("line", "german-whisper", RuleKind::Whisper),
    ("line", "german-whispers", RuleKind::Whisper),
    ("line", "palindrome", RuleKind::Palindrome),
    ("edge", "difference", RuleKind::Difference),
    ("edge", "ratio", RuleKind::Ratio),
    ("edge", "sum", RuleKind::Sum),
    ("relation", "odd", RuleKind::Odd),
    ("relation", "even", RuleKind::Even),
    ("relation", "minimum", RuleKind::Minimum),
    ("relation", "maximum", RuleKind::Maximum),
    ("relation", "clone", RuleKind::Clone),
    ("relation", "palindrome", RuleKind::Palindrome),
];

/// The rules about the whole board, by type and kind.
const OF_BOARD: [(&str, &str, &[RuleKind]); 13] = [
    ("relation", "anti-knight", &[RuleKind::AntiKnight]),
    ("relation", "antiknight", &[RuleKind::AntiKnight]),
    ("relation", "anti-king", &[RuleKind::AntiKing]),
    ("relation", "antiking", &[RuleKind::AntiKing]),
    ("relation", "non-consecutive", &[RuleKind::NonConsecutive]),
    ("relation", "nonconsecutive", &[RuleKind::NonConsecutive]),
    ("relation", "disjoint-groups", &[RuleKind::DisjointGroups]),
    ("relation", "diagonals", &[RuleKind::DiagonalRising, RuleKind::DiagonalFalling]),
    ("negative", "kropki", &[RuleKind::NegativeDifference, RuleKind::NegativeRatio]),
    ("negative", "difference", &[RuleKind::NegativeDifference]),
    ("negative", "ratio", &[RuleKind::NegativeRatio]),
    ("negative", "xv", &[RuleKind::NegativeSum]),
    ("grid", "", &[]),
];

/// The marks between two cells, by kind and value, with the rule and the value of it.
const MARKS: [(&str, &str, RuleKind, Option<u8>); 4] = [
    ("kropki", "white", RuleKind::Difference, None),
    ("kropki", "black", RuleKind::Ratio, None),
    ("xv", "x", RuleKind::Sum, Some(10)),
    ("xv", "v", RuleKind::Sum, Some(5)),
];

/// Whether an object is of this format.
pub(super) fn is_object(object: &Map<String, Value>) -> bool {
    object.get("format").and_then(Value::as_str) == Some(NAME)
}

/// The puzzle of an object, with its rules.
pub(super) fn of_object(object: &Map<String, Value>) -> Result<ReadPuzzle<'static>, TextFault> {
    let version = object.get("format_version").unwrap_or(&Value::Null);
    let major = match version {
        Value::String(text) => text.split('.').next().and_then(|major| major.parse().ok()),
        version => version.as_u64(),
    };
    if major != Some(VERSION) {
        return Err(TextFault::Rule(format!("{NAME} of the version {version}")));
    }
    if let Some(key) = object.keys().find(|key| !KEYS.contains(&key.as_str())) {
        return Err(TextFault::Rule(key.clone()));
    }
    let size = size(object)?;
    let layout = Layout::of(&rules(object, size)?).map_err(TextFault::Rules)?;
    let mut puzzle = Puzzle::from_givens(Grid::EMPTY);
    let givens = object.get("givens").unwrap_or(&Value::Null);
    puzzle = Puzzle::from_givens(grid(&layout, givens).ok_or_else(|| part("givens"))?.with(puzzle.values));
    if let Some(candidates) = object.get("candidates").filter(|it| !it.is_null()) {
        take_candidates(&layout, &mut puzzle, candidates)?;
    }
    let solution = object.get("solution").filter(|it| !it.is_null());
    let solution = solution.map(|it| grid(&layout, it).ok_or_else(|| part("solution"))).transpose()?;
    let name = ["title", "name"].iter().find_map(|key| object.get(*key)?.as_str()).map(str::trim);
    let name = name.filter(|name| !name.is_empty()).map(|name| name.to_owned().into());
    let puzzle = marks::normal_on(&layout, puzzle);
    Ok(ReadPuzzle { layout, name, solution, ..ReadPuzzle::new(puzzle, Format::Jsonl) })
}
