//! `OneByOne` candidate of a slot is assumed in turn, or a candidate true and then false, and all lead to the same.
use super::followed::Followed;
use super::prose::Prose;
use super::sentence::Sentence;
use super::supposed::{FollowedLine, Goal, followed, is_run};
use super::{brief, chain, hypothesis};
use crate::step_context::StepContext;
use crate::style::Detail;
use crate::words::noun::{AnyOf, CaseScope, Count, Houses};
use qedoku_core::{Assumption, Candidate, Case, Cell, Choice, Conclusion, Digit, Forcing, Slot, Step};

/// The largest number of lines of a case that are told in a run.
const RUN: usize = 2;

/// The largest number of lines of a case that are told one by one; of more the number is said, and they are told below.
const LIST: usize = 12;

/// Says what there is to choose from, what follows from each, and so what follows from all of that.
pub(super) fn why(context: &StepContext<'_>, forcing: &Forcing, step: &Step) -> String {
    let style = context.style;
    let mut prose = Prose::new(style);
    prose.say(choice(context, forcing));
    if let Some(then) = alike(context, forcing, &step.conclusion) {
        prose.say(style.say(&ForcingText::Whichever { then: &then }));
        return prose.conclude(&step.conclusion);
    }
    for (case, number) in forcing.cases.iter().zip(1..) {
        describe_case(context, case, number, &step.conclusion, &mut prose);
    }
    let refuted = forcing.cases.iter().filter(|case| case.end.is_some()).count();
    let left = forcing.cases.len() - refuted;
    let scope = if refuted > 0 && left == 1 { CaseScope::One } else { CaseScope::Every };
    let all = all(context, &step.conclusion, scope);
    prose.line(match (refuted, left) {
        (0, _) => style.say(&ForcingText::EveryCase { all: &all }),
        (_, 0) => style.say(&ForcingText::NoCase),
        (_, 1) => style.say(&ForcingText::OneCase { all: &all }),
        _ => style.say(&ForcingText::OtherCases { all: &all }),
    });
    prose.conclude(&step.conclusion)
}

/// True if the reason tells every step of every case.
pub(crate) fn is_told(context: &StepContext<'_>, forcing: &Forcing, conclusion: &Conclusion) -> bool {
    forcing.cases.iter().all(|case| is_case_told(context, case, conclusion))
}

/// True if the reason tells every step of a case.
pub(crate) fn is_case_told(context: &StepContext<'_>, case: &Case, conclusion: &Conclusion) -> bool {
    lines(context, case, conclusion).is_some()
}

/// The one clause that all cases come to at once, by the same houses.
fn alike(context: &StepContext<'_>, forcing: &Forcing, conclusion: &Conclusion) -> Option<String> {
    let in_house = matches!(forcing.choice, Choice::Slot(Slot::House(..))) && conclusion.place.is_empty();
    let clause = |case: &Case| {
        let lines = lines(context, case, conclusion).filter(|lines| lines.len() == 1 && is_run(lines))?;
        let label = |line: usize| letter(line);
        let run = Followed { context, lines: &lines, named: Some(case.assume.candidate.cell), label: &label }.run();
        let mut sentences = run.sentences();
        sentences.next().filter(|_| sentences.next().is_none())
    };
    let (first, others) = forcing.cases.split_first()?;
    let first = clause(first).filter(|_| in_house && !others.is_empty())?;
    others.iter().all(|case| clause(case).as_ref() == Some(&first)).then_some(first)
}

/// Says what one of is true.
fn choice(context: &StepContext<'_>, forcing: &Forcing) -> String {
    let style = context.style;
    let of = |name: &dyn Fn(Candidate) -> String| -> Vec<String> {
        forcing.cases.iter().map(|case| name(case.assume.candidate)).collect()
    };
    match forcing.choice {
        Choice::Slot(Slot::Cell(cell)) => {
            let options = of(&|it| it.digit.to_string());
            style.say(&ForcingText::CellIs { cell, options: AnyOf(&options) })
        }
        Choice::Slot(Slot::House(house, digit)) => {
            let options = of(&|it| style.cell(it.cell));
            style.say(&ForcingText::HouseHas { house: context.named([house]), digit, options: AnyOf(&options) })
        }
        Choice::Candidate(Candidate { cell, digit }) => style.say(&ForcingText::OrNot { cell, digit }),
    }
}

/// The conclusion as a clause that holds in a case.
fn all(context: &StepContext<'_>, conclusion: &Conclusion, scope: CaseScope) -> String {
    let style = context.style;
    if conclusion.eliminate.is_empty() {
        return style.follows(conclusion);
    }
    let lacks = chain::lacks_in(context, &conclusion.eliminate, None, scope);
    if conclusion.place.is_empty() {
        return lacks;
    }
    style.statements([style.follows(&Conclusion { place: conclusion.place, ..Conclusion::default() }), lacks])
}

