//! Locked candidates: house by house, then digit by digit.
use super::finder::Finder;
use crate::intermediate::claiming::Claiming;
use crate::intermediate::pointing::Pointing;
use crate::kernels::locked;
use crate::{Info, Technique};
use qedoku_core::{Candidate, Digit, HouseKind};
use std::ops::ControlFlow;

pub(super) const POINTING: &[&dyn Technique] = &[&Pointing];
pub(super) const CLAIMING: &[&dyn Technique] = &[&Claiming];

/// A box confines a digit to a row or to a column.
pub(super) fn pointing(find: &mut Finder<'_, '_, '_>) -> ControlFlow<()> {
    search(find, &Pointing::INFO, &[HouseKind::Box], &[HouseKind::Row, HouseKind::Column])
}

/// A line confines a digit to a box.
pub(super) fn claiming(find: &mut Finder<'_, '_, '_>) -> ControlFlow<()> {
    search(find, &Claiming::INFO, &[HouseKind::Row, HouseKind::Column], &[HouseKind::Box])
}

fn search(find: &mut Finder<'_, '_, '_>, info: &'static Info, from: &[HouseKind], to: &[HouseKind]) -> ControlFlow<()> {
    let cx = find.cx;
    let houses = from.iter().flat_map(|&kind| cx.layout.houses_of_kind(kind));
    for (house, digit) in houses.flat_map(|house| Digit::ALL.map(|digit| (house, digit))) {
        let plane = cx.board.plane(digit);
        let places = plane & cx.layout.cells(house);
        if !(2..=cx.layout.widest_crossing()).contains(&places.len()) {
            continue;
        }
        let around = cx.layout.houses_around(places);
        for target in to.iter().flat_map(|&kind| around & cx.layout.houses_of_kind(kind)) {
            let rest = (plane & cx.layout.cells(target)) - places;
            if !rest.is_empty() {
                let deleted: Vec<_> = rest.iter().map(|cell| Candidate { cell, digit }).collect();
                find.delete(info, &deleted, || locked::evidence(cx, digit, house, target))?;
            }
        }
    }
    ControlFlow::Continue(())
}
