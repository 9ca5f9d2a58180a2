//! Sue de Coq: cells of a crossing with cells of either house, as many as they can hold digits.
use super::evidence;
use crate::{Context, Sink};
use qedoku_core::{AlmostLocked, CandidateSet, Cell, CellSet, DigitSet, House, HouseGroup, Sets};
use std::ops::ControlFlow;

/// The most cells that a house may have outside a crossing; houses with more are not searched.
const OUTSIDE: usize = 7;

/// The groups of cells that one house has outside its crossing.
struct Side {
    house: House,
    cells: CellSet,
    open: [Cell; OUTSIDE],
    /// The digits of each group: for each of its cells, the number of the group has a bit.
    digits: [DigitSet; 1 << OUTSIDE],
    /// The groups that may take a digit from the crossing.
    takers: [u8; 1 << OUTSIDE],
    len: usize,
    /// The fresh ones among the cells, a bit each as in the number of a group.
    fresh: usize,
}

impl Side {
    /// The side, if any of its groups may take one of the digits of the crossing.
    fn new(cx: &Context<'_>, house: House, crossing: AlmostLocked) -> Option<Self> {
        let cells = cx.layout.cells(house) - crossing.cells;
        let open = [Cell::from_index(0); OUTSIDE];
        let digits = [DigitSet::EMPTY; 1 << OUTSIDE];
        let mut side = Self { house, cells, open, digits, takers: [0; 1 << OUTSIDE], len: 0, fresh: 0 };
        let mut groups = 1;
        for (index, cell) in (cells & cx.board.open()).iter().take(OUTSIDE).enumerate() {
            side.open[index] = cell;
            side.fresh |= usize::from(cx.fresh_cells().contains(cell)) << index;
            let more = cx.board.digits(cell);
            for group in 0..groups {
                side.digits[groups + group] = side.digits[group] | more;
            }
            groups *= 2;
        }
        for group in 1..groups {
            let digits = side.digits[group];
            let size = group.count_ones() as usize;
            // One without a digit to spare needs no crossing.
            if digits.len() > size && (digits - crossing.digits).len() < size {
                side.takers[side.len] = group as u8;
                side.len += 1;
            }
        }
        (side.len > 0).then_some(side)
    }

    /// The groups that take digits from the crossing, each with how many more cells it has than other digits.
    fn digit_holders(&self, crossing: DigitSet, spare: u32) -> impl Iterator<Item = (usize, u32)> + '_ {
        self.takers[..self.len].iter().map(|&group| usize::from(group)).filter_map(move |group| {
            let taken = group.count_ones().checked_sub((self.digits[group] - crossing).len() as u32)?;
            // One that takes all the digits to spare needs no other group.
            (taken > 0 && taken < spare).then_some((group, taken))
        })
    }

    /// The group with this number.
    fn group(&self, number: usize) -> AlmostLocked {
        let cells = self.open.iter().enumerate().filter(|&(bit, _)| number >> bit & 1 == 1).map(|(_, &cell)| cell);
        AlmostLocked { cells: cells.collect(), digits: self.digits[number] }
    }
}

/// Reports, crossing by crossing, each two or three of its cells that make such cells with a group of either house.
pub(crate) fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for crossing in cx.layout.crossings() {
        if !cx.fresh_cells().meets(cx.layout.cells(crossing.one) | cx.layout.cells(crossing.other)) {
            continue;
        }
        let open = crossing.shared & cx.board.open();
        let digits = |cells: CellSet| cells.iter().fold(DigitSet::EMPTY, |all, cell| all | cx.board.digits(cell));
        let whole = AlmostLocked { cells: crossing.shared, digits: digits(open) };
        if !open.is_several() || whole.digits.len() < 4 {
            continue;
        }
        let Some(one) = Side::new(cx, crossing.one, whole) else { continue };
        let Some(other) = Side::new(cx, crossing.other, whole) else { continue };
        let sides = [one, other];
        choose(open, CellSet::EMPTY, DigitSet::EMPTY, cx, &mut |middle| {
            in_middle(cx, middle, crossing.shared, &sides, sink)
        })?;
    }
    ControlFlow::Continue(())
}

/// Calls `report` with each two or more of the cells and their digits.
fn choose(
    left: CellSet,
    cells: CellSet,
    digits: DigitSet,
    cx: &Context<'_>,
    report: &mut dyn FnMut(AlmostLocked) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut left = left;
    while let Some(cell) = left.first() {
        left.remove(cell);
        let cells = cells.with(cell);
        let digits = digits | cx.board.digits(cell);
        if cells.is_several() && digits.len() >= cells.len() + 2 {
            report(AlmostLocked { cells, digits })?;
        }
        choose(left, cells, digits, cx, report)?;
    }
    ControlFlow::Continue(())
}

fn in_middle(
    cx: &Context<'_>,
    middle: AlmostLocked,
    shared: CellSet,
    sides: &[Side; 2],
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let spare = (middle.digits.len() - middle.cells.len()) as u32;
    let fresh = cx.fresh_cells().meets(middle.cells);
    let idle = !fresh && sides.iter().all(|side| side.fresh == 0);
    if idle || sides[1].digit_holders(middle.digits, spare).next().is_none() {
        return ControlFlow::Continue(());
    }
    for (one, takes) in sides[0].digit_holders(middle.digits, spare) {
        let fresh = fresh || one & sides[0].fresh != 0;
        if !fresh && sides[1].fresh == 0 {
            continue;
        }
        let taken = sides[0].digits[one] & middle.digits;
        for (other, also) in sides[1].digit_holders(middle.digits, spare) {
            // A digit of the crossing that both could take would have room twice.
            if takes + also != spare || sides[1].digits[other].meets(taken) {
                continue;
            }
            if !fresh && other & sides[1].fresh == 0 {
                continue;
            }
            let groups = [sides[0].group(one), sides[1].group(other)];
            let gone = gone(middle, groups, sides, shared);
            sink.eliminate(gone, || {
                let group = |side: &Side, set| HouseGroup { house: side.house, set };
                let groups = [group(&sides[0], groups[0]), group(&sides[1], groups[1])];
                evidence::of(cx, &gone, Sets::sue_de_coq(middle, groups))
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Every digit stands as often as it can: once in each group if both have it, and else once among all these cells. The
/// rest of the crossing belongs to both houses.
fn gone(middle: AlmostLocked, groups: [AlmostLocked; 2], sides: &[Side; 2], shared: CellSet) -> CandidateSet {
    let mut gone = CandidateSet::EMPTY;
    for digit in middle.digits | groups[0].digits | groups[1].digits {
        let has = groups.map(|group| group.digits.contains(digit));
        let plane = gone.plane_mut(digit);
        *plane |= shared - middle.cells;
        for n in 0..2 {
            // If only the other group has it, it can stand there and not in this house.
            if has[n] || !has[1 - n] {
                *plane |= sides[n].cells - groups[n].cells;
            }
        }
    }
    gone
}
