//! Sudoku Explainer's XY-Wings and XYZ-Wings.
use super::sized::SizedProducer;
use qedoku_core::{CandidateSet, CellSet};
use qedoku_techniques::advanced::wings::xy_wing::XyWing;
use qedoku_techniques::advanced::wings::xyz_wing::XyzWing;
use qedoku_techniques::kernels::wing;
use qedoku_techniques::{Context, Sink};
use std::ops::ControlFlow;

/// A pivot and two wings of two candidates each that hold three digits between them; the size is that of the pivot.
pub(super) const XY_WINGS: SizedProducer = SizedProducer::new(2, &[&XyWing], wings);
pub(super) const XYZ_WINGS: SizedProducer = SizedProducer::new(3, &[&XyzWing], wings);

fn wings(candidates: usize, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let two = cx.board.cells_with_few(2);
    let pivots = if candidates == 2 { two } else { cx.board.cells_with_few(candidates) - two };
    for pivot in pivots {
        let own = cx.board.digits(pivot);
        let mut others = two & cx.layout.peers(pivot);
        for one in others {
            // A wing cannot be the first and the second: each two are tried one way round.
            others.remove(one);
            let first = cx.board.digits(one);
            if (own - first).single().is_none() {
                continue;
            }
            for other in others {
                let second = cx.board.digits(other);
                let Some(shared) = (first & second).single() else { continue };
                let in_all = (own & first & second).len();
                if (own | first | second).len() != 3 || in_all + 2 != candidates {
                    continue;
                }
                let seen = cx.layout.peers(one) & cx.layout.peers(other);
                let seen = if in_all == 0 { seen } else { seen & cx.layout.peers(pivot) };
                let gone: CellSet = seen & cx.board.plane(shared);
                sink.eliminate(CandidateSet::of_digit(shared, gone), || {
                    wing::evidence(cx, pivot, [one, other], shared)
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}
