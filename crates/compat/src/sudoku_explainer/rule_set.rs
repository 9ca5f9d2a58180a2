//! The rules for loops and BUGs, which later versions of Sudoku Explainer corrected.

/// By which rules loops and BUGs are searched for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RuleSet {
    /// The rules of Sudoku Explainer 1.2.1.
    Original,
    /// The rules of its successors, unless their corrections are switched off.
    Corrected,
}
