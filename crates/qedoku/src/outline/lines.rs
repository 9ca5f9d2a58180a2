//! An outline as lines of text.
use super::fit::{COLUMNS, cut, listed};
use qedoku_core::wire::{Branch, Outline, Support};
use qedoku_explain::{Voice, hard_steps, headings, numbers, say};

/// Writes an outline in short lines: two for the answer, six for what it rests on, two for the hardest steps, twelve for the
/// argument and two for what is proved of it come, with the heading, to 25 at most. None is wider than a terminal.
pub(crate) fn lines(outline: &Outline, voice: Voice) -> Vec<String> {
    let [rests, hardest, argument] = headings(voice);
    let mut lines = wrapped(&outline.answer, 2);
    if !outline.rests_on.is_empty() {
        lines.push(rests);
        lines.extend(outline.rests_on.iter().map(|Support { text, .. }| format!("  - {text}")));
    }
    if !outline.hardest.is_empty() {
        lines.extend(wrapped(&(hardest + &listed(voice, &hard_steps(outline), 2 * COLUMNS - 20)), 2));
    }
    if !outline.argument.is_empty() {
        lines.push(say!(
            voice,
            en: "{argument} (--full tells every step, --step N one of them)",
            zh: "{argument}（--full 展开每一步，--step N 展开一步）"
        ));
    }
    for branch @ Branch { text, inside, .. } in &outline.argument {
        lines.push(format!("{:>8} {text}", numbers(branch) + "."));
        lines.extend(inside.as_ref().map(|inside| format!("             {inside}")));
    }
    let remarks: Vec<String> = outline.remarks.iter().flat_map(|remark| wrapped(remark, 2)).collect();
    lines.extend(remarks);
    lines
}

/// A text in so many lines at most.
fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_inclusive([' ', '，', '；', '。', '、']) {
        match lines.last_mut() {
            Some(line) if super::fit::width(line) + super::fit::width(word.trim_end()) <= COLUMNS + 12 => *line += word,
            _ => lines.push(word.to_owned()),
        }
    }
    if lines.len() > most {
        let rest = lines.split_off(most - 1).concat();
        lines.push(cut(&rest, COLUMNS + 12));
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}
