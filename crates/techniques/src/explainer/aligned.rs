//! Aligned pair and triplet exclusion.
use super::order::as_technique;
use crate::advanced::exclusion::aligned_pair_exclusion::AlignedPairExclusion;
use crate::advanced::exclusion::aligned_triple_exclusion::AlignedTripleExclusion;
use crate::kernels::{aligned, counts};
use crate::{Context, Info, Sink, Technique};
use qedoku_core::{Cell, CellSet};
use std::ops::ControlFlow;

/// The cells to fill, and those that some ways to fill them would leave empty.
struct Cells {
    base: CellSet,
    excluders: CellSet,
}

impl Cells {
    /// Those of the board, where an excluder has so many candidates at most.
    fn of(cx: &Context<'_>, most: usize) -> Self {
        let excluders = counts::cells_with_few(cx.board, most);
        let settled = counts::cells_with_one(cx.board);
        let several = counts::cells_with_few(cx.board, usize::MAX);
        let fits = |cell: Cell| {
            let peers = cx.layout.peers(cell);
            peers.meets(excluders) && !peers.meets(settled)
        };
        Self { base: several.filter(fits), excluders }
    }

    /// The excluders that the cell sees.
    fn near(&self, cx: &Context<'_>, cell: Cell) -> CellSet {
        self.excluders & cx.layout.peers(cell)
    }
}

/// The cells before one.
fn before(cells: CellSet, cell: Cell) -> CellSet {
    CellSet::from_bits(cells.bits() & (CellSet::of(cell).bits() - 1))
}

fn exclude(base: &[Cell], excluders: CellSet, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let gone = aligned::impossible(cx, base, excluders);
    sink.eliminate(gone, || aligned::evidence(cx, base.iter().copied().collect(), excluders, &gone))
}

/// Two cells.
#[derive(Clone, Copy, Debug)]
pub(super) struct AlignedPairs;

impl Technique for AlignedPairs {
    fn info(&self) -> &'static Info {
        &AlignedPairExclusion::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let cells = Cells::of(cx, 2);
        as_technique(self.info(), sink, |sink| {
            for other in cells.base {
                let near = cells.near(cx, other);
                for one in before(cells.base, other) {
                    let excluders = near & cx.layout.peers(one);
                    // Beside an impossible candidate each excluder rules out one digit of the other cell, and it itself
                    // another.
                    let few = [one, other].into_iter().any(|cell| cx.board.digits(cell).len() <= excluders.len() + 1);
                    if few && excluders.is_several() {
                        exclude(&[one, other], excluders, cx, sink)?;
                    }
                }
            }
            ControlFlow::Continue(())
        })
    }
}

/// Three cells.
#[derive(Clone, Copy, Debug)]
pub(super) struct AlignedTriplets;

impl Technique for AlignedTriplets {
    fn info(&self) -> &'static Info {
        &AlignedTripleExclusion::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let cells = Cells::of(cx, 3);
        as_technique(self.info(), sink, |sink| {
            for second in cells.base {
                let near_second = cells.near(cx, second);
                for first in before(cells.base, second) {
                    let near_first = cells.near(cx, first);
                    let common = near_first & near_second;
                    if !common.is_several() {
                        continue;
                    }
                    let others = cells.base.without(first).without(second);
                    for third in (near_first & others).iter().chain((near_second - near_first) & others) {
                        let excluders = common & cx.layout.peers(third);
                        if excluders.is_several() && !cells.came_before(cx, first, second, third) {
                            exclude(&[first, second, third], excluders, cx, sink)?;
                        }
                    }
                }
            }
            ControlFlow::Continue(())
        })
    }
}

impl Cells {
    /// Whether the three cells came up before with another one as the third.
    fn came_before(&self, cx: &Context<'_>, first: Cell, second: Cell, third: Cell) -> bool {
        let thirds = |third: Cell, one: Cell, other: Cell| {
            self.excluders.contains(third) && (cx.layout.peers(one) | cx.layout.peers(other)).contains(third)
        };
        // Pairs come by their second cell, then by their first.
        let earlier = |one: Cell, other: Cell| (one.max(other), one.min(other)) < (second, first);
        (earlier(first, third) && thirds(second, first, third))
            || (earlier(second, third) && thirds(first, second, third))
    }
}
