//! Whether every technique has the cases it needs.
use crate::DevResult;
use qedoku_compat::all;
use qedoku_fixtures::{Expectation, RequiredCases, cases_under_any_rules, root, slugs};
use std::path::{Path, PathBuf};

/// True if every technique has enough cases, every folder a technique, and `fixtures/coverage.snap` the right counts.
pub(crate) fn run() -> DevResult {
    let snapshot = std::fs::read_to_string(root().join("fixtures/coverage.snap")).unwrap_or_default();
    let mut covered = true;
    for technique in all() {
        let slug = technique.info().slug;
        let cases = cases_under_any_rules(slug)?;
        let negatives = cases.iter().filter(|case| case.expect == Expectation::Nothing).count();
        let firing = cases.len() - negatives;
        if let Some(fault) = RequiredCases::fault(slug, firing, negatives) {
            println!("{fault}");
            covered = false;
        }
        let row = |line: &str| line.split_whitespace().take(3).eq([slug, &firing.to_string(), &negatives.to_string()]);
        if !snapshot.lines().any(row) {
            println!("{slug}: fixtures/coverage.snap is out of date; run the tests with INSTA_UPDATE=always");
            covered = false;
        }
        covered &= orphans(&slug_folder(slug))?;
    }
    for slug in slugs() {
        if !all().any(|technique| technique.info().slug == slug) {
            println!("fixtures/{slug} is the folder of no technique");
            covered = false;
        }
    }
    Ok(covered)
}

fn slug_folder(slug: &str) -> PathBuf {
    root().join("fixtures").join(slug)
}

/// True if every snapshot of a folder has its case.
fn orphans(folder: &Path) -> DevResult {
    let mut whole = true;
    for entry in std::fs::read_dir(folder).into_iter().flatten() {
        let path = entry?.path();
        if path.extension().is_some_and(|kind| kind == "snap") && !path.with_extension("case").exists() {
            println!("{} is the snapshot of no case", path.display());
            whole = false;
        }
    }
    Ok(whole)
}
