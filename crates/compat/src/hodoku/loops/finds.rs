//! HoDoKu's loops and chains in what follows from each candidate.
use super::links::{LiteralState, LoopLinks, LoopNode};
use super::reach::LoopReach;
use super::tree::StateTree;
use crate::hodoku::choice::BestFind;
use crate::hodoku::houses::CellHouses;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet};
use qedoku_techniques::Context;

/// The shape of a way from a premise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum LoopShape {
    /// A loop with a break.
    #[default]
    Discontinuous,
    /// A loop.
    Continuous,
    /// A chain with two ends.
    Aic,
}

/// The search for the best loop or chain.
#[derive(Clone, Debug, Default)]
pub(super) struct HodokuLoopSearch {
    pub(super) links: LoopLinks,
    reach: LoopReach,
    tree: StateTree,
    pub(super) best: BestFind,
    pub(super) shape: LoopShape,
    /// The way of the best find.
    pub(super) found: Vec<LiteralState>,
    path: Vec<LiteralState>,
    /// The best chain and its way.
    chain: (BestFind, Vec<LiteralState>),
}

impl HodokuLoopSearch {
    /// Looks at all loops, then at all chains.
    pub(super) fn run(&mut self, cx: &Context<'_>, houses: &CellHouses, grouped: bool) {
        self.best = BestFind::default();
        self.links.fill(cx, houses);
        if grouped {
            self.links.add_groups(cx, houses);
        }
        self.reach.fill(&self.links);
        self.chain.0 = BestFind::default();
        for holds in [true, false] {
            for number in 0..self.links.singles() {
                self.from(cx, LiteralState::new(number, holds));
            }
        }
        // Chains come after all loops.
        if self.best.offer(&self.chain.0.gone) {
            self.shape = LoopShape::Aic;
            self.found.clone_from(&self.chain.1);
        }
    }

    /// Looks at what follows from a premise, if any of it may be better than the best find.
    fn from(&mut self, cx: &Context<'_>, premise: LiteralState) {
        let loops = self.hopes_for_loop(cx, premise);
        let chains = !premise.holds() && self.hopes_for_chain(cx, premise);
        if loops || chains {
            self.tree.run(&self.links, premise);
        }
        if loops {
            self.loops(cx, premise);
        }
        if chains {
            self.chains(cx, premise);
        }
    }

    /// True if some way back to the cell of the premise may be better than the best find.
    fn hopes_for_loop(&self, cx: &Context<'_>, premise: LiteralState) -> bool {
        let cell = self.links.node(premise.node()).cell;
        // Of two digits the other one follows at once.
        let several = cx.board.digits(cell).len() > 2;
        cx.board.digits(cell).iter().any(|digit| {
            let number = self.links.number(Candidate { cell, digit });
            // What else follows in the cell does so by one link.
            let end = LiteralState::new(number, premise.holds() == (number != premise.node()));
            let other = LiteralState::new(number, !end.holds());
            let closes = several && !premise.holds() && other.holds() && self.goes_around(premise, other);
            closes || self.goes_around(premise, end) && self.best.is_beaten_by(&self.broken(cx, premise, end))
        })
    }

    /// True if a state of the same cell may follow by a way whose first and last links lead out of the cell.
    fn goes_around(&self, premise: LiteralState, end: LiteralState) -> bool {
        let own = self.links.node(premise.node()).cell;
        let outside = |to: &LiteralState| self.links.node(to.node()).cell != own;
        // What follows from the contrary of a state has contraries from which the state follows.
        let contrary = |state: LiteralState| LiteralState::new(state.node(), !state.holds());
        let around = |from| self.links.next(from).iter().copied().filter(outside);
        self.reach.follows(premise, end)
            && around(contrary(end)).any(|from| self.reach.follows(premise, contrary(from)))
            && around(premise).any(|to| self.reach.follows(to, end))
    }

    /// True if some way to another cell may be better than the best find.
    fn hopes_for_chain(&self, cx: &Context<'_>, premise: LiteralState) -> bool {
        let own = *self.links.node(premise.node());
        let least = self.best.count().max(self.chain.0.count());
        let hopes = |cell, digit| {
            let end = self.links.number(Candidate { cell, digit });
            self.reach.follows(premise, LiteralState::new(end, true)) && {
                let gone = chain_clears(cx, &own, self.links.node(end));
                self.best.is_beaten_by(&gone) && self.chain.0.is_beaten_by(&gone)
            }
        };
        let seen = cx.layout.peers(own.cell);
        let places = cx.board.plane(own.digit).without(own.cell);
        let both = |cell| (cx.board.digits(cell) & cx.board.digits(own.cell)).without(own.digit);
        let enough = |cell| (places & seen & cx.layout.peers(cell)).len() >= least.max(2);
        // Two ends of different digits clear each other's.
        places.iter().any(|cell| enough(cell) && hopes(cell, own.digit))
            || least <= 2 && (places & seen).iter().any(|cell| both(cell).iter().any(|digit| hopes(cell, digit)))
    }

