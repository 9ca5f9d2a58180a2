//! Why the other cells of a total cannot come to what a candidate leaves to them.
use super::equation::value;
use super::rest_text::MisfitText;
use super::rest_text::{candidates, is_parted, written};
use super::ruled_out::rules_between;
use super::total_ways::NODES;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::Or;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, Sum, SumBound};

/// The most ways to reach what is left that are named with the digits that they lack.
const WAYS: usize = 4;

/// The most cells that take as many digits and are named for it.
const TAKERS: usize = 3;

/// A digit in cells, and what the other cells of the total would have to come to with it.
#[derive(Clone)]
pub(super) struct OtherCells {
    pub(super) digit: Digit,
    pub(super) cells: CellSet,
    pub(super) total: i16,
    /// Other digits of which no more is to be said.
    pub(super) alike: DigitSet,
    /// The ways in which they would, of those that are listed, where these are told instead.
    pub(super) ways: Option<String>,
    /// The digits that they would have to be by their total alone, where these are told instead.
    pub(super) need: Option<String>,
}

/// A reason with the digits that other cells would have to be.
enum NeededWays {
    /// Those of ways that are listed.
    Listed((RestFault, String)),
    /// All by which they come to what is left.
    Needed((RestFault, String)),
}

/// A reason why cells cannot come to a total.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum RestFault {
    /// So many cells take as many digits, and so this one.
    Taken(CellSet, DigitSet),
    /// Those of the listed ways that have the digit need others that none of these cells can be.
    Needs(CellSet, DigitSet),
    /// They come to this at least.
    AtLeast(SumBound),
    /// They come to this at most.
    AtMost(SumBound),
    /// They would have to be alike, and see each other in this house.
    Alike(CellSet, House),
    /// The candidates that the one leaves them, which are named.
    Candidates(CandidateSet),
}

/// Why other cells cannot come to what is left to them.
pub(super) struct RestReasons {
    /// The candidates of the cells, if a bound is told; they come first.
    pub(super) named: Vec<String>,
    pub(super) texts: Vec<String>,
    /// True if the ways to reach the total are spoken of.
    pub(super) needs_ways: bool,
    /// True if nothing is said by the candidates of all other cells alone.
    pub(super) is_sound: bool,
}

/// The remainders that candidates leave to the other cells, and why these cannot come to them.
pub(super) fn fails(
    context: &StepContext<'_>,
    sum: &Sum,
    ways: Option<&[Vec<Digit>]>,
    rests: Vec<OtherCells>,
) -> RestReasons {
    // The candidates of a cell that alone loses some are not asked.
    let subject = rests.iter().fold(CellSet::EMPTY, |all, it| all | it.cells);
    let named = if subject.is_one() { sum.cells() - subject } else { sum.cells() };
    let (limits, rests) = limited(context, sum, rests);
    let mut groups: Vec<(RestFault, Vec<OtherCells>)> = Vec::new();
    let mut add = |fault: RestFault, rest: OtherCells| match groups.iter_mut().find(|(known, _)| *known == fault) {
        Some((_, rests)) => rests.push(rest),
        None => groups.push((fault, vec![rest])),
    };
    for rest in rests {
        let fault = taken(context, sum, &rest).or_else(|| bounded(context, sum, &rest));
        match fault {
            Some(fault) if rest.cells.is_several() => add(fault, rest),
            _ => {
                for cell in rest.cells {
                    let one = OtherCells { cells: cell.into(), ways: None, need: None, ..rest };
                    let others = sum.cells().without(cell);
                    let is_taken = taken(context, sum, &one).is_some();
                    let needs = || needs(context.style, sum, ways?, one.digit, others).map(NeededWays::Listed);
                    let would = || would_need(context, sum, &one, others).map(NeededWays::Needed);
                    match if is_taken { None } else { needs().or_else(would) } {
                        Some(NeededWays::Listed((fault, ways))) => add(fault, OtherCells { ways: Some(ways), ..one }),
                        Some(NeededWays::Needed((fault, need))) => add(fault, OtherCells { need: Some(need), ..one }),
                        None => add(of_one(context, sum, &one, others), one),
                    }
                }
            }
        }
    }
    let is_bound = |fault: &RestFault| matches!(fault, RestFault::AtLeast(_) | RestFault::AtMost(_));
    let are_named = !limits.is_empty() || groups.iter().any(|(fault, _)| is_bound(fault));
    let named = if are_named { candidates(context, sum, named) } else { Vec::new() };
    let mut texts = limits;
    let needs_ways = groups.iter().any(|(fault, _)| matches!(fault, RestFault::Needs(..)));
    let is_sound = groups.iter().all(|(fault, _)| !matches!(fault, RestFault::Candidates(_)));
    for (fault, mut rests) in groups {
        // Where nothing is left for another cell there is no more to say.
        rests.retain(|rest| {
            let described = by_other_rules(context, sum, &fault, rest);
            let is_emptied = !described.is_empty() && is_emptied(context, sum, rest);
            texts.extend(described);
            !is_emptied
        });
        if !rests.is_empty() {
            texts.extend(fault.said(context, sum, &rests));
        }
    }
    RestReasons { named, texts, needs_ways, is_sound }
}

