//! A regular grammar: templates with places for names, and a reader that takes a text apart into them.
use super::names;
use super::ruled::{self, RuleNames};
use qedoku_core::{CandidateSet, CellSet, DigitSet, Layout};

/// The names in the places of a template, kind by kind in the order of the text.
#[derive(Clone, Default, Debug)]
pub(super) struct TemplateNames {
    pub(super) cells: Vec<CellSet>,
    pub(super) digits: Vec<DigitSet>,
    /// Each place may name several houses, each by its cells.
    pub(super) houses: Vec<Vec<CellSet>>,
    pub(super) numbers: Vec<usize>,
    pub(super) candidates: Vec<CandidateSet>,
    pub(super) slots: Vec<Slots>,
    /// What only sentences about rules name.
    pub(super) said: RuleNames,
}

/// Cells, and digits of houses, each of which takes one candidate: the candidates, and how many slots there are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slots {
    pub(super) candidates: CandidateSet,
    pub(super) count: usize,
}

/// A part of a template.
#[derive(Clone, PartialEq, Eq, Debug)]
enum TemplatePart {
    Literal(String),
    /// A place for any of several words.
    Words(Vec<String>),
    /// A name: C cells, D digits, H houses, K candidates, N a number, L slots, A what steps conclude in notation, E the same
    /// of what is eliminated alone, S that one of some candidates is true, J several such joined by commas; T is what stands in brackets,
    /// which claims nothing. Those of sentences about rules are read in their own room.
    Name(char),
}

/// A template, and what is claimed where it stands.
pub(super) struct ClaimRule<T> {
    parts: Vec<TemplatePart>,
    pub(super) says: T,
}

/// One way in which a text begins with a template.
#[derive(Default)]
struct TemplateMatch {
    /// The number of bytes that the template takes.
    length: usize,
    named: TemplateNames,
}

impl<T> ClaimRule<T> {
    /// Reads a template: `{C} see[s|] the {D} at {C}`.
    pub(super) fn new(template: &str, says: T) -> Self {
        let mut parts = Vec::new();
        let mut left = template;
        while let Some(at) = left.find(['{', '[']) {
            if at > 0 {
                parts.push(TemplatePart::Literal(left[..at].to_owned()));
            }
            let close = if left[at..].starts_with('{') { '}' } else { ']' };
            let end = left[at..].find(close).map_or(left.len() - 1, |it| at + it);
            let inside = &left[at + 1..end];
            parts.push(match close {
                '}' => TemplatePart::Name(inside.chars().next().unwrap_or(' ')),
                _ => TemplatePart::Words(inside.split('|').map(str::to_owned).collect()),
            });
            left = &left[end + 1..];
        }
        if !left.is_empty() {
            parts.push(TemplatePart::Literal(left.to_owned()));
        }
        Self { parts, says }
    }

    /// All ways in which a text begins with the template.
    pub(super) fn ways(&self, layout: &Layout, text: &str) -> Vec<(usize, TemplateNames)> {
        self.matches(layout, text).into_iter().map(|TemplateMatch { length, named }| (length, named)).collect()
    }

    fn matches(&self, layout: &Layout, text: &str) -> Vec<TemplateMatch> {
        let mut ways = vec![TemplateMatch::default()];
        for part in &self.parts {
            let mut next = Vec::new();
            for way in ways {
                extend(layout, part, text, way, &mut next);
            }
            ways = next;
            if ways.is_empty() {
                break;
            }
        }
        ways
    }
}

