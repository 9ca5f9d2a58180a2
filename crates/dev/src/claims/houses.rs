//! The templates of English sentences about singles, locked candidates, subsets and fish, and what each claims.
use super::crowded::can_hold;
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::sets::{set, union};
use qedoku_core::{CellSet, Digit, DigitSet};

/// The facts that were said so far of a fish, or of another pattern of some houses.
#[derive(Default)]
pub(super) struct BaseFacts {
    /// The houses of the base, each with the places that are named.
    base: Vec<(CellSet, CellSet)>,
    digit: Option<Digit>,
    pub(super) fins: CellSet,
    /// The digits that stand in houses around a cell.
    pub(super) standing: Vec<(CellSet, DigitSet)>,
    /// The cell that was supposed to hold something.
    pub(super) supposed: CellSet,
    /// True if four cells were said to be a rectangle.
    pub(super) is_rectangle: bool,
    /// The cells of a deadly pattern of two digits.
    pub(super) deadly: CellSet,
    /// True if the fins are supposed to be false.
    without_fins: bool,
}

impl ClaimReader<'_> {
    /// A house of the base and its places.
    pub(super) fn base_has(&mut self, houses: &[CellSet], digits: DigitSet, cells: CellSet) {
        if digits.is_several() && cells.len() == digits.len() {
            return self.hides(houses, digits, cells);
        }
        if self.base.digit != digits.single() {
            self.base.base.clear();
        }
        self.base.digit = digits.single();
        self.base.base.extend(houses.iter().map(|house| (*house, cells)));
        self.houses = houses.to_vec();
        (self.cells, self.digits, self.places) = (cells, digits, cells);
        let all = digits.iter().all(|digit| cells.is_subset(self.places_of(digit, houses)));
        self.claim(all, "the digit may be there");
    }

    /// More places of the last house of the base.
    pub(super) fn base_more(&mut self, cells: CellSet) {
        if let Some((_, places)) = self.base.base.last_mut() {
            *places |= cells;
        }
        self.cells = cells;
    }

    /// The places of the base, which are all that its houses have.
    pub(super) fn whole_base(&mut self) -> CellSet {
        let Some(digit) = self.base.digit else { return CellSet::EMPTY };
        let base = std::mem::take(&mut self.base.base);
        let whole = base.iter().all(|(house, places)| self.places_of(digit, &[*house]) == *places);
        self.claim(whole && !base.is_empty(), "the houses have just these places");
        let places = base.iter().fold(CellSet::EMPTY, |all, (_, places)| all | *places);
        self.base.base = base;
        places
    }

    /// The cover has all of the base but the fins.
    pub(super) fn covered(&mut self, cover: &[CellSet]) {
        let places = self.whole_base() - self.base.fins;
        self.claim(places.is_subset(union(cover)), "the base is in the cover but for the fins");
        let count = self.base.base.len();
        self.claim(cover.len() == count, "as many houses on both sides");
    }

    /// The fins are supposed to be false.
    pub(super) fn without_fins(&mut self, digits: DigitSet) {
        let fins = self.base.fins;
        self.supposes(fins, digits, false);
        self.base.without_fins = true;
    }

    /// One of the fins is supposed to be true.
    pub(super) fn with_fins(&mut self, digits: DigitSet) {
        let fins = if self.base.fins.is_empty() { self.fins } else { self.base.fins };
        self.base.without_fins = false;
        self.case(fins, digits);
    }

    /// True if the fins of a base are supposed to be false.
    pub(super) fn is_without_fins(&self) -> bool {
        self.base.without_fins && !self.base.base.is_empty()
    }

    /// A digit that closes cells, in the houses that are named.
    fn seen_in(&mut self, houses: &[CellSet]) {
        let cells = self.cells;
        let by = self.fins;
        let each = cells
            .iter()
            .all(|cell| houses.iter().any(|house| house.contains(cell) && by.iter().any(|by| house.contains(by))));
        self.claim(each || by.is_empty(), "they see it there");
    }
}

fn sees(reader: &mut ClaimReader<'_>, names: &TemplateNames, from: usize) {
    let cells = names.cells[0];
    let all: Vec<(DigitSet, CellSet)> = names.digits.iter().copied().zip(names.cells[from..].iter().copied()).collect();
    for (digits, by) in all {
        digits.iter().for_each(|digit| reader.closed(cells, digit, Some(by)));
        reader.fins = by;
        reader.cells = cells;
        if let Some(houses) = names.houses.first() {
            reader.seen_in(houses);
        }
    }
    reader.cells = cells;
}

fn lost(reader: &mut ClaimReader<'_>, cells: CellSet, digits: DigitSet) {
    digits.iter().for_each(|digit| reader.closed(cells, digit, None));
    reader.cells = cells;
    reader.base.standing.push((cells, digits));
}

