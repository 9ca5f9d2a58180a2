//! Takes what searches find.
use crate::base::best::Best;
use crate::base::info::Info;
use crate::base::outline::Outline;
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
    /// The first conclusion alone, as a move of the technique with this number: nothing is allocated.
    Outline { technique: usize, outline: &'a mut Outline },
    /// Each step at once to somebody else.
    Each(&'a mut dyn FnMut(Step) -> ControlFlow<()>),
    /// The best few, out of so many finds at most.
    Best { best: &'a mut Best, finds: usize },
}

impl std::fmt::Debug for Taker<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Steps { .. } => "Steps",
            Self::Outline { .. } => "Outline",
            Self::Each(_) => "Each",
            Self::Best { .. } => "Best",
        })
    }
}

/// Takes what searches find; builds the evidence only if somebody wants it.
#[derive(Debug)]
pub struct Sink<'a> {
    board: &'a Board,
    taker: Taker<'a>,
    count: usize,
}

impl<'a> Sink<'a> {
    /// An empty sink for searches of this board.
    pub const fn new(board: &'a Board, wanted: Want) -> Self {
        Self { board, taker: Taker::Steps { wanted, steps: Vec::new() }, count: 0 }
    }

    /// A sink that writes the first conclusion to an outline.
    pub(crate) const fn outlining(board: &'a Board, technique: usize, outline: &'a mut Outline) -> Self {
        Self { board, taker: Taker::Outline { technique, outline }, count: 0 }
    }

    /// A sink that hands every step on.
    pub(crate) fn handing(board: &'a Board, take: &'a mut dyn FnMut(Step) -> ControlFlow<()>) -> Self {
        Self { board, taker: Taker::Each(take), count: 0 }
    }

    /// A sink that keeps the best few steps and breaks after so many finds.
    pub(crate) const fn choosing(board: &'a Board, best: &'a mut Best, finds: usize) -> Self {
        Self { board, taker: Taker::Best { best, finds }, count: 0 }
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
            _ => self.keep(info, &Conclusion::placing(candidate), None, why),
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
        if let Taker::Outline { technique, outline } = &mut self.taker {
            candidates.iter().for_each(|candidate| outline.place(*technique, candidate));
            return ControlFlow::Break(());
        }
        let conclusion = Conclusion { place: *candidates, eliminate: CandidateSet::EMPTY };
        self.keep(info, &conclusion, None, why)
    }

    /// Reports eliminations. Those without effect on the board are dropped before `why` runs.
    #[inline]
    pub fn eliminate(
        &mut self,
        info: &Info,
        candidates: CandidateSet,
        why: impl FnOnce() -> (Pattern, Vec<Truth>),
    ) -> ControlFlow<()> {
        self.report(info, candidates, None, why)
    }

    /// Reports eliminations of an argument whose size is known before `why` runs: where only the best few are wanted,
    /// `why` runs only for those. The sizes of one search must be comparable.
    #[inline]
    pub fn eliminate_sized(
        &mut self,
        info: &Info,
        (candidates, size): (CandidateSet, usize),
        why: impl FnOnce() -> (Pattern, Vec<Truth>),
    ) -> ControlFlow<()> {
        self.report(info, candidates, Some(size), why)
    }

    #[inline]
    fn report(
        &mut self,
        info: &Info,
        candidates: CandidateSet,
        size: Option<usize>,
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
            _ => self.keep(info, &Conclusion::eliminating(effective), size, why),
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

    /// Does with a find what is wanted of it.
    fn keep(
        &mut self,
        info: &Info,
        conclusion: &Conclusion,
        size: Option<usize>,
        why: impl FnOnce() -> (Pattern, Vec<Truth>),
    ) -> ControlFlow<()> {
        let number = self.count;
        let step = || {
            let (pattern, truths) = why();
            Step { technique: info.slug(), conclusion: *conclusion, pattern, truths }
        };
        match &mut self.taker {
            Taker::Steps { wanted: Want::Count, .. } | Taker::Outline { .. } => ControlFlow::Continue(()),
            Taker::Steps { wanted, steps } => {
                steps.push(step());
                if *wanted == Want::First { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            }
            Taker::Each(take) => take(step()),
            Taker::Best { best, finds } => {
                best.take((number, conclusion), size, step);
                if number >= *finds { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            }
        }
    }
}
