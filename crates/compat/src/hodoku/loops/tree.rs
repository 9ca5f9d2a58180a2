//! All that follows from a premise in HoDoKu's tables, breadth first: one way to each state.
use super::links::{LiteralState, LoopLinks};

/// The origin of a state.
#[derive(Clone, Copy, Debug)]
struct FoundState {
    /// The search that found it last.
    search: u32,
    /// The state that it was found from.
    parent: LiteralState,
    /// The number of links to the state.
    depth: u16,
}

/// The states that follow from a premise, in the order in which they are found.
#[derive(Clone, Debug, Default)]
pub(in crate::hodoku) struct StateTree {
    order: Vec<LiteralState>,
    /// For each state how it was found.
    reached: Vec<FoundState>,
    /// The number of this search.
    search: u32,
}

impl StateTree {
    /// Finds what follows from a premise.
    pub(in crate::hodoku) fn run(&mut self, links: &LoopLinks, premise: LiteralState) {
        self.order.clear();
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            // What older searches left would look new again.
            self.reached.clear();
            self.search = 1;
        }
        let states = (2 * links.len()).max(self.reached.len());
        self.reached.resize(states, FoundState { search: 0, parent: premise, depth: 0 });
        self.reached[premise.index()] = FoundState { search: self.search, parent: premise, depth: 0 };
        self.order.push(premise);
        let mut place = 0;
        while let Some(&from) = self.order.get(place) {
            let depth = self.reached[from.index()].depth + 1;
            for &to in links.next(from) {
                let reached = &mut self.reached[to.index()];
                if reached.search != self.search {
                    *reached = FoundState { search: self.search, parent: from, depth };
                    self.order.push(to);
                }
            }
            place += 1;
        }
    }

    /// The states that follow, the premise first.
    pub(in crate::hodoku) fn order(&self) -> &[LiteralState] {
        &self.order
    }

    /// The number of links to a state that follows.
    #[inline]
    pub(in crate::hodoku) fn depth(&self, state: LiteralState) -> usize {
        usize::from(self.reached[state.index()].depth)
    }

    /// The way from the premise to a state that follows, both included.
    pub(in crate::hodoku) fn path(&self, state: LiteralState, path: &mut Vec<LiteralState>) {
        path.clear();
        path.push(state);
        let mut at = state;
        for _ in 0..self.depth(state) {
            at = self.reached[at.index()].parent;
            path.push(at);
        }
        path.reverse();
    }
}
