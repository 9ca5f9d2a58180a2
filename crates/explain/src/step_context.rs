//! The position a step is explained on.
use crate::style::Style;
use qedoku_core::{Assumption, Board, Candidate, Cell, CellSet, Digit, Layout, Ledger};

/// The position before a step, and what is remembered of the steps that led to it.
#[derive(Clone, Copy, Debug)]
pub struct StepContext<'a> {
    /// The houses.
    pub layout: &'a Layout,
    /// The position before the step.
    pub board: &'a Board,
    /// The style of the texts.
    pub style: Style,
    memory: Option<&'a NumberedLedger<'a>>,
    /// The board before the step that this one is nested in, which is the one that is shown; none for a step of its own.
    shown: Option<&'a Board>,
    cites: bool,
    /// The number of the step, if the steps inside it are printed with theirs.
    number: Option<&'a str>,
}

/// A ledger whose step numbers have something before them: the 40 of `40.2`, inside step 40; and what is assumed there.
#[derive(Debug)]
pub(crate) struct NumberedLedger<'a> {
    pub(crate) prefix: &'a str,
    pub(crate) assume: Option<Assumption>,
    pub(crate) ledger: &'a Ledger,
    pub(crate) outer: Option<&'a NumberedLedger<'a>>,
}

/// The cause of a candidate's removal: a step or an assumption.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Remover {
    /// A step, by its number.
    Step(String),
    /// It is assumed false.
    Assumption,
    /// A rule, in words: it takes the candidate alone, or for a digit that was there before.
    Rule(String),
}

impl<'a> StepContext<'a> {
    /// A position of which nothing more is remembered, described in English.
    pub fn new(board: &'a Board) -> Self {
        let style = Style::default();
        Self { layout: board.layout(), board, style, memory: None, shown: None, cites: false, number: None }
    }

    /// The same position, in another style.
    pub const fn with_style(self, style: Style) -> Self {
        Self { style, ..self }
    }

    /// The same position, where a digit that a step placed is named with that step, as in an argument.
    pub const fn citing(self, cites: bool) -> Self {
        Self { cites, ..self }
    }

    /// The same position, for the step with this number.
    pub(crate) const fn numbered(self, number: &'a str) -> Self {
        Self { number: Some(number), ..self }
    }

    /// The number of the step, if it is known.
    pub(crate) const fn number(&self) -> Option<&'a str> {
        self.number
    }

    /// Does something on the position with a ledger that knows which step removed what.
    pub fn with_ledger<T>(board: &Board, ledger: &Ledger, then: impl FnOnce(StepContext<'_>) -> T) -> T {
        let memory = NumberedLedger { prefix: "", assume: None, ledger, outer: None };
        then(StepContext { memory: Some(&memory), ..StepContext::new(board) })
    }

    /// Does something on a position inside step `prefix` of this one, with what is assumed there and a ledger for its
    /// steps.
    pub(crate) fn inside<T>(
        &self,
        board: &Board,
        prefix: &str,
        assume: Assumption,
        ledger: &Ledger,
        then: impl FnOnce(StepContext<'_>) -> T,
    ) -> T {
        let memory = NumberedLedger { prefix, assume: Some(assume), ledger, outer: self.memory };
        then(StepContext { board, memory: Some(&memory), shown: Some(self.shown.unwrap_or(self.board)), ..*self })
    }

    /// The board before the step that this one is nested in, and that no assumption has changed; none for a step of its
    /// own.
    pub(crate) const fn shown(&self) -> Option<&'a Board> {
        self.shown
    }

    /// The cause of a candidate's removal, if that is known.
    pub(crate) fn removed_by(&self, candidate: Candidate) -> Option<Remover> {
        let mut memory = self.memory;
        while let Some(NumberedLedger { prefix, assume, ledger, outer }) = memory {
            if let Some(number) = ledger.removed_by(candidate) {
                return Some(Remover::Step(format!("{prefix}{number}")));
            }
            if *assume == Some(Assumption::is_false(candidate)) {
                return Some(Remover::Assumption);
            }
            memory = *outer;
        }
        None
    }

    /// True if this is assumed, here or around.
    pub(crate) fn supposes(&self, assumption: Assumption) -> bool {
        let mut memory = self.memory;
        while let Some(NumberedLedger { assume, outer, .. }) = memory {
            if *assume == Some(assumption) {
                return true;
            }
            memory = *outer;
        }
        false
    }

    /// True if a digit that a step placed is named with that step.
    pub(crate) const fn cites(&self) -> bool {
        self.cites
    }

    /// The step that placed the digit of a cell, in brackets, where `cited_step` names one.
    pub(crate) fn citation(&self, cell: Cell) -> String {
        let number = self.cited_step(cell);
        number.map_or_else(String::new, |number| self.style.say(&StepContextText::Cited { number: &number }))
    }

    /// The number of the step that placed the digit of a cell, if that was a step: where placements are cited, and inside
    /// an assumption where the board that is shown lacks the digit. For beginners steps inside have no numbers.
    pub(crate) fn cited_step(&self, cell: Cell) -> Option<String> {
        let is_new = || !self.style.is_plain() && self.shown.is_some_and(|shown| shown.value(cell).is_none());
        let placed = self.board.value(cell).filter(|_| self.cites || is_new()).map(|digit| Candidate { cell, digit });
        match self.removed_by(placed?)? {
            Remover::Step(number) => Some(number),
            Remover::Assumption | Remover::Rule(_) => None,
        }
    }

    /// Of some cells, those that a filled cell keeps its digit out of. In an argument that is what the ledger says: if a
    /// step removed the candidate, it is the step that filled the cell, and if none did, the cell was filled before.
    pub(crate) fn closed_by(&self, blocker: Cell, cells: CellSet, digit: Digit) -> CellSet {
        let seen = self.layout.peers(blocker) & cells;
        if !self.cites {
            return seen;
        }
        let filled = self.removed_by(Candidate { cell: blocker, digit });
        seen.filter(|cell| self.removed_by(Candidate { cell, digit }) == filled)
    }

    /// The filled cells that keep a candidate out of its cell.
    pub fn blockers(&self, candidate: Candidate) -> CellSet {
        let Candidate { cell, digit } = candidate;
        let filled = self.layout.peers(cell) - self.board.open();
        let own = CellSet::of(cell);
        filled.filter(|by| self.board.value(by) == Some(digit) && !self.closed_by(by, own, digit).is_empty())
    }
}

/// Two remarks in brackets as one: ` (row 8, step 14)`.
pub(crate) fn in_one_bracket(one: &str, other: &str) -> String {
    let joined = [(")", " (", ", "), ("）", "（", "，")]
        .into_iter()
        .find_map(|(close, open, comma)| Some([one.strip_suffix(close)?, comma, other.strip_prefix(open)?].concat()));
    joined.unwrap_or_else(|| [one, other].concat())
}

/// Citations of steps.
#[derive(Clone, Copy, Debug)]
pub(crate) enum StepContextText<'a> {
    Cited { number: &'a str },
}
