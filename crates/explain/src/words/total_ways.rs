//! The ways in which cells reach a total, and what leaves just these.
use super::added_up::{added_up, only_cage};
use super::closed::closed;
use super::closers::closers;
use super::equation::{plus_first, value};
use super::plain::closed::not_in;
use super::rest_text::{MisfitText, candidates, candidates_of, written};
use super::total_text::{TotalName, TotalText};
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, Count, Or};
use qedoku_core::{Candidate, Cell, CellSet, Digit, DigitSet, Sum};

/// The most ways to reach a total that are listed.
pub(super) const WAYS: usize = 10;

/// The most of those by the rules that are listed where none is left.
const LOST: usize = 4;

/// The most cells whose candidates are named for the ways that they leave, if they are not all.
const NAMED: usize = 2;

/// The most facts that say why cells cannot be some digits.
const FACTS: usize = 12;
/// The most clauses that say them.
const CLAUSES: usize = 2;

/// The most nodes of the enumeration of these ways.
pub(super) const NODES: usize = 40_000;

/// The ways in which cells reach a total.
pub(super) struct Ways {
    /// Those that the candidates leave, in increasing order.
    pub(super) left: Vec<Vec<Digit>>,
    /// Those that they exclude, if they are counted.
    lost: Option<Vec<Vec<Digit>>>,
    /// The digits that the cells could have by the rules.
    digits: DigitSet,
}

impl Ways {
    /// True if the rules alone leave no others.
    pub(super) fn is_by_rules(&self) -> bool {
        self.lost.as_ref().is_some_and(Vec::is_empty)
    }
}

/// The ways that the candidates leave, and those that the rules alone would have beside them; nothing if cells are taken
/// off, or if there are too many.
pub(super) fn ways(context: &StepContext<'_>, sum: &Sum) -> Option<Ways> {
    ways_of(context, sum, context.layout.digits())
}

/// The ways in which the line of an arrow comes to what the candidates of its circle leave; nothing if there are none, or too
/// many.
pub(super) fn line_ways(context: &StepContext<'_>, sum: &Sum) -> Option<Ways> {
    let left = sum.added_ways(context.layout, &|cell| sum.left.digits(cell), NODES)?;
    let is_listed = (1..=WAYS).contains(&left.len());
    is_listed.then(|| Ways { left, lost: None, digits: context.layout.digits() })
}

/// The same of cells that could have only some digits by the rules.
pub(super) fn ways_of(context: &StepContext<'_>, sum: &Sum, digits: DigitSet) -> Option<Ways> {
    if sum.plus.is_one() {
        return None;
    }
    let left = sum.ways(context.layout, &|cell| sum.left.digits(cell), NODES)?;
    if left.len() > WAYS {
        return None;
    }
    let all = sum.ways(context.layout, &|_| digits, NODES);
    let lost = all.map(|all| all.into_iter().filter(|way| !left.contains(way)).collect());
    Some(Ways { left, lost, digits })
}

/// Says to which total cells come, and in which ways.
pub(super) fn reached(context: &StepContext<'_>, sum: &Sum, ways: Option<&Ways>) -> Vec<String> {
    let Some(ways) = ways else { return vec![added_up(context, &plus_first(sum))] };
    let cage = only_cage(context, sum);
    let before = if cage.is_some() { None } else { Some(added_up(context, &plus_first(sum))) };
    before.into_iter().chain(said(context, sum, ways, TotalName(cage.as_deref()))).collect()
}

/// Says in which ways the cells of a total that was named last reach it.
pub(super) fn that_reaches(context: &StepContext<'_>, sum: &Sum, ways: &Ways) -> Vec<String> {
    said(context, sum, ways, TotalName(None))
}

fn said(context: &StepContext<'_>, sum: &Sum, all: &Ways, cage: TotalName<'_>) -> Vec<String> {
    let Ways { left, lost, .. } = all;
    let style = context.style;
    if left.is_empty() {
        let no_way = no_way(context, sum, lost.as_deref().unwrap_or_default());
        let no_way = no_way.map_or_else(|| out_of_reach(context, sum), |why| vec![why]);
        return [style.say(&TotalText::NoWay { cage })].into_iter().chain(no_way).collect();
    }
    let ways = &style.ways(left);
    if lost.as_ref().is_some_and(Vec::is_empty) {
        return vec![style.say(&TotalText::Ways { cage, ways })];
    }
    let (cells, digits) = settled_by(context, sum, all);
    let held = candidates_of(context, &sum.left, cells);
    let held = AllOf(&held);
    let lacking = Or(digits);
    if !sum.minus.is_empty() {
        return vec![style.say(&TotalText::LineGiven { held, line: sum.plus, ways })];
    }
    let text = style.say(&match (cells.is_empty(), digits.is_empty()) {
        (true, _) => TotalText::Lacking { cage, ways, count: Count(sum.plus.len()), digits: lacking },
        (false, true) => TotalText::Given { cage, ways, held },
        (false, false) => TotalText::GivenLacking { cage, ways, held, digits: lacking },
    });
    let why = why_not(context, sum.plus, digits);
    if why.is_empty() || style.is_plain() {
        return [text].into_iter().chain(why).collect();
    }
    vec![style.say(&TotalText::AsClosed { text: &text, why: &style.clauses(why) })]
}

