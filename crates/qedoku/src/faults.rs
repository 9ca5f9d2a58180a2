//! The text on a puzzle that is not proper.
use crate::error::Error;
use crate::judge::improper;
use qedoku_core::proper::{ImproperPuzzle, differences};
use qedoku_core::{Cell, Grid};
use qedoku_explain::Style;

/// The most cells that are named of those in which two solutions differ.
const FEW: usize = 12;

/// The text on why a puzzle is not proper; with both grids, if it has several solutions and they are asked for.
pub(crate) fn problem(fault: &ImproperPuzzle, style: Style, with_grids: bool) -> Error {
    let known = improper(fault);
    let message = match fault {
        ImproperPuzzle::Several { first, second } => several(first, second, with_grids, style),
        _ => style.say(&Improper(fault)),
    };
    Error::new(known.kind, message)
}

/// The cells in which two solutions differ, in a line.
pub(crate) fn several(first: &Grid, second: &Grid, with_grids: bool, style: Style) -> String {
    let cells = differences(first, second);
    let digit = |grid: &Grid, cell| grid.get(cell).map(|digit| digit.to_string()).unwrap_or_default();
    let part = |cell| {
        let one = digit(first, cell);
        let other = digit(second, cell);
        style.say(&FaultText::Differs { at: cell, one: &one, other: &other })
    };
    let named: Vec<String> = cells.iter().take(FEW).map(part).collect();
    let count = cells.len();
    let list = style.commas(named);
    let mut text = style.say(&FaultText::Several { count, list: &list });
    if let Some(more) = count.checked_sub(FEW).filter(|more| *more > 0) {
        text += &style.say(&FaultText::More { more });
    }
    if with_grids {
        text += &style.say(&FaultText::Grids { first, second });
    }
    text
}

/// The messages on a puzzle that is not proper.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FaultText<'a> {
    Differs { at: Cell, one: &'a str, other: &'a str },
    Several { count: usize, list: &'a str },
    More { more: usize },
    Grids { first: &'a Grid, second: &'a Grid },
}

/// The fault of a puzzle that is not proper, in the notation of the style where the language has it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Improper<'a>(pub(crate) &'a ImproperPuzzle);
