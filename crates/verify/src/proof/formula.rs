//! The rules and a puzzle as constraints: what a proof starts from, and what its reader must trust.
use super::label::{ConstraintLabel, Literal, push_clause, push_variable};
use qedoku_core::{Candidate, Digit, Grid, Layout, Puzzle, Slot};
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
        2 * layout.slots().count() + puzzle.values.filled().count() + puzzle.removed.len() + assumed.len()
    }

    /// The formula as OPB, with a label for every constraint.
    pub(super) fn write(&self) -> String {
        let Self { layout, puzzle, objective, assumed } = *self;
        let mut text = String::with_capacity(70_000);
        let _ = writeln!(text, "* #variable= {} #constraint= {}", Candidate::COUNT, self.len());
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
        for candidate in puzzle.removed.iter_by_cell() {
            line(ConstraintLabel::Gone(candidate), &[Literal::not(candidate)]);
        }
        for (number, literals) in (1..).zip(assumed) {
            line(ConstraintLabel::Assumed(number), literals);
        }
        text
    }
}

/// The label of the digit of a filled cell at the start.
pub(super) fn entry(puzzle: &Puzzle, candidate: Candidate) -> ConstraintLabel {
    if puzzle.givens.contains(candidate.cell) {
        ConstraintLabel::Given(candidate)
    } else {
        ConstraintLabel::Placed(candidate)
    }
}

/// The rules: each slot has a true candidate, and no two.
fn rules(layout: &Layout) -> Cow<'static, str> {
    // They are the same for all puzzles, and most of the text.
    static CLASSIC: LazyLock<String> = LazyLock::new(|| written(Layout::classic()));
    if layout.name() == Layout::classic().name() {
        Cow::Borrowed(CLASSIC.as_str())
    } else {
        Cow::Owned(written(layout))
    }
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
                Slot::Cell(cell) => Digit::ALL.into_iter().for_each(|digit| term(cell, digit)),
                Slot::House(house, digit) => layout.members(house).iter().for_each(|&cell| term(cell, digit)),
            }
            text.push_str(bound);
        }
    }
    text
}
