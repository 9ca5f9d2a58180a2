//! The templates of lines in brief, and what each claims.
use super::grammar::{Slots, TemplateNames};
use super::judge::{ClaimReader, ClaimTest, set, union};
use qedoku_core::{CellSet, DigitSet};

fn almost_brief(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let held = it.held(n.cells[0]);
    it.claim(held == n.digits[0] && held.len() == n.cells[0].len() + 1, "a set of one digit more than cells");
}

fn almost_stem(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let held = it.held(n.cells[0]);
    it.claim(held == n.digits[0], "the stem has just these digits");
}

fn leads_to(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    it.leads_to(&n.candidates[0]);
}

fn covers(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    it.covers(&n.slots[0], &n.slots[1], &n.numbers);
}

/// The cells of a base and the digits that cover them.
fn cells_cover(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let base = Slots { candidates: set(n.cells[0], DigitSet::ALL), count: n.cells[0].len() };
    it.covers(&base, &n.slots[0], &n.numbers);
}

fn repeated(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let held = it.held(n.cells[0]);
    let targets = it.held(n.cells[1]);
    it.claim(held == n.digits[0] && targets.meets(held), "the base has just these digits, and the targets have some");
}

fn ways(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    it.lacks(&n.houses[0], n.digits[0]);
}

/// Lines about what an assumption leads to, about slots that cover others, and about ways to place a digit, in both
/// languages. What stands before an arrow or a semicolon is assumed or follows from that: it is not what the step concludes.
pub(super) const LED: &[(&str, ClaimTest)] = &[
    ("{A} ->（{N} 步）->", leads_to),
    ("{A} ->", leads_to),
    ("{E};", leads_to),
    ("{E}；", leads_to),
    ("{E} =>", leads_to),
    ("({N} steps) ->", |_, _| {}),
    ("{C}={D} or not", |it, n| it.holds(n.cells[0], n.digits[0])),
    ("{C}={D} 或否", |it, n| it.holds(n.cells[0], n.digits[0])),
    ("{L} only at {L}, {N} for {N}", covers),
    ("{L} 只在 {L}，{N} 对 {N}", covers),
    ("{N} cells {C} for {N} digits, {L}", cells_cover),
    ("{C} 共 {N} 格，正好填 {L}", |it, n| {
        let base = Slots { candidates: set(n.cells[0], DigitSet::ALL), count: n.cells[0].len() };
        it.covers(&base, &n.slots[0], &[n.numbers[0], n.slots[0].count]);
    }),
    ("[no|every] way to place {D} in all of {H} that spares every other digit has these", ways),
    ("[no|every] way to place {D} in all of {H} that fits beside {D} has these", ways),
    ("在 {H} 填完 {D} 且不妨碍其他数的填法都[不|]用到", ways),
    ("在 {H} 填完 {D} 且与 {D} 相容的填法都[不|]用到", ways),
    ("base {C} «{D}» repeats in targets {C}, each digit twice at most elsewhere in {H}", repeated),
    ("基 {C} «{D}» 的数在目标 {C} 重现，每个数在 {H} 的其他格最多两次", repeated),
    ("{C} mirrored in {C}", |_, _| {}),
    ("{C} 的镜像 {C}", |_, _| {}),
    ("taken from the solution, not proved", |_, _| {}),
    ("取自答案，未经证明", |_, _| {}),
];

