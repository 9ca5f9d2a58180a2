//! Reads cells that marks join one with the next, the words for these marks, and ways to fill the cells.
use super::lists::{NameReading, digit, list};
use crate::claims::names::block;
use qedoku_core::{Cell, CellSet, Digit, Rule, RuleKind};

/// The joints of lists of marks.
const JOINTS: &[&str] = &[", ", " and ", "、", "和", "和 ", " 和 "];

/// A word for marks: which they are, and whether it is about one of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct MarkWord {
    word: &'static str,
    pub(super) kinds: &'static [RuleKind],
    /// The total of a mark; other ones than X and V have none here.
    total: Option<u16>,
    pub(super) is_one: Option<bool>,
}

const fn dots(word: &'static str, kinds: &'static [RuleKind], is_one: Option<bool>) -> MarkWord {
    MarkWord { word, kinds, total: None, is_one }
}

const fn sums(word: &'static str, total: Option<u16>, is_one: Option<bool>) -> MarkWord {
    MarkWord { word, kinds: &[RuleKind::Sum], total, is_one }
}

const DOTS: &[RuleKind] = &[RuleKind::Difference, RuleKind::Ratio];

/// The words for marks in both languages. What Chinese says is about one or several.
const WORDS: &[MarkWord] = &[
    dots("a white dot", &[RuleKind::Difference], Some(true)),
    dots("white dots", &[RuleKind::Difference], Some(false)),
    dots("白点", &[RuleKind::Difference], None),
    dots("a black dot", &[RuleKind::Ratio], Some(true)),
    dots("black dots", &[RuleKind::Ratio], Some(false)),
    dots("黑点", &[RuleKind::Ratio], None),
    dots("dots", DOTS, Some(false)),
    dots("圆点", DOTS, None),
    sums("an x", Some(10), Some(true)),
    sums("x", Some(10), None),
    sums("an X", Some(10), Some(true)),
    sums("X", Some(10), None),
    sums("a v", Some(5), Some(true)),
    sums("v", Some(5), None),
    sums("a V", Some(5), Some(true)),
    sums("V", Some(5), None),
    sums("a sum", None, Some(true)),
    sums("sums", None, Some(false)),
    sums("定和标记", None, None),
];

impl MarkWord {
    pub(super) fn is_of(&self, mark: &Rule, size: usize) -> bool {
        let total = Some(mark.value_on(size)).filter(|value| mark.kind == RuleKind::Sum && [5, 10].contains(value));
        self.kinds.contains(&mark.kind) && total == self.total
    }
}

/// `black dots`, `a white dot and an X`.
pub(super) fn mark_words(text: &str) -> Vec<NameReading<Vec<MarkWord>>> {
    let one = |text: &str| {
        let words = WORDS.iter().filter(|it| text.starts_with(it.word));
        words.map(|it| (it.word.len(), *it)).collect::<Vec<_>>()
    };
    list(text, JOINTS, one)
}

/// `r8c1-r8c2-r8c3`.
pub(super) fn joined_cells(text: &str) -> Vec<NameReading<Vec<Cell>>> {
    let one = |text: &str| {
        block(text).into_iter().filter_map(|(end, cells)| Some((end, cells.single()?))).collect::<Vec<_>>()
    };
    list(text, &["-"], one)
        .into_iter()
        .filter(|(end, cells)| cells.len() > 2 && !text[*end..].starts_with('-'))
        .collect()
}

/// `1-2-4-8`.
pub(super) fn dashed(text: &str) -> Vec<NameReading<Vec<Digit>>> {
    let all = list(text, &["-"], |text| digit(text).into_iter().collect()).into_iter();
    all.filter(|(end, way)| way.len() > 1 && !text[*end..].starts_with('-')).collect()
}

/// Cells that were said to be joined by marks.
#[derive(Clone, Debug, Default)]
pub(super) struct SaidMarkChain {
    pub(super) cells: Vec<Cell>,
    /// The houses in which no digit is twice.
    pub(super) houses: Vec<CellSet>,
    /// The cells whose candidates were said.
    pub(super) known: CellSet,
    pub(super) ways: Option<Vec<Vec<Digit>>>,
}
