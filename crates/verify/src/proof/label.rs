//! Names of variables and labels of constraints.
use qedoku_core::{Candidate, Cell, House, Layout, Slot};

/// The largest number of slots of a layout.
pub(super) const SLOTS: usize = Cell::COUNT + House::COUNT * 9;

/// The position of a slot among all.
pub(super) const fn index(slot: Slot) -> usize {
    match slot {
        Slot::Cell(cell) => cell.index(),
        Slot::House(house, digit) => Cell::COUNT + house.index() * 9 + digit.index(),
    }
}

/// Writes the variable of a candidate: `r4c5n7`.
pub(super) fn push_variable(text: &mut String, Candidate { cell, digit }: Candidate) {
    for (letter, number) in [('r', cell.row()), ('c', cell.column()), ('n', digit.value())] {
        text.push(letter);
        text.push(char::from(b'0' + number));
    }
}

/// Writes the name of a slot: `r4c5`, or `b6n5`.
pub(super) fn push_slot(text: &mut String, layout: &Layout, slot: Slot) {
    match slot {
        Slot::Cell(cell) => {
            text.push('r');
            text.push(char::from(b'0' + cell.row()));
            text.push('c');
            text.push(char::from(b'0' + cell.column()));
        }
        Slot::House(house, digit) => {
            text.push_str(layout.house_name(house));
            text.push('n');
            text.push(char::from(b'0' + digit.value()));
        }
    }
}

/// A constraint that proofs refer to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ConstraintLabel {
    /// One candidate of the slot is true.
    Truth(Slot),
    /// No two candidates of the slot are true.
    Link(Slot),
    /// Two candidates that share no slot are not both true, by a rule.
    Clash(Candidate, Candidate),
    /// A rule says it of several cells as a whole.
    Stated {
        /// The place of the rule in the list, from 0.
        rule: usize,
        /// The place of the constraint among those of the rule, from 0.
        part: usize,
    },
    /// The candidate is given.
    Given(Candidate),
    /// The candidate is placed.
    Placed(Candidate),
    /// The candidate is eliminated.
    Gone(Candidate),
    /// A statement that holds because the puzzle has one solution.
    Assumed(usize),
    /// A statement on the way.
    Lemma(usize),
}

impl ConstraintLabel {
    /// The label of two candidates that clash by a rule, in whichever order.
    pub(super) fn clash(one: Candidate, other: Candidate) -> Self {
        Self::Clash(one.min(other), one.max(other))
    }

    /// Writes the label: `@Tr4c5`, `@Lb6n5`, `@Xr4c5n7r4c6n8`, `@R3k1`, `@Gr4c5n7`, `@Pr4c5n7`, `@Er4c5n7`, `@U1`, `@N1`.
    pub(super) fn push(self, text: &mut String, layout: &Layout) {
        text.push('@');
        match self {
            Self::Truth(slot) => {
                text.push('T');
                push_slot(text, layout, slot);
            }
            Self::Link(slot) => {
                text.push('L');
                push_slot(text, layout, slot);
            }
            Self::Clash(one, other) => {
                text.push('X');
                push_variable(text, one);
                push_variable(text, other);
            }
            Self::Stated { rule, part } => {
                text.push('R');
                text.push_str(&(rule + 1).to_string());
                text.push('k');
                text.push_str(&(part + 1).to_string());
            }
            Self::Given(candidate) => {
                text.push('G');
                push_variable(text, candidate);
            }
            Self::Placed(candidate) => {
                text.push('P');
                push_variable(text, candidate);
            }
            Self::Gone(candidate) => {
                text.push('E');
                push_variable(text, candidate);
            }
            Self::Assumed(number) => {
                text.push('U');
                text.push_str(&number.to_string());
            }
            Self::Lemma(number) => {
                text.push('N');
                text.push_str(&number.to_string());
            }
        }
    }
}

/// A candidate that is true, or false.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Literal {
    pub(super) candidate: Candidate,
    pub(super) positive: bool,
}

/// A clause, one of whose literals is true, with the label of its constraint.
#[derive(Clone, Debug)]
pub(super) struct LabeledClause {
    pub(super) label: ConstraintLabel,
    pub(super) literals: Vec<Literal>,
}

impl Literal {
    pub(super) const fn of(candidate: Candidate) -> Self {
        Self { candidate, positive: true }
    }

    pub(super) const fn not(candidate: Candidate) -> Self {
        Self { candidate, positive: false }
    }
}

/// Writes the statement that one of the literals is true.
pub(super) fn push_clause(text: &mut String, literals: impl Iterator<Item = Literal>) {
    for Literal { candidate, positive } in literals {
        text.push_str(if positive { "1 " } else { "1 ~" });
        push_variable(text, candidate);
        text.push(' ');
    }
    text.push_str(">= 1");
}
