//! Few truths of many that a pattern offers in no order of its own: those of the shortest arguments.
use super::choice::refutes;
use super::fewest::fewest;
use crate::Context;
use qedoku_core::{Candidate, CandidateSet, Conclusion, Layout, Slot, Truth};

/// Picks truths of these slots that rule out every target: those that a shortest way to refute it takes, less what the
/// others make superfluous. They stand in the order of the slots.
pub(crate) fn picked(cx: &Context<'_>, slots: &[Slot], targets: &CandidateSet) -> Vec<Truth> {
    let truths = cx.truths(slots);
    let members: Vec<CandidateSet> = truths.iter().map(Truth::members).collect();
    let used = shortest_ways(cx.layout, &members, targets);
    let kept = truths.into_iter().zip(used).filter_map(|(truth, used)| used.then_some(truth)).collect();
    fewest(cx.layout, kept, &Conclusion::eliminating(*targets))
}

/// Marks the truths of shortest ways to refute the targets, unless those taken for earlier targets suffice.
fn shortest_ways(layout: &Layout, truths: &[CandidateSet], targets: &CandidateSet) -> Vec<bool> {
    let mut used = vec![false; truths.len()];
    for target in targets.iter_by_cell() {
        let known: Vec<CandidateSet> = truths.iter().zip(&used).filter_map(|(it, used)| used.then_some(*it)).collect();
        if !refutes(layout, &known, target) {
            match shortest_way(layout, truths, target) {
                Some(way) => used.iter_mut().zip(way).for_each(|(used, taken)| *used |= taken),
                None => used.fill(true),
            }
        }
    }
    used
}

/// A candidate that follows from a target.
struct Follows {
    candidate: Candidate,
    /// The truth that has no other member left.
    by: Option<usize>,
}

/// Marks the truths of a shortest way to refute `target`: its consequences, layer by layer, until a truth has no member
/// left, and back from there. None if more than this propagation is needed.
fn shortest_way(layout: &Layout, truths: &[CandidateSet], target: Candidate) -> Option<Vec<bool>> {
    let mut line = vec![Follows { candidate: target, by: None }];
    let mut out = CandidateSet::EMPTY;
    let mut before = 0;
    while before < line.len() {
        line[before..].iter().for_each(|it| out |= layout.clashes(it.candidate));
        before = line.len();
        for (index, &truth) in truths.iter().enumerate() {
            let left = truth - out;
            if left.is_empty() {
                let mut way = vec![false; truths.len()];
                way[index] = true;
                truth.iter().for_each(|member| mark_cause(layout, truths, &line[..before], member, &mut way));
                return Some(way);
            }
            if let Some(candidate) = left.single().filter(|only| line.iter().all(|it| it.candidate != *only)) {
                line.push(Follows { candidate, by: Some(index) });
            }
        }
    }
    None
}

/// Marks the truths by which the first candidate that excludes `member` was found.
fn mark_cause(layout: &Layout, truths: &[CandidateSet], line: &[Follows], member: Candidate, way: &mut [bool]) {
    let Some(position) = line.iter().position(|it| layout.clash(it.candidate, member)) else { return };
    let Follows { candidate, by: Some(truth) } = line[position] else { return };
    if std::mem::replace(&mut way[truth], true) {
        return;
    }
    for other in truths[truth].iter().filter(|&other| other != candidate) {
        mark_cause(layout, truths, &line[..position], other, way);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Cell, CellSet, Digit};

    fn places(names: &[&str]) -> CandidateSet {
        let cells: CellSet = names.iter().map(|name| Cell::parse(name).unwrap()).collect();
        CandidateSet::of_digit(Digit::D1, cells)
    }

    /// The numbers of the truths that the ways take.
    fn taken(truths: &[CandidateSet], targets: &[&str]) -> Vec<usize> {
        let used = shortest_ways(Layout::classic(), truths, &places(targets));
        (0..truths.len()).filter(|&index| used[index]).collect()
    }

    #[test]
    fn a_truth_that_two_ways_share_has_its_causes_in_both() {
        let truths = [
            places(&["r9c9", "r5c8"]),
            places(&["r1c1", "r1c9"]),
            places(&["r2c2", "r2c1"]),
            places(&["r8c9", "r4c7"]),
            places(&["r7c4", "r7c5"]),
        ];
        assert_eq!(taken(&truths, &["r5c1"]), [0, 1]);
        assert_eq!(taken(&truths, &["r4c2"]), [1, 2, 3]);
        assert_eq!(taken(&truths, &["r4c2", "r5c1"]), [0, 1, 2, 3]);
    }

    #[test]
    fn the_shorter_of_two_ways_is_taken() {
        let long = [["r2c1", "r2c5"], ["r3c5", "r3c7"], ["r6c7", "r6c4"], ["r4c4", "r5c2"]].map(|names| places(&names));
        let short = [["r9c1", "r9c8"], ["r7c8", "r5c6"]].map(|names| places(&names));
        let all: Vec<CandidateSet> = long.into_iter().chain(short).collect();
        assert_eq!(taken(&long, &["r5c1"]), [0, 1, 2, 3], "the longer one is a way");
        assert_eq!(taken(&all, &["r5c1"]), [4, 5]);
    }
}
