//! The outline of an argument: the answer, what it rests on, its hardest steps, and all of it in a few lines.
pub(crate) mod facts;
pub(crate) mod fit;
pub(crate) mod lines;
pub(crate) mod tree;

pub(crate) use lines::lines;

use crate::answer::Answer;
use crate::described_step::describe_steps;
use crate::names::Names;
use crate::words::Quantity;
use qedoku_core::wire::{HardStep, Outline};
use qedoku_core::{Conclusion, Pattern, Step, Target};
use qedoku_explain::noun::ConclusionNotation;
use qedoku_explain::{StepText, Style};
use std::cmp::Reverse;

/// The most steps that are named as the hardest.
const HARDEST: usize = 5;

/// A step as the outline tells it.
struct OutlineLine<'a> {
    number: u32,
    step: &'a Step,
    step_text: StepText,
    needs: Vec<u32>,
}

impl OutlineLine<'_> {
    fn is_single(&self) -> bool {
        matches!(self.step.pattern, Pattern::Single(_))
    }
}

/// Makes the outline of an answer.
pub(crate) fn of(answer: &Answer, names: &Names) -> Outline {
    let trace = &answer.trace;
    let style = names.get_style();
    let mut described = Vec::new();
    describe_steps(trace, names, |it| described.push((it.number, it.step_text, it.needs)));
    let line = |(step, (number, step_text, needs))| OutlineLine { number, step, step_text, needs };
    let all: Vec<OutlineLine<'_>> = trace.steps.iter().zip(described).map(line).collect();
    let hardest = hardest(&all, names);
    Outline {
        asked: answer.asked.clone(),
        answer: sentence(answer, &all, names),
        rests_on: facts::of(answer, &all, style),
        argument: tree::fold(&all, &hardest, names),
        hardest: hardest.iter().map(|&at| hard_step(&all[at])).collect(),
        remarks: answer.proved(style).into_iter().collect(),
    }
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
fn sentence(answer: &Answer, all: &[OutlineLine<'_>], names: &Names) -> String {
    let style = names.get_style();
    let Some(last) = all.last() else { return answer.initial_fact_sentence(style) };
    let hardest = all
        .iter()
        .filter(|line| !line.is_single())
        .max_by_key(|line| (names.rank(&line.step.technique), Reverse(line.number)));
    let lead = lead(all.len(), hardest, style);
    let name = hardest.unwrap_or(last).step_text.name.as_str();
    let text = answer.removal_sentence(style, name, &lead).unwrap_or_else(|| {
        let claim = claim(answer.why.target, last, style);
        style.say(&LeadText::Claim { claim: &claim, lead: &lead })
    });
    style.spaced(text)
}

/// The sentence on the number of steps that lead to the answer, and on the hardest of them.
fn lead(count: usize, hardest: Option<&OutlineLine<'_>>, style: Style) -> String {
    match (count, hardest) {
        (1, None) => style.say(&LeadText::OneStep),
        (1, Some(OutlineLine { step_text, .. })) => {
            let name = &step_text.name;
            style.say(&LeadText::InOneStep { name })
        }
        (2, None) => style.say(&LeadText::TwoSingles),
        (_, None) => style.say(&LeadText::Singles { steps: Quantity::Steps { count } }),
        (_, Some(OutlineLine { step_text, number, .. })) => {
            let name = &step_text.name;
            style.say(&LeadText::Hardest { steps: Quantity::Steps { count }, number: *number, name })
        }
    }
}

/// The clause of the last step, without what closes the other candidates.
fn claim(target: Target, last: &OutlineLine<'_>, style: Style) -> String {
    let why = &last.step_text.why;
    if last.is_single() {
        let placed = &why[..why.find([':', '：']).unwrap_or(why.len())];
        let Target::Eliminate(_) = target else { return placed.to_owned() };
        return style.say(&LeadText::Since { target: ConclusionNotation(&target.conclusion()), placed });
    }
    let name = &last.step_text.name;
    style.say(&LeadText::By { target: &target.conclusion(), name })
}

/// The answer of an outline.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LeadText<'a> {
    Claim { claim: &'a str, lead: &'a str },
    OneStep,
    InOneStep { name: &'a str },
    TwoSingles,
    Singles { steps: Quantity },
    Hardest { steps: Quantity, number: u32, name: &'a str },
    Since { target: ConclusionNotation<'a>, placed: &'a str },
    By { target: &'a Conclusion, name: &'a str },
}
