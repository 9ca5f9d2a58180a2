//! The words of the page itself.

/// The texts of a page besides the steps.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PageText<'a> {
    First,
    Back,
    Next,
    Last,
    Position,
    Into,
    Steps,
    Board,
    Puzzle,
    Start,
    Result,
    Legend,
    Asked,
    Keys,
    Theme,
    Fold,
    Help,
    Close,
    /// A run of singles, from the first number to the last.
    Singles {
        first: &'a str,
        last: &'a str,
        count: usize,
    },
    /// The steps inside a step.
    Inside {
        steps: usize,
    },
    /// The cases inside a step, and the steps inside these.
    Cases {
        cases: usize,
        steps: usize,
    },
}
