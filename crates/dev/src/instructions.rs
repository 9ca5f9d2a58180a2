//! `cargo dev instructions`: how many instructions the workloads take, which does not depend on the machine's mood.
use crate::workloads::{NAMES, Workload};
use crate::{Verdict, puzzles};
use clap::Args;
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write;
use std::process::Command;

/// How far a count may move before the check fails, in percent.
const TOLERANCE: f64 = 3.0;

#[derive(Args, Default)]
pub(crate) struct Options {
    /// Writes nothing; fails if a count moved by more than 3 percent.
    #[arg(long)]
    check: bool,
    /// Runs one workload and counts nothing: what valgrind is set on.
    #[arg(long, hide = true)]
    run: Option<String>,
}

impl Options {
    /// To compare and write nothing.
    pub(crate) fn checking() -> Self {
        Self { check: true, run: None }
    }
}

/// Writes or compares `fixtures/instructions.snap`.
pub(crate) fn run(options: &Options) -> Verdict {
    if let Some(wanted) = &options.run {
        let name = NAMES.into_iter().find(|name| name == wanted).ok_or("there is no such workload")?;
        Workload::new(name, &corpus()?).measured();
        return Ok(true);
    }
    if Command::new("valgrind").arg("--version").output().is_err() {
        println!("instructions: skipped, valgrind is not installed");
        return Ok(true);
    }
    let path = qedoku_fixtures::root().join("fixtures/instructions.snap");
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    let known: BTreeMap<&str, f64> = known.lines().filter_map(row).collect();
    let mut text = format!("# Instructions a puzzle, counted by callgrind on fixtures/_puzzles, {}\n", compiler());
    let mut steady = true;
    for name in NAMES {
        let count = count(name)?;
        let change = known.get(name).map(|before| (count / before - 1.0) * 100.0);
        println!("{name:<10}{count:>12.0} a puzzle  {:+.1} %", change.unwrap_or_default());
        steady &= change.is_some_and(|change| change.abs() <= TOLERANCE);
        writeln!(text, "{name:<10}{count:>12.0}")?;
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

/// Runs this program on one workload under callgrind and reads the sum it prints.
fn count(name: &str) -> Result<f64, Box<dyn Error>> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*Workload*measured*"])
        .arg(std::env::current_exe()?)
        .args(["instructions", "--run", name])
        .output()?;
    let report = String::from_utf8_lossy(&output.stderr);
    let sum = report.lines().find_map(|line| line.split_once("Collected :")).map(|(_, sum)| sum.trim());
    let sum: f64 = sum.and_then(|sum| sum.parse().ok()).ok_or_else(|| format!("{name}: valgrind says {report}"))?;
    #[allow(clippy::cast_precision_loss, reason = "a rate is not exact")]
    Ok(sum / corpus()?.len() as f64)
}
