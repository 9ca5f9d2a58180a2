//! Collects what is forged from: real steps with the positions they were found at, and real logs.
use super::moved::WrittenPattern;
use super::oracle::{KnownBoard, puzzle_of};
use crate::proof_cases::traced::traced;
use crate::puzzles;
use qedoku::log::Registered;
use qedoku::traces::{TraceOptions, Tracer};
use qedoku::{Options, Scales};
use qedoku_compat::{named, profiles};
use qedoku_core::search::first_solution;
use qedoku_core::wire::{Attempt, Begin, End, Message, Notes, Step as Written};
use qedoku_core::{Board, Candidate, Grid, Layout, Ledger, Puzzle, Slug, Step, Trace};
use qedoku_fixtures::{Expectation, TechniqueCase, cases, shared, slugs};
use qedoku_generate::RandomDraws;
use qedoku_techniques::{Profile, Solver, Tier};
use qedoku_verify::Register;
use serde_json::Value;
use std::cell::OnceCell;
use std::error::Error;
use std::path::{Path, PathBuf};

/// A step and the board before it.
pub(super) struct StockStep {
    pub(super) puzzle: Puzzle,
    pub(super) board: Board,
    pub(super) step: Step,
    /// The only solution; none if there are several.
    pub(super) solution: Option<Grid>,
    /// The solution, or one of several.
    pub(super) some_solution: Option<Grid>,
    written: OnceCell<Option<WrittenPattern>>,
}

/// The steps, logs and lines to forge from.
#[derive(Default)]
pub(super) struct Stock {
    pub(super) items: Vec<StockStep>,
    pub(super) logs: Vec<Vec<Message>>,
    /// Lines of traces.
    pub(super) lines: Vec<Value>,
}

/// Solves the puzzles, some of them again with givens taken out, and takes up the cases of the fixtures.
pub(super) fn collect(files: &[PathBuf], limit: usize, seed: u64) -> Result<Stock, Box<dyn Error>> {
    let mut stock = Stock::default();
    let known = ["random-1000.csv", "hard-300.csv", "clues17-1000.txt", "extreme.csv"];
    let shared = || known.iter().filter_map(|name| shared(&format!("puzzles/{name}"))).filter(|path| path.exists());
    let files: Vec<PathBuf> = if files.is_empty() { shared().collect() } else { files.to_vec() };
    let mut all: Vec<Puzzle> = puzzles::generated(seed).take(limit).collect();
    for file in &files {
        all.extend(puzzles::read(Path::new(file))?.into_iter().take(limit));
    }
    let mut draw = RandomDraws::new(seed, u64::MAX);
    for puzzle in &all {
        stock.solve(puzzle, &Profile::default());
        let (several, dropped) = without_givens(puzzle, &mut draw);
        if dropped > 0 {
            // With several solutions hypotheses end nowhere, and the deepest of them take long to find that out.
            stock.solve(&several, &Profile::default().up_to(Tier::Advanced).without_uniqueness());
        }
    }
    for puzzle in all.iter().take(limit / 4) {
        for profile in [Profile::documents(), profiles::se(), profiles::hodoku()] {
            stock.solve(puzzle, &profile);
        }
    }
    for puzzle in all.iter().take(limit) {
        stock.lines.extend(line(puzzle, &mut draw)?);
    }
    for slug in slugs() {
        for case in cases(&slug)? {
            if let (Expectation::Step(_), Some(technique)) = (&case.expect, named(&slug)) {
                stock.find(&case, technique);
            }
        }
    }
    Ok(stock)
}

/// The line of the trace of a puzzle, with all that may stand in one; none if the puzzle has several solutions.
fn line(puzzle: &Puzzle, draw: &mut RandomDraws) -> Result<Option<Value>, Box<dyn Error>> {
    let profiles = [Profile::default(), Profile::default(), profiles::se(), profiles::hodoku(), Profile::documents()];
    let scales = Scales::named(["tier", "se", "hodoku", "effort"]).map_err(|bad| bad.to_string())?;
    let options = Options::new(profiles[draw.below(profiles.len())].clone()).scales(scales);
    let options = if draw.below(4) == 0 { options.without_uniqueness() } else { options };
    let written = TraceOptions { states: draw.below(3) == 0, ..TraceOptions::default() };
    let traced = Tracer::new(&options).trace(puzzle).ok();
    Ok(traced.map(|traced| serde_json::to_value(traced.line(&written, None))).transpose()?)
}

