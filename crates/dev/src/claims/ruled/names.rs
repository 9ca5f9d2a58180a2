//! Reads what sentences about rules name: totals and what they were added up from, ways, ranges, filled cells.
use super::super::names;
use super::added_up::{self, AddedUp};
use super::clauses::{RuleClause, clauses, short_names};
use super::excluders::{NamedExcluder, excluders};
use super::filled_parts::{FilledPart, filled_parts};
use super::fillings::{CellTotal, CountedCell};
pub(in super::super) use super::lists::way;
use super::lists::{NameReading, digit, digits, list};
use super::mark_words::{MarkWord, dashed, joined_cells, mark_words};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Layout};

/// The names in the places of a template that only sentences about rules have, kind by kind in the order of the text.
#[derive(Clone, Default, Debug)]
pub(in super::super) struct RuleNames {
    /// `R`: a rule.
    pub(in super::super) rules: Vec<RuleClause>,
    /// `V`: the rules by which candidates clash; `v`: a rule by its short name; `B`: the same or houses, as they stand in brackets.
    pub(super) reasons: Vec<Vec<NamedReason>>,
    /// `U`: places with the reason why they exclude something.
    pub(super) excluders: Vec<Vec<NamedExcluder>>,
    /// `Y`: what was added up, and what it comes to; `P`: a cage with its total alone.
    pub(super) sums: Vec<AddedUp>,
    /// `W`: ways to reach a total, each in the order of the text; `w`: ways to fill cells in their order.
    pub(super) ways: Vec<Vec<Vec<Digit>>>,
    /// `X`: numbers, which may be negative.
    pub(super) totals: Vec<Vec<i32>>,
    /// `M`: what digits come to that are added and taken off.
    pub(super) sums_of_digits: Vec<i32>,
    /// `G`: the lowest and the highest digit of ranges.
    pub(super) ranges: Vec<Vec<[Digit; 2]>>,
    /// `Z`: digits in cells.
    pub(super) filled: Vec<CandidateSet>,
    /// `O`: cells of which some are meant.
    pub(super) places: Vec<Vec<CellSet>>,
    /// `Q`: digits in the order of the text.
    pub(super) lists: Vec<Vec<Digit>>,
    /// `F`: cells with all their candidates.
    pub(super) shown: Vec<CandidateSet>,
    /// `f`: cells with the ways that they are filled in, the parts of each way.
    pub(super) cases: Vec<Vec<Vec<FilledPart>>>,
    /// `c`: cells in their order, one joined with the next.
    pub(super) joined: Vec<Vec<Cell>>,
    /// `m`: words for marks.
    pub(super) marks: Vec<Vec<MarkWord>>,
    /// `I`: a total alone.
    pub(super) bare_sums: Vec<CellTotal>,
}

/// Why two candidates clash.
#[derive(Clone, Debug)]
pub(super) enum NamedReason {
    Rule(Box<RuleClause>),
    /// The cells are in the house, all or both.
    Share {
        cells: CellSet,
        house: CellSet,
    },
    /// The house, without the cells.
    House(CellSet),
}

impl NamedReason {
    /// True if two candidates clash by it.
    pub(super) fn forbids(&self, layout: &Layout, one: Candidate, other: Candidate) -> bool {
        let both = CellSet::of(one.cell).with(other.cell);
        match self {
            Self::Rule(rule) => rule.forbids(layout, one, other),
            Self::Share { cells, house } => {
                one.digit == other.digit && both.len() == 2 && both.is_subset(*cells) && cells.is_subset(*house)
            }
            Self::House(house) => one.digit == other.digit && both.len() == 2 && both.is_subset(*house),
        }
    }
}

impl RuleNames {
    /// True if two candidates clash by one of the reasons that stand in a pair of brackets, or as digits of one cell.
    pub(in super::super) fn clash(&self, layout: &Layout, at: usize, one: Candidate, other: Candidate) -> bool {
        let in_cell = one.cell == other.cell && one.digit != other.digit;
        in_cell || self.reasons.get(at).is_some_and(|all| all.iter().any(|reason| reason.forbids(layout, one, other)))
    }
}

/// The joints of lists.
pub(super) const AND: &[&str] = &[", ", " and ", "、", "和", "和 ", " 和 "];
const OR: &[&str] = &[", ", " or ", "、", " 或 "];
const ANY: &[&str] = &[", ", " or ", " and ", "、", " 或 ", " 和 "];

