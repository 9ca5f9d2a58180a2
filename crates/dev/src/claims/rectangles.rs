//! The templates of English sentences about deadly patterns, rings, counts and other rare arguments, and what each claims.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::sets::{set, union};
use qedoku_core::{CellSet, DigitSet};

pub(super) fn not_so(it: &mut ClaimReader<'_>, cells: CellSet, digits: DigitSet) {
    let guards = set(cells, digits);
    let there = guards.is_subset(it.candidates());
    it.claim(there, "the guards are there");
    it.guards |= guards;
}

fn hold(it: &mut ClaimReader<'_>, cells: CellSet, digits: DigitSet) {
    let guards = it.guards;
    it.without(&guards, cells, digits);
    it.cells = cells;
}

fn many(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let cells = it.cells;
    it.claim(n.numbers[0] == cells.len(), "so many cells");
    hold(it, cells, n.digits[0]);
}

pub(super) fn loops(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    it.cells = n.cells[0];
    let each = n.cells[0].iter().all(|cell| {
        (n.cells[0].without(cell)).iter().filter(|other| it.all_see(CellSet::of(cell), CellSet::of(*other))).count()
            >= 2
    });
    it.claim(each, "each of the cells sees two others");
}

/// A digit has three places in each of some houses.
pub(super) fn three_places(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let three = n.houses[0].iter().all(|house| (set(*house, n.digits[0]) & *it.candidates()).len() == 3);
    it.claim(three, "three places in each");
}