/// Why cells are none of some digits, if that is said in few words.
fn why_not(context: &StepContext<'_>, cells: CellSet, digits: DigitSet) -> Vec<String> {
    let is_gone = |cell, digit| context.removed_by(Candidate { cell, digit }).is_some();
    let is_known = |digit| closers(context, cells, digit).1 != cells || cells.iter().any(|cell| is_gone(cell, digit));
    if cells.len() * digits.len() > FACTS || !digits.iter().any(is_known) {
        return Vec::new();
    }
    if context.style.is_plain() {
        let each = |digit| cells.iter().map(move |cell| not_in(context, cell, digit));
        return digits.iter().flat_map(each).collect();
    }
    let clauses = closed(context, cells, digits);
    if clauses.len() <= CLAUSES { clauses } else { Vec::new() }
}

/// That cells are none of some digits, and why if that is short.
pub(super) fn none_of(context: &StepContext<'_>, cells: CellSet, digits: DigitSet) -> String {
    let style = context.style;
    let why = if style.is_plain() { Vec::new() } else { why_not(context, cells, digits) };
    if why.is_empty() {
        return style.say(&MisfitText::ButNone { cells, digits: Or(digits) });
    }
    style.say(&MisfitText::But { why: &style.clauses(why) })
}

/// The cells and digits that leave a total just some ways: as few cells by their candidates as there are, and the
/// digits that no cell has.
fn settled_by(context: &StepContext<'_>, sum: &Sum, ways: &Ways) -> (CellSet, DigitSet) {
    let all = ways.digits;
    let left = &ways.left;
    let lacking = if sum.minus.is_empty() { all - sum.left.all_digits() } else { DigitSet::EMPTY };
    let leave = |cells: CellSet, digits: DigitSet| {
        let held = |cell: Cell| if cells.contains(cell) { sum.left.digits(cell) } else { all - digits };
        sum.added_ways(context.layout, &held, NODES).is_some_and(|ways| ways == *left)
    };
    // As few of the digits as make the difference.
    let fewest = |cells: CellSet| {
        let without = |digits: DigitSet, digit| {
            let fewer = digits.without(digit);
            if leave(cells, fewer) { fewer } else { digits }
        };
        (cells, lacking.iter().fold(lacking, without))
    };
    let mut sets = vec![sum.minus];
    for _ in 0..=NAMED {
        for digits in [DigitSet::EMPTY, lacking] {
            if let Some(&cells) = sets.iter().find(|&&cells| leave(cells, digits)) {
                return fewest(cells);
            }
        }
        let next = |cells: &CellSet| {
            let cells = *cells;
            sum.plus
                .iter()
                .filter(move |&cell| (cells & sum.plus).iter().all(|known| known < cell))
                .map(move |cell| cells.with(cell))
        };
        sets = sets.iter().flat_map(next).collect();
    }
    (sum.cells(), DigitSet::EMPTY)
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
    let ways = &style.ways(all);
    (all.len() <= LOST).then(|| style.say(&TotalText::NoneFits { ways, cells: sum.plus, digits: Or(lacked) }))
}

/// The candidates of cells that cannot reach their total, and what these come to at least or at most if that is beyond it.
fn out_of_reach(context: &StepContext<'_>, sum: &Sum) -> Vec<String> {
    let style = context.style;
    let mut texts = candidates(context, sum, sum.cells());
    // No cell of the total is left out.
    let beside = context.layout.board() - sum.cells();
    let bounds = beside.first().filter(|_| sum.minus.is_empty());
    if let Some([least, most]) = bounds.and_then(|cell| sum.bounds_without(context.layout, cell)) {
        let [low, high] = [&least, &most].map(|bound| written(context, bound));
        if least.total > sum.total {
            texts.push(style.say(&TotalText::TooHigh { least: least.total, digits: &low }));
        } else if most.total < sum.total {
            texts.push(style.say(&TotalText::TooLow { most: most.total, digits: &high }));
        }
    }
    texts
}

/// The digits of some ways.
pub(super) fn held_by(ways: &[Vec<Digit>]) -> DigitSet {
    ways.iter().flatten().copied().collect()
}
