//! A fish that was found, and its report.
use crate::kernels::fish::limits::BASE;
use crate::{Context, Sink, proof};
use qedoku_core::{CandidateSet, CellSet, Digit, FishBody, HouseSet, Pattern, Slot, Truth, argument};
use std::ops::ControlFlow;

/// Reports fish, those first that need their whole base. A fish that falls apart, so that less of the base proves the
/// eliminations, is kept back, and reported only if it clears something that those do not.
#[derive(Debug, Default)]
pub(super) struct FishReporter {
    cleared: [CellSet; Digit::COUNT],
    first_kept_back: Option<FoundFish>,
    kept_back: Vec<FoundFish>,
}

impl FishReporter {
    /// Reports the fish or keeps it back.
    pub(super) fn take(&mut self, fish: &FoundFish, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        if !fish.is_whole(cx) {
            if self.first_kept_back.is_none() {
                self.first_kept_back = Some(*fish);
            } else if !sink.wants_one() && self.clears_more(fish) {
                self.keep_back(fish);
            }
            return ControlFlow::Continue(());
        }
        self.cleared[fish.digit.index()] |= fish.gone;
        fish.report(cx, sink)
    }

    /// True if the fish clears something that those reported do not.
    fn clears_more(&self, fish: &FoundFish) -> bool {
        !fish.gone.is_subset(self.cleared[fish.digit.index()])
    }

    /// Keeps a fish back; whenever there is no room, those go that are not worth it any more.
    fn keep_back(&mut self, fish: &FoundFish) {
        if self.kept_back.len() == self.kept_back.capacity() {
            let cleared = self.cleared;
            self.kept_back.retain(|kept| !kept.gone.is_subset(cleared[kept.digit.index()]));
        }
        self.kept_back.push(*fish);
    }

    /// Reports of those kept back what is worth it.
    pub(super) fn close(self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        for fish in self.first_kept_back.iter().chain(&self.kept_back) {
            if self.clears_more(fish) {
                fish.report(cx, sink)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// As many base houses as cover houses for a digit, and what lies outside the cover.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FoundFish {
    /// The digit.
    pub digit: Digit,
    /// The houses that must take the digit.
    pub base: HouseSet,
    /// The houses that can give it to them.
    pub cover: HouseSet,
    /// The places in the base that the cover does not hold, and those that two base houses share.
    pub fins: CellSet,
    /// The places that lose the digit.
    pub gone: CellSet,
}

impl FoundFish {
    /// True if no smaller base would prove the eliminations.
    pub(crate) fn is_whole(&self, cx: &Context<'_>) -> bool {
        let plane = cx.board.plane(self.digit);
        let mut places = [CellSet::EMPTY; BASE];
        let mut size = 0;
        for (places, house) in places.iter_mut().zip(self.base) {
            *places = plane & cx.layout.cells(house);
            size += 1;
        }
        proof::needs_all(cx.layout, &mut places[..size], self.gone)
    }

    /// The cover and the fins.
    pub(super) const fn body(&self) -> FishBody {
        FishBody { cover: self.cover, fins: self.fins }
    }

    /// The digit in the base houses.
    pub(super) fn slots(&self) -> Vec<Slot> {
        self.base.iter().map(|house| Slot::House(house, self.digit)).collect()
    }

    /// Reports the fish. The truths are the places of the digit in the base.
    pub fn report(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        sink.eliminate(CandidateSet::of_digit(self.digit, self.gone), || self.evidence(cx))
    }

    /// The fish, and the places of the digit in the base.
    pub fn evidence(&self, cx: &Context<'_>) -> (Pattern, Vec<Truth>) {
        let fish = argument::Fish::new(cx.layout, self.digit, self.base, self.body());
        (Pattern::of(fish), cx.truths(&self.slots()))
    }
}

/// The cells of several houses.
pub(super) fn cells(cx: &Context<'_>, houses: HouseSet) -> CellSet {
    houses.iter().fold(CellSet::EMPTY, |all, house| all | cx.layout.cells(house))
}
