//! Tables as text and as a page.
use qedoku_explain::Style;
use std::fmt::Write as _;

/// Rows in columns of equal width, words to the left and numbers to the right; the first row may be a heading. East Asian
/// characters take two columns of a terminal.
pub fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let widest = |at: usize| rows.iter().filter_map(|row| row.get(at)).map(|text| width(text)).max();
    let widths: Vec<usize> = (0..columns).map(|at| widest(at).unwrap_or_default()).collect();
    let is_number: Vec<bool> = (0..columns).map(|at| is_number(rows, at)).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (at, field) in row.iter().enumerate() {
            let blanks = " ".repeat(widths[at] - width(field));
            let (before, behind) = if is_number[at] { (blanks.as_str(), "") } else { ("", blanks.as_str()) };
            let _ = write!(line, "{before}{field}{behind}  ");
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

/// The words of a text in lines of at most so many columns.
pub(crate) fn wrapped(text: &str, columns: usize) -> String {
    let mut lines = String::new();
    let mut column = 0;
    for word in text.split(' ') {
        if column > 0 && column + 1 + width(word) > columns {
            lines.push('\n');
            column = 0;
        }
        if column > 0 {
            lines.push(' ');
            column += 1;
        }
        lines += word;
        column += width(word);
    }
    lines + "\n"
}

/// The columns of a terminal that a text takes.
pub(crate) fn width(text: &str) -> usize {
    text.chars().map(|c| if is_wide(c) { 2 } else { 1 }).sum()
}

/// True if a column has a number in its last row that has anything but a dash: it is one of numbers, below a heading.
fn is_number(rows: &[Vec<String>], at: usize) -> bool {
    let last = rows.iter().rev().filter_map(|row| row.get(at)).find(|text| *text != "-");
    last.is_some_and(|text| text.parse::<u64>().is_ok())
}

/// True if a terminal shows a character two columns wide: those of East Asian writing.
fn is_wide(c: char) -> bool {
    matches!(c, '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7a3}' | '\u{f900}'..='\u{faff}' | '\u{fe30}'..='\u{fe6f}' | '\u{ff00}'..='\u{ff60}')
}

/// A page with tables, of which each has its heading in the first row.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TablePage {
    /// The title, also above the tables.
    pub title: String,
    /// The paragraphs between the title and the tables.
    pub opening: Vec<String>,
    /// The tables, each row by row; one without rows is left out.
    pub tables: Vec<Vec<Vec<String>>>,
    /// The paragraphs behind the tables.
    pub closing: Vec<String>,
}

impl TablePage {
    /// The page; every text in it is escaped.
    pub fn html(&self, style: Style) -> String {
        let title = escaped(&self.title);
        let mut body = format!("<h1>{title}</h1>\n");
        body += &paragraphs(&self.opening);
        for table in self.tables.iter().filter(|table| !table.is_empty()) {
            body += "<table>\n";
            for (number, row) in table.iter().enumerate() {
                let tag = if number == 0 { "th" } else { "td" };
                let cell = |(at, text): (usize, &String)| {
                    let class = if is_number(table, at) { " class=\"number\"" } else { "" };
                    format!("<{tag}{class}>{}</{tag}>", escaped(text))
                };
                let cells: Vec<String> = row.iter().enumerate().map(cell).collect();
                let _ = writeln!(body, "<tr>{}</tr>", cells.concat());
            }
            body += "</table>\n";
        }
        body += &paragraphs(&self.closing);
        let lang = style.language.tag();
        format!(
            "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>Qedoku: {title}</title>\n<style>\n{CSS}</style>\n\
             </head>\n<body>\n{body}</body>\n</html>\n"
        )
    }
}

fn paragraphs(texts: &[String]) -> String {
    texts.iter().map(|text| format!("<p>{}</p>\n", escaped(text))).collect::<Vec<_>>().concat()
}

const CSS: &str = "\
:root { color-scheme: light dark }
body { font: 15px/1.5 sans-serif; max-width: 64em; margin: 2em auto; padding: 0 1em }
h1 { font-size: 1.3em }
table { border-collapse: collapse; margin: 1em 0; display: block; overflow-x: auto }
th, td { text-align: left; padding: .2em .7em; border-bottom: 1px solid #8886 }
.number { text-align: right; font-variant-numeric: tabular-nums }
";

/// Text from outside, fit to stand in a page.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows() -> Vec<Vec<String>> {
        let row = |words: [&str; 3]| words.map(str::to_owned).to_vec();
        vec![row(["technique", "步数", "first"]), row(["x-wing", "7", "a,\"b\""]), row(["aic", "1200", "<c>"])]
    }

    #[test]
    fn columns_stand_below_each_other() {
        assert_eq!(aligned(&rows()), "technique  步数  first\nx-wing        7  a,\"b\"\naic        1200  <c>\n");
        assert_eq!(aligned(&[]), "");
        let mut rows = rows();
        rows.push(["kite", "-", ""].map(str::to_owned).to_vec());
        assert!(aligned(&rows).contains("\nkite          -\n"), "{}", aligned(&rows));
    }

    #[test]
    fn lines_are_broken_between_words() {
        assert_eq!(wrapped("Never: x-wing, swordfish, aic", 14), "Never: x-wing,\nswordfish, aic\n");
        assert_eq!(wrapped("从未用到：aic, x-wing", 14), "从未用到：aic,\nx-wing\n");
    }

    #[test]
    fn nothing_from_outside_is_markup() {
        let page = TablePage { title: "<t>".to_owned(), tables: vec![rows(), vec![]], ..TablePage::default() };
        let html = page.html(Style::default());
        assert!(html.contains("<td>&lt;c&gt;</td>") && html.contains("<h1>&lt;t&gt;</h1>"), "{html}");
        assert_eq!(html.matches("<table>").count(), 1);
        assert!(html.contains("<td class=\"number\">1200</td>"), "{html}");
    }
}
