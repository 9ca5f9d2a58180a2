//! The templates of English sentences about sets, colors and krakens, and what each claims.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::linked::{another, lacks_that, likewise, no_room, shows, there};
use super::sets::union;
use qedoku_core::{CellSet, DigitSet};

/// Sets of cells, colors, krakens, and cells that cannot be filled.
pub(super) const SETS: &[(&str, ClaimTest)] = &[
    ("{C} «{D}», {N} cells, are {D}", |reader, names| {
        reader.fills(names.cells[0], names.digits[0], names.numbers[0], names.digits[1]);
    }),
    ("{C}, {N} cells with {D} between them, are {D}", |reader, names| {
        reader.fills(names.cells[0], names.digits[0], names.numbers[0], names.digits[1]);
    }),
    ("only {C} of them can be {D}, as {C} [is|are] not {D}", |reader, names| {
        reader.placed_but(names.digits[0], names.cells[0], names.cells[1]);
    }),
    ("only {C} of them can be {D}", |reader, names| reader.placed_at(names.digits[0], names.cells[0])),
    ("as {C} [is|are] not {D}", |reader, names| reader.denied_in(names.digits[0], names.cells[0])),
    ("{C} «{D}» is {D}", |reader, names| {
        shows(reader, names);
        reader.is_left(names.cells[0], names.digits[1]);
        reader.hub = names.cells[0];
    }),
    ("{C} hold only {D}: {N} cells, {N} digits, an almost locked set", |reader, names| {
        reader.almost_locked(names.cells[0], &names.numbers, names.digits[0]);
        reader.cells = names.cells[0];
    }),
    ("{C} «{D}» is one cell with two digits, an almost locked set", |reader, names| {
        shows(reader, names);
        reader.cells = names.cells[0];
    }),
    ("{C} «{D}» [is|are] another", another),
    ("{C} «{D}», {N} cells with {N} digits, are another", another),
    ("{C}, with {D} between them, are another", another),
    ("all their {D}s see each other ({H}), so {D} cannot be in both, so one of them lacks it", |reader, names| {
        let sets = [reader.cells, reader.fins];
        reader.restricted(sets, names.digits[1]);
    }),
    ("all their {D}s are in {H}, so {D} cannot be in both[, so one of them lacks it|]", |reader, names| {
        let sets = [reader.cells, reader.fins];
        reader.restricted(sets, names.digits[1]);
        let all = names.digits[1]
            .iter()
            .all(|digit| names.houses[0].iter().all(|house| reader.places_of(digit, &sets).is_subset(*house)));
        reader.claim(all, "all of them are in the house");
    }),
    ("if {D} is not in {C}, these are {D}, and only {C} of them can be {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        let rest = held == names.digits[0] | names.digits[1] && names.digits[2].is_subset(names.digits[1]);
        let there = names.digits[2].iter().all(|digit| reader.places_of(digit, &[names.cells[0]]) == names.cells[1]);
        reader.claim(rest && there, "the set has these digits, and this one there");
    }),
    ("if {D} is not in {C}, these are {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(
            held == names.digits[0] | names.digits[1] && !names.digits[0].meets(names.digits[1]),
            "the set has these digits",
        );
    }),
    (
        "each set lacks one digit only, so one of them lacks one of {D}, the other one lacks the other, and all their other digits are there",
        |_, _| {},
    ),
    ("{D} is [at|in] {C}, [at|in] {C}, [at|in] {C}, [at|in] {C} or [at|in] {C}, case by case", case_by_case),
    ("{D} is [at|in] {C}, [at|in] {C}, [at|in] {C} or [at|in] {C}, case by case", case_by_case),
    ("{D} is [at|in] {C}, [at|in] {C} or [at|in] {C}, case by case", case_by_case),
    ("{D} is [at|in] {C} or [at|in] {C}, case by case", case_by_case),
    ("one of them is {D}", |_, _| {}),
    ("{D} is in {C}, which {C} [see|sees] ({H})", |reader, names| {
        reader.places = names.cells[0];
        reader.see_in(names.cells[1], &names.houses[0]);
    }),
    ("suppose {D} is not in {C}", |reader, names| reader.supposes(names.cells[0], names.digits[0], false)),
    ("in the same way {D} is [in|at] {C} or [in|at] {C}", likewise),
    ("in the same way {C} or {C} is {D}", likewise),
    ("in the same way", |_, _| {}),
    ("{C} «{D}» [lacks|lack] that digit ({H}) and [holds|hold] the other {N}, and {S}", lacks_that),
    ("{C}, with {D} between them, lack that digit ({H}) and hold the other {N}, and {S}", lacks_that),
    (
        "{H} have their {D} in {H} ([X-Wing|Swordfish|Jellyfish|fish]), one in each, that of {H} [at|in] {C}",
        |reader, names| {
            fish_there(reader, names);
            reader.comes_to(names.cells[0], names.digits[0]);
        },
    ),
    ("{H} have their {D}s only in {H} or in {C}, and {H} [takes|take] no more than {N} of them", no_room),
    ("every {D} of {H} is in {H}, but for {C}", |reader, names| {
        let places = names.digits[0].first().map_or(CellSet::EMPTY, |digit| reader.places_of(digit, &names.houses[0]));
        reader.claim(
            (places - union(&names.houses[1])).is_subset(names.cells[0]),
            "the base is in the cover but for the fins",
        );
        reader.fins = names.cells[0];
    }),
    ("without {C} this would be [an X-Wing|a Swordfish|a Jellyfish|a fish]", |reader, names| {
        let fins = reader.fins;
        reader.claim(names.cells[0] == fins, "these are the fins");
        reader.base.fins = fins;
    }),
    ("{C} [is the|are the] [fins|fin]", |reader, names| {
        let fins = reader.fins;
        reader.claim(names.cells[0] == fins, "these are the fins");
    }),
    (
        "if [the fin is not|no fin is] {D}, {H} have their {D}s in {H}, and two cannot share one of these, so there is one in each. then {C} is not {D} ({H})",
        |reader, names| {
            let covered =
                names.houses[2].iter().all(|house| names.cells[0].is_subset(*house) && names.houses[1].contains(house));
            reader.claim(covered, "the fish clears it");
        },
    ),
    (
        "if [the fin is not|no fin is] {D}, {H} have their {D}s in {H}, one in each, so {H} has its {D} in {C}",
        fish_leaves,
    ),
    ("if the fin is {D}", |reader, names| {
        let fins = reader.fins;
        reader.case(fins, names.digits[0]);
    }),
    ("{D} has two places in {H} ({C})", |reader, names| {
        reader.digits = names.digits[0];
        two_places(reader, &names.houses[0], names.cells[0]);
    }),
    ("{H} ({C})", |reader, names| two_places(reader, &names.houses[0], names.cells[0])),
    ("have two digits each", |_, _| {}),
    ("has two digits", |_, _| {}),
    ("{C} «{D}»", shows),
    ("either {S}", |reader, names| there(reader, &names.candidates[0])),
    ("color [A|B|C|D] is wrong", |_, _| {}),
    ("at least one of the colors [A|B] and [C|D] is right", |_, _| {}),
    ("so with color [A|B] neither color C nor color D could be right, and color [A|B] is wrong", |_, _| {}),
    ("with color [A|B] neither color C nor color D could be right", |_, _| {}),
    ("with color A", |reader, _| reader.with_color(0)),
    ("with color B", |reader, _| reader.with_color(1)),
    ("{C} [see|sees] {C} of [A|B] ({H}) and {C} of [A|B] ({H})", |reader, names| {
        for at in [0, 1] {
            reader.places = names.cells[at + 1];
            reader.see_in(names.cells[0], &names.houses[at]);
        }
    }),
    ("{C} are not both {D} ({H})", |reader, names| {
        let inside = names.houses[0].iter().all(|house| names.cells[0].is_subset(*house));
        reader.claim(inside && names.cells[0].len() == 2, "both cells are in the house");
    }),
    ("in the one case {C} [is|are] not {D} ({H})", |_, _| {}),
    ("in the other {C} [is|are] not {D} ({H})", |_, _| {}),
    ("{C} hold only {D}, and each sees the next ({H})", |reader, names| {
        let each = names.cells[0].iter().all(|cell| reader.held(CellSet::of(cell)) == names.digits[0]);
        reader.claim(each, "each of the cells has just these digits");
    }),
    ("{D} alternate: {C} and {C} are different", |reader, names| reader.places = names.cells[0] | names.cells[1]),
    ("{C} and {C} are different too", |reader, names| reader.places = names.cells[0] | names.cells[1]),
    ("if {C} is {D}, every way to fill {C} repeats a digit in a house", |_, _| {}),
    ("leaves nothing to {C}", |_, _| {}),
    (
        "{H} and {H} share {C} «{D}». {C} «{D}» [is|are] in {H} and {C} «{D}» [is|are] in {H}: {N} cells in all",
        crossing,
    ),
    ("their {D} are in {H} or in {H}, so {D} is there twice at most", |reader, names| {
        let cells = reader.cells;
        let both = union(&names.houses[0]) | union(&names.houses[1]);
        let all = names.digits[0].iter().all(|digit| reader.places_of(digit, &[cells]).is_subset(both));
        reader.claim(all, "all of them are in the houses");
    }),
    ("their {D} are in {H} or in {H}, so each of these is there twice at most", |reader, names| {
        let cells = reader.cells;
        let both = union(&names.houses[0]) | union(&names.houses[1]);
        let all = names.digits[0].iter().all(|digit| reader.places_of(digit, &[cells]).is_subset(both));
        reader.claim(all, "all of them are in the houses");
    }),
    ("all their {D} are in {H}, so {D} is there once at most", |reader, names| {
        let cells = reader.cells;
        let all =
            names.digits[0].iter().all(|digit| reader.places_of(digit, &[cells]).is_subset(union(&names.houses[0])));
        reader.claim(all, "all of them are in the house");
    }),
    ("all their {D} are in {H}, so each of these is there once at most", |reader, names| {
        let cells = reader.cells;
        let all =
            names.digits[0].iter().all(|digit| reader.places_of(digit, &[cells]).is_subset(union(&names.houses[0])));
        reader.claim(all, "all of them are in the house");
    }),
    ("that makes {N} digits for {N} cells, so each of them is there exactly once", |reader, names| {
        let count = reader.cells.len();
        reader.claim(names.numbers == [count, count], "so many cells");
    }),
    (
        "that fills {N} cells at most, and there are {N}, so each digit is there as often as it can be",
        |reader, names| {
            let count = reader.cells.len();
            reader.claim(names.numbers == [count, count], "so many cells");
        },
    ),
    ("{D} is in {C}, so no other cell of {H} is {D}", |reader, names| {
        let cells = reader.cells;
        let there = names.digits[0].iter().all(|digit| {
            names.houses[0].iter().all(|house| (reader.places_of(digit, &[*house]) & cells) == names.cells[0])
        });
        reader.claim(there, "the digit has just these places there");
    }),
];

