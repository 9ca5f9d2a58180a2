//! The templates of English sentences about deadly patterns, rings, counts and other rare arguments, and what each claims.
use super::deadly_filling::{keeps, swap};
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::sets::{set, union};
use qedoku_core::{Cell, CellSet, DigitSet};

pub(super) fn not_so(reader: &mut ClaimReader<'_>, cells: CellSet, digits: DigitSet) {
    let guards = set(cells, digits);
    let there = guards.is_subset(reader.candidates());
    reader.claim(there, "the guards are there");
    reader.guards |= guards;
}

fn hold(reader: &mut ClaimReader<'_>, cells: CellSet, digits: DigitSet) {
    let guards = reader.guards;
    reader.without(&guards, cells, digits);
    reader.cells = cells;
}

fn many(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let cells = reader.cells;
    reader.claim(names.numbers[0] == cells.len(), "so many cells");
    hold(reader, cells, names.digits[0]);
}

pub(super) fn loops(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    (reader.cells, reader.base.deadly) = (names.cells[0], names.cells[0]);
    let each = names.cells[0].iter().all(|cell| {
        (names.cells[0].without(cell))
            .iter()
            .filter(|other| reader.all_see(CellSet::of(cell), CellSet::of(*other)))
            .count()
            >= 2
    });
    reader.claim(each, "each of the cells sees two others");
}

/// A digit has so many places in each of some houses.
pub(super) fn many_places(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let count = |house: &CellSet| (set(*house, names.digits[0]) & *reader.candidates()).len();
    let many = names.houses[0].iter().all(|house| count(house) == names.numbers[0]) && names.numbers[0] > 2;
    reader.claim(many, "so many places in each");
}

