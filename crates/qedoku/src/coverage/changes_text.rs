//! Writes the changes between two coverages as lines to read, as CSV and as a page.
use super::compare::{CoverageChange, CoverageChanges};
use super::text::{CoverageColumn, CoverageText};
use crate::table_text::{TablePage, aligned};
use qedoku_explain::Style;
use qedoku_formats::csv_field;
use std::fmt::Write as _;

/// The changes of one kind.
struct ChangeGroup<'c> {
    /// The word for the kind in CSV.
    word: &'static str,
    title: CoverageText<'static>,
    changes: &'c [CoverageChange],
}

impl CoverageChanges {
    /// The changes by kind, those of a kind without any too.
    fn groups(&self) -> [ChangeGroup<'_>; 3] {
        [
            ChangeGroup { word: "appeared", title: CoverageText::Appeared, changes: &self.appeared },
            ChangeGroup { word: "vanished", title: CoverageText::Vanished, changes: &self.vanished },
            ChangeGroup { word: "changed", title: CoverageText::Changed, changes: &self.changed },
        ]
    }

    /// The sums that changed, a text each.
    fn totals(&self, style: Style) -> Vec<String> {
        let totals = [
            (self.puzzles, CoverageText::Puzzles { old: self.puzzles[0], new: self.puzzles[1] }),
            (self.solved, CoverageText::Solved { old: self.solved[0], new: self.solved[1] }),
            (self.bad, CoverageText::Bad { old: self.bad[0], new: self.bad[1] }),
        ];
        totals.iter().filter(|([old, new], _)| old != new).map(|(_, says)| style.say(says)).collect()
    }

    /// The changes, a line each.
    pub fn text(&self, style: Style) -> String {
        if self.is_empty() {
            return style.say(&CoverageText::Unchanged) + "\n";
        }
        let mut text: String = self.totals(style).into_iter().map(|total| total + "\n").collect();
        for ChangeGroup { title, changes, .. } in self.groups().iter().filter(|group| !group.changes.is_empty()) {
            let rows: Vec<Vec<String>> = changes.iter().map(|change| change.row(style)).collect();
            let _ = write!(text, "{}\n{}", style.say(title), aligned(&rows));
        }
        text
    }

    /// A row for each technique whose counts differ, before and now, and before these a row each for the sums of puzzles,
    /// of those solved and of bad records, if they differ. What one of both did not count is empty.
    pub fn csv(&self) -> String {
        let counts = ["fired", "puzzles", "possible", "needed"].map(|count| format!(",{count}_before,{count}_now"));
        let mut text = format!("change,technique{}\n", counts.concat());
        for (word, [old, new]) in [("puzzles", self.puzzles), ("solved", self.solved), ("bad", self.bad)] {
            if old != new {
                let _ = writeln!(text, "{word},,,,{old},{new},,,,");
            }
        }
        for ChangeGroup { word, changes, .. } in self.groups() {
            for change in changes {
                let counts = change
                    .counts()
                    .map(|counts| counts.map_or_else(|| ",,".to_owned(), |[old, new]| format!(",{old},{new}")));
                let _ = writeln!(text, "{word},{}{}", csv_field(&change.technique), counts.concat());
            }
        }
        text
    }

    /// A page with the sums that changed and a table of the techniques whose counts differ.
    pub fn html(&self, style: Style) -> String {
        let options = self.options.iter().map(|[old, new]| format!("{old} -> {new}"));
        let unchanged = self.is_empty().then(|| style.say(&CoverageText::Unchanged));
        let page = TablePage {
            title: style.say(&CoverageText::Compared),
            opening: options.chain(self.totals(style)).chain(unchanged).collect(),
            tables: vec![self.table(style)],
            ..TablePage::default()
        };
        page.html(style)
    }

    /// The heading, and a row for each technique whose counts differ; nothing if none does.
    fn table(&self, style: Style) -> Vec<Vec<String>> {
        let columns = CoverageChange::COLUMNS.map(|column| style.say(&column));
        let head = [style.say(&CoverageText::Kind), style.say(&CoverageColumn::Technique)].into_iter().chain(columns);
        let mut rows = vec![head.collect()];
        for ChangeGroup { title, changes, .. } in self.groups() {
            rows.extend(changes.iter().map(|change| {
                let counts = change.counts().map(|counts| match counts {
                    None => "-".to_owned(),
                    Some([old, new]) if old == new => new.to_string(),
                    Some([old, new]) => format!("{old} -> {new}"),
                });
                [style.say(&title), change.technique.clone()].into_iter().chain(counts).collect::<Vec<_>>()
            }));
        }
        if rows.len() == 1 { Vec::new() } else { rows }
    }
}

impl CoverageChange {
    /// The columns of what is counted.
    const COLUMNS: [CoverageColumn; 4] =
        [CoverageColumn::Fired, CoverageColumn::Puzzles, CoverageColumn::Possible, CoverageColumn::Needed];

    /// The counts in the order of the columns, before and now; none if one of both did not count them.
    fn counts(&self) -> [Option<[u64; 2]>; 4] {
        [Some(self.fired), Some(self.puzzles), self.possible, self.needed]
    }

    /// The technique, and the counts that differ.
    fn row(&self, style: Style) -> Vec<String> {
        let counts = Self::COLUMNS.iter().zip(self.counts()).filter_map(|(column, counts)| Some((column, counts?)));
        let changed = counts.filter(|(_, [old, new])| old != new);
        let changed = changed.map(|(column, [old, new])| format!("{} {old} -> {new}", style.say(column)));
        vec![format!("  {}", self.technique), changed.collect::<Vec<_>>().join(", ")]
    }
}
