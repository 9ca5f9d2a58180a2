//! `qedoku generate`: puzzles with exactly one solution.
use crate::args::{Generate, Printed};
use crate::exit::Exit;
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
    pool::in_order(
        Work { jobs: options.jobs.jobs, start: || (), each: work },
        0..options.count,
        &mut Printing(console),
    )?;
    Ok(signals::exit().unwrap_or(Exit::Ok))
}

/// Puzzles on their way out.
struct Printing<'a, 'c>(&'a mut Console<'c>);

impl Sink<String> for Printing<'_, '_> {
    fn weight(&self, text: &String) -> usize {
        text.len()
    }

    fn take(&mut self, text: String) -> io::Result<ControlFlow<()>> {
        self.0.out.write_all(text.as_bytes()).map(ControlFlow::Continue)
    }

    fn idle(&mut self) -> io::Result<()> {
        self.0.out.flush()
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
