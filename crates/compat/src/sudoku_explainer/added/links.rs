//! Sudoku Explainer's strong links of one digit whose ends may be groups.
use qedoku_core::{CellSet, Digit, House, HouseKind, HouseSet, Layout, StrongLink};
use std::ops::RangeInclusive;

/// The number of places of a digit that make a link.
const PLACES: RangeInclusive<usize> = 2..=6;

/// All places of a digit in a house, in two parts: one of the parts has the digit.
#[derive(Clone, Copy, Debug)]
pub(super) struct DigitLink {
    pub(super) house: House,
    /// End 0 and end 1. Each is one cell, or cells that share another house; a cell may be in both.
    pub(super) ends: [CellSet; 2],
}

impl DigitLink {
    /// All places.
    pub(super) fn cells(&self) -> CellSet {
        self.ends[0] | self.ends[1]
    }

    /// True if there are more than two places.
    pub(super) fn is_grouped(&self) -> bool {
        self.cells().len() > 2
    }

    /// The link as chains have it, from one of its ends.
    pub(super) fn linking(&self, from: usize, digit: Digit) -> StrongLink {
        StrongLink::in_house(self.house, digit, self.ends[from], self.ends[1 - from])
    }
}

/// Calls `take` with the links of a house in which a digit has these places.
pub(super) fn each(layout: &Layout, house: House, places: CellSet, take: &mut dyn FnMut(DigitLink)) {
    if !PLACES.contains(&places.len()) {
        return;
    }
    let mut take = |ends: [CellSet; 2]| take(DigitLink { house, ends });
    match (layout.kind(house), ends_of_two(places)) {
        (HouseKind::Box, None) => in_box(layout, house, places, &mut take),
        (HouseKind::Box, Some(ends)) if layout.houses_around(places).is_one() => take(ends),
        (HouseKind::Box, Some(_)) => {}
        (_, Some(ends)) => take(ends),
        (_, None) => in_line(layout, places).into_iter().for_each(take),
    }
}

/// Both cells, the lower first, if there are just two.
fn ends_of_two(places: CellSet) -> Option<[CellSet; 2]> {
    let first = places.first()?;
    places.without(first).single().map(|last| [first, last].map(CellSet::of))
}

/// The places in the two boxes that have them all, a single one first.
fn in_line(layout: &Layout, places: CellSet) -> Option<[CellSet; 2]> {
    let first = layout.cells(layout.box_of(places.first()?)?) & places;
    let rest = places - first;
    let last = layout.cells(layout.box_of(rest.first()?)?) & rest;
    let ends = if last.is_one() { [last, first] } else { [first, last] };
    (last == rest).then_some(ends)
}

/// The places of a box in a row and a column, or else in two lines.
fn in_box(layout: &Layout, house: House, places: CellSet, take: &mut dyn FnMut([CellSet; 2])) {
    for &center in layout.members(house) {
        let [row, column] = layout.rows_and_columns().map(|lines| {
            let line = (lines & layout.houses_of(center)).first();
            line.map_or(CellSet::EMPTY, |line| layout.cells(line)) & places
        });
        if row | column == places {
            let own = CellSet::of(center) & places;
            return across(row - own, column - own, own).into_iter().for_each(take);
        }
    }
    for lines in layout.rows_and_columns() {
        let crossing = lines.filter(|line| layout.cells(line).meets(layout.cells(house)));
        if let Some([first, last]) = two_lines(layout, crossing, places) {
            take([first, last]);
            corners(layout, [first, last]).into_iter().for_each(take);
            return;
        }
    }
}

/// Those beside the center in its row and in its column; the center, if it is a place, stands with the longer one, or with
/// both.
fn across(row: CellSet, column: CellSet, center: CellSet) -> Option<[CellSet; 2]> {
    if row.is_empty() || column.is_empty() {
        return None;
    }
    Some(match (row.is_one(), column.is_one()) {
        (true, _) => [row, column | center],
        (false, true) => [column, row | center],
        (false, false) => [column | center, row | center],
    })
}

