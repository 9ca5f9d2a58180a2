//! Looks for a choice of one member per truth without a clash.
use crate::state::{ChoiceState, TruthRest};
use crate::{fillings, sums};
use qedoku_core::{Candidate, CandidateSet, CellSet, Layout, Slot, Truth};

/// The number of nodes the search spends before it starts to look ahead at every one.
const PLAIN: u64 = 48;

/// The answer of a search.
#[derive(Clone, Copy)]
pub(crate) enum SearchAnswer {
    /// There is no choice.
    Refuted,
    /// There is one: what is chosen here satisfies every truth.
    Choice(ChoiceState),
    /// The nodes did not suffice.
    Limit,
}

impl SearchAnswer {
    pub(crate) const fn is_refuted(&self) -> bool {
        matches!(self, Self::Refuted)
    }
}

/// The finding that a truth has no member left.
pub(crate) struct NoMemberLeft;

/// The truths of a step. Behind them, from `from` on, there may be a selection of them that a search is confined to.
/// The list is kept from step to step, so that checking allocates nothing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Truths {
    list: Vec<Truth>,
    whole: usize,
    from: usize,
    /// True if one of them is about several cells at once.
    joint: bool,
}

impl Truths {
    /// Forgets the truths of the last step and takes up those of another.
    pub(crate) fn take_up(&mut self, truths: impl Iterator<Item = Truth>) {
        self.list.clear();
        self.list.extend(truths);
        self.whole = self.list.len();
        self.joint = self.list.iter().any(Truth::is_joint);
        self.from = 0;
    }

    /// All truths of the step.
    fn whole(&self) -> &[Truth] {
        &self.list[..self.whole]
    }

    /// The truths to satisfy.
    fn current(&self) -> &[Truth] {
        &self.list[self.from..]
    }

    /// The truth about a slot, among those of the step.
    pub(crate) fn about(&self, slot: Slot) -> Option<Truth> {
        self.whole().iter().find(|truth| truth.slot() == Some(slot)).cloned()
    }

    /// The other candidates of a cell that a total, or the ways to fill the cells of a rule, leaves it, among the truths that
    /// are about the same as `like`: if none of these can be, the candidate is true. None if no such truth is about the cell.
    pub(crate) fn beside(&self, candidate: Candidate, like: &[Truth]) -> Option<CandidateSet> {
        let alike = |own: &&Truth| own.is_joint() && like.iter().any(|truth| truth.is_like(own));
        let mut stated = self.whole().iter().filter(alike).map(Truth::members);
        let left = stated.find(|left| left.contains(candidate))?;
        Some(left.within(CellSet::of(candidate.cell)) - CandidateSet::of(candidate))
    }
}

/// A search on a board, with the nodes it has spent and may spend.
pub(crate) struct ChoiceSearch<'a> {
    pub(crate) layout: &'a Layout,
    pub(crate) truths: &'a mut Truths,
    pub(crate) nodes: &'a mut u64,
    pub(crate) limit: u64,
}

