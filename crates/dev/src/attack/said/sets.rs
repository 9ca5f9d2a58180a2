//! Almost locked sets: each has its digits, and lacks no more of them than it has too many.
use super::{PatternFault, StepOnBoard, so};
use qedoku_core::argument::LinkedSet;
use qedoku_core::{AlmostLocked, Blossom, Candidate, CandidateSet, CellSet, DigitSet, SetChain, Sets, SueDeCoq};

impl StepOnBoard<'_> {
    pub(super) fn sets(&self, sets: &Sets) -> PatternFault {
        so(self.step.conclusion.place.is_empty(), "something is placed that it does not leave")?;
        match sets {
            Sets::Chain(it) => self.set_chain(it),
            Sets::Blossom(it) => self.blossom(it),
            Sets::SueDeCoq(it) => self.sue_de_coq(it),
        }
    }

    /// The cells are open, of one house, with these digits, one more than they are many.
    fn set(&self, set: &AlmostLocked) -> PatternFault {
        so(!set.cells.is_empty() && set.cells.is_subset(self.board.open()), "a set has filled cells")?;
        so(self.digits(set.cells) == set.digits, "a set has other digits")?;
        so(set.digits.len() == set.cells.len() + 1, "a set is not almost locked")?;
        let home = self.layout.houses().iter().any(|house| set.cells.is_subset(self.layout.cells(house)));
        so(home, "a set is not in one house")
    }

    /// Not both sets have one of the digits, though both may.
    fn link(&self, one: CellSet, it: &LinkedSet) -> PatternFault {
        so(!it.common.is_empty(), "a link has no digit")?;
        let apart = |digit| {
            let [one, other] = [one, it.set.cells].map(|cells| Self::of(digit, cells) & *self.board.candidates());
            !one.is_empty() && !other.is_empty() && self.exclude(&one, &other)
        };
        so(it.common.iter().all(apart), "a digit of a link may be in both sets")
    }

    fn set_chain(&self, it: &SetChain) -> PatternFault {
        self.set(&it.first)?;
        let mut before = it.first;
        let mut common = DigitSet::EMPTY;
        for linked in &it.rest {
            self.set(&linked.set)?;
            self.link(before.cells, linked)?;
            so(linked.common != common || common.is_several(), "a set holds the digit that it lacks")?;
            (before, common) = (linked.set, linked.common);
        }
        if let [only] = it.rest.as_slice()
            && only.common.is_several()
        {
            return so(only.common.len() == 2, "two sets lack more than two digits");
        }
        let ends = [it.first.cells, before.cells];
        let lost = |lost: Candidate| ends.iter().all(|&cells| self.sees_all(lost, cells));
        so(self.step.conclusion.eliminate.iter().all(lost), "what goes does not see its places in both sets")?;
        let links = [it.rest.first(), it.rest.last()];
        let own = |lost: Candidate| links.iter().flatten().all(|it| it.common != DigitSet::of(lost.digit));
        so(self.step.conclusion.eliminate.iter().all(own), "what goes is a digit that an end may lack")
    }

    fn blossom(&self, it: &Blossom) -> PatternFault {
        let digits = it.petals.iter().fold(DigitSet::EMPTY, |all, petal| all | petal.common);
        so(self.board.digits(it.stem) == digits, "its stem has other digits")?;
        for petal in &it.petals {
            self.set(&petal.set)?;
            self.link(CellSet::of(it.stem), petal)?;
        }
        let lost = |lost: Candidate| {
            it.petals
                .iter()
                .all(|petal| self.sees_all(lost, petal.set.cells) && petal.common != DigitSet::of(lost.digit))
        };
        so(self.step.conclusion.eliminate.iter().all(lost), "what goes does not see its places in all petals")
    }

    fn sue_de_coq(&self, it: &SueDeCoq) -> PatternFault {
        let [one, other] = it.groups;
        let crossing = self.layout.cells(one.house) & self.layout.cells(other.house);
        so(it.crossing.cells.is_subset(crossing), "its crossing is elsewhere")?;
        for set in [it.crossing, one.set, other.set] {
            so(!set.cells.is_empty() && set.cells.is_subset(self.board.open()), "a cell of it is filled")?;
            so(self.digits(set.cells) == set.digits, "a part of it has other digits")?;
        }
        for group in it.groups {
            so(group.set.cells.is_subset(self.layout.cells(group.house)), "a group is not in its house")?;
            so(!group.set.cells.meets(it.crossing.cells), "a cell is in two parts of it")?;
        }
        so(!one.set.cells.meets(other.set.cells), "a cell is in two groups")?;
        // Each digit stands in its places once, or in each group that the crossing does not share it with.
        let cells = it.crossing.cells | one.set.cells | other.set.cells;
        let mut room = 0;
        let mut gone = CandidateSet::EMPTY;
        for digit in self.digits(cells) {
            let parts: Vec<CellSet> =
                if it.crossing.digits.contains(digit) { vec![cells] } else { vec![one.set.cells, other.set.cells] };
            for places in parts.into_iter().map(|part| self.board.plane(digit) & part).filter(|it| !it.is_empty()) {
                room += 1;
                gone |= Self::of(digit, self.layout.common_peers(places) & self.board.plane(digit));
            }
        }
        so(room == cells.len(), "it has not as many cells as digits")?;
        self.goes_from(&gone)
    }
}
