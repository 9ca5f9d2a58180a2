//! Traces of Sudoku Explainer's runs.
use super::searches::SearchChoice;
use crate::traced::files;
use qedoku_compat::profiles;
use qedoku_core::{Board, Candidate, CandidateSet, Cell, Digit, Grid, Layout, Puzzle};
use qedoku_techniques::Profile;
use serde::Deserialize;
use std::path::Path;
use std::sync::Arc;

/// A step of a run.
#[derive(Deserialize, Debug)]
pub(super) struct SeTracedStep {
    /// The number of the puzzle in its table.
    pub(super) puzzle: usize,
    /// The number of the step in the run.
    pub(super) n: usize,
    /// The digits before the step; left out where the step follows from those before it.
    placed: Option<String>,
    /// The candidates before the step: nine characters for each cell; left out like these.
    state: Option<String>,
    /// Sudoku Explainer's name of the technique.
    pub(super) technique: String,
    rating: f64,
    placements: Vec<String>,
    eliminations: Vec<String>,
    /// The number of finds of the search; given for the searches of 1.18 only, as is what follows.
    finds: Option<usize>,
    /// The number of candidates that the step eliminates, as it is compared.
    count: Option<usize>,
    /// The number of finds with the rating, the name and the count of the step.
    ties: Option<usize>,
}

/// The end of a run.
#[derive(Deserialize, Debug)]
pub(super) struct TracedEnd {
    /// The number of the puzzle in its table.
    pub(super) puzzle: usize,
    givens: String,
    #[serde(rename = "ER")]
    er: f64,
    #[serde(rename = "EP")]
    ep: f64,
    #[serde(rename = "ED")]
    ed: f64,
}

/// The steps of one puzzle, and what stands at their end.
#[derive(Debug, Default)]
pub(super) struct TracedRun {
    pub(super) steps: Vec<SeTracedStep>,
    pub(super) end: Option<TracedEnd>,
}

/// A line of a trace.
enum SeTraceLine {
    Step(SeTracedStep),
    End(TracedEnd),
}

/// The runs of a file, in order. One that is cut off has no end.
pub(super) fn runs(path: &Path) -> Result<impl Iterator<Item = Result<TracedRun, String>> + use<>, String> {
    let mut lines = lines(path)?;
    Ok(std::iter::from_fn(move || {
        let mut run = TracedRun::default();
        loop {
            match lines.next() {
                None => return (!run.steps.is_empty()).then_some(Ok(run)),
                Some(Err(error)) => return Some(Err(error)),
                Some(Ok(SeTraceLine::Step(step))) => run.steps.push(step),
                Some(Ok(SeTraceLine::End(end))) => return Some(Ok(TracedRun { end: Some(end), ..run })),
            }
        }
    }))
}

/// The steps of a file, in order; what stands at the end of each run is left out.
#[cfg(test)]
pub(super) fn steps(path: &Path) -> Result<impl Iterator<Item = Result<SeTracedStep, String>> + use<>, String> {
    Ok(lines(path)?.filter_map(|line| match line {
        Ok(SeTraceLine::Step(step)) => Some(Ok(step)),
        Ok(SeTraceLine::End(_)) => None,
        Err(error) => Some(Err(error)),
    }))
}

fn lines(path: &Path) -> Result<impl Iterator<Item = Result<SeTraceLine, String>> + use<>, String> {
    files::lines(path, |line| {
        let read = if line.contains("\"ER\":") {
            serde_json::from_str(line).map(SeTraceLine::End)
        } else {
            serde_json::from_str(line).map(SeTraceLine::Step)
        };
        read.map(Some).map_err(|error| error.to_string())
    })
}

/// The profile that has the rules by which the runs of a file were made.
pub(super) fn profile(path: &Path) -> Profile {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if name.contains("original-rules") || name.contains("121-itself") {
        profiles::se()
    } else if name.starts_with("se118") {
        profiles::se118()
    } else {
        profiles::se_corrected()
    }
}

impl TracedEnd {
    /// The puzzle.
    pub(super) fn puzzle(&self) -> Result<Puzzle, String> {
        Grid::parse_line(&self.givens)
            .map(Puzzle::from_givens)
            .ok_or("`givens`: expected 81 digits and dots".to_owned())
    }

    /// ER, EP and ED in tenths.
    pub(super) fn ratings(&self) -> [u16; 3] {
        [self.er, self.ep, self.ed].map(tenths)
    }
}

impl SeTracedStep {
    /// The board before the step, if it says that.
    pub(super) fn board(&self, layout: &Arc<Layout>) -> Result<Option<Board>, String> {
        let (Some(placed), Some(state)) = (&self.placed, &self.state) else { return Ok(None) };
        let values = Grid::parse_line(placed).ok_or("`placed`: expected 81 digits and dots")?;
        if state.len() != Cell::COUNT * Digit::COUNT {
            return Err("`state`: expected nine characters for each cell".to_owned());
        }
        let mut left = CandidateSet::EMPTY;
        for (index, mark) in state.bytes().enumerate() {
            let cell = Cell::from_index(index / Digit::COUNT);
            let digit = Digit::from_index(index % Digit::COUNT);
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
        Ok(Some(Board::new(layout, &Puzzle { removed: allowed - left, ..puzzle })))
    }

    /// True if it says the position before it.
    pub(super) const fn has_position(&self) -> bool {
        self.state.is_some()
    }

    /// The error with the puzzle and the step it is in.
    pub(super) fn place(&self, error: &str) -> String {
        format!("puzzle {}, step {}: {error}", self.puzzle, self.n)
    }

    /// The rating in tenths.
    pub(super) fn tenths(&self) -> u16 {
        tenths(self.rating)
    }

    /// The finds that the step was chosen from, if the trace names them.
    pub(super) fn choice(&self) -> Option<SearchChoice> {
        let finds = self.finds?;
        let count = self.count?;
        let ties = self.ties?;
        Some(SearchChoice { name: self.technique.clone(), finds, count, ties })
    }

    /// The placements and the eliminations of the step.
    pub(super) fn effect(&self) -> Result<[CandidateSet; 2], String> {
        Ok([read(&self.placements)?, read(&self.eliminations)?])
    }
}

/// A rating in tenths.
#[allow(clippy::cast_sign_loss, reason = "ratings are positive")]
fn tenths(rating: f64) -> u16 {
    (rating * 10.0).round() as u16
}

/// Candidates as the traces write them: `5r3c7`.
fn read(names: &[String]) -> Result<CandidateSet, String> {
    let one = |name: &String| {
        let [digit, b'r', row, b'c', column] = *name.as_bytes() else { return None };
        let digit_of = |byte: u8| (b'1'..=b'9').contains(&byte).then(|| byte - b'0');
        let digit = Digit::from_value(u32::from(digit_of(digit)?))?;
        let cell = Cell::from_index(usize::from(digit_of(row)? - 1) * 9 + usize::from(digit_of(column)? - 1));
        Some(Candidate { cell, digit })
    };
    names.iter().map(|name| one(name).ok_or_else(|| format!("`{name}`: expected a candidate like 5r3c7"))).collect()
}
