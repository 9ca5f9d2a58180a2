//! Sudoku Explainer's contradictions, doubles, cells and regions: what searches of several branches show.
use super::argument::{ArgumentBranch, BranchArgument, FindKind, FullArgument, LinkMode};
use super::collectors::TakeFound;
use super::conflicts::ForcingChoices;
use super::follow::NetStart;
use super::marks::{ChainBoard, MarkHouses, PlaceCounts};
use super::net::{Net, NetCount, NetEntry};
use super::rank::ArgumentRank;
use super::rules::{NetRules, RulesGround};
use qedoku_core::{Assumption, Candidate, CandidateSet, CellSet, DigitSet};

/// A branch in the search that it is of: where it starts and what it leads to.
struct BranchOrigin {
    source: Assumption,
    net: usize,
    target: Assumption,
}

/// The search from a node, by its place in the pool.
#[derive(Clone, Copy)]
struct BranchNet {
    source: Assumption,
    net: usize,
}

/// The effect of a find: a candidate is placed or eliminated.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effect {
    candidate: Candidate,
    holds: bool,
    /// The other digits of its cell.
    others: DigitSet,
}

impl Effect {
    /// The number of values that [`Self::number`] can have.
    pub(super) const COUNT: usize = 2 * Candidate::COUNT;

    /// A number for each set of eliminations. If it is one candidate, its own.
    pub(super) fn number(self) -> usize {
        let Candidate { cell, .. } = self.candidate;
        match (self.holds, self.others.single()) {
            (false, _) => self.candidate.index(),
            (true, Some(digit)) => Candidate { cell, digit }.index(),
            (true, None) => Candidate::COUNT + self.candidate.index(),
        }
    }

    /// The eliminations and the placement.
    fn conclusion(self) -> (CandidateSet, Option<Candidate>) {
        if self.holds {
            (CandidateSet::of_cell(self.candidate.cell, self.others), Some(self.candidate))
        } else {
            (CandidateSet::of(self.candidate), None)
        }
    }
}

/// Searches of a position, kept as buffers for the next one.
#[derive(Clone, Debug, Default)]
pub(super) struct NetPool {
    nets: Vec<Net>,
    used: Vec<(Candidate, bool)>,
    /// The place of the search from each node, counted from 1.
    places: [Vec<u16>; 2],
    count: NetCount,
    /// The ground of the searches, if they showed nothing: those of the next level go on with them.
    vain: Option<NetGround>,
}

/// The position and the rules by which branches are followed.
#[derive(Clone, Copy, PartialEq, Debug)]
struct NetGround {
    marks: ChainBoard,
    mode: LinkMode,
    rules: RulesGround,
}

impl NetGround {
    /// True if searches on another ground go on where those on this one ended: the rules of levels 1, 2 and 3 are those of
    /// the level before and others.
    fn leads_to(&self, other: &Self) -> bool {
        let LinkMode { level, .. } = self.mode;
        let next = LinkMode { level: level + 1, ..self.mode };
        level < 3 && self.mode.cells && self.mode.dynamic && Self { mode: next, ..*self } == *other
    }
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
pub(super) struct ChainFinds<'a> {
    marks: &'a ChainBoard,
    counts: PlaceCounts,
    houses: &'a MarkHouses,
    mode: LinkMode,
    base: f64,
    rules: NetRules<'a>,
    pool: &'a mut NetPool,
    /// The choices that may show something, if it is known.
    choices: Option<ForcingChoices>,
}

impl<'a> ChainFinds<'a> {
    pub(super) fn new(
        marks: &'a ChainBoard,
        houses: &'a MarkHouses,
        mode: LinkMode,
        mut rules: NetRules<'a>,
        pool: &'a mut NetPool,
    ) -> Self {
        let base = match mode {
            LinkMode { cells: false, .. } => 7.5,
            LinkMode { dynamic: false, .. } => 8.0,
            LinkMode { level, .. } => 8.5 + 0.5 * f64::from(level),
        };
        let ground = NetGround { marks: *marks, mode, rules: rules.ground() };
        if !pool.vain.take().is_some_and(|vain| vain.leads_to(&ground)) {
            pool.clear();
            rules.forget();
        }
        Self { marks, counts: PlaceCounts::new(marks, houses), houses, mode, base, rules, pool, choices: None }
    }

    /// The same searches, but of no choices besides these.
    pub(super) fn of_choices(self, choices: Option<&ForcingChoices>) -> Self {
        Self { choices: choices.copied(), ..self }
    }

