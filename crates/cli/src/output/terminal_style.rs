//! Color, and lines that fit.
use crate::args::Color;
use qedoku_render::DrawingStyle;
use std::env;
use std::io::{self, IsTerminal};
use terminal_size::{Width, terminal_size};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The width of lines of prose, in columns.
pub(crate) const WIDTH: usize = 80;

/// The width of tables and lists where nothing says how wide a terminal is, in columns.
const TABLE: usize = 100;

/// The narrowest terminal that lists are fit to.
const NARROW: usize = 40;

/// The width of lists on the standard output, or in a file.
pub(crate) fn columns(is_file: bool) -> usize {
    let terminal = if is_file || !io::stdout().is_terminal() { None } else { terminal_size() };
    terminal.map_or(TABLE, |(Width(columns), _)| usize::from(columns).max(NARROW))
}

/// Paints words in the colors of a terminal, or leaves them as they are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TerminalStyle(pub(crate) bool);

impl TerminalStyle {
    /// The style of an output, with color or without: `--color`, then `NO_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR=0`, `TERM=dumb`, then the terminal.
    pub(crate) fn new(color: Color) -> Self {
        let set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty() && value != "0");
        let no_color = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        Self(match color {
            Color::Always => true,
            Color::Never => false,
            Color::Auto if no_color => false,
            Color::Auto if env::var_os("CLICOLOR").is_some_and(|value| value == "0") && !set("CLICOLOR_FORCE") => false,
            Color::Auto => set("CLICOLOR_FORCE") || (!dumb && io::stdout().is_terminal()),
        })
    }

    pub(crate) const fn style(self) -> DrawingStyle {
        if self.0 { DrawingStyle::Color } else { DrawingStyle::Plain }
    }

    fn with(self, code: &str, text: &str) -> String {
        if self.0 && !text.is_empty() { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    pub(crate) fn bold(self, text: &str) -> String {
        self.with("1", text)
    }

    pub(crate) fn dim(self, text: &str) -> String {
        self.with("2", text)
    }

    pub(crate) fn good(self, text: &str) -> String {
        self.with("32", text)
    }

    pub(crate) fn bad(self, text: &str) -> String {
        self.with("31", text)
    }
}

/// The width of a text in columns of a terminal: two for a Chinese character.
pub(crate) fn width(text: &str) -> usize {
    UnicodeWidthStr::width(text)
}

/// Fills a text up with blanks to so many columns.
pub(crate) fn pad(text: &str, columns: usize) -> String {
    let missing = columns.saturating_sub(width(text));
    format!("{text}{:missing$}", "")
}

/// Breaks prose into lines of at most [`WIDTH`] columns: the first begins with `head`, the others are set in as far. The
/// lines of a list are kept, what goes on in them set in behind their numbers.
pub(crate) fn wrap(head: &str, text: &str) -> String {
    wrap_to(WIDTH, head, text)
}

/// The same with lines of at most so many columns.
pub(crate) fn wrap_to(columns: usize, head: &str, text: &str) -> String {
    let margin = " ".repeat(width(head));
    text.split('\n').zip(std::iter::once(head).chain(std::iter::repeat(margin.as_str()))).fold(
        String::new(),
        |out, (line, head)| {
            let (number, line) = line.split_at(numbered(line));
            out + &wrap_line(columns, &format!("{head}{number}"), line)
        },
    )
}

/// The length of the number that a line of a list begins with: `1. `, `1.a. ` inside an item, or `A1. `.
fn numbered(line: &str) -> usize {
    // One of several lists has a letter before its numbers.
    let letter = usize::from(line.starts_with(|c: char| c.is_ascii_uppercase()));
    let behind = &line[letter..];
    let digits = behind.len() - behind.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if digits == 0 {
        return 0;
    }
    let digits = letter + digits;
    let rest = &line[digits..];
    let letter = rest.strip_prefix('.').filter(|it| it.starts_with(|c: char| c.is_ascii_lowercase()));
    let length = digits + if letter.is_some() { 2 } else { 0 };
    if line[length..].starts_with(". ") { length + 2 } else { 0 }
}

fn wrap_line(columns: usize, head: &str, text: &str) -> String {
    let indent = width(head);
    let mut out = head.to_owned();
    let mut column = indent;
    let text = together(text);
    for word in text.split(' ') {
        let mut gap = usize::from(column > indent);
        for piece in pieces(word) {
            let piece = piece.replace('\u{2060}', "").replace('\u{a0}', " ");
            if column > indent && column + gap + width(&piece) > columns {
                out.push('\n');
                out += &" ".repeat(indent);
                (column, gap) = (indent, 0);
            }
            out += &" ".repeat(gap);
            out += &piece;
            column += gap + width(&piece);
            gap = 0;
        }
    }
    out.push('\n');
    out
}

/// The pieces of a word between which a line may end: between Chinese characters, but not before a closing sign nor after
/// an opening one.
fn pieces(word: &str) -> impl Iterator<Item = &str> {
    const CLOSING: &str = "，。；：、？！）》」·";
    let wide = |c: char| c.width() == Some(2);
    let parts = |before: char, after: char| {
        let ends = wide(before) && wide(after) || after == '（' || CLOSING.contains(before) && before != '·';
        ends && !CLOSING.contains(after) && before != '（'
    };
    let ends = word.char_indices().zip(word.chars().skip(1));
    let mut cuts: Vec<usize> =
        ends.filter(|&((_, before), after)| parts(before, after)).map(|((at, c), _)| at + c.len_utf8()).collect();
    cuts.push(word.len());
    let mut start = 0;
    cuts.into_iter().map(move |end| &word[std::mem::replace(&mut start, end)..end])
}

/// Keeps on one line what belongs together: `3 at r4c7`, `column 4`, `7 r5c9`, `删去`, `不是 7`.
fn together(text: &str) -> String {
    const PAIRS: [(&str, &str); 14] = [
        ("删去", "删\u{2060}去"),
        ("不是", "不\u{2060}是"),
        ("因此", "因\u{2060}此"),
        ("所以", "所\u{2060}以"),
        ("于是", "于\u{2060}是"),
        (" 在 ", "\u{a0}在\u{a0}"),
        (" at r", "\u{a0}at\u{a0}r"),
        ("row ", "row\u{a0}"),
        ("rows ", "rows\u{a0}"),
        ("column ", "column\u{a0}"),
        ("columns ", "columns\u{a0}"),
        ("box ", "box\u{a0}"),
        ("boxes ", "boxes\u{a0}"),
        ("step ", "step\u{a0}"),
    ];
    let text = PAIRS.iter().fold(text.to_owned(), |text, (apart, joined)| text.replace(apart, joined));
    // A number and what it counts: `四格`.
    let text = "两三四五六七八九十"
        .chars()
        .fold(text, |text, number| text.replace(&format!("{number}格"), &format!("{number}\u{2060}格")));
    // A digit and its cell, a number and the step in a run of singles: `7 r5c9`.
    let mut out = String::with_capacity(text.len());
    let mut left = text.as_str();
    while let Some((before, after)) = left.split_once(' ') {
        let is_cell = after.strip_prefix('r').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        let is_number = before.ends_with(|c: char| c.is_ascii_digit());
        // A Chinese word and its digit: `不是 7`.
        let is_chinese = before.ends_with(|c: char| c.width() == Some(2) && c.is_alphanumeric());
        let is_digit = is_chinese && after.starts_with(|c: char| c.is_ascii_digit());
        out += before;
        out.push(if is_cell && is_number || is_digit { '\u{a0}' } else { ' ' });
        left = after;
    }
    out + left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_of_a_list_are_kept() {
        let text = wrap("  ", &format!("Suppose so.\n1. {}\nSo not.", "word ".repeat(40).trim_end()));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!((lines[0], *lines.last().unwrap()), ("  Suppose so.", "  So not."));
        assert!(lines[1].starts_with("  1. word") && lines[2].starts_with("     word"), "{text}");
    }

    #[test]
    fn prose_is_broken_between_words() {
        let text = wrap("  1. ", &"word ".repeat(40));
        assert!(text.lines().all(|line| line.len() <= WIDTH));
        assert!(text.lines().skip(1).all(|line| line.starts_with("     word")));
        assert_eq!(text.matches("word").count(), 40);
        assert_eq!(wrap("> ", "a b"), "> a b\n");
        let text = wrap("", &format!("{} column 4", "x".repeat(WIDTH - 7)));
        assert!(text.ends_with("\ncolumn 4\n"), "{text}");
    }

    #[test]
    fn chinese_is_broken_between_characters_but_not_before_a_comma() {
        for lead in 0..6 {
            let text = wrap(&" ".repeat(lead), &"第4行的 5 只能在 r4c17，都在第1宫；".repeat(9));
            assert!(text.lines().count() > 3, "{text}");
            for line in text.lines() {
                assert!(width(line) <= WIDTH, "{line}");
                assert!(width(line) > WIDTH - 12 || text.ends_with(&format!("{line}\n")), "{line}");
                assert!(!line.trim_start().starts_with(['，', '；']), "{line}");
            }
            assert_eq!(text.matches("r4c17，").count(), 9);
        }
        for lead in 0..9 {
            let text = wrap(&" ".repeat(lead), &"所以它不是 7。".repeat(9));
            assert!(text.lines().all(|line| !line.trim_start().starts_with('7')), "{text}");
        }
        assert_eq!(pad("二阶鱼", 8), "二阶鱼  ");
    }
}
