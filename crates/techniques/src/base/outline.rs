//! A trace without evidence.
use qedoku_core::{Board, Candidate, CandidateSet, Conclusion, Layout};

/// One step of an [`Outline`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    technique: u16,
    place: Option<Candidate>,
    eliminated: (u32, u32),
}

impl Move {
    /// The technique, by its place in the profile.
    pub const fn technique(&self) -> usize {
        self.technique as usize
    }

    /// The digit placed, if one is.
    pub const fn place(&self) -> Option<Candidate> {
        self.place
    }
}

/// A trace without evidence: what was concluded by which technique, in order.
#[derive(Clone, Debug, Default)]
pub struct Outline {
    moves: Vec<Move>,
    eliminated: Vec<Candidate>,
}

impl Outline {
    /// The steps, in order. A step that places several digits takes several moves.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The candidates that one of the moves eliminates.
    pub fn eliminated(&self, step: &Move) -> &[Candidate] {
        self.eliminated.get(step.eliminated.0 as usize..step.eliminated.1 as usize).unwrap_or_default()
    }

    /// Forgets everything and keeps the buffers.
    pub fn clear(&mut self) {
        self.moves.clear();
        self.eliminated.clear();
    }

    pub(crate) fn place(&mut self, technique: usize, candidate: Candidate) {
        let end = self.eliminated.len() as u32;
        self.moves.push(Move { technique: technique as u16, place: Some(candidate), eliminated: (end, end) });
    }

    pub(crate) fn eliminate(&mut self, technique: usize, candidates: &CandidateSet) {
        let start = self.eliminated.len() as u32;
        self.eliminated.extend(candidates.iter());
        let eliminated = (start, self.eliminated.len() as u32);
        self.moves.push(Move { technique: technique as u16, place: None, eliminated });
    }

    /// Notes all that a step of a technique concludes.
    pub(crate) fn conclude(&mut self, technique: usize, conclusion: &Conclusion) {
        if !conclusion.eliminate.is_empty() {
            self.eliminate(technique, &conclusion.eliminate);
        }
        conclusion.place.iter().for_each(|candidate| self.place(technique, candidate));
    }

    /// Carries out the moves from number `from` on.
    pub(crate) fn apply(&self, from: usize, layout: &Layout, board: &mut Board) {
        for step in self.moves.get(from..).unwrap_or_default() {
            for &candidate in self.eliminated(step) {
                board.eliminate(layout, candidate);
            }
            if let Some(candidate) = step.place {
                board.place(layout, candidate);
            }
        }
    }
}
