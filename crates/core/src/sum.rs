//! Totals of cells, added up from rules and houses.
use crate::ids::{Cell, House};
use crate::layout::{CellFactor, Layout, LinearSum, Rule, RuleKind};
use crate::set::{CandidateSet, CellSet};
use crate::slot::Slot;
use crate::wire::{Expected, Logged, ReadContext, WireError, WriteContext, logged, logged_as_it_is};

logged! {
    /// Open cells that add up to a total.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    pub struct Sum {
        /// The open cells that are added: `r1c2`.
        pub plus: CellSet,
        /// The open cells that are taken off.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub minus: CellSet,
        /// Their total, where the cells of `minus` are taken off.
        pub total: i16,
        /// The candidates left in these cells: `r1c2=7`.
        pub left: CandidateSet,
        /// The addends, with a sign each: `+b1`, `-cage#3` for the third rule.
        #[more("Filled cells are taken off with their digits.")]
        pub from: Vec<Addend>,
    }

    /// The total of open cells.
    #[cfg_attr(feature = "schema", schemars(inline))]
    form;
}

logged_as_it_is! { i16 }

/// A house or a rule with a total, added or taken off.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Addend {
    /// The house, or the total of a rule.
    pub of: Summand,
    /// True if it is taken off.
    pub minus: bool,
}

/// A house, whose digits have a total, or a total that a rule states.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Summand {
    /// The house.
    House(House),
    /// The rule at this place of the list, and which of its totals, from 0.
    Rule(usize, usize),
}

/// The most nodes of the search for the ways that the rules alone leave, where it is asked on what a total leans.
const LEANING: usize = 3_000;

impl Addend {
    /// The rule, if it is one.
    pub fn rule(self, layout: &Layout) -> Option<&Rule> {
        match self.of {
            Summand::House(_) => None,
            Summand::Rule(at, _) => layout.rules().list.get(at),
        }
    }

    /// The cells with their factors, and the total; nothing if there is no such total.
    pub fn terms(self, layout: &Layout) -> Option<LinearSum> {
        let mut sum = match self.of {
            // Only a house with a cell for each digit has their total.
            Summand::House(house) => {
                if layout.cells(house).len() != layout.digits().len() {
                    return None;
                }
                let total = layout.digits().iter().map(|digit| i16::from(digit.value())).sum();
                LinearSum { terms: layout.cells(house).iter().map(|cell| CellFactor::new(cell, 1)).collect(), total }
            }
            Summand::Rule(at, part) => layout.rules().list.get(at)?.sums(layout.rules()).into_iter().nth(part)?,
        };
        if self.minus {
            for term in &mut sum.terms {
                term.factor = -term.factor;
            }
            sum.total = -sum.total;
        }
        Some(sum)
    }

    fn name(self, layout: &Layout) -> String {
        let sign = if self.minus { '-' } else { '+' };
        match self.of {
            Summand::House(house) => format!("{sign}{}", layout.house_name(house)),
            Summand::Rule(at, part) => {
                let kind = self.rule(layout).map_or(RuleKind::Cage, |rule| rule.kind);
                let part = if part == 0 { String::new() } else { format!(".{}", part + 1) };
                format!("{sign}{kind}#{}{part}", at + 1)
            }
        }
    }

    fn parse(text: &str, layout: &Layout) -> Option<Self> {
        let (minus, rest) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+')?),
        };
        let of = match rest.split_once('#') {
            None => Summand::House(layout.house_named(rest)?),
            Some((_, number)) => {
                let (at, part) = number.split_once('.').unwrap_or((number, "1"));
                let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
                Summand::Rule(number(at)?, number(part)?)
            }
        };
        // Each has one name.
        let it = Self { of, minus };
        (it.terms(layout).is_some() && it.name(layout) == text).then_some(it)
    }
}

impl Logged for Addend {
    type Form = String;

    fn form(&self, writing: WriteContext<'_>) -> String {
        self.name(writing.layout)
    }

    fn read(form: &String, reading: &ReadContext<'_>) -> Result<Self, WireError> {
        Self::parse(form, reading.layout).ok_or_else(|| reading.fault(form, Expected::Addend))
    }
}

impl Sum {
    /// The cells that count, added or taken off.
    pub fn cells(&self) -> CellSet {
        self.plus | self.minus
    }

    /// The cells whose digits count, filled ones included.
    pub fn counted(&self, layout: &Layout) -> CellSet {
        let mut factors = [0_i16; Cell::COUNT];
        for it in self.from.iter().filter_map(|addend| addend.terms(layout)).flat_map(|sum| sum.terms) {
            factors[it.cell.index()] += it.factor;
        }
        layout.board().filter(|cell| factors[cell.index()] != 0)
    }

    /// Everything that its cells, and the filled ones among the addends, hold no more, and what fills them.
    pub(crate) fn gone(&self, layout: &Layout) -> CandidateSet {
        let all = self.counted(layout).iter().map(|cell| Slot::Cell(cell).candidates(layout));
        all.fold(CandidateSet::EMPTY, |all, of_cell| all | of_cell) - self.left
    }

    /// The candidates gone from its cells, but for those in no way to reach the total, which are not asked for.
    pub(crate) fn leans_on(&self, layout: &Layout) -> CandidateSet {
        let all = self.gone(layout);
        let Some(ways) = self.ways(layout, &|_| layout.digits(), LEANING) else { return all };
        let never = layout.digits() - ways.iter().flatten().copied().collect();
        never.iter().fold(all, |all, digit| all - CandidateSet::of_digit(digit, self.plus))
    }
}
