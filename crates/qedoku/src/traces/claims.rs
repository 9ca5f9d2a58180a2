//! Checks every claim in the line of a trace.
use super::line::{TraceLine, TraceState, VERSION};
use super::rebuild::{Rebuilt, WrongStep, rebuild};
use super::work::{decimal, identity, needs, solved_by};
use crate::names::counts;
use crate::options::Options;
use crate::puzzle_on::PuzzleOn;
use crate::worker::PuzzleWorker;
use qedoku_core::search::{Exhaustive, Solutions, Sought};
use qedoku_core::wire::{Expected, ObjectText, ReadError, Unread, WireError};
use qedoku_core::{Board, Grid, Layout, Outcome, Puzzle, Trace, json_fault};
use qedoku_grade::Scale;
use qedoku_verify::{Audit, Audited, Flaw, KnownValue, LackingValue, LogFault, LogReport, UncheckedClaim};
use std::fmt::Display;
use std::sync::{Arc, LazyLock};

/// The most guesses of the search for the solutions of a puzzle; the hardest puzzles known take some hundred.
const GUESSES: u64 = 100_000;

/// The scales whose ratings stand in a line.
const SCALES: [Scale; 3] = [Scale::Se, Scale::Hodoku, Scale::Effort];

/// The options for rating puzzles on each of these scales, with and without uniqueness.
static RATED: LazyLock<[[Options; 2]; 3]> = LazyLock::new(|| {
    SCALES.map(|scale| {
        let options = Options::default().scales(scale);
        [options.clone(), options.without_uniqueness()]
    })
});

/// The fault of a field that says something false.
pub(super) fn said(field: &str, said: impl Display, known: impl Into<KnownValue>) -> LogFault {
    LogFault::Said { field: field.to_owned(), said: said.to_string(), known: known.into() }
}

/// Refuses what is said if it is not what is known.
fn agree<T: PartialEq + Display>(field: &str, one: T, other: T) -> Result<(), LogFault> {
    if one == other { Ok(()) } else { Err(said(field, one, known(Some(other)))) }
}

/// Refuses what is said if what is known is not written so.
fn agree_as_written(field: &str, one: &str, known: KnownValue) -> Result<(), LogFault> {
    if known.to_string() == one { Ok(()) } else { Err(said(field, one, known)) }
}

/// A value as logs write it, or that there is none.
fn known(value: Option<impl Display>) -> KnownValue {
    value.map_or(KnownValue::Lacking(LackingValue::None), |value| KnownValue::Value(value.to_string()))
}

