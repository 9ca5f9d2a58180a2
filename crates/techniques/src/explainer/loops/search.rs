//! The search for unique rectangles and loops.
use super::finds::LoopFinds;
use super::types::Loop;
use super::walk::{Walk, Walks};
use crate::advanced::uniqueness::unique_rectangle_1::UniqueRectangle1;
use crate::kernels::counts;
use crate::{Context, Info, Sink, Technique};
use qedoku_core::{Cell, CellSet};
use std::ops::ControlFlow;

/// Loops of cells that two digits could fill in two ways, rectangles among them.
#[derive(Clone, Copy, Debug)]
pub(in crate::explainer) struct Loops;

impl Technique for Loops {
    fn info(&self) -> &'static Info {
        &UniqueRectangle1::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let (mut finds, mut nodes) = (LoopFinds::default(), 0);
        // The loops that were seen, each with the first of its cells that hold other digits.
        let mut known: Vec<(CellSet, Cell)> = Vec::new();
        let pairs = counts::cells_with_few(cx.board, 2);
        for start in pairs {
            let pair = cx.board.digits(start);
            Walks::each(cx, start, &mut nodes, &mut |walk: &Walk| {
                let cells: CellSet = walk.cells().iter().copied().collect();
                let mut others = walk.cells().iter().copied().filter(|&cell| !pairs.contains(cell));
                let Some(first) = others.next() else { return };
                if known.contains(&(cells, first)) {
                    return;
                }
                known.push((cells, first));
                let rescue = [first, others.next().unwrap_or(first)];
                Loop { cx, cells, pair, rescue, rescues: cells - pairs }.conclude(&mut finds);
            });
        }
        finds.report(cx, sink)
    }
}