/// Deadly patterns.
pub(super) const DEADLY: &[(&str, ClaimTest)] = &[
    ("{C} are in two rows, two columns and two boxes", |reader, names| {
        reader.claim(names.cells[0].len() == 4, "four cells");
        reader.base.is_rectangle = true;
        reader.base.deadly = names.cells[0];
        reader.cells = names.cells[0];
    }),
    ("{C} [is|are] {D} and {C} [is|are] {D}, and [none of them is a given|neither is a given]", |reader, names| {
        for (cells, digits) in names.cells.iter().zip(&names.digits) {
            let stands = cells.iter().all(|cell| digits.iter().any(|digit| reader.stands_in(CellSet::of(cell), digit)));
            reader.claim(stands, "the digit stands there");
        }
    }),
    ("{C} [is|are] {D}, and [none of them is a given|neither is a given|it is not a given]", |_, _| {}),
    ("{C} form a loop, two cells in each row, column and box that it meets", loops),
    ("{C} form a loop: each sees the next ({H})", loops),
    (
        "{C} are in {N} [rows|columns] and {N} [rows|columns], and in each [row|column] [both|all three] cells are in one box",
        |reader, names| {
            reader.claim(names.numbers[0] * names.numbers[1] == names.cells[0].len(), "so many cells");
            reader.cells = names.cells[0];
        },
    ),
    ("every open cell has two candidates, but for {C} «{D}»", |reader, names| but_for(reader, names)),
    ("{H} [has|each have] {N} places for {D}", many_places),
    (
        "{C}; {C}; {C}; {C} are three cells in each of four boxes, one in each row and column of the box",
        |reader, names| {
            reader.claim(names.cells.iter().all(|cells| cells.len() == 3), "three cells each");
            reader.cells = names.cells.iter().fold(CellSet::EMPTY, |all, cells| all | *cells);
        },
    ),
    ("[if |]{C} were neither {D} nor {D}", |reader, names| {
        not_so(reader, names.cells[0], names.digits[0] | names.digits[1]);
    }),
    ("[if |]{C} were none of {D}", |reader, names| not_so(reader, names.cells[0], names.digits[0])),
    ("[if |]{C} were not {D}", |reader, names| not_so(reader, names.cells[0], names.digits[0])),
    ("all {N} would hold only {D} and would take turns", many),
    ("all {N} would hold only {D}", many),
    ("{C} would [both|all] hold only {D}", |reader, names| hold(reader, names.cells[0], names.digits[0])),
    ("every digit would have two places, or none, in each row, column and box", |reader, _| {
        let guards = reader.guards;
        reader.grave(&guards);
    }),
    (
        "such a board has more than one solution or none, as in any solution each cell could take its other candidate, but the puzzle has just one",
        |_, _| {},
    ),
    ("{N} is an odd number, so two neighbors would be the same digit", odd),
    ("{N} is an odd number, so they cannot take turns all the way around", odd),
    ("if {C} were {D}, swapping", |reader, names| {
        let there = set(names.cells[0], names.digits[0]).is_subset(reader.candidates());
        reader.claim(there, "what is assumed is there");
    }),
    ("swapping {D} would break nothing, as each row, column and box has one {D} and one {D} in these cells", swap),
    ("{D} would break nothing, as each row, column and box has one {D} and one {D} in these cells", swap),
    (
        "swapping the {N} [rows|columns] there would break nothing, as all of these hold the same digits and each [row|column] and box keeps its own",
        |_, _| {},
    ),
    (
        "any such solution would stay one with {D} swapped, as each row, column and box would have one {D} and one {D} in these cells",
        keeps,
    ),
    (
        "any such solution would stay one with the {N} [rows|columns] swapped there, as all of these would hold the same digits and each [row|column] and box would keep its own",
        |_, _| {},
    ),
    ("there would be two solutions or none, but the puzzle has just one", |_, _| {}),
    ("there would be two solutions, but the puzzle has only one", |_, _| {}),
    ("call the digits of {C} X, Y and Z", three_cells),
    ("no [row|column] has a digit twice, so {C} are Y, Z and X or Z, X and Y", three_cells),
    ("if {C} is [Y|Z] and {C} is [Y|Z], only [X|Y|Z] is left for {C}, but {H} has one [X|Y|Z]", same_digit),
    ("none of the four cases can be", |_, _| {}),
    ("no way to fill them is left", |_, _| {}),
    ("{C} can only be {D}", held_only),
    ("{C} only {D}", held_only),
    (
        "{C} and one that is {D} form a naked [pair|triple|quad|quintuple|sextuple]: these {N} cells take the {D} of {H}",
        used_up,
    ),
    ("{C} and {C} form a naked [pair|triple|quad|quintuple|sextuple]: these {N} cells take the {D} of {H}", used_up),
    ("{H} has its {D} only in {C}", |reader, names| reader.only(&names.houses[0], names.cells[0], names.digits[0])),
    (
        "one of {C} is none of these, so {N} cells are left for {N} digits, and {C} can hold nothing else",
        |reader, names| {
            reader.claim(names.numbers == [reader.cells.len() - 1, reader.digits.len()], "so many cells and digits");
        },
    ),
    ("one of them is {D}, and the other is {D}", |reader, names| {
        let guards = reader.guards;
        reader.claim(names.digits[1] == guards.all_digits(), "these are the digits of the guards");
    }),
    ("suppose {C} is {D}", |reader, names| {
        if reader.base.is_rectangle {
            reader.base.supposed = names.cells[0];
        }
        reader.case(names.cells[0], names.digits[0]);
    }),
    ("{C} is {D}, the only other {D} of {H}", |reader, names| {
        let places = names.digits[0].first().map_or(CellSet::EMPTY, |digit| reader.places_of(digit, &names.houses[0]));
        let seen = reader.base.supposed.iter().fold(CellSet::EMPTY, |all, cell| all | reader.layout.peers(cell));
        let left = places - reader.base.supposed;
        let left = if left == names.cells[0] { left } else { left - seen };
        if reader.base.supposed.is_empty() {
            reader.is_left_in(&names.houses[0], names.cells[0], names.digits[0]);
        } else {
            reader.claim(left == names.cells[0], "no other place is left");
            reader.is_forced(names.cells[0], names.digits[0]);
        }
    }),
    ("{C} «{D}» [is|are] not {D} ({H}), so [it is|they are] {D}", left_without),
    ("in each case {C} are {D}, and {C} «{D}» [is|are] {D}", |reader, names| {
        let held = reader.held(names.cells[1]);
        reader.claim(held == names.digits[1], "the cells have just these digits");
    }),
    ("{C} «{D}» are {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(held == names.digits[0], "the cells have just these digits");
    }),
    ("all {N} hold only {D}", |_, _| {}),
    ("if {C} is {D}, {C} [is|are] not {D} ({H})", |reader, names| {
        reader.case(names.cells[0], names.digits[0]);
        reader.is_not(names.cells[1], names.digits[1], &names.houses[0], None);
    }),
    ("if {C} is {D}, it is not {D} and {C} [is|are] not {D} ({H})", |reader, names| {
        reader.case(names.cells[0], names.digits[0]);
        reader.is_not(names.cells[0], names.digits[1], &[], None);
        reader.is_not(names.cells[1], names.digits[2], &names.houses[0], None);
    }),
    ("if {C} is {D}, it is not {D}", |reader, names| {
        reader.case(names.cells[0], names.digits[0]);
        reader.is_not(names.cells[0], names.digits[1], &[], None);
    }),
];

