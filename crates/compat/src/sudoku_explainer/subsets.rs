//! Naked and hidden subsets, which clear their own house only.
use super::order::{as_technique, each_fresh_house};
use qedoku_core::{CellSet, DigitSet, HouseSet};
use qedoku_techniques::intermediate::subsets::{
    HiddenPair, HiddenQuad, HiddenTriple, NakedPair, NakedQuad, NakedTriple,
};
use qedoku_techniques::kernels::subset;
use qedoku_techniques::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

/// As many cells of a house as they have digits.
#[derive(Clone, Copy, Debug)]
pub(super) struct NakedSubsets {
    size: usize,
    parts: &'static [&'static dyn Technique; 1],
}

impl NakedSubsets {
    pub(super) const PAIRS: Self = Self { size: 2, parts: &[&NakedPair] };
    pub(super) const TRIPLETS: Self = Self { size: 3, parts: &[&NakedTriple] };
    pub(super) const QUADS: Self = Self { size: 4, parts: &[&NakedQuad] };
}

impl Technique for NakedSubsets {
    fn info(&self) -> &'static Info {
        self.parts[0].info()
    }

    fn parts(&self) -> &'static [&'static dyn Technique] {
        self.parts
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let size = self.size;
        let few = cx.board.cells_with_few(size);
        as_technique(self.info(), sink, |sink| {
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
        })
    }
}

/// As many digits of a house as they have places.
#[derive(Clone, Copy, Debug)]
pub(super) struct HiddenSubsets {
    size: usize,
    parts: &'static [&'static dyn Technique; 1],
}

impl HiddenSubsets {
    pub(super) const PAIRS: Self = Self { size: 2, parts: &[&HiddenPair] };
    pub(super) const TRIPLETS: Self = Self { size: 3, parts: &[&HiddenTriple] };
    pub(super) const QUADS: Self = Self { size: 4, parts: &[&HiddenQuad] };
}

impl Technique for HiddenSubsets {
    fn info(&self) -> &'static Info {
        self.parts[0].info()
    }

    fn parts(&self) -> &'static [&'static dyn Technique] {
        self.parts
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let size = self.size;
        as_technique(self.info(), sink, |sink| {
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
        })
    }
}
