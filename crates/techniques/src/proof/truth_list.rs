//! Truths in a row, without a place on the heap.
use super::choice;
use crate::Context;
use qedoku_core::{Candidate, CandidateSet, Slot};

/// Truths in a row, without a place on the heap.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TruthList {
    members: [CandidateSet; TruthList::ROOM],
    len: usize,
}

impl TruthList {
    /// The most truths of a list.
    const ROOM: usize = 64;

    /// The truths of these slots; those beyond the room are left out.
    pub(crate) fn new(cx: &Context<'_>, slots: impl Iterator<Item = Slot>) -> Self {
        let mut list = Self { members: [CandidateSet::EMPTY; Self::ROOM], len: 0 };
        for slot in slots.take(Self::ROOM) {
            list.members[list.len] = cx.members(slot);
            list.len += 1;
        }
        list
    }

    /// True if the candidate is false by these truths.
    pub(crate) fn refutes(&self, cx: &Context<'_>, candidate: Candidate) -> bool {
        choice::refutes(cx.layout, &self.members[..self.len], candidate)
    }

    /// True if one of these truths alone makes the candidate false.
    pub(crate) fn refutes_at_once(&self, cx: &Context<'_>, candidate: Candidate) -> bool {
        let clashes = cx.layout.clashes(candidate);
        self.members[..self.len].iter().any(|members| members.is_subset(&clashes))
    }
}
