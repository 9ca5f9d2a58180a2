//! A step in one line that stands by itself: what is locked, restricted or linked, and what goes.
pub(super) mod cells;
pub(super) mod links;

use super::guess;
use super::symmetry;
use crate::notation::houses_in_short;
use crate::step_context::StepContext;
use crate::words::noun::{Compact, InShort};
use qedoku_core::{CandidateSet, Cell, CellSet, Conclusion, DigitSet, HouseKind, HouseSet, Pattern, Slot, Step};

/// The largest number of candidates that a line names; of more it gives the number.
const NAMED: usize = 8;

/// The line without the name of the technique: `5 of b6 only at r5c89, in r5 => r5c1<>5`.
pub(super) fn why(scene: &StepContext<'_>, step: &Step) -> String {
    let fact = match &step.pattern {
        Pattern::Single(it) => single(scene, it.slot),
        Pattern::Confined(it) => cells::confined(scene, it),
        Pattern::Subset(it) => cells::subset(scene, it),
        Pattern::Fish(it) => cells::fish(scene, it),
        Pattern::SetLogic(it) => cells::set_logic(scene, it),
        Pattern::Wing(it) => cells::wing(scene, it),
        Pattern::Sets(it) => cells::sets(scene, it, step),
        Pattern::Colors(it) => links::colors(scene, &it.clusters, step),
        Pattern::Chain(it) => links::chain(scene, it),
        Pattern::Ring(it) => links::ring(scene, it),
        Pattern::Kraken(it) => links::kraken(scene, it),
        Pattern::Deadly(it) => links::deadly(scene, it, step),
        Pattern::Exclusion(it) => cells::exclusion(scene, it),
        Pattern::Templates(it) => cells::templates(scene, it, step),
        Pattern::Exocet(it) => cells::exocet(scene, it),
        Pattern::Symmetry(it) => symmetry::brief(scene, it.cells, step),
        Pattern::Hypothesis(it) => links::refuted(scene, it),
        Pattern::Forcing(it) => links::forcing(scene, it),
        Pattern::Guess => guess::brief(scene.style),
        Pattern::Truths => links::truths(scene, step),
    };
    let conclusion = scene.style.conclusion(&step.conclusion);
    format!("{fact} => {conclusion}")
}

/// The result of a case of a forcing.
pub(super) fn case(scene: &StepContext<'_>, steps: usize, end: Option<Slot>, conclusion: &Conclusion) -> String {
    let style = scene.style;
    let reached = match end {
        Some(end) => links::emptied(scene, end),
        None => style.conclusion(conclusion),
    };
    match steps {
        0 => format!("=> {reached}"),
        _ => format!("{} => {reached}", links::after(style, steps)),
    }
}

fn single(scene: &StepContext<'_>, slot: Slot) -> String {
    let style = scene.style;
    match slot {
        Slot::Cell(cell) => {
            let digits = scene.board.digits(cell);
            style.say(&BriefLine::OnlyLeft { digits: Compact(digits), cell })
        }
        Slot::House(house, digit) => {
            let cells = names(scene, scene.board.plane(digit) & scene.layout.cells(house));
            only_at(scene, digit.into(), HouseSet::of(house), &cells)
        }
    }
}

/// Digits that houses have in some cells only.
fn only_at(scene: &StepContext<'_>, digits: DigitSet, houses: HouseSet, cells: &str) -> String {
    let style = scene.style;
    style.say(&BriefLine::OnlyAt { digits: Compact(digits), at: InShort(scene.layout, houses), cells })
}

/// Houses in short, each kind by itself: `r28,b3`, as `r2c4` would be a cell.
fn houses(scene: &StepContext<'_>, houses: HouseSet) -> String {
    let kinds =
        [HouseKind::Row, HouseKind::Column, HouseKind::Box].map(|kind| houses & scene.layout.houses_of_kind(kind));
    let told = kinds.into_iter().filter(|houses| !houses.is_empty()).map(|houses| houses_in_short(scene, houses));
    told.collect::<Vec<_>>().join(scene.style.close_comma())
}

/// Cells without blanks: `r1c23,r4c7`.
fn names(scene: &StepContext<'_>, cells: CellSet) -> String {
    scene.style.notation.blocks(cells).join(scene.style.close_comma())
}

/// Cells with their digits: `r1c23 {157}`.
fn held(scene: &StepContext<'_>, cells: CellSet, digits: DigitSet) -> String {
    format!("{} {{{digits}}}", names(scene, cells))
}

/// The digits that cells hold on the board.
fn on_board(scene: &StepContext<'_>, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |all, cell| all | scene.board.digits(cell))
}

/// Candidates in short: `r1c23=5`, digit by digit; many are counted.
fn candidates(scene: &StepContext<'_>, set: &CandidateSet) -> String {
    let style = scene.style;
    if set.len() > NAMED {
        let count = set.len();
        return style.say(&BriefLine::Candidates { count });
    }
    let each = set.all_digits().iter().map(|digit| format!("{}={digit}", names(scene, set.plane(digit))));
    style.or(each)
}

/// Lines that stand by themselves.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BriefLine<'a> {
    OnlyLeft { digits: Compact, cell: Cell },
    OnlyAt { digits: Compact, at: InShort<'a>, cells: &'a str },
    Candidates { count: usize },
}
