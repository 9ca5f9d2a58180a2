//! Says what cells add up to, in which ways, and what goes.
use super::added_up::{added_up, only_cage, only_line};
use super::closed::closed;
use super::equation::{losing, named_equation, positive, short_equation, value};
use super::misfits;
use super::rest_text::listed;
use super::seen_from::{seen_from, sights};
use super::total_text::TotalText;
use super::total_ways::{NODES, WAYS, held_by, line_ways, reached, ways};
use crate::notation::settled;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{Any, Count, Or};
use qedoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, Slot, Step, Sum, Total, Truth};
use std::collections::BTreeSet;

/// Says what was added up, in which ways the cells reach the total, and why the rest goes.
pub(super) fn why(context: &StepContext<'_>, it: Total, step: &Step) -> String {
    let style = context.style;
    style.sentences(sentences(context, it, step).into_iter().chain([style.so(&settled(context, step))]))
}

/// The sentences before the conclusion.
pub(super) fn sentences(context: &StepContext<'_>, it: Total, step: &Step) -> Vec<String> {
    let style = context.style;
    let step = &losing(step);
    let mut parts = Vec::new();
    let is_shared = is_shared(it, step);
    // What the line of an arrow needs is told of the cells that are added.
    let as_read = |truth: &Truth| if it.digits.is_empty() { positive(truth) } else { truth.clone() };
    let read = step.truths.iter().map(as_read).collect::<Vec<_>>();
    let claim = step.truths.iter().find(|truth| it.digits.is_empty() && matches!(truth.slot(), Some(Slot::House(..))));
    for truth in &read {
        match (truth, claim) {
            (Truth::Sum(sum), Some(claim)) => parts.extend(claimed(context, sum, claim, step)),
            (Truth::Sum(sum), None) if is_shared => parts.extend(shared(context, sum, it.digits)),
            (Truth::Sum(sum), None) => {
                let ways = if sum.minus.is_empty() || it.digits.is_empty() {
                    ways(context, sum)
                } else {
                    line_ways(context, sum)
                };
                if it.digits.is_empty() {
                    let described = misfits::described(context, sum, ways.as_ref(), step);
                    parts.extend(reached(context, sum, ways.as_ref().filter(|_| described.needs_ways)));
                    parts.extend(described.texts);
                } else {
                    parts.extend(reached(context, sum, ways.as_ref()));
                    let is_sole = sum.plus.is_one() || ways.as_ref().is_some_and(|ways| ways.left.len() == 1);
                    parts.extend(needed(context, it.digits, sum.left.within(sum.plus), is_sole, step));
                }
            }
            (Truth::Filling(filling), _) => {
                parts.push(super::filled::stated(context, filling));
                parts.extend(needed(context, it.digits, filling.left, false, step));
            }
            (other, Some(claim)) if other == claim => {}
            (other, None) if is_shared && is_summed(step, other) => {}
            (other, _) => parts.push(style.holds(&other.members())),
        }
    }
    if is_shared {
        let all = |all: CellSet, truth: &Truth| {
            let members = if let Truth::Sum(sum) = truth { sum.left.within(sum.plus) } else { truth.members() };
            it.digits.iter().fold(all, |all, digit| all | members.plane(digit))
        };
        let cells = step.truths.iter().fold(CellSet::EMPTY, all);
        parts.push(style.say(&TotalText::Together { digits: it.digits, cells }));
    }
    parts
}

/// Says which digits each way has, and in which cells; nothing if there are none.
fn needed(context: &StepContext<'_>, digits: DigitSet, left: CandidateSet, is_sole: bool, step: &Step) -> Vec<String> {
    if digits.is_empty() {
        return Vec::new();
    }
    let cells = digits.iter().fold(CellSet::EMPTY, |all, digit| all | left.plane(digit));
    let houses = &seen_from(context, cells, step);
    let text = if is_sole {
        TotalText::So { digits, cells: Any(cells), houses }
    } else {
        TotalText::Needed { digits, cells: Any(cells), houses }
    };
    [context.style.say(&text)].into_iter().chain(sights(context, digits, cells, step)).collect()
}

/// True if totals and cells share digits that are left for nothing else.
fn is_shared(it: Total, step: &Step) -> bool {
    !it.digits.is_empty() && step.truths.len() > 1
}

/// The cells of the totals.
pub(super) fn place(style: Style, step: &Step) -> String {
    style.cells(step.truths.iter().fold(CellSet::EMPTY, |all, truth| all | truth.members().cells()))
}

/// The cage whose total is meant, or the total of the cells; of a single cell, or where something else is needed, the cells.
pub(super) fn shape(context: &StepContext<'_>, step: &Step) -> String {
    let named = |truth: &Truth| match truth {
        // The total of a single cell is its digit.
        Truth::Sum(sum) if truth.members().cells().is_several() => {
            let named = only_cage(context, sum).or_else(|| only_line(context, sum));
            Some(named.unwrap_or_else(|| named_equation(context.style, sum)))
        }
        _ => None,
    };
    let named: Option<Vec<String>> = step.truths.iter().map(named).collect();
    named.filter(|named| !named.is_empty()).map_or_else(|| place(context.style, step), |named| context.style.and(named))
}

