//! A document as Markdown: a heading, the text and a picture in characters for each step.
use crate::outline;
use crate::picture::{DrawingStyle, grid, legend, pencil};
use crate::step_document::{DocumentFrame, OpenSteps, StepDocument};
use qedoku_explain::StepText;
use std::fmt::Write as _;

/// Writes a document as Markdown.
pub fn markdown(story: &StepDocument<'_>) -> String {
    let mut text = format!("# {}\n\n", plain(&story.title));
    if let Some(outline) = &story.outline {
        text += &outline::markdown(outline, story.style, plain);
        if story.opened != OpenSteps::Full {
            let frames = story.frames();
            let OpenSteps::Step(number) = &story.opened else { return ended(text) };
            if let Some(frame) = frames.iter().find_map(|frame| frame.find(number)) {
                step(&mut text, story, frame);
            }
            return ended(text);
        }
    }
    paragraphs(&mut text, &story.heading);
    block(&mut text, &start(story), "");
    for frame in story.frames() {
        step(&mut text, story, &frame);
    }
    if let Some(end) = &story.end {
        let _ = write!(
            text,
            "## {}

",
            story.style.say(&MarkdownText::Result)
        );
        let full = end.is_full() && story.asked.is_none();
        let layout = story.layout;
        let style = DrawingStyle::Plain;
        let picture = if full { grid(layout, end, style) } else { pencil(layout, end, &story.bare(), style) };
        block(&mut text, &picture, "");
    }
    paragraphs(&mut text, &story.closing);
    ended(text)
}

/// The text without the empty lines at its end.
fn ended(mut text: String) -> String {
    text.truncate(text.trim_end().len());
    text + "\n"
}

/// The start; with the candidates of the cell that was asked about, if one was.
fn start(story: &StepDocument<'_>) -> String {
    match story.asked {
        Some(_) => pencil(story.layout, &story.start, &story.bare(), DrawingStyle::Plain),
        None => grid(story.layout, &story.start, DrawingStyle::Plain),
    }
}

fn step(
    text: &mut String,
    story: &StepDocument<'_>,
    DocumentFrame { account, board, marks, nested, .. }: &DocumentFrame<'_>,
) {
    let StepText { number, name, conclusion, .. } = account;
    let name = plain(name);
    let conclusion = plain(conclusion);
    *text += &story.style.say(&MarkdownText::Step { number, name: &name, conclusion: &conclusion });
    *text += "\n\n";
    paragraphs(text, &[account.sentence()]);
    if let Some(eureka) = &account.eureka {
        let _ = write!(text, "`{eureka}`\n\n");
    }
    block(text, &pencil(story.layout, board, marks, DrawingStyle::Plain), &legend(marks, story.style));
    branch(text, "", nested);
    if !nested.is_empty() {
        text.push('\n');
    }
}

/// Nested steps as nested lists.
fn branch(text: &mut String, indent: &str, frames: &[DocumentFrame<'_>]) {
    for DocumentFrame { account, nested, .. } in frames {
        let _ = writeln!(text, "{indent}- {} {}", account.number, plain(&account.sentence()));
        branch(text, &format!("{indent}  "), nested);
    }
}

fn paragraphs(text: &mut String, lines: &[String]) {
    for line in lines {
        let _ = write!(text, "{}\n\n", plain(line));
    }
}

fn block(text: &mut String, picture: &str, below: &str) {
    let _ = write!(text, "```text\n{picture}");
    if !below.is_empty() {
        let _ = writeln!(text, "{below}");
    }
    text.push_str("```\n\n");
}

/// Text that Markdown takes for nothing but text.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        if matches!(character, '\\' | '`' | '*' | '_' | '<' | '>' | '[' | ']' | '#' | '|' | '&' | '~') {
            out.push('\\');
        }
        out.push(character);
    }
    out
}

/// Headings of documents.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MarkdownText<'a> {
    Result,
    Step { number: &'a str, name: &'a str, conclusion: &'a str },
}
