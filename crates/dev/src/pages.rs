//! `cargo dev pages`: whether the pages of `docs/` fit on paper, and their paragraphs folded so that they do.
use crate::DevResult;
use clap::Args;
use std::fs;
use std::path::{Path, PathBuf};

/// The most characters of a line.
const MOST: usize = 120;

/// Pages that are wider and still to be narrowed.
const WIDE: [&str; 3] = ["docs/coverage.md", "docs/explanations.md", "docs/page.md"];

/// The comment before the part of a page that a command writes, up to the command.
const WRITTEN: &str = "<!-- What follows is written by ";

#[derive(Args)]
pub(crate) struct PagesOptions {
    /// Folds the paragraphs that are too wide; tables and code are left as they are.
    #[arg(long)]
    fold: bool,
}

impl PagesOptions {
    /// The options to compare and write nothing.
    pub(crate) fn checking() -> Self {
        Self { fold: false }
    }
}

/// Folds, or names the lines that are too long.
pub(crate) fn run(options: &PagesOptions) -> DevResult {
    let root = qedoku_fixtures::root();
    let mut paths =
        ["README.md", "crates/python/README.md", "crates/web/npm/README.md"].map(|it| root.join(it)).to_vec();
    for folder in ["docs", "docs/decisions"] {
        paths.extend(pages(&root.join(folder))?);
    }
    let mut fit = true;
    for path in paths {
        let mut text = fs::read_to_string(&path)?;
        if options.fold {
            let folded = folded(&text);
            if folded != text {
                fs::write(&path, &folded)?;
                text = folded;
            }
        }
        let name = path.strip_prefix(&root).unwrap_or(&path).display().to_string();
        if WIDE.contains(&name.as_str()) {
            continue;
        }
        for (number, length) in long(&text) {
            println!("{name}:{number} has {length} characters, {MOST} are allowed");
            fit = false;
        }
    }
    Ok(fit)
}

fn pages(folder: &Path) -> Result<Vec<PathBuf>, std::io::Error> {
    let paths = fs::read_dir(folder)?.map(|entry| entry.map(|it| it.path())).collect::<Result<Vec<_>, _>>()?;
    let mut pages: Vec<PathBuf> =
        paths.into_iter().filter(|path| path.extension().is_some_and(|it| it == "md")).collect();
    pages.sort();
    Ok(pages)
}

/// The part of a page that people write, and the part behind it.
fn parted(page: &str) -> (&str, &str) {
    if page.starts_with("<!-- Written by ") {
        return ("", page);
    }
    page.split_at(page.find(WRITTEN).unwrap_or(page.len()))
}

fn length(line: &str) -> usize {
    line.chars().count()
}

/// The lines that are too long, from 1, with their lengths. A message of a log and what Python prints are one line each.
fn long(page: &str) -> Vec<(usize, usize)> {
    let mut fence = None;
    let mut long = Vec::new();
    for (at, line) in parted(page).0.lines().enumerate() {
        if let Some(kind) = line.trim_start().strip_prefix("```") {
            fence = if fence.is_some() { None } else { Some(kind) };
        }
        let is_printed = fence.is_some_and(|kind| matches!(kind, "json" | "jsonl" | "pycon" | "text"));
        if length(line) > MOST && !is_printed {
            long.push((at + 1, length(line)));
        }
    }
    long
}

/// The page with its wide paragraphs folded.
fn folded(page: &str) -> String {
    let (words, rest) = parted(page);
    let mut text = String::new();
    let mut paragraph: Vec<&str> = Vec::new();
    let mut in_code = false;
    for line in words.lines() {
        let is_fence = line.trim_start().starts_with("```");
        let stands_alone = in_code || is_fence || line.trim().is_empty() || line.starts_with(['|', '#', '<', '!']);
        if stands_alone || item(line) > 0 {
            settle(&mut text, &mut paragraph);
        }
        if stands_alone {
            text.push_str(line);
            text.push('\n');
        } else {
            paragraph.push(line);
        }
        in_code ^= is_fence;
    }
    settle(&mut text, &mut paragraph);
    text + rest
}