/// Checks the lines of traces, one after the other.
#[derive(Debug, Default)]
pub(crate) struct LineCheck {
    /// The workers that rate puzzles on each scale, without uniqueness and with it.
    raters: [[Option<PuzzleWorker<'static>>; 2]; 3],
}

impl LineCheck {
    /// Looks for each step of a line on the board that the steps before it leave, by the technique that is named, has what it
    /// finds checked, and compares all else that the line says.
    pub(crate) fn check(&mut self, object: &ObjectText<'_>, audit: &mut Audit<'_>) -> Audited {
        let line = object.line;
        let report = LogReport { line, ..LogReport::default() };
        let flawed = |report: LogReport, step, reason| Audited {
            report: LogReport { flaw: Some(Flaw { line, step, reason }), ..report },
            trace: None,
        };
        let described: TraceLine = match serde_json::from_str(&object.text) {
            Ok(described) => described,
            Err(error) => return flawed(report, None, unread(object, &error)),
        };
        let report = LogReport { id: described.name.clone(), ..report };
        let (layout, puzzle, outcome) = match start(&described) {
            Ok(start) => start,
            Err(reason) => return flawed(report, None, reason),
        };
        let report = LogReport { puzzle: Some(puzzle.given_grid()), ..report };
        let rebuilt =
            match rebuild(&described, PuzzleOn { layout: &layout, puzzle: &puzzle }, outcome, object.text.len()) {
                Ok(rebuilt) => rebuilt,
                Err(WrongStep { number, reason }) => return flawed(report, Some(number).filter(|&it| it > 0), reason),
            };
        let checked = audit.check_trace(&rebuilt.trace, object.text.len());
        let mut report = LogReport { line, id: report.id, ..checked };
        report.unverified.extend(not_compared(&described, &rebuilt));
        if rebuilt.ends_so {
            report.unverified.remove(&UncheckedClaim::Stuck);
            report.unverified.remove(&UncheckedClaim::Attempts);
        }
        if let Some(flaw) = &mut report.flaw {
            flaw.line = line;
        } else if let Err((step, reason)) = self.compare(&described, &rebuilt) {
            report.flaw = Some(Flaw { line, step, reason });
        }
        let trace = report.flaw.is_none().then_some(rebuilt.trace);
        Audited { report, trace }
    }

    /// Compares what is said of the steps and of the run with what they are.
    fn compare(&mut self, described: &TraceLine, rebuilt: &Rebuilt) -> Result<(), (Option<u32>, LogFault)> {
        of_steps(described, rebuilt)?;
        of_run(described, rebuilt).and_then(|()| self.of_ratings(described, &rebuilt.trace)).map_err(|it| (None, it))
    }

    fn of_ratings(&mut self, described: &TraceLine, trace: &Trace) -> Result<(), LogFault> {
        let er = described.er.map(|er| er.to_string());
        let effort = described.effort.map(|effort| effort.to_string());
        for (place, (field, rating)) in
            [("er", er), ("hodoku", described.hodoku.clone()), ("effort", effort)].into_iter().enumerate()
        {
            let Some(rating) = rating else { continue };
            let ways: &[usize] = if described.no_uniqueness { &[1, 0] } else { &[0] };
            let known: Vec<KnownValue> = ways.iter().map(|&way| self.rating(place, way, trace)).collect();
            if !known.iter().any(|known| known.to_string() == rating) {
                return Err(said(field, rating, known[0].clone()));
            }
        }
        Ok(())
    }

    /// The rating of a puzzle on one of the scales, as lines have it.
    fn rating(&mut self, scale: usize, way: usize, trace: &Trace) -> KnownValue {
        let worker = self.raters[scale][way].get_or_insert_with(|| PuzzleWorker::new(&RATED[scale][way]));
        let grade = worker.under(&trace.layout).grade(&trace.puzzle).map(|graded| graded.grade);
        let Ok(grade) = grade else { return LackingValue::None.into() };
        known(match SCALES[scale] {
            Scale::Hodoku => grade.hodoku.map(|it| it.level.word().to_owned()),
            Scale::Effort => grade.effort.map(|it| decimal(it.tenths()).to_string()),
            _ => grade.se.map(|it| (f64::from(it.er) / 10.0).to_string()),
        })
    }
}

/// The reason why an object is not the line of a trace.
fn unread(object: &ObjectText<'_>, error: &serde_json::Error) -> LogFault {
    let column = if error.line() == 1 { object.column + error.column().max(1) - 1 } else { error.column() };
    let place = format!(" at line {} column {}", error.line(), error.column());
    let message = json_fault(error);
    let message = message.strip_suffix(&place).unwrap_or(&message).to_owned();
    LogFault::Unreadable(ReadError {
        line: object.line + error.line().max(1) - 1,
        column,
        message,
        what: Unread::Begin,
    })
}

/// The puzzle of a line with its rules, and the outcome it tells, once what it says of the puzzle is found to be so.
fn start(described: &TraceLine) -> Result<(Arc<Layout>, Puzzle, Outcome), LogFault> {
    let field = |field: &str, found, expected| LogFault::Field(WireError { field: field.to_owned(), found, expected });
    if described.trace != VERSION {
        return Err(field("trace", (&described.trace).into(), Expected::TraceVersion));
    }
    let layout = match &described.rules {
        None => Arc::clone(Layout::classic()),
        Some(rules) => {
            Layout::of(rules).map_err(|fault| field("rules", fault.to_string().as_str().into(), Expected::Rules))?
        }
    };
    let grid = |name: &str, text: &String| {
        let read = if layout.is_classic() { Grid::parse_line(text) } else { layout.parse_line(text) };
        read.ok_or_else(|| field(name, text.into(), Expected::GridText))
    };
    let line = |grid: &Grid| layout.line(grid, '.');
    let puzzle = Puzzle::from_givens(grid("puzzle", &described.puzzle)?);
    let solution = grid("solution", &described.solution)?;
    let shown = line(&solution);
    match Exhaustive::on(&layout).solutions_within(&puzzle, &mut { GUESSES }) {
        Sought { is_settled: false, .. } => return Err(said("solution", shown, LackingValue::NotSettled)),
        Sought { solutions: Solutions::One(known), .. } => agree("solution", shown, line(&known))?,
        Sought { solutions: Solutions::Several(..), .. } => {
            return Err(said("solution", shown, LackingValue::OneOfSeveral));
        }
        Sought { solutions: Solutions::None, .. } => {
            return Err(said("solution", shown, LackingValue::NoSolution));
        }
    }
    agree("givens", described.givens, puzzle.givens.len())?;
    let givens = puzzle.given_grid();
    agree("id", described.id.clone(), line(&identity(&layout, &givens)))?;
    let outcome = match described.outcome.as_str() {
        "solved" => Outcome::Solved,
        "guessed" => Outcome::Guessed,
        "hypothesis" => Outcome::Hypothesis(solution),
        "stuck" => Outcome::Stuck,
        _ => return Err(field("outcome", (&described.outcome).into(), Expected::TraceOutcome)),
    };
    Ok((layout, puzzle, outcome))
}

/// The claims of a line that are not compared with anything.
fn not_compared(described: &TraceLine, rebuilt: &Rebuilt) -> impl Iterator<Item = UncheckedClaim> {
    let of_steps = |is: &dyn Fn(&super::StepLine) -> bool| described.steps.iter().any(is);
    let ranked = described.tier.is_some() || described.hardest.is_some();
    let claims = [
        (UncheckedClaim::Run, !rebuilt.follows),
        (UncheckedClaim::Hardest, rebuilt.names.is_none() && ranked),
        (UncheckedClaim::Attempts, matches!(rebuilt.trace.outcome, Outcome::Hypothesis(_))),
        (UncheckedClaim::Words, of_steps(&|step| !step.text.is_empty())),
        (UncheckedClaim::Allowed, of_steps(&|step| step.all.is_some())),
    ];
    claims.into_iter().filter_map(|(claim, stands)| stands.then_some(claim))
}

/// Compares the rounds and the boards.
fn of_steps(described: &TraceLine, rebuilt: &Rebuilt) -> Result<(), (Option<u32>, LogFault)> {
    let trace = &rebuilt.trace;
    let (_, rounds) = needs(trace);
    let mut board = Board::new(&trace.layout, &trace.puzzle);
    for (((line, step), round), number) in described.steps.iter().zip(&trace.steps).zip(rounds).zip(1_u32..) {
        let wrong = |reason| (Some(number), reason);
        agree("round", line.round, round).map_err(wrong)?;
        board.apply(&step.conclusion);
        if line.board.is_none() && line.candidates.is_none() {
            continue;
        }
        let state = TraceState::of(&board);
        if let Some(said) = &line.board {
            agree("board", said, &state.board).map_err(wrong)?;
        }
        if let Some(masks) = line.candidates.as_ref().filter(|&masks| *masks != state.candidates) {
            let shown = |masks: &[u16]| masks.iter().map(u16::to_string).collect::<Vec<_>>().join(" ");
            return Err(wrong(said("candidates", shown(masks), KnownValue::Value(shown(&state.candidates)))));
        }
    }
    Ok(())
}

/// Compares what is said of the run as a whole.
fn of_run(described: &TraceLine, rebuilt: &Rebuilt) -> Result<(), LogFault> {
    let trace = &rebuilt.trace;
    agree("solved_by", described.solved_by.as_str(), solved_by(trace))?;
    let shown = |slug: &str, count: &usize| format!("{slug} {count}");
    let one: Vec<String> = described.techniques.iter().map(|(slug, count)| shown(slug, count)).collect();
    let other: Vec<String> = counts(trace).into_iter().map(|(slug, count)| shown(slug.as_str(), &count)).collect();
    agree("techniques", one.join(", "), other.join(", "))?;
    // What is the hardest in a profile that nobody knows is listed as not compared.
    let Some(names) = &rebuilt.names else { return Ok(()) };
    let hardest = names.hardest(trace);
    if let Some(slug) = &described.hardest {
        agree_as_written("hardest", slug, known(hardest.map(|info| info.slug)))?;
    }
    if let Some(tier) = &described.tier {
        agree_as_written("tier", tier, known(hardest.map(|info| info.tier.word())))?;
    }
    Ok(())
}
