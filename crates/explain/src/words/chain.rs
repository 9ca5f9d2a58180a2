//! Candidates linked in turn.
use super::{links, list};
use crate::notation::{self, Turn};
use qedoku_core::{CandidateSet, CellSet, Chain, DigitSet, Layout, Link, Step};

/// Says what follows from link to link, and what that makes certain.
pub(super) fn why(layout: &Layout, chain: &Chain, step: &Step) -> String {
    let conclusion = notation::conclusion(&step.conclusion);
    if chain.closed && chain.links.len() % 2 == 1 && chain.links.iter().all(Link::is_strong) {
        return odd_ring(chain, step);
    }
    let turns = notation::turns(layout, chain, step).unwrap_or_default();
    let [Turn { from: start, .. }, ..] = turns.as_slice() else {
        return format!("{}, so {conclusion}", written(&chain.links));
    };
    let mut ends: Vec<String> = turns.iter().map(end).collect();
    if let (Some(first), Some(cell)) = (ends.first_mut(), start.cells().single())
        && let Some(rest) = first.strip_prefix(&format!("{cell} is "))
    {
        *first = format!("it is {rest}");
    }
    let last = turns.last().map_or(*start, |turn| turn.to);
    let lead = format!("if {}, then {}", lacks(start), list::and(&ends));
    if chain.closed {
        let back = lacks(start);
        format!(
            "{lead}, which means again that {back}: the links close into a loop, so exactly one end of each link is \
             true, the weak links are strong as well, and {conclusion}"
        )
    } else if last == *start {
        format!("{lead} after all, so {} in any case, and {conclusion}", holds(start))
    } else if let Some(wider) = wider(start, last) {
        format!("{lead}; so {} in any case, and {conclusion}", holds(wider))
    } else {
        format!("{lead}; so {}, and either way {conclusion}", either(start, last))
    }
}

/// The one of two ends that holds the other.
fn wider<'a>(one: &'a CandidateSet, other: &'a CandidateSet) -> Option<&'a CandidateSet> {
    [(one, other), (other, one)].into_iter().find(|(part, whole)| part.is_subset(whole)).map(|(_, whole)| whole)
}

/// Says that one of two ends is true.
fn either(one: &CandidateSet, other: &CandidateSet) -> String {
    let [(digits, cells), (others, places)] = [parts(one), parts(other)];
    match digits.single().filter(|_| digits == others) {
        Some(digit) => format!("{digit} is in {} or {}", notation::cells(cells), notation::cells(places)),
        None => format!("{} or {}", holds(one), holds(other)),
    }
}

/// The end of a strong link, true, with the pattern behind the link if it is more than a slot.
fn end(turn: &Turn<'_>) -> String {
    let holds = holds(turn.to);
    match &turn.through {
        Some(through) => format!("{holds} {}", through.words()),
        None => holds,
    }
}

/// Says that one of the candidates is true.
pub(super) fn holds(set: &CandidateSet) -> String {
    let (digits, cells) = parts(set);
    match (digits.single(), cells.single()) {
        (Some(digit), Some(cell)) => format!("{cell} is {digit}"),
        (Some(digit), None) => format!("{digit} is in {}", notation::cells(cells)),
        (None, Some(cell)) => format!("{cell} is {}", list::or(digits)),
        (None, None) => format!("one of {} is true", links::group(set)),
    }
}

/// Says that none of the candidates is true.
fn lacks(set: &CandidateSet) -> String {
    let (digits, cells) = parts(set);
    match (digits.single(), cells.single()) {
        (Some(digit), Some(cell)) => format!("{cell} is not {digit}"),
        (Some(digit), None) => format!("{digit} is not in {}", notation::cells(cells)),
        (None, Some(cell)) => format!("{cell} is none of {}", list::and(digits)),
        (None, None) => format!("none of {} is true", links::group(set)),
    }
}

fn parts(set: &CandidateSet) -> (DigitSet, CellSet) {
    (DigitSet::ALL.filter(|digit| !set.plane(digit).is_empty()), set.cells())
}

/// Says that an odd ring of strong links cannot be, so that one of what else stands in its houses is true.
fn odd_ring(chain: &Chain, step: &Step) -> String {
    let ring = chain.links.iter().fold(CandidateSet::EMPTY, |all, link| all | link.from);
    let guardians = step.truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | truth.members()) - ring;
    let (count, conclusion) = (chain.links.len(), notation::conclusion(&step.conclusion));
    let (ring, guardians) = (links::group(&ring), links::group(&guardians));
    format!(
        "without {guardians} true and false would take turns around {ring}, a ring of {count}, which is odd; so one of \
         {guardians} is true and {conclusion}"
    )
}

/// Where a chain runs.
pub(super) fn path(chain: &Chain) -> String {
    let all = chain.links.iter().fold(CandidateSet::EMPTY, |all, link| all | link.from | link.to);
    let (digits, cells) = parts(&all);
    format!("{} in {}", list::commas(digits), notation::cells(cells))
}

/// Links in turn: `=` one of them is true, `-` not both are.
fn written(links: &[Link]) -> String {
    let Some(first) = links.first() else { return String::new() };
    let mut written = links::group(&first.from);
    for link in links {
        let sign = if link.is_strong() { " = " } else { " - " };
        written.extend([sign, &links::group(&link.to)]);
    }
    written
}
