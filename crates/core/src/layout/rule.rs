//! The rules that a puzzle may have beside its rows, columns and boxes, and what they say of two cells.
use super::Rules;
use super::rule_kind::RuleKind;
use crate::ids::{Candidate, Cell, Digit};
use crate::set::{CandidateSet, CellSet, DigitSet};
use serde::{Deserialize, Serialize};

/// One rule: its kind, the cells that it names, in their order, and its value.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The kind of the rule.
    #[serde(rename = "rule")]
    pub kind: RuleKind,
    /// The cells that it names, in the order of its line: `r1c2`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
    pub cells: Vec<Cell>,
    /// The difference, ratio, total or least difference; left out, it is 1, 2, none, or half of the digits, rounded up.
    /// The digits of a quadruple, one after the other: `1123`. The number of the first cells of an arrow, 1 if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u16>,
}

impl Rule {
    /// A rule that holds on the whole board.
    pub const fn of(kind: RuleKind) -> Self {
        Self { kind, cells: Vec::new(), value: None }
    }

    /// A rule about some cells.
    pub const fn on(kind: RuleKind, cells: Vec<Cell>) -> Self {
        Self { kind, cells, value: None }
    }

    /// The same rule with a value.
    pub fn with_value(self, value: Option<u16>) -> Self {
        Self { value, ..self }
    }

    /// The cell that shows the total of a cage, the first by rows; none for other rules and for a cage without a total.
    pub fn total_cell(&self) -> Option<Cell> {
        let has_total = self.kind == RuleKind::Cage && self.value.is_some();
        self.cells.iter().copied().min().filter(|_| has_total)
    }

    /// The cells of an arrow's number, and those of its line.
    pub fn arrow(&self) -> (&[Cell], &[Cell]) {
        self.cells.split_at(usize::from(self.value.unwrap_or(1)).min(self.cells.len()))
    }

    /// The value on a board of a size.
    pub fn value_on(&self, size: usize) -> u16 {
        self.value.unwrap_or(match self.kind {
            RuleKind::Difference | RuleKind::Arrow => 1,
            RuleKind::Ratio => 2,
            RuleKind::Whisper => size.div_ceil(2) as u16,
            _ => 0,
        })
    }
}

/// The digits that two cells may have at once.
#[derive(Clone, Debug)]
pub(super) enum Relation {
    /// They differ.
    Differ,
    /// They are the same.
    Equal,
    /// The second is above the first by so much at least.
    Above(u16),
    /// They differ by so much at least.
    Apart(u16),
    /// They differ by just so much.
    Difference(u16),
    /// One is so many times the other.
    Ratio(u16),
    /// They add up to so much.
    Sum(u16),
    /// They differ by less than so much, and are not the same.
    Near(u16),
    /// None of these relations holds.
    None(Vec<Self>),
}

impl Relation {
    /// True if the cells may have these digits.
    pub(super) fn allows(&self, one: Digit, other: Digit) -> bool {
        let a = u16::from(one.value());
        let b = u16::from(other.value());
        match self {
            Self::Differ => a != b,
            Self::Equal => a == b,
            Self::Above(least) => b >= a + least,
            Self::Apart(least) => a.abs_diff(b) >= *least,
            Self::Difference(value) => a.abs_diff(b) == *value,
            Self::Ratio(value) => {
                let times = |one: u16, other: u16| u32::from(one) * u32::from(*value) == u32::from(other);
                times(a, b) || times(b, a)
            }
            Self::Sum(value) => a + b == *value,
            Self::Near(value) => a != b && a.abs_diff(b) < *value,
            Self::None(all) => !all.iter().any(|relation| relation.allows(one, other)),
        }
    }
}

/// Takes two cells with what holds between them.
pub(super) type PairTaker<'t> = &'t mut dyn FnMut(Cell, Cell, &Relation);

