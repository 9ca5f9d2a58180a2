//! The legend of a picture in characters: its marks and its links.
use super::highlight::Highlight;
use super::ink::WIDTH;
use super::marks::{Marks, NUMBERED, Tie, TieKind};
use qedoku_core::{CandidateSet, CellSet, Digit};
use qedoku_explain::Style;
use qedoku_explain::noun::Any;

/// The gap between two marks.
const GAP: &str = "   ";

/// The links that look different, by the word that stands for each.
pub(crate) const LINKS: [(&str, LinkTitle); 5] = [
    ("strong", LinkTitle::Strong),
    ("weak", LinkTitle::Weak),
    ("conjugate", LinkTitle::Conjugate),
    ("follows", LinkTitle::Follows),
    (NUMBERED, LinkTitle::Numbered),
];

/// The title of a kind of link, by its word.
pub(crate) fn link_title(word: &str, style: Style) -> String {
    LINKS.iter().find(|(known, _)| *known == word).map(|(_, title)| style.say(title)).unwrap_or_default()
}

/// Says, in lines that fit below it, what each mark of a picture in characters stands for, and lists its links:
/// `5- eliminated   3# fin`, the mark behind the first digit that has it.
pub fn legend(marks: &Marks, style: Style) -> String {
    let mut parts: Vec<(char, String, Vec<String>)> = Vec::new();
    let asked = marks.asked().map(|_| style.say(&LegendText::Asked));
    if marks.by_role().iter().all(|(_, candidates)| candidates.is_empty()) {
        return asked.unwrap_or_default();
    }
    for &(role, candidates) in marks.by_role() {
        let Some(first) = candidates.first() else { continue };
        let mark = role.mark();
        let title = title(role, style);
        match parts.iter_mut().find(|(known, ..)| *known == mark) {
            Some((.., titles)) if titles.contains(&title) => {}
            Some((.., titles)) => titles.push(title),
            None => parts.push((mark, format!("{}{mark}", first.digit), vec![title])),
        }
    }
    // A color all of which goes has no mark of its own.
    for &(role, _) in marks.struck() {
        let is_seen = marks.by_role().iter().any(|&(known, set)| known == role && !set.is_empty());
        if let (Highlight::Color(_), false) = (role, is_seen) {
            let title = role.label(style.language);
            let gone = parts.iter_mut().find(|(mark, ..)| *mark == Highlight::Eliminated.mark());
            gone.filter(|(.., titles)| !titles.contains(&title))
                .into_iter()
                .for_each(|(.., titles)| titles.push(title.clone()));
        }
    }
    let mut parts: Vec<String> =
        parts.iter().map(|(_, sample, titles)| format!("{sample} {}", style.commas(titles))).collect();
    parts.extend(
        marks
            .unclear_sets()
            .map(|(role, cells)| style.say(&LegendText::SetIn { set: &role.label(style.language), cells })),
    );
    parts.push(style.say(&LegendText::MarkBelongs));
    parts.extend(asked);
    let mut lines = lines(&parts, GAP);
    // For beginners the text says how one follows from the other, without signs for it.
    lines.extend(if style.is_plain() { Vec::new() } else { links(marks, style) });
    lines.join("\n")
}

/// The meaning of the mark of a role; for beginners what is true in an argument is what the text says of it.
fn title(role: Highlight, style: Style) -> String {
    match role {
        Highlight::On if style.is_plain() => style.say(&LegendText::IsSo),
        Highlight::Off if style.is_plain() => style.say(&LegendText::IsNotSo),
        _ => role.label(style.language),
    }
}

/// The links of a picture, those that go on from each other in one line: `links: 5 r1c2 = 5 r1c8 - 5 r3c9`.
fn links(marks: &Marks, style: Style) -> Vec<String> {
    let mut runs: Vec<Vec<&Tie>> = Vec::new();
    let is_listed = |tie: &&Tie| !matches!(tie.kind, TieKind::Follows { .. });
    for tie in marks.links().iter().filter(is_listed) {
        match runs.last_mut() {
            Some(run) if run.last().is_some_and(|last| last.to == tie.from) => run.push(tie),
            _ => runs.push(vec![tie]),
        }
    }
    if runs.is_empty() {
        return Vec::new();
    }
    let mut signs = Vec::new();
    for kind in [TieKind::Strong, TieKind::Weak, TieKind::Conjugate] {
        signs.extend(runs.iter().flatten().any(|tie| tie.kind == kind).then(|| meaning(style, kind)));
    }
    let signs = style.commas(signs);
    let mut parts = vec![style.say(&LegendText::Links { signs: &signs })];
    for (run, number) in runs.iter().zip(1..) {
        parts.extend((number > 1).then(|| "|".to_owned()));
        let first = run.first().map(|tie| end(style, tie.from));
        match parts.last_mut() {
            // A Chinese colon has its room inside.
            Some(head) if number == 1 && style.gap().is_empty() => head.extend(first),
            _ => parts.extend(first),
        }
        parts.extend(run.iter().map(|tie| format!("{} {}", sign(tie.kind), end(style, tie.to))));
    }
    lines(&parts, " ")
}

/// The meaning of the sign of a link.
fn meaning(style: Style, kind: TieKind) -> String {
    let sign = sign(kind);
    match kind {
        TieKind::Weak => style.say(&LegendText::Weak { sign }),
        TieKind::Conjugate => style.say(&LegendText::Conjugate { sign }),
        TieKind::Strong | TieKind::Follows { .. } => style.say(&LegendText::Strong { sign }),
    }
}

const fn sign(kind: TieKind) -> &'static str {
    match kind {
        TieKind::Weak => "-",
        TieKind::Strong | TieKind::Follows { .. } => "=",
        TieKind::Conjugate => "=/=",
    }
}

/// Candidates as short as they are written: `5r1c28`.
fn end(style: Style, candidates: CandidateSet) -> String {
    let planes = Digit::ALL.into_iter().map(|digit| (digit, candidates.plane(digit)));
    let planes = planes.filter(|(_, cells)| !cells.is_empty());
    let named = planes.map(|(digit, cells)| {
        if style.is_plain() && cells.is_several() {
            return style.say(&LegendText::InAny { digit, cells: Any(cells) });
        }
        format!("{digit}{}", style.at(cells))
    });
    named.collect::<Vec<_>>().join("+")
}

/// Joins parts to lines that fit.
fn lines(parts: &[String], gap: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if width(line) + gap.len() + width(part) <= WIDTH => line.extend([gap, part]),
            _ => lines.push(part.clone()),
        }
    }
    lines
}

/// The number of columns that a text takes on a terminal, where Chinese characters take two.
fn width(text: &str) -> usize {
    text.chars().map(|character| if character < '\u{2e80}' { 1 } else { 2 }).sum()
}

/// The titles of the kinds of links.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LinkTitle {
    Strong,
    Weak,
    Conjugate,
    Follows,
    Numbered,
}

/// Legends of pictures in characters.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LegendText<'a> {
    Asked,
    IsSo,
    IsNotSo,
    MarkBelongs,
    Links { signs: &'a str },
    Weak { sign: &'a str },
    Conjugate { sign: &'a str },
    Strong { sign: &'a str },
    InAny { digit: Digit, cells: Any },
    SetIn { set: &'a str, cells: CellSet },
}
