//! Filters the digits of cells by rules about several cells at once, for exhaustive search.
use crate::ids::{Cell, Digit};
use crate::layout::{CellFactor, Layout, LinearSum, Rule, RuleKind};
use crate::set::DigitSet;

/// The number of bits that stand for rules; beyond it, a bit stands for several.
const BITS: usize = 128;

/// The digits that each cell may have.
pub(super) type Domains = [DigitSet; Cell::COUNT];

/// The rules of a layout that are about several cells at once.
#[derive(Debug)]
pub(crate) struct Fillings {
    list: Vec<Filling>,
    /// For each cell, the rules that it is in, a bit each.
    of_cell: [u128; Cell::COUNT],
}

/// One such rule.
#[derive(Debug)]
struct Filling {
    cells: Vec<Cell>,
    kind: FillingKind,
}

/// What it says of its cells.
#[derive(Debug)]
enum FillingKind {
    /// They hold the digits of one of these sets.
    Sets(Vec<DigitSet>),
    /// With these factors they add up to a total.
    Sum(Vec<i16>, i16),
    /// Those between the lowest and the highest digit add up to a total.
    Sandwich(u16),
    /// All lie between the digits of the first and of the last.
    Between,
    /// They hold each digit so many times at least.
    Quadruple([usize; Digit::COUNT]),
}

impl Fillings {
    /// The rules of a layout.
    pub(crate) fn of(layout: &Layout) -> Self {
        let list: Vec<Filling> = layout.rules().list.iter().flat_map(|rule| fillings(layout, rule)).collect();
        let mut of_cell = [0; Cell::COUNT];
        for (number, filling) in list.iter().enumerate() {
            filling.cells.iter().for_each(|cell| of_cell[cell.index()] |= 1 << (number % BITS));
        }
        Self { list, of_cell }
    }

    /// The bits of the rules that a cell is in.
    #[inline]
    pub(super) const fn of_cell(&self, cell: Cell) -> u128 {
        self.of_cell[cell.index()]
    }

    /// The bits of all rules.
    pub(super) fn all(&self) -> u128 {
        self.of_cell.iter().fold(0, |all, bits| all | bits)
    }

    /// Tells `keep` what the rules of a bit leave each cell; false if one of them leaves some cell nothing.
    pub(super) fn filter(
        &self,
        layout: &Layout,
        bit: usize,
        digits: &Domains,
        keep: &mut impl FnMut(Cell, DigitSet),
    ) -> bool {
        self.list.iter().skip(bit).step_by(BITS).all(|filling| filling.filter(layout, digits, keep))
    }
}

fn fillings(layout: &Layout, rule: &Rule) -> Vec<Filling> {
    let rules = layout.rules();
    let one = |kind| vec![Filling { cells: rule.cells.clone(), kind }];
    let sets = |fits: &dyn Fn(DigitSet) -> bool| {
        let all = (0..1_u16 << rules.size).map(DigitSet::from_bits);
        FillingKind::Sets(all.filter(|set| set.len() == rule.cells.len() && fits(*set)).collect())
    };
    match rule.kind {
        _ if !rule.is_of_all() => Vec::new(),
        RuleKind::Cage => one(sets(&|set| total(set) == rule.value_on(rules.size))),
        RuleKind::Renban => one(sets(&|set| {
            let ends = set.first().zip(set.iter().last());
            ends.is_none_or(|(low, high)| usize::from(high.value() - low.value()) < set.len())
        })),
        RuleKind::Sandwich => one(FillingKind::Sandwich(rule.value_on(rules.size))),
        RuleKind::Between => one(FillingKind::Between),
        RuleKind::Quadruple => {
            let mut counts = [0; Digit::COUNT];
            rule.quadruple().iter().for_each(|digit| counts[digit.index()] += 1);
            one(FillingKind::Quadruple(counts))
        }
        _ => {
            let sum = |sum: LinearSum| {
                let (cells, factors) = sum.terms.iter().map(|it| (it.cell, it.factor)).unzip();
                Filling { cells, kind: FillingKind::Sum(factors, sum.total) }
            };
            rule.sums(rules).into_iter().map(sum).collect()
        }
    }
}

fn total(set: DigitSet) -> u16 {
    set.iter().map(|digit| u16::from(digit.value())).sum()
}

impl Filling {
    fn filter(&self, layout: &Layout, digits: &Domains, keep: &mut impl FnMut(Cell, DigitSet)) -> bool {
        let held: Vec<DigitSet> = self.cells.iter().map(|cell| digits[cell.index()]).collect();
        let left = match &self.kind {
            FillingKind::Sets(sets) => by_sets(sets, &held),
            FillingKind::Sum(factors, total) => return self.by_bounds(layout, factors, *total, digits, keep),
            FillingKind::Sandwich(total) => by_sandwich(layout.digits(), *total, &held),
            FillingKind::Between => by_ends(&held),
            FillingKind::Quadruple(counts) => match by_counts(counts, &held) {
                Some(left) => left,
                None => return false,
            },
        };
        for (&cell, &left) in self.cells.iter().zip(&left) {
            keep(cell, left);
        }
        left.iter().all(|left| !left.is_empty())
    }

