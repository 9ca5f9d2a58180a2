//! Almost locked sets: each has the digits that are said, and the links hold.
use super::{Stated, agree};
use crate::fault::Fault;
use qedoku_core::argument::{AlmostLocked, Blossom, SetChain, Sets, SueDeCoq};
use qedoku_core::{Candidate, CellSet, Digit, DigitSet};

impl Stated<'_> {
    pub(super) fn sets(&self, sets: &Sets) -> Result<(), Fault> {
        let cells = sets.all().iter().fold(CellSet::EMPTY, |all, set| all | set.cells);
        self.spoken_of(cells, "sets of which no truth speaks")?;
        agree(self.truth_cells().is_subset(cells), "a truth about a cell outside its sets")?;
        match sets {
            Sets::Chain(it) => self.set_chain(it),
            Sets::Blossom(it) => self.blossom(it),
            Sets::SueDeCoq(it) => self.sue_de_coq(it),
        }
    }

    /// The cells are open and have the digits.
    fn set(&self, set: &AlmostLocked) -> Result<(), Fault> {
        self.open(set.cells)?;
        agree(self.digits(set.cells) == set.digits, "a set with other digits than its cells have")
    }

    /// The same, and the cells lie in one house.
    pub(super) fn almost_locked(&self, set: &AlmostLocked) -> Result<(), Fault> {
        self.set(set)?;
        agree(!self.layout.houses_around(set.cells).is_empty(), "a set that does not lie in one house")
    }

    fn set_chain(&self, chain: &SetChain) -> Result<(), Fault> {
        self.almost_locked(&chain.first)?;
        let mut before = chain.first.cells;
        for it in &chain.rest {
            self.almost_locked(&it.set)?;
            self.linked(before, it.set.cells, it.common)?;
            before = it.set.cells;
        }
        match chain.rest.as_slice() {
            // Each set lacks one of the two digits and holds all its others.
            [only] if only.common.is_several() => Ok(()),
            rest => rest.last().map_or(Ok(()), |last| self.goes_by_ends([chain.first, last.set])),
        }
    }

    /// What goes sees all its places in both sets, one of which has it.
    fn goes_by_ends(&self, ends: [AlmostLocked; 2]) -> Result<(), Fault> {
        let seen = |candidate: Candidate| {
            let places = ends.map(|set| set.cells & self.board.plane(candidate.digit));
            let all = places[0] | places[1];
            places.iter().all(|cells| !cells.is_empty()) && all.is_subset(self.layout.peers(candidate.cell))
        };
        agree(self.step.conclusion.eliminate.iter().all(seen), "ends that do not both rule out what goes")
    }

    fn blossom(&self, blossom: &Blossom) -> Result<(), Fault> {
        let stem = CellSet::of(blossom.stem);
        self.open(stem)?;
        let linked = blossom.petals.iter().fold(DigitSet::EMPTY, |all, petal| all | petal.common);
        agree(linked == self.board.digits(blossom.stem), "a stem with other digits than its petals have links")?;
        for petal in &blossom.petals {
            self.almost_locked(&petal.set)?;
            self.linked(stem, petal.set.cells, petal.common)?;
        }
        Ok(())
    }

    fn sue_de_coq(&self, it: &SueDeCoq) -> Result<(), Fault> {
        self.set(&it.crossing)?;
        let mut crossing = CellSet::ALL;
        for group in &it.groups {
            self.set(&group.set)?;
            let cells = self.layout.cells(group.house);
            agree(group.set.cells.is_subset(cells), "a group outside its house")?;
            crossing &= cells;
        }
        // A group may hold what is left of the crossing.
        agree(it.crossing.cells.is_subset(crossing), "cells of a crossing that are not in both its houses")
    }

    /// No two places of a digit, one in each of the sets, can both be true.
    fn linked(&self, one: CellSet, other: CellSet, digits: DigitSet) -> Result<(), Fault> {
        let apart = |digit: Digit| {
            let [one, other] = [one, other].map(|cells| cells & self.board.plane(digit));
            one.iter().all(|cell| other.is_subset(self.layout.peers(cell)))
        };
        agree(digits.iter().all(apart), "a link whose places do not all see each other")
    }
}
