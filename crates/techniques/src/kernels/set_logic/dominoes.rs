//! SK loops: eight pairs of cells, each in a line and a box, in a ring around four filled cells.
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, CellSet, Digit, House, HouseSet, Layout, Pattern, SetLogic, SetLogicKind, Slot};
use std::ops::ControlFlow;

/// The number of pairs in the ring, and of the houses that link them.
const RING: usize = 8;

/// A choice of pairs, or of the houses between them, a bit each.
type PairMask = u8;

/// The houses that cover all chosen pairs, each of which lies in the house with its number and in the next one.
const fn covered(houses: PairMask) -> PairMask {
    houses | houses.rotate_right(1)
}

/// For every choice of pairs how many houses cover it at least.
static FEWEST: [u8; 1 << RING] = fewest();

const fn fewest() -> [u8; 1 << RING] {
    let mut table = [0; 1 << RING];
    let mut pairs = 1;
    while pairs < 1 << RING {
        // In a run of pairs, or a full ring, one house does for two of them.
        let mut count = 0;
        let mut rest = pairs as PairMask;
        if rest == PairMask::MAX {
            count = RING as u8 / 2;
            rest = 0;
        }
        while rest & 1 == 1 {
            rest = rest.rotate_left(1);
        }
        while rest != 0 {
            let run = (rest >> rest.trailing_zeros()).trailing_ones();
            count += run.div_ceil(2) as u8;
            rest &= rest.wrapping_add(1 << rest.trailing_zeros());
        }
        table[pairs] = count;
        pairs += 1;
    }
    table
}

