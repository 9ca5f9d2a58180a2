//! Finds the candidates that some way to reach a total uses.
use super::digit_sets::{DigitSets, fitting, sum};
use qedoku_core::{Candidate, CandidateSet, Cell, Digit, DigitSet, Layout};

/// The most cells whose fillings are gone through one by one.
const FEW: usize = 6;

/// The most fillings that are gone through one by one at a position, and inside an assumption.
pub(crate) const FILLINGS: [usize; 2] = [50_000, 1_000];

/// A cell with its factor in a total and the digits that it may hold.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TotalTerm {
    pub(crate) cell: Cell,
    pub(crate) factor: i16,
    pub(crate) digits: DigitSet,
}

impl TotalTerm {
    fn value(&self, digit: Digit) -> i32 {
        i32::from(self.factor) * i32::from(digit.value())
    }

    /// The least and the most that the cell adds.
    fn ends(&self) -> (i32, i32) {
        let ends = [self.digits.first(), self.digits.last()].map(|it| it.map_or(0, |digit| self.value(digit)));
        (ends[0].min(ends[1]), ends[0].max(ends[1]))
    }
}

/// The candidates of cells that may come to a total, none if they cannot. Where the cells have no more than `most` fillings
/// they are gone through; cells that all see each other are taken as sets of digits; other ones in groups that do. The
/// cells are in layout order.
pub(crate) fn kept(layout: &Layout, terms: &[TotalTerm], total: i32, most: usize) -> CandidateSet {
    if terms.is_empty() || terms.iter().any(|term| term.digits.is_empty()) {
        return CandidateSet::EMPTY;
    }
    let fillings = terms.iter().fold(1_usize, |all, term| all.saturating_mul(term.digits.len()));
    let is_few = terms.len() <= FEW && fillings <= most;
    let kept = if !(is_few && layout.crosses()) && is_clique(layout, terms) {
        of_clique(terms, total)
    } else if is_few {
        enumerated(layout, terms, total)
    } else {
        by_groups(layout, terms, total)
    };
    let all = |term: &TotalTerm| !kept.digits(term.cell).is_empty();
    if terms.iter().all(all) { kept } else { CandidateSet::EMPTY }
}

/// True if all cells see each other and have one factor.
fn is_clique(layout: &Layout, terms: &[TotalTerm]) -> bool {
    terms.iter().enumerate().all(|(at, one)| {
        let peers = layout.peers(one.cell);
        terms[at + 1..].iter().all(|other| other.factor == one.factor && peers.contains(other.cell))
    })
}

/// The candidates of cells that all differ.
fn of_clique(terms: &[TotalTerm], total: i32) -> CandidateSet {
    let mut kept = CandidateSet::EMPTY;
    let factor = i32::from(terms[0].factor);
    let mut digits = [DigitSet::EMPTY; Digit::COUNT];
    let Some(digits) = digits.get_mut(..terms.len()) else { return kept };
    digits.iter_mut().zip(terms).for_each(|(digits, term)| *digits = term.digits);
    if let Some(left) = fitting(digits, |set| factor * sum(set) == total) {
        for (term, left) in terms.iter().zip(left) {
            kept |= CandidateSet::of_cell(term.cell, left);
        }
    }
    kept
}

/// The candidates that some filling has, found one by one.
fn enumerated(layout: &Layout, terms: &[TotalTerm], total: i32) -> CandidateSet {
    let mut terms = terms.to_vec();
    terms.sort_by_key(|term| term.digits.len());
    let mut ends = [(0, 0); FEW + 1];
    for at in (0..terms.len()).rev() {
        let (least, most) = terms[at].ends();
        ends[at] = (ends[at + 1].0 + least, ends[at + 1].1 + most);
    }
    let mut digits = [DigitSet::EMPTY; FEW];
    digits.iter_mut().zip(&terms).for_each(|(digits, term)| *digits = term.digits);
    let mut search = TotalSearch { layout, terms: &terms, ends, kept: [DigitSet::EMPTY; FEW] };
    search.fill(0, total, &digits);
    let of_cell = |(term, &digits): (&TotalTerm, &DigitSet)| CandidateSet::of_cell(term.cell, digits);
    terms.iter().zip(&search.kept).map(of_cell).fold(CandidateSet::EMPTY, |all, kept| all | kept)
}

/// The fillings of some cells, gone through in order.
struct TotalSearch<'a> {
    layout: &'a Layout,
    terms: &'a [TotalTerm],
    /// The least and the most of the cells from each on.
    ends: [(i32, i32); FEW + 1],
    kept: [DigitSet; FEW],
}

impl TotalSearch<'_> {
    /// Fills the cells from one on with digits that those before leave them; whether it can be done.
    fn fill(&mut self, at: usize, total: i32, digits: &[DigitSet; FEW]) -> bool {
        let Some(&term) = self.terms.get(at) else {
            return total == 0;
        };
        let mut found = false;
        let (least, most) = self.ends[at + 1];
        for digit in digits[at] {
            let left = total - term.value(digit);
            if left < least || left > most {
                continue;
            }
            let next = self.without_clashes(at, digit, digits);
            if self.fill(at + 1, left, &next) {
                self.kept[at].insert(digit);
                found = true;
                if self.knows_all(at) {
                    break;
                }
            }
        }
        found
    }

    /// True if every candidate of the cells from one on is kept already.
    fn knows_all(&self, at: usize) -> bool {
        self.terms[at..].iter().zip(&self.kept[at..]).all(|(term, &kept)| term.digits == kept)
    }

    /// The digits that one in a cell leaves to the cells after it.
    fn without_clashes(&self, at: usize, digit: Digit, digits: &[DigitSet; FEW]) -> [DigitSet; FEW] {
        let mut next = *digits;
        let one = Candidate { cell: self.terms[at].cell, digit };
        let peers = self.layout.peers(one.cell);
        let crosses = self.layout.crosses();
        for (next, term) in next[at + 1..].iter_mut().zip(&self.terms[at + 1..]) {
            if crosses {
                *next = next.filter(|digit| !self.layout.clash(one, Candidate { cell: term.cell, digit }));
            } else if peers.contains(term.cell) {
                *next = next.without(digit);
            }
        }
        next
    }
}

