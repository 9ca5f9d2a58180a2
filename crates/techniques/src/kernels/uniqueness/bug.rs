//! The bivalue universal grave: every open cell has two digits left, and every house each digit in two cells or none.
use super::deadly::{DeadlyPattern, DeadlyRule};
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, Cell, CellSet, DeadlyKind, Digit, DigitSet, HouseSet, Layout};
use std::ops::ControlFlow;

/// The most cells with more than two digits.
const MOST: usize = 9;

/// Runs a rule on each choice of guards that leaves a grave.
pub(crate) fn apply(rule: DeadlyRule, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let bivalue = cx.board.cells_with_few(2);
    let more = cx.board.open() - bivalue;
    if more.is_empty() || more.len() > MOST {
        return ControlFlow::Continue(());
    }
    let mut counts = HouseCounts::default();
    for cell in bivalue {
        for digit in cx.board.digits(cell) {
            if !counts.fits(cx.layout, cell, digit) {
                return ControlFlow::Continue(());
            }
            counts.add(cx.layout, cell, digit);
        }
    }
    choose(cx, &counts, more, CandidateSet::EMPTY, &mut |guards| {
        rule(
            &DeadlyPattern { kind: DeadlyKind::Bug, deadly: *cx.board.candidates() - *guards, guards: *guards },
            cx,
            sink,
        )
    })
}

/// In which houses each digit has one cell, and in which two.
#[derive(Clone, Copy, Default)]
struct HouseCounts {
    once: [HouseSet; Digit::COUNT],
    twice: [HouseSet; Digit::COUNT],
}

impl HouseCounts {
    fn fits(&self, layout: &Layout, cell: Cell, digit: Digit) -> bool {
        !self.twice[digit.index()].meets(layout.houses_of(cell))
    }

    fn add(&mut self, layout: &Layout, cell: Cell, digit: Digit) {
        let houses = layout.houses_of(cell);
        let once = &mut self.once[digit.index()];
        let twice = &mut self.twice[digit.index()];
        *twice |= *once & houses;
        *once = (*once | houses) - *twice;
    }

    fn is_even(&self) -> bool {
        self.once.iter().all(|once| once.is_empty())
    }
}

/// Leaves two digits in each of the cells, in every way that fits; the others are guards.
fn choose(
    cx: &Context<'_>,
    counts: &HouseCounts,
    cells: CellSet,
    guards: CandidateSet,
    report: &mut dyn FnMut(&CandidateSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(cell) = cells.first() else {
        return if counts.is_even() { report(&guards) } else { ControlFlow::Continue(()) };
    };
    let digits: DigitSet = cx.board.digits(cell);
    let fitting = digits.filter(|digit| counts.fits(cx.layout, cell, digit));
    for one in fitting {
        let mut first = *counts;
        first.add(cx.layout, cell, one);
        for other in fitting.filter(|other| other > one) {
            let mut both = first;
            both.add(cx.layout, cell, other);
            let guards = guards | CandidateSet::of_cell(cell, digits.without(one).without(other));
            choose(cx, &both, cells.without(cell), guards, report)?;
        }
    }
    ControlFlow::Continue(())
}
