//! The counting arguments that are possible on the way to a solution, each with the least it rests on.
//!
//! As many slots (base) as other slots (cover) hold all candidates of the base: the slots are known as soon as the
//! solution is, so that a search for the shortest way to it need not wait for a position that shows them.
use crate::base::technique::Collector;
use qedoku_core::{Candidate, Cell, Digit, Grid, HouseKind, HouseSet, Layout, Slot};

/// Each house of a kind takes each of its digits where nothing else can.
pub(crate) fn hidden_singles(kind: HouseKind, layout: &Layout, take: Collector<'_>) {
    let houses = if HouseKind::BESIDE.contains(&kind) { layout.others() } else { layout.houses_of_kind(kind) };
    for house in houses {
        for digit in layout.digits() {
            take(&[Slot::House(house, digit)], &[]);
        }
    }
}

/// Each digit of these houses is confined to the crossing with another house.
pub(crate) fn confined(from: HouseSet, layout: &Layout, solution: &Grid, take: Collector<'_>) {
    for house in from {
        for &cell in layout.members(house) {
            let Some(digit) = solution.get(cell) else { continue };
            for to in layout.houses_of(cell).without(house) {
                if (layout.cells(house) & layout.cells(to)).is_several() {
                    take(&[Slot::House(house, digit)], &[Slot::House(to, digit)]);
                }
            }
        }
    }
}

/// Each `size` cells of a house hold their digits and nothing else.
pub(crate) fn naked(size: usize, layout: &Layout, solution: &Grid, take: Collector<'_>) {
    subsets(size, layout, solution, &mut |cells, digits| take(cells, digits));
}

/// Each `size` digits of a house stand in their cells and nowhere else.
pub(crate) fn hidden(size: usize, layout: &Layout, solution: &Grid, take: Collector<'_>) {
    subsets(size, layout, solution, &mut |cells, digits| take(digits, cells));
}

fn subsets(size: usize, layout: &Layout, solution: &Grid, take: Collector<'_>) {
    for house in layout.houses() {
        let filled: Vec<Candidate> = filled(layout.members(house), solution).collect();
        for chosen in choices(&filled, size) {
            let cells: Vec<Slot> = chosen.iter().map(|it| Slot::Cell(it.cell)).collect();
            let digits: Vec<Slot> = chosen.iter().map(|it| Slot::House(house, it.digit)).collect();
            take(&cells, &digits);
        }
    }
}

/// Each digit stands in `size` disjoint houses only where as many houses of another family cross them.
pub(crate) fn fish(size: usize, layout: &Layout, solution: &Grid, take: Collector<'_>) {
    let lines = layout.rows_and_columns();
    for [base, cover] in [[lines[0], lines[1]], [lines[1], lines[0]]] {
        for digit in Digit::ALL {
            let line = |cell: Cell, of: HouseSet| (layout.houses_of(cell) & of).first();
            let places = solution.filled().filter(|placed| placed.digit == digit);
            let pairs: Vec<_> =
                places.filter_map(|placed| Some((line(placed.cell, base)?, line(placed.cell, cover)?))).collect();
            for chosen in choices(&pairs, size) {
                let base: Vec<Slot> = chosen.iter().map(|pair| Slot::House(pair.0, digit)).collect();
                let cover: Vec<Slot> = chosen.iter().map(|pair| Slot::House(pair.1, digit)).collect();
                take(&base, &cover);
            }
        }
    }
}

fn filled<'a>(cells: &'a [Cell], solution: &'a Grid) -> impl Iterator<Item = Candidate> + 'a {
    cells.iter().filter_map(|&cell| Some(Candidate { cell, digit: solution.get(cell)? }))
}

/// Each `size` of the items.
fn choices<T: Copy>(items: &[T], size: usize) -> impl Iterator<Item = Vec<T>> + '_ {
    let chosen = move |mask: u32| items.iter().enumerate().filter(move |(index, _)| mask >> index & 1 == 1);
    let sized = (0..1_u32 << items.len()).filter(move |mask| mask.count_ones() as usize == size);
    sized.map(move |mask| chosen(mask).map(|(_, &item)| item).collect())
}
