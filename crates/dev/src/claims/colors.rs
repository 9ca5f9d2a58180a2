//! The templates of English sentences that name colors, and what each claims.
use super::judge::ClaimTest;
use super::linked::there;

/// The candidates of colors, which are read before anything shorter is.
pub(super) const COLORS: &[(&str, ClaimTest)] = &[
    ("color [A|B] is wrong, and color [A|B] is right: {C} is {D}", |it, n| it.turns(n.cells[0], n.digits[0])),
    ("suppose {C} is {D} (color [A|B])", |it, n| it.case(n.cells[0], n.digits[0])),
    ("{C} is {D} (color [A|B]) or {D} (color [A|B])", |it, n| it.pair_in_cell(n.cells[0], n.digits[0] | n.digits[1])),
    ("{H} has its {D} in {C} (color [A|B]) or {C} (color [A|B])", |it, n| {
        it.pair_in_house(n.houses[0][0], n.digits[0], n.cells[0] | n.cells[1]);
    }),
    ("either {S}, or {S}", |it, n| {
        there(it, &n.candidates[0]);
        there(it, &n.candidates[1]);
    }),
    ("either {S} (color A)", |it, n| it.colored(0, &n.candidates[0])),
    ("{S} (color A)", |it, n| it.colored(0, &n.candidates[0])),
    ("either {S} (color B)", |it, n| it.colored(1, &n.candidates[0])),
    ("{S} (color B)", |it, n| it.colored(1, &n.candidates[0])),
    ("either {S} (color C)", |it, n| it.colored(2, &n.candidates[0])),
    ("{S} (color C)", |it, n| it.colored(2, &n.candidates[0])),
    ("either {S} (color D)", |it, n| it.colored(3, &n.candidates[0])),
    ("{S} (color D)", |it, n| it.colored(3, &n.candidates[0])),
];
