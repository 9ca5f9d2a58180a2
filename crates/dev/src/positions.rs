//! `cargo dev positions`: has every step that techniques find on some positions checked.
use crate::{DevResult, puzzles};
use clap::Args;
use qedoku_compat::{all, named, suggestions};
use qedoku_core::search::{self, Solutions};
use qedoku_core::{Board, Grid, Layout, Pattern, Puzzle, Step};
use qedoku_techniques::{Profile, Solver, Technique, each_instance};
use qedoku_verify::Checker;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Instant;

/// The number of places in a run that middle positions are taken from, one puzzle after the other.
const PARTS: usize = 5;

#[derive(Args)]
pub(crate) struct PositionsOptions {
    /// Files with puzzles, in any format.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The number of positions of each file, evenly spread.
    #[arg(long, default_value_t = 50)]
    count: usize,
    /// Positions amid the runs of the default profile, one for each puzzle, instead of their starts.
    #[arg(long)]
    middle: bool,
    /// Only these techniques: their slugs, names or aliases. All if none is named.
    #[arg(long)]
    technique: Vec<String>,
    /// Only one position of so many, and which of them: `1/2` and `2/2` share the work.
    #[arg(long, default_value = "1/1", value_parser = share)]
    share: Share,
}

/// The part of the work that is done here.
#[derive(Clone, Copy)]
pub(crate) struct Share {
    number: usize,
    of: usize,
}

impl Share {
    /// The part of a whole.
    pub(crate) fn of<T>(self, whole: impl IntoIterator<Item = T>) -> impl Iterator<Item = T> {
        whole.into_iter().skip(self.number - 1).step_by(self.of)
    }
}

pub(crate) fn share(word: &str) -> Result<Share, String> {
    let parts = word.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
    match parts {
        Some((number, of)) if (1..=of).contains(&number) => Ok(Share { number, of }),
        _ => Err("expected two numbers like 1/2, the first no larger than the second".to_owned()),
    }
}

/// Lists and checks.
pub(crate) fn run(options: &PositionsOptions) -> DevResult {
    let techniques = chosen(&options.technique)?;
    let mut sum = StepVerdictCounts::default();
    for file in &options.files {
        let all = puzzles::read(file)?;
        println!("{}", file.display());
        for (place, index) in options.share.of(spread(all.len(), options.count).enumerate()) {
            let (step, board) = position(&all[index], options.middle.then_some(place));
            let start = Instant::now();
            let name = format!("puzzle {}, {}, before step {step}", index + 1, all[index].values);
            let counts = StepVerdictCounts::of(&board, &techniques, |fault| println!("  {name}: {fault}"));
            println!("  {name}: {}, {:.1} s", counts.describe(), start.elapsed().as_secs_f64());
            sum.add(counts);
        }
    }
    sum.print();
    Ok(sum.is_sound())
}

fn chosen(names: &[String]) -> Result<Vec<&'static dyn Technique>, String> {
    let find = |name: &String| {
        let close = || suggestions(name).join(", ");
        named(name).ok_or_else(|| format!("no technique is called {name:?}; close: {}", close()))
    };
    if names.is_empty() { Ok(all().collect()) } else { names.iter().map(find).collect() }
}

/// The first `count` of the numbers below `len`, evenly spread; all of them if there are fewer.
fn spread(len: usize, count: usize) -> impl Iterator<Item = usize> {
    let count = count.min(len);
    (0..count).map(move |place| place * len / count)
}

/// The board at the start, or where one of the parts of a run begins, and the number of the step that comes next.
fn position(puzzle: &Puzzle, part: Option<usize>) -> (usize, Board) {
    let layout = Layout::classic();
    let mut board = Board::new(layout, puzzle);
    let Some(part) = part else { return (1, board) };
    let steps = Solver::new(layout, &Profile::default()).solve(puzzle).steps;
    let done = steps.len() * (part % PARTS + 1) / (PARTS + 1);
    steps.iter().take(done).for_each(|step| board.apply(&step.conclusion));
    (done + 1, board)
}

/// The number of steps accepted, rejected, and left unchecked, and the same of each technique.
#[derive(Default)]
pub(crate) struct StepVerdictCounts {
    positions: usize,
    counts: [usize; 3],
    techniques: BTreeMap<&'static str, [usize; 3]>,
}

