//! Why the other cells of a total cannot come to what a candidate leaves to them.
use super::equation::value;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{AllOf, Any, Houses, Or};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Sum, SumBound, SumPart};

/// The most ways to reach what is left that are named with the digits that they lack.
const WAYS: usize = 4;

/// The most cells that take as many digits and are named for it.
const TAKERS: usize = 3;

/// A digit in cells, and what the other cells of the total would have to come to with it.
pub(super) struct OtherCells {
    pub(super) digit: Digit,
    pub(super) cells: CellSet,
    pub(super) total: i16,
    /// The ways in which they would, where these are told instead.
    pub(super) ways: Option<String>,
}

/// A reason why cells cannot come to a total.
#[derive(Clone, PartialEq, Eq)]
enum RestFault {
    /// So many cells take as many digits, and so this one.
    Taken(CellSet, DigitSet),
    /// Those of the listed ways that have the digit need others that none of these cells can be.
    Needs(CellSet, DigitSet),
    /// They come to this at least.
    AtLeast(SumBound),
    /// They come to this at most.
    AtMost(SumBound),
    /// Their candidates beside the one, which are named.
    Candidates(CandidateSet),
}

/// Why other cells cannot come to what is left to them.
pub(super) struct ToldRests {
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
) -> ToldRests {
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
                    let one = OtherCells { cells: cell.into(), ways: None, ..rest };
                    let others = sum.cells().without(cell);
                    let needs = taken(context, sum, &one)
                        .is_none()
                        .then(|| needs(context.style, sum, ways?, one.digit, others));
                    match needs.flatten() {
                        Some((fault, ways)) => add(fault, OtherCells { ways: Some(ways), ..one }),
                        None => add(of_one(context, sum, &one, others), one),
                    }
                }
            }
        }
    }
    let mut texts = Vec::new();
    let is_bound = |(fault, _): &(RestFault, _)| matches!(fault, RestFault::AtLeast(_) | RestFault::AtMost(_));
    let mut are_named = !limits.is_empty();
    if are_named {
        texts.extend(candidates(context, sum, named));
    }
    texts.extend(limits);
    for group in &groups {
        if is_bound(group) && !are_named {
            texts.extend(candidates(context, sum, named));
            are_named = true;
        }
        texts.push(group.0.said(context, &group.1));
    }
    ToldRests {
        texts,
        needs_ways: groups.iter().any(|(fault, _)| matches!(fault, RestFault::Needs(..))),
        is_sound: groups.iter().all(|(fault, _)| !matches!(fault, RestFault::Candidates(_))),
    }
}

/// Cells that lose several digits since the others come to too much or to too little with all of these, each in a sentence;
/// and what is left to tell.
fn limited(context: &StepContext<'_>, sum: &Sum, mut rests: Vec<OtherCells>) -> (Vec<String>, Vec<OtherCells>) {
    let style = context.style;
    let mut texts = Vec::new();
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
            let (bound, limit) = (bound.total, limit);
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
    is_told.then(|| (RestFault::Needs(others, lacked), style.or(listed(&left))))
}

/// That the others come to too much or to too little.
fn bounded(context: &StepContext<'_>, sum: &Sum, rest: &OtherCells) -> Option<RestFault> {
    let bounds = rest.cells.iter().map(|cell| sum.bounds_beside(context.layout, Candidate { cell, digit: rest.digit }));
    let bounds: Vec<[SumBound; 2]> = bounds.collect::<Option<_>>()?;
    let [least, most] = [0, 1].map(|at| bounds.iter().map(move |it| &it[at]));
    let (least, most) = (least.min_by_key(|it| it.total)?, most.max_by_key(|it| it.total)?);
    // Which cells come to what is said of one case alone.
    let is_told = |bound: &SumBound| rest.cells.is_one() || !is_parted(bound);
    if rest.total < least.total {
        return is_told(least).then(|| RestFault::AtLeast(least.clone()));
    }
    (rest.total > most.total && is_told(most)).then(|| RestFault::AtMost(most.clone()))
}

/// True if it has to be said which of the cells see each other.
fn is_parted(bound: &SumBound) -> bool {
    bound.parts.len() > 1 && bound.parts.iter().any(|part| part.cells.is_several())
}

/// The candidates of the cells, those of several cells together; in plain words a sentence for each.
fn candidates(context: &StepContext<'_>, sum: &Sum, cells: CellSet) -> Vec<String> {
    let style = context.style;
    if style.is_plain() {
        let is = |(digits, cells)| style.say(&MisfitText::CellIs { cells, digits: Or(digits) });
        return alike(&sum.left, cells).into_iter().map(is).collect();
    }
    vec![style.say(&MisfitText::CellsAre { held: AllOf(&candidates_of(context, &sum.left, cells)) })]
}

/// Cells of a total, each block with its candidates: `r12c7 {3456}`.
pub(super) fn candidates_of(context: &StepContext<'_>, left: &CandidateSet, cells: CellSet) -> Vec<String> {
    let style = context.style;
    let blocks = |(digits, cells): (DigitSet, CellSet)| {
        style.blocks(cells).into_iter().map(|block| style.held(&block, digits)).collect::<Vec<_>>()
    };
    alike(left, cells).into_iter().flat_map(blocks).collect()
}

