//! The rules that a puzzle of f-puzzles has: those that are known are read, all others refused by their names.
use super::super::super::error::TextFault;
use super::outside;
use crate::Wanted;
use qedoku_core::{Cell, Digit, Layout, Rule, RuleKind, Rules};
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// Keys that are read elsewhere, describe the puzzle, set up the program or draw without a meaning.
const PLAIN: [&str; 15] = [
    "size",
    "grid",
    "title",
    "author",
    "ruleset",
    "solution",
    "line",
    "text",
    "circle",
    "rectangle",
    "disabledlogic",
    "truecandidatesoptions",
    "successMessage",
    "successmessage",
    "metadata",
];

/// Keys of a cell that are read or only seen.
const OF_CELL: [&str; 9] = [
    "value",
    "given",
    "centerPencilMarks",
    "cornerPencilMarks",
    "givenPencilMarks",
    "region",
    "highlight",
    "c",
    "cArray",
];

/// Keys whose value is whether the rule holds.
const FLAGS: [(&str, RuleKind); 6] = [
    ("diagonal+", RuleKind::DiagonalRising),
    ("diagonal-", RuleKind::DiagonalFalling),
    ("disjointgroups", RuleKind::DisjointGroups),
    ("antiknight", RuleKind::AntiKnight),
    ("antiking", RuleKind::AntiKing),
    ("nonconsecutive", RuleKind::NonConsecutive),
];

/// Where the members of a list have their cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CellsIn {
    /// In one cell.
    Cell,
    /// In a list of cells.
    Cells,
    /// In a list of cells and another one that goes with it.
    Clone,
    /// In lines, each a rule.
    Lines,
    /// The cells of a number, and lines, each with a first cell that is of the number.
    Arrow,
    /// On the diagonal, or in the row or column, that begins at a cell outside of the board.
    Outside,
}

/// Keys whose value is a list of objects.
const LISTS: [(&str, RuleKind, CellsIn); 21] = [
    ("extraregion", RuleKind::ExtraRegion, CellsIn::Cells),
    ("killercage", RuleKind::Cage, CellsIn::Cells),
    ("difference", RuleKind::Difference, CellsIn::Cells),
    ("ratio", RuleKind::Ratio, CellsIn::Cells),
    ("xv", RuleKind::Sum, CellsIn::Cells),
    ("thermometer", RuleKind::Thermometer, CellsIn::Lines),
    ("slowthermometer", RuleKind::SlowThermometer, CellsIn::Lines),
    ("whispers", RuleKind::Whisper, CellsIn::Lines),
    ("palindrome", RuleKind::Palindrome, CellsIn::Lines),
    ("clone", RuleKind::Clone, CellsIn::Clone),
    ("odd", RuleKind::Odd, CellsIn::Cell),
    ("even", RuleKind::Even, CellsIn::Cell),
    ("minimum", RuleKind::Minimum, CellsIn::Cell),
    ("maximum", RuleKind::Maximum, CellsIn::Cell),
    ("arrow", RuleKind::Arrow, CellsIn::Arrow),
    ("littlekillersum", RuleKind::LittleKiller, CellsIn::Outside),
    ("sandwichsum", RuleKind::Sandwich, CellsIn::Outside),
    ("regionsumline", RuleKind::RegionSumLine, CellsIn::Lines),
    ("renban", RuleKind::Renban, CellsIn::Lines),
    ("betweenline", RuleKind::Between, CellsIn::Lines),
    ("quadruple", RuleKind::Quadruple, CellsIn::Cells),
];

/// The members of the list under the key [`NEGATIVE`].
const NEGATIVES: [(&str, RuleKind); 3] =
    [("difference", RuleKind::NegativeDifference), ("ratio", RuleKind::NegativeRatio), ("xv", RuleKind::NegativeSum)];

const NEGATIVE: &str = "negative";

/// The sums that the letters between two cells stand for.
const SUMS: [(&str, u16); 2] = [("X", 10), ("V", 5)];

