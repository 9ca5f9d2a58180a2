//! The ending of an output, which says in what format it is to be.
use super::idle::is_named;
use super::other_words::ENDINGS;
use clap::{ArgMatches, Command};
use std::path::Path;

/// Endings of puzzle files of other programs, each of which is a format of `convert`.
const OF_PUZZLES: [&str; 4] = ["sdk", "sdm", "ss", "xml"];

/// Options beside which the output is in a form of their own.
const OWN_FORM: [&str; 5] = ["trace", "transformation", "format_string", "names", "export"];

/// An output whose ending is a format that the command does not write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct UnwrittenEnding {
    /// The output, as it was named.
    pub(crate) name: String,
    /// The command.
    pub(crate) command: String,
    /// The formats that it writes.
    pub(crate) formats: String,
}

/// The format of an ending among those that a command writes.
pub(super) fn format_of(output: &Path, is_written: impl Fn(&str) -> bool) -> Option<&'static str> {
    let ending = ending(output)?;
    ENDINGS.iter().filter(|(other, _)| *other == ending).map(|(_, format)| *format).find(|format| is_written(format))
}

fn ending(output: &Path) -> Option<String> {
    output.extension().map(|ending| ending.to_string_lossy().to_lowercase())
}

/// The output of a command line that names no format, and whose ending is one that the command does not write.
pub(super) fn unwritten(known: &Command, matches: &ArgMatches, output: &Path) -> Option<UnwrittenEnding> {
    let format = known.get_arguments().find(|arg| arg.get_id() == "format")?;
    let ending = ending(output)?;
    let is_format = ENDINGS.iter().any(|(other, _)| *other == ending) || OF_PUZZLES.contains(&&*ending);
    if !is_format || is_named(matches, "format") || OWN_FORM.iter().any(|id| is_named(matches, id)) {
        return None;
    }
    let values = format.get_possible_values();
    let formats = values.iter().map(|value| value.get_name().to_owned()).collect::<Vec<_>>().join(", ");
    Some(UnwrittenEnding { name: output.display().to_string(), command: known.get_name().to_owned(), formats })
}
