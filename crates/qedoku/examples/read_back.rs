//! A run is read back from its log, and every step checked anew: `cargo run --example read_back -- LOG`.
#![expect(clippy::print_stdout, reason = "an example prints what it reads")]
use qedoku::{Options, Solved};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("expected a file")?;
    let solved = Solved::of_log(&std::fs::read_to_string(path)?, &Options::default())?;
    println!("{} steps, {}", solved.trace.steps.len(), solved.trace.outcome.word());
    Ok(())
}
