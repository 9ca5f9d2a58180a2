//! Exocets: which cells and lines they have, and that no digit of the base has room without the targets.
use super::{Stated, agree};
use crate::fault::StepFault;
use crate::pattern_flaw::PatternFlaw;
use qedoku_core::argument::Exocet;
use qedoku_core::{Cell, CellSet, Digit, House, HouseSet, Slot, Truth};

impl Stated<'_> {
    pub(super) fn exocet(&self, it: &Exocet) -> Result<(), StepFault> {
        self.open(it.base | it.targets)?;
        agree(it.base.len() == 2 && it.targets.len() == 2, PatternFlaw::OtherBaseAndTargets)?;
        agree(self.digits(it.base) == it.digits, PatternFlaw::BaseOfOtherDigits)?;
        let around = self.layout.houses_around(it.base);
        let lines = around & self.layout.lines();
        let boxes = around & self.layout.boxes();
        let (Some(line), true) = (lines.single(), boxes.is_one()) else {
            return agree(false, PatternFlaw::BaseNotInLineAndBox);
        };
        let seen = around.iter().fold(CellSet::EMPTY, |all, house| all | self.layout.cells(house));
        agree(!it.targets.meets(seen), PatternFlaw::TargetInHouseOfBase)?;
        self.cross_lines(it, line)?;
        self.mirrors(it, line)?;
        let known = self.truth_cells();
        let mirrored = it.mirrors.iter().fold(CellSet::EMPTY, |all, &cells| all | cells);
        agree(known.is_subset(it.base | it.targets | mirrored), PatternFlaw::TruthOfUnnamedCell)?;
        let fits = |digit| self.has_room(it, digit, seen);
        agree(!it.digits.iter().any(fits), PatternFlaw::DigitHasRoomWithoutTargets)
    }

    /// There are three lines across that of the base, none through the base, with the targets in two of them; and what
    /// truths say of lines is said of these and of houses of the mirrors.
    fn cross_lines(&self, it: &Exocet, line: House) -> Result<(), StepFault> {
        let across = it.lines.len() == 3 && it.lines.is_subset(self.layout.across(line));
        let touched = it.base.iter().any(|cell| self.layout.houses_of(cell).meets(it.lines));
        agree(across && !touched, PatternFlaw::OtherLinesThanThree)?;
        let own = it.targets.iter().map(|cell| self.layout.houses_of(cell) & it.lines);
        agree(own.fold(HouseSet::EMPTY, |all, line| all | line).len() == 2, PatternFlaw::TargetsOutsideTwoLines)?;
        let mirrored = it.mirrors.iter().filter(|cells| !cells.is_empty());
        let beside = mirrored.fold(it.lines, |all, &cells| all | self.layout.houses_around(cells));
        let named = |truth: &Truth| matches!(truth.slot(), Some(Slot::House(house, _)) if !beside.contains(house));
        agree(!self.step.truths.iter().any(named), PatternFlaw::TruthOfUnnamedLine)
    }

    /// There are none, or one for each target: the cells of the box of the other target outside the lines of the base,
    /// of the target and across through the other target. One is left out if no truth speaks of its houses.
    fn mirrors(&self, it: &Exocet, line: House) -> Result<(), StepFault> {
        if it.mirrors.is_empty() {
            return Ok(());
        }
        let along = self.layout.along(line);
        let targets: Vec<Cell> = it.targets.iter().collect();
        agree(it.mirrors.len() == targets.len(), PatternFlaw::MirrorsNotOnePerTarget)?;
        for (index, (&mirror, &own)) in it.mirrors.iter().zip(&targets).enumerate() {
            let Some(&other) = targets.get(1 - index) else { continue };
            let of = self.layout.houses_of(other);
            let block = (of & self.layout.boxes()).iter().fold(CellSet::EMPTY, |all, it| all | self.layout.cells(it));
            let row = self.layout.houses_of(own) & along;
            let column = of & it.lines;
            let outside = (row | column).with(line);
            let cells = outside.iter().fold(block, |left, house| left - self.layout.cells(house));
            agree(mirror.is_empty() || mirror == cells, PatternFlaw::OtherMirror)?;
        }
        Ok(())
    }

    /// True if a digit of the base, which its houses lose elsewhere, has a place in each of the lines that lack it,
    /// none of them a target and no two of which see each other.
    fn has_room(&self, it: &Exocet, digit: Digit, seen: CellSet) -> bool {
        let places = (self.board.plane(digit) - seen) - it.targets;
        let open = it.lines.filter(|house| !self.board.is_settled(Slot::House(house, digit)));
        self.has_way(open, places)
    }

    fn has_way(&self, lines: HouseSet, places: CellSet) -> bool {
        let Some(line) = lines.first() else { return true };
        let mut cells = (places & self.layout.cells(line)).iter();
        cells.any(|cell| self.has_way(lines.without(line), places - self.layout.peers(cell)))
    }
}