/// The lines of a case, if each of its steps has one and they are few.
fn lines(context: &StepContext<'_>, case: &Case, conclusion: &Conclusion) -> Option<Vec<FollowedLine>> {
    let goal = case.end.map_or(Goal::Holds(conclusion), Goal::Empty);
    let lines = followed(context, case.assume, &case.steps, goal)?;
    (lines.len() <= LIST).then_some(lines)
}

/// Tells a case in a line, or in lines of its own where some need more than the one before.
fn describe_case(context: &StepContext<'_>, case: &Case, number: usize, conclusion: &Conclusion, prose: &mut Prose) {
    let style = context.style;
    let assumed = hypothesis::assumed(style, case.assume);
    let Some(lines) = lines(context, case, conclusion) else {
        let reached = reached(context, case, conclusion);
        let count = Count(case.steps.len());
        // Where there are no steps, none are printed below.
        let below = if case.steps.is_empty() { String::new() } else { below(context, number) };
        let folded = ForcingText::Folded { assumed: &assumed, count, below: &below, reached: &reached };
        return prose.item(style.say(&folded));
    };
    let named = case.assume.holds.then_some(case.assume.candidate.cell);
    let label = |line: usize| letter(line);
    let described = Followed { context, lines: &lines, named, label: &label };
    if lines.is_empty() {
        return prose.item(style.say(&ForcingText::AtOnce { assumed: &assumed }));
    }
    if lines.len() <= RUN && is_run(&lines) {
        let mut sentences = described.run().sentences();
        let first = sentences.next().unwrap_or_default();
        prose.item(style.say(&ForcingText::If { assumed: &assumed, then: &first }));
        return sentences.for_each(|sentence| prose.say(sentence));
    }
    prose.item(Sentence::assumes(style.say(&ForcingText::Suppose { assumed: &assumed })));
    for at in 0..lines.len() {
        let mut sentences = described.line(at).into_iter();
        prose.inner(number, &letter(at + 1), sentences.next().unwrap_or_default());
        for sentence in sentences {
            prose.say(sentence);
        }
    }
}

/// The pointer to the steps of a case, by its number from 1, where they are printed below.
fn below(context: &StepContext<'_>, number: usize) -> String {
    let at = |step: &str| context.style.say(&ForcingText::Below { step, case: &letter(number) });
    context.number().map_or_else(String::new, at)
}

/// The letter of a line of a case, counted from 1.
fn letter(line: usize) -> String {
    ('a'..='z').nth(line.saturating_sub(1)).map(String::from).unwrap_or_default()
}

/// Says where to look.
pub(super) fn place(context: &StepContext<'_>, forcing: &Forcing) -> String {
    match forcing.choice {
        Choice::Slot(Slot::Cell(cell)) => context.style.cell(cell),
        Choice::Slot(Slot::House(house, digit)) => context.sought_in(house, digit.into()),
        Choice::Candidate(candidate) => hypothesis::asked(context.style, Assumption::is_true(candidate)),
    }
}

/// The clause on what a case comes to.
fn reached(context: &StepContext<'_>, case: &Case, conclusion: &Conclusion) -> String {
    match case.end {
        Some(end) => super::emptied::has_none(context, end),
        None => all(context, conclusion, CaseScope::One),
    }
}

/// Says where a case of a forcing leads, without the last period.
pub fn case(context: &StepContext<'_>, case: &Case, conclusion: &Conclusion) -> String {
    let style = context.style;
    if style.detail == Detail::Brief && !style.is_plain() {
        return style.spaced(brief::case(context, case, conclusion));
    }
    let reached = reached(context, case, conclusion);
    let named = case.assume.holds.then_some(case.assume.candidate.cell);
    let label = |line: usize| letter(line);
    let text = match lines(context, case, conclusion) {
        Some(lines) if !lines.is_empty() && lines.len() <= RUN && is_run(&lines) => {
            let run = Followed { context, lines: &lines, named, label: &label }.run();
            style.sentences(run.sentences())
        }
        _ if case.steps.is_empty() => reached,
        _ => style.say(&ForcingText::AfterSteps { count: Count(case.steps.len()), reached: &reached }),
    };
    style.spaced(style.say(&ForcingText::Then { text: &text }))
}

/// Sentences about arguments by cases.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ForcingText<'a> {
    CellIs { cell: Cell, options: AnyOf<'a> },
    HouseHas { house: Houses<'a>, digit: Digit, options: AnyOf<'a> },
    OrNot { cell: Cell, digit: Digit },
    If { assumed: &'a str, then: &'a str },
    Suppose { assumed: &'a str },
    AtOnce { assumed: &'a str },
    Folded { assumed: &'a str, count: Count, below: &'a str, reached: &'a str },
    Below { step: &'a str, case: &'a str },
    EveryCase { all: &'a str },
    Whichever { then: &'a str },
    OneCase { all: &'a str },
    OtherCases { all: &'a str },
    NoCase,
    AfterSteps { count: Count, reached: &'a str },
    Then { text: &'a str },
}
