//! Ways to place digits on the whole board.
use crate::step_context::StepContext;
use crate::style::Style;
use qedoku_core::{Conclusion, Digit, DigitSet, Step, Templates};

/// Says what all ways to place the digit take, or none; with other digits, what is left of its ways beside theirs.
pub(super) fn why(context: &StepContext<'_>, templates: &Templates, step: &Step) -> String {
    let style = context.style;
    let digits = templates.digits;
    let concluded = step.conclusion.place | step.conclusion.eliminate;
    let of = concluded.all_digits();
    let all = numbers(style, of);
    let beside = match digits - of {
        none if none.is_empty() => style.say(&TemplatesText::BesideAny),
        others => {
            let others = numbers(style, others);
            style.say(&TemplatesText::BesideThese { others: &others })
        }
    };
    if step.conclusion.place.is_empty() {
        return style.say(&TemplatesText::NoWay { all: &all, beside: &beside, gone: &step.conclusion });
    }
    style.say(&TemplatesText::EveryWay { all: &all, beside: &beside, gone: &step.conclusion })
}

/// Says where to look.
pub(super) fn place(style: Style, templates: &Templates) -> String {
    let all = numbers(style, templates.digits);
    style.say(&TemplatesText::Place { all: &all })
}

/// Digits wherever they stand: `4s and 5s`.
fn numbers(style: Style, digits: DigitSet) -> String {
    style.and(digits.iter().map(|digit| style.say(&TemplatesText::Number { digit })))
}

/// Sentences about ways to place digits on the whole board.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TemplatesText<'a> {
    BesideAny,
    BesideThese { others: &'a str },
    NoWay { all: &'a str, beside: &'a str, gone: &'a Conclusion },
    EveryWay { all: &'a str, beside: &'a str, gone: &'a Conclusion },
    Place { all: &'a str },
    Number { digit: Digit },
}
