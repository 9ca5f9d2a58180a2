//! The caption above a drawing that is alone, and the legend of its marks below it.
use super::place::{EDGE, SIDE, n};
use super::{Caption, arrow, glyph};
use crate::escape::escape;
use crate::picture::legend::{LINKS, link_title};
use crate::picture::marks::Marks;
use qedoku_explain::Style;
use std::fmt::Write as _;

/// The size of the text below the title, and the distance of its lines.
const SIZE: f64 = 15.0;
const LINE: f64 = 21.0;
/// The size of the title.
const TITLE: f64 = 18.0;
/// The distance of the items of a legend, and the height of each.
const GAP: f64 = 18.0;
const ITEM: f64 = 30.0;
/// The size of a sample of a mark.
const SAMPLE: f64 = 26.0;
/// The largest number of lines of text: what is longer stands in the description alone.
const LINES: usize = 12;

/// A part of a drawing, and how high it is.
pub(super) struct CaptionPart {
    pub(super) text: String,
    pub(super) high: f64,
}

/// The title and the text, above the board: at negative heights.
pub(super) fn above(caption: Caption<'_>) -> CaptionPart {
    let mut lines: Vec<(&str, String)> = Vec::new();
    for (class, size, words) in [("head", TITLE, caption.title), ("said", SIZE, caption.text)] {
        let words = words.split('\n').flat_map(|line| wrap(line, size));
        lines.extend(words.map(|line| (class, line)));
    }
    if lines.len() > LINES {
        lines.truncate(LINES);
        if let Some((.., line)) = lines.last_mut() {
            *line += " …";
        }
    }
    let mut high = if lines.is_empty() { 0.0 } else { 14.0 };
    high += lines.iter().map(|_| LINE).sum::<f64>();
    let mut text = String::new();
    let mut y = -high;
    for (class, line) in &lines {
        y += LINE;
        let _ = write!(text, "<text class=\"{class}\" x=\"{}\" y=\"{}\">{}</text>", n(EDGE), n(y), escape(line));
    }
    CaptionPart { text, high }
}

/// The legend of the marks, below the board, whose lower end is given.
pub(super) fn legend(marks: &Marks, style: Style, end: f64) -> CaptionPart {
    let mut items: Vec<(String, String)> = Vec::new();
    for role in marks.roles() {
        items.push((glyph::sample(role), role.label(style.language)));
    }
    for (word, _) in LINKS.iter().filter(|(word, _)| marks.kinds().contains(word)) {
        items.push((arrow::sample(word), link_title(word, style)));
    }
    let mut text = String::new();
    let mut x = EDGE;
    let mut row = 0.0;
    for (sample, title) in items {
        let wide = SAMPLE + 6.0 + width(&title, SIZE);
        if x > EDGE && x + wide > SIDE {
            (x, row) = (EDGE, row + ITEM);
        }
        let y = end + 8.0 + row;
        let x_text = n(SAMPLE + 6.0);
        let y_text = n(SAMPLE / 2.0);
        let title = escape(&title);
        let _ = write!(
            text,
            "<g transform=\"translate({} {})\">{sample}<text class=\"said\" x=\"{x_text}\" y=\"{y_text}\">{title}</text></g>",
            n(x),
            n(y)
        );
        x += wide + GAP;
    }
    let high = if text.is_empty() { 0.0 } else { row + ITEM + 10.0 };
    CaptionPart { text, high }
}

/// Breaks a text into lines that fit above the board, between words, or between Chinese characters.
fn wrap(text: &str, size: f64) -> Vec<String> {
    let room = SIDE - EDGE - 6.0;
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut since = 0;
    for character in text.chars() {
        line.push(character);
        let closing = "，。；：、？！）》」".contains(character);
        if width(&line, size) > room && since > 0 && !closing {
            let rest = line.split_off(since);
            lines.push(line.trim_end().to_owned());
            line = rest;
            since = 0;
        }
        if character == ' ' || character >= '\u{2e80}' && character != '（' {
            since = line.len();
        }
    }
    lines.push(line.trim_end().to_owned());
    lines.retain(|line| !line.is_empty());
    lines
}

/// The largest width of a text in the fonts that drawings are shown with.
fn width(text: &str, size: f64) -> f64 {
    let one = |character: char| match character {
        'i' | 'j' | 'l' | '.' | ',' | ':' | ';' | '\'' | '|' => 0.33,
        ' ' | 'f' | 't' | 'r' | '(' | ')' | '-' => 0.41,
        'm' | 'w' | 'M' | 'W' | '<' | '>' | '=' | '+' => 0.9,
        'A'..='Z' | '0'..='9' => 0.68,
        _ if character < '\u{2e80}' => 0.61,
        _ => 1.02,
    };
    text.chars().map(one).sum::<f64>() * size
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_and_nothing_is_lost() {
        let long = "r2c4 sees all of these places of 5, and each of them falls away; ".repeat(6);
        for text in [&*long, &"看到所有这些格的候选数，".repeat(9)] {
            let lines = wrap(text, SIZE);
            assert!(lines.len() > 2 && lines.iter().all(|line| width(line, SIZE) <= SIDE), "{lines:?}");
            let bare = |text: &str| text.replace(' ', "");
            assert_eq!(bare(&lines.concat()), bare(text));
        }
    }
}
