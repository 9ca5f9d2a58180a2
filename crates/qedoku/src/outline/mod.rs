//! The outline of an argument: the answer, what it rests on, its hardest steps, and all of it in a few lines.
pub(crate) mod facts;
pub(crate) mod fit;
pub(crate) mod lines;
pub(crate) mod tree;

pub(crate) use lines::lines;

use crate::answer::Answer;
use crate::names::Names;
use crate::told::tell;
use crate::words::Quantity;
use qedoku_core::wire::{HardStep, Outline};
use qedoku_core::{Conclusion, Pattern, Step, Target};
use qedoku_explain::noun::Written;
use qedoku_explain::{Account, Voice};
use std::cmp::Reverse;

/// How many of the hardest steps are named at most.
const HARDEST: usize = 5;

/// A step as the outline tells it.
struct Line<'a> {
    number: u32,
    step: &'a Step,
    account: Account,
    needs: Vec<u32>,
}

impl Line<'_> {
    fn is_single(&self) -> bool {
        matches!(self.step.pattern, Pattern::Single(_))
    }
}

/// Makes the outline of an answer.
pub(crate) fn of(answer: &Answer, names: &Names) -> Outline {
    let (trace, voice) = (&answer.trace, names.voice());
    let mut told = Vec::new();
    tell(trace, names, |it| told.push((it.number, it.account, it.needs)));
    let line = |(step, (number, account, needs))| Line { number, step, account, needs };
    let all: Vec<Line<'_>> = trace.steps.iter().zip(told).map(line).collect();
    let hardest = hardest(&all, names);
    Outline {
        asked: answer.asked.clone(),
        answer: sentence(answer, &all, names),
        rests_on: facts::of(answer, &all, voice),
        argument: tree::fold(&all, &hardest, names),
        hardest: hardest.iter().map(|&at| hard_step(&all[at])).collect(),
        remarks: answer.proved(voice).into_iter().collect(),
    }
}

fn hard_step(Line { number, account, .. }: &Line<'_>) -> HardStep {
    HardStep { n: *number, name: account.name.clone(), conclusion: account.conclusion.clone() }
}

/// The hardest steps by their places, in the order of the argument: those that are no singles, the most nested first.
fn hardest(all: &[Line<'_>], names: &Names) -> Vec<usize> {
    let mut places: Vec<usize> = (0..all.len()).filter(|&at| !all[at].is_single()).collect();
    let inside = |account: &Account| tree::leaves(account).len();
    places.sort_by_key(|&at| (Reverse(names.rank(&all[at].step.technique)), Reverse(inside(&all[at].account)), at));
    places.truncate(HARDEST);
    places.sort_unstable();
    places
}

/// The answer in one sentence.
fn sentence(answer: &Answer, all: &[Line<'_>], names: &Names) -> String {
    let voice = names.voice();
    let Some(last) = all.last() else { return answer.ground_said(voice) };
    let hardest = all
        .iter()
        .filter(|line| !line.is_single())
        .max_by_key(|line| (names.rank(&line.step.technique), Reverse(line.number)));
    let lead = lead(all.len(), hardest, voice);
    let name = hardest.unwrap_or(last).account.name.as_str();
    let said = answer.nearest_said(voice, (name, &lead)).unwrap_or_else(|| {
        let claim = claim(answer.why.target, last, voice);
        voice.say(&LeadText::Claim { claim: &claim, lead: &lead })
    });
    voice.spaced(said)
}

/// How many steps lead to the answer, and which is the hardest.
fn lead(count: usize, hardest: Option<&Line<'_>>, voice: Voice) -> String {
    match (count, hardest) {
        (1, None) => voice.say(&LeadText::OneStep),
        (1, Some(Line { account, .. })) => {
            let name = &account.name;
            voice.say(&LeadText::InOneStep { name })
        }
        (2, None) => voice.say(&LeadText::TwoSingles),
        (_, None) => voice.say(&LeadText::Singles { steps: Quantity::Steps { count } }),
        (_, Some(Line { account, number, .. })) => {
            let name = &account.name;
            voice.say(&LeadText::Hardest { steps: Quantity::Steps { count }, number: *number, name })
        }
    }
}

/// What the last step says, without what closes the other candidates.
fn claim(target: Target, last: &Line<'_>, voice: Voice) -> String {
    let why = &last.account.why;
    if last.is_single() {
        let placed = &why[..why.find([':', '：']).unwrap_or(why.len())];
        let Target::Eliminate(_) = target else { return placed.to_owned() };
        return voice.say(&LeadText::Since { target: Written(&target.conclusion()), placed });
    }
    let name = &last.account.name;
    voice.say(&LeadText::By { target: &target.conclusion(), name })
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
    Since { target: Written<'a>, placed: &'a str },
    By { target: &'a Conclusion, name: &'a str },
}
