//! The shortest chains that refute a candidate.
use qedoku_core::{Board, Candidate, CandidateSet, Layout};

/// The longest chains that are looked for: no board has more candidates than that.
const LONGEST: u32 = 1_000;

/// The links of a board: weak between candidates of which one at most is true, strong between the two of a cell or a house.
struct BoardLinks<'b> {
    layout: &'b Layout,
    board: &'b Board,
    /// The candidates that have a strong link: few of them do.
    linked: CandidateSet,
    /// Where the partners of each candidate begin and end.
    ranges: [(u16, u16); Candidate::COUNT],
    /// What is true if a candidate is false.
    partners: Vec<Candidate>,
}

/// The least number of strong links with which a chain leads from a candidate to its own falsehood, and all candidates
/// for which that number suffices.
pub(super) fn shortest(board: &Board) -> Option<(u32, CandidateSet)> {
    let links = BoardLinks::new(board);
    let mut best = LONGEST;
    let mut refuted = CandidateSet::EMPTY;
    for candidate in board.candidates().iter() {
        let Some(length) = links.refutation(candidate, best) else { continue };
        if length < best {
            (best, refuted) = (length, CandidateSet::EMPTY);
        }
        refuted.insert(candidate);
    }
    (!refuted.is_empty()).then_some((best, refuted))
}

impl<'b> BoardLinks<'b> {
    fn new(board: &'b Board) -> Self {
        let layout = board.layout();
        let mut links = Self {
            layout,
            board,
            linked: CandidateSet::EMPTY,
            ranges: [(0, 0); Candidate::COUNT],
            partners: Vec::with_capacity(Candidate::COUNT),
        };
        for candidate in board.candidates().iter() {
            links.add(candidate);
        }
        links
    }

    /// Adds the strong links of a candidate.
    fn add(&mut self, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        let from = self.partners.len();
        if let Some(digit) = self.board.digits(cell).without(digit).single() {
            self.partners.push(Candidate { cell, digit });
        }
        for house in self.layout.houses_of(cell) {
            let others = (self.board.plane(digit) & self.layout.cells(house)).without(cell);
            if let Some(cell) = others.single() {
                self.partners.push(Candidate { cell, digit });
            }
        }
        let to = self.partners.len();
        if to > from {
            self.linked.insert(candidate);
            self.ranges[candidate.index()] = (from as u16, to as u16);
        }
    }

    /// The number of strong links from the truth of a candidate to its falsehood, if it is at most `most`.
    fn refutation(&self, start: Candidate, most: u32) -> Option<u32> {
        let mut on = CandidateSet::of(start);
        let mut off = CandidateSet::EMPTY;
        let mut fresh = on;
        for length in 0..=most {
            let gone = self.weak(&fresh) - off;
            if gone.contains(start) {
                return Some(length);
            }
            off |= gone;
            fresh = self.strong(&gone) - on;
            if fresh.is_empty() {
                return None;
            }
            on |= fresh;
        }
        None
    }

    /// The candidates that are false if any one of these is true.
    fn weak(&self, fresh: &CandidateSet) -> CandidateSet {
        let board = self.board;
        let mut gone = CandidateSet::EMPTY;
        for Candidate { cell, digit } in fresh.iter() {
            *gone.plane_mut(digit) |= board.plane(digit) & self.layout.peers(cell);
            for other in board.digits(cell).without(digit) {
                gone.plane_mut(other).insert(cell);
            }
        }
        if self.layout.crosses() {
            let crossed = fresh.iter().fold(CandidateSet::EMPTY, |all, it| all | self.layout.clashes(it));
            gone |= crossed & *board.candidates();
        }
        gone
    }

    /// The candidates that are true if one of these is false.
    fn strong(&self, gone: &CandidateSet) -> CandidateSet {
        let mut on = CandidateSet::EMPTY;
        for candidate in (*gone & self.linked).iter() {
            let (from, to) = self.ranges[candidate.index()];
            for &partner in &self.partners[usize::from(from)..usize::from(to)] {
                on.insert(partner);
            }
        }
        on
    }
}
