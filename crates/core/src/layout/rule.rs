//! The rules that a puzzle may have beside its rows, columns and boxes.
use super::Rules;
use crate::ids::{Candidate, Cell, Digit};
use crate::set::CellSet;
use serde::{Deserialize, Serialize};

/// The kind of a rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RuleKind {
    /// The digits differ on the diagonal that rises from the last row to the first.
    DiagonalRising,
    /// The digits differ on the diagonal that falls from the first row to the last.
    DiagonalFalling,
    /// The cells at one place of all boxes differ.
    DisjointGroups,
    /// These cells differ; as many as there are digits make a house.
    ExtraRegion,
    /// These cells differ, as they do in a cage without a total.
    Cage,
    /// Cells a knight's move apart differ.
    AntiKnight,
    /// Cells a king's move apart differ.
    AntiKing,
    /// Orthogonal neighbors do not differ by 1.
    NonConsecutive,
    /// Two cells differ by the value: a white dot.
    Difference,
    /// One of two cells is the value times the other: a black dot.
    Ratio,
    /// Two cells add up to the value: X for 10, V for 5.
    Sum,
    /// Neighbors without a dot have none of the differences of the white dots.
    NegativeDifference,
    /// Neighbors without a dot have none of the ratios of the black dots.
    NegativeRatio,
    /// Neighbors without X and V add up to neither 10 nor 5.
    NegativeSum,
    /// The digits rise from the first cell on.
    Thermometer,
    /// The digits do not fall from the first cell on.
    SlowThermometer,
    /// Neighbors on the line differ by the value or more.
    Whisper,
    /// The digits are the same from both ends.
    Palindrome,
    /// The first half of the cells has the digits of the second half, one by one.
    Clone,
    /// The digit is odd.
    Odd,
    /// The digit is even.
    Even,
    /// The digit is below those of all orthogonal neighbors that have no such mark.
    Minimum,
    /// The digit is above those of all orthogonal neighbors that have no such mark.
    Maximum,
}

crate::choice!(RuleKind, "a rule", word);

impl RuleKind {
    /// All kinds.
    pub const ALL: [Self; 23] = [
        Self::DiagonalRising,
        Self::DiagonalFalling,
        Self::DisjointGroups,
        Self::ExtraRegion,
        Self::Cage,
        Self::AntiKnight,
        Self::AntiKing,
        Self::NonConsecutive,
        Self::Difference,
        Self::Ratio,
        Self::Sum,
        Self::NegativeDifference,
        Self::NegativeRatio,
        Self::NegativeSum,
        Self::Thermometer,
        Self::SlowThermometer,
        Self::Whisper,
        Self::Palindrome,
        Self::Clone,
        Self::Odd,
        Self::Even,
        Self::Minimum,
        Self::Maximum,
    ];