fn counted(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let counts = [reader.cells.len(), reader.digits.len()];
    reader.claim(names.numbers == counts && counts[0] == counts[1], "so many cells and digits");
    let cells = reader.cells;
    let inside = names.houses[0].iter().all(|house| cells.is_subset(*house));
    let all = names.digits.iter().fold(DigitSet::EMPTY, |all, digits| all | *digits);
    reader.claim(inside && all == reader.digits, "the cells are in each of the houses");
}

/// Two cells that have two digits between them.
pub(super) fn paired(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let cells = reader.cells;
    let inside = names.houses[0].iter().all(|house| cells.is_subset(*house));
    let all = names.digits.iter().fold(DigitSet::EMPTY, |all, digits| all | *digits);
    reader.claim(inside && cells.len() == 2 && all == reader.digits, "the two cells are in each of the houses");
}

fn hold_only(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let (last, each) = names.digits.split_last().expect("a template with digits");
    for (cells, digits) in names.cells.iter().zip(each) {
        let held = reader.held(*cells);
        reader.claim(held == *digits, "the cell has just these digits");
    }
    let cells = names.cells.iter().fold(CellSet::EMPTY, |all, cells| all | *cells);
    let held = reader.held(cells);
    reader.claim(held == *last, "the cells have just these digits");
    (reader.cells, reader.digits, reader.places) = (cells, *last, cells);
}

pub(super) fn cleared(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    if reader.base.base.is_empty() {
        return;
    }
    reader.covered(&names.houses[1]);
    for (cells, houses) in names.cells.iter().zip(&names.houses[2..]) {
        let there =
            cells.iter().all(|cell| houses.iter().any(|house| house.contains(cell) && names.houses[1].contains(house)));
        reader.claim(there, "the cells are in the cover");
    }
}

