//! Sudoku Explainer's wings of four to seven cells.
use super::choice::AddedFinds;
use super::flanked::{FlankRank, FlankedSet, WingSuffix};
use qedoku_core::{AlmostLocked, CandidateSet, Cell, CellSet, Digit, DigitSet, House, StepRating};
use qedoku_techniques::{Context, Info, Sink, Technique};
use std::cmp::Reverse;
use std::ops::ControlFlow;

/// Wings of a set of this number of cells and a cell beside it.
#[derive(Clone, Copy, Debug)]
pub(super) struct FlankedSets {
    pub(super) cells: usize,
    /// The ratings, in tenths, by the candidates of that cell of the set which has most: two, three, four, five, more.
    pub(super) tenths: [u16; 5],
    pub(super) parts: &'static [&'static dyn Technique; 1],
}

/// The search for them.
struct FlankSearch<'a> {
    of: FlankedSets,
    cx: &'a Context<'a>,
    /// The cells of which a wing has one: it holds what it held before otherwise.
    fresh: CellSet,
    /// The cells of two candidates.
    pairs: CellSet,
    house: House,
    finds: AddedFinds<FlankedSet>,
}

impl FlankedSets {
    /// The finds of a position, or the first of them.
    pub(super) fn finds(&self, cx: &Context<'_>, only_first: bool) -> AddedFinds<FlankedSet> {
        let few = cx.board.cells_with_few(self.cells + 1);
        let fresh = few & cx.fresh_cells();
        let pairs = cx.board.cells_with_few(2);
        let mut finds = AddedFinds::new(only_first);
        if fresh.is_empty() || pairs.is_empty() {
            return finds;
        }
        for house in cx.layout.houses() {
            let mut search = FlankSearch { of: *self, cx, fresh, pairs, house, finds };
            let none = AlmostLocked { cells: CellSet::EMPTY, digits: DigitSet::EMPTY };
            search.extend(none, few & cx.layout.cells(house), self.cells);
            finds = search.finds;
        }
        finds
    }
}

impl FlankSearch<'_> {
    /// Adds `missing` of some cells to a set.
    fn extend(&mut self, set: AlmostLocked, mut cells: CellSet, missing: usize) {
        let room = self.of.cells + 1;
        while cells.len() >= missing
            && let Some(cell) = cells.first()
        {
            cells.remove(cell);
            let digits = set.digits | self.cx.board.digits(cell);
            let set = AlmostLocked { cells: set.cells.with(cell), digits };
            if digits.len() > room {
                continue;
            }
            if missing > 1 {
                self.extend(set, cells, missing - 1);
            } else if digits.len() == room {
                self.flank(set);
            }
        }
    }

    /// Looks for the cells of two candidates that make the set a wing.
    fn flank(&mut self, set: AlmostLocked) {
        let layout = self.cx.layout;
        let other = DigitSet::ALL - set.digits;
        let outside = other.iter().fold(set.cells, |all, digit| all | self.cx.board.plane(digit));
        let mut pairs = self.pairs - outside;
        if !set.cells.meets(self.fresh) {
            pairs &= self.fresh;
        }
        let is_twice = |cells: CellSet| {
            cells.len() <= layout.widest_crossing() && layout.houses_around(cells).first() != Some(self.house)
        };
        if pairs.is_empty() || is_twice(set.cells) {
            return;
        }
        let mut seen = [CellSet::EMPTY; Digit::COUNT];
        let mut bound = CellSet::EMPTY;
        for digit in set.digits {
            let places = self.cx.board.plane(digit);
            let seen = &mut seen[digit.index()];
            *seen = layout.common_peers(places & set.cells);
            bound |= places & *seen;
        }
        for flank in pairs & bound {
            self.take(set, flank, &seen);
        }
    }

    /// Adds a wing to the finds if something goes by it.
    fn take(&mut self, set: AlmostLocked, flank: Cell, seen: &[CellSet; Digit::COUNT]) {
        let board = self.cx.board;
        let near = self.cx.layout.peers(flank);
        let pair = board.digits(flank);
        let bound = pair.filter(|digit| seen[digit.index()].contains(flank));
        let mut gone = CandidateSet::EMPTY;
        for digit in if bound == pair { set.digits } else { pair - bound } {
            let from = seen[digit.index()] & board.plane(digit);
            *gone.plane_mut(digit) = if pair.contains(digit) { from & near } else { from };
        }
        if gone.is_empty() {
            return;
        }
        let lost = set.digits.filter(|digit| !gone.plane(digit).is_empty());
        let sizes = set.cells.iter().map(|cell| board.digits(cell).len());
        let most = sizes.clone().max().unwrap_or_default();
        let candidates = sizes.sum();
        let suffix = WingSuffix::new(pair.is_subset(lost) || !lost.is_subset(pair), most, candidates);
        let tenths = self.of.tenths[most.saturating_sub(2).min(self.of.tenths.len() - 1)];
        let rank = FlankRank {
            tenths,
            count: Reverse(gone.len()),
            suffix: Reverse(suffix),
            cells: Reverse(set.cells.bits().reverse_bits()),
            flank,
        };
        let name = self.of.info().name;
        self.finds.add(FlankedSet { set, flank, pair, bound, gone, rank, name });
    }
}

impl Technique for FlankedSets {
    fn info(&self) -> &'static Info {
        self.parts[0].info()
    }

    fn parts(&self) -> &'static [&'static dyn Technique] {
        self.parts
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        self.finds(cx, sink.wants_one()).sorted().iter().try_for_each(|found| {
            let rating = StepRating { se: Some(found.rank.tenths), hodoku: None };
            sink.rated(self.info(), rating, |sink| sink.eliminate(found.gone, || found.evidence(cx)))
        })
    }
}