impl ChoiceSearch<'_> {
    /// Looks for a choice that extends the state.
    pub(crate) fn run(&mut self, state: ChoiceState) -> SearchAnswer {
        match self.run_plain(state) {
            SearchAnswer::Limit if *self.nodes <= self.limit => self.run_counted(state),
            answer => answer,
        }
    }

    /// Searches with few nodes, or all that are left if these are no more.
    fn run_plain(&mut self, state: ChoiceState) -> SearchAnswer {
        let ahead = self.limit.min(*self.nodes + PLAIN);
        let limit = std::mem::replace(&mut self.limit, ahead);
        let answer = self.descend(state, u64::MAX);
        self.limit = limit;
        answer
    }

    /// Searches, counting first and looking ahead at every node.
    fn run_counted(&mut self, mut state: ChoiceState) -> SearchAnswer {
        if self.count(&mut state).is_err() { SearchAnswer::Refuted } else { self.descend(state, *self.nodes) }
    }

    /// Like [`ChoiceSearch::run`], for those of the truths alone that are about the same slots as `like`, and with
    /// `nodes` nodes at most.
    pub(crate) fn run_confined(&mut self, state: ChoiceState, like: &[Truth], nodes: u64) -> SearchAnswer {
        let from = self.truths.from;
        let limit = self.limit;
        let end = self.truths.list.len();
        for truth in like {
            self.truths.list.extend(truth.slot().and_then(|slot| self.truths.about(slot)));
            let alike = |other: &&Truth| truth.is_joint() && other.is_like(truth);
            let joint: Vec<Truth> = self.truths.whole().iter().filter(alike).cloned().collect();
            self.truths.list.extend(joint);
        }
        self.truths.from = end;
        self.limit = limit.min(*self.nodes + nodes);
        let answer = self.run(state);
        self.truths.list.truncate(end);
        (self.truths.from, self.limit) = (from, limit);
        answer
    }

    /// Chooses what must be and rules out what cannot be, to a fixed point; returns the truth with the fewest members
    /// left, or none if every truth is satisfied.
    pub(crate) fn propagate(&self, state: &mut ChoiceState) -> Result<Option<Truth>, NoMemberLeft> {
        loop {
            let smallest = self.choose_forced(state)?;
            let mut changed = false;
            if self.truths.joint {
                for truth in self.truths.current() {
                    changed |= match truth {
                        Truth::Sum(sum) => sums::confine(self.layout, state, sum)?,
                        Truth::Filling(filling) => fillings::confine(self.layout, state, filling)?,
                        _ => false,
                    };
                }
            }
            if smallest.is_none() && !changed {
                return Ok(None);
            }
            for truth in self.truths.current() {
                changed |= state.confine(self.layout, truth);
            }
            if !changed {
                return Ok(smallest);
            }
        }
    }

    /// Chooses the last members of truths until there are none.
    fn choose_forced(&self, state: &mut ChoiceState) -> Result<Option<Truth>, NoMemberLeft> {
        loop {
            let mut changed = false;
            let mut fewest = usize::MAX;
            let mut smallest = None;
            for truth in self.truths.current() {
                match state.left(truth) {
                    TruthRest::Nothing => return Err(NoMemberLeft),
                    TruthRest::One(member) if state.has(member) => {}
                    TruthRest::One(member) => {
                        state.choose(self.layout, member);
                        changed = true;
                    }
                    TruthRest::Several(count) if count < fewest => (fewest, smallest) = (count, Some(truth)),
                    TruthRest::Several(_) => {}
                }
            }
            if !changed {
                return Ok(smallest.cloned());
            }
        }
    }

    /// Searches depth first; beyond `ahead` nodes every candidate that fails at once is ruled out before a branch.
    fn descend(&mut self, mut state: ChoiceState, ahead: u64) -> SearchAnswer {
        if !self.spend() {
            return SearchAnswer::Limit;
        }
        let mut smallest = match self.propagate(&mut state) {
            Err(NoMemberLeft) => return SearchAnswer::Refuted,
            Ok(None) => return SearchAnswer::Choice(state),
            Ok(Some(truth)) => truth,
        };
        if *self.nodes > ahead {
            smallest = match self.look_ahead(&mut state) {
                Err(NoMemberLeft) => return SearchAnswer::Refuted,
                Ok(None) => return SearchAnswer::Choice(state),
                Ok(Some(truth)) => truth,
            };
        }
        for member in state.members(&smallest).iter() {
            let mut next = state;
            next.choose(self.layout, member);
            match self.descend(next, ahead) {
                SearchAnswer::Refuted => state.bar(member),
                other => return other,
            }
        }
        SearchAnswer::Refuted
    }

    /// Rules out every member that leads to a conflict at once, to a fixed point or the limit.
    fn look_ahead(&mut self, state: &mut ChoiceState) -> Result<Option<Truth>, NoMemberLeft> {
        loop {
            let mut changed = false;
            for index in self.truths.from..self.truths.list.len() {
                for member in state.members(&self.truths.list[index]).iter() {
                    if state.has(member) || !state.allows(member) || !self.spend() {
                        continue;
                    }
                    if self.fails(*state, member) {
                        state.bar(member);
                        changed = true;
                        self.propagate(state)?;
                    }
                }
            }
            if !changed {
                return self.propagate(state);
            }
        }
    }

    /// True if choosing a candidate leads to a conflict at once.
    pub(crate) fn fails(&self, mut state: ChoiceState, candidate: Candidate) -> bool {
        state.choose(self.layout, candidate);
        self.propagate(&mut state).is_err()
    }

    /// Counts a node; whether there was one left to spend.
    pub(crate) fn spend(&mut self) -> bool {
        *self.nodes += 1;
        *self.nodes <= self.limit
    }
}