    /// The word that logs have.
    pub const fn word(self) -> &'static str {
        match self {
            Self::DiagonalRising => "diagonal-rising",
            Self::DiagonalFalling => "diagonal-falling",
            Self::DisjointGroups => "disjoint-groups",
            Self::ExtraRegion => "extra-region",
            Self::Cage => "cage",
            Self::AntiKnight => "anti-knight",
            Self::AntiKing => "anti-king",
            Self::NonConsecutive => "non-consecutive",
            Self::Difference => "difference",
            Self::Ratio => "ratio",
            Self::Sum => "sum",
            Self::NegativeDifference => "negative-difference",
            Self::NegativeRatio => "negative-ratio",
            Self::NegativeSum => "negative-sum",
            Self::Thermometer => "thermometer",
            Self::SlowThermometer => "slow-thermometer",
            Self::Whisper => "whisper",
            Self::Palindrome => "palindrome",
            Self::Clone => "clone",
            Self::Odd => "odd",
            Self::Even => "even",
            Self::Minimum => "minimum",
            Self::Maximum => "maximum",
        }
    }

    /// Whether the rule is about cells that it names; the others hold on the whole board.
    pub const fn has_cells(self) -> bool {
        !matches!(
            self,
            Self::DiagonalRising
                | Self::DiagonalFalling
                | Self::DisjointGroups
                | Self::AntiKnight
                | Self::AntiKing
                | Self::NonConsecutive
                | Self::NegativeDifference
                | Self::NegativeRatio
                | Self::NegativeSum
        )
    }

    /// Whether the rule may have a value.
    pub const fn has_value(self) -> bool {
        matches!(self, Self::Difference | Self::Ratio | Self::Sum | Self::Whisper)
    }
}

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
    /// The difference, ratio, sum or least difference; left out, it is 1, 2, none, or half of the digits, rounded up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
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
    pub fn with_value(self, value: Option<u8>) -> Self {
        Self { value, ..self }
    }

    /// The value on a board of a size.
    pub fn value_on(&self, size: usize) -> u8 {
        self.value.unwrap_or(match self.kind {
            RuleKind::Difference => 1,
            RuleKind::Ratio => 2,
            RuleKind::Whisper => size.div_ceil(2) as u8,
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
    Above(u8),
    /// They differ by so much at least.
    Apart(u8),
    /// They differ by just so much.
    Difference(u8),
    /// One is so many times the other.
    Ratio(u8),
    /// They add up to so much.
    Sum(u8),
    /// None of these relations holds.
    None(Vec<Self>),
}

impl Relation {
    /// Whether the cells may have these digits.
    pub(super) fn allows(&self, one: Digit, other: Digit) -> bool {
        let (a, b) = (one.value(), other.value());
        match self {
            Self::Differ => a != b,
            Self::Equal => a == b,
            Self::Above(least) => b >= a + least,
            Self::Apart(least) => a.abs_diff(b) >= *least,
            Self::Difference(value) => a.abs_diff(b) == *value,
            Self::Ratio(value) => {
                let times = |one: u8, other: u8| u16::from(one) * u16::from(*value) == u16::from(other);
                times(a, b) || times(b, a)
            }
            Self::Sum(value) => a + b == *value,
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
            RuleKind::AntiKnight => self.each_apart(&[(1, 2), (2, 1), (-1, 2), (-2, 1)], &Relation::Differ, take),
            RuleKind::AntiKing => self.each_apart(&[(0, 1), (1, 0), (1, 1), (-1, 1)], &Relation::Differ, take),
            RuleKind::NonConsecutive => {
                self.each_apart(&NEXT, &Relation::None(vec![Relation::Difference(1)]), take);
            }
            RuleKind::Difference => pair(Relation::Difference(value), take),
            RuleKind::Ratio => pair(Relation::Ratio(value), take),
            RuleKind::Sum => pair(Relation::Sum(value), take),
            RuleKind::NegativeDifference | RuleKind::NegativeRatio | RuleKind::NegativeSum => {
                self.each_unmarked(rule.kind, take);
            }
            RuleKind::Thermometer => each_of_line(cells, |steps| Relation::Above(steps as u8), take),
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
            RuleKind::DiagonalRising
            | RuleKind::DiagonalFalling
            | RuleKind::DisjointGroups
            | RuleKind::ExtraRegion
            | RuleKind::Cage
            | RuleKind::Odd
            | RuleKind::Even => {}
        }
    }

    /// Pairs of cells that lie so many rows and columns apart.
    fn each_apart(&self, moves: &[(i8, i8)], relation: &Relation, take: PairTaker<'_>) {
        for cell in self.cells() {
            for &(down, right) in moves {
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
        let (of, plain, say): (_, &[u8], fn(u8) -> Relation) = match kind {
            RuleKind::NegativeSum => (RuleKind::Sum, &[5, 10], Relation::Sum),
            RuleKind::NegativeRatio => (RuleKind::Ratio, &[2], Relation::Ratio),
            _ => (RuleKind::Difference, &[1], Relation::Difference),
        };
        let mut values: Vec<u8> =
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
            for (down, right) in NEXT.into_iter().flat_map(|(down, right)| [(down, right), (-down, -right)]) {
                if let Some(other) = self.cell_at(cell, down, right).filter(|&other| !alike.contains(other)) {
                    let (low, high) = order(cell, other);
                    take(low, high, &Relation::Above(1));
                }
            }
        }
    }

    /// Whether a rule forbids two candidates of different cells to be true at once.
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
const NEXT: [(i8, i8); 2] = [(0, 1), (1, 0)];

/// All pairs of the cells of a line, with what holds so many steps apart.
fn each_of_line(cells: &[Cell], relation: fn(usize) -> Relation, take: PairTaker<'_>) {
    for (at, &one) in cells.iter().enumerate() {
        for (steps, &other) in cells[at + 1..].iter().enumerate() {
            take(one, other, &relation(steps + 1));
        }
    }
}
