//! Decides whether one member of each of some truths can be chosen without a conflict.
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Layout, Truth};
use std::ops::Sub;

/// The members of truths: candidates, or places of one digit.
pub(crate) trait MemberKind: Copy + Sub<Output = Self> {
    /// One of them.
    type Member: Copy;
    /// None of them.
    const NONE: Self;

    /// True if it is one of them.
    fn has(&self, member: Self::Member) -> bool;
    /// Adds one.
    fn add(&mut self, member: Self::Member);
    /// Adds what cannot be true together with one.
    fn add_clashing(&mut self, layout: &Layout, member: Self::Member);
    /// The number of members.
    fn count(&self) -> usize;
    /// True if the sets have a member in common.
    fn overlaps(&self, other: &Self) -> bool;
    /// All of them, in order.
    fn each(&self) -> impl Iterator<Item = Self::Member>;
}

impl MemberKind for CandidateSet {
    type Member = Candidate;
    const NONE: Self = Self::EMPTY;

    fn has(&self, member: Candidate) -> bool {
        self.contains(member)
    }

    fn add(&mut self, member: Candidate) {
        self.insert(member);
    }

    fn add_clashing(&mut self, layout: &Layout, Candidate { cell, digit }: Candidate) {
        let own = self.plane(digit) | layout.peers(cell);
        for other in Digit::ALL {
            self.plane_mut(other).insert(cell);
        }
        *self.plane_mut(digit) = own;
        if layout.crosses() {
            *self |= layout.clashes(Candidate { cell, digit });
        }
    }

    fn count(&self) -> usize {
        self.len()
    }

    fn overlaps(&self, other: &Self) -> bool {
        self.meets(other)
    }

    fn each(&self) -> impl Iterator<Item = Candidate> {
        self.iter()
    }
}

impl MemberKind for CellSet {
    type Member = Cell;
    const NONE: Self = Self::EMPTY;

    fn has(&self, member: Cell) -> bool {
        self.contains(member)
    }

    fn add(&mut self, member: Cell) {
        self.insert(member);
    }

    fn add_clashing(&mut self, layout: &Layout, member: Cell) {
        *self |= layout.peers(member);
    }

    fn count(&self) -> usize {
        self.len()
    }

    fn overlaps(&self, other: &Self) -> bool {
        self.meets(*other)
    }

    fn each(&self) -> impl Iterator<Item = Cell> {
        self.iter()
    }
}

/// The members of one truth.
pub(super) trait MemberGroup<M: MemberKind>: Copy {
    /// True if one of them is taken.
    fn has_taken(&self, taken: &M) -> bool;
    /// Those that are not out.
    fn without(&self, out: &M) -> Self;
    /// The number of them.
    fn number(&self) -> usize;
    /// All of them, in order.
    fn members(&self) -> impl Iterator<Item = M::Member>;
}

impl<M: MemberKind> MemberGroup<M> for M {
    fn has_taken(&self, taken: &M) -> bool {
        self.overlaps(taken)
    }

    fn without(&self, out: &M) -> Self {
        *self - *out
    }

    fn number(&self) -> usize {
        self.count()
    }

    fn members(&self) -> impl Iterator<Item = M::Member> {
        self.each()
    }
}

/// The candidates of a slot: digits of a cell, or cells of a digit.
#[derive(Clone, Copy)]
pub(super) enum SlotMembers {
    Digits(Cell, DigitSet),
    Cells(Digit, CellSet),
}

impl SlotMembers {
    /// None for a truth that is not about a slot.
    pub(super) const fn of(truth: &Truth) -> Option<Self> {
        match *truth {
            Truth::Cell { cell, digits } => Some(Self::Digits(cell, digits)),
            Truth::House { digit, cells, .. } => Some(Self::Cells(digit, cells)),
            _ => None,
        }
    }
}

impl MemberGroup<CandidateSet> for SlotMembers {
    fn has_taken(&self, taken: &CandidateSet) -> bool {
        match *self {
            Self::Digits(cell, digits) => digits.iter().any(|digit| taken.plane(digit).contains(cell)),
            Self::Cells(digit, cells) => taken.plane(digit).meets(cells),
        }
    }

    fn without(&self, out: &CandidateSet) -> Self {
        match *self {
            Self::Digits(cell, digits) => Self::Digits(cell, digits.filter(|digit| !out.plane(digit).contains(cell))),
            Self::Cells(digit, cells) => Self::Cells(digit, cells - out.plane(digit)),
        }
    }

