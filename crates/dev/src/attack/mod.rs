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

/// Attacks the checker.
pub(crate) fn run(options: &AttackOptions) -> DevResult {
    let stock = stock::collect(&options.files, options.limit, options.seed)?;
    let AttackOptions { seconds, count, seed, .. } = *options;
    let items = stock.items.len();
    let all = stock.logs.len();
    let lines = stock.lines.len();
    println!("{items} steps, {all} logs and {lines} lines of traces to change, seed {seed}");
    if let Some(count) = options.fields {
        fields::print(&stock, seed, count, options.shape.as_deref());
        return Ok(true);
    }
    let ruled = ruled::collect(seed);
    let clock = Clock { start: Instant::now(), seconds, count };
    let (steps, accepted) = steps::attack(&stock, seed, &clock, options.proofs);
    steps.print("forged steps");
    let of = |part: u64| Clock { start: clock.start, seconds, count: count.map(|count| count / part) };
    let ruled = ruled::attack(&ruled, seed, &of(8));
    ruled.print("forged steps under rules about several cells");
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
    Ok([steps, ruled, logs, claims, lines, files].iter().all(ForgeryCounts::is_clean) && unproved == 0)
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
            proofs: 0,
            fields: None,
            shape: None,
        };
        assert!(matches!(run(&options), Ok(true)));
    }
}
