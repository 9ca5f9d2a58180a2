//! `cargo dev se`: do the techniques that Sudoku Explainer rates low solve the puzzles that it rates low?
use crate::Verdict;
use clap::Args;
use qedoku_core::{Board, Layout, Outcome, Puzzle, Step, text};
use qedoku_techniques::{Info, Move, Outline, Profile, Scale, Solver, named};
use std::error::Error;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(crate) struct Options {
    /// Tables with a column `se_er`: the rating of each puzzle.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The highest rating of the techniques used.
    #[arg(long, default_value_t = 6.2)]
    cap: f64,
    /// Adds the chains rated 6.5 to 7.5, and compares the ratings of the puzzles that need them.
    #[arg(long)]
    chains: bool,
    /// Lists the puzzles whose highest base rating is not their rating as well.
    #[arg(long)]
    ratings: bool,
}

/// Compares, and prints the puzzles that differ.
pub(crate) fn run(options: &Options) -> Verdict {
    if options.chains {
        return chains(options);
    }
    let cap = tenths(options.cap);
    let profile = Profile::se().only(|info| info.se.is_some_and(|se| se <= cap));
    let slugs: Vec<&str> = profile.techniques().iter().map(|technique| technique.info().slug).collect();
    println!("up to {}: {}", shown(cap), slugs.join(", "));
    let mut agree = true;
    for file in &options.files {
        let mut tally = Tally::default();
        let mut runner =
            Runner { profile: &profile, solver: Solver::new(Layout::classic(), &profile), outline: Outline::default() };
        for (index, (puzzle, rated)) in read(file)?.iter().enumerate() {
            let run = runner.run(puzzle);
            tally.add(&run, *rated, cap);
            let found = describe(&run);
            let (rated_shown, line) = (shown(*rated), puzzle.values);
            if run.solved != (*rated <= cap) {
                println!("puzzle {}, {line}: rated {rated_shown}, {found}", index + 1);
            } else if options.ratings && run.solved && run.highest.map_or(0, se) != *rated {
                println!("puzzle {}, {line}: solved as rated, rated {rated_shown}, {found}", index + 1);
            }
        }
        agree &= tally.report(file, cap);
    }
    Ok(agree)
}

/// Compares the ratings of the puzzles rated 6.5 to 7.5, and prints those that differ.
fn chains(options: &Options) -> Verdict {
    let profile = Profile::se_chains();
    let rating = |step: &Step| named(step.technique.as_str()).map_or(0, |known| Scale::SE.of(step, known.info()));
    for file in &options.files {
        let (mut puzzles, mut equal) = (0, 0);
        let mut solver = Solver::new(Layout::classic(), &profile);
        for (index, (puzzle, rated)) in
            read(file)?.iter().enumerate().filter(|(_, (_, rated))| (65..=75).contains(rated))
        {
            let trace = solver.solve(puzzle);
            let highest = trace.steps.iter().map(rating).max().unwrap_or(0);
            let solved = matches!(trace.outcome, Outcome::Solved);
            puzzles += 1;
            equal += usize::from(solved && highest == *rated);
            if !solved || highest != *rated {
                let ours = if solved { shown(highest) } else { format!("stuck after {}", shown(highest)) };
                println!("puzzle {}, {}: rated {}, {ours}", index + 1, puzzle.values, shown(*rated));
            }
        }
        println!("{}: {equal} of {puzzles} puzzles rated 6.5 to 7.5 have this rating", file.display());
    }
    Ok(true)
}

/// What is counted over a file.
#[derive(Default)]
struct Tally {
    puzzles: usize,
    low: usize,
    unsolved: usize,
    solved_too: usize,
    equal: usize,
}

impl Tally {
    fn add(&mut self, run: &Run, rated: u16, cap: u16) {
        self.puzzles += 1;
        self.low += usize::from(rated <= cap);
        self.unsolved += usize::from(rated <= cap && !run.solved);
        self.solved_too += usize::from(rated > cap && run.solved);
        self.equal += usize::from(run.solved && run.highest.map_or(0, se) == rated);
    }

    fn report(&self, file: &Path, cap: u16) -> bool {
        let Self { puzzles, low, unsolved, solved_too, equal } = self;
        println!("{}: {puzzles} puzzles, {low} rated {} or less", file.display(), shown(cap));
        println!("  {unsolved} of these not solved, {solved_too} others solved");
        println!("  {equal} of {} solved have their rating as the highest base rating", low - unsolved + solved_too);
        *unsolved == 0 && *solved_too == 0
    }
}

/// How a run ended.
struct Run {
    solved: bool,
    /// The technique of the highest base rating.
    highest: Option<&'static Info>,
    open: usize,
}

struct Runner<'p> {
    profile: &'p Profile,
    solver: Solver<'p>,
    outline: Outline,
}

impl Runner<'_> {
    fn run(&mut self, puzzle: &Puzzle) -> Run {
        let mut board = Board::new(Layout::classic(), puzzle);
        self.solver.outline(&mut board, &mut self.outline);
        let infos = self.outline.moves().iter().map(Move::technique);
        let infos = infos.filter_map(|place| self.profile.techniques().get(place)).map(|technique| technique.info());
        Run { solved: board.is_full(), highest: infos.max_by_key(|info| info.se), open: board.open().len() }
    }
}

fn describe(run: &Run) -> String {
    let highest = run.highest.map_or("no step".to_owned(), |info| format!("{} {}", shown(se(info)), info.slug));
    if run.solved {
        format!("solved with {highest}")
    } else {
        format!("stuck with {} cells open after {highest}", run.open)
    }
}

fn se(info: &Info) -> u16 {
    info.se.unwrap_or(0)
}

#[allow(clippy::cast_sign_loss, reason = "ratings are positive")]
fn tenths(rating: f64) -> u16 {
    (rating * 10.0).round() as u16
}

fn shown(tenths: u16) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// The puzzles of a table with their ratings.
fn read(path: &Path) -> Result<Vec<(Puzzle, u16)>, Box<dyn Error>> {
    let name = path.display();
    let table = std::fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
    let header = table.lines().next().unwrap_or_default();
    let column = text::csv_fields(header).position(|field| field == "se_er");
    let column = column.ok_or_else(|| format!("{name}: expected a column `se_er` in the header"))?;
    let mut rated = Vec::new();
    for entry in text::read(&table, None) {
        let entry = entry.map_err(|error| format!("{name}: {error}"))?;
        let rating = text::csv_fields(entry.source).nth(column).and_then(|field| field.parse().ok()).map(tenths);
        let rating = rating.ok_or_else(|| format!("{name}, line {}: expected a rating", entry.place.line))?;
        rated.push((entry.puzzle, rating));
    }
    Ok(rated)
}
