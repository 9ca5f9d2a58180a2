//! All that follows from a premise, breadth first: one way to each state.
use super::links::{Links, State};

/// The states that follow from a premise, in the order in which they are found.
#[derive(Clone, Debug, Default)]
pub(in crate::hodoku) struct Tree {
    order: Vec<State>,
    /// The state that each was found from.
    parents: Vec<State>,
    /// How many links there are to each.
    depths: Vec<u16>,
    reached: Vec<u64>,
}

impl Tree {
    /// Finds what follows from a premise.
    pub(in crate::hodoku) fn run(&mut self, links: &Links, premise: State) {
        let states = 2 * links.len();
        self.order.clear();
        self.reached.clear();
        self.reached.resize(states.div_ceil(64), 0);
        self.parents.resize(states.max(self.parents.len()), premise);
        self.depths.resize(states.max(self.depths.len()), 0);
        self.add(premise, premise, 0);
        let mut place = 0;
        while let Some(&from) = self.order.get(place) {
            let depth = self.depths[from.index()] + 1;
            for &to in links.next(from) {
                if !self.has(to) {
                    self.add(to, from, depth);
                }
            }
            place += 1;
        }
    }

    #[inline]
    fn add(&mut self, state: State, parent: State, depth: u16) {
        self.reached[state.index() / 64] |= 1 << (state.index() % 64);
        self.parents[state.index()] = parent;
        self.depths[state.index()] = depth;
        self.order.push(state);
    }

    /// Whether the state follows.
    #[inline]
    pub(in crate::hodoku) fn has(&self, state: State) -> bool {
        self.reached[state.index() / 64] >> (state.index() % 64) & 1 == 1
    }

    /// What follows, the premise first.
    pub(in crate::hodoku) fn order(&self) -> &[State] {
        &self.order
    }

    /// How many links there are to a state that follows.
    #[inline]
    pub(in crate::hodoku) fn depth(&self, state: State) -> usize {
        usize::from(self.depths[state.index()])
    }

    /// The way from the premise to a state that follows, both included.
    pub(in crate::hodoku) fn path(&self, state: State, path: &mut Vec<State>) {
        path.clear();
        path.push(state);
        let mut at = state;
        for _ in 0..self.depth(state) {
            at = self.parents[at.index()];
            path.push(at);
        }
        path.reverse();
    }
}
