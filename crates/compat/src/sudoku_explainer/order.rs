//! The orders in which Sudoku Explainer goes through houses, and how it rates what it finds.
use qedoku_core::{House, HouseKind, HouseSet, StepRating};
use qedoku_techniques::{Context, Info, Sink};
use std::ops::ControlFlow;

/// Most searches look at all boxes, then at all columns, then at all rows.
const BOXES_COLUMNS_ROWS: [HouseKind; 3] = [HouseKind::Box, HouseKind::Column, HouseKind::Row];

/// The houses of a cell are looked at in this order.
pub(super) const BOX_ROW_COLUMN: [HouseKind; 3] = [HouseKind::Box, HouseKind::Row, HouseKind::Column];

/// Looks at the houses that changed since the search last found nothing: at boxes, then columns, then rows. Each instance
/// must depend on one house.
#[inline]
pub(super) fn each_fresh_house(cx: &Context<'_>, mut look: impl FnMut(House) -> ControlFlow<()>) -> ControlFlow<()> {
    let fresh = cx.fresh_houses();
    let mut looked = HouseSet::EMPTY;
    for kind in BOXES_COLUMNS_ROWS {
        for house in fresh & cx.layout.houses_of_kind(kind) {
            let flow = look(house);
            if flow.is_break() {
                cx.pass(looked);
                return flow;
            }
            looked.insert(house);
        }
    }
    ControlFlow::Continue(())
}

/// The house of this kind that all the houses given have in common, if there is one.
pub(super) fn house_of_kind(cx: &Context<'_>, houses: HouseSet, kind: HouseKind) -> Option<House> {
    (houses & cx.layout.houses_of_kind(kind)).first()
}

/// Lets `report` report in the name of a technique, with the rating that it has there.
#[inline]
pub(super) fn as_technique(
    info: &'static Info,
    sink: &mut Sink<'_>,
    report: impl FnOnce(&mut Sink<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    sink.rated(info, StepRating { se: info.se, hodoku: None }, report)
}

/// The rating, as Sudoku Explainer compares it, of a find that is larger than the smallest of its kind.
pub(super) fn by_size(base: f64, more: usize) -> f64 {
    base + 0.1 * f64::from(more as u32)
}

/// The rating as it is printed.
#[allow(clippy::cast_sign_loss, reason = "ratings are positive")]
pub(super) fn rating(value: f64) -> StepRating {
    StepRating { se: Some(((value + 0.05) * 10.0).floor() as u16), hodoku: None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profiles;
    use qedoku_core::{Board, Grid, Layout, Puzzle};

    #[test]
    fn ratings_are_rounded_when_they_are_told() {
        // These doubles are 4.6 and 5.3999999999999995.
        assert_eq!([4.5 + 0.1, 5.2 + 0.1 * 2.0, 5.6].map(|value| rating(value).se), [Some(46), Some(54), Some(56)]);
    }

    #[test]
    fn boxes_come_first_and_rows_last() {
        let board = Board::new(Layout::classic(), &Puzzle::from_givens(Grid::EMPTY));
        let cx = Context::new(&board, &[]);
        let mut names = Vec::new();
        let _ = each_fresh_house(&cx, |house| {
            names.push(cx.layout.house_name(house));
            ControlFlow::Continue(())
        });
        let expected = ["b", "c", "r"].into_iter().flat_map(|kind| (1..=9).map(move |n| format!("{kind}{n}")));
        assert_eq!(names, expected.collect::<Vec<_>>());
    }

    #[test]
    fn what_has_one_rating_is_rated_by_its_technique() {
        assert!(profiles::se().techniques().iter().all(|producer| producer.info().se.is_some()));
    }
}