/// The puzzle without one to four of its givens.
fn without_givens(puzzle: &Puzzle, draw: &mut RandomDraws) -> (Puzzle, usize) {
    let mut grid = puzzle.given_grid();
    let mut givens: Vec<Candidate> = grid.filled().collect();
    draw.shuffle(&mut givens);
    let count = 1 + draw.below(4);
    givens.iter().take(count).for_each(|given| grid.set(given.cell, None));
    (Puzzle::from_givens(grid), count)
}

/// The solution, if the givens have just one and the position allows it.
fn only_solution(puzzle: &Puzzle) -> Option<Grid> {
    let given = Puzzle::from_givens(puzzle.given_grid());
    qedoku_core::search::is_unique(&given.values).then(|| first_solution(puzzle)).flatten()
}

impl StockStep {
    pub(super) fn new(puzzle: Puzzle, board: Board, step: Step, solution: Option<Grid>) -> Self {
        let some_solution = solution.or_else(|| first_solution(&puzzle_of(&board)));
        Self { puzzle, board, step, solution, some_solution, written: OnceCell::new() }
    }

    /// The pattern of the step as it is written.
    pub(super) fn written(&self) -> Option<&WrittenPattern> {
        self.written.get_or_init(|| WrittenPattern::new(self.board.layout(), &self.step.pattern)).as_ref()
    }

    /// The board, with the one solution if there is one.
    pub(super) fn position(&self) -> KnownBoard<'_> {
        KnownBoard { board: &self.board, solution: self.solution.as_ref() }
    }
}

impl Stock {
    fn solve(&mut self, puzzle: &Puzzle, profile: &Profile) {
        let trace = Solver::new(Layout::classic(), profile).solve(puzzle);
        let solution = only_solution(puzzle);
        for (_, board, step) in trace.replay() {
            self.items.push(StockStep::new(*puzzle, board, step.clone(), solution));
        }
        if solution.is_some() {
            self.logs.push(log(&trace));
        }
    }

    /// Takes up the step that a technique finds among those of the default profile, or else the one that is expected of
    /// it: some need the others.
    fn find(&mut self, case: &TechniqueCase, technique: &dyn qedoku_techniques::Technique) {
        let puzzle = case.puzzle;
        let board = Board::new(Layout::classic(), &puzzle);
        let found = Solver::new(Layout::classic(), &Profile::default()).step_of(technique, &board);
        if let Some(step) = found.or_else(|| traced(case)?.steps.pop()) {
            let solution = only_solution(&puzzle);
            self.items.push(StockStep::new(puzzle, board, step, solution));
        }
    }
}

/// The messages of a trace, with everything a log can say of it but words.
fn log(trace: &Trace) -> Vec<Message> {
    let begin = Begin { profile: Some(trace.profile.clone()), ..Begin::new(&trace.layout, &trace.puzzle) };
    let mut messages = vec![Message::Begin(begin)];
    let mut ledger = Ledger::default();
    for (number, before, step) in trace.replay() {
        let number = number as u32;
        let label = Registered.label(step.technique.as_str());
        let notes = Notes {
            tier: label.map(|label| label.tier.to_owned()),
            rating: label.map(|label| label.rating).unwrap_or_default(),
            needs: Some(ledger.needs_of(&trace.layout, step)),
            ..Notes::default()
        };
        messages.push(Message::Step(Box::new(Written::new(&trace.layout, number, step, notes))));
        let mut after = before.clone();
        after.apply(&step.conclusion);
        ledger.record(number, &before, &after);
    }
    let attempts = trace.attempts.iter().zip(1..);
    messages.extend(attempts.map(|(attempt, number)| Message::Attempt(Attempt::new(number, attempt))));
    let used: Vec<&str> = trace.steps.iter().map(|step| step.technique.as_str()).collect();
    let hardest = Registered.hardest(&trace.profile, &used).map(Slug::from);
    messages.push(Message::End(End::new(trace, None, hardest.as_ref())));
    messages
}
