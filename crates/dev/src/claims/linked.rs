//! The templates of English sentences about links and cases, and what each claims.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::sets::set;
use qedoku_core::{CandidateSet, CellSet};

/// The templates of what is supposed, of what is not then, and of what is.
pub(super) const FOLLOWING: &[(&str, ClaimTest)] = &[
    ("#{N}", |reader, names| reader.line(names.numbers[0])),
    ("[if|suppose] {C} [is|are] not {D}", |reader, names| reader.supposes(names.cells[0], names.digits[0], false)),
    ("[if|suppose] {C} «{D}» is not {D}", |reader, names| {
        shows(reader, names);
        reader.supposes(names.cells[0], names.digits[1], false);
    }),
    ("[if|suppose] none of {K} is true", |reader, names| {
        let all = names.candidates[0];
        reader.supposes(all.cells(), all.all_digits(), false);
    }),
    ("[if|suppose] {C} is {D}", |reader, names| reader.case(names.cells[0], names.digits[0])),
    ("if {D} is [in|at] {C}", |reader, names| reader.case(names.cells[0], names.digits[0])),
    ("it is {D} itself", |reader, names| {
        let hub = reader.spoken_of();
        let has = names.digits[0].is_subset(reader.held(hub));
        reader.claim(has, "the pivot has the digit");
    }),
    ("if it is {D}", |reader, names| reader.case_of_hub(names.digits[0])),
    ("{C} [is|are] not {D} ({H})", |reader, names| {
        reader.is_not(names.cells[0], names.digits[0], &names.houses[0], None);
    }),
    ("{C} [is|are] not {D} ({H}, from line {N})", |reader, names| {
        reader.is_not(names.cells[0], names.digits[0], &names.houses[0], Some(names.numbers[0]));
    }),
    ("{C} is not {D} (from line {N})", |reader, names| {
        reader.is_not(names.cells[0], names.digits[0], &[], Some(names.numbers[0]));
    }),
    ("{C} «{D}» is not {D} ({H})", |reader, names| {
        shows(reader, names);
        reader.is_not(names.cells[0], names.digits[1], &names.houses[0], None);
    }),
    ("{C} «{D}» is not {D} ({H}, from line {N})", |reader, names| {
        shows(reader, names);
        reader.is_not(names.cells[0], names.digits[1], &names.houses[0], Some(names.numbers[0]));
    }),
    ("{C} «{D}» is not {D} and not {D} ({H})", |reader, names| {
        shows(reader, names);
        reader.is_not(names.cells[0], names.digits[1] | names.digits[2], &names.houses[0], None);
    }),
    ("not {D} ({H})", |reader, names| {
        let cell = reader.spoken_of();
        reader.is_not(cell, names.digits[0], &names.houses[0], None);
    }),
    ("not {D} ({H}, from line {N})", |reader, names| {
        let cell = reader.spoken_of();
        reader.is_not(cell, names.digits[0], &names.houses[0], Some(names.numbers[0]));
    }),
    ("none of {K} is true ({H})", |reader, names| {
        for candidate in &names.candidates[0].iter().collect::<Vec<_>>() {
            reader.is_not(candidate.cell.into(), candidate.digit.into(), &names.houses[0], None);
        }
    }),
    ("{C} is not {D}, as supposed", |reader, names| reader.is_not(names.cells[0], names.digits[0], &[], None)),
    ("{C} is not {D}", |reader, names| reader.is_not(names.cells[0], names.digits[0], &[], None)),
    ("it is not {D} either", |_, _| {}),
    ("[it is|they are] not {D}, as supposed", |reader, names| reader.denied_again(names.digits[0])),
    ("it is not {D}", |reader, names| {
        let cell = reader.spoken_of();
        reader.is_not(cell, names.digits[0], &[], None);
    }),
    ("it is {D}", |reader, names| {
        let cell = reader.spoken_of();
        reader.is_left(cell, names.digits[0]);
        if names.digits[0].is_several() {
            reader.hub = cell;
        }
    }),
    ("{C} is {D} already, the only {D} of {H}", already),
    ("{C} is {D} already", already),
    ("{C} is {D}, the only place left for {D} in {H}", |reader, names| {
        reader.claim(names.digits[0] == names.digits[1], "it is the same digit");
        reader.is_left_in(&names.houses[0], names.cells[0], names.digits[0]);
    }),
    ("{C} is {D}, the only other {D} of {H}", |reader, names| {
        reader.claim(names.digits[0] == names.digits[1], "it is the same digit");
        reader.is_left_in(&names.houses[0], names.cells[0], names.digits[0]);
    }),
    ("the {D} of {H} is in {C}", |reader, names| reader.is_left_in(&names.houses[0], names.cells[0], names.digits[0])),
    ("{C} is {D} ({H}", |reader, names| reader.is_left_in(&names.houses[0], names.cells[0], names.digits[0])),
    ("{C} [has|have] lost {D} {T}", lost),
    ("{C} [has|have] lost {D}", lost),
    ("now {H} has no place for {D}", |reader, names| reader.has_no_place(&names.houses[0], names.digits[0])),
    ("{H} has no place for {D}", |reader, names| reader.has_no_place(&names.houses[0], names.digits[0])),
    ("nothing is left for it", |reader, _| reader.has_nothing()),
    ("now nothing is left for {C}", |_, _| {}),
    ("then after {N} [step|steps] {C} has no candidate left", |_, _| {}),
    ("then after {N} [step|steps] {H} has no place for {D}", |_, _| {}),
    ("after {N} [step|steps] {T} {C} has no candidate left", |_, _| {}),
    ("after {N} [step|steps] {T} {H} has no place for {D}", |_, _| {}),
    ("after {N} [step|steps] {T} {C} [is|are] not {D}", |_, _| {}),
    ("after {N} [step|steps] {T} {C} is {D}", |_, _| {}),
    ("after {N} [step|steps] {T}", |_, _| {}),
    ("after {N} [step|steps] {C} has no candidate left", |_, _| {}),
    ("after {N} [step|steps] {H} has no place for {D}", |_, _| {}),
    ("after {N} [step|steps] {C} [is|are] not {D}", |_, _| {}),
    ("after {N} [step|steps] {C} is {D}", |_, _| {}),
    ("after {N} [step|steps]", |_, _| {}),
    ("none of {K} is true", |_, _| {}),
    ("that is so at once", |_, _| {}),
];

