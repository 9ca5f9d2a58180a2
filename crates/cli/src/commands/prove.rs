//! `qedoku prove`: proofs of traces that a program we did not write can check.
use crate::args::{Prove, Told};
use crate::commands::puzzles::{reads, unreadable};
use crate::exit::Exit;
use crate::input::{self, Source};
use crate::run::Console;
use crate::veripb;
use qedoku::{Kind, Problem};
use qedoku_core::text::{self, Format};
use qedoku_core::wire::{Message, messages};
use qedoku_core::{Layout, Outcome, Puzzle, Trace, printable, printable_json};
use qedoku_techniques::{Profile, Solver};
use qedoku_verify::proof::{Claim, Proof, Run, prove as prove_trace};
use qedoku_verify::{Checker, traces};
use serde_json::json;
use std::io;
use std::path::Path;

/// Proves every puzzle and every trace of the command line.
pub(crate) fn prove(options: &Prove, console: &mut Console<'_>) -> io::Result<Exit> {
    let read = all(options);
    let several = read.len() > 1;
    for ((at, item), number) in read.into_iter().zip(1..) {
        let folder = if several { options.output.join(number.to_string()) } else { options.output.clone() };
        let done = item.and_then(|trace| {
            let proof = proved(&trace)?;
            let unwritten = |error| unreadable(format!("cannot write to {}: {error}", folder.display()));
            veripb::write(&proof, &folder).map_err(unwritten)?;
            Ok(told(&trace, &proof, &folder, options.format))
        });
        match done {
            Ok(text) => console.out.write_all(text.as_bytes())?,
            Err(failure) => {
                console.remark(&failure.at(&at).message)?;
                console.note(Exit::of(&failure));
            }
        }
    }
    Ok(console.exit)
}

/// A trace to prove, and where it comes from.
type Item = (String, Result<Trace, Problem>);

fn all(options: &Prove) -> Vec<Item> {
    let inline = |text: &str| reads(text, options.from);
    let profile = options.scope.profile();
    let read = |source: Result<Source, String>| match source {
        Err(message) => vec![(String::new(), Err(unreadable(message)))],
        Ok(Source { label, text }) if is_trace(&text) => {
            let each = |(trace, number): (Result<Trace, String>, usize)| {
                (format!("{label}: puzzle {number}"), trace.map_err(unreadable))
            };
            traces(&text).into_iter().zip(1..).map(each).collect()
        }
        Ok(Source { label, text }) => solved(&label, &text, options.from, &profile),
    };
    input::sources(&options.sources, "a puzzle or a trace", inline).into_iter().flat_map(read).collect()
}

/// Whether a text is a log: its first message is the beginning of one.
fn is_trace(text: &str) -> bool {
    messages(text).next().is_some_and(|first| first.is_ok_and(|first| matches!(first.message, Message::Begin(_))))
}

fn solved(label: &str, text: &str, from: Option<Format>, profile: &Profile) -> Vec<Item> {
    let mut items: Vec<Item> = text::read(text, from)
        .map(|entry| match entry {
            Ok(entry) => {
                (format!("{label}:{}:{}", entry.place.line, entry.place.column), solve(&entry.puzzle, profile))
            }
            Err(error) => {
                let at = format!("{label}:{}:{}", error.place.line, error.place.column);
                (at, Err(unreadable(error.problem.to_string())))
            }
        })
        .collect();
    if items.is_empty() {
        let failure = unreadable("expected a puzzle or a trace, found nothing".to_owned());
        items.push((label.to_owned(), Err(failure)));
    }
    items
}

fn solve(puzzle: &Puzzle, profile: &Profile) -> Result<Trace, Problem> {
    qedoku::judge(puzzle)?;
    let cautious = profile.clone().without_uniqueness();
    let profile = if qedoku::givens_suffice(puzzle) { profile } else { &cautious };
    Ok(Solver::new(Layout::classic(), profile).solve(puzzle))
}

/// The proof of a trace that our own checker accepts.
pub(super) fn proved(trace: &Trace) -> Result<Proof, Problem> {
    let report = Checker::default().check_trace(trace);
    if report.flaw.is_some() {
        let message = format!("the trace does not hold: {report}");
        return Err(Problem::new(Kind::NotAccepted, message));
    }
    prove_trace(trace).map_err(|error| Problem::not_accepted(&error.to_string()))
}

fn told(trace: &Trace, proof: &Proof, folder: &Path, format: Told) -> String {
    let path = |name: &&str| printable(&folder.join(name).display().to_string()).into_owned();
    let words = |run: &Run| {
        let files = run.files.iter().map(path);
        ["veripb".to_owned()]
            .into_iter()
            .chain(run.option.map(str::to_owned))
            .chain(files)
            .collect::<Vec<_>>()
            .join(" ")
    };
    let runs: Vec<String> = proof.runs().iter().map(words).collect();
    let Proof { logic, uniqueness, assumed, searched, .. } = proof;
    let steps = trace.steps.len();
    if format == Told::Ndjson {
        let (claim, solution) = match proof.claim {
            Claim::Solution(grid) => ("solution", Some(grid.to_string())),
            Claim::Derived { .. } => ("derived", None),
            Claim::Contradiction => ("contradiction", None),
        };
        let facts = json!({"logic": logic, "uniqueness": uniqueness});
        let mut object = json!({"claim": claim, "steps": steps, "facts": facts, "assumed": assumed,
            "searched": searched, "bytes": proof.proof.len(), "run": runs});
        if let (Some(solution), Some(object)) = (solution, object.as_object_mut()) {
            object.shift_insert(1, "solution".to_owned(), solution.into());
        }
        return printable_json(format!("{object}\n"));
    }
    let claim = match proof.claim {
        Claim::Solution(grid) => format!("{grid} is the solution, and the only one"),
        Claim::Derived { facts } => match trace.outcome {
            Outcome::Reached(target) => format!("{target} follows from the position"),
            _ => format!("{facts} placements and eliminations follow from the position"),
        },
        Claim::Contradiction => "the position has no solution".to_owned(),
    };
    let under = match assumed {
        0 => String::new(),
        _ => format!("It assumes that the puzzle has one solution, in the {assumed} statements @U of puzzle.opb.\n"),
    };
    let kinds = format!("{logic} placements and eliminations by logic alone, {uniqueness} by uniqueness");
    format!("Proved: {claim}.\n{under}{steps} steps: {kinds}.\nTo check the proof:\n  {}\n", runs.join("\n  "))
}