/// Singles, locked candidates and subsets.
pub(super) const PLACES: &[(&str, ClaimTest)] = &[
    ("{H} has {D}", |reader, names| {
        reader.base.standing.push((names.houses[0][0], names.digits[0]));
        let house = names.houses[0][0];
        let stands = names.digits[0].iter().all(|digit| reader.stands_in(house, digit));
        reader.claim(stands, "the digits stand in the house");
    }),
    ("only {D} is left, so {C} is {D}", |reader, names| {
        let cell = names.cells[0];
        let standing = std::mem::take(&mut reader.base.standing);
        let all = standing.iter().fold(names.digits[0], |all, (_, digits)| all | *digits);
        reader.claim(all == reader.layout.digits(), "every other digit is named");
        reader.claim(standing.iter().all(|(house, _)| cell.is_subset(*house)), "the cell is in these houses");
        reader.concludes(cell, names.digits[1], true);
    }),
    ("{C} is the last open cell of {H}, and {H} lacks only {D}", |reader, names| {
        reader.only(&names.houses[0], names.cells[0], names.digits[0]);
        reader.filled(None);
    }),
    ("{H} needs {D}, and its only open cells are {C}", |reader, names| {
        reader.only(&names.houses[0], names.cells[0], names.digits[0]);
    }),
    ("{H} needs {D}", |reader, names| {
        reader.lacks(&names.houses[0], names.digits[0]);
        (reader.digits, reader.houses) = (names.digits[0], names.houses[0].clone());
        // Of several digits each cell may hold some.
        if names.digits[0].is_one() {
            reader.opens(&names.houses[0], names.digits[0]);
        }
    }),
    (
        "{C} [see|sees] the {D} [|supposed ]at {C}, the {D} at {C}, the {D} at {C} and the {D} at {C} ({H})",
        |reader, names| {
            sees(reader, names, 1);
        },
    ),
    ("{C} [see|sees] the {D} [|supposed ]at {C}, the {D} at {C} and the {D} at {C} ({H})", |reader, names| {
        sees(reader, names, 1);
    }),
    ("{C} [see|sees] the {D} [|supposed ]at {C} and the {D} at {C} ({H})", |reader, names| sees(reader, names, 1)),
    ("{C} [see|sees] the {D} [|supposed ]at {C} ({H})", |reader, names| sees(reader, names, 1)),
    ("{C} [see|sees] the {D} [|supposed ]at {C}", |reader, names| sees(reader, names, 1)),
    ("the {D} [|supposed ]at {C} ({H})", |reader, names| {
        let cells = reader.cells;
        let by = names.cells[0];
        names.digits[0].iter().for_each(|digit| reader.closed(cells, digit, Some(by)));
        reader.fins = by;
        reader.seen_in(&names.houses[0]);
    }),
    ("{C} [has|have] lost {D} {T}", |reader, names| lost(reader, names.cells[0], names.digits[0])),
    ("{C} [has|have] lost {D}", |reader, names| lost(reader, names.cells[0], names.digits[0])),
    ("{D} {T}", |reader, names| {
        let cells = reader.cells;
        lost(reader, cells, names.digits[0]);
    }),
    ("[has|have] lost {D} {T}", |reader, names| {
        let cells = reader.cells;
        lost(reader, cells, names.digits[0]);
    }),
    ("[has|have] lost {D}", |reader, names| {
        let cells = reader.cells;
        lost(reader, cells, names.digits[0]);
    }),
    ("only {C} is left, so {C} is {D}", |reader, names| {
        let houses = reader.houses.clone();
        let digits = reader.digits;
        let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &houses));
        reader.claim(places == names.cells[0] && digits == names.digits[0], "no other cell is left");
        reader.concludes(names.cells[1], names.digits[0], true);
    }),
    ("only {C} are left for them, so these {N} cells hold nothing else", |reader, names| {
        let houses = reader.houses.clone();
        let digits = reader.digits;
        let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &houses));
        reader.claim(
            places == names.cells[0] && names.numbers[0] == digits.len() && places.len() == digits.len(),
            "so many are left",
        );
    }),
    ("the {D} is in {C}", |reader, names| {
        let houses = reader.houses.clone();
        let places = names.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &houses));
        reader.claim(places == names.cells[0], "these are all its places");
        reader.cells = names.cells[0];
    }),
    ("[both|all three|all four|all of these] are in {H}, so no other cell of {H} is {D}", |reader, names| {
        let cells = reader.cells;
        reader.claim(names.houses[0].iter().all(|house| cells.is_subset(*house)), "the cells are in the other house");
    }),
    ("that leaves {H} only {C} for its {D}", |reader, names| reader.concludes(names.cells[0], names.digits[0], true)),
    ("{C} «{D}», {C} «{D}», {C} «{D}» and {C} «{D}» hold only {D}", hold_only),
    ("{C} «{D}», {C} «{D}» and {C} «{D}» hold only {D}", hold_only),
    ("{C} «{D}» and {C} «{D}» hold only {D}", hold_only),
    ("one of them is {D} and the other is {D}, so the {D} and the {D} of {H} are there", paired),
    ("{N} cells take {N} digits, so the {D} and the {D} of {H} are there", counted),
    ("{N} cells take {N} digits, so the {D} of {H} are there", counted),
    ("the other of the two is in {C}. so {H} has its {D} in {C}", |_, _| {}),
    ("the one that is left is in {C}. so {H} has its {D} in {C}", |_, _| {}),
    ("{C} is {D}, so that digit is not in {C} ({H}), so in {H} it is at {C}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(
            held == names.digits[0] && reader.all_see(names.cells[0], names.cells[1]),
            "the digit cannot be in the crossing",
        );
    }),
    ("{C} are {N} of {D}, so these {N} are not in {C} ({H}), so in {H} they are in {C}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(
            held == names.digits[0] && reader.all_see(names.cells[0], names.cells[1]),
            "the digits cannot be in the crossing",
        );
        reader.claim(names.numbers.iter().all(|number| *number == names.cells[0].len()), "so many cells");
    }),
    ("{C} can hold only {D}", can_hold),
];

