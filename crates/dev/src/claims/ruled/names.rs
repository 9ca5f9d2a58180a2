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
    /// `Y`: what was added up, and what it comes to; `P`: a cage with its total alone.
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
    /// The filled cells that are said to be left out.
    pub(super) filled: SaidFilled,
}

/// Filled cells that are named, or not.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum SaidFilled {
    None,
    These(CandidateSet),
    Unnamed,
}

/// A house or a rule whose total is added.
#[derive(Clone, Debug)]
pub(super) enum NamedAddend {
    House { cells: CellSet, total: i32 },
    Cage { cells: CellSet, total: i32 },
    Rule(Box<RuleClause>),
}

/// The joints of lists.
const AND: &[&str] = &[", ", " and ", "、", "和", "和 ", " 和 "];
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
        'P' => added!(sums, only_cage(layout, text)),
        'W' => added!(ways, list(text, OR, way)),
        'X' => added!(totals, list(text, OR, |text| number(text).into_iter().collect())),
        'G' => added!(ranges, list(text, OR, range)),
        'Z' => added!(filled, filled(text)),
        'O' => added!(places, list(text, &[", or ", "，或者 ", " or ", " 或 ", ", ", "、"], together)),
        _ => added!(lists, digits(text)),
    }
}

/// The kinds of names that are read here.
pub(in super::super) const KINDS: &str = "RVBYPWXGZOQ";

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

/// `the cage of 12 in r1c123, with r1c3=5 placed, leaves r1c1+r1c2=7`, `row 1 (45), less the cages of 12 in r1c123 and 11 in
/// r1c45 (23 in all), leaves ..`.
fn added_up(layout: &Layout, text: &str) -> Vec<NameReading<AddedUp>> {
    let mut found = Vec::new();
    for (end, plus) in list(text, AND, |text| addends(layout, text)) {
        let plus = plus.concat();
        let mut ways = vec![(end, Vec::new())];
        if let Some(less) = first_of(&text[end..], &[", less ", "减去"]) {
            let minus = list(&text[end + less..], AND, |text| addends(layout, text)).into_iter();
            ways.extend(minus.map(|(more, minus)| (end + less + more, minus.concat())));
        }
        for (end, minus) in ways {
            for (more, filled) in left_out(&text[end..]) {
                let end = end + more;
                let Some(word) = first_of(&text[end..], &[" says ", " say ", "：", ", leaves ", ", leave ", "，得 "])
                else {
                    continue;
                };
                let Some((more, sum)) = total(&text[end + word..]) else { continue };
                let it = AddedUp { plus: plus.clone(), minus: minus.clone(), sum, filled };
                found.push((end + word + more, it));
            }
        }
    }
    found
}

/// A cage alone, no cell of which is filled.
fn only_cage(layout: &Layout, text: &str) -> Vec<NameReading<AddedUp>> {
    let cage = |(end, addends): NameReading<Vec<NamedAddend>>| match addends[..] {
        [NamedAddend::Cage { cells, total }] => {
            let sum = CellTotal::of(cells, total);
            Some((end, AddedUp { plus: addends, minus: Vec::new(), sum, filled: SaidFilled::None }))
        }
        _ => None,
    };
    addends(layout, text).into_iter().filter_map(cage).collect()
}

/// Filled cells that are left out, before the verb of a sentence, or none.
fn left_out(text: &str) -> Vec<NameReading<SaidFilled>> {
    let mut found = vec![(0, SaidFilled::None)];
    let unnamed = first_of(text, &[", with the digits placed", "，扣除填好的数"]);
    found.extend(unnamed.map(|end| (end, SaidFilled::Unnamed)));
    if let Some(word) = first_of(text, &[", with ", "，已填 "]) {
        for (more, these) in filled(&text[word..]) {
            let end = word + more;
            let close = if text.starts_with('，') { Some(0) } else { first_of(&text[end..], &[" placed"]) };
            found.extend(close.map(|close| (end + close, SaidFilled::These(these))));
        }
    }
    found
}

/// The length of the word that a text begins with.
fn first_of(text: &str, words: &[&str]) -> Option<usize> {
    words.iter().find(|word| text.starts_with(**word)).map(|word| word.len())
}

