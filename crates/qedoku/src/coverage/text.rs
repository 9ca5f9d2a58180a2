//! A coverage as a table to read, as CSV and as a page.
use super::table::{Coverage, CoverageRow, FirstUse, SmallestSet};
use crate::table_text::{TablePage, aligned, wrapped};
use qedoku_explain::Style;
use qedoku_formats::csv_field;
use std::fmt::Write as _;

/// The texts of a coverage.
#[derive(Clone, Copy, Debug)]
pub(crate) enum CoverageText<'a> {
    Title { profile: &'a str, counts: &'a str },
    CountPuzzles { count: u64 },
    CountLogs { count: u64 },
    LogsAmong { count: u64 },
    CountSolved { count: u64 },
    CountBad { count: u64 },
    Joint,
    Legend,
    OtherRules { names: &'a str },
    Seen { seen: usize, of: usize },
    Never { names: &'a str },
    Compared,
    Kind,
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
        let Self { ref profile, puzzles, logs, solved, bad, .. } = *self;
        let read = match logs {
            0 => vec![CoverageText::CountPuzzles { count: puzzles }],
            _ if puzzles == logs => vec![CoverageText::CountLogs { count: logs }],
            _ => vec![CoverageText::CountPuzzles { count: puzzles }, CoverageText::LogsAmong { count: logs }],
        };
        let counts = [CoverageText::CountSolved { count: solved }, CoverageText::CountBad { count: bad }];
        let counts: Vec<String> = read.iter().chain(&counts).map(|count| style.say(count)).collect();
        style.say(&CoverageText::Title { profile, counts: &counts.join(&style.say(&CoverageText::Joint)) })
    }

    fn seen(&self, style: Style) -> String {
        let seen = self.techniques.iter().filter(|row| row.fired > 0).count();
        style.say(&CoverageText::Seen { seen, of: self.techniques.iter().filter(|row| !row.other_rules).count() })
    }

    /// The meaning of the first uses, and the lists of the techniques that never fired, and of those that could not;
    /// nothing if there was no puzzle.
    fn lists(&self, style: Style) -> Vec<String> {
        if self.puzzles == 0 {
            return Vec::new();
        }
        let never: Vec<&str> = self.never().collect();
        let others: Vec<&str> = self.of_other_rules().collect();
        let never = (!never.is_empty()).then(|| style.say(&CoverageText::Never { names: &never.join(", ") }));
        let others = (!others.is_empty()).then(|| style.say(&CoverageText::OtherRules { names: &others.join(", ") }));
        let legend = self.rows().next().map(|_| style.say(&CoverageText::Legend));
        legend.into_iter().chain(never).chain(others).collect()
    }

    /// The rows of the techniques that fired or were possible, in the order of the profile.
    fn rows(&self) -> impl Iterator<Item = &CoverageRow> {
        self.techniques.iter().filter(|row| row.fired > 0 || row.possible.is_some_and(|steps| steps > 0))
    }

    /// The heading, and a row for each technique that was seen; nothing if none was.
    fn table(&self, style: Style) -> Vec<Vec<String>> {
        let columns = self.columns();
        let head = columns.iter().map(|column| style.say(column)).collect();
        let rows: Vec<_> = self.rows().map(|row| columns.iter().map(|&column| row.field(column)).collect()).collect();
        if rows.is_empty() { Vec::new() } else { std::iter::once(head).chain(rows).collect() }
    }

    /// A table to read: the techniques that were seen, and lists of the others in lines of at most so many columns.
    pub fn text(&self, style: Style, width: usize) -> String {
        let parts = [[self.title(style), self.seen(style)].join("\n") + "\n", aligned(&self.table(style))];
        let lists = self.lists(style).into_iter().map(|list| wrapped(&list, width));
        let parts = parts.into_iter().chain(lists).filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join("\n")
    }

    /// A row for each technique, also of those that were not seen, under the names of the columns.
    pub fn csv(&self) -> String {
        let mut text =
            "technique,fired,puzzles,possible,needed,first_number,first_place,first_step,first_givens\n".to_owned();
        for row in &self.techniques {
            let count = |count: Option<u64>| count.map(|count| count.to_string()).unwrap_or_default();
            let possible = count(row.possible);
            let needed = count(row.needed);
            let CoverageRow { technique, fired, puzzles, first, .. } = row;
            let first = first.as_ref().map_or_else(
                || ",,,".to_owned(),
                |FirstUse { number, place, givens, step }| format!("{number},{},{step},{givens}", csv_field(place)),
            );
            let _ = writeln!(text, "{},{fired},{puzzles},{possible},{needed},{first}", csv_field(technique));
        }
        text
    }

    /// A page with the table.
    pub fn html(&self, style: Style) -> String {
        let page = TablePage {
            title: self.title(style),
            opening: vec![self.seen(style)],
            tables: vec![self.table(style)],
            closing: self.lists(style),
        };
        page.html(style)
    }
}

impl CoverageRow {
    fn field(&self, column: CoverageColumn) -> String {
        let first = |FirstUse { place, step, .. }: &FirstUse| format!("{place} #{step}");
        let count = |count: Option<u64>| count.map_or_else(|| "-".to_owned(), |count| count.to_string());
        match column {
            CoverageColumn::Technique => self.technique.clone(),
            CoverageColumn::Fired => self.fired.to_string(),
            CoverageColumn::Puzzles => self.puzzles.to_string(),
            CoverageColumn::Possible => count(self.possible),
            CoverageColumn::Needed => count(self.needed),
            CoverageColumn::First => self.first.as_ref().map(first).unwrap_or_default(),
        }
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
