//! Finds what would remove a candidate that is still possible.
use crate::words::TierText;
use qedoku_core::{Board, Candidate, Step};
use qedoku_explain::Style;
use qedoku_techniques::{Profile, Tier, each_instance};
use std::ops::ControlFlow;

/// The most steps of one technique that are looked at.
const FINDS: usize = 2_000;

/// The kind of step that would remove a candidate which is still possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RemovedBy {
    /// No step, because the digit goes there.
    Nothing,
    /// The first step of the easiest technique that removes it at once.
    AtOnce,
    /// Several steps, or a harder technique: no technique of these tiers removes it at once.
    Beyond(Tier),
}

impl RemovedBy {
    /// The sentence on what would remove it; `name` is the technique of the hardest step, and `lead` what leads there.
    pub(crate) fn sentence(self, style: Style, candidate: Candidate, name: &str, lead: &str) -> String {
        match self {
            Self::Nothing => style.say(&RemovedByText::Stays { candidate, lead }),
            Self::AtOnce => style.say(&RemovedByText::AtOnce { candidate, name }),
            Self::Beyond(tier) => style.say(&RemovedByText::Beyond { candidate, tier: TierText::of(tier), lead }),
        }
    }
}

/// The first step of the easiest technique up to a tier that removes a candidate from a position.
pub(crate) fn step(profile: &Profile, board: &Board, candidate: Candidate, up_to: Tier) -> Option<Step> {
    let layout = board.layout();
    let goes = |step: &Step| {
        let placed = step.conclusion.place.iter().map(|placed| layout.clashes(placed));
        placed.fold(step.conclusion.eliminate, |all, taken| all | taken).contains(candidate)
    };
    let techniques = profile.techniques().iter().filter(|technique| technique.info().tier <= up_to);
    techniques.into_iter().find_map(|technique| {
        let mut found = None;
        let mut left = FINDS;
        // It breaks with the step, or when it has looked at enough of them.
        let _ = each_instance(*technique, board, &mut |step| {
            left -= 1;
            if goes(&step) {
                found = Some(step);
            }
            if found.is_some() || left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found
    })
}

/// The messages on what would remove a candidate.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RemovedByText<'a> {
    Stays { candidate: Candidate, lead: &'a str },
    AtOnce { candidate: Candidate, name: &'a str },
    Beyond { candidate: Candidate, tier: TierText, lead: &'a str },
}