impl StepVerdictCounts {
    /// The verdicts on everything that techniques find on a board, one step after the other; `report` is called for
    /// failures.
    pub(crate) fn of(board: &Board, techniques: &[&'static dyn Technique], mut report: impl FnMut(&str)) -> Self {
        let mut counts = Self { positions: 1, ..Self::default() };
        let only = match search::solutions(&Puzzle::from_givens(*board.values())) {
            Solutions::One(solution) => Some(solution),
            _ => None,
        };
        let mut checker = Checker::default();
        let fitting = techniques.iter().filter(|technique| only.is_some() || !technique.info().assumes_unique);
        for technique in fitting {
            let slug = technique.info().slug;
            // What takes every step never breaks.
            let _ = each_instance(*technique, board, &mut |step| {
                let (kind, fault) = judge(&mut checker, board, &step, only.as_ref());
                counts.counts[kind] += 1;
                counts.techniques.entry(slug).or_default()[kind] += 1;
                if let Some(fault) = fault {
                    report(&format!("{slug}, {}: {fault}", qedoku_explain::conclusion(&step.conclusion)));
                }
                ControlFlow::Continue(())
            });
        }
        counts
    }

    fn add(&mut self, other: Self) {
        self.positions += other.positions;
        let add =
            |sum: &mut [usize; 3], more: [usize; 3]| sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        add(&mut self.counts, other.counts);
        for (slug, counts) in other.techniques {
            add(self.techniques.entry(slug).or_default(), counts);
        }
    }

    fn describe(&self) -> String {
        let [checked, rejected, unchecked] = self.counts;
        format!("{checked} checked, {rejected} rejected, {unchecked} unchecked")
    }

    /// True if the checker accepts every step.
    pub(crate) fn is_sound(&self) -> bool {
        self.counts[1..] == [0; 2]
    }

    fn print(&self) {
        for (slug, [checked, rejected, unchecked]) in &self.techniques {
            println!("  {checked:9} checked {rejected:5} rejected {unchecked:5} unchecked  {slug}");
        }
        println!("{} positions: {}", self.positions, self.describe());
    }
}

/// The verdict on a step, accepted, rejected or left unchecked as 0, 1 and 2, and what is wrong with it.
fn judge(checker: &mut Checker, board: &Board, step: &Step, only: Option<&Grid>) -> (usize, Option<String>) {
    if let Some(candidate) = only.and_then(|solution| crate::corpus::contradicts(step, solution)) {
        return (1, Some(format!("{candidate} is wrong")));
    }
    if step.pattern == Pattern::Truths {
        return (1, Some("its pattern has no shape".to_owned()));
    }
    match checker.check(board, step) {
        // What is guessed was held against the solution above.
        qedoku_verify::StepVerdict::Accepted | qedoku_verify::StepVerdict::Guessed => (0, None),
        qedoku_verify::StepVerdict::Rejected(fault) => (1, Some(format!("rejected: {fault}"))),
        qedoku_verify::StepVerdict::Unchecked { nodes } => (2, Some(format!("unchecked after {nodes} nodes"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_spread_over_a_file() {
        assert_eq!(spread(10, 4).collect::<Vec<_>>(), [0, 2, 5, 7]);
        assert_eq!(spread(3, 9).collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(spread(0, 9).count(), 0);
        assert!(share("1/2").is_ok() && ["0/2", "3/2", "2", "x/2"].iter().all(|word| share(word).is_err()));
    }

    #[test]
    fn every_step_of_generated_positions_is_accepted() {
        let techniques: Vec<_> = all().collect();
        let mut steps = 0;
        let mut failed = Vec::new();
        // `cargo dev positions` takes as many as it is told.
        for (place, puzzle) in puzzles::generated(3).take(PARTS).enumerate().step_by(PARTS - 1) {
            let (_, board) = position(&puzzle, Some(place));
            let counts =
                StepVerdictCounts::of(&board, &techniques, |fault| failed.push(format!("{}: {fault}", puzzle.values)));
            assert_eq!(counts.is_sound(), failed.is_empty());
            steps += counts.counts[0];
        }
        assert!(failed.is_empty(), "{}", failed.join("\n"));
        assert!(steps > 1000, "{steps}");
    }
}
