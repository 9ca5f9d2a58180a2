//! Says what closes cells to digits: digits that stand, in the house where they clash, and earlier steps.
use super::closers::closers;
use super::ruled_out;
use super::sight::houses_between;
use crate::step_context::{Remover, StepContext, in_one_bracket};
use crate::words::noun::{AllOf, Houses};
use qedoku_core::{Assumption, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House};

/// The cause why a cell cannot hold a digit.
#[derive(Clone, PartialEq, Eq)]
enum CellClosing {
    /// The digit stands in this cell.
    At(Cell),
    /// It is gone, by this cause if that is known.
    Gone(Option<Remover>),
}

/// A digit that a cell cannot hold, and why.
#[derive(Clone, PartialEq, Eq)]
struct ClosedDigit {
    digit: Digit,
    closing: CellClosing,
}

/// A clause for each group of cells that the same closes: `r8c123 see the 2 at r9c2 and the 3 at r7c1 (box 7)`,
/// `r1c2 has lost 7 (step 9)`.
pub(super) fn closed(context: &StepContext<'_>, cells: CellSet, digits: DigitSet) -> Vec<String> {
    let standing: Vec<_> = digits.iter().map(|digit| (digit, closers(context, cells, digit).0)).collect();
    let mut groups: Vec<(Vec<ClosedDigit>, CellSet)> = Vec::new();
    let mut closed: Vec<ClosedDigit> = Vec::new();
    for cell in cells {
        closed.clear();
        closed.extend(standing.iter().map(|(digit, closers)| {
            let at = closers.iter().find(|(_, closed)| closed.contains(cell));
            let gone = || CellClosing::Gone(ruled_out::cause(context, Candidate { cell, digit: *digit }));
            ClosedDigit { digit: *digit, closing: at.map_or_else(gone, |(at, _)| CellClosing::At(*at)) }
        }));
        if cells.is_one() && digits.is_several() {
            join_in_house(context, cell, &mut closed);
        }
        join_by_rule(context, cell, &mut closed);
        match groups.iter_mut().find(|(known, _)| *known == closed) {
            Some((_, cells)) => cells.insert(cell),
            None => groups.push((std::mem::take(&mut closed), CellSet::of(cell))),
        }
    }
    // What is gone altogether comes last.
    let is_gone = |closed: &[ClosedDigit]| closed.iter().all(|it| matches!(it.closing, CellClosing::Gone(_)));
    groups.sort_by_key(|(closed, _)| is_gone(closed));
    groups.iter().map(|(closed, cells)| clause(context, *cells, closed)).collect()
}

/// Names of all digits that stand around a cell those in one house, if it has all of them.
fn join_in_house(context: &StepContext<'_>, cell: Cell, closed: &mut [ClosedDigit]) {
    let digits: DigitSet =
        closed.iter().filter(|it| matches!(it.closing, CellClosing::At(_))).map(|it| it.digit).collect();
    let [StandingDigits { house, digits: here }] = standing_in(context, cell, digits).0[..] else { return };
    if !here.is_several() {
        return;
    }
    let stands = |digit| context.layout.cells(house).iter().find(|&at| context.board.value(at) == Some(digit));
    for it in closed.iter_mut().filter(|it| here.contains(it.digit)) {
        if let Some(at) = stands(it.digit) {
            it.closing = CellClosing::At(at);
        }
    }
}

/// Says of a digit that a rule alone keeps out of a cell, and with it others, what is said of these.
fn join_by_rule(context: &StepContext<'_>, cell: Cell, closed: &mut [ClosedDigit]) {
    for at in 0..closed.len() {
        let ClosedDigit { digit, closing: CellClosing::At(by) } = closed[at] else { continue };
        let shared = context.layout.houses_of(by) & context.layout.houses_of(cell);
        if !shared.is_empty() {
            continue;
        }
        let cause = CellClosing::Gone(ruled_out::cause(context, Candidate { cell, digit }));
        if closed.iter().any(|it| it.closing == cause) {
            closed[at].closing = cause;
        }
    }
}

fn clause(context: &StepContext<'_>, cells: CellSet, closed: &[ClosedDigit]) -> String {
    let style = context.style;
    let at: Vec<Candidate> = closed
        .iter()
        .filter_map(|it| {
            if let CellClosing::At(at) = it.closing { Some(Candidate { cell: at, digit: it.digit }) } else { None }
        })
        .collect();
    let lost = lost(context, closed);
    let sees = (!at.is_empty()).then(|| sees(context, cells, &at));
    match (sees, lost.is_empty()) {
        (Some(sees), true) => sees,
        (Some(sees), false) => style.say(&ClosedText::AndLost { sees: &sees, cells, lost: AllOf(&lost) }),
        (None, _) => style.say(&ClosedText::Lost { cells, lost: AllOf(&lost) }),
    }
}

