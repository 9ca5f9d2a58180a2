//! Takes what searches find.
use crate::info::Info;
use crate::outline::Outline;
use qedoku_core::{Board, Candidate, CandidateSet, Conclusion, Pattern, Step, Truth};
use std::ops::ControlFlow;

/// What the caller of a search wants of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    /// The first step, with its evidence.
    First,
    /// Every step, with its evidence.
    All,
    /// How many steps there are.
    Count,
}

/// Where finds go.
enum Taker<'a> {
    /// Steps with their evidence.
    Steps { wanted: Want, steps: Vec<Step> },
    /// Every step with its evidence, as it is found: nothing is kept.
    Each(&'a mut dyn FnMut(Step) -> ControlFlow<()>),
    /// The first conclusion alone, as a move of the technique with this number: nothing is allocated.
    Outline { technique: usize, outline: &'a mut Outline },
}

/// Takes what searches find; builds the evidence only if somebody wants it.
#[derive(Debug)]
pub struct Sink<'a> {
    board: &'a Board,
    taker: Taker<'a>,
    count: usize,
}

impl std::fmt::Debug for Taker<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Steps { wanted, steps } => f.debug_tuple("Steps").field(wanted).field(&steps.len()).finish(),
            Self::Each(_) => f.write_str("Each"),
            Self::Outline { technique, .. } => f.debug_tuple("Outline").field(technique).finish(),
        }
    }
}

impl<'a> Sink<'a> {
    /// An empty sink for searches of this board.
    pub const fn new(board: &'a Board, wanted: Want) -> Self {
        Self { board, taker: Taker::Steps { wanted, steps: Vec::new() }, count: 0 }
    }

    /// A sink that hands on every step as it is found, until `take` breaks.
    pub const fn handing(board: &'a Board, take: &'a mut dyn FnMut(Step) -> ControlFlow<()>) -> Self {
        Self { board, taker: Taker::Each(take), count: 0 }
    }

    /// A sink that writes the first conclusion to an outline.
    pub(crate) const fn outlining(board: &'a Board, technique: usize, outline: &'a mut Outline) -> Self {
        Self { board, taker: Taker::Outline { technique, outline }, count: 0 }
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
        self.count += 1;
        match &mut self.taker {
            Taker::Outline { technique, outline } => {
                outline.place(*technique, candidate);
                ControlFlow::Break(())
            }
            Taker::Steps { wanted, steps } => keep(*wanted, steps, info, &Conclusion::placing(candidate), why),
            Taker::Each(take) => take(step(info, &Conclusion::placing(candidate), why)),
        }
    }

    /// Reports several placements that one argument makes.
    ///
    /// # Errors
    /// Breaks when the search may stop, as all reports do.
    pub fn place_all(
        &mut self,
        info: &Info,
        candidates: &CandidateSet,
        why: impl FnOnce() -> (Pattern, Vec<Truth>),
    ) -> ControlFlow<()> {
        self.count += 1;
        match &mut self.taker {
            Taker::Outline { technique, outline } => {
                candidates.iter().for_each(|candidate| outline.place(*technique, candidate));
                ControlFlow::Break(())
            }
            Taker::Steps { wanted, steps } => {
                let conclusion = Conclusion { place: *candidates, eliminate: CandidateSet::EMPTY };
                keep(*wanted, steps, info, &conclusion, why)
            }
            Taker::Each(take) => {
                let conclusion = Conclusion { place: *candidates, eliminate: CandidateSet::EMPTY };
                take(step(info, &conclusion, why))
            }
        }
    }

    /// Reports eliminations. Those without effect on the board are dropped before `why` runs.
    #[inline]
    pub fn eliminate(
        &mut self,
        info: &Info,
        candidates: CandidateSet,
        why: impl FnOnce() -> (Pattern, Vec<Truth>),
    ) -> ControlFlow<()> {
        if !candidates.meets(self.board.candidates()) {
            return ControlFlow::Continue(());
        }
        let effective = candidates & *self.board.candidates();
        self.count += 1;
        match &mut self.taker {
            Taker::Outline { technique, outline } => {
                outline.eliminate(*technique, &effective);
                ControlFlow::Break(())
            }
            Taker::Steps { wanted, steps } => keep(*wanted, steps, info, &Conclusion::eliminating(effective), why),
            Taker::Each(take) => take(step(info, &Conclusion::eliminating(effective), why)),
        }
    }

    /// Whether the search may stop at its first find.
    pub const fn wants_one(&self) -> bool {
        matches!(self.taker, Taker::Outline { .. } | Taker::Steps { wanted: Want::First, .. })
    }

    /// How many effective reports there were.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// The steps found.
    pub fn into_steps(self) -> Vec<Step> {
        if let Taker::Steps { steps, .. } = self.taker { steps } else { Vec::new() }
    }
}

fn keep(
    wanted: Want,
    steps: &mut Vec<Step>,
    info: &Info,
    conclusion: &Conclusion,
    why: impl FnOnce() -> (Pattern, Vec<Truth>),
) -> ControlFlow<()> {
    if wanted != Want::Count {
        steps.push(step(info, conclusion, why));
    }
    if wanted == Want::First { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

fn step(info: &Info, conclusion: &Conclusion, why: impl FnOnce() -> (Pattern, Vec<Truth>)) -> Step {
    let (pattern, truths) = why();
    Step { technique: info.slug(), conclusion: *conclusion, pattern, truths }
}
