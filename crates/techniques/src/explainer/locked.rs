//! Locked candidates.
use super::order::{as_technique, house_of_kind};
use crate::intermediate::claiming::Claiming;
use crate::intermediate::pointing::Pointing;
use crate::kernels::locked;
use crate::{Context, Info, Sink, Technique};
use qedoku_core::{Digit, House, HouseKind};
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
                let mut houses = cx.layout.houses_of_kind(from_kind) - cx.board.homes(digit);
                if !stale {
                    houses = houses & cx.fresh(digit);
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
pub(super) struct Locked;

impl Technique for Locked {
    fn info(&self) -> &'static Info {
        &Pointing::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        ConfinedDigit::each(cx, false, |ConfinedDigit { digit, from, to }| {
            let info = if cx.layout.is_box(from) { &Pointing::INFO } else { &Claiming::INFO };
            as_technique(info, sink, |sink| locked::clear(digit, from, to, cx, sink))
        })
    }
}
