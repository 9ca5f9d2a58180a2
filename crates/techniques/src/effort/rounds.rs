//! A puzzle done in rounds.
use super::assumption::{LastRounds, RoundAssumptions};
use super::method::Method;
use super::round_board::RoundBoard;
use super::{chains, patterns, singles};
use crate::base::context::Context;
use crate::base::position_cache::PositionCache;
use qedoku_core::{Board, CandidateSet, Conclusion};

/// One round: all that the easiest method finds that finds anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The method.
    pub method: Method,
    /// The number of conclusions; 1 of [`Method::Beyond`], which leads to none.
    pub finds: usize,
    /// The conclusions of all finds together.
    pub conclusion: Conclusion,
}

/// Does one puzzle after the other in rounds and keeps its buffers.
#[derive(Debug, Default)]
pub struct Rounds {
    cached: PositionCache,
    last: LastRounds,
}

impl Rounds {
    /// The rounds from a board on, which becomes the one reached. The last is [`Method::Beyond`] where no method goes on.
    /// `unique` allows what holds only for puzzles with one solution.
    pub fn of(&mut self, board: &mut Board, unique: bool) -> Vec<Round> {
        let mut rounds = Vec::new();
        self.last = LastRounds::default();
        while !board.is_full() && board.contradiction().is_none() {
            let round = self.next(board, unique);
            board.apply(&round.conclusion);
            let beyond = round.method == Method::Beyond;
            rounds.push(round);
            if beyond {
                break;
            }
        }
        rounds
    }

    /// The next round on a board.
    fn next(&mut self, board: &Board, unique: bool) -> Round {
        if let Some((method, place)) = singles::find(board) {
            return Round { method, finds: place.len(), conclusion: Conclusion { place, ..Conclusion::default() } };
        }
        self.cached.renew();
        let cx = Context::new(board, &[]).remembering(&self.cached);
        for &(method, techniques) in patterns::PATTERNS {
            let found = patterns::conclusions(&cx, techniques, unique);
            if !found.is_empty() {
                return Round::of_patterns(method, &found);
            }
        }
        if let Some((length, refuted)) = chains::shortest(board) {
            return Round::refuting(Method::Chain(length), refuted);
        }
        let position = RoundBoard::new(board);
        let mut assumptions = RoundAssumptions::new(&position, &mut self.last);
        if let Some((rounds, refuted)) = assumptions.refuted() {
            return Round::refuting(Method::Assumption(rounds), refuted);
        }
        if let Some((rounds, refuted)) = assumptions.refuted_inside() {
            return Round::refuting(Method::Nested(rounds), refuted);
        }
        Round { method: Method::Beyond, finds: 1, conclusion: Conclusion::default() }
    }
}

impl Round {
    fn of_patterns(method: Method, found: &[Conclusion]) -> Self {
        let mut conclusion = Conclusion::default();
        for one in found {
            conclusion.place |= one.place;
            conclusion.eliminate |= one.eliminate;
        }
        Self { method, finds: found.len(), conclusion }
    }

    fn refuting(method: Method, refuted: CandidateSet) -> Self {
        Self { method, finds: refuted.len(), conclusion: Conclusion::eliminating(refuted) }
    }
}
