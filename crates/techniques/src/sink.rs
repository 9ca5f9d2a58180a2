//! Takes what searches find.
use crate::info::Info;
use qedoku_core::{Board, Candidate, CandidateSet, Conclusion, Pattern, Step, Truth};
use std::ops::ControlFlow;

/// What the caller of a search wants of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    /// The first step, with its evidence.
    First,
    /// What the first step concludes, and no evidence: nothing is allocated.
    Conclusion,
    /// Every step, with its evidence.
    All,
    /// How many steps there are.
    Count,
}

/// Takes what searches find; builds the evidence only if somebody wants it.
#[derive(Debug)]
pub struct Sink<'a> {
    board: &'a Board,
    want: Want,
    steps: Vec<Step>,
    concluded: Option<Conclusion>,
    count: usize,
}

impl<'a> Sink<'a> {
    /// An empty sink for searches of this board.
    pub const fn new(board: &'a Board, want: Want) -> Self {
        Self { board, want, steps: Vec::new(), concluded: None, count: 0 }
    }

    /// Reports a placement.
    ///
    /// # Errors
    /// Breaks when the search may stop, as all reports do.
    #[inline]
    pub fn place(
        &mut self,
        info: &Info,
        candidate: Candidate,
        why: impl FnOnce() -> (Pattern, Vec<Truth>),
    ) -> ControlFlow<()> {
        self.accept(info, Conclusion::placing(candidate), why)
    }

    /// Reports eliminations. Those without effect on the board are dropped before `why` runs.
    #[inline]
    pub fn eliminate(
        &mut self,
        info: &Info,
        candidates: CandidateSet,
        why: impl FnOnce() -> (Pattern, Vec<Truth>),
    ) -> ControlFlow<()> {
        let effective = candidates & *self.board.candidates();
        if effective.is_empty() {
            return ControlFlow::Continue(());
        }
        self.accept(info, Conclusion::eliminating(effective), why)
    }

    fn accept(
        &mut self,
        info: &Info,
        conclusion: Conclusion,
        why: impl FnOnce() -> (Pattern, Vec<Truth>),
    ) -> ControlFlow<()> {
        self.count += 1;
        match self.want {
            Want::Count => return ControlFlow::Continue(()),
            Want::Conclusion => self.concluded = Some(conclusion),
            Want::First | Want::All => {
                let (pattern, truths) = why();
                self.steps.push(Step { technique: info.slug(), conclusion, pattern, truths });
            }
        }
        if self.want == Want::All { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    /// What the caller wants: a search that must choose among its finds may need to know.
    pub const fn want(&self) -> Want {
        self.want
    }

    /// How many effective reports there were.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// What the first step concludes, if conclusions were wanted.
    pub const fn conclusion(&self) -> Option<&Conclusion> {
        self.concluded.as_ref()
    }

    /// The steps found.
    pub fn into_steps(self) -> Vec<Step> {
        self.steps
    }
}
