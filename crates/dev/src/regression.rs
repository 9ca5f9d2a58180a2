//! `cargo dev regression`: positions of HoDoKu's library.
use crate::{DevResult, chains};
use clap::Args;
use indexmap::IndexMap;
use qedoku_compat::all;
use qedoku_core::{
    AlmostLocked, Board, Candidate, CandidateSet, Conclusion, DigitSet, Layout, Pattern, Slot, Step, Truth,
};
use qedoku_formats::LibraryCase;
use qedoku_techniques::{Technique, instances};
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct RegressionOptions {
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
pub(crate) fn run(options: &RegressionOptions) -> DevResult {
    let mut counts: IndexMap<String, [usize; 3]> = IndexMap::new();
    for file in &options.files {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
        for (index, line) in text.lines().enumerate().filter(|(_, line)| line.starts_with(':')) {
            let fault = |error| format!("{}, line {} of the file: {error}", file.display(), index + 1);
            let case = LibraryCase::parse(line).map_err(fault)?;
            if options.code.as_ref().is_some_and(|code| !case.code.starts_with(code.as_str())) {
                continue;
            }
            let row = counts.entry(case.code.clone()).or_default();
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
    Ok(report(&counts))
}

fn report(counts: &IndexMap<String, [usize; 3]>) -> bool {
    let mut sum = [0; 3];
    for (code, row) in counts {
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
    if let (true, Ok(longest)) = (chains::concerns(case), case.extra.trim().trim_end_matches(':').parse()) {
        return judge_chain(case, &board, &expected, longest);
    }
    let mut found = Vec::new();
    let mut known = false;
    for technique in techniques(&five_digits(case)) {
        known = true;
        found.extend(instances(technique, &board));
    }
    found.retain(|step| concerns(case, step));
    let conclusions: Vec<Conclusion> = found.iter().map(|step| step.conclusion).collect();
    match (known, case.negative) {
        (false, _) => Judgment::Skipped,
        (_, true) if found.is_empty() => Judgment::Passed,
        (_, false) if !found.is_empty() && conclusions.iter().all(|found| *found == expected) => Judgment::Passed,
        _ => Judgment::Failed(describe(&conclusions)),
    }
}

/// Checks that some chain, whatever its name, concludes this in so many links at most.
fn judge_chain(case: &LibraryCase, board: &Board, expected: &Conclusion, longest: usize) -> Judgment {
    let steps: Vec<Step> = chains::techniques().flat_map(|technique| instances(technique, board)).collect();
    let read = steps.iter().flat_map(|step| chains::read(case, step));
    match read.filter(|(concluded, _)| concluded == expected).map(|(_, links)| links).min() {
        Some(shortest) if shortest <= longest => Judgment::Passed,
        Some(shortest) => Judgment::Failed(format!("found it in {shortest} links, not {longest}")),
        None => {
            let shared = |step: &Step| (step.conclusion.eliminate & expected.eliminate).len();
            let closest =
                steps.iter().max_by_key(|step| (shared(step), std::cmp::Reverse(step.conclusion.eliminate.len())));
            Judgment::Failed(describe(closest.map(|step| step.conclusion).as_slice()))
        }
    }
}

/// The code of the technique. Siamese fish have a code of their own, which the reader takes for a code and a variant.
fn five_digits(case: &LibraryCase) -> String {
    match case.variant {
        Some(variant) if case.code.starts_with("03") => format!("{}{variant}", case.code),
        _ => case.code.clone(),
    }
}

fn techniques(code: &str) -> impl Iterator<Item = &'static dyn Technique> {
    let has = move |technique: &&dyn Technique| technique.info().hodoku.is_some_and(|known| known.code == code);
    all().filter(has)
}

/// True if a step is one that the line speaks of.
fn concerns(case: &LibraryCase, step: &Step) -> bool {
    match &step.pattern {
        // A grave has all digits, and its lines name none.
        Pattern::Deadly(_) if case.candidates.is_empty() => true,
        Pattern::Deadly(it) => digits(step) == case.candidates && (case.variant != Some(1) || whole(&it.deadly)),
        // Empty rectangles with two places in their box are asked for by variant 1 only.
        _ if case.code == "0402" && case.variant.is_none() && places_in_box(step) < 3 => false,
        // Sets that share cells are asked for by variant 2 only.
        Pattern::Sets(sets) if case.variant == Some(1) && !disjoint(&sets.all()) => false,
        _ => digits(step) == case.candidates,
    }
}

/// True if no set shares a cell with the next.
fn disjoint(sets: &[AlmostLocked]) -> bool {
    sets.windows(2).all(|pair| !pair[0].cells.meets(pair[1].cells))
}

/// The number of places that the digit has in the box of an empty rectangle.
fn places_in_box(step: &Step) -> usize {
    let in_box = |truth: &Truth| match truth {
        Truth::House { house, cells, .. } if Layout::classic().is_box(*house) => cells.len(),
        _ => 0,
    };
    step.truths.iter().map(in_box).max().unwrap_or_default()
}

/// True if every cell of a deadly pattern still has both digits; filled cells have one, and so have those beside them.
fn whole(deadly: &CandidateSet) -> bool {
    let sizes = || deadly.cells().iter().map(|cell| deadly.digits(cell).len());
    sizes().max() == sizes().min()
}

/// The digits a pattern is about.
fn digits(step: &Step) -> DigitSet {
    let of = |slots: &[Slot]| -> DigitSet {
        slots.iter().filter_map(|slot| if let Slot::House(_, digit) = *slot { Some(digit) } else { None }).collect()
    };
    match &step.pattern {
        Pattern::Confined(it) => DigitSet::of(it.digit),
        Pattern::Templates(it) => it.digits,
        Pattern::Subset(it) => of(&it.base()) | of(&it.cover()),
        Pattern::SetLogic(it) => of(&it.base) | of(&it.cover),
        Pattern::Fish(fish) => DigitSet::of(fish.digit),
        Pattern::Kraken(it) => DigitSet::of(it.fish.digit),
        Pattern::Ring(ring) => DigitSet::of(ring.digit),
        Pattern::Deadly(it) => it.deadly.iter().map(|candidate| candidate.digit).collect(),
        Pattern::Wing(_) => digits_of(step.truths.iter().map(Truth::members)),
        Pattern::Sets(_) => digits_of(std::iter::once(step.conclusion.eliminate)),
        Pattern::Colors(it) => digits_of(it.clusters.iter().flatten().copied()),
        Pattern::Chain(chain) => digits_of(std::iter::once(chain.members())),
        _ => step.conclusion.place.iter().map(|candidate| candidate.digit).collect(),
    }
}

fn digits_of(sets: impl Iterator<Item = CandidateSet>) -> DigitSet {
    sets.flat_map(|set| set.iter()).map(|candidate| candidate.digit).collect()
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
