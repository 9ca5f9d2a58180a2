//! `cargo dev effort`: is the effort of a puzzle that of its images, and does it order puzzles as other ratings do?
mod correlation;
mod isomorphs;

use crate::{DevResult, puzzles};
use clap::Args;
use qedoku_core::Puzzle;
use qedoku_fixtures::shared;
use std::error::Error;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct EffortOptions {
    /// Tables of puzzles with the columns `se_er`, `hodoku_score` or both [default: those beside the workspace].
    tables: Vec<PathBuf>,
    /// Instead, does so many puzzles in rounds, and images of each of them: the rounds must be the same. They are the first of
    /// each table, or generated ones if none is named.
    #[arg(long, value_name = "N")]
    isomorphs: Option<usize>,
    /// The number of images of each puzzle: digits renamed, lines permuted, the board transposed and all three in turn.
    #[arg(long, value_name = "N", default_value_t = 20, requires = "isomorphs")]
    images: usize,
    /// The seed of the generated puzzles.
    #[arg(long, default_value_t = 1, requires = "isomorphs")]
    seed: u64,
}

/// The tables beside the workspace that are there.
fn beside_the_workspace() -> Vec<PathBuf> {
    ["random-1000", "hard-300", "extreme"].iter().filter_map(|name| shared(&format!("puzzles/{name}.csv"))).collect()
}

/// The first `count` puzzles of each table, or generated ones.
fn some(options: &EffortOptions, count: usize) -> Result<Vec<Puzzle>, Box<dyn Error>> {
    if options.tables.is_empty() {
        return Ok(puzzles::generated(options.seed).take(count).collect());
    }
    let mut all = Vec::new();
    for table in &options.tables {
        all.extend(puzzles::read(table)?.into_iter().take(count));
    }
    Ok(all)
}

/// Compares, and prints what comes of it.
pub(crate) fn run(options: &EffortOptions) -> DevResult {
    if let Some(count) = options.isomorphs {
        let compared = isomorphs::compare(&some(options, count)?, options.images);
        println!("{compared}");
        return Ok(compared.are_alike());
    }
    let tables = if options.tables.is_empty() { beside_the_workspace() } else { options.tables.clone() };
    if tables.is_empty() {
        println!("skipped: no table is named, and there are none beside the workspace");
    }
    for table in tables {
        print!("{}", correlation::of_table(&table)?);
    }
    Ok(true)
}
