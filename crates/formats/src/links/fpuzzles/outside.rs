//! Arrows, and rules of f-puzzles that stand outside of the board.
use super::rules::cell_of;
use crate::Wanted;
use qedoku_core::{Cell, Rule, RuleKind};
use serde_json::{Value, json};

/// The directions of diagonals, as rows down and columns to the right.
const DIRECTIONS: [(&str, (i8, i8)); 4] = [("DL", (1, -1)), ("DR", (1, 1)), ("UL", (-1, -1)), ("UR", (-1, 1))];

/// The names of cells as f-puzzles has them.
pub(super) fn names(cells: &[Cell]) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string().to_ascii_uppercase()).collect()
}

/// The row and column of a cell that may lie outside: `R0C4`.
fn place(name: &str) -> Option<(i8, i8)> {
    let upper = name.to_ascii_uppercase();
    let (row, column) = upper.strip_prefix('R')?.split_once('C')?;
    Some((row.parse().ok()?, column.parse().ok()?))
}

/// The cells that an outside cell is about: its row or column, or the diagonal in a direction.
pub(super) fn seen(size: usize, kind: RuleKind, from: &str, direction: Option<&str>) -> Option<Vec<Cell>> {
    let (row, column) = place(from)?;
    let side = size as i8;
    let cell = |row: i8, column: i8| Cell::at(row.cast_unsigned(), column.cast_unsigned());
    let is_inside = |at: i8| (1..=side).contains(&at);
    if !(0..=side + 1).contains(&row) || !(0..=side + 1).contains(&column) || is_inside(row) && is_inside(column) {
        return None;
    }
    let cells: Vec<Cell> = if kind == RuleKind::Sandwich {
        match (is_inside(row), is_inside(column)) {
            (true, false) => (1..=side).map(|at| cell(row, at)).collect(),
            (false, true) => (1..=side).map(|at| cell(at, column)).collect(),
            _ => Vec::new(),
        }
    } else {
        let &(_, (down, right)) = DIRECTIONS.iter().find(|(name, _)| Some(*name) == direction)?;
        let places = (1..).map(|step| (row + step * down, column + step * right));
        let inside = places.take_while(|&(row, column)| is_inside(row) && is_inside(column));
        inside.map(|(row, column)| cell(row, column)).collect()
    };
    Some(cells).filter(|cells| !cells.is_empty())
}

/// The member of a list that says an outside rule, without its value.
pub(super) fn member(size: usize, rule: &Rule) -> Value {
    let mut cells = rule.cells.iter();
    let (Some(first), second) = (cells.next(), cells.next()) else { return json!({}) };
    let row = first.row().cast_signed();
    let column = first.column().cast_signed();
    if rule.kind == RuleKind::Sandwich {
        let is_row = second.is_none_or(|second| second.row() == first.row());
        return json!({ "cell": if is_row { format!("R{row}C0") } else { format!("R0C{column}") } });
    }
    let of = |&(name, (down, right)): &(&str, (i8, i8))| {
        let cell = format!("R{}C{}", row - down, column - right);
        let is_this = seen(size, rule.kind, &cell, Some(name)).as_ref() == Some(&rule.cells);
        is_this.then(|| json!({ "cell": cell, "direction": name, "cells": names(&rule.cells) }))
    };
    DIRECTIONS.iter().find_map(of).unwrap_or_else(|| json!({ "cells": names(&rule.cells) }))
}

/// The arrows of one number. A number of several cells is read from left to right, or downwards.
pub(super) fn arrows(number: &[Cell], lines: Option<&Value>) -> Result<Vec<Rule>, Wanted> {
    let mut number = number.to_vec();
    number.sort_unstable();
    let mut rules = Vec::new();
    for line in lines.and_then(Value::as_array).ok_or(Wanted::RuleLines)? {
        let line = line.as_array().ok_or(Wanted::RuleLines)?.iter().map(cell_of).collect::<Result<Vec<_>, _>>()?;
        let [_, behind @ ..] = &line[..] else { continue };
        if !behind.is_empty() {
            let value = (number.len() != 1).then_some(number.len() as u16);
            let cells = number.iter().chain(behind).copied().collect();
            rules.push(Rule::on(RuleKind::Arrow, cells).with_value(value));
        }
    }
    Ok(rules)
}

/// The member of the list of arrows for one of them, which begins at the cell of the number that is next to its line.
pub(super) fn arrow_member(rule: &Rule) -> Value {
    let (number, line) = rule.arrow();
    let near = |cell: &&Cell| {
        let next = |first: &Cell| first.row().abs_diff(cell.row()).max(first.column().abs_diff(cell.column())) == 1;
        line.first().is_some_and(next)
    };
    let first = number.iter().find(near).or_else(|| number.last());
    let line: Vec<Cell> = first.into_iter().chain(line).copied().collect();
    json!({ "cells": names(number), "lines": [names(&line)] })
}
