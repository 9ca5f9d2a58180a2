//! `qedoku generate`: puzzles with exactly one solution.
use crate::args::{Generate, Printed};
use crate::exit::Exit;
use crate::output::gauge::Gauge;
use crate::pool::{self, Sink, Work};
use crate::run::Console;
use crate::signals;
use qedoku::Made;
use qedoku_core::text::{self, Format};
use qedoku_generate::Generator;
use std::hash::{BuildHasher, RandomState};
use std::io;
use std::ops::ControlFlow;

/// Writes as many puzzles as asked for. A seed that was drawn is told, so that the puzzles can be had again.
pub(crate) fn generate(options: &Generate, console: &mut Console<'_>) -> io::Result<Exit> {
    // Short enough to be typed again.
    let seed = options.seed.unwrap_or_else(|| RandomState::new().hash_one("seed") >> 32);
    if options.seed.is_none() {
        console.remark(&format!("seed {seed}"))?;
    }
    let generator = Generator::new(seed, options.symmetry);
    let work = |(): &mut (), index| one(options, &generator, seed, index);
    signals::watch();
    let gauge = Gauge::new(console.voice, false).of(None, usize::try_from(options.count).ok());
    let mut printing = Printing { console, gauge, done: 0 };
    pool::in_order(Work { jobs: options.jobs.jobs, start: || (), each: work }, 0..options.count, &mut printing)?;
    Ok(signals::exit().unwrap_or(Exit::Ok))
}

/// Puzzles on their way out.
struct Printing<'a, 'c> {
    console: &'a mut Console<'c>,
    gauge: Gauge,
    done: usize,
}

impl Sink<String> for Printing<'_, '_> {
    fn weight(&self, text: &String) -> usize {
        text.len()
    }

    fn take(&mut self, text: String) -> io::Result<ControlFlow<()>> {
        self.gauge.makes_way(&text, false);
        self.console.out.write_all(text.as_bytes())?;
        self.done += 1;
        self.gauge.show(self.done);
        Ok(ControlFlow::Continue(()))
    }

    fn idle(&mut self) -> io::Result<()> {
        self.gauge.flushes();
        self.console.out.flush()?;
        self.gauge.show_idle(self.done);
        Ok(())
    }
}

/// One puzzle as it is printed.
fn one(options: &Generate, generator: &Generator, seed: u64, index: u64) -> String {
    let puzzle = || generator.puzzle(index);
    match options.format {
        Printed::Line => text::write(Format::Line, &puzzle()) + "\n",
        Printed::Grid => {
            let between = if index > 0 { "\n" } else { "" };
            between.to_owned() + &text::write(Format::Grid, &puzzle()) + "\n"
        }
        Printed::Ndjson => {
            let made = Made::of(seed, options.symmetry, index);
            serde_json::to_string(&made).expect("a puzzle holds strings and numbers only") + "\n"
        }
    }
}