/// Of several digits in the same cells the one with which the bound is nearest, with the others.
pub(super) fn weakest(sum: &Sum, rests: &[OtherCells], is_least: bool) -> Vec<OtherCells> {
    let mut found: Vec<OtherCells> = Vec::new();
    for it in rests {
        // What a cell alone comes to is worked out for each.
        let is_alone = it.cells == sum.plus && it.cells.is_one();
        let Some(known) = found.iter_mut().find(|known| known.cells == it.cells && !is_alone) else {
            found.push(it.clone());
            continue;
        };
        let digits = known.alike.with(known.digit).with(it.digit);
        let is_lowest = it.cells.is_subset(sum.plus) == is_least;
        let end = if is_lowest { digits.first() } else { digits.last() };
        known.digit = end.unwrap_or(it.digit);
        known.alike = digits.without(known.digit);
    }
    found
}

/// True if a digit in a cell of a total leaves nothing for another one.
fn is_emptied(context: &StepContext<'_>, sum: &Sum, rest: &OtherCells) -> bool {
    rest.cells.single().is_some_and(|cell| {
        let clashes = context.layout.clashes(Candidate { cell, digit: rest.digit });
        sum.cells().without(cell).iter().any(|other| sum.left.digits(other).is_subset(clashes.digits(other)))
    })
}

/// The sentences on what rules beside the houses leave to the other cells of a total with a digit in one of them, where
/// that is counted with.
fn by_other_rules(context: &StepContext<'_>, sum: &Sum, fault: &RestFault, rest: &OtherCells) -> Vec<String> {
    let counts = matches!(fault, RestFault::AtLeast(_) | RestFault::AtMost(_) | RestFault::Candidates(_));
    let Some(cell) = rest.cells.single().filter(|_| counts && !context.layout.is_classic()) else { return Vec::new() };
    let own = Candidate { cell, digit: rest.digit };
    let clashes = context.layout.clashes(own);
    // What the total says itself is counted.
    let rules: Vec<_> = sum.from.iter().filter_map(|addend| addend.rule(context.layout)).collect();
    let described = |other: Cell| {
        let by_others = |it: &Candidate| context.layout.why(own, *it).is_some_and(|rule| !rules.contains(&rule));
        let lost = CandidateSet::of_cell(other, sum.left.digits(other) & clashes.digits(other));
        let lost: CandidateSet = lost.iter().filter(by_others).collect();
        let rules = rules_between(context, &CandidateSet::of(own), &lost);
        let left = Or(sum.left.digits(other) - clashes.digits(other));
        (!rules.is_empty()).then(|| {
            let rules = &context.style.commas(rules);
            context.style.say(&MisfitText::Leaves { digit: rest.digit, cell, other, left, rules })
        })
    };
    sum.cells().without(cell).iter().filter_map(described).collect()
}

