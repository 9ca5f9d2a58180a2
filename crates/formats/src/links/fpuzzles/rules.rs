//! Rules that a puzzle of f-puzzles has besides those of sudoku: none, or it is refused by their names.
use super::super::super::error::TextFault;
use crate::Wanted;
use qedoku_core::Cell;
use serde_json::{Map, Value};

/// Keys that are read, describe the puzzle, set up the program or draw without a meaning.
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

/// Whether rules in words are those of sudoku.
fn is_sudoku(text: &str) -> bool {
    let separates = |next: char| next.is_whitespace() || ".,;:!()\"'/".contains(next);
    let mut words = text.split(separates).filter(|word| !word.is_empty());
    words.all(|word| {
        let word = word.to_ascii_lowercase().replace(['\u{2013}', '\u{2014}'], "-").replace('\u{d7}', "x");
        WORDS.split_whitespace().any(|known| known == word)
    })
}

/// Refuses a puzzle that is not 9 x 9 or has a rule of its own, by the names of all such rules.
pub(super) fn check(object: &Map<String, Value>) -> Result<(), TextFault> {
    match object.get("size") {
        Some(size) if size.as_u64() != Some(9) => return Err(TextFault::Rule(format!("a grid of the size {size}"))),
        _ => {}
    }
    let unknown = |(key, value): &(&String, &Value)| !PLAIN.contains(&key.as_str()) && !says_nothing(value);
    let names: Vec<&str> = object.iter().filter(unknown).map(|(key, _)| key.as_str()).collect();
    if !names.is_empty() {
        return Err(TextFault::Rule(names.join(", ")));
    }
    match object.get("ruleset").and_then(Value::as_str).filter(|text| !is_sudoku(text)) {
        Some(text) => Err(TextFault::Rule(format!("ruleset, in words: {text}"))),
        None => Ok(()),
    }
}

/// Refuses a cell that is in another region than its box, or says what is not known, by the name of that.
pub(super) fn cell(cell: Cell, content: &Map<String, Value>) -> Result<(), TextFault> {
    let part = format!("grid[{}][{}]", cell.row() - 1, cell.column() - 1);
    let own = u64::from((cell.row() - 1) / 3 * 3 + (cell.column() - 1) / 3);
    if content.get("region").is_some_and(|region| !region.is_null() && region.as_u64() != Some(own)) {
        let expected = Wanted::OwnRegion;
        return Err(TextFault::Part { part, expected });
    }
    let unknown = |(key, value): &(&String, &Value)| !OF_CELL.contains(&key.as_str()) && !says_nothing(value);
    let names: Vec<&str> = content.iter().filter(unknown).map(|(key, _)| key.as_str()).collect();
    if names.is_empty() { Ok(()) } else { Err(TextFault::Rule(format!("{} at {part}", names.join(", ")))) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn refused(object: &Value) -> Option<String> {
        check(object.as_object().expect("an object")).err().map(|problem| problem.to_string())
    }

    #[test]
    fn rules_are_refused_by_name() {
        for object in [
            json!({ "size": 9, "title": "x", "killercage": [], "diagonal+": false, "negative": [], "text": [{ "value": "1" }] }),
            json!({ "ruleset": "Normal sudoku rules apply." }),
            json!({ "ruleset": "Fill each row, column and 3x3 box with the digits 1-9 so that no digit repeats." }),
        ] {
            assert_eq!(refused(&object), None);
        }
        for (object, name) in [
            (json!({ "size": 6 }), "a grid of the size 6"),
            (json!({ "arrow": [{ "cells": ["R1C1"] }], "diagonal+": true }), "arrow, diagonal+"),
            (json!({ "fogofwar": ["R1C1"] }), "fogofwar"),
            (
                json!({ "ruleset": "Normal sudoku rules do not apply." }),
                "ruleset, in words: Normal sudoku rules do not apply.",
            ),
            (json!({ "ruleset": "Digits increase along thermometers." }), "thermometers"),
        ] {
            let said = refused(&object).unwrap_or_default();
            assert!(said.contains(name), "{object}: {said}");
        }
    }
}
