//! Reads what sentences about rules name: totals and what they were added up from, ways, ranges, filled cells.
use super::super::names;
use super::clauses::{RuleClause, clauses};
use super::fillings::{CellTotal, CountedCell};
use super::lists::{NameReading, digit, digits, list};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, Layout};

/// The names in the places of a template that only sentences about rules have, kind by kind in the order of the text.
#[derive(Clone, Default, Debug)]
pub(in super::super) struct RuleNames {
    /// `R`: a rule.
    pub(in super::super) rules: Vec<RuleClause>,
    /// `V`: the rules by which candidates clash; `B`: the same or houses, as they stand in brackets.
    pub(super) reasons: Vec<Vec<NamedReason>>,
    /// `Y`: what was added up, and what it comes to.
    pub(super) sums: Vec<AddedUp>,
    /// `W`: ways to reach a total, each in the order of the text.
    pub(super) ways: Vec<Vec<Vec<Digit>>>,
    /// `X`: numbers, which may be negative.
    pub(super) totals: Vec<Vec<i32>>,
    /// `G`: the lowest and the highest digit of ranges.
    pub(super) ranges: Vec<Vec<[Digit; 2]>>,
    /// `Z`: digits in cells.
    pub(super) filled: Vec<CandidateSet>,
    /// `O`: cells of which some are meant.
    pub(super) places: Vec<Vec<CellSet>>,
    /// `Q`: digits in the order of the text.
    pub(super) lists: Vec<Vec<Digit>>,
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
    /// Whether two candidates clash by it.
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
    /// Whether two candidates clash by one of the reasons that stand in a pair of brackets, or as digits of one cell.
    pub(in super::super) fn clash(&self, layout: &Layout, at: usize, one: Candidate, other: Candidate) -> bool {
        let in_cell = one.cell == other.cell && one.digit != other.digit;
        in_cell || self.reasons.get(at).is_some_and(|all| all.iter().any(|reason| reason.forbids(layout, one, other)))
    }
}

/// A sum with what it was added up from.
#[derive(Clone, Debug)]
pub(super) struct AddedUp {
    pub(super) plus: Vec<NamedAddend>,
    pub(super) minus: Vec<NamedAddend>,
    pub(super) sum: CellTotal,
    /// Whether it is said that filled cells are left out.
    pub(super) without_filled: bool,
}

/// A house or a rule whose total is added.
#[derive(Clone, Debug)]
pub(super) enum NamedAddend {
    House { cells: CellSet, total: i32 },
    Cage { cells: CellSet, total: i32 },
    Rule(Box<RuleClause>),
}

/// The joints of lists.
const AND: &[&str] = &[", ", " and ", "、", "和", " 和 "];
const OR: &[&str] = &[", ", " or ", "、", " 或 "];

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
        'Y' => added!(sums, added_up(layout, text)),
        'W' => added!(ways, list(text, OR, way)),
        'X' => added!(totals, list(text, OR, |text| number(text).into_iter().collect())),
        'G' => added!(ranges, list(text, OR, range)),
        'Z' => added!(filled, filled(text)),
        'O' => added!(places, list(text, &[", or ", "，或者 ", " or ", " 或 ", ", ", "、"], together)),
        _ => added!(lists, digits(text)),
    }
}

/// The kinds of names that are read here.
pub(in super::super) const KINDS: &str = "RVBYWXGZOQ";

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

/// A house, or a rule.
fn beside(layout: &Layout, text: &str) -> Vec<NameReading<NamedReason>> {
    let mut found: Vec<NameReading<NamedReason>> =
        clauses(text).into_iter().map(|(end, rule)| (end, NamedReason::Rule(Box::new(rule)))).collect();
    for (end, houses) in names::houses(layout, text) {
        if let [house] = houses[..] {
            found.push((end, NamedReason::House(house)));
        }
    }
    found
}

/// `the cage of 13 in r1c12 says r1c1+r1c2=13`, `row 1 (45), less the cage of 12 in r1c123, leaves ..`.
fn added_up(layout: &Layout, text: &str) -> Vec<NameReading<AddedUp>> {
    let mut found = Vec::new();
    for (end, plus) in list(text, AND, |text| addend(layout, text)) {
        let rest = &text[end..];
        if let Some(word) = first_of(rest, &[" says ", "："]) {
            found.extend(equation(text, end + word, &plus, &[]));
        }
        let Some(less) = first_of(rest, &[", less ", "减去"]) else { continue };
        for (more, minus) in list(&rest[less..], AND, |text| addend(layout, text)) {
            let behind = end + less + more;
            if let Some(word) = first_of(&text[behind..], &[", leaves ", "，得 "]) {
                found.extend(equation(text, behind + word, &plus, &minus));
            }
        }
    }
    found
}