/// Lines in brief.
pub(super) const BRIEF: &[(&str, ClaimTest)] = &[
    ("only {D} is left in {C}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0], "the cell has just this digit");
    }),
    ("{D} of {H} only at {C}, in {H}", |it, n| {
        it.only(&n.houses[0], n.cells[0], n.digits[0]);
        it.claim(n.cells[0].is_subset(union(&n.houses[1])), "the cells are in the other house");
    }),
    ("{D} of {H} only at {C}", |it, n| it.only(&n.houses[0], n.cells[0], n.digits[0])),
    ("{D} of {H} only in {H} ({C})", |it, n| {
        let places = n.digits[0].first().map_or(CellSet::EMPTY, |digit| it.places_of(digit, &n.houses[0]));
        it.claim(n.cells[0].is_subset(places), "the places are those of the base");
        it.outside = places - union(&n.houses[1]);
        (it.places, it.cells) = (places, n.cells[0]);
    }),
    ("but for [fin|fins] {C}", |it, n| {
        let whole = it.cells | n.cells[0] == it.places;
        it.claim(whole, "places and fins are all there are");
        it.outside -= n.cells[0];
    }),
    ("{C} [hold|holds] only {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0], "the cells have just these digits");
    }),
    ("{C} hold only {D}, in {H}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0], "the cells have just these digits");
        it.claim(n.houses[0].iter().all(|house| n.cells[0].is_subset(*house)), "the cells are in each house");
    }),
    ("{C} «{D}» cannot be all", |it, n| {
        let apart = n.cells[0].iter().all(|cell| it.held(CellSet::of(cell)).is_empty() || it.meets(cell, n.digits[0]));
        it.claim(apart, "each cell may hold one of the digits");
    }),
    ("ALS {C} «{D}»", almost_brief),
    ("ALS {C} «{D}»+{C}", |_, _| {}),
    ("AHS {D} {H}", |_, _| {}),
    ("fish {D} {H}", |_, _| {}),
    ("deadly {C} «{D}»", |_, _| {}),
    ("{N} candidates", |_, _| {}),
    ("either", |_, _| {}),
    ("the side that goes fails", |_, _| {}),
    ("({C})", |_, _| {}),
    ("after {N} [step|steps]", |_, _| {}),
    ("no {D} in {H}", |_, _| {}),
    ("nothing for {C}", |_, _| {}),
    ("each way", |_, _| {}),
    ("[no|every] way to place every {D} has", |_, _| {}),
    ("locked in {C}", |_, _| {}),
    ("locked in", |_, _| {}),
    ("{D} of {H}", |_, _| {}),
    ("{N} each", |_, _| {}),
    ("stem {C} «{D}»", almost_stem),
    ("{D} to {C} «{D}»", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[1] && n.digits[0].is_subset(held), "the petal has just these digits");
    }),
    ("{D} in any case", |_, _| {}),
    ("with {C} «{D}»", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0], "the cells have just these digits");
    }),
    ("{N} cells for {N} digits", |it, n| it.claim(n.numbers[0] == n.numbers[1], "as many cells as digits")),
    ("base {C} «{D}» repeats in targets {C}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0], "the base has just these digits");
    }),
    ("odd ring of {N} places of {D}, {C}", |it, n| {
        let there = n.digits[0].first().is_some_and(|digit| n.cells[0].is_subset(it.places_of(digit, &[CellSet::ALL])));
        it.claim(there && n.cells[0].len() == n.numbers[0] && n.numbers[0] % 2 == 1, "an odd ring of places");
    }),
    ("two digits in every open cell but for", |_, _| {}),
    ("chains from", |_, _| {}),
    ("{D} of {H} only in {H} but for {C}", |it, n| {
        let places = n.digits[0].first().map_or(CellSet::EMPTY, |digit| it.places_of(digit, &n.houses[0]));
        it.claim((places - union(&n.houses[1])).is_subset(n.cells[0]), "the base is in cover and fins");
    }),
    ("no way to fill {C} «{D}» with it", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0], "the cells have just these digits");
    }),
    ("no way to fill {C} «{D}» with it leaves something to {C}", |_, _| {}),
    ("{C} «{D}»", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0], "the cells have just these digits");
    }),
    ("-{D}-", |_, _| {}),
    ("both locked", |_, _| {}),
    ("cannot be all", |_, _| {}),
    ("loop from {C}={D} by", |it, n| it.holds(n.cells[0], n.digits[0])),
    ("by", |_, _| {}),
    ("{C}={D}", |it, n| it.holds(n.cells[0], n.digits[0])),
    ("{C}<>{D}", |it, n| it.concludes(n.cells[0], n.digits[0], false)),
    ("{C}", |_, _| {}),
    ("{H}", |_, _| {}),
];
