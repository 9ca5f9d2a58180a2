//! A line in brief on its board, and what is claimed of it.
use qedoku_core::{Board, CellSet, Conclusion, DigitSet, Layout};

/// A line on its board.
pub(in super::super) struct BriefJudge<'b> {
    pub(super) layout: &'b Layout,
    pub(super) board: &'b Board,
    pub(super) conclusion: &'b Conclusion,
    pub(in super::super) claims: usize,
    pub(in super::super) wrong: Vec<String>,
}

impl<'b> BriefJudge<'b> {
    pub(in super::super) fn new(board: &'b Board, conclusion: &'b Conclusion) -> Self {
        let layout = board.layout();
        Self { layout, board, conclusion, claims: 0, wrong: Vec::new() }
    }

    pub(super) fn claim(&mut self, holds: bool, what: &str) {
        self.claims += 1;
        if !holds {
            self.wrong.push(what.to_owned());
        }
    }

    pub(super) fn held(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.board.digits(cell))
    }

    pub(super) fn is_in_a_house(&self, cells: CellSet) -> bool {
        !self.layout.houses_around(cells).is_empty()
    }
}
