//! Choosing a few sets that have as few members between them.
use qedoku_core::{CellSet, Digit, DigitSet};
use std::ops::{BitOr, ControlFlow};

/// A set whose members can be counted.
pub trait Countable: Copy + Default + BitOr<Output = Self> {
    /// The number of members.
    fn count(self) -> usize;
}

impl Countable for CellSet {
    fn count(self) -> usize {
        self.len()
    }
}

impl Countable for DigitSet {
    fn count(self) -> usize {
        self.len()
    }
}

/// A short list of sets, nine at most, each with the cell or digit it belongs to.
#[derive(Clone, Copy, Debug)]
pub struct SetList<K, S> {
    keys: [K; Digit::COUNT],
    sets: [S; Digit::COUNT],
    len: usize,
}

impl<K: Copy, S: Countable> SetList<K, S> {
    /// The first of these.
    pub fn collect(empty: K, items: impl Iterator<Item = (K, S)>) -> Self {
        let mut list = Self { keys: [empty; Digit::COUNT], sets: [S::default(); Digit::COUNT], len: 0 };
        for (key, set) in items.take(Digit::COUNT) {
            (list.keys[list.len], list.sets[list.len]) = (key, set);
            list.len += 1;
        }
        list
    }

    /// The members of one set for each digit that are `wanted`. Which they are is anybody's guess: each is written, and
    /// stays where it is wanted.
    pub(crate) fn of_digits(empty: K, item: impl Fn(Digit) -> (K, S), wanted: impl Fn(S) -> bool) -> Self {
        let mut list = Self { keys: [empty; Digit::COUNT], sets: [S::default(); Digit::COUNT], len: 0 };
        for digit in Digit::ALL {
            let (key, set) = item(digit);
            (list.keys[list.len], list.sets[list.len]) = (key, set);
            list.len += usize::from(wanted(set));
        }
        list
    }

    /// A bit for each of the sets.
    pub(crate) const fn all(&self) -> u16 {
        (1 << self.len) - 1
    }

    /// The keys of the sets at these indices.
    pub fn keys(&self, chosen: u16) -> impl Iterator<Item = K> + '_ {
        self.keys.iter().enumerate().filter(move |&(index, _)| chosen >> index & 1 == 1).map(|(_, &key)| key)
    }

    /// Calls `report` with each `size` of the sets that have at most `size` members between them: which sets, a bit
    /// each, and those members.
    pub fn choose(&self, size: usize, report: &mut dyn FnMut(u16, S) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.len < size {
            return ControlFlow::Continue(());
        }
        if size == 2 {
            return self.choose_two(report);
        }
        extend(&self.sets[..self.len], size, size, ChosenSets::default(), report)
    }

    /// The same for two sets.
    fn choose_two(&self, report: &mut dyn FnMut(u16, S) -> ControlFlow<()>) -> ControlFlow<()> {
        for (one, &first) in self.sets[..self.len].iter().enumerate() {
            for (other, &second) in self.sets[..self.len].iter().enumerate().skip(one + 1) {
                let union = first | second;
                if union.count() <= 2 {
                    report(1 << one | 1 << other, union)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Calls `report` with each `size` of the sets that have, with the members of `beside`, at most one member more
    /// than they are.
    pub(crate) fn choose_beside(
        &self,
        beside: S,
        size: usize,
        report: &mut dyn FnMut(u16, S) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.len < size || size == 0 {
            return ControlFlow::Continue(());
        }
        extend(&self.sets[..self.len], size + 1, size, ChosenSets { union: beside, ..ChosenSets::default() }, report)
    }

    /// Calls `report` with each `size` of the sets that have, with the members of `beside`, at most `most` members, in
    /// the order of their bits read as a number: those without the last set come first.
    pub fn choose_colex(
        &self,
        beside: S,
        size: usize,
        most: usize,
        report: &mut dyn FnMut(u16, S) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        extend_colex(&self.sets[..self.len], size, most, 0, beside, report)
    }
}

/// The sets chosen so far.
#[derive(Clone, Copy, Default)]
struct ChosenSets<S> {
    /// The bit of the first set that may still be added.
    next: usize,
    sets: u16,
    union: S,
}

/// Chooses `missing` more of `sets`.
fn extend<S: Countable>(
    sets: &[S],
    size: usize,
    missing: usize,
    before: ChosenSets<S>,
    report: &mut dyn FnMut(u16, S) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let starts = sets.len() + 1 - missing;
    for (index, &set) in sets[..starts].iter().enumerate() {
        let union = before.union | set;
        if union.count() > size {
            continue;
        }
        let at = before.next + index;
        let chosen = ChosenSets { next: at + 1, sets: before.sets | 1 << at, union };
        if missing == 1 {
            report(chosen.sets, union)?;
        } else {
            extend(&sets[index + 1..], size, missing - 1, chosen, report)?;
        }
    }
    ControlFlow::Continue(())
}

/// Chooses `missing` more of `sets`, the last of them first.
fn extend_colex<S: Countable>(
    sets: &[S],
    missing: usize,
    most: usize,
    chosen: u16,
    union: S,
    report: &mut dyn FnMut(u16, S) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if missing == 0 {
        return report(chosen, union);
    }
    for (last, &set) in sets.iter().enumerate().skip(missing - 1) {
        let union = union | set;
        if union.count() <= most {
            extend_colex(&sets[..last], missing - 1, most, chosen | 1 << last, union, report)?;
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_found_once() {
        let sets = [0b0011, 0b0110, 0b0101, 0b1000, 0b0111].map(DigitSet::from_bits);
        let list = SetList::collect('x', ('a'..).zip(sets));
        let mut found = vec![];
        let _ = list.choose(3, &mut |chosen, union| {
            found.push((list.keys(chosen).collect::<String>(), union.bits()));
            ControlFlow::Continue(())
        });
        let expected = [("abc", 0b111), ("abe", 0b111), ("ace", 0b111), ("bce", 0b111)];
        assert!(found.iter().map(|(keys, union)| (keys.as_str(), *union)).eq(expected), "{found:?}");
        let few = SetList::collect('x', ('a'..).zip(sets).take(2));
        assert!(few.choose(3, &mut |_, _| ControlFlow::Break(())).is_continue());
    }

    #[test]
    fn colex_choices_come_in_the_order_of_their_bits() {
        let sets = [0b0011, 0b0110, 0b0101, 0b1000, 0b0111, 0b1111].map(DigitSet::from_bits);
        let list = SetList::collect('x', ('a'..).zip(sets));
        for size in 0..=6 {
            for most in 0..=4 {
                for beside in [0, 0b100, 0b1001].map(DigitSet::from_bits) {
                    let union = |chosen: u16| {
                        (0..6_usize).filter(|at| chosen >> at & 1 == 1).fold(beside, |all, at| all | sets[at])
                    };
                    let fits = |chosen: &u16| chosen.count_ones() as usize == size && union(*chosen).len() <= most;
                    let expected: Vec<_> = (0..1 << 6).filter(fits).map(|chosen| (chosen, union(chosen))).collect();
                    let mut found = vec![];
                    let _ = list.choose_colex(beside, size, most, &mut |chosen, union| {
                        found.push((chosen, union));
                        ControlFlow::Continue(())
                    });
                    let found: Vec<_> = found.into_iter().filter(|(_, union)| union.len() <= most).collect();
                    assert_eq!(found, expected, "{size} of the sets beside {beside:?}, {most} members");
                }
            }
        }
    }
}
