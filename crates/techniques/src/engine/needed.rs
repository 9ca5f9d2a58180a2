//! Few truths that bear out a conclusion, found by search.
use crate::Context;
use qedoku_core::{Candidate, CandidateSet, Conclusion, Layout, Slot, Truth};

/// The truths of these slots that bear out the conclusion, less those that the others make superfluous; the last ones
/// are given up first. They stand in the order of the slots.
pub(crate) fn truths(cx: &Context<'_>, slots: &[Slot], conclusion: &Conclusion) -> Vec<Truth> {
    let mut kept: Vec<(Slot, CandidateSet)> = slots.iter().map(|&slot| (slot, cx.members(slot))).collect();
    for index in (0..kept.len()).rev() {
        let spare = kept.remove(index);
        let members: Vec<CandidateSet> = kept.iter().map(|&(_, members)| members).collect();
        if !bear_out(cx, &members, conclusion) {
            kept.insert(index, spare);
        }
    }
    kept.into_iter().map(|(slot, _)| cx.truth(slot)).collect()
}

/// Truths in a row, without a place on the heap.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shelf {
    members: [CandidateSet; Shelf::ROOM],
    len: usize,
}

impl Shelf {
    /// How many truths there are at most.
    pub(crate) const ROOM: usize = 64;

    /// What these slots say; those beyond the room are left out.
    pub(crate) fn new(cx: &Context<'_>, slots: impl Iterator<Item = Slot>) -> Self {
        let mut shelf = Self { members: [CandidateSet::EMPTY; Self::ROOM], len: 0 };
        for slot in slots.take(Self::ROOM) {
            shelf.members[shelf.len] = cx.members(slot);
            shelf.len += 1;
        }
        shelf
    }

    /// Whether the candidate is false by these truths.
    pub(crate) fn refutes(&self, cx: &Context<'_>, candidate: Candidate) -> bool {
        let out = CandidateSet::ALL - *cx.board.candidates();
        !satisfiable(cx.layout, &self.members[..self.len], out | cx.layout.clashes(candidate))
    }

    /// Whether one of these truths alone makes the candidate false.
    pub(crate) fn refutes_at_once(&self, cx: &Context<'_>, candidate: Candidate) -> bool {
        let clashes = cx.layout.clashes(candidate);
        self.members[..self.len].iter().any(|members| members.is_subset(&clashes))
    }
}

/// Whether no choice of one member of each truth goes against a part of the conclusion.
fn bear_out(cx: &Context<'_>, truths: &[CandidateSet], Conclusion { place, eliminate }: &Conclusion) -> bool {
    let out = CandidateSet::ALL - *cx.board.candidates();
    eliminate.iter().all(|candidate| !satisfiable(cx.layout, truths, out | cx.layout.clashes(candidate)))
        && place.iter().all(|candidate| !satisfiable(cx.layout, truths, out | CandidateSet::of(candidate)))
}

/// Whether one member of each truth can be chosen without a clash among what is not out.
fn satisfiable(layout: &Layout, truths: &[CandidateSet], mut out: CandidateSet) -> bool {
    let open = match propagate(layout, truths, &mut out) {
        Left::Nothing => return false,
        Left::Chosen => return true,
        Left::Several(open) => open,
    };
    for member in open.iter() {
        if satisfiable(layout, truths, out | layout.clashes(member)) {
            return true;
        }
        out.insert(member);
    }
    false
}

/// What is left of some truths.
enum Left {
    /// One of them has no member left.
    Nothing,
    /// A member of each is chosen.
    Chosen,
    /// These members of the truth that has the fewest of several.
    Several(CandidateSet),
}

/// Chooses what is left alone until nothing changes.
fn propagate(layout: &Layout, truths: &[CandidateSet], out: &mut CandidateSet) -> Left {
    loop {
        let (mut changed, mut open, mut fewest) = (false, Left::Chosen, usize::MAX);
        for truth in truths {
            let left = *truth - *out;
            let count = left.len();
            match left.single() {
                None if count == 0 => return Left::Nothing,
                None if count < fewest => (open, fewest) = (Left::Several(left), count),
                None => {}
                Some(only) => changed |= choose(layout, only, out),
            }
        }
        if !changed {
            return open;
        }
    }
}

/// Rules out what clashes with a candidate; tells whether anything of it was left.
fn choose(layout: &Layout, candidate: Candidate, out: &mut CandidateSet) -> bool {
    let clashes = layout.clashes(candidate);
    let news = !clashes.is_subset(out);
    *out |= clashes;
    news
}