/// A cell has one candidate, or a digit one place in a house, whatever is supposed.
pub(super) fn already(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let (cell, digit) = (names.cells[0], names.digits[0]);
    let alone = match (names.houses.first(), digit.single()) {
        (Some(houses), Some(digit)) => reader.places_of(digit, houses) == cell,
        _ => reader.held(cell) == digit,
    };
    let same = names.digits.iter().all(|it| *it == digit);
    reader.claim(alone && same && digit.is_one() && cell.is_one(), "nothing else was left before");
    reader.comes_to(cell, digit);
}

/// A set of one digit more than cells lacks a digit that was spoken of and holds all the others.
pub(super) fn lacks_that(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let held = reader.held(names.cells[0]);
    reader
        .claim(held == names.digits[0] && held.len() == names.cells[0].len() + 1, "a set of one digit more than cells");
    reader.claim(names.numbers.last() == Some(&names.cells[0].len()), "as many digits are left as cells");
    reader.comes(names.candidates[0], false);
}

pub(super) fn shows(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let held = reader.held(names.cells[0]);
    reader.claim(held == names.digits[0], "the cell has just these digits");
}

pub(super) fn lost(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    names.digits[0].iter().for_each(|digit| reader.closed(names.cells[0], digit, None));
}

/// Cells are said to be an almost locked set as well.
pub(super) fn another(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let held = reader.held(names.cells[0]);
    reader
        .claim(held == names.digits[0] && held.len() == names.cells[0].len() + 1, "a set of one digit more than cells");
    reader.fins = names.cells[0];
}