/// The words with which the rules of sudoku are described. A rule beyond them needs a word that is not here.
const WORDS: &str = "normal standard classic classical regular usual sudoku rules apply place put fill enter write the a an \
    digits digit numbers number from 1 9 1-9 to through in into each every all row rows column columns and box boxes 3x3 \
    region regions subgrid grid cell cells empty so that such contains contain exactly once one only of no repeat repeats \
    repeating without within must is are complete solve with house houses block blocks 9x9 any appear appears";

fn says_nothing(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::String(text) => text.trim().is_empty(),
        Value::Array(list) => list.is_empty(),
        Value::Object(object) => object.is_empty(),
        Value::Bool(true) | Value::Number(_) => false,
    }
}

/// True if rules in words are those of sudoku.
fn is_sudoku(text: &str) -> bool {
    let separates = |next: char| next.is_whitespace() || ".,;:!()\"'/".contains(next);
    let mut words = text.split(separates).filter(|word| !word.is_empty());
    words.all(|word| {
        let word = word.to_ascii_lowercase().replace(['\u{2013}', '\u{2014}'], "-").replace('\u{d7}', "x");
        WORDS.split_whitespace().any(|known| known == word)
    })
}

/// The rules of a puzzle; one with a rule that is not known is refused by the names of all such rules.
pub(super) fn read(object: &Map<String, Value>) -> Result<Arc<Layout>, TextFault> {
    let size = match object.get("size").filter(|size| !size.is_null()) {
        None => Rules::default().size,
        Some(size) => size
            .as_u64()
            .and_then(|size| usize::try_from(size).ok())
            .filter(|&size| Rules::of_size(size).box_shape().is_some())
            .ok_or_else(|| TextFault::Rule(format!("a grid of the size {size}")))?,
    };
    refuse_unknown(object)?;
    let mut list = Vec::new();
    for (key, kind) in FLAGS {
        if object.get(key).is_some_and(|value| !says_nothing(value)) {
            list.push(Rule::of(kind));
        }
    }
    for (key, kind, cells) in LISTS {
        for (at, member) in members(object, key)?.iter().enumerate() {
            let part = || format!("{key}[{at}]");
            let rules =
                rules_of(size, kind, cells, member).map_err(|expected| TextFault::Part { part: part(), expected })?;
            list.extend(rules);
        }
    }
    for member in members(object, NEGATIVE)? {
        let name = member.as_str().unwrap_or_default();
        let known = NEGATIVES.iter().find(|(known, _)| *known == name);
        list.push(Rule::of(known.ok_or_else(|| TextFault::Rule(format!("negative {member}")))?.1));
    }
    let rules = Rules { size, boxes: boxes(object, size)?, list };
    match words(object).filter(|_| rules.is_classic()) {
        Some(text) => Err(TextFault::Rule(format!("ruleset, in words: {text}"))),
        None => Layout::of(&rules).map_err(TextFault::Rules),
    }
}

/// The rules in words that are not those of sudoku.
pub(super) fn words(object: &Map<String, Value>) -> Option<&str> {
    object.get("ruleset").and_then(Value::as_str).filter(|text| !is_sudoku(text))
}

fn refuse_unknown(object: &Map<String, Value>) -> Result<(), TextFault> {
    let known = |key: &str| {
        PLAIN.contains(&key)
            || key == NEGATIVE
            || FLAGS.iter().any(|flag| flag.0 == key)
            || LISTS.iter().any(|list| list.0 == key)
    };
    let unknown = |(key, value): &(&String, &Value)| !known(key) && !says_nothing(value);
    let names: Vec<&str> = object.iter().filter(unknown).map(|(key, _)| key.as_str()).collect();
    if names.is_empty() { Ok(()) } else { Err(TextFault::Rule(names.join(", "))) }
}

/// The members of a list; none if it is not there.
fn members<'o>(object: &'o Map<String, Value>, key: &str) -> Result<&'o [Value], TextFault> {
    match object.get(key) {
        Some(Value::Array(list)) => Ok(list),
        Some(value) if !says_nothing(value) => {
            Err(TextFault::Part { part: key.to_owned(), expected: Wanted::RuleList })
        }
        _ => Ok(&[]),
    }
}

