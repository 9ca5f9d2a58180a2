//! Reports what is forced, each kind of argument by one search.
use super::field::Field;
use super::nets::{self, Names};
use super::position::{OneDigit, Whole};
use super::statics;
use crate::{Context, Info, Sink};
use qedoku_core::Step;
use std::ops::ControlFlow;

/// Techniques that find their arguments in one search: the shortest gives the step, and its shape the name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Forced {
    /// How the arguments work.
    pub(crate) kind: Kind,
    /// What they are called.
    pub(crate) names: Names,
}

/// How arguments work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// One digit is assumed and followed alone.
    Nishio,
    /// Chains of links as they stand on the board.
    Chains,
    /// Singles, on the board that the assumption leaves.
    Nets,
    /// All the lower methods.
    Plus,
}

impl Kind {
    /// How many kinds there are.
    pub(crate) const COUNT: usize = 4;
}

/// The shortest argument of a kind, or all that `of` may name.
pub(crate) fn steps(cx: &Context<'_>, forced: &Forced, of: Option<&Info>) -> Vec<Step> {
    match forced.kind {
        Kind::Nishio => nets::steps::<OneDigit>(cx, &forced.names, of),
        Kind::Chains => statics::steps(cx, &forced.names, of),
        Kind::Nets => nets::steps::<Field>(cx, &forced.names, of),
        Kind::Plus => nets::steps::<Whole>(cx, &forced.names, of),
    }
}

/// Reports the arguments of one name: the shortest one of the kind if it has this name, or all.
pub(crate) fn search(forced: &Forced, info: &'static Info, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let one = sink.wants_one();
    let mut report = |steps: &[Step]| {
        for step in steps.iter().filter(|step| step.technique == info.slug()) {
            sink.eliminate(info, step.conclusion.eliminate, || (step.pattern.clone(), step.truths.clone()))?;
        }
        ControlFlow::Continue(())
    };
    if one { cx.with_forced(forced, &mut report) } else { report(&steps(cx, forced, Some(info))) }
}
