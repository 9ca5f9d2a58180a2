//! Whether the pattern of a step agrees with its truths and with the board. No step is accepted because of its pattern:
//! the pattern is what readers are told, so it must be so.
mod chain;
mod cover;
mod deadly;
mod links;
mod sets;

use crate::fault::Fault;
use qedoku_core::argument::{
    Assumption, Case, Choice, Colors, Confined, Exclusion, Exocet, Forcing, Single, Symmetry, Templates, Wing,
};
use qedoku_core::{
    Board, CandidateSet, CellSet, Conclusion, DigitSet, House, HouseSet, Layout, Pattern, Slot, Step, Truth,
};

/// Checks what the pattern of a step says.
pub(crate) fn check(layout: &Layout, board: &Board, step: &Step) -> Result<(), Fault> {
    let it = Stated { layout, board, step };
    match &step.pattern {
        Pattern::Single(single) => it.single(single),
        Pattern::Confined(confined) => it.confined(confined),
        Pattern::Subset(subset) => it.subset(subset),
        Pattern::Fish(fish) => it.fish(fish),
        Pattern::SetLogic(count) => it.set_logic(count),
        Pattern::Wing(wing) => it.wing(wing),
        Pattern::Sets(sets) => it.sets(sets),
        Pattern::Colors(colors) => it.colors(colors),
        Pattern::Chain(chain) => it.chain(chain),
        Pattern::Ring(ring) => it.ring(ring),
        Pattern::Kraken(kraken) => it.kraken(kraken),
        Pattern::Deadly(deadly) => it.deadly(deadly),
        Pattern::Exclusion(exclusion) => it.exclusion(exclusion),
        Pattern::Templates(templates) => it.templates(*templates),
        Pattern::Exocet(exocet) => it.exocet(exocet),
        Pattern::Symmetry(symmetry) => it.symmetry(*symmetry),
        Pattern::Hypothesis(_) | Pattern::Guess | Pattern::Truths => Ok(()),
        Pattern::Forcing(forcing) => it.forcing(forcing),
    }
}

/// Refuses a pattern that has what the text says.
fn agree(agrees: bool, otherwise: &'static str) -> Result<(), Fault> {
    if agrees { Ok(()) } else { Err(Fault::PatternDisagrees(otherwise)) }
}

fn digits_of(candidates: &CandidateSet) -> DigitSet {
    DigitSet::ALL.filter(|digit| !candidates.plane(digit).is_empty())
}

/// A step on the board before it.
struct Stated<'a> {
    layout: &'a Layout,
    board: &'a Board,
    step: &'a Step,
}

