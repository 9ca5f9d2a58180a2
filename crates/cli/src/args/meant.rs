//! Suggests a command for a command line that names none, or one that does not exist.
use super::advice::{COMMANDS, MeantAdvice, PAPER};
use super::command;
use super::option_advice::{OPTIONS, OPTIONS_OF};
use crate::input::reads;
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use qedoku::Question;
use qedoku_compat::{Family, distance};
use qedoku_core::brief;
use std::ffi::{OsStr, OsString};
use std::io::{self, BufRead, IsTerminal};
use std::path::Path;

/// The arguments with the command that is meant where none is named: a puzzle, a file or a link is solved.
pub(crate) fn with_command(mut args: Vec<OsString>) -> Vec<OsString> {
    if let Some(name) = missing_command(&args) {
        args.insert(1, name.into());
    }
    args
}

fn missing_command(args: &[OsString]) -> Option<&'static str> {
    let Some(first) = args.get(1) else { return (args.len() == 1 && is_fed()).then_some("solve") };
    let text = first.to_string_lossy();
    if command().get_subcommands().any(|known| known.get_name() == text) || text == "help" {
        return None;
    }
    let is_file = |arg: &OsStr| Path::new(arg).is_file();
    if text.parse::<Question>().is_ok() && !is_file(first) {
        return Some("why");
    }
    let is_word = text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphabetic() || matches!(c, '-' | '_'));
    if is_word && !is_file(first) {
        return None;
    }
    let is_bare = |arg: &OsString| {
        let text = arg.to_string_lossy();
        text == "-" || !text.starts_with('-') && (is_file(arg) || reads(&text, None).is_ok())
    };
    if !text.starts_with('-') || args[1..].iter().any(is_bare) {
        return Some("solve");
    }
    let asks = ["-h", "--help", "-V", "--version"];
    (!args[1..].iter().any(|arg| asks.iter().any(|it| arg == it)) && is_fed()).then_some("solve")
}

/// True if there is something to read where nothing at all is named.
fn is_fed() -> bool {
    !io::stdin().is_terminal() && io::stdin().lock().fill_buf().is_ok_and(|begun| !begun.is_empty())
}

/// The same error with what was meant.
pub(crate) fn advise(mut error: clap::Error, args: &[OsString]) -> clap::Error {
    let format = ContextValue::String("--format <FORMAT>".to_owned());
    if error.get(ContextKind::InvalidArg) == Some(&format) && args.iter().any(|arg| arg == "--to") {
        // It is called by the name under which it was given.
        error.insert(ContextKind::InvalidArg, ContextValue::String("--to <FORMAT>".to_owned()));
    }
    if let Some(ContextValue::String(found)) = error.get(ContextKind::InvalidArg).filter(|_| {
        // A link that nothing takes here is not shown whole.
        error.kind() == ErrorKind::UnknownArgument
    }) {
        let shown = brief(found);
        error.insert(ContextKind::InvalidArg, ContextValue::String(shown));
    }
    if let Some(advice) = of_paper(&error) {
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![StyledStr::from(advice.en)]));
    }
    let (kind, table) = match error.kind() {
        ErrorKind::InvalidSubcommand => (ContextKind::InvalidSubcommand, COMMANDS),
        ErrorKind::UnknownArgument => {
            // It would name the option that is near as if it had to be given.
            error.remove(ContextKind::Usage);
            (ContextKind::InvalidArg, OPTIONS)
        }
        _ => return error,
    };
    let Some(ContextValue::String(found)) = error.get(kind) else { return error };
    let found = found.to_lowercase();
    let command = args.get(1).map(|command| command.to_string_lossy()).unwrap_or_default();
    let of_it = OPTIONS_OF.iter().find(|(of, words, _)| *of == command && words.contains(&found.as_str()));
    let of_it = of_it.filter(|_| kind == ContextKind::InvalidArg).map(|(.., advice)| *advice);
    let of_all = table.iter().find(|(words, _)| words.contains(&found.as_str())).map(|(_, advice)| *advice);
    let without = Family::left_out(&found).map(|word| format!("`--without {word}` leaves them out"));
    let number =
        || found.parse::<u64>().is_ok().then(|| format!("`--count {found}` or `-n {found}` is a number of puzzles"));
    if kind == ContextKind::InvalidArg && error.get(ContextKind::SuggestedArg).is_none() {
        // Nobody who mistypes an option wants it to be read as a puzzle.
        error.remove(ContextKind::Suggested);
    }
    if !error.get(ContextKind::SuggestedArg).is_some_and(|near| is_near(&found, near)) {
        error.remove(ContextKind::SuggestedArg);
    }
    if let Some(advice) = of_it.or(of_all).map(|advice| advice.en.to_owned()).or(without).or_else(number) {
        error.remove(ContextKind::SuggestedSubcommand);
        error.remove(ContextKind::SuggestedArg);
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![StyledStr::from(advice)]));
    }
    error
}

/// Advice for those who ask for PDF, pictures or paper as a format: a browser prints the page.
fn of_paper(error: &clap::Error) -> Option<MeantAdvice> {
    let of = |kind| error.get(kind).filter(|_| error.kind() == ErrorKind::InvalidValue);
    let Some(ContextValue::String(option)) = of(ContextKind::InvalidArg) else { return None };
    let Some(ContextValue::String(found)) = of(ContextKind::InvalidValue) else { return None };
    let Some(ContextValue::Strings(known)) = of(ContextKind::ValidValue) else { return None };
    let is_paper = ["pdf", "png", "jpg", "jpeg", "paper", "print"].contains(&found.to_lowercase().as_str());
    let is_format = option.starts_with("--format") || option.starts_with("--to");
    let has_pages = known.iter().any(|it| it == "html");
    (is_paper && is_format).then_some(PAPER[usize::from(!has_pages)])
}

/// True if one of two options begins with the other, or if they differ in few letters.
fn is_near(written: &str, near: &ContextValue) -> bool {
    let ContextValue::String(near) = near else { return false };
    let written = written.trim_start_matches('-');
    let near = near.trim_start_matches('-');
    near.starts_with(written) || written.starts_with(near) || distance(written, near) <= 1.max(near.len() / 4)
}