/// Three cells whose digits are named.
pub(super) fn three_cells(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    reader.claim(names.cells[0].len() == 3, "three cells");
}

/// Several cells of a box that would be one digit.
pub(super) fn same_digit(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let inside = names.houses[0].iter().all(|house| names.cells[2].is_subset(*house));
    reader.claim(inside && names.cells[2].is_several(), "several cells are in the box");
}

fn but_for(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let held = reader.held(names.cells[0]);
    reader.claim(held == names.digits[0], "the cell has just these digits");
}

pub(super) fn odd(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    reader.claim(names.numbers[0] % 2 == 1, "an odd number");
}

/// Cells with some digits are not one of these, so another is left.
pub(super) fn left_without(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let held = reader.held(names.cells[0]);
    reader.claim(held == names.digits[0] && held - names.digits[1] == names.digits[2], "this is left of the digits");
    reader.is_not(names.cells[0], names.digits[1], &names.houses[0], None);
    if reader.base.supposed.is_empty() {
        reader.is_left(names.cells[0], names.digits[2]);
    }
    if names.digits[2].is_several() {
        reader.hub = names.cells[0];
    }
}

/// A cell is where two lines that stay cross.
pub(super) fn stays_with(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let on = names.houses[0].iter().all(|house| names.cells[0].is_subset(*house));
    reader.claim(on, "the cell is on these lines");
}

pub(super) fn held_only(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let held = reader.held(names.cells[0]);
    reader.claim(held == names.digits[0], "the cell has just these digits");
}

fn used_up(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let (Some(beside), Some(all)) = (names.cells.first(), names.digits.last()) else { return };
    reader.claim(names.numbers == [all.len()], "so many cells");
    reader.use_up(*beside, *all, &names.houses[0]);
}

impl ClaimReader<'_> {
    /// Two houses at most have all places of digits in the cells that were named, those where they stand as well.
    pub(super) fn only_there(&mut self, digits: DigitSet, houses: &[CellSet]) {
        let can = |digit, cell: Cell| self.board.value(cell) == Some(digit) || self.board.plane(digit).contains(cell);
        let outside = self.cells - union(houses);
        let none = digits.iter().all(|digit| !outside.iter().any(|cell| can(digit, cell)));
        self.claim(none && houses.len() <= 2, "the digit is nowhere else there");
    }

    /// Cells of houses, with one of the guards, have as many digits as they are.
    pub(super) fn use_up(&mut self, cells: CellSet, digits: DigitSet, houses: &[CellSet]) {
        let held = self.held(cells) | self.guard_digits();
        self.claim(held == digits && digits.len() == cells.len() + 1, "as many digits as cells, with that one");
        self.claim(houses.iter().all(|house| cells.is_subset(*house)), "all are in the houses");
    }
}

