//! `qedoku generate`: puzzles with exactly one solution.
use crate::args::{Generate, Printed};
use crate::exit::Exit;
use crate::pool;
use crate::run::Console;
use qedoku::Made;
use qedoku_core::text::{self, Format};
use qedoku_generate::Generator;
use std::hash::{BuildHasher, RandomState};
use std::io;

/// Writes as many puzzles as asked for. A seed that was drawn is told, so that the puzzles can be had again.
pub(crate) fn generate(options: &Generate, console: &mut Console<'_>) -> io::Result<Exit> {
    // Short enough to be typed again.
    let seed = options.seed.unwrap_or_else(|| RandomState::new().hash_one("seed") >> 32);
    if options.seed.is_none() {
        console.remark(&format!("seed {seed}"))?;
    }
    let generator = Generator::new(seed, options.symmetry);
    let work = |(): &mut (), index| one(options, &generator, seed, index);
    pool::in_order(
        options.jobs.jobs,
        0..options.count,
        || (),
        work,
        |text| console.out.write_all(text.as_bytes()).map(|()| text.len()),
    )?;
    Ok(Exit::Ok)
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
