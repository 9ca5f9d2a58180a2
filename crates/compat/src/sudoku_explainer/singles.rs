//! Sudoku Explainer's hidden singles, and naked singles.
use super::order::{as_technique, each_fresh_house};
use super::sized::SizedProducer;
use qedoku_core::HouseKind;
use qedoku_techniques::intermediate::hidden_single::{HiddenSingleBox, HiddenSingleColumn, HiddenSingleRow};
use qedoku_techniques::kernels::hidden_single;
use qedoku_techniques::simple::full_house::FullHouse;
use qedoku_techniques::simple::naked_single::NakedSingle;
use qedoku_techniques::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

/// Digits with one place left in a house: first in houses with one open cell, then in the others.
#[derive(Clone, Copy, Debug)]
pub(super) struct HiddenSingles;

impl Technique for HiddenSingles {
    fn info(&self) -> &'static Info {
        &HiddenSingleBox::INFO
    }

    fn parts(&self) -> &'static [&'static dyn Technique] {
        &[&FullHouse, &HiddenSingleBox, &HiddenSingleColumn, &HiddenSingleRow]
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let open = |house| cx.board.open() & cx.layout.cells(house);
        let mut last = cx.fresh_houses();
        last = last.filter(|house| open(house).single().is_some());
        if !last.is_empty() {
            as_technique(&FullHouse::INFO, sink, |sink| {
                let kinds = [HouseKind::Box, HouseKind::Column, HouseKind::Row];
                let houses = kinds.into_iter().flat_map(|kind| last & cx.layout.houses_of_kind(kind));
                houses.into_iter().try_for_each(|house| hidden_single::in_house(house, cx, sink))
            })?;
        }
        each_fresh_house(cx, |house| {
            if !open(house).is_several() {
                return ControlFlow::Continue(());
            }
            let info = match cx.layout.kind(house) {
                HouseKind::Box => &HiddenSingleBox::INFO,
                HouseKind::Column => &HiddenSingleColumn::INFO,
                HouseKind::Row => &HiddenSingleRow::INFO,
                HouseKind::Diagonal | HouseKind::Region | HouseKind::Group => return ControlFlow::Continue(()),
            };
            as_technique(info, sink, |sink| hidden_single::in_house(house, cx, sink))
        })
    }
}

/// Cells with one candidate left.
pub(super) const NAKED_SINGLES: SizedProducer =
    SizedProducer::new(1, &[&NakedSingle], |_, cx, sink| NakedSingle.search(cx, sink));
