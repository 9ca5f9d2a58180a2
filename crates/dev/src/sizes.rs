//! Checks the lengths of the source files.
use crate::DevResult;
use std::path::{Path, PathBuf};

/// The most lines of a file.
const MOST: usize = 400;
/// The most lines of a file of a technique.
const MOST_OF_A_TECHNIQUE: usize = 200;
/// The most lines that half the files should have.
const MEDIAN: usize = 120;

/// True if every file is short enough.
pub(crate) fn run() -> DevResult {
    let root = qedoku_fixtures::root();
    let mut files = Vec::new();
    collect(&root.join("crates"), &mut files)?;
    let mut lengths = Vec::new();
    let mut short = true;
    for path in &files {
        let lines = std::fs::read_to_string(path)?.lines().count();
        let most = if is_technique(&root, path) { MOST_OF_A_TECHNIQUE } else { MOST };
        if lines > most {
            println!("{} has {lines} lines, {most} are allowed", path.display());
            short = false;
        }
        lengths.push(lines);
    }
    lengths.sort_unstable();
    let median = lengths.get(lengths.len() / 2).copied().unwrap_or_default();
    let most = lengths.last().copied().unwrap_or_default();
    println!("sizes: {} source files, median {median} lines (aim {MEDIAN}), longest {most}", lengths.len());
    Ok(short)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), std::io::Error> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() && !path.ends_with("target") {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(())
}

fn is_technique(root: &Path, path: &Path) -> bool {
    let source = root.join("crates/techniques/src");
    ["simple", "intermediate", "advanced", "ultimate"].iter().any(|tier| path.starts_with(source.join(tier)))
}
