//! Files that are written by a command and compared by `cargo dev check`.
use crate::DevResult;
use std::path::Path;

/// Writes a file, or, to check, says whether it already holds this text.
pub(crate) fn settle(path: &Path, text: &str, check: bool, command: &str) -> DevResult {
    let name = path.strip_prefix(qedoku_fixtures::root()).unwrap_or(path).display().to_string();
    if std::fs::read_to_string(path).is_ok_and(|known| known == text) {
        return Ok(true);
    }
    if check {
        println!("{name} is out of date: run `cargo dev {command}`");
        return Ok(false);
    }
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|error| format!("{name}: {error}"))?;
    }
    std::fs::write(path, text).map_err(|error| format!("{name}: {error}"))?;
    println!("wrote {name}");
    Ok(true)
}