/// Rings, counts, exocets, ways to place a digit, symmetries.
pub(super) const RARE: &[(&str, ClaimTest)] = &[
    ("{C} are places of {D} in a ring: each sees the next ({H})", |reader, names| {
        loops(reader, names);
        let there =
            names.digits[0].iter().all(|digit| names.cells[0].is_subset(reader.places_of(digit, &names.houses[0])));
        reader.claim(there && names.houses[0].len() == names.cells[0].len(), "the digit may be there");
    }),
    ("each of these houses would have its {D} in the ring, so its cells would be {D} and not {D} in turns", |_, _| {}),
    ("if none of {C} were {D}", |reader, names| not_so(reader, names.cells[0], names.digits[0])),
    ("the {N} cells {C} have room for {N} digits", |reader, names| {
        reader.claim(names.numbers == [names.cells[0].len(), names.cells[0].len()], "so many cells");
        reader.cells = names.cells[0];
        reader.counted = 0;
    }),
    ("{D} once in [each of |]{H}", once),
    ("{D} once ({H})", once),
    (
        "{N} digits for {N} cells, so each of these {N} is there, and nowhere else in its [row or column|row, column or box]",
        |reader, names| {
            let counted = reader.counted;
            reader.claim(names.numbers.iter().all(|number| *number == counted), "so many digits were counted");
        },
    ),
    ("{H} has its {D} in {H}", |reader, names| {
        let places =
            names.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[0]));
        reader.claim(places.is_subset(union(&names.houses[1])), "it has no other place");
    }),
    ("if both are in {H}, they are one {D}, at {C}", |reader, names| {
        reader.claim(names.cells[0].is_subset(union(&names.houses[0])), "the crossing is in the box");
    }),
    (
        "if {C} were {D}, {H} would have its {D} there, so {C} would [both|all] be {D}, with {N} [cell|cells] left for {D}",
        taken_twice,
    ),
    ("if {C} were {D}, {H} would have no place for {D}", no_place_beside),
    ("the same holds for {D} [at|in] {C}", |reader, names| {
        reader.concluded(&set(names.cells[0], names.digits[0]));
    }),
    ("otherwise {C} is {D}", |_, _| {}),
    ("the same holds for {D}", |_, _| {}),
    ("{D} are in {C}, which hold nothing else", |reader, names| {
        reader.claim(names.digits[0].len() == names.cells[0].len(), "as many cells as digits");
    }),
    ("the base {C} is two of {D}, and these two are nowhere else in {H}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(held == names.digits[0] && names.cells[0].len() == 2, "the base has just these digits");
        reader.claim(names.houses[0].iter().all(|house| names.cells[0].is_subset(*house)), "it is in these houses");
    }),
    ("{H} need each of the two, so {N} times", |reader, names| {
        reader.claim(names.houses[0].len() == names.numbers[0], "so many lines");
    }),
    ("without the targets {C}, each of {D} fits [only twice|twice at most] in {H} outside {H}", |reader, names| {
        reader.cells = union(&names.houses[0]) - union(&names.houses[1]) - names.cells[0];
    }),
    ("both digits of the base need a target: one is at {C}, the other at {C}", |_, _| {}),
    ("with {D} at {C}, {D} does not fit in all of {H}", |_, _| {}),
    ("there {D} is only in {H}", |reader, names| reader.only_there(names.digits[0], &names.houses[0])),
    ("{D} only in {H}", |reader, names| reader.only_there(names.digits[0], &names.houses[0])),
    ("the digit of {C} is in the base in {H} and at {C} in {H}, so {H} has it in {H}, at {C}", |_, _| {}),
    ("{C} can only be {D}, so {C} is {D}", |_, _| {}),
    ("{C} can only be {D}, and {C} cannot, so {C} is {D}", |reader, names| {
        let cannot = !reader.held(names.cells[1]).meets(names.digits[0]);
        reader.claim(cannot, "these cells have none of the digits");
    }),
    ("{D} [does|do] not fit in all of {H}, even with the targets, so [it is|they are] not in the base", |_, _| {}),
    ("{D} [does|do] not fit in all of {H}, even with the targets {T}, so [it is|they are] not in the base", |_, _| {}),
    ("{H} [needs|need] {D}", |reader, names| reader.lacks(&names.houses[0], names.digits[0])),
    ("[in every|no] way to place the last of the {D} that leaves room for the other digits", |_, _| {}),
    ("[in every|no] way to place the last of the {D} that leaves a way to place the {D}", |_, _| {}),
    ("[in every|no] way to place these {N} {D} that leaves room for the other digits", |_, _| {}),
    ("[in every|no] way to place these {N} {D} that leaves a way to place the {D}", |_, _| {}),
    ("has {K}", |reader, names| {
        let there = names.candidates[0].is_subset(reader.candidates());
        reader.claim(there, "the candidates are there");
    }),
    ("{C} are {D}", |reader, names| reader.concludes(names.cells[0], names.digits[0], true)),
    ("turn the givens by [half a turn|a quarter to the right|a quarter to the left]", |_, _| {}),
    ("mirror the givens in the diagonal from {C}", |_, _| {}),
    ("let lines of the givens change places {T}", |_, _| {}),
    ("change {D} [with|to] {D}", |_, _| {}),
    ("{D} [with|to] {D}", |_, _| {}),
    ("{D} [stay|stays]", |_, _| {}),
    ("they are as before", |_, _| {}),
    ("the puzzle has one solution, so the solution is as before too", |_, _| {}),
    ("{C} is {D}, and it turns to {C}", |reader, names| {
        let stands = names.digits[0].first().is_some_and(|digit| reader.stands_in(names.cells[0], digit));
        reader.claim(stands, "the digit stands there");
    }),
    ("{C} stays in place, as {H} do, so it holds only a digit that stays", stays_with),
    ("{C} [stay|stays] in place, so [it|they] [hold|holds] only [a digit that stays|digits that stay]", |_, _| {}),
    (
        "{C} [is|are] back in place after {N} rounds, so [it|they] [hold|holds] only what is then itself again",
        |_, _| {},
    ),
    ("if {C} is {D}, {C} is {D} too, but the two exclude each other", |reader, names| {
        let apart = names.cells[0] == names.cells[1] && names.digits[0] != names.digits[1]
            || names.digits[0] == names.digits[1] && reader.all_see(names.cells[0], names.cells[1]);
        reader.claim(apart, "the two exclude each other");
    }),
    ("if {C} is {D}, {C} is {D} too, but {C} has lost {D}", |reader, names| {
        let gone = !names.digits[1].meets(reader.held(names.cells[1]));
        reader.claim(gone, "the image is gone");
    }),
    (
        "no technique of this run goes on, so the digit is taken from the solution, and nothing here proves it",
        |_, _| {},
    ),
];

