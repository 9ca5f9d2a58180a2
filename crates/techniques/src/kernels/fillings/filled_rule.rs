//! The rules of a layout that are about several cells as a whole, and what they leave these.
use super::sets::{self, CellDigits};
use super::sums;
use super::totals::{self, FILLINGS, TotalTerm};
use super::word_hasher::WordMap;
use crate::base::shape::ArgumentShape;
use qedoku_core::{
    Addend, Board, CandidateSet, Cell, CellSet, Digit, DigitSet, Filled, Layout, LinearSum, Pattern, Rule, RuleFilling,
    RuleKind, RuleNumber, Summand, Total, Truth,
};
use std::cell::RefCell;

/// Where what a rule keeps is asked for: this tells how many fillings are gone through.
#[derive(Clone, Copy)]
pub(crate) enum AskedAt {
    /// At a position.
    Position,
    /// Inside an assumption.
    Assumption,
}

/// One rule, or one of the totals that it states.
#[derive(Clone, Debug)]
pub(crate) struct FilledRule {
    pub(crate) number: RuleNumber,
    pub(crate) kind: RuleKind,
    /// The place among the totals of the rule, from 0.
    part: usize,
    cells: Vec<Cell>,
    set: CellSet,
    says: RuleSays,
    /// For each place where it is asked, what it keeps.
    known: RefCell<[KnownFillings; FILLINGS.len()]>,
}

/// The most cells of a rule whose fillings are remembered, and the most positions of them.
const REMEMBERED: (usize, usize) = (16, 20_000);

/// The digits of some cells, a word each, in the order of a rule.
type CellWords = [u16; REMEMBERED.0];

/// The bit of a word that says that a cell is filled.
const IS_FILLED: u16 = 1 << 15;

/// The digits that a cell word has.
const DIGITS: u16 = IS_FILLED - 1;

/// The candidates kept of the cells of a rule, by those they had.
type KnownFillings = WordMap<CellWords, CellWords>;

/// The condition that a rule sets its cells.
#[derive(Clone, Debug)]
enum RuleSays {
    /// With these factors they come to a total.
    Total(Vec<i16>, i16),
    Renban,
    Sandwich(u16),
    Between,
    Quadruple(Vec<Digit>),
    /// So many cells at a time come to the same.
    SameSums(Vec<usize>),
}

/// A position: what each cell may hold, and the cells that are filled.
pub(crate) struct CellsNow<'a> {
    pub(crate) candidates: &'a dyn Fn(Cell) -> DigitSet,
    pub(crate) filled: CellSet,
}

impl FilledRule {
    /// The rules of a layout, in order.
    pub(crate) fn all(layout: &Layout) -> Vec<Self> {
        let list = layout.rules().list.iter().enumerate().filter(|(_, rule)| rule.is_of_all());
        list.flat_map(|(at, rule)| Self::of(layout, RuleNumber(at), rule)).collect()
    }

    fn of(layout: &Layout, number: RuleNumber, rule: &Rule) -> Vec<Self> {
        let kind = rule.kind;
        let new = |part, cells: Vec<Cell>, says| Self {
            number,
            kind,
            part,
            set: cells.iter().copied().collect(),
            cells,
            says,
            known: RefCell::default(),
        };
        let one = |says| vec![new(0, rule.cells.clone(), says)];
        match kind {
            RuleKind::Renban => one(RuleSays::Renban),
            RuleKind::Between => one(RuleSays::Between),
            RuleKind::Quadruple => one(RuleSays::Quadruple(rule.quadruple())),
            RuleKind::Sandwich => {
                let cells: CellSet = rule.cells.iter().copied().collect();
                let is_line = cells.iter().all(|cell| cells.without(cell).is_subset(layout.peers(cell)));
                if is_line { one(RuleSays::Sandwich(rule.value_on(layout.size()))) } else { Vec::new() }
            }
            _ => {
                let total = |(part, mut sum): (usize, LinearSum)| {
                    sum.terms.sort_unstable();
                    let (cells, factors) = sum.terms.iter().map(|it| (it.cell, it.factor)).unzip();
                    new(part, cells, RuleSays::Total(factors, sum.total))
                };
                let mut all: Vec<Self> = rule.sums(layout.rules()).into_iter().enumerate().map(total).collect();
                all.extend(same_sums(layout, rule).map(|says| new(0, rule.cells.clone(), says)));
                all
            }
        }
    }

