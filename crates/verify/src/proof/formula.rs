//! The rules and a puzzle as constraints: what a proof starts from, and what its reader must trust.
use super::label::{ConstraintLabel, Literal, push_clause, push_variable};
use super::stated::stated;
use qedoku_core::{Candidate, CandidateSet, Grid, Layout, Puzzle, Slot};
use std::borrow::Cow;
use std::fmt::Write;
use std::sync::LazyLock;

/// The content of a formula: the rules of a layout, a puzzle, the statements assumed, and an objective.
#[derive(Clone, Copy, Debug)]
pub(super) struct Formula<'a> {
    pub(super) layout: &'a Layout,
    pub(super) puzzle: &'a Puzzle,
    /// A full grid: the number of its digits that a solution shares is then to be minimized.
    pub(super) objective: Option<&'a Grid>,
    /// Statements that hold because the puzzle has one solution.
    pub(super) assumed: &'a [Vec<Literal>],
}

impl Formula<'_> {
    /// The number of constraints.
    pub(super) fn len(&self) -> usize {
        let Self { layout, puzzle, assumed, .. } = self;
        let rules = 2 * layout.slots().count() + pairs(layout).count() + stated(layout).count();
        rules + puzzle.values.filled().count() + gone(layout, puzzle).len() + assumed.len()
    }

    /// The formula as OPB, with a label for every constraint.
    pub(super) fn write(&self) -> String {
        let Self { layout, puzzle, objective, assumed } = *self;
        let mut text = String::with_capacity(70_000);
        let _ = writeln!(text, "* #variable= {} #constraint= {}", variables(layout), self.len());
        if let Some(grid) = objective {
            text.push_str("min:");
            for candidate in grid.filled() {
                text.push_str(" 1 ");
                push_variable(&mut text, candidate);
            }
            text.push_str(" ;\n");
        }
        text.push_str(&rules(layout));
        let mut line = |label: ConstraintLabel, literals: &[Literal]| {
            label.push(&mut text, layout);
            text.push(' ');
            push_clause(&mut text, literals.iter().copied());
            text.push_str(" ;\n");
        };
        for candidate in puzzle.values.filled() {
            line(entry(puzzle, candidate), &[Literal::of(candidate)]);
        }
        for candidate in gone(layout, puzzle).iter_by_cell() {
            line(ConstraintLabel::Gone(candidate), &[Literal::not(candidate)]);
        }
        for (number, literals) in (1..).zip(assumed) {
            line(ConstraintLabel::Assumed(number), literals);
        }
        text
    }
}

/// The number of candidates that a board can have.
pub(super) fn variables(layout: &Layout) -> usize {
    layout.board().len() * layout.digits().len()
}

/// The candidates that are false at the start: those that the puzzle has eliminated, and those that a rule forbids.
pub(super) fn gone(layout: &Layout, puzzle: &Puzzle) -> CandidateSet {
    let board = layout.board().iter().map(|cell| CandidateSet::of_cell(cell, layout.digits()));
    let board = board.fold(CandidateSet::EMPTY, |all, own| all | own);
    (board & puzzle.removed) | (board - *layout.start())
}

/// The candidates that clash by a rule and share no slot, each pair once.
fn pairs(layout: &Layout) -> impl Iterator<Item = [Candidate; 2]> {
    let all = layout.board().iter().filter(|_| !layout.is_classic());
    let all = all.flat_map(|cell| layout.digits().iter().map(move |digit| Candidate { cell, digit }));
    let shared = |one: Candidate, other: Candidate| {
        let meet = layout.houses_of(one.cell).meets(layout.houses_of(other.cell));
        one.cell == other.cell || one.digit == other.digit && meet
    };
    all.flat_map(move |one| {
        let others = layout.clashes(one).iter().filter(move |&other| one < other && !shared(one, other));
        others.map(move |other| [one, other]).collect::<Vec<_>>()
    })
}

/// The label of the digit of a filled cell at the start.
pub(super) fn entry(puzzle: &Puzzle, candidate: Candidate) -> ConstraintLabel {
    if puzzle.givens.contains(candidate.cell) {
        ConstraintLabel::Given(candidate)
    } else {
        ConstraintLabel::Placed(candidate)
    }
}

/// The rules: each slot has a true candidate, and no two; two candidates that clash by a rule are not both true; what
/// rules say of cells as a whole, as weighted sums.
fn rules(layout: &Layout) -> Cow<'static, str> {
    // Those of classic puzzles are the same for all, and most of the text.
    static CLASSIC: LazyLock<String> = LazyLock::new(|| written(Layout::classic()));
    if layout.is_classic() { Cow::Borrowed(CLASSIC.as_str()) } else { Cow::Owned(written(layout)) }
}

fn written(layout: &Layout) -> String {
    let mut text = String::new();
    for slot in layout.slots() {
        for (label, sign, bound) in
            [(ConstraintLabel::Truth(slot), "1 ", ">= 1 ;\n"), (ConstraintLabel::Link(slot), "-1 ", ">= -1 ;\n")]
        {
            label.push(&mut text, layout);
            text.push(' ');
            let mut term = |cell, digit| {
                text.push_str(sign);
                push_variable(&mut text, Candidate { cell, digit });
                text.push(' ');
            };
            match slot {
                Slot::Cell(cell) => layout.digits().iter().for_each(|digit| term(cell, digit)),
                Slot::House(house, digit) => layout.members(house).iter().for_each(|&cell| term(cell, digit)),
            }
            text.push_str(bound);
        }
    }
    for [one, other] in pairs(layout) {
        ConstraintLabel::clash(one, other).push(&mut text, layout);
        for candidate in [one, other] {
            text.push_str(" -1 ");
            push_variable(&mut text, candidate);
        }
        text.push_str(" >= -1 ;\n");
    }
    for constraint in stated(layout) {
        constraint.label.push(&mut text, layout);
        for (&candidate, weight) in &constraint.weights {
            let _ = write!(text, " {weight} ");
            push_variable(&mut text, candidate);
        }
        let _ = writeln!(text, " >= {} ;", constraint.least);
    }
    text
}
