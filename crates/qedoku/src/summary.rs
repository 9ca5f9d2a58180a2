//! Counts grades by kind: tiers, techniques, ratings and so on.
use crate::input_columns::InputColumns;
use crate::table_text;
use indexmap::IndexMap;
use qedoku_core::printable;
use qedoku_explain::Style;
use std::fmt::Write as _;

/// The most kinds that a histogram tells apart; those that come later are counted together.
const KINDS: usize = 500;

/// The most bars that a histogram shows; the rest is told in a line.
const BARS: usize = 40;

/// The number of occurrences of each kind.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Histogram {
    counts: IndexMap<String, u64>,
    /// The occurrences of kinds beyond the limit.
    others: u64,
}

impl Histogram {
    fn add(&mut self, kind: &str, count: u64) {
        if let Some(known) = self.counts.get_mut(kind) {
            *known += count;
        } else if self.counts.len() < KINDS {
            self.counts.insert(kind.to_owned(), count);
        } else {
            self.others += count;
        }
    }

    /// The bars in order: those of a scale by its words, numbers by their size, the others by how often they occur.
    fn bars(&self, order: &[&str]) -> Vec<(&str, u64)> {
        let mut bars: Vec<(&str, u64)> = self.counts.iter().map(|(kind, count)| (kind.as_str(), *count)).collect();
        let place = |kind: &str| order.iter().position(|word| *word == kind).unwrap_or(order.len());
        let numbers = bars.iter().all(|(kind, _)| kind.parse::<f64>().is_ok());
        bars.sort_by(|a, b| {
            let by_number = || {
                let [a, b] = [a.0, b.0].map(|kind| kind.parse::<f64>().unwrap_or(0.0));
                a.total_cmp(&b)
            };
            let by_count = || b.1.cmp(&a.1).then_with(|| a.0.cmp(b.0));
            place(a.0).cmp(&place(b.0)).then_with(|| if numbers { by_number() } else { by_count() })
        });
        bars
    }
}

/// The columns of grades that are counted, what they are called in a summary, and the order of their words.
const COLUMNS: [(&str, SummaryColumn, &[&str]); 8] = [
    ("outcome", SummaryColumn::Outcomes, &["solved", "hypothesis", "guessed", "stuck"]),
    ("tier", SummaryColumn::Tiers, &["simple", "intermediate", "advanced", "ultimate"]),
    ("hardest", SummaryColumn::Hardest, &[]),
    ("er", SummaryColumn::Ratings, &[]),
    ("se_hardest", SummaryColumn::SeHardest, &[]),
    ("level", SummaryColumn::Levels, &["Easy", "Medium", "Hard", "Unfair", "Extreme"]),
    ("hodoku_hardest", SummaryColumn::HodokuHardest, &[]),
    ("techniques", SummaryColumn::Techniques, &[]),
];

/// Histograms of grades, as [`GradeRecord`](crate::grading::GradeRecord) is written.
///
/// ```
/// use qedoku::Style;
/// use qedoku::log::InputColumns;
/// use qedoku::solve::Summary;
/// use qedoku_formats::Stream;
///
/// let grades = "{\"line\":1,\"outcome\":\"solved\",\"tier\":\"simple\",\"techniques\":{\"naked-single\":51}}\n";
/// let mut summary = Summary::default();
/// for record in Stream::new(grades.as_bytes(), None) {
///     summary.add(&InputColumns::of(&record?));
/// }
/// assert_eq!(summary.records(), 1);
/// assert!(summary.text(Style::default(), 60).contains("naked-single"));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    records: u64,
    bad: u64,
    foreign: u64,
    histograms: [Histogram; COLUMNS.len()],
}

impl Summary {
    /// Counts a record.
    pub fn add(&mut self, record: &InputColumns) {
        let error = record.field("error").filter(|error| !error.is_empty());
        let outcome = record.field("outcome").filter(|outcome| !outcome.is_empty());
        self.records += 1;
        if error.is_some() {
            self.bad += 1;
        } else if outcome.is_none() {
            self.foreign += 1;
            self.bad += 1;
        }
        for (histogram, (column, ..)) in self.histograms.iter_mut().zip(COLUMNS) {
            if column == "techniques" {
                record.counts(column).for_each(|(slug, count)| histogram.add(&slug, count));
            } else if let Some(kind) = record.field(column).filter(|kind| !kind.is_empty()) {
                histogram.add(&kind, 1);
            }
        }
    }

