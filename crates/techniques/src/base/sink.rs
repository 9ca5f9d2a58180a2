//! Takes what searches find.
use crate::base::best::BestSteps;
use crate::base::conclusion_log::{ConclusionLog, MoveLabel};
use crate::base::info::Info;
use crate::base::refilled;
use crate::base::scale::Lowest;
use crate::base::technique::Technique;
use crate::base::wanted::{LeftOut, WantedSteps};
use qedoku_core::{Board, Candidate, CandidateSet, Conclusion, Pattern, Step, StepRating, Truth};
use std::ops::ControlFlow;

/// The result that the caller of a search wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Want {
    /// The first step, with its evidence.
    First,
    /// Every step, with its evidence.
    All,
    /// The number of steps.
    Count,
}

/// The destination of the finds of a search.
enum FindCollector<'a> {
    /// Steps with their evidence.
    Steps { wanted: Want, steps: Vec<Step> },
    /// The first conclusion alone, as a move of the technique at this place in the profile: nothing is allocated.
    Outline { place: usize, outline: &'a mut ConclusionLog },
    /// Each step at once to a callback.
    Each(&'a mut dyn FnMut(Step) -> ControlFlow<()>),
    /// The steps whose conclusion is wanted, each at once to a callback.
    Wanted(&'a mut dyn WantedSteps),
    /// The find with the lowest rating of all, as a find of the technique at this place.
    Lowest { place: usize, lowest: &'a mut Lowest },
    /// The conclusions alone, each once.
    Gathered(&'a mut Vec<Conclusion>),
    /// The best few, out of a limited number of finds.
    Best { best: &'a mut BestSteps, finds: usize },
}

impl std::fmt::Debug for FindCollector<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Steps { .. } => "Steps",
            Self::Outline { .. } => "Outline",
            Self::Each(_) => "Each",
            Self::Wanted(_) => "Wanted",
            Self::Lowest { .. } => "Lowest",
            Self::Gathered(_) => "Gathered",
            Self::Best { .. } => "Best",
        })
    }
}

/// The receiver of the finds of searches; builds the evidence only if it is wanted.
#[derive(Debug)]
pub struct Sink<'a> {
    board: &'a Board,
    technique: &'a dyn Technique,
    /// Another technique in whose name is reported.
    name: Option<&'static Info>,
    /// The rating of the next finds on the scale of the run.
    rating: StepRating,
    taker: FindCollector<'a>,
    count: usize,
    leaves_out: LeftOut,
}

impl<'a> Sink<'a> {
    const fn taking(board: &'a Board, technique: &'a dyn Technique, taker: FindCollector<'a>) -> Self {
        Self { board, technique, name: None, rating: StepRating::NONE, taker, count: 0, leaves_out: LeftOut::Nothing }
    }

    /// An empty sink for a search of this board by a technique.
    pub const fn new(board: &'a Board, wanted: Want, technique: &'a dyn Technique) -> Self {
        Self::taking(board, technique, FindCollector::Steps { wanted, steps: Vec::new() })
    }

    /// A sink that writes the first conclusion to an outline.
    pub(crate) const fn outlining(
        board: &'a Board,
        technique: &'a dyn Technique,
        place: usize,
        outline: &'a mut ConclusionLog,
    ) -> Self {
        Self::taking(board, technique, FindCollector::Outline { place, outline })
    }

    /// A sink that hands every step on.
    pub(crate) fn handing(
        board: &'a Board,
        technique: &'a dyn Technique,
        take: &'a mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> Self {
        Self::taking(board, technique, FindCollector::Each(take))
    }

    /// A sink that hands on the steps that are wanted.
    pub(crate) fn wanting(board: &'a Board, technique: &'a dyn Technique, wanted: &'a mut dyn WantedSteps) -> Self {
        Self::taking(board, technique, FindCollector::Wanted(wanted))
    }

    /// A sink that keeps the best few steps and breaks after a limited number of finds.
    pub(crate) const fn choosing(
        board: &'a Board,
        technique: &'a dyn Technique,
        best: &'a mut BestSteps,
        finds: usize,
    ) -> Self {
        Self::taking(board, technique, FindCollector::Best { best, finds })
    }

    /// The same, but for some finds.
    pub(crate) const fn leaving_out(mut self, what: LeftOut) -> Self {
        self.leaves_out = what;
        self
    }

    /// The finds that may be left out.
    pub(crate) const fn leaves_out(&self) -> LeftOut {
        self.leaves_out
    }

