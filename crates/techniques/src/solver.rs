//! The loop: the easiest technique that fires, again and again.
use crate::context::Context;
use crate::profile::Profile;
use crate::sink::{Sink, Want};
use crate::watch::Watch;
use qedoku_core::{Board, Candidate, Conclusion, Layout, Outcome, Puzzle, Step, Trace};
use std::ops::Range;

/// Applies the techniques of a profile, always from the easiest again. One solver does any number of puzzles and keeps
/// its buffers between them.
#[derive(Debug)]
pub struct Solver<'p> {
    layout: &'static Layout,
    profile: &'p Profile,
    watches: Vec<Watch>,
}

/// One step of an [`Outline`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The technique, by its place in the profile.
    pub technique: usize,
    /// The digit placed, if one is.
    pub place: Option<Candidate>,
    /// The candidates eliminated, as a range of [`Outline::eliminated`].
    pub eliminate: Range<usize>,
}

/// A trace without evidence: what was concluded by which technique, in order.
#[derive(Clone, Debug, Default)]
pub struct Outline {
    /// The steps.
    pub moves: Vec<Move>,
    /// The candidates that all the steps eliminate, one after the other.
    pub eliminated: Vec<Candidate>,
    /// Whether every cell is filled in the end.
    pub solved: bool,
}

impl Outline {
    fn clear(&mut self) {
        self.moves.clear();
        self.eliminated.clear();
        self.solved = false;
    }

    fn record(&mut self, technique: usize, conclusion: &Conclusion) {
        let start = self.eliminated.len();
        self.eliminated.extend(conclusion.eliminate.iter());
        let first = Move { technique, place: None, eliminate: start..self.eliminated.len() };
        let mut places = conclusion.place.iter();
        self.moves.push(Move { place: places.next(), ..first });
        let rest = self.eliminated.len()..self.eliminated.len();
        self.moves.extend(places.map(|place| Move { technique, place: Some(place), eliminate: rest.clone() }));
    }
}

impl<'p> Solver<'p> {
    /// A solver for this profile.
    pub fn new(layout: &'static Layout, profile: &'p Profile) -> Self {
        let watches = std::iter::repeat_with(Watch::idle).take(profile.techniques().len() + 1).collect();
        Self { layout, profile, watches }
    }

    /// The whole run with its evidence.
    pub fn solve(&mut self, puzzle: &Puzzle) -> Trace {
        let (layout, mut board, mut steps) = (self.layout, self.start(puzzle), Vec::new());
        while !board.is_full() {
            let Some(step) = self.search(&mut board, Want::First, |_, sink| sink.into_steps().pop()) else { break };
            board.apply(layout, &step.conclusion);
            steps.push(step);
        }
        let outcome = match board.contradiction(layout) {
            Some(slot) => Outcome::Contradiction(slot),
            None if board.is_full() => Outcome::Solved,
            None => Outcome::Stuck,
        };
        let profile = self.profile.name().to_owned();
        Trace { layout, puzzle: *puzzle, profile, steps, attempts: Vec::new(), outcome }
    }

    /// The next step on a board, with its evidence.
    pub fn next_step(&mut self, board: &Board) -> Option<Step> {
        let mut board = board.clone();
        self.restart();
        board.touch_all(self.layout);
        self.search(&mut board, Want::First, |_, sink| sink.into_steps().pop())
    }

    /// The whole run without evidence; `outline` is written anew and keeps its buffers. Gives the board reached.
    pub fn outline(&mut self, puzzle: &Puzzle, outline: &mut Outline) -> Board {
        let (layout, mut board) = (self.layout, self.start(puzzle));
        outline.clear();
        while !board.is_full() {
            let found =
                self.search(&mut board, Want::Conclusion, |technique, sink| Some((technique, *sink.conclusion()?)));
            let Some((technique, conclusion)) = found else { break };
            outline.record(technique, &conclusion);
            board.apply(layout, &conclusion);
        }
        outline.solved = board.is_full();
        board
    }

    fn start(&self, puzzle: &Puzzle) -> Board {
        self.restart();
        Board::new(self.layout, puzzle)
    }

    fn restart(&self) {
        self.watches.iter().for_each(Watch::clear);
    }

    /// Runs the techniques from the easiest until one fires, and gives what `take` makes of its sink.
    fn search<T>(
        &mut self,
        board: &mut Board,
        want: Want,
        take: impl FnOnce(usize, Sink<'_>) -> Option<T>,
    ) -> Option<T> {
        self.watches[0].take_touched(board);
        for (index, technique) in self.profile.techniques().iter().enumerate() {
            let (easier, watch) = (&self.profile.techniques()[..index], &self.watches[index]);
            let mut sink = Sink::new(board, want);
            if technique.search(&Context::watched(self.layout, board, easier, watch), &mut sink).is_break() {
                return take(index, sink);
            }
            watch.hand_on(&self.watches[index + 1]);
        }
        None
    }
}