/// The templates of the ends of links and cases.
pub(super) const ENDS: &[(&str, ClaimTest)] = &[
    ("{C} or {C} is {D}", |reader, names| {
        let of = |cells| set(cells, names.digits[0]);
        reader.either_end(of(names.cells[0]), of(names.cells[1]));
    }),
    ("{D} is [in|at] {C} or [in|at] {C}", |reader, names| {
        let of = |cells| set(cells, names.digits[0]);
        reader.either_end(of(names.cells[0]), of(names.cells[1]));
    }),
    ("{C} [see|sees] [it|both|all of these|all three|all four] ({H})", |reader, names| {
        reader.see_in(names.cells[0], &names.houses[0]);
    }),
    ("[does|do] {C} ({H})", |reader, names| reader.see_in(names.cells[0], &names.houses[0])),
    ("if {S}", |reader, names| {
        let all = names.candidates[0];
        reader.case(all.cells(), all.all_digits());
    }),
    ("either way", |_, _| {}),
    ("in any case", |_, _| {}),
    ("in each case", |_, _| {}),
    ("that is against the assumption", |_, _| {}),
    ("as supposed", |_, _| {}),
    ("the links close into a loop", |reader, _| reader.closes()),
    ("if instead {S}", |reader, names| there(reader, &names.candidates[0])),
    ("the links lead round backwards", |_, _| {}),
    ("{H} has its {D} in {H} or in {H}", box_in_lines),
    ("{H} has its {D} in {H} or at {C}", box_in_lines),
    ("{H} has its {D} at {C} or in {H}", box_in_lines),
    ("{H} has its {D} in {C}", |reader, names| {
        if reader.lacks_something() && names.digits[0].is_several() {
            reader.hides(&names.houses[0], names.digits[0], names.cells[0]);
        } else {
            reader.has_its(&names.houses[0], names.digits[0], names.cells[0]);
        }
    }),
    ("in both cases {C} [is|are] not {D}", |reader, names| concluded(reader, &set(names.cells[0], names.digits[0]))),
    ("{H} its {D} in {C}", |reader, names| reader.has_its(&names.houses[0], names.digits[0], names.cells[0])),
    ("its {D} in {C}", |reader, names| {
        let houses = reader.houses.clone();
        reader.has_its(&houses, names.digits[0], names.cells[0]);
    }),
    ("{C} [lacks|lack] {D} and nothing else, so they [hold|holds] {D} in any case", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(names.digits[0].is_subset(held), "the cells have the digits");
    }),
    ("in every case {C} [is|are] not {D}", |reader, names| concluded(reader, &set(names.cells[0], names.digits[0]))),
    ("in every case none of {K} is true", |reader, names| concluded(reader, &names.candidates[0])),
    ("so in every case that can happen, {C} [is|are] not {D}", |reader, names| {
        concluded(reader, &set(names.cells[0], names.digits[0]));
    }),
    ("so in every case that can happen, none of {K} is true", |reader, names| concluded(reader, &names.candidates[0])),
    ("only one case is possible, and there {C} [is|are] not {D}", |reader, names| {
        concluded(reader, &set(names.cells[0], names.digits[0]));
    }),
    ("only one case is possible, and there none of {K} is true", |reader, names| {
        concluded(reader, &names.candidates[0]);
    }),
    ("in every case", |_, _| {}),
    ("only one case is possible, and there", |_, _| {}),
    ("so in every case that can happen,", |_, _| {}),
    ("no case is possible, so anything follows", |_, _| {}),
    ("{C} is {D}, or it is not", |_, _| {}),
    ("{C} are in two rows, two columns and two boxes", |reader, names| {
        reader.claim(names.cells[0].len() == 4, "four cells");
        reader.cells = names.cells[0];
    }),
    (
        "with only {D} in all {N}, swapping them breaks nothing, as each row, column and box has one {D} and one {D} in these cells",
        |reader, names| {
            let count = reader.cells.len();
            reader.claim(
                names.numbers[0] == count && names.digits[0] == names.digits[1] | names.digits[2],
                "so many cells, these digits",
            );
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
    ("{S}", |reader, names| said(reader, &names.candidates[0])),
];

/// Some candidates are said to be what is left: of a cell, whose digits are tried then.
pub(super) fn said(reader: &mut ClaimReader<'_>, truth: &CandidateSet) {
    there(reader, truth);
    let cells = truth.cells();
    if cells.is_one() && truth.len() > 1 && reader.held(cells) == truth.all_digits() {
        reader.hub = cells;
    }
    reader.comes(*truth, false);
    reader.places = cells;
}

pub(super) fn ends(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let there = (names.candidates[0] | names.candidates[1]).is_subset(reader.candidates());
    reader.claim(there, "the candidates are there");
    reader.places = names.candidates[0].cells() | names.candidates[1].cells();
}

pub(super) fn concluded(reader: &mut ClaimReader<'_>, gone: &CandidateSet) {
    reader.concluded(gone);
}

/// Lines have a digit in fewer lines across and in cells, so that it is in one of these cells.
pub(super) fn no_room(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let few = names.houses[1] == names.houses[2]
        && names.houses[1].len() == names.numbers[0]
        && names.numbers[0] < names.houses[0].len();
    reader.claim(few, "fewer lines cross");
}

/// The last claim on a digit of two sets holds for another one.
pub(super) fn likewise(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let of = |cells| set(cells, names.digits[0]);
    reader.other_ends(of(names.cells[0]), of(names.cells[1]));
}

pub(super) fn there(reader: &mut ClaimReader<'_>, set: &CandidateSet) {
    let there = set.is_subset(reader.candidates());
    reader.claim(there, "the candidates are there");
}

/// A box has all its places of a digit in lines, or in a line and at a cell.
pub(super) fn box_in_lines(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let digit = names.digits[0].first();
    let places = digit.map_or(CellSet::EMPTY, |digit| reader.places_of(digit, &names.houses[0]));
    let cells = names.cells.iter().fold(CellSet::EMPTY, |all, cells| all | *cells);
    let lines = names.houses[1..].iter().flatten().fold(cells, |all, line| all | *line);
    reader.claim(!places.is_empty() && places.is_subset(lines), "all places are in the lines");
}
