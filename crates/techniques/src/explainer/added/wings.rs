//! Wings with one digit for each of their four to seven cells.
use super::rows::AddedRow;
use crate::kernels::bent::{self, BentWing};
use crate::{Context, Info, Sink, Technique};
use qedoku_core::Rating;
use std::ops::ControlFlow;

/// Up to so many candidates of its largest pivot a wing is rated as the easiest of its size.
const SMALL: usize = 3;

/// Wings of so many cells.
#[derive(Clone, Copy, Debug)]
pub(super) struct BentWings {
    pub(super) cells: usize,
    /// The ratings of the easiest and the hardest, in tenths.
    pub(super) ratings: [u16; 2],
    pub(super) parts: &'static [&'static dyn Technique; 1],
}

impl BentWings {
    /// A tenth more for each candidate that the largest pivot has above three.
    fn tenths(&self, wing: &BentWing, cx: &Context<'_>) -> u16 {
        let most = wing.pivots(cx).iter().map(|cell| cx.board.digits(cell).len()).max().unwrap_or(SMALL);
        let [least, hardest] = self.ratings;
        (least + most.saturating_sub(SMALL) as u16).min(hardest)
    }
}

impl Technique for BentWings {
    fn info(&self) -> &'static Info {
        self.parts[0].info()
    }

    fn parts(&self) -> &'static [&'static dyn Technique] {
        self.parts
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let mut found = Vec::new();
        let _ = bent::each(self.cells, cx, &mut |wing| {
            found.push(wing);
            ControlFlow::Continue(())
        });
        AddedRow::easiest_first(&mut found, |wing| self.tenths(wing, cx));
        found.iter().try_for_each(|wing| {
            let rating = Rating { se: Some(self.tenths(wing, cx)), hodoku: None };
            sink.rated(self.info(), rating, |sink| wing.report(cx, sink))
        })
    }
}