/// Reports the loops, the rows in the order of the layout, then the columns.
pub(crate) fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let [rows, columns] = cx.layout.rows_and_columns();
    let filled = CellSet::ALL - cx.board.open();
    for one in rows {
        let corners = |row: House, column: House| cx.layout.cells(row) & cx.layout.cells(column) & filled;
        let ours = columns.filter(|column| !corners(one, column).is_empty());
        for other in rows.filter(|other| one < other) {
            let both = ours.filter(|column| !corners(other, column).is_empty());
            for left in both {
                for right in both.filter(|right| left < right) {
                    if let Some(ring) = DominoRing::around(cx, [one, other], [left, right]) {
                        ring.report(cx, sink)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The ring around four cells.
struct DominoRing {
    /// Lines and boxes in turn.
    houses: [House; RING],
    /// The cells of each house and the next one, the corner left out.
    pairs: [CellSet; RING],
    /// For each digit the pairs that have it.
    having: [PairMask; Digit::COUNT],
}

impl DominoRing {
    /// The ring, if all its cells are open, it lies in four boxes, and the digits have room for its cells and no more.
    fn around(cx: &Context<'_>, [up, down]: [House; 2], [left, right]: [House; 2]) -> Option<Self> {
        let layout = cx.layout;
        let home = |row, column| crossing_box(layout, row, column);
        let boxes = [home(up, right)?, home(down, right)?, home(down, left)?, home(up, left)?];
        if boxes.into_iter().collect::<HouseSet>().len() < boxes.len() {
            return None;
        }
        let houses = [up, boxes[0], right, boxes[1], down, boxes[2], left, boxes[3]];
        let [rows, columns] = [[up, down], [left, right]].map(|[a, b]| layout.cells(a) | layout.cells(b));
        let corners = rows & columns;
        let pairs =
            std::array::from_fn(|at| (layout.cells(houses[at]) & layout.cells(houses[(at + 1) % RING])) - corners);
        let base = pairs.iter().fold(CellSet::EMPTY, |all, &pair| all | pair);
        if !base.is_subset(cx.board.open()) {
            return None;
        }
        let having = Digit::ALL.map(|digit| {
            let plane = cx.board.plane(digit);
            (0..RING).filter(|&at| plane.meets(pairs[at])).fold(0, |all, at| all | 1 << at)
        });
        let ring = Self { houses, pairs, having };
        ring.is_tight(PairMask::MAX).then_some(ring)
    }

    fn cells(&self, pairs: PairMask) -> CellSet {
        (0..RING).filter(|&at| pairs >> at & 1 == 1).fold(CellSet::EMPTY, |all, at| all | self.pairs[at])
    }

    /// True if the digits have room for one digit in each cell of these pairs, and for no more.
    fn is_tight(&self, pairs: PairMask) -> bool {
        let room: u8 = self.having.iter().map(|&having| FEWEST[usize::from(having & pairs)]).sum();
        usize::from(room) == self.cells(pairs).len()
    }

    /// The smallest covers of the places of a digit in these pairs.
    fn covers(&self, digit: Digit, pairs: PairMask) -> impl Iterator<Item = PairMask> {
        let having = self.having[digit.index()] & pairs;
        let size = u32::from(FEWEST[usize::from(having)]);
        (0..=PairMask::MAX).filter(move |&houses| houses.count_ones() == size && having & !covered(houses) == 0)
    }

    /// The places that the houses of a cover lose, outside these pairs.
    fn gone(&self, cx: &Context<'_>, digit: Digit, cover: PairMask, pairs: PairMask) -> CellSet {
        let houses = (0..RING).filter(|&at| cover >> at & 1 == 1);
        let all = houses.fold(CellSet::EMPTY, |all, at| all | cx.layout.cells(self.houses[at]));
        cx.board.plane(digit) & (all - self.cells(pairs))
    }

    /// The eliminations by any cover.
    fn all_gone(&self, cx: &Context<'_>, pairs: PairMask) -> CandidateSet {
        let mut gone = CandidateSet::EMPTY;
        for digit in Digit::ALL {
            for cover in self.covers(digit, pairs) {
                *gone.plane_mut(digit) |= self.gone(cx, digit, cover, pairs);
            }
        }
        gone
    }

    /// Reports what goes and does not go by some of the pairs alone. A digit can have several covers: what the best does
    /// not make go follows in another step.
    fn report(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let mut rest = self.all_gone(cx, PairMask::MAX);
        if !rest.is_empty() {
            for part in (1..PairMask::MAX).filter(|&part| self.is_tight(part)) {
                rest -= self.all_gone(cx, part);
            }
        }
        while !rest.is_empty() {
            let mut gone = CandidateSet::EMPTY;
            let covers = Digit::ALL.map(|digit| {
                let goes = |cover| self.gone(cx, digit, cover, PairMask::MAX);
                let better = |best: PairMask, cover| {
                    let left = |cover| (goes(cover) & rest.plane(digit)).len();
                    if left(cover) > left(best) { cover } else { best }
                };
                let best = self.covers(digit, PairMask::MAX).reduce(better).unwrap_or(0);
                *gone.plane_mut(digit) = goes(best);
                best
            });
            sink.eliminate(gone, || {
                let base: Vec<Slot> = self.cells(PairMask::MAX).iter().map(Slot::Cell).collect();
                let truths = cx.truths(&base);
                (Pattern::of(SetLogic::new(SetLogicKind::SkLoop, base, self.slots(&covers))), truths)
            })?;
            rest -= gone;
        }
        ControlFlow::Continue(())
    }

    /// The digits in the houses of their covers.
    fn slots(&self, covers: &[PairMask; Digit::COUNT]) -> Vec<Slot> {
        let digits = Digit::ALL.into_iter().zip(covers);
        let slots = digits.flat_map(|(digit, &cover)| {
            let houses = (0..RING).filter(move |&at| cover >> at & 1 == 1);
            houses.map(move |at| Slot::House(self.houses[at], digit))
        });
        let mut slots: Vec<Slot> = slots.collect();
        slots.sort_unstable();
        slots
    }
}

/// The box of the cell in which two lines cross.
fn crossing_box(layout: &Layout, row: House, column: House) -> Option<House> {
    let cell = (layout.cells(row) & layout.cells(column)).first()?;
    layout.box_of(cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_the_size_of_a_smallest_cover() {
        for pairs in 0..=PairMask::MAX {
            let covers = (0..=PairMask::MAX).filter(|&houses| pairs & !covered(houses) == 0);
            let fewest = covers.map(PairMask::count_ones).min().unwrap_or(0);
            assert_eq!(u32::from(FEWEST[usize::from(pairs)]), fewest, "{pairs:08b}");
        }
    }
}
