//! `cargo dev shadowed`: techniques that find nothing which an easier one does not find first.
use crate::generated::settle;
use crate::{DevResult, puzzles};
use clap::Args;
use indexmap::IndexMap;
use qedoku_compat::{named, suggestions};
use qedoku_core::{Board, Conclusion, Layout, Puzzle};
use qedoku_fixtures::{Expectation, cases};
use qedoku_techniques::{Profile, Solver, Technique, instances};
use std::error::Error;
use std::fmt::Write;

#[derive(Args)]
pub(crate) struct ShadowedOptions {
    /// Only these techniques, by slug, name or alias: looked for in the runs of puzzles as well as in their cases.
    techniques: Vec<String>,
    /// In how many generated puzzles techniques that are named are looked for.
    #[arg(long, default_value_t = 200)]
    puzzles: usize,
    /// The seed of the puzzles.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Writes nothing; fails if `fixtures/shadowed.snap` is out of date.
    #[arg(long)]
    check: bool,
}

impl ShadowedOptions {
    /// The options to compare and write nothing.
    pub(crate) fn checking() -> Self {
        Self { techniques: Vec::new(), puzzles: 0, seed: 0, check: true }
    }
}

/// The number of conclusions of a technique, and of those that easier ones reach.
#[derive(Default)]
struct ShadowedCounts {
    conclusions: usize,
    /// Conclusions that easier techniques reach on the same board.
    known: usize,
    /// The number of these that each technique reaches, or completes.
    by: IndexMap<&'static str, usize>,
}

/// Compares the techniques with those before them in the default profile.
pub(crate) fn run(options: &ShadowedOptions) -> DevResult {
    let profile = Profile::default();
    if options.techniques.is_empty() {
        return whole(&profile, options.check);
    }
    let mut needed = true;
    for name in &options.techniques {
        let technique = named(name).ok_or_else(|| unknown(name))?;
        let Some(easier) = easier(&profile, technique) else {
            println!("{}: the default profile does not have it", technique.info().slug);
            continue;
        };
        let mut counts = of_cases(technique, easier)?;
        for puzzle in puzzles::generated(options.seed).take(options.puzzles) {
            counts.add_run(technique, easier, &puzzle);
        }
        println!("{}", counts.describe(technique));
        needed &= counts.is_needed();
    }
    Ok(needed)
}

/// Writes or compares which techniques no run of the workspace's puzzles uses, though easier ones reach all that they
/// reach in their own cases.
fn whole(profile: &Profile, check: bool) -> DevResult {
    let coverage = std::fs::read_to_string(qedoku_fixtures::root().join("fixtures/coverage.snap"))?;
    let mut text = HEAD.to_owned();
    for technique in profile.techniques().iter().filter(|technique| !is_used(&coverage, technique.info().slug)) {
        let easier = easier(profile, *technique).unwrap_or_default();
        let counts = of_cases(*technique, easier)?;
        if !counts.is_needed() {
            writeln!(text, "{}", technique.info().slug)?;
            if !check {
                println!("{}", counts.describe(*technique));
            }
        }
    }
    settle(&qedoku_fixtures::root().join("fixtures/shadowed.snap"), &text, check, "shadowed")
}

const HEAD: &str = "# Techniques that no run of fixtures/_puzzles uses, and of which easier ones reach every conclusion in their own cases: `cargo dev shadowed`\n";

/// True if the runs of the workspace's puzzles use a technique: the last column of `fixtures/coverage.snap`.
fn is_used(coverage: &str, slug: &str) -> bool {
    let row = coverage.lines().map(str::split_whitespace).find(|row| row.clone().next() == Some(slug));
    row.and_then(Iterator::last).and_then(|hits| hits.parse().ok()).is_some_and(|hits: usize| hits > 0)
}

fn unknown(name: &str) -> Box<dyn Error> {
    format!("no technique is called {name:?}; close: {}", suggestions(name).join(", ")).into()
}

