//! `cargo dev variants`: solves puzzles under other rules by logic, has every step checked, and counts by kind.
use crate::DevResult;
use clap::Args;
use qedoku_core::search::{Exhaustive, Solutions};
use qedoku_core::{Board, Grid, Layout, Outcome, Puzzle, Slug, Step};
use qedoku_techniques::{Profile, Solver, Technique, TechniqueKind, instances};
use qedoku_verify::{Checker, StepVerdict};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

#[derive(Args)]
pub(crate) struct VariantsOptions {
    /// Files of objects, one a line, with a puzzle of f-puzzles under `fpuzzles` and its solution under `solution`.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Leaves out what holds only for puzzles with one solution.
    #[arg(long)]
    no_uniqueness: bool,
    /// The first puzzles of each file only.
    #[arg(long, default_value_t = usize::MAX)]
    limit: usize,
    /// Lists how often each technique was used, and in how many puzzles.
    #[arg(long)]
    techniques: bool,
    /// A technique of which all instances at all positions of the runs are counted and checked; may be given again.
    #[arg(long, value_name = "SLUG")]
    everywhere: Vec<String>,
}

/// Solves the puzzles of each file.
pub(crate) fn run(options: &VariantsOptions) -> DevResult {
    let profile = Profile::default();
    let profile = if options.no_uniqueness { profile.without_uniqueness() } else { profile };
    println!("{}", VariantCounts::HEADER);
    let mut sound = true;
    let named = |slug: &String| qedoku_compat::named(slug).ok_or_else(|| format!("`{slug}` is no technique"));
    let everywhere = options.everywhere.iter().map(named).collect::<Result<Vec<_>, _>>()?;
    for file in &options.files {
        let runs = VariantRuns { profile: &profile, limit: options.limit, everywhere: &everywhere };
        let counts = of_file(file, runs, &mut |fault| println!("  {}: {fault}", file.display()))?;
        let kind = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        println!("{}", counts.row(&kind));
        if options.techniques {
            counts.techniques.iter().for_each(|(slug, [steps, puzzles])| println!("  {slug:28} {steps:6} {puzzles:6}"));
        }
        for (slug, [steps, positions]) in &counts.everywhere {
            println!("  {slug:28} {steps:6} instances at {positions} positions");
        }
        sound &= counts.is_sound();
    }
    Ok(sound)
}

/// A puzzle of the data.
struct VariantCase {
    layout: Arc<Layout>,
    puzzle: Puzzle,
    solution: Grid,
}

/// The puzzles of a file that can be read; the first fault of each of the others.
fn read(file: &Path, limit: usize) -> Result<Vec<Result<VariantCase, String>>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    text.lines().take(limit).map(case).map(Ok).collect()
}

fn case(line: &str) -> Result<VariantCase, String> {
    let object: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let text = match object.get("fpuzzles") {
        Some(Value::String(text)) => text.clone(),
        Some(object) => object.to_string(),
        None => return Err("there is no `fpuzzles`".to_owned()),
    };
    let entry = qedoku_formats::read(&text, None).next().ok_or("there is no puzzle")?;
    let entry = entry.map_err(|error| error.to_string())?;
    let solution = object.get("solution").and_then(Value::as_str).and_then(|text| entry.layout.parse_line(text));
    Ok(VariantCase { layout: entry.layout, puzzle: entry.puzzle, solution: solution.ok_or("there is no solution")? })
}

/// The figures of a kind of puzzles.
#[derive(Default)]
pub(crate) struct VariantCounts {
    puzzles: usize,
    refused: usize,
    solved: usize,
    without_trial: usize,
    steps: usize,
    rejected: usize,
    unchecked: usize,
    false_steps: usize,
    times: Vec<Duration>,
    searches: Vec<Duration>,
    /// The steps of each technique, and the puzzles in which it was used.
    techniques: BTreeMap<Slug, [usize; 2]>,
    /// The instances of some techniques, and the positions that have any.
    everywhere: BTreeMap<&'static str, [usize; 2]>,
}

/// How puzzles are solved, and what is counted beside.
#[derive(Clone, Copy)]
struct VariantRuns<'a> {
    profile: &'a Profile,
    /// The number of puzzles of each file.
    limit: usize,
    /// The techniques whose instances are counted at every position.
    everywhere: &'a [&'static dyn Technique],
}

/// Solves the puzzles of a file; `report` gets what is wrong.
fn of_file(file: &Path, runs: VariantRuns<'_>, report: &mut dyn FnMut(&str)) -> Result<VariantCounts, String> {
    let mut counts = VariantCounts::default();
    for (number, case) in (1..).zip(read(file, runs.limit)?) {
        counts.puzzles += 1;
        match case {
            Ok(case) => counts.add(&case, runs, &mut |fault| report(&format!("puzzle {number}: {fault}"))),
            Err(fault) => {
                counts.refused += 1;
                report(&format!("puzzle {number}: {fault}"));
            }
        }
    }
    counts.times.sort_unstable();
    counts.searches.sort_unstable();
    Ok(counts)
}

impl VariantCounts {
    const HEADER: &'static str = "kind               puzzles refused solved no trial   median ms  max ms  steps rejected \
        unchecked false  search median, max ms";

