//! The outline of an argument: the answer, and a line for each step with the steps that it needs.
pub(crate) mod facts;
pub(crate) mod grounds;
pub(crate) mod lines;
pub(crate) mod tree;

pub use lines::MarginLine;
pub(crate) use lines::lines;

use self::grounds::Grounds;
use self::lines::LinesText;
use crate::answer::Answer;
use crate::described_step::follow_steps;
use crate::names::Names;
use crate::words::Quantity;
use qedoku_core::wire::{HardStep, Outline};
use qedoku_core::{CandidateSet, Conclusion, Pattern, Step, Target, Trace};
use qedoku_explain::noun::ConclusionNotation;
use qedoku_explain::{Detail, StepContext, StepText, Style, argument_lines, shape};
use std::cmp::Reverse;

/// The most steps that are named as the hardest.
const HARDEST: usize = 5;

/// The options of an outline: its direction, and whether it tells what is proved of its size.
///
/// ```
/// use qedoku::why::OutlineOptions;
/// use qedoku::{Session, Style};
///
/// let line = "3......2..4...98.78.5..71...1.....8.5...6....9...52.7.....96415..91.5.....6...7..";
/// let answer = Session::read(line)?.why("r8c1".parse()?)?;
/// let backward = answer.lines_with(Style::default(), OutlineOptions { backward: true, ..OutlineOptions::default() });
/// assert!(backward.last().expect("a step").ends_with(" | givens only"));
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct OutlineOptions {
    /// From the last step to the first: each stands below the steps that it is for, and the first ones rest on what the
    /// position has.
    pub backward: bool,
    /// With what is proved of the argument's size at the end.
    pub proof: bool,
}

/// A step as the outline tells it.
struct OutlineLine<'a> {
    number: u32,
    step: &'a Step,
    step_text: StepText,
    /// The cells, digits and houses of the pattern, in a few words.
    shape: String,
    /// The argument below the line, where it does not fit in.
    lines: Vec<String>,
    needs: Vec<u32>,
    grounds: Grounds,
}

impl OutlineLine<'_> {
    fn is_single(&self) -> bool {
        matches!(self.step.pattern, Pattern::Single(_))
    }
}

/// Makes the outline of an answer: a line for each step with its pattern, in brief with its whole argument in notation. In
/// full an outline says no more than it does else: who wants more has each step told.
pub(crate) fn of(answer: &Answer, names: &Names, options: OutlineOptions) -> Outline {
    let trace = &answer.trace;
    let given = names.get_style();
    let style = Style { detail: given.detail.min(Detail::Normal), ..given };
    let names = &names.clone().style(style);
    let mut all = Vec::new();
    let mut grounds = Grounds::of_steps(trace).into_iter();
    let described = described(trace);
    follow_steps(trace, names, |number, _, needs, context| {
        let Some(step) = described.get(number as usize - 1) else { return };
        let step_text = StepText::new(context, &number.to_string(), step, &|slug| names.name(slug));
        let context = StepContext::new(context.board).with_style(style);
        all.push((number, step_text, shape(&context, step), needs, grounds.next().unwrap_or_default()));
    });
    let last = trace.steps.len();
    let line = |(step, (number, step_text, shape, needs, grounds)): (_, (u32, StepText, _, _, Grounds))| {
        let mut lines = argument_lines(step, &step_text);
        // The step that was asked about is told, however short its line is.
        if lines.is_empty() && number as usize == last && style.detail != Detail::Brief {
            lines = step_text.reason().lines().map(str::to_owned).collect();
        }
        // Of the last step the facts are apart.
        if !lines.is_empty() && (number as usize) < last {
            let since = lines::since_start(&facts::of_steps(&grounds, style), &lines, style);
            lines.splice(0..0, since);
        }
        OutlineLine { number, step, step_text, shape, lines, needs, grounds }
    };
    let all: Vec<OutlineLine<'_>> = described.iter().zip(all).map(line).collect();
    let argument = if options.backward { tree::backwards(&all, names) } else { tree::forwards(&all, names) };
    Outline {
        asked: answer.asked.clone(),
        answer: sentence(answer, names),
        rests_on: facts::of(answer, &all, style),
        argument,
        hardest: hardest(&all, names).into_iter().map(|at| hard_step(&all[at])).collect(),
        remarks: remarks(answer, &described, style, options),
    }
}

/// The remarks at the foot: that some steps take away more than is said, and what is proved.
fn remarks(answer: &Answer, described: &[Step], style: Style, options: OutlineOptions) -> Vec<String> {
    let is_part =
        described.iter().zip(&answer.trace.steps).any(|(described, step)| described.conclusion != step.conclusion);
    let part = is_part.then(|| style.say(&LinesText::OnlyNeeded));
    part.into_iter().chain(if options.proof { answer.proof(style) } else { Vec::new() }).collect()
}

