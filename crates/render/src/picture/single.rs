//! Marks the cells that leave a slot one candidate.
use super::highlight::Highlight;
use super::marks::Marks;
use qedoku_core::{Candidate, CellSet, DigitSet, Slot, Step};
use qedoku_explain::StepContext;

impl Marks {
    /// The filled cells that close the slot to everything else.
    pub(super) fn blockers(&mut self, context: &StepContext<'_>, slot: Slot, step: &Step) {
        let Some(single) = step.conclusion.place.first() else { return };
        let missing: Vec<Candidate> = match slot {
            Slot::Cell(cell) => {
                DigitSet::ALL.without(single.digit).iter().map(|digit| Candidate { cell, digit }).collect()
            }
            Slot::House(house, digit) => {
                let open = context.layout.cells(house) & context.board.open();
                open.without(single.cell).iter().map(|cell| Candidate { cell, digit }).collect()
            }
        };
        let mut chosen = CellSet::EMPTY;
        for candidate in missing {
            let sources = context.blockers(candidate);
            if !sources.meets(chosen) {
                chosen = sources.first().map_or(chosen, |first| chosen.with(first));
            }
        }
        self.cells(Highlight::Blocker, chosen);
    }
}
