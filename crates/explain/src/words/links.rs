//! Arguments that go from candidate to candidate: wings, colors, chains.
use super::list;
use crate::notation;
use qedoku_core::{CandidateSet, Cell, CellSet, Chain, Digit, DigitSet, Link, Step};

/// Says how few cells with as few digits leave one of the digits no way out of them.
pub(super) fn wing((pivot, pincers): (CellSet, CellSet), digits: DigitSet, step: &Step) -> String {
    let (cells, conclusion) = (pivot | pincers, notation::conclusion(&step.conclusion));
    let all: DigitSet = step.truths.iter().flat_map(|truth| truth.members().iter()).map(|it| it.digit).collect();
    let (named, taken) = (notation::cells(cells), list::and(digits));
    if all.len() != cells.len() {
        let pivot = notation::cells(pivot);
        return format!("whatever {pivot} holds, one of {named} takes {taken}, so {conclusion}");
    }
    let (count, others) = (cells.len(), list::and(all - digits));
    format!(
        "{named} hold only {}, {count} digits for {count} cells, and each of {others} can stand in them only once, so one of \
         them takes {taken} and {conclusion}",
        list::and(all)
    )
}

/// Says which candidates are true together, and what that leaves out.
pub(super) fn colors(clusters: &[[CandidateSet; 2]], step: &Step) -> String {
    let turns = |[one, other]: &[CandidateSet; 2]| format!("either {} or {}", group(one), group(other));
    let turns = list::and(clusters.iter().map(turns));
    let gone = step.conclusion.eliminate;
    let conclusion = notation::conclusion(&step.conclusion);
    match (clusters.iter().flatten().find(|color| gone.is_subset(color)), clusters.len()) {
        (Some(color), 1) => {
            let color = group(color);
            format!("{turns} are all true; but {color} exclude each other or leave no room, so {conclusion}")
        }
        (Some(color), _) => {
            format!(
                "{turns} are all true; {} would exclude both sides of the other pair, so {conclusion}",
                group(color)
            )
        }
        (None, 1) => format!("{turns} are all true; both exclude the same, so {conclusion}"),
        (None, _) => format!(
            "{turns} are all true; a side of one excludes a side of the other, so one of the opposite sides is true: \
             either way {conclusion}"
        ),
    }
}

/// Writes the chain and what both its ends see.
pub(super) fn chain(chain: &Chain, step: &Step) -> String {
    let conclusion = notation::conclusion(&step.conclusion);
    let written = links(&chain.links);
    if chain.closed && chain.links.len() % 2 == 1 && chain.links.iter().all(|link| link.strong.is_some()) {
        return odd_ring(chain, step);
    }
    if chain.closed {
        format!("{written} closes into a loop, in which one end of every link is true, so {conclusion}")
    } else {
        format!("{written}: one of its ends is true, so {conclusion}")
    }
}

/// Says that an odd ring of strong links cannot be, so that one of what else stands in its houses is true.
fn odd_ring(chain: &Chain, step: &Step) -> String {
    let ring = chain.links.iter().fold(CandidateSet::EMPTY, |all, link| all | link.from);
    let guardians = step.truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | truth.members()) - ring;
    let (count, conclusion) = (chain.links.len(), notation::conclusion(&step.conclusion));
    let (ring, guardians) = (group(&ring), group(&guardians));
    format!(
        "without {guardians} true and false would take turns around {ring}, a ring of {count}, which is odd; so one of \
         {guardians} is true and {conclusion}"
    )
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
