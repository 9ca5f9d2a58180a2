//! A report of an earlier run, printed as JSON, that a later one is compared with.
use crate::input::unreadable;
use crate::words::CommandText;
use qedoku::Error;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

/// The command that writes coverages.
pub(super) const COVERAGE: &str = "qedoku coverage --format json";

/// The command that writes what a program made of the cases.
pub(super) const CONFORMANCE: &str = "qedoku conform --format json";

/// The keys by which a document of another kind is known, and what writes it.
const KINDS: [(&[&str], &str); 4] = [
    (&["cases", "command"], CONFORMANCE),
    (&["techniques", "profile"], COVERAGE),
    (&["appeared", "vanished"], "qedoku coverage --against OLD.json --format json"),
    (&["is_smallest"], "qedoku coverage --minimal --format json"),
];

/// Reads a report that the command `wanted` writes, and gives the name of its file with it.
pub(super) fn read_report<T: DeserializeOwned>(path: &Path, wanted: &'static str) -> Result<(String, T), Error> {
    let name = path.display().to_string();
    let failed = |error: String| unreadable(CommandText::NoReport { name: name.clone(), wanted, error });
    let text = fs::read_to_string(path).map_err(|error| failed(error.to_string()))?;
    match serde_json::from_str(&text) {
        Ok(report) => Ok((name, report)),
        Err(error) => Err(kind(&text).map_or_else(
            || failed(error.to_string()),
            |found| unreadable(CommandText::OtherReport { name: name.clone(), wanted, found }),
        )),
    }
}

/// True for a list of puzzles or a log, told by the first line of the file.
pub(super) fn are_records(path: &Path) -> bool {
    let Ok(file) = File::open(path) else { return false };
    let mut first = String::new();
    let read = BufReader::new(file).take(FIRST).read_line(&mut first);
    let is_record = |fields: &Map<String, Value>| ["puzzle", "type"].iter().any(|&key| fields.contains_key(key));
    let is_object = || matches!(serde_json::from_str(&first), Ok(Value::Object(fields)) if is_record(&fields));
    read.is_ok() && !first.trim().is_empty() && (!first.trim_start().starts_with('{') || is_object())
}

/// The most bytes of a first line that are looked at.
const FIRST: u64 = 1 << 20;

/// The command that writes documents like this one.
fn kind(text: &str) -> Option<&'static str> {
    let Ok(Value::Object(fields)) = serde_json::from_str(text) else { return None };
    KINDS.into_iter().find(|(keys, _)| keys.iter().all(|&key| fields.contains_key(key))).map(|(_, found)| found)
}
