//! HoDoKu's locked candidates: house by house, then digit by digit.
use super::finder::HodokuFinder;
use qedoku_core::{Candidate, Digit, DigitSet, HouseKind};
use qedoku_techniques::intermediate::claiming::Claiming;
use qedoku_techniques::intermediate::pointing::Pointing;
use qedoku_techniques::kernels::locked;
use qedoku_techniques::{Info, Technique};
use std::ops::ControlFlow;

pub(super) const POINTING: &[&dyn Technique] = &[&Pointing];
pub(super) const CLAIMING: &[&dyn Technique] = &[&Claiming];

/// A box confines a digit to a row or to a column.
pub(super) fn pointing(find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    search(find, &Pointing::INFO, &[HouseKind::Box], &[HouseKind::Row, HouseKind::Column])
}

/// A line confines a digit to a box.
pub(super) fn claiming(find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    search(find, &Claiming::INFO, &[HouseKind::Row, HouseKind::Column], &[HouseKind::Box])
}

fn search(
    find: &mut HodokuFinder<'_, '_, '_>,
    info: &'static Info,
    from: &[HouseKind],
    to: &[HouseKind],
) -> ControlFlow<()> {
    let cx = find.cx;
    let fresh = Digit::ALL.map(|digit| cx.fresh(digit));
    let any = cx.fresh_houses();
    let houses = from.iter().flat_map(|&kind| any & cx.layout.houses_of_kind(kind));
    let changed = |house| DigitSet::ALL.filter(|digit| fresh[digit.index()].contains(house));
    for (house, digit) in houses.flat_map(|house| changed(house).iter().map(move |digit| (house, digit))) {
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

#[cfg(test)]
mod tests {
    use super::super::testing::{board_keeping, first};

    #[test]
    fn houses_come_first_then_digits() {
        let board = board_keeping(&[
            (9, "b1", "r1c1 r1c2"),
            (1, "b2", "r3c4 r3c5"),
            (3, "c1", "r1c1 r2c1"),
            (4, "r9", "r9c1 r9c3"),
            (2, "r9", "r9c5 r9c6"),
        ]);
        assert_eq!(first(1200, &board), "pointing 914 915 916 917 918 919");
        assert_eq!(first(1210, &board), "claiming 274 275 276 284 285 286");
        let board = board_keeping(&[(4, "r9", "r9c1 r9c3"), (3, "c1", "r1c1 r2c1")]);
        assert_eq!(first(1210, &board), "claiming 471 472 473 481 482 483", "rows before columns");
        assert_eq!(first(1200, &board), "");
    }
}
