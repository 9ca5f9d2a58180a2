//! Reads the filled cells that a sum is said to leave out or to add back.
use super::super::names;
use super::added_up::{ahead, first_of};
use super::lists::{NameReading, list};
use super::names::{AND, filled};
use qedoku_core::{CandidateSet, Cell};
use std::collections::BTreeMap;

/// Filled cells that are named behind a sum.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct SaidPlaced {
    /// The number of times that each cell is taken off; below zero if it is added back.
    pub(super) times: BTreeMap<Cell, i32>,
    /// The total of these by what is written.
    pub(super) value: i32,
    /// The digits that are named with their cells.
    pub(super) digits: CandidateSet,
    /// True if they are said to stand there and no more, as of the cells of a rule.
    pub(super) only_stand: bool,
}

impl SaidPlaced {
    /// Both, the second one with every sign turned if it is added back.
    fn joined(&self, other: &Self, sign: i32) -> Self {
        let mut all = self.clone();
        for (&cell, times) in &other.times {
            *all.times.entry(cell).or_default() += sign * times;
        }
        all.value += sign * other.value;
        all.digits |= other.digits;
        all
    }
}

/// Filled cells that are left out or added back, before the verb of a sentence, or none.
pub(super) fn placed(text: &str) -> Vec<NameReading<SaidPlaced>> {
    let none = SaidPlaced::default();
    let mut found = vec![(0, none.clone())];
    if let Some(word) = first_of(text, &["，已填 "]) {
        let stand = |(end, it): (usize, SaidPlaced)| (word + end, SaidPlaced { only_stand: true, ..it });
        found.extend(digits(&text[word..]).into_iter().map(stand));
    }
    for (begin, close, sign) in
        [(", with ", " placed", 1), (", with ", " added back", -1), ("，减去已填的 ", "", 1), ("，加回已填的 ", "", -1)]
    {
        for (end, it) in between(text, begin, close) {
            let it = none.joined(&it, sign);
            for (begin, close) in [(" and ", " added back"), ("，加回已填的 ", "")] {
                let more = between(&text[end..], begin, close).into_iter().filter(|_| sign > 0);
                found.extend(more.map(|(more, back)| (end + more, it.joined(&back, -1))));
            }
            found.push((end, it));
        }
    }
    found
}

/// Digits that stand between two words.
fn between(text: &str, begin: &str, close: &str) -> Vec<NameReading<SaidPlaced>> {
    let Some(word) = first_of(text, &[begin]) else { return Vec::new() };
    let all = digits(&text[word..]).into_iter().map(|(end, it)| (word + end, it));
    all.filter_map(|(end, it)| Some((end + first_of(&text[end..], &[close])?, it))).collect()
}

/// `r1c3=5 and twice r2c4=1`, `r1c345 and r2c4 (23 in all)`.
fn digits(text: &str) -> Vec<NameReading<SaidPlaced>> {
    let each = list(text, AND, |text| repeated(text, one));
    let mut found: Vec<_> = each.into_iter().map(|(end, all)| (end, all_of(&all))).collect();
    for (end, all) in list(text, AND, |text| repeated(text, cells)) {
        let Some(open) = first_of(&text[end..], &[" (", "（共 "]) else { continue };
        let Some((end, value)) = ahead(text, end + open) else { continue };
        let Some(close) = first_of(&text[end..], &[" in all)", "）"]) else { continue };
        found.push((end + close, SaidPlaced { value, ..all_of(&all) }));
    }
    found
}

fn all_of(all: &[SaidPlaced]) -> SaidPlaced {
    all.iter().fold(SaidPlaced::default(), |all, it| all.joined(it, 1))
}

/// The readings that one reader gives, repeated as the words before or behind them say.
fn repeated(text: &str, one: fn(&str) -> Vec<NameReading<SaidPlaced>>) -> Vec<NameReading<SaidPlaced>> {
    let mut found = one(text);
    if let Some(word) = first_of(text, &["twice "]) {
        found.extend(one(&text[word..]).into_iter().map(|(end, it)| (word + end, it.joined(&it, 1))));
    }
    for (end, it) in found.clone() {
        if let Some(word) = first_of(&text[end..], &["（2 次）", "（各 2 次）"]) {
            found.push((end + word, it.joined(&it, 1)));
        }
    }
    found
}

/// `r1c3=5`
fn one(text: &str) -> Vec<NameReading<SaidPlaced>> {
    let placed = filled(text).into_iter().filter_map(|(end, set)| Some((end, set.single()?)));
    let counted = placed.map(|(end, it)| {
        let times = BTreeMap::from([(it.cell, 1)]);
        let value = it.digit.value().into();
        (end, SaidPlaced { times, value, digits: CandidateSet::of(it), only_stand: false })
    });
    counted.collect()
}

/// Cells whose digits are not named.
fn cells(text: &str) -> Vec<NameReading<SaidPlaced>> {
    let all = names::block(text).into_iter();
    all.map(|(end, cells)| {
        (end, SaidPlaced { times: cells.iter().map(|cell| (cell, 1)).collect(), ..SaidPlaced::default() })
    })
    .collect()
}