/// Deadly patterns.
pub(super) const DEADLY: &[(&str, ClaimTest)] = &[
    ("{C} are in two rows, two columns and two boxes", |it, n| {
        it.claim(n.cells[0].len() == 4, "four cells");
        it.base.is_rectangle = true;
        it.cells = n.cells[0];
    }),
    ("{C} [is|are] {D} and {C} [is|are] {D}, and [none of them is a given|neither is a given]", |it, n| {
        for (cells, digits) in n.cells.iter().zip(&n.digits) {
            let stands = cells.iter().all(|cell| digits.iter().any(|digit| it.stands_in(CellSet::of(cell), digit)));
            it.claim(stands, "the digit stands there");
        }
    }),
    ("{C} [is|are] {D}, and [none of them is a given|neither is a given|it is not a given]", |_, _| {}),
    ("{C} form a loop, two cells in each row, column and box that it meets", loops),
    ("{C} form a loop: each sees the next ({H})", loops),
    (
        "{C} are in {N} [rows|columns] and {N} [rows|columns], and in each [row|column] [both|all three] cells are in one box",
        |it, n| {
            it.claim(n.numbers[0] * n.numbers[1] == n.cells[0].len(), "so many cells");
            it.cells = n.cells[0];
        },
    ),
    ("every open cell has two candidates, but for {C} «{D}»", |it, n| but_for(it, n)),
    ("{H} [has|each have] three places for {D}", three_places),
    ("{C}; {C}; {C}; {C} are three cells in each of four boxes, one in each row and column of the box", |it, n| {
        it.claim(n.cells.iter().all(|cells| cells.len() == 3), "three cells each");
        it.cells = n.cells.iter().fold(CellSet::EMPTY, |all, cells| all | *cells);
    }),
    ("[if |]{C} were neither {D} nor {D}", |it, n| not_so(it, n.cells[0], n.digits[0] | n.digits[1])),
    ("[if |]{C} were none of {D}", |it, n| not_so(it, n.cells[0], n.digits[0])),
    ("[if |]{C} were not {D}", |it, n| not_so(it, n.cells[0], n.digits[0])),
    ("all {N} would hold only {D} and would take turns", many),
    ("all {N} would hold only {D}", many),
    ("{C} would [both|all] hold only {D}", |it, n| hold(it, n.cells[0], n.digits[0])),
    ("every digit would have two places, or none, in each row, column and box", |it, _| {
        let guards = it.guards;
        it.grave(&guards);
    }),
    ("such a board has more than one solution or none, but the puzzle has just one", |_, _| {}),
    ("{N} is an odd number, so two neighbors would be the same digit", odd),
    ("{N} is an odd number, so they cannot take turns all the way around", odd),
    ("if {C} were {D}, swapping", |it, n| {
        let there = set(n.cells[0], n.digits[0]).is_subset(it.candidates());
        it.claim(there, "what is assumed is there");
    }),
    ("swapping {D} would break nothing, as each row, column and box has one {D} and one {D} in these cells", swap),
    ("{D} would break nothing, as each row, column and box has one {D} and one {D} in these cells", swap),
    (
        "swapping the {N} [rows|columns] there would break nothing, as all of these hold the same digits and each [row|column] and box keeps its own",
        |_, _| {},
    ),
    ("there would be two solutions, but the puzzle has only one", |_, _| {}),
    (
        "side by side, no row takes a digit twice, so from box to box the order of the three digits turns by one or two places, and so it does from column to column above each other",
        |_, _| {},
    ),
    ("in {H} the cells slope the other way, which mirrors the order", |_, _| {}),
    (
        "once around the four boxes, the order would be its own mirror image, and three digits do not allow that",
        |_, _| {},
    ),
    ("no way to fill them is left", |_, _| {}),
    ("{C} can only be {D}", held_only),
    ("{C} only {D}", held_only),
    (
        "the one of {C} that is {D} forms a naked [pair|triple|quad|quintuple|sextuple] with {C}: {N} cells for the {D} of {H}",
        used_up,
    ),
    ("{C} forms a naked [pair|triple|quad|quintuple|sextuple] with {C}: {N} cells for the {D} of {H}", used_up),
    ("{H} has its {D} only in {C}", |it, n| it.only(&n.houses[0], n.cells[0], n.digits[0])),
    ("one of {C} is none of these, so {N} cells are left for {N} digits, and {C} can hold nothing else", |it, n| {
        it.claim(n.numbers == [it.cells.len() - 1, it.digits.len()], "so many cells and digits");
    }),
    ("one of them is {D}, and the other is {D}", |it, n| {
        let guards = it.guards;
        it.claim(n.digits[1] == guards.all_digits(), "these are the digits of the guards");
    }),
    ("suppose {C} is {D}", |it, n| {
        if it.base.is_rectangle {
            it.base.supposed = n.cells[0];
        }
        it.case(n.cells[0], n.digits[0]);
    }),
    ("{C} is {D}, the only other {D} of {H}", |it, n| {
        let places = n.digits[0].first().map_or(CellSet::EMPTY, |digit| it.places_of(digit, &n.houses[0]));
        let seen = it.base.supposed.iter().fold(CellSet::EMPTY, |all, cell| all | it.layout.peers(cell));
        let left = places - it.base.supposed;
        let left = if left == n.cells[0] { left } else { left - seen };
        if it.base.supposed.is_empty() {
            it.is_left_in(&n.houses[0], n.cells[0], n.digits[0]);
        } else {
            it.claim(left == n.cells[0], "no other place is left");
            it.is_forced(n.cells[0], n.digits[0]);
        }
    }),
    ("{C} «{D}» [is|are] not {D} ({H}), so [it is|they are] {D}", left_without),
    ("in each case {C} are {D}, and {C} «{D}» [is|are] {D}", |it, n| {
        let held = it.held(n.cells[1]);
        it.claim(held == n.digits[1], "the cells have just these digits");
    }),
    ("{C} «{D}» are {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0], "the cells have just these digits");
    }),
    ("all {N} hold only {D}", |_, _| {}),
    ("if {C} is {D}, {C} [is|are] not {D} ({H})", |it, n| {
        it.case(n.cells[0], n.digits[0]);
        it.is_not(n.cells[1], n.digits[1], &n.houses[0], None);
    }),
    ("if {C} is {D}, it is not {D} and {C} [is|are] not {D} ({H})", |it, n| {
        it.case(n.cells[0], n.digits[0]);
        it.is_not(n.cells[0], n.digits[1], &[], None);
        it.is_not(n.cells[1], n.digits[2], &n.houses[0], None);
    }),
    ("if {C} is {D}, it is not {D}", |it, n| {
        it.case(n.cells[0], n.digits[0]);
        it.is_not(n.cells[0], n.digits[1], &[], None);
    }),
];

fn but_for(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let held = it.held(n.cells[0]);
    it.claim(held == n.digits[0], "the cell has just these digits");
}

pub(super) fn odd(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    it.claim(n.numbers[0] % 2 == 1, "an odd number");
}

