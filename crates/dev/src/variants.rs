//! `cargo dev variants`: solves puzzles under other rules by logic, has every step checked, and counts by kind.
use crate::DevResult;
use clap::Args;
use qedoku_cli::veripb::{INSTALL, Veripb};
use qedoku_core::search::{Exhaustive, Solutions};
use qedoku_core::{Board, Grid, Layout, Outcome, Puzzle, Slug, Step, Trace};
use qedoku_techniques::{Profile, Solver, Technique, TechniqueKind, instances};
use qedoku_verify::proof::{ProvedClaim, prove};
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
    /// Tells the puzzles that take longer to solve, in milliseconds.
    #[arg(long)]
    slower: Option<u64>,
    /// Proves the first puzzles of each file, and has VeriPB check the proofs.
    #[arg(long, default_value_t = 0)]
    proofs: usize,
    /// Lists how often each technique was used, and in how many puzzles.
    #[arg(long)]
    techniques: bool,
    /// A technique of which all instances at all positions of the runs are counted and checked; may be given again.
    #[arg(long, value_name = "SLUG")]
    everywhere: Vec<String>,
}

/// The work to be done with the puzzles of a file.
struct VariantRun {
    profile: Profile,
    limit: usize,
    slower: Option<Duration>,
    proofs: usize,
    program: Option<Veripb>,
    /// The techniques whose instances are counted at every position.
    everywhere: Vec<&'static dyn Technique>,
}

