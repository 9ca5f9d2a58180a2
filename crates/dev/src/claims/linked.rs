//! The templates of English sentences about links and cases, and what each claims.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::sets::set;
use qedoku_core::{CandidateSet, CellSet};

/// What is supposed, what is not then, and what is.
pub(super) const FOLLOWING: &[(&str, ClaimTest)] = &[
    ("#{N}", |it, n| it.line(n.numbers[0])),
    ("[if|suppose] {C} [is|are] not {D}", |it, n| it.supposes(n.cells[0], n.digits[0], false)),
    ("[if|suppose] {C} «{D}» is not {D}", |it, n| {
        shows(it, n);
        it.supposes(n.cells[0], n.digits[1], false);
    }),
    ("[if|suppose] none of {K} is true", |it, n| {
        let all = n.candidates[0];
        it.supposes(all.cells(), all.all_digits(), false);
    }),
    ("[if|suppose] {C} is {D}", |it, n| it.case(n.cells[0], n.digits[0])),
    ("if {D} is [in|at] {C}", |it, n| it.case(n.cells[0], n.digits[0])),
    ("it is {D} itself", |it, n| {
        let hub = it.spoken_of();
        let has = n.digits[0].is_subset(it.held(hub));
        it.claim(has, "the pivot has the digit");
    }),
    ("if it is {D}", |it, n| it.case_of_hub(n.digits[0])),
    ("{C} [is|are] not {D} ({H})", |it, n| it.is_not(n.cells[0], n.digits[0], &n.houses[0], None)),
    ("{C} [is|are] not {D} ({H}, from line {N})", |it, n| {
        it.is_not(n.cells[0], n.digits[0], &n.houses[0], Some(n.numbers[0]));
    }),
    ("{C} is not {D} (from line {N})", |it, n| it.is_not(n.cells[0], n.digits[0], &[], Some(n.numbers[0]))),
    ("{C} «{D}» is not {D} ({H})", |it, n| {
        shows(it, n);
        it.is_not(n.cells[0], n.digits[1], &n.houses[0], None);
    }),
    ("{C} «{D}» is not {D} ({H}, from line {N})", |it, n| {
        shows(it, n);
        it.is_not(n.cells[0], n.digits[1], &n.houses[0], Some(n.numbers[0]));
    }),
    ("{C} «{D}» is not {D} and not {D} ({H})", |it, n| {
        shows(it, n);
        it.is_not(n.cells[0], n.digits[1] | n.digits[2], &n.houses[0], None);
    }),
    ("not {D} ({H})", |it, n| {
        let cell = it.spoken_of();
        it.is_not(cell, n.digits[0], &n.houses[0], None);
    }),
    ("not {D} ({H}, from line {N})", |it, n| {
        let cell = it.spoken_of();
        it.is_not(cell, n.digits[0], &n.houses[0], Some(n.numbers[0]));
    }),
    ("none of {K} is true ({H})", |it, n| {
        for candidate in &n.candidates[0].iter().collect::<Vec<_>>() {
            it.is_not(candidate.cell.into(), candidate.digit.into(), &n.houses[0], None);
        }
    }),
    ("{C} is not {D}, as supposed", |it, n| it.is_not(n.cells[0], n.digits[0], &[], None)),
    ("{C} is not {D}", |it, n| it.is_not(n.cells[0], n.digits[0], &[], None)),
    ("it is not {D} either", |_, _| {}),
    ("[it is|they are] not {D}, as supposed", |it, n| it.denied_again(n.digits[0])),
    ("it is not {D}", |it, n| {
        let cell = it.spoken_of();
        it.is_not(cell, n.digits[0], &[], None);
    }),
    ("it is {D}", |it, n| {
        let cell = it.spoken_of();
        it.is_left(cell, n.digits[0]);
        if n.digits[0].is_several() {
            it.hub = cell;
        }
    }),
    ("{C} is {D}, the only other {D} of {H}", |it, n| {
        it.claim(n.digits[0] == n.digits[1], "it is the same digit");
        it.is_left_in(&n.houses[0], n.cells[0], n.digits[0]);
    }),
    ("the {D} of {H} is in {C}", |it, n| it.is_left_in(&n.houses[0], n.cells[0], n.digits[0])),
    ("{C} is {D} ({H}", |it, n| it.is_left_in(&n.houses[0], n.cells[0], n.digits[0])),
    ("{C} [has|have] lost {D} {T}", lost),
    ("{C} [has|have] lost {D}", lost),
    ("now {H} has no place for {D}", |it, n| it.has_no_place(&n.houses[0], n.digits[0])),
    ("{H} has no place for {D}", |it, n| it.has_no_place(&n.houses[0], n.digits[0])),
    ("nothing is left for it", |it, _| it.has_nothing()),
    ("now nothing is left for {C}", |_, _| {}),
    ("then after {N} [step|steps] {C} has no candidate left", |_, _| {}),
    ("then after {N} [step|steps] {H} has no place for {D}", |_, _| {}),
    ("after {N} [step|steps] {C} has no candidate left", |_, _| {}),
    ("after {N} [step|steps] {H} has no place for {D}", |_, _| {}),
    ("after {N} [step|steps] {C} [is|are] not {D}", |_, _| {}),
    ("after {N} [step|steps] {C} is {D}", |_, _| {}),
    ("after {N} [step|steps]", |_, _| {}),
    ("none of {K} is true", |_, _| {}),
    ("that is so at once", |_, _| {}),
];

