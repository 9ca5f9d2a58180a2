//! A trace without evidence.
use crate::base::info::Info;
use qedoku_core::{Board, Candidate, CandidateSet, Step, StepRating};

/// The technique of a move, and its rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MoveLabel {
    /// The technique, by its place in the profile.
    pub(crate) technique: usize,
    /// Another technique in whose name it is made.
    pub(crate) name: Option<&'static Info>,
    /// Its rating on the scale of the run.
    pub(crate) rating: StepRating,
}

/// One step of a [`ConclusionLog`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    technique: u16,
    name: Option<&'static Info>,
    rating: StepRating,
    place: Option<Candidate>,
    /// Where what it eliminates begins and ends in the list of the log.
    eliminated: [u32; 2],
}

impl Move {
    /// The technique, by its place in the profile.
    pub const fn technique(&self) -> usize {
        self.technique as usize
    }

    /// The technique in whose name it is made, if that is another.
    pub const fn name(&self) -> Option<&'static Info> {
        self.name
    }

    /// Its rating on the scale of the run.
    pub const fn rating(&self) -> StepRating {
        self.rating
    }

    /// The digit placed, if one is.
    pub const fn place(&self) -> Option<Candidate> {
        self.place
    }
}

/// A trace without evidence: what was concluded by which technique, in order.
#[derive(Clone, Debug, Default)]
pub struct ConclusionLog {
    moves: Vec<Move>,
    eliminated: Vec<Candidate>,
}

impl ConclusionLog {
    /// The steps, in order. A step that places several digits takes several moves.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The candidates that one of the moves eliminates.
    pub fn eliminated(&self, step: &Move) -> &[Candidate] {
        let [start, end] = step.eliminated.map(|at| at as usize);
        self.eliminated.get(start..end).unwrap_or_default()
    }

    /// Forgets everything and keeps the buffers.
    pub fn clear(&mut self) {
        self.moves.clear();
        self.eliminated.clear();
    }

    pub(crate) fn place(&mut self, label: MoveLabel, candidate: Candidate) {
        self.push(label, Some(candidate), self.eliminated.len());
    }

    pub(crate) fn eliminate(&mut self, label: MoveLabel, candidates: &CandidateSet) {
        let start = self.eliminated.len();
        self.eliminated.extend(candidates.iter());
        self.push(label, None, start);
    }

    /// Adds a move that eliminates the candidates of the list from `start` on.
    fn push(&mut self, label: MoveLabel, place: Option<Candidate>, start: usize) {
        let eliminated = [start, self.eliminated.len()].map(|at| at as u32);
        let MoveLabel { technique, name, rating } = label;
        self.moves.push(Move { technique: technique as u16, name, rating, place, eliminated });
    }

    /// Notes all that a step concludes which the technique at this place of the profile found.
    pub(crate) fn conclude(&mut self, technique: usize, step: &Step) {
        let label = MoveLabel { technique, name: None, rating: step.rating };
        if !step.conclusion.eliminate.is_empty() {
            self.eliminate(label, &step.conclusion.eliminate);
        }
        step.conclusion.place.iter().for_each(|candidate| self.place(label, candidate));
    }

    /// Carries out the moves from number `from` on.
    pub(crate) fn apply(&self, from: usize, board: &mut Board) {
        for step in self.moves.get(from..).unwrap_or_default() {
            for &candidate in self.eliminated(step) {
                board.eliminate(candidate);
            }
            if let Some(candidate) = step.place {
                board.place(candidate);
            }
        }
    }
}
