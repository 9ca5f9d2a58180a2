//! Statements that one of some candidates is true, or that none is.
use super::facts::FactText;
use crate::cell_groups::cells_by_digits;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{AllOf, Any, Or};
use qedoku_core::{CandidateSet, CellSet};

/// Candidates of which one is true: `r5c5 is 4 or r5c6 is 3`, `r6c1 or r6c3 is 7, or r8c3 is 5`.
pub(super) fn holds(style: Style, set: &CandidateSet) -> String {
    let groups = cells_by_digits(set);
    let alone = groups.len() == 1;
    style.either(groups.into_iter().map(|(digits, cells)| {
        let many = alone && cells.len() > 2;
        let digits = Or(digits);
        let text = if many {
            StatementText::OneOf { cells, digits }
        } else {
            StatementText::AnyIs { cells: Any(cells), digits }
        };
        style.say(&text)
    }))
}

/// Candidates that are not true: `r1c2 is not 5 and r3c4 is not 7`.
pub(super) fn not_all(context: &StepContext<'_>, lost: &CandidateSet) -> String {
    context.style.say(&FactText::AllNots { nots: AllOf(&not_each(context, lost)) })
}

/// A clause for each group of candidates that are not true.
pub(super) fn not_each(context: &StepContext<'_>, lost: &CandidateSet) -> Vec<String> {
    let style = context.style;
    let groups = crate::notation::together(lost)
        .into_iter()
        .flat_map(|(cells, digits)| digits.iter().map(move |digit| (cells, digit)));
    groups.map(|(cells, digit)| style.say(&FactText::NotAtAll { cells, digit })).collect()
}

/// Words for candidates of which one is true.
#[derive(Clone, Copy, Debug)]
pub(crate) enum StatementText {
    OneOf { cells: CellSet, digits: Or },
    AnyIs { cells: Any, digits: Or },
}