pub(super) fn swap(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    it.claim(n.digits[0] == n.digits[1] | n.digits[2], "these are the digits");
}

/// Cells with some digits are not one of these, so another is left.
pub(super) fn left_without(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let held = it.held(n.cells[0]);
    it.claim(held == n.digits[0] && held - n.digits[1] == n.digits[2], "this is left of the digits");
    it.is_not(n.cells[0], n.digits[1], &n.houses[0], None);
    if it.base.supposed.is_empty() {
        it.is_left(n.cells[0], n.digits[2]);
    }
    if n.digits[2].is_several() {
        it.hub = n.cells[0];
    }
}

pub(super) fn held_only(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let held = it.held(n.cells[0]);
    it.claim(held == n.digits[0], "the cell has just these digits");
}

fn used_up(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let (Some(beside), Some(all)) = (n.cells.last(), n.digits.last()) else { return };
    it.claim(n.numbers == [all.len()], "so many cells");
    it.use_up(*beside, *all, &n.houses[0]);
}

impl ClaimReader<'_> {
    /// Cells of houses, with one of the guards, have as many digits as they are.
    pub(super) fn use_up(&mut self, cells: CellSet, digits: DigitSet, houses: &[CellSet]) {
        let held = self.held(cells) | self.guard_digits();
        self.claim(held == digits && digits.len() == cells.len() + 1, "as many digits as cells, with that one");
        self.claim(houses.iter().all(|house| cells.is_subset(*house)), "all are in the houses");
    }
}

/// Rings, counts, exocets, ways to place a digit, symmetries.
pub(super) const RARE: &[(&str, ClaimTest)] = &[
    ("{C} are places of {D} in a ring: each sees the next ({H})", |it, n| {
        loops(it, n);
        let there = n.digits[0].iter().all(|digit| n.cells[0].is_subset(it.places_of(digit, &n.houses[0])));
        it.claim(there && n.houses[0].len() == n.cells[0].len(), "the digit may be there");
    }),
    ("each of these houses would have its {D} in the ring, so its cells would be {D} and not {D} in turns", |_, _| {}),
    ("if none of {C} were {D}", |it, n| not_so(it, n.cells[0], n.digits[0])),
    ("the {N} cells {C} have room for {N} digits", |it, n| {
        it.claim(n.numbers == [n.cells[0].len(), n.cells[0].len()], "so many cells");
        it.cells = n.cells[0];
        it.counted = 0;
    }),
    ("{D} once in [each of |]{H}", once),
    ("{D} once ({H})", once),
    (
        "{N} digits for {N} cells, so each of these {N} is there, and nowhere else in its [row or column|row, column or box]",
        |it, n| {
            let counted = it.counted;
            it.claim(n.numbers.iter().all(|number| *number == counted), "so many digits were counted");
        },
    ),
    ("{H} has its {D} in {H}", |it, n| {
        let places = n.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | it.places_of(digit, &n.houses[0]));
        it.claim(places.is_subset(union(&n.houses[1])), "it has no other place");
    }),
    ("if both are in {H}, they are one {D}, at {C}", |it, n| {
        it.claim(n.cells[0].is_subset(union(&n.houses[0])), "the crossing is in the box");
    }),
    ("if {C} were {D}, {C} would both be {D}, with {N} [cell|cells] left for {D}", taken_twice),
    ("if {C} were {D}, {H} would have no place for {D}", no_place_beside),
    ("the same holds for {D} [at|in] {C}", |it, n| {
        it.concluded(&set(n.cells[0], n.digits[0]));
    }),
    ("the same holds for {D}", |_, _| {}),
    ("{D} are in {C}, which hold nothing else", |it, n| {
        it.claim(n.digits[0].len() == n.cells[0].len(), "as many cells as digits");
    }),
    ("the base {C} is two of {D}, and these two are nowhere else in {H}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0] && n.cells[0].len() == 2, "the base has just these digits");
        it.claim(n.houses[0].iter().all(|house| n.cells[0].is_subset(*house)), "it is in these houses");
    }),
    ("{H} need each of the two, so {N} times", |it, n| it.claim(n.houses[0].len() == n.numbers[0], "so many lines")),
    ("without the targets {C}, each of {D} fits [only twice|twice at most] in {H} outside {H}", |_, _| {}),
    ("both digits of the base need a target: one is at {C}, the other at {C}", |_, _| {}),
    ("the digit of {C} is in {C} too", |_, _| {}),
    ("{D} [does|do] not fit in all of {H}, even with the targets, so [it is|they are] not in the base", |_, _| {}),
    ("{H} [needs|need] {D}", |it, n| it.lacks(&n.houses[0], n.digits[0])),
    ("[in every|no] way to place these {N} {D} that leaves room for the other digits", |_, _| {}),
    ("[in every|no] way to place these {N} {D} that leaves a way to place the {D}", |_, _| {}),
    ("has {K}", |it, n| {
        let there = n.candidates[0].is_subset(it.candidates());
        it.claim(there, "the candidates are there");
    }),
    ("{C} are {D}", |it, n| it.concludes(n.cells[0], n.digits[0], true)),
    ("turn the givens by [half a turn|a quarter to the right|a quarter to the left]", |_, _| {}),
    ("mirror the givens in the diagonal from {C}", |_, _| {}),
    ("let lines of the givens change places {T}", |_, _| {}),
    ("change {D} [with|to] {D}", |_, _| {}),
    ("{D} [with|to] {D}", |_, _| {}),
    ("{D} [stay|stays]", |_, _| {}),
    ("they are as before", |_, _| {}),
    ("the puzzle has one solution, so the solution is as before too", |_, _| {}),
    ("{C} is {D}, and it turns to {C}", |it, n| {
        let stands = n.digits[0].first().is_some_and(|digit| it.stands_in(n.cells[0], digit));
        it.claim(stands, "the digit stands there");
    }),
    ("{C} [stay|stays] in place, so [it|they] [hold|holds] only [a digit that stays|digits that stay]", |_, _| {}),
    (
        "{C} [is|are] back in place after {N} rounds, so [it|they] [hold|holds] only what is then itself again",
        |_, _| {},
    ),
    ("if {C} is {D}, {C} is {D} too, but the two exclude each other", |it, n| {
        let apart = n.cells[0] == n.cells[1] && n.digits[0] != n.digits[1]
            || n.digits[0] == n.digits[1] && it.all_see(n.cells[0], n.cells[1]);
        it.claim(apart, "the two exclude each other");
    }),
    ("if {C} is {D}, {C} is {D} too, but {C} has lost {D}", |it, n| {
        let gone = !n.digits[1].meets(it.held(n.cells[1]));
        it.claim(gone, "the image is gone");
    }),
    (
        "no technique of this run goes on, so the digit is taken from the solution, and nothing here proves it",
        |_, _| {},
    ),
];

