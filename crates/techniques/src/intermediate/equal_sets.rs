//! Equal Sets.
use crate::kernels::subset;
use crate::{Context, Info, Sink, Technique};
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
    pub EqualSets = "equal-sets", "Equal Sets", Intermediate
}

impl Technique for EqualSets {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
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
}
