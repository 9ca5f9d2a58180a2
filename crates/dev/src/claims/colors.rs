//! The templates of English sentences that name colors, and what each claims.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::linked::there;

/// The candidates of colors, which are read before anything shorter is.
pub(super) const COLORS: &[(&str, ClaimTest)] = &[
    ("suppose {C} is {D} (color [A|B])", |it, n| it.case(n.cells[0], n.digits[0])),
    ("color [A|B] is right: {C} is {D}, the only other {D} of {H}", |it, n| it.turns(n.cells[0], n.digits[0])),
    ("color [A|B] is right: {C} is {D} ({H}", |it, n| it.turns(n.cells[0], n.digits[0])),
    ("color [A|B] is right: {C} is {D}", |it, n| it.turns(n.cells[0], n.digits[0])),
    ("color [A|B|C|D]: {K}. Color [A|B|C|D]: {K}. All of one color is true, and all of the other false", two_colors),
    ("color [A|B|C|D]: {K}. color [A|B|C|D]: {K}. all of one color is true, and all of the other false", two_colors),
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

/// Two colors are named with their candidates.
pub(super) fn two_colors(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    for candidates in &n.candidates {
        there(it, candidates);
    }
    let apart = !n.candidates[0].meets(&n.candidates[1]);
    it.claim(apart, "no candidate has both colors");
}