    fn number(&self) -> usize {
        match self {
            Self::Digits(_, digits) => digits.len(),
            Self::Cells(_, cells) => cells.len(),
        }
    }

    fn members(&self) -> impl Iterator<Item = Candidate> {
        let (cell, digits, digit, cells) = match *self {
            Self::Digits(cell, digits) => (cell, digits, Digit::D1, CellSet::EMPTY),
            Self::Cells(digit, cells) => (Cell::from_index(0), DigitSet::EMPTY, digit, cells),
        };
        let of_cell = digits.iter().map(move |digit| Candidate { cell, digit });
        of_cell.chain(cells.iter().map(move |cell| Candidate { cell, digit }))
    }
}

/// The members that are chosen, and those that can be no more.
#[derive(Clone, Copy)]
pub(super) struct MemberChoice<M> {
    taken: M,
    out: M,
}

impl<M: MemberKind> MemberChoice<M> {
    /// One member and whatever goes with it.
    pub(super) fn of(layout: &Layout, member: M::Member) -> Self {
        let mut choice = Self { taken: M::NONE, out: M::NONE };
        choice.take(layout, member);
        choice
    }

    /// Anything but one member.
    pub(super) fn without(member: M::Member) -> Self {
        let mut choice = Self { taken: M::NONE, out: M::NONE };
        choice.out.add(member);
        choice
    }

    /// Takes one member more.
    fn take(&mut self, layout: &Layout, member: M::Member) {
        self.taken.add(member);
        self.out.add_clashing(layout, member);
    }
}

/// True if each of the truths is needed to rule out all of the targets. The truths come back as they were.
pub(crate) fn needs_all<M: MemberKind>(layout: &Layout, truths: &mut [M], targets: M) -> bool {
    let Some(last) = truths.len().checked_sub(1) else { return true };
    (0..=last).all(|spared| {
        truths.swap(spared, last);
        let is_needed = targets.each().any(|target| !refutes(layout, &truths[..last], target));
        truths.swap(spared, last);
        is_needed
    })
}

/// True if the truths rule the target out.
pub(super) fn refutes<M: MemberKind>(layout: &Layout, truths: &[M], target: M::Member) -> bool {
    let mut choices = usize::MAX;
    !satisfiable(layout, truths, MemberChoice::of(layout, target), &mut choices)
}

/// True if one member of each truth can be chosen without a clash; so it is said as well once there are no choices left
/// to try.
pub(super) fn satisfiable<M: MemberKind, T: MemberGroup<M>>(
    layout: &Layout,
    truths: &[T],
    choice: MemberChoice<M>,
    choices: &mut usize,
) -> bool {
    let mut model = M::NONE;
    satisfiable_like(layout, truths, choice, choices, &mut model)
}

/// The same, where the members of `model` are tried first; it becomes those that were chosen, if they could be.
pub(super) fn satisfiable_like<M: MemberKind, T: MemberGroup<M>>(
    layout: &Layout,
    truths: &[T],
    choice: MemberChoice<M>,
    choices: &mut usize,
    model: &mut M,
) -> bool {
    let mut few = [0; FEW];
    let mut many = Vec::new();
    let open = if truths.len() <= FEW {
        &mut few[..truths.len()]
    } else {
        many.resize(truths.len(), 0);
        &mut many
    };
    (0..).zip(&mut *open).for_each(|(index, open)| *open = index);
    MemberSearch { layout, truths, choices, model }.complete(open, choice)
}

/// The number of truths for which no memory is asked for.
const FEW: usize = 64;

/// A search for one member of each of some truths.
struct MemberSearch<'a, M, T> {
    layout: &'a Layout,
    truths: &'a [T],
    choices: &'a mut usize,
    model: &'a mut M,
}

/// The members left of some truths.
enum TruthsLeft<T> {
    /// One of them has no member left.
    Nothing,
    /// A member of each is chosen.
    Chosen,
    /// These members of the truth that has the fewest of several.
    Several(T),
}

