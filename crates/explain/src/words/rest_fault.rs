//! Why the other cells of a total cannot come to what a candidate leaves to them.
use super::total::{NODES, OtherCells, TotalText, listed};
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{AllOf, Any, Or};
use qedoku_core::{Candidate, Cell, CellSet, Digit, DigitSet, Sum};

/// The most ways to reach what is left that are named with the digits that they lack.
const WAYS: usize = 3;

/// A reason why cells cannot come to a total.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum RestFault {
    /// They come to this at least.
    AtLeast(i16),
    /// They come to this at most.
    AtMost(i16),
    /// The ways that there are have digits that none of these cells can be.
    Lacks(String, CellSet, DigitSet),
    /// Their candidates, which are named.
    Candidates(CellSet),
}

impl RestFault {
    /// The remainders that candidates leave to the other cells, grouped by the reason why these cannot come to them.
    pub(super) fn groups(context: &StepContext<'_>, sum: &Sum, rests: Vec<OtherCells>) -> Vec<(Self, Vec<OtherCells>)> {
        let mut groups: Vec<(Self, Vec<OtherCells>)> = Vec::new();
        for rest in rests {
            let fault = Self::of(context, sum, &rest);
            match groups.iter_mut().find(|(known, _)| *known == fault) {
                Some((_, rests)) => rests.push(rest),
                None => groups.push((fault, vec![rest])),
            }
        }
        groups
    }

    fn of(context: &StepContext<'_>, sum: &Sum, rest: &OtherCells) -> Self {
        let bounds =
            rest.cells.iter().map(|cell| sum.bounds_beside(context.layout, Candidate { cell, digit: rest.digit }));
        let (least, most) = bounds.fold((i16::MAX, i16::MIN), |all, it| (all.0.min(it.0), all.1.max(it.1)));
        if rest.total < least {
            return Self::AtLeast(least);
        }
        if rest.total > most {
            return Self::AtMost(most);
        }
        let others = |cell: Cell| sum.cells().without(cell);
        let lacking = rest.cells.single().and_then(|cell| Self::lacking(context, sum, rest, others(cell)));
        lacking
            .unwrap_or_else(|| Self::Candidates(rest.cells.iter().fold(CellSet::EMPTY, |all, cell| all | others(cell))))
    }

    /// The few ways in which the rules let the others come to it, where each has a digit that none of them can be.
    fn lacking(context: &StepContext<'_>, sum: &Sum, rest: &OtherCells, others: CellSet) -> Option<Self> {
        if !sum.minus.is_empty() {
            return None;
        }
        let left = Sum { plus: others, total: rest.total, ..sum.clone() };
        let held = others.iter().fold(DigitSet::EMPTY, |all, cell| all | sum.left.digits(cell));
        let ways = left.ways(context.layout, &|_| context.layout.digits(), NODES)?;
        let missing = |way: &Vec<Digit>| way.iter().find(|digit| !held.contains(**digit)).copied();
        let lacked: Option<DigitSet> = ways.iter().map(missing).collect();
        let named = (1..=WAYS).contains(&ways.len());
        let ways = context.style.or(listed(&ways));
        lacked.filter(|_| named).map(|digits| Self::Lacks(ways, others, digits))
    }

    /// Says what would have to be left, and why it cannot be.
    pub(super) fn told(&self, style: Style, sum: &Sum, rests: &[OtherCells]) -> String {
        let said = |(at, it): (usize, &OtherCells)| {
            let (digit, cells, rest) = (it.digit, Any(it.cells), &it.total.to_string());
            let next = TotalText::NextRest { digit, cells, rest };
            style.say(&if at == 0 { TotalText::Rest { digit, cells, rest } } else { next })
        };
        let rests: Vec<String> = rests.iter().enumerate().map(said).collect();
        let why = match self {
            Self::AtLeast(least) => style.say(&TotalText::ButAtLeast { least: *least }),
            Self::AtMost(most) => style.say(&TotalText::ButAtMost { most: *most }),
            Self::Lacks(ways, cells, digits) => {
                style.say(&TotalText::ButNone { ways, cells: *cells, digits: Or(*digits) })
            }
            Self::Candidates(cells) => {
                let held = |cell: Cell| style.held(&style.cell(cell), sum.left.digits(cell));
                let held: Vec<String> = cells.iter().map(held).collect();
                style.say(&TotalText::ButHeld { held: AllOf(&held) })
            }
        };
        style.say(&TotalText::Rests { rests: AllOf(&rests), why: &why })
    }
}