/// Every way to read a name of a kind, added to the names so far.
pub(in super::super) fn named(
    kind: char,
    layout: &Layout,
    text: &str,
    known: &RuleNames,
) -> Vec<NameReading<RuleNames>> {
    macro_rules! added {
        ($field:ident, $found:expr) => {{
            let found = $found.into_iter();
            found
                .map(|(end, it)| {
                    let mut known = known.clone();
                    known.$field.push(it);
                    (end, known)
                })
                .collect()
        }};
    }
    match kind {
        'R' => added!(rules, clauses(text)),
        'B' => added!(reasons, list(text, &[", ", "，", "、"], |text| beside(layout, text))),
        'V' => added!(reasons, list(text, &[", and ", "，"], |text| reason(layout, text))),
        'v' => added!(reasons, only_rule(text)),
        'U' => added!(excluders, excluders(layout, text)),
        'Y' => added!(sums, added_up::added_up(layout, text)),
        'P' => added!(sums, added_up::only_cage(layout, text)),
        'W' => added!(ways, list(text, ANY, way)),
        'w' => added!(ways, list(text, OR, dashed)),
        'c' => added!(joined, joined_cells(text)),
        'm' => added!(marks, mark_words(text)),
        'X' => added!(totals, list(text, OR, |text| number(text).into_iter().collect())),
        'M' => added!(sums_of_digits, sum_of_digits(text).into_iter().chain(sum_of_parts(layout, text))),
        'F' => added!(shown, shown(text)),
        'I' => added!(bare_sums, total(text)),
        'f' => added!(cases, filled_parts(text)),
        'G' => added!(ranges, list(text, OR, range)),
        'Z' => added!(filled, filled(text)),
        'O' => added!(places, list(text, &[", or ", "，或者 ", " or ", " 或 ", ", ", "、"], together)),
        _ => added!(lists, digits(text)),
    }
}

/// The kinds of names that are read here.
pub(in super::super) const KINDS: &str = "RVvBUYPWXMGZOQFIfwcm";

/// Cells that belong together: `r13c1`, `r1c1 and r3c1`.
fn together(text: &str) -> Vec<NameReading<CellSet>> {
    let all = list(text, &[" and ", " 和 "], names::block).into_iter();
    all.map(|(end, blocks)| (end, blocks.into_iter().fold(CellSet::EMPTY, |all, block| all | block))).collect()
}

fn reason(layout: &Layout, text: &str) -> Vec<NameReading<NamedReason>> {
    let mut found: Vec<NameReading<NamedReason>> =
        clauses(text).into_iter().map(|(end, rule)| (end, NamedReason::Rule(Box::new(rule)))).collect();
    for (end, cells) in names::cells(text) {
        for word in [" are both in ", " are all in ", " 同在"] {
            let Some(rest) = text[end..].strip_prefix(word) else { continue };
            for (more, houses) in names::houses(layout, rest) {
                if let [house] = houses[..] {
                    found.push((end + word.len() + more, NamedReason::Share { cells, house }));
                }
            }
        }
    }
    found
}

/// The short name of a rule.
fn only_rule(text: &str) -> Vec<NameReading<Vec<NamedReason>>> {
    short_names(text).into_iter().map(|(end, rule)| (end, vec![NamedReason::Rule(Box::new(rule))])).collect()
}

/// A house, or the short name of a rule.
pub(super) fn beside(layout: &Layout, text: &str) -> Vec<NameReading<NamedReason>> {
    let mut found: Vec<NameReading<NamedReason>> =
        short_names(text).into_iter().map(|(end, rule)| (end, NamedReason::Rule(Box::new(rule)))).collect();
    for (end, houses) in names::houses(layout, text) {
        if let [house] = houses[..] {
            found.push((end, NamedReason::House(house)));
        }
    }
    found
}