    /// A sink that takes every find and keeps the one with the lowest rating.
    pub(crate) const fn rating(
        board: &'a Board,
        technique: &'a dyn Technique,
        place: usize,
        lowest: &'a mut Lowest,
    ) -> Self {
        Self::taking(board, technique, FindCollector::Lowest { place, lowest })
    }

    /// A sink that gathers the conclusions of every find, each once, and has no evidence built.
    pub(crate) const fn gathering(
        board: &'a Board,
        technique: &'a dyn Technique,
        conclusions: &'a mut Vec<Conclusion>,
    ) -> Self {
        Self::taking(board, technique, FindCollector::Gathered(conclusions))
    }

    /// Goes on to another technique, at this place of the profile, where the last one found nothing.
    #[inline]
    pub(crate) const fn serve(&mut self, technique: &'a dyn Technique, at: usize) {
        self.technique = technique;
        if let FindCollector::Outline { place, .. } = &mut self.taker {
            *place = at;
        }
    }

    /// The technique in whose name finds are reported.
    pub fn technique(&self) -> &'static Info {
        self.name.unwrap_or_else(|| self.technique.info())
    }

    /// Lets `report` report in the name of another technique: that whose shape a find has.
    ///
    /// # Errors
    /// Breaks when `report` does.
    pub(crate) fn named(
        &mut self,
        info: &'static Info,
        report: impl FnOnce(&mut Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let own = self.name.replace(info);
        let flow = report(self);
        self.name = own;
        flow
    }

    /// Lets `report` report in the name of another technique, with what the scale of the run says of its finds.
    ///
    /// # Errors
    /// Breaks when `report` does.
    pub fn rated(
        &mut self,
        info: &'static Info,
        rating: StepRating,
        report: impl FnOnce(&mut Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let own = std::mem::replace(&mut self.rating, rating);
        let flow = self.named(info, report);
        self.rating = own;
        flow
    }

    /// Reports a placement. One into a filled cell has no effect, and is dropped before `why` runs.
    ///
    /// # Errors
    /// Breaks when the search may stop, as all reports do.
    #[inline]
    pub fn place(&mut self, candidate: Candidate, why: impl FnOnce() -> (Pattern, Vec<Truth>)) -> ControlFlow<()> {
        if !self.board.open().contains(candidate.cell) {
            return ControlFlow::Continue(());
        }
        if self.asks_rules() {
            let Some(found) = self.by_rules(why) else { return ControlFlow::Continue(()) };
            return self.take_placement(candidate, move || found);
        }
        self.take_placement(candidate, why)
    }

    #[inline]
    fn take_placement(&mut self, candidate: Candidate, why: impl FnOnce() -> (Pattern, Vec<Truth>)) -> ControlFlow<()> {
        self.count += 1;
        match &mut self.taker {
            FindCollector::Outline { place, outline } => {
                let label = MoveLabel { technique: *place, name: self.name, rating: self.rating };
                outline.place(label, candidate);
                ControlFlow::Break(())
            }
            _ => self.keep(&Conclusion::placing(candidate), None, why),
        }
    }

    /// Reports several placements that one argument makes. Where each is into a filled cell, they have no effect, and
    /// are dropped before `why` runs.
    ///
    /// # Errors
    /// Breaks when the search may stop, as all reports do.
    pub fn place_all(
        &mut self,
        candidates: &CandidateSet,
        why: impl FnOnce() -> (Pattern, Vec<Truth>),
    ) -> ControlFlow<()> {
        if !candidates.cells().meets(self.board.open()) {
            return ControlFlow::Continue(());
        }
        self.count += 1;
        if let FindCollector::Outline { place, outline } = &mut self.taker {
            let label = MoveLabel { technique: *place, name: self.name, rating: self.rating };
            candidates.iter().for_each(|candidate| outline.place(label, candidate));
            return ControlFlow::Break(());
        }
        let conclusion = Conclusion { place: *candidates, eliminate: CandidateSet::EMPTY };
        self.keep(&conclusion, None, why)
    }

    /// Reports eliminations. Those without effect on the board are dropped before `why` runs.
    #[inline]
    pub fn eliminate(
        &mut self,
        candidates: CandidateSet,
        why: impl FnOnce() -> (Pattern, Vec<Truth>),
    ) -> ControlFlow<()> {
        self.report(candidates, None, why)
    }

    /// Reports eliminations of an argument whose size is known before `why` runs: where only the best few are wanted,
    /// `why` runs only for those. The sizes of one search must be comparable.
    #[inline]
    pub fn eliminate_sized(
        &mut self,
        candidates: CandidateSet,
        size: usize,
        why: impl FnOnce() -> (Pattern, Vec<Truth>),
    ) -> ControlFlow<()> {
        self.report(candidates, Some(size), why)
    }

    #[inline]
    fn report(
        &mut self,
        candidates: CandidateSet,
        size: Option<usize>,
        why: impl FnOnce() -> (Pattern, Vec<Truth>),
    ) -> ControlFlow<()> {
        if !candidates.meets(self.board.candidates()) {
            return ControlFlow::Continue(());
        }
        if self.asks_rules() {
            let Some(found) = self.by_rules(why) else { return ControlFlow::Continue(()) };
            return self.take_eliminations(candidates, size, move || found);
        }
        self.take_eliminations(candidates, size, why)
    }

    /// True if a find may rest on another filling that keeps every house and breaks another rule.
    #[inline]
    fn asks_rules(&self) -> bool {
        !self.board.layout().is_classic() && self.technique().assumes_unique
    }

    /// The evidence of a find, unless another rule is about the cells that it refills.
    fn by_rules(&self, why: impl FnOnce() -> (Pattern, Vec<Truth>)) -> Option<(Pattern, Vec<Truth>)> {
        let found = why();
        refilled::hold(self.board.layout(), &found.1).then_some(found)
    }

    #[inline]
    fn take_eliminations(
        &mut self,
        candidates: CandidateSet,
        size: Option<usize>,
        why: impl FnOnce() -> (Pattern, Vec<Truth>),
    ) -> ControlFlow<()> {
        let effective = candidates & *self.board.candidates();
        self.count += 1;
        match &mut self.taker {
            FindCollector::Outline { place, outline } => {
                let label = MoveLabel { technique: *place, name: self.name, rating: self.rating };
                outline.eliminate(label, &effective);
                ControlFlow::Break(())
            }
            _ => self.keep(&Conclusion::eliminating(effective), size, why),
        }
    }

    /// True if the search may stop at its first find.
    pub const fn wants_one(&self) -> bool {
        matches!(self.taker, FindCollector::Outline { .. } | FindCollector::Steps { wanted: Want::First, .. })
    }

    /// True if the evidence of finds is wanted.
    pub const fn wants_evidence(&self) -> bool {
        !matches!(
            self.taker,
            FindCollector::Outline { .. }
                | FindCollector::Gathered(_)
                | FindCollector::Steps { wanted: Want::Count, .. }
        )
    }

    /// The candidates that a find without placements must remove to be wanted; `None` if no such find is.
    pub(crate) fn must_remove(&self) -> Option<CandidateSet> {
        if let FindCollector::Wanted(wanted) = &self.taker { wanted.must_remove() } else { Some(CandidateSet::EMPTY) }
    }

    /// The number of effective reports.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// The steps found.
    pub fn into_steps(self) -> Vec<Step> {
        if let FindCollector::Steps { steps, .. } = self.taker { steps } else { Vec::new() }
    }

    /// Does with a find what is wanted of it.
    fn keep(
        &mut self,
        conclusion: &Conclusion,
        size: Option<usize>,
        why: impl FnOnce() -> (Pattern, Vec<Truth>),
    ) -> ControlFlow<()> {
        let number = self.count;
        let technique = self.technique;
        let name = self.name;
        let rating = self.rating;
        let info = || name.unwrap_or_else(|| technique.info());
        let step = || {
            let (pattern, truths) = why();
            Step { technique: info().slug(), conclusion: *conclusion, pattern, truths, rating }
        };
        match &mut self.taker {
            FindCollector::Steps { wanted: Want::Count, .. } | FindCollector::Outline { .. } => {
                ControlFlow::Continue(())
            }
            FindCollector::Gathered(conclusions) => {
                if !conclusions.contains(conclusion) {
                    conclusions.push(*conclusion);
                }
                ControlFlow::Continue(())
            }
            FindCollector::Steps { wanted, steps } => {
                if *wanted == Want::First {
                    // A list that grows has room for four.
                    steps.reserve_exact(1);
                }
                steps.push(step());
                if *wanted == Want::First { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            }
            FindCollector::Each(take) => take(step()),
            FindCollector::Wanted(wanted) => {
                if wanted.wants(conclusion)? {
                    wanted.take(step())
                } else {
                    ControlFlow::Continue(())
                }
            }
            FindCollector::Lowest { place, lowest } => {
                lowest.take(*place, info(), step());
                ControlFlow::Continue(())
            }
            FindCollector::Best { best, finds } => {
                best.take(number, conclusion, size, step);
                if number >= *finds { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            }
        }
    }
}

#[cfg(test)]
mod tests;
