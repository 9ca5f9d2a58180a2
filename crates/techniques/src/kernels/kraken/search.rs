//! The search for kraken fish: fish with chains from their fins.
use super::argument;
use super::best_finds::{BestFinds, KrakenFish, ReadingCost};
use super::finned_fish::{FinnedFish, FinnedFishSearch};
use crate::kernels::links::graph::{LinkGraph, LinkKinds};
use crate::kernels::links::implications::Implications;
use crate::{Context, Sink};
use qedoku_core::{Candidate, CandidateSet, CellSet, Digit, House, HouseSet};
use std::ops::ControlFlow;

/// The targets of the chains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum KrakenKind {
    /// To a candidate that the fish would take away without its fins.
    Fins,
    /// To any other one; there is a chain from each place in one of the cover houses, too.
    Cover,
}

/// Reports for each candidate the kraken fish with the shortest chains that takes it away, or the shortest of all.
pub(crate) fn search(kind: KrakenKind, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut graph = LinkGraph::default();
    graph.fill(cx, LinkKinds::Grouped);
    let ways = Implications::new(&graph);
    let mut losses = vec![CandidateSet::EMPTY; Candidate::COUNT];
    for candidate in cx.board.candidates().iter() {
        losses[candidate.index()] = ways.lost(candidate);
    }
    let mut search = KrakenSearch { cx, ways: &ways, losses: &losses, best: BestFinds::new() };
    search.limit();
    for digit in Digit::ALL {
        search.digit(kind, digit);
    }
    let mut finds = search.best.by_target();
    if sink.wants_one() {
        finds.sort_by_key(|rivals| rivals[0].cost);
    }
    finds.iter().try_for_each(|rivals| match argument::best(rivals, &ways, cx) {
        Some(why) => sink.eliminate(CandidateSet::of(rivals[0].target), || why),
        None => ControlFlow::Continue(()),
    })
}

/// A fish with the candidates from which chains must lead to the elimination.
struct Starts<'a> {
    fish: &'a FinnedFish,
    /// The cover house whose places are among them.
    line: Option<House>,
    all: CandidateSet,
}

struct KrakenSearch<'a> {
    cx: &'a Context<'a>,
    ways: &'a Implications<'a>,
    /// For each candidate, the candidates lost if it is true.
    losses: &'a [CandidateSet],
    best: BestFinds,
}

