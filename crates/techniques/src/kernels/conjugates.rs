//! Strong links of one digit: houses with two places left for it.
use crate::Context;
use qedoku_core::{Cell, Digit, House, HouseSet};

/// The houses in which `digit` has two places left.
pub(crate) fn houses(cx: &Context<'_>, digit: Digit) -> HouseSet {
    let plane = cx.board.plane(digit);
    let open = cx.layout.houses() - cx.board.homes(digit);
    open.filter(|house| (plane & cx.layout.cells(house)).len() == 2)
}

/// The two places of `digit` in `house`, if these are all it has there.
#[inline]
pub(crate) fn ends(cx: &Context<'_>, digit: Digit, house: House) -> Option<[Cell; 2]> {
    let places = cx.board.plane(digit) & cx.layout.cells(house);
    let first = places.first()?;
    Some([first, places.without(first).single()?])
}
