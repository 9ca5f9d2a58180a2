//! The loop: the first stage that finds something, again and again.
use crate::base::conclusion_log::ConclusionLog;
use crate::base::context::Context;
use crate::base::dirty::DirtySets;
use crate::base::info::Info;
use crate::base::position_cache::PositionCache;
use crate::base::scale::{Lowest, RatedFind, StepScale};
use crate::base::sink::{Sink, Want};
use crate::base::technique::Technique;
use crate::kernels::links::graph::LinkKinds;
use crate::kernels::links::known_chains;
use crate::run::attempts;
use crate::run::profile::Profile;
use crate::run::stage::Pick;
use qedoku_core::{Board, CandidateSet, Layout, Outcome, Pattern, Puzzle, Step, Trace};
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

/// Applies the stages of a profile, always from the first again. One solver does any number of puzzles and keeps
/// its buffers between them.
#[derive(Debug)]
pub struct Solver<'p> {
    layout: Arc<Layout>,
    profile: &'p Profile,
    watches: DirtySets,
    cached: PositionCache,
    /// The candidates that no argument removes, where a run ends with these.
    possible: Option<CandidateSet>,
}

impl<'p> Solver<'p> {
    /// A solver for this profile.
    pub fn new(layout: &Arc<Layout>, profile: &'p Profile) -> Self {
        Self {
            layout: Arc::clone(layout),
            profile,
            watches: DirtySets::new(profile.techniques().len()),
            cached: PositionCache::default(),
            possible: None,
        }
    }

    /// Ends runs where these candidates alone are left: those that the solutions of a puzzle with several have, of which no
    /// technique could remove one, however long it looked.
    pub fn ending_at(self, possible: CandidateSet) -> Self {
        Self { possible: Some(possible), ..self }
    }

