//! Says what cells add up to, in which ways, and what goes.
use super::added_up::{added_up, only_cage};
use super::misfits;
use super::rest_fault::listed;
use crate::notation::settled;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{Any, Count, Houses, Or};
use qedoku_core::{Addend, CandidateSet, Cell, CellSet, Digit, DigitSet, Slot, Step, Sum, Total, Truth};
use std::collections::BTreeSet;

/// The most ways to reach a total that are listed.
const WAYS: usize = 10;

/// The most of those that are excluded.
const LOST: usize = 4;

/// The most nodes of the enumeration of these ways.
pub(super) const NODES: usize = 40_000;

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
    let read = step.truths.iter().map(positive).collect::<Vec<_>>();
    let claim = step.truths.iter().find(|truth| it.digits.is_empty() && matches!(truth.slot(), Some(Slot::House(..))));
    for truth in &read {
        match (truth, claim) {
            (Truth::Sum(sum), Some(claim)) => parts.extend(claimed(context, sum, claim, step)),
            (Truth::Sum(sum), None) if is_shared => parts.extend(shared(context, sum, it.digits)),
            (Truth::Sum(sum), None) => {
                let ways = ways(context, sum);
                parts.extend(reached(context, sum, ways.as_ref()));
                if it.digits.is_empty() {
                    parts.extend(misfits::told(context, sum, ways.as_ref().map(|ways| ways.left.as_slice()), step));
                } else {
                    let cells = it.digits.iter().fold(CellSet::EMPTY, |all, digit| all | sum.left.plane(digit));
                    parts.push(style.say(&TotalText::Needed { digits: it.digits, cells: Any(cells) }));
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
    parts
}

/// The same step with what it fills told as what its cells lose, for which the reasons are.
pub(super) fn losing(step: &Step) -> Step {
    let mut told = step.clone();
    let members = step.truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | truth.members());
    told.conclusion.place = CandidateSet::EMPTY;
    told.conclusion.eliminate |= members.within(step.conclusion.place.cells()) - step.conclusion.place;
    told
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
            Some(only_cage(context, sum).unwrap_or_else(|| context.style.brief_equation(sum)))
        }
        _ => None,
    };
    let named: Option<Vec<String>> = step.truths.iter().map(named).collect();
    named.filter(|named| !named.is_empty()).map_or_else(|| place(context.style, step), |named| context.style.and(named))
}

