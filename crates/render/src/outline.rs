//! The outline of an argument as documents open with it.
use crate::escape::escape;
use qedoku_core::wire::{Branch, HardStep, Outline};
use qedoku_explain::Style;
use std::fmt::Write as _;

/// The headings above the facts, before the hardest steps, and above the argument.
pub fn headings(style: Style) -> [String; 3] {
    [style.say(&OutlineText::RestsOn), style.say(&OutlineText::HardestSteps), style.say(&OutlineText::Argument)]
}

/// The names of the hardest steps, each with the numbers of the steps that have it: `Claiming (8, 15)`; and how many
/// these are.
pub fn hard_steps(outline: &Outline, style: Style) -> Vec<(String, usize)> {
    let mut named: Vec<(&str, Vec<u32>)> = Vec::new();
    for HardStep { n, name, .. } in &outline.hardest {
        match named.iter_mut().find(|(known, _)| known == name) {
            Some((_, numbers)) => numbers.push(*n),
            None => named.push((name, vec![*n])),
        }
    }
    let said = |(name, numbers): (&str, Vec<u32>)| {
        let count = numbers.len();
        let numbers = style.commas(numbers);
        (style.say(&OutlineText::HardStep { name, numbers: &numbers }), count)
    };
    named.into_iter().map(said).collect()
}

/// The hardest steps in one line.
fn hardest_listed(outline: &Outline, style: Style) -> String {
    let names: Vec<String> = hard_steps(outline, style).into_iter().map(|named| named.0).collect();
    style.commas(names)
}

/// The numbers of the steps of a branch: `7` or `1-6`.
pub fn numbers(branch: &Branch) -> String {
    let Branch { from, to, .. } = branch;
    if from == to { from.to_string() } else { format!("{from}-{to}") }
}

/// The outline as nested lists of Markdown below the answer; `plain` makes text of what Markdown would take for more.
pub(crate) fn markdown(outline: &Outline, style: Style, plain: fn(&str) -> String) -> String {
    let [rests, hardest, argument] = headings(style);
    let mut lines = vec![plain(&outline.answer)];
    if !outline.rests_on.is_empty() {
        lines.push(format!("- {rests}"));
        lines.extend(outline.rests_on.iter().map(|fact| format!("  - {}", plain(&fact.text))));
    }
    if !outline.hardest.is_empty() {
        lines.push(format!("- {hardest}{}", plain(&hardest_listed(outline, style))));
    }
    if !outline.argument.is_empty() {
        lines.push(format!("- {argument}"));
    }
    for branch in &outline.argument {
        lines.push(format!("  - **{}** {}", numbers(branch), plain(&branch.text)));
        lines.extend(branch.lines.iter().map(|line| format!("    - {}", plain(line))));
        lines.extend(branch.inside.as_ref().map(|inside| format!("    - {}", plain(inside))));
    }
    lines.extend(outline.remarks.iter().map(|remark| format!("- {}", plain(remark))));
    lines.join("\n") + "\n\n"
}

/// The entry of a page for the answer: what it rests on and what is hard, in paragraphs.
pub(crate) fn entry(outline: &Outline, style: Style) -> String {
    let [_, hardest, _] = headings(style);
    let mut said = vec![outline.answer.clone()];
    if !outline.rests_on.is_empty() {
        let facts = style.semicolons(outline.rests_on.iter().map(|fact| fact.text.clone()));
        said.push(style.say(&OutlineText::Facts { facts: &facts }));
    }
    if !outline.hardest.is_empty() {
        said.push(hardest + &hardest_listed(outline, style));
    }
    said.extend(outline.remarks.iter().cloned());
    let word = style.say(&OutlineText::Answer);
    let said = said.iter().fold(String::new(), |mut text, line| {
        let _ = write!(text, "<p class=\"why\">{}</p>", escape(line));
        text
    });
    format!("<li><a href=\"#s=answer\"><b>{word}</b></a>{said}</li>\n")
}

/// The texts around the outline of an argument.
#[derive(Clone, Copy, Debug)]
pub(crate) enum OutlineText<'a> {
    RestsOn,
    HardestSteps,
    Argument,
    HardStep { name: &'a str, numbers: &'a str },
    Facts { facts: &'a str },
    Answer,
}