/// The bits of a word of possible totals.
const BITS: usize = u128::BITS as usize;

/// Words enough for all totals of the cells of a board.
const MANY: usize = 13;

/// Totals, from the least one on: a bit each.
#[derive(Clone, Copy)]
struct PossibleTotals<const WORDS: usize> {
    least: i32,
    bits: [u128; WORDS],
}

impl<const WORDS: usize> PossibleTotals<WORDS> {
    /// Nothing added.
    const ZERO: Self = {
        let mut bits = [0; WORDS];
        bits[0] = 1;
        Self { least: 0, bits }
    };

    /// The totals of cells that differ, each with the same factor.
    fn of(group: &[TotalTerm]) -> Self {
        let least = group.iter().map(|term| term.ends().0).sum();
        let mut it = Self { least, bits: [0; WORDS] };
        if let [term] = group {
            term.digits.iter().for_each(|digit| it.insert(term.value(digit)));
            return it;
        }
        let factor = i32::from(group[0].factor);
        for set in DigitSets::of_cells(group.iter().map(|term| term.digits)).iter() {
            it.insert(factor * sum(set));
        }
        it
    }

    fn insert(&mut self, total: i32) {
        if let Some(at) = usize::try_from(total - self.least).ok().filter(|&at| at < BITS * WORDS) {
            self.bits[at / BITS] |= 1 << (at % BITS);
        }
    }

    fn contains(&self, total: i32) -> bool {
        let at = usize::try_from(total - self.least).ok().filter(|&at| at < BITS * WORDS);
        at.is_some_and(|at| self.bits[at / BITS] >> (at % BITS) & 1 == 1)
    }

    /// All totals of one and of the other.
    fn plus(&self, other: &Self) -> Self {
        let mut all = Self { least: self.least + other.least, bits: [0; WORDS] };
        for (word, &bits) in other.bits.iter().enumerate() {
            let mut rest = bits;
            while rest != 0 {
                let bit = rest.trailing_zeros();
                rest &= rest - 1;
                for (at, &more) in self.bits[..WORDS - word].iter().enumerate().filter(|(_, more)| **more != 0) {
                    all.bits[at + word] |= more << bit;
                    if bit > 0
                        && let Some(next) = all.bits.get_mut(at + word + 1)
                    {
                        *next |= more >> (u128::BITS - bit);
                    }
                }
            }
        }
        all
    }
}

/// The candidates that are left where only cells of one group are seen to differ.
fn by_groups(layout: &Layout, terms: &[TotalTerm], total: i32) -> CandidateSet {
    let width: i32 = terms.iter().map(TotalTerm::ends).map(|(least, most)| most - least).sum();
    let is_narrow = usize::try_from(width).is_ok_and(|width| width < BITS);
    if is_narrow { by_groups_of::<1>(layout, terms, total) } else { by_groups_of::<MANY>(layout, terms, total) }
}

/// The candidates that are left where only cells of one group are seen to differ: cells that all see each other, with the
/// same factor.
fn by_groups_of<const WORDS: usize>(layout: &Layout, terms: &[TotalTerm], total: i32) -> CandidateSet {
    let mut groups: Vec<Vec<TotalTerm>> = Vec::new();
    for &term in terms {
        let joins = |group: &&mut Vec<TotalTerm>| {
            group.iter().all(|it| it.factor == term.factor && layout.peers(it.cell).contains(term.cell))
        };
        match groups.iter_mut().find(joins) {
            Some(group) => group.push(term),
            None => groups.push(vec![term]),
        }
    }
    let totals: Vec<PossibleTotals<WORDS>> = groups.iter().map(|group| PossibleTotals::of(group)).collect();
    let mut after = vec![PossibleTotals::ZERO];
    for totals in totals.iter().rev() {
        after.push(after[after.len() - 1].plus(totals));
    }
    after.reverse();
    let mut before = PossibleTotals::ZERO;
    let mut kept = CandidateSet::EMPTY;
    for (at, group) in groups.iter().enumerate() {
        let rest = before.plus(&after[at + 1]);
        before = before.plus(&totals[at]);
        if let [term] = group[..] {
            let left = term.digits.filter(|digit| rest.contains(total - term.value(digit)));
            kept |= CandidateSet::of_cell(term.cell, left);
            continue;
        }
        let factor = i32::from(group[0].factor);
        let digits: Vec<DigitSet> = group.iter().map(|term| term.digits).collect();
        if let Some(left) = fitting(&digits, |set| rest.contains(total - factor * sum(set))) {
            for (term, left) in group.iter().zip(left) {
                kept |= CandidateSet::of_cell(term.cell, left);
            }
        }
    }
    kept
}
