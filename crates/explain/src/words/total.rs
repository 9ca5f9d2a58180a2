//! Says what cells add up to, in which ways, and what goes.
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{Any, Count, Houses, Or};
use qedoku_core::{
    Addend, Cell, CellSet, Conclusion, Digit, DigitSet, HouseSet, RuleKind, Slot, Step, Sum, Summand, Total, Truth,
};
use std::collections::BTreeSet;

/// The most ways to reach a total that are listed.
const WAYS: usize = 10;

/// The most nodes of the enumeration of these ways.
const NODES: usize = 40_000;

/// Says what was added up, in which ways the cells reach the total, and why the rest goes.
pub(super) fn why(context: &StepContext<'_>, it: Total, step: &Step) -> String {
    let style = context.style;
    let mut parts = Vec::new();
    let is_shared = !it.digits.is_empty() && step.truths.len() > 1;
    let claim = step.truths.iter().find(|truth| it.digits.is_empty() && matches!(truth.slot(), Some(Slot::House(..))));
    for truth in &step.truths {
        match (truth, claim) {
            (Truth::Sum(sum), Some(claim)) => parts.extend(claimed(context, sum, claim, step)),
            (Truth::Sum(sum), None) if is_shared => parts.extend(shared(context, sum, it.digits)),
            (Truth::Sum(sum), None) => {
                parts.push(added_up(context, sum));
                let ways = ways(context, sum);
                parts.extend(ways.as_ref().map(|ways| ways.text.clone()));
                if it.digits.is_empty() {
                    parts.extend(reasons(context, sum, ways.as_ref(), step));
                } else {
                    let cells = it.digits.iter().fold(CellSet::EMPTY, |all, digit| all | sum.left.plane(digit));
                    parts.push(style.say(&TotalText::Needed { digits: it.digits, cells }));
                }
            }
            (Truth::Filling(filling), _) => parts.push(super::filled::stated(context, filling)),
            (other, Some(claim)) if other == claim => {}
            (other, None) if is_shared && is_summed(step, other) => {}
            (other, _) => parts.push(style.holds(&other.members())),
        }
    }
    if is_shared {
        let all = |all: CellSet, truth: &Truth| {
            let members = truth.members();
            it.digits.iter().fold(all, |all, digit| all | members.plane(digit))
        };
        let cells = step.truths.iter().fold(CellSet::EMPTY, all);
        parts.push(style.say(&TotalText::Together { digits: it.digits, cells }));
    }
    let text = parts.join(&style.say(&TotalText::Then));
    style.say(&TotalText::So { text: &text, gone: &step.conclusion })
}

/// The cells of the totals.
pub(super) fn place(style: Style, step: &Step) -> String {
    style.cells(step.truths.iter().fold(CellSet::EMPTY, |all, truth| all | truth.members().cells()))
}

/// The equations, and the ways to keep them.
pub(super) fn brief(context: &StepContext<'_>, step: &Step) -> String {
    let each = step.truths.iter().map(|truth| match truth {
        Truth::Sum(sum) => match ways(context, sum).filter(|ways| !ways.left.is_empty()) {
            Some(ways) => format!("{} ({})", equation(context.style, sum), listed(&ways.left).join("|")),
            None => equation(context.style, sum),
        },
        Truth::Filling(filling) => filling.rule.name(context.layout),
        other => context.style.holds(&other.members()),
    });
    each.collect::<Vec<_>>().join("; ")
}

impl Style {
    /// The total of some cells: `r1c1+r1c2-r3c4=7`.
    pub fn equation(self, sum: &Sum) -> String {
        equation(self, sum)
    }
}

pub(super) fn equation(style: Style, sum: &Sum) -> String {
    let cells = |cells: CellSet, sign: &str| cells.iter().map(|cell| style.cell(cell)).collect::<Vec<_>>().join(sign);
    let taken = if sum.minus.is_empty() { String::new() } else { format!("-{}", cells(sum.minus, "-")) };
    format!("{}{taken}={}", cells(sum.plus, "+"), sum.total)
}

