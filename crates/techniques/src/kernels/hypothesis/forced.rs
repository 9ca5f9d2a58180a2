//! Reports what is forced, each kind of argument by one search.
use super::assumed::{DigitBoard, PatternsBoard};
use super::names::{ForcingNames, TakeStep};
use super::reduced::AssumptionBoard;
use super::ruled::RuledBoard;
use super::{nets, statics};
use crate::base::position_cache::Cached;
use crate::base::shape::ArgumentShape;
use crate::kernels::fillings::sums;
use crate::{Context, Sink};
use qedoku_core::Step;
use std::cell::OnceCell;
use std::ops::ControlFlow;

/// Techniques that find their arguments in one search: the shortest gives the step, and its shape the name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Forced {
    /// The kind of argument.
    pub(crate) kind: ForcingKind,
    /// The shapes by which the arguments are named.
    pub(crate) names: ForcingNames,
}

/// The kinds of argument from an assumption.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ForcingKind {
    /// One digit is assumed and followed alone.
    Nishio,
    /// Chains of links as they stand on the board.
    Chains,
    /// Singles, on the board that the assumption leaves, and what rules about several cells leave there.
    Nets,
    /// All the lower methods.
    Plus,
}

impl ForcingKind {
    /// The number of kinds.
    pub(crate) const COUNT: usize = 4;
}

/// The shortest argument of a kind.
fn shortest(cx: &Context<'_>, forced: &Forced) -> Option<Step> {
    match forced.kind {
        ForcingKind::Nishio => nets::shortest::<DigitBoard>(cx, &forced.names),
        ForcingKind::Chains => statics::shortest(cx, &forced.names),
        ForcingKind::Nets if sums::has_none(cx) => nets::shortest::<AssumptionBoard>(cx, &forced.names),
        ForcingKind::Nets => nets::shortest::<RuledBoard>(cx, &forced.names),
        ForcingKind::Plus => nets::shortest::<PatternsBoard>(cx, &forced.names),
    }
}

/// Hands on every argument of a kind that `of` may name.
fn each(cx: &Context<'_>, forced: &Forced, of: ArgumentShape, take: &mut TakeStep<'_>) -> ControlFlow<()> {
    match forced.kind {
        ForcingKind::Nishio => nets::each::<DigitBoard>(cx, &forced.names, of, take),
        ForcingKind::Chains => statics::each(cx, &forced.names, take),
        ForcingKind::Nets if sums::has_none(cx) => nets::each::<AssumptionBoard>(cx, &forced.names, of, take),
        ForcingKind::Nets => nets::each::<RuledBoard>(cx, &forced.names, of, take),
        ForcingKind::Plus => nets::each::<PatternsBoard>(cx, &forced.names, of, take),
    }
}

/// The shortest argument of each kind, as far as they were asked for.
#[derive(Default)]
struct KnownArguments {
    of_kind: [OnceCell<Option<Step>>; ForcingKind::COUNT],
}

impl Cached for KnownArguments {
    fn renew(&mut self) {
        self.of_kind.iter_mut().for_each(|step| drop(step.take()));
    }
}

/// Calls `with` with the shortest argument of a kind, if there is one.
fn with_shortest(cx: &Context<'_>, forced: &Forced, with: &mut dyn FnMut(&Step) -> ControlFlow<()>) -> ControlFlow<()> {
    let search = || shortest(cx, forced);
    match cx.cached::<KnownArguments>() {
        Some(known) => {
            known.of_kind[forced.kind as usize].get_or_init(search).as_ref().map_or(ControlFlow::Continue(()), with)
        }
        None => search().as_ref().map_or(ControlFlow::Continue(()), with),
    }
}

/// Reports the arguments of one shape: the shortest one of the kind if it has this shape, or all.
pub(crate) fn search(forced: &Forced, wanted: ArgumentShape, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let one = sink.wants_one();
    let slug = sink.technique().slug();
    let mut report = |step: &Step| {
        if step.technique != slug {
            return ControlFlow::Continue(());
        }
        sink.eliminate(step.conclusion.eliminate, || (step.pattern.clone(), step.truths.clone()))
    };
    if one { with_shortest(cx, forced, &mut report) } else { each(cx, forced, wanted, &mut |step| report(&step)) }
}