/// Fish.
pub(super) const FISH: &[(&str, ClaimTest)] = &[
    ("{H} has its {D} [at|in] {C} ({H})", |reader, names| {
        reader.base_has(&names.houses[0], names.digits[0], names.cells[0]);
    }),
    ("{H} has its {D} [at|in] {C} (the [fin|fins])", |reader, names| {
        reader.base_has(&names.houses[0], names.digits[0], names.cells[0]);
    }),
    ("{H} has its {D} [at|in] {C}", |reader, names| reader.base_has(&names.houses[0], names.digits[0], names.cells[0])),
    ("its {D} [at|in] {C}", |reader, names| {
        let houses = reader.houses.clone();
        reader.base_has(&houses, names.digits[0], names.cells[0]);
    }),
    ("{H} [at|in] {C} ({H})", also),
    ("{H} [at|in] {C} (the [fin|fins])", also),
    ("{H} [at|in] {C}", also),
    ("{C} ({H})", |reader, names| reader.base_more(names.cells[0])),
    ("{C} (the [fin|fins])", |reader, names| reader.base_more(names.cells[0])),
    ("{H} has its {D} [at|in] {C} (the [fin|fins], as {H} share [it|them])", |reader, names| {
        reader.base_has(&names.houses[0], names.digits[0], names.cells[0]);
        reader.share(names.cells[0], &names.houses[1]);
    }),
    ("{H} [at|in] {C} (the [fin|fins], as {H} share [it|them])", |reader, names| {
        also(reader, names);
        reader.share(names.cells[0], &names.houses[1]);
    }),
    ("{C} (the [fin|fins], as {H} share [it|them])", |reader, names| {
        reader.base_more(names.cells[0]);
        reader.share(names.cells[0], &names.houses[0]);
    }),
    ("the two {D}s cannot share a [row|column|box], so one is in {H} and one in {H}", |reader, names| {
        let cover = [names.houses[0].clone(), names.houses[1].clone()].concat();
        reader.covered(&cover);
    }),
    ("no two of these {N} can share a [row|column|box], so there is one in each of {H}", |reader, names| {
        reader.covered(&names.houses[0]);
        reader.claim(names.numbers[0] == names.houses[0].len(), "so many houses");
    }),
    ("no other cell of these [rows|columns|boxes] is {D}", |_, _| {}),
    (
        "{H} take one {D} each, so [both|all three|all four|all five|all six|all seven] have their {D} in {H}",
        |reader, names| {
            reader.covered(&names.houses[0]);
        },
    ),
    (
        "without {C} this would be [a|an] [|Franken |Mutant ][X-Wing|Swordfish|Jellyfish|Squirmbag|Whale|Leviathan]",
        |reader, names| {
            reader.base.fins = names.cells[0];
            if reader.base.base.is_empty() {
                reader.fins = names.cells[0];
                return;
            }
            let inside = reader.whole_base();
            reader.claim(names.cells[0].is_subset(inside), "the fins are places of the base");
        },
    ),
    ("without {C} {H} would have its {D} at {C} alone", |reader, names| {
        reader.base.fins = names.cells[0];
        let places = names.digits[0].first().map(|digit| reader.places_of(digit, &names.houses[0]));
        reader.claim(places.is_some_and(|it| it - names.cells[0] == names.cells[1]), "the house has this place left");
    }),
    ("{C} is the fin", |reader, names| {
        let fins = reader.base.fins;
        reader.claim(names.cells[0] == fins, "this is the fin");
    }),
    ("they are the fins", |_, _| {}),
    (
        "if [the fin is not|no fin is] {D}, {H} have their {D}s in {H}, and two cannot share one of these, so there is one in each. then {C} [is|are] not {D} ({H}), {C} [is|are] not {D} ({H}) and {C} [is|are] not {D} ({H})",
        cleared,
    ),
    (
        "if [the fin is not|no fin is] {D}, {H} have their {D}s in {H}, and two cannot share one of these, so there is one in each. then {C} [is|are] not {D} ({H}) and {C} [is|are] not {D} ({H})",
        cleared,
    ),
    (
        "if [the fin is not|no fin is] {D}, {H} have their {D}s in {H}, and two cannot share one of these, so there is one in each. then {C} [is|are] not {D} ({H})",
        cleared,
    ),
    (
        "if [the fin is not|no fin is] {D}, {H} have their {D}s in {H}, and two cannot share one of these, so there is one in each",
        cleared,
    ),
    ("if [the fin is not|no fin is] {D}", |reader, names| reader.without_fins(names.digits[0])),
    ("{C} is {D} ({H})", |reader, names| left_in(reader, names)),
    ("the {D} of {H} is in {C}", |reader, names| left_in(reader, names)),
    ("if [the|a] fin is {D}", |reader, names| {
        let fins = reader.base.fins;
        reader.base.without_fins = false;
        reader.case(fins, names.digits[0]);
    }),
    ("{D} at {C} would fill {H} at once and leave only {H} for the {D}[s|] of {H}", |reader, names| {
        reader.would_fill(names, [&names.houses[1], &names.houses[2]]);
    }),
    ("{D} at {C} would fill {H} at once and leave no house for the {D}[s|] of {H}", |reader, names| {
        reader.would_fill(names, [&[], &names.houses[1]]);
    }),
    ("{H} are the base of two fish", |reader, _| {
        reader.whole_base();
    }),
    ("with {H} the [fin is|fins are] {C}", |reader, names| reader.base.fins = names.cells[0]),
    ("with {H} there is no fin", |reader, _| reader.base.fins = CellSet::EMPTY),
];

/// A digit has these places left in a house, without the fins.
pub(super) fn left_in(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    if !reader.is_without_fins() {
        return reader.is_left_in(&names.houses[0], names.cells[0], names.digits[0]);
    }
    let digit = names.digits[0].first().expect("a template with a digit");
    let places = reader.places_of(digit, &names.houses[0]) - reader.base.fins;
    reader.claim(names.cells[0].is_subset(places) && !names.cells[0].is_empty(), "the places are those of the base");
    reader.comes(set(names.cells[0], names.digits[0]), false);
}

pub(super) fn also(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let digits = reader.base.digit.map_or(DigitSet::EMPTY, DigitSet::of);
    reader.base_has(&names.houses[0], digits, names.cells[0]);
}