/// A set of one digit more than cells lacks a digit that was spoken of and holds all the others.
pub(super) fn lacks_that(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let held = it.held(n.cells[0]);
    it.claim(held == n.digits[0] && held.len() == n.cells[0].len() + 1, "a set of one digit more than cells");
    it.claim(n.numbers.last() == Some(&n.cells[0].len()), "as many digits are left as cells");
    it.comes(n.candidates[0], false);
}

pub(super) fn shows(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let held = it.held(n.cells[0]);
    it.claim(held == n.digits[0], "the cell has just these digits");
}

pub(super) fn lost(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    n.digits[0].iter().for_each(|digit| it.closed(n.cells[0], digit, None));
}

/// Cells are said to be an almost locked set as well.
pub(super) fn another(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let held = it.held(n.cells[0]);
    it.claim(held == n.digits[0] && held.len() == n.cells[0].len() + 1, "a set of one digit more than cells");
    it.fins = n.cells[0];
}

/// What the ends of links and cases say.
pub(super) const ENDS: &[(&str, ClaimTest)] = &[
    ("{C} or {C} is {D}", |it, n| {
        let of = |cells| set(cells, n.digits[0]);
        it.either_end(of(n.cells[0]), of(n.cells[1]));
    }),
    ("{D} is [in|at] {C} or [in|at] {C}", |it, n| {
        let of = |cells| set(cells, n.digits[0]);
        it.either_end(of(n.cells[0]), of(n.cells[1]));
    }),
    ("{C} [see|sees] [it|both|all of these|all three|all four] ({H})", |it, n| it.see_in(n.cells[0], &n.houses[0])),
    ("[does|do] {C} ({H})", |it, n| it.see_in(n.cells[0], &n.houses[0])),
    ("if {S}", |it, n| {
        let all = n.candidates[0];
        it.case(all.cells(), all.all_digits());
    }),
    ("either way", |_, _| {}),
    ("in any case", |_, _| {}),
    ("in each case", |_, _| {}),
    ("that is against the assumption", |_, _| {}),
    ("as supposed", |_, _| {}),
    ("the links close into a loop, and it can be read in both directions", |it, _| it.closes()),
    ("every weak link is strong, too", |_, _| {}),
    ("{H} has its {D} in {H} or in {H}", box_in_lines),
    ("{H} has its {D} in {H} or at {C}", box_in_lines),
    ("{H} has its {D} at {C} or in {H}", box_in_lines),
    ("{H} has its {D} in {C}", |it, n| {
        if it.lacks_something() && n.digits[0].is_several() {
            it.hides(&n.houses[0], n.digits[0], n.cells[0]);
        } else {
            it.has_its(&n.houses[0], n.digits[0], n.cells[0]);
        }
    }),
    ("in both cases {C} [is|are] not {D}", |it, n| concluded(it, &set(n.cells[0], n.digits[0]))),
    ("{H} its {D} in {C}", |it, n| it.has_its(&n.houses[0], n.digits[0], n.cells[0])),
    ("its {D} in {C}", |it, n| {
        let houses = it.houses.clone();
        it.has_its(&houses, n.digits[0], n.cells[0]);
    }),
    ("{C} [lacks|lack] only a digit that links them, so they [hold|holds] {D} in any case", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(n.digits[0].is_subset(held), "the cells have the digits");
    }),
    ("in every case {C} [is|are] not {D}", |it, n| concluded(it, &set(n.cells[0], n.digits[0]))),
    ("in every case none of {K} is true", |it, n| concluded(it, &n.candidates[0])),
    ("so in every case that can happen, {C} [is|are] not {D}", |it, n| concluded(it, &set(n.cells[0], n.digits[0]))),
    ("so in every case that can happen, none of {K} is true", |it, n| concluded(it, &n.candidates[0])),
    ("only one case is possible, and there {C} [is|are] not {D}", |it, n| {
        concluded(it, &set(n.cells[0], n.digits[0]));
    }),
    ("only one case is possible, and there none of {K} is true", |it, n| concluded(it, &n.candidates[0])),
    ("in every case", |_, _| {}),
    ("only one case is possible, and there", |_, _| {}),
    ("so in every case that can happen,", |_, _| {}),
    ("no case is possible, so anything follows", |_, _| {}),
    ("{C} is {D}, or it is not", |_, _| {}),
    ("{C} are in two rows, two columns and two boxes", |it, n| {
        it.claim(n.cells[0].len() == 4, "four cells");
        it.cells = n.cells[0];
    }),
    (
        "with only {D} in all {N}, swapping them breaks nothing, as each row, column and box has one {D} and one {D} in these cells",
        |it, n| {
            let count = it.cells.len();
            it.claim(n.numbers[0] == count && n.digits[0] == n.digits[1] | n.digits[2], "so many cells, these digits");
        },
    ),
    (
        "with only {D} in {C}, swapping them breaks nothing, as each row, column and box has one {D} and one {D} in these cells, or none",
        |_, _| {},
    ),
    ("with only {D} in {C}, these digits could change places", |_, _| {}),
    ("there would be two solutions, but the puzzle has only one", |_, _| {}),
    ("{S}, or {S}", ends),
    ("{S} or {S}", ends),
    ("{S}", |it, n| said(it, &n.candidates[0])),
];

