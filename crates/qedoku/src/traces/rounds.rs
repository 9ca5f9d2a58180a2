//! A puzzle in rounds: all that the easiest method finds, at once.
use super::line::{TraceState, joined, stated};
use super::work::{Tracer, decimal};
use qedoku_core::{Board, Grid, Puzzle, Rules};
use qedoku_grade::Effort;
use serde::{Deserialize, Serialize};

/// A puzzle in rounds, as it is written on one line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RoundsLine {
    /// The givens.
    pub puzzle: String,
    /// The rules, where they are not the classic ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Rules>,
    /// The only solution.
    pub solution: String,
    /// The canonical form.
    pub id: String,
    /// The effort of the rounds.
    pub effort: f64,
    /// The rounds, in order.
    pub rounds: Vec<RoundLine>,
}

/// A round as it is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RoundLine {
    /// The method of its finds.
    pub method: String,
    /// The number of its finds.
    pub finds: usize,
    /// The placements, a space between.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub place: String,
    /// The eliminations, a space between.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub eliminate: String,
    /// The board after it.
    #[serde(default, flatten, skip_serializing_if = "Option::is_none")]
    pub state: Option<TraceState>,
}

impl Tracer<'_> {
    /// The rounds of a puzzle that has one solution, under the rules that hold now.
    pub fn rounds(&mut self, puzzle: &Puzzle, solution: &Grid, id: &Grid, states: bool) -> RoundsLine {
        let layout = &self.layout;
        let rounds = self.done_in_rounds.of(&mut Board::new(layout, puzzle), true);
        let mut board = Board::new(layout, puzzle);
        let lines = rounds.iter().map(|round| {
            board.apply(&round.conclusion);
            RoundLine {
                method: round.method.to_string(),
                finds: round.finds,
                place: joined(&round.conclusion.place, false),
                eliminate: joined(&round.conclusion.eliminate, true),
                state: states.then(|| TraceState::of(&board)),
            }
        });
        RoundsLine {
            puzzle: layout.line(&puzzle.given_grid(), '.'),
            rules: stated(layout),
            solution: layout.line(solution, '.'),
            id: layout.line(id, '.'),
            rounds: lines.collect(),
            effort: decimal(Effort::of(&rounds).tenths()),
        }
    }
}
