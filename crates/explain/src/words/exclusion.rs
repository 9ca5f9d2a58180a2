//! Few cells that cannot be filled with a candidate.
use super::inference::Lost;
use super::link;
use super::mark_chain::MarkedCells;
use super::prose::Prose;
use super::sentence::Sentence;
use crate::step_context::StepContext;
use crate::words::noun::{Area, Braces, Holds, Or};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Exclusion, Slot, Step};

/// Says that every way to fill the base fails: of two cells, why each digit of the other does; of three the same, where it
/// takes no more.
pub(super) fn why(context: &StepContext<'_>, exclusion: &Exclusion, step: &Step) -> String {
    let style = context.style;
    let base = exclusion.base;
    let mut prose = Prose::new(style);
    if let Some(chain) = MarkedCells::of(context, exclusion, step) {
        chain.sentences(context).into_iter().for_each(|sentence| prose.say(sentence));
        return prose.conclude(&step.conclusion);
    }
    let cases = step.conclusion.eliminate.iter_by_cell().map(|candidate| {
        // Of three cells one is filled in each way, so that nothing is left for the third.
        let others = base.without(candidate.cell);
        others.iter().find_map(|other| {
            let third = others.without(other).iter().map(Slot::Cell);
            let excluders: Vec<Slot> = third.chain(exclusion.excluders.iter().copied()).collect();
            PairCase::of(context, candidate, other, &excluders)
        })
    });
    if let Some(cases) = cases.collect::<Option<Vec<_>>>() {
        let is_list = cases.iter().any(|case| case.ways.len() > 1);
        for case in &cases {
            case.describe(context, &mut prose);
        }
        return if is_list { prose.conclude_below(&step.conclusion) } else { prose.conclude(&step.conclusion) };
    }
    let taken = Holds(&step.conclusion.eliminate);
    if exclusion.excluders.is_empty() {
        prose.say(style.say(&ExclusionText::Repeats { taken, base, house: Area(1) }));
    } else {
        let excluders = style.or(exclusion.excluders.iter().map(|&slot| style.slots(context.layout, &[slot])));
        prose.say(style.say(&ExclusionText::RepeatsOrEmpties { taken, base, house: Area(1), excluders: &excluders }));
    }
    prose.conclude(&step.conclusion)
}

/// A candidate of one of two cells, and why the other cell cannot be filled beside it.
struct PairCase {
    taken: Candidate,
    other: Cell,
    /// The digits of the other cell that clash with it.
    lost: CandidateSet,
    /// The other digits, each with the cell that both leave nothing to.
    ways: Vec<(Digit, Cell)>,
}

impl PairCase {
    fn of(context: &StepContext<'_>, taken: Candidate, other: Cell, excluders: &[Slot]) -> Option<Self> {
        let mut lost = CandidateSet::EMPTY;
        let mut ways = Vec::new();
        for digit in context.board.digits(other) {
            let beside = Candidate { cell: other, digit };
            if context.layout.clash(taken, beside) {
                lost.insert(beside);
                continue;
            }
            let emptied = excluders.iter().find_map(|slot| match *slot {
                Slot::Cell(cell) if is_emptied(context, cell, [taken, beside]) => Some(cell),
                _ => None,
            })?;
            ways.push((digit, emptied));
        }
        Some(Self { taken, other, lost, ways })
    }

    fn describe(&self, context: &StepContext<'_>, prose: &mut Prose) {
        let style = context.style;
        let Candidate { cell, digit } = self.taken;
        let supposed = Sentence::assumes(style.say(&ExclusionText::Suppose { cell, digit }));
        if self.ways.len() > 1 {
            prose.line(supposed);
        } else {
            prose.say(supposed);
        }
        let left = self.ways.iter().map(|(digit, _)| *digit).collect::<DigitSet>();
        prose.say(self.left(context, left));
        for &(digit, emptied) in &self.ways {
            let nothing = self.nothing(context, digit, emptied);
            if self.ways.len() > 1 {
                prose.item(style.say(&ExclusionText::If { digit, nothing: &nothing }));
            } else {
                prose.say(Sentence::follows(style.say(&ExclusionText::Then { nothing: &nothing })));
            }
        }
    }

    /// Says what is left to the other cell.
    fn left(&self, context: &StepContext<'_>, left: DigitSet) -> Sentence {
        let style = context.style;
        let digits = Or(left);
        if self.lost.is_empty() {
            let cell = Braces(self.other, context.board.digits(self.other));
            return style.say(&ExclusionText::CellIs { cell, digits }).into();
        }
        let lost = Lost::new(context.layout, CandidateSet::of(self.taken), self.lost);
        let not = link::not(context, &lost, Some(self.other), None);
        if left.is_empty() {
            return Sentence::follows(style.say(&ExclusionText::Nothing { not: &not }));
        }
        Sentence::follows(style.say(&ExclusionText::SoItIs { not: &not, digits }))
    }

    /// Says that a cell has nothing left beside the candidate and a digit of the other cell.
    fn nothing(&self, context: &StepContext<'_>, digit: Digit, emptied: Cell) -> String {
        let style = context.style;
        let beside = Candidate { cell: self.other, digit };
        let mut left = CandidateSet::of_cell(emptied, context.board.digits(emptied));
        let mut nots = Vec::new();
        for by in [self.taken, beside] {
            let lost: CandidateSet = left.iter().filter(|&it| context.layout.clash(by, it)).collect();
            left -= lost;
            if lost.is_empty() {
                continue;
            }
            let lost = Lost::new(context.layout, CandidateSet::of(by), lost);
            nots.push(if nots.is_empty() {
                link::not(context, &lost, Some(emptied), None)
            } else {
                let reason = link::reason(context, &lost, None);
                style.say(&ExclusionText::Nor { digits: Or(lost.lost.all_digits()), reason: &reason })
            });
        }
        style.clauses(nots)
    }
}

/// True if both candidates together take everything from a cell.
fn is_emptied(context: &StepContext<'_>, cell: Cell, both: [Candidate; 2]) -> bool {
    let lost = |digit| both.iter().any(|&it| context.layout.clash(it, Candidate { cell, digit }));
    context.board.digits(cell).iter().all(lost)
}

/// Sentences about cells that cannot be filled with a candidate.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ExclusionText<'a> {
    Repeats { taken: Holds<'a>, base: CellSet, house: Area },
    RepeatsOrEmpties { taken: Holds<'a>, base: CellSet, house: Area, excluders: &'a str },
    Suppose { cell: Cell, digit: Digit },
    CellIs { cell: Braces, digits: Or },
    SoItIs { not: &'a str, digits: Or },
    Nothing { not: &'a str },
    If { digit: Digit, nothing: &'a str },
    Then { nothing: &'a str },
    Nor { digits: Or, reason: &'a str },
}