impl Rules {
    /// Goes through the pairs of cells that a rule is about. Those of one house of a rule are among its groups.
    pub(super) fn each_pair(&self, rule: &Rule, take: PairTaker<'_>) {
        let cells = &rule.cells;
        let value = rule.value_on(self.size);
        let pair = |relation: Relation, take: PairTaker<'_>| {
            if let [one, other] = cells[..] {
                take(one, other, &relation);
            }
        };
        match rule.kind {
            RuleKind::AntiKnight => self.each_apart(&[[1, 2], [2, 1], [-1, 2], [-2, 1]], &Relation::Differ, take),
            RuleKind::AntiKing => self.each_apart(&[[0, 1], [1, 0], [1, 1], [-1, 1]], &Relation::Differ, take),
            RuleKind::NonConsecutive => {
                self.each_apart(&NEXT, &Relation::None(vec![Relation::Difference(1)]), take);
            }
            RuleKind::Difference => pair(Relation::Difference(value), take),
            RuleKind::Ratio => pair(Relation::Ratio(value), take),
            RuleKind::Sum => pair(Relation::Sum(value), take),
            RuleKind::NegativeDifference | RuleKind::NegativeRatio | RuleKind::NegativeSum => {
                self.each_unmarked(rule.kind, take);
            }
            RuleKind::Thermometer => each_of_line(cells, |steps| Relation::Above(steps as u16), take),
            RuleKind::SlowThermometer => each_of_line(cells, |_| Relation::Above(0), take),
            RuleKind::Whisper => {
                cells.windows(2).for_each(|pair| take(pair[0], pair[1], &Relation::Apart(value)));
            }
            RuleKind::Palindrome => {
                let ends = cells.iter().zip(cells.iter().rev()).take(cells.len() / 2);
                ends.for_each(|(&one, &other)| take(one, other, &Relation::Equal));
            }
            RuleKind::Clone => {
                let (first, second) = cells.split_at(cells.len() / 2);
                first.iter().zip(second).for_each(|(&one, &other)| take(one, other, &Relation::Equal));
            }
            RuleKind::Minimum => self.each_extreme(rule, |cell, other| (cell, other), take),
            RuleKind::Maximum => self.each_extreme(rule, |cell, other| (other, cell), take),
            RuleKind::Cage => rule.value.into_iter().for_each(|value| pair(Relation::Sum(value), take)),
            RuleKind::Arrow => each_of_arrow(rule, take),
            RuleKind::Renban => {
                let count = cells.len() as u16;
                each_pair_of(cells, |one, other| take(one, other, &Relation::Near(count)));
            }
            RuleKind::Between => each_between(cells, take),
            RuleKind::DiagonalRising
            | RuleKind::DiagonalFalling
            | RuleKind::DisjointGroups
            | RuleKind::ExtraRegion
            | RuleKind::LittleKiller
            | RuleKind::RegionSumLine
            | RuleKind::Sandwich
            | RuleKind::Quadruple
            | RuleKind::Odd
            | RuleKind::Even => {}
        }
    }

    /// The least number by which the digit of one cell is below that of another, if a rule tells which of the two is
    /// lower: along thermometers, from the cells of an arrow to its number, and at minima and maxima.
    pub fn rise(&self, rule: &Rule, low: Cell, high: Cell) -> Option<u16> {
        let mut rise = None;
        self.each_pair(rule, &mut |one, other, relation| {
            if let Relation::Above(least) = relation
                && [one, other] == [low, high]
            {
                rise = Some(*least);
            }
        });
        rise
    }

    /// Pairs of cells that lie these numbers of rows and columns apart.
    fn each_apart(&self, moves: &[[i8; 2]], relation: &Relation, take: PairTaker<'_>) {
        for cell in self.cells() {
            for &[down, right] in moves {
                if let Some(other) = self.cell_at(cell, down, right) {
                    take(cell, other, relation);
                }
            }
        }
    }

    /// Orthogonal neighbors without a mark, of which the rule forbids what marks would say.
    fn each_unmarked(&self, kind: RuleKind, take: PairTaker<'_>) {
        let sums = kind == RuleKind::NegativeSum;
        let is_mark = |mark: &&Rule| match mark.kind {
            RuleKind::Sum => sums,
            RuleKind::Difference | RuleKind::Ratio => !sums,
            _ => false,
        };
        let marked: Vec<CellSet> =
            self.list.iter().filter(is_mark).map(|mark| mark.cells.iter().copied().collect()).collect();
        let (of, plain, say): (_, &[u16], fn(u16) -> Relation) = match kind {
            RuleKind::NegativeSum => (RuleKind::Sum, &[5, 10], Relation::Sum),
            RuleKind::NegativeRatio => (RuleKind::Ratio, &[2], Relation::Ratio),
            _ => (RuleKind::Difference, &[1], Relation::Difference),
        };
        let mut values: Vec<u16> =
            self.list.iter().filter(|mark| mark.kind == of && !sums).map(|mark| mark.value_on(self.size)).collect();
        if values.is_empty() {
            values = plain.to_vec();
        }
        let relation = Relation::None(values.into_iter().map(say).collect());
        self.each_apart(&NEXT, &relation, &mut |one, other, relation| {
            if !marked.contains(&CellSet::of(one).with(other)) {
                take(one, other, relation);
            }
        });
    }

    /// A cell of a minimum or maximum with each neighbor that has no such mark, the lower of them first.
    fn each_extreme(&self, rule: &Rule, order: fn(Cell, Cell) -> (Cell, Cell), take: PairTaker<'_>) {
        let alike = self.list.iter().filter(|other| other.kind == rule.kind);
        let alike: CellSet = alike.flat_map(|other| other.cells.iter().copied()).collect();
        for &cell in &rule.cells {
            for [down, right] in NEXT.into_iter().flat_map(|[down, right]| [[down, right], [-down, -right]]) {
                if let Some(other) = self.cell_at(cell, down, right).filter(|&other| !alike.contains(other)) {
                    let (low, high) = order(cell, other);
                    take(low, high, &Relation::Above(1));
                }
            }
        }
    }

    /// The candidates that a rule takes whatever stands on the board.
    pub(super) fn taken_by(&self, rule: &Rule) -> CandidateSet {
        let digits = self.digits();
        let (cells, gone): (&[Cell], DigitSet) = match (rule.kind, &rule.cells[..]) {
            (RuleKind::Odd, cells) => (cells, digits.iter().filter(|digit| digit.value() % 2 == 0).collect()),
            (RuleKind::Even, cells) => (cells, digits.iter().filter(|digit| digit.value() % 2 != 0).collect()),
            (RuleKind::Between, [_, inner @ .., _]) => {
                (inner, digits.first().into_iter().chain(digits.iter().last()).collect())
            }
            _ => return CandidateSet::EMPTY,
        };
        cells.iter().fold(CandidateSet::EMPTY, |all, &cell| all | CandidateSet::of_cell(cell, gone))
    }

    /// True if a rule forbids two candidates of different cells to be true at once.
    pub(super) fn forbids(&self, rule: &Rule, a: Candidate, b: Candidate) -> bool {
        let groups = self.groups_of(rule);
        if groups.iter().any(|group| a.digit == b.digit && group.contains(&a.cell) && group.contains(&b.cell)) {
            return true;
        }
        let mut found = false;
        self.each_pair(rule, &mut |one, other, relation| {
            found |= (one, other) == (a.cell, b.cell) && !relation.allows(a.digit, b.digit)
                || (one, other) == (b.cell, a.cell) && !relation.allows(b.digit, a.digit);
        });
        found
    }
}

