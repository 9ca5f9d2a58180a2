//! Cases inside an assumption: slots all of whose candidates take the same away.
use super::assumed::AssumedBoard;
use super::closures::Closures;
use super::plan::{CommonLoss, InnerArgument};
use super::refute::{Pass, Trial};
use qedoku_core::{Candidate, CandidateSet, Layout, Slot};

/// How many candidates a slot has at most whose cases are tried inside an assumption.
const CASES: usize = 3;

/// How many candidates are taken away before what follows is worked out.
const AT_ONCE: usize = 24;

/// Works out the cases of every slot with few candidates and takes away what all of them do: what settles a slot at
/// once if there is any, or else everything.
pub(super) fn pass<P: AssumedBoard>(
    trial: &mut Trial<'_>,
    position: &mut P,
    inner: &mut Vec<InnerArgument>,
    closures: &mut Closures,
) -> Pass {
    if trial.spent >= trial.limit {
        return Pass::Unknown;
    }
    let layout = trial.rules.layout;
    let found = found(trial, position, closures);
    let settling = position.reduced().pairs(layout);
    let telling = found.iter().any(|common| settling.contains(common.lost));
    let mut taken = 0;
    for CommonLoss { slot, lost, .. } in found {
        if taken < AT_ONCE && (!telling || settling.contains(lost)) && position.reduced().is_open(lost) {
            inner.push(InnerArgument::Cases(slot, lost, Vec::new()));
            position.eliminate(layout, lost);
            taken += 1;
        }
    }
    if taken == 0 {
        return Pass::Nothing;
    }
    closures.change();
    if position.close(trial.rules) { Pass::Contradiction } else { Pass::Progress }
}

/// What the slots with few candidates take away, each by the one whose cases fill the fewest cells, and those first that
/// take the fewest.
fn found<P: AssumedBoard>(trial: &mut Trial<'_>, position: &P, closures: &mut Closures) -> Vec<CommonLoss> {
    let layout = trial.rules.layout;
    let mut assumed = CandidateSet::EMPTY;
    let mut cheapest: [Option<CommonLoss>; Candidate::COUNT] = [None; Candidate::COUNT];
    for (slot, members) in slots(position, layout) {
        let (mut left, mut filled) = (CandidateSet::EMPTY, 0);
        for member in members.iter() {
            trial.spent += usize::from(assumed.add(member));
            let closed = closures.of(position, member, trial.rules, true);
            left |= closed.left;
            filled += closed.filled_since(position);
        }
        // A member that goes does so by its own contradiction.
        let lost = *position.reduced().candidates() - left - members;
        for lost in lost.iter() {
            let (best, common) = (&mut cheapest[lost.index()], CommonLoss { cost: filled, slot, lost });
            *best = Some(best.map_or(common, |best| best.min(common)));
        }
    }
    let mut found: Vec<CommonLoss> = cheapest.into_iter().flatten().collect();
    found.sort_unstable();
    found
}

/// The slots with few candidates, and these.
pub(super) fn slots<P: AssumedBoard>(position: &P, layout: &Layout) -> Vec<(Slot, CandidateSet)> {
    let candidates = position.reduced().candidates();
    let size = |slot: Slot| match slot {
        Slot::Cell(cell) => candidates.digits(cell).len(),
        Slot::House(house, digit) => (candidates.plane(digit) & layout.cells(house)).len(),
    };
    let few = layout.slots().filter(|&slot| (2..=CASES).contains(&size(slot)));
    few.map(|slot| (slot, slot.candidates(layout) & *candidates)).collect()
}
