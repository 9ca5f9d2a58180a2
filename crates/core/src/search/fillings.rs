//! Filters the digits of cells by rules about several cells at once, for exhaustive search.
use crate::ids::{Cell, Digit};
use crate::layout::{Layout, LinearSum, Rule, RuleKind};
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

/// The condition that a rule sets its cells.
#[derive(Debug)]
enum FillingKind {
    /// They hold the digits of one of these sets.
    Sets(Vec<DigitSet>),
    /// With their factors they add up to a total.
    Sum(Vec<SumGroup>, i16),
    /// Those between the lowest and the highest digit add up to a total.
    Sandwich(u16),
    /// All lie between the digits of the first and of the last.
    Between,
    /// They hold each digit so many times at least.
    Quadruple([usize; Digit::COUNT]),
}

/// Cells of a total that see each other, and so differ, with the factor that all of them have.
#[derive(Debug)]
struct SumGroup {
    factor: i16,
    cells: Vec<Cell>,
}

/// The least and the most that some cells add up to.
#[derive(Clone, Copy)]
struct SumEnds {
    least: i16,
    most: i16,
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

    /// True if there is no such rule.
    #[inline]
    pub(super) const fn is_empty(&self) -> bool {
        self.list.is_empty()
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
            let sum = |sum: LinearSum| Filling {
                cells: sum.terms.iter().map(|it| it.cell).collect(),
                kind: FillingKind::Sum(SumGroup::all(layout, &sum), sum.total),
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
        if let FillingKind::Sum(groups, total) = &self.kind {
            return by_bounds(groups, *total, digits, keep);
        }
        let held: Vec<DigitSet> = self.cells.iter().map(|cell| digits[cell.index()]).collect();
        let left = match &self.kind {
            FillingKind::Sum(..) => return true,
            FillingKind::Sets(sets) => by_sets(sets, &held),
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
}

impl SumGroup {
    /// The cells of a total in groups.
    fn all(layout: &Layout, sum: &LinearSum) -> Vec<Self> {
        let mut groups: Vec<Self> = Vec::new();
        for it in &sum.terms {
            let joins = |group: &&mut Self| {
                let differ = || group.cells.iter().all(|&other| layout.peers(other).contains(it.cell));
                group.factor == it.factor && group.cells.len() < Digit::COUNT && differ()
            };
            match groups.iter_mut().find(joins) {
                Some(group) => group.cells.push(it.cell),
                None => groups.push(Self { factor: it.factor, cells: vec![it.cell] }),
            }
        }
        groups
    }

    /// The least and the most that the cells but for one add up to, as their digits differ.
    fn ends(&self, digits: &Domains, but: Option<Cell>) -> SumEnds {
        let mut lows = [0_i16; Digit::COUNT];
        let mut highs = [0_i16; Digit::COUNT];
        let mut count = 0;
        for &cell in self.cells.iter().filter(|&&cell| Some(cell) != but) {
            let digits = digits[cell.index()];
            let value = |digit: Option<Digit>| digit.map_or(0, |digit| i16::from(digit.value()));
            (lows[count], highs[count]) = (value(digits.first()), value(digits.last()));
            count += 1;
        }
        lows[..count].sort_unstable();
        highs[..count].sort_unstable();
        // The least of digits that differ: each is above the one before, from the one that may be the least on.
        let mut ends = SumEnds { least: 0, most: 0 };
        let mut last = i16::MIN;
        for &low in &lows[..count] {
            last = low.max(last.saturating_add(1));
            ends.least += last;
        }
        let mut last = i16::MAX;
        for &high in highs[..count].iter().rev() {
            last = high.min(last.saturating_sub(1));
            ends.most += last;
        }
        let SumEnds { least, most } = ends;
        let with = [least * self.factor, most * self.factor];
        SumEnds { least: with[0].min(with[1]), most: with[0].max(with[1]) }
    }
}

/// The digits of each cell that the least and the most of the others leave.
fn by_bounds(groups: &[SumGroup], total: i16, digits: &Domains, keep: &mut impl FnMut(Cell, DigitSet)) -> bool {
    let add = |sum: SumEnds, group: &SumGroup| {
        let ends = group.ends(digits, None);
        SumEnds { least: sum.least + ends.least, most: sum.most + ends.most }
    };
    let sum = groups.iter().fold(SumEnds { least: 0, most: 0 }, add);
    if sum.least > total || sum.most < total {
        return false;
    }
    for group in groups {
        let own = group.ends(digits, None);
        for &cell in &group.cells {
            let rest = group.ends(digits, Some(cell));
            let least = sum.least - own.least + rest.least;
            let most = sum.most - own.most + rest.most;
            let fits = |digit| (least..=most).contains(&(total - group.factor * i16::from(Digit::value(digit))));
            let left = digits[cell.index()].filter(fits);
            keep(cell, left);
            if left.is_empty() {
                return false;
            }
        }
    }
    true
}

/// The digits that sets that fit leave each cell: all digits of a set have a cell, and all cells one of its digits.
fn by_sets(sets: &[DigitSet], held: &[DigitSet]) -> Vec<DigitSet> {
    let union = held.iter().fold(DigitSet::EMPTY, |all, &digits| all | digits);
    let fits = |set: &&DigitSet| set.is_subset(union) && held.iter().all(|digits| digits.meets(**set));
    let left = sets.iter().filter(fits).fold(DigitSet::EMPTY, |all, &set| all | set);
    held.iter().map(|&digits| digits & left).collect()
}

/// The digits that a total between the lowest and the highest digit leaves each cell of a line.
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

/// The digits left in each cell of a line whose inner cells lie between its two ends.
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

/// The digits left in each cell if some are named: those with just enough places take them. Nothing if one has too few.
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