    /// The digits of each cell that the least and the most of the others leave.
    fn by_bounds(
        &self,
        layout: &Layout,
        factors: &[i16],
        total: i16,
        digits: &Domains,
        keep: &mut impl FnMut(Cell, DigitSet),
    ) -> bool {
        let terms = self.cells.iter().zip(factors);
        let terms: Vec<CellFactor> = terms.map(|(&cell, &factor)| CellFactor { cell, factor }).collect();
        for &CellFactor { cell, factor } in &terms {
            let others: Vec<CellFactor> = terms.iter().copied().filter(|other| other.cell != cell).collect();
            let most = -least(layout, &others, digits, -1);
            let least = least(layout, &others, digits, 1);
            let fits = |digit: &Digit| {
                let rest = total - factor * i16::from(digit.value());
                least <= rest && rest <= most
            };
            let left: DigitSet = digits[cell.index()].iter().filter(fits).collect();
            keep(cell, left);
            if left.is_empty() {
                return false;
            }
        }
        !terms.is_empty() || total == 0
    }
}

/// The least that some cells add up to with their factors times a sign; cells that see each other and have one factor
/// differ.
fn least(layout: &Layout, terms: &[CellFactor], digits: &Domains, sign: i16) -> i16 {
    let mut rest = terms.to_vec();
    let mut sum = 0;
    while let Some(CellFactor { cell, factor }) = rest.pop() {
        let mut clique = vec![cell];
        rest.retain(|other| {
            let joins = other.factor == factor && clique.iter().all(|&it| layout.peers(it).contains(other.cell));
            if joins {
                clique.push(other.cell);
            }
            !joins
        });
        // The least of digits that differ: each is above the one before, from the one that may be the least on.
        let up = sign * factor > 0;
        let end = |cell: &Cell| {
            let digits = digits[cell.index()];
            let end = if up { digits.first() } else { digits.iter().last() };
            end.map_or(0, |digit| i16::from(digit.value()) * if up { 1 } else { -1 })
        };
        let mut ends: Vec<i16> = clique.iter().map(end).collect();
        ends.sort_unstable();
        let mut last = i16::MIN;
        for end in ends {
            last = end.max(last.saturating_add(1));
            sum += last * factor.abs();
        }
    }
    sum
}

/// What sets that fit leave each cell: all digits of a set have a cell, and all cells one of its digits.
fn by_sets(sets: &[DigitSet], held: &[DigitSet]) -> Vec<DigitSet> {
    let union = held.iter().fold(DigitSet::EMPTY, |all, &digits| all | digits);
    let fits = |set: &&DigitSet| set.is_subset(union) && held.iter().all(|digits| digits.meets(**set));
    let left = sets.iter().filter(fits).fold(DigitSet::EMPTY, |all, &set| all | set);
    held.iter().map(|&digits| digits & left).collect()
}

/// What a total between the lowest and the highest digit leaves the cells of a line.
fn by_sandwich(all: DigitSet, total: u16, held: &[DigitSet]) -> Vec<DigitSet> {
    let mut left = vec![DigitSet::EMPTY; held.len()];
    let (Some(low), Some(high)) = (all.first(), all.iter().last()) else { return left };
    let inner = all.without(low).without(high);
    let mut subsets: Vec<DigitSet> = (0..=all.bits()).map(DigitSet::from_bits).collect();
    subsets.retain(|&set| set.is_subset(inner) && self::total(set) == total);
    for (one, other) in (0..held.len()).flat_map(|one| (one + 1..held.len()).map(move |other| (one, other))) {
        for (first, second) in [(low, high), (high, low)] {
            if !held[one].contains(first) || !held[other].contains(second) {
                continue;
            }
            for &set in subsets.iter().filter(|set| set.len() == other - one - 1) {
                let of = |at: usize| match at {
                    at if at == one => DigitSet::of(first),
                    at if at == other => DigitSet::of(second),
                    at if one < at && at < other => set,
                    _ => inner - set,
                };
                if (0..held.len()).all(|at| held[at].meets(of(at))) {
                    (0..held.len()).for_each(|at| left[at] |= held[at] & of(at));
                }
            }
        }
    }
    left
}

/// What two ends leave all that lies between them.
fn by_ends(held: &[DigitSet]) -> Vec<DigitSet> {
    let mut left = vec![DigitSet::EMPTY; held.len()];
    let last = held.len() - 1;
    for (one, other) in held[0].iter().flat_map(|one| held[last].iter().map(move |other| (one, other))) {
        let low = one.min(other);
        let high = one.max(other);
        let between = Digit::ALL.into_iter().filter(|&digit| low < digit && digit < high).collect::<DigitSet>();
        if held[1..last].iter().all(|digits| digits.meets(between)) {
            left[0].insert(one);
            left[last].insert(other);
            (1..last).for_each(|at| left[at] |= held[at] & between);
        }
    }
    left
}

/// What digits that are named leave the cells: those with just enough places take them. Nothing if one has too few.
fn by_counts(counts: &[usize; Digit::COUNT], held: &[DigitSet]) -> Option<Vec<DigitSet>> {
    let mut left = held.to_vec();
    let named: DigitSet = Digit::ALL.into_iter().filter(|digit| counts[digit.index()] > 0).collect();
    if counts.iter().sum::<usize>() == held.len() {
        for left in &mut left {
            *left &= named;
        }
    }
    for digit in named {
        let places = held.iter().filter(|digits| digits.contains(digit)).count();
        if places < counts[digit.index()] {
            return None;
        }
        if places == counts[digit.index()] {
            for left in left.iter_mut().filter(|left| left.contains(digit)) {
                *left = DigitSet::of(digit);
            }
        }
    }
    Some(left)
}