/// Says that cells see digits that stand; one house for all of them comes last, else each has its own.
fn sees(context: &StepContext<'_>, cells: CellSet, at: &[Candidate]) -> String {
    let style = context.style;
    let steps: Vec<String> = at.iter().map(|it| context.citation(it.cell)).collect();
    let all = at.iter().fold(cells, |all, it| all.with(it.cell));
    let shared = context.layout.houses_around(all).first().filter(|_| at.len() > 1);
    if let Some(house) = shared.filter(|_| steps.iter().all(String::is_empty)) {
        let parts: Vec<String> = at.iter().map(|it| the_digit(context, *it, "")).collect();
        let house = context.named([house]);
        return style.say(&ClosedText::SeesInHouse { cells, parts: AllOf(&parts), house });
    }
    let parts: Vec<String> = at
        .iter()
        .zip(&steps)
        .map(|(it, step)| {
            let house = style.say(&ClosedText::In { houses: &seen_in(context, *it, cells) });
            the_digit(context, *it, &in_one_bracket(&house, step))
        })
        .collect();
    style.say(&ClosedText::Sees { cells, parts: AllOf(&parts) })
}

/// The houses in which cells see a digit that stands, and the rules by which others do.
fn seen_in(context: &StepContext<'_>, standing: Candidate, cells: CellSet) -> String {
    let Candidate { cell: at, digit } = standing;
    let shares = |cell: &Cell| !(context.layout.houses_of(*cell) & context.layout.houses_of(at)).is_empty();
    let seen: Vec<CellSet> = cells.iter().filter(shares).map(CellSet::of).collect();
    let houses = houses_between(context, at, &seen);
    ruled_out::reason(context, &houses, &CandidateSet::of(standing), &CandidateSet::of_digit(digit, cells))
}

fn the_digit(context: &StepContext<'_>, standing: Candidate, beside: &str) -> String {
    let Candidate { cell: at, digit } = standing;
    if context.supposes(Assumption::is_true(standing)) {
        return context.style.say(&ClosedText::TheSupposed { digit, at, beside });
    }
    context.style.say(&ClosedText::TheDigit { digit, at, beside })
}

/// The digits that are gone, with the steps that removed them; those of which no cause is known last: before others they
/// would seem to share the cause of these.
fn lost(context: &StepContext<'_>, closed: &[ClosedDigit]) -> Vec<String> {
    let mut groups: Vec<(Option<Remover>, DigitSet)> = Vec::new();
    for ClosedDigit { digit, closing } in closed {
        let CellClosing::Gone(remover) = closing else { continue };
        match groups.iter_mut().find(|(known, _)| known == remover) {
            Some((_, digits)) => digits.insert(*digit),
            None => groups.push((remover.clone(), DigitSet::of(*digit))),
        }
    }
    groups.sort_by_key(|(remover, _)| remover.is_none());
    groups.iter().map(|(remover, digits)| gone(context, *digits, remover.as_ref())).collect()
}

/// Digits that are gone, and what removed them: `3 (step 9)`.
pub(super) fn gone(context: &StepContext<'_>, digits: DigitSet, remover: Option<&Remover>) -> String {
    let style = context.style;
    match remover {
        Some(Remover::Step(number)) => style.say(&ClosedText::InStep { digits, number }),
        Some(Remover::Assumption) => style.say(&ClosedText::Supposed { digits }),
        Some(Remover::Rule(rule)) => style.say(&ClosedText::ByRule { digits, rule }),
        None => style.say(&ClosedText::Gone { digits }),
    }
}

/// A house with some of the digits that stand in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct StandingDigits {
    pub(super) house: House,
    pub(super) digits: DigitSet,
}

impl StandingDigits {
    /// The cells where they stand.
    pub(super) fn cells(self, context: &StepContext<'_>) -> CellSet {
        let stands = |cell| context.board.value(cell).is_some_and(|digit| self.digits.contains(digit));
        context.layout.cells(self.house).filter(stands)
    }
}

/// The houses of a cell that have digits standing in them, few houses for many digits, each with its digits; and the
/// digits that none has.
pub(super) fn standing_in(context: &StepContext<'_>, cell: Cell, digits: DigitSet) -> (Vec<StandingDigits>, DigitSet) {
    let stands = |house| -> DigitSet {
        let filled = context.layout.cells(house) - context.board.open();
        let digit =
            |it| context.board.value(it).filter(|&digit| !context.closed_by(it, CellSet::of(cell), digit).is_empty());
        filled.iter().filter_map(digit).collect()
    };
    let mut left = digits;
    let mut chosen = Vec::new();
    loop {
        let best = context.layout.houses_of(cell).iter().fold(None, |best: Option<(_, DigitSet)>, house| {
            let here = stands(house) & left;
            match best {
                Some((_, most)) if most.len() >= here.len() => best,
                _ => Some((house, here)),
            }
        });
        let Some((house, here)) = best.filter(|(_, here)| !here.is_empty()) else { return (chosen, left) };
        left -= here;
        chosen.push(StandingDigits { house, digits: here });
    }
}

/// Sentences about what closes cells to digits.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ClosedText<'a> {
    TheDigit { digit: Digit, at: Cell, beside: &'a str },
    TheSupposed { digit: Digit, at: Cell, beside: &'a str },
    In { houses: &'a str },
    Sees { cells: CellSet, parts: AllOf<'a> },
    SeesInHouse { cells: CellSet, parts: AllOf<'a>, house: Houses<'a> },
    AndLost { sees: &'a str, cells: CellSet, lost: AllOf<'a> },
    Lost { cells: CellSet, lost: AllOf<'a> },
    Gone { digits: DigitSet },
    ByRule { digits: DigitSet, rule: &'a str },
    InStep { digits: DigitSet, number: &'a str },
    Supposed { digits: DigitSet },
}
