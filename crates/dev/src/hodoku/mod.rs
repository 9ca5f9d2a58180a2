//! `cargo dev hodoku`: does the profile do what HoDoKu does, step by step and in whole levels and scores?
mod isomorphs;
mod names;
mod ratings;
mod steps;
#[cfg(test)]
mod tests;
mod traces;

use crate::DevResult;
use crate::traced::{self, files};
use clap::Args;
use qedoku_techniques::Profile;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct HodokuOptions {
    /// Traces of HoDoKu's runs, one JSON object for each puzzle a line, compressed by gzip [default: those beside the
    /// workspace].
    traces: Vec<PathBuf>,
    /// Only steps of one technique, by HoDoKu's name or code: `Naked Triple`, `0201`.
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
    /// Only one step of so many.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    every: u64,
    /// Compares the runs from their starts, each up to its first difference, and not each step from its own position.
    #[arg(long, conflicts_with_all = ["only", "every"])]
    runs: bool,
    /// Compares whole runs with those of a table: the columns `hodoku_level` and `hodoku_score`.
    #[arg(long, value_name = "FILE")]
    ratings: Vec<PathBuf>,
    /// Instead, grades so many puzzles of each table, or of the random ones beside the workspace, and images of each of
    /// them, and counts whose level or score changes.
    #[arg(long, value_name = "N")]
    isomorphs: Option<usize>,
    /// The number of images of each puzzle: digits renamed, lines permuted, the board transposed and all three in turn.
    #[arg(long, value_name = "N", default_value_t = 20, requires = "isomorphs")]
    images: usize,
    /// The profile that is compared.
    #[arg(long, default_value = "hodoku", value_parser = traced::profile)]
    profile: Profile,
}

/// Counts whose level or score changes.
fn isomorphs(options: &HodokuOptions, count: usize) -> DevResult {
    for table in files::tables_or_random(&options.ratings)? {
        let changes = isomorphs::compare(&table, [count, options.images], &options.profile)?;
        println!("{}:\n{changes}", table.display());
    }
    Ok(true)
}

/// Compares, and prints what differs.
pub(crate) fn run(options: &HodokuOptions) -> DevResult {
    if let Some(count) = options.isomorphs {
        return isomorphs(options, count);
    }
    let mut agree = true;
    for table in &options.ratings {
        let counts = ratings::compare(table, &options.profile, &mut |line| println!("{line}"))?;
        println!("{}: {counts}", table.display());
        agree &= counts.agrees();
    }
    let named = if options.traces.is_empty() && options.ratings.is_empty() {
        files::beside_the_workspace("hodoku-traces")?
    } else {
        options.traces.clone()
    };
    if named.is_empty() {
        return Ok(agree);
    }
    let every = usize::try_from(options.every)?;
    let mut comparison = steps::HodokuComparison::new(&options.profile);
    let mut passed = 0;
    for path in &named {
        let name = path.display();
        for puzzle in traces::puzzles(path)? {
            let puzzle = puzzle?;
            if options.runs {
                if let Some(difference) = comparison.follow(&puzzle).map_err(|error| format!("{name}: {error}"))? {
                    println!("{name}, {difference}");
                }
                continue;
            }
            let wanted = puzzle.steps.iter().enumerate().filter(|(_, step)| {
                options.only.as_ref().is_none_or(|only| step.is_called(only)) && {
                    passed += 1;
                    (passed - 1) % every == 0
                }
            });
            for (index, _) in wanted {
                if let Some(difference) =
                    comparison.compare(&puzzle, index).map_err(|error| format!("{name}: {error}"))?
                {
                    println!("{name}, {difference}");
                }
            }
            comparison.end_puzzle();
        }
    }
    println!("{}", comparison.counts);
    if comparison.counts.is_empty() {
        return Err("the traces have no such step".into());
    }
    Ok(agree && comparison.counts.agrees())
}