/// As many lines cross, and the cells are in one of them.
pub(super) fn fish_there(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let crossed =
        names.houses[2].iter().all(|house| names.cells[0].is_subset(*house) && names.houses[1].contains(house));
    reader.claim(
        crossed && names.houses[0].len() == names.houses[1].len(),
        "as many lines cross, and the cells are in one",
    );
}

pub(super) fn two_places(reader: &mut ClaimReader<'_>, houses: &[CellSet], cells: CellSet) {
    let digits: DigitSet = reader.digits;
    let all = digits.iter().all(|digit| houses.iter().all(|house| reader.places_of(digit, &[*house]) == cells));
    reader.claim(all && cells.len() == 2, "the digit has just these two places there");
    // Reasons that follow are of these houses, not of one that was spoken of before.
    reader.opens(&[], digits);
}

/// The cells that two houses share, and cells of either house, each with their digits.
pub(super) fn crossing(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let all = names.cells.iter().fold(CellSet::EMPTY, |all, cells| all | *cells);
    reader.claim(names.numbers == [all.len()], "so many cells");
    let held = names.cells.iter().zip(&names.digits).all(|(cells, digits)| reader.held(*cells) == *digits);
    reader.claim(held, "the cells have just these digits");
    let inside = |cells: CellSet, houses: &[CellSet]| houses.iter().all(|house| cells.is_subset(*house));
    let lies = inside(names.cells[0], &names.houses[0]) && inside(names.cells[0], &names.houses[1]);
    reader.claim(
        lies && inside(names.cells[1], &names.houses[0]) && inside(names.cells[2], &names.houses[1]),
        "they are in these houses",
    );
    reader.cells = all;
}

/// The places of a digit in each of several cases.
pub(super) fn case_by_case(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let there =
        names.digits[0].iter().all(|digit| names.cells.iter().all(|cells| cells.is_subset(reader.board.plane(digit))));
    reader.claim(there, "the digit may be there");
    reader.places = names.cells.iter().fold(CellSet::EMPTY, |all, cells| all | *cells);
}

/// The places that a fish without its fins leaves to a house of its cover.
pub(super) fn fish_leaves(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let [base, cover, line] = [0, 1, 2].map(|at| &names.houses[at]);
    let digit = names.digits[0].first();
    let places = digit.map_or(CellSet::EMPTY, |digit| reader.places_of(digit, base)) - reader.fins;
    let inside = places.is_subset(union(cover)) && base.len() == cover.len();
    let left = line.iter().all(|house| cover.contains(house) && places & *house == names.cells[0]);
    reader.claim(inside && left, "the fish leaves these places to the house");
}
