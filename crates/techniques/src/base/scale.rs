//! Scales that rate the difficulty of steps, for runs that take the easiest one.
use crate::base::info::Info;
use crate::base::se;
use qedoku_core::Step;

/// A scale that rates the difficulty of steps.
#[derive(Clone, Copy, Debug)]
pub struct StepScale {
    /// The name of the scale.
    pub name: &'static str,
    /// The rating of a step of a technique: the lower, the easier. None if the scale does not know it.
    pub rate: fn(&Step, &Info) -> Option<u16>,
}

impl StepScale {
    /// Sudoku Explainer's rating in tenths: that of chains by their length, that of other steps by their technique.
    pub const SE: Self = Self { name: "se", rate: se::rating };

    /// HoDoKu's score of a step of the technique.
    pub const HODOKU: Self = Self { name: "hodoku", rate: |_, info| info.hodoku.map(|hodoku| hodoku.score) };

    /// The rating of a step of a technique. What the scale does not know is harder than all that it knows.
    pub fn of(&self, step: &Step, info: &Info) -> u16 {
        (self.rate)(step, info).unwrap_or(u16::MAX)
    }
}

/// The find with the lowest rating so far; of two with the same the first.
#[derive(Debug)]
pub(crate) struct Lowest {
    scale: StepScale,
    find: Option<RatedFind>,
}

/// A step, its rating, and the place in the profile of the technique that found it.
#[derive(Debug)]
pub(crate) struct RatedFind {
    rating: u16,
    pub(crate) technique: usize,
    pub(crate) step: Step,
}

impl Lowest {
    /// Nothing found so far.
    pub(crate) const fn new(scale: StepScale) -> Self {
        Self { scale, find: None }
    }

    /// Takes a find of the technique at this place in the profile, reported in a name.
    pub(crate) fn take(&mut self, technique: usize, info: &Info, step: Step) {
        let rating = self.scale.of(&step, info);
        if self.find.as_ref().is_none_or(|known| rating < known.rating) {
            self.find = Some(RatedFind { rating, technique, step });
        }
    }

    /// The lowest of all finds.
    pub(crate) fn into_find(self) -> Option<RatedFind> {
        self.find
    }
}
