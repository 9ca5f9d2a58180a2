//! Rules about several cells as a whole: totals, lines of consecutive digits, digits between two others, and digits that
//! must be there.
mod bounds;
mod digit_sets;
pub(crate) mod filled_rule;
mod kept_fillings;
mod locked_digits;
mod report;
mod restated;
mod sets;
pub(crate) mod sums;
pub(crate) mod totals;
mod word_hasher;

pub(crate) use bounds::report_bounds;
pub(crate) use kept_fillings::rules;
pub(crate) use locked_digits::report_locked;
pub(crate) use report::{are_in, report_claimed, report_needed, report_rules};
pub(crate) use restated::{cells_behind, restated};
