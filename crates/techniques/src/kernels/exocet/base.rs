//! The two cells that an exocet starts from, and the lines across theirs.
use crate::Context;
use qedoku_core::{Cell, CellSet, Crossing, DigitSet, House, HouseSet, Layout};
use std::ops::ControlFlow;

/// Two open cells of a line and a box with three or four digits between them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ExocetBase {
    /// The cells, in layout order.
    pub(crate) cells: [Cell; 2],
    /// Their digits.
    pub(crate) digits: DigitSet,
    /// The line of the two.
    pub(crate) line: House,
    /// The line across through the third cell of their line and box.
    pub(crate) stem: House,
    /// The other two boxes of the line.
    pub(crate) wings: [House; 2],
    /// The cells of line and box: no other cell of these takes a digit of the base.
    pub(crate) seen: CellSet,
    cross_lines: HouseSet,
    parallels: HouseSet,
}

impl ExocetBase {
    /// Calls `then` with every base of the position.
    pub(crate) fn each(cx: &Context<'_>, then: &mut dyn FnMut(&Self) -> ControlFlow<()>) -> ControlFlow<()> {
        // What follows from a base rests on the classic boxes.
        if !cx.layout.is_classic() {
            return ControlFlow::Continue(());
        }
        let boxes = cx.layout.boxes();
        for crossing in cx.layout.crossings() {
            let open = crossing.shared & cx.board.open();
            if !open.is_several() {
                continue;
            }
            let mut frame = None;
            for third in crossing.shared {
                let mut cells = crossing.shared.without(third).iter();
                let (Some(one), Some(other), None) = (cells.next(), cells.next(), cells.next()) else { continue };
                let digits = cx.board.digits(one) | cx.board.digits(other);
                if !(open.contains(one) && open.contains(other) && (3..=4).contains(&digits.len())) {
                    continue;
                }
                if frame.is_none() {
                    frame = Self::frame(cx.layout, boxes, crossing);
                }
                let Some(base) = frame.as_mut() else { continue };
                let Some(stem) = base.cross_line(cx.layout, third) else { continue };
                (base.cells, base.digits, base.stem) = ([one, other], digits, stem);
                then(base)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The frame of a line and a box, which all their bases have in common.
    fn frame(layout: &Layout, boxes: HouseSet, crossing: &Crossing) -> Option<Self> {
        let (line, block) =
            if boxes.contains(crossing.one) { (crossing.other, crossing.one) } else { (crossing.one, crossing.other) };
        let rest = layout.cells(line) - crossing.shared;
        let first = (layout.houses_of(rest.first()?) & boxes).first()?;
        let second = (layout.houses_of((rest - layout.cells(first)).first()?) & boxes).first()?;
        Some(Self {
            cells: [rest.first()?; 2],
            digits: DigitSet::EMPTY,
            line,
            stem: line,
            wings: [first, second],
            seen: layout.cells(line) | layout.cells(block),
            cross_lines: layout.across(line),
            parallels: layout.along(line),
        })
    }

    /// The line across through a cell.
    pub(crate) fn cross_line(&self, layout: &Layout, cell: Cell) -> Option<House> {
        (layout.houses_of(cell) & self.cross_lines).first()
    }

    /// The line beside the base's through a cell.
    pub(crate) fn parallel(&self, layout: &Layout, cell: Cell) -> Option<House> {
        (layout.houses_of(cell) & self.parallels).first()
    }
}
