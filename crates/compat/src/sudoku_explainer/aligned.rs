//! Sudoku Explainer's aligned pair and triplet exclusion.
use super::order::as_technique;
use qedoku_core::{CandidateSet, Cell, CellSet};
use qedoku_techniques::advanced::exclusion::aligned_pair_exclusion::AlignedPairExclusion;
use qedoku_techniques::advanced::exclusion::aligned_triple_exclusion::AlignedTripleExclusion;
use qedoku_techniques::kernels::aligned;
use qedoku_techniques::{Cached, Context, Info, Sink, Technique};
use std::cell;
use std::ops::ControlFlow;

/// The cells to fill, and those that some ways to fill them would leave empty.
struct Cells {
    base: CellSet,
    excluders: CellSet,
}

impl Cells {
    /// The cells of the board, where an excluder has at most `most` candidates.
    fn of(cx: &Context<'_>, most: usize) -> Self {
        let excluders = cx.board.cells_with_few(most);
        let settled = cx.board.cells_with_one();
        let several = cx.board.cells_with_few(usize::MAX);
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

/// The position in which no set of base cells of one size had anything to exclude.
#[derive(Clone, Copy, Default)]
struct Spent {
    candidates: CandidateSet,
    base: CellSet,
}

/// The last such position, for base cells of this number.
#[derive(Default)]
struct LastSpent<const N: usize>(cell::Cell<Spent>);

impl<const N: usize> Cached for LastSpent<N> {
    fn renew(&mut self) {}
}

impl Spent {
    /// The cells that have changed: base cells none of which changed, and no cell that all of them see, still have
    /// nothing to exclude.
    fn changed<const N: usize>(cx: &Context<'_>, base: CellSet) -> CellSet {
        let Some(known) = cx.cached::<LastSpent<N>>().map(|known| known.0.get()) else { return CellSet::ALL };
        let now = *cx.board.candidates();
        (base - known.base) | (known.candidates - now).cells() | (now - known.candidates).cells()
    }

    /// Notes that nothing was found.
    fn note<const N: usize>(cx: &Context<'_>, base: CellSet) {
        if let Some(known) = cx.cached::<LastSpent<N>>() {
            known.0.set(Self { candidates: *cx.board.candidates(), base });
        }
    }
}

/// The cells before one.
fn before(cells: CellSet, cell: Cell) -> CellSet {
    CellSet::from_bits(cells.bits() & (CellSet::of(cell).bits() - 1))
}

/// Reports what base cells exclude; notes whether that is anything.
fn exclude(
    base: &[Cell],
    excluders: CellSet,
    is_spent: &mut bool,
    cx: &Context<'_>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let gone = aligned::impossible(cx, base, excluders);
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    *is_spent = false;
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
        let changed = Spent::changed::<2>(cx, cells.base);
        let mut is_spent = true;
        as_technique(self.info(), sink, |sink| {
            for other in cells.base {
                let near = cells.near(cx, other);
                let changed_near = cx.layout.peers(other) & changed;
                for one in before(cells.base, other) {
                    let is_old = !changed.contains(one) && !changed_near.meets(cx.layout.peers(one));
                    if is_old && !changed.contains(other) {
                        continue;
                    }
                    let excluders = near & cx.layout.peers(one);
                    // Beside an impossible candidate each excluder rules out one digit of the other cell, and it itself
                    // another.
                    let few = [one, other].into_iter().any(|cell| cx.board.digits(cell).len() <= excluders.len() + 1);
                    if few && excluders.is_several() {
                        exclude(&[one, other], excluders, &mut is_spent, cx, sink)?;
                    }
                }
            }
            ControlFlow::Continue(())
        })?;
        if is_spent {
            Spent::note::<2>(cx, cells.base);
        }
        ControlFlow::Continue(())
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
        let changed = Spent::changed::<3>(cx, cells.base);
        let mut is_spent = true;
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
                    let is_fresh = changed.contains(first) || changed.contains(second);
                    let changed_near = cx.layout.peers(first) & cx.layout.peers(second) & changed;
                    for third in (near_first & others).iter().chain((near_second - near_first) & others) {
                        let is_new = changed.contains(third) || changed_near.meets(cx.layout.peers(third));
                        if !is_fresh && !is_new {
                            continue;
                        }
                        let excluders = common & cx.layout.peers(third);
                        if excluders.is_several() && !cells.came_before(cx, first, second, third) {
                            exclude(&[first, second, third], excluders, &mut is_spent, cx, sink)?;
                        }
                    }
                }
            }
            ControlFlow::Continue(())
        })?;
        if is_spent {
            Spent::note::<3>(cx, cells.base);
        }
        ControlFlow::Continue(())
    }
}

impl Cells {
    /// True if the three cells came up before with another one as the third.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profiles;
    use qedoku_core::{Layout, Puzzle, Step};
    use qedoku_fixtures::{puzzle_files, puzzles};
    use qedoku_techniques::{PositionCache, Solver, Want};

    fn found(technique: &dyn Technique, cx: &Context<'_>) -> Option<Step> {
        let mut sink = Sink::new(cx.board, Want::First, technique);
        let _ = technique.search(cx, &mut sink);
        sink.into_steps().pop()
    }

    #[test]
    fn what_was_looked_at_before_hides_nothing() {
        let layout = Layout::classic();
        let profile = profiles::se();
        let mut solver = Solver::new(layout, &profile);
        let mut cached = PositionCache::default();
        let mut finds = 0;
        let file = puzzle_files().into_iter().find(|path| path.ends_with("generated.txt")).unwrap();
        for puzzle in puzzles(&file).unwrap().into_iter().take(40).map(Puzzle::from_givens) {
            for (_, board, _) in solver.solve(&puzzle).replay() {
                cached.renew();
                let cx = Context::new(&board, &[]);
                for technique in [&AlignedPairs as &dyn Technique, &AlignedTriplets] {
                    let anew = found(technique, &cx);
                    finds += usize::from(anew.is_some());
                    assert_eq!(found(technique, &cx.remembering(&cached)), anew);
                }
            }
        }
        assert!(finds > 0, "no position has anything to exclude");
    }
}
