//! What singles follow from a candidate that is true or false: the direct links of nets.
use crate::Context;
use crate::hodoku::board::CountedBoard;
use crate::hodoku::houses::Houses;
use crate::hodoku::loops::links::{Links, State};
use qedoku_core::{Candidate, CandidateSet, CellSet, Slot};

/// How often singles are looked for.
const ROUNDS: usize = 4;

/// A digit placed, and the slot that has nothing else; none for the premise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Placed {
    pub(super) candidate: Candidate,
    pub(super) slot: Option<Slot>,
}

/// The board of a premise and what happens there.
#[derive(Clone, Debug, Default)]
pub(super) struct Singles {
    start: CountedBoard,
    board: CountedBoard,
    listed: Vec<Placed>,
    /// The digits placed, in turn.
    pub(super) placed: Vec<Placed>,
    /// What is true or false then, in the order in which it came up, each once.
    pub(super) states: Vec<(Candidate, bool)>,
    known: [CandidateSet; 2],
}

impl Singles {
    /// Begins with a position.
    pub(super) fn start(&mut self, cx: &Context<'_>) {
        self.start.start(cx.layout, cx.board);
        self.start.naked.clear();
        self.start.hidden.clear();
    }

    /// Links every candidate with what follows by singles.
    pub(super) fn link(&mut self, cx: &Context<'_>, houses: &Houses, links: &mut Links) {
        self.start(cx);
        links.add_candidates(cx);
        for candidate in cx.board.candidates().iter_by_cell() {
            for holds in [true, false] {
                self.run(cx, houses, candidate, holds);
                let from = State::new(links.number(candidate), holds);
                for &(candidate, holds) in self.states.iter().skip(1) {
                    links.link(from, State::new(links.number(candidate), holds));
                }
            }
        }
    }

    /// Follows a premise by singles.
    pub(super) fn run(&mut self, cx: &Context<'_>, houses: &Houses, premise: Candidate, holds: bool) {
        self.board.clone_from(&self.start);
        self.states.clear();
        self.placed.clear();
        self.known = [CandidateSet::EMPTY; 2];
        self.note(premise, holds);
        if holds {
            self.place(cx, Placed { candidate: premise, slot: None });
        } else {
            self.board.delete(cx.layout, premise);
            let cell = premise.cell;
            if let Some(digit) = self.board.digits(cell).single() {
                self.place(cx, Placed { candidate: Candidate { cell, digit }, slot: Some(Slot::Cell(cell)) });
            }
        }
        for _ in 0..ROUNDS {
            self.list(houses);
            if self.listed.is_empty() {
                break;
            }
            let listed = std::mem::take(&mut self.listed);
            for &placed in &listed {
                self.place(cx, placed);
            }
            self.listed = listed;
        }
    }

    /// Lists the singles that are queued.
    fn list(&mut self, houses: &Houses) {
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
    fn place(&mut self, cx: &Context<'_>, placed: Placed) {
        let Candidate { cell, digit } = placed.candidate;
        let others = self.board.digits(cell).without(digit);
        self.placed.push(placed);
        self.note(placed.candidate, true);
        for cell in cx.layout.peers(cell) & cx.board.plane(digit) {
            self.note(Candidate { cell, digit }, false);
        }
        for digit in others {
            self.note(Candidate { cell, digit }, false);
        }
        self.board.place(cx.layout, placed.candidate);
    }

    fn note(&mut self, candidate: Candidate, holds: bool) {
        if self.known[usize::from(holds)].add(candidate) {
            self.states.push((candidate, holds));
        }
    }
}