/// The choice a state stands for: one member of every truth, each once, in the order of the truths.
pub(crate) fn witness(state: &ChoiceState, truths: &[Truth]) -> Vec<Candidate> {
    let mut choice = vec![];
    for truth in truths {
        if let TruthRest::One(member) = state.left(truth)
            && !choice.contains(&member)
        {
            choice.push(member);
        }
    }
    choice
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Board, Candidate, Grid, Puzzle};

    const PUZZLE: &str = "600100708000800200238050100000040092004308600370010000003070526002004000907006004";
    const SOLUTION: &str = "695123748741869253238457169816745392524398671379612485483971526162584937957236814";

    /// A puzzle without some givens, and the truths of all its open slots.
    fn opened(clear: usize) -> (Board, Truths) {
        let layout = Layout::classic();
        let mut values = Grid::parse_line(PUZZLE).unwrap();
        let cleared: Vec<Candidate> = values.filled().take(clear).collect();
        for given in cleared {
            values.set(given.cell, None);
        }
        let board = Board::new(layout, &Puzzle::from_givens(values));
        let open = layout.slots().filter(|&slot| !board.is_settled(slot));
        let mut truths = Truths::default();
        truths.take_up(open.map(|slot| board.truth(slot)));
        (board, truths)
    }

    #[test]
    fn looking_ahead_changes_no_answer() {
        let layout = Layout::classic();
        let (board, mut truths) = opened(5);
        let mut several = 0;
        for candidate in board.candidates().iter().step_by(7) {
            let answers = [u64::MAX, 0].map(|ahead| {
                let mut nodes = 0;
                let mut search = ChoiceSearch { layout, truths: &mut truths, nodes: &mut nodes, limit: 100_000 };
                let mut state = ChoiceState::new(&board);
                state.choose(layout, candidate);
                search.descend(state, ahead)
            });
            assert!(answers.iter().all(|answer| !matches!(answer, SearchAnswer::Limit)));
            assert_eq!(answers[0].is_refuted(), answers[1].is_refuted(), "{candidate}");
            several += usize::from(!answers[0].is_refuted());
        }
        assert!(several > 10, "{several}");
    }

    #[test]
    fn all_truths_of_a_puzzle_decide_it() {
        let layout = Layout::classic();
        let solution = Grid::parse_line(SOLUTION).unwrap();
        let (board, mut truths) = opened(0);
        for candidate in board.candidates().iter() {
            let mut nodes = 0;
            let mut search = ChoiceSearch { layout, truths: &mut truths, nodes: &mut nodes, limit: 100_000 };
            let mut state = ChoiceState::new(&board);
            state.choose(layout, candidate);
            let right = solution.get(candidate.cell) == Some(candidate.digit);
            match search.run(state) {
                SearchAnswer::Refuted => assert!(!right, "{candidate}"),
                SearchAnswer::Choice(state) => assert!(right && state.has(candidate), "{candidate}"),
                SearchAnswer::Limit => panic!("{candidate}"),
            }
        }
    }
}
