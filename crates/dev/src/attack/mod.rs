//! `cargo dev attack`: forges steps and logs at random, and tells which false ones the checker accepts.
//!
//! Real steps and logs are changed in every field, empty and extreme values favored. Whatever is accepted must be true in
//! the solution; on a position with several solutions it must hold in all of them, which exhaustive search decides. A
//! proof that VeriPB checks must be found for what is accepted, too.
mod change;
mod counts;
mod fields;
mod files;
mod leaves;
mod lines;
mod links;
mod logs;
mod moved;
mod oracle;
mod patterns;
mod proofs;
mod ruled;
mod said;
mod stated;
mod steps;
mod stock;
mod truths;

use self::counts::{Clock, ForgeryCounts};
use crate::DevResult;
use clap::Args;
use std::path::PathBuf;
use std::time::Instant;

#[derive(Args)]
pub(crate) struct AttackOptions {
    /// Files with puzzles whose steps are changed; the collections beside the workspace and generated puzzles, if none
    /// is named.
    files: Vec<PathBuf>,
    /// The time to attack.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Stops after so many forged steps, however long they take.
    #[arg(long)]
    count: Option<u64>,
    /// The seed that the forgeries are drawn from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The puzzles of each file to take steps from, the first ones.
    #[arg(long, default_value_t = 20)]
    limit: usize,
    /// Forges steps under other rules alone, half of them about several cells.
    #[arg(long)]
    ruled: bool,
    /// Has so many forgeries that are accepted proved, and the proofs checked by VeriPB.
    #[arg(long, default_value_t = 0)]
    proofs: usize,
    /// Moves so many things in the patterns of the real steps of each shape instead, one at a time, and lists what is
    /// accepted by field.
    #[arg(long)]
    fields: Option<u64>,
    /// The shapes for that: those whose names have this in them.
    #[arg(long)]
    shape: Option<String>,
}

/// The names of the forgeries under other rules, in the lines that tell how many were.
const SEVERAL_CELLS: &str = "forged steps under rules about several cells";
const PAIRS: &str = "forged steps under rules about pairs, houses and boards";

/// Attacks the checker with steps under other rules.
fn under_rules(seed: u64, seconds: u64, count: Option<u64>) -> bool {
    let [joint, pairs] = [ruled::of_several_cells(seed), ruled::of_pairs(seed)];
    println!("{} and {} steps under other rules to change, seed {seed}", joint.items.len(), pairs.items.len());
    let clock = Clock { start: Instant::now(), seconds, count: count.map(|count| count / 2) };
    let joint = ruled::attack(&joint, seed, &clock, 50);
    joint.print(SEVERAL_CELLS);
    let pairs = ruled::attack(&pairs, seed, &clock, 100);
    pairs.print(PAIRS);
    println!("  {:.0} s", clock.start.elapsed().as_secs_f64());
    [joint, pairs].iter().all(ForgeryCounts::is_clean)
}

/// Attacks the checker.
pub(crate) fn run(options: &AttackOptions) -> DevResult {
    let AttackOptions { seconds, count, seed, .. } = *options;
    if options.ruled {
        return Ok(under_rules(seed, seconds, count));
    }
    let stock = stock::collect(&options.files, options.limit, options.seed)?;
    let items = stock.items.len();
    let all = stock.logs.len();
    let lines = stock.lines.len();
    println!("{items} steps, {all} logs and {lines} lines of traces to change, seed {seed}");
    if let Some(count) = options.fields {
        fields::print(&stock, seed, count, options.shape.as_deref());
        return Ok(true);
    }
    let [joint, pairs] = [ruled::of_several_cells(seed), ruled::of_pairs(seed)];
    let clock = Clock { start: Instant::now(), seconds, count };
    let (steps, accepted) = steps::attack(&stock, seed, &clock, options.proofs);
    steps.print("forged steps");
    let of = |part: u64| Clock { start: clock.start, seconds, count: count.map(|count| count / part) };
    let joint = ruled::attack(&joint, seed, &of(8), 60);
    joint.print(SEVERAL_CELLS);
    let pairs = ruled::attack(&pairs, seed, &of(8), 65);
    pairs.print(PAIRS);
    // Logs and lines take longer.
    let (logs, claims) = logs::attack(&stock, seed, &of(40));
    logs.print("forged logs");
    claims.print("logs with a forged claim");
    let lines = lines::attack(&stock, seed, &of(40));
    lines.print("forged lines of traces");
    let files = files::attack(&stock, seed, &of(70));
    files.print("logs and lines in damaged files");
    let unproved = proofs::check(&accepted)?;
    println!("  {:.0} s", clock.start.elapsed().as_secs_f64());
    Ok([steps, joint, pairs, logs, claims, lines, files].iter().all(ForgeryCounts::is_clean) && unproved == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_forgery_passes() {
        let files = vec![qedoku_fixtures::root().join("fixtures/_puzzles/generated.txt")];
        let options = AttackOptions {
            files,
            seconds: 0,
            count: Some(20_000),
            seed: 7,
            limit: 3,
            ruled: false,
            proofs: 0,
            fields: None,
            shape: None,
        };
        assert!(matches!(run(&options), Ok(true)));
    }
}
