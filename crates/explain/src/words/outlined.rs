//! The argument of a step below its line in an outline, where the line cannot show it.
use super::prose::ProseText;
use crate::step_text::StepText;
use crate::style::{Detail, Style};
use qedoku_core::{Pattern, Step, Subset};

/// The most cells of a naked subset that is seen on the board once its cells are named.
const SMALL_SUBSET: usize = 2;

/// The most lines of a fish that is.
const SMALL_FISH: usize = 2;

/// The sentences of a step in lines, without its conclusion, and those of the steps nested in it that these do not tell;
/// none where the line of the step in an outline has all that it rests on, nor in brief, where it has all in notation.
pub fn argument_lines(step: &Step, text: &StepText) -> Vec<String> {
    let style = text.style;
    if is_in_line(&step.pattern) || style.detail == Detail::Brief && !style.is_plain() {
        return Vec::new();
    }
    let reason = text.reason();
    let own = without_conclusion(style, step, &reason).lines().map(str::to_owned);
    let mut nested = Vec::new();
    below(text, &mut nested);
    own.chain(nested).filter(|line| !line.is_empty()).collect()
}

/// True if the line of a step says what its pattern is and what it concludes, and nothing more is to be followed.
fn is_in_line(pattern: &Pattern) -> bool {
    match pattern {
        Pattern::Single(_) | Pattern::Confined(_) | Pattern::Guess => true,
        Pattern::Subset(Subset::Naked(it)) => it.cells.len() <= SMALL_SUBSET,
        Pattern::Fish(it) => it.fins().is_empty() && it.base.len() <= SMALL_FISH,
        _ => false,
    }
}

/// The sentences without the last one, if this is the conclusion alone: the line of the step has it.
fn without_conclusion<'t>(style: Style, step: &Step, reason: &'t str) -> &'t str {
    let so = style.begun(style.say(&ProseText::So { gone: &step.conclusion })) + style.stop();
    reason.strip_suffix(&style.spaced(so)).unwrap_or(reason).trim_end()
}

/// The lines of what is nested in a step and stands below it: each step and case behind its number, then what is nested in
/// it, and at the end what is left empty.
fn below(text: &StepText, lines: &mut Vec<String>) {
    for inside in text.below() {
        let sentence = inside.sentence();
        let mut described = sentence.lines();
        lines.extend(described.next().map(|line| format!("{}  {line}", inside.number)));
        lines.extend(described.map(str::to_owned));
        below(inside, lines);
    }
    lines.extend(text.end_below().map(str::to_owned));
}
