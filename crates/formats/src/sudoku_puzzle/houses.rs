//! Rows, columns and boxes, each of which the format states as a rule.
use super::fields::RuleObject;
use crate::Wanted;
use crate::error::TextFault;
use qedoku_core::{Cell, CellSet, Layout, Rule, RuleKind, Rules};
use serde_json::{Value, json};

/// The cell at which a grid of the whole board begins.
const ORIGIN: &str = "r1c1";

/// The houses that rules have stated so far.
#[derive(Debug, Default)]
pub(super) struct StatedHouses {
    /// True if all rows and columns are stated at once.
    grid: bool,
    lines: Vec<CellSet>,
    boxes: Vec<CellSet>,
}

impl StatedHouses {
    /// Takes a rule that states houses; nothing if it states none, or none that this board can have.
    pub(super) fn take(&mut self, size: usize, rule: RuleObject<'_>) -> Option<Result<(), Wanted>> {
        let cells = || rule.cells("cells").map(CellSet::from_iter);
        match rule.word("type") {
            "grid" | "box_grid" if self.grid || rule.word("origin") != ORIGIN => return None,
            "grid" if rule.has_only(&["origin"]) => self.grid = true,
            "box_grid" if rule.has_only(&["origin", "box"]) => {
                let shape = rule.0.get("box").and_then(Value::as_array).and_then(|shape| super::fields::numbers(shape));
                let Some([rows, columns]) = shape.as_deref() else { return Some(Err(Wanted::RuleValue)) };
                let rows = usize::from(*rows);
                let columns = usize::from(*columns);
                if rows * columns != size {
                    return Some(Err(Wanted::RuleValue));
                }
                self.grid = true;
                self.boxes.extend(tiles(size, rows, columns));
            }
            "box" if rule.has_only(&["cells"]) => match cells() {
                Ok(cells) => self.boxes.push(cells),
                Err(fault) => return Some(Err(fault)),
            },
            "row" | "column" if rule.has_only(&["cells"]) => match cells() {
                Ok(cells) => self.lines.push(cells),
                Err(fault) => return Some(Err(fault)),
            },
            _ => return None,
        }
        Some(Ok(()))
    }

    /// The rules of a board with these houses. A box that shares cells with one before it is a region.
    pub(super) fn rules(&self, size: usize) -> Result<Rules, TextFault> {
        let usual = Rules::of_size(size);
        let lines: Vec<CellSet> = tiles(size, 1, size).chain(tiles(size, size, 1)).collect();
        if !self.grid && lines.iter().any(|line| !self.lines.contains(line)) {
            return Err(TextFault::Rule("a board without all rows and columns".to_owned()));
        }
        if let Some(line) = self.lines.iter().find(|line| !lines.contains(line)) {
            let first = line.first().map(|cell| cell.to_string()).unwrap_or_default();
            return Err(TextFault::Rule(format!("a row or column at {first} that is none of the board")));
        }
        let mut boxes: Vec<CellSet> = Vec::new();
        let mut list = Vec::new();
        for &cells in &self.boxes {
            if boxes.contains(&cells) {
                continue;
            }
            if boxes.iter().any(|other| other.meets(cells)) {
                list.push(Rule::on(RuleKind::ExtraRegion, cells.iter().collect()));
            } else {
                boxes.push(cells);
            }
        }
        let mark = |cell: Cell| match boxes.iter().position(|cells| cells.contains(cell)) {
            Some(number) => char::from_digit(number as u32 + 1, 36).unwrap_or('.'),
            None => '.',
        };
        let shape = usual.box_shape().unwrap_or((1, size));
        let is_usual = boxes.len() == size && tiles(size, shape.0, shape.1).all(|cells| boxes.contains(&cells));
        let boxes = (!is_usual).then(|| usual.cells().map(mark).collect());
        Ok(Rules { boxes, list, ..usual })
    }
}

/// The board in parts of so many rows and columns, in reading order.
fn tiles(size: usize, rows: usize, columns: usize) -> impl Iterator<Item = CellSet> {
    let corners = (1..=size).step_by(rows).flat_map(move |row| (1..=size).step_by(columns).map(move |at| (row, at)));
    corners.map(move |(row, column)| {
        let cells = (row..row + rows).flat_map(|row| (column..column + columns).map(move |column| (row, column)));
        cells.map(|(row, column)| Cell::at(row as u8, column as u8)).collect()
    })
}

/// The rules that state the houses of a board.
pub(super) fn write(layout: &Layout) -> Vec<Value> {
    let rules = layout.rules();
    let shape = rules.box_shape().unwrap_or((1, 1));
    if rules.boxes.is_none() {
        return vec![json!({ "type": "box_grid", "origin": ORIGIN, "box": [shape.0, shape.1] })];
    }
    let boxes = layout.boxes().iter().map(|house| {
        let names: Vec<String> = layout.cells(house).iter().map(|cell| cell.to_string()).collect();
        json!({ "type": "box", "cells": names })
    });
    std::iter::once(json!({ "type": "grid", "origin": ORIGIN })).chain(boxes).collect()
}
