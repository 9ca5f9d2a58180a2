//! Targets anywhere in three lines across the base's.
use super::base::ExocetBase;
use super::cases::ExocetCase;
use super::places::CrossLines;
use crate::{Context, Sink};
use qedoku_core::{Cell, CellSet, House, HouseSet};
use std::ops::ControlFlow;

/// Reports what goes because two cells of which one at least is outside the boxes of the line hold the digits of the
/// base.
pub(crate) fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    ExocetBase::each(cx, &mut |base| {
        let [first, second] = base.wings.map(|block| lanes_of(cx, base, block));
        let band = base.wings.iter().fold(base.seen, |all, &block| all | cx.layout.cells(block));
        for one in first {
            for other in second {
                let cross_lines = CrossLines::new(cx.layout, base, [base.stem, one, other]);
                pairs(cx, base, &cross_lines, &mut |targets| {
                    if targets.iter().all(|&target| band.contains(target)) {
                        return ControlFlow::Continue(());
                    }
                    let exocet = ExocetCase { base: *base, cross_lines, targets };
                    let gone = exocet.own(cx, exocet.gone(cx, None), None);
                    sink.eliminate(gone, || exocet.evidence(cx, gone, None))
                })?;
            }
        }
        ControlFlow::Continue(())
    })
}

fn lanes_of(cx: &Context<'_>, base: &ExocetBase, block: House) -> HouseSet {
    let cells = cx.layout.cells(block) & cx.layout.cells(base.line);
    cells.iter().filter_map(|cell| base.cross_line(cx.layout, cell)).collect()
}

/// Calls `then` with each two cells of different lines without which no digit of the base has a place in all of the lines,
/// while one has in each two of them: one of the cells is in the first way there is, and the other in the first way without
/// the one.
fn pairs(
    cx: &Context<'_>,
    base: &ExocetBase,
    cross_lines: &CrossLines,
    then: &mut dyn FnMut([Cell; 2]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if base.digits.iter().any(|digit| cross_lines.is_wide(cx, digit)) {
        return ControlFlow::Continue(());
    }
    let way = |without| base.digits.iter().find_map(|digit| cross_lines.way(cx, digit, without));
    let fits = |cell: &Cell| (cx.board.digits(*cell) & base.digits).is_several();
    let Some(first) = way(CellSet::EMPTY) else { return ControlFlow::Continue(()) };
    for (index, one) in first.iter().enumerate().filter(|(_, one)| fits(one)) {
        let earlier: CellSet = first.iter().take(index).collect();
        let Some(second) = way(CellSet::of(one)) else { continue };
        for other in (second - earlier).iter().filter(fits) {
            let cells = CellSet::of(one).with(other);
            if way(cells).is_none() && cross_lines.are_needed(cx, base.digits, cells) {
                then([one.min(other), one.max(other)])?;
            }
        }
    }
    ControlFlow::Continue(())
}
