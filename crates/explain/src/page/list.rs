//! The list of steps, which also holds their text.
use super::words::{self, Words};
use crate::account::Account;
use crate::escape::escape;
use crate::outline;
use crate::story::{Frame, Story};
use crate::voice::Lang;
use qedoku_core::wire::Outline;
use std::fmt::Write as _;

/// Writes the list of a story's positions.
pub(super) fn write(story: &Story<'_>, frames: &[Frame<'_>]) -> String {
    let lang = story.voice.lang;
    let words = Words::of(lang);
    let mut text = "<ol class=\"list\">\n".to_owned();
    if let Some(outline) = &story.outline {
        text += &outline::entry(outline, story.voice);
    }
    bare(&mut text, ("0", words.start), &story.heading);
    match &story.outline {
        Some(outline) => folded(&mut text, lang, frames, outline),
        None => frames.iter().for_each(|frame| entry(&mut text, lang, frame)),
    }
    if story.end.is_some() {
        bare(&mut text, ("end", words.result), &story.closing);
    }
    text += "</ol>\n";
    if story.end.is_none() {
        text += &paragraphs("closing", &story.closing);
    }
    text
}

/// The steps in the runs of an outline, each of which opens by a click.
fn folded(text: &mut String, lang: Lang, frames: &[Frame<'_>], outline: &Outline) {
    let mut left = frames;
    for branch in &outline.argument {
        let count = (branch.to + 1).saturating_sub(branch.from) as usize;
        let (run, rest) = left.split_at(count.min(left.len()));
        left = rest;
        let folds = run.len() > 1;
        if folds {
            let (numbers, said) = (outline::numbers(branch), escape(&branch.text));
            let _ = writeln!(text, "<li><details><summary>{numbers} {said}</summary><ol>");
        }
        for frame in run {
            entry(text, lang, frame);
        }
        if folds {
            *text += "</ol></details></li>\n";
        }
    }
    for frame in left {
        entry(text, lang, frame);
    }
}

/// The start, or the end.
fn bare(text: &mut String, (number, name): (&str, &str), lines: &[String]) {
    let _ = writeln!(text, "<li><a href=\"#s={number}\"><b>{name}</b></a>{}</li>", paragraphs("why", lines));
}

fn entry(text: &mut String, lang: Lang, Frame { account, nested, .. }: &Frame<'_>) {
    let Account { number, name, place, conclusion, eureka, .. } = account;
    let [number, name, conclusion] = [number, name, conclusion].map(|part| escape(part));
    let place = if place.is_empty() || name.starts_with(place.as_str()) { String::new() } else { escape(place) };
    let _ = write!(
        text,
        "<li><a href=\"#s={number}\"><span class=\"n\">{number}</span> <b>{name}</b> <span class=\"c\">{conclusion}</span> \
         <span class=\"w\">{place}</span></a>{}",
        paragraphs("why", &[account.reason()])
    );
    if let Some(eureka) = eureka {
        *text += &paragraphs("why eureka", std::slice::from_ref(eureka));
    }
    if !nested.is_empty() {
        let _ = writeln!(text, "<details><summary>{}</summary><ol>", words::count(lang, cases(nested), steps(nested)));
        for frame in nested {
            entry(text, lang, frame);
        }
        *text += "</ol></details>";
    }
    *text += "</li>\n";
}

/// How many of these are cases of a forcing.
fn cases(frames: &[Frame<'_>]) -> usize {
    frames.iter().filter(|frame| frame.is_case).count()
}

/// How many steps stand in a branch, those inside them included.
fn steps(frames: &[Frame<'_>]) -> usize {
    frames.iter().map(|frame| usize::from(!frame.is_case) + steps(&frame.nested)).sum()
}

fn paragraphs(class: &str, lines: &[String]) -> String {
    lines.iter().fold(String::new(), |mut text, line| {
        let _ = write!(text, "<p class=\"{class}\">{}</p>", escape(line));
        text
    })
}
