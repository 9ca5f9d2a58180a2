//! Few cells that cannot be filled together with a candidate.
use super::beginner_text::{BeginnerText, act};
use super::cases::{CaseText, contradiction, supposed};
use super::facts::{FactText, Following, Lead, gone_by, nots, sentences};
use super::known::Known;
use crate::step_context::StepContext;
use crate::words::brief::led::{excluder, fillings};
use crate::words::mark_chain::MarkedCells;
use crate::words::noun::AllOf;
use qedoku_core::{Assumption, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Exclusion, Slot, Step};

/// The largest number of ways to fill cells that are told one by one.
const WAYS: usize = 6;

/// Tells cells that cannot be filled together with what goes.
pub(super) fn exclusion(prose: &mut BeginnerText<'_, '_>, it: &Exclusion, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    if let Some(chain) = MarkedCells::of(context, it, step) {
        return prose.items(chain.sentences(context), step);
    }
    for lost in step.conclusion.eliminate.iter() {
        prose.suppose(supposed(context, Assumption::is_true(lost)));
        let others = it.base.without(lost.cell);
        let ways = fillings(context, others, lost);
        let only = match ways.as_slice() {
            [] => forced(context, others, lost),
            [way] => Some(WayToEnd { way: way.clone(), end: excluder(context, it, way, lost) }),
            _ => None,
        };
        if let Some(WayToEnd { way, end }) = only {
            let mut known = Known::from(Assumption::is_true(lost));
            known.said_in(prose.lines.items());
            for &placed in &way {
                let held = context.board.digits(placed.cell);
                let others = CandidateSet::of_cell(placed.cell, held.without(placed.digit));
                let gone = gone_by(context, &known.placed, &others);
                known.placed.push(placed);
                known.last = Some(placed);
                prose.item(if gone.is_empty() {
                    style.say(&FactText::OnlyCandidatesOf { cell: placed.cell, held, digit: placed.digit })
                } else {
                    style.sentences(sentences(context, Lead::Then, &gone, Following::InCell(placed, held)))
                });
                known.said_in(prose.lines.items());
            }
            if let Some(end) = end {
                contradiction(prose, end, &known);
            }
        } else {
            prose.item(style.say(&CaseText::WaysLeft { cells: others, count: ways.len() }));
            for way in ways.iter().take(if ways.len() > WAYS { 0 } else { WAYS }) {
                prose.item(way_out(context, it, way, lost));
            }
            if ways.len() > WAYS {
                let cells: Vec<String> = it.excluders.iter().map(|slot| slot_name(context, *slot)).collect();
                prose.item(style.say(&CaseText::EachEmpties { slots: AllOf(&cells) }));
            }
            prose.also(style.say(&CaseText::CannotBe));
        }
        prose.item(style.say(&CaseText::SoNot { cell: lost.cell, digit: lost.digit }));
    }
    for sentence in act(context, step) {
        prose.also(sentence);
    }
}

/// The candidates that are placed after an assumption, and the slot that has nothing left then.
struct WayToEnd {
    way: Vec<Candidate>,
    end: Option<Slot>,
}

/// The way to a cell with nothing left, where a candidate leaves one of two cells nothing, or one digit and the other nothing.
fn forced(context: &StepContext<'_>, cells: CellSet, lost: Candidate) -> Option<WayToEnd> {
    let left = |cell: Cell, taken: &[Candidate]| {
        let open = |&digit: &Digit| taken.iter().all(|&it| !context.layout.clash(it, Candidate { cell, digit }));
        context.board.digits(cell).iter().filter(open).collect::<DigitSet>()
    };
    if let Some(cell) = cells.iter().find(|&cell| left(cell, &[lost]).is_empty()) {
        return Some(WayToEnd { way: Vec::new(), end: Some(Slot::Cell(cell)) });
    }
    cells.iter().find_map(|cell| {
        let placed = Candidate { cell, digit: left(cell, &[lost]).single()? };
        let end = cells.without(cell).iter().find(|&other| left(other, &[lost, placed]).is_empty())?;
        Some(WayToEnd { way: vec![placed], end: Some(Slot::Cell(end)) })
    })
}

fn slot_name(context: &StepContext<'_>, slot: Slot) -> String {
    match slot {
        Slot::Cell(cell) => context.style.cell(cell),
        Slot::House(house, digit) => context.style.say(&CaseText::DigitOf { digit, house: context.named([house]) }),
    }
}

/// A way to fill cells, and what is left without a digit or a place then.
fn way_out(context: &StepContext<'_>, it: &Exclusion, way: &[Candidate], lost: Candidate) -> String {
    let style = context.style;
    let with = &style.candidates(&way.iter().copied().collect());
    match excluder(context, it, way, lost) {
        Some(Slot::Cell(cell)) => {
            let taken: Vec<Candidate> = std::iter::once(lost).chain(way.iter().copied()).collect();
            let gone = gone_by(context, &taken, &CandidateSet::of_cell(cell, context.board.digits(cell)));
            style.say(&CaseText::WithNothing { with, nots: &nots(context, &gone), cell })
        }
        _ => style.say(&CaseText::WithClash { with }),
    }
}
