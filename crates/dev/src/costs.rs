//! What one call of each technique of the default profile costs, where it finds something and where it does not.
use crate::workloads::Workload;
use crate::{instructions, puzzles};
use qedoku_core::{Board, Layout};
use qedoku_fixtures::{Expectation, cases};
use qedoku_techniques::{Outline, Profile, Solver, TECHNIQUES, Technique, Tier, named};
use std::error::Error;
use std::hint::black_box;
use std::process::Command;
use std::thread;

/// How many positions of each sort are taken.
const POSITIONS: usize = 10;

/// The sorts: the cases of the technique up to its first find, and positions of the committed puzzles on which the lower
/// methods and the technique find nothing.
const SORTS: [&str; 2] = ["found", "nothing"];

/// The instructions of one call, on average: `als-xz:nothing` and how many.
pub(crate) type Cost = (String, f64);

/// The costs in the order of the registry, or nothing without valgrind.
pub(crate) fn count() -> Result<Option<Vec<Cost>>, Box<dyn Error>> {
    if Command::new("valgrind").arg("--version").output().is_err() {
        return Ok(None);
    }
    let slugs = TECHNIQUES.iter().map(|technique| technique.info().slug);
    let names: Vec<String> = slugs.flat_map(|slug| SORTS.map(|sort| format!("{slug}:{sort}"))).collect();
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let share = names.len().div_ceil(workers);
    let counts: Vec<Result<Vec<Cost>, String>> = thread::scope(|scope| {
        let parts: Vec<_> = names.chunks(share).map(|names| scope.spawn(|| names.iter().map(one).collect())).collect();
        parts.into_iter().map(|part| part.join().unwrap_or_else(|_| Err("a count panicked".to_owned()))).collect()
    });
    let counts: Vec<Vec<Cost>> = counts.into_iter().collect::<Result<_, String>>()?;
    Ok(Some(counts.concat()))
}

#[allow(clippy::cast_precision_loss, reason = "a mean is not exact")]
fn one(name: &String) -> Result<Cost, String> {
    let positions = positions(name).map_err(|error| error.to_string())?.1.len();
    let sum = instructions::collected(name).map_err(|error| error.to_string())?;
    Ok((name.clone(), sum / positions.max(1) as f64))
}

/// Prints the table, the dearest first.
pub(crate) fn print(costs: &[Cost]) {
    let mut sorted: Vec<&Cost> = costs.iter().collect();
    sorted.sort_by(|one, other| other.1.total_cmp(&one.1));
    for sort in SORTS {
        println!("instructions a call, {sort}:");
        for (name, count) in sorted.iter().filter(|(name, _)| name.ends_with(sort)) {
            println!("  {name:<34}{count:>12.0}");
        }
    }
}

/// The searches that a name stands for.
pub(crate) fn workload(name: &str) -> Result<Workload, Box<dyn Error>> {
    let (technique, boards) = positions(name)?;
    Ok(Workload::of(
        boards.len(),
        Box::new(move || {
            let profile = Profile::default();
            let mut solver = Solver::new(Layout::classic(), &profile);
            for board in &boards {
                black_box(solver.step_of(technique, board));
            }
        }),
    ))
}

fn positions(name: &str) -> Result<(&'static dyn Technique, Vec<Board>), Box<dyn Error>> {
    let (slug, sort) = name.split_once(':').ok_or("there is no such workload")?;
    let technique = named(slug).ok_or("there is no such technique")?;
    if sort == SORTS[0] {
        let firing = cases(slug)?.into_iter().filter(|case| case.expect != Expectation::Nothing);
        let boards = firing.take(POSITIONS).map(|case| Board::new(Layout::classic(), &case.puzzle));
        return Ok((technique, boards.collect()));
    }
    let (lower, default) = (Profile::default().up_to(Tier::Intermediate), Profile::default());
    let (mut lower, mut outline) = (Solver::new(Layout::classic(), &lower), Outline::default());
    let mut solver = Solver::new(Layout::classic(), &default);
    let stuck = puzzles::of_files(&[])?.into_iter().map(|puzzle| {
        let mut board = Board::new(Layout::classic(), &puzzle);
        lower.outline(&mut board, &mut outline);
        board
    });
    let empty = stuck.filter(|board| !board.is_full() && solver.step_of(technique, board).is_none());
    Ok((technique, empty.take(POSITIONS).collect()))
}