/// Adds the ways in which a match goes on with one more part.
fn extend(
    layout: &Layout,
    part: &TemplatePart,
    text: &str,
    TemplateMatch { length: at, named }: TemplateMatch,
    next: &mut Vec<TemplateMatch>,
) {
    let found = |length: usize, named: TemplateNames| TemplateMatch { length, named };
    let rest = &text[at..];
    match part {
        TemplatePart::Literal(word) => next.extend(rest.starts_with(word).then(|| found(at + word.len(), named))),
        TemplatePart::Words(words) => {
            let fitting = words.iter().filter(|word| rest.starts_with(word.as_str()));
            next.extend(fitting.map(|word| found(at + word.len(), named.clone())));
        }
        TemplatePart::Name('C') => next.extend(names::cells(rest).into_iter().map(|(end, cells)| {
            let mut named = named.clone();
            named.cells.push(cells);
            found(at + end, named)
        })),
        TemplatePart::Name('D') => next.extend(names::digits(rest).into_iter().map(|(end, digits)| {
            let mut named = named.clone();
            named.digits.push(digits);
            found(at + end, named)
        })),
        TemplatePart::Name('H') => next.extend(names::houses(layout, rest).into_iter().map(|(end, houses)| {
            let mut named = named.clone();
            named.houses.push(houses);
            found(at + end, named)
        })),
        TemplatePart::Name('K') => next.extend(names::candidates(rest).into_iter().map(|(end, candidates)| {
            let mut named = named.clone();
            named.candidates.push(candidates);
            found(at + end, named)
        })),
        TemplatePart::Name('L') => next.extend(names::slots(layout, rest).into_iter().map(|(end, slots)| {
            let mut named = named.clone();
            named.slots.push(slots);
            found(at + end, named)
        })),
        TemplatePart::Name(kind @ ('A' | 'E' | 'S' | 'J')) => {
            let all = match kind {
                'S' => names::statements(rest),
                'J' => names::joined_statements(rest),
                _ => names::assignments(rest, *kind == 'A'),
            };
            next.extend(all.into_iter().map(|(end, candidates)| {
                let mut named = named.clone();
                named.candidates.push(candidates);
                found(at + end, named)
            }));
        }
        TemplatePart::Name(kind) if ruled::KINDS.contains(*kind) => {
            let ways = ruled::named(*kind, layout, rest, &named.said).into_iter();
            next.extend(ways.map(|(end, said)| found(at + end, TemplateNames { said, ..named.clone() })));
        }
        TemplatePart::Name('T') => next.extend(bracketed(rest).map(|length| found(at + length, named))),
        TemplatePart::Name(_) => extend_with_number(text, TemplateMatch { length: at, named }, next),
    }
}

/// Adds the ways in which a match goes on with a number; a large one may have blanks around it.
fn extend_with_number(
    text: &str,
    TemplateMatch { length: at, mut named }: TemplateMatch,
    next: &mut Vec<TemplateMatch>,
) {
    let rest = text[at..].trim_start_matches(' ');
    if let Some((length, number)) = names::number(rest) {
        let end = text.len() - rest.len() + length;
        named.numbers.push(number);
        if text[end..].starts_with(' ') {
            next.push(TemplateMatch { length: end + 1, named: named.clone() });
        }
        next.push(TemplateMatch { length: end, named });
    }
}

/// The length of the brackets that a text begins with, with what stands in them.
fn bracketed(text: &str) -> Option<usize> {
    let close = if text.starts_with('（') { '）' } else { text.starts_with('(').then_some(')')? };
    text.find(close).map(|end| end + close.len_utf8())
}

/// Templates in the order of a text, each with what it names there.
type ReadParts<'r, T> = Vec<(&'r ClaimRule<T>, TemplateNames)>;

/// Takes a text apart into templates with joints between them. Where it cannot be read to its end: how far, at most.
pub(super) fn read<'r, T>(layout: &Layout, rules: &'r [ClaimRule<T>], text: &str) -> Result<ReadParts<'r, T>, usize> {
    let mut dead = vec![false; text.len() + 1];
    let mut read = Vec::new();
    if go(layout, rules, text, 0, &mut dead, &mut read) {
        return Ok(read);
    }
    Err(dead.iter().rposition(|it| *it).unwrap_or_default())
}

fn go<'r, T>(
    layout: &Layout,
    rules: &'r [ClaimRule<T>],
    text: &str,
    at: usize,
    dead: &mut Vec<bool>,
    read: &mut ReadParts<'r, T>,
) -> bool {
    if dead[at] {
        return false;
    }
    for rule in rules {
        let mut ways = rule.matches(layout, &text[at..]);
        ways.sort_by_key(|way| std::cmp::Reverse(way.length));
        for TemplateMatch { length, named } in ways.into_iter().filter(|way| way.length > 0) {
            let end = at + length;
            read.push((rule, named));
            for joint in joints(&text[end..]) {
                let next = end + joint;
                if next == text.len() || (joint > 0 && go(layout, rules, text, next, dead, read)) {
                    return true;
                }
            }
            read.pop();
        }
    }
    dead[at] = true;
    false
}

/// The text that may stand between two templates, besides blanks.
const JOINTS: &[&str] = &[
    ",", ";", ":", ".", "(", ")", " ", "so", "and", "but", "then", "or", "as", "=>", "，", "；", "：", "。", "、",
    "（", "）", "所以", "因此", "而", "与", "和", "则", "且", "于是", "-", "但", "+", "或者", "或",
];

/// The lengths of the joints that a text begins with, the longest first.
fn joints(text: &str) -> Vec<usize> {
    let mut ends = vec![0];
    let mut at = 0;
    while let Some(joint) = JOINTS.iter().find(|joint| text[at..].starts_with(**joint)) {
        at += joint.len();
        ends.push(at);
    }
    ends.reverse();
    ends
}