/// Solves the puzzles of each file.
pub(crate) fn run(options: &VariantsOptions) -> DevResult {
    let profile = Profile::default();
    let program = match options.proofs {
        0 => None,
        _ => Some(Veripb::find().ok_or_else(|| format!("no VeriPB; {INSTALL}"))?),
    };
    let named = |slug: &String| qedoku_compat::named(slug).ok_or_else(|| format!("`{slug}` is no technique"));
    let run = VariantRun {
        profile: profile.limited(None, !options.no_uniqueness),
        limit: options.limit,
        slower: options.slower.map(Duration::from_millis),
        proofs: options.proofs,
        program,
        everywhere: options.everywhere.iter().map(named).collect::<Result<_, _>>()?,
    };
    println!("{}", VariantCounts::HEADER);
    let mut sound = true;
    for file in &options.files {
        let counts = run.of_file(file, &mut |fault| println!("  {}: {fault}", file.display()))?;
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
pub(crate) struct VariantCase {
    pub(crate) layout: Arc<Layout>,
    pub(crate) puzzle: Puzzle,
    solution: Grid,
}

/// The puzzles of a file that can be read; the first fault of each of the others.
pub(crate) fn read(file: &Path, limit: usize) -> Result<Vec<Result<VariantCase, String>>, String> {
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

impl VariantRun {
    /// Solves the puzzles of a file; `report` gets what is wrong.
    fn of_file(&self, file: &Path, report: &mut dyn FnMut(&str)) -> Result<VariantCounts, String> {
        let mut counts = VariantCounts::default();
        for (number, case) in (1..).zip(read(file, self.limit)?) {
            counts.puzzles += 1;
            let mut report = |fault: &str| report(&format!("puzzle {number}: {fault}"));
            match case {
                Ok(case) => {
                    let trace = counts.solve(&case, self, &mut report);
                    counts.replay(&case, &trace, &self.everywhere, &mut report);
                    if number <= self.proofs {
                        counts.prove(&trace, self.program.as_ref(), &mut report);
                    }
                }
                Err(fault) => {
                    counts.refused += 1;
                    report(&fault);
                }
            }
        }
        counts.times.sort_unstable();
        counts.searches.sort_unstable();
        Ok(counts)
    }
}

/// The time that passes, or that this thread works, where the system tells that and others take its processor.
struct ThreadClock {
    worked: Option<Duration>,
    start: Instant,
}

/// The system may count work in parts of so much.
const COARSE: Duration = Duration::from_millis(8);

impl ThreadClock {
    fn start() -> Self {
        Self { worked: Self::worked(), start: Instant::now() }
    }

    fn elapsed(&self) -> Duration {
        let passed = self.start.elapsed();
        let worked = self.worked.zip(Self::worked()).map(|(before, now)| now.saturating_sub(before));
        worked.filter(|&worked| worked + COARSE < passed).unwrap_or(passed)
    }

    /// The time of a processor that this thread has had.
    fn worked() -> Option<Duration> {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
    }
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
    /// The proofs asked for, and those that VeriPB accepts.
    asked: usize,
    proved: usize,
    /// The steps of each technique, and the puzzles in which it was used.
    techniques: BTreeMap<Slug, [usize; 2]>,
    /// The instances of some techniques, and the positions that have any.
    everywhere: BTreeMap<&'static str, [usize; 2]>,
}

impl VariantCounts {
    const HEADER: &'static str = "kind               puzzles refused solved no trial   median ms  max ms  steps rejected \
        unchecked false  search median, max ms  proved";

    /// Searches for all solutions, and solves by logic.
    fn solve(&mut self, case: &VariantCase, run: &VariantRun, report: &mut dyn FnMut(&str)) -> Trace {
        let VariantCase { layout, puzzle, solution } = case;
        let start = ThreadClock::start();
        let solutions = Exhaustive::on(layout).solutions(puzzle);
        self.searches.push(start.elapsed());
        if solutions != Solutions::One(*solution) {
            report(&format!("the search says {solutions:?}"));
            self.false_steps += 1;
        }
        let start = ThreadClock::start();
        let trace = Solver::new(layout, &run.profile).solve(puzzle);
        let time = start.elapsed();
        self.times.push(time);
        if run.slower.is_some_and(|limit| time > limit) {
            report(&format!("{} ms, {} steps", time.as_millis(), trace.steps.len()));
        }
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
        trace
    }

    /// Goes through the steps of a run, has each checked, and the instances of some techniques before it as well.
    fn replay(
        &mut self,
        case: &VariantCase,
        trace: &Trace,
        everywhere: &[&'static dyn Technique],
        report: &mut dyn FnMut(&str),
    ) {
        let mut used = BTreeMap::<Slug, usize>::new();
        trace.steps.iter().for_each(|step| *used.entry(step.technique.clone()).or_default() += 1);
        for (slug, steps) in used {
            let [all, puzzles] = self.techniques.entry(slug).or_default();
            (*all, *puzzles) = (*all + steps, *puzzles + 1);
        }
        let mut checker = Checker::default();
        for (number, before, step) in trace.replay() {
            self.check(&mut checker, case, &before, step, &mut |fault| report(&format!("step {number}{fault}")));
            for technique in everywhere {
                let steps = instances(*technique, &before);
                let [all, positions] = self.everywhere.entry(technique.info().slug).or_default();
                (*all, *positions) = (*all + steps.len(), *positions + usize::from(!steps.is_empty()));
                for step in &steps {
                    self.check(&mut checker, case, &before, step, &mut |fault| report(&format!("at {number}{fault}")));
                    let superfluous = checker.superfluous(&before, step);
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
        match checker.check(before, step) {
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

    /// Proves the solution, and has the proof checked.
    fn prove(&mut self, trace: &Trace, program: Option<&Veripb>, report: &mut dyn FnMut(&str)) {
        self.asked += 1;
        let proof = match prove(trace) {
            Ok(proof) => proof,
            Err(error) => return report(&format!("no proof: {error}")),
        };
        let is_whole = matches!(proof.claim, ProvedClaim::Solution(_));
        match program.map(|program| program.judge(&proof)) {
            Some(Ok(Ok(_))) if is_whole => self.proved += 1,
            Some(Ok(Ok(said))) => report(&format!("VeriPB accepts less than the solution: {said}")),
            Some(Ok(Err(complaint))) => report(&format!("VeriPB rejects the proof: {complaint}")),
            Some(Err(error)) => report(&format!("VeriPB: {error}")),
            None => report("no VeriPB"),
        }
    }

    /// True if every puzzle that is read was solved, every step accepted, and every proof asked for.
    pub(crate) fn is_sound(&self) -> bool {
        let read = self.puzzles - self.refused;
        self.solved == read && self.rejected + self.unchecked + self.false_steps == 0 && self.proved == self.asked
    }

    fn row(&self, kind: &str) -> String {
        let ms = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1000.0);
        let middle = |times: &[Duration]| ms(times.get(times.len() / 2));
        format!(
            "{kind:18} {:7} {:7} {:6} {:8} {:11.1} {:7.0} {:6} {:8} {:9} {:5} {:11.1} {:7.1} {:9}",
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
            format!("{}/{}", self.proved, self.asked),
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
        let profile = Profile::default();
        let run = VariantRun { profile, limit: 2, slower: None, proofs: 0, program: None, everywhere: Vec::new() };
        for kind in KINDS {
            let file = folder.join(format!("{kind}.ndjson"));
            let mut faults = Vec::new();
            let counts = run.of_file(&file, &mut |fault| faults.push(fault.to_owned()));
            let counts = counts.expect("a file of puzzles");
            assert!(counts.is_sound() && counts.puzzles > 0 && counts.refused == 0, "{kind}: {faults:?}");
        }
    }
}
