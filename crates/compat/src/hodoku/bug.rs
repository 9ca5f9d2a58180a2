//! HoDoKu's bivalue universal grave with one cell of three digits.
use super::finder::HodokuFinder;
use qedoku_core::{Candidate, CandidateSet, Cell, DeadlyKind, Digit};
use qedoku_techniques::advanced::uniqueness::bug_plus_1::BugPlus1;
use qedoku_techniques::kernels::uniqueness::deadly::DeadlyPattern;
use qedoku_techniques::{Context, Technique};
use std::ops::ControlFlow;

pub(super) const BUG_PLUS_1: &[&dyn Technique] = &[&BugPlus1];

/// The only cell with a digit too many takes it.
pub(super) fn bug_plus_1(find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    let Some(guard) = guard(cx) else { return ControlFlow::Continue(()) };
    let others = cx.board.digits(guard.cell).without(guard.digit);
    let deleted: Vec<_> = others.iter().map(|digit| Candidate { cell: guard.cell, digit }).collect();
    find.delete(&BugPlus1::INFO, &deleted, || {
        let guards = CandidateSet::of(guard);
        let pattern = DeadlyPattern { kind: DeadlyKind::Bug, deadly: *cx.board.candidates() - guards, guards };
        pattern.evidence(cx, std::iter::empty())
    })
}

/// The digit that the one cell of three has too often in all its houses, while every other digit stands twice in each
/// house or not at all.
fn guard(cx: &Context<'_>) -> Option<Candidate> {
    let two = cx.board.cells_with_few(2);
    let cell: Cell = (cx.board.open() - two).single()?;
    if cx.board.digits(cell).len() != 3 {
        return None;
    }
    let own = cx.layout.houses_of(cell);
    cx.board.digits(cell).iter().map(|digit| Candidate { cell, digit }).find(|guard| {
        Digit::ALL.into_iter().all(|digit| {
            cx.layout.houses().iter().all(|house| {
                let count = (cx.board.plane(digit) & cx.layout.cells(house)).len();
                let odd = guard.digit == digit && own.contains(house);
                if odd { count == 3 } else { matches!(count, 0 | 2) }
            })
        })
    })
}
