//! Checks of filled cells against rules that pairs of cells do not express: totals, sandwiches, renban, between lines and
//! quadruples.
use super::linear_sum::{CellFactor, LinearSum};
use super::{Layout, Rule, RuleKind, Rules};
use crate::board::Grid;
use crate::ids::{Cell, Digit, House};
use crate::set::{CellSet, DigitSet};

impl Rule {
    /// True if the rule cannot be expressed by pairs of cells, as a total of three cells cannot.
    pub fn is_of_all(&self) -> bool {
        RuleKind::OF_ALL.contains(&self.kind) && (self.kind != RuleKind::Cage || self.value.is_some())
    }

    /// The digits of a quadruple, each as often as it is named.
    pub fn quadruple(&self) -> Vec<Digit> {
        let text = self.value.unwrap_or_default().to_string();
        text.chars().filter_map(|digit| Digit::from_value(digit.to_digit(10)?)).collect()
    }

    /// The sums that the rule states; none if it states no sum.
    pub fn sums(&self, rules: &Rules) -> Vec<LinearSum> {
        let ones = |cells: &[Cell]| cells.iter().map(|&cell| CellFactor::new(cell, 1)).collect::<Vec<_>>();
        let value = self.value.map_or(0, u16::cast_signed);
        match self.kind {
            RuleKind::Cage if self.value.is_some() => vec![LinearSum { terms: ones(&self.cells), total: value }],
            RuleKind::LittleKiller => vec![LinearSum { terms: ones(&self.cells), total: value }],
            RuleKind::Arrow => {
                let (number, line) = self.arrow();
                let places = number.iter().rev().zip([1, 10, 100]);
                let mut terms = ones(line);
                terms.extend(places.map(|(&cell, place)| CellFactor::new(cell, -place)));
                vec![LinearSum { terms: gathered(terms), total: 0 }]
            }
            RuleKind::RegionSumLine => {
                let stretches = rules.stretches(self);
                let first = stretches.first().cloned().unwrap_or_default();
                let against = |other: &Vec<Cell>| {
                    let mut terms = ones(&first);
                    terms.extend(other.iter().map(|&cell| CellFactor::new(cell, -1)));
                    LinearSum { terms: gathered(terms), total: 0 }
                };
                stretches.iter().skip(1).map(against).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// The factors of each cell added up; cells that come to nothing are left out.
fn gathered(terms: Vec<CellFactor>) -> Vec<CellFactor> {
    let mut all: Vec<CellFactor> = Vec::new();
    for term in terms {
        match all.iter_mut().find(|other| other.cell == term.cell) {
            Some(known) => known.factor += term.factor,
            None => all.push(term),
        }
    }
    all.retain(|term| term.factor != 0);
    all
}

impl Rules {
    /// The stretches of a line inside one box each, in order.
    pub fn stretches(&self, rule: &Rule) -> Vec<Vec<Cell>> {
        let boxes = self.boxes();
        let of = |cell: &Cell| boxes.iter().position(|cells| cells.contains(cell));
        rule.cells.chunk_by(|one, other| of(one) == of(other)).map(<[Cell]>::to_vec).collect()
    }

    /// True if the digits in the cells of a rule satisfy it. Always true for rules that pairs of cells express, which the
    /// clash table holds.
    pub fn is_filled(&self, rule: &Rule, digits: &impl Fn(Cell) -> Digit) -> bool {
        let held: Vec<Digit> = rule.cells.iter().map(|&cell| digits(cell)).collect();
        let value = |digit: Digit| i16::from(digit.value());
        match rule.kind {
            RuleKind::Cage | RuleKind::LittleKiller | RuleKind::Arrow | RuleKind::RegionSumLine => {
                let sum = |terms: &[CellFactor]| terms.iter().map(|it| it.factor * value(digits(it.cell))).sum::<i16>();
                rule.sums(self).iter().all(|it| it.total == sum(&it.terms))
            }
            RuleKind::Sandwich => {
                let all = self.digits();
                let place = |end: Option<Digit>| held.iter().position(|&digit| Some(digit) == end);
                let (Some(one), Some(other)) = (place(all.first()), place(all.iter().last())) else { return false };
                let between = &held[one.min(other) + 1..one.max(other)];
                between.iter().map(|&digit| value(digit)).sum::<i16>() == rule.value_on(self.size).cast_signed()
            }
            RuleKind::Renban => {
                let set: DigitSet = held.iter().copied().collect();
                let ends = set.first().zip(set.iter().last());
                set.len() == held.len()
                    && ends.is_none_or(|(low, high)| usize::from(high.value() - low.value()) < held.len())
            }
            RuleKind::Between => match &held[..] {
                [one, inner @ .., other] => {
                    let low = one.min(other);
                    let high = one.max(other);
                    inner.iter().all(|digit| low < digit && digit < high)
                }
                _ => true,
            },
            RuleKind::Quadruple => {
                let named = rule.quadruple();
                let count = |of: &[Digit], digit: Digit| of.iter().filter(|&&it| it == digit).count();
                named.iter().all(|&digit| count(&held, digit) >= count(&named, digit))
            }
            _ => true,
        }
    }
}

impl Layout {
    /// The row or column that a sandwich is about as a whole; none for other rules.
    pub fn sandwiched(&self, rule: &Rule) -> Option<House> {
        let cells: CellSet = rule.cells.iter().copied().collect();
        let is_sandwich = rule.kind == RuleKind::Sandwich;
        self.lines().iter().find(|&house| is_sandwich && self.cells(house) == cells)
    }

    /// The cells that some rule is about as a whole, as a total is about its cage.
    pub const fn filled_as_a_rule_says(&self) -> CellSet {
        self.filled
    }

    /// The first rule about several cells as a whole whose cells are all filled, and otherwise than it says.
    pub fn unmet(&self, grid: &Grid) -> Option<&Rule> {
        let first = Digit::ALL[0];
        let is_full = |rule: &&Rule| rule.is_of_all() && rule.cells.iter().all(|&cell| grid.get(cell).is_some());
        let mut full = self.rules.list.iter().filter(is_full);
        full.find(|rule| !self.rules.is_filled(rule, &|cell| grid.get(cell).unwrap_or(first)))
    }
}