    /// Counts a record that cannot be read as a bad one.
    pub const fn add_unreadable(&mut self) {
        self.records += 1;
        self.bad += 1;
    }

    /// The histograms as one object: the counts of records, and of each column of a grade the counts of its words in the order
    /// of a summary.
    ///
    /// ```
    /// use qedoku::solve::Summary;
    ///
    /// let mut summary = Summary::default();
    /// summary.add_unreadable();
    /// assert_eq!(summary.json(), "{\"records\":1,\"bad\":1,\"foreign\":0}\n");
    /// ```
    pub fn json(&self) -> String {
        let number = serde_json::Value::from;
        let mut all = IndexMap::from([
            ("records", number(self.records)),
            ("bad", number(self.bad)),
            ("foreign", number(self.foreign)),
        ]);
        for (histogram, (column, _, order)) in self.histograms.iter().zip(COLUMNS) {
            if histogram.counts.is_empty() {
                continue;
            }
            let bars = histogram.bars(order).into_iter().map(|(kind, count)| [kind.into(), number(count)]);
            let bars: Vec<serde_json::Value> = bars.map(|bar| bar.to_vec().into()).collect();
            all.insert(column, bars.into());
        }
        serde_json::to_string(&all).unwrap_or_default() + "\n"
    }

    /// The number of records.
    pub const fn records(&self) -> u64 {
        self.records
    }

    /// The number of records that are neither a grade nor an error.
    pub const fn foreign(&self) -> u64 {
        self.foreign
    }

    fn title(&self, style: Style) -> String {
        style.say(&SummaryText::Title { records: self.records, bad: self.bad })
    }

    /// The histograms that have bars: the title, the bars that are shown and what is told of the rest.
    fn sections(&self, style: Style) -> impl Iterator<Item = (String, Vec<(&str, u64)>, Option<String>)> {
        let all = self.histograms.iter().zip(COLUMNS).filter(|(histogram, _)| !histogram.counts.is_empty());
        all.map(move |(histogram, (_, title, order))| {
            let mut bars = histogram.bars(order);
            let rest = bars.split_off(bars.len().min(BARS));
            let more = rest.iter().map(|(_, count)| count).sum::<u64>() + histogram.others;
            (style.say(&title), bars, (more > 0).then(|| style.say(&SummaryText::Others { more })))
        })
    }

    /// The histograms as lines of so many columns.
    pub fn text(&self, style: Style, columns: usize) -> String {
        let mut text = self.title(style) + "\n";
        for (title, bars, rest) in self.sections(style) {
            let _ = writeln!(text, "\n{title}");
            let most = bars.iter().map(|(_, count)| *count).max().unwrap_or(1).max(1);
            let widest = bars.iter().map(|(kind, _)| printable(kind).chars().count()).max().unwrap_or(0).min(40);
            let room = columns.saturating_sub(widest + 16).max(10) as u64;
            for (kind, count) in bars {
                let bar = "#".repeat((count * room).div_ceil(most) as usize);
                let _ = writeln!(text, "  {:<widest$} {count:>10}  {bar}", printable(kind));
            }
            text.extend(rest.map(|rest| format!("  {rest}\n")));
        }
        text
    }

