//! Reads what sentences say of a rule: `r1c12 differ by 1`, `the digits rise along r1c1-r1c2-r1c3`.
use super::super::names;
use super::super::template::{NamesRead, Template, added_each};
use super::lists::digits;
use super::relations::{forbids, forbids_alone};
use super::short_rules::SHORT;
use qedoku_core::{Candidate, Cell, CellSet, Digit, DigitSet, Layout, Rule, RuleKind};
use std::sync::OnceLock;

/// A rule as a clause names it.
#[derive(Clone, Debug)]
pub(in super::super) struct RuleClause {
    /// The kinds that the words can mean.
    kinds: &'static [RuleKind],
    cells: CellSet,
    /// The cells in their order, if they are named as a line.
    line: Vec<Cell>,
    named: ClauseNames,
    /// True if it is named in short, without its cells.
    is_short: bool,
    /// The digits that are said to stand in cells before the rule is named.
    beside: Option<FilledCells>,
}

/// The names in the places of a clause behind its cells.
#[derive(Clone, Default, Debug)]
struct ClauseNames {
    /// `N`
    numbers: Vec<usize>,
    /// `C`
    cells: Vec<CellSet>,
    /// `Q`: digits in the order of the text.
    lists: Vec<Vec<Digit>>,
}

/// Cells that are said to be digits.
#[derive(Clone, Copy, Debug)]
struct FilledCells {
    cells: CellSet,
    digits: DigitSet,
}

/// The text behind the cells of a clause, and the kinds of rules that it means.
pub(super) type ClauseEnd = (&'static str, &'static [RuleKind]);

