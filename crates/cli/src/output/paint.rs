//! Color, and lines that fit.
use crate::args::Color;
use qedoku_explain::Style;
use std::env;
use std::io::{self, IsTerminal};

/// How wide lines of prose become.
pub(crate) const WIDTH: usize = 96;

/// Paints words in the colors of a terminal, or leaves them as they are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint(pub(crate) bool);

impl Paint {
    /// Whether the output has color: `--color`, then `NO_COLOR`, `CLICOLOR_FORCE`, `TERM=dumb`, then the terminal.
    pub(crate) fn new(color: Color) -> Self {
        let set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty() && value != "0");
        let no_color = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        Self(match color {
            Color::Always => true,
            Color::Never => false,
            Color::Auto if no_color => false,
            Color::Auto => set("CLICOLOR_FORCE") || (!dumb && io::stdout().is_terminal()),
        })
    }

    pub(crate) const fn style(self) -> Style {
        if self.0 { Style::Color } else { Style::Plain }
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

/// Breaks prose into lines of at most [`WIDTH`] characters: the first begins with `head`, the others are set in as far.
pub(crate) fn wrap(head: &str, text: &str) -> String {
    let indent = head.chars().count();
    let mut out = head.to_owned();
    let mut column = indent;
    let text = together(text);
    for word in text.split(' ') {
        let word = word.replace('\u{a0}', " ");
        let width = word.chars().count();
        if column > indent && column + 1 + width > WIDTH {
            out.push('\n');
            out += &" ".repeat(indent);
            column = indent;
        } else if column > indent {
            out.push(' ');
            column += 1;
        }
        out += &word;
        column += width;
    }
    out.push('\n');
    out
}

/// Keeps on one line what belongs together: `3 at r4c7`, `column 4`.
fn together(text: &str) -> String {
    const PAIRS: [(&str, &str); 5] = [
        (" at r", "\u{a0}at\u{a0}r"),
        ("row ", "row\u{a0}"),
        ("column ", "column\u{a0}"),
        ("box ", "box\u{a0}"),
        ("step ", "step\u{a0}"),
    ];
    PAIRS.iter().fold(text.to_owned(), |text, (apart, joined)| text.replace(apart, joined))
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
