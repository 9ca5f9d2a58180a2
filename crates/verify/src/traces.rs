//! Reads traces out of a log, for what needs all of a trace at once.
use qedoku_core::wire::{Begin, End, Located, Message, messages};
use qedoku_core::{Layout, Outcome, Slot, Trace};

/// The place of the reader, outside or inside a log.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ReaderPlace {
    Outside,
    Inside,
    /// Behind what is wrong: what belongs to the same puzzle is skipped.
    Skipping,
}

/// The traces of a log, in order; for one that cannot be read, why. What was not run is left out.
///
/// A trace without an end counts as stuck: it claims what its steps conclude and no more.
pub fn traces(text: &str) -> Vec<Result<Trace, String>> {
    let mut all: Vec<Result<Trace, String>> = Vec::new();
    let mut place = ReaderPlace::Outside;
    for message in messages(text) {
        let taken = match message {
            Ok(Located { line, message }) => {
                take(message, &mut all, &mut place).map_err(|error| format!("line {line}: {error}"))
            }
            Err(error) => Err(error.to_string()),
        };
        let Err(error) = taken else { continue };
        match (place, all.last_mut()) {
            (ReaderPlace::Inside, Some(last)) => *last = Err(error),
            (ReaderPlace::Outside, _) => all.push(Err(error)),
            _ => {}
        }
        place = ReaderPlace::Skipping;
    }
    all
}

fn take(message: Message, all: &mut Vec<Result<Trace, String>>, place: &mut ReaderPlace) -> Result<(), String> {
    match message {
        Message::Begin(begin) => {
            *place = ReaderPlace::Outside;
            all.push(Ok(started(&begin)?));
            *place = ReaderPlace::Inside;
        }
        Message::Error(_) | Message::Listed(_) => *place = ReaderPlace::Outside,
        Message::Step(_) | Message::Attempt(_) | Message::End(_) if *place == ReaderPlace::Outside => {
            return Err("it belongs to no puzzle".to_owned());
        }
        Message::Attempt(_) | Message::Outline(_) => {}
        Message::Step(step) => {
            if let (ReaderPlace::Inside, Some(Ok(trace))) = (*place, all.last_mut()) {
                trace.steps.push(step.to_step(&trace.layout).map_err(|error| error.to_string())?);
            }
        }
        Message::End(end) => {
            if let (ReaderPlace::Inside, Some(Ok(trace))) = (*place, all.last_mut()) {
                trace.outcome = outcome(&end, &trace.layout)?;
            }
            *place = ReaderPlace::Outside;
        }
    }
    Ok(())
}

fn started(begin: &Begin) -> Result<Trace, String> {
    let layout = begin.to_layout().map_err(|error| error.to_string())?;
    let puzzle = begin.to_puzzle().map_err(|error| error.to_string())?;
    let profile = begin.profile.clone().unwrap_or_default();
    Ok(Trace { layout, puzzle, profile, steps: vec![], attempts: vec![], outcome: Outcome::Stuck })
}

pub(crate) fn outcome(end: &End, layout: &Layout) -> Result<Outcome, String> {
    match end.outcome.as_str() {
        "solved" => Ok(Outcome::Solved),
        "stuck" => Ok(Outcome::Stuck),
        "guessed" => Ok(Outcome::Guessed),
        "contradiction" => {
            let slot = end.at.as_deref().and_then(|name| Slot::parse(name, layout));
            slot.map(Outcome::Contradiction).ok_or_else(|| "the contradiction has no place".to_owned())
        }
        "reached" => {
            let target = end.to_target().map_err(|error| error.to_string())?;
            target.map(Outcome::Reached).ok_or_else(|| "the outcome is reached, but no target is given".to_owned())
        }
        "hypothesis" => {
            let grid = end.to_solution().map_err(|error| error.to_string())?;
            grid.map(Outcome::Hypothesis)
                .ok_or_else(|| "the outcome is hypothesis, but no solution is given".to_owned())
        }
        other => Err(format!("the outcome {other} is none")),
    }
}
