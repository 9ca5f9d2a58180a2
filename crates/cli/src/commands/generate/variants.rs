//! Puzzles under other rules than the classic ones, in a form that keeps these.
use super::PlainWriter;
use super::printed::{One, Printing};
use crate::args::{GenerateArgs, Printed};
use crate::console::Console;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::output::progress_bar::ProgressBar;
use crate::pool::{self, OrderedSink, Work};
use crate::signals;
use crate::words::CommandText;
use qedoku::generate::{NoVariant, VariantGenerator};
use qedoku_core::Rules;
use qedoku_formats::{AnnotatedPuzzle, Format};
use std::io;
use std::ops::ControlFlow;

/// Writes as many puzzles as asked for: links of f-puzzles, or its objects.
pub(super) fn generate(options: &GenerateArgs, seed: u64, console: &mut Console<'_>) -> io::Result<Exit> {
    let format = options.print.format();
    if !matches!(format, Printed::Line | Printed::Ndjson) {
        return console.refuse(&unreadable(CommandText::RulesLost));
    }
    let size = options.size.unwrap_or(Rules::default().size);
    let generator = match VariantGenerator::new(seed, size, &options.rules) {
        Ok(generator) => generator,
        Err(fault) => return console.refuse(&unreadable(CommandText::NoVariant { fault })),
    };
    if options.seed.is_none() && !console.quiet {
        console.remark(&console.style.say(&CommandText::Seed { seed }))?;
    }
    signals::watch();
    let each = |(): &mut (), index: u64| -> Result<One, NoVariant> {
        let draft = generator.puzzle(index)?;
        let name = format!("{}, seed {seed}, number {}", draft.layout.name(), index + 1);
        let (puzzle, layout, solution) = (&draft.puzzle, &draft.layout, Some(&draft.solution));
        let written = AnnotatedPuzzle { puzzle, layout, name: Some(&name), solution };
        let text = if format == Printed::Line { written.write(Format::FPuzzles) } else { written.object() };
        Ok(One::of(text + "\n"))
    };
    let printing = Printing::new(format, false);
    let gauge = ProgressBar::new(console.style, console.is_file).of(None, usize::try_from(options.count).ok());
    let mut sink = VariantWriter(PlainWriter { console, printing: &printing, gauge, done: 0 });
    pool::in_order(Work { jobs: options.jobs.jobs, start: || (), each }, 0..options.count, &mut sink)?;
    Ok(signals::exit().unwrap_or(console.exit))
}

/// Writes puzzles; the first that cannot be made ends the batch.
struct VariantWriter<'a, 'c>(PlainWriter<'a, 'c>);

impl OrderedSink<Result<One, NoVariant>> for VariantWriter<'_, '_> {
    fn weight(&self, one: &Result<One, NoVariant>) -> usize {
        one.as_ref().map_or(0, One::weight)
    }

    fn take(&mut self, one: Result<One, NoVariant>) -> io::Result<ControlFlow<()>> {
        match one {
            Ok(one) => self.0.take(one),
            Err(fault) => {
                self.0.gauge.clear();
                let failure = unreadable(CommandText::NoVariant { fault });
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
