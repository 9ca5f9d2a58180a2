//! The templates of English sentences that name colors, and what each claims.
use super::judge::ClaimTest;
use super::linked::there;

/// The candidates of colors, which are read before anything shorter is.
pub(super) const COLORS: &[(&str, ClaimTest)] = &[
    ("{C} cannot be {D}: {C} is {D}, the only other {D} of {H}", |it, n| it.turns(n.cells[1], n.digits[1])),
    ("{C} cannot be {D}: {C} is {D} ({H}", |it, n| it.turns(n.cells[1], n.digits[1])),
    ("{C} cannot be {D}: it is {D}", |it, n| it.turns(n.cells[0], n.digits[1])),
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