/// Cells that lose several digits since the others come to too much or to too little with all of these, each in a sentence;
/// and what is left to tell.
fn limited(context: &StepContext<'_>, sum: &Sum, mut rests: Vec<OtherCells>) -> (Vec<String>, Vec<OtherCells>) {
    let style = context.style;
    let mut texts = alone(context, sum, &mut rests);
    // Where cells are taken off, what the others come to is no number that a player would add up.
    for cell in sum.plus.iter().filter(|_| sum.minus.is_empty()) {
        let Some([least, most]) = sum.bounds_without(context.layout, cell) else { continue };
        for (bound, is_least) in [(most, true), (least, false)] {
            let limit = sum.total - bound.total;
            let beyond = |digit: Digit| if is_least { value(digit) < limit } else { value(digit) > limit };
            let own: DigitSet = rests.iter().filter(|it| it.cells.contains(cell)).map(|it| it.digit).collect();
            let gone = own.filter(beyond);
            // What other cells lose too is told of all of them.
            let is_own = rests.iter().any(|it| gone.contains(it.digit) && it.cells == CellSet::of(cell));
            if gone.len() < 2 || !is_own || gone != sum.left.digits(cell).filter(beyond) {
                continue;
            }
            let digits = &written(context, &bound);
            let bound = bound.total;
            texts.push(style.say(&if is_least {
                MisfitText::AtLeast { cell, least: limit, most: bound, digits }
            } else {
                MisfitText::AtMost { cell, most: limit, least: bound, digits }
            }));
            for it in rests.iter_mut().filter(|it| gone.contains(it.digit)) {
                it.cells = it.cells.without(cell);
            }
            rests.retain(|it| !it.cells.is_empty());
        }
    }
    (texts, rests)
}

/// The sentences on the bounds of a cell that alone is what the others come to.
fn alone(context: &StepContext<'_>, sum: &Sum, rests: &mut Vec<OtherCells>) -> Vec<String> {
    let style = context.style;
    // The cell, the others, and what is added to these.
    let (cell, others, more) = match (sum.plus.single(), sum.minus.single()) {
        (Some(cell), _) if sum.minus.is_several() => (cell, sum.minus, sum.total),
        (_, Some(cell)) if sum.plus.is_several() && sum.total == 0 => (cell, sum.plus, 0),
        _ => return Vec::new(),
    };
    let Some(bounds) = sum.bounds_without(context.layout, cell) else { return Vec::new() };
    let mut texts = Vec::new();
    for (bound, is_least) in bounds.into_iter().zip([sum.minus == CellSet::of(cell), sum.minus != CellSet::of(cell)]) {
        let terms: Vec<i16> =
            bound.plus.iter().chain(&bound.minus).copied().map(value).chain((more > 0).then_some(more)).collect();
        let limit: i16 = terms.iter().sum();
        let beyond = |digit: Digit| if is_least { value(digit) < limit } else { value(digit) > limit };
        let own: DigitSet = rests.iter().filter(|it| it.cells.contains(cell)).map(|it| it.digit).collect();
        let gone = own.filter(beyond);
        let is_digit = context.layout.digits().iter().any(|digit| value(digit) == limit);
        if gone.is_empty() || gone != sum.left.digits(cell).filter(beyond) || !is_digit {
            continue;
        }
        let digits = &terms.iter().map(i16::to_string).collect::<Vec<_>>().join("+");
        let more = &style.say(&if more > 0 {
            MisfitText::TotalWith { cells: others, more }
        } else {
            MisfitText::TotalOf { cells: others }
        });
        texts.push(style.say(&if is_least {
            MisfitText::EqualLeast { more, limit, digits, cell }
        } else {
            MisfitText::EqualMost { more, limit, digits, cell }
        }));
        for it in rests.iter_mut().filter(|it| gone.contains(it.digit)) {
            it.cells = it.cells.without(cell);
        }
        rests.retain(|it| !it.cells.is_empty());
    }
    texts
}

