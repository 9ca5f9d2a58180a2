//! The run that the line of a trace tells, with its arguments.
use super::line::{StepLine, TraceLine, joined};
use crate::names::Names;
use crate::puzzle_on::PuzzleOn;
use qedoku_compat::{named, profiles};
use qedoku_core::{Board, Ledger, Outcome, Step, Trace};
use qedoku_techniques::{Profile, Solver, Tier, each_instance};
use qedoku_verify::{LackingValue, LogFault};
use std::ops::ControlFlow;

/// The most finds that are looked at for the steps of a line that its profile does not take, and one more for each
/// byte.
const FINDS: usize = 20_000;

/// A fault in a step of a line.
#[derive(Debug)]
pub(super) struct WrongStep {
    /// The number of the step, from 1.
    pub(super) number: u32,
    pub(super) reason: LogFault,
}

/// A run that was found again.
#[derive(Debug)]
pub(super) struct Rebuilt {
    pub(super) trace: Trace,
    /// The names of the techniques, if the profile is known.
    pub(super) names: Option<Names>,
    /// True if the profile takes just these steps.
    pub(super) follows: bool,
    /// True if it then ends as the line says.
    pub(super) ends_so: bool,
}

/// The profile of a line, with the limits that it was held to; none if nobody knows it.
pub(super) fn profile(line: &TraceLine) -> Result<Option<Profile>, LogFault> {
    let Some(profile) = profiles::named(&line.profile) else { return Ok(None) };
    let tier = |word| Tier::named(word).ok_or_else(|| super::claims::said("up_to", word, LackingValue::NoTier));
    let up_to = line.up_to.as_deref().map(tier).transpose()?;
    Ok(Some(profile.limited(up_to, !line.no_uniqueness)))
}

/// Looks for the steps of a line, each on the board that those before it leave: the step that the profile takes there, or else
/// one by the technique that is named. What concludes the same and needs the same is its argument.
pub(super) fn rebuild(
    line: &TraceLine,
    on: PuzzleOn<'_>,
    outcome: Outcome,
    bytes: usize,
) -> Result<Rebuilt, WrongStep> {
    let PuzzleOn { layout, puzzle } = on;
    let profile = profile(line).map_err(|reason| WrongStep { number: 0, reason })?;
    let own = profile.as_ref().map(|profile| Solver::new(layout, profile).solve(puzzle));
    let techniques = profile.as_ref().map(Profile::techniques).unwrap_or_default();
    let mut finder = TechniqueFinder { techniques, left: FINDS + bytes };
    let mut board = Board::new(layout, puzzle);
    let mut ledger = Ledger::default();
    let mut steps = Vec::with_capacity(line.steps.len());
    let mut follows = own.is_some();
    for (wanted, number) in line.steps.iter().zip(1_u32..) {
        let wrong = |reason| WrongStep { number, reason };
        let wanted = WantedStep::of(line, wanted, number).map_err(wrong)?;
        let own = own.as_ref().filter(|_| follows).and_then(|own| own.steps.get(steps.len()));
        let own = own.filter(|step| wanted.concludes(step) && ledger.needs_of(layout, step) == wanted.line.needs);
        follows = own.is_some();
        let step = match own {
            Some(step) => step.clone(),
            None => finder.find(&board, &ledger, &wanted).map_err(wrong)?,
        };
        let before = board.clone();
        board.apply(&step.conclusion);
        ledger.record(number, &before, &board);
        steps.push(step);
    }
    let ends_so = follows && own.as_ref().is_some_and(|own| own.steps.len() == steps.len() && own.outcome == outcome);
    let attempts = own.filter(|_| ends_so).map(|own| own.attempts).unwrap_or_default();
    let names = profile.as_ref().map(Names::new);
    let trace =
        Trace { layout: layout.clone(), puzzle: *puzzle, profile: line.profile.clone(), steps, attempts, outcome };
    Ok(Rebuilt { trace, names, follows, ends_so })
}

/// A step of a line, with the name of its technique.
struct WantedStep<'l> {
    technique: &'l str,
    line: &'l StepLine,
}

impl<'l> WantedStep<'l> {
    fn of(line: &'l TraceLine, step: &'l StepLine, number: u32) -> Result<Self, LogFault> {
        let technique = match step.by {
            None => Some(step.technique.as_str()),
            Some(place) => line.techniques.get(place).map(|(slug, _)| slug.as_str()),
        };
        match technique {
            Some(technique) if step.by.is_none() || step.technique.is_empty() || step.technique == technique => {
                Ok(Self { technique, line: step })
            }
            _ => {
                let claimed = format!("{} of {}", step.by.unwrap_or_default(), step.technique);
                Err(super::claims::said(&format!("steps[{}].by", number - 1), &claimed, LackingValue::NoPlace))
            }
        }
    }

    /// True if a step is the one that is told.
    fn concludes(&self, step: &Step) -> bool {
        step.technique.as_str() == self.technique
            && joined(&step.conclusion.place, false) == self.line.place
            && joined(&step.conclusion.eliminate, true) == self.line.eliminate
    }
}

/// Looks for steps by the technique that is named.
struct TechniqueFinder<'t> {
    techniques: &'t [&'static dyn qedoku_techniques::Technique],
    /// The number of finds that may still be looked at.
    left: usize,
}

impl TechniqueFinder<'_> {
    /// The first step of the technique on a board that concludes what is told and needs what is told.
    fn find(&mut self, board: &Board, ledger: &Ledger, wanted: &WantedStep<'_>) -> Result<Step, LogFault> {
        let own = self.techniques.iter().copied().find(|it| it.reports(wanted.technique));
        let layout = board.layout();
        let mut kept = None;
        let mut other_needs = None;
        let take = &mut |step: Step| {
            self.left = self.left.saturating_sub(1);
            if wanted.concludes(&step) {
                let needs = ledger.needs_of(layout, &step);
                if needs == wanted.line.needs {
                    kept = Some(step);
                    return ControlFlow::Break(());
                }
                other_needs.get_or_insert(needs);
            }
            if self.left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        if let Some(technique) = own.or_else(|| named(wanted.technique)) {
            // A search that breaks has found it, or may look at no more.
            let _ = each_instance(technique, board, take);
        }
        match (kept, other_needs) {
            (Some(step), _) => Ok(step),
            (None, Some(needs)) => Err(LogFault::Needs { said: wanted.line.needs.clone(), needs }),
            (None, None) => {
                let conclusion = [wanted.line.place.as_str(), &wanted.line.eliminate].join(" ");
                let conclusion = conclusion.trim().to_owned();
                Err(LogFault::NotFound { technique: wanted.technique.to_owned(), conclusion })
            }
        }
    }
}
