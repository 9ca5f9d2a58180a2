//! Arguments that go from set to set or from candidate to candidate: wings, almost locked sets, colors, chains.
use super::list;
use crate::notation;
use qedoku_core::{AlmostLocked, CandidateSet, Cell, CellSet, Chain, Digit, DigitSet, Link, Step};

/// Says how pivot and pincers leave no room for the digits.
pub(super) fn wing((pivot, pincers): (CellSet, CellSet), digits: DigitSet, step: &Step) -> String {
    let (all, pivot) = (notation::cells(pivot | pincers), notation::cells(pivot));
    let digits = list::and(digits);
    format!("whatever {pivot} holds, one of {all} takes {digits}, so {}", notation::conclusion(&step.conclusion))
}

/// Says which sets are linked by which digits.
pub(super) fn sets(sets: &[AlmostLocked], common: DigitSet, step: &Step) -> String {
    let named = list::and(sets.iter().map(|set| format!("{} {{{}}}", notation::cells(set.cells), set.digits)));
    let link = if common.is_empty() { String::new() } else { format!(", linked by {},", list::and(common)) };
    let conclusion = notation::conclusion(&step.conclusion);
    format!("{named}{link} use up their digits between them, so {conclusion}")
}

/// Says which candidates have which color.
pub(super) fn colors(clusters: &[[CandidateSet; 2]], step: &Step) -> String {
    let named = list::and(clusters.iter().map(|[one, other]| format!("{} against {}", group(one), group(other))));
    let conclusion = notation::conclusion(&step.conclusion);
    format!("in {named} one color is true and the other false; either way {conclusion}")
}

/// Writes the chain and what both its ends see.
pub(super) fn chain(chain: &Chain, step: &Step) -> String {
    let conclusion = notation::conclusion(&step.conclusion);
    let written = links(&chain.links);
    if chain.closed {
        format!("{written} closes into a loop, in which one end of every link is true, so {conclusion}")
    } else {
        format!("{written}: one of its ends is true, so {conclusion}")
    }
}

/// Where a chain runs.
pub(super) fn path(chain: &Chain) -> String {
    let cells = chain.links.iter().fold(CellSet::EMPTY, |all, link| all | link.from.cells() | link.to.cells());
    let digits: DigitSet =
        chain.links.iter().flat_map(|link| (link.from | link.to).iter()).map(|candidate| candidate.digit).collect();
    format!("{} in {}", list::commas(digits), notation::cells(cells))
}

/// Links in turn: `=` one of them is true, `-` not both are.
fn links(links: &[Link]) -> String {
    let Some(first) = links.first() else { return String::new() };
    let mut written = group(&first.from);
    for link in links {
        let sign = if link.strong.is_some() { " = " } else { " - " };
        written += sign;
        written += &group(&link.to);
    }
    written
}

/// Candidates of one digit: `(5)r1c23`; of one cell: `(57)r1c2`; others one by one.
pub(super) fn group(set: &CandidateSet) -> String {
    let digits: Vec<Digit> = Digit::ALL.into_iter().filter(|&digit| !set.plane(digit).is_empty()).collect();
    let cells: Vec<Cell> = set.cells().into_iter().collect();
    if let [cell] = cells.as_slice() {
        return format!("({}){cell}", set.digits(*cell));
    }
    list::commas(digits.iter().map(|&digit| format!("({digit}){}", notation::cells(set.plane(digit)))))
}
