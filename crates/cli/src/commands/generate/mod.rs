//! `qedoku generate`: puzzles with exactly one solution, of the kind that is asked for.
mod ordered;
mod printed;
mod variants;

use self::ordered::{Ordered, PlannedSearches};
use self::printed::Printing;
use crate::args::GenerateArgs;
use crate::console::Console;
use crate::exit::Exit;
use crate::output::progress_bar::ProgressBar;
use crate::pool::{self, OrderedSink, Work};
use crate::signals;
use crate::words::CommandText;
use qedoku::Error;
use qedoku::generate::{GeneratedPuzzle, PuzzleSpec, SearchPlan};
use qedoku_generate::Generator;
use qedoku_techniques::Technique;
use std::collections::BTreeSet;
use std::hash::{BuildHasher, RandomState};
use std::io;
use std::ops::ControlFlow;

/// Writes as many puzzles as asked for. A seed that was drawn is told, so that the puzzles can be had again.
pub(crate) fn generate(options: &GenerateArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    // Short enough to be typed again.
    let seed = options.seed.unwrap_or_else(|| RandomState::new().hash_one("seed") >> 32);
    if !options.rules.is_empty() || options.size.is_some() {
        return variants::generate(options, seed, console);
    }
    let plans = match plans(options, seed) {
        Ok(plans) => plans,
        Err(problem) => return console.refuse(&problem),
    };
    if options.seed.is_none() && options.count > 0 && !console.quiet {
        console.remark(&console.style.say(&CommandText::Seed { seed }))?;
    }
    signals::watch();
    let printing = Printing::new(options, console.style);
    console.out.write_all(printing.head().as_bytes())?;
    if plans.iter().all(|plan| plan.spec().is_plain()) {
        let symmetry = options.symmetry;
        let print = &printing;
        let generator = Generator::new(seed, symmetry);
        // Where the solution is not shown it need not be found again.
        let each = move |(): &mut (), index| match print.bare(&generator, index) {
            Some(one) => one,
            None => print.one(&GeneratedPuzzle::of(seed, symmetry, index), None),
        };
        let work = Work { jobs: options.jobs.jobs, start: || (), each };
        let progress = ProgressBar::new(console.style, console.is_file).of(None, usize::try_from(options.count).ok());
        pool::in_order(work, 0..options.count, &mut PlainWriter { console, printing: &printing, progress, done: 0 })?;
    } else if options.count > 0 {
        let mut sink = Ordered::new(options, &printing, console);
        let print = &printing;
        let each = |searches: &mut PlannedSearches<'_>, number| searches.walk(number, print);
        let start = || PlannedSearches::new(&plans);
        pool::in_order(Work { jobs: options.jobs.jobs, start, each }, 0.., &mut sink)?;
        sink.end()?;
    }
    console.out.write_all(printing.tail().as_bytes())?;
    Ok(signals::exit().unwrap_or(console.exit))
}

/// The plans of the search: of several techniques one for each, of which any will do. Of a family those are left out of
/// which there are no puzzles.
fn plans(options: &GenerateArgs, seed: u64) -> Result<Vec<SearchPlan>, Error> {
    let order = options.order()?;
    if options.technique.is_empty() {
        return Ok(vec![SearchPlan::new(order, seed)?]);
    }
    let mut plans: Vec<SearchPlan> = Vec::new();
    let mut slugs = BTreeSet::new();
    for family in &options.technique {
        let plan = |&technique: &&'static dyn Technique| {
            SearchPlan::new(PuzzleSpec { technique: Some(technique), ..order.clone() }, seed)
        };
        let mut made: Vec<Result<SearchPlan, Error>> = family.members().iter().map(plan).collect();
        if made.iter().all(Result::is_err) {
            made.swap_remove(0)?;
        }
        let is_new = |plan: &SearchPlan| plan.spec().technique.is_some_and(|it| slugs.insert(it.info().slug));
        plans.extend(made.into_iter().flatten().filter(is_new));
    }
    Ok(plans)
}

/// Writes puzzles as they are made.
struct PlainWriter<'a, 'c> {
    console: &'a mut Console<'c>,
    printing: &'a Printing,
    progress: ProgressBar,
    done: usize,
}

impl OrderedSink<printed::One> for PlainWriter<'_, '_> {
    fn weight(&self, one: &printed::One) -> usize {
        one.weight()
    }

    fn take(&mut self, one: printed::One) -> io::Result<ControlFlow<()>> {
        self.progress.makes_way(one.text(), false);
        self.printing.put(&one, self.console.out)?;
        self.done += 1;
        self.progress.update(self.done);
        Ok(ControlFlow::Continue(()))
    }

    fn idle(&mut self) -> io::Result<()> {
        self.progress.flushes();
        self.console.out.flush()?;
        self.progress.update_idle(self.done);
        Ok(())
    }
}