/// The clauses by what stands before their cells.
const CLAUSES: &[(&str, &[ClauseEnd])] = &[
    (
        "",
        &[
            (" are on one diagonal", &[RuleKind::DiagonalRising, RuleKind::DiagonalFalling]),
            (" 在同一条对角线上", &[RuleKind::DiagonalRising, RuleKind::DiagonalFalling]),
            (" are at the same place of their boxes", &[RuleKind::DisjointGroups]),
            (" 在各自宫里的位置相同", &[RuleKind::DisjointGroups]),
            (" are in one region", &[RuleKind::ExtraRegion]),
            (" 在同一个额外区域", &[RuleKind::ExtraRegion]),
            (" are in one cage", &[RuleKind::Cage]),
            (" 在同一个笼", &[RuleKind::Cage]),
            (" are a knight's move apart", &[RuleKind::AntiKnight]),
            (" 构成马步", &[RuleKind::AntiKnight]),
            (" are a king's move apart", &[RuleKind::AntiKing]),
            (" 斜向相邻", &[RuleKind::AntiKing]),
            (" may not differ by 1", &[RuleKind::NonConsecutive]),
            (" 不能相差 1", &[RuleKind::NonConsecutive]),
            (" differ by {N} or more", &[RuleKind::Whisper]),
            (" 至少相差 {N}", &[RuleKind::Whisper]),
            (" 上相邻两格至少相差 {N}", &[RuleKind::Whisper]),
            (" differ by {N}", &[RuleKind::Difference]),
            (" 相差 {N}", &[RuleKind::Difference]),
            (" 中一个是另一个的 {N} 倍", &[RuleKind::Ratio]),
            (" add up to {N}", &[RuleKind::Sum, RuleKind::Cage]),
            (" 之和为 {N}", &[RuleKind::Sum, RuleKind::Cage]),
            (" 之间没有圆点", &[RuleKind::NegativeDifference, RuleKind::NegativeRatio]),
            (" 之间既没有 X 也没有 V", &[RuleKind::NegativeSum]),
            (" 上的数依次增大", &[RuleKind::Thermometer]),
            (" 上的数依次不减", &[RuleKind::SlowThermometer]),
            (" hold the same digit", &[RuleKind::Palindrome, RuleKind::Clone]),
            (" 填同一个数", &[RuleKind::Palindrome, RuleKind::Clone]),
            (" is odd", &[RuleKind::Odd]),
            (" 是奇数", &[RuleKind::Odd]),
            (" is even", &[RuleKind::Even]),
            (" 是偶数", &[RuleKind::Even]),
            (" is below its neighbors", &[RuleKind::Minimum]),
            (" 比相邻的格都小", &[RuleKind::Minimum]),
            (" is above its neighbors", &[RuleKind::Maximum]),
            (" 比相邻的格都大", &[RuleKind::Maximum]),
            (" 上的数之和为 {C}", &[RuleKind::Arrow]),
            (" 上的数之和为 {N}", &[RuleKind::LittleKiller]),
            (" has the same sum in each box", &[RuleKind::RegionSumLine]),
            (" 在每个宫里的和相同", &[RuleKind::RegionSumLine]),
            (" 在 1 与 {N} 之间的数之和为 {N}", &[RuleKind::Sandwich]),
            ("在 1 与 {N} 之间的数之和为 {N}", &[RuleKind::Sandwich]),
            (" 上的数是连续的", &[RuleKind::Renban]),
            (" 中间的数介于两端之间", &[RuleKind::Between]),
            (" hold {Q}", &[RuleKind::Quadruple]),
            (" 里有 {Q}", &[RuleKind::Quadruple]),
        ],
    ),
    ("neighbors on ", &[(" differ by {N} or more", &[RuleKind::Whisper])]),
    ("one of ", &[(" is twice the other", &[RuleKind::Ratio]), (" is {N} times the other", &[RuleKind::Ratio])]),
    ("there is no dot between ", &[("", &[RuleKind::NegativeDifference, RuleKind::NegativeRatio])]),
    ("there is neither X nor V between ", &[("", &[RuleKind::NegativeSum])]),
    ("the digits rise along ", &[("", &[RuleKind::Thermometer])]),
    ("the digits do not fall along ", &[("", &[RuleKind::SlowThermometer])]),
    (
        "the digits along ",
        &[
            (" add up to {C}", &[RuleKind::Arrow]),
            (" add up to {N}", &[RuleKind::LittleKiller]),
            (" are consecutive", &[RuleKind::Renban]),
        ],
    ),
    ("the arrow ", &[("", &[RuleKind::Arrow])]),
    ("箭头 ", &[("", &[RuleKind::Arrow])]),
    ("the little killer ", &[(" ({N})", &[RuleKind::LittleKiller])]),
    ("小杀手 ", &[("（{N}）", &[RuleKind::LittleKiller])]),
    ("the region sum line ", &[("", &[RuleKind::RegionSumLine])]),
    ("各宫等和线 ", &[("", &[RuleKind::RegionSumLine])]),
    ("the digits inside ", &[(" lie between its ends", &[RuleKind::Between])]),
    ("the digits of ", &[(" between 1 and {N} add up to {N}", &[RuleKind::Sandwich])]),
];

/// Clauses that begin alike.
struct ClauseForms {
    before: &'static str,
    ends: Vec<ClauseForm>,
}

/// The template of the text behind the cells of a clause, and the kinds of rules that it means.
struct ClauseForm {
    end: Template,
    kinds: &'static [RuleKind],
}

fn forms() -> &'static [ClauseForms] {
    static FORMS: OnceLock<Vec<ClauseForms>> = OnceLock::new();
    FORMS.get_or_init(|| {
        let of = |(before, ends): &(&'static str, &[ClauseEnd])| ClauseForms {
            before,
            ends: ends.iter().map(|(end, kinds)| ClauseForm { end: Template::new(end), kinds }).collect(),
        };
        CLAUSES.iter().map(of).collect()
    })
}

/// The clauses about rules of the board that a text begins with, each with what stands there before, if that is said.
pub(in super::super) fn clauses(text: &str) -> Vec<(usize, RuleClause)> {
    let mut found = plain_clauses(text);
    for word in ["inside a between line", "在介值线中间"] {
        let clause = RuleClause { is_short: true, ..RuleClause::of(&[RuleKind::Between]) };
        found.extend(text.starts_with(word).then_some((word.len(), clause)));
    }
    for (end, it) in standing(text) {
        let clauses = short_names(&text[end..]).into_iter();
        found.extend(clauses.map(|(length, clause)| (end + length, RuleClause { beside: Some(it), ..clause })));
    }
    found
}

