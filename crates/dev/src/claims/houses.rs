//! The templates of English sentences about singles, locked candidates, subsets, fish and wings, and what each claims.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::sets::{set, union};
use qedoku_core::{CellSet, Digit, DigitSet};

/// What a fish was said to be so far, or another pattern of some houses.
#[derive(Default)]
pub(super) struct BaseFacts {
    /// The houses of the base, each with the places that are named.
    base: Vec<(CellSet, CellSet)>,
    digit: Option<Digit>,
    pub(super) fins: CellSet,
    /// What stands in houses around a cell.
    pub(super) standing: Vec<(CellSet, DigitSet)>,
    /// The cell that was supposed to hold something.
    pub(super) supposed: CellSet,
    /// Whether four cells were said to be a rectangle.
    pub(super) is_rectangle: bool,
    /// Whether the fins are supposed to be false.
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

    /// Whether the fins of a base are supposed to be false.
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

fn sees(it: &mut ClaimReader<'_>, n: &TemplateNames, from: usize) {
    let cells = n.cells[0];
    let all: Vec<(DigitSet, CellSet)> = n.digits.iter().copied().zip(n.cells[from..].iter().copied()).collect();
    for (digits, by) in all {
        digits.iter().for_each(|digit| it.closed(cells, digit, Some(by)));
        it.fins = by;
        it.cells = cells;
        if let Some(houses) = n.houses.first() {
            it.seen_in(houses);
        }
    }
    it.cells = cells;
}

fn lost(it: &mut ClaimReader<'_>, cells: CellSet, digits: DigitSet) {
    digits.iter().for_each(|digit| it.closed(cells, digit, None));
    it.cells = cells;
    it.base.standing.push((cells, digits));
}

fn counted(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let counts = [it.cells.len(), it.digits.len()];
    it.claim(n.numbers == counts && counts[0] == counts[1], "so many cells and digits");
    let cells = it.cells;
    let inside = n.houses[0].iter().all(|house| cells.is_subset(*house));
    let all = n.digits.iter().fold(DigitSet::EMPTY, |all, digits| all | *digits);
    it.claim(inside && all == it.digits, "the cells are in each of the houses");
}

/// Two cells that have two digits between them.
pub(super) fn paired(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let cells = it.cells;
    let inside = n.houses[0].iter().all(|house| cells.is_subset(*house));
    let all = n.digits.iter().fold(DigitSet::EMPTY, |all, digits| all | *digits);
    it.claim(inside && cells.len() == 2 && all == it.digits, "the two cells are in each of the houses");
}

fn hold_only(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let (last, each) = n.digits.split_last().expect("a template with digits");
    for (cells, digits) in n.cells.iter().zip(each) {
        let held = it.held(*cells);
        it.claim(held == *digits, "the cell has just these digits");
    }
    let cells = n.cells.iter().fold(CellSet::EMPTY, |all, cells| all | *cells);
    let held = it.held(cells);
    it.claim(held == *last, "the cells have just these digits");
    (it.cells, it.digits, it.places) = (cells, *last, cells);
}

pub(super) fn cleared(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    if it.base.base.is_empty() {
        return;
    }
    it.covered(&n.houses[1]);
    for (cells, houses) in n.cells.iter().zip(&n.houses[2..]) {
        let there =
            cells.iter().all(|cell| houses.iter().any(|house| house.contains(cell) && n.houses[1].contains(house)));
        it.claim(there, "the cells are in the cover");
    }
}

/// Singles, locked candidates and subsets.
pub(super) const PLACES: &[(&str, ClaimTest)] = &[
    ("{H} has {D}", |it, n| {
        it.base.standing.push((n.houses[0][0], n.digits[0]));
        let house = n.houses[0][0];
        let stands = n.digits[0].iter().all(|digit| it.stands_in(house, digit));
        it.claim(stands, "the digits stand in the house");
    }),
    ("only {D} is left, so {C} is {D}", |it, n| {
        let cell = n.cells[0];
        let standing = std::mem::take(&mut it.base.standing);
        let all = standing.iter().fold(n.digits[0], |all, (_, digits)| all | *digits);
        it.claim(all == it.layout.digits(), "every other digit is named");
        it.claim(standing.iter().all(|(house, _)| cell.is_subset(*house)), "the cell is in these houses");
        it.concludes(cell, n.digits[1], true);
    }),
    ("{C} is the last open cell of {H}, and {H} lacks only {D}", |it, n| {
        it.only(&n.houses[0], n.cells[0], n.digits[0]);
        it.filled(None);
    }),
    ("{H} needs {D}, and its only open cells are {C}", |it, n| it.only(&n.houses[0], n.cells[0], n.digits[0])),
    ("{H} needs {D}", |it, n| {
        it.lacks(&n.houses[0], n.digits[0]);
        (it.digits, it.houses) = (n.digits[0], n.houses[0].clone());
        // Of several digits each cell may hold some.
        if n.digits[0].is_one() {
            it.opens(&n.houses[0], n.digits[0]);
        }
    }),
    ("{C} [see|sees] the {D} [|supposed ]at {C}, the {D} at {C}, the {D} at {C} and the {D} at {C} ({H})", |it, n| {
        sees(it, n, 1);
    }),
    ("{C} [see|sees] the {D} [|supposed ]at {C}, the {D} at {C} and the {D} at {C} ({H})", |it, n| sees(it, n, 1)),
    ("{C} [see|sees] the {D} [|supposed ]at {C} and the {D} at {C} ({H})", |it, n| sees(it, n, 1)),
    ("{C} [see|sees] the {D} [|supposed ]at {C} ({H})", |it, n| sees(it, n, 1)),
    ("{C} [see|sees] the {D} [|supposed ]at {C}", |it, n| sees(it, n, 1)),
    ("the {D} [|supposed ]at {C} ({H})", |it, n| {
        let cells = it.cells;
        let by = n.cells[0];
        n.digits[0].iter().for_each(|digit| it.closed(cells, digit, Some(by)));
        it.fins = by;
        it.seen_in(&n.houses[0]);
    }),
    ("{C} [has|have] lost {D} {T}", |it, n| lost(it, n.cells[0], n.digits[0])),
    ("{C} [has|have] lost {D}", |it, n| lost(it, n.cells[0], n.digits[0])),
    ("{D} {T}", |it, n| {
        let cells = it.cells;
        lost(it, cells, n.digits[0]);
    }),
    ("[has|have] lost {D} {T}", |it, n| {
        let cells = it.cells;
        lost(it, cells, n.digits[0]);
    }),
    ("[has|have] lost {D}", |it, n| {
        let cells = it.cells;
        lost(it, cells, n.digits[0]);
    }),
    ("only {C} is left, so {C} is {D}", |it, n| {
        let houses = it.houses.clone();
        let digits = it.digits;
        let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | it.places_of(digit, &houses));
        it.claim(places == n.cells[0] && digits == n.digits[0], "no other cell is left");
        it.concludes(n.cells[1], n.digits[0], true);
    }),
    ("only {C} are left for them, so these {N} cells hold nothing else", |it, n| {
        let houses = it.houses.clone();
        let digits = it.digits;
        let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | it.places_of(digit, &houses));
        it.claim(
            places == n.cells[0] && n.numbers[0] == digits.len() && places.len() == digits.len(),
            "so many are left",
        );
    }),
    ("the {D} is in {C}", |it, n| {
        let houses = it.houses.clone();
        let places = n.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | it.places_of(digit, &houses));
        it.claim(places == n.cells[0], "these are all its places");
        it.cells = n.cells[0];
    }),
    ("[both|all three|all four|all of these] are in {H}, so no other cell of {H} is {D}", |it, n| {
        let cells = it.cells;
        it.claim(n.houses[0].iter().all(|house| cells.is_subset(*house)), "the cells are in the other house");
    }),
    ("that leaves {H} only {C} for its {D}", |it, n| it.concludes(n.cells[0], n.digits[0], true)),
    ("{C} «{D}», {C} «{D}», {C} «{D}» and {C} «{D}» hold only {D}", hold_only),
    ("{C} «{D}», {C} «{D}» and {C} «{D}» hold only {D}", hold_only),
    ("{C} «{D}» and {C} «{D}» hold only {D}", hold_only),
    ("one of them is {D} and the other is {D}, so the {D} and the {D} of {H} are there", paired),
    ("{N} cells take {N} digits, so the {D} and the {D} of {H} are there", counted),
    ("{N} cells take {N} digits, so the {D} of {H} are there", counted),
    ("the other of the two is in {C}. so {H} has its {D} in {C}", |_, _| {}),
    ("the one that is left is in {C}. so {H} has its {D} in {C}", |_, _| {}),
    ("{C} is {D}, so that digit is not in {C} ({H}), so in {H} it is at {C}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0] && it.all_see(n.cells[0], n.cells[1]), "the digit cannot be in the crossing");
    }),
    ("{C} are {N} of {D}, so these {N} are not in {C} ({H}), so in {H} they are in {C}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0] && it.all_see(n.cells[0], n.cells[1]), "the digits cannot be in the crossing");
        it.claim(n.numbers.iter().all(|number| *number == n.cells[0].len()), "so many cells");
    }),
    ("{C} [hold|holds] nothing else", |_, _| {}),
];