/// The rules that a member of a list states.
fn rules_of(size: usize, kind: RuleKind, cells: CellsIn, member: &Value) -> Result<Vec<Rule>, Wanted> {
    let member = member.as_object().ok_or(Wanted::Object)?;
    let list = |key: &str| -> Result<Vec<Cell>, Wanted> {
        member.get(key).and_then(Value::as_array).ok_or(Wanted::RuleCells)?.iter().map(cell_of).collect()
    };
    let said = member.get("value").filter(|value| !says_nothing(value));
    let value = match (kind, said) {
        (RuleKind::Sum | RuleKind::LittleKiller | RuleKind::Sandwich, None) => return Ok(Vec::new()),
        (RuleKind::Sum, Some(value)) => {
            let letter = |sum: &&(&str, u16)| value.as_str().is_some_and(|text| text.eq_ignore_ascii_case(sum.0));
            Some(SUMS.iter().find(letter).ok_or(Wanted::XOrV)?.1)
        }
        (RuleKind::Quadruple, _) => match named(member.get("values"))? {
            None => return Ok(Vec::new()),
            value => value,
        },
        (_, None) => None,
        (_, Some(value)) => Some(number(value).ok_or(Wanted::RuleValue)?),
    };
    let value = value.filter(|_| kind.has_value());
    let rule = |cells: Vec<Cell>| Rule::on(kind, cells).with_value(value);
    Ok(match cells {
        CellsIn::Cell => vec![rule(vec![cell_of(member.get("cell").unwrap_or(&Value::Null))?])],
        CellsIn::Cells => vec![rule(list("cells")?)],
        CellsIn::Arrow => return outside::arrows(&list("cells")?, member.get("lines")),
        CellsIn::Outside => {
            let from = member.get("cell").and_then(Value::as_str);
            let stated = if kind == RuleKind::LittleKiller { list("cells").ok() } else { None };
            let direction = member.get("direction").and_then(Value::as_str);
            let seen = || outside::seen(size, kind, from?, direction);
            vec![rule(stated.filter(|cells| !cells.is_empty()).or_else(seen).ok_or(Wanted::RuleCells)?)]
        }
        CellsIn::Clone => {
            let first = list("cells")?;
            let second = list("cloneCells")?;
            if first.len() != second.len() {
                return Err(Wanted::RuleCells);
            }
            vec![rule(first.into_iter().chain(second).collect())]
        }
        CellsIn::Lines => {
            let lines = member.get("lines").and_then(Value::as_array).ok_or(Wanted::RuleLines)?;
            let line = |line: &Value| {
                let cells = line.as_array().ok_or(Wanted::RuleLines)?.iter().map(cell_of);
                cells.collect::<Result<Vec<Cell>, Wanted>>().map(&rule)
            };
            lines.iter().map(line).collect::<Result<_, Wanted>>()?
        }
    })
}

pub(super) fn cell_of(value: &Value) -> Result<Cell, Wanted> {
    value.as_str().and_then(Cell::parse).ok_or(Wanted::RuleCells)
}

fn number(value: &Value) -> Option<u16> {
    value.as_u64().or_else(|| value.as_str()?.trim().parse().ok()).and_then(|number| u16::try_from(number).ok())
}

/// The digits of a quadruple, one after the other, as one number; nothing if there are none.
fn named(values: Option<&Value>) -> Result<Option<u16>, Wanted> {
    let Some(values) = values.filter(|values| !says_nothing(values)) else { return Ok(None) };
    let digits = values.as_array().ok_or(Wanted::RuleValue)?.iter().map(number);
    let digits = digits.collect::<Option<Vec<u16>>>().ok_or(Wanted::RuleValue)?;
    let read = digits.iter().all(|digit| (1..=9).contains(digit)) && digits.len() <= 4;
    let number = digits.iter().fold(0, |all, digit| 10 * all + digit);
    if read { Ok(Some(number)) } else { Err(Wanted::RuleValue) }
}

