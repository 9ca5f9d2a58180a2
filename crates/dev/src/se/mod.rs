//! `cargo dev se`: does the profile do what Sudoku Explainer does, step by step and in whole ratings?
mod isomorphs;
mod names;
mod ratings;
mod searches;
mod steps;
#[cfg(test)]
mod tests;
mod traces;

use crate::DevResult;
use crate::traced::{self, files};
use clap::Args;
use qedoku_compat::profiles;
use qedoku_techniques::Profile;
use std::error::Error;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(crate) struct SeOptions {
    /// Traces of Sudoku Explainer's runs, one JSON object a line, compressed by gzip [default: those beside the
    /// workspace].
    traces: Vec<PathBuf>,
    /// Only steps of one technique, by Sudoku Explainer's name of it: `Naked Triplet`.
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
    /// Only one step of so many.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    every: u64,
    /// Compares whole ratings with those of a table: the columns `se_er`, `se_ep` and `se_ed`.
    #[arg(long, value_name = "FILE")]
    ratings: Vec<PathBuf>,
    /// Instead, rates so many puzzles of each table, or of the random ones beside the workspace, once more relabeled, with
    /// their lines permuted, and transposed, and counts whose ratings change.
    #[arg(long, value_name = "N")]
    isomorphs: Option<usize>,
    /// The profile that is compared [default: for traces that of their rules, by the name of the file; otherwise se].
    #[arg(long, value_parser = traced::profile)]
    profile: Option<Profile>,
}

/// Counts whose ratings change.
fn isomorphs(options: &SeOptions, count: usize) -> DevResult {
    for table in files::tables_or_random(&options.ratings)? {
        let changes = isomorphs::compare(&table, count, &options.profile())?;
        println!("{}:\n{changes}", table.display());
    }
    Ok(true)
}

/// Compares, and prints what differs.
pub(crate) fn run(options: &SeOptions) -> DevResult {
    if let Some(count) = options.isomorphs {
        return isomorphs(options, count);
    }
    let mut agree = true;
    for table in &options.ratings {
        let counts = ratings::compare(table, &options.profile(), &mut |line| println!("{line}"))?;
        println!("{}: {counts}", table.display());
        agree &= counts.agrees();
    }
    let named = if options.traces.is_empty() && options.ratings.is_empty() {
        files::beside_the_workspace("se-traces")?
    } else {
        options.traces.clone()
    };
    if named.is_empty() {
        return Ok(agree);
    }
    let mut counts = steps::SeStepCounts::default();
    for path in &named {
        let profile = options.profile.clone().unwrap_or_else(|| traces::profile(path));
        let mut comparison = steps::SeComparison::new(&profile, counts);
        traced(options, path, &mut comparison).map_err(|error| format!("{}: {error}", path.display()))?;
        counts = comparison.counts;
    }
    println!("{counts}");
    if counts.is_empty() {
        return Err("the traces have no such step".into());
    }
    Ok(agree && counts.agrees())
}

/// Compares the runs of a file, step by step and as a whole.
fn traced(options: &SeOptions, path: &Path, comparison: &mut steps::SeComparison<'_>) -> Result<(), Box<dyn Error>> {
    let name = path.display();
    let every = usize::try_from(options.every)?;
    let mut number = 0;
    for run in traces::runs(path)? {
        let run = run?;
        let whole = options.only.is_none() && every == 1;
        if run.steps.iter().all(traces::SeTracedStep::has_position) {
            for step in run.steps.iter().filter(|step| options.wants(step)) {
                number += 1;
                if (number - 1) % every == 0
                    && let Some(difference) = comparison.compare(step)?
                {
                    println!("{name}, {difference}");
                }
            }
        } else if whole {
            comparison.replay(&run)?.iter().for_each(|difference| println!("{name}, {difference}"));
        }
        let rated = run.end.as_ref().filter(|_| whole).map(|end| comparison.rate(end)).transpose()?;
        rated.flatten().iter().for_each(|difference| println!("{name}, {difference}"));
    }
    Ok(())
}

impl SeOptions {
    /// The profile that is named, or `se`.
    fn profile(&self) -> Profile {
        self.profile.clone().unwrap_or_else(profiles::se)
    }

    fn wants(&self, step: &traces::SeTracedStep) -> bool {
        self.only.as_ref().is_none_or(|only| step.technique.eq_ignore_ascii_case(only))
    }
}
