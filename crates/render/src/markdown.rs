//! A document as Markdown: a heading, the text and a picture in characters for each step.
use crate::outline;
use crate::picture::{DrawingStyle, grid, legend, pencil};
use crate::step_document::{DocumentFrame, OpenSteps, StepDocument};
use qedoku_explain::StepText;
use std::fmt::Write as _;

/// Writes a document as Markdown.
pub fn markdown(step_document: &StepDocument<'_>) -> String {
    let mut text = format!("# {}\n\n", plain(&step_document.title));
    if let Some(outline) = &step_document.outline {
        text += &outline::markdown(outline, step_document.style, plain);
        if step_document.opened != OpenSteps::Full {
            let frames = step_document.frames();
            let OpenSteps::Step(number) = &step_document.opened else { return ended(text) };
            if let Some(frame) = frames.iter().find_map(|frame| frame.find(number)) {
                step(&mut text, step_document, frame);
            }
            return ended(text);
        }
    }
    paragraphs(&mut text, &step_document.heading);
    block(&mut text, &start(step_document), "");
    for frame in step_document.frames() {
        step(&mut text, step_document, &frame);
    }
    if let Some(end) = &step_document.end {
        let _ = write!(
            text,
            "## {}

",
            step_document.style.say(&MarkdownText::Result)
        );
        let full = end.is_full() && step_document.asked.is_none();
        let style = DrawingStyle::Plain;
        let picture = if full { grid(end, style) } else { pencil(end, &step_document.bare(), style) };
        block(&mut text, &picture, "");
    }
    paragraphs(&mut text, &step_document.closing);
    ended(text)
}

/// The text without the empty lines at its end.
fn ended(mut text: String) -> String {
    text.truncate(text.trim_end().len());
    text + "\n"
}

/// The start; with the candidates of the cell that was asked about, if one was.
fn start(step_document: &StepDocument<'_>) -> String {
    match step_document.asked {
        Some(_) => pencil(&step_document.start, &step_document.bare(), DrawingStyle::Plain),
        None => grid(&step_document.start, DrawingStyle::Plain),
    }
}

fn step(
    text: &mut String,
    step_document: &StepDocument<'_>,
    DocumentFrame { step_text, board, marks, nested, .. }: &DocumentFrame<'_>,
) {
    let StepText { number, name, conclusion, .. } = step_text;
    let name = plain(name);
    let conclusion = plain(conclusion);
    *text += &step_document.style.say(&MarkdownText::Step { number, name: &name, conclusion: &conclusion });
    *text += "\n\n";
    paragraphs(text, &[step_text.sentence()]);
    if let Some(eureka) = &step_text.eureka {
        let _ = write!(text, "`{eureka}`\n\n");
    }
    block(text, &pencil(board, marks, DrawingStyle::Plain), &legend(marks, step_document.style));
    if !step_text.is_told && !nested.is_empty() {
        branch(text, "", nested);
        text.push('\n');
    }
}

/// Nested steps as nested lists.
fn branch(text: &mut String, indent: &str, frames: &[DocumentFrame<'_>]) {
    for DocumentFrame { step_text, nested, .. } in frames.iter().filter(|it| !it.step_text.is_in_line) {
        let sentence = listed(&plain(&step_text.sentence()), &format!("{indent}  "));
        let _ = writeln!(text, "{indent}- {} {sentence}", step_text.number);
        if !step_text.is_told {
            branch(text, &format!("{indent}  "), nested);
        }
    }
}

fn paragraphs(text: &mut String, lines: &[String]) {
    for line in lines {
        let _ = write!(text, "{}\n\n", listed(&plain(line), ""));
    }
}

/// Lines with the numbers of a list, as Markdown has them: with an empty line before and behind the list, and before what
/// belongs to one item.
fn listed(text: &str, indent: &str) -> String {
    let number = |line: &str| line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let is_item = |line: &str| number(line) > 0 && line[number(line)..].starts_with(". ");
    let is_inner = |line: &str| number(line) > 0 && !is_item(line);
    let mut lines = text.split('\n');
    let mut before = lines.next().unwrap_or_default();
    let mut out = before.to_owned();
    for line in lines {
        out += if is_item(before) && is_item(line) { "\n" } else { "\n\n" };
        out.extend([indent, if is_inner(line) { "   " } else { "" }, line]);
        before = line;
    }
    out
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
