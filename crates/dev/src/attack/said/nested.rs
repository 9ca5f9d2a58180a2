//! Hypotheses and forcings: what they assume, where they end, and what is said inside them.
use super::{StepOnBoard, falsehood};
use qedoku_core::argument::{Assumption, Choice};
use qedoku_core::{Board, Candidate, Forcing, Hypothesis, Slot, Step};

impl StepOnBoard<'_> {
    fn is_true(&self, it: Candidate) -> Option<bool> {
        Some(self.solution?.get(it.cell) == Some(it.digit))
    }

    /// True if an assumption holds in the solution, if that is known.
    fn holds(&self, assume: Assumption) -> Option<bool> {
        self.is_true(assume.candidate).map(|it| it == assume.holds)
    }

    pub(super) fn hypothesis(&self, it: &Hypothesis) -> Option<String> {
        if self.holds(it.assume) == Some(true) {
            return Some("what it refutes is so".to_owned());
        }
        if self.step.conclusion != it.assume.opposite().conclusion() {
            return Some("it concludes something else than the opposite of what it assumes".to_owned());
        }
        let board = match self.play(it.assume, &it.steps) {
            Ok(board) => board,
            Err(falsehood) => return Some(falsehood),
        };
        (!self.is_empty(&board, it.end)).then(|| "it does not end where it says".to_owned())
    }

    pub(super) fn forcing(&self, it: &Forcing) -> Option<String> {
        let assumed: Vec<Assumption> = it.cases.iter().map(|case| case.assume).collect();
        let ways: Vec<Assumption> = match it.choice {
            Choice::Slot(slot) => self.left(slot).iter().map(Assumption::is_true).collect(),
            Choice::Candidate(of) => vec![Assumption::is_true(of), Assumption::is_false(of)],
        };
        if assumed.len() != ways.len() || !ways.iter().all(|way| assumed.contains(way)) {
            return Some("its cases are not those of its choice".to_owned());
        }
        for case in &it.cases {
            let board = match self.play(case.assume, &case.steps) {
                Ok(board) => board,
                Err(falsehood) => return Some(falsehood),
            };
            let reached = match case.end {
                Some(end) => self.holds(case.assume) != Some(true) && self.is_empty(&board, end),
                None => self.is_reached(&board),
            };
            if !reached {
                return Some("a case does not lead where it says".to_owned());
            }
        }
        None
    }

    fn is_empty(&self, board: &Board, slot: Slot) -> bool {
        !board.is_settled(slot) && !(slot.candidates(self.layout)).meets(board.candidates())
    }

    fn is_reached(&self, board: &Board) -> bool {
        let is = |it: Candidate| board.value(it.cell) == Some(it.digit);
        let gone = |it| !board.candidates().contains(it) && !is(it);
        self.step.conclusion.place.iter().all(is) && self.step.conclusion.eliminate.iter().all(gone)
    }

    /// The board after an assumption and some steps, or what one of them says falsely.
    fn play(&self, assume: Assumption, steps: &[Step]) -> Result<Board, String> {
        let mut board = self.board.clone();
        assume.carry_out(&mut board);
        let solution = self.solution.filter(|_| self.holds(assume) == Some(true));
        for step in steps {
            if let Some(falsehood) = falsehood(&board, solution, step) {
                return Err(format!("inside: {falsehood}"));
            }
            board.apply(&step.conclusion);
        }
        Ok(board)
    }
}