/// The moves to the neighbors on the right and below.
const NEXT: [[i8; 2]; 2] = [[0, 1], [1, 0]];

/// All pairs of the cells of a line, with what holds so many steps apart.
fn each_of_line(cells: &[Cell], relation: fn(usize) -> Relation, take: PairTaker<'_>) {
    for (at, &one) in cells.iter().enumerate() {
        for (steps, &other) in cells[at + 1..].iter().enumerate() {
            take(one, other, &relation(steps + 1));
        }
    }
}

/// All pairs of some cells.
fn each_pair_of(cells: &[Cell], mut take: impl FnMut(Cell, Cell)) {
    for (at, &one) in cells.iter().enumerate() {
        cells[at + 1..].iter().for_each(|&other| take(one, other));
    }
}

/// The cell of an arrow's number, if it is one, is above each cell of its line by what the others have at least.
fn each_of_arrow(rule: &Rule, take: PairTaker<'_>) {
    let (number, line) = rule.arrow();
    let all: CellSet = rule.cells.iter().copied().collect();
    let ([number], true) = (number, all.len() == rule.cells.len()) else { return };
    match line {
        [only] => take(*only, *number, &Relation::Equal),
        _ => line.iter().for_each(|&cell| take(cell, *number, &Relation::Above(line.len() as u16 - 1))),
    }
}

/// The pairs of a between line: the ends differ by 2 at least, and each cell between them differs from both.
fn each_between(cells: &[Cell], take: PairTaker<'_>) {
    let [one, inner @ .., other] = cells else { return };
    if !inner.is_empty() {
        take(*one, *other, &Relation::Apart(2));
    }
    for &cell in inner {
        take(cell, *one, &Relation::Differ);
        take(cell, *other, &Relation::Differ);
    }
}
