//! Grids and maps of the board under the rules of a layout.
use crate::board::Grid;
use crate::board_map::BoardMap;
use crate::ids::{Candidate, Digit};
use crate::layout::Layout;
use crate::set::CandidateSet;
use std::fmt;

impl Layout {
    /// The digits of the cells of the board, row by row, with a character for cells without one.
    pub fn line(&self, grid: &Grid, blank: char) -> String {
        let digit = |cell| grid.get(cell).map_or(blank, |digit| char::from(b'0' + digit.value()));
        self.board().iter().map(digit).collect()
    }

    /// Reads what [`Layout::line`] writes, with any of `.0` for cells without a digit.
    pub fn parse_line(&self, text: &str) -> Option<Grid> {
        let mut grid = Grid::EMPTY;
        if text.len() != self.board().len() {
            return None;
        }
        for (cell, letter) in self.board().iter().zip(text.chars()) {
            let value = if letter == '.' { 0 } else { letter.to_digit(10)? };
            let digit = match value.checked_sub(1).map(|at| at as usize) {
                None => None,
                Some(at) => Some(Digit::ALL.get(at).copied().filter(|&digit| self.digits().contains(digit))?),
            };
            grid.set(cell, digit);
        }
        Some(grid)
    }

    /// True if every cell of the board has a digit.
    pub fn is_full(&self, grid: &Grid) -> bool {
        self.board().is_subset(grid.cells())
    }

    /// Two candidates of a grid that clash, or one that the rules do not allow, twice.
    pub fn broken(&self, grid: &Grid) -> Option<[Candidate; 2]> {
        let all: CandidateSet = grid.filled().collect();
        let against = |it: Candidate| {
            if !self.start().contains(it) {
                return Some([it, it]);
            }
            (self.clashes(it) & all).first().map(|other| [it, other])
        };
        grid.filled().find_map(against)
    }

    /// True if a map of the board keeps the rules: candidates that clash go to candidates that clash, and the candidates
    /// of the start to each other. That houses go to houses is not asked; rules about several cells as a whole, such as
    /// totals, are kept by no map.
    pub fn is_kept_by(&self, map: &BoardMap) -> bool {
        let kept = |it: Candidate| map.candidates(&self.clashes(it)) == self.clashes(map.candidate(it));
        self.is_classic()
            || self.filled_as_a_rule_says().is_empty()
                && map.candidates(self.start()) == *self.start()
                && CandidateSet::ALL.iter().all(kept)
    }
}

/// The name alone: what follows from the rules fills pages.
impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Layout").field(&self.name()).finish()
    }
}
