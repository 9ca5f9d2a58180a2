//! Chains, rings and krakens: their links hold, and they have to do with what follows.
use super::{Stated, agree, links};
use crate::fault::StepFault;
use crate::pattern_flaw::PatternFlaw;
use qedoku_core::argument::{Chain, Kraken, Reason, Ring, StrongLink};
use qedoku_core::{Candidate, CandidateSet, CellSet, Conclusion, HouseSet, Truth};

impl Stated<'_> {
    pub(super) fn chain(&self, chain: &Chain) -> Result<(), StepFault> {
        links::check_all(self, &chain.links(), chain.weak_links().map(|[from, to]| [*from, *to]))?;
        for truth in &self.step.truths {
            let linked = |link: &StrongLink| match (truth.slot(), truth, link.reason) {
                (Some(slot), ..) => link.reason.slots().contains(&slot),
                (None, Truth::Guard(guard), Reason::Deadly(deadly)) => {
                    guard.deadly == deadly && guard.guards == link.ends()
                }
                _ => false,
            };
            agree(chain.links().any(linked), PatternFlaw::TruthOfNoLink)?;
        }
        let Conclusion { place, eliminate } = self.step.conclusion;
        if chain.is_loop() {
            return agree(place.is_empty(), PatternFlaw::LoopPlaceNotFilled);
        }
        let round = *chain.start() == place && *chain.end() == place;
        agree(place.is_empty() || round, PatternFlaw::PlaceNotBothEnds)?;
        let seen = |of: &CandidateSet| of.iter().fold(CandidateSet::ALL, |all, it| all & self.layout.clashes(it));
        let both = seen(chain.start()) & seen(chain.end());
        // Two chains may be told as one if they share most of their links: then its ends rule out a part of what goes.
        agree(eliminate.is_subset(&both), PatternFlaw::EndsRuleOutNothing)
    }

    /// Each house of a ring has its place, the next one and guardians.
    pub(super) fn ring(&self, ring: &Ring) -> Result<(), StepFault> {
        let plane = self.board.plane(ring.digit);
        let count = ring.places.len();
        let mut guardians = CellSet::EMPTY;
        agree(count % 2 == 1 && count > 2 && ring.cells().len() == count, PatternFlaw::EvenPlacesOrOneTwice)?;
        let nexts = ring.places.iter().cycle().skip(1);
        for ((place, next), slot) in ring.places.iter().zip(nexts).zip(ring.slots()) {
            let places = self.known(slot)?.plane(ring.digit);
            let joined = places.contains(place.cell) && places.contains(next.cell);
            agree(joined, PatternFlaw::PlaceApartFromNext)?;
            guardians |= places - ring.cells();
        }
        agree(guardians == ring.guardians && ring.cells().is_subset(plane), PatternFlaw::OtherGuardians)?;
        let seen = CandidateSet::of_digit(ring.digit, self.layout.common_peers(guardians));
        let Conclusion { place, eliminate } = &self.step.conclusion;
        let follows = place.is_subset(&CandidateSet::of_digit(ring.digit, guardians)) && eliminate.is_subset(&seen);
        agree(follows, PatternFlaw::GuardiansSeeNotAll)
    }

    pub(super) fn kraken(&self, kraken: &Kraken) -> Result<(), StepFault> {
        let fish = &kraken.fish;
        self.bodies(fish)?;
        let places = fish.base.iter().fold(CellSet::EMPTY, |all, house| all | self.layout.cells(house));
        let places = places & self.board.plane(fish.digit);
        let held = kraken.line.map_or(CellSet::EMPTY, |line| places & self.layout.cells(line));
        let wanted = CandidateSet::of_digit(fish.digit, fish.fins() | held);
        agree(kraken.starts() == wanted, PatternFlaw::PathsFromElsewhere)?;
        for path in &kraken.paths {
            links::check_all(self, &path.links.iter(), path.weak_links())?;
            let goes = self.step.conclusion.eliminate == CandidateSet::of(path.end);
            agree(goes, PatternFlaw::PathLeadsElsewhere)?;
        }
        // Without a house from which paths lead as well, the fish itself clears what goes.
        let cleared = |end: Candidate| {
            let times = |houses: HouseSet| (houses & self.layout.houses_of(end.cell)).len();
            end.digit == fish.digit && fish.bodies().any(|body| times(body.cover) > times(fish.base))
        };
        let led = kraken.line.is_some() || kraken.paths.iter().all(|path| cleared(path.end));
        agree(led, PatternFlaw::PathsOutsideFish)
    }
}
