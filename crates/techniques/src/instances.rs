//! One technique on one board.
use crate::context::Context;
use crate::registry::TECHNIQUES;
use crate::sink::Sink;
use crate::technique::Technique;
use qedoku_core::{Board, Layout, Step};
use std::ops::ControlFlow;

/// Everything a technique finds on a board, in layout order. Inside an assumption it may use what the default profile
/// has before it.
pub fn instances(technique: &dyn Technique, layout: &Layout, board: &Board) -> Vec<Step> {
    let mut steps = Vec::new();
    // What takes every step never breaks.
    let _ = each_instance(technique, layout, board, &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    steps
}

/// Hands on everything a technique finds on a board as it is found, in layout order, and keeps nothing.
///
/// # Errors
/// Breaks when `take` does.
pub fn each_instance(
    technique: &dyn Technique,
    layout: &Layout,
    board: &Board,
    take: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let slug = technique.info().slug;
    let easier = TECHNIQUES.iter().take_while(|known| known.info().slug != slug).count();
    technique.search(&Context::new(layout, board, &TECHNIQUES[..easier]), &mut Sink::handing(board, take))
}