/// `5 at r1c2, `, `5 at r1c2 by step 3, `, `r1c2 的 5，`, `第3步 r1c2 的 5，`.
fn standing(text: &str) -> Vec<(usize, FilledCells)> {
    let mut found = Vec::new();
    for template in ["{D} at {C}, ", "{D} at {C} by step {N}, ", "{C} 的 {D}，", "第{N}步 {C} 的 {D}，"] {
        let ways = Template::new(template).ways(text, |kind, text, known: &ClauseNames| match kind {
            'D' => added_each(known, digits(text), |known, it| known.lists.push(it)),
            _ => named(kind, text, known),
        });
        for (end, names) in ways {
            if let ([cells], [digits]) = (&names.cells[..], &names.lists[..]) {
                found.push((end, FilledCells { cells: *cells, digits: digits.iter().copied().collect() }));
            }
        }
    }
    found
}

/// The short names of rules that a text begins with.
pub(super) fn short_names(text: &str) -> Vec<(usize, RuleClause)> {
    static FORMS: OnceLock<Vec<ClauseForm>> = OnceLock::new();
    let forms =
        FORMS.get_or_init(|| SHORT.iter().map(|(end, kinds)| ClauseForm { end: Template::new(end), kinds }).collect());
    let of = |form: &ClauseForm| {
        let clause = |(end, named)| {
            let clause = RuleClause { named, is_short: true, ..RuleClause::of(form.kinds) };
            (end, clause)
        };
        form.end.ways(text, named).into_iter().map(clause).collect::<Vec<_>>()
    };
    forms.iter().flat_map(of).collect()
}

fn plain_clauses(text: &str) -> Vec<(usize, RuleClause)> {
    let mut found = Vec::new();
    for ClauseForms { before, ends } in forms() {
        let Some(rest) = text.strip_prefix(before) else { continue };
        for (length, cells) in names::cells(rest).into_iter().chain(whole_line(rest)) {
            for end in ends {
                for (more, named) in end.end.ways(&rest[length..], named) {
                    let clause = RuleClause {
                        kinds: end.kinds,
                        cells,
                        line: line(&rest[..length]),
                        named,
                        is_short: false,
                        beside: None,
                    };
                    found.push((before.len() + length + more, clause));
                }
            }
        }
    }
    found
}

/// Every way to read a name of a kind, added to the names so far.
fn named(kind: char, text: &str, known: &ClauseNames) -> Vec<NamesRead<ClauseNames>> {
    macro_rules! added {
        ($field:ident, $found:expr) => {
            added_each(known, $found, |known, it| known.$field.push(it))
        };
    }
    match kind {
        'C' => added!(cells, names::cells(text)),
        'Q' => added!(lists, digits(text)),
        _ => added!(numbers, names::spaced_number(text)),
    }
}

/// A row or a column: `row 2`, `第2行`.
fn whole_line(text: &str) -> Option<(usize, CellSet)> {
    let rest = ["row ", "column ", "第"].iter().find_map(|word| text.strip_prefix(word))?;
    let number =
        rest.chars().next()?.to_digit(10).and_then(|it| u8::try_from(it).ok()).filter(|it| (1..=9).contains(it))?;
    let after = &rest[1..];
    let is_row = text.starts_with("row ") || after.starts_with('行');
    let behind = ["行", "列"].iter().find_map(|word| after.strip_prefix(word)).unwrap_or(after);
    let cells = (1..=9).map(|other| if is_row { Cell::at(number, other) } else { Cell::at(other, number) });
    Some((text.len() - behind.len(), cells.collect()))
}

/// The cells of a line in their order: `r1c2-r1c3-r2c4`; none if the text is no line.
fn line(text: &str) -> Vec<Cell> {
    text.split('-').map(Cell::parse).collect::<Option<_>>().unwrap_or_default()
}

impl RuleClause {
    /// A clause without names.
    fn of(kinds: &'static [RuleKind]) -> Self {
        Self {
            kinds,
            cells: CellSet::EMPTY,
            line: Vec::new(),
            named: ClauseNames::default(),
            is_short: false,
            beside: None,
        }
    }

    /// The cells that are named.
    pub(super) const fn cells(&self) -> CellSet {
        self.cells
    }