/// The boxes, where some cell is in another region than its box.
fn boxes(object: &Map<String, Value>, size: usize) -> Result<Option<String>, TextFault> {
    let rules = Rules::of_size(size);
    let (rows, columns) = rules.box_shape().unwrap_or((1, 1));
    let mut marks = String::new();
    let mut usual = true;
    for cell in rules.cells() {
        let row = usize::from(cell.row()) - 1;
        let column = usize::from(cell.column()) - 1;
        let own = row / rows * (size / columns) + column / columns;
        let content = object.get("grid").and_then(|grid| grid.get(row)?.get(column)?.get("region"));
        let region = match content {
            None => Some(own),
            Some(Value::Null) => None,
            Some(region) => {
                let number = number(region).map(usize::from).filter(|&number| number < size);
                let part = || format!("grid[{row}][{column}]");
                Some(number.ok_or_else(|| TextFault::Part { part: part(), expected: Wanted::RegionNumber })?)
            }
        };
        usual &= region == Some(own);
        marks.push(region.and_then(|region| char::from_digit(region as u32 + 1, 10)).unwrap_or('.'));
    }
    Ok(Some(marks).filter(|_| !usual))
}

/// Refuses a cell that says what is not known, by the name of that.
pub(super) fn cell(cell: Cell, content: &Map<String, Value>) -> Result<(), TextFault> {
    let part = format!("grid[{}][{}]", cell.row() - 1, cell.column() - 1);
    let unknown = |(key, value): &(&String, &Value)| !OF_CELL.contains(&key.as_str()) && !says_nothing(value);
    let names: Vec<&str> = content.iter().filter(unknown).map(|(key, _)| key.as_str()).collect();
    if names.is_empty() { Ok(()) } else { Err(TextFault::Rule(format!("{} at {part}", names.join(", ")))) }
}

/// Writes the rules beside the boxes, which the cells have.
pub(super) fn write(rules: &Rules, object: &mut Map<String, Value>) {
    for rule in &rules.list {
        let kind = rule.kind;
        if let Some((key, _)) = FLAGS.iter().find(|flag| flag.1 == kind) {
            object.insert((*key).to_owned(), Value::Bool(true));
            continue;
        }
        let (key, member) = match NEGATIVES.iter().find(|negative| negative.1 == kind) {
            Some((name, _)) => (NEGATIVE, json!(name)),
            None => match LISTS.iter().find(|list| list.1 == kind) {
                Some(&(key, _, cells)) => (key, member(rules.size, rule, cells)),
                None => continue,
            },
        };
        if let Some(list) = object.entry(key).or_insert_with(|| json!([])).as_array_mut() {
            list.push(member);
        }
    }
}

fn member(size: usize, rule: &Rule, cells: CellsIn) -> Value {
    let names = outside::names(&rule.cells);
    let mut member = match cells {
        CellsIn::Cell => json!({ "cell": names.first() }),
        CellsIn::Cells => json!({ "cells": names }),
        CellsIn::Clone => {
            let (first, second) = names.split_at(names.len() / 2);
            json!({ "cells": first, "cloneCells": second })
        }
        CellsIn::Lines => json!({ "lines": [names] }),
        CellsIn::Arrow => return outside::arrow_member(rule),
        CellsIn::Outside => outside::member(size, rule),
    };
    if rule.kind == RuleKind::Quadruple {
        let digits: Vec<u8> = rule.quadruple().into_iter().map(Digit::value).collect();
        return json!({ "cells": names, "values": digits });
    }
    if let (Some(value), Some(member)) = (rule.value, member.as_object_mut()) {
        let letter = SUMS.iter().find(|sum| rule.kind == RuleKind::Sum && sum.1 == value);
        member.insert("value".to_owned(), letter.map_or_else(|| json!(value.to_string()), |sum| json!(sum.0)));
    }
    member
}

#[cfg(test)]
mod tests;
