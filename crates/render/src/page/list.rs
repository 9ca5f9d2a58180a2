//! The list of steps, which also holds their text.
use super::words::PageText;
use crate::escape::escape;
use crate::outline;
use crate::step_document::{DocumentFrame, StepDocument};
use qedoku_core::wire::Outline;
use qedoku_explain::{StepText, Style};
use std::fmt::Write as _;

/// The number of singles in a row that fold.
const RUN: usize = 3;

/// Writes the list of a document's positions.
pub(super) fn write(step_document: &StepDocument<'_>, frames: &[DocumentFrame<'_>]) -> String {
    let style = step_document.style;
    let mut text = "<ol class=\"list\">\n".to_owned();
    if let Some(outline) = &step_document.outline {
        text += &outline::entry(outline, style);
    }
    bare(&mut text, "0", &style.say(&PageText::Start), &step_document.heading);
    match &step_document.outline {
        Some(outline) => branches(&mut text, style, frames, outline),
        None => runs(&mut text, style, frames),
    }
    if step_document.end.is_some() {
        bare(&mut text, "end", &style.say(&PageText::Result), &step_document.closing);
    }
    text += "</ol>\n";
    if step_document.end.is_none() {
        text += &paragraphs("closing", &step_document.closing);
    }
    text
}

/// The steps, those runs of singles folded that are long.
fn runs(text: &mut String, style: Style, frames: &[DocumentFrame<'_>]) {
    let mut left = frames;
    while let Some(first) = left.first() {
        let singles = left.iter().take_while(|frame| frame.is_single()).count();
        let (run, rest) = left.split_at(singles.max(1));
        left = rest;
        if singles < RUN {
            entries(text, style, run);
            continue;
        }
        let last = run.last().unwrap_or(first);
        let first = &first.step_text.number;
        let last = &last.step_text.number;
        let said = style.say(&PageText::Singles { first, last, count: singles });
        let _ = writeln!(text, "<li><details class=\"run\" open><summary>{said}</summary><ol>");
        entries(text, style, run);
        *text += "</ol></details></li>\n";
    }
}

/// The steps in the runs of an outline, each of which opens by a click.
fn branches(text: &mut String, style: Style, frames: &[DocumentFrame<'_>], outline: &Outline) {
    for branch in &outline.argument {
        let [from, to] = [branch.from.saturating_sub(1), branch.to].map(|number| (number as usize).min(frames.len()));
        let run = &frames[from..to.max(from)];
        if run.len() < 2 {
            entries(text, style, run);
            continue;
        }
        let numbers = outline::numbers(branch);
        let said = escape(&branch.text);
        let _ = writeln!(text, "<li><details><summary>{numbers} {said}</summary><ol>");
        entries(text, style, run);
        *text += "</ol></details></li>\n";
    }
}

/// A list of steps, one after the other.
fn entries(text: &mut String, style: Style, frames: &[DocumentFrame<'_>]) {
    for frame in frames {
        entry(text, style, frame);
    }
}

/// The start, or the end.
fn bare(text: &mut String, number: &str, name: &str, lines: &[String]) {
    let _ = writeln!(text, "<li><a href=\"#s={number}\"><b>{name}</b></a>{}</li>", paragraphs("why", lines));
}

fn entry(text: &mut String, style: Style, DocumentFrame { step_text, nested, step, .. }: &DocumentFrame<'_>) {
    let StepText { number, name, place, conclusion, eureka, .. } = step_text;
    let [number, name, conclusion] = [number, name, conclusion].map(|part| escape(part));
    let place = if place.is_empty() || name.starts_with(place.as_str()) { String::new() } else { escape(place) };
    let technique = step.map(|step| format!(" data-technique=\"{}\"", escape(step.technique.as_str())));
    let _ = write!(
        text,
        "<li{}><a href=\"#s={number}\"><span class=\"n\">{number}</span> <b>{name}</b> <span class=\"c\">{conclusion}</span> \
         <span class=\"w\">{place}</span></a>{}",
        technique.unwrap_or_default(),
        paragraphs("why", &[step_text.reason()])
    );
    if let Some(eureka) = eureka {
        *text += &paragraphs("why eureka", std::slice::from_ref(eureka));
    }
    if !nested.is_empty() {
        let inside = match (cases(nested), steps(nested)) {
            (0, steps) => PageText::Inside { steps },
            (cases, steps) => PageText::Cases { cases, steps },
        };
        let _ = writeln!(text, "<details><summary>{}</summary><ol>", style.say(&inside));
        for frame in nested {
            entry(text, style, frame);
        }
        *text += "</ol></details>";
    }
    *text += "</li>\n";
}

/// The number of frames that are cases of a forcing.
fn cases(frames: &[DocumentFrame<'_>]) -> usize {
    frames.iter().filter(|frame| frame.step.is_none()).count()
}

/// The number of steps in a branch, those inside them included.
fn steps(frames: &[DocumentFrame<'_>]) -> usize {
    frames.iter().map(|frame| usize::from(frame.step.is_some()) + steps(&frame.nested)).sum()
}

fn paragraphs(class: &str, lines: &[String]) -> String {
    lines.iter().fold(String::new(), |mut text, line| {
        let _ = write!(text, "<p class=\"{class}\">{}</p>", escape(line));
        text
    })
}