    /// The rules of the puzzles.
    pub const fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// The profile.
    pub const fn profile(&self) -> &'p Profile {
        self.profile
    }

    /// True if there is nothing more to find.
    pub fn is_done(&self, board: &Board) -> bool {
        let is_left = |possible| {
            let (_, settled) = board.candidates().cells_with_some_and_one();
            (*board.candidates() - possible).is_empty() && settled.is_empty()
        };
        board.is_full() || self.possible.is_some_and(is_left)
    }

    /// The whole run with its evidence.
    pub fn solve(&mut self, puzzle: &Puzzle) -> Trace {
        self.solve_watched(puzzle, &mut |_| {})
    }

    /// The whole run with its evidence; each step is passed to `on_step` as soon as it is found.
    pub fn solve_watched(&mut self, puzzle: &Puzzle, on_step: &mut dyn FnMut(&Step)) -> Trace {
        let layout = Arc::clone(&self.layout);
        let mut steps = Vec::new();
        let mut board = Board::new(&layout, puzzle);
        self.restart();
        while let Some(step) = self.advance(&mut board) {
            board.apply(&step.conclusion);
            on_step(&step);
            steps.push(step);
        }
        let (attempts, outcome) = match board.contradiction() {
            Some(slot) => (Vec::new(), Outcome::Contradiction(slot)),
            None if board.is_full() && steps.iter().any(|step| step.pattern == Pattern::Guess) => {
                (Vec::new(), Outcome::Guessed)
            }
            None if board.is_full() => (Vec::new(), Outcome::Solved),
            None if self.profile.tries_hypotheses() => attempts::run(self.profile, &board),
            None => (Vec::new(), Outcome::Stuck),
        };
        let profile = self.profile.name().to_owned();
        Trace { layout, puzzle: *puzzle, profile, steps, attempts, outcome }
    }

    /// The next step on a board, with its evidence.
    pub fn next_step(&mut self, board: &Board) -> Option<Step> {
        self.next_step_with(board, |_| {})
    }

    /// The next step on a board, with its evidence, where `prepare` leaves in the position cache what searches would have
    /// kept from the steps before.
    pub fn next_step_with(&mut self, board: &Board, prepare: impl FnOnce(&PositionCache)) -> Option<Step> {
        let mut board = board.clone();
        board.touch_all();
        self.restart();
        self.watches.begin(&mut board);
        self.cached.renew();
        prepare(&self.cached);
        self.search_renewed(&board, None).break_value()?.pop()
    }

    /// The structures that the searches derived from the last position.
    pub const fn cache(&self) -> &PositionCache {
        &self.cached
    }

    /// The first step that one technique finds on a board, with its evidence. Inside an assumption it may use what the
    /// profile has before it.
    pub fn step_of(&mut self, technique: &dyn Technique, board: &Board) -> Option<Step> {
        let slug = technique.info().slug;
        let techniques = self.profile.techniques();
        let easier = techniques.iter().take_while(|known| known.info().slug != slug).count();
        self.cached.renew();
        let mut sink = Sink::new(board, Want::First, technique);
        let cx = Context::new(board, &techniques[..easier]).remembering(&self.cached);
        // A sink that breaks has its step.
        let _ = technique.search(&cx, &mut sink);
        sink.into_steps().pop()
    }

    /// The first step of each technique of the profile that satisfies `wanted` and finds something on a board, in the
    /// order of the profile.
    pub fn first_of_each(&mut self, board: &Board, wanted: impl Fn(&Info) -> bool) -> Vec<Step> {
        let techniques = self.profile.techniques();
        self.cached.restart();
        self.cached.renew();
        let each = techniques.iter().enumerate().filter(|(_, technique)| wanted(technique.info()));
        let found = each.filter_map(|(place, technique)| {
            let mut sink = Sink::new(board, Want::First, *technique);
            let cx = Context::new(board, &techniques[..place]).remembering(&self.cached);
            // A sink that breaks has its step.
            let _ = technique.search(&cx, &mut sink);
            sink.into_steps().pop()
        });
        found.collect()
    }

    /// The number of nodes and the number of strong links of the graph of a board.
    pub fn links(&mut self, board: &Board, kinds: LinkKinds) -> (usize, usize) {
        self.cached.renew();
        known_chains::counts(&Context::new(board, &[]).remembering(&self.cached), kinds)
    }

    /// The number of strong links of the shortest chain of a board, if there is a chain.
    pub fn chain(&mut self, board: &Board, kinds: LinkKinds) -> Option<usize> {
        self.cached.renew();
        let mut length = None;
        let cx = Context::new(board, &[]).remembering(&self.cached);
        // There is one chain to take.
        let _ = known_chains::with_shortest(&cx, kinds, &mut |chain| {
            length = Some(chain.reasons.len());
            ControlFlow::Break(())
        });
        length
    }

    /// The whole run without evidence; `outline` is written anew and keeps its buffers. `board` becomes the one reached.
    pub fn outline(&mut self, board: &mut Board, outline: &mut ConclusionLog) {
        outline.clear();
        board.touch_all();
        self.restart();
        loop {
            let known = outline.moves().len();
            // What goes to the outline is there; nothing else is found.
            let _ = self.search(board, Some(outline));
            if outline.moves().len() == known {
                return;
            }
            outline.apply(known, board);
        }
    }

    fn restart(&mut self) {
        self.watches.clear();
        self.cached.restart();
    }

    fn advance(&mut self, board: &mut Board) -> Option<Step> {
        self.search(board, None).break_value()?.pop()
    }

    /// Runs the stages from the first until one finds something, and breaks with that step, or with none if an outline is given
    /// to note it.
    fn search(&mut self, board: &mut Board, outline: Option<&mut ConclusionLog>) -> ControlFlow<Vec<Step>> {
        self.watches.begin(board);
        self.cached.renew();
        self.search_renewed(board, outline)
    }

    /// The same where nothing is left of the last position.
    fn search_renewed(&mut self, board: &Board, mut outline: Option<&mut ConclusionLog>) -> ControlFlow<Vec<Step>> {
        if self.is_done(board) {
            return ControlFlow::Continue(());
        }
        let mut start = 0;
        for stage in self.profile.stages() {
            let places = start..start + stage.techniques.len();
            start = places.end;
            match stage.pick {
                Pick::First => self.first(board, places, outline.as_deref_mut())?,
                Pick::Lowest(scale) => self.lowest(board, places, scale, outline.as_deref_mut())?,
            }
        }
        ControlFlow::Continue(())
    }

    /// Runs the techniques at these places until one fires.
    #[inline]
    fn first(
        &mut self,
        board: &Board,
        places: Range<usize>,
        outline: Option<&mut ConclusionLog>,
    ) -> ControlFlow<Vec<Step>> {
        let techniques = self.profile.techniques();
        let Some(&easiest) = techniques.get(places.start) else { return ControlFlow::Continue(()) };
        let mut sink = match outline {
            Some(outline) => Sink::outlining(board, easiest, places.start, outline),
            None => Sink::new(board, Want::First, easiest),
        };
        for place in places {
            let technique = techniques[place];
            let easier = &techniques[..place];
            sink.serve(technique, place);
            let watch = self.watches.at(place);
            let cx = Context::new(board, easier).watching(watch).remembering(&self.cached);
            if technique.search(&cx, &mut sink).is_break() {
                self.watches.mark(place);
                return ControlFlow::Break(sink.into_steps());
            }
            self.watches.pass();
        }
        ControlFlow::Continue(())
    }

    /// Runs all techniques at these places and takes the find that has the lowest rating. They look at every house: what one of
    /// them finds and is not taken is still there the next time.
    fn lowest(
        &mut self,
        board: &Board,
        places: Range<usize>,
        scale: StepScale,
        outline: Option<&mut ConclusionLog>,
    ) -> ControlFlow<Vec<Step>> {
        let techniques = self.profile.techniques();
        let mut lowest = Lowest::new(scale);
        for place in places.clone() {
            let technique = techniques[place];
            let easier = &techniques[..place];
            let mut sink = Sink::rating(board, technique, place, &mut lowest);
            let cx = Context::new(board, easier).remembering(&self.cached);
            // A sink that takes every find never breaks.
            let _ = technique.search(&cx, &mut sink);
        }
        let Some(RatedFind { technique, step, .. }) = lowest.into_find() else {
            places.for_each(|place| self.find_nothing(place));
            return ControlFlow::Continue(());
        };
        self.watches.at(places.start);
        self.watches.mark(places.start);
        let Some(outline) = outline else { return ControlFlow::Break(vec![step]) };
        outline.conclude(technique, &step);
        ControlFlow::Break(Vec::new())
    }

    /// A technique that looked at everything found nothing.
    fn find_nothing(&mut self, place: usize) {
        self.watches.at(place);
        self.watches.pass();
    }
}
