//! The idea of an argument in one sentence, for beginners.
use crate::scene::Scene;
use crate::words::noun::{Count, Houses};
use qedoku_core::{DeadlyKind, Digit, Fish, FishForm, Pattern, Slot, Step, Subset};

/// The idea, without its period.
pub(super) fn of(scene: &Scene<'_>, step: &Step) -> String {
    let voice = scene.voice;
    match &step.pattern {
        Pattern::Single(it) => match it.slot {
            Slot::Cell(_) => voice.say(&PrincipleText::NakedSingle),
            Slot::House(house, digit) => voice.say(&PrincipleText::HiddenSingle { house: scene.named([house]), digit }),
        },
        Pattern::Confined(it) => voice.say(&PrincipleText::Confined {
            from: scene.named([it.from]),
            digit: it.digit,
            to: scene.named([it.to]),
        }),
        Pattern::Subset(Subset::Naked(it)) => voice.say(&PrincipleText::NakedSubset { count: Count(it.cells.len()) }),
        Pattern::Subset(_) => voice.say(&PrincipleText::Subset),
        Pattern::Fish(it) => fish(scene, it),
        _ => of_rest(scene, &step.pattern),
    }
}

/// The ideas of arguments that name no digits or houses of their own.
fn of_rest(scene: &Scene<'_>, pattern: &Pattern) -> String {
    let voice = scene.voice;
    match pattern {
        Pattern::Deadly(it) if matches!(it.kind, DeadlyKind::BivalueOddagon | DeadlyKind::Tridagon) => {
            voice.say(&PrincipleText::Unfillable)
        }
        Pattern::Deadly(_) | Pattern::Symmetry(_) => voice.say(&PrincipleText::OneSolution),
        Pattern::Chain(_) | Pattern::Colors(_) => voice.say(&PrincipleText::Linked),
        Pattern::Sets(_) => voice.say(&PrincipleText::AlmostLocked),
        Pattern::SetLogic(_) | Pattern::Exocet(_) => voice.say(&PrincipleText::Counted),
        Pattern::Ring(_) => voice.say(&PrincipleText::OddRing),
        Pattern::Exclusion(_) | Pattern::Templates(_) | Pattern::Hypothesis(_) => voice.say(&PrincipleText::NoWay),
        Pattern::Guess => voice.say(&PrincipleText::Guess),
        _ => voice.say(&PrincipleText::EveryCase),
    }
}

fn fish(scene: &Scene<'_>, it: &Fish) -> String {
    let voice = scene.voice;
    let kind = |houses: qedoku_core::HouseSet| houses.first().map(|house| voice.kinds(scene.layout.kind(house)));
    if let (FishForm::Basic, Some(base), Some(cover)) = (it.form, kind(it.base), kind(it.body.cover)) {
        return voice.say(&PrincipleText::BasicFish { count: Count(it.base.len()), base, digit: it.digit, cover });
    }
    voice.say(&PrincipleText::Fish { count: Count(it.base.len()), digit: it.digit })
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
