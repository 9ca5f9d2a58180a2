//! Rectangles in two rows, two columns and two boxes that two digits could fill in two ways.
use super::deadly::{DeadlyPattern, DeadlyRule};
use crate::base::position_cache::Refilled;
use crate::{Context, Sink};
use qedoku_core::{Board, Candidate, Cell, CellSet, DeadlyKind, DigitSet, Layout};
use std::ops::ControlFlow;

/// Four cells in two boxes and two lines each way. Two of them share a line unless they are opposite.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UniqueRectangle {
    /// The cell it was looked for from.
    pub(crate) corner: Cell,
    /// The cell opposite.
    pub(crate) opposite: Cell,
    /// The cells next to the corner: the one in its box, then the other one.
    pub(crate) beside: [Cell; 2],
}

impl UniqueRectangle {
    /// Calls `report` with each rectangle of a corner and three cells of `among`.
    pub(crate) fn each(
        layout: &Layout,
        corner: Cell,
        among: CellSet,
        report: &mut dyn FnMut(Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(square) = layout.box_of(corner) else { return ControlFlow::Continue(()) };
        for line in layout.lines_of(corner) {
            let mates = layout.cells(line) & layout.cells(square) & among;
            let Some(across) = layout.lines_of(corner).without(line).first() else { continue };
            let far = (layout.cells(across) & among) - layout.cells(square);
            if mates.without(corner).is_empty() || far.is_empty() {
                continue;
            }
            for mate in mates.without(corner) {
                let Some(parallel) = (layout.houses_of(mate) - layout.houses_of(corner)).first() else { continue };
                for next in far {
                    let Some(back) = layout.lines_of(next).without(across).first() else { continue };
                    let last = layout.cells(parallel) & layout.cells(back) & among;
                    let Some(opposite) = last.single() else { continue };
                    report(Self { corner, opposite, beside: [mate, next] })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The four cells.
    pub(crate) fn cells(&self) -> CellSet {
        self.beside.into_iter().collect::<CellSet>().with(self.corner).with(self.opposite)
    }

    /// True if the two are next to each other.
    pub(crate) fn is_side(&self, cells: CellSet) -> bool {
        let diagonals = [[self.corner, self.opposite].into_iter().collect(), self.beside.into_iter().collect()];
        cells.len() == 2 && !diagonals.contains(&cells)
    }
}

/// A rectangle of open cells, each of which may hold one of two digits or both; one of them at least holds both and
/// nothing else.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unique {
    /// The cells.
    pub(crate) at: UniqueRectangle,
    /// The two digits.
    pub(crate) digits: DigitSet,
    /// The cells that hold both and nothing else.
    pub(crate) pairs: CellSet,
    /// The cells that may hold other digits.
    pub(crate) extra: CellSet,
}

impl Unique {
    /// Calls `report` with each such rectangle of the board, from the first of its cells that holds the two digits only.
    pub(crate) fn each(cx: &Context<'_>, report: &mut dyn FnMut(&Self) -> ControlFlow<()>) -> ControlFlow<()> {
        let Some(known) = cx.cached::<Refilled<Vec<Self>>>() else { return Self::search(cx, report) };
        let list = known.get(|list| {
            list.clear();
            // The list takes them all.
            let _ = Self::search(cx, &mut |it| {
                list.push(*it);
                ControlFlow::Continue(())
            });
        });
        list.iter().try_for_each(report)
    }

    fn search(cx: &Context<'_>, report: &mut dyn FnMut(&Self) -> ControlFlow<()>) -> ControlFlow<()> {
        let bivalue = cx.board.cells_with_few(2);
        for corner in bivalue {
            let digits = cx.board.digits(corner);
            let either = digits.iter().fold(CellSet::EMPTY, |all, digit| all | cx.board.plane(digit));
            UniqueRectangle::each(cx.layout, corner, either, &mut |at| {
                let cells = at.cells();
                let pairs = (cells & bivalue).filter(|cell| cx.board.digits(cell) == digits);
                if pairs.first() != Some(corner) {
                    return ControlFlow::Continue(());
                }
                let extra = (cells - pairs).filter(|cell| !cx.board.digits(cell).is_subset(digits));
                report(&Self { at, digits, pairs, extra })
            })?;
        }
        ControlFlow::Continue(())
    }

    /// True if one of the cells may hold other digits.
    pub(crate) fn has_extra_corner(&self) -> bool {
        self.extra.len() == 1
    }

    /// True if two of the cells, next to each other, may hold other digits.
    pub(crate) fn has_extra_side(&self) -> bool {
        self.at.is_side(self.extra)
    }

    /// The pattern that it is.
    pub(crate) fn deadly(&self, board: &Board) -> DeadlyPattern {
        DeadlyPattern::new(DeadlyKind::UniqueRectangle, board, self.at.cells(), self.digits)
    }

    /// Runs a rule on each rectangle that `fits`.
    pub(crate) fn apply(
        rule: DeadlyRule,
        fits: impl Fn(&Self) -> bool,
        cx: &Context<'_>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        Self::each(cx, &mut |it| {
            if fits(it) { rule(&it.deadly(cx.board), cx, sink) } else { ControlFlow::Continue(()) }
        })
    }
}

/// A rectangle with filled cells, none of them given, and two digits that would fill it.
pub(crate) struct Avoidable;

impl Avoidable {
    /// Runs a rule on each rectangle with `open` open cells, 1 or 2.
    pub(crate) fn apply(open: usize, rule: DeadlyRule, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let placed = CellSet::ALL - cx.board.open() - cx.board.givens();
        if placed.len() + open < 4 {
            return ControlFlow::Continue(());
        }
        // With two open cells either may be the corner; the first is.
        let (corners, among) = if open == 1 {
            (cx.board.open(), placed)
        } else {
            let pairs = cx.board.cells_with_few(2);
            (pairs, placed | pairs)
        };
        for corner in corners {
            UniqueRectangle::each(cx.layout, corner, among, &mut |at| {
                let left = at.cells() & cx.board.open();
                if left.len() != open || left.first() != Some(corner) {
                    return ControlFlow::Continue(());
                }
                let Some(deadly) = filled(cx.board, &at) else { return ControlFlow::Continue(()) };
                rule(&deadly, cx, sink)
            })?;
        }
        ControlFlow::Continue(())
    }
}

/// The pattern of a rectangle that two digits would fill, one on each diagonal, if its open cells can still hold them.
fn filled(board: &Board, at: &UniqueRectangle) -> Option<DeadlyPattern> {
    let diagonal = |cells: [Cell; 2]| match cells.map(|cell| board.value(cell)) {
        [Some(one), Some(other)] => (one == other).then_some(one),
        [one, other] => one.or(other),
    };
    let corner = [at.corner, at.opposite];
    let beside = at.beside;
    let one = diagonal(corner)?;
    let other = diagonal(beside)?;
    let mut it = DeadlyPattern::new(DeadlyKind::AvoidableRectangle, board, at.cells(), DigitSet::EMPTY);
    let want = |cells: [Cell; 2], digit| cells.map(|cell| Candidate { cell, digit });
    it.deadly = want(corner, one).into_iter().chain(want(beside, other)).collect();
    let open = board.open();
    let missing = it.deadly.iter().any(|member| open.contains(member.cell) && !it.guards.contains(member));
    it.guards -= it.deadly;
    (one != other && !missing).then_some(it)
}
