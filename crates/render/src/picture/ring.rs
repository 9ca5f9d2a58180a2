//! An odd ring of places.
use super::highlight::Highlight;
use super::marks::{Marks, TieKind};
use qedoku_core::{Candidate, CandidateSet, Ring};

impl Marks {
    /// The places, each tied to the next, and the guardians one of which is true.
    pub(super) fn ring(&mut self, ring: &Ring) {
        self.candidates(Highlight::Guard, CandidateSet::of_digit(ring.digit, ring.guardians));
        self.candidates(Highlight::Base, ring.members());
        let at = |cell| CandidateSet::of(Candidate { cell, digit: ring.digit });
        let nexts = ring.places.iter().cycle().skip(1);
        for (place, next) in ring.places.iter().zip(nexts) {
            self.link(at(place.cell), at(next.cell), TieKind::Strong);
        }
    }
}
