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
    let layout = &trace.layout;
    let mut ledger = Ledger::default();
    // Who reads an argument goes back to where a digit comes from; in a run, the digits stand on the board.
    let cites = matches!(trace.outcome, Outcome::Reached(_));
    let mut board = Board::new(layout, &trace.puzzle);
    for (step, number) in trace.steps.iter().zip(1..) {
        let needs = ledger.needs_of(layout, step);
        let step_text = StepContext::with_ledger(layout, &board, &ledger, |context| {
            StepText::new(&context.with_style(names.get_style()).citing(cites), &number.to_string(), step, &|slug| {
                names.name(slug)
            })
        });
        each(DescribedStep { number, step, before: &board, step_text, needs });
        let before = board.clone();
        board.apply(&step.conclusion);
        ledger.record(number, &before, &board);
    }
}
