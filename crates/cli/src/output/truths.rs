//! Lists the truths that a step rests on, in words.
use super::terminal_style::wrap;
use qedoku::words;
use qedoku_core::Step;
use qedoku_explain::StepContext;

/// The truths that a step rests on, a line each.
pub(super) fn write(context: &StepContext<'_>, step: &Step) -> String {
    let truths = step.truths.iter().map(|truth| wrap("  - ", &words::proved_truth(context, truth)));
    words::rests_on(context.style) + "\n" + &truths.collect::<String>()
}