/// The length of the word that a text begins with.
fn first_of(text: &str, words: &[&str]) -> Option<usize> {
    words.iter().find(|word| text.starts_with(**word)).map(|word| word.len())
}

/// What addends come to, with what is said behind it.
fn equation(text: &str, from: usize, plus: &[NamedAddend], minus: &[NamedAddend]) -> Vec<NameReading<AddedUp>> {
    let Some((end, sum)) = total(&text[from..]) else { return Vec::new() };
    let end = from + end;
    let it = |without_filled| AddedUp { plus: plus.to_vec(), minus: minus.to_vec(), sum: sum.clone(), without_filled };
    let filled = first_of(&text[end..], &[" beside the digits placed", "（已扣除填好的数）"]);
    filled.map(|word| (end + word, it(true))).into_iter().chain([(end, it(false))]).collect()
}

fn addend(layout: &Layout, text: &str) -> Vec<NameReading<NamedAddend>> {
    let mut found = Vec::new();
    for (end, houses) in names::houses(layout, text) {
        let [cells] = houses[..] else { continue };
        found.extend(in_brackets(text, end).map(|(end, total)| (end, NamedAddend::House { cells, total })));
    }
    if let Some((at, total)) = first_of(text, &["the cage of "]).and_then(|word| ahead(text, word)) {
        for (end, cells) in text[at..].strip_prefix(" in ").map(names::cells).unwrap_or_default() {
            found.push((at + " in ".len() + end, NamedAddend::Cage { cells, total }));
        }
    }
    for (end, cells) in text.strip_prefix("笼 ").map(names::cells).unwrap_or_default() {
        let end = "笼 ".len() + end;
        found.extend(in_brackets(text, end).map(|(end, total)| (end, NamedAddend::Cage { cells, total })));
    }
    for [before, behind] in [["the rule that ", ""], ["规则“", "”"]] {
        let Some(rest) = text.strip_prefix(before) else { continue };
        for (length, rule) in clauses(rest) {
            if rest[length..].starts_with(behind) {
                found.push((before.len() + length + behind.len(), NamedAddend::Rule(Box::new(rule))));
            }
        }
    }
    found
}

/// A number behind a place of a text.
fn ahead(text: &str, at: usize) -> Option<NameReading<i32>> {
    number(&text[at..]).map(|(length, number)| (at + length, number))
}

/// A number in brackets behind a place of a text: ` (45)`, `（45）`.
fn in_brackets(text: &str, at: usize) -> Option<NameReading<i32>> {
    let open = first_of(&text[at..], &[" (", "（"])?;
    let (end, number) = ahead(text, at + open)?;
    first_of(&text[end..], &[")", "）"]).map(|close| (end + close, number))
}

/// The total of cells: `r1c1+r1c2-r3c4=7`.
pub(in super::super) fn total(text: &str) -> Option<NameReading<CellTotal>> {
    let mut terms = Vec::new();
    let mut at = 0;
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
        let (length, cell) = cell(&text[from..])?;
        terms.push(CountedCell { cell, times });
        at = from + length;
    }
    terms.sort_unstable();
    ahead(text, at + 1).map(|(end, total)| (end, CellTotal { terms, total }))
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

/// A way to reach a total: `1+2+5`.
pub(in super::super) fn way(text: &str) -> Vec<NameReading<Vec<Digit>>> {
    let all = list(text, &["+"], |text| digit(text).into_iter().collect());
    // A way is of several cells, and has all its digits.
    all.into_iter().filter(|(end, way)| way.len() > 1 && !text[*end..].starts_with('+')).collect()
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
fn filled(text: &str) -> Vec<NameReading<CandidateSet>> {
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
        let ways: Vec<usize> = list("1+2+5 or 1+3+4, and not", OR, way).into_iter().map(|(end, _)| end).collect();
        assert_eq!(ways, [5, 14]);
    }

    #[test]
    fn what_was_added_up_is_read() {
        let layout = Layout::classic();
        let text = "row 1 (45), less the cage of 12 in r1c12 and r2c1 and the cage of 11 in r1c45, leaves r1c9=5";
        let ways = added_up(layout, text);
        let whole: Vec<_> = ways.iter().filter(|(end, _)| *end == text.len()).collect();
        assert_eq!(whole.len(), 1);
        assert_eq!((whole[0].1.plus.len(), whole[0].1.minus.len()), (1, 2));
        let chinese = "第1行（45）减去笼 r1c12、r2c1（12）和笼 r1c45（11），得 r1c9=5（已扣除填好的数）";
        assert!(added_up(layout, chinese).iter().any(|(end, it)| *end == chinese.len() && it.without_filled));
    }
}
