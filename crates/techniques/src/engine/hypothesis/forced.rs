//! Reports what is forced, each kind of argument by one search.
use super::assumed::{DigitBoard, PatternsBoard};
use super::nets::{self, ForcingNames};
use super::reduced::ReducedBoard;
use super::statics;
use crate::{Context, Info, Sink};
use qedoku_core::Step;
use std::ops::ControlFlow;

/// Techniques that find their arguments in one search: the shortest gives the step, and its shape the name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Forced {
    /// How the arguments work.
    pub(crate) kind: ForcingKind,
    /// What they are called.
    pub(crate) names: ForcingNames,
}

/// How arguments work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ForcingKind {
    /// One digit is assumed and followed alone.
    Nishio,
    /// Chains of links as they stand on the board.
    Chains,
    /// Singles, on the board that the assumption leaves.
    Nets,
    /// All the lower methods.
    Plus,
}

impl ForcingKind {
    /// How many kinds there are.
    pub(crate) const COUNT: usize = 4;
}

/// Takes a step as it is worked out.
pub(super) type TakeStep<'t> = dyn FnMut(Step) -> ControlFlow<()> + 't;

/// The shortest argument of a kind.
pub(crate) fn shortest(cx: &Context<'_>, forced: &Forced) -> Option<Step> {
    match forced.kind {
        ForcingKind::Nishio => nets::shortest::<DigitBoard>(cx, &forced.names),
        ForcingKind::Chains => statics::shortest(cx, &forced.names),
        ForcingKind::Nets => nets::shortest::<ReducedBoard>(cx, &forced.names),
        ForcingKind::Plus => nets::shortest::<PatternsBoard>(cx, &forced.names),
    }
}

/// Hands on every argument of a kind that `of` may name.
fn each(cx: &Context<'_>, forced: &Forced, of: &Info, take: &mut TakeStep<'_>) -> ControlFlow<()> {
    match forced.kind {
        ForcingKind::Nishio => nets::each::<DigitBoard>(cx, &forced.names, of, take),
        ForcingKind::Chains => statics::each(cx, &forced.names, take),
        ForcingKind::Nets => nets::each::<ReducedBoard>(cx, &forced.names, of, take),
        ForcingKind::Plus => nets::each::<PatternsBoard>(cx, &forced.names, of, take),
    }
}

/// Reports the arguments of one name: the shortest one of the kind if it has this name, or all.
pub(crate) fn search(forced: &Forced, info: &'static Info, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let one = sink.wants_one();
    let mut report = |step: &Step| {
        if step.technique != info.slug() {
            return ControlFlow::Continue(());
        }
        sink.eliminate(info, step.conclusion.eliminate, || (step.pattern.clone(), step.truths.clone()))
    };
    if one { cx.with_forced(forced, &mut report) } else { each(cx, forced, info, &mut |step| report(&step)) }
}
