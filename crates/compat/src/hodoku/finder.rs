//! HoDoKu's search of a row for its finds, and their reporting.
use super::cache;
use qedoku_core::{Candidate, CandidateSet, Pattern, StepRating, Truth};
use qedoku_techniques::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

/// The position that a row searches, and where its finds go.
#[derive(Debug)]
pub(super) struct HodokuFinder<'f, 'c, 's> {
    pub(super) cx: &'f Context<'c>,
    sink: &'f mut Sink<'s>,
    score: u16,
}

/// The search of a row: it reports the find that HoDoKu takes first.
pub(super) type SearchFn = fn(&mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()>;

/// A row that is one search.
#[derive(Debug)]
pub(super) struct RowSearch {
    pub(super) score: u16,
    /// The techniques that it may find.
    pub(super) parts: &'static [&'static dyn Technique],
    pub(super) search: SearchFn,
}

impl Technique for RowSearch {
    fn info(&self) -> &'static Info {
        self.parts[0].info()
    }

    fn parts(&self) -> &'static [&'static dyn Technique] {
        self.parts
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        (self.search)(&mut HodokuFinder { cx, sink, score: self.score })
    }
}

impl HodokuFinder<'_, '_, '_> {
    /// True if the search may stop at its first find.
    pub(super) const fn wants_one(&self) -> bool {
        self.sink.wants_one()
    }

    /// Reports a placement in the name of a technique.
    pub(super) fn place(
        &mut self,
        info: &'static Info,
        candidate: Candidate,
        why: impl FnOnce() -> (Pattern, Vec<Truth>),
    ) -> ControlFlow<()> {
        let rating = StepRating { se: None, hodoku: Some(self.score) };
        self.sink.rated(info, rating, |sink| sink.place(candidate, why))
    }

    /// Reports in the name of a technique what is deleted, in this order. A candidate may be named twice.
    pub(super) fn delete(
        &mut self,
        info: &'static Info,
        deleted: &[Candidate],
        why: impl FnOnce() -> (Pattern, Vec<Truth>),
    ) -> ControlFlow<()> {
        let gone: CandidateSet = deleted.iter().copied().collect();
        if !gone.meets(self.cx.board.candidates()) {
            return ControlFlow::Continue(());
        }
        if self.sink.wants_one() {
            cache::note(self.cx, deleted);
        }
        let rating = StepRating { se: None, hodoku: Some(self.score) };
        self.sink.rated(info, rating, |sink| sink.eliminate(gone, why))
    }
}
