//! Few puzzles that cover the same techniques as many: a smallest set cover.
use std::mem;

/// The most branches of the search for a smallest set.
const BRANCHES: u64 = 2_000_000;

/// The bits of a word of a set.
const BITS: usize = 64;

/// The techniques that one puzzle uses, and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct UsedSet {
    words: Vec<u64>,
    pub(super) number: u64,
    pub(super) place: String,
    pub(super) givens: String,
}

impl UsedSet {
    fn word(&self, at: usize) -> u64 {
        self.words.get(at).copied().unwrap_or_default()
    }

    fn has(&self, technique: usize) -> bool {
        self.word(technique / BITS) >> (technique % BITS) & 1 == 1
    }

    fn is_within(&self, other: &Self) -> bool {
        self.words.iter().enumerate().all(|(at, word)| word & !other.word(at) == 0)
    }

    /// The places of the rows of its techniques.
    pub(super) fn techniques(&self) -> impl Iterator<Item = usize> {
        (0..self.words.len() * BITS).filter(|&at| self.has(at))
    }

    /// The number of its techniques that are still missing.
    fn gain(&self, missing: &[usize]) -> usize {
        missing.iter().filter(|&&at| self.has(at)).count()
    }
}

/// The sets of techniques that puzzles use; those that lie within another are not kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct UsedSets {
    sets: Vec<UsedSet>,
}

impl UsedSets {
    pub(super) fn add(&mut self, techniques: &[usize], number: u64, place: &str, givens: &str) {
        let mut words = vec![0; techniques.iter().map(|at| at / BITS + 1).max().unwrap_or_default()];
        for at in techniques {
            words[at / BITS] |= 1 << (at % BITS);
        }
        let mut set = UsedSet { words, number, place: String::new(), givens: String::new() };
        if self.sets.iter().any(|known| set.is_within(known)) {
            return;
        }
        place.clone_into(&mut set.place);
        givens.clone_into(&mut set.givens);
        self.sets.retain(|known| !known.is_within(&set));
        self.sets.push(set);
    }

    /// Few sets that together have all techniques, in the order in which they came; and whether fewer do not suffice.
    pub(super) fn fewest(&self) -> (Vec<&UsedSet>, bool) {
        let mut missing: Vec<usize> = self.sets.iter().flat_map(UsedSet::techniques).collect();
        missing.sort_unstable();
        missing.dedup();
        let mut search =
            PuzzleSetSearch { sets: &self.sets, chosen: Vec::new(), best: self.greedy(&missing), branches: 0 };
        search.branch(&missing);
        let is_smallest = search.branches <= BRANCHES;
        let mut best = search.best;
        best.sort_unstable();
        (best.into_iter().map(|at| &self.sets[at]).collect(), is_smallest)
    }

    /// Always the set that has most of what is missing, the first of equals.
    fn greedy(&self, missing: &[usize]) -> Vec<usize> {
        let mut missing = missing.to_vec();
        let mut chosen = Vec::new();
        while !missing.is_empty() {
            let gains = self.sets.iter().enumerate().map(|(at, set)| (set.gain(&missing), at));
            let Some((_, best)) = gains.max_by_key(|&(gain, at)| (gain, std::cmp::Reverse(at))) else { break };
            chosen.push(best);
            missing.retain(|&technique| !self.sets[best].has(technique));
        }
        chosen
    }
}

/// A search for the fewest sets: whatever technique the fewest sets have, one of these is chosen.
struct PuzzleSetSearch<'s> {
    sets: &'s [UsedSet],
    chosen: Vec<usize>,
    best: Vec<usize>,
    branches: u64,
}

impl PuzzleSetSearch<'_> {
    fn branch(&mut self, missing: &[usize]) {
        self.branches += 1;
        if self.branches > BRANCHES {
            return;
        }
        if missing.is_empty() {
            if self.chosen.len() < self.best.len() {
                self.best = mem::take(&mut self.chosen);
                self.chosen.clone_from(&self.best);
            }
            return;
        }
        if self.chosen.len() + self.least(missing) >= self.best.len() {
            return;
        }
        let sets = self.sets;
        let holders = |technique: usize| (0..sets.len()).filter(move |&at| sets[at].has(technique));
        let rarest = missing.iter().copied().min_by_key(|&technique| holders(technique).count());
        let mut choices: Vec<usize> = rarest.map(|technique| holders(technique).collect()).unwrap_or_default();
        choices.sort_by_key(|&at| std::cmp::Reverse(self.sets[at].gain(missing)));
        for choice in choices {
            let left: Vec<usize> = missing.iter().copied().filter(|&at| !self.sets[choice].has(at)).collect();
            self.chosen.push(choice);
            self.branch(&left);
            self.chosen.pop();
        }
    }

    /// The sets that are needed at the least: of the techniques that are missing, some share no set, and each of them
    /// needs one of its own.
    fn least(&self, missing: &[usize]) -> usize {
        let mut used = vec![false; self.sets.len()];
        let mut count = 0;
        for &technique in missing {
            let holders = || (0..self.sets.len()).filter(|&at| self.sets[at].has(technique));
            if holders().all(|at| !used[at]) {
                count += 1;
                holders().for_each(|at| used[at] = true);
            }
        }
        count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sets(all: &[&[usize]]) -> UsedSets {
        let mut sets = UsedSets::default();
        for (techniques, number) in all.iter().zip(1..) {
            sets.add(techniques, number, "", "");
        }
        sets
    }

    fn numbers(sets: &UsedSets) -> (Vec<u64>, bool) {
        let (chosen, is_smallest) = sets.fewest();
        (chosen.iter().map(|set| set.number).collect(), is_smallest)
    }

    #[test]
    fn fewer_sets_are_found_than_greed_finds() {
        // The largest set is the wrong beginning.
        let sets = sets(&[&[0, 1, 2, 3, 70, 71], &[0, 1, 2, 80], &[3, 70, 71, 81], &[80], &[0, 2]]);
        assert_eq!(sets.sets.len(), 3, "those within others are not kept");
        assert_eq!(sets.greedy(&[0, 1, 2, 3, 70, 71, 80, 81]), [0, 1, 2]);
        assert_eq!(numbers(&sets), (vec![2, 3], true));
    }

    #[test]
    fn a_set_that_holds_earlier_ones_takes_their_place() {
        assert_eq!(numbers(&sets(&[&[0], &[1], &[0, 1], &[0, 1]])), (vec![3], true));
        assert_eq!(numbers(&UsedSets::default()), (vec![], true));
    }

    #[test]
    fn the_fewest_are_as_few_as_trying_all_finds() {
        let mut seed = 9_u64;
        let mut draw = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 40) as usize
        };
        for _ in 0..60 {
            let all: Vec<Vec<usize>> = (0..9).map(|_| (0..3).map(|_| draw() % 10).collect()).collect();
            let sets = sets(&all.iter().map(Vec::as_slice).collect::<Vec<_>>());
            let whole: u64 = all.iter().flatten().fold(0, |bits, at| bits | 1 << at);
            let covers = |chosen: u32| {
                let of = (0..9).filter(|at| chosen >> at & 1 == 1).flat_map(|at| &all[at]);
                of.fold(0_u64, |bits, at| bits | 1 << at) == whole
            };
            let fewest = (0..1_u32 << 9).filter(|&chosen| covers(chosen)).map(u32::count_ones).min();
            let (found, is_smallest) = sets.fewest();
            assert!(is_smallest);
            assert_eq!(Some(found.len() as u32), fewest, "{all:?}");
        }
    }
}
