//! From a line back to the log.
use super::line::{StepLine, TraceLine, VERSION, joined};
use crate::messages::{self, Id};
use crate::names::Names;
use crate::problem::{Kind, Problem};
use qedoku_core::{Board, Grid, Layout, Outcome, Puzzle, Step, Trace, json_fault};
use qedoku_techniques::each_instance;
use qedoku_techniques::{Profile, Solver, named};
use std::ops::ControlFlow;

/// Whether a line has the form of a [`TraceLine`].
pub fn is_trace_line(line: &str) -> bool {
    line.trim_start().starts_with("{\"trace\":")
}

/// The log of the lines of traces: each step is looked for on the board that the steps before it leave, by the technique that is
/// named, and what concludes the same is its argument. So a checker of logs can check lines. Text that has no such line
/// comes back as it is, and a line whose argument is not found becomes a beginning and an error that says so.
///
/// # Errors
/// The line at which it cannot be read, and why.
///
/// ```
/// let broken = qedoku::rebuilt("{\"trace\":1}").unwrap_err();
/// assert!(broken.message.starts_with("line 1: missing field `puzzle`"));
/// assert_eq!(qedoku::rebuilt("{\"type\":\"begin\"}")?, "{\"type\":\"begin\"}\n");
/// # Ok::<(), qedoku::Problem>(())
/// ```
pub fn rebuilt(text: &str) -> Result<String, Problem> {
    let mut log = String::new();
    for (line, number) in text.lines().zip(1..) {
        if !is_trace_line(line) {
            log += line;
            log.push('\n');
            continue;
        }
        let failed = |said: String| Problem::new(Kind::Unreadable, format!("line {number}: {said}"));
        let read: TraceLine = serde_json::from_str(line).map_err(|error| failed(json_fault(&error)))?;
        log += &of_line(&read, number).map_err(failed)?;
    }
    Ok(log)
}

fn of_line(line: &TraceLine, number: usize) -> Result<String, String> {
    if line.trace != VERSION {
        return Err(format!("expected version {VERSION} of the form, found {}", line.trace));
    }
    let grid = |field: &str, text: &str| {
        Grid::parse_line(text)
            .ok_or_else(|| format!("{field}: expected 81 characters, digits and dots, found {text:?}"))
    };
    let puzzle = Puzzle::from_givens(grid("puzzle", &line.puzzle)?);
    let solution = grid("solution", &line.solution)?;
    let profile = Profile::named(&line.profile).ok_or_else(|| format!("no profile is called {:?}", line.profile))?;
    let layout = Layout::classic();
    let own = Solver::new(layout, &profile).solve(&puzzle);
    let (mut board, mut steps) = (Board::new(layout, &puzzle), Vec::with_capacity(line.steps.len()));
    let mut follows = true;
    for (index, wanted) in line.steps.iter().enumerate() {
        let wanted = &named_in(line, wanted).ok_or_else(|| {
            format!("step {}: by: expected the place of one of the {} techniques", index + 1, line.techniques.len())
        })?;
        let same = own.steps.get(index).filter(|step| follows && concludes(step, wanted));
        follows = same.is_some();
        let step = same.cloned().or_else(|| found(&profile, &board, wanted));
        let step = step.ok_or_else(|| {
            let (number, StepLine { technique, place, eliminate, .. }) = (index + 1, wanted);
            format!("step {number}: {technique} does not conclude {place}{eliminate} there")
        })?;
        board.apply(layout, &step.conclusion);
        steps.push(step);
    }
    let outcome = match line.outcome.as_str() {
        "solved" => Outcome::Solved,
        "guessed" => Outcome::Guessed,
        "hypothesis" => Outcome::Hypothesis(solution),
        "stuck" => Outcome::Stuck,
        other => return Err(format!("outcome: expected solved, guessed, hypothesis or stuck, found {other:?}")),
    };
    let attempts = if matches!(outcome, Outcome::Hypothesis(_)) { own.attempts } else { Vec::new() };
    let trace = Trace { layout, puzzle, profile: line.profile.clone(), steps, attempts, outcome };
    let id = Id { number, name: line.name.as_deref() };
    Ok(messages::lines(&messages::of_trace(&trace, &Names::new(&profile), id, Some(&solution))))
}

/// The step with the name of its technique.
fn named_in(line: &TraceLine, step: &StepLine) -> Option<StepLine> {
    let technique = match step.by {
        Some(place) => line.techniques.get(place)?.0.clone(),
        None => step.technique.clone(),
    };
    Some(StepLine { technique, ..step.clone() })
}

/// Whether a step is the one that a line tells.
fn concludes(step: &Step, line: &StepLine) -> bool {
    step.technique.as_str() == line.technique
        && joined(&step.conclusion.place, false) == line.place
        && joined(&step.conclusion.eliminate, true) == line.eliminate
}

/// The first step of the technique on a board that concludes what the line says.
fn found(profile: &Profile, board: &Board, line: &StepLine) -> Option<Step> {
    let own = profile.techniques().iter().copied().find(|it| it.reports(&line.technique));
    let technique = own.or_else(|| named(&line.technique))?;
    let mut kept = None;
    let take = &mut |step: Step| {
        if !concludes(&step, line) {
            return ControlFlow::Continue(());
        }
        kept = Some(step);
        ControlFlow::Break(())
    };
    // A search that breaks has found it.
    let _ = each_instance(technique, Layout::classic(), board, take);
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, TraceOptions, Tracer, check, generate};

    fn lines(profile: Profile, count: u64) -> Vec<String> {
        let options = Options::of(profile);
        let mut tracer = Tracer::new(&options);
        let traced = generate(5, count).map(|made| tracer.trace(&made.puzzle).expect("a run"));
        let line = |traced: crate::Traced| serde_json::to_string(&traced.line(&TraceOptions::default(), None));
        traced.map(|traced| line(traced).expect("JSON")).collect()
    }

    #[test]
    fn logs_rebuilt_from_lines_are_accepted() {
        for name in ["default", "se", "documents", "hodoku"] {
            let text = lines(Profile::named(name).expect("a profile"), 20).join("\n");
            let checked = check(&rebuilt(&text).expect("lines"));
            assert!(checked.is_accepted() && checked.reports.len() == 20, "{name}: {checked}");
        }
    }

    #[test]
    fn steps_in_another_order_are_found_again_and_false_ones_are_not() {
        let line = lines(Profile::default(), 1).remove(0);
        let mut read: TraceLine = serde_json::from_str(&line).expect("a line");
        // The first two steps change places, if both hold at once; needs are not asked.
        let swap = read.steps.windows(2).position(|two| two[1].needs.is_empty() && two[0].needs.is_empty());
        read.steps.swap(swap.expect("two"), swap.expect("two") + 1);
        let text = serde_json::to_string(&read).expect("JSON");
        assert!(check(&rebuilt(&text).expect("a line")).is_accepted());
        read.steps[0].place = "r1c1=1 r1c2=2".to_owned();
        let text = serde_json::to_string(&read).expect("JSON");
        assert!(rebuilt(&text).expect_err("false").message.starts_with("line 1: step 1: "));
    }
}
