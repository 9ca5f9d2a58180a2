//! The templates of English sentences about wings, and what each claims.
use super::judge::ClaimTest;
use qedoku_core::CellSet;

/// Wings.
pub(super) const WINGS: &[(&str, ClaimTest)] = &[
    ("{C} is {D}. if it is {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(held == names.digits[0], "the cell has just these digits");
        reader.hub = names.cells[0];
        reader.case(names.cells[0], names.digits[1]);
    }),
    ("[at least |]one of {C} is {D}", |reader, names| {
        let there = names.digits[0].iter().all(|digit| names.cells[0].meets(reader.places_of(digit, &[CellSet::ALL])));
        reader.claim(there, "the candidates are there");
        reader.places = names.cells[0];
    }),
    ("if {C} lack {D}, they hold {D}, and only {C} of them can be {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(held - names.digits[0] == names.digits[1], "the set holds the others");
        let places = names.digits[2].first().map(|digit| reader.places_of(digit, &[names.cells[0]]));
        reader.claim(places == Some(names.cells[1]), "these are the places of the digit in the set");
    }),
    ("if {C} lack {D}, they hold {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(held - names.digits[0] == names.digits[1], "the set holds the others");
    }),
    ("if they have {D}, {S}", |reader, names| reader.comes(names.candidates[0], false)),
    ("{C} hold the rest, {D}, and only {C} of them can be {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        let places = names.digits[1].first().map(|digit| reader.places_of(digit, &[names.cells[0]]));
        let inside = names.digits[0].is_subset(held) && names.digits[1].is_subset(names.digits[0]);
        reader.claim(
            inside && places == Some(names.cells[1]),
            "the rest is among the digits of the set, and this one there",
        );
    }),
    ("{C} hold the rest, {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(names.digits[0].is_subset(held), "the rest is among the digits of the set");
    }),
    ("{C} hold only {D}, {N} digits for {N} cells", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(
            held == names.digits[0] && names.numbers == [held.len(), names.cells[0].len()],
            "so many cells and digits",
        );
        reader.cells = names.cells[0];
    }),
    ("they have room once for {D} in {H}", |reader, names| {
        let cells = reader.cells;
        let once = names.digits[0].iter().all(|digit| reader.places_of(digit, &[cells]).is_subset(names.houses[0][0]));
        reader.claim(once, "all of them are in the house");
    }),
    ("{D} is needed too, at {C}", |reader, names| reader.places = names.cells[0]),
];