impl KrakenSearch<'_> {
    /// Wants chains with fewer strong links than the shortest plain chain that takes the same away.
    fn limit(&mut self) {
        for target in self.cx.board.candidates().iter() {
            for edge in &self.ways.graph.edges {
                let losses = edge.ends.iter().map(|&end| self.ways.loss_of(target, end.into()));
                if let Some(length) = losses.sum::<Option<usize>>() {
                    self.best.limit(target, length + 1);
                }
            }
        }
    }

    fn digit(&mut self, kind: KrakenKind, digit: Digit) {
        let candidates = self.cx.board.candidates();
        let wanted = match kind {
            KrakenKind::Fins => CandidateSet::of_digit(digit, candidates.plane(digit)),
            KrakenKind::Cover => *candidates,
        };
        let wanted: CandidateSet = wanted.iter().filter(|&target| self.best.is_open(target)).collect();
        let mut places = FinnedFishSearch::of(self.cx, digit, self.losses);
        places.each(&wanted, &mut |fish| match kind {
            KrakenKind::Fins => self.follow_fins(fish),
            KrakenKind::Cover => self.follow_cover(fish),
        });
    }

    /// Keeps the finds whose target the fish without fins eliminates, and each of its fins by a chain.
    fn follow_fins(&mut self, fish: &FinnedFish) {
        let starts = CandidateSet::of_digit(fish.digit, fish.fins);
        for cell in fish.lost.plane(fish.digit) & self.cleared(fish) {
            let target = Candidate { cell, digit: fish.digit };
            self.take(&Starts { fish, line: None, all: starts }, target, |this| {
                let lines = fish.cover & this.cx.layout.houses_of(cell);
                lines.iter().all(|line| this.is_whole(fish, line))
            });
        }
    }

    /// Keeps the finds whose target each fin and each place in one of the cover houses eliminates.
    fn follow_cover(&mut self, fish: &FinnedFish) {
        let cleared = CandidateSet::of_digit(fish.digit, self.cleared(fish));
        let wanted = fish.lost - cleared - CandidateSet::of_digit(fish.digit, fish.fins);
        for line in fish.cover {
            let cells = self.cx.layout.cells(line);
            let held = fish.places & cells;
            // A house that holds the digit nowhere else needs no fish.
            if (self.cx.board.plane(fish.digit) & cells).is_subset(held) {
                continue;
            }
            let held = CandidateSet::of_digit(fish.digit, held);
            let lost = held.iter().fold(wanted, |lost, held| lost & self.losses[held.index()]) - held;
            if lost.is_empty() || !self.is_whole(fish, line) {
                continue;
            }
            let starts = held | CandidateSet::of_digit(fish.digit, fish.fins);
            for target in lost.iter() {
                self.take(&Starts { fish, line: Some(line), all: starts }, target, |_| true);
            }
        }
    }

    /// Keeps the find if its chains are short. Without a placement in any of them the fish does without chains, and so
    /// nothing longer is wanted.
    fn take(&mut self, starts: &Starts<'_>, target: Candidate, needed: impl Fn(&Self) -> bool) {
        let Starts { fish, line, all } = *starts;
        let Some(length) = self.length(&all, target) else { return };
        let cost = ReadingCost { placements: length, chains: all.len(), base: fish.base.len() };
        if length == 0 {
            self.best.limit(target, 0);
        } else if self.best.wants(target, cost) && needed(self) && self.needs_fish(fish, target, length) {
            self.best.take(&KrakenFish { fish: *fish, line, starts: all, target, cost });
        }
    }

    /// The number of placements that lead from all these candidates to the loss of the target.
    fn length(&self, starts: &CandidateSet, target: Candidate) -> Option<usize> {
        starts.iter().map(|start| self.ways.loss(start, target)).sum()
    }

    /// True if chains from the places in one of the base houses would be longer.
    fn needs_fish(&self, fish: &FinnedFish, target: Candidate, length: usize) -> bool {
        fish.base.iter().all(|house| {
            let places = CandidateSet::of_digit(fish.digit, fish.places & self.cx.layout.cells(house));
            self.length(&places, target).is_none_or(|other| other > length)
        })
    }

    /// The places of the cover outside the base.
    fn cleared(&self, fish: &FinnedFish) -> CellSet {
        (self.cx.board.plane(fish.digit) & self.cells(fish.cover)) - fish.places
    }

    /// True if the fish needs its whole base: less of it has more places outside this cover house than fewer of the other
    /// cover houses hold.
    fn is_whole(&self, fish: &FinnedFish, line: House) -> bool {
        let others = fish.cover.without(line);
        let body = fish.places - fish.fins - self.cx.layout.cells(line);
        subsets(fish.base).filter(|&part| !part.is_empty() && part != fish.base).all(|part| {
            let places = body & self.cells(part);
            subsets(others).filter(|cover| cover.len() < part.len()).all(|cover| !places.is_subset(self.cells(cover)))
        })
    }

    fn cells(&self, houses: HouseSet) -> CellSet {
        houses.iter().fold(CellSet::EMPTY, |all, house| all | self.cx.layout.cells(house))
    }
}

/// Every choice of some of the houses.
fn subsets(of: HouseSet) -> impl Iterator<Item = HouseSet> {
    (0..1_u32 << of.len()).map(move |choice| {
        of.iter().enumerate().filter(|(index, _)| choice >> index & 1 == 1).map(|(_, house)| house).collect()
    })
}
