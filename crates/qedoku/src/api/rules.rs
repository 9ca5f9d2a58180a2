//! The rules of a puzzle for who shows it and has it played.
use qedoku_core::{Candidate, Cell, CellSet, Digit, Layout, Rules};
use qedoku_explain::Style;
use qedoku_formats::{Format, keeps_rules};
use qedoku_render::{RulesDrawing, rule_kinds};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The rules of a puzzle that has others than rows, columns and boxes: what they forbid, and how they are drawn. Cells
/// are 0 to 80, row by row of nine; a smaller board is the upper left part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RulesRecord {
    /// The rules as logs state them.
    pub rules: Rules,
    /// The kinds of the rules in a line of words.
    pub text: String,
    /// The digits that each of the 81 cells may hold before anything is known; none outside the board.
    pub digits: Vec<String>,
    /// The formats that keep the rules.
    pub formats: Vec<String>,
    /// The cells of each house, in which every digit stands once, by its name.
    pub houses: BTreeMap<String, Vec<usize>>,
    /// For each of the 81 cells the cells that cannot hold its digit.
    pub sees: Vec<Vec<usize>>,
    /// The pairs of cells in which different digits exclude each other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clashes: Vec<CellClash>,
    /// Shapes of SVG below the digits; cells are 100 wide, and the corner of the board is at 0 0. Looks stand in the
    /// attribute `style` and use the variables `--ink`, `--paper`, `--deep` and `--strong`.
    pub below: String,
    /// The lines between cells, of the classes `thin` and `thick`.
    pub lines: String,
    /// Shapes on the lines.
    pub above: String,
}

/// Two cells in which different digits exclude each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CellClash {
    /// The cells.
    pub cells: [usize; 2],
    /// For each digit of the first cell the other digits that the second cannot hold then.
    pub digits: Vec<String>,
}

impl RulesRecord {
    /// The rules of a layout; nothing if they are the classic ones.
    pub(super) fn of(layout: &Layout, style: Style) -> Option<Self> {
        if layout.is_classic() {
            return None;
        }
        let digits = |cell: Cell| {
            text(Digit::ALL.into_iter().filter(|&digit| layout.start().contains(Candidate { cell, digit })))
        };
        let places = |cells: CellSet| cells.iter().map(Cell::index).collect::<Vec<_>>();
        let houses = layout.houses().iter();
        let sees = |cell: Cell| {
            let is_there = layout.board().contains(cell);
            if is_there { places(layout.peers(cell) & layout.board()) } else { Vec::new() }
        };
        let RulesDrawing { below, lines, above } = RulesDrawing::new(layout);
        Some(Self {
            rules: layout.rules().clone(),
            text: rule_kinds(layout, style),
            formats: Format::ALL
                .into_iter()
                .filter(|&format| keeps_rules(format, layout))
                .map(|format| format.name().to_owned())
                .collect(),
            digits: CellSet::ALL.iter().map(digits).collect(),
            houses: houses.map(|house| (layout.house_name(house).to_owned(), places(layout.cells(house)))).collect(),
            sees: CellSet::ALL.iter().map(sees).collect(),
            clashes: if layout.crosses() { clashes(layout) } else { Vec::new() },
            below,
            lines,
            above,
        })
    }
}

/// The pairs of cells in which different digits exclude each other.
fn clashes(layout: &Layout) -> Vec<CellClash> {
    let mut all = Vec::new();
    for one in layout.board() {
        for other in layout.board().iter().filter(|&other| other > one) {
            let excluded = |digit: Digit| {
                let clashes = layout.clashes(Candidate { cell: one, digit });
                let excluded = clashes.digits(other).iter().filter(|&beside| beside != digit);
                text(excluded)
            };
            let digits: Vec<String> = Digit::ALL.into_iter().map(excluded).collect();
            if digits.iter().any(|excluded| !excluded.is_empty()) {
                all.push(CellClash { cells: [one.index(), other.index()], digits });
            }
        }
    }
    all
}

fn text(digits: impl Iterator<Item = Digit>) -> String {
    digits.map(|digit| digit.to_string()).collect()
}