impl Stated<'_> {
    /// What the truth about a slot says.
    fn known(&self, slot: Slot) -> Result<CandidateSet, Fault> {
        match self.step.truths.iter().find(|truth| truth.slot() == Some(slot)) {
            Some(truth) => Ok(truth.members()),
            None => Err(Fault::PatternWithoutTruth { slot, name: slot.name(self.layout) }),
        }
    }

    /// Some truth speaks of one of the cells.
    fn spoken_of(&self, cells: CellSet, otherwise: &'static str) -> Result<(), Fault> {
        agree(cells.iter().any(|cell| self.known(Slot::Cell(cell)).is_ok()), otherwise)
    }

    /// The cells are open, and there are some.
    fn open(&self, cells: CellSet) -> Result<(), Fault> {
        agree(!cells.is_empty(), "no cells")?;
        agree(cells.is_subset(self.board.open()), "a cell that is filled")
    }

    /// What the cells may hold.
    fn digits(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.board.digits(cell))
    }

    /// The house has the digit in one place besides those of the pattern, and the step places it there.
    fn leaves(&self, house: House, digit: qedoku_core::Digit) -> Result<(), Fault> {
        let places = self.known(Slot::House(house, digit))?;
        let placed = self.step.conclusion.place;
        agree(!placed.is_empty() && placed.is_subset(&places), "a last place that it does not fill")
    }

    fn single(&self, single: &Single) -> Result<(), Fault> {
        let placed = Some(self.step.conclusion.place).filter(|place| place.single().is_some());
        agree(Some(self.known(single.slot)?) == placed, "another candidate than the one it places")
    }

    fn confined(&self, it: &Confined) -> Result<(), Fault> {
        let outside = self.known(Slot::House(it.from, it.digit))?.plane(it.digit) - self.layout.cells(it.to);
        agree(outside.is_empty(), "a place outside of where its digit is confined")?;
        it.last.map_or(Ok(()), |last| self.leaves(last, it.digit))
    }

    /// The cells that truths speak of.
    fn truth_cells(&self) -> CellSet {
        let of_cell = |truth: &Truth| if let Some(Slot::Cell(cell)) = truth.slot() { Some(cell) } else { None };
        self.step.truths.iter().filter_map(of_cell).collect()
    }

    /// The cells of the pivot see all others.
    fn wing(&self, it: &Wing) -> Result<(), Fault> {
        self.open(it.pivot)?;
        self.open(it.pincers)?;
        let cells = it.pivot | it.pincers;
        agree(cells == self.truth_cells(), "other cells than its truths")?;
        let central = cells.filter(|cell| cells.without(cell).is_subset(self.layout.peers(cell)));
        agree(it.pivot.is_subset(central), "a pivot that does not see all others")?;
        agree(digits_of(&self.step.conclusion.eliminate) == it.digits, "other digits than it eliminates")
    }

    /// Every truth speaks of what is colored or clashes with it, and every colored candidate is in a truth, or goes.
    fn colors(&self, it: &Colors) -> Result<(), Fault> {
        agree(!it.clusters.is_empty(), "no cluster")?;
        let mut colored = CandidateSet::EMPTY;
        for [one, other] in &it.clusters {
            agree((*one | *other).is_subset(self.board.candidates()), "a colored candidate that the board lacks")?;
            agree(!one.meets(other) && !(*one | *other).is_empty(), "a candidate with both colors, or none at all")?;
            colored |= *one | *other;
        }
        let mut linked = self.step.conclusion.eliminate;
        for truth in &self.step.truths {
            let members = truth.members();
            let near = members.iter().all(|it| colored.contains(it) || self.layout.clashes(it).meets(&colored));
            agree(near, "a truth that has nothing to do with its colors")?;
            linked |= members;
        }
        agree(colored.is_subset(&linked), "a colored candidate that no truth speaks of")
    }

    /// The truths are those of the base and the excluders, but for cells of the base that lose a candidate.
    fn exclusion(&self, it: &Exclusion) -> Result<(), Fault> {
        it.excluders.iter().try_for_each(|&slot| self.known(slot).map(drop))?;
        self.open(it.base)?;
        let excluders: CellSet = it
            .excluders
            .iter()
            .filter_map(|slot| if let Slot::Cell(cell) = slot { Some(*cell) } else { None })
            .collect();
        let (all, known) = (it.base | excluders, self.truth_cells());
        let unsaid = all - known;
        agree(known.is_subset(all), "a truth about a cell that is neither base nor excluder")?;
        agree(unsaid.is_subset(it.base & self.step.conclusion.eliminate.cells()), "a base of which no truth speaks")
    }

    fn templates(&self, it: Templates) -> Result<(), Fault> {
        let Conclusion { place, eliminate } = self.step.conclusion;
        let members = self.step.truths.iter().fold(place | eliminate, |all, truth| all | truth.members());
        let about = digits_of(&(place | eliminate)).is_subset(it.digits) && it.digits.is_subset(digits_of(&members));
        agree(about, "templates of other digits than it is about")
    }

    fn exocet(&self, it: &Exocet) -> Result<(), Fault> {
        self.open(it.base | it.targets)?;
        let mirrored = it.mirrors.iter().fold(CellSet::EMPTY, |all, &cells| all | (cells & self.board.open()));
        self.open(mirrored | it.base)?;
        agree(self.digits(it.base).is_subset(it.digits), "base cells with other digits than it names")?;
        agree(it.base.len() == 2 && !it.base.meets(it.targets), "a base that is not two cells beside the targets")?;
        let known = self.truth_cells();
        agree(known.is_subset(it.base | it.targets | mirrored), "a truth about a cell that it does not name")?;
        let of_digit = |truth: &Truth| match truth.slot() {
            Some(Slot::House(house, digit)) if it.digits.contains(digit) => Some(house),
            _ => None,
        };
        let lines: HouseSet = self.step.truths.iter().filter_map(of_digit).collect();
        let beside = (it.targets | mirrored).iter().fold(it.lines, |all, cell| all | self.layout.houses_of(cell));
        agree(lines.is_subset(beside), "a truth about a line that it does not name")?;
        let settled = |house, digit| self.board.is_settled(Slot::House(house, digit));
        let idle = it.lines.iter().find(|&house| it.digits.iter().all(|digit| settled(house, digit)));
        agree(idle.is_none(), "a line that has its digits")
    }

    fn symmetry(&self, it: Symmetry) -> Result<(), Fault> {
        let cell = |truth: &Truth| if let Truth::Symmetric(it) = truth { Some(it.cell) } else { None };
        let stated: CellSet = self.step.truths.iter().filter_map(cell).collect();
        agree(stated == it.cells, "other cells than its truths")?;
        self.open(it.cells)
    }

    /// Every candidate that is left of the slot has a case, or the candidate one in which it is true and one in which it is
    /// false, and nothing else has.
    fn forcing(&self, forcing: &Forcing) -> Result<(), Fault> {
        let [mut chosen, mut barred] = match forcing.choice {
            Choice::Slot(slot) => [self.known(slot)?, CandidateSet::EMPTY],
            Choice::Candidate(candidate) => {
                agree(self.board.candidates().contains(candidate), "a choice of a candidate that the board lacks")?;
                [CandidateSet::of(candidate); 2]
            }
        };
        for Case { assume, .. } in &forcing.cases {
            let left = if assume.holds { &mut chosen } else { &mut barred };
            if !left.contains(assume.candidate) {
                return Err(Fault::CaseTooMany(*assume));
            }
            left.remove(assume.candidate);
        }
        let missing = chosen.first().map(Assumption::is_true).or(barred.first().map(Assumption::is_false));
        missing.map_or(Ok(()), |assume| Err(Fault::CaseMissing(assume)))
    }
}
