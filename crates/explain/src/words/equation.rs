//! Totals as they are written, and what they leave.
use crate::style::Style;
use qedoku_core::{Addend, CandidateSet, CellSet, Digit, Step, Sum, Truth};

/// The same step with what it fills told as what its cells lose, for which the reasons are.
pub(super) fn losing(step: &Step) -> Step {
    let mut described = step.clone();
    let members = step.truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | truth.members());
    described.conclusion.place = CandidateSet::EMPTY;
    described.conclusion.eliminate |= members.within(step.conclusion.place.cells()) - step.conclusion.place;
    described
}

impl Style {
    /// The total of some cells: `r1c1+r1c2=r3c4+7`.
    pub fn equation(self, sum: &Sum) -> String {
        equation(self, &plus_first(sum))
    }

    /// The same in brief: `r123c1+r1c2-r3c4=17`.
    pub(super) fn brief_equation(self, sum: &Sum) -> String {
        short_equation(self, &plus_first(sum))
    }
}

/// A total as it is read: what would come to less than nothing is turned around.
pub(super) fn positive(truth: &Truth) -> Truth {
    if let Truth::Sum(sum) = truth { Truth::Sum(Box::new(plus_first(sum))) } else { truth.clone() }
}

/// The same total with every sign turned if nothing is added or if it comes to less than nothing. What it was added up from
/// is turned as well, unless all of it is added.
pub(super) fn plus_first(sum: &Sum) -> Sum {
    if !sum.plus.is_empty() && sum.total >= 0 {
        return sum.clone();
    }
    let turns = sum.from.iter().any(|addend| addend.minus);
    let turned = |addend: &Addend| Addend { minus: addend.minus != turns, ..*addend };
    let from = sum.from.iter().map(turned).collect();
    Sum { plus: sum.minus, minus: sum.plus, total: -sum.total, left: sum.left, from }
}

/// A total in words, without signs: `r1c1+r1c2=7`, `r1c1+r1c2=r3c4+7`, `r1c1=r3c4`.
pub(super) fn equation(style: Style, sum: &Sum) -> String {
    let added = |cells: CellSet| cells.iter().map(|cell| style.cell(cell)).collect::<Vec<_>>().join("+");
    let plus = added(sum.plus);
    let minus = added(sum.minus);
    let total = sum.total;
    match (minus.is_empty(), total) {
        (true, _) => format!("{plus}={total}"),
        (false, 0) => format!("{plus}={minus}"),
        (false, _) => format!("{plus}={minus}+{total}"),
    }
}

/// The most cells of a total that are named one by one where it stands for a step.
const NAMED: usize = 8;

/// A total that stands for a step: its cells one by one, if they are not many.
pub(super) fn named_equation(style: Style, sum: &Sum) -> String {
    if sum.cells().len() <= NAMED { style.equation(sum) } else { style.brief_equation(sum) }
}

/// The most cells of a total that are named one by one in brief.
const SINGLY: usize = 4;

/// The same with many cells in as few rectangles as there are, each for the sum of its cells: `r123c1+r1c2-r3c4=17`.
pub(super) fn short_equation(style: Style, sum: &Sum) -> String {
    let blocks = |cells: CellSet| style.blocks(cells);
    // One block alone would read as cells that all hold the number.
    let is_lone = sum.minus.is_empty() && blocks(sum.plus).len() == 1;
    let singly = |cells: CellSet| cells.iter().map(|cell| style.cell(cell)).collect();
    if is_lone || (sum.plus | sum.minus).len() <= SINGLY { signed(sum, singly) } else { signed(sum, blocks) }
}

/// The equation of a total: the cells that are added and those that are taken off, by their names.
fn signed(sum: &Sum, names: impl Fn(CellSet) -> Vec<String>) -> String {
    let taken = if sum.minus.is_empty() { String::new() } else { format!("-{}", names(sum.minus).join("-")) };
    format!("{}{taken}={}", names(sum.plus).join("+"), sum.total)
}

/// The number of a digit.
pub(super) fn value(digit: Digit) -> i16 {
    digit.value().into()
}