    /// The histograms as a drawing.
    pub fn svg(&self, style: Style) -> String {
        const LINE: usize = 18;
        let mut body = String::new();
        let mut y = 30;
        let _ = writeln!(body, "<text x=\"10\" y=\"{y}\" font-weight=\"bold\">{}</text>", self.title(style));
        for (title, bars, rest) in self.sections(style) {
            y += 2 * LINE;
            let _ = writeln!(body, "<text x=\"10\" y=\"{y}\" font-weight=\"bold\">{title}</text>");
            let most = bars.iter().map(|(_, count)| *count).max().unwrap_or(1).max(1);
            for (kind, count) in bars {
                y += LINE;
                let width = (count * 400).div_ceil(most);
                let kind = short(kind);
                let top = y - 12;
                let end = 266 + width;
                let _ = writeln!(
                    body,
                    "<text x=\"250\" y=\"{y}\" text-anchor=\"end\">{kind}</text><rect x=\"260\" y=\"{top}\" \
                     width=\"{width}\" height=\"14\" fill=\"#4878a8\"/><text x=\"{end}\" y=\"{y}\">{count}</text>"
                );
            }
            if let Some(rest) = rest {
                y += LINE;
                let _ = writeln!(body, "<text x=\"260\" y=\"{y}\">{rest}</text>");
            }
        }
        let height = y + 20;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 760 {height}\" width=\"760\" height=\"{height}\" \
             font-family=\"sans-serif\" font-size=\"13\">\n<rect width=\"760\" height=\"{height}\" fill=\"#fff\"/>\n{body}</svg>\n"
        )
    }

    /// The drawing as a page.
    pub fn html(&self, style: Style) -> String {
        let title = self.title(style);
        let drawing = self.svg(style);
        let lang = style.language.tag();
        format!(
            "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n<title>Qedoku: {title}</title>\n</head>\n\
             <body>\n{drawing}</body>\n</html>\n"
        )
    }
}

/// The texts of a summary.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SummaryText {
    Title { records: u64, bad: u64 },
    Others { more: u64 },
}

/// The columns of grades that are counted.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SummaryColumn {
    Outcomes,
    Tiers,
    Hardest,
    Ratings,
    SeHardest,
    Levels,
    HodokuHardest,
    Techniques,
}

/// Text from outside, short and fit to stand in a document.
fn short(text: &str) -> String {
    let short: String = text.chars().take(60).collect();
    table_text::escaped(&printable(&short))
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_formats::Stream;

    fn summary(text: &str) -> Summary {
        let mut summary = Summary::default();
        Stream::new(text.as_bytes(), None)
            .for_each(|record| summary.add(&InputColumns::of(&record.expect("a record"))));
        summary
    }

    #[test]
    fn tables_and_objects_are_counted_alike() {
        let table = "tier,puzzle,qedoku_tier,outcome,er,techniques,error\n\
                     x,1,advanced,solved,10.0,x-wing:2 naked-single:40,\nx,1,simple,solved,2.0,naked-single:50,\nx,1,,,,,bad\n";
        let objects = "{\"tier\":\"advanced\",\"outcome\":\"solved\",\"er\":10.0,\"techniques\":{\"x-wing\":2,\"naked-single\":40}}\n\
                       {\"tier\":\"simple\",\"outcome\":\"solved\",\"er\":2.0,\"techniques\":{\"naked-single\":50}}\n\
                       {\"error\":{\"kind\":\"clash\",\"message\":\"bad\"}}\n";
        let text = summary(table).text(Style::default(), 60);
        assert_eq!(text, summary(objects).text(Style::default(), 60));
        assert!(text.starts_with("3 records, 1 of them bad\n"), "{text}");
        let at = |part: &str| text.find(part).expect(part);
        assert!(
            at("simple") < at("advanced") && at("  2.0") < at("  10.0") && at("naked-single") < at("x-wing"),
            "{text}"
        );
        assert!(text.contains("naked-single         90  ") && !text.contains("  x "), "{text}");
    }

    #[test]
    fn nothing_from_outside_is_drawn_raw() {
        let text = "{\"outcome\":\"<script>\\u001b[31m\",\"tier\":\"a&b\"}\n";
        let svg = summary(text).html(Style::default());
        let plain = summary(text).text(Style::default(), 60);
        assert!(svg.contains("&lt;script&gt;") && !svg.contains("<script") && svg.contains("a&amp;b"), "{svg}");
        assert!(!plain.contains('\u{1b}') && !svg.contains('\u{1b}'), "{plain}");
        let mut many = String::new();
        (0..2000).for_each(|at| {
            let _ = writeln!(many, "{{\"outcome\":\"k{at}\"}}");
        });
        let many = summary(&many);
        assert_eq!(many.histograms[0].counts.len(), KINDS);
        assert!(many.text(Style::default(), 60).lines().count() < 60, "{}", many.text(Style::default(), 60));
    }
}