    /// The cells that it is about.
    pub(crate) const fn cells(&self) -> CellSet {
        self.set
    }

    /// The candidates that it keeps, worked out or remembered.
    pub(crate) fn kept_at(&self, layout: &Layout, now: &CellsNow<'_>, at: AskedAt) -> CandidateSet {
        let Some(words) = self.words(now) else { return self.kept(layout, now, FILLINGS[at as usize]) };
        let mut kept = CandidateSet::EMPTY;
        for (&word, &cell) in self.left(layout, now, &words, at).iter().zip(&self.cells) {
            kept |= CandidateSet::of_cell(cell, DigitSet::from_bits(word));
        }
        kept
    }

    /// Adds the candidates that it takes away from open cells inside an assumption; false if there is no way to fill its
    /// cells.
    pub(crate) fn lose(
        &self,
        layout: &Layout,
        candidates: &CandidateSet,
        filled: CellSet,
        lost: &mut CandidateSet,
    ) -> bool {
        let now = CellsNow { candidates: &|cell| candidates.digits(cell), filled };
        let Some(words) = self.words(&now) else {
            let kept = self.kept(layout, &now, FILLINGS[AskedAt::Assumption as usize]);
            for cell in self.set - filled {
                *lost |= CandidateSet::of_cell(cell, candidates.digits(cell) - kept.digits(cell));
            }
            return !kept.is_empty();
        };
        let left = self.left(layout, &now, &words, AskedAt::Assumption);
        let mut fits = false;
        for ((&word, &left), &cell) in words.iter().zip(&left).zip(&self.cells) {
            fits |= left != 0;
            let gone = word & DIGITS & !left;
            if gone != 0 && word & IS_FILLED == 0 {
                *lost |= CandidateSet::of_cell(cell, DigitSet::from_bits(gone));
            }
        }
        fits
    }

    /// The digits that its cells may hold, a word each; nothing if there are too many cells.
    fn words(&self, now: &CellsNow<'_>) -> Option<CellWords> {
        let mut words = CellWords::default();
        if self.cells.len() > words.len() {
            return None;
        }
        for (word, &cell) in words.iter_mut().zip(&self.cells) {
            let is_filled = if now.filled.contains(cell) { IS_FILLED } else { 0 };
            *word = (now.candidates)(cell).bits() | is_filled;
        }
        Some(words)
    }

    /// The digits of these words that fit, worked out or remembered.
    fn left(&self, layout: &Layout, now: &CellsNow<'_>, words: &CellWords, at: AskedAt) -> CellWords {
        if let Some(known) = self.known.borrow()[at as usize].get(words) {
            return *known;
        }
        let kept = self.kept(layout, now, FILLINGS[at as usize]);
        let mut left = CellWords::default();
        left.iter_mut().zip(&self.cells).for_each(|(word, &cell)| *word = kept.digits(cell).bits());
        let known = &mut self.known.borrow_mut()[at as usize];
        if known.len() >= REMEMBERED.1 {
            known.clear();
        }
        known.insert(*words, left);
        left
    }

    /// The candidates of its cells that some way to fill them has, filled cells included; none if there is no way. Of a
    /// total at most `most` fillings are gone through one by one.
    pub(crate) fn kept(&self, layout: &Layout, now: &CellsNow<'_>, most: usize) -> CandidateSet {
        let cells: Vec<CellDigits> =
            self.cells.iter().map(|&cell| CellDigits { cell, digits: (now.candidates)(cell) }).collect();
        if cells.iter().any(|it| it.digits.is_empty()) {
            return CandidateSet::EMPTY;
        }
        let kept = match &self.says {
            RuleSays::Total(factors, total) => {
                return by_total(layout, &cells, factors, i32::from(*total), now.filled, most);
            }
            RuleSays::Renban => sets::renban(layout, &cells),
            RuleSays::Sandwich(total) => sets::sandwich(layout, &cells, i32::from(*total)),
            RuleSays::Between => sets::between(layout, &cells),
            RuleSays::Quadruple(named) => sets::quadruple(layout, &cells, named),
            RuleSays::SameSums(lengths) => sets::same_sums(&cells, lengths),
        };
        let all = cells.iter().all(|it| !kept.digits(it.cell).is_empty());
        if all { kept } else { CandidateSet::EMPTY }
    }

