//! The argument step by step, forwards, or from the answer back to the start.
use super::OutlineLine;
use super::grounds::StartKind;
use super::lines::LinesText;
use crate::names::Names;
use qedoku_core::wire::Branch;
use qedoku_explain::{Detail, StepText, Style};

/// The most steps that each have a line of their own: of more, singles that follow on each other share one.
const ONE_A_LINE: usize = 30;

/// The lines from the first step to the last, each with the steps that it needs. The last step stands by itself.
pub(super) fn forwards(all: &[OutlineLine<'_>], names: &Names) -> Vec<Branch> {
    let style = names.get_style();
    let shares = all.len() > ONE_A_LINE;
    let last = all.len().saturating_sub(1);
    let mut tree = Vec::new();
    let mut at = 0;
    while at < all.len() {
        let run = (at..last).take_while(|&at| shares && all[at].is_single()).count();
        let run = &all[at..at + run.max(1)];
        let text = match run {
            [line] => {
                style.say(&TreeText::Forwards { line: &described(line, style), needs: &bracketed(&line.needs, style) })
            }
            _ => style.say(&TreeText::Singles { list: &style.commas(run.iter().map(|line| single(line, style))) }),
        };
        tree.push(branch(all, run, style.spaced(text), style));
        at += run.len();
    }
    tree
}

/// The lines from the last step to the first, each with the steps that it is for and those that it needs: every step
/// stands below those that it is for.
pub(super) fn backwards(all: &[OutlineLine<'_>], names: &Names) -> Vec<Branch> {
    let style = names.get_style();
    let line = |at: usize| {
        let line = &all[at];
        let is_for = used_by(all, &all[at..=at]);
        let is_for = if is_for.is_empty() {
            String::new()
        } else {
            style.say(&TreeText::IsFor { numbers: &steps(&is_for, style) })
        };
        let needs = match (line.needs.is_empty(), line.grounds.start()) {
            (false, _) => style.say(&TreeText::Needs { numbers: &steps(&line.needs, style) }),
            (true, StartKind::Givens) => style.say(&TreeText::GivensOnly),
            (true, StartKind::Position) => style.say(&TreeText::PositionOnly),
        };
        let text = style.say(&TreeText::Backwards { line: &described(line, style), is_for: &is_for, needs: &needs });
        branch(all, &all[at..=at], style.spaced(text), style)
    };
    (0..all.len()).rev().map(line).collect()
}

fn branch(all: &[OutlineLine<'_>], run: &[OutlineLine<'_>], text: String, style: Style) -> Branch {
    let from = run.first().map_or(0, |line| line.number);
    let to = run.last().map_or(0, |line| line.number);
    let inside = if let [line] = run { inside(&line.step_text, style) } else { None };
    let mut needs: Vec<u32> = run.iter().flat_map(|line| &line.needs).copied().filter(|&need| need < from).collect();
    needs.sort_unstable();
    needs.dedup();
    let lines = if let [line] = run { line.lines.clone() } else { Vec::new() };
    Branch { from, to, text, lines, inside, needs, is_for: used_by(all, run) }
}

/// The later steps that need one of these.
fn used_by(all: &[OutlineLine<'_>], run: &[OutlineLine<'_>]) -> Vec<u32> {
    let end = run.last().map_or(0, |line| line.number as usize);
    let needs = |line: &&OutlineLine<'_>| run.iter().any(|own| line.needs.contains(&own.number));
    all[end..].iter().filter(needs).map(|line| line.number).collect()
}

/// A step in a line: its technique, what its pattern is made of, and what it concludes; in brief its argument.
fn described(line: &OutlineLine<'_>, style: Style) -> String {
    if style.detail == Detail::Brief && !style.is_plain() {
        return line.step_text.sentence();
    }
    let name = &line.step_text.name;
    let outcome = outcome(line, style);
    if line.shape.is_empty() {
        return style.say(&TreeText::Named { name, outcome: &outcome });
    }
    style.say(&TreeText::Shaped { name, shape: &line.shape, outcome: &outcome })
}

/// The conclusion of a step in words.
fn outcome(line: &OutlineLine<'_>, style: Style) -> String {
    if style.is_plain() { line.step_text.conclusion.clone() } else { style.outcome(&line.step_text.described) }
}

/// A single that shares a line with others.
fn single(line: &OutlineLine<'_>, style: Style) -> String {
    let needs = steps(&line.needs, style);
    let beside = [line.shape.clone(), needs];
    let beside = style.semicolons(beside.into_iter().filter(|part| !part.is_empty()));
    let outcome = outcome(line, style);
    let single = TreeText::Single { number: line.number, outcome: &outcome, beside: &beside };
    if beside.is_empty() {
        style.say(&TreeText::BareSingle { number: line.number, outcome: &outcome })
    } else {
        style.say(&single)
    }
}

/// The steps that are needed, in brackets behind a blank.
fn bracketed(needs: &[u32], style: Style) -> String {
    if needs.is_empty() {
        return String::new();
    }
    style.say(&TreeText::Bracketed { numbers: &steps(needs, style) })
}

/// The numbers of steps; for beginners they are called that.
fn steps(numbers: &[u32], style: Style) -> String {
    let numbers = ranges(numbers, style);
    if style.is_plain() && !numbers.is_empty() {
        let one = numbers.parse::<u32>().ok();
        return match one {
            Some(number) => style.say(&LinesText::OneStep { number }),
            None => style.say(&TreeText::Steps { numbers: &numbers }),
        };
    }
    numbers
}

/// Numbers in a list, three or more that follow on each other as a range: `1, 2, 10-12`.
pub(super) fn ranges(numbers: &[u32], style: Style) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut left = numbers;
    while let [first, ..] = left {
        let run = left.iter().zip(*first..).take_while(|(number, next)| *number == next).count();
        let (run, rest) = left.split_at(if run < 3 { 1 } else { run });
        left = rest;
        let last = run[run.len() - 1];
        parts.push(if run.len() == 1 { first.to_string() } else { format!("{first}-{last}") });
    }
    style.commas(parts)
}

/// The lines nested in a step, cases left out.
pub(super) fn leaves(step_text: &StepText) -> Vec<&StepText> {
    let mut all = Vec::new();
    for nested in &step_text.nested {
        // A case has no technique of its own: it is told by its steps.
        if nested.nested.is_empty() || !is_case(nested) {
            all.push(nested);
        }
        all.extend(leaves(nested));
    }
    all
}

/// The same, of those that stand below the step.
fn printed(step_text: &StepText) -> Vec<&StepText> {
    let inside = |nested| {
        let own = Some(nested).filter(|it: &&StepText| !is_case(it));
        own.into_iter().chain(printed(nested)).collect::<Vec<_>>()
    };
    step_text.below().flat_map(inside).collect()
}

fn is_case(step_text: &StepText) -> bool {
    step_text.number.ends_with(|last: char| last.is_ascii_lowercase())
}

/// The steps nested in a step behind their numbers; none if its words tell them without numbers of their own.
fn inside(step_text: &StepText, style: Style) -> Option<String> {
    let all = if style.detail == Detail::Brief { leaves(step_text) } else { printed(step_text) };
    let [first, .., last] = all.as_slice() else {
        let only = all.first()?;
        return Some(style.say(&TreeText::OneInside { number: &only.number }));
    };
    // Those within them have numbers of their own.
    let count = outermost(step_text).filter(|it| style.detail == Detail::Brief || !it.is_in_line).count();
    Some(style.say(&TreeText::Inside { count, first: &first.number, last: &last.number }))
}

/// The steps nested in a step itself, or in one of its cases.
fn outermost(step_text: &StepText) -> impl Iterator<Item = &StepText> {
    step_text.nested.iter().flat_map(|nested| match nested.nested.as_slice() {
        [_, ..] if is_case(nested) => nested.nested.as_slice(),
        _ => std::slice::from_ref(nested),
    })
}

/// The argument step by step.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TreeText<'a> {
    Named { name: &'a str, outcome: &'a str },
    Shaped { name: &'a str, shape: &'a str, outcome: &'a str },
    Forwards { line: &'a str, needs: &'a str },
    Bracketed { numbers: &'a str },
    Singles { list: &'a str },
    Single { number: u32, outcome: &'a str, beside: &'a str },
    BareSingle { number: u32, outcome: &'a str },
    Backwards { line: &'a str, is_for: &'a str, needs: &'a str },
    IsFor { numbers: &'a str },
    Needs { numbers: &'a str },
    Steps { numbers: &'a str },
    GivensOnly,
    PositionOnly,
    OneInside { number: &'a str },
    Inside { count: usize, first: &'a str, last: &'a str },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_a_row_are_a_range_from_three_on() {
        for (numbers, text) in [
            (&[][..], ""),
            (&[4], "4"),
            (&[3, 4], "3, 4"),
            (&[1, 2, 10, 11, 12], "1, 2, 10-12"),
            (&[8, 9, 10], "8-10"),
            (&[1, 3, 4, 5, 6, 7], "1, 3-7"),
        ] {
            assert_eq!(ranges(numbers, Style::default()), text);
        }
    }
}
