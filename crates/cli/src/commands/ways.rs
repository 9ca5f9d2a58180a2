//! Which techniques may be used on a puzzle, and what they are called.
use crate::args::{Scope, Speech};
use qedoku::Names;
use qedoku_core::Puzzle;
use qedoku_techniques::Profile;

/// The profile asked for, and what its techniques are called.
#[derive(Debug)]
pub(crate) struct Ways {
    pub(crate) profile: Profile,
    /// The profile for puzzles whose givens allow several solutions.
    pub(crate) cautious: Profile,
    pub(crate) names: Names,
}

impl Ways {
    pub(crate) fn new(scope: &Scope, speech: Speech) -> Self {
        let profile = scope.profile();
        let cautious = profile.clone().without_uniqueness();
        let names = Names::new(&profile).told_in(speech.voice());
        Self { profile, cautious, names }
    }

    /// The profile that holds for a puzzle.
    pub(crate) fn of(&self, puzzle: &Puzzle) -> &Profile {
        if qedoku::givens_suffice(puzzle) { &self.profile } else { &self.cautious }
    }
}
