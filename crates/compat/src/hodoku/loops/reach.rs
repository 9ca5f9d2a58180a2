//! All that follows from each state in HoDoKu's tables, in no order and without a way to it.
use super::links::{LiteralState, LoopLinks};

/// The number of bits of a word, one for each state.
const BITS: usize = u64::BITS as usize;

/// The mark of a state that the walk has not come to yet, or that it has left.
const NONE: u16 = u16::MAX;

/// For each state the states that follow from it in one link or more. States that follow from each other are a group and
/// have the same; groups come after those that follow from them, so that each is filled once.
#[derive(Clone, Debug, Default)]
pub(in crate::hodoku) struct LoopReach {
    /// The number of words with a bit for each state.
    words: usize,
    /// One row of bits for each group.
    rows: Vec<u64>,
    /// The group of each state.
    group: Vec<u16>,
    /// The number by which the walk came to each state.
    came: Vec<u16>,
    /// The earliest state on the walk's way that each leads back to.
    low: Vec<u16>,
    /// States without a group yet.
    open: Vec<LiteralState>,
    /// The walk's way, and how many links of each state it has followed.
    way: Vec<(LiteralState, usize)>,
}

impl LoopReach {
    /// Finds what follows from each state.
    pub(in crate::hodoku) fn fill(&mut self, links: &LoopLinks) {
        let states = 2 * links.len();
        self.words = states.div_ceil(BITS);
        self.rows.clear();
        for numbers in [&mut self.group, &mut self.came, &mut self.low] {
            numbers.clear();
            numbers.resize(states, NONE);
        }
        // The first group is that of all from which nothing follows.
        self.rows.resize(self.words, 0);
        let mut arrived = 0;
        let mut groups = 1;
        for first in (0..links.len()).flat_map(|node| [false, true].map(|holds| LiteralState::new(node, holds))) {
            if self.came[first.index()] == NONE {
                self.arrive(first, &mut arrived);
                self.walk(links, &mut arrived, &mut groups);
            }
        }
    }

    fn arrive(&mut self, state: LiteralState, arrived: &mut u16) {
        self.came[state.index()] = *arrived;
        self.low[state.index()] = *arrived;
        *arrived += 1;
        self.open.push(state);
        self.way.push((state, 0));
    }

    /// Goes depth first through all that follows from the state on the way.
    fn walk(&mut self, links: &LoopLinks, arrived: &mut u16, groups: &mut u16) {
        while let Some(&(state, followed)) = self.way.last() {
            let at = state.index();
            if let Some((place, to)) = self.look_around(links, state, followed) {
                self.way.last_mut().into_iter().for_each(|last| last.1 = place + 1);
                self.arrive(to, arrived);
                continue;
            }
            self.way.pop();
            if let Some(&(before, _)) = self.way.last() {
                self.low[before.index()] = self.low[before.index()].min(self.low[at]);
            }
            if self.low[at] == self.came[at] {
                self.close(links, state, *groups);
                *groups += 1;
            }
        }
    }

    /// The first new state among the links of a state from a place on. One from which nothing follows needs no visit.
    fn look_around(&mut self, links: &LoopLinks, state: LiteralState, from: usize) -> Option<(usize, LiteralState)> {
        let mut low = self.low[state.index()];
        let mut new = None;
        for (place, &to) in links.next(state).iter().enumerate().skip(from) {
            let came = self.came[to.index()];
            if came != NONE {
                if self.group[to.index()] == NONE {
                    low = low.min(came);
                }
            } else if links.next(to).is_empty() {
                (self.came[to.index()], self.group[to.index()]) = (0, 0);
            } else {
                new = Some((place, to));
                break;
            }
        }
        self.low[state.index()] = low;
        new
    }

    /// Makes a group of the open states from this one on.
    fn close(&mut self, links: &LoopLinks, first: LiteralState, group: u16) {
        let start = self.open.iter().rposition(|&state| state == first).unwrap_or_default();
        for &state in &self.open[start..] {
            self.group[state.index()] = group;
        }
        let before = self.rows.len();
        self.rows.resize(before + self.words, 0);
        let (known, row) = self.rows.split_at_mut(before);
        for &state in &self.open[start..] {
            for &to in links.next(state) {
                let word = to.index() / BITS;
                let bit = 1 << (to.index() % BITS);
                let other = usize::from(self.group[to.index()]);
                if row[word] & bit == 0 && other != usize::from(group) && other != 0 {
                    let others = &known[other * self.words..][..self.words];
                    row.iter_mut().zip(others).for_each(|(word, other)| *word |= other);
                }
                row[word] |= bit;
            }
        }
        self.open.truncate(start);
    }

    /// True if one state follows from another.
    #[inline]
    pub(in crate::hodoku) fn follows(&self, from: LiteralState, to: LiteralState) -> bool {
        let row = usize::from(self.group[from.index()]) * self.words;
        self.rows[row + to.index() / BITS] >> (to.index() % BITS) & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::StateTree;
    use super::*;
    use crate::hodoku::houses::lend;
    use crate::hodoku::testing::board;

    use qedoku_techniques::Context;

    #[test]
    fn what_follows_is_what_a_tree_has_for_every_premise() {
        let board = board("..36....94.....3.8...2......1.9.....5.6.8.....8..4..6...81..2..2.......6.97.6..5.");
        let cx = Context::new(&board, &[]);
        let mut reach = LoopReach::default();
        let mut tree = StateTree::default();
        for grouped in [true, false] {
            let compared = lend(&cx, |houses, links: &mut LoopLinks| {
                links.fill(&cx, houses);
                if grouped {
                    links.add_groups(&cx, houses);
                }
                reach.fill(links);
                let states =
                    || (0..links.len()).flat_map(|node| [false, true].map(|holds| LiteralState::new(node, holds)));
                let mut all = 0;
                for premise in states() {
                    tree.run(links, premise);
                    let mut follows: Vec<LiteralState> = links.next(premise).to_vec();
                    follows.extend(tree.order().iter().skip(1));
                    let back = tree.order().iter().any(|&state| links.next(state).contains(&premise));
                    for state in states() {
                        let expected = if state == premise { back } else { follows.contains(&state) };
                        assert_eq!(reach.follows(premise, state), expected, "{premise:?} {state:?}");
                        all += usize::from(expected);
                    }
                }
                all
            });
            assert!(compared.is_some_and(|all| all > 5_000), "{compared:?}");
        }
    }
}
