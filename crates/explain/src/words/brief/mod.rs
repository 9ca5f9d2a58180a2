//! A step in one line that stands by itself: what is locked, restricted or linked, and what goes.
pub(super) mod cells;
pub(super) mod links;

use super::{clash, guess, symmetry};
use crate::notation::houses_in_short;
use crate::step_context::StepContext;
use crate::words::noun::{Compact, InShort};
use qedoku_core::{CandidateSet, Cell, CellSet, Conclusion, DigitSet, HouseKind, HouseSet, Pattern, Slot, Step};

/// The largest number of candidates that a line names; of more it gives the number.
const NAMED: usize = 8;

/// The line without the name of the technique: `5 of b6 only at r5c89, in r5 => r5c1<>5`.
pub(super) fn why(context: &StepContext<'_>, step: &Step) -> String {
    let fact = match &step.pattern {
        Pattern::Single(it) => single(context, it.slot),
        Pattern::Confined(it) => cells::confined(context, it),
        Pattern::Clash(it) => clash::brief(context, &context.board.truth(it.slot).members()),
        Pattern::Subset(it) => cells::subset(context, it),
        Pattern::Fish(it) => cells::fish(context, it),
        Pattern::SetLogic(it) => cells::set_logic(context, it),
        Pattern::Wing(it) => cells::wing(context, it),
        Pattern::Sets(it) => cells::sets(context, it, step),
        Pattern::Colors(it) => links::colors(context, &it.clusters, step),
        Pattern::Chain(it) => links::chain(context, it),
        Pattern::Ring(it) => links::ring(context, it),
        Pattern::Kraken(it) => links::kraken(context, it),
        Pattern::Deadly(it) => links::deadly(context, it, step),
        Pattern::Exclusion(it) => cells::exclusion(context, it),
        Pattern::Templates(it) => cells::templates(context, it, step),
        Pattern::Exocet(it) => cells::exocet(context, it),
        Pattern::Symmetry(it) => symmetry::brief(context, it.cells, step),
        Pattern::Hypothesis(it) => links::refuted(context, it),
        Pattern::Forcing(it) => links::forcing(context, it),
        Pattern::Guess => guess::brief(context.style),
        Pattern::Truths => links::truths(context, step),
    };
    let conclusion = context.style.conclusion(&step.conclusion);
    format!("{fact} => {conclusion}")
}

/// The result of a case of a forcing.
pub(super) fn case(context: &StepContext<'_>, steps: usize, end: Option<Slot>, conclusion: &Conclusion) -> String {
    let style = context.style;
    let reached = match end {
        Some(end) => links::emptied(context, end),
        None => style.conclusion(conclusion),
    };
    match steps {
        0 => format!("=> {reached}"),
        _ => format!("{} => {reached}", links::after(style, steps)),
    }
}

fn single(context: &StepContext<'_>, slot: Slot) -> String {
    let style = context.style;
    match slot {
        Slot::Cell(cell) => {
            let digits = context.board.digits(cell);
            style.say(&BriefLine::OnlyLeft { digits: Compact(digits), cell })
        }
        Slot::House(house, digit) => {
            let cells = names(context, context.board.plane(digit) & context.layout.cells(house));
            only_at(context, digit.into(), HouseSet::of(house), &cells)
        }
    }
}

/// Digits that houses have in some cells only.
fn only_at(context: &StepContext<'_>, digits: DigitSet, houses: HouseSet, cells: &str) -> String {
    let style = context.style;
    style.say(&BriefLine::OnlyAt { digits: Compact(digits), at: InShort(context.layout, houses), cells })
}

/// Houses in short, each kind by itself: `r28,b3`, as `r2c4` would be a cell.
fn houses(context: &StepContext<'_>, houses: HouseSet) -> String {
    let kinds = HouseKind::ALL.map(|kind| houses & context.layout.houses_of_kind(kind));
    let parts = kinds.into_iter().filter(|houses| !houses.is_empty()).map(|houses| houses_in_short(context, houses));
    parts.collect::<Vec<_>>().join(context.style.close_comma())
}

/// Cells without blanks: `r1c23,r4c7`.
fn names(context: &StepContext<'_>, cells: CellSet) -> String {
    context.style.notation.blocks(cells).join(context.style.close_comma())
}

/// Cells with their digits: `r1c23 {157}`.
fn held(context: &StepContext<'_>, cells: CellSet, digits: DigitSet) -> String {
    format!("{} {{{digits}}}", names(context, cells))
}

/// The digits that cells hold on the board.
fn on_board(context: &StepContext<'_>, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |all, cell| all | context.board.digits(cell))
}

/// Candidates in short: `r1c23=5`, digit by digit; many are counted.
fn candidates(context: &StepContext<'_>, set: &CandidateSet) -> String {
    let style = context.style;
    if set.len() > NAMED {
        let count = set.len();
        return style.say(&BriefLine::Candidates { count });
    }
    let each = set.all_digits().iter().map(|digit| format!("{}={digit}", names(context, set.plane(digit))));
    style.or(each)
}

/// Lines that stand by themselves.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BriefLine<'a> {
    OnlyLeft { digits: Compact, cell: Cell },
    OnlyAt { digits: Compact, at: InShort<'a>, cells: &'a str },
    Candidates { count: usize },
}
