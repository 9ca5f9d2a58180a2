//! `qedoku prove`: proofs of traces that a program we did not write can check.
use super::envelope::Envelope;
use crate::args::{ProveArgs, ReportForm};
use crate::console::Console;
use crate::exit::Exit;
use crate::input::{self, InputText, reads, unreadable};
use crate::veripb;
use crate::words::CommandText;
use qedoku::log::Proved;
use qedoku::{Error, Options, PuzzleWorker};
use qedoku_core::wire::{Message, messages};
use qedoku_core::{Trace, printable, printable_json};
use qedoku_explain::Style;
use qedoku_formats::{self as text, Format, TextEntry};
use qedoku_verify::traces;
use std::io;
use std::path::Path;

/// Proves every puzzle and every trace of the command line.
pub(crate) fn prove(options: &ProveArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    let read = all(options);
    let several = read.len() > 1;
    let style = console.style;
    let form = options.report.format;
    let mut frame = if form == ReportForm::Json { Envelope::array() } else { Envelope::default() };
    for ((at, item), number) in read.into_iter().zip(1..) {
        let folder = if several { options.output.join(number.to_string()) } else { options.output.clone() };
        let done = item.and_then(|trace| {
            let proved = qedoku::log::prove(&trace)?;
            let unwritten = |error: io::Error| {
                let folder = folder.display().to_string();
                unreadable(CommandText::Unwritten { folder, error: error.to_string() })
            };
            veripb::write(&proved.proof, &folder).map_err(unwritten)?;
            Ok(proof_text(&proved, &folder, form, style))
        });
        match done {
            Ok(text) => frame.put(console.out, &text)?,
            Err(failure) => {
                console.complain(&failure.at(&at))?;
                console.note(Exit::of(&failure));
            }
        }
    }
    frame.close(console.out)?;
    Ok(console.exit)
}

/// A trace to prove, and where it comes from.
type ProofItem = (String, Result<Trace, Error>);

fn all(options: &ProveArgs) -> Vec<ProofItem> {
    let inline = |text: &str| reads(text, options.from.from);
    let allowed = Options::new(options.scope.profile()).unchecked();
    let read = |source: Result<InputText, Error>| match source {
        Err(failure) => vec![(String::new(), Err(failure))],
        Ok(InputText { label, text }) if is_trace(&text) => {
            let each = |(trace, number): (Result<Trace, String>, usize)| {
                (format!("{label}: puzzle {number}"), trace.map_err(unreadable))
            };
            traces(&text).into_iter().zip(1..).map(each).collect()
        }
        Ok(InputText { label, text }) => solved(&label, &text, options.from.from, &allowed),
    };
    input::sources(&options.sources, "a puzzle or a trace", inline).into_iter().flat_map(read).collect()
}

/// True if a text is a log: its first message is the beginning of one.
fn is_trace(text: &str) -> bool {
    messages(text).next().is_some_and(|first| first.is_ok_and(|first| matches!(first.message, Message::Begin(_))))
}

fn solved(label: &str, text: &str, from: Option<Format>, allowed: &Options) -> Vec<ProofItem> {
    let mut worker = PuzzleWorker::new(allowed);
    let mut solve = |entry: &TextEntry<'_>| worker.under(&entry.layout).solve(&entry.puzzle).map(|solved| solved.trace);
    let mut items: Vec<ProofItem> = text::read(text, from)
        .map(|entry| match entry {
            Ok(entry) => (format!("{label}:{}:{}", entry.place.line, entry.place.column), solve(&entry)),
            Err(error) => {
                let at = format!("{label}:{}:{}", error.place.line, error.place.column);
                (at, Err(Error::unreadable(&error.problem)))
            }
        })
        .collect();
    if items.is_empty() {
        let failure = unreadable(CommandText::NothingToProve);
        items.push((label.to_owned(), Err(failure)));
    }
    items
}

fn proof_text(proved: &Proved, folder: &Path, format: ReportForm, style: Style) -> String {
    let path = |name: &str| printable(&folder.join(name).display().to_string()).into_owned();
    if format != ReportForm::Text {
        let record = serde_json::to_string(&proved.record(path)).expect("a proof holds strings and numbers only");
        return printable_json(if format == ReportForm::Json { record } else { record + "\n" });
    }
    let proved_text = proved.describe(style);
    let calls = proved.calls(path).join("\n  ");
    format!("{proved_text}{}\n  {calls}\n", style.say(&CommandText::ToCheck))
}
