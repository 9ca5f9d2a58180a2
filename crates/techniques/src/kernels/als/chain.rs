//! Chains of almost locked sets.
use super::als_path::AlsPath;
use super::evidence;
use super::graph::{AlsGraph, AlsNumbers};
use crate::{Context, Sink};
use qedoku_core::{Candidate, CandidateSet, CellSet, Digit, DigitSet};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// The most sets in a chain.
const LONGEST: usize = 8;
/// The most sets in a chain that a run takes: one that a person would find.
const TAKEN: usize = 6;
/// The most sets that are visited in one search of a run; a position that needs more has no chain a person would find.
const VISITS: usize = 40_000;
/// The number of levels of the two arms of a chain from the target: the sets at their ends, and those one link away and
/// more.
const LEVELS: usize = LONGEST / 2 + 1;
/// The numbers of links of the two arms of a chain, the shortest chains first: those of four sets.
const ARMS: [(usize, usize); LONGEST - 3] = [(1, 2), (2, 2), (2, 3), (3, 3), (3, 4)];

/// The sets that would lack a digit if the target were true, by how many links away the argument is and by digit.
type Arms = [[AlsNumbers; Digit::COUNT]; LEVELS];

/// The chains reported so far: one can be found from several targets and from both ends.
type ReportedChains = BTreeSet<([usize; LONGEST], [Digit; LONGEST])>;

