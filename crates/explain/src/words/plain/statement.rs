//! Statements that one of some candidates is true, or that none is.
use super::facts::FactText;
use crate::cell_groups::cells_by_digits;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{AllOf, Any, CaseScope, Or};
use qedoku_core::{CandidateSet, CellSet, DigitSet};

/// Candidates of which one is true: `r5c5 is 4 or r5c6 is 3`, `r6c1 or r6c3 is 7, or r8c3 is 5`.
pub(super) fn holds(style: Style, set: &CandidateSet) -> String {
    style.either(each_holding(style, set, CaseScope::One))
}

/// The same, as what is so in every case.
pub(super) fn always_holds(style: Style, set: &CandidateSet) -> String {
    style.either(each_holding(style, set, CaseScope::Every))
}

/// The same inside a clause: behind `suppose`.
pub(super) fn holds_inside(style: Style, set: &CandidateSet) -> String {
    style.either_inside(each_holding(style, set, CaseScope::One))
}

fn each_holding(style: Style, set: &CandidateSet, scope: CaseScope) -> Vec<String> {
    let groups = cells_by_digits(set);
    let alone = groups.len() == 1;
    let say = |(digits, cells): (DigitSet, CellSet)| {
        let digits = Or(digits);
        style.say(&if alone && cells.len() > 2 {
            StatementText::OneOf { cells, digits }
        } else {
            StatementText::AnyIs { cells: Any(cells), digits, scope }
        })
    };
    groups.into_iter().map(say).collect()
}

/// Candidates that are not true: `r1c2 is not 5 and r3c4 is not 7`.
pub(super) fn not_all(context: &StepContext<'_>, lost: &CandidateSet) -> String {
    not_all_in(context, lost, CaseScope::One)
}

/// The same in one case or in every one.
pub(super) fn not_all_in(context: &StepContext<'_>, lost: &CandidateSet, scope: CaseScope) -> String {
    context.style.say(&FactText::AllNots { nots: AllOf(&not_each(context, lost, scope)) })
}

/// A clause for each group of candidates that are not true.
pub(super) fn not_each(context: &StepContext<'_>, lost: &CandidateSet, scope: CaseScope) -> Vec<String> {
    let style = context.style;
    let groups = crate::notation::together(lost)
        .into_iter()
        .flat_map(|(cells, digits)| digits.iter().map(move |digit| (cells, digit)));
    groups.map(|(cells, digit)| style.say(&FactText::NotAtAll { cells, digit, scope })).collect()
}

/// Words for candidates of which one is true.
#[derive(Clone, Copy, Debug)]
pub(crate) enum StatementText {
    OneOf { cells: CellSet, digits: Or },
    AnyIs { cells: Any, digits: Or, scope: CaseScope },
}