/// The equations, and the ways to keep them.
pub(super) fn brief(context: &StepContext<'_>, it: Total, step: &Step) -> String {
    let described = step.truths.iter().filter(|truth| !(is_shared(it, step) && is_summed(step, truth)));
    let each = described.map(positive).map(|truth| match &truth {
        Truth::Sum(sum) => match ways(context, sum).filter(|ways| !ways.left.is_empty()) {
            Some(ways) => format!("{} ({})", stated(context, sum, step), listed(&ways.left).join("|")),
            None => stated(context, sum, step),
        },
        Truth::Filling(filling) => filling.rule.name(context.layout),
        other => context.style.holds(&other.members()),
    });
    each.collect::<Vec<_>>().join("; ")
}

/// The total with what it was added up from, unless that is a cage whose cells it names: `c3 45-15(r234c3): r1c3+r7c3=11`.
/// The equation is left out if the conclusion repeats it.
fn stated(context: &StepContext<'_>, sum: &Sum, step: &Step) -> String {
    let equation = short_equation(context.style, sum);
    let names_cells = sum.plus.is_several() && only_cage(context, sum).is_some();
    let from = if names_cells { None } else { super::added_up::brief(context, sum) };
    match from {
        Some(from) if sum.plus.single().is_some() && context.style.conclusion(&settled(context, step)) == equation => {
            from
        }
        Some(from) => format!("{from}: {equation}"),
        None => equation,
    }
}

/// The sentences on a total of which a house has a digit among the cells: what it is, in which ways they reach it with
/// the digit there, and which digits are in none of these.
fn claimed(context: &StepContext<'_>, sum: &Sum, claim: &Truth, step: &Step) -> Vec<String> {
    let style = context.style;
    let added = added_up(context, sum);
    let Some(Slot::House(house, digit)) = claim.slot() else { return vec![added] };
    let places = claim.members().plane(digit);
    let claimed = style.say(&TotalText::Claimed { house: context.named([house]), digit, cells: Any(places) });
    // The two facts that meet stand together.
    let others = (context.layout.cells(house) & context.board.open()) - places;
    let why = if style.is_plain() { Vec::new() } else { closed(context, others, digit.into()) };
    let mut parts = vec![style.sentences(why.into_iter().chain([added, claimed]))];
    let with = |place: Cell| {
        let digits = |cell: Cell| if cell == place { DigitSet::of(digit) } else { sum.left.digits(cell) };
        sum.ways(context.layout, &digits, NODES)
    };
    let ways: Option<Vec<_>> = places.iter().map(with).collect();
    let mut ways: Vec<Vec<Digit>> = ways.into_iter().flatten().flatten().collect();
    ways.sort_unstable();
    ways.dedup();
    let gone = step.conclusion.eliminate;
    let held = held_by(&ways);
    let mut strange = DigitSet::EMPTY;
    if (1..=WAYS).contains(&ways.len()) {
        let lacked = lacking(context, sum, digit, &ways);
        let ways = &style.ways(&ways);
        let lacked = Or(lacked);
        parts.push(style.say(&if lacked.0.is_empty() {
            TotalText::WaysWith { digit, ways }
        } else {
            TotalText::WaysWithout { digit, ways, lacked }
        }));
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

/// The digits that no cell can be and that leave a total just some of the ways that have a digit; none if they do not.
fn lacking(context: &StepContext<'_>, sum: &Sum, digit: Digit, ways: &[Vec<Digit>]) -> DigitSet {
    let all = sum.ways(context.layout, &|_| context.layout.digits(), NODES).unwrap_or_default();
    let lost: Vec<&Vec<Digit>> = all.iter().filter(|way| way.contains(&digit) && !ways.contains(way)).collect();
    let absent = context.layout.digits() - sum.left.all_digits();
    let missing = |way: &&Vec<Digit>| way.iter().find(|digit| absent.contains(**digit)).copied();
    lost.iter().map(missing).collect::<Option<_>>().unwrap_or_default()
}

/// True if a truth is about a cell of one of the totals.
fn is_summed(step: &Step, truth: &Truth) -> bool {
    let Some(Slot::Cell(cell)) = truth.slot() else { return false };
    step.truths.iter().any(|truth| matches!(truth, Truth::Sum(sum) if sum.cells().contains(cell)))
}

/// The sentences on a total: what it is, in which ways its cells reach it, and how many of some digits each of these
/// has.
fn shared(context: &StepContext<'_>, sum: &Sum, digits: DigitSet) -> Vec<String> {
    let style = context.style;
    let ways = if sum.minus.is_empty() { ways(context, sum) } else { line_ways(context, sum) };
    let mut parts = reached(context, sum, ways.as_ref());
    let counts = held(sum).into_iter().map(|held| (held & digits).len()).collect::<BTreeSet<_>>();
    let count = Count(counts.first().copied().unwrap_or_default());
    parts.push(style.say(&if counts.len() > 1 {
        TotalText::HasAtLeast { count, digits }
    } else {
        TotalText::HasOf { count, digits }
    }));
    parts
}

/// The sets of digits with which cells that all differ reach their total, or that of a circle.
fn held(sum: &Sum) -> BTreeSet<DigitSet> {
    let with_cell = |sets: BTreeSet<DigitSet>, cell: Cell| {
        let digits = sum.left.digits(cell);
        sets.into_iter().flat_map(|set| (digits - set).iter().map(move |digit| set | DigitSet::of(digit))).collect()
    };
    let mut sets = sum.plus.iter().fold(BTreeSet::from([DigitSet::EMPTY]), with_cell);
    let totals: BTreeSet<i16> = match sum.minus.single() {
        Some(circle) => sum.left.digits(circle).iter().map(|digit| sum.total + value(digit)).collect(),
        None => BTreeSet::from([sum.total]),
    };
    sets.retain(|set| totals.contains(&set.iter().map(value).sum()));
    sets
}
