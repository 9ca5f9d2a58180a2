//! Sudoku Explainer's naked and hidden subsets, which clear their own house only.
use super::order::each_fresh_house;
use super::sized::SizedProducer;
use qedoku_core::{CellSet, DigitSet, HouseSet};
use qedoku_techniques::intermediate::subsets::{
    HiddenPair, HiddenQuad, HiddenTriple, NakedPair, NakedQuad, NakedTriple,
};
use qedoku_techniques::kernels::subset;
use qedoku_techniques::{Context, Sink};
use std::ops::ControlFlow;

/// As many cells of a house as they have digits.
pub(super) const NAKED_PAIRS: SizedProducer = SizedProducer::new(2, &[&NakedPair], naked);
pub(super) const NAKED_TRIPLETS: SizedProducer = SizedProducer::new(3, &[&NakedTriple], naked);
pub(super) const NAKED_QUADS: SizedProducer = SizedProducer::new(4, &[&NakedQuad], naked);

/// As many digits of a house as they have places.
pub(super) const HIDDEN_PAIRS: SizedProducer = SizedProducer::new(2, &[&HiddenPair], hidden);
pub(super) const HIDDEN_TRIPLETS: SizedProducer = SizedProducer::new(3, &[&HiddenTriple], hidden);
pub(super) const HIDDEN_QUADS: SizedProducer = SizedProducer::new(4, &[&HiddenQuad], hidden);

fn naked(size: usize, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let few = cx.board.cells_with_few(size);
    each_fresh_house(cx, |house| {
        let open = cx.board.open() & cx.layout.cells(house);
        let cells = few & open;
        if cells.len() < size || open.len() < 2 * size {
            return ControlFlow::Continue(());
        }
        let list = subset::cells_with_digits(cells, cx);
        list.choose_colex(DigitSet::EMPTY, size, size, &mut |chosen, digits| {
            if digits.len() < size {
                return ControlFlow::Continue(());
            }
            let cells: CellSet = list.keys(chosen).collect();
            sink.eliminate(subset::lost(cx, open - cells, digits), || {
                subset::naked_evidence(cx, HouseSet::of(house), cells, digits)
            })
        })
    })
}

fn hidden(size: usize, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each_fresh_house(cx, |house| {
        if (cx.board.open() & cx.layout.cells(house)).len() <= 2 * size {
            return ControlFlow::Continue(());
        }
        let list = subset::digits_with_few_places(size, house, cx);
        list.choose_colex(CellSet::EMPTY, size, size, &mut |chosen, cells| {
            if cells.len() < size {
                return ControlFlow::Continue(());
            }
            let digits: DigitSet = list.keys(chosen).collect();
            sink.eliminate(subset::lost(cx, cells, DigitSet::ALL - digits), || {
                subset::hidden_evidence(cx, house, cells, digits)
            })
        })
    })
}