/// The total of cells: `r1c1+r1c2-r3c4=7`, `r1c12-r3c4=7`.
pub(in super::super) fn total(text: &str) -> Option<NameReading<CellTotal>> {
    let mut terms = Vec::new();
    let mut at = 0;
    let mut blocks = 0;
    loop {
        let rest = &text[at..];
        let sign = rest.chars().next()?;
        let times = match (sign, terms.is_empty()) {
            ('r', true) | ('+', false) => 1,
            ('-', _) => -1,
            ('=', false) => break,
            _ => return None,
        };
        let from = at + usize::from(sign != 'r');
        let (length, cells) = block(&text[from..])?;
        terms.extend(cells.into_iter().map(|cell| CountedCell { cell, times }));
        at = from + length;
        blocks += 1;
    }
    // Of one block alone it would say that each of its cells holds the number.
    if blocks == 1 && terms.len() > 1 {
        return None;
    }
    at += 1;
    // `=r3c4+7`: what is taken off stands on the other side.
    let mut is_over = false;
    while let Some((length, cell)) = cell(&text[at..]) {
        terms.push(CountedCell { cell, times: -1 });
        at += length;
        is_over = true;
        let is_next = text[at..]
            .strip_prefix('+')
            .is_some_and(|rest| rest.starts_with(|sign: char| "r0123456789".contains(sign)));
        if !is_next {
            terms.sort_unstable();
            return Some((at, CellTotal { terms, total: 0 }));
        }
        at += 1;
    }
    terms.sort_unstable();
    let (length, total) = number(&text[at..]).filter(|(_, total)| !is_over || *total > 0)?;
    Some((at + length, CellTotal { terms, total }))
}

/// All rows named crossed with all columns named: `r23c4`.
fn block(text: &str) -> Option<NameReading<Vec<Cell>>> {
    let numbers = |text: &str| text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let rest = text.strip_prefix('r')?;
    let (rows, rest) = rest.split_at(numbers(rest));
    let rest = rest.strip_prefix('c')?;
    let (columns, rest) = rest.split_at(numbers(rest));
    let crossed = rows.chars().flat_map(|row| columns.chars().map(move |column| format!("r{row}c{column}")));
    let cells: Option<Vec<Cell>> = crossed.map(|name| Cell::parse(&name)).collect();
    cells.filter(|cells| !cells.is_empty()).map(|cells| (text.len() - rest.len(), cells))
}

/// One cell.
fn cell(text: &str) -> Option<NameReading<Cell>> {
    text.get(..4).and_then(Cell::parse).map(|cell| (4, cell))
}

/// A number, which may be negative.
pub(in super::super) fn number(text: &str) -> Option<NameReading<i32>> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let count = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let length = text.len() - digits.len() + count;
    text[..length].parse().ok().map(|number| (length, number))
}

/// `1+6-9`: what that comes to.
pub(super) fn sum_of_digits(text: &str) -> Option<NameReading<i32>> {
    let end = text.find(|sign: char| !sign.is_ascii_digit() && !['+', '-'].contains(&sign)).unwrap_or(text.len());
    let spread = text[..end].replace('-', "+-");
    let each: Option<Vec<i32>> =
        spread.split('+').filter(|part| !part.is_empty()).map(|part| part.parse().ok()).collect();
    each.filter(|each| !each.is_empty()).map(|each| (end, each.iter().sum()))
}

/// `r4c9+r6c7 17 in box 6, r4c7 3`: what these sets of cells come to, each in the house that is named.
fn sum_of_parts(layout: &Layout, text: &str) -> Vec<NameReading<i32>> {
    let english = |text: &str| {
        let Some((end, cells)) = cells_added(text) else { return Vec::new() };
        let Some((more, value)) = text[end..].strip_prefix(' ').and_then(number) else { return Vec::new() };
        let end = end + 1 + more;
        let mut found = vec![(end, (cells, None, value))];
        if let Some(rest) = text[end..].strip_prefix(" in ") {
            let houses = names::houses(layout, rest).into_iter();
            found.extend(houses.map(|(more, houses)| (end + 4 + more, (cells, Some(houses), value))));
        }
        found
    };
    let chinese = |text: &str| {
        let mut found = Vec::new();
        let behind = names::houses(layout, text).into_iter().map(|(end, houses)| (end, Some(houses)));
        for (at, houses) in behind.chain([(0, None)]) {
            let rest = &text[at..];
            let space = usize::from(rest.starts_with(' '));
            let Some((end, cells)) = cells_added(&rest[space..]) else { continue };
            let Some(after) = rest[space + end..].strip_prefix(" 为 ") else { continue };
            if let Some((more, value)) = number(after) {
                found.push((text.len() - after.len() + more, (cells, houses, value)));
            }
        }
        found
    };
    let all = list(text, &[", ", "、"], |text| [english(text), chinese(text)].concat());
    let in_house = |(cells, houses, _): &(CellSet, Option<Vec<CellSet>>, i32)| match houses.as_deref() {
        Some([house]) => cells.is_subset(*house),
        Some(_) => false,
        None => true,
    };
    let sound = all.into_iter().filter(|(_, parts)| parts.len() > 1 && parts.iter().all(in_house));
    sound.map(|(end, parts)| (end, parts.iter().map(|(_, _, value)| value).sum())).collect()
}

