//! Reads from which houses and rules a sentence says that a total was added up.
use super::super::names;
use super::clauses::{RuleClause, clauses};
use super::fillings::CellTotal;
use super::lists::{NameReading, list};
use super::names::{AND, number, sum_of_digits, total};
use super::placed::{SaidPlaced, placed};
use qedoku_core::{CellSet, Layout};

/// A sum with what it was added up from.
#[derive(Clone, Debug)]
pub(super) struct AddedUp {
    pub(super) plus: Vec<NamedAddend>,
    pub(super) minus: Vec<NamedAddend>,
    pub(super) sum: CellTotal,
    pub(super) filled: SaidPlaced,
}

/// A house or a rule whose total is added.
#[derive(Clone, Debug)]
pub(super) enum NamedAddend {
    House { cells: CellSet, total: i32 },
    Cage { cells: CellSet, total: i32 },
    Rule(Box<RuleClause>),
}

impl NamedAddend {
    /// The total as it is written; nothing for a rule.
    pub(super) const fn total(&self) -> i32 {
        match self {
            Self::House { total, .. } | Self::Cage { total, .. } => *total,
            Self::Rule(_) => 0,
        }
    }
}

/// `the cage of 12 in r1c123, with r1c3=5 placed, leaves r1c1+r1c2=7`, `row 1 (45), less the cages of 12 in r1c123 and 11 in
/// r1c45 (23 in all), leaves ..`, `r1c1 is a cage of one cell with 4`.
pub(super) fn added_up(layout: &Layout, text: &str) -> Vec<NameReading<AddedUp>> {
    let mut found: Vec<_> = alone(text).into_iter().collect();
    for (end, plus) in list(text, ADDED, |text| addends(layout, text)) {
        let plus = plus.concat();
        let mut ways = vec![(end, Vec::new())];
        if let Some(less) = first_of(&text[end..], &[", less ", "，减去 ", "，减去"]) {
            let minus = list(&text[end + less..], ADDED, |text| addends(layout, text)).into_iter();
            ways.extend(minus.map(|(more, minus)| (end + less + more, minus.concat())));
        }
        for (end, minus) in ways {
            for (more, filled) in placed(&text[end..]) {
                let end = end + more;
                let Some(word) = first_of(&text[end..], &[" says ", " say ", "：", ", leaves ", ", leave ", "，得 "])
                else {
                    continue;
                };
                let Some((more, sum)) = total(&text[end + word..]) else { continue };
                let it = AddedUp { plus: plus.clone(), minus: minus.clone(), sum, filled };
                let end = end + word + more;
                // The sum as it is worked out, where that stands behind it.
                let worked = first_of(&text[end..], &[" (", "（"]).and_then(|open| {
                    let (more, sum) = sum_of_digits(&text[end + open..])?;
                    let close = first_of(&text[end + open + more..], &[")", "）"])?;
                    (sum == it.sum.total).then_some(end + open + more + close)
                });
                found.extend(worked.map(|end| (end, it.clone())));
                found.push((end, it));
            }
        }
    }
    found
}

/// A cage of one cell.
fn alone(text: &str) -> Option<NameReading<AddedUp>> {
    let (end, cells) = names::cells(text).into_iter().find(|(_, cells)| cells.is_one())?;
    let word = first_of(&text[end..], &[" is a cage of one cell with ", " 单独成一个笼，和为 "])?;
    let (more, total) = number(&text[end + word..])?;
    let plus = vec![NamedAddend::Cage { cells, total }];
    let it = AddedUp { plus, minus: Vec::new(), sum: CellTotal::of(cells, total), filled: SaidPlaced::default() };
    Some((end + word + more, it))
}

/// A cage alone, no cell of which is filled.
pub(super) fn only_cage(layout: &Layout, text: &str) -> Vec<NameReading<AddedUp>> {
    let cage = |(end, addends): NameReading<Vec<NamedAddend>>| match addends[..] {
        [NamedAddend::Cage { cells, total }] => {
            let sum = CellTotal::of(cells, total);
            Some((end, AddedUp { plus: addends, minus: Vec::new(), sum, filled: SaidPlaced::default() }))
        }
        _ => None,
    };
    addends(layout, text).into_iter().filter_map(cage).collect()
}

