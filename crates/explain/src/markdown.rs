//! A story as Markdown: a heading, the text and a picture in characters for each step.
use crate::account::Account;
use crate::picture::{Marks, Style, grid, legend, pencil};
use crate::story::{Frame, Story};
use crate::voice::Lang;
use std::fmt::Write as _;

/// Writes a story as Markdown.
pub fn markdown(story: &Story<'_>) -> String {
    let mut text = format!("# {}\n\n", plain(&story.title));
    paragraphs(&mut text, &story.heading);
    block(&mut text, &grid(story.layout, &story.start, Style::Plain), "");
    for frame in story.frames() {
        step(&mut text, story, &frame);
    }
    if let Some(end) = &story.end {
        text += match story.voice.lang {
            Lang::En => "## Result\n\n",
            Lang::Zh => "## 结果\n\n",
        };
        let full = end.is_full();
        let picture =
            if full { grid } else { |layout: &_, board: &_, style| pencil(layout, board, &Marks::default(), style) };
        block(&mut text, &picture(story.layout, end, Style::Plain), "");
    }
    paragraphs(&mut text, &story.closing);
    text.truncate(text.trim_end().len());
    text + "\n"
}

fn step(text: &mut String, story: &Story<'_>, Frame { account, board, marks, nested, .. }: &Frame<'_>) {
    let Account { number, name, conclusion, .. } = account;
    let _ = write!(text, "## {number}. {}: {}\n\n", plain(name), plain(conclusion));
    paragraphs(text, &[account.sentence()]);
    if let Some(eureka) = &account.eureka {
        let _ = write!(text, "`{eureka}`\n\n");
    }
    block(text, &pencil(story.layout, board, marks, Style::Plain), &legend(marks, story.voice));
    branch(text, "", nested);
    if !nested.is_empty() {
        text.push('\n');
    }
}

/// Nested steps as nested lists.
fn branch(text: &mut String, indent: &str, frames: &[Frame<'_>]) {
    for Frame { account, nested, .. } in frames {
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