/// Some candidates are said to be what is left: of a cell, whose digits are tried then.
pub(super) fn said(it: &mut ClaimReader<'_>, truth: &CandidateSet) {
    there(it, truth);
    let cells = truth.cells();
    if cells.is_one() && truth.len() > 1 && it.held(cells) == truth.all_digits() {
        it.hub = cells;
    }
    it.comes(*truth, false);
    it.places = cells;
}

pub(super) fn ends(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let there = (n.candidates[0] | n.candidates[1]).is_subset(it.candidates());
    it.claim(there, "the candidates are there");
    it.places = n.candidates[0].cells() | n.candidates[1].cells();
}

pub(super) fn concluded(it: &mut ClaimReader<'_>, gone: &CandidateSet) {
    it.concluded(gone);
}

/// Lines have a digit in fewer lines across and in cells, so that it is in one of these cells.
pub(super) fn no_room(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let few = n.houses[1] == n.houses[2] && n.houses[1].len() == n.numbers[0] && n.numbers[0] < n.houses[0].len();
    it.claim(few, "fewer lines cross");
}

/// What was said of one digit of two sets holds for another one.
pub(super) fn likewise(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let of = |cells| set(cells, n.digits[0]);
    it.other_ends(of(n.cells[0]), of(n.cells[1]));
}

pub(super) fn there(it: &mut ClaimReader<'_>, set: &CandidateSet) {
    let there = set.is_subset(it.candidates());
    it.claim(there, "the candidates are there");
}

/// A box has all its places of a digit in lines, or in a line and at a cell.
pub(super) fn box_in_lines(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let digit = n.digits[0].first();
    let places = digit.map_or(CellSet::EMPTY, |digit| it.places_of(digit, &n.houses[0]));
    let cells = n.cells.iter().fold(CellSet::EMPTY, |all, cells| all | *cells);
    let lines = n.houses[1..].iter().flatten().fold(cells, |all, line| all | *line);
    it.claim(!places.is_empty() && places.is_subset(lines), "all places are in the lines");
}