/// The joints of houses, cages and rules that are added up.
const ADDED: &[&str] = &[", ", " and ", "，加上"];

/// The length of the word that a text begins with.
pub(super) fn first_of(text: &str, words: &[&str]) -> Option<usize> {
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
    found.extend(chinese_cage(text).into_iter().map(|(end, cage)| (end, vec![cage])));
    found.extend(in_all(text, 0, list(text, AND, chinese_cage), ["（共 ", "）"]));
    if let Some(word) = first_of(text, &["the cages of "]) {
        found.extend(in_all(text, word, list(&text[word..], AND, cage), [" (", " in all)"]));
    }
    found.extend(lines(text));
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

/// `the arrow r1c1-r1c2-r1c3`, `the little killer r1c9-r2c8 (11)`.
fn lines(text: &str) -> Vec<NameReading<Vec<NamedAddend>>> {
    let words = ["the arrow ", "the little killer ", "the region sum line ", "箭头 ", "小杀手 ", "各宫等和线 "];
    let rules = if first_of(text, &words).is_some() { clauses(text) } else { Vec::new() };
    rules.into_iter().map(|(end, rule)| (end, vec![NamedAddend::Rule(Box::new(rule))])).collect()
}

/// `13 in r1c12`.
fn cage(text: &str) -> Vec<NameReading<NamedAddend>> {
    let Some((at, total)) = number(text) else { return Vec::new() };
    let cells = text[at..].strip_prefix(" in ").map(names::cells).unwrap_or_default().into_iter();
    cells.map(|(end, cells)| (at + " in ".len() + end, NamedAddend::Cage { cells, total })).collect()
}

/// `和为 13 的笼（r1c12）`.
fn chinese_cage(text: &str) -> Vec<NameReading<NamedAddend>> {
    let Some(of) = first_of(text, &["和为 "]) else { return Vec::new() };
    let Some((at, total)) = ahead(text, of) else { return Vec::new() };
    let Some(of) = first_of(&text[at..], &[" 的笼（"]) else { return Vec::new() };
    let cells = names::cells(&text[at + of..]).into_iter();
    let closed = cells.filter_map(|(end, cells)| {
        let end = at + of + end;
        text[end..].starts_with('）').then_some((end + '）'.len_utf8(), NamedAddend::Cage { cells, total }))
    });
    closed.collect()
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
pub(super) fn ahead(text: &str, at: usize) -> Option<NameReading<i32>> {
    number(&text[at..]).map(|(length, number)| (at + length, number))
}

/// A number in brackets behind a place of a text: ` (45)`, `（45）`.
fn in_brackets(text: &str, at: usize) -> Option<NameReading<i32>> {
    let open = first_of(&text[at..], &[" (", "（"])?;
    let (end, number) = ahead(text, at + open)?;
    first_of(&text[end..], &[")", "）"]).map(|close| (end + close, number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_added_up_is_read() {
        let layout = Layout::classic();
        let whole = |text: &str| -> Vec<AddedUp> {
            added_up(layout, text).into_iter().filter(|(end, _)| *end == text.len()).map(|(_, it)| it).collect()
        };
        let text = "row 1 (45), less the cages of 12 in r1c12 and r2c1 and 11 in r1c45 (23 in all), leaves r1c9=5";
        let ways = whole(text);
        assert_eq!(ways.len(), 1);
        assert_eq!((ways[0].plus.len(), ways[0].minus.len(), &ways[0].filled), (1, 2, &SaidPlaced::default()));
        assert!(whole(&text.replace("23", "24")).is_empty());
        let filled = |ways: &[AddedUp]| ways.iter().any(|it| it.filled.times.len() == 1 && it.filled.value == 5);
        assert!(filled(&whole("rows 1 and 2 (90), less the cage of 12 in r1c12, with r1c3=5 placed, leaves r1c9=5")));
        let chinese = "第1行（45），减去和为 12 的笼（r1c12、r2c1）、和为 11 的笼（r1c45）（共 23），减去已填的 r1c3=5，得 r1c9=5";
        assert!(filled(&whole(chinese)));
    }
}
