//! A deadly pattern on a board, and what follows because one of its guards is true.
use crate::{Context, Sink};
use qedoku_core::{
    Board, Candidate, CandidateSet, CellSet, DeadlyKind, Digit, DigitSet, Guard, House, Layout, Pattern, Slot, Truth,
    argument,
};
use std::ops::ControlFlow;

/// A deadly pattern on a board.
#[derive(Clone, Copy, Debug)]
pub struct DeadlyPattern {
    /// The kind of pattern that the cells make.
    pub kind: DeadlyKind,
    /// The candidates of the cells if all guards are false.
    pub deadly: CandidateSet,
    /// The other candidates of the cells.
    pub guards: CandidateSet,
}

/// The rule applied to a pattern: one of the rules below, or a technique's own.
pub(crate) type DeadlyRule = fn(&DeadlyPattern, &Context<'_>, &mut Sink<'_>) -> ControlFlow<()>;

impl DeadlyPattern {
    /// These cells, deadly when they hold these digits only.
    pub fn new(kind: DeadlyKind, board: &Board, cells: CellSet, digits: DigitSet) -> Self {
        let mut it = Self { kind, deadly: CandidateSet::EMPTY, guards: CandidateSet::EMPTY };
        for digit in Digit::ALL {
            let side = if digits.contains(digit) { &mut it.deadly } else { &mut it.guards };
            *side.plane_mut(digit) = board.plane(digit) & cells;
        }
        it
    }

    /// The digits of the guards.
    pub(crate) fn guard_digits(&self) -> DigitSet {
        self.guards.all_digits()
    }

    /// The pattern as steps show it.
    pub(crate) fn pattern(&self) -> Pattern {
        Pattern::of(argument::Deadly::new(self.kind, self.deadly, self.guards))
    }

    /// One of the guards is true.
    pub(crate) fn truth(&self) -> Truth {
        Truth::Guard(Box::new(Guard { deadly: self.deadly, guards: self.guards }))
    }

    /// The pattern with the truth that it allows, and those of other slots.
    pub fn evidence(&self, cx: &Context<'_>, slots: impl Iterator<Item = Slot>) -> (Pattern, Vec<Truth>) {
        let truths = std::iter::once(self.truth()).chain(slots.map(|slot| cx.truth(slot))).collect();
        (self.pattern(), truths)
    }
}

/// Guards in one cell: the cell holds one of them, so none of its deadly digits.
pub(crate) fn one_cell(it: &DeadlyPattern, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let Some(cell) = it.guards.cells().single() else { return ControlFlow::Continue(()) };
    let gone = CandidateSet::of_cell(cell, it.deadly.digits(cell));
    sink.eliminate(gone, || it.evidence(cx, std::iter::empty()))
}

/// Guards of one digit: it stands in one of their cells, so in no cell that sees them all.
pub(crate) fn one_digit(it: &DeadlyPattern, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let Some(digit) = it.guard_digits().single() else { return ControlFlow::Continue(()) };
    let cells = it.guards.plane(digit);
    if !cells.is_several() {
        return ControlFlow::Continue(());
    }
    let gone = CandidateSet::of_digit(digit, cx.layout.common_peers(cells));
    sink.eliminate(gone, || it.evidence(cx, std::iter::empty()))
}

/// Guards in two cells of a house that has a deadly digit in these two cells only: one of them takes it, the other one
/// a guard, so neither takes another deadly digit.
pub(crate) fn locked(it: &DeadlyPattern, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let cells = it.guards.cells();
    if cells.len() != 2 {
        return ControlFlow::Continue(());
    }
    let houses = cx.layout.houses_around(cells);
    let confined = |house: House, digit| cx.board.plane(digit) & cx.layout.cells(house) == cells;
    for digit in Digit::ALL {
        if !cells.is_subset(it.deadly.plane(digit)) {
            continue;
        }
        let Some(house) = houses.iter().find(|&house| confined(house, digit)) else { continue };
        let mut gone = CandidateSet::EMPTY;
        for other in DigitSet::ALL.without(digit) {
            *gone.plane_mut(other) = it.deadly.plane(other) & cells;
        }
        // What clashes with both guards goes without the house.
        if !(gone & *cx.board.candidates()).is_subset(&clashing(cx.layout, &it.guards)) {
            sink.eliminate(gone, || it.evidence(cx, std::iter::once(Slot::House(house, digit))))?;
        }
    }
    ControlFlow::Continue(())
}

/// Any guards: what clashes with all of them is false.
pub(crate) fn exclusion(it: &DeadlyPattern, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let gone = clashing(cx.layout, &it.guards);
    sink.eliminate(gone, || it.evidence(cx, std::iter::empty()))
}

/// The candidates that clash with every one of some candidates.
pub(crate) fn clashing(layout: &Layout, guards: &CandidateSet) -> CandidateSet {
    guards.iter().fold(CandidateSet::ALL, |all, guard: Candidate| all & layout.clashes(guard))
}
