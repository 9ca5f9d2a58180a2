//! `cargo dev regression`: positions of HoDoKu's library.
use crate::{Verdict, search};
use clap::Args;
use indexmap::IndexMap;
use qedoku_core::text::LibraryCase;
use qedoku_core::{Board, Candidate, Conclusion, DigitSet, Layout, Pattern, Slot, Step};
use qedoku_techniques::{Technique, all};
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct Options {
    /// Files with one position a line: code, candidates, givens, deleted, eliminations, placements.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Only lines whose code starts with this.
    #[arg(long)]
    code: Option<String>,
    /// Lists the positions that pass as well.
    #[arg(long)]
    verbose: bool,
}

/// Runs every line and prints those that fail.
pub(crate) fn run(options: &Options) -> Verdict {
    let mut tally: IndexMap<String, [usize; 3]> = IndexMap::new();
    for file in &options.files {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
        for (index, line) in text.lines().enumerate().filter(|(_, line)| line.starts_with(':')) {
            let fault = |error| format!("{}, line {} of the file: {error}", file.display(), index + 1);
            let case = LibraryCase::parse(line).map_err(fault)?;
            if options.code.as_ref().is_some_and(|code| !case.code.starts_with(code.as_str())) {
                continue;
            }
            let row = tally.entry(case.code.clone()).or_default();
            match judge(&case) {
                Judgment::Skipped => row[2] += 1,
                Judgment::Passed => {
                    row[0] += 1;
                    if options.verbose {
                        println!("line {}: passed: {line}", index + 1);
                    }
                }
                Judgment::Failed(found) => {
                    row[1] += 1;
                    println!("line {}: FAILED: {line}\n    {found}", index + 1);
                }
            }
        }
    }
    Ok(report(&tally))
}

fn report(tally: &IndexMap<String, [usize; 3]>) -> bool {
    let mut sum = [0; 3];
    for (code, row) in tally {
        let name = techniques(code).next().map_or("not implemented", |technique| technique.info().name);
        println!("{code}  {:3} passed  {:3} failed  {:3} skipped  {name}", row[0], row[1], row[2]);
        for (total, count) in sum.iter_mut().zip(row) {
            *total += count;
        }
    }
    let [passed, failed, skipped] = sum;
    let skips = if skipped > 0 { format!(", {skipped} skipped") } else { String::new() };
    println!("{passed} passed, {failed} failed{skips}");
    failed == 0
}

enum Judgment {
    Passed,
    Failed(String),
    Skipped,
}

fn judge(case: &LibraryCase) -> Judgment {
    let layout = Layout::classic();
    let board = Board::new(layout, &case.puzzle);
    let expected = Conclusion { place: case.placements, eliminate: case.eliminations };
    let (mut found, mut known) = (Vec::new(), false);
    for technique in techniques(&case.code) {
        known = true;
        found.extend(search::found(technique, layout, &board));
    }
    found.retain(|step| digits(step) == case.candidates);
    let conclusions: Vec<Conclusion> = found.iter().map(|step| step.conclusion).collect();
    match (known, case.negative) {
        (false, _) => Judgment::Skipped,
        (_, true) if found.is_empty() => Judgment::Passed,
        (_, false) if !found.is_empty() && conclusions.iter().all(|found| *found == expected) => Judgment::Passed,
        _ => Judgment::Failed(describe(&conclusions)),
    }
}

fn techniques(code: &str) -> impl Iterator<Item = &'static dyn Technique> {
    let has = move |technique: &&dyn Technique| technique.info().hodoku.is_some_and(|known| known.code == code);
    all().filter(has)
}

/// The digits a pattern is about.
fn digits(step: &Step) -> DigitSet {
    let of = |slots: &[Slot]| -> DigitSet {
        slots.iter().filter_map(|slot| if let Slot::House(_, digit) = *slot { Some(digit) } else { None }).collect()
    };
    match &step.pattern {
        Pattern::Confined { digit, .. } => DigitSet::of(*digit),
        Pattern::Cover { base, cover, .. } => of(base) | of(cover),
        _ => step.conclusion.place.iter().map(|candidate| candidate.digit).collect(),
    }
}

fn describe(conclusions: &[Conclusion]) -> String {
    let one = |conclusion: &Conclusion| {
        let place = conclusion.place.iter_by_cell().map(|candidate| candidate.to_string());
        let words: Vec<String> = place.chain(conclusion.eliminate.iter_by_cell().map(Candidate::eliminated)).collect();
        words.join(" ")
    };
    let found: Vec<String> = conclusions.iter().map(one).collect();
    if found.is_empty() { "found nothing".to_owned() } else { format!("found {}", found.join(" | ")) }
}