    fn add(&mut self, case: &VariantCase, runs: VariantRuns<'_>, report: &mut dyn FnMut(&str)) {
        let VariantCase { layout, puzzle, solution } = case;
        let start = Instant::now();
        let solutions = Exhaustive::on(layout).solutions(puzzle);
        self.searches.push(start.elapsed());
        if solutions != Solutions::One(*solution) {
            report(&format!("the search says {solutions:?}"));
            self.false_steps += 1;
        }
        let start = Instant::now();
        let trace = Solver::new(layout, runs.profile).solve(puzzle);
        self.times.push(start.elapsed());
        let solved = trace.outcome == Outcome::Solved && trace.grid() == *solution;
        self.solved += usize::from(solved);
        if !solved {
            report(&format!("{} instead of the solution", trace.outcome.word()));
        }
        let kind = |slug: &str| qedoku_compat::named(slug).map(|technique: &dyn Technique| technique.info().kind);
        let is_trial = |kind| matches!(kind, Some(TechniqueKind::Net | TechniqueKind::Trial));
        let trials = trace.steps.iter().filter(|step| is_trial(kind(step.technique.as_str()))).count();
        self.without_trial += usize::from(solved && trials == 0);
        self.steps += trace.steps.len();
        let mut used = BTreeMap::<Slug, usize>::new();
        trace.steps.iter().for_each(|step| *used.entry(step.technique.clone()).or_default() += 1);
        for (slug, steps) in used {
            let [all, puzzles] = self.techniques.entry(slug).or_default();
            (*all, *puzzles) = (*all + steps, *puzzles + 1);
        }
        let mut checker = Checker::default();
        for (number, before, step) in trace.replay() {
            self.check(&mut checker, case, &before, step, &mut |fault| report(&format!("step {number}{fault}")));
            for technique in runs.everywhere {
                let steps = instances(*technique, layout, &before);
                let [all, positions] = self.everywhere.entry(technique.info().slug).or_default();
                (*all, *positions) = (*all + steps.len(), *positions + usize::from(!steps.is_empty()));
                for step in &steps {
                    self.check(&mut checker, case, &before, step, &mut |fault| report(&format!("at {number}{fault}")));
                    let superfluous = checker.superfluous(layout, &before, step);
                    if !superfluous.is_empty() {
                        report(&format!("at {number}, {step}: superfluous: {superfluous:?}"));
                    }
                }
            }
        }
    }

    /// Has a step checked, and compares it with the solution.
    fn check(
        &mut self,
        checker: &mut Checker,
        case: &VariantCase,
        before: &Board,
        step: &Step,
        report: &mut dyn FnMut(&str),
    ) {
        let is_false = step.conclusion.place.iter().any(|it| case.solution.get(it.cell) != Some(it.digit))
            || step.conclusion.eliminate.iter().any(|it| case.solution.get(it.cell) == Some(it.digit));
        self.false_steps += usize::from(is_false);
        match checker.check(&case.layout, before, step) {
            StepVerdict::Accepted if is_false => report(&format!(" is false and accepted: {step}")),
            StepVerdict::Accepted => {}
            StepVerdict::Unchecked { .. } => {
                self.unchecked += 1;
                report(&format!(" is unchecked: {step}"));
            }
            verdict => {
                self.rejected += 1;
                report(&format!(", {step}: {verdict:?}"));
            }
        }
    }

    /// Whether every puzzle that is read was solved, and every step accepted.
    pub(crate) fn is_sound(&self) -> bool {
        let read = self.puzzles - self.refused;
        self.solved == read && self.rejected + self.unchecked + self.false_steps == 0
    }

    fn row(&self, kind: &str) -> String {
        let ms = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1000.0);
        let middle = |times: &[Duration]| ms(times.get(times.len() / 2));
        format!(
            "{kind:18} {:7} {:7} {:6} {:8} {:11.1} {:7.0} {:6} {:8} {:9} {:5} {:11.1} {:7.1}",
            self.puzzles,
            self.refused,
            self.solved,
            self.without_trial,
            middle(&self.times),
            ms(self.times.last()),
            self.steps,
            self.rejected,
            self.unchecked,
            self.false_steps,
            middle(&self.searches),
            ms(self.searches.last()),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_fixtures::{Requirement, shared, skip};

    /// Kinds whose puzzles are all read; of each the first puzzles are solved.
    const KINDS: [&str; 11] = [
        "windoku",
        "antiking",
        "jigsaw",
        "disjoint",
        "dots",
        "kropki",
        "xv",
        "thermo",
        "whisper",
        "palindrome",
        "oddeven",
    ];

    #[test]
    fn puzzles_under_other_rules_are_solved_by_steps_that_are_accepted() {
        let Some(folder) = shared("variants") else {
            return skip(Requirement::Puzzles, "puzzles under other rules", "they are not there");
        };
        for kind in KINDS {
            let file = folder.join(format!("{kind}.ndjson"));
            let mut faults = Vec::new();
            let runs = VariantRuns { profile: &Profile::default(), limit: 2, everywhere: &[] };
            let counts = of_file(&file, runs, &mut |fault| faults.push(fault.to_owned()));
            let counts = counts.expect("a file of puzzles");
            assert!(counts.is_sound() && counts.puzzles > 0 && counts.refused == 0, "{kind}: {faults:?}");
        }
    }
}
