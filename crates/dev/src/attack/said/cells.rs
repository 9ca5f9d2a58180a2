//! Singles, locked candidates, subsets, wings and exclusions: cells and what they have room for.
use super::{PatternFault, StepOnBoard, so};
use qedoku_core::argument::{AlmostLockedSubset, HiddenSubset, NakedSubset};
use qedoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Clash, Confined, Digit, DigitSet, Exclusion, House, Single, Slot, Subset,
    Wing,
};

impl StepOnBoard<'_> {
    pub(super) fn single(&self, it: &Single) -> PatternFault {
        let left = self.left(it.slot);
        so(left.len() == 1 && left == self.step.conclusion.place, "its slot has not just what is placed")
    }

    pub(super) fn clash(&self, it: &Clash) -> PatternFault {
        let mut slots = Vec::new();
        for slot in it.slots() {
            let members = self.left(slot);
            so(!members.is_empty() && self.one_true(&members), "a slot takes none of its candidates")?;
            slots.push(members);
        }
        let gone = self.step.conclusion.eliminate;
        let is_ruled_out = |it| slots.iter().any(|members| self.exclude(members, &CandidateSet::of(it)));
        so(gone.iter().all(is_ruled_out), "something goes that a candidate of each slot allows")?;
        self.goes_from(&gone)
    }

    pub(super) fn confined(&self, it: &Confined) -> PatternFault {
        let [from, to] = [it.from, it.to].map(|house| self.layout.cells(house));
        let places = self.board.plane(it.digit) & from;
        so(!places.is_empty() && places.is_subset(to), "its digit is not confined")?;
        let cleared = (self.board.plane(it.digit) & to) - from;
        match it.last {
            None => self.goes_from(&Self::of(it.digit, cleared)),
            Some(last) => self.one_left(last, it.digit, cleared),
        }
    }

    /// A house has one place for a digit left, which is filled, once some are gone that it has now.
    fn one_left(&self, house: House, digit: Digit, cleared: CellSet) -> PatternFault {
        let places = self.board.plane(digit) & self.layout.cells(house);
        let left = Self::of(digit, places - cleared);
        so(places.meets(cleared), "its last house loses nothing")?;
        so(left.len() == 1 && left == self.step.conclusion.place, "what it leaves is not what is placed")?;
        so(self.step.conclusion.eliminate.is_empty(), "it leaves a place and clears others")
    }

    pub(super) fn subset(&self, subset: &Subset) -> PatternFault {
        match subset {
            Subset::Naked(it) => self.naked(it),
            Subset::Hidden(it) => self.hidden(it),
            Subset::AlmostLocked(it) => self.almost_locked(it),
        }
    }

    fn naked(&self, it: &NakedSubset) -> PatternFault {
        so(self.digits(it.cells) == it.digits && it.cells.len() == it.digits.len(), "its cells have other digits")?;
        so(it.cells.is_subset(self.board.open()), "a cell of it is filled")?;
        let mut cleared = CellSet::EMPTY;
        for house in it.houses {
            let cells = self.layout.cells(house);
            so(it.cells.is_subset(cells), "a house has not all its cells")?;
            cleared |= cells - it.cells;
        }
        self.goes_from(&by_cell(cleared, it.digits))
    }

    fn hidden(&self, it: &HiddenSubset) -> PatternFault {
        let house = self.layout.cells(it.house);
        let places = |digit| self.board.plane(digit) & house;
        let all = it.digits.iter().fold(CellSet::EMPTY, |all, digit| all | places(digit));
        so(it.digits.iter().all(|digit| !places(digit).is_empty()), "a digit of it stands in its house")?;
        so(all == it.cells && it.cells.len() == it.digits.len(), "its digits have other places")?;
        match it.last {
            None => self.goes_from(&by_cell(it.cells, DigitSet::ALL - it.digits)),
            Some(last) => {
                so(!it.digits.contains(last), "its last digit is one of its own")?;
                self.one_left(it.house, last, it.cells)
            }
        }
    }

    fn almost_locked(&self, it: &AlmostLockedSubset) -> PatternFault {
        let [naked, hidden] = [it.naked, it.hidden].map(|house| self.layout.cells(house));
        so(it.cells.is_subset(naked - hidden) && it.cells.is_subset(self.board.open()), "its cells are elsewhere")?;
        so(self.digits(it.cells).is_subset(it.digits), "its cells have other digits")?;
        let planes = it.digits.iter().fold(CellSet::EMPTY, |all, digit| all | self.board.plane(digit));
        so((planes & hidden) - naked == it.places, "its digits have other places")?;
        let open = |digit| !self.left(Slot::House(it.hidden, digit)).is_empty();
        so(it.digits.iter().all(open), "a digit of it stands in the house of its places")?;
        so(it.cells.len() + 1 == it.digits.len() && it.places.len() + 1 == it.digits.len(), "it is not almost locked")?;
        let rest = (naked - hidden) - it.cells;
        self.goes_from(&(by_cell(rest, it.digits) | by_cell(it.places, DigitSet::ALL - it.digits)))
    }

    pub(super) fn wing(&self, it: &Wing) -> PatternFault {
        let cells = it.pivot | it.pincers;
        so(cells.is_subset(self.board.open()) && !it.pivot.meets(it.pincers), "a cell of it is filled, or is both")?;
        let sees = |cell: Cell| cells.without(cell).is_subset(self.layout.peers(cell));
        so(it.pivot.iter().all(sees), "a pivot does not see all others")?;
        let all = self.digits(cells);
        so(all.len() == cells.len(), "it has not as many digits as cells")?;
        let apart = |digit| {
            let places = self.board.plane(digit) & cells;
            places.iter().all(|cell| places.without(cell).is_subset(self.layout.peers(cell)))
        };
        so((all - it.digits).iter().all(apart), "another digit fits into it twice")?;
        for digit in it.digits {
            so(self.one_true(&Self::of(digit, cells)), "a digit of it stands in no cell of it")?;
            so(!self.step.conclusion.eliminate.plane(digit).is_empty(), "a digit of it goes nowhere")?;
        }
        let sees_all = |lost: Candidate| it.digits.contains(lost.digit) && self.sees_all(lost, cells);
        so(self.step.conclusion.eliminate.iter().all(sees_all), "what goes does not see all its places")
    }

    pub(super) fn exclusion(&self, it: &Exclusion) -> PatternFault {
        let slots = it.base.iter().map(Slot::Cell).chain(it.excluders.iter().copied());
        so(slots.clone().all(|slot| !self.left(slot).is_empty()), "a slot of it is filled")?;
        so(it.excluders.iter().all(|slot| !it.base.iter().any(|cell| *slot == Slot::Cell(cell))), "a cell is both")?;
        let sees = |cell: &Cell| self.step.conclusion.eliminate.cells().contains(*cell);
        for lost in self.step.conclusion.eliminate.iter() {
            so(it.base.contains(lost.cell), "what goes is not of its base")?;
            let rest: Vec<Cell> = it.base.without(lost.cell).iter().collect();
            so(!self.fills(&rest, CandidateSet::of(lost), it), "its base can be filled with what goes")?;
        }
        so(it.base.iter().any(|cell| sees(&cell)), "nothing goes from its base")
    }

    /// True if cells can be filled beside what is chosen, and all excluders then.
    fn fills(&self, cells: &[Cell], chosen: CandidateSet, it: &Exclusion) -> bool {
        let slots: Vec<Slot> = cells.iter().copied().map(Slot::Cell).chain(it.excluders.iter().copied()).collect();
        self.fills_all(&slots, chosen)
    }

    fn fills_all(&self, slots: &[Slot], chosen: CandidateSet) -> bool {
        let Some((&slot, rest)) = slots.split_first() else { return true };
        let left = self.left(slot);
        let free = |candidate: &Candidate| !chosen.iter().any(|by| self.layout.clash(by, *candidate));
        left.meets(&chosen) && self.fills_all(rest, chosen)
            || left.iter().filter(free).any(|candidate| self.fills_all(rest, chosen | CandidateSet::of(candidate)))
    }
}

/// Digits in cells.
fn by_cell(cells: CellSet, digits: DigitSet) -> CandidateSet {
    cells.iter().fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, digits))
}
