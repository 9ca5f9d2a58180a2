//! Files of traces: one JSON object a line, compressed by gzip.
use flate2::read::GzDecoder;
use std::error::Error;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

/// The traces of a folder beside the workspace.
pub(crate) fn beside_the_workspace(folder: &str) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let missing = || format!("no folder `{folder}` beside the workspace; name traces");
    let folder = qedoku_fixtures::shared(folder).ok_or_else(missing)?;
    let entries = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let paths: Result<Vec<PathBuf>, _> = entries.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut paths = paths?;
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "gz"));
    paths.sort();
    Ok(paths)
}

/// The tables that are named, or that of the random puzzles beside the workspace.
pub(crate) fn tables_or_random(named: &[PathBuf]) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    if !named.is_empty() {
        return Ok(named.to_vec());
    }
    let random = qedoku_fixtures::shared("puzzles/random-1000.csv");
    Ok(vec![random.ok_or("expected `--ratings FILE`: the random puzzles are not there")?])
}

/// The results of `read` for the lines of a file, in order; lines without a result are left out.
pub(crate) fn lines<T, R: Fn(&str) -> Result<Option<T>, String>>(
    path: &Path,
    read: R,
) -> Result<impl Iterator<Item = Result<T, String>> + use<T, R>, String> {
    let name = path.display().to_string();
    let file = File::open(path).map_err(|error| format!("{name}: {error}"))?;
    let lines = BufReader::new(GzDecoder::new(file)).lines().enumerate();
    Ok(lines.filter_map(move |(index, line)| {
        let made = line.map_err(|error| error.to_string()).and_then(|line| read(&line));
        made.map_err(|error| format!("{name}, line {}: {error}", index + 1)).transpose()
    }))
}
