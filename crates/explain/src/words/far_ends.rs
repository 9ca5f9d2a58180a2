//! Why the ends of a between line cannot hold what they lose: which cells inside are left too few digits with each digit of
//! the other end.
use super::noun::Or;
use super::unfit_reasons::UnfitReasons;
use crate::step_context::StepContext;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Rule, RuleFilling};

/// The most cells that are left too few digits and are named.
const CELLS: usize = 3;

/// The most sentences about the ends of a line.
const SENTENCES: usize = 4;

/// A line with what its cells can be.
struct LineCells<'a> {
    context: &'a StepContext<'a>,
    inner: &'a [Cell],
    all: CandidateSet,
}

/// Cells inside that are left too few digits with a digit of one end, and the digits of the other end with which they are.
struct CrowdedCells {
    cells: CellSet,
    digits: DigitSet,
    with: DigitSet,
}

/// That the ends are beyond the digits that stand between them.
pub(super) fn around(context: &StepContext<'_>, rule: &Rule, filling: &RuleFilling, reasons: &mut UnfitReasons) {
    let [one, inner @ .., other] = &rule.cells[..] else { return };
    let held = inner.iter().fold(DigitSet::EMPTY, |all, cell| all | filling.held.digits(*cell));
    let (Some(low), Some(high)) = (held.first(), held.last()) else { return };
    let ends = CellSet::of(*one).with(*other);
    let is_inside = |it: &Candidate| ends.contains(it.cell) && low <= it.digit && it.digit <= high;
    let described: CandidateSet = reasons.left.iter().filter(is_inside).collect();
    if !described.is_empty() {
        reasons.left -= described;
        let digits = Or(described.all_digits());
        reasons.texts.push(context.style.say(&FarEndText::Around { held, low, high, digits }));
    }
}

/// Why the ends cannot hold what they lose, where few sentences say it.
pub(super) fn describe(context: &StepContext<'_>, rule: &Rule, filling: &RuleFilling, reasons: &mut UnfitReasons) {
    let [one, inner @ .., other] = &rule.cells[..] else { return };
    let line = LineCells { context, inner, all: filling.left | filling.held };
    let mut texts = Vec::new();
    let mut described = CandidateSet::EMPTY;
    for [own, far] in [[*one, *other], [*other, *one]] {
        for digit in reasons.left.digits(own) {
            let Some(crowded) = line.crowded(digit, far) else { continue };
            described.insert(Candidate { cell: own, digit });
            let said = |it: &CrowdedCells| {
                let cells = it.cells;
                let digits = it.digits;
                let others = Or(it.with);
                context.style.say(&if digits.is_empty() {
                    FarEndText::NothingFor { digit, own, others, far, cells }
                } else {
                    FarEndText::TooFewFor { digit, own, others, far, cells, digits }
                })
            };
            texts.extend(crowded.iter().map(said));
        }
    }
    if texts.len() <= SENTENCES {
        reasons.left -= described;
        reasons.texts.extend(texts);
    }
}

impl LineCells<'_> {
    /// The cells that are left too few digits with a digit of one end and each digit of the other one; nothing if all cells
    /// have enough with one of these.
    fn crowded(&self, digit: Digit, far: Cell) -> Option<Vec<CrowdedCells>> {
        let mut found: Vec<CrowdedCells> = Vec::new();
        for end in self.all.digits(far).without(digit) {
            let (cells, digits) = self.crowded_between(digit.min(end), digit.max(end))?;
            match found.iter_mut().find(|it| it.cells == cells && it.digits == digits) {
                Some(known) => known.with.insert(end),
                None => found.push(CrowdedCells { cells, digits, with: end.into() }),
            }
        }
        (!found.is_empty()).then_some(found)
    }

    /// As few cells inside as there are that all see each other and have fewer digits between two than they are.
    fn crowded_between(&self, low: Digit, high: Digit) -> Option<(CellSet, DigitSet)> {
        let left = |cell: Cell| self.all.digits(cell).filter(|digit| low < digit && digit < high);
        let mut sets = vec![(CellSet::EMPTY, DigitSet::EMPTY)];
        for _ in 0..CELLS {
            let mut next = Vec::new();
            for &(cells, digits) in &sets {
                let later = self.inner.iter().filter(|&&cell| cells.iter().all(|known| known < cell));
                let later = later.filter(|&&cell| cells.is_subset(self.context.layout.peers(cell)));
                next.extend(later.map(|&cell| (cells.with(cell), digits | left(cell))));
            }
            if let Some(found) = next.iter().find(|(cells, digits)| digits.len() < cells.len()) {
                return Some(*found);
            }
            sets = next;
        }
        None
    }
}

/// Sentences about the ends of a between line.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FarEndText {
    Around { held: DigitSet, low: Digit, high: Digit, digits: Or },
    NothingFor { digit: Digit, own: Cell, others: Or, far: Cell, cells: CellSet },
    TooFewFor { digit: Digit, own: Cell, others: Or, far: Cell, cells: CellSet, digits: DigitSet },
}
