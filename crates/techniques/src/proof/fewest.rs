//! Few truths that bear out a conclusion: what the others make superfluous is left out.
use super::choice::{MemberChoice, MemberGroup, SlotMembers, satisfiable_like};
use super::joint;
use crate::Context;
use qedoku_core::{CandidateSet, Conclusion, Layout, Slot, Truth};

/// The number of choices that are tried before a truth counts as needed.
const CHOICES: usize = 2_000;

/// The truths of these slots that bear out the conclusion, less those that the others make superfluous; the last ones
/// are given up first. They stand in the order of the slots.
pub fn truths(cx: &Context<'_>, slots: &[Slot], conclusion: &Conclusion) -> Vec<Truth> {
    fewest(cx.layout, cx.truths(slots), conclusion)
}

/// Truths that bear out the conclusion, less those that the others make superfluous; the last ones are given up first.
pub(crate) fn fewest(layout: &Layout, kept: Vec<Truth>, conclusion: &Conclusion) -> Vec<Truth> {
    if kept.iter().any(Truth::is_joint) {
        return joint::fewest(layout, kept, conclusion);
    }
    let of_slots: Option<Vec<SlotMembers>> = kept.iter().map(SlotMembers::of).collect();
    if let Some(members) = of_slots {
        return fewest_of(layout, kept, members, conclusion);
    }
    let members: Vec<CandidateSet> = kept.iter().map(Truth::members).collect();
    fewest_of(layout, kept, members, conclusion)
}

/// The same for truths with these members.
fn fewest_of<T: MemberGroup<CandidateSet>>(
    layout: &Layout,
    mut kept: Vec<Truth>,
    mut members: Vec<T>,
    conclusion: &Conclusion,
) -> Vec<Truth> {
    // What could be chosen without one truth is mostly near to what can be without another.
    let mut model = CandidateSet::EMPTY;
    for index in (0..kept.len()).rev() {
        let spare = members.remove(index);
        if bear_out(layout, &members, conclusion, &mut model) {
            kept.remove(index);
        } else {
            members.insert(index, spare);
        }
    }
    kept
}

/// True if no choice of one member of each truth goes against a part of the conclusion. What takes too many choices to
/// find out does not count.
fn bear_out<T: MemberGroup<CandidateSet>>(
    layout: &Layout,
    truths: &[T],
    conclusion: &Conclusion,
    model: &mut CandidateSet,
) -> bool {
    let Conclusion { place, eliminate } = conclusion;
    let mut choices = CHOICES;
    let mut refuted = |choice| !satisfiable_like(layout, truths, choice, &mut choices, model);
    eliminate.iter().all(|candidate| refuted(MemberChoice::of(layout, candidate)))
        && place.iter().all(|candidate| refuted(MemberChoice::without(candidate)))
}
