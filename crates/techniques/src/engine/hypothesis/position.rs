//! What is deduced inside an assumption: singles alone, or all the lower methods.
use super::field::Field;
use super::plan::Deed;
use super::rules::Rules;
use qedoku_core::{Board, Candidate, Layout};

/// A position inside an assumption, and how far it is worked out.
pub(super) trait Position: Clone {
    /// The position as it stands on a board.
    fn new(board: &Board) -> Self;

    /// The candidates.
    fn field(&self) -> &Field;

    /// Fills a cell.
    fn place(&mut self, layout: &Layout, candidate: Candidate);

    /// Takes a candidate away.
    fn eliminate(&mut self, layout: &Layout, candidate: Candidate);

    /// Deduces until nothing follows; whether a slot is left without a candidate.
    fn close(&mut self, rules: &Rules<'_>) -> bool;

    /// Everything that follows in one step.
    fn deeds(&self, rules: &Rules<'_>) -> Vec<Deed>;
}

impl Position for Field {
    fn new(board: &Board) -> Self {
        Self::new(board)
    }

    fn field(&self) -> &Field {
        self
    }

    fn place(&mut self, layout: &Layout, candidate: Candidate) {
        self.place(layout, candidate);
    }

    fn eliminate(&mut self, _: &Layout, candidate: Candidate) {
        self.eliminate(candidate);
    }

    fn close(&mut self, rules: &Rules<'_>) -> bool {
        self.close(rules.layout)
    }

    fn deeds(&self, rules: &Rules<'_>) -> Vec<Deed> {
        self.singles(rules.layout).into_iter().map(|(candidate, slot)| Deed::Place(candidate, slot)).collect()
    }
}

/// A position in which every technique of the lower methods is used.
#[derive(Clone)]
pub(super) struct Whole {
    field: Field,
    board: Board,
}

impl Position for Whole {
    fn new(board: &Board) -> Self {
        Self { field: Field::new(board), board: board.clone() }
    }

    fn field(&self) -> &Field {
        &self.field
    }

    fn place(&mut self, layout: &Layout, candidate: Candidate) {
        self.field.place(layout, candidate);
        if self.board.candidates().contains(candidate) {
            self.board.place(layout, candidate);
        }
    }

    fn eliminate(&mut self, layout: &Layout, candidate: Candidate) {
        self.field.eliminate(candidate);
        self.board.eliminate(layout, candidate);
    }

    fn close(&mut self, rules: &Rules<'_>) -> bool {
        loop {
            let before = self.field.clone();
            if self.field.close(rules.layout) {
                return true;
            }
            for candidate in self.field.filled_since(&before).iter() {
                self.board.place(rules.layout, candidate);
            }
            let Some(step) = rules.first(&self.board) else { return false };
            for candidate in step.conclusion.eliminate.iter() {
                self.eliminate(rules.layout, candidate);
            }
            for candidate in step.conclusion.place.iter() {
                self.place(rules.layout, candidate);
            }
        }
    }

    fn deeds(&self, rules: &Rules<'_>) -> Vec<Deed> {
        rules.steps(&self.board).into_iter().map(|step| Deed::Step(Box::new(step))).collect()
    }
}
