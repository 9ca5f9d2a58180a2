//! Finds the steps that give a move at once.
use crate::listing::{Counts, Listing, StepChoice};
use crate::position::Position;
use qedoku_core::{CandidateSet, Conclusion, Layout, Step, Target};
use qedoku_explain::Style;
use qedoku_techniques::{PositionCache, Technique, Tier, WantedSteps, each_wanted};
use qedoku_verify::Checker;
use std::ops::ControlFlow;

/// The most steps of one technique that are looked at.
const FINDS: usize = 2_000;

/// The moves of a player as one conclusion.
pub(crate) fn conclusion(moves: &[Target]) -> Conclusion {
    let mut all = Conclusion::default();
    for target in moves {
        match *target {
            Target::Place(candidate) => all.place.insert(candidate),
            Target::Eliminate(candidate) => all.eliminate.insert(candidate),
        }
    }
    all
}

/// The steps of one technique that give a move: the first that concludes just this, and the first that concludes it and
/// more.
#[derive(Debug)]
pub(crate) struct MoveSteps<'m> {
    layout: &'m Layout,
    asked: &'m Conclusion,
    /// True if any step is as good as one that concludes just this.
    takes_any: bool,
    /// The number of steps that are still looked at.
    left: usize,
    just: Option<Step>,
    more: Option<Step>,
}

impl MoveSteps<'_> {
    /// True if a conclusion has all that is asked for, with the candidates that its digits take away.
    fn is_given_by(&self, conclusion: &Conclusion) -> bool {
        let Conclusion { place, eliminate } = conclusion;
        let gone = || place.iter().fold(*eliminate, |all: CandidateSet, placed| all | self.layout.clashes(placed));
        self.asked.place.is_subset(place) && self.asked.eliminate.is_subset(&gone())
    }
}

impl WantedSteps for MoveSteps<'_> {
    fn wants(&mut self, conclusion: &Conclusion) -> ControlFlow<(), bool> {
        if self.left == 0 {
            return ControlFlow::Break(());
        }
        self.left -= 1;
        ControlFlow::Continue(conclusion == self.asked || (self.more.is_none() && self.is_given_by(conclusion)))
    }

    fn must_remove(&self) -> Option<CandidateSet> {
        self.asked.place.is_empty().then_some(self.asked.eliminate)
    }

    fn take(&mut self, step: Step) -> ControlFlow<()> {
        if step.conclusion == *self.asked {
            self.just = Some(step);
            return ControlFlow::Break(());
        }
        self.more = Some(step);
        if self.takes_any { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// The searches for steps that give one move on one position. What they derive from the position is kept for those that
/// come after.
#[derive(Debug)]
pub(crate) struct MoveSearch<'m> {
    position: &'m Position,
    asked: &'m Conclusion,
    cache: PositionCache,
}

impl<'m> MoveSearch<'m> {
    /// Searches for what is asked on a position.
    pub(crate) fn new(position: &'m Position, asked: &'m Conclusion) -> Self {
        Self { position, asked, cache: PositionCache::default() }
    }

    /// The first step of a technique that concludes just this, and the first that concludes it and more.
    pub(crate) fn both(&self, technique: &dyn Technique) -> impl Iterator<Item = Step> + use<> {
        let found = self.of(technique, false);
        found.just.into_iter().chain(found.more)
    }

    /// The first step of a technique that concludes this, and perhaps more.
    fn first(&self, technique: &dyn Technique) -> Option<Step> {
        let found = self.of(technique, true);
        found.just.or(found.more)
    }

    fn of(&self, technique: &dyn Technique, takes_any: bool) -> MoveSteps<'m> {
        let Self { position, asked, cache } = self;
        let layout = position.board.layout();
        let mut steps = MoveSteps { layout, asked, takes_any, left: FINDS, just: None, more: None };
        // It breaks with the step, or when it has looked at enough of them.
        let _ = each_wanted(technique, &position.board, cache, &mut steps);
        steps
    }
}

impl Position {
    /// A step of each technique that gives moves at once, just them or more, easiest first; of the first such technique
    /// alone if that is the choice. Techniques that need trials are not looked for.
    pub(crate) fn giving(&self, moves: &[Target], choice: &StepChoice, style: Style) -> Listing {
        let asked = conclusion(moves);
        let search = MoveSearch::new(self, &asked);
        let techniques = self.techniques(choice).filter(|technique| technique.info().tier <= Tier::Advanced);
        let most = if choice.is_first_alone() { 1 } else { usize::MAX };
        let found = techniques.filter_map(|technique| search.first(technique)).take(most).collect();
        Listing::new(self, choice, found, Counts::new(), &mut Checker::default(), style)
    }
}
