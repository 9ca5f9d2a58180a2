//! `cargo dev instructions`: how many instructions the workloads take, which does not depend on the machine's mood.
use crate::workloads::{NAMES, Workload};
use crate::{DevResult, costs, puzzles};
use clap::Args;
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write;
use std::process::Command;

/// The largest change of a count before the check fails, in percent.
const TOLERANCE: f64 = 3.0;

/// The largest change for one call of a technique: few instructions, which the compiler lays out anew for any change
/// nearby.
const TOLERANCE_OF_A_CALL: f64 = 15.0;

#[derive(Args, Default)]
pub(crate) struct InstructionsOptions {
    /// Writes nothing; fails if a count moved by more than 3 percent, or that of a technique by more than 15.
    #[arg(long)]
    check: bool,
    /// Runs one workload and counts nothing: what valgrind is set on.
    #[arg(long, hide = true)]
    run: Option<String>,
}

impl InstructionsOptions {
    /// The options to compare and write nothing.
    pub(crate) fn checking() -> Self {
        Self { check: true, run: None }
    }
}

/// Writes or compares `fixtures/instructions.snap`.
pub(crate) fn run(options: &InstructionsOptions) -> DevResult {
    if let Some(wanted) = &options.run {
        match NAMES.into_iter().find(|name| name == wanted) {
            Some(name) => Workload::new(name, &corpus()?).measured(),
            None => costs::run(wanted)?,
        }
        return Ok(true);
    }
    let Some(costs) = costs::count()? else {
        println!("instructions: skipped, valgrind is not installed");
        return Ok(true);
    };
    let path = qedoku_fixtures::root().join("fixtures/instructions.snap");
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    let known: BTreeMap<&str, f64> = known.lines().filter_map(row).collect();
    let mut text = format!("# Instructions a puzzle, counted by callgrind on fixtures/_puzzles, {}\n", compiler());
    let mut steady = true;
    let mut note = |name: &str, count: f64, most: f64| {
        let change = known.get(name).map(|before| (count / before - 1.0) * 100.0);
        println!("{name:<34}{count:>12.0}  {:+.1} %", change.unwrap_or_default());
        steady &= change.is_some_and(|change| change.abs() <= most);
        writeln!(text, "{name:<34}{count:>12.0}")
    };
    for name in NAMES {
        note(name, count(name)?, TOLERANCE)?;
    }
    for (name, count) in costs {
        note(&name, count, TOLERANCE_OF_A_CALL)?;
    }
    if options.check {
        return Ok(steady);
    }
    std::fs::write(&path, text)?;
    Ok(true)
}

fn row(line: &str) -> Option<(&str, f64)> {
    let (name, count) = line.split_once(' ')?;
    Some((name, count.trim().parse().ok()?))
}

fn corpus() -> Result<Vec<qedoku_core::Puzzle>, Box<dyn Error>> {
    puzzles::of_files(&[])
}

fn compiler() -> String {
    let version = Command::new("rustc").arg("--version").output().ok().map(|output| output.stdout);
    version.map_or_else(String::new, |text| String::from_utf8_lossy(&text).trim().to_owned())
}

#[allow(clippy::cast_precision_loss, reason = "a rate is not exact")]
fn count(name: &str) -> Result<f64, Box<dyn Error>> {
    Ok(collected(name)?.iter().sum::<f64>() / corpus()?.len() as f64)
}

/// Runs this program on some workloads under callgrind and reads the sum of each: it writes one part of its profile
/// whenever a measurement ends.
pub(crate) fn collected(name: &str) -> Result<Vec<f64>, Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let profile = folder.path().join("callgrind.out");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--combine-dumps=yes", "--dump-line=no"])
        .args(["--toggle-collect=*Workload*measured*", "--dump-after=qedoku_dev::workloads::Workload::measured"])
        .arg(format!("--callgrind-out-file={}", profile.display()))
        .arg(std::env::current_exe()?)
        .args(["instructions", "--run", name])
        .output()?;
    let parts = std::fs::read_to_string(&profile).unwrap_or_default();
    let sums = parts.lines().filter_map(|line| line.strip_prefix("summary: ")?.trim().parse().ok());
    let sums: Vec<f64> = sums.filter(|&sum| sum > 0.0).collect();
    if !output.status.success() || sums.is_empty() {
        return Err(format!("{name}: valgrind says {}", String::from_utf8_lossy(&output.stderr)).into());
    }
    Ok(sums)
}
