//! Contradictions, doubles, cells and regions: what searches of several branches show.
use super::argument::{Argument, ArgumentBranch, FindKind, Found, Mode};
use super::marks::{Houses, Marks, PlaceCounts};
use super::net::{Count, Entry, Net};
use super::rank::Rank;
use super::rules::Rules;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet};

/// A branch in the search that it is of: where it starts and what it leads to.
struct Traced {
    source: (Candidate, bool),
    net: usize,
    target: (Candidate, bool),
}

/// Searches of a position, kept as buffers for the next one.
#[derive(Clone, Debug, Default)]
pub(super) struct NetPool {
    nets: Vec<Net>,
    used: Vec<(Candidate, bool)>,
    /// The place of the search from each node, counted from 1.
    places: [Vec<u16>; 2],
    count: Count,
}

impl NetPool {
    fn clear(&mut self) {
        for places in &mut self.places {
            places.resize(Candidate::COUNT, 0);
        }
        for (candidate, holds) in self.used.drain(..) {
            self.places[usize::from(holds)][candidate.index()] = 0;
        }
    }
}

/// The searches of a position.
pub(super) struct Finds<'a> {
    marks: &'a Marks,
    counts: PlaceCounts,
    houses: &'a Houses,
    mode: Mode,
    base: f64,
    rules: Rules<'a>,
    pool: &'a mut NetPool,
}

impl<'a> Finds<'a> {
    pub(super) fn new(
        marks: &'a Marks,
        houses: &'a Houses,
        mode: Mode,
        rules: Rules<'a>,
        pool: &'a mut NetPool,
    ) -> Self {
        let base = match mode {
            Mode { cells: false, .. } => 7.5,
            Mode { dynamic: false, .. } => 8.0,
            Mode { level, .. } => 8.5 + 0.5 * f64::from(level),
        };
        pool.clear();
        Self { marks, counts: PlaceCounts::new(marks, houses), houses, mode, base, rules, pool }
    }

    fn net(&mut self, candidate: Candidate, holds: bool) -> usize {
        let place = &mut self.pool.places[usize::from(holds)][candidate.index()];
        if *place == 0 {
            let next = self.pool.used.len();
            self.pool.used.push((candidate, holds));
            *place = next as u16 + 1;
            if next == self.pool.nets.len() {
                self.pool.nets.push(Net::default());
            }
            self.pool.nets[next].run(
                (self.marks, &self.counts),
                self.houses,
                self.mode,
                (candidate, holds),
                &mut self.rules,
            );
            return next;
        }
        usize::from(*place) - 1
    }

    /// Takes every argument in the order in which they are found, as far as it is wanted.
    pub(super) fn each(&mut self, taker: &mut impl TakeFound) {
        let least = if self.mode.cells && !self.mode.dynamic { 3 } else { 2 };
        for cell in CellSet::ALL {
            let digits = self.marks.digits(cell);
            if digits.len() < least {
                continue;
            }
            for digit in digits {
                let source = Candidate { cell, digit };
                let on = self.net(source, true);
                if self.mode.dynamic {
                    let off = self.net(source, false);
                    self.contradiction(source, true, on, taker);
                    self.contradiction(source, false, off, taker);
                    if self.mode.cells && digits.len() >= 3 {
                        let branches = [((source, true), on), ((source, false), off)];
                        self.common(FindKind::Double, &branches, taker);
                    }
                }
                if self.mode.cells {
                    self.regions(source, taker);
                }
            }
            if self.mode.cells {
                let branches: Vec<_> = digits
                    .iter()
                    .map(|digit| {
                        let source = Candidate { cell, digit };
                        ((source, true), self.net(source, true))
                    })
                    .collect();
                self.common(FindKind::Cell, &branches, taker);
            }
        }
    }

    fn regions(&mut self, source: Candidate, taker: &mut impl TakeFound) {
        let Candidate { cell, digit } = source;
        for kind in 0..3 {
            let places = self.marks.plane(digit) & self.houses.cells(cell)[kind];
            if !places.is_several() || places.first() != Some(cell) {
                continue;
            }
            let of = |cell: Cell| Candidate { cell, digit };
            let branches: Vec<_> = places.iter().map(|cell| ((of(cell), true), self.net(of(cell), true))).collect();
            self.common(FindKind::Region(kind as u8), &branches, taker);
        }
    }

    fn contradiction(&mut self, source: Candidate, holds: bool, net: usize, taker: &mut impl TakeFound) {
        let Some(clash) = self.pool.nets[net].clash else { return };
        let kind = FindKind::Contradiction;
        let effect = if holds { (CandidateSet::of(source), None) } else { self.placing(source) };
        let branches = [true, false].map(|state| Traced { source: (source, holds), net, target: (clash, state) });
        self.report(kind, &branches, effect, taker);
    }

