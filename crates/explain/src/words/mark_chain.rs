//! Cells that dots, X and V join, one with the next, and the few ways to fill them.
use super::brief::terms::BriefText;
use super::misfits::shown;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{AllOf, Houses};
use qedoku_core::{CandidateSet, Cell, CellSet, Digit, Exclusion, MarkChain, Rule, RuleKind, Step, Truth};

/// The most ways that are listed.
const WAYS: usize = 8;

/// Cells that marks join, with the ways that the truths of a step leave them.
pub(super) struct MarkedCells<'l> {
    chain: &'l MarkChain,
    /// The cells whose candidates count.
    known: CellSet,
    houses: Houses<'l>,
    ways: Vec<Vec<Digit>>,
}

impl<'l> MarkedCells<'l> {
    /// The base of an exclusion as such a chain; nothing if it is none, or if the ways do not show what goes.
    pub(super) fn of(context: &StepContext<'l>, it: &Exclusion, step: &Step) -> Option<Self> {
        let layout = context.layout;
        let chain = MarkChain::of(layout, it.base).filter(|_| it.excluders.is_empty())?;
        let held: CandidateSet =
            step.truths.iter().fold(CandidateSet::EMPTY, |all, truth: &Truth| all | truth.members());
        let known = held.cells() & it.base;
        let digits = |cell: Cell| if known.contains(cell) { held.digits(cell) } else { layout.digits() };
        let ways = chain.ways(layout, &digits, WAYS)?;
        let houses = chain.houses(layout, &digits);
        let place = |cell: Cell| chain.cells.iter().position(|&it| it == cell);
        let is_in = |way: &Vec<Digit>, it: Cell, digit: Digit| place(it).is_some_and(|at| way.get(at) == Some(&digit));
        let goes = step.conclusion.eliminate.iter().all(|it| !ways.iter().any(|way| is_in(way, it.cell, it.digit)));
        (goes && !houses.is_empty()).then_some(Self { chain, known, houses: Houses(layout, houses), ways })
    }

    /// The cells in their order: `r8c1-r8c2-r8c3`.
    pub(super) fn cells(&self, style: Style) -> String {
        self.chain.cells.iter().map(|&cell| style.cell(cell)).collect::<Vec<_>>().join("-")
    }

    /// The marks, the candidates and the ways, a sentence each.
    pub(super) fn sentences(&self, context: &StepContext<'_>) -> Vec<String> {
        let style = context.style;
        let marks = marks(style, self.chain, context.layout.size());
        let joined = MarkChainText::Joined { cells: &self.cells(style), marks: AllOf(&marks), houses: self.houses };
        let mut texts = vec![style.say(&joined)];
        texts.extend(shown(context, self.known));
        texts.push(if self.ways.is_empty() {
            style.say(&MarkChainText::NoWay)
        } else {
            style.say(&MarkChainText::Ways { ways: &style.or(self.ways.iter().map(|way| dashed(way))) })
        });
        texts
    }

    /// The cells and the ways: `r8c1-r8c2-r8c3-r9c3 {1-2-4-8|8-4-2-1}`.
    pub(super) fn brief(&self, style: Style) -> String {
        let cells = self.cells(style);
        if self.ways.is_empty() {
            return style.say(&BriefText::NoneOf { count: 0, cells: &cells });
        }
        let ways: Vec<String> = self.ways.iter().map(|way| dashed(way)).collect();
        format!("{cells} {{{}}}", ways.join("|"))
    }
}

/// The digits of a way in the order of its cells: `1-2-4-8`.
fn dashed(way: &[Digit]) -> String {
    way.iter().map(Digit::to_string).collect::<Vec<_>>().join("-")
}

/// The kinds of marks that a chain has.
fn marks(style: Style, chain: &MarkChain, size: usize) -> Vec<String> {
    let count = |is_it: &dyn Fn(&Rule) -> bool| chain.marks().filter(|&mark| is_it(mark)).count();
    let [white, black] = [RuleKind::Difference, RuleKind::Ratio].map(|kind| count(&|mark| mark.kind == kind));
    let sums = |total: Option<u16>| {
        count(&|mark| {
            let value = Some(mark.value_on(size)).filter(|value| [5, 10].contains(value));
            mark.kind == RuleKind::Sum && value == total
        })
    };
    let ten = sums(Some(10));
    let five = sums(Some(5));
    let other = sums(None);
    let mut all = Vec::new();
    match (white, black) {
        (0, 0) => {}
        (count, 0) => all.push(MarkChainText::WhiteDots { count }),
        (0, count) => all.push(MarkChainText::BlackDots { count }),
        _ => all.push(MarkChainText::Dots),
    }
    let sums = [
        (ten, MarkChainText::X { count: ten }),
        (five, MarkChainText::V { count: five }),
        (other, MarkChainText::Sums { count: other }),
    ];
    all.extend(sums.into_iter().filter(|(count, _)| *count > 0).map(|(_, text)| text));
    all.iter().map(|text| style.say(text)).collect()
}

/// Sentences about cells that marks join.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MarkChainText<'a> {
    Joined { cells: &'a str, marks: AllOf<'a>, houses: Houses<'a> },
    Ways { ways: &'a str },
    NoWay,
    WhiteDots { count: usize },
    BlackDots { count: usize },
    Dots,
    X { count: usize },
    V { count: usize },
    Sums { count: usize },
}
