//! Placements that follow once a locked candidate or a hidden subset is seen, before anything is eliminated.
use super::locked::ConfinedDigit;
use super::order::{as_technique, each_fresh_house};
use crate::intermediate::direct_claiming::DirectClaiming;
use crate::intermediate::direct_hidden_pair::DirectHiddenPair;
use crate::intermediate::direct_hidden_triple::DirectHiddenTriple;
use crate::intermediate::direct_pointing::DirectPointing;
use crate::kernels::direct::{self, Hidden};
use crate::kernels::subset;
use crate::{Context, Info, Sink, Technique};
use qedoku_core::CellSet;
use std::ops::ControlFlow;

/// Direct pointing and direct claiming.
#[derive(Clone, Copy, Debug)]
pub(super) struct DirectLocked;

impl Technique for DirectLocked {
    fn info(&self) -> &'static Info {
        &DirectPointing::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        ConfinedDigit::each(cx, true, |ConfinedDigit { digit, from, to }| {
            let info = if cx.layout.is_box(from) { &DirectPointing::INFO } else { &DirectClaiming::INFO };
            as_technique(info, sink, |sink| direct::left_over(digit, from, to, cx, sink))
        })
    }
}

/// Hidden subsets that leave another digit of the house one place.
#[derive(Clone, Copy, Debug)]
pub(super) struct DirectHiddenSubsets {
    size: usize,
    info: &'static Info,
}

impl DirectHiddenSubsets {
    pub(super) const PAIRS: Self = Self { size: 2, info: &DirectHiddenPair::INFO };
    pub(super) const TRIPLETS: Self = Self { size: 3, info: &DirectHiddenTriple::INFO };
}

impl Technique for DirectHiddenSubsets {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        as_technique(self.info, sink, |sink| {
            each_fresh_house(cx, |house| {
                if (cx.board.open() & cx.layout.cells(house)).len() <= self.size {
                    return ControlFlow::Continue(());
                }
                let list = subset::digits_with_few_places(self.size, house, cx);
                list.choose_colex(CellSet::EMPTY, self.size, self.size, &mut |chosen, cells| {
                    if cells.len() < self.size {
                        return ControlFlow::Continue(());
                    }
                    let hidden = Hidden { house, digits: list.keys(chosen).collect(), cells };
                    // A digit that has lost a place to them has one there: the cells hold another candidate.
                    hidden.last_places(cx).next().map_or(ControlFlow::Continue(()), |last| hidden.place(last, cx, sink))
                })
            })
        })
    }
}
