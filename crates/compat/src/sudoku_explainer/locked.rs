//! Sudoku Explainer's locked candidates.
use super::order::{as_technique, house_of_kind};
use qedoku_core::{Digit, House, HouseKind};
use qedoku_techniques::intermediate::claiming::Claiming;
use qedoku_techniques::intermediate::pointing::Pointing;
use qedoku_techniques::kernels::locked;
use qedoku_techniques::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

/// A digit that a house confines to where it crosses another.
#[derive(Clone, Copy, Debug)]
pub(super) struct ConfinedDigit {
    pub(super) digit: Digit,
    pub(super) from: House,
    /// The other house, which has more places.
    pub(super) to: House,
}

/// In turn: of which kind the house is that confines the digit, and of which kind the one that crosses it.
const FAMILIES: [[HouseKind; 2]; 4] = [
    [HouseKind::Box, HouseKind::Column],
    [HouseKind::Box, HouseKind::Row],
    [HouseKind::Column, HouseKind::Box],
    [HouseKind::Row, HouseKind::Box],
];

impl ConfinedDigit {
    /// Calls `report` with each such digit and houses: by kinds of houses, then by digit. Of houses that did not change
    /// since the search last found nothing only if `stale` says so.
    #[inline]
    pub(super) fn each(
        cx: &Context<'_>,
        stale: bool,
        mut report: impl FnMut(Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for [from_kind, to_kind] in FAMILIES {
            for digit in Digit::ALL {
                let plane = cx.board.plane(digit);
                let mut houses = cx.layout.houses_of_kind(from_kind) - cx.board.placed_houses(digit);
                if !stale {
                    houses &= cx.fresh(digit);
                }
                for from in houses {
                    let places = plane & cx.layout.cells(from);
                    let Some(first) = places.first() else { continue };
                    let Some(to) = house_of_kind(cx, cx.layout.houses_of(first), to_kind) else { continue };
                    let target = cx.layout.cells(to);
                    if places.is_subset(target) && places.is_several() && (plane & target) != places {
                        report(Self { digit, from, to })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Pointing and claiming.
#[derive(Clone, Copy, Debug)]
pub(super) struct PointingClaiming;

impl Technique for PointingClaiming {
    fn info(&self) -> &'static Info {
        &Pointing::INFO
    }

    fn parts(&self) -> &'static [&'static dyn Technique] {
        &[&Pointing, &Claiming]
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        ConfinedDigit::each(cx, false, |ConfinedDigit { digit, from, to }| {
            let info = if cx.layout.is_box(from) { &Pointing::INFO } else { &Claiming::INFO };
            as_technique(info, sink, |sink| locked::clear(digit, from, to, cx, sink))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sudoku_explainer::testing::{board_without, finds};
    use qedoku_core::Candidate;

    #[test]
    fn kinds_of_houses_come_first_then_digits() {
        let board = board_without(|Candidate { cell, digit }| {
            let row = cell.row();
            let column = cell.column();
            match digit.value() {
                // Row 1 confines 1 to box 1; box 5 confines 3 to row 4 and 5 to column 5; box 9 confines 2 to column 9.
                1 => row == 1 && column > 3,
                2 => row > 6 && (7..9).contains(&column),
                3 => (5..7).contains(&row) && (4..7).contains(&column),
                5 => (4..7).contains(&row) && [4, 6].contains(&column),
                _ => false,
            }
        });
        let words: Vec<String> = finds(&PointingClaiming, &board)
            .iter()
            .map(|find| find.split(' ').take(3).collect::<Vec<_>>().join(" "))
            .collect();
        assert_eq!(words, ["pointing 26 r1c9<>2", "pointing 26 r1c5<>5", "pointing 26 r4c1<>3", "claiming 28 r2c1<>1"]);
    }
}
