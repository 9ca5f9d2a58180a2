//! The find of a row of HoDoKu's, described before its buffers are given back.
use super::choice::BestFind;
use qedoku_core::{CandidateSet, Pattern, StepRating, Truth};
use qedoku_techniques::{Info, Sink};
use std::ops::ControlFlow;

/// A find.
#[derive(Debug)]
pub(super) struct HodokuFind {
    /// The eliminations.
    gone: CandidateSet,
    /// The evidence, if it is wanted.
    evidence: Option<(Pattern, Vec<Truth>)>,
}

impl HodokuFind {
    /// The best find, if there is one; `why` runs only if evidence is wanted.
    pub(super) fn best(best: &BestFind, sink: &Sink<'_>, why: impl FnOnce() -> (Pattern, Vec<Truth>)) -> Option<Self> {
        best.is_some().then(|| Self { gone: best.gone, evidence: sink.wants_evidence().then(why) })
    }

    /// Reports the find, if there is one, in the name of a technique and with the score of its row.
    pub(super) fn report(found: Option<Self>, sink: &mut Sink<'_>, info: &'static Info, score: u16) -> ControlFlow<()> {
        let Some(Self { gone, evidence }) = found else { return ControlFlow::Continue(()) };
        sink.rated(info, StepRating { se: None, hodoku: Some(score) }, |sink| {
            sink.eliminate(gone, || evidence.unwrap_or((Pattern::Truths, Vec::new())))
        })
    }
}
