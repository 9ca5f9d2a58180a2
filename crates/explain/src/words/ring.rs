//! An odd ring of places.
use crate::step_context::StepContext;
use crate::words::noun::Holds;
use qedoku_core::{CandidateSet, Conclusion, Ring, Step};

/// Says that true and false cannot take turns around the ring, so that one of what else stands in its houses is true.
pub(super) fn why(context: &StepContext<'_>, ring: &Ring, step: &Step) -> String {
    let style = context.style;
    let guardians = CandidateSet::of_digit(ring.digit, ring.guardians);
    let count = ring.places.len();
    let claim = style.say(&RingText::Claim { others: &guardians, places: &ring.members(), count });
    if guardians == step.conclusion.place {
        return style.say(&RingText::Placed { claim: &claim, gone: &step.conclusion });
    }
    style.say(&RingText::Concluded { claim: &claim, holds: Holds(&guardians), gone: &step.conclusion })
}

/// Sentences about odd rings.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RingText<'a> {
    Claim { others: &'a CandidateSet, places: &'a CandidateSet, count: usize },
    Placed { claim: &'a str, gone: &'a Conclusion },
    Concluded { claim: &'a str, holds: Holds<'a>, gone: &'a Conclusion },
}
