//! Prints generated puzzles that match a spec, and decides when to give up.
use super::printed::{One, Printing};
use crate::args::GenerateArgs;
use crate::console::Console;
use crate::exit::Exit;
use crate::pool::OrderedSink;
use crate::words::CommandText;
use qedoku::generate::{GeneratedPuzzle, PuzzleSearch, SearchAttempt, SearchPlan, SearchResult};
use qedoku_techniques::Technique;
use std::io::{self, IsTerminal, Write as _};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// The least time for which the same line stands.
const PATIENCE: Duration = Duration::from_millis(500);

/// The most puzzles in a row that are looked at in vain if no number is named.
const TRIES: u64 = 100_000;

/// The result of a walk, printed.
pub(super) struct Walked {
    tries: u64,
    one: Option<One>,
    nearest: Option<SearchResult>,
}

/// The searches of several plans, each made when it is needed.
pub(super) struct PlannedSearches<'p> {
    plans: &'p [SearchPlan],
    searches: Vec<Option<PuzzleSearch<'p>>>,
}

impl<'p> PlannedSearches<'p> {
    pub(super) fn new(plans: &'p [SearchPlan]) -> Self {
        Self { plans, searches: plans.iter().map(|_| None).collect() }
    }

    /// The walk with this number, which follows one of the plans, in turns.
    pub(super) fn walk(&mut self, number: u64, printing: &Printing) -> Walked {
        let at = usize::try_from(number % self.plans.len() as u64).unwrap_or(0);
        let plan = &self.plans[at];
        let search = self.searches[at].get_or_insert_with(|| PuzzleSearch::new(plan));
        let SearchAttempt { tries, found, nearest } = search.walk(number);
        let needed = plan.spec().technique.filter(|_| self.plans.len() > 1).map(Technique::info);
        let one = found.map(|found| printing.one(&GeneratedPuzzle::found(plan, &found, number), needed));
        Walked { tries, one, nearest }
    }
}

/// Takes what walks find, as long as more is wanted and there is hope.
pub(super) struct Ordered<'a, 'c> {
    options: &'a GenerateArgs,
    printing: &'a Printing,
    console: &'a mut Console<'c>,
    /// The number of puzzles that were looked at, and of those in a row without one that is taken.
    tries: u64,
    in_vain: u64,
    found: u64,
    nearest: Option<SearchResult>,
    last_drawn: Option<Instant>,
}

impl<'a, 'c> Ordered<'a, 'c> {
    pub(super) fn new(options: &'a GenerateArgs, printing: &'a Printing, console: &'a mut Console<'c>) -> Self {
        Self { options, printing, console, tries: 0, in_vain: 0, found: 0, nearest: None, last_drawn: None }
    }

    /// Ends the search; complains if it was given up.
    pub(super) fn end(self) -> io::Result<()> {
        self.clear();
        if self.found >= self.options.count || crate::signals::caught() {
            return Ok(());
        }
        let found = self.found;
        let count = self.options.count;
        let tries = self.in_vain;
        let style = self.console.style;
        let message = match &self.nearest {
            None => CommandText::GaveUp { tries, found, count },
            Some(nearest) => {
                let facts = nearest.properties.describe(style);
                let facts = if facts.is_empty() { facts } else { format!(" ({facts})") };
                let puzzle = nearest.draft.givens.to_string();
                CommandText::GaveUpNear { tries, found, count, puzzle, facts }
            }
        };
        self.console.note(Exit::Unsolved);
        self.console.remark(&style.say(&message))
    }

    /// Shows on a terminal how many were found of how many looked at.
    fn update(&mut self) {
        let is_seen = io::stderr().is_terminal() && !io::stdout().is_terminal();
        if !is_seen || self.last_drawn.is_some_and(|last_drawn| last_drawn.elapsed() < PATIENCE) {
            return;
        }
        let found = self.found;
        let tries = self.tries;
        let per_million = found.saturating_mul(1_000_000) / tries.max(1);
        let whole = per_million / 10_000;
        let part = per_million % 10_000;
        let count = self.options.count;
        let share = format!("{whole}.{part:04}");
        let line = self.console.style.say(&CommandText::LookedAt { found, count, tries, share });
        // A line that cannot be shown is missed by nobody.
        let _ = write!(io::stderr(), "\r\u{1b}[K{line}");
        self.last_drawn = Some(Instant::now());
    }

    fn clear(&self) {
        if self.last_drawn.is_some() {
            let _ = write!(io::stderr(), "\r\u{1b}[K");
        }
    }
}

impl OrderedSink<Walked> for Ordered<'_, '_> {
    fn weight(&self, walked: &Walked) -> usize {
        walked.one.as_ref().map_or(0, One::weight)
    }

    fn take(&mut self, walked: Walked) -> io::Result<ControlFlow<()>> {
        self.tries += walked.tries;
        self.in_vain += walked.tries;
        if let Some(nearest) = walked.nearest
            && self.nearest.as_ref().is_none_or(|best| nearest.distance < best.distance)
        {
            self.nearest = Some(nearest);
        }
        if let Some(one) = walked.one {
            (self.found, self.in_vain) = (self.found + 1, 0);
            self.printing.put(&one, self.console.out)?;
        }
        self.update();
        let ends = self.found >= self.options.count || self.in_vain >= self.options.tries.unwrap_or(TRIES);
        Ok(if ends { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }

    fn idle(&mut self) -> io::Result<()> {
        self.update();
        self.console.out.flush()
    }
}
