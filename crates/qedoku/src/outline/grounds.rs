//! The facts that a step depends on: givens and removed candidates of the start, and conclusions of earlier steps.
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Ledger, Puzzle, Step, Trace};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The grounds of a step, all of them as the ledger has them: for each candidate that must be gone what took it away.
#[derive(Clone, Default, Debug)]
pub(crate) struct Grounds {
    /// Givens that close cells, or that fill them.
    pub(crate) given: CandidateSet,
    /// The same of what was entered before the start.
    pub(crate) entered: CandidateSet,
    /// Candidates that the start lacks although no digit closes them.
    pub(crate) erased: CandidateSet,
    /// The parts of the conclusions of earlier steps, by their numbers.
    pub(crate) steps: BTreeMap<u32, StepGround>,
}

/// The part of a step's conclusion that another step rests on.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct StepGround {
    /// The digits that it placed.
    pub(crate) placed: CandidateSet,
    /// The candidates that it eliminated.
    pub(crate) gone: CandidateSet,
}

/// The kind of start that a step rests on, if it rests on nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StartKind {
    /// Givens.
    Givens,
    /// Givens, and what was entered or erased.
    Position,
}

impl Grounds {
    /// The grounds of each step of a trace, in order.
    pub(crate) fn of_steps(trace: &Trace) -> Vec<Self> {
        let mut board = Board::new(&trace.layout, &trace.puzzle);
        let mut ledger = Ledger::default();
        let mut all = Vec::with_capacity(trace.steps.len());
        for (step, number) in trace.steps.iter().zip(1..) {
            all.push(Self::of(trace, &ledger, &board, step));
            let before = board.clone();
            board.apply(&step.conclusion);
            ledger.record(number, &before, &board);
        }
        all
    }

    /// The grounds of the first step of a trace: the filled cells that its words name, then others for what these leave open.
    pub(crate) fn of_told(trace: &Trace, step: &Step, named: CellSet) -> Self {
        let board = Board::new(&trace.layout, &trace.puzzle);
        let start = step.leans_on(&trace.layout) - *board.candidates();
        let mut grounds = Self::default();
        for cell in named {
            grounds.add_filled(&trace.puzzle, cell);
        }
        let closed = (grounds.given | grounds.entered).iter();
        let closed = closed.fold(CandidateSet::EMPTY, |all, by| all | trace.layout.clashes(by));
        grounds.add_start(trace, start - closed);
        grounds
    }

    fn of(trace: &Trace, ledger: &Ledger, board: &Board, step: &Step) -> Self {
        let mut grounds = Self::default();
        let mut start = CandidateSet::EMPTY;
        for candidate in (step.leans_on(&trace.layout) - *board.candidates()).iter() {
            match ledger.removed_by(candidate) {
                Some(number) => grounds.add_step(trace, number, candidate),
                None => start.insert(candidate),
            }
        }
        grounds.add_start(trace, start);
        grounds
    }

    /// Adds what a step did to a candidate: it filled the cell, or another one of a house with the digit, or else took the
    /// candidate away.
    fn add_step(&mut self, trace: &Trace, number: u32, candidate: Candidate) {
        let did = trace.steps[number as usize - 1].conclusion;
        let clashes = |placed: &Candidate| *placed == candidate || trace.layout.clash(*placed, candidate);
        let ground = self.steps.entry(number).or_default();
        match did.place.iter().find(clashes) {
            Some(placed) => ground.placed.insert(placed),
            None => ground.gone.insert(candidate),
        }
    }

    /// Adds what closes candidates that the start lacks: the fewest digits, or nearly so, givens before what was entered.
    fn add_start(&mut self, trace: &Trace, start: CandidateSet) {
        let puzzle = &trace.puzzle;
        let is_filled = |it: &Candidate| puzzle.values.get(it.cell).is_some();
        let mut left: CandidateSet = start.iter().filter(|it| !is_filled(it)).collect();
        let closes = |by: Candidate| trace.layout.clashes(by);
        for given in [true, false] {
            let digits = || puzzle.values.filled().filter(|it| puzzle.givens.contains(it.cell) == given);
            while let Some(best) = digits().max_by_key(|by| ((closes(*by) & left).len(), Reverse(by.cell))) {
                let closed = closes(best) & left;
                if closed.is_empty() {
                    break;
                }
                left -= closed;
                if given { self.given.insert(best) } else { self.entered.insert(best) }
            }
        }
        // What a rule keeps out by itself was never there.
        self.erased = left.iter().filter(|it| trace.layout.why_not(*it).is_none()).collect();
        let seen = (self.given | self.entered).iter().fold(CandidateSet::EMPTY, |all, by| all | closes(by));
        let fill = start.iter().filter(|it| is_filled(it) && !seen.contains(*it));
        for cell in fill.map(|it| it.cell).collect::<CellSet>() {
            self.add_filled(puzzle, cell);
        }
    }

    fn add_filled(&mut self, puzzle: &Puzzle, cell: Cell) {
        let Some(digit) = puzzle.values.get(cell) else { return };
        let of = if puzzle.givens.contains(cell) { &mut self.given } else { &mut self.entered };
        of.insert(Candidate { cell, digit });
    }

    /// The kind of start that it rests on.
    pub(crate) fn start(&self) -> StartKind {
        if self.entered.is_empty() && self.erased.is_empty() { StartKind::Givens } else { StartKind::Position }
    }
}
