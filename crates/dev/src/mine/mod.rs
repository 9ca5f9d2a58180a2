//! `cargo dev mine`: finds positions for the fixtures of a technique in generated puzzles.
mod built;
mod fill;
mod laid;
mod narrow;
mod several;
mod varied;
mod walked;

use self::walked::FillPlan;
use crate::DevResult;
use crate::{puzzles, suite};
use clap::Args;
use qedoku::generate::{PuzzleSearch, PuzzleSpec, SearchPlan};
use qedoku_compat::{named, suggestions};
use qedoku_core::{Board, Candidate, CandidateSet, Conclusion, Layout, Puzzle, RuleKind, Step};
use qedoku_explain::Style;
use qedoku_fixtures::{Expectation, TechniqueCase};
use qedoku_formats::position;
use qedoku_generate::VariantRule;
use qedoku_techniques::{Profile, Solver, Technique, instances};
use std::sync::Arc;

#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub(crate) struct MineOptions {
    /// The technique: its slug, name or an alias. With `--fill`, the only ones that get cases, or all if none is named.
    #[arg(required_unless_present = "fill")]
    techniques: Vec<String>,
    /// Writes cases, in one walk through the puzzles, for every technique that has fewer than are wanted.
    #[arg(long, conflicts_with_all = ["needed", "near_miss", "write"])]
    fill: bool,
    /// With `--fill`: makes positions small around one step from the first puzzle on, and not from the half of them.
    #[arg(long, requires = "fill")]
    narrow: bool,
    /// With `--fill`: the rules of the puzzles, joined by commas, for the techniques that need such rules.
    #[arg(long, requires = "fill", value_delimiter = ',')]
    rules: Vec<VariantRule>,
    /// With `--fill`: kinds of rules, joined by commas, that are laid over full grids, for the techniques that need them:
    /// `arrow`, `little-killer`, `region-sum-line`, `sandwich`, `renban`, `between`, `quadruple`, `thermometer`, `whisper`,
    /// `palindrome`, `difference`, `ratio`, `sum`.
    #[arg(long, requires = "fill", value_delimiter = ',', conflicts_with = "rules")]
    lay: Vec<RuleKind>,
    /// The seed of the puzzles.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of puzzles to look through.
    #[arg(long, default_value_t = 2000)]
    puzzles: usize,
    /// The number of cases to write.
    #[arg(long, default_value_t = 3)]
    count: usize,
    /// Keeps positions with at least this many open cells.
    #[arg(long, default_value_t = 4)]
    open: usize,
    /// Keeps positions in which nothing easier fires.
    #[arg(long)]
    needed: bool,
    /// Looks for positions that one more candidate keeps from being an instance.
    #[arg(long)]
    near_miss: bool,
    /// Writes the cases into `fixtures/`, under this name and a number, instead of printing them.
    #[arg(long)]
    write: Option<String>,
}

/// A position that may become a case.
struct Find {
    case: TechniqueCase,
    /// Other instances, then candidates: the smaller, the easier to read.
    clutter: (usize, usize),
}

/// Prints or writes the cleanest positions, at most one from each puzzle.
pub(crate) fn run(options: &MineOptions) -> DevResult {
    let techniques: Vec<&'static dyn Technique> =
        options.techniques.iter().map(|name| known(name)).collect::<Result<_, _>>()?;
    if options.fill {
        let MineOptions { seed, puzzles, narrow, ref rules, ref lay, .. } = *options;
        return fill::run(&FillPlan { techniques: &techniques, rules, lay, seed, puzzles, narrow });
    }
    let [technique] = techniques[..] else { return Err("cases of one technique are mined at a time".into()) };
    let mut finds: Vec<Find> = Vec::new();
    for (puzzle, source) in sought(technique, options) {
        finds.extend(best(technique, &puzzle, &source, options));
    }
    finds.sort_by_key(|find| find.clutter);
    finds.truncate(options.count);
    for (number, find) in finds.iter().enumerate() {
        let case = suite::completed(&find.case);
        let Some(name) = &options.write else {
            println!("{case}");
            continue;
        };
        let folder = qedoku_fixtures::root().join("fixtures").join(technique.info().slug);
        std::fs::create_dir_all(&folder)?;
        let path = folder.join(format!("{name}-{}.case", number + 1));
        std::fs::write(&path, case.to_string())?;
        println!("{}", path.display());
    }
    Ok(!finds.is_empty())
}

/// The technique with this name.
fn known(name: &str) -> Result<&'static dyn Technique, String> {
    named(name).ok_or_else(|| format!("no technique is called {name:?}; close: {}", suggestions(name).join(", ")))
}

