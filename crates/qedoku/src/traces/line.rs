//! A puzzle with its reasoning on one line.
use indexmap::IndexMap;
use qedoku_core::{Board, CandidateSet, Conclusion, Digit, Layout, Rules};
use serde::{Deserialize, Serialize};

/// A puzzle with its reasoning, as it is written on one line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TraceLine {
    /// The version of this form.
    pub trace: u32,
    /// The givens, a character for each cell of the board, 81 on one of nine rows, a dot for a blank.
    pub puzzle: String,
    /// The rules, where they are not the classic ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Rules>,
    /// The only solution.
    pub solution: String,
    /// The puzzle's identity: its canonical form, the same for all images of the puzzle; under other rules than the
    /// classic ones, which have few images or none, the givens.
    pub id: String,
    /// The name of the puzzle, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The number of givens.
    pub givens: usize,
    /// The profile whose run this is.
    pub profile: String,
    /// True if what holds for puzzles with one solution only was left out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_uniqueness: bool,
    /// The tier that the run was held to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub up_to: Option<String>,
    /// The outcome of the run.
    pub outcome: String,
    /// The way in which the digits were found: by `deduction`, by `forcing` (of techniques that assume something), by
    /// `search`; `none` if the run is stuck.
    pub solved_by: String,
    /// The tier of the hardest technique.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tier: Option<String>,
    /// The hardest technique.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hardest: Option<String>,
    /// Sudoku Explainer's rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub er: Option<f64>,
    /// HoDoKu's level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hodoku: Option<String>,
    /// The effort.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effort: Option<f64>,
    /// The techniques that were used, each with how often, in the order of first use.
    pub techniques: Vec<(String, usize)>,
    /// The steps, in order.
    pub steps: Vec<StepLine>,
}

/// The version of the form.
pub(super) const VERSION: u32 = 1;

/// A step of such a line.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct StepLine {
    /// The technique, by its place among those of the line, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<usize>,
    /// The technique, where no line tells the techniques.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub technique: String,
    /// The placements: `r1c1=5`, several with a space between.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub place: String,
    /// The eliminations: `r1c1<>5`, several with a space between.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub eliminate: String,
    /// The earlier steps it needs, from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<u32>,
    /// The first round in which it could be made if in each round everything were done that can be: one more than the last of the
    /// steps it needs.
    pub round: u32,
    /// The digits after the step, a character for each cell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// The candidates of each cell after the step, as those of a [`TraceState`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Vec<u16>>,
    /// Every step that the board before it allows: technique, what is placed, what is eliminated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub all: Option<Vec<[String; 3]>>,
    /// The step in words, by language.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    pub text: IndexMap<String, String>,
}

/// A board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TraceState {
    /// The digits, a character for each cell.
    pub board: String,
    /// The candidates of each cell, the bit `d - 1` for the digit `d`; a filled cell has its digit alone.
    pub candidates: Vec<u16>,
}

impl TraceState {
    /// The digits and candidates of a board.
    pub fn of(board: &Board) -> Self {
        let digits = |cell| match board.value(cell) {
            Some(digit) => 1 << digit.index(),
            None => board.digits(cell).iter().fold(0, |mask: u16, digit: Digit| mask | 1 << digit.index()),
        };
        let layout = board.layout();
        let candidates = layout.board().iter().map(digits).collect();
        Self { board: layout.line(board.values(), '.'), candidates }
    }
}

/// The rules as a line has them: none for the classic ones.
pub(super) fn stated(layout: &Layout) -> Option<Rules> {
    (!layout.is_classic()).then(|| layout.rules().clone())
}

/// Candidates as they are written, a space between.
pub(super) fn joined(set: &CandidateSet, eliminated: bool) -> String {
    let mut text = String::with_capacity(set.len() * 8);
    for candidate in set.iter_by_cell() {
        if !text.is_empty() {
            text.push(' ');
        }
        text += &if eliminated { candidate.eliminated() } else { candidate.to_string() };
    }
    text
}

impl StepLine {
    /// A step without what it needs.
    pub(super) fn of(technique: &str, conclusion: &Conclusion) -> Self {
        let place = joined(&conclusion.place, false);
        let eliminate = joined(&conclusion.eliminate, true);
        Self { technique: technique.to_owned(), place, eliminate, ..Self::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Candidate, Cell, Grid, Layout, Puzzle};

    #[test]
    fn the_candidates_of_a_state_are_bits() {
        let mut board = Board::new(Layout::classic(), &Puzzle::from_givens(Grid::EMPTY));
        board.place(Candidate::new(Cell::at(1, 1), Digit::D4));
        board.eliminate(Candidate::new(Cell::at(9, 9), Digit::D9));
        let state = TraceState::of(&board);
        assert_eq!((state.candidates[0], state.candidates[1]), (0b0_0000_1000, 0b1_1111_0111));
        assert_eq!((state.candidates[79], state.candidates[80]), (0b1_1111_1111, 0b0_1111_1111));
        assert!(state.board.starts_with('4') && state.board.len() == 81);
    }
}