/// The equations, and the ways to keep them.
pub(super) fn brief(context: &StepContext<'_>, it: Total, step: &Step) -> String {
    let told = step.truths.iter().filter(|truth| !(is_shared(it, step) && is_summed(step, truth)));
    let each = told.map(positive).map(|truth| match &truth {
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

impl Style {
    /// The total of some cells: `r1c1+r1c2-r3c4=7`.
    pub fn equation(self, sum: &Sum) -> String {
        equation(self, &plus_first(sum))
    }

    /// The same in brief: `r123c1+r1c2-r3c4=17`.
    pub(super) fn brief_equation(self, sum: &Sum) -> String {
        short_equation(self, &plus_first(sum))
    }
}

/// A total as it is read: what would come to less than nothing is turned around.
fn positive(truth: &Truth) -> Truth {
    if let Truth::Sum(sum) = truth { Truth::Sum(Box::new(plus_first(sum))) } else { truth.clone() }
}

/// The same total with every sign turned if nothing is added or if it comes to less than nothing. What it was added up from
/// is turned as well, unless all of it is added.
fn plus_first(sum: &Sum) -> Sum {
    if !sum.plus.is_empty() && sum.total >= 0 {
        return sum.clone();
    }
    let turns = sum.from.iter().any(|addend| addend.minus);
    let turned = |addend: &Addend| Addend { minus: addend.minus != turns, ..*addend };
    let from = sum.from.iter().map(turned).collect();
    Sum { plus: sum.minus, minus: sum.plus, total: -sum.total, left: sum.left, from }
}

pub(super) fn equation(style: Style, sum: &Sum) -> String {
    signed(sum, |cells| cells.iter().map(|cell| style.cell(cell)).collect())
}

/// The most cells of a total that are named one by one in brief.
const SINGLY: usize = 4;

/// The same with many cells in as few rectangles as there are, each for the sum of its cells: `r123c1+r1c2-r3c4=17`.
fn short_equation(style: Style, sum: &Sum) -> String {
    let blocks = |cells: CellSet| style.blocks(cells);
    // One block alone would read as cells that all hold the number.
    let is_lone = sum.minus.is_empty() && blocks(sum.plus).len() == 1;
    if is_lone || (sum.plus | sum.minus).len() <= SINGLY { equation(style, sum) } else { signed(sum, blocks) }
}

/// What is added and what is taken off, by the names of their cells.
fn signed(sum: &Sum, names: impl Fn(CellSet) -> Vec<String>) -> String {
    let taken = if sum.minus.is_empty() { String::new() } else { format!("-{}", names(sum.minus).join("-")) };
    format!("{}{taken}={}", names(sum.plus).join("+"), sum.total)
}

/// The ways in which cells reach a total.
struct Ways {
    /// Those that the candidates leave, in increasing order.
    left: Vec<Vec<Digit>>,
    /// Those that they exclude, if they are counted.
    lost: Option<Vec<Vec<Digit>>>,
}

/// The ways that the candidates leave, and those that the rules alone would have beside them; nothing if cells are taken
/// off, or if there are too many.
fn ways(context: &StepContext<'_>, sum: &Sum) -> Option<Ways> {
    if sum.plus.is_one() {
        return None;
    }
    let left = sum.ways(context.layout, &|cell| sum.left.digits(cell), NODES)?;
    if left.len() > WAYS {
        return None;
    }
    let all = sum.ways(context.layout, &|_| context.layout.digits(), NODES);
    let lost = all.map(|all| all.into_iter().filter(|way| !left.contains(way)).collect());
    Some(Ways { left, lost })
}

/// Says to which total cells come, and in which ways.
fn reached(context: &StepContext<'_>, sum: &Sum, ways: Option<&Ways>) -> Vec<String> {
    let style = context.style;
    let Some(Ways { left, lost }) = ways else { return vec![added_up(context, sum)] };
    let no_way = if left.is_empty() { no_way(context, sum, lost.as_deref().unwrap_or_default()) } else { None };
    let (left, lost) = (listed(left), lost.as_deref().map(listed));
    let cage = only_cage(context, sum);
    let before = if cage.is_some() { None } else { Some(added_up(context, sum)) };
    let cage = TotalName(cage.as_deref());
    let ways = &style.or(left.clone());
    let text = match lost.as_deref() {
        _ if left.is_empty() => TotalText::NoWay { cage },
        Some([]) => TotalText::Ways { cage, ways },
        Some(lost) if lost.len() <= LOST => {
            let lost = &style.and(lost.to_vec());
            return before.into_iter().chain([style.say(&TotalText::Left { cage, ways, lost })]).collect();
        }
        _ => TotalText::ByCandidates { cage, ways },
    };
    before.into_iter().chain([style.say(&text)]).chain(no_way).collect()
}

/// Why cells cannot reach their total: so many digits never do, or the few ways by the rules have digits that none of them
/// can be.
fn no_way(context: &StepContext<'_>, sum: &Sum, all: &[Vec<Digit>]) -> Option<String> {
    let style = context.style;
    let digits: Vec<i16> = context.layout.digits().iter().map(value).collect();
    let size = sum.plus.len();
    if all.is_empty() {
        let differ = sum.plus.iter().all(|cell| sum.plus.without(cell).is_subset(context.layout.peers(cell)));
        let least: i16 = digits.iter().take(size).sum();
        let most: i16 = digits.iter().rev().take(size).sum();
        let count = Count(size);
        return match (differ, sum.total) {
            (true, total) if total > most => Some(style.say(&TotalText::MostOf { count, most })),
            (true, total) if total < least => Some(style.say(&TotalText::LeastOf { count, least })),
            _ => None,
        };
    }
    let held = sum.left.all_digits();
    let missing = |way: &Vec<Digit>| way.iter().find(|digit| !held.contains(**digit)).copied();
    let lacked: DigitSet = all.iter().map(missing).collect::<Option<_>>()?;
    let ways = &style.or(listed(all));
    (all.len() <= LOST).then(|| style.say(&TotalText::NoneFits { ways, cells: sum.plus, digits: Or(lacked) }))
}

pub(super) fn value(digit: Digit) -> i16 {
    digit.value().into()
}

/// What a total is, where a house has a digit among its cells, in which ways they reach it with the digit there, and which
/// digits are in none of these.
fn claimed(context: &StepContext<'_>, sum: &Sum, claim: &Truth, step: &Step) -> Vec<String> {
    let style = context.style;
    let added = added_up(context, sum);
    let Some(Slot::House(house, digit)) = claim.slot() else { return vec![added] };
    let places = claim.members().plane(digit);
    let claimed = style.say(&TotalText::Claimed { house: context.named([house]), digit, cells: Any(places) });
    // The two facts that meet stand together.
    let mut parts = vec![style.sentences([added, claimed])];
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
    let mut parts = reached(context, sum, ways(context, sum).as_ref());
    let counts = held(sum).into_iter().map(|held| (held & digits).len()).collect::<BTreeSet<_>>();
    let count = Count(counts.first().copied().unwrap_or_default());
    parts.push(style.say(&if counts.len() > 1 {
        TotalText::HasAtLeast { count, digits }
    } else {
        TotalText::HasOf { count, digits }
    }));
    parts
}

/// The digits of some ways.
pub(super) fn held_by(ways: &[Vec<Digit>]) -> DigitSet {
    ways.iter().flatten().copied().collect()
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

/// The cage whose total it is, if nothing else was said of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TotalName<'a>(pub(crate) Option<&'a str>);

/// Sentences about the ways to reach a total.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TotalText<'a> {
    Ways { cage: TotalName<'a>, ways: &'a str },
    Left { cage: TotalName<'a>, ways: &'a str, lost: &'a str },
    ByCandidates { cage: TotalName<'a>, ways: &'a str },
    NoWay { cage: TotalName<'a> },
    MostOf { count: Count, most: i16 },
    LeastOf { count: Count, least: i16 },
    NoneFits { ways: &'a str, cells: CellSet, digits: Or },
    InNone { digits: Or },
    Needed { digits: DigitSet, cells: Any },
    Claimed { house: Houses<'a>, digit: Digit, cells: Any },
    WaysWith { digit: Digit, ways: &'a str },
    NotWith { other: Digit, cells: Any, digit: Digit, places: Any },
    HasOf { count: Count, digits: DigitSet },
    HasAtLeast { count: Count, digits: DigitSet },
    Together { digits: DigitSet, cells: CellSet },
}
