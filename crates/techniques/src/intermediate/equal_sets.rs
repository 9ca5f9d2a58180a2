//! Equal Sets.
use crate::kernels::subset;
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, CellSet, HouseSet};
use std::ops::ControlFlow;

crate::technique! {
    /// As many cells of a house as they have candidates have exactly the same candidates; these digits go from the rest
    /// of the house.
    ///
    /// ## Why it holds
    /// The cells take different digits, and only these: all of them are used up there.
    ///
    /// ## How to find it
    /// In a row, column or box, look for cells with the same candidates, and count both.
    ///
    /// ## See also
    /// Naked pairs, triples and quads ask less: the cells may have different candidates as long as there are few enough
    /// between them.
    pub EqualSets = "equal-sets", "Equal Sets", Intermediate,
    zh: "等集法" {
        what: "某区域里有几格的候选数完全相同，格数正好等于候选数的个数，该区域的其他格删去这些数。",
        why: "这些格要填不同的数，而且只能填这些数，所以它们都用在这里了。",
        find: "在一行、一列或一宫里找候选数完全相同的格，数一数格数和候选数的个数。显性数组要求较宽：各格的候选数可以不同，只要合起来不多于格数。"
    },
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for house in cx.layout.houses() {
        let open = cx.board.open() & cx.layout.cells(house);
        let mut seen = CellSet::EMPTY;
        for cell in open {
            let digits = cx.board.digits(cell);
            if seen.contains(cell) || digits.is_empty() {
                continue;
            }
            let equal = open.filter(|other| cx.board.digits(other) == digits);
            seen |= equal;
            if equal.len() != digits.len() {
                continue;
            }
            let mut gone = CandidateSet::EMPTY;
            for digit in digits {
                *gone.plane_mut(digit) = cx.board.plane(digit) & (open - equal);
            }
            sink.eliminate(gone, || subset::naked_evidence(cx, HouseSet::of(house), equal, digits))?;
        }
    }
    ControlFlow::Continue(())
}
