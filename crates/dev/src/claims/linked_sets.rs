//! The templates of English sentences about sets, colors and krakens, and what each claims.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::linked::{another, lacks_that, likewise, no_room, shows, there};
use super::sets::union;
use qedoku_core::{CellSet, DigitSet};

/// Sets of cells, colors, krakens, and cells that cannot be filled.
pub(super) const SETS: &[(&str, ClaimTest)] = &[
    ("{C} «{D}», {N} cells, are {D}", |it, n| it.fills(n.cells[0], n.digits[0], n.numbers[0], n.digits[1])),
    ("{C}, {N} cells with {D} between them, are {D}", |it, n| {
        it.fills(n.cells[0], n.digits[0], n.numbers[0], n.digits[1]);
    }),
    ("only {C} of them can be {D}, as {C} [is|are] not {D}", |it, n| {
        it.placed_but(n.digits[0], n.cells[0], n.cells[1]);
    }),
    ("only {C} of them can be {D}", |it, n| it.placed_at(n.digits[0], n.cells[0])),
    ("as {C} [is|are] not {D}", |it, n| it.denied_in(n.digits[0], n.cells[0])),
    ("{C} «{D}» is {D}", |it, n| {
        shows(it, n);
        it.is_left(n.cells[0], n.digits[1]);
        it.hub = n.cells[0];
    }),
    ("{C} hold only {D}: {N} cells, {N} digits, an almost locked set", |it, n| {
        it.almost_locked(n.cells[0], &n.numbers, n.digits[0]);
        it.cells = n.cells[0];
    }),
    ("{C} «{D}» is one cell with two digits, an almost locked set", |it, n| {
        shows(it, n);
        it.cells = n.cells[0];
    }),
    ("{C} «{D}» [is|are] another", another),
    ("{C} «{D}», {N} cells with {N} digits, are another", another),
    ("{C}, with {D} between them, are another", another),
    ("all their {D}s see each other ({H}), so {D} cannot be in both, so one of them lacks it", |it, n| {
        let sets = [it.cells, it.fins];
        it.restricted(sets, n.digits[1]);
    }),
    ("all their {D}s are in {H}, so {D} cannot be in both[, so one of them lacks it|]", |it, n| {
        let sets = [it.cells, it.fins];
        it.restricted(sets, n.digits[1]);
        let all = n.digits[1]
            .iter()
            .all(|digit| n.houses[0].iter().all(|house| it.places_of(digit, &sets).is_subset(*house)));
        it.claim(all, "all of them are in the house");
    }),
    ("if {D} is not in {C}, these are {D}, and only {C} of them can be {D}", |it, n| {
        let held = it.held(n.cells[0]);
        let rest = held == n.digits[0] | n.digits[1] && n.digits[2].is_subset(n.digits[1]);
        let there = n.digits[2].iter().all(|digit| it.places_of(digit, &[n.cells[0]]) == n.cells[1]);
        it.claim(rest && there, "the set has these digits, and this one there");
    }),
    ("if {D} is not in {C}, these are {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0] | n.digits[1] && !n.digits[0].meets(n.digits[1]), "the set has these digits");
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
    ("{D} is in {C}, which {C} [see|sees] ({H})", |it, n| {
        it.places = n.cells[0];
        it.see_in(n.cells[1], &n.houses[0]);
    }),
    ("suppose {D} is not in {C}", |it, n| it.supposes(n.cells[0], n.digits[0], false)),
    ("in the same way {D} is [in|at] {C} or [in|at] {C}", likewise),
    ("in the same way {C} or {C} is {D}", likewise),
    ("in the same way", |_, _| {}),
    ("{C} «{D}» [lacks|lack] that digit ({H}) and [holds|hold] the other {N}, and {S}", lacks_that),
    ("{C}, with {D} between them, lack that digit ({H}) and hold the other {N}, and {S}", lacks_that),
    ("{H} have their {D} in {H} ([X-Wing|Swordfish|Jellyfish|fish]), one in each, that of {H} [at|in] {C}", |it, n| {
        fish_there(it, n);
        it.comes_to(n.cells[0], n.digits[0]);
    }),
    ("{H} have their {D}s only in {H} or in {C}, and {H} take no more than {N} of them", no_room),
    ("every {D} of {H} is in {H}, but for {C}", |it, n| {
        let places = n.digits[0].first().map_or(CellSet::EMPTY, |digit| it.places_of(digit, &n.houses[0]));
        it.claim((places - union(&n.houses[1])).is_subset(n.cells[0]), "the base is in the cover but for the fins");
        it.fins = n.cells[0];
    }),
    ("without {C} this would be [an X-Wing|a Swordfish|a Jellyfish|a fish]", |it, n| {
        let fins = it.fins;
        it.claim(n.cells[0] == fins, "these are the fins");
        it.base.fins = fins;
    }),
    ("{C} [is the|are the] [fins|fin]", |it, n| {
        let fins = it.fins;
        it.claim(n.cells[0] == fins, "these are the fins");
    }),
    (
        "if [the fin is not|no fin is] {D}, {H} have their {D}s in {H}, and two cannot share one of these, so there is one in each. then {C} is not {D} ({H})",
        |it, n| {
            let covered = n.houses[2].iter().all(|house| n.cells[0].is_subset(*house) && n.houses[1].contains(house));
            it.claim(covered, "the fish clears it");
        },
    ),
    ("if [the fin is not|no fin is] {D}, {H} has its {D} in {C}", |_, _| {}),
    ("if the fin is {D}", |it, n| {
        let fins = it.fins;
        it.case(fins, n.digits[0]);
    }),
    ("{D} has two places in {H} ({C})", |it, n| {
        it.digits = n.digits[0];
        two_places(it, &n.houses[0], n.cells[0]);
    }),
    ("{H} ({C})", |it, n| two_places(it, &n.houses[0], n.cells[0])),
    ("have two digits each", |_, _| {}),
    ("has two digits", |_, _| {}),
    ("{C} «{D}»", shows),
    ("either {S}", |it, n| there(it, &n.candidates[0])),
    ("color [A|B|C|D] is wrong", |_, _| {}),
    ("so with color [A|B] neither color C nor color D could be right, and color [A|B] is wrong", |_, _| {}),
    ("with color [A|B] neither color C nor color D could be right", |_, _| {}),
    ("with color A", |it, _| it.with_color(0)),
    ("with color B", |it, _| it.with_color(1)),
    ("{C} [see|sees] {C} of [A|B] ({H}) and {C} of [A|B] ({H})", |it, n| {
        for at in [0, 1] {
            it.places = n.cells[at + 1];
            it.see_in(n.cells[0], &n.houses[at]);
        }
    }),
    ("{C} are not both {D} ({H})", |it, n| {
        let inside = n.houses[0].iter().all(|house| n.cells[0].is_subset(*house));
        it.claim(inside && n.cells[0].len() == 2, "both cells are in the house");
    }),
    ("in the one case {C} [is|are] not {D} ({H})", |_, _| {}),
    ("in the other {C} [is|are] not {D} ({H})", |_, _| {}),
    ("{C} hold only {D}, and each sees the next ({H})", |it, n| {
        let each = n.cells[0].iter().all(|cell| it.held(CellSet::of(cell)) == n.digits[0]);
        it.claim(each, "each of the cells has just these digits");
    }),
    ("{D} alternate: {C} and {C} are different", |it, n| it.places = n.cells[0] | n.cells[1]),
    ("{C} and {C} are different too", |it, n| it.places = n.cells[0] | n.cells[1]),
    ("if {C} is {D}, every way to fill {C} repeats a digit in a house", |_, _| {}),
    ("leaves nothing to {C}", |_, _| {}),
    (
        "{H} and {H} share {C} «{D}». {C} «{D}» [is|are] in {H} and {C} «{D}» [is|are] in {H}: {N} cells in all",
        crossing,
    ),
    ("their {D} are in {H} or in {H}, so {D} is there twice at most", |it, n| {
        let cells = it.cells;
        let both = union(&n.houses[0]) | union(&n.houses[1]);
        let all = n.digits[0].iter().all(|digit| it.places_of(digit, &[cells]).is_subset(both));
        it.claim(all, "all of them are in the houses");
    }),
    ("their {D} are in {H} or in {H}, so each of these is there twice at most", |it, n| {
        let cells = it.cells;
        let both = union(&n.houses[0]) | union(&n.houses[1]);
        let all = n.digits[0].iter().all(|digit| it.places_of(digit, &[cells]).is_subset(both));
        it.claim(all, "all of them are in the houses");
    }),
    ("all their {D} are in {H}, so {D} is there once at most", |it, n| {
        let cells = it.cells;
        let all = n.digits[0].iter().all(|digit| it.places_of(digit, &[cells]).is_subset(union(&n.houses[0])));
        it.claim(all, "all of them are in the house");
    }),
    ("all their {D} are in {H}, so each of these is there once at most", |it, n| {
        let cells = it.cells;
        let all = n.digits[0].iter().all(|digit| it.places_of(digit, &[cells]).is_subset(union(&n.houses[0])));
        it.claim(all, "all of them are in the house");
    }),
    ("that fills {N} cells at most, and there are {N}, so each digit is there as often as it can be", |it, n| {
        let count = it.cells.len();
        it.claim(n.numbers == [count, count], "so many cells");
    }),
    ("{D} is in {C}, so no other cell of {H} is {D}", |it, n| {
        let cells = it.cells;
        let there = n.digits[0]
            .iter()
            .all(|digit| n.houses[0].iter().all(|house| (it.places_of(digit, &[*house]) & cells) == n.cells[0]));
        it.claim(there, "the digit has just these places there");
    }),
];

/// As many lines cross, and the cells are in one of them.
pub(super) fn fish_there(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let crossed = n.houses[2].iter().all(|house| n.cells[0].is_subset(*house) && n.houses[1].contains(house));
    it.claim(crossed && n.houses[0].len() == n.houses[1].len(), "as many lines cross, and the cells are in one");
}

pub(super) fn two_places(it: &mut ClaimReader<'_>, houses: &[CellSet], cells: CellSet) {
    let digits: DigitSet = it.digits;
    let all = digits.iter().all(|digit| houses.iter().all(|house| it.places_of(digit, &[*house]) == cells));
    it.claim(all && cells.len() == 2, "the digit has just these two places there");
    // Reasons that follow are of these houses, not of one that was spoken of before.
    it.opens(&[], digits);
}

/// The cells that two houses share, and cells of either house, each with their digits.
pub(super) fn crossing(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let all = n.cells.iter().fold(CellSet::EMPTY, |all, cells| all | *cells);
    it.claim(n.numbers == [all.len()], "so many cells");
    let held = n.cells.iter().zip(&n.digits).all(|(cells, digits)| it.held(*cells) == *digits);
    it.claim(held, "the cells have just these digits");
    let inside = |cells: CellSet, houses: &[CellSet]| houses.iter().all(|house| cells.is_subset(*house));
    let lies = inside(n.cells[0], &n.houses[0]) && inside(n.cells[0], &n.houses[1]);
    it.claim(lies && inside(n.cells[1], &n.houses[0]) && inside(n.cells[2], &n.houses[1]), "they are in these houses");
    it.cells = all;
}

/// The places of a digit in each of several cases.
pub(super) fn case_by_case(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let there = n.digits[0].iter().all(|digit| n.cells.iter().all(|cells| cells.is_subset(it.board.plane(digit))));
    it.claim(there, "the digit may be there");
    it.places = n.cells.iter().fold(CellSet::EMPTY, |all, cells| all | *cells);
}
