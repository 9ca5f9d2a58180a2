//! A regular grammar: templates with places for names, and a reader that takes a text apart into them.
use super::names::{self, Slots};
use super::ruled::{self, RuleNames};
use super::template::{NamesRead, Template, added_each};
use qedoku_core::{CandidateSet, CellSet, DigitSet, Layout};

/// The names in the places of a template, kind by kind in the order of the text: C cells, D digits, H houses, K candidates,
/// N a number, L slots, A what steps conclude in notation, E the same of what is eliminated alone, S that one of some
/// candidates is true, J several such joined by commas; T is what stands in brackets, which claims nothing. Those of
/// sentences about rules are read in their own room.
#[derive(Clone, Default, Debug)]
pub(super) struct TemplateNames {
    pub(super) cells: Vec<CellSet>,
    pub(super) digits: Vec<DigitSet>,
    /// Each place may name several houses, each by its cells.
    pub(super) houses: Vec<Vec<CellSet>>,
    pub(super) numbers: Vec<usize>,
    pub(super) candidates: Vec<CandidateSet>,
    pub(super) slots: Vec<Slots>,
    /// The names of sentences about rules alone.
    pub(super) said: RuleNames,
}

/// A template, and what is claimed where it stands.
pub(super) struct ClaimRule<T> {
    template: Template,
    pub(super) says: T,
}

impl<T> ClaimRule<T> {
    /// Reads a template: `{C} see[s|] the {D} at {C}`.
    pub(super) fn new(template: &str, says: T) -> Self {
        Self { template: Template::new(template), says }
    }

    /// All ways in which a text begins with the template.
    fn ways(&self, layout: &Layout, text: &str) -> Vec<NamesRead<TemplateNames>> {
        self.template.ways(text, |kind, text, known| named(kind, layout, text, known))
    }
}

/// Every way to read a name of a kind, added to the names so far.
fn named(kind: char, layout: &Layout, text: &str, known: &TemplateNames) -> Vec<NamesRead<TemplateNames>> {
    macro_rules! added {
        ($field:ident, $found:expr) => {
            added_each(known, $found, |known, it| known.$field.push(it))
        };
    }
    match kind {
        'C' => added!(cells, names::cells(text)),
        'D' => added!(digits, names::digits(text)),
        'H' => added!(houses, names::houses(layout, text)),
        'K' => added!(candidates, names::candidates(text)),
        'L' => added!(slots, names::slots(layout, text)),
        'A' => added!(candidates, names::assignments(text, true)),
        'E' => added!(candidates, names::assignments(text, false)),
        'S' => added!(candidates, names::statements(text)),
        'J' => added!(candidates, names::joined_statements(text)),
        'T' => bracketed(text).map(|length| (length, known.clone())).into_iter().collect(),
        _ if ruled::KINDS.contains(kind) => {
            let ways = ruled::named(kind, layout, text, &known.said).into_iter();
            ways.map(|(end, said)| (end, TemplateNames { said, ..known.clone() })).collect()
        }
        _ => added!(numbers, names::spaced_number(text)),
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
        let mut ways = rule.ways(layout, &text[at..]);
        ways.sort_by_key(|way| std::cmp::Reverse(way.0));
        for (length, named) in ways.into_iter().filter(|way| way.0 > 0) {
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
    "（", "）", "所以", "因此", "而", "与", "和", "则", "且", "于是", "从而", "-", "但", "+", "或者", "或",
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