    /// The other candidates of the cell, which go, and the one that is placed.
    fn placing(&self, candidate: Candidate) -> (CandidateSet, Option<Candidate>) {
        let others = self.marks.digits(candidate.cell).without(candidate.digit);
        (CandidateSet::of_cell(candidate.cell, others), Some(candidate))
    }

    /// Nodes that all branches lead to, the true ones first, in the order of the first branch.
    fn common(&mut self, kind: FindKind, branches: &[((Candidate, bool), usize)], taker: &mut impl TakeFound) {
        let Some(&(_, first)) = branches.first() else { return };
        for holds in [true, false] {
            let of = |net: &Net| if holds { net.truths } else { net.falses };
            let common =
                branches[1..].iter().fold(of(&self.pool.nets[first]), |all, &(_, net)| all & of(&self.pool.nets[net]));
            if common.is_empty() {
                continue;
            }
            let mut left = common;
            for place in 0..self.pool.nets[first].entries.len() {
                let entry = self.pool.nets[first].entries[place];
                let candidate = entry.candidate();
                if entry.holds != holds || !left.contains(candidate) {
                    continue;
                }
                left.remove(candidate);
                let most = taker.most(kind);
                let depth = |net: usize| u32::from(self.pool.nets[net].entry(candidate, holds).depth);
                if branches.iter().map(|&(_, net)| depth(net)).sum::<u32>() > most {
                    continue;
                }
                let effect = if holds { self.placing(candidate) } else { (CandidateSet::of(candidate), None) };
                let branches: Vec<_> =
                    branches.iter().map(|&(source, net)| Traced { source, net, target: (candidate, holds) }).collect();
                self.report(kind, &branches, effect, taker);
            }
        }
    }

    fn report(
        &mut self,
        kind: FindKind,
        branches: &[Traced],
        (eliminate, place): (CandidateSet, Option<Candidate>),
        taker: &mut impl TakeFound,
    ) {
        if eliminate.is_empty() {
            return;
        }
        let most = taker.most(kind);
        let NetPool { nets, count, .. } = &mut *self.pool;
        count.clear();
        if !branches.iter().all(|it| nets[it.net].count(self.houses, it.target, most, count)) {
            return;
        }
        let inside: u32 = count.nested.iter().map(|&chain| self.rules.complexity(chain)).sum();
        let complexity = count.nodes + inside;
        if complexity > most {
            return;
        }
        let rank = Rank::new(self.base, complexity, kind.key());
        let branches = branches.iter().map(|it| [it.source, it.target]).collect();
        taker.take(Found { kind, rank, branches, eliminate, place });
    }

    /// For each branch the target and its ancestors, breadth first.
    pub(super) fn ancestors(&mut self, found: &Found) -> Vec<Vec<Entry>> {
        let mut lists = Vec::new();
        for &[(source, holds), target] in &found.branches {
            let net = self.net(source, holds);
            lists.push(self.pool.nets[net].ancestors(self.houses, target));
        }
        lists
    }

    /// A find with all that it rests on.
    pub(super) fn argument(&mut self, found: &Found) -> Argument {
        let &Found { kind, eliminate, place, .. } = found;
        let ends = kind == FindKind::Contradiction;
        // Both branches of a contradiction are of one search.
        let shared = if ends { found.branches.len() } else { 1 };
        let mut branches = Vec::new();
        for chunk in found.branches.chunks(shared) {
            let Some(&[source, _]) = chunk.first() else { continue };
            let targets: Vec<(Candidate, bool)> = chunk.iter().map(|&[_, target]| target).collect();
            let net = self.net(source.0, source.1);
            branches.push(ArgumentBranch { source, past: self.pool.nets[net].past(self.houses, &targets), ends });
        }
        Argument { kind, mode: self.mode, branches, eliminate, place }
    }

    /// The first of the arguments with the lowest rank.
    pub(super) fn best(&mut self) -> Option<Found> {
        let mut best = None;
        self.each(&mut best);
        best
    }
}

/// Takes arguments.
pub(super) trait TakeFound {
    /// How complex an argument of a kind may be to be wanted.
    fn most(&self, kind: FindKind) -> u32;
    fn take(&mut self, found: Found);
}

/// All of them.
impl TakeFound for Vec<Found> {
    fn most(&self, _: FindKind) -> u32 {
        u32::MAX
    }

    fn take(&mut self, found: Found) {
        self.push(found);
    }
}

/// The first with the lowest rank.
impl TakeFound for Option<Found> {
    fn most(&self, kind: FindKind) -> u32 {
        self.as_ref().map_or(u32::MAX, |best| best.rank.complexity - u32::from(kind.key() >= best.rank.kind))
    }

    fn take(&mut self, found: Found) {
        if self.as_ref().is_none_or(|best| found.rank < best.rank) {
            *self = Some(found);
        }
    }
}