/// Why the cells beside one cannot come to what it leaves to them.
fn of_one(context: &StepContext<'_>, sum: &Sum, rest: &OtherCells, others: CellSet) -> RestFault {
    taken(context, sum, rest).or_else(|| bounded(context, sum, rest)).unwrap_or_else(|| {
        let beside = rest.cells.single().map(|cell| context.layout.clashes(Candidate { cell, digit: rest.digit }));
        let left = sum.left - beside.unwrap_or_default();
        RestFault::Candidates(
            others.iter().fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, left.digits(cell))),
        )
    })
}

/// As few other cells as there are that take as many digits, this one among them, if all of them clash with it.
fn taken(context: &StepContext<'_>, sum: &Sum, rest: &OtherCells) -> Option<RestFault> {
    let sees = |&cell: &Cell| rest.cells.is_subset(context.layout.peers(cell));
    let seen: Vec<Cell> = (sum.cells() - rest.cells).iter().filter(sees).collect();
    let mut sets = vec![(CellSet::EMPTY, DigitSet::EMPTY)];
    for _ in 0..TAKERS {
        let mut next = Vec::new();
        for &(cells, digits) in &sets {
            let later = seen.iter().filter(|&&cell| cells.iter().all(|known| known < cell));
            let later = later.filter(|&&cell| cells.is_subset(context.layout.peers(cell)));
            next.extend(later.map(|&cell| (cells.with(cell), digits | sum.left.digits(cell))));
        }
        let found = next.iter().find(|(cells, digits)| digits.len() == cells.len() && digits.contains(rest.digit));
        if let Some(&(cells, digits)) = found {
            return Some(RestFault::Taken(cells, digits));
        }
        sets = next;
    }
    None
}

/// The listed ways that have a digit, without it, if each has a digit that none of the other cells can be.
fn needs(style: Style, sum: &Sum, ways: &[Vec<Digit>], digit: Digit, others: CellSet) -> Option<(RestFault, String)> {
    let held = others.iter().fold(DigitSet::EMPTY, |all, cell| all | sum.left.digits(cell));
    let without = |way: &Vec<Digit>| {
        let at = way.iter().position(|it| *it == digit)?;
        Some([&way[..at], &way[at + 1..]].concat())
    };
    let left: Vec<Vec<Digit>> = ways.iter().filter_map(without).collect();
    let missing = |way: &Vec<Digit>| way.iter().find(|digit| !held.contains(**digit)).copied();
    let lacked: DigitSet = left.iter().map(missing).collect::<Option<_>>()?;
    let is_told = (1..=WAYS).contains(&left.len());
    is_told.then(|| (RestFault::Needs(others, lacked), style.ways(&left)))
}

/// The few ways in which other cells come to what is left to them, if each has a digit that none of them can be, if one of
/// them can be no digit of any, or if cells of one house would have to be alike; nothing if what they come to at most or at
/// least says more plainly why not.
fn would_need(context: &StepContext<'_>, sum: &Sum, one: &OtherCells, others: CellSet) -> Option<(RestFault, String)> {
    let layout = context.layout;
    let cell = one.cells.single()?;
    let [least, most] = sum.bounds_without(layout, cell)?;
    let is_beyond = !(least.total..=most.total).contains(&one.total) && bounded(context, sum, one).is_some();
    if !others.is_subset(sum.plus) || others.is_one() || is_beyond {
        return None;
    }
    let named = |ways: &[Vec<Digit>]| context.style.ways(ways);
    let rest = Sum { plus: others, minus: CellSet::EMPTY, total: one.total, left: sum.left, from: Vec::new() };
    // The same digit where it is excluded no player would try; what other rules exclude has to be said.
    let same = |it: &Candidate| it.digit == one.digit;
    let beside: CandidateSet = layout.clashes(Candidate { cell, digit: one.digit }).iter().filter(same).collect();
    let by_rules = rest.ways(layout, &|other| layout.digits() - beside.digits(other), NODES)?;
    let held = others.iter().fold(DigitSet::EMPTY, |all, cell| all | sum.left.digits(cell));
    let missing = |way: &Vec<Digit>| way.iter().find(|digit| !held.contains(**digit)).copied();
    let lacked: Option<DigitSet> = by_rules.iter().map(missing).collect();
    if let Some(lacked) = lacked.filter(|_| (1..=WAYS).contains(&by_rules.len())) {
        return Some((RestFault::Needs(others, lacked), named(&by_rules)));
    }
    // One cell that can be none of the digits says it as well.
    let all: DigitSet = by_rules.iter().flatten().copied().collect();
    let misfit = others.iter().find(|cell| !sum.left.digits(*cell).meets(all));
    if let Some(misfit) = misfit.filter(|_| (1..=WAYS).contains(&by_rules.len())) {
        return Some((RestFault::Needs(misfit.into(), all), named(&by_rules)));
    }
    let left = sum.left - beside;
    let apart = apart(&others.iter().map(|cell| left.digits(cell)).collect::<Vec<_>>(), one.total);
    let twice = |way: &Vec<Digit>| way.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
    let alike: Option<DigitSet> = apart.iter().map(twice).collect();
    let digit = alike.filter(|_| (1..WAYS).contains(&apart.len()))?.single()?;
    let cells = others & left.plane(digit);
    let house = layout.houses_around(cells).first().filter(|_| cells.is_several())?;
    Some((RestFault::Alike(cells, house), named(&apart)))
}

