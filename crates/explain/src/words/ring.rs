//! An odd ring of places.
use super::prose::Prose;
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, Count, Holds};
use qedoku_core::{CandidateSet, Digit, Ring, Step};

/// Says that true and false cannot take turns around the ring, so that one of what else stands in its houses is true.
pub(super) fn why(context: &StepContext<'_>, ring: &Ring, step: &Step) -> String {
    let style = context.style;
    let guardians = CandidateSet::of_digit(ring.digit, ring.guardians);
    let count = Count(ring.places.len());
    let names: Vec<String> = ring.places.iter().map(|place| style.cell(place.cell)).collect();
    let mut prose = Prose::new(style);
    prose.say(style.say(&RingText::Ring { digit: ring.digit, cells: AllOf(&names) }));
    let back = super::chain::lacks(context, &guardians, None);
    prose.say(style.say(&RingText::Turns { back: &back, digit: ring.digit }));
    prose.say(style.say(&RingText::Odd { count }));
    if guardians != step.conclusion.place {
        prose.say(style.say(&RingText::So { holds: Holds(&guardians) }));
        super::chain::sees(context, &ring.guardians.iter().collect::<Vec<_>>(), step, &mut prose);
    }
    prose.conclude(&step.conclusion)
}

/// Sentences about odd rings.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RingText<'a> {
    Ring { digit: Digit, cells: AllOf<'a> },
    Turns { back: &'a str, digit: Digit },
    Odd { count: Count },
    So { holds: Holds<'a> },
}
