//! The argument of a candidate that goes, as it clashes with every candidate of a slot.
use crate::board::Board;
use crate::set::CandidateSet;
use crate::slot::Slot;
use crate::wire::logged;

logged! {
    /// A slot takes one of its candidates, and each of them rules out the same.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Clash {
        /// The slot: `r4c7`, or `b6n5` for the digit 5 in box 6.
        pub slot: Slot,
        /// Other slots that rule out candidates, each by itself; often none.
        #[more("Techniques give several only for cells of one rule.")]
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub also: Vec<Slot>,
    }

    /// A slot takes one of its candidates, and each of them rules out the same.
    form;
}

/// The candidates that one slot rules out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuledOut {
    /// The slot.
    pub slot: Slot,
    /// Candidates that clash with every candidate of it.
    pub gone: CandidateSet,
}

impl RuledOut {
    /// All that clashes with every candidate that a slot has left on a board.
    pub fn by(board: &Board, slot: Slot) -> Self {
        let members = slot.candidates(board.layout()) & *board.candidates();
        let mut gone = if members.is_empty() { CandidateSet::EMPTY } else { *board.candidates() };
        for member in members.iter() {
            gone &= board.layout().clashes(member);
            if gone.is_empty() {
                break;
            }
        }
        Self { slot, gone }
    }
}

impl Clash {
    /// The argument of one slot.
    pub const fn of(slot: Slot) -> Self {
        Self { slot, also: Vec::new() }
    }

    /// The argument of several slots; none without a slot.
    pub fn of_all(slots: impl IntoIterator<Item = Slot>) -> Option<Self> {
        let mut slots = slots.into_iter();
        Some(Self { slot: slots.next()?, also: slots.collect() })
    }

    /// All slots.
    pub fn slots(&self) -> impl Iterator<Item = Slot> {
        [self.slot].into_iter().chain(self.also.iter().copied())
    }

    /// The candidates that go, by the slots that rule them out: for each cell the slot that takes most of it, then the one
    /// that takes most of the rest. Slots that are not needed are left out.
    pub fn by_slot(&self, board: &Board, gone: &CandidateSet) -> Vec<RuledOut> {
        let all: Vec<RuledOut> = self.slots().map(|slot| RuledOut::by(board, slot)).collect();
        let mut shares: Vec<RuledOut> = all.iter().map(|it| RuledOut { gone: CandidateSet::EMPTY, ..*it }).collect();
        for cell in gone.cells() {
            let mut left = gone.digits(cell);
            while !left.is_empty() {
                let taken = |it: &RuledOut| it.gone.digits(cell) & left;
                let most = (0..all.len()).rev().max_by_key(|&at| taken(&all[at]).len());
                let Some(at) = most.filter(|&at| !taken(&all[at]).is_empty()) else { break };
                shares[at].gone |= CandidateSet::of_cell(cell, taken(&all[at]));
                left -= taken(&all[at]);
            }
        }
        shares.retain(|it| !it.gone.is_empty());
        shares
    }
}
