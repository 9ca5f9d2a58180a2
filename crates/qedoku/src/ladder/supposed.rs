//! Where to look in suppositions and in locked sets of sectors.
use super::step::{LadderText, named};
use qedoku_core::{Candidate, CellSet, DigitSet, HouseKind, Hypothesis, SetLogic, Slot};
use qedoku_explain::StepContext;

/// The words for an assumption, and the slot that it leaves empty.
pub(super) fn way(context: &StepContext<'_>, it: &Hypothesis) -> String {
    let style = context.style;
    let Candidate { cell, digit } = it.assume.candidate;
    let assumed = style.say(&if it.assume.holds {
        LadderText::Suppose { cell, digit }
    } else {
        LadderText::SupposeNot { cell, digit }
    });
    let of = match it.end {
        Slot::Cell(cell) => style.cell(cell),
        Slot::House(house, digit) => style.say(&LadderText::DigitOf { digit, house: named(context.layout, house) }),
    };
    style.say(&LadderText::Becomes { assumed: &assumed, of: &of })
}

/// The digits of a locked set of sectors that are counted by rows, by columns and by boxes, and its cells.
pub(super) fn counted(context: &StepContext<'_>, it: &SetLogic) -> String {
    let style = context.style;
    let cells: CellSet =
        it.base.iter().filter_map(|slot| if let Slot::Cell(cell) = slot { Some(*cell) } else { None }).collect();
    let by = |kind: HouseKind| -> DigitSet {
        let of = it.cover.iter().filter_map(|slot| match slot {
            Slot::House(house, digit) if context.layout.kind(*house) == kind => Some(*digit),
            _ => None,
        });
        of.collect()
    };
    let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Box].map(|kind| (by(kind), kind));
    let parts = kinds.into_iter().filter(|(digits, _)| !digits.is_empty());
    let parts = parts.map(|(digits, kind)| {
        style.say(&match kind {
            HouseKind::Row => LadderText::ByRows { digits },
            HouseKind::Column => LadderText::ByColumns { digits },
            _ => LadderText::ByBoxes { digits },
        })
    });
    style.say(&LadderText::Count { parts: &style.semicolons(parts), cells })
}
