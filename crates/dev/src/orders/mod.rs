//! `cargo dev orders`: are puzzles what they should be, and which orders are met?
mod naive;
mod targets;

use clap::Args;
use qedoku::generate::canonical;
use qedoku_generate::{Generator, GivenSymmetry};
use std::collections::HashSet;
use std::time::Instant;

#[derive(Args)]
pub(crate) struct OrdersOptions {
    /// The seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of puzzles checked for one solution, for needed givens and for images of each other.
    #[arg(long, default_value_t = 10_000)]
    puzzles: u64,
    /// The number of puzzles sought of each order.
    #[arg(long, default_value_t = 20)]
    count: usize,
    /// The time for each order, in seconds.
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// Only orders whose name contains this; `none` for no order.
    #[arg(long)]
    only: Option<String>,
}

/// Checks puzzles, then seeks the specs, and prints tables for `docs/generate.md`.
pub(crate) fn run(options: &OrdersOptions) -> bool {
    let passed = options.puzzles == 0 || checked(options);
    targets::table(options) && passed
}

/// True if all puzzles are proper and minimal, and no two of them images of each other. The search for solutions is one of
/// its own, which shares nothing with that of the generator.
fn checked(options: &OrdersOptions) -> bool {
    let generator = Generator::new(options.seed, GivenSymmetry::None);
    let begun = Instant::now();
    let made: Vec<_> = (0..options.puzzles).map(|index| generator.puzzle(index).values).collect();
    let seconds = begun.elapsed().as_secs_f64();
    let mut forms = HashSet::new();
    let mut bad = 0;
    for grid in &made {
        let cells = naive::cells(grid);
        let spare = (0..cells.len()).filter(|&place| cells[place] > 0).any(|place| {
            let mut without = cells;
            without[place] = 0;
            naive::solutions(&without, 2) == 1
        });
        bad += usize::from(naive::solutions(&cells, 2) != 1 || spare);
    }
    let begun = Instant::now();
    let alike = made.iter().filter(|grid| !canonical(grid).is_ok_and(|it| forms.insert(it.form))).count();
    let forms = begun.elapsed().as_secs_f64();
    #[allow(clippy::cast_precision_loss, reason = "rates are rounded")]
    let rate = |seconds: f64| made.len() as f64 / seconds;
    println!("{} puzzles: {bad} without one solution or with a spare given, {alike} images of another", made.len());
    println!("made {:.0} a second, canonical forms of {:.0} a second", rate(seconds), rate(forms));
    bad == 0 && alike == 0
}
