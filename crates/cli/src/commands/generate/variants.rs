//! Puzzles under other rules than the classic ones, in a form that keeps these.
use super::PlainWriter;
use super::printed::{One, Printing};
use super::sheet::SheetPuzzle;
use crate::args::GenerateArgs;
use crate::console::Console;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::output::progress_bar::ProgressBar;
use crate::pool::{self, OrderedSink, Work};
use crate::signals;
use crate::words::CommandText;
use qedoku::Error;
use qedoku::generate::VariantGenerator;
use qedoku_core::Rules;
use std::io;
use std::ops::ControlFlow;

/// Writes as many puzzles as asked for: links of f-puzzles, its objects, grids where these keep the rules, or drawings.
pub(super) fn generate(options: &GenerateArgs, seed: u64, console: &mut Console<'_>) -> io::Result<Exit> {
    let size = options.size.unwrap_or(Rules::default().size);
    let generator = match VariantGenerator::new(seed, size, &options.rules) {
        Ok(generator) => generator,
        Err(fault) => return console.refuse(&unreadable(CommandText::NoVariant { fault })),
    };
    if options.seed.is_none() && !console.quiet {
        console.remark(&console.style.say(&CommandText::Seed { seed }))?;
    }
    signals::watch();
    let printing = Printing::new(options.print.format(), false);
    console.out.write_all(printing.head().as_bytes())?;
    let each = |(): &mut (), index: u64| -> Result<One, Error> {
        let draft = generator.puzzle(index).map_err(|fault| unreadable(CommandText::NoVariant { fault }))?;
        let number = index + 1;
        let name = format!("{}, seed {seed}, number {number}", draft.layout.name());
        let (layout, puzzle, solution) = (&draft.layout, &draft.puzzle, draft.solution);
        printing.variant(&SheetPuzzle { number, layout, puzzle, solution }, &name)
    };
    let gauge = ProgressBar::new(console.style, console.is_file).of(None, usize::try_from(options.count).ok());
    let mut sink = VariantWriter(PlainWriter { console, printing: &printing, gauge, done: 0 });
    pool::in_order(Work { jobs: options.jobs.jobs, start: || (), each }, 0..options.count, &mut sink)?;
    console.out.write_all(printing.tail().as_bytes())?;
    Ok(signals::exit().unwrap_or(console.exit))
}

/// Writes puzzles; the first that cannot be made ends the batch.
struct VariantWriter<'a, 'c>(PlainWriter<'a, 'c>);

impl OrderedSink<Result<One, Error>> for VariantWriter<'_, '_> {
    fn weight(&self, one: &Result<One, Error>) -> usize {
        one.as_ref().map_or(0, One::weight)
    }

    fn take(&mut self, one: Result<One, Error>) -> io::Result<ControlFlow<()>> {
        match one {
            Ok(one) => self.0.take(one),
            Err(failure) => {
                self.0.gauge.clear();
                self.0.console.complain(&failure)?;
                self.0.console.note(Exit::of(&failure));
                Ok(ControlFlow::Break(()))
            }
        }
    }

    fn idle(&mut self) -> io::Result<()> {
        self.0.idle()
    }
}
