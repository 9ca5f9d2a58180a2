//! The candidates of a board by number.
use super::round_board::RoundBoard;
use crate::kernels::links::matrix::BitMatrix;
use qedoku_core::{Candidate, CandidateSet, Slot};
use std::ops::Range;

/// No number.
const NONE: u16 = u16::MAX;

/// The open candidates of a board by number, what goes where each is placed, and the slots that they stand in.
///
/// Positions with fewer candidates have the same numbers.
#[derive(Debug)]
pub(super) struct NumberedBoard {
    candidates: Vec<Candidate>,
    numbers: [u16; Candidate::COUNT],
    /// The slots without a digit, by number.
    slots: Vec<Slot>,
    /// The candidates of each slot.
    members: NumberLists,
    /// For each candidate, those that go where it is placed.
    excluded: NumberLists,
    /// For each candidate, the others of its cell, which go unless they are placed in the same round.
    beside: NumberLists,
    /// For each candidate, the slots in which something goes where it is placed.
    reach: BitMatrix,
}

/// Lists of numbers, one behind the other.
#[derive(Default, Debug)]
struct NumberLists {
    ranges: Vec<Range<u32>>,
    all: Vec<u16>,
}

impl NumberLists {
    fn push(&mut self, list: impl Iterator<Item = u16>) {
        let start = self.all.len() as u32;
        self.all.extend(list);
        self.ranges.push(start..self.all.len() as u32);
    }

    #[inline]
    fn list(&self, number: usize) -> &[u16] {
        let Range { start, end } = self.ranges[number];
        &self.all[start as usize..end as usize]
    }
}

impl NumberedBoard {
    /// The numbers of a board on which puzzles are done in rounds.
    pub(super) fn new(start: &RoundBoard<'_>) -> Self {
        let mut board = Self {
            candidates: start.open().collect(),
            numbers: [NONE; Candidate::COUNT],
            slots: Vec::new(),
            members: NumberLists::default(),
            excluded: NumberLists::default(),
            beside: NumberLists::default(),
            reach: BitMatrix::default(),
        };
        for (number, candidate) in board.candidates.iter().enumerate() {
            board.numbers[candidate.index()] = number as u16;
        }
        let open = board.candidates.iter().copied().collect();
        board.list_slots(start, &open);
        board.list_excluded(start, &open);
        board
    }

    /// Numbers the slots that have candidates and no digit.
    fn list_slots(&mut self, start: &RoundBoard<'_>, open: &CandidateSet) {
        let layout = start.layout();
        for slot in layout.slots() {
            let members = slot.candidates(layout) & *open;
            if !members.is_empty() && !start.is_filled(slot) {
                self.members.push(members.iter().map(|it| self.numbers[it.index()]));
                self.slots.push(slot);
            }
        }
    }

    /// Lists what goes where each candidate is placed.
    fn list_excluded(&mut self, start: &RoundBoard<'_>, open: &CandidateSet) {
        let layout = start.layout();
        let count = self.candidates.len();
        let mut slots_of = BitMatrix::default();
        slots_of.reset(count, self.slots.len());
        for slot in 0..self.slots.len() {
            self.members.list(slot).iter().for_each(|&member| slots_of.insert(usize::from(member), slot));
        }
        self.reach.reset(count, self.slots.len());
        for (number, &candidate) in self.candidates.iter().enumerate() {
            let excluded = start.excluded_by(candidate) & *open;
            let cell = CandidateSet::of_cell(candidate.cell, layout.digits());
            let beside = (cell & *open) - excluded - CandidateSet::of(candidate);
            for gone in excluded.iter().chain(beside.iter()) {
                let theirs = slots_of.row(usize::from(self.numbers[gone.index()]));
                self.reach.row_mut(number).iter_mut().zip(theirs).for_each(|(word, theirs)| *word |= theirs);
            }
            self.excluded.push(excluded.iter().map(|it| self.numbers[it.index()]));
            self.beside.push(beside.iter().map(|it| self.numbers[it.index()]));
        }
    }

    /// The number of candidates.
    pub(super) fn len(&self) -> usize {
        self.candidates.len()
    }

    /// The number of a candidate.
    #[inline]
    pub(super) fn number(&self, candidate: Candidate) -> usize {
        usize::from(self.numbers[candidate.index()])
    }

    /// The candidate with this number.
    pub(super) fn candidate(&self, number: usize) -> Candidate {
        self.candidates[number]
    }

    /// The slots without a digit, by number.
    pub(super) fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// The candidates of a slot.
    #[inline]
    pub(super) fn members(&self, slot: usize) -> &[u16] {
        self.members.list(slot)
    }

    /// The candidates that go where this one is placed.
    #[inline]
    pub(super) fn excluded(&self, number: usize) -> &[u16] {
        self.excluded.list(number)
    }

    /// The other candidates of its cell, which go unless they are placed in the same round.
    #[inline]
    pub(super) fn beside(&self, number: usize) -> &[u16] {
        self.beside.list(number)
    }

    /// The slots in which something goes where this candidate is placed, a bit each.
    #[inline]
    pub(super) fn reach(&self, number: usize) -> &[u64] {
        self.reach.row(number)
    }
}
