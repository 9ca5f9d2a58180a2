//! Strong links of one digit: houses with two places left for it.
use crate::Context;
use crate::base::position_cache::Cached;
use qedoku_core::{Cell, CellSet, Digit, House, HouseSet};

/// For each digit some places and the houses that have two of them: right for as long as the digit has these places, and
/// with nothing known these are none.
#[derive(Default)]
struct KnownHouses([std::cell::Cell<(CellSet, HouseSet)>; Digit::COUNT]);

impl Cached for KnownHouses {
    fn renew(&mut self) {}
}

/// The houses in which `digit` has two places left.
pub(crate) fn houses(cx: &Context<'_>, digit: Digit) -> HouseSet {
    let plane = cx.board.plane(digit);
    let known = cx.cached::<KnownHouses>().map(|known| &known.0[digit.index()]);
    if let Some((places, houses)) = known.map(std::cell::Cell::get)
        && places == plane
    {
        return houses;
    }
    let open = cx.layout.houses() - cx.board.placed_houses(digit);
    let houses = open.filter(|house| (plane & cx.layout.cells(house)).len() == 2);
    if let Some(known) = known {
        known.set((plane, houses));
    }
    houses
}

/// The two places of `digit` in `house`, if these are all it has there.
#[inline]
pub fn ends(cx: &Context<'_>, digit: Digit, house: House) -> Option<[Cell; 2]> {
    let places = cx.board.plane(digit) & cx.layout.cells(house);
    let first = places.first()?;
    Some([first, places.without(first).single()?])
}
