//! A coverage as a table to read, as CSV and as a page.
use super::compare::{CoverageChange, CoverageChanges};
use super::table::{Coverage, CoverageRow, FirstUse, SmallestSet};
use qedoku_explain::Style;
use std::fmt::Write as _;

/// The texts of a coverage.
#[derive(Clone, Copy, Debug)]
pub(crate) enum CoverageText<'a> {
    Title { profile: &'a str, puzzles: u64, solved: u64, bad: u64 },
    Seen { seen: usize, of: usize },
    Never { names: &'a str },
    Unchanged,
    Puzzles { old: u64, new: u64 },
    Solved { old: u64, new: u64 },
    Bad { old: u64, new: u64 },
    Appeared,
    Vanished,
    Changed,
    Smallest { count: usize, of: u64 },
    Few { count: usize, of: u64 },
    For { names: &'a str },
}

/// The columns of a coverage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CoverageColumn {
    Technique,
    Fired,
    Puzzles,
    Possible,
    Needed,
    First,
}

impl Coverage {
    fn columns(&self) -> Vec<CoverageColumn> {
        use CoverageColumn::{Fired, First, Needed, Possible, Puzzles, Technique};
        let wanted = |column: &CoverageColumn| match column {
            Possible => self.counts_possible,
            Needed => self.counts_needed,
            _ => true,
        };
        [Technique, Fired, Puzzles, Possible, Needed, First].into_iter().filter(wanted).collect()
    }

    fn title(&self, style: Style) -> String {
        let Self { profile, puzzles, solved, bad, .. } = self;
        style.say(&CoverageText::Title { profile, puzzles: *puzzles, solved: *solved, bad: *bad })
    }

    fn seen(&self, style: Style) -> String {
        let seen = self.techniques.iter().filter(|row| row.fired > 0).count();
        style.say(&CoverageText::Seen { seen, of: self.techniques.len() })
    }

    fn never_text(&self, style: Style) -> Option<String> {
        let names: Vec<&str> = self.never().collect();
        (!names.is_empty()).then(|| style.say(&CoverageText::Never { names: &names.join(", ") }))
    }

    /// The rows of the techniques that fired or were possible, in the order of the profile.
    fn rows(&self) -> impl Iterator<Item = &CoverageRow> {
        self.techniques.iter().filter(|row| row.fired > 0 || row.possible > 0)
    }

    /// A table to read: the techniques that were seen, and a list of the others.
    pub fn text(&self, style: Style) -> String {
        let columns = self.columns();
        let head = columns.iter().map(|column| style.say(column)).collect();
        let rows = self.rows().map(|row| columns.iter().map(|&column| row.field(column)).collect());
        let table = aligned(&std::iter::once(head).chain(rows).collect::<Vec<Vec<String>>>());
        let never = self.never_text(style).map(|never| format!("\n{never}\n")).unwrap_or_default();
        format!("{}\n{}\n\n{table}{never}", self.title(style), self.seen(style))
    }

    /// A row for each technique, also of those that were not seen, under the names of the columns.
    pub fn csv(&self) -> String {
        let mut text =
            "technique,fired,puzzles,possible,needed,first_number,first_place,first_step,first_givens\n".to_owned();
        for row in &self.techniques {
            let count = |wanted: bool, count: u64| if wanted { count.to_string() } else { String::new() };
            let possible = count(self.counts_possible, row.possible);
            let needed = count(self.counts_needed, row.needed);
            let CoverageRow { technique, fired, puzzles, first, .. } = row;
            let first = first.as_ref().map_or_else(
                || ",,,".to_owned(),
                |FirstUse { number, place, givens, step }| format!("{number},{},{step},{givens}", quoted(place)),
            );
            let _ = writeln!(text, "{},{fired},{puzzles},{possible},{needed},{first}", quoted(technique));
        }
        text
    }

    /// A page with the table.
    pub fn html(&self, style: Style) -> String {
        let columns = self.columns();
        let mut body = format!("<h1>{}</h1>\n<p>{}</p>\n<table>\n<tr>", escaped(&self.title(style)), self.seen(style));
        for column in &columns {
            let _ = write!(body, "<th>{}</th>", style.say(column));
        }
        body += "</tr>\n";
        for row in self.rows() {
            body += if row.fired == 0 { "<tr class=\"unused\">" } else { "<tr>" };
            for &column in &columns {
                let _ = write!(body, "<td>{}</td>", escaped(&row.field(column)));
            }
            body += "</tr>\n";
        }
        body += "</table>\n";
        if let Some(never) = self.never_text(style) {
            let _ = writeln!(body, "<p>{}</p>", escaped(&never));
        }
        page(&self.title(style), &body, style)
    }
}

impl CoverageRow {
    fn field(&self, column: CoverageColumn) -> String {
        let first = |FirstUse { place, step, .. }: &FirstUse| format!("{place} #{step}");
        match column {
            CoverageColumn::Technique => self.technique.clone(),
            CoverageColumn::Fired => self.fired.to_string(),
            CoverageColumn::Puzzles => self.puzzles.to_string(),
            CoverageColumn::Possible => self.possible.to_string(),
            CoverageColumn::Needed => self.needed.to_string(),
            CoverageColumn::First => self.first.as_ref().map(first).unwrap_or_default(),
        }
    }
}

impl CoverageChanges {
    /// The changes, a line each.
    pub fn text(&self, style: Style) -> String {
        if self.is_empty() {
            return style.say(&CoverageText::Unchanged) + "\n";
        }
        let mut text = String::new();
        let totals = [
            (self.puzzles, CoverageText::Puzzles { old: self.puzzles[0], new: self.puzzles[1] }),
            (self.solved, CoverageText::Solved { old: self.solved[0], new: self.solved[1] }),
            (self.bad, CoverageText::Bad { old: self.bad[0], new: self.bad[1] }),
        ];
        for (_, says) in totals.iter().filter(|([old, new], _)| old != new) {
            text += &(style.say(says) + "\n");
        }
        let groups = [
            (CoverageText::Appeared, &self.appeared),
            (CoverageText::Vanished, &self.vanished),
            (CoverageText::Changed, &self.changed),
        ];
        for (title, changes) in groups.iter().filter(|group| !group.1.is_empty()) {
            let rows: Vec<Vec<String>> = changes.iter().map(|change| change.row(style)).collect();
            let _ = write!(text, "{}\n{}", style.say(title), aligned(&rows));
        }
        text
    }
}

impl CoverageChange {
    fn row(&self, style: Style) -> Vec<String> {
        let counts = [
            (CoverageColumn::Fired, self.fired),
            (CoverageColumn::Puzzles, self.puzzles),
            (CoverageColumn::Possible, self.possible),
            (CoverageColumn::Needed, self.needed),
        ];
        let changed = counts.iter().filter(|(_, [old, new])| old != new);
        let changed = changed.map(|(column, [old, new])| format!("{} {old} -> {new}", style.say(column)));
        vec![format!("  {}", self.technique), changed.collect::<Vec<_>>().join(", ")]
    }
}

impl SmallestSet {
    /// The puzzles, a line each, with what each is chosen for; `of` is the number of all puzzles.
    pub fn text(&self, of: u64, style: Style) -> String {
        let count = self.puzzles.len();
        let says =
            if self.is_smallest { CoverageText::Smallest { count, of } } else { CoverageText::Few { count, of } };
        let mut text = format!("# {}\n", style.say(&says));
        for puzzle in &self.puzzles {
            let names = style.say(&CoverageText::For { names: &puzzle.techniques.join(", ") });
            let _ = writeln!(text, "{} # {} {names}", puzzle.givens, puzzle.place);
        }
        text
    }
}

/// Rows in columns of equal width; words to the left, numbers to the right.
fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |text: &str| text.chars().map(|c| if c.is_ascii() { 1 } else { 2 }).sum::<usize>();
    let widest =
        |at: usize| rows.iter().filter_map(|row| row.get(at)).map(|text| width(text)).max().unwrap_or_default();
    let widths: Vec<usize> = (0..columns).map(widest).collect();
    // A column with a number in its last row is one of numbers.
    let is_number =
        |at: usize| rows.last().is_some_and(|row| row.get(at).is_some_and(|text| text.parse::<u64>().is_ok()));
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (at, field) in row.iter().enumerate() {
            let blanks = " ".repeat(widths[at] - width(field));
            let (before, behind) = if is_number(at) { (blanks.as_str(), "") } else { ("", blanks.as_str()) };
            let _ = write!(line, "{before}{field}{behind}  ");
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

/// A field of CSV.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A page with a title.
fn page(title: &str, body: &str, style: Style) -> String {
    let lang = style.language.tag();
    format!(
        "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n<title>Qedoku: {}</title>\n<style>\n\
         body {{ font: 15px/1.5 sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #222; background: #fff }}\n\
         table {{ border-collapse: collapse; width: 100% }}\n\
         th, td {{ text-align: right; padding: .2em .6em; border-bottom: 1px solid #ddd; font-variant-numeric: tabular-nums }}\n\
         th {{ position: sticky; top: 0; background: #f4f4f4 }}\n\
         th:first-child, td:first-child, th:last-child, td:last-child {{ text-align: left }}\n\
         .unused {{ color: #777 }}\n</style>\n</head>\n<body>\n{body}</body>\n</html>\n",
        escaped(title)
    )
}