impl<M: MemberKind, T: MemberGroup<M>> MemberSearch<'_, M, T> {
    /// True if one member of each of the open truths, by their numbers, can be chosen. They may come back in another
    /// order.
    fn complete(&mut self, open: &mut [u16], mut choice: MemberChoice<M>) -> bool {
        let (left, several) = self.settle(open, &mut choice);
        let fewest = match several {
            TruthsLeft::Nothing => return false,
            TruthsLeft::Chosen => {
                *self.model = choice.taken;
                return true;
            }
            TruthsLeft::Several(fewest) => fewest,
        };
        for likely in [true, false] {
            for member in fewest.members() {
                if self.model.has(member) != likely {
                    continue;
                }
                let Some(fewer) = self.choices.checked_sub(1) else { return true };
                *self.choices = fewer;
                let mut with = choice;
                with.take(self.layout, member);
                if self.complete(&mut open[..left], with) {
                    return true;
                }
                choice.out.add(member);
            }
        }
        false
    }

    /// Chooses what is left alone until nothing changes. The open truths of which no member is chosen come to stand first;
    /// how many they are, and what is left of them.
    fn settle(&self, open: &mut [u16], choice: &mut MemberChoice<M>) -> (usize, TruthsLeft<T>) {
        let mut left = open.len();
        loop {
            let mut changed = false;
            let mut several = TruthsLeft::Chosen;
            let mut fewest = usize::MAX;
            let mut kept = 0;
            for at in 0..left {
                let truth = &self.truths[usize::from(open[at])];
                if truth.has_taken(&choice.taken) {
                    continue;
                }
                let members = truth.without(&choice.out);
                match members.number() {
                    0 => return (left, TruthsLeft::Nothing),
                    1 => {
                        members.members().for_each(|only| choice.take(self.layout, only));
                        changed = true;
                        continue;
                    }
                    count if count < fewest => (several, fewest) = (TruthsLeft::Several(members), count),
                    _ => {}
                }
                open.swap(kept, at);
                kept += 1;
            }
            left = kept;
            if !changed {
                return (left, several);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(names: &[&str]) -> CellSet {
        names.iter().filter_map(|name| Cell::parse(name)).collect()
    }

    #[test]
    fn an_idle_truth_is_told_from_a_needed_one() {
        let layout = Layout::classic();
        let [one, two] = [cells(&["r1c1", "r1c5"]), cells(&["r4c1", "r4c5"])];
        let idle = cells(&["r7c3", "r7c8"]);
        let gone = cells(&["r9c1"]);
        assert!(needs_all(layout, &mut [one, two], gone));
        assert!(!needs_all(layout, &mut [one, idle, two], gone));
        assert!(needs_all(layout, &mut [one], cells(&["r1c3"])), "a truth that rules out alone is needed");
    }

    #[test]
    fn places_of_a_digit_are_candidates() {
        let layout = Layout::classic();
        let places = [cells(&["r1c1", "r1c5"]), cells(&["r4c1", "r4c5"]), cells(&["r7c1", "r7c9"])];
        let truths = places.map(|cells| CandidateSet::of_digit(Digit::D4, cells));
        for cell in CellSet::ALL {
            let candidate = Candidate { cell, digit: Digit::D4 };
            assert_eq!(refutes(layout, &places, cell), refutes(layout, &truths, candidate), "{cell}");
        }
    }

    #[test]
    fn what_clashes_is_added_to_what_is_out() {
        let layout = Layout::classic();
        let member = Candidate { cell: Cell::at(5, 5), digit: Digit::D5 };
        for before in [CandidateSet::EMPTY, CandidateSet::of(member)] {
            let mut out = before;
            out.add_clashing(layout, member);
            assert_eq!(out, before | layout.clashes(member), "the member itself stays what it was");
        }
    }

    #[test]
    fn what_takes_too_many_choices_is_not_refuted() {
        let layout = Layout::classic();
        // Four cells for three digits, which only trying them out shows.
        let cells = cells(&["r1c1", "r1c2", "r1c3", "r1c4"]);
        let digits = [Digit::D1, Digit::D2, Digit::D3].into_iter().collect();
        let truths: Vec<CandidateSet> = cells.iter().map(|cell| CandidateSet::of_cell(cell, digits)).collect();
        let elsewhere = MemberChoice::of(layout, Candidate { cell: Cell::at(9, 9), digit: Digit::D9 });
        assert!(!satisfiable(layout, &truths, elsewhere, &mut 9));
        assert!(satisfiable(layout, &truths, elsewhere, &mut 2));
    }
}
