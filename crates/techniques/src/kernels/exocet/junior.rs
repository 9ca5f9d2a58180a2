//! Targets in the other two boxes of the base's line, beside which no digit of the base has a place.
use super::base::ExocetBase;
use super::cases::ExocetCase;
use super::mirrors::Mirror;
use super::places::CrossLines;
use crate::{Context, Sink};
use qedoku_core::{Cell, CellSet, House};
use std::ops::ControlFlow;

/// A cell that may be a target, and its line across.
type TargetCell = (Cell, House);

/// The function called with each exocet that is found.
type Then<'t> = &'t mut dyn FnMut(&ExocetCase) -> ControlFlow<()>;

/// Reports the eliminations that follow because the targets hold the digits of the base.
pub(crate) fn targets(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(cx, &mut |exocet| {
        let gone = exocet.own(cx, exocet.gone(cx, None), None);
        sink.eliminate(gone, || exocet.evidence(cx, gone, None))
    })
}

/// Reports the further eliminations that follow because the mirrors repeat the digits of the targets.
pub(crate) fn mirrors(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(cx, &mut |exocet| {
        let Some(both) = Mirror::both(cx, &exocet.base, exocet.targets) else { return ControlFlow::Continue(()) };
        let gone = exocet.gone(cx, Some(&both)) - exocet.gone(cx, None);
        let gone = exocet.own(cx, gone, Some(&both));
        sink.eliminate(gone, || exocet.evidence(cx, gone, Some(&both)))
    })
}

fn each(cx: &Context<'_>, then: Then<'_>) -> ControlFlow<()> {
    ExocetBase::each(cx, &mut |base| {
        let held = base.digits.iter().fold(CellSet::EMPTY, |all, digit| all | cx.board.plane(digit));
        let [firsts, seconds] = base.wings.map(|block| candidates(cx, base, block, held));
        for &(first, cross_line) in firsts.iter().flatten() {
            for &(second, other) in seconds.iter().flatten() {
                let cross_lines = CrossLines::new(cx.layout, base, [base.stem, cross_line, other]);
                if let Some(exocet) = ExocetCase::new(cx, base, &cross_lines, [first, second]) {
                    then(&exocet)?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// The cells of a box that can be targets: the rest of their line across holds no digit of the base in this box.
fn candidates(cx: &Context<'_>, base: &ExocetBase, block: House, held: CellSet) -> [Option<TargetCell>; 3] {
    let mut targets = [None; 3];
    let mut count = 0;
    let cells = cx.layout.cells(block) - cx.layout.cells(base.line);
    for cell in cells & held {
        let Some(cross_line) = base.cross_line(cx.layout, cell) else { continue };
        let companions = (cells & cx.layout.cells(cross_line)).without(cell);
        let takes = |cell| cx.board.value(cell).is_some_and(|digit| base.digits.contains(digit));
        if !companions.meets(held) && !companions.iter().any(takes) && count < targets.len() {
            targets[count] = Some((cell, cross_line));
            count += 1;
        }
    }
    targets
}