/// Writes a paragraph, folded if a line of it is too wide.
fn settle(text: &mut String, paragraph: &mut Vec<&str>) {
    if paragraph.iter().any(|line| length(line) > MOST) {
        fold(text, paragraph);
    } else {
        for line in paragraph.iter() {
            text.push_str(line);
            text.push('\n');
        }
    }
    paragraph.clear();
}

/// The width of what marks an item of a list, and of what is before it; 0 of any other line.
fn item(line: &str) -> usize {
    let inner = line.trim_start();
    let digits = inner.len() - inner.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let mark = if inner.starts_with("- ") || inner.starts_with("* ") {
        2
    } else if digits > 0 && inner[digits..].starts_with(". ") {
        digits + 2
    } else {
        return 0;
    };
    line.len() - inner.len() + mark
}

fn fold(text: &mut String, paragraph: &[&str]) {
    let Some(first) = paragraph.first() else { return };
    let mark = item(first);
    let indent = if mark > 0 { mark } else { first.len() - first.trim_start().len() };
    let joined = paragraph.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
    let mut line = first[..first.len() - first.trim_start().len()].to_owned();
    let mut is_begun = false;
    for word in words(&joined) {
        // What would be taken for a mark of Markdown stays behind the word before it.
        let is_mark = item(&format!("{word} ")) > 0
            || matches!(word.as_str(), "+" | "=" | "-")
            || word.starts_with(['#', '>', '|']);
        if is_begun && !is_mark && length(&line) + 1 + length(&word) > MOST {
            text.push_str(&line);
            text.push('\n');
            line = " ".repeat(indent);
        } else if is_begun {
            line.push(' ');
        }
        line += &word;
        is_begun = true;
    }
    text.push_str(&line);
    text.push('\n');
}

/// The words of a paragraph; code between backticks, and the text of a link, is one.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut is_open = false;
    for part in text.split(' ').filter(|part| !part.is_empty()) {
        match words.last_mut().filter(|_| is_open) {
            Some(word) => {
                word.push(' ');
                word.push_str(part);
            }
            None => words.push(part.to_owned()),
        }
        is_open ^= part.matches('`').count() % 2 == 1;
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "one `two three` four, and so on until the line is wider than what fits on a page that is \
        printed on paper, which is 120 characters - or a few of them less";

    #[test]
    fn wide_paragraphs_are_folded_and_nothing_else_is() {
        let page = format!(
            "# Head\n\nshort\nshort\n\n1. {LINE}\n   {LINE}\n- {LINE}\n\n| {LINE} |\n\n```sh\n{LINE}\n```\n{WRITTEN}x -->\n{LINE}\n"
        );
        let folded = folded(&page);
        let (head, rest) = folded.split_once("| ").unwrap();
        assert!(head.lines().all(|line| length(line) <= MOST), "{head}");
        assert!(head.starts_with("# Head\n\nshort\nshort\n\n1. one `two three` four"), "{head}");
        let item = &head[head.find("1. ").unwrap()..];
        assert_eq!(item.lines().skip(1).take(2).filter(|line| line.starts_with("   ")).count(), 2, "{head}");
        assert_eq!(item.split_whitespace().collect::<Vec<_>>().join(" "), format!("1. {LINE} {LINE} - {LINE}"));
        assert!(page.ends_with(rest));
        assert_eq!(super::folded(&folded), folded);
    }

    #[test]
    fn no_line_begins_with_a_mark_that_was_none() {
        for at in 90..MOST {
            let text = format!("{} - 1. # > of\n", "x".repeat(at));
            let folded = folded(&format!("{text}{LINE}\n"));
            assert!(folded.lines().all(|line| super::item(line) == 0 && !line.starts_with(['#', '>'])), "{folded}");
        }
    }

    #[test]
    fn what_programs_print_may_be_wide() {
        let page = format!("```json\n{LINE}\n```\n{LINE}\n```sh\n{LINE}\n```\n| {LINE} |\n");
        let numbers: Vec<usize> = long(&page).into_iter().map(|(number, _)| number).collect();
        assert_eq!(numbers, [4, 6, 8]);
    }
}
