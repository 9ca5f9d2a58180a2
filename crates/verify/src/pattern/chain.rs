//! Chains, rings and krakens: their links hold, and they have to do with what follows.
use super::{Stated, agree, links};
use crate::fault::Fault;
use qedoku_core::argument::{Chain, Kraken, Reason, Ring, StrongLink};
use qedoku_core::{CandidateSet, CellSet, Truth};

impl Stated<'_> {
    pub(super) fn chain(&self, chain: &Chain) -> Result<(), Fault> {
        for link in chain.links() {
            links::check_strong(self, link)?;
        }
        for [from, to] in chain.weak_links() {
            links::check_weak(self, from, to)?;
        }
        for truth in &self.step.truths {
            let linked = |link: &StrongLink| match (truth.slot(), truth, link.reason) {
                (Some(slot), ..) => link.reason.slots().contains(&slot),
                (None, Truth::Guard(guard), Reason::Deadly(deadly)) => {
                    guard.deadly == deadly && guard.guards == link.ends()
                }
                _ => false,
            };
            agree(chain.links().any(linked), "a truth that no link rests on")?;
        }
        if chain.is_loop() {
            return Ok(());
        }
        let seen = |of: &CandidateSet| of.iter().fold(CandidateSet::ALL, |all, it| all & self.layout.clashes(it));
        let both = seen(chain.start()) & seen(chain.end());
        let eliminate = self.step.conclusion.eliminate;
        // Two chains may be told as one if they share most of their links: then its ends rule out a part of what goes.
        agree(eliminate.is_subset(&both), "ends that do not both rule out anything that goes")
    }

    /// Each house of a ring has its place, the next one and guardians.
    pub(super) fn ring(&self, ring: &Ring) -> Result<(), Fault> {
        let plane = self.board.plane(ring.digit);
        let mut guardians = CellSet::EMPTY;
        let nexts = ring.places.iter().cycle().skip(1);
        for ((place, next), slot) in ring.places.iter().zip(nexts).zip(ring.slots()) {
            let places = self.known(slot)?.plane(ring.digit);
            let joined = places.contains(place.cell) && places.contains(next.cell);
            agree(joined, "a place that is not in its house with the next")?;
            guardians |= places - ring.cells();
        }
        agree(guardians == ring.guardians && ring.cells().is_subset(plane), "other guardians than its houses have")
    }

    pub(super) fn kraken(&self, kraken: &Kraken) -> Result<(), Fault> {
        let fish = &kraken.fish;
        self.bodies(fish)?;
        let places = fish.base.iter().fold(CellSet::EMPTY, |all, house| all | self.layout.cells(house));
        let places = places & self.board.plane(fish.digit);
        let held = kraken.line.map_or(CellSet::EMPTY, |line| places & self.layout.cells(line));
        let wanted = CandidateSet::of_digit(fish.digit, fish.fins() | held);
        agree(kraken.starts() == wanted, "paths from elsewhere than its fins and what it has in their house")?;
        for path in &kraken.paths {
            for link in &path.links {
                links::check_strong(self, link)?;
            }
            for [from, to] in path.weak_links() {
                links::check_weak(self, &from, &to)?;
            }
            let goes = self.step.conclusion.eliminate == CandidateSet::of(path.end);
            agree(goes, "a path that does not lead to what goes")?;
        }
        Ok(())
    }
}