/// The digits of cells that come to a total whether they see each other or not, each way in increasing order.
fn apart(cells: &[DigitSet], total: i16) -> Vec<Vec<Digit>> {
    let Some((first, others)) = cells.split_first() else {
        return if total == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let mut ways: Vec<Vec<Digit>> = Vec::new();
    for digit in first.iter().filter(|digit| value(*digit) <= total) {
        for mut way in apart(others, total - value(digit)) {
            way.push(digit);
            way.sort_unstable();
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
    }
    ways
}

/// That the others come to too much or to too little.
fn bounded(context: &StepContext<'_>, sum: &Sum, rest: &OtherCells) -> Option<RestFault> {
    let bounds = rest.cells.iter().map(|cell| sum.bounds_beside(context.layout, Candidate { cell, digit: rest.digit }));
    let bounds: Vec<[SumBound; 2]> = bounds.collect::<Option<_>>()?;
    let [least, most] = [0, 1].map(|at| bounds.iter().map(move |it| &it[at]));
    let least = least.min_by_key(|it| it.total)?;
    let most = most.max_by_key(|it| it.total)?;
    // Which cells come to what is said of one case alone.
    let is_told = |bound: &SumBound| rest.cells.is_one() || !is_parted(bound);
    if rest.total < least.total {
        return is_told(least).then(|| RestFault::AtLeast(least.clone()));
    }
    (rest.total > most.total && is_told(most)).then(|| RestFault::AtMost(most.clone()))
}

/// Says what the others, which have these digits, come to with a digit in a cell that alone is their sum; nothing of other
/// cells.
pub(super) fn beyond_sum(
    context: &StepContext<'_>,
    sum: &Sum,
    rest: &OtherCells,
    digits: &[Digit],
    is_least: bool,
) -> Option<String> {
    let style = context.style;
    let cells = rest.cells;
    let digit = rest.digit;
    if !cells.is_one() || cells != sum.plus || sum.minus.is_one() {
        return None;
    }
    let terms: Vec<i16> = digits.iter().copied().map(value).chain((sum.total > 0).then_some(sum.total)).collect();
    let bound = terms.iter().sum();
    let worked = &terms.iter().map(i16::to_string).collect::<Vec<_>>().join("+");
    let more = &style.say(&match sum.total {
        0 => MisfitText::TotalOf { cells: sum.minus },
        more => MisfitText::TotalWith { cells: sum.minus, more },
    });
    Some(style.say(&if is_least {
        MisfitText::IsSumAtMost { digit, cells, more, bound, worked }
    } else {
        MisfitText::IsSumAtLeast { digit, cells, more, bound, worked }
    }))
}