/// Fish.
pub(super) const FISH: &[(&str, ClaimTest)] = &[
    ("{H} has its {D} [at|in] {C} ({H})", |it, n| it.base_has(&n.houses[0], n.digits[0], n.cells[0])),
    ("{H} has its {D} [at|in] {C} (the [fin|fins])", |it, n| it.base_has(&n.houses[0], n.digits[0], n.cells[0])),
    ("{H} has its {D} [at|in] {C}", |it, n| it.base_has(&n.houses[0], n.digits[0], n.cells[0])),
    ("its {D} [at|in] {C}", |it, n| {
        let houses = it.houses.clone();
        it.base_has(&houses, n.digits[0], n.cells[0]);
    }),
    ("{H} [at|in] {C} ({H})", also),
    ("{H} [at|in] {C} (the [fin|fins])", also),
    ("{H} [at|in] {C}", also),
    ("{C} ({H})", |it, n| it.base_more(n.cells[0])),
    ("{C} (the [fin|fins])", |it, n| it.base_more(n.cells[0])),
    ("the two {D}s cannot share a [row|column|box], so one is in {H} and one in {H}", |it, n| {
        let cover = [n.houses[0].clone(), n.houses[1].clone()].concat();
        it.covered(&cover);
    }),
    ("no two of these {N} can share a [row|column|box], so there is one in each of {H}", |it, n| {
        it.covered(&n.houses[0]);
        it.claim(n.numbers[0] == n.houses[0].len(), "so many houses");
    }),
    ("no other cell of these [rows|columns|boxes] is {D}", |_, _| {}),
    (
        "{H} take one {D} each, so [both|all three|all four|all five|all six|all seven] have their {D} in {H}",
        |it, n| {
            it.covered(&n.houses[0]);
        },
    ),
    (
        "without {C} this would be [a|an] [|Franken |Mutant ][X-Wing|Swordfish|Jellyfish|Squirmbag|Whale|Leviathan][| that lacks a corner]",
        |it, n| {
            it.base.fins = n.cells[0];
            if it.base.base.is_empty() {
                it.fins = n.cells[0];
                return;
            }
            let inside = it.whole_base();
            it.claim(n.cells[0].is_subset(inside), "the fins are places of the base");
        },
    ),
    ("{C} is the fin", |it, n| {
        let fins = it.base.fins;
        it.claim(n.cells[0] == fins, "this is the fin");
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
    ("if [the fin is not|no fin is] {D}", |it, n| it.without_fins(n.digits[0])),
    ("{C} is {D} ({H})", |it, n| left_in(it, n)),
    ("the {D} of {H} is in {C}", |it, n| left_in(it, n)),
    ("if [the|a] fin is {D}", |it, n| {
        let fins = it.base.fins;
        it.base.without_fins = false;
        it.case(fins, n.digits[0]);
    }),
    ("{D} at {C} would be in two of these at once and leave too few for the others", |_, _| {}),
    ("{H} are the base of two fish", |it, _| {
        it.whole_base();
    }),
    ("with {H} the [fin is|fins are] {C}", |it, n| it.base.fins = n.cells[0]),
    ("with {H} there is no fin", |it, _| it.base.fins = CellSet::EMPTY),
];

/// A digit has these places left in a house, without the fins.
pub(super) fn left_in(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    if !it.is_without_fins() {
        return it.is_left_in(&n.houses[0], n.cells[0], n.digits[0]);
    }
    let digit = n.digits[0].first().expect("a template with a digit");
    let places = it.places_of(digit, &n.houses[0]) - it.base.fins;
    it.claim(n.cells[0].is_subset(places) && !n.cells[0].is_empty(), "the places are those of the base");
    it.comes(set(n.cells[0], n.digits[0]), false);
}

pub(super) fn also(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let digits = it.base.digit.map_or(DigitSet::EMPTY, DigitSet::of);
    it.base_has(&n.houses[0], digits, n.cells[0]);
}

/// Wings.
pub(super) const WINGS: &[(&str, ClaimTest)] = &[
    ("{C} is {D}. if it is {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0], "the cell has just these digits");
        it.hub = n.cells[0];
        it.case(n.cells[0], n.digits[1]);
    }),
    ("one of {C} is {D}", |it, n| {
        let there = n.digits[0].iter().all(|digit| n.cells[0].meets(it.places_of(digit, &[CellSet::ALL])));
        it.claim(there, "the candidates are there");
        it.places = n.cells[0];
    }),
    ("if {C} lack {D}, they hold {D}, and only {C} of them can be {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held - n.digits[0] == n.digits[1], "the set holds the others");
        let places = n.digits[2].first().map(|digit| it.places_of(digit, &[n.cells[0]]));
        it.claim(places == Some(n.cells[1]), "these are the places of the digit in the set");
    }),
    ("if {C} lack {D}, they hold {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held - n.digits[0] == n.digits[1], "the set holds the others");
    }),
    ("if they have {D}, {S}", |it, n| it.comes(n.candidates[0], false)),
    ("{C} hold the rest, {D}, and only {C} of them can be {D}", |it, n| {
        let held = it.held(n.cells[0]);
        let places = n.digits[1].first().map(|digit| it.places_of(digit, &[n.cells[0]]));
        let inside = n.digits[0].is_subset(held) && n.digits[1].is_subset(n.digits[0]);
        it.claim(inside && places == Some(n.cells[1]), "the rest is among the digits of the set, and this one there");
    }),
    ("{C} hold the rest, {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(n.digits[0].is_subset(held), "the rest is among the digits of the set");
    }),
    ("{C} hold only {D}, {N} digits for {N} cells", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0] && n.numbers == [held.len(), n.cells[0].len()], "so many cells and digits");
        it.cells = n.cells[0];
    }),
    ("they have room once for {D} in {H}", |it, n| {
        let cells = it.cells;
        let once = n.digits[0].iter().all(|digit| it.places_of(digit, &[cells]).is_subset(n.houses[0][0]));
        it.claim(once, "all of them are in the house");
    }),
    ("{D} is needed too, at {C}", |it, n| it.places = n.cells[0]),
];
