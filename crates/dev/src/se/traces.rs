//! Traces of Sudoku Explainer's runs.
use super::searches::Choice;
use crate::traced::files;
use qedoku_core::{Board, Candidate, CandidateSet, Cell, Digit, Grid, Layout, Puzzle};
use serde::Deserialize;
use std::path::Path;

/// One step of a run.
#[derive(Deserialize, Debug)]
pub(super) struct TracedStep {
    /// Which puzzle of its table.
    pub(super) puzzle: usize,
    /// Which step of the run.
    pub(super) n: usize,
    /// The digits before the step.
    placed: String,
    /// The candidates before the step: nine characters for each cell.
    state: String,
    /// What Sudoku Explainer calls it.
    pub(super) technique: String,
    rating: f64,
    placements: Vec<String>,
    eliminations: Vec<String>,
    /// How many finds the search has; told of the searches of 1.18 only, as is what follows.
    finds: Option<usize>,
    /// How much goes, as it is compared.
    count: Option<usize>,
    /// How many finds have the rating, the name and the count of the step.
    ties: Option<usize>,
}

/// The steps of a file, in order; what stands at the end of each run is left out.
pub(super) fn steps(path: &Path) -> Result<impl Iterator<Item = Result<TracedStep, String>> + use<>, String> {
    files::lines(path, |line| {
        if line.contains("\"ER\":") {
            return Ok(None);
        }
        serde_json::from_str(line).map(Some).map_err(|error| error.to_string())
    })
}

impl TracedStep {
    /// The board before the step.
    pub(super) fn board(&self, layout: &Layout) -> Result<Board, String> {
        let values = Grid::parse_line(&self.placed).ok_or("`placed`: expected 81 digits and dots")?;
        if self.state.len() != Cell::COUNT * Digit::COUNT {
            return Err("`state`: expected nine characters for each cell".to_owned());
        }
        let mut left = CandidateSet::EMPTY;
        for (index, mark) in self.state.bytes().enumerate() {
            let (cell, digit) = (Cell::new(index / Digit::COUNT), Digit::new(index % Digit::COUNT));
            match mark {
                b'.' => {}
                mark if mark == b'0' + digit.value() => left.insert(Candidate { cell, digit }),
                _ => return Err(format!("`state`, character {}: expected {digit} or a dot", index + 1)),
            }
        }
        let puzzle = Puzzle::from_givens(values);
        let allowed = *Board::new(layout, &puzzle).candidates();
        let placed: CandidateSet = values.filled().collect();
        if !left.is_subset(&(allowed | placed)) {
            return Err("`state`: a candidate that a digit on the board rules out".to_owned());
        }
        Ok(Board::new(layout, &Puzzle { removed: allowed - left, ..puzzle }))
    }

    /// The rating in tenths.
    #[allow(clippy::cast_sign_loss, reason = "ratings are positive")]
    pub(super) fn tenths(&self) -> u16 {
        (self.rating * 10.0).round() as u16
    }

    /// What it was chosen from, if the trace says that.
    pub(super) fn choice(&self) -> Option<Choice> {
        let (finds, count, ties) = (self.finds?, self.count?, self.ties?);
        Some(Choice { name: self.technique.clone(), finds, count, ties })
    }

    /// What it places and what it eliminates.
    pub(super) fn effect(&self) -> Result<[CandidateSet; 2], String> {
        Ok([read(&self.placements)?, read(&self.eliminations)?])
    }
}

/// Candidates as the traces write them: `5r3c7`.
fn read(names: &[String]) -> Result<CandidateSet, String> {
    let one = |name: &String| {
        let [digit, b'r', row, b'c', column] = *name.as_bytes() else { return None };
        let digit_of = |byte: u8| (b'1'..=b'9').contains(&byte).then(|| byte - b'0');
        let digit = Digit::from_value(u32::from(digit_of(digit)?))?;
        let cell = Cell::new(usize::from(digit_of(row)? - 1) * 9 + usize::from(digit_of(column)? - 1));
        Some(Candidate { cell, digit })
    };
    names.iter().map(|name| one(name).ok_or_else(|| format!("`{name}`: expected a candidate like 5r3c7"))).collect()
}
