//! Cases inside an assumption: slots all of whose candidates take the same away.
use super::assumed::AssumedBoard;
use super::closures::Closures;
use super::plan::{CommonLoss, InnerArgument};
use super::reduced::AssumptionBoard;
use super::refute::{RefutePass, Trial};
use qedoku_core::{Candidate, CandidateSet, CellSet, Digit, Layout, Slot};

/// The most candidates of a slot whose cases are tried inside an assumption.
const CASES: usize = 3;

/// The most candidates that are removed before their consequences are worked out.
const AT_ONCE: usize = 24;

/// Works out the cases of every slot with few candidates and takes away what all of them do: what settles a slot at
/// once if there is any, or else everything.
pub(super) fn pass<P: AssumedBoard>(
    trial: &mut Trial<'_>,
    position: &mut P,
    inner: &mut Vec<InnerArgument>,
    closures: &mut Closures,
) -> RefutePass {
    if trial.spent >= trial.limit {
        return RefutePass::Unknown;
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
        return RefutePass::Nothing;
    }
    closures.change();
    if position.close(trial.rules) { RefutePass::Contradiction } else { RefutePass::Progress }
}

/// The candidates that the slots with few candidates eliminate, each by the slot whose cases fill the fewest cells,
/// those that fill the fewest first.
fn found<P: AssumedBoard>(trial: &mut Trial<'_>, position: &P, closures: &mut Closures) -> Vec<CommonLoss> {
    let layout = trial.rules.layout;
    let mut assumed = CandidateSet::EMPTY;
    let mut cheapest = Cheapest::default();
    for (slot, members) in slots(position.reduced(), layout) {
        let mut left = CandidateSet::EMPTY;
        let mut filled = 0;
        for &member in members.as_slice() {
            trial.spent += usize::from(assumed.add(member));
            let closed = closures.of(position, member, trial.rules, true);
            left |= closed.left;
            filled += closed.filled_since(position);
        }
        // A member that goes does so by its own contradiction.
        members.as_slice().iter().for_each(|&member| left.insert(member));
        for digit in Digit::ALL {
            for cell in position.reduced().candidates().plane(digit) - left.plane(digit) {
                cheapest.offer(CommonLoss { cost: filled, slot, lost: Candidate { cell, digit } });
            }
        }
    }
    cheapest.found.sort_unstable();
    cheapest.found
}

/// For each candidate that is lost the slot that takes it away at the least cost.
struct Cheapest {
    /// The number of the one of each candidate, counted from 1; 0 if it has none.
    number: [u16; Candidate::COUNT],
    found: Vec<CommonLoss>,
}

impl Default for Cheapest {
    fn default() -> Self {
        Self { number: [0; Candidate::COUNT], found: Vec::new() }
    }
}

impl Cheapest {
    fn offer(&mut self, common: CommonLoss) {
        let number = &mut self.number[common.lost.index()];
        if let Some(index) = usize::from(*number).checked_sub(1) {
            let best = &mut self.found[index];
            *best = common.min(*best);
        } else {
            self.found.push(common);
            *number = self.found.len() as u16;
        }
    }
}

/// The candidates of a slot that has two or three.
#[derive(Clone, Copy)]
pub(super) struct FewCandidates {
    list: [Candidate; CASES],
    len: usize,
}

impl FewCandidates {
    /// None if there are too few or too many.
    fn new(mut candidates: impl Iterator<Item = Candidate>) -> Option<Self> {
        let first = candidates.next()?;
        let second = candidates.next()?;
        let third = candidates.next();
        let few = Self { list: [first, second, third.unwrap_or(second)], len: if third.is_some() { 3 } else { 2 } };
        candidates.next().is_none().then_some(few)
    }

    /// The candidates.
    pub(super) fn as_slice(&self) -> &[Candidate] {
        &self.list[..self.len]
    }
}

/// The slots with few candidates, and these.
pub(super) fn slots(reduced: &AssumptionBoard, layout: &Layout) -> Vec<(Slot, FewCandidates)> {
    let mut found = Vec::with_capacity(CellSet::ALL.len());
    for cell in reduced.cells_with_few() {
        let digits = reduced.candidates().digits(cell).into_iter();
        found.extend(
            FewCandidates::new(digits.map(|digit| Candidate { cell, digit })).map(|few| (Slot::Cell(cell), few)),
        );
    }
    for house in layout.houses() {
        let cells = layout.cells(house);
        for digit in Digit::ALL {
            let places = (reduced.candidates().plane(digit) & cells).iter();
            let few = FewCandidates::new(places.map(|cell| Candidate { cell, digit }));
            found.extend(few.map(|few| (Slot::House(house, digit), few)));
        }
    }
    found
}