/// Says what was added up and what that leaves the open cells.
pub(super) fn added_up(context: &StepContext<'_>, sum: &Sum) -> String {
    let style = context.style;
    let named = |minus: bool| {
        let some = sum.from.iter().filter(|addend| addend.minus == minus);
        some.map(|&addend| name(context, addend)).collect::<Vec<_>>()
    };
    let (plus, minus) = (style.and(named(false)), style.and(named(true)));
    let equation = &equation(style, sum);
    let filled = sum.from.iter().filter_map(|addend| addend.terms(context.layout)).flat_map(|stated| stated.terms);
    let placed = filled.into_iter().any(|term| context.board.value(term.cell).is_some());
    let equation = &if placed { style.say(&TotalText::Placed { equation }) } else { equation.clone() };
    if minus.is_empty() {
        style.say(&TotalText::Of { plus: &plus, equation })
    } else {
        style.say(&TotalText::Less { plus: &plus, minus: &minus, equation })
    }
}

/// A house with its total, or a rule with its own.
fn name(context: &StepContext<'_>, addend: Addend) -> String {
    let style = context.style;
    let Some(rule) = addend.rule(context.layout) else {
        let Summand::House(house) = addend.of else { return String::new() };
        let total: u32 = context.layout.digits().iter().map(|digit| u32::from(digit.value())).sum();
        let house = Houses(context.layout, HouseSet::of(house));
        return style.say(&TotalText::House { house, total });
    };
    let value = rule.value.unwrap_or_default();
    if rule.kind == RuleKind::Cage {
        return style.say(&TotalText::Cage { value, cells: rule.cells.iter().copied().collect() });
    }
    let ends = [rule.cells.first(), rule.cells.last()].map(|cell| cell.map_or(Cell::at(1, 1), |&cell| cell));
    let rule = style.rule(rule, context.layout.size(), ends);
    style.say(&TotalText::Rule { rule: &rule })
}

/// The ways in which cells reach a total.
struct Ways {
    text: String,
    left: Vec<Vec<Digit>>,
}

/// The ways that the candidates leave, of those that the rules alone would; nothing if cells are taken off, or if there
/// are too many.
fn ways(context: &StepContext<'_>, sum: &Sum) -> Option<Ways> {
    let style = context.style;
    if sum.plus.is_one() {
        return None;
    }
    let left = sum.ways(context.layout, &|cell| sum.left.digits(cell), NODES)?;
    let all = sum.ways(context.layout, &|_| context.layout.digits(), NODES)?;
    if left.len() > WAYS {
        return None;
    }
    let left_text = listed(&left);
    let text = if left.is_empty() {
        style.say(&TotalText::NoWay)
    } else if all.len() > left.len() && all.len() <= 2 * WAYS {
        let lost: Vec<Vec<Digit>> = all.iter().filter(|way| !left.contains(way)).cloned().collect();
        style.say(&TotalText::Left { ways: &style.or(left_text), lost: &style.or(listed(&lost)) })
    } else {
        style.say(&TotalText::Ways { ways: &style.or(left_text) })
    };
    Some(Ways { text, left })
}

fn listed(ways: &[Vec<Digit>]) -> Vec<String> {
    ways.iter().map(|way| way.iter().map(Digit::to_string).collect::<Vec<_>>().join("+")).collect()
}

fn value(digit: Digit) -> i16 {
    digit.value().into()
}

/// Why each candidate goes: its digit is in no way, or the rest cannot come to what it leaves.
fn reasons(context: &StepContext<'_>, sum: &Sum, ways: Option<&Ways>, step: &Step) -> Vec<String> {
    let style = context.style;
    let gone = step.conclusion.eliminate;
    let cells = sum.cells();
    if cells.is_one() {
        return Vec::new();
    }
    if ways.is_some_and(|ways| ways.left.is_empty()) {
        return Vec::new();
    }
    let held = ways.map(|ways| ways.left.iter().flatten().copied().collect::<DigitSet>());
    let strange = held.map_or(DigitSet::EMPTY, |held| gone.all_digits() - held);
    let mut texts = Vec::new();
    if !strange.is_empty() {
        texts.push(style.say(&TotalText::InNone { digits: Or(strange) }));
    }
    let mut seen: Vec<(Digit, i16)> = Vec::new();
    for it in gone.iter().filter(|it| !strange.contains(it.digit) && cells.contains(it.cell)) {
        let rest = if sum.plus.contains(it.cell) { sum.total - value(it.digit) } else { sum.total + value(it.digit) };
        let group = gone.plane(it.digit).filter(|cell| cells.contains(cell));
        let group = group.filter(|cell| sum.plus.contains(cell) == sum.plus.contains(it.cell));
        if !seen.contains(&(it.digit, rest)) {
            seen.push((it.digit, rest));
            texts.push(style.say(&TotalText::Rest { digit: it.digit, cells: Any(group), rest: &rest.to_string() }));
        }
    }
    texts
}

