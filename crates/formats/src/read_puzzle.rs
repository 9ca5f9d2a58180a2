//! A puzzle as it was read, with its format, name and stated solution.
use super::error::{TextError, TextFault};
use super::format::Format;
use qedoku_core::{Candidate, Grid, Layout, Puzzle};
use std::borrow::Cow;
use std::sync::Arc;

/// A puzzle that was found, with the rest of its line.
#[derive(Clone, Debug)]
pub(super) struct ReadPuzzle<'t> {
    pub puzzle: Puzzle,
    /// Its rules.
    pub layout: Arc<Layout>,
    pub format: Format,
    pub name: Option<Cow<'t, str>>,
    /// The solution that is stated with it.
    pub solution: Option<Grid>,
    /// The reason why a solution that is stated with it is none.
    pub doubt: Option<TextError>,
}

impl ReadPuzzle<'_> {
    pub(super) fn new(puzzle: Puzzle, format: Format) -> Self {
        Self { puzzle, layout: Arc::clone(Layout::classic()), format, name: None, solution: None, doubt: None }
    }

    /// The same with a grid that is stated as its solution. One that is not full says nothing; one that is no solution
    /// is left out, and the error says why.
    pub(super) fn stating(self, solution: Option<Grid>, error: impl FnOnce(TextFault) -> TextError) -> Self {
        let Some(solution) = solution.filter(|grid| self.layout.is_full(grid)) else { return self };
        match contradiction(&self.layout, &self.puzzle, &solution) {
            Some(problem) => Self { doubt: Some(error(problem)), ..self },
            None => Self { solution: Some(solution), ..self },
        }
    }
}

/// The fault of a full grid that has another digit than the puzzle, or else digits that clash.
fn contradiction(layout: &Layout, puzzle: &Puzzle, solution: &Grid) -> Option<TextFault> {
    let stated = |at: Candidate| solution.get(at.cell).map(|digit| Candidate { digit, ..at });
    let other = puzzle.values.filled().find(|&at| stated(at) != Some(at));
    if let Some(against) = other {
        return stated(against).map(|stated| TextFault::Solution { stated, against });
    }
    let unmet = || {
        let rule = layout.unmet(solution)?;
        Some(TextFault::Unmet { rule: rule.kind, cell: *rule.cells.first()? })
    };
    layout.broken(solution).map(|[stated, against]| TextFault::Solution { stated, against }).or_else(unmet)
}

/// A remark without what sets it off.
pub(super) fn remark(rest: &str) -> Option<&str> {
    let text = rest.trim_matches(|character: char| character.is_whitespace() || matches!(character, '#' | ';' | ','));
    (!text.is_empty()).then_some(text)
}