pub(super) fn once(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    it.counted += n.digits[0].len() * n.houses[0].len();
    let cells = it.cells & union(&n.houses[0]);
    let held = it.held(cells);
    it.claim(n.digits[0].is_subset(held), "the cells have these digits there");
}

/// A digit in the box of a crossing beside its lines leaves one of these no place for it.
pub(super) fn no_place_beside(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    it.concluded(&set(n.cells[0], n.digits[0]));
    let closed = n.cells[0].iter().map(|cell| it.layout.peers(cell)).fold(CellSet::ALL, |all, peers| all & peers);
    let left = n.digits[1].iter().fold(CellSet::EMPTY, |all, digit| all | it.places_of(digit, &n.houses[0])) - closed;
    it.claim(left.is_empty(), "the line has no place left");
}

/// A digit in the box of a crossing beside its lines leaves both lines one place each.
pub(super) fn taken_twice(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    it.concluded(&set(n.cells[0], n.digits[0]));
    let closed = n.cells[0].iter().map(|cell| it.layout.peers(cell)).fold(CellSet::ALL, |all, peers| all & peers);
    for cell in n.cells[1] {
        let only = n.digits[1].iter().all(|digit| {
            let houses = it.layout.houses_of(cell);
            let left = |house| (it.places_of(digit, &[it.layout.cells(house)]) - closed) == CellSet::of(cell);
            houses.iter().any(left)
        });
        it.claim(only, "the line has one place left");
    }
    it.claim(n.numbers[0] < n.digits[2].len(), "fewer cells than digits are left");
}