/// Reports chains of four to six sets, the shortest for each place where two arms from the target meet. Who wants all of
/// them gets those of seven and eight sets as well.
pub(crate) fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let graph = &*AlsGraph::of(cx);
    let (longest, most) = if sink.wants_one() { (TAKEN, VISITS) } else { (LONGEST, usize::MAX) };
    let mut visits = 0;
    let mut search = ChainSearch { cx, graph, known: ReportedChains::new() };
    let mut arms = [[AlsNumbers::EMPTY; Digit::COUNT]; LEVELS];
    for target in cx.board.candidates().iter() {
        let reached = &mut arms[..=longest / 2];
        if !graph.neighbors(target).is_several() || visits > most || !reach(graph, target, reached, &mut visits) {
            continue;
        }
        let levels = arms.each_ref().map(counted);
        for &(near, far) in &ARMS[..longest - 3] {
            let reached = [near, far].map(|level: usize| &levels[level]);
            // No level repeats what an earlier one has of the same digit, so a set in two levels lacks two digits.
            let meetings = if near == far { reached[0].1 } else { reached[0].0.and(&reached[1].0) };
            for meeting in meetings.iter() {
                search.at(target, &arms, meeting, [near, far], sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Follows the arms from a target; whether they go far enough for a chain.
fn reach(graph: &AlsGraph, target: Candidate, arms: &mut [[AlsNumbers; Digit::COUNT]], visits: &mut usize) -> bool {
    arms[0] = [AlsNumbers::EMPTY; Digit::COUNT];
    arms[0][target.digit.index()] = *graph.neighbors(target);
    let mut known = arms[0];
    for level in 1..arms.len() {
        let (before, rest) = arms.split_at_mut(level);
        let before = &before[level - 1];
        let here = &mut rest[0];
        *visits += before.iter().map(AlsNumbers::len).sum::<usize>();
        let mut any = false;
        let (once, twice) = counted(before);
        for (link, (here, known)) in Digit::ALL.into_iter().zip(here.iter_mut().zip(&mut known)) {
            let mut new = AlsNumbers::EMPTY;
            for number in linking(graph, &before[link.index()], &once, &twice, link).iter() {
                new.add(graph.partners(number, link));
            }
            *here = new.but(known);
            known.add(here);
            any |= !here.is_empty();
        }
        // The shortest chain has an arm of two links.
        if !any && level <= 2 {
            return false;
        }
    }
    true
}

/// The sets of a level that would lack another digit than `link` and can hold that: those that would lack two, and those
/// that would lack one, but not `link`.
fn linking(
    graph: &AlsGraph,
    lacking_link: &AlsNumbers,
    once: &AlsNumbers,
    twice: &AlsNumbers,
    link: Digit,
) -> AlsNumbers {
    let mut sets = once.but(lacking_link);
    sets.add(twice);
    sets.and(graph.holders(link))
}

/// The sets that would lack a digit, and those that would lack two.
fn counted(level: &[AlsNumbers; Digit::COUNT]) -> (AlsNumbers, AlsNumbers) {
    let mut once = AlsNumbers::EMPTY;
    let mut twice = AlsNumbers::EMPTY;
    for sets in level {
        twice.add(&once.and(sets));
        once.add(sets);
    }
    (once, twice)
}

struct ChainSearch<'a> {
    cx: &'a Context<'a>,
    graph: &'a AlsGraph,
    known: ReportedChains,
}

impl ChainSearch<'_> {
    /// Reports the chains whose arms of these lengths meet in a set, which would lack two digits.
    fn at(
        &mut self,
        target: Candidate,
        arms: &Arms,
        meeting: usize,
        [near, far]: [usize; 2],
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let cx = self.cx;
        let graph = self.graph;
        let lacked = |level: usize| DigitSet::ALL.filter(|digit| arms[level][digit.index()].contains(meeting));
        for one in lacked(near) {
            for other in lacked(far) {
                if near == far && one >= other {
                    continue;
                }
                let ends = [ArmEnd { level: near, lacked: one }, ArmEnd { level: far, lacked: other }];
                let Some(mut chain) = AlsPathBuf::join(graph, arms, meeting, ends) else { continue };
                let gone = chain.path().gone(graph);
                if gone.contains(target) {
                    chain.shrink(graph, &gone);
                    chain.straighten();
                    if !sink.wants_one() && !self.known.insert((chain.sets, chain.links)) {
                        continue;
                    }
                    let path = chain.path();
                    sink.eliminate_sized(gone, path.sets.len(), || {
                        let sets = path.sets.iter().map(|&number| graph.set(number));
                        let links = path.links.iter().copied().map(DigitSet::of);
                        evidence::of(cx, &gone, evidence::chain(sets, links))
                    })?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The end of an arm in the set where both meet.
#[derive(Clone, Copy)]
struct ArmEnd {
    /// The length of the arm.
    level: usize,
    /// The digit that the set would lack because of it.
    lacked: Digit,
}

/// A chain as it grows.
struct AlsPathBuf {
    sets: [usize; LONGEST],
    links: [Digit; LONGEST],
    /// The number of links: one less than sets.
    len: usize,
}

impl AlsPathBuf {
    /// Follows both arms back from the set where they meet.
    fn join(graph: &AlsGraph, arms: &Arms, meeting: usize, ends: [ArmEnd; 2]) -> Option<Self> {
        let mut chain = Self { sets: [meeting; LONGEST], links: [Digit::D1; LONGEST], len: 0 };
        for ArmEnd { level, lacked } in ends {
            chain.sets[..=chain.len].reverse();
            chain.links[..chain.len].reverse();
            let mut number = meeting;
            let mut link = lacked;
            for level in (0..level).rev() {
                chain.links[chain.len] = link;
                (number, link) = chain.back(graph, &arms[level], number, link)?;
                chain.len += 1;
                chain.sets[chain.len] = number;
            }
        }
        Some(chain)
    }

    /// A set of this level, and the digit it would lack, from which the link leads; one that shares no cell with the
    /// chain if there is one.
    fn back(
        &self,
        graph: &AlsGraph,
        level: &[AlsNumbers; Digit::COUNT],
        number: usize,
        link: Digit,
    ) -> Option<(usize, Digit)> {
        let sets = self.path().sets;
        let covered = sets.iter().fold(CellSet::EMPTY, |all, &set| all | graph.set(set).cells);
        let back = graph.partners(number, link);
        let mut second = None;
        for lacked in DigitSet::ALL.without(link) {
            for set in level[lacked.index()].and(back).iter() {
                if !graph.set(set).cells.meets(covered) {
                    return Some((set, lacked));
                }
                if !sets.contains(&set) {
                    second = second.or(Some((set, lacked)));
                }
            }
        }
        second
    }

    /// Replaces sets by parts of them that do as well.
    fn shrink(&mut self, graph: &AlsGraph, gone: &CandidateSet) {
        for at in 0..=self.len {
            let part = self.path().smaller(at, graph, gone);
            if let Some(part) = part.filter(|part| !self.path().sets.contains(part)) {
                self.sets[at] = part;
            }
        }
    }

    /// Lets the chain start at the end with the lower number, so that it looks the same from both ends.
    fn straighten(&mut self) {
        if self.sets[0] > self.sets[self.len] {
            self.sets[..=self.len].reverse();
            self.links[..self.len].reverse();
        }
        let last = self.sets[self.len];
        let first = self.links[0];
        self.sets[self.len + 1..].fill(last);
        self.links[self.len..].fill(first);
    }

    fn path(&self) -> AlsPath<'_> {
        AlsPath { sets: &self.sets[..=self.len], links: &self.links[..self.len] }
    }
}