/// The steps with no more of their conclusions than later steps rest on, where their words can tell a part; the last one
/// has all of its own.
fn described(trace: &Trace) -> Vec<Step> {
    let mut used = vec![CandidateSet::EMPTY; trace.steps.len()];
    for grounds in Grounds::of_steps(trace) {
        for (number, ground) in grounds.steps {
            if let Some(used) = used.get_mut(number as usize - 1) {
                *used |= ground.gone;
            }
        }
    }
    let last = trace.steps.len();
    let part = |((step, used), number): ((&Step, CandidateSet), usize)| {
        let Conclusion { place, eliminate } = step.conclusion;
        let used = used & eliminate;
        let is_whole = number == last || used.is_empty() || !place.is_empty() || !can_be_told_in_part(&step.pattern);
        let eliminate = if is_whole { eliminate } else { used };
        Step { conclusion: Conclusion { place, eliminate }, ..step.clone() }
    };
    trace.steps.iter().zip(used).zip(1..).map(part).collect()
}

/// True if the words of a pattern follow its conclusion.
const fn can_be_told_in_part(pattern: &Pattern) -> bool {
    matches!(
        pattern,
        Pattern::Subset(_)
            | Pattern::Fish(_)
            | Pattern::Sets(_)
            | Pattern::Wing(_)
            | Pattern::Colors(_)
            | Pattern::Chain(_)
    )
}

fn hard_step(OutlineLine { number, step_text, .. }: &OutlineLine<'_>) -> HardStep {
    HardStep { n: *number, name: step_text.name.clone(), conclusion: step_text.conclusion.clone() }
}

/// The hardest steps by their places, in the order of the argument: those that are no singles, the most nested first.
fn hardest(all: &[OutlineLine<'_>], names: &Names) -> Vec<usize> {
    let mut places: Vec<usize> = (0..all.len()).filter(|&at| !all[at].is_single()).collect();
    let inside = |step_text: &StepText| tree::leaves(step_text).len();
    places.sort_by_key(|&at| (Reverse(names.rank(&all[at].step.technique)), Reverse(inside(&all[at].step_text)), at));
    places.truncate(HARDEST);
    places.sort_unstable();
    places
}

/// The answer in one sentence.
fn sentence(answer: &Answer, names: &Names) -> String {
    let style = names.get_style();
    let steps = &answer.trace.steps;
    let Some(last) = steps.last() else { return answer.initial_fact_sentence(style) };
    let lead = lead(steps, names);
    let name = names.name(&hardest_of(steps, names).map_or(last, |(_, step)| step).technique);
    let text = answer.removal_sentence(style, &name, &lead).unwrap_or_else(|| {
        let target = answer.why.target;
        let claim = match target {
            Target::Place(it) => style.is(it.cell, it.digit),
            Target::Eliminate(_) => style.say(&ConclusionNotation(&target.conclusion())),
        };
        style.say(&LeadText::Claim { claim: &claim, lead: &lead })
    });
    style.spaced(text)
}

/// The heading with the number of steps and the hardest of them.
pub(crate) fn headed(heading: &str, steps: &[Step], names: &Names) -> String {
    let style = names.get_style();
    let lead = lead(steps, names);
    style.spaced(style.say(&LeadText::Claim { claim: heading, lead: &lead }))
}

/// The first of the hardest steps that are no singles, with its number.
fn hardest_of<'s>(steps: &'s [Step], names: &Names) -> Option<(u32, &'s Step)> {
    let hard = (1..).zip(steps).filter(|(_, step)| !matches!(step.pattern, Pattern::Single(_)));
    hard.max_by_key(|(number, step)| (names.rank(&step.technique), Reverse(*number)))
}

/// The clause on the number of steps that lead to the answer, and on the hardest of them.
fn lead(steps: &[Step], names: &Names) -> String {
    let style = names.get_style();
    let count = Quantity::Steps { count: steps.len() };
    match (steps, hardest_of(steps, names)) {
        ([only], _) => style.say(&LeadText::OneStep { steps: count, name: &names.name(&only.technique) }),
        ([_, _], None) => style.say(&LeadText::TwoSingles { steps: count }),
        (_, None) => style.say(&LeadText::Singles { steps: count }),
        (_, Some((number, step))) => {
            style.say(&LeadText::Hardest { steps: count, number, name: &names.name(&step.technique) })
        }
    }
}

/// The answer of an outline.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LeadText<'a> {
    Claim { claim: &'a str, lead: &'a str },
    OneStep { steps: Quantity, name: &'a str },
    TwoSingles { steps: Quantity },
    Singles { steps: Quantity },
    Hardest { steps: Quantity, number: u32, name: &'a str },
}
