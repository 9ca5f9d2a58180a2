//! A candidate is assumed true, or false, and leads to a contradiction.
use super::emptied::has_none;
use super::followed::{Followed, FollowedRun, list};
use super::prose::Prose;
use super::sentence::Sentence;
use super::supposed::{FollowedLine, Goal, followed, is_run};
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::Count;
use qedoku_core::{Assumption, Candidate, Cell, Digit, Hypothesis, Step};

/// The largest number of steps that are told in a run.
const RUN: usize = 3;

/// The largest number of steps that are told line by line; of more the number is said, and they are told below.
const LIST: usize = 30;

/// Says what is assumed, what follows, and what could not be filled then.
pub(super) fn why(context: &StepContext<'_>, hypothesis: &Hypothesis, step: &Step) -> String {
    let style = context.style;
    let assume = hypothesis.assume;
    let mut prose = Prose::new(style);
    let assumed = &assumed(style, assume);
    prose.say(Sentence::assumes(style.say(&if context.shown().is_some() {
        HypothesisText::Besides { assumed }
    } else {
        HypothesisText::Suppose { assumed }
    })));
    let Some(lines) = lines(context, hypothesis) else {
        let end = has_none(context, hypothesis.end);
        let count = Count(hypothesis.steps.len());
        prose.say(Sentence::follows(style.say(&HypothesisText::AfterSteps { count, end: &end })));
        return prose.conclude(&step.conclusion);
    };
    let named = assume.holds.then_some(assume.candidate.cell);
    let label = |line: usize| line.to_string();
    let described = Followed { context, lines: &lines, named, label: &label };
    if lines.len() <= RUN + 1 && is_run(&lines) {
        let FollowedRun { run, after } = described.run();
        let is_at_once = run.is_none();
        prose.say(Sentence::follows(
            run.map_or_else(String::new, |run| style.say(&HypothesisText::Then { first: &run })),
        ));
        for (sentence, at) in after.into_iter().zip(0..) {
            prose.say(if is_at_once && at == 0 { Sentence::follows(sentence) } else { sentence.into() });
        }
    } else {
        list(&described, &mut prose);
        return prose.conclude_below(&step.conclusion);
    }
    prose.conclude(&step.conclusion)
}

/// The lines of what follows from the assumption, if every step of it has one and they are not too many.
fn lines(context: &StepContext<'_>, it: &Hypothesis) -> Option<Vec<FollowedLine>> {
    if it.steps.len() > LIST {
        return None;
    }
    followed(context, it.assume, &it.steps, Goal::Empty(it.end))
}

/// True if the reason tells every step.
pub(crate) fn is_told(context: &StepContext<'_>, hypothesis: &Hypothesis) -> bool {
    lines(context, hypothesis).is_some()
}

/// An assumption as a clause.
pub(super) fn assumed(style: Style, assume: Assumption) -> String {
    let Candidate { cell, digit } = assume.candidate;
    if assume.holds {
        style.say(&HypothesisText::True { cell, digit })
    } else {
        style.say(&HypothesisText::False { cell, digit })
    }
}

/// Says where to look.
pub(super) fn place(style: Style, hypothesis: &Hypothesis) -> String {
    asked(style, hypothesis.assume)
}

/// An assumption as a question.
pub(super) fn asked(style: Style, assume: Assumption) -> String {
    let assumed = style.assumption(assume);
    style.say(&HypothesisText::Asked { assumed: &assumed })
}

/// Sentences about what an assumption leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum HypothesisText<'a> {
    Suppose { assumed: &'a str },
    Besides { assumed: &'a str },
    Then { first: &'a str },
    AfterSteps { count: Count, end: &'a str },
    True { cell: Cell, digit: Digit },
    False { cell: Cell, digit: Digit },
    Asked { assumed: &'a str },
}
