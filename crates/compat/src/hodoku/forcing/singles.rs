//! The singles that follow from a candidate that is true or false: the direct links of HoDoKu's nets.
use crate::hodoku::board::HodokuBoard;
use crate::hodoku::houses::CellHouses;
use crate::hodoku::loops::links::{LiteralState, LoopLinks};
use qedoku_core::{Candidate, CandidateSet, CellSet, Slot};
use qedoku_techniques::Context;

/// The number of rounds in which singles are looked for.
const ROUNDS: usize = 4;

/// A digit placed, and the slot that has nothing else; none for the premise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Placed {
    pub(super) candidate: Candidate,
    pub(super) slot: Option<Slot>,
}

/// The origin of an entry in the list of a premise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct EntryState {
    /// The distance from the premise: one more than that of the first entry that it rests on.
    pub(super) distance: u32,
    /// The place of the last that it rests on.
    pub(super) main: u16,
    /// True if it rests on others than that and the premise.
    pub(super) several: bool,
}

/// The most candidates that an entry is said to rest on.
const MOST_PARENTS: usize = 5;

/// The board of a premise and what happens there.
#[derive(Clone, Debug, Default)]
pub(super) struct Singles {
    start: HodokuBoard,
    board: HodokuBoard,
    listed: Vec<Placed>,
    /// The digits placed, in turn.
    pub(super) placed: Vec<Placed>,
    /// The candidates that are then true or false, in the order in which they came up, each once.
    pub(super) states: Vec<(Candidate, bool)>,
    /// The same for each state.
    named: Vec<EntryState>,
    known: [CandidateSet; 2],
    /// For each state that is known its place.
    places: [Vec<u16>; 2],
    /// The entries of all lists, and the place where each starts.
    pub(super) all: Vec<EntryState>,
    pub(super) starts: Vec<u32>,
}

impl Singles {
    /// Begins with a position.
    pub(super) fn start(&mut self, cx: &Context<'_>) {
        self.start.start(cx.board);
        self.start.naked.clear();
        self.start.hidden.clear();
    }

    /// Links every candidate with what follows by singles.
    pub(super) fn link(&mut self, cx: &Context<'_>, houses: &CellHouses, links: &mut LoopLinks) {
        self.start(cx);
        links.add_candidates(cx);
        self.all.clear();
        self.starts.clear();
        // In the order of the states' numbers.
        for candidate in cx.board.candidates().iter_by_cell() {
            for holds in [false, true] {
                self.run(cx, houses, candidate, holds);
                let from = LiteralState::new(links.number(candidate), holds);
                for &(candidate, holds) in self.states.iter().skip(1) {
                    links.link(from, LiteralState::new(links.number(candidate), holds));
                }
                self.starts.push(self.all.len() as u32);
                self.all.extend_from_slice(&self.named);
            }
        }
        self.starts.push(self.all.len() as u32);
    }

    /// Follows a premise by singles.
    pub(super) fn run(&mut self, cx: &Context<'_>, houses: &CellHouses, premise: Candidate, holds: bool) {
        self.board.clone_from(&self.start);
        self.states.clear();
        self.placed.clear();
        self.named.clear();
        self.known = [CandidateSet::EMPTY; 2];
        self.places.iter_mut().for_each(|places| places.resize(Candidate::COUNT, 0));
        self.note(premise, holds, EntryState { distance: 0, main: 0, several: false });
        if holds {
            self.place(cx, houses, Placed { candidate: premise, slot: None });
        } else {
            self.board.delete(cx.layout, premise);
            let cell = premise.cell;
            if let Some(digit) = self.board.digits(cell).single() {
                self.place(cx, houses, Placed { candidate: Candidate { cell, digit }, slot: Some(Slot::Cell(cell)) });
            }
        }
        for _ in 0..ROUNDS {
            self.list(houses);
            if self.listed.is_empty() {
                break;
            }
            let listed = std::mem::take(&mut self.listed);
            for &placed in &listed {
                self.place(cx, houses, placed);
            }
            self.listed = listed;
        }
    }

    /// Lists the singles that are queued.
    fn list(&mut self, houses: &CellHouses) {
        self.listed.clear();
        for &candidate in &self.board.naked {
            if self.board.is_open(candidate.cell) {
                self.listed.push(Placed { candidate, slot: Some(Slot::Cell(candidate.cell)) });
            }
        }
        let mut cells = CellSet::EMPTY;
        for &candidate in &self.board.hidden {
            let Candidate { cell, digit } = candidate;
            let one = houses.of(cell).iter().find(|&&house| self.board.has_one(house, digit));
            if let Some(&house) = one
                && self.board.is_open(cell)
                && cells.add(cell)
            {
                self.listed.push(Placed { candidate, slot: Some(Slot::House(house, digit)) });
            }
        }
    }

    /// Places a digit, which makes others false.
    fn place(&mut self, cx: &Context<'_>, houses: &CellHouses, placed: Placed) {
        let Candidate { cell, digit } = placed.candidate;
        let others = self.board.digits(cell).without(digit);
        self.placed.push(placed);
        if placed.slot.is_some() && !self.known[1].contains(placed.candidate) {
            let named = self.rests_on(cx, houses, placed);
            self.note(placed.candidate, true, named);
        }
        let main = self.places[1][placed.candidate.index()];
        let distance = self.named[usize::from(main)].distance + 1;
        let named = EntryState { distance, main, several: false };
        for cell in cx.layout.peers(cell) & cx.board.plane(digit) {
            self.note(Candidate { cell, digit }, false, named);
        }
        for digit in others {
            self.note(Candidate { cell, digit }, false, named);
        }
        self.board.place(cx.layout, placed.candidate);
    }

    /// The origin of a single: the false candidates of its slot. A digit is taken as the last of the house where the
    /// fewest cells count for it.
    fn rests_on(&self, cx: &Context<'_>, houses: &CellHouses, placed: Placed) -> EntryState {
        let Candidate { cell, digit } = placed.candidate;
        let slot = match placed.slot {
            Some(Slot::House(..)) => {
                let house = houses.of(cell).iter().min_by_key(|&&house| self.board.count(house, digit));
                house.map_or(Slot::Cell(cell), |&house| Slot::House(house, digit))
            }
            _ => Slot::Cell(cell),
        };
        let others = cx.members(slot) - CandidateSet::of(placed.candidate);
        // What is not known to be false counts as the premise.
        let place = |other: Candidate| if self.known[0].contains(other) { self.places[0][other.index()] } else { 0 };
        let parents = || others.iter().take(MOST_PARENTS).map(place);
        let main = parents().max().unwrap_or(0);
        let first = parents().next().unwrap_or(0);
        let distance = self.named[usize::from(first)].distance + 1;
        EntryState { distance, main, several: parents().any(|parent| parent != main && parent != 0) }
    }

    fn note(&mut self, candidate: Candidate, holds: bool, named: EntryState) {
        if self.known[usize::from(holds)].add(candidate) {
            self.places[usize::from(holds)][candidate.index()] = self.states.len() as u16;
            self.states.push((candidate, holds));
            self.named.push(named);
        }
    }
}
