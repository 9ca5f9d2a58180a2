//! An outline as lines of text.
use crate::table_text::{aligned, width};
use qedoku_core::wire::{Branch, Outline, Support};
use qedoku_explain::Style;
use qedoku_render::numbers;

/// The blanks between the number of a step and its line.
const GAP: usize = 2;

/// A line of an outline as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MarginLine {
    /// The blanks before the line, where it is prose below the line of a step; none where it stands by itself.
    pub margin: usize,
    /// The length of the number that the line of a step begins with, the blanks around it included; none of other lines.
    pub number: usize,
    /// The line behind its margin.
    pub text: String,
}

impl MarginLine {
    /// A line that stands by itself: the heading, a step or a remark.
    pub(crate) const fn alone(text: String) -> Self {
        Self { margin: 0, number: 0, text }
    }

    /// The line with its margin.
    pub(crate) fn whole(self) -> String {
        format!("{:margin$}{}", "", self.text, margin = self.margin)
    }
}

/// Writes an outline, a step a line. What the last step rests on stands below it, and what is proved at the end.
pub(crate) fn lines(outline: &Outline, style: Style) -> Vec<MarginLine> {
    let label = |branch: &Branch| numbers(branch);
    let width = outline.argument.iter().map(|branch| label(branch).len()).max().unwrap_or(0);
    let last = outline.argument.iter().map(|branch| branch.to).max();
    let mut lines = Vec::new();
    if outline.argument.iter().any(|branch| branch.to > branch.from) {
        lines.push(MarginLine::alone(style.say(&LinesText::Legend)));
    }
    for branch in &outline.argument {
        let inside = branch.inside.iter().map(String::as_str);
        let (head, rows) = singles(branch).unwrap_or_else(|| (branch.text.clone(), Vec::new()));
        let text = style.semicolons([head.as_str()].into_iter().chain(inside).map(str::to_owned));
        let text = format!("{:>width$}  {text}", label(branch));
        lines.push(MarginLine { number: width + GAP, ..MarginLine::alone(text) });
        let below = |text: String| MarginLine { margin: width + GAP, ..MarginLine::alone(text) };
        let rests = Some(branch.to) == last && !outline.rests_on.is_empty();
        let [before, after] = if rests { rests_on(outline, &branch.lines, style) } else { <[String; 2]>::default() };
        let described = [before].into_iter().chain(branch.lines.iter().cloned()).chain([after]);
        lines.extend(rows.into_iter().chain(described.filter(|text| !text.is_empty())).map(below));
    }
    lines.extend(outline.remarks.iter().cloned().map(MarginLine::alone));
    lines
}

/// The most singles that stand in one line.
const IN_LINE: usize = 4;
/// The columns that the others fill.
const COLUMNS: usize = 72;

/// The words before many singles that share a line, and the singles in columns.
fn singles(branch: &Branch) -> Option<(String, Vec<String>)> {
    let text = branch.text.as_str();
    let mut at = text.find(&format!("{} ", branch.from)).filter(|_| branch.from < branch.to)?;
    let head = text[..at].trim_end().to_owned();
    let mut items = Vec::new();
    for next in branch.from + 1..=branch.to {
        let comma = [", ", "，", "、"].into_iter();
        let found = comma.filter_map(|comma| Some((text[at..].find(&format!("{comma}{next} "))?, comma.len())));
        let (length, comma) = found.min()?;
        items.push(text[at..at + length].to_owned());
        at += length + comma;
    }
    items.push(text[at..].to_owned());
    if items.len() <= IN_LINE {
        return None;
    }
    let widest = items.iter().map(|item| width(item)).max().unwrap_or(1);
    let rows: Vec<Vec<String>> =
        items.chunks((COLUMNS / (widest + GAP)).clamp(1, IN_LINE)).map(<[_]>::to_vec).collect();
    Some((head, aligned(&rows).lines().map(str::to_owned).collect()))
}

/// The facts that the last step rests on, but for those that its words name where it is told: those of the start in a
/// sentence each, those that steps made in one, with what follows from the last step itself. What steps made stands before
/// the words of the step, which end with its conclusion, and what follows from it behind them.
fn rests_on(outline: &Outline, described: &[String], style: Style) -> [String; 2] {
    let is_told = !described.is_empty();
    let last = outline.argument.iter().map(|branch| branch.to).max();
    let (of_steps, of_start): (Vec<_>, Vec<_>) = outline.rests_on.iter().partition(|fact| !fact.steps.is_empty());
    let follows = |fact: &&&Support| fact.steps.last().copied() == last;
    let facts = untold(of_steps.iter().copied().filter(|fact| !follows(&fact)), described, style);
    let of_start = if is_told { Vec::new() } else { of_start };
    let follows = of_steps.iter().find(follows);
    let sentence = |text: &str| style.say(&LinesText::Sentence { text });
    let mut before = String::new();
    let mut behind = match follows {
        Some(so) if facts.is_empty() || is_told => so.text.clone(),
        Some(so) => style.say(&LinesText::So { facts: &facts, so: &so.text }),
        None if is_told => String::new(),
        None => facts.clone(),
    };
    if is_told && !facts.is_empty() {
        before = from_steps(&facts, style);
    }
    let sentences = of_start.iter().map(|fact| fact.text.as_str()).chain([behind.as_str()]);
    let sentences = sentences.filter(|text| !text.is_empty()).map(sentence);
    behind = sentences.collect::<Vec<_>>().join(style.gap());
    [before, behind]
}

/// Facts that steps made, but for those of steps that are named where the step is told.
fn untold<'f>(facts: impl Iterator<Item = &'f Support>, described: &[String], style: Style) -> String {
    let is_cited =
        |fact: &Support| fact.steps.iter().all(|&number| described.iter().any(|line| cites(line, number, style)));
    style.commas(facts.filter(|fact| !is_cited(fact)).map(|fact| &fact.text))
}

fn from_steps(facts: &str, style: Style) -> String {
    style.say(&LinesText::Sentence { text: &style.say(&LinesText::FromSteps { facts }) })
}

/// The sentence on what has changed since the board at the top, of all that a step rests on and does not say itself.
pub(super) fn since_start(facts: &[Support], described: &[String], style: Style) -> Option<String> {
    let facts = untold(facts.iter(), described, style);
    (!facts.is_empty()).then(|| from_steps(&facts, style))
}

/// True if a line names a step.
fn cites(line: &str, number: u32, style: Style) -> bool {
    let name = style.say(&LinesText::OneStep { number });
    line.match_indices(&name).any(|(at, _)| !line[at + name.len()..].starts_with(|next: char| next.is_ascii_digit()))
}

/// An outline as lines of text.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LinesText<'a> {
    Sentence { text: &'a str },
    So { facts: &'a str, so: &'a str },
    FromSteps { facts: &'a str },
    Legend,
    OneStep { number: u32 },
    OnlyNeeded,
}
