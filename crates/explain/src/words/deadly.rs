//! Cells that would allow two solutions, or none.
use super::guarded::joined;
use super::unfillable;
use crate::step_context::StepContext;
use crate::words::noun::{Area, Count, Holds};
use qedoku_core::{CandidateSet, CellSet, Conclusion, Deadly, DeadlyKind, DigitSet, Step};

/// Says what the cells would be without their guards, and what follows as that cannot be.
pub(super) fn why(context: &StepContext<'_>, deadly: &Deadly, step: &Step) -> String {
    let style = context.style;
    let guards = &deadly.guards;
    let would = would(context, deadly);
    if step.conclusion.place == *guards {
        return style.say(&DeadlyText::Placed { would: &would, holds: Holds(guards) });
    }
    if let Some(joined) = joined(context, deadly, step) {
        return style.say(&DeadlyText::Joined {
            would: &would,
            holds: Holds(guards),
            joined: &joined,
            gone: &step.conclusion,
        });
    }
    if let Some(cells) = super::chain::seen(context, guards, step).filter(|_| guards.len() > 1) {
        return style.say(&DeadlyText::Seen {
            would: &would,
            holds: Holds(guards),
            cells,
            gone: &step.conclusion,
            count: Count(guards.len()),
        });
    }
    let excluded = |it| guards.iter().all(|guard| context.layout.clash(guard, it));
    if guards.len() > 1 && step.conclusion.eliminate.iter().all(excluded) {
        return style.say(&DeadlyText::Whichever { would: &would, holds: Holds(guards), gone: &step.conclusion });
    }
    style.say(&DeadlyText::Concluded { would: &would, holds: Holds(guards), gone: &step.conclusion })
}

/// The consequence there would be without the guards.
fn would(context: &StepContext<'_>, it: &Deadly) -> String {
    let style = context.style;
    let lead =
        style.say(&DeadlyText::Without { without: &it.guards, cells: it.deadly.cells(), held: it.deadly.all_digits() });
    match it.kind {
        DeadlyKind::UniqueRectangle | DeadlyKind::UniqueLoop | DeadlyKind::ExtendedRectangle => {
            style.say(&DeadlyText::Exchange { lead: &lead })
        }
        DeadlyKind::AvoidableRectangle => style.say(&DeadlyText::ExchangeNotGiven { lead: &lead }),
        DeadlyKind::Bug => style.say(&DeadlyText::Bug { without: &it.guards, houses: Area(2) }),
        DeadlyKind::BivalueOddagon => unfillable::odd_loop(context, it),
        DeadlyKind::Tridagon => unfillable::four_boxes(context, it),
    }
}

/// Sentences about cells that would allow two solutions.
#[derive(Clone, Copy, Debug)]
pub(crate) enum DeadlyText<'a> {
    Placed { would: &'a str, holds: Holds<'a> },
    Joined { would: &'a str, holds: Holds<'a>, joined: &'a str, gone: &'a Conclusion },
    Seen { would: &'a str, holds: Holds<'a>, cells: CellSet, gone: &'a Conclusion, count: Count },
    Whichever { would: &'a str, holds: Holds<'a>, gone: &'a Conclusion },
    Concluded { would: &'a str, holds: Holds<'a>, gone: &'a Conclusion },
    Without { without: &'a CandidateSet, cells: CellSet, held: DigitSet },
    Exchange { lead: &'a str },
    ExchangeNotGiven { lead: &'a str },
    Bug { without: &'a CandidateSet, houses: Area },
}