/// Houses with what they come to, a cage, cages with what they come to in all, or a rule.
fn addends(layout: &Layout, text: &str) -> Vec<NameReading<Vec<NamedAddend>>> {
    let mut found = Vec::new();
    for (end, houses) in names::houses(layout, text) {
        let Some((end, all)) = in_brackets(text, end) else { continue };
        let count = i32::try_from(houses.len()).unwrap_or(i32::MAX);
        // What is no multiple is no total of so many houses.
        let total = if all % count == 0 { all / count } else { all };
        let each = |cells: &CellSet| NamedAddend::House { cells: *cells, total };
        found.push((end, houses.iter().map(each).collect()));
    }
    if let Some(word) = first_of(text, &["the cage of "]) {
        found.extend(cage(&text[word..]).into_iter().map(|(end, cage)| (word + end, vec![cage])));
    }
    if let Some(word) = first_of(text, &["笼 "]) {
        found.extend(chinese_cage(&text[word..]).into_iter().map(|(end, cage)| (word + end, vec![cage])));
        found.extend(in_all(text, word, list(&text[word..], AND, chinese_cage), ["（共 ", "）"]));
    }
    if let Some(word) = first_of(text, &["the cages of "]) {
        found.extend(in_all(text, word, list(&text[word..], AND, cage), [" (", " in all)"]));
    }
    for [before, behind] in [["the rule that ", ""], ["规则“", "”"]] {
        let Some(rest) = text.strip_prefix(before) else { continue };
        for (length, rule) in clauses(rest) {
            if rest[length..].starts_with(behind) {
                let end = before.len() + length + behind.len();
                found.push((end, vec![NamedAddend::Rule(Box::new(rule))]));
            }
        }
    }
    found
}

/// `13 in r1c12`.
fn cage(text: &str) -> Vec<NameReading<NamedAddend>> {
    let Some((at, total)) = number(text) else { return Vec::new() };
    let cells = text[at..].strip_prefix(" in ").map(names::cells).unwrap_or_default().into_iter();
    cells.map(|(end, cells)| (at + " in ".len() + end, NamedAddend::Cage { cells, total })).collect()
}

/// `r1c12（13）`.
fn chinese_cage(text: &str) -> Vec<NameReading<NamedAddend>> {
    let cells = names::cells(text).into_iter();
    let with_total =
        |(end, cells)| in_brackets(text, end).map(|(end, total)| (end, NamedAddend::Cage { cells, total }));
    cells.filter_map(with_total).collect()
}

/// Several cages, with the right sum of their totals in brackets.
fn in_all(
    text: &str,
    word: usize,
    cages: Vec<NameReading<Vec<NamedAddend>>>,
    brackets: [&str; 2],
) -> Vec<NameReading<Vec<NamedAddend>>> {
    let read = |(end, cages): NameReading<Vec<NamedAddend>>| {
        let sum: i32 = cages.iter().map(|it| if let NamedAddend::Cage { total, .. } = it { *total } else { 0 }).sum();
        let said = format!("{}{sum}{}", brackets[0], brackets[1]);
        (cages.len() > 1 && text[word + end..].starts_with(&said)).then(|| (word + end + said.len(), cages))
    };
    cages.into_iter().filter_map(read).collect()
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
        let whole = |text: &str| -> Vec<AddedUp> {
            added_up(layout, text).into_iter().filter(|(end, _)| *end == text.len()).map(|(_, it)| it).collect()
        };
        let text = "row 1 (45), less the cages of 12 in r1c12 and r2c1 and 11 in r1c45 (23 in all), leaves r1c9=5";
        let ways = whole(text);
        assert_eq!(ways.len(), 1);
        assert_eq!((ways[0].plus.len(), ways[0].minus.len(), &ways[0].filled), (1, 2, &SaidFilled::None));
        assert!(whole(&text.replace("23", "24")).is_empty());
        let filled =
            |ways: &[AddedUp]| ways.iter().any(|it| matches!(it.filled, SaidFilled::These(these) if these.len() == 1));
        assert!(filled(&whole("rows 1 and 2 (90), less the cage of 12 in r1c12, with r1c3=5 placed, leaves r1c9=5")));
        let chinese = "第1行（45）减去笼 r1c12、r2c1（12）和 r1c45（11）（共 23），已填 r1c3=5，得 r1c9=5";
        assert!(filled(&whole(chinese)));
    }
}