/// `r4c9+r6c7`.
fn cells_added(text: &str) -> Option<NameReading<CellSet>> {
    let (mut at, first) = cell(text)?;
    let mut cells = CellSet::of(first);
    while let Some((more, next)) = text[at..].strip_prefix('+').and_then(cell) {
        cells.insert(next);
        at += 1 + more;
    }
    Some((at, cells))
}

/// Cells with all their candidates: `r4c7 {13} and r7c12 {6789}`, in plain words `r4c7 (candidates 1 and 3)`.
pub(super) fn shown(text: &str) -> Vec<NameReading<CandidateSet>> {
    let one = |text: &str| {
        let mut found = Vec::new();
        for (end, cells) in names::cells(text) {
            let rest = &text[end..];
            for [before, behind] in [[" «", "»"], ["«", "»"], [" (candidates ", ")"], ["（候选数 ", "）"]] {
                let Some(inside) = rest.strip_prefix(before) else { continue };
                let Some(length) = inside.find(behind) else { continue };
                let digits: DigitSet =
                    inside[..length].chars().filter_map(|sign| Digit::from_value(sign.to_digit(10)?)).collect();
                let all = cells.iter().fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, digits));
                found.push((end + before.len() + length + behind.len(), all));
            }
        }
        found
    };
    let all = list(text, AND, one).into_iter();
    all.map(|(end, each)| (end, each.into_iter().fold(CandidateSet::EMPTY, |all, it| all | it))).collect()
}

/// `3–7`.
pub(in super::super) fn range(text: &str) -> Vec<NameReading<[Digit; 2]>> {
    let read = || {
        let (end, low) = digit(text)?;
        let rest = text[end..].strip_prefix('–')?;
        let (more, high) = digit(rest)?;
        Some((text.len() - rest.len() + more, [low, high]))
    };
    read().into_iter().collect()
}

/// Digits that stand in cells: `r1c1=2 and r3c3=5`, `2 in r1c1`, `r1c1 的 2`.
pub(super) fn filled(text: &str) -> Vec<NameReading<CandidateSet>> {
    let one = |text: &str| {
        let mut found: Vec<NameReading<Candidate>> = Vec::new();
        if let Some((end, cell)) = cell(text) {
            for sign in ["=", " 的 "] {
                let Some(rest) = text[end..].strip_prefix(sign) else { continue };
                found.extend(digit(rest).map(|(more, digit)| (end + sign.len() + more, Candidate { cell, digit })));
            }
        }
        if let Some((end, digit)) = digit(text) {
            let rest = text[end..].strip_prefix(" in ");
            found.extend(rest.and_then(cell).map(|(more, cell)| (end + 4 + more, Candidate { cell, digit })));
        }
        found
    };
    list(text, AND, one).into_iter().map(|(end, all)| (end, all.into_iter().collect())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totals_are_read_to_their_end() {
        let (end, it) = total("r1c8+r1c9-r2c7=-10; so").unwrap();
        assert_eq!((end, it.terms.len(), it.total), (18, 3, -10));
        assert!(total("r1c8+r1c9").is_none() && total("r1c89=4").is_none());
        assert!(total("r1c89-r2c7=4").is_some_and(|(end, it)| (end, it.terms.len(), it.total) == (12, 3, 4)));
        assert!(total("r1c8+r1c9=r2c7+4").is_some_and(|(end, it)| (end, it.terms.len(), it.total) == (16, 3, 4)));
        assert!(total("r1c8=r2c7, so").is_some_and(|(end, it)| (end, it.terms.len(), it.total) == (9, 2, 0)));
        let ways: Vec<usize> = list("1+2+5 or 1+3+4, and not", OR, way).into_iter().map(|(end, _)| end).collect();
        assert_eq!(ways, [5, 14]);
    }
}