/// Cells of a total by their candidates.
fn alike(left: &CandidateSet, cells: CellSet) -> Vec<(DigitSet, CellSet)> {
    let mut groups: Vec<(DigitSet, CellSet)> = Vec::new();
    for cell in cells {
        let digits = left.digits(cell);
        match groups.iter_mut().find(|(known, _)| *known == digits) {
            Some((_, cells)) => cells.insert(cell),
            None => groups.push((digits, cell.into())),
        }
    }
    groups
}

impl RestFault {
    /// Says what would have to be left, and why it cannot be.
    fn said(&self, context: &StepContext<'_>, rests: &[OtherCells]) -> String {
        let style = context.style;
        let why = match self {
            Self::Taken(cells, digits) => {
                let gone = Or(rests.iter().map(|it| it.digit).collect());
                let from = rests.iter().fold(CellSet::EMPTY, |all, it| all | it.cells);
                return style.say(&MisfitText::Take { cells: *cells, digits: *digits, from, gone });
            }
            Self::Needs(cells, digits) => style.say(&MisfitText::ButNone { cells: *cells, digits: Or(*digits) }),
            Self::AtLeast(bound) => {
                style.say(&MisfitText::ButAtLeast { least: bound.total, digits: &written(context, bound) })
            }
            Self::AtMost(bound) => {
                style.say(&MisfitText::ButAtMost { most: bound.total, digits: &written(context, bound) })
            }
            Self::Candidates(left) => {
                let held = candidates_of(context, left, left.cells());
                style.say(&MisfitText::ButHeld { held: AllOf(&held), count: left.cells().len() })
            }
        };
        let said = |(at, it): (usize, &OtherCells)| {
            let (digit, cells, rest) = (it.digit, Any(it.cells), &it.total.to_string());
            style.say(&match (&it.ways, at) {
                (Some(ways), 0) => MisfitText::OthersAre { digit, cells, ways },
                (Some(ways), _) => MisfitText::NextAre { digit, cells, ways },
                (None, 0) => MisfitText::Rest { digit, cells, rest },
                (None, _) => MisfitText::NextRest { digit, cells, rest },
            })
        };
        let rests: Vec<String> = rests.iter().enumerate().map(said).collect();
        style.say(&MisfitText::Rests { rests: AllOf(&rests), why: &why })
    }
}

/// The digits of a bound as a sum: `1+6-9`; where some of the cells see each other, what each of these sets comes to:
/// `r4c9+r6c7 17 in box 6, r4c7 3`.
fn written(context: &StepContext<'_>, bound: &SumBound) -> String {
    let minus = bound.minus.iter().flat_map(|digit| ["-".to_owned(), digit.to_string()]).collect::<String>();
    if is_parted(bound) && minus.is_empty() {
        let style = context.style;
        let part = |part: &SumPart| {
            let cells: Vec<String> = part.cells.iter().map(|cell| style.cell(cell)).collect();
            let (cells, total) = (&cells.join("+"), part.total());
            let house = context.layout.houses_around(part.cells).first().filter(|_| part.cells.is_several());
            style.say(&match house {
                Some(house) => MisfitText::PartIn { cells, total, house: context.named([house]) },
                None => MisfitText::Part { cells, total },
            })
        };
        return style.commas(bound.parts.iter().map(part));
    }
    let plus: Vec<String> = bound.plus.iter().map(Digit::to_string).collect();
    plus.join("+") + &minus
}

/// Ways to fill cells, as they are written: `1+2+4`.
pub(super) fn listed(ways: &[Vec<Digit>]) -> Vec<String> {
    ways.iter().map(|way| way.iter().map(Digit::to_string).collect::<Vec<_>>().join("+")).collect()
}

/// Sentences about candidates that do not fit a total.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MisfitText<'a> {
    OnlyIn { digit: Digit, cell: Cell },
    Rest { digit: Digit, cells: Any, rest: &'a str },
    NextRest { digit: Digit, cells: Any, rest: &'a str },
    OthersAre { digit: Digit, cells: Any, ways: &'a str },
    NextAre { digit: Digit, cells: Any, ways: &'a str },
    Rests { rests: AllOf<'a>, why: &'a str },
    CannotBe,
    But { why: &'a str },
    NoDigit { values: &'a str },
    CellsAre { held: AllOf<'a> },
    CellIs { cells: CellSet, digits: Or },
    Take { cells: CellSet, digits: DigitSet, from: CellSet, gone: Or },
    ButHeld { held: AllOf<'a>, count: usize },
    Fixed { cells: CellSet, digits: DigitSet, equation: &'a str },
    Part { cells: &'a str, total: i16 },
    PartIn { cells: &'a str, total: i16, house: Houses<'a> },
    AtLeast { cell: Cell, least: i16, most: i16, digits: &'a str },
    AtMost { cell: Cell, most: i16, least: i16, digits: &'a str },
    ButAtLeast { least: i16, digits: &'a str },
    ButAtMost { most: i16, digits: &'a str },
    ButNone { cells: CellSet, digits: Or },
    OtherIs { digits: Or, cell: Cell, other: Cell, values: &'a str },
}