    /// The ways back to the cell of the premise.
    fn loops(&mut self, cx: &Context<'_>, premise: LiteralState) {
        let own = *self.links.node(premise.node());
        for place in 0..self.tree.order().len() {
            let end = self.tree.order()[place];
            let node = *self.links.node(end.node());
            if node.cell != own.cell || node.is_group() || self.tree.depth(end) < 2 {
                continue;
            }
            self.tree.path(end, &mut self.path);
            let cell = |place: usize| self.links.node(self.path[place].node()).cell;
            if cell(1) == own.cell || cell(self.path.len() - 2) == own.cell {
                continue;
            }
            if self.crosses(Some(own.cell)) {
                continue;
            }
            let (gone, shape) = self.cleared(cx, premise, end);
            if self.best.offer(&gone) {
                self.shape = shape;
                self.found.clone_from(&self.path);
            }
        }
    }

    /// The ways to other cells.
    fn chains(&mut self, cx: &Context<'_>, premise: LiteralState) {
        let own = *self.links.node(premise.node());
        for place in 0..self.tree.order().len() {
            let end = self.tree.order()[place];
            let node = *self.links.node(end.node());
            if !end.holds() || node.is_group() || node.cell == own.cell || self.tree.depth(end) < 2 {
                continue;
            }
            let gone = chain_clears(cx, &own, &node);
            if !self.chain.0.is_beaten_by(&gone) {
                continue;
            }
            self.tree.path(end, &mut self.path);
            if !self.crosses(None) && self.chain.0.offer(&gone) {
                self.chain.1.clone_from(&self.path);
            }
        }
    }

    /// True if the way comes back to a cell that it had before. A node whose first cell is the one where a loop begins does
    /// not count.
    fn crosses(&self, but: Option<Cell>) -> bool {
        let mut before = CellSet::EMPTY;
        self.path.iter().zip(self.path.iter().skip(2)).any(|(last, state)| {
            let last = self.links.node(last.node());
            if Some(last.cell) != but {
                before |= last.cells;
            }
            before.contains(self.links.node(state.node()).cell)
        })
    }

    /// The eliminations of a way back to the cell of the premise.
    fn cleared(&self, cx: &Context<'_>, premise: LiteralState, end: LiteralState) -> (CandidateSet, LoopShape) {
        let gone = self.broken(cx, premise, end);
        let own = self.links.node(premise.node());
        let last = self.links.node(end.node());
        match (premise.holds(), end.holds()) {
            (true, false) if own.digit != last.digit && cx.board.digits(own.cell).len() == 2 => {
                (self.beside_loop(cx), LoopShape::Continuous)
            }
            (false, true) if own.digit != last.digit => (gone | self.beside_loop(cx), LoopShape::Continuous),
            _ => (gone, LoopShape::Discontinuous),
        }
    }

    /// The eliminations in the cell of the premise itself.
    fn broken(&self, cx: &Context<'_>, premise: LiteralState, end: LiteralState) -> CandidateSet {
        let own = *self.links.node(premise.node());
        let last = *self.links.node(end.node());
        let same = own.digit == last.digit;
        let of = |node: &LoopNode| CandidateSet::of_digit(node.digit, node.cells);
        match (premise.holds(), end.holds()) {
            (true, false) if same => of(&own),
            (true, true) if !same => of(&own),
            (false, false) if !same => of(&last),
            (false, true) => {
                let others = cx.board.digits(own.cell).without(own.digit).without(last.digit);
                CandidateSet::of_cell(own.cell, others)
            }
            _ => CandidateSet::EMPTY,
        }
    }

    /// The eliminations along a loop.
    fn beside_loop(&self, cx: &Context<'_>) -> CandidateSet {
        let mut gone = CandidateSet::EMPTY;
        let nodes = |place: usize| *self.links.node(self.path[place].node());
        let cells = self.path.iter().fold(CellSet::EMPTY, |all, state| all | self.links.node(state.node()).cells);
        for place in 1..self.path.len() {
            let before = nodes(place - 1);
            let node = nodes(place);
            if before.cell == node.cell {
                continue;
            }
            if !self.path[place].holds() {
                let seen = cx.layout.common_peers(before.cells | node.cells) & cx.board.plane(node.digit);
                *gone.plane_mut(node.digit) |= seen - cells;
            } else if place + 2 < self.path.len() {
                let inside = nodes(place + 1);
                let after = nodes(place + 2);
                let through = inside.cells == node.cells && node.cells == CellSet::of(node.cell);
                if through && after.cell != node.cell {
                    let digits = cx.board.digits(node.cell).without(node.digit).without(inside.digit);
                    gone |= CandidateSet::of_cell(node.cell, digits);
                }
            }
        }
        gone
    }
}

/// The eliminations of a chain from one candidate to another.
fn chain_clears(cx: &Context<'_>, one: &LoopNode, other: &LoopNode) -> CandidateSet {
    if one.digit == other.digit {
        let seen = cx.layout.peers(one.cell) & cx.layout.peers(other.cell) & cx.board.plane(one.digit);
        // One alone is there as a loop.
        let several = if seen.is_several() { seen } else { CellSet::EMPTY };
        return CandidateSet::of_digit(one.digit, several);
    }
    let has = |cell: Cell, digit| cx.board.plane(digit).contains(cell);
    if !cx.layout.peers(one.cell).contains(other.cell) || !has(other.cell, one.digit) || !has(one.cell, other.digit) {
        return CandidateSet::EMPTY;
    }
    CandidateSet::of_digit(one.digit, other.cells) | CandidateSet::of_digit(other.digit, one.cells)
}
