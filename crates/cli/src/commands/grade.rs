//! `qedoku grade`: how hard puzzles are, one line for each.
use super::batch::{self, Done};
use super::frame::Frame;
use super::puzzles::{Item, Puzzles};
use crate::args::Grade as Options;
use crate::exit::Exit;
use crate::output::grades::{self, Graded};
use crate::run::Console;
use qedoku::Problem;
use qedoku_core::{Board, Layout, Outcome, Puzzle};
use qedoku_grade::{Grade, Rated, Table};
use qedoku_techniques::{Move, Outline, Profile, Solver, Tier};
use std::io;

/// Grades every puzzle of the command line.
pub(crate) fn grade(options: &Options, console: &mut Console<'_>) -> io::Result<Exit> {
    let puzzles = Puzzles::new(&options.input);
    let profile = options.scope.profile();
    let cautious = profile.clone().without_uniqueness();
    let profiles = [&profile, &cautious];
    let tables = profiles.map(table);
    let frame = Frame::under(grades::heading(options.format));
    let start = || Worker {
        options,
        tables: &tables,
        tries: profile.tries_hypotheses(),
        solvers: profiles.map(|profile| Solver::new(Layout::classic(), profile)),
        outline: Outline::default(),
    };
    batch::run((&puzzles, &options.jobs), console, frame, start, Worker::run)
}

/// What the scales say of the techniques of a profile.
fn table(profile: &Profile) -> Table {
    let rated = profile.techniques().iter().map(|technique| {
        let info = technique.info();
        let rank = Tier::ALL.iter().take_while(|&&tier| tier < info.tier).count();
        let hodoku = info.hodoku.map(|hodoku| hodoku.score);
        Rated { slug: info.slug(), tier: info.tier.word(), rank, se: info.se, hodoku }
    });
    Table::new(rated)
}

/// Grades one puzzle after the other and keeps its buffers: first with the whole profile, second without arguments from
/// uniqueness.
struct Worker<'a> {
    options: &'a Options,
    tables: &'a [Table; 2],
    tries: bool,
    solvers: [Solver<'a>; 2],
    outline: Outline,
}

impl Worker<'_> {
    fn run(&mut self, item: &Item<'_>) -> Done {
        let puzzle = item.read.as_ref().ok().map(|entry| &entry.puzzle);
        let result = item.read.as_ref().map_err(Clone::clone).and_then(|entry| self.grade(&entry.puzzle));
        let name = item.read.as_ref().ok().and_then(|entry| entry.name);
        let graded = Graded { number: item.number, name, at: &item.at, puzzle, result: result.as_ref() };
        let out = graded.line(self.options.format);
        match &result {
            Ok((_, exit)) => Done { out, err: vec![], exit: *exit },
            Err(failure) => Done::failed(failure, item, out),
        }
    }

    fn grade(&mut self, puzzle: &Puzzle) -> Result<(Grade, Exit), Problem> {
        let solution = qedoku::judge(puzzle)?;
        let which = usize::from(!qedoku::givens_suffice(puzzle));
        let (solver, table) = (&mut self.solvers[which], &self.tables[which]);
        if self.tries {
            let trace = solver.solve(puzzle);
            qedoku::agree(&trace.grid(), &solution)?;
            let filled = matches!(trace.outcome, Outcome::Solved | Outcome::Hypothesis(_));
            return Ok((table.of_trace(&trace), if filled { Exit::Ok } else { Exit::Unsolved }));
        }
        let mut board = Board::new(Layout::classic(), puzzle);
        solver.outline(&mut board, &mut self.outline);
        qedoku::agree(board.values(), &solution)?;
        let (outcome, exit) =
            if board.is_full() { (Outcome::Solved, Exit::Ok) } else { (Outcome::Stuck, Exit::Unsolved) };
        let places = self.outline.moves().iter().map(Move::technique);
        Ok((table.of_places(outcome.word(), places), exit))
    }
}
