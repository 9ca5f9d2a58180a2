//! Puzzles under other rules than the classic ones, in a form that keeps these.
use super::PlainWriter;
use super::printed::{One, Printing};
use crate::args::GenerateArgs;
use crate::commands::sheet::{RuleName, SheetPuzzle, SheetText};
use crate::console::Console;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::output::progress_bar::ProgressBar;
use crate::pool::{self, OrderedSink, Work};
use crate::signals;
use crate::words::CommandText;
use qedoku::Error;
use qedoku::generate::{VariantDraft, VariantGenerator, VariantRule, WantedTier};
use qedoku::words::tier;
use qedoku_core::Rules;
use qedoku_explain::Style;
use qedoku_techniques::Tier;
use std::cmp::Ordering;
use std::io;
use std::ops::ControlFlow;

/// The most puzzles in a row that are made in vain if no number is named.
const TRIES: u64 = 1000;

/// Writes as many puzzles as asked for: links of f-puzzles, its objects, grids where these keep the rules, or drawings.
pub(crate) fn generate(options: &GenerateArgs, seed: u64, console: &mut Console<'_>) -> io::Result<Exit> {
    if let Some(problem) = refusal(options) {
        return console.refuse(&unreadable(problem));
    }
    let size = options.size.unwrap_or(Rules::default().size);
    let generator = match VariantGenerator::new(seed, size, &options.rules) {
        Ok(generator) => generator,
        Err(fault) => return console.refuse(&fault.into()),
    };
    if options.seed.is_none() && options.count > 0 && !console.quiet {
        console.remark(&console.style.say(&CommandText::Seed { seed }))?;
    }
    signals::watch();
    let printing = Printing::new(options, console.style);
    console.out.write_all(printing.head().as_bytes())?;
    let wanted = options.tier.map(WantedTier::new);
    let style = console.style;
    let titles = rule_titles(size, &options.rules, style);
    let each = |(): &mut (), index: u64| -> Result<VariantResult, Error> {
        let draft = generator.puzzle(index)?;
        let number = index + 1;
        let order = wanted.as_ref().map_or(Ok(Ordering::Equal), |wanted| wanted.compare(&draft))?;
        let VariantDraft { layout, puzzle, solution } = &draft;
        let name = CommandText::Generated { rules: titles.clone(), name: layout.name().to_owned(), seed, number };
        let name = style.say(&name);
        let source = style.say(&SheetText::Made { seed, number });
        let made = SheetPuzzle { source: &source, layout, puzzle, solution: *solution };
        Ok(match order {
            Ordering::Equal => VariantResult::Taken(printing.variant(&made, &name)?),
            Ordering::Less => VariantResult::Easier,
            Ordering::Greater => VariantResult::Harder,
        })
    };
    let progress = ProgressBar::new(console.style, console.is_file).of(None, usize::try_from(options.count).ok());
    let writer = PlainWriter { console, printing: &printing, progress, done: 0 };
    let mut sink = VariantWriter { writer, options, easier: 0, harder: 0, failed: false };
    let attempts = if wanted.is_some() && options.count > 0 { u64::MAX } else { options.count };
    pool::in_order(Work { jobs: options.jobs.jobs, start: || (), each }, 0..attempts, &mut sink)?;
    sink.end()?;
    console.out.write_all(printing.tail().as_bytes())?;
    Ok(signals::exit().unwrap_or(console.exit))
}

/// The size of the board, if it is another than usual, and the rules in words.
fn rule_titles(size: usize, rules: &[VariantRule], style: Style) -> String {
    let size = Some(size).filter(|size| *size != Rules::default().size).map(|size| format!("{size}x{size}"));
    style.commas(size.into_iter().chain(rules.iter().map(|rule| style.say(&RuleName(*rule)))))
}

/// The error if puzzles under other rules are asked for by a scale of classic puzzles, or killers of the simple tier, which
/// has no steps on cages.
fn refusal(options: &GenerateArgs) -> Option<CommandText> {
    let is_killer = options.rules.contains(&VariantRule::Killer);
    let tiers = Tier::ALL.into_iter().filter(|tier| !is_killer || *tier != Tier::Simple);
    let tiers = tiers.map(Tier::word).collect::<Vec<_>>().join(", ");
    if options.hodoku.is_some() {
        return Some(CommandText::ClassicLevels { tiers });
    }
    if options.se.is_some() {
        return Some(CommandText::ClassicRatings { tiers });
    }
    (is_killer && options.tier == Some(Tier::Simple)).then_some(CommandText::NoSimpleKiller { tiers })
}

/// A puzzle that was made: printed, or not of the tier that is asked for.
enum VariantResult {
    Taken(One),
    Easier,
    Harder,
}

/// Writes puzzles; the first that cannot be made ends the batch.
struct VariantWriter<'a, 'c> {
    writer: PlainWriter<'a, 'c>,
    options: &'a GenerateArgs,
    /// The numbers of puzzles in a row that are not taken.
    easier: u64,
    harder: u64,
    failed: bool,
}

impl VariantWriter<'_, '_> {
    /// Complains if the search was given up.
    fn end(&mut self) -> io::Result<()> {
        let found = self.writer.done as u64;
        let count = self.options.count;
        let Some(wanted) = self.options.tier.filter(|_| found < count && !self.failed && !signals::caught()) else {
            return Ok(());
        };
        self.writer.progress.clear();
        let console = &mut *self.writer.console;
        let easier = self.easier;
        let harder = self.harder;
        let tier = tier(console.style, wanted);
        console.note(Exit::Unsolved);
        console.remark(&console.style.say(&CommandText::GaveUpTier { tier, found, count, easier, harder }))
    }
}

impl OrderedSink<Result<VariantResult, Error>> for VariantWriter<'_, '_> {
    fn weight(&self, made: &Result<VariantResult, Error>) -> usize {
        if let Ok(VariantResult::Taken(one)) = made { one.weight() } else { 0 }
    }

    fn take(&mut self, made: Result<VariantResult, Error>) -> io::Result<ControlFlow<()>> {
        match made {
            Ok(VariantResult::Taken(one)) => {
                (self.easier, self.harder) = (0, 0);
                let _ = self.writer.take(one)?;
            }
            Ok(VariantResult::Easier) => self.easier += 1,
            Ok(VariantResult::Harder) => self.harder += 1,
            Err(failure) => {
                self.failed = true;
                self.writer.progress.clear();
                self.writer.console.complain(&failure)?;
                self.writer.console.note(Exit::of(&failure));
                return Ok(ControlFlow::Break(()));
            }
        }
        let ends = self.writer.done as u64 >= self.options.count
            || self.easier + self.harder >= self.options.tries.unwrap_or(TRIES);
        Ok(if ends { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }

    fn idle(&mut self) -> io::Result<()> {
        self.writer.idle()
    }
}