/// What a total is, where a house has a digit among its cells, in which ways they reach it with the digit there, and which
/// digits are in none of these.
fn claimed(context: &StepContext<'_>, sum: &Sum, claim: &Truth, step: &Step) -> Vec<String> {
    let style = context.style;
    let mut parts = vec![added_up(context, sum)];
    let Some(Slot::House(house, digit)) = claim.slot() else { return parts };
    let places = claim.members().plane(digit);
    parts.push(style.say(&TotalText::Claimed { house: context.named([house]), digit, cells: Any(places) }));
    let with = |place: Cell| {
        let digits = |cell: Cell| if cell == place { DigitSet::of(digit) } else { sum.left.digits(cell) };
        sum.ways(context.layout, &digits, NODES)
    };
    let ways: Option<Vec<_>> = places.iter().map(with).collect();
    let mut ways: Vec<Vec<Digit>> = ways.into_iter().flatten().flatten().collect();
    ways.sort_unstable();
    ways.dedup();
    let gone = step.conclusion.eliminate;
    let held: DigitSet = ways.iter().flatten().copied().collect();
    let mut strange = DigitSet::EMPTY;
    if (1..=WAYS).contains(&ways.len()) {
        let ways = &style.or(listed(&ways));
        parts.push(style.say(&TotalText::WaysWith { digit, ways }));
        strange = gone.all_digits() - held;
    }
    if !strange.is_empty() {
        parts.push(style.say(&TotalText::InNone { digits: Or(strange) }));
    }
    for other in gone.all_digits() - strange {
        let cells = Any(gone.plane(other));
        parts.push(style.say(&TotalText::NotWith { other, cells, digit, places: Any(places) }));
    }
    parts
}

/// Whether a truth is about a cell of one of the totals.
fn is_summed(step: &Step, truth: &Truth) -> bool {
    let Some(Slot::Cell(cell)) = truth.slot() else { return false };
    step.truths.iter().any(|truth| matches!(truth, Truth::Sum(sum) if sum.cells().contains(cell)))
}

/// What a total is, in which ways its cells reach it, and how many of some digits each of these has.
fn shared(context: &StepContext<'_>, sum: &Sum, digits: DigitSet) -> Vec<String> {
    let style = context.style;
    let mut parts = vec![added_up(context, sum)];
    parts.extend(ways(context, sum).map(|ways| ways.text));
    let least = held(sum).into_iter().map(|held| (held & digits).len()).min().unwrap_or_default();
    parts.push(style.say(&TotalText::HasOf { count: Count(least), digits }));
    parts
}

/// The sets of digits with which cells that all differ reach their total.
fn held(sum: &Sum) -> BTreeSet<DigitSet> {
    let with_cell = |sets: BTreeSet<DigitSet>, cell: Cell| {
        let digits = sum.left.digits(cell);
        sets.into_iter().flat_map(|set| (digits - set).iter().map(move |digit| set | DigitSet::of(digit))).collect()
    };
    let mut sets = sum.plus.iter().fold(BTreeSet::from([DigitSet::EMPTY]), with_cell);
    sets.retain(|set| set.iter().map(value).sum::<i16>() == sum.total);
    sets
}

/// Sentences about totals.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TotalText<'a> {
    Then,
    So { text: &'a str, gone: &'a Conclusion },
    House { house: Houses<'a>, total: u32 },
    Cage { value: u16, cells: CellSet },
    Rule { rule: &'a str },
    Of { plus: &'a str, equation: &'a str },
    Less { plus: &'a str, minus: &'a str, equation: &'a str },
    Placed { equation: &'a str },
    Ways { ways: &'a str },
    Left { ways: &'a str, lost: &'a str },
    NoWay,
    InNone { digits: Or },
    Rest { digit: Digit, cells: Any, rest: &'a str },
    Needed { digits: DigitSet, cells: CellSet },
    Claimed { house: Houses<'a>, digit: Digit, cells: Any },
    WaysWith { digit: Digit, ways: &'a str },
    NotWith { other: Digit, cells: Any, digit: Digit, places: Any },
    HasOf { count: Count, digits: DigitSet },
    Together { digits: DigitSet, cells: CellSet },
}