pub(super) fn once(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    reader.counted += names.digits[0].len() * names.houses[0].len();
    let cells = reader.cells & union(&names.houses[0]);
    let held = reader.held(cells);
    reader.claim(names.digits[0].is_subset(held), "the cells have these digits there");
}

/// A digit in the box of a crossing beside its lines leaves one of these no place for it.
pub(super) fn no_place_beside(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    reader.concluded(&set(names.cells[0], names.digits[0]));
    let closed =
        names.cells[0].iter().map(|cell| reader.layout.peers(cell)).fold(CellSet::ALL, |all, peers| all & peers);
    let left =
        names.digits[1].iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[0]))
            - closed;
    reader.claim(left.is_empty(), "the line has no place left");
}

/// A digit in the box of a crossing beside its lines leaves both lines one place each.
pub(super) fn taken_twice(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    reader.concluded(&set(names.cells[0], names.digits[0]));
    let closed =
        names.cells[0].iter().map(|cell| reader.layout.peers(cell)).fold(CellSet::ALL, |all, peers| all & peers);
    let home = names.houses[0].iter().all(|house| names.cells[0].is_subset(*house));
    reader.claim(home, "the places are in the box");
    for cell in names.cells[1] {
        let only = names.digits[2].iter().all(|digit| {
            let houses = reader.layout.houses_of(cell);
            let left = |house| (reader.places_of(digit, &[reader.layout.cells(house)]) - closed) == CellSet::of(cell);
            houses.iter().any(left)
        });
        reader.claim(only, "the line has one place left");
    }
    reader.claim(names.numbers[0] < names.digits[3].len(), "fewer cells than digits are left");
}