    /// The search from a node, as far as an argument of `most` nodes could use it.
    fn net(&mut self, candidate: Candidate, holds: bool, most: u32) -> usize {
        let place = &mut self.pool.places[usize::from(holds)][candidate.index()];
        if *place == 0 {
            let next = self.pool.used.len();
            self.pool.used.push((candidate, holds));
            *place = next as u16 + 1;
            if next == self.pool.nets.len() {
                self.pool.nets.push(Net::default());
            }
            self.pool.nets[next].run(
                self.marks,
                &self.counts,
                self.houses,
                NetStart { source: Assumption { candidate, holds }, mode: self.mode, most },
                &mut self.rules,
            );
            return next;
        }
        let known = usize::from(*place) - 1;
        self.pool.nets[known].go_on(self.marks, self.houses, self.mode, &mut self.rules);
        known
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
                if self.mode.dynamic {
                    let on = self.net(source, true, taker.bound());
                    let off = self.net(source, false, taker.bound());
                    self.contradiction(source, true, on, taker);
                    self.contradiction(source, false, off, taker);
                    if self.mode.cells && digits.len() >= 3 {
                        let branch = |holds, net| BranchNet { source: Assumption { candidate: source, holds }, net };
                        let branches = [branch(true, on), branch(false, off)];
                        self.common(FindKind::Double, &branches, taker);
                    }
                }
                if self.mode.cells {
                    self.regions(source, taker);
                }
            }
            if self.mode.cells && self.choices.is_none_or(|choices| choices.cells.contains(cell)) {
                let branches: Vec<_> =
                    digits.iter().map(|digit| self.branch(Candidate { cell, digit }, taker.bound())).collect();
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
            if self.choices.is_some_and(|choices| !choices.houses[kind].contains(source)) {
                continue;
            }
            let branches: Vec<_> =
                places.iter().map(|cell| self.branch(Candidate { cell, digit }, taker.bound())).collect();
            self.common(FindKind::Region(kind as u8), &branches, taker);
        }
    }

    /// The branch in which a candidate is true.
    fn branch(&mut self, candidate: Candidate, most: u32) -> BranchNet {
        BranchNet { source: Assumption { candidate, holds: true }, net: self.net(candidate, true, most) }
    }

    fn contradiction(&mut self, source: Candidate, holds: bool, net: usize, taker: &mut impl TakeFound) {
        let Some(clash) = self.pool.nets[net].clash else { return };
        let kind = FindKind::Contradiction;
        let effect = self.effect(source, !holds);
        let source = Assumption { candidate: source, holds };
        let branches = [true, false].map(|state| {
            let target = Assumption { candidate: clash, holds: state };
            BranchOrigin { source, net, target }
        });
        self.report(kind, &branches, effect, taker);
    }

    /// The effect of showing that a candidate is true or false.
    fn effect(&self, candidate: Candidate, holds: bool) -> Effect {
        Effect { candidate, holds, others: self.marks.digits(candidate.cell).without(candidate.digit) }
    }

    /// Nodes that all branches lead to, the true ones first, in the order of the first branch.
    fn common(&mut self, kind: FindKind, branches: &[BranchNet], taker: &mut impl TakeFound) {
        let Some(&BranchNet { net: first, .. }) = branches.first() else { return };
        for holds in [true, false] {
            let of = |net: &Net| if holds { net.truths } else { net.falses };
            let common =
                branches[1..].iter().fold(of(&self.pool.nets[first]), |all, it| all & of(&self.pool.nets[it.net]));
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
                let effect = self.effect(candidate, holds);
                let most = taker.most(kind, effect);
                let depth = |net: usize| u32::from(self.pool.nets[net].entry(candidate, holds).depth);
                if branches.iter().map(|it| depth(it.net)).sum::<u32>() > most {
                    continue;
                }
                let target = Assumption { candidate, holds };
                let branches: Vec<_> =
                    branches.iter().map(|&BranchNet { source, net }| BranchOrigin { source, net, target }).collect();
                self.report(kind, &branches, effect, taker);
            }
        }
    }

    fn report(&mut self, kind: FindKind, branches: &[BranchOrigin], effect: Effect, taker: &mut impl TakeFound) {
        if effect.holds && effect.others.is_empty() {
            return;
        }
        let most = taker.most(kind, effect);
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
        let rank = ArgumentRank::new(self.base, complexity, kind.key());
        let branches = branches.iter().map(|it| [it.source, it.target]).collect();
        let (eliminate, place) = effect.conclusion();
        taker.take(effect, BranchArgument { kind, rank, branches, eliminate, place });
    }

    /// For each branch the target and its ancestors, breadth first.
    pub(super) fn ancestors(&mut self, found: &BranchArgument) -> Vec<Vec<NetEntry>> {
        let mut lists = Vec::new();
        for &[source, target] in &found.branches {
            let net = self.net(source.candidate, source.holds, u32::MAX);
            lists.push(self.pool.nets[net].ancestors(self.houses, target));
        }
        lists
    }

    /// A find with all that it rests on.
    pub(super) fn argument(&mut self, found: &BranchArgument) -> FullArgument {
        let &BranchArgument { kind, eliminate, place, .. } = found;
        let ends = kind == FindKind::Contradiction;
        // Both branches of a contradiction are of one search.
        let shared = if ends { found.branches.len() } else { 1 };
        let mut branches = Vec::new();
        for chunk in found.branches.chunks(shared) {
            let Some(&[source, _]) = chunk.first() else { continue };
            let targets: Vec<Assumption> = chunk.iter().map(|&[_, target]| target).collect();
            let net = self.net(source.candidate, source.holds, u32::MAX);
            branches.push(ArgumentBranch { source, past: self.pool.nets[net].past(self.houses, &targets), ends });
        }
        FullArgument { kind, mode: self.mode, branches, eliminate, place }
    }

    /// The first of the arguments with the lowest rank.
    pub(super) fn best(&mut self) -> Option<BranchArgument> {
        let mut best = None;
        self.each(&mut best);
        if best.is_none() {
            let ground = NetGround { marks: *self.marks, mode: self.mode, rules: self.rules.ground() };
            self.pool.vain = Some(ground);
        }
        best
    }
}
