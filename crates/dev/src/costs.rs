//! Counts the cost of a call of each technique below forcing, with a find and without one, and of links.
use crate::threads::in_parts;
use crate::workloads::Workload;
use crate::{instructions, puzzles};
use qedoku_core::{Board, Layout};
use qedoku_fixtures::{Expectation, cases};
use qedoku_techniques::{ConclusionLog, LinkKinds, Profile, Solver, TECHNIQUES, Technique, Tier};
use std::error::Error;
use std::hint::black_box;
use std::process::Command;
use std::sync::LazyLock;

/// The number of positions of each sort.
const POSITIONS: usize = 10;

/// The sorts of calls that are counted: a technique on its cases, up to its first find; a technique on positions of the
/// committed puzzles on which the lower methods and the technique find nothing; the links of a position; the links and
/// the shortest chain.
pub(crate) const SORTS: [&str; 4] = ["found", "nothing", "links", "chain"];

/// The instructions of one call, on average: `als-xz:nothing` and how many.
pub(crate) type CallCost = (String, f64);

static PROFILE: LazyLock<Profile> = LazyLock::new(Profile::default);

/// A call that is counted, on a board.
type Call = Box<dyn Fn(&mut Solver<'_>, &Board)>;

/// A call whose instructions are counted.
struct Counted {
    name: String,
    boards: Vec<Board>,
    call: Call,
}

/// The costs, sort by sort and in the order of the registry, or nothing without valgrind.
pub(crate) fn count() -> Result<Option<Vec<CallCost>>, Box<dyn Error>> {
    if Command::new("valgrind").arg("--version").output().is_err() {
        return Ok(None);
    }
    let counts = in_parts(SORTS.len(), |number| of_sort(SORTS[number]).map_err(|error| error.to_string()));
    let counts: Vec<Vec<CallCost>> = counts.into_iter().collect::<Result<_, String>>()?;
    Ok(Some(counts.concat()))
}

#[allow(clippy::cast_precision_loss, reason = "a mean is not exact")]
fn of_sort(sort: &str) -> Result<Vec<CallCost>, Box<dyn Error>> {
    let counted = counted(sort)?;
    let sums = instructions::collected(sort)?;
    if sums.len() < counted.len() {
        return Err(format!("{sort}: {} counts for {} searches", sums.len(), counted.len()).into());
    }
    let costs = counted.into_iter().zip(sums);
    Ok(costs.map(|(it, sum)| (format!("{}:{sort}", it.name), sum / it.boards.len() as f64)).collect())
}

/// Prints the tables, the dearest first.
pub(crate) fn print(costs: &[CallCost]) {
    let mut sorted: Vec<&CallCost> = costs.iter().collect();
    sorted.sort_by(|one, other| other.1.total_cmp(&one.1));
    for sort in SORTS {
        println!("instructions a call, {sort}:");
        for (name, count) in sorted.iter().filter(|(name, _)| name.ends_with(sort)) {
            println!("  {name:<34}{count:>12.0}");
        }
    }
}

/// Runs all of a sort one after the other, each with buffers that are there already.
pub(crate) fn run(sort: &str) -> Result<(), Box<dyn Error>> {
    for Counted { boards, call, .. } in counted(sort)? {
        let mut solver = Solver::new(Layout::classic(), &PROFILE);
        let run = Box::new(move || boards.iter().for_each(|board| call(&mut solver, board)));
        let mut workload = Workload::of(1, run);
        workload.prepare();
        workload.measured();
    }
    Ok(())
}

fn counted(sort: &str) -> Result<Vec<Counted>, Box<dyn Error>> {
    let stuck = stuck()?;
    let techniques = TECHNIQUES.iter().copied().filter(|technique| technique.info().tier < Tier::Ultimate);
    let counted = match sort {
        "found" => techniques.map(|technique| Ok(of(technique, firing(technique)?))).collect::<Result<_, _>>(),
        "nothing" => Ok(techniques.map(|technique| of(technique, without(technique, &stuck))).collect()),
        "links" | "chain" => Ok(LinkKinds::ALL.iter().map(|&kinds| of_links(sort, kinds, &stuck)).collect()),
        _ => Err(format!("there is no workload {sort:?}").into()),
    };
    counted.map(|all: Vec<Counted>| all.into_iter().filter(|it| !it.boards.is_empty()).collect())
}

fn of(technique: &'static dyn Technique, boards: Vec<Board>) -> Counted {
    let call = move |solver: &mut Solver<'_>, board: &Board| drop(black_box(solver.step_of(technique, board)));
    Counted { name: technique.info().slug.to_owned(), boards, call: Box::new(call) }
}

fn of_links(sort: &str, kinds: LinkKinds, stuck: &[Board]) -> Counted {
    let boards = stuck.iter().take(POSITIONS).cloned().collect();
    let name = format!("{kinds:?}").to_lowercase();
    if sort == "links" {
        let call = move |solver: &mut Solver<'_>, board: &Board| _ = black_box(solver.links(board, kinds));
        return Counted { name, boards, call: Box::new(call) };
    }
    let call = move |solver: &mut Solver<'_>, board: &Board| _ = black_box(solver.chain(board, kinds));
    Counted { name, boards, call: Box::new(call) }
}

fn firing(technique: &dyn Technique) -> Result<Vec<Board>, Box<dyn Error>> {
    let cases = cases(technique.info().slug)?.into_iter().filter(|case| case.expect != Expectation::Nothing);
    Ok(cases.take(POSITIONS).map(|case| case.board()).collect())
}

fn without(technique: &dyn Technique, stuck: &[Board]) -> Vec<Board> {
    let mut solver = Solver::new(Layout::classic(), &PROFILE);
    let empty = stuck.iter().filter(|board| solver.step_of(technique, board).is_none());
    empty.take(POSITIONS).cloned().collect()
}

/// The positions of the committed puzzles at which the lower methods end.
fn stuck() -> Result<Vec<Board>, Box<dyn Error>> {
    let lower = Profile::default().up_to(Tier::Intermediate);
    let mut solver = Solver::new(Layout::classic(), &lower);
    let mut outline = ConclusionLog::default();
    let boards = puzzles::of_files(&[])?.into_iter().map(|puzzle| {
        let mut board = Board::new(Layout::classic(), &puzzle);
        solver.outline(&mut board, &mut outline);
        board
    });
    Ok(boards.filter(|board| !board.is_full()).collect())
}
