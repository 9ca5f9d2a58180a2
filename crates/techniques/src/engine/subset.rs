//! Naked and hidden subsets of one house.
use crate::engine::counts;
use crate::{Context, Info, Sink};
use qedoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet, Pattern, Slot};
use std::ops::ControlFlow;

/// At most nine members of a house with what each may take: cells with digits, or digits with cells.
struct Shelf<T, S> {
    members: [Option<(T, S)>; 9],
    len: usize,
}

impl<T: Copy, S: Copy> Shelf<T, S> {
    fn collect(items: impl Iterator<Item = (T, S)>) -> Self {
        let mut shelf = Self { members: [None; 9], len: 0 };
        for item in items.take(9) {
            shelf.members[shelf.len] = Some(item);
            shelf.len += 1;
        }
        shelf
    }

    fn from(&self, start: usize) -> impl Iterator<Item = (usize, (T, S))> + '_ {
        (start..self.len).filter_map(|index| self.members[index].map(|member| (index, member)))
    }
}

/// Reports, house by house, each `size` cells that have `size` digits between them.
pub(crate) fn naked(size: usize, info: &Info, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let few = counts::cells_with_few(cx.board, size);
    for house in cx.fresh_houses() {
        let cells = few & cx.layout.cells(house);
        let open = cx.board.open() & cx.layout.cells(house);
        if cells.len() < size || open.len() <= size {
            continue;
        }
        let shelf = Shelf::collect(cells.iter().map(|cell| (cell, cx.board.digits(cell))));
        let mut report = |cells: CellSet, digits: DigitSet| {
            let gone = digits.iter().map(|digit| (digit, (open - cells) & cx.board.plane(digit)));
            let eliminate = eliminations(gone);
            sink.eliminate(info, eliminate, || naked_evidence(cx, HouseSet::of(house), cells, digits))
        };
        choose_cells(&shelf, size, 0, (CellSet::EMPTY, DigitSet::EMPTY), &mut report)?;
    }
    ControlFlow::Continue(())
}

/// Reports each `size` cells of a crossing of two houses that have `size` digits between them and clear both houses.
pub(crate) fn locked(size: usize, info: &Info, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let few = counts::cells_with_few(cx.board, size);
    let fresh = cx.fresh_houses();
    for crossing in cx.layout.crossings().iter().filter(|crossing| crossing.from < crossing.to) {
        let cells = few & crossing.shared;
        if cells.len() < size || !(fresh.contains(crossing.from) || fresh.contains(crossing.to)) {
            continue;
        }
        let shelf = Shelf::collect(cells.iter().map(|cell| (cell, cx.board.digits(cell))));
        let mut report = |cells: CellSet, digits: DigitSet| {
            let of = |house| digits.iter().map(move |d| (d, (cx.layout.cells(house) - cells) & cx.board.plane(d)));
            let (one, other) = (eliminations(of(crossing.from)), eliminations(of(crossing.to)));
            let alone = |mine: CandidateSet, theirs: CandidateSet| (mine - theirs).is_empty();
            if alone(one, other) || alone(other, one) {
                return ControlFlow::Continue(());
            }
            let houses = HouseSet::of(crossing.from).with(crossing.to);
            sink.eliminate(info, one | other, || naked_evidence(cx, houses, cells, digits))
        };
        choose_cells(&shelf, size, 0, (CellSet::EMPTY, DigitSet::EMPTY), &mut report)?;
    }
    ControlFlow::Continue(())
}

/// Reports, house by house, each `size` digits that have `size` places between them.
pub(crate) fn hidden(size: usize, info: &Info, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for house in cx.fresh_houses() {
        let inside = cx.layout.cells(house);
        if (cx.board.open() & inside).len() <= size {
            continue;
        }
        let places = Digit::ALL.iter().map(|&digit| (digit, cx.board.plane(digit) & inside));
        let shelf = Shelf::collect(places.filter(|(_, cells)| cells.is_several() && cells.len() <= size));
        if shelf.len < size {
            continue;
        }
        let mut report = |cells: CellSet, digits: DigitSet| {
            let gone = (DigitSet::ALL - digits).iter().map(|digit| (digit, cells & cx.board.plane(digit)));
            sink.eliminate(info, eliminations(gone), || hidden_evidence(cx, house, cells, digits))
        };
        choose_digits(&shelf, size, 0, (CellSet::EMPTY, DigitSet::EMPTY), &mut report)?;
    }
    ControlFlow::Continue(())
}

type Report<'r> = dyn FnMut(CellSet, DigitSet) -> ControlFlow<()> + 'r;

fn choose_cells(
    shelf: &Shelf<Cell, DigitSet>,
    size: usize,
    start: usize,
    (cells, digits): (CellSet, DigitSet),
    report: &mut Report<'_>,
) -> ControlFlow<()> {
    if cells.len() == size {
        return report(cells, digits);
    }
    for (index, (cell, more)) in shelf.from(start) {
        if (digits | more).len() <= size {
            choose_cells(shelf, size, index + 1, (cells.with(cell), digits | more), report)?;
        }
    }
    ControlFlow::Continue(())
}

fn choose_digits(
    shelf: &Shelf<Digit, CellSet>,
    size: usize,
    start: usize,
    (cells, digits): (CellSet, DigitSet),
    report: &mut Report<'_>,
) -> ControlFlow<()> {
    if digits.len() == size {
        return report(cells, digits);
    }
    for (index, (digit, more)) in shelf.from(start) {
        if (cells | more).len() <= size {
            choose_digits(shelf, size, index + 1, (cells | more, digits.with(digit)), report)?;
        }
    }
    ControlFlow::Continue(())
}

fn eliminations(gone: impl Iterator<Item = (Digit, CellSet)>) -> CandidateSet {
    let mut eliminate = CandidateSet::EMPTY;
    for (digit, cells) in gone {
        *eliminate.plane_mut(digit) |= cells;
    }
    eliminate
}

fn naked_evidence(
    cx: &Context<'_>,
    houses: HouseSet,
    cells: CellSet,
    digits: DigitSet,
) -> (Pattern, Vec<qedoku_core::Truth>) {
    let base: Vec<Slot> = cells.iter().map(Slot::Cell).collect();
    let cover = houses.iter().flat_map(|house| digits.iter().map(move |digit| Slot::House(house, digit))).collect();
    let truths = cx.truths(&base);
    (Pattern::Cover { base, cover, fins: CandidateSet::EMPTY }, truths)
}

fn hidden_evidence(
    cx: &Context<'_>,
    house: House,
    cells: CellSet,
    digits: DigitSet,
) -> (Pattern, Vec<qedoku_core::Truth>) {
    let base: Vec<Slot> = digits.iter().map(|digit| Slot::House(house, digit)).collect();
    let truths = cx.truths(&base);
    (Pattern::Cover { base, cover: cells.iter().map(Slot::Cell).collect(), fins: CandidateSet::EMPTY }, truths)
}
