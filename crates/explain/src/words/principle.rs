//! The idea of an argument in one sentence, for beginners.
use crate::step_context::StepContext;
use crate::words::noun::{Count, Houses};
use qedoku_core::{DeadlyKind, Digit, Fish, FishForm, Pattern, Slot, Step, Subset};

/// The idea, without its period.
pub(super) fn of(context: &StepContext<'_>, step: &Step) -> String {
    let style = context.style;
    match &step.pattern {
        Pattern::Single(it) => match it.slot {
            Slot::Cell(_) => style.say(&PrincipleText::NakedSingle),
            Slot::House(house, digit) => {
                style.say(&PrincipleText::HiddenSingle { house: context.named([house]), digit })
            }
        },
        Pattern::Confined(it) => style.say(&PrincipleText::Confined {
            from: context.named([it.from]),
            digit: it.digit,
            to: context.named([it.to]),
        }),
        Pattern::Subset(Subset::Naked(it)) => style.say(&PrincipleText::NakedSubset { count: Count(it.cells.len()) }),
        Pattern::Subset(_) => style.say(&PrincipleText::Subset),
        Pattern::Fish(it) => fish(context, it),
        _ => of_rest(context, &step.pattern),
    }
}

/// The ideas of arguments that name no digits or houses of their own.
fn of_rest(context: &StepContext<'_>, pattern: &Pattern) -> String {
    let style = context.style;
    match pattern {
        Pattern::Deadly(it) if matches!(it.kind, DeadlyKind::BivalueOddagon | DeadlyKind::Tridagon) => {
            style.say(&PrincipleText::Unfillable)
        }
        Pattern::Deadly(_) | Pattern::Symmetry(_) => style.say(&PrincipleText::OneSolution),
        Pattern::Chain(_) | Pattern::Colors(_) => style.say(&PrincipleText::Linked),
        Pattern::Sets(_) => style.say(&PrincipleText::AlmostLocked),
        Pattern::SetLogic(_) | Pattern::Exocet(_) => style.say(&PrincipleText::Counted),
        Pattern::Ring(_) => style.say(&PrincipleText::OddRing),
        Pattern::Exclusion(_) | Pattern::Templates(_) | Pattern::Hypothesis(_) => style.say(&PrincipleText::NoWay),
        Pattern::Guess => style.say(&PrincipleText::Guess),
        _ => style.say(&PrincipleText::EveryCase),
    }
}

fn fish(context: &StepContext<'_>, it: &Fish) -> String {
    let style = context.style;
    let kind = |houses: qedoku_core::HouseSet| houses.first().map(|house| style.kinds(context.layout.kind(house)));
    if let (FishForm::Basic, Some(base), Some(cover)) = (it.form, kind(it.base), kind(it.body.cover)) {
        return style.say(&PrincipleText::BasicFish { count: Count(it.base.len()), base, digit: it.digit, cover });
    }
    style.say(&PrincipleText::Fish { count: Count(it.base.len()), digit: it.digit })
}

/// The ideas of arguments, for beginners.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PrincipleText<'a> {
    NakedSingle,
    HiddenSingle { house: Houses<'a>, digit: Digit },
    Confined { from: Houses<'a>, digit: Digit, to: Houses<'a> },
    NakedSubset { count: Count },
    Subset,
    Unfillable,
    OneSolution,
    Linked,
    AlmostLocked,
    Counted,
    OddRing,
    NoWay,
    Guess,
    EveryCase,
    BasicFish { count: Count, base: &'a str, digit: Digit, cover: &'a str },
    Fish { count: Count, digit: Digit },
}
