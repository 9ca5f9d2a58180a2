//! A trace, step by step, in words.
use super::summary::Names;
use qedoku_core::{Board, Ledger, Step, Trace};
use qedoku_explain::{Account, Scene};

/// A step with all that is said of it.
#[derive(Debug)]
pub(crate) struct Told<'a> {
    pub(crate) number: u32,
    pub(crate) step: &'a Step,
    /// The board before the step.
    pub(crate) before: &'a Board,
    pub(crate) account: Account,
    /// The earlier steps it needs.
    pub(crate) needs: Vec<u32>,
}

/// Tells each step of a trace, in order.
pub(crate) fn tell(trace: &Trace, names: &Names, mut each: impl FnMut(Told<'_>)) {
    let layout = trace.layout;
    let mut ledger = Ledger::default();
    let mut board = Board::new(layout, &trace.puzzle);
    for (step, number) in trace.steps.iter().zip(1..) {
        let needs = ledger.needs_of(layout, step);
        let account = Scene::remembering(layout, &board, &ledger, |scene| {
            Account::new(&scene.told_in(names.voice()), &number.to_string(), step, &|slug| names.name(slug))
        });
        each(Told { number, step, before: &board, account, needs });
        let before = board.clone();
        board.apply(layout, &step.conclusion);
        ledger.record(number, &before, &board);
    }
}
