//! The cells that repeat the digit of a target.
use super::base::ExocetBase;
use crate::Context;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, Slot, Truth};

/// Cells of one line and one box, one of which repeats the digit of a target: base and target keep it out of the other
/// two lines of that box.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mirror {
    /// The cells.
    pub(crate) cells: CellSet,
    /// Their box and their line.
    houses: [House; 2],
}

impl Mirror {
    /// The mirrors of two targets in the two wings of a base.
    pub(crate) fn both(cx: &Context<'_>, base: &ExocetBase, targets: [Cell; 2]) -> Option<[Self; 2]> {
        let layout = cx.layout;
        let of = |own: Cell, other: Cell, block: House| {
            let row = base.parallel(layout, own)?;
            let cross_line = base.cross_line(layout, other)?;
            let cells = layout.cells(block) - layout.cells(base.line) - layout.cells(row) - layout.cells(cross_line);
            let line = base.parallel(layout, cells.first()?)?;
            Some(Self { cells, houses: [block, line] })
        };
        let [first, second] = targets;
        Some([of(first, second, base.wings[1])?, of(second, first, base.wings[0])?])
    }

    /// The candidates that are false because one of the cells repeats the digit of the target; nothing if none can.
    /// `digits` are those of the two targets, that of this one at `index`; the cells `outside` take no other digits.
    pub(crate) fn repeating(
        &self,
        cx: &Context<'_>,
        digits: [Digit; 2],
        index: usize,
        outside: CellSet,
    ) -> Option<CandidateSet> {
        let digit = digits[index];
        if self.cells.iter().any(|cell| cx.board.value(cell) == Some(digit)) {
            return Some(CandidateSet::EMPTY);
        }
        let others: DigitSet = DigitSet::ALL.without(digits[0]).without(digits[1]);
        let locked = others.filter(|other| self.locks(cx, other, outside));
        let mut all: Option<CandidateSet> = None;
        for cell in self.cells & cx.board.plane(digit) {
            let mut killed = cx.layout.clashes(Candidate { cell, digit });
            if let Some(other) = locked.first() {
                let rest = self.cells.without(cell) & cx.board.plane(other);
                let (Some(place), Some(other)) = (rest.single(), locked.single()) else { continue };
                killed |= cx.layout.clashes(Candidate { cell: place, digit: other });
            }
            all = Some(all.map_or(killed, |all| all & killed));
        }
        all
    }

    /// True if the cells must hold this digit because their line or box has no other place for it.
    fn locks(&self, cx: &Context<'_>, digit: Digit, outside: CellSet) -> bool {
        self.houses.into_iter().any(|house| {
            let places = (cx.board.plane(digit) & cx.layout.cells(house)) - outside;
            !places.is_empty() && places.is_subset(self.cells)
        })
    }

    /// The slots that may be needed to see what the cells hold.
    pub(crate) fn slots(
        &self,
        cx: &Context<'_>,
        outside: CellSet,
        base: DigitSet,
    ) -> impl Iterator<Item = Slot> + use<> {
        let digits = DigitSet::ALL.filter(|digit| base.contains(digit) || self.locks(cx, digit, outside));
        self.houses.into_iter().flat_map(move |house| digits.into_iter().map(move |digit| Slot::House(house, digit)))
    }

    /// True if a truth is about the houses of the cells.
    pub(crate) fn is_used(&self, cx: &Context<'_>, truth: &Truth) -> bool {
        let houses = cx.layout.houses_around(self.cells);
        matches!(truth, Truth::House { house, .. } if houses.contains(*house))
    }
}