    /// The rules of the board that the clause can mean, by their places in the list.
    pub(super) fn rules<'l>(&self, layout: &'l Layout) -> Vec<(usize, &'l Rule)> {
        let list = layout.rules().list.iter().enumerate();
        list.filter(|(_, rule)| self.kinds.contains(&rule.kind) && self.is_of(layout, rule)).collect()
    }

    /// True if the cells and the numbers are those of a rule of one of the kinds.
    fn is_of(&self, layout: &Layout, rule: &Rule) -> bool {
        let all: CellSet = rule.cells.iter().copied().collect();
        let value = usize::from(rule.value_on(layout.size()));
        let says = |number: usize| self.named.numbers == [number];
        let is_line = self.line == rule.cells;
        if self.is_short {
            let is_length = rule.kind == RuleKind::Renban && says(rule.cells.len());
            return self.named.numbers.is_empty() || says(value) || is_length;
        }
        match rule.kind {
            RuleKind::Cage if self.named.numbers.is_empty() => self.cells.is_subset(all),
            RuleKind::Cage | RuleKind::Sum => self.cells == all && all.len() == 2 && says(value),
            RuleKind::Difference => self.cells == all && says(value),
            RuleKind::Ratio => self.cells == all && (says(value) || self.named.numbers.is_empty() && value == 2),
            RuleKind::Whisper => self.cells.is_subset(all) && says(value),
            RuleKind::ExtraRegion | RuleKind::Palindrome | RuleKind::Clone | RuleKind::Odd | RuleKind::Even => {
                self.cells.is_subset(all)
            }
            RuleKind::Arrow => {
                let (number, line) = rule.arrow();
                let number: CellSet = number.iter().copied().collect();
                is_line && self.named.cells.is_empty() || self.line == line && self.named.cells == [number]
            }
            RuleKind::LittleKiller => is_line && says(value),
            RuleKind::Sandwich => {
                (is_line || self.cells & layout.board() == all) && self.named.numbers == [layout.size(), value]
            }
            RuleKind::Quadruple => {
                let digits: Vec<Digit> = rule.value.unwrap_or_default().to_string().chars().filter_map(digit).collect();
                self.cells == all && self.named.lists == [digits]
            }
            RuleKind::Thermometer
            | RuleKind::SlowThermometer
            | RuleKind::Minimum
            | RuleKind::Maximum
            | RuleKind::RegionSumLine
            | RuleKind::Renban
            | RuleKind::Between => is_line,
            // Rules of the whole board; which cells they are about is tested where two are.
            _ => true,
        }
    }

    /// True if the rule forbids two candidates to be true at once, and the clause is about their cells.
    pub(in super::super) fn forbids(&self, layout: &Layout, one: Candidate, other: Candidate) -> bool {
        let both = CellSet::of(one.cell).with(other.cell);
        let is_of_two = self.is_short
            || !self.line.is_empty() && self.cells.len() > 1
            || self.cells == both
            || self.is_of_neighbors();
        is_of_two && self.rules(layout).iter().any(|(_, rule)| forbids(layout, rule, one, other))
    }

    /// True if the clause names one cell, or the cells of a number, and is about others too.
    fn is_of_neighbors(&self) -> bool {
        let kinds = [RuleKind::Minimum, RuleKind::Maximum, RuleKind::Arrow];
        kinds.iter().any(|kind| self.kinds.contains(kind))
    }

    /// True if the rule keeps a candidate out, alone or with what the clause says to stand beside it.
    pub(in super::super) fn keeps_out(
        &self,
        layout: &Layout,
        it: Candidate,
        holds: impl Fn(Candidate) -> bool,
    ) -> bool {
        match self.beside {
            None => {
                (self.is_short || self.cells.contains(it.cell))
                    && self.rules(layout).iter().any(|(_, rule)| forbids_alone(layout, rule, it))
            }
            Some(FilledCells { cells, digits }) => {
                let (Some(cell), Some(digit)) = (cells.single(), digits.single()) else { return false };
                let by = Candidate { cell, digit };
                holds(by) && self.forbids(layout, by, it)
            }
        }
    }
}

fn digit(sign: char) -> Option<Digit> {
    Digit::from_value(sign.to_digit(10)?)
}