/// The puzzles that are looked through. Where the technique is to be needed, those that are found to order; of these so many
/// are wanted as there are cases, and that is enough where walks find one each.
fn sought(technique: &'static dyn Technique, options: &MineOptions) -> Box<dyn Iterator<Item = (Puzzle, String)>> {
    let seed = options.seed;
    let order = PuzzleSpec { technique: Some(technique), ..PuzzleSpec::default() };
    let plan = if options.needed { SearchPlan::new(order, seed).ok() } else { None };
    let Some(plan) = plan else {
        let numbered = puzzles::generated(seed).take(options.puzzles).zip(1..);
        let source = move |number: usize| format!("qedoku generate, seed {seed}, puzzle {number}");
        return Box::new(numbered.map(move |(puzzle, number)| (puzzle, source(number))));
    };
    let mut search = PuzzleSearch::new(&plan);
    let mut tries = 0;
    let mut found = Vec::new();
    for number in 0.. {
        if tries >= options.puzzles as u64 {
            break;
        }
        let tried = search.walk(number);
        tries += tried.tries;
        if let Some(it) = tried.found {
            let slug = technique.info().slug;
            let source = format!("qedoku generate --technique {slug}, seed {seed}, puzzle {}", number + 1);
            found.push((it.draft.puzzle(), source));
        }
    }
    Box::new(found.into_iter())
}

/// The cleanest position of one puzzle.
fn best(technique: &'static dyn Technique, puzzle: &Puzzle, source: &str, options: &MineOptions) -> Option<Find> {
    let layout = Layout::classic();
    let profile = Profile::default().up_to(technique.info().tier);
    let trace = Solver::new(layout, &profile).solve(puzzle);
    let mut best: Option<Find> = None;
    for (number, board, step) in trace.replay() {
        let easier = options.needed && step.technique != technique.info().slug();
        if easier || board.open().len() < options.open {
            continue;
        }
        let position = position(&board);
        for step in instances(technique, &board) {
            let (puzzle, expect, why) = if options.near_miss {
                let Some((puzzle, back)) = near_miss(technique, layout, &position, &step) else { continue };
                (puzzle, Expectation::Nothing, near(back, &step))
            } else {
                (position, Expectation::Step(step.conclusion), WHY.to_owned())
            };
            let board = Board::new(layout, &puzzle);
            let others = instances(technique, &board).len();
            let clutter = (others, board.candidates().len());
            if best.as_ref().is_none_or(|best| clutter < best.clutter) {
                let case = TechniqueCase {
                    slug: technique.info().slug.to_owned(),
                    name: String::new(),
                    why,
                    source: format!("{source}, step {number}"),
                    layout: Arc::clone(layout),
                    puzzle,
                    expect,
                    allowed: Conclusion::default(),
                    wider: Conclusion::default(),
                };
                best = Some(Find { case, clutter });
            }
        }
    }
    best
}

/// The beginning of a case's comment, for whoever keeps it to complete.
const WHY: &str = "Why is this case here?";

/// The comment of a near miss: the candidate that keeps a position from being an instance, and the conclusion it
/// prevents.
fn near(back: Candidate, step: &Step) -> String {
    let conclusion = Style::default().conclusion(&step.conclusion);
    format!("Near miss: {back} is put back as a candidate, without which {conclusion} would follow. {WHY}")
}

/// The position with one candidate put back that one of the step's truths leaned on, so that nothing is found; and that
/// candidate.
fn near_miss(
    technique: &dyn Technique,
    layout: &Arc<Layout>,
    puzzle: &Puzzle,
    step: &Step,
) -> Option<(Puzzle, Candidate)> {
    let leaned = step.truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | truth.leans_on(layout));
    let restored = (puzzle.removed & leaned).iter().map(|candidate: Candidate| {
        let mut puzzle = *puzzle;
        puzzle.removed.remove(candidate);
        (puzzle, candidate)
    });
    restored.into_iter().find(|(puzzle, _)| instances(technique, &Board::new(layout, puzzle)).is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_near_miss_names_the_candidate_that_was_put_back() {
        let options = MineOptions {
            techniques: vec!["naked-pair".to_owned()],
            fill: false,
            narrow: false,
            rules: Vec::new(),
            lay: Vec::new(),
            seed: 1,
            puzzles: 1,
            count: 1,
            open: 4,
            needed: false,
            near_miss: true,
            write: None,
        };
        let technique = named("naked-pair").unwrap();
        let mut finds =
            puzzles::generated(1).take(40).filter_map(|puzzle| best(technique, &puzzle, "seed 1", &options));
        let TechniqueCase { why, puzzle, expect, .. } = finds.next().unwrap().case;
        assert_eq!(expect, Expectation::Nothing);
        let name = why.strip_prefix("Near miss: ").unwrap().split(' ').next().unwrap();
        let (back, _) = Candidate::parse(name).unwrap();
        let layout = Layout::classic();
        assert!(instances(technique, &Board::new(layout, &puzzle)).is_empty(), "{why}");
        let mut without = puzzle;
        without.removed.insert(back);
        let steps = instances(technique, &Board::new(layout, &without));
        assert!(steps.iter().any(|step| why.contains(&Style::default().conclusion(&step.conclusion))), "{why}");
    }
}
