//! Puzzles made for the techniques that are missing.
use crate::args::CoverageArgs;
use crate::console::Console;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::output::progress_bar::{ProgressBar, ProgressBarText};
use crate::signals;
use crate::words::CommandText;
use qedoku::coverage::{CoverageDepth, CoverageWorker};
use qedoku::generate::{PuzzleSearch, PuzzleSpec, SearchPlan};
use qedoku::techniques::technique;
use qedoku::{Error, Layout, Options};
use qedoku_explain::Style;
use qedoku_techniques::Technique;
use std::io;

/// Makes puzzles that need a technique, under the options of a coverage.
pub(super) struct PuzzleMaker<'a> {
    asked: &'a CoverageArgs,
    options: &'a Options,
    worker: CoverageWorker<'a>,
    /// The number of puzzles for each technique.
    count: usize,
    progress: ProgressBar,
}

/// A technique that puzzles are made for, and its place among them, from 1.
#[derive(Clone, Copy)]
struct MissingTechnique<'s> {
    slug: &'s str,
    at: usize,
    of: usize,
}

/// The result of making puzzles for a technique.
struct MadePuzzles {
    count: usize,
    tries: u64,
    /// The number of puzzles that need the technique in the order of its own profile, and do not use it in this one.
    unused: u64,
}

impl<'a> PuzzleMaker<'a> {
    pub(super) fn new(asked: &'a CoverageArgs, options: &'a Options, style: Style, count: usize) -> Self {
        let worker = CoverageWorker::new(options, CoverageDepth::FIRED);
        Self { asked, options, worker, count, progress: ProgressBar::new(style, false) }
    }

    /// Writes puzzles for each technique as they are found, and says of which there are fewer, and why.
    pub(super) fn each<'s>(
        &mut self,
        missing: impl Iterator<Item = &'s str>,
        console: &mut Console<'_>,
    ) -> io::Result<()> {
        let missing: Vec<&str> = missing.collect();
        for (at, slug) in missing.iter().copied().enumerate() {
            let text = match self.plan(slug) {
                Err(reason) => CommandText::NoneMade { slug: slug.to_owned(), reason },
                Ok(plan) => {
                    let MadePuzzles { count: made, tries, unused } =
                        self.make(MissingTechnique { slug, at: at + 1, of: missing.len() }, &plan, console)?;
                    if made == self.count {
                        continue;
                    }
                    CommandText::NotMade { slug: slug.to_owned(), made, count: self.count, tries, unused }
                }
            };
            if let Some(exit) = signals::exit() {
                console.note(exit);
                return console.remark_of(&CommandText::Stopped { left: missing.len() - at });
            }
            console.note(Exit::Unsolved);
            console.remark(&console.style.say(&text))?;
        }
        Ok(())
    }

    /// The plan of the search; or why no puzzle can need the technique.
    fn plan(&self, slug: &str) -> Result<SearchPlan, Error> {
        let technique = technique(slug)?;
        if !technique.fits(Layout::classic()) {
            return Err(unreadable(CommandText::NotClassic));
        }
        let only = self.only(slug);
        SearchPlan::new(PuzzleSpec { technique: Some(technique), only, ..PuzzleSpec::default() }, self.seed(slug))
    }

    /// The seed of a technique, so that those of two techniques begin elsewhere (FNV-1a of the slug over the seed).
    fn seed(&self, slug: &str) -> u64 {
        slug.bytes().fold(self.asked.seed ^ 0xcbf2_9ce4_8422_2325, |seed, byte| {
            (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    }

    /// The techniques of the profile up to this one; none if they are those of the default one.
    fn only(&self, slug: &str) -> Vec<&'static dyn Technique> {
        let profile = self.options.get_profile();
        if profile.name() == "default" && profile.assumes_uniqueness() && self.asked.scope.without.without.is_empty() {
            return Vec::new();
        }
        let all = profile.techniques();
        let last = all.iter().position(|technique| technique.reports(slug));
        all.iter().take(last.map_or(0, |last| last + 1)).copied().collect()
    }

    /// Writes puzzles for a technique until there are enough, or the tries are over, and shows how far that has come.
    fn make(
        &mut self,
        missing: MissingTechnique<'_>,
        plan: &SearchPlan,
        console: &mut Console<'_>,
    ) -> io::Result<MadePuzzles> {
        let MissingTechnique { slug, at, of } = missing;
        let mut made = MadePuzzles { count: 0, tries: 0, unused: 0 };
        let mut search = PuzzleSearch::new(plan);
        let mut number = 0;
        while made.count < self.count && made.tries < self.asked.tries && signals::exit().is_none() {
            let MadePuzzles { count: written, tries, .. } = made;
            self.progress.show(&ProgressBarText::Making { slug, at, of, tries, most: self.asked.tries, made: written });
            let walked = search.walk(number);
            number += 1;
            made.tries = (made.tries + walked.tries).min(self.asked.tries);
            let Some(found) = walked.found else { continue };
            let puzzle = found.draft.puzzle();
            let covered = self.worker.cover(&puzzle);
            if !covered.is_ok_and(|covered| covered.uses.get(slug).is_some_and(|used| used.fired > 0)) {
                made.unused += 1;
                continue;
            }
            self.progress.clear();
            writeln!(console.out, "{} # {slug}", puzzle.given_grid().line('.'))?;
            console.out.flush()?;
            made.count += 1;
        }
        self.progress.clear();
        Ok(made)
    }
}
