//! Traces of HoDoKu's runs.
use crate::traced::files;
use qedoku_compat::HodokuQueues;
use qedoku_core::{Board, Candidate, CandidateSet, Cell, Digit, Grid, Layout, Puzzle};
use serde::Deserialize;
use std::path::Path;
use std::sync::Arc;

/// A run of HoDoKu.
#[derive(Deserialize, Debug)]
pub(super) struct TracedPuzzle {
    /// The number of the puzzle in its table.
    pub(super) n: usize,
    puzzle: String,
    pub(super) steps: Vec<HodokuTracedStep>,
}

/// A step of a run.
#[derive(Deserialize, Debug)]
pub(super) struct HodokuTracedStep {
    /// HoDoKu's name of the technique.
    #[serde(rename = "t")]
    pub(super) name: String,
    #[serde(rename = "c")]
    pub(super) code: String,
    /// The step's part of the score.
    #[serde(rename = "s")]
    pub(super) score: u16,
    /// The digits before the step.
    #[serde(rename = "v")]
    values: String,
    /// The candidates that are deleted before it.
    #[serde(rename = "r")]
    removed: String,
    #[serde(rename = "p")]
    placed: Vec<String>,
    #[serde(rename = "e")]
    eliminated: Vec<String>,
    /// The order in which these are deleted, if it is another one.
    #[serde(rename = "a")]
    order: Option<Vec<String>>,
    #[serde(rename = "nq")]
    naked: String,
    #[serde(rename = "hq")]
    hidden: String,
}

/// The runs of a file, in order.
pub(super) fn puzzles(path: &Path) -> Result<impl Iterator<Item = Result<TracedPuzzle, String>> + use<>, String> {
    files::lines(path, |line| serde_json::from_str(line).map(Some).map_err(|error| error.to_string()))
}

impl TracedPuzzle {
    /// The puzzle.
    pub(super) fn start(&self) -> Result<Puzzle, String> {
        Ok(Puzzle::from_givens(grid(&self.puzzle, "puzzle")?))
    }

    /// The board before a step.
    pub(super) fn board(&self, layout: &Arc<Layout>, step: &HodokuTracedStep) -> Result<Board, String> {
        let givens = grid(&self.puzzle, "puzzle")?;
        let values = grid(&step.values, "v")?;
        if givens.filled().any(|given| values.get(given.cell) != Some(given.digit)) {
            return Err("`v`: a given is missing".to_owned());
        }
        let removed = listed(&step.removed)?.into_iter().collect();
        Ok(Board::new(layout, &Puzzle { values, givens: givens.cells(), removed }))
    }
}

impl HodokuTracedStep {
    /// True if this is its name or its code.
    pub(super) fn is_called(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name) || self.code == name
    }

    /// The queues before the step.
    pub(super) fn queues(&self) -> Result<HodokuQueues, String> {
        Ok(HodokuQueues { naked: listed(&self.naked)?, hidden: listed(&self.hidden)? })
    }

    /// The placements and the eliminations of the step.
    pub(super) fn effect(&self) -> Result<[CandidateSet; 2], String> {
        let set = |names: &[String]| -> Result<CandidateSet, String> { names.iter().map(|name| one(name)).collect() };
        Ok([set(&self.placed)?, set(&self.eliminated)?])
    }

    /// The order in which it eliminates, each candidate once.
    pub(super) fn order(&self) -> Result<Vec<Candidate>, String> {
        let named = self.order.as_ref().unwrap_or(&self.eliminated);
        let all: Result<Vec<_>, _> = named.iter().map(|name| one(name)).collect();
        Ok(once(all?))
    }
}

fn grid(line: &str, name: &str) -> Result<Grid, String> {
    Grid::parse_line(line).ok_or_else(|| format!("`{name}`: expected 81 digits and dots"))
}

/// The candidates in order, each once.
pub(super) fn once(all: Vec<Candidate>) -> Vec<Candidate> {
    let mut known = CandidateSet::EMPTY;
    all.into_iter().filter(|&candidate| known.add(candidate)).collect()
}

/// Candidates in a row.
fn listed(names: &str) -> Result<Vec<Candidate>, String> {
    names.split_whitespace().map(one).collect()
}

/// A candidate as the traces write it: digit, row, column.
fn one(name: &str) -> Result<Candidate, String> {
    let read = || {
        let [digit @ b'1'..=b'9', row @ b'1'..=b'9', column @ b'1'..=b'9'] = *name.as_bytes() else { return None };
        let digit = Digit::from_value(u32::from(digit - b'0'))?;
        Some(Candidate { cell: Cell::at(row - b'0', column - b'0'), digit })
    };
    read().ok_or_else(|| format!("`{name}`: expected a candidate like 537, 5 in row 3 and column 7"))
}
