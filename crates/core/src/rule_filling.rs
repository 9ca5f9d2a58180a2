//! The ways to fill the cells of one rule.
use crate::board::Board;
use crate::ids::Candidate;
use crate::layout::{Layout, Rule};
use crate::set::{CandidateSet, CellSet};
use crate::slot::Slot;
use crate::wire::{Expected, Logged, ReadContext, WireError, WriteContext, logged};

logged! {
    /// The ways to fill the cells of one rule about them as a whole, one of which is true.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    pub struct RuleFilling {
        /// The rule: `renban#3`, the third of the list.
        pub rule: RuleNumber,
        /// The candidates left in its open cells: `r1c2=7`.
        pub left: CandidateSet,
        /// The digits in its filled cells.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub held: CandidateSet,
    }

    /// The ways to fill the cells of a rule.
    #[cfg_attr(feature = "schema", schemars(inline))]
    form;
}

/// The place of a rule in the list of a layout, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleNumber(pub usize);

impl RuleNumber {
    /// The rule; nothing if the list is shorter.
    pub fn of(self, layout: &Layout) -> Option<&Rule> {
        layout.rules().list.get(self.0)
    }

    /// The kind of the rule and its number from 1: `renban#3`.
    pub fn name(self, layout: &Layout) -> String {
        let kind = self.of(layout).map_or("rule", |rule| rule.kind.word());
        format!("{kind}#{}", self.0 + 1)
    }
}

impl Logged for RuleNumber {
    type Form = String;

    fn form(&self, writing: WriteContext<'_>) -> String {
        self.name(writing.layout)
    }

    fn read(form: &String, reading: &ReadContext<'_>) -> Result<Self, WireError> {
        let number = form.rsplit_once('#').and_then(|(_, number)| number.parse::<usize>().ok()?.checked_sub(1));
        let of = |it: &Self| it.of(reading.layout).is_some() && it.name(reading.layout) == *form;
        number.map(Self).filter(of).ok_or_else(|| reading.fault(form, Expected::NumberedRule))
    }
}

impl RuleFilling {
    /// The ways that a board leaves; nothing if there is no such rule, or if pairs of cells express it.
    pub fn on(board: &Board, rule: RuleNumber) -> Option<Self> {
        let cells: CellSet = rule.of(board.layout()).filter(|it| it.is_of_all())?.cells.iter().copied().collect();
        let mut left = CandidateSet::EMPTY;
        let mut held = CandidateSet::EMPTY;
        for cell in cells {
            match board.value(cell) {
                Some(digit) => held.insert(Candidate { cell, digit }),
                None => left |= CandidateSet::of_cell(cell, board.digits(cell)),
            }
        }
        Some(Self { rule, left, held })
    }

    /// The cells of the rule.
    pub fn cells(&self, layout: &Layout) -> CellSet {
        self.rule.of(layout).into_iter().flat_map(|rule| rule.cells.iter().copied()).collect()
    }

    /// Everything that its cells may hold no more, and what fills them.
    pub(crate) fn leans_on(&self, layout: &Layout) -> CandidateSet {
        let all = self.cells(layout).iter().map(|cell| Slot::Cell(cell).candidates(layout));
        all.fold(CandidateSet::EMPTY, |all, of_cell| all | of_cell) - self.left
    }
}
