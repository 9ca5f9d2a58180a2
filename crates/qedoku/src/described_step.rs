//! A trace, step by step, in words.
use crate::names::Names;
use qedoku_core::{Board, Ledger, Outcome, Step, Trace};
use qedoku_explain::{StepContext, StepText};

/// A step with all that is said of it.
#[derive(Debug)]
pub struct DescribedStep<'a> {
    /// The number of the step, from 1.
    pub number: u32,
    /// The step.
    pub step: &'a Step,
    /// The board before the step.
    pub before: &'a Board,
    /// The text of the step.
    pub step_text: StepText,
    /// The earlier steps it needs.
    pub needs: Vec<u32>,
}

/// Describes each step of a trace, in order.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::log::{describe_steps, Names};
/// use qedoku::Session;
///
/// let trace = Session::new(generate(7, 1).next().expect("a puzzle").puzzle).solve()?.trace;
/// let mut number = 0;
/// describe_steps(&trace, &Names::all(), |described| {
///     number += 1;
///     assert_eq!(described.number, number);
///     assert!(described.needs.iter().all(|earlier| *earlier < number));
///     println!("{}: {}", described.step_text.name, described.step_text.reason());
/// });
/// # Ok::<(), qedoku::Error>(())
/// ```
pub fn describe_steps(trace: &Trace, names: &Names, mut each: impl FnMut(DescribedStep<'_>)) {
    follow_steps(trace, names, |number, step, needs, context| {
        let step_text = StepText::new(context, &number.to_string(), step, &|slug| names.name(slug));
        each(DescribedStep { number, step, before: context.board, step_text, needs });
    });
}

/// Goes through the steps of a trace, with the number of each, the earlier steps it needs, and its position.
pub(crate) fn follow_steps(trace: &Trace, names: &Names, mut each: impl FnMut(u32, &Step, Vec<u32>, &StepContext<'_>)) {
    let layout = &trace.layout;
    let mut ledger = Ledger::default();
    // Who reads an argument goes back to where a digit comes from; in a run, the digits stand on the board.
    let cites = matches!(trace.outcome, Outcome::Reached(_));
    let mut board = Board::new(layout, &trace.puzzle);
    for (step, number) in trace.steps.iter().zip(1..) {
        let needs = ledger.needs_of(layout, step);
        StepContext::with_ledger(&board, &ledger, |context| {
            each(number, step, needs, &context.with_style(names.get_style()).citing(cites));
        });
        let before = board.clone();
        board.apply(&step.conclusion);
        ledger.record(number, &before, &board);
    }
}