/// The places in the first two of the lines that have them all.
fn two_lines(layout: &Layout, lines: HouseSet, places: CellSet) -> Option<[CellSet; 2]> {
    let pairs = lines.iter().flat_map(|one| lines.iter().filter(move |&other| one < other).map(move |it| [one, it]));
    let mut parts = pairs.map(|pair| pair.map(|line| layout.cells(line) & places));
    parts.find(|[one, other]| *one | *other == places)
}

/// The other way to part the corners of a rectangle.
fn corners(layout: &Layout, lines: [CellSet; 2]) -> Option<[CellSet; 2]> {
    let [one, other] = [ends_of_two(lines[0])?, ends_of_two(lines[1])?];
    let parts = [one[0] | other[0], one[1] | other[1]];
    let in_line = |part: CellSet| layout.houses_around(part).meets(layout.lines());
    parts.into_iter().all(in_line).then_some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::Cell;

    const NONE: [[Vec<usize>; 2]; 0] = [];

    /// The ends of the links of a house in which the digit has these places, by their numbers from 0.
    fn links(house: &str, places: &[usize]) -> Vec<[Vec<usize>; 2]> {
        let layout = Layout::classic();
        let house = layout.house_named(house).expect("a house");
        let members = layout.members(house);
        let places: CellSet = places.iter().map(|&place| members[place]).collect();
        let position = |cell: Cell| members.iter().position(|&member| member == cell).expect("a cell of the house");
        let mut found = Vec::new();
        each(layout, house, places, &mut |link| found.push(link.ends.map(|end| end.iter().map(position).collect())));
        found
    }

    fn one(first: &[usize], last: &[usize]) -> Vec<[Vec<usize>; 2]> {
        vec![[first.to_vec(), last.to_vec()]]
    }

    #[test]
    fn lines_have_their_places_in_two_boxes() {
        assert_eq!(links("r2", &[0, 1]), one(&[0], &[1]));
        assert_eq!(links("r2", &[0, 1, 5]), one(&[5], &[0, 1]));
        assert_eq!(links("c7", &[3, 6, 8]), one(&[3], &[6, 8]));
        assert_eq!(links("c7", &[0, 2, 6, 7, 8]), one(&[0, 2], &[6, 7, 8]));
        assert_eq!(links("r2", &[0, 1, 2]), NONE, "one box has them all");
        assert_eq!(links("r2", &[0, 4, 8]), NONE, "three boxes");
        assert_eq!([links("r2", &[4]), links("b5", &[4])], [NONE, NONE]);
    }

    #[test]
    fn boxes_have_their_places_in_a_row_and_a_column() {
        assert_eq!(links("b5", &[0, 4]), one(&[0], &[4]));
        assert_eq!([links("b5", &[0, 1]), links("b5", &[0, 1, 2])], [NONE, NONE], "a line has them all");
        assert_eq!(links("b5", &[0, 1, 3]), one(&[1], &[0, 3]), "the corner stands with its column");
        assert_eq!(links("b5", &[1, 2, 3]), one(&[3], &[1, 2]), "the corner is no place");
        assert_eq!(links("b5", &[1, 3, 6]), one(&[1], &[3, 6]));
        assert_eq!(links("b5", &[0, 1, 2, 3, 6]), one(&[0, 3, 6], &[0, 1, 2]), "the corner stands in both ends");
        assert_eq!(links("b5", &[0, 4, 8]), NONE, "three lines either way");
    }

    #[test]
    fn boxes_have_their_places_in_two_lines() {
        assert_eq!(links("b5", &[0, 1, 2, 3, 4, 5]), one(&[0, 1, 2], &[3, 4, 5]));
        assert_eq!(links("b5", &[0, 1, 7, 8]), one(&[0, 1], &[7, 8]));
        let corners = [[vec![0, 2], vec![6, 8]], [vec![0, 6], vec![2, 8]]];
        assert_eq!(links("b5", &[0, 2, 6, 8]), corners);
        assert_eq!(links("b5", &[0, 1, 2, 3, 4, 5, 6]), NONE, "more than six");
    }
}