    /// The truth that it states on a board: a total, if each open cell counts once; nothing if no cell is open.
    pub(crate) fn truth(&self, board: &Board) -> Option<Truth> {
        if let RuleSays::Total(..) = self.says {
            let of = Summand::Rule(self.number.0, self.part);
            if let Some(sum) = sums::sum(board, vec![Addend { of, minus: false }]) {
                return Some(Truth::Sum(Box::new(sum)));
            }
        }
        let filling = RuleFilling::on(board, self.number)?;
        (!filling.left.is_empty()).then(|| Truth::Filling(Box::new(filling)))
    }

    /// The shape of an argument from it: the cells lose candidates, or these digits go elsewhere.
    pub(crate) fn pattern(&self, digits: DigitSet) -> Pattern {
        match self.says {
            RuleSays::Total(..) => Total { digits }.into(),
            _ => Filled { digits }.into(),
        }
    }

    /// The shape that names what it leaves out.
    pub(crate) const fn shape(&self) -> ArgumentShape {
        match self.kind {
            RuleKind::Cage => ArgumentShape::CageFilling,
            RuleKind::Arrow => ArgumentShape::ArrowFilling,
            RuleKind::RegionSumLine => ArgumentShape::RegionFilling,
            RuleKind::Sandwich => ArgumentShape::SandwichFilling,
            RuleKind::Renban => ArgumentShape::RenbanFilling,
            RuleKind::Between => ArgumentShape::BetweenFilling,
            RuleKind::Quadruple => ArgumentShape::QuadrupleFilling,
            _ => ArgumentShape::LineFilling,
        }
    }

    /// The cells among which it may need a digit: all of them, or those that add up to the others.
    pub(crate) fn needing(&self) -> CellSet {
        match &self.says {
            RuleSays::Total(factors, _) => {
                self.cells.iter().zip(factors).filter(|(_, factor)| **factor > 0).map(|(cell, _)| *cell).collect()
            }
            _ => self.set,
        }
    }

    /// The digits that it may need in these cells, whatever way they are filled.
    pub(crate) fn may_need(&self) -> DigitSet {
        match &self.says {
            RuleSays::Renban => DigitSet::ALL,
            RuleSays::Quadruple(named) => named.iter().copied().collect(),
            RuleSays::Total(..) if matches!(self.kind, RuleKind::Cage | RuleKind::Arrow) => DigitSet::ALL,
            _ => DigitSet::EMPTY,
        }
    }
}

/// The condition that a line sets more than two stretches at once, each in one box.
fn same_sums(layout: &Layout, rule: &Rule) -> Option<RuleSays> {
    if rule.kind != RuleKind::RegionSumLine {
        return None;
    }
    let stretches = layout.rules().stretches(rule);
    let set: CellSet = rule.cells.iter().copied().collect();
    let differ = |cells: &Vec<Cell>| {
        let set: CellSet = cells.iter().copied().collect();
        set.iter().all(|cell| set.without(cell).is_subset(layout.peers(cell)))
    };
    let fits = stretches.len() > 2 && set.len() == rule.cells.len() && stretches.iter().all(differ);
    fits.then(|| RuleSays::SameSums(stretches.iter().map(Vec::len).collect()))
}

/// The candidates that a total leaves its cells, where those that are filled count as they are.
fn by_total(
    layout: &Layout,
    cells: &[CellDigits],
    factors: &[i16],
    mut total: i32,
    filled: CellSet,
    most: usize,
) -> CandidateSet {
    let mut open = Vec::new();
    let mut kept = CandidateSet::EMPTY;
    for (&CellDigits { cell, digits }, &factor) in cells.iter().zip(factors) {
        match digits.single() {
            Some(digit) if filled.contains(cell) => {
                total -= i32::from(factor) * i32::from(digit.value());
                kept |= CandidateSet::of_cell(cell, digits);
            }
            _ => open.push(TotalTerm { cell, factor, digits }),
        }
    }
    if open.is_empty() {
        return if total == 0 { kept } else { CandidateSet::EMPTY };
    }
    match totals::kept(layout, &open, total, most) {
        left if left.is_empty() => left,
        left => kept | left,
    }
}
