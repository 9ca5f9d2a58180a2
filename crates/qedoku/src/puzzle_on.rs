//! A puzzle with its rules.
use qedoku_core::{Board, Layout, Puzzle};
use std::sync::Arc;

/// A puzzle with its rules.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PuzzleOn<'a> {
    pub(crate) layout: &'a Arc<Layout>,
    pub(crate) puzzle: &'a Puzzle,
}

impl<'a> PuzzleOn<'a> {
    /// A puzzle under classic rules.
    pub(crate) fn classic(puzzle: &'a Puzzle) -> Self {
        Self { layout: Layout::classic(), puzzle }
    }

    /// Another puzzle under the same rules.
    pub(crate) const fn with<'b>(self, puzzle: &'b Puzzle) -> PuzzleOn<'b>
    where
        'a: 'b,
    {
        PuzzleOn { layout: self.layout, puzzle }
    }

    /// The board that the puzzle starts from.
    pub(crate) fn board(self) -> Board {
        Board::new(self.layout, self.puzzle)
    }
}
