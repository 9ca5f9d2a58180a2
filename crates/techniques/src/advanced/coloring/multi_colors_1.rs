//! Multi Colors 1.
use crate::kernels::clusters::{Clusters, seen};
use crate::kernels::color_report;
use crate::{Context, Sink};
use qedoku_core::{CellSet, Layout};
use std::ops::ControlFlow;

crate::technique! {
    /// Two clusters of a digit are colored in turns, and a place of one sees a place of the other; what sees the opposite
    /// colors of both goes.
    ///
    /// ## Why it holds
    /// The two colors that see each other are not both right, so the opposite color of one cluster is. A cell that sees
    /// both opposite colors sees a right place.
    ///
    /// ## How to find it
    /// Color two clusters of a digit. Find a place of one that sees a place of the other, and then cells that see the
    /// opposite color of each.
    pub MultiColors1 = "multi-colors-1", "Multi Colors 1", Advanced,
    zh: "多重染色 1" {
        what: "一个数的两组共轭对各自交替染色，一组的某格看到另一组的某格；同时看到两组的另外那种颜色的格删去该数。",
        why: "互相看到的两种颜色不能同真，所以它们各自的另一色至少有一个为真。同时看到这两种颜色的格不能填该数。",
        find: "给一个数的两组共轭对染色，找互相看到的两格，再找看到各自另一色的格。"
    }, hodoku: "0502" 200, aliases: ["multi-colors", "multi-coloring", "mc"],
    wider: ["multi-colors-2", "simple-colors-trap"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in cx.fresh_digits() {
        let clusters = Clusters::with_pairs(cx, digit);
        let clusters = clusters.as_slice();
        for (index, one) in clusters.iter().enumerate() {
            for other in &clusters[index + 1..] {
                let gone = gone(cx.layout, one, other) & cx.board.plane(digit);
                color_report::report(digit, gone, &[*one, *other], cx, sink)?;
            }
        }
        cx.pass_digit(digit);
    }
    ControlFlow::Continue(())
}

/// The cells that see the opposite colors of two that see each other.
fn gone(layout: &Layout, one: &[CellSet; 2], other: &[CellSet; 2]) -> CellSet {
    let ours = one.map(|color| seen(layout, color));
    let theirs = other.map(|color| seen(layout, color));
    let mut gone = CellSet::EMPTY;
    for (a, b) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        if ours[a].meets(other[b]) {
            gone |= (ours[1 - a] & theirs[1 - b]) - one[1 - a] - other[1 - b];
        }
    }
    gone
}