/// The techniques before one in a profile, if it has that one.
fn easier<'p>(profile: &'p Profile, technique: &dyn Technique) -> Option<&'p [&'static dyn Technique]> {
    let same = |known: &&dyn Technique| known.info().slug == technique.info().slug;
    let place = profile.techniques().iter().position(same)?;
    Some(&profile.techniques()[..place])
}

fn of_cases(
    technique: &'static dyn Technique,
    easier: &[&'static dyn Technique],
) -> Result<ShadowedCounts, Box<dyn Error>> {
    let mut counts = ShadowedCounts::default();
    for case in cases(technique.info().slug)?.iter().filter(|case| case.expect != Expectation::Nothing) {
        counts.add(technique, easier, &case.board());
    }
    Ok(counts)
}

impl ShadowedCounts {
    /// Counts what a technique finds on a board. Easier ones are asked until they have found all of it.
    fn add(&mut self, technique: &'static dyn Technique, easier: &[&'static dyn Technique], board: &Board) {
        let mut open: Vec<Conclusion> = instances(technique, board).iter().map(|step| step.conclusion).collect();
        self.conclusions += open.len();
        let mut known = Conclusion::default();
        for before in easier {
            if open.is_empty() {
                return;
            }
            for step in instances(*before, board) {
                known.place |= step.conclusion.place;
                known.eliminate |= step.conclusion.eliminate;
            }
            let left = open.len();
            open.retain(|it| !(it.place.is_subset(&known.place) && it.eliminate.is_subset(&known.eliminate)));
            if open.len() < left {
                self.known += left - open.len();
                *self.by.entry(before.info().slug).or_default() += left - open.len();
            }
        }
    }

    /// Counts what it finds in the run of a puzzle with all techniques.
    fn add_run(&mut self, technique: &'static dyn Technique, easier: &[&'static dyn Technique], puzzle: &Puzzle) {
        let profile = Profile::default();
        for (_, board, _) in Solver::new(Layout::classic(), &profile).solve(puzzle).replay() {
            self.add(technique, easier, &board);
        }
    }

    /// True if it finds something that nothing easier finds; or nothing is known of it.
    const fn is_needed(&self) -> bool {
        self.conclusions == 0 || self.known < self.conclusions
    }

    fn describe(&self, technique: &dyn Technique) -> String {
        let by: Vec<String> = self.by.iter().map(|(slug, count)| format!("{slug} {count}")).collect();
        let Self { conclusions, known, .. } = self;
        let never = if self.is_needed() { "" } else { "never needed: " };
        let by = if by.is_empty() { "nothing".to_owned() } else { by.join(", ") };
        format!(
            "{}: {never}{known} of {conclusions} conclusions are found by easier techniques: {by}",
            technique.info().slug
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(slug: &str, easier: &[&str]) -> ShadowedCounts {
        let easier: Vec<&'static dyn Technique> = easier.iter().map(|slug| named(slug).unwrap()).collect();
        of_cases(named(slug).unwrap(), &easier).unwrap()
    }

    #[test]
    fn what_easier_techniques_find_is_told_from_what_they_do_not() {
        let profile = Profile::default();
        let first = profile.techniques()[0];
        assert_eq!(easier(&profile, first).map(<[_]>::len), Some(0));
        let alone = of("x-wing", &["naked-pair"]);
        assert!(alone.is_needed() && alone.conclusions > 0, "{}", alone.describe(named("x-wing").unwrap()));
        let shadowed = of("x-wing", &["naked-pair", "x-wing"]);
        assert!(!shadowed.is_needed() && shadowed.known == shadowed.conclusions);
        assert!(shadowed.describe(named("x-wing").unwrap()).starts_with("x-wing: never needed: "));
        let coverage = "technique cases negatives hits\nx-wing 2 1 13\nswordfish 2 1 0\n";
        assert_eq!(["x-wing", "swordfish", "jellyfish"].map(|slug| is_used(coverage, slug)), [true, false, false]);
        assert!(ShadowedCounts::default().is_needed(), "a technique without a find may be needed");
    }
}
