//! One technique on one board.
use crate::context::Context;
use crate::registry::TECHNIQUES;
use crate::sink::{Sink, Want};
use crate::technique::Technique;
use qedoku_core::{Board, Layout, Step};

/// Everything a technique finds on a board, in layout order. Inside an assumption it may use what the default profile
/// has before it.
pub fn instances(technique: &dyn Technique, layout: &Layout, board: &Board) -> Vec<Step> {
    let slug = technique.info().slug;
    let easier = TECHNIQUES.iter().take_while(|known| known.info().slug != slug).count();
    let mut sink = Sink::new(board, Want::All);
    // A sink that wants all never breaks.
    let _ = technique.search(&Context::new(layout, board, &TECHNIQUES[..easier]), &mut sink);
    sink.into_steps()
}
