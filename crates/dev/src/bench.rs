//! `cargo dev bench`: how fast it is, on one thread.
use crate::workloads::{NAMES, RATED, Workload, rates};
use crate::{DevResult, costs, puzzles};
use clap::Args;
use qedoku_fixtures::shared;
use std::collections::BTreeMap;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

#[derive(Args)]
pub(crate) struct BenchOptions {
    /// Files with puzzles, in any format; the generated ones of the workspace if none is named, and for ratings the lists
    /// beside it, too.
    files: Vec<PathBuf>,
    /// The number of repetitions of each measurement; the median is printed.
    #[arg(long, default_value_t = 9)]
    runs: usize,
    /// Only measurements whose name begins with this: `rate` for the ratings of puzzles on each scale.
    #[arg(long)]
    only: Option<String>,
    /// The first puzzles of each file only.
    #[arg(long)]
    limit: Option<usize>,
    /// Counts the instructions a call of each technique takes as well.
    #[arg(long)]
    techniques: bool,
}

/// A run shorter than this is repeated until it is not.
const LEAST: Duration = Duration::from_millis(50);

/// Measures and prints.
pub(crate) fn run(options: &BenchOptions) -> DevResult {
    let wanted = |name: &&str| options.only.as_ref().is_none_or(|only| name.starts_with(only.as_str()));
    let names: Vec<&'static str> = NAMES.into_iter().filter(|name| wanted(name)).collect();
    let files = if options.files.is_empty() { qedoku_fixtures::puzzle_files() } else { options.files.clone() };
    for file in &files {
        measure(file, usize::MAX, &names, options)?;
    }
    let rates: Vec<&'static str> = names.into_iter().filter(|name| rates(name)).collect();
    if options.files.is_empty() && !rates.is_empty() {
        for (list, most) in RATED {
            match shared(list) {
                Some(file) => measure(&file, most, &rates, options)?,
                None => println!("{list}: skipped, it is not beside the workspace"),
            }
        }
    }
    if options.techniques {
        match costs::count()? {
            Some(costs) => costs::print(&costs),
            None => println!("instructions a call: skipped, valgrind is not installed"),
        }
    }
    Ok(true)
}

/// Measures the first puzzles of a file.
fn measure(file: &Path, most: usize, names: &[&'static str], options: &BenchOptions) -> Result<(), Box<dyn Error>> {
    let mut puzzles = puzzles::read(file)?;
    puzzles.truncate(most.min(options.limit.unwrap_or(usize::MAX)));
    println!("{}: {} puzzles, median of {} runs", file.display(), puzzles.len(), options.runs);
    let mut times = BTreeMap::new();
    for &name in names {
        let time = median(&mut Workload::new(name, &puzzles), options.runs);
        println!("  {name:<10}{:>12.1} puzzles a second{:>14.0} ns a puzzle", 1e9 / time, time);
        times.insert(name, time);
    }
    if let (Some(all), Some(fired)) = (times.get("outline"), times.get("fired")) {
        println!("  techniques tried in vain add {:.1} %", (all / fired - 1.0) * 100.0);
    }
    Ok(())
}

/// Nanoseconds a puzzle takes.
fn median(workload: &mut Workload, runs: usize) -> f64 {
    let mut times: Vec<f64> = (0..runs.max(1)).map(|_| once(workload)).collect();
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

#[allow(clippy::cast_precision_loss, reason = "a rate is not exact")]
fn once(workload: &mut Workload) -> f64 {
    let start = Instant::now();
    let mut rounds = 0;
    while rounds == 0 || start.elapsed() < LEAST {
        workload.measured();
        rounds += 1;
    }
    start.elapsed().as_secs_f64() * 1e9 / (rounds * workload.puzzles.max(1)) as f64
}
