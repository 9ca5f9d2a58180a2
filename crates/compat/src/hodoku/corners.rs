//! HoDoKu's walk over rectangles in two boxes.
use qedoku_core::{Cell, CellSet, Layout};

/// Four cells: two of a box on a line, and two of another box on the lines across.
#[derive(Clone, Copy, Debug)]
pub(super) struct Corners {
    pub(super) first: Cell,
    /// In the box of the first.
    pub(super) second: Cell,
    /// On the line of the first across.
    pub(super) third: Cell,
    /// On the line of the second across.
    pub(super) fourth: Cell,
}

impl Corners {
    pub(super) fn cells(&self) -> CellSet {
        [self.first, self.second, self.third, self.fourth].into_iter().collect()
    }
}

/// Calls `report` with each rectangle of a first cell and a second one that may go with it.
pub(super) fn each_rectangle(
    layout: &Layout,
    firsts: CellSet,
    seconds: &dyn Fn(Cell) -> CellSet,
    report: &mut dyn FnMut(Corners),
) {
    for first in firsts {
        let Some(home) = layout.box_of(first) else { continue };
        let inside = layout.cells(home);
        for second in (inside & seconds(first)).without(first) {
            let Some(line) = (layout.lines_of(first) & layout.lines_of(second)).first() else { continue };
            let across = |cell| (layout.lines_of(cell) & layout.across(line)).first();
            let (Some(one), Some(other)) = (across(first), across(second)) else { continue };
            for third in layout.cells(one) - inside {
                let Some(back) = (layout.lines_of(third) & layout.along(line)).first() else { continue };
                let Some(fourth) = (layout.cells(other) & layout.cells(back)).first() else { continue };
                report(Corners { first, second, third, fourth });
            }
        }
    }
}

/// The rectangles met so far, by a number that a few of them share: of those only the first is met.
#[derive(Default)]
pub(super) struct Met(Vec<usize>);

impl Met {
    /// Adds a rectangle; returns whether its number is new.
    pub(super) fn add(&mut self, corners: &Corners) -> bool {
        let number = corners.cells().iter().fold(0, |number, cell| 10 * number + cell.index());
        let new = !self.0.contains(&number);
        if new {
            self.0.push(number);
        }
        new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rectangles_with_the_same_number_count_once() {
        let corners = |[first, second, third, fourth]: [usize; 4]| Corners {
            first: Cell::from_index(first),
            second: Cell::from_index(second),
            third: Cell::from_index(third),
            fourth: Cell::from_index(fourth),
        };
        let mut met = Met::default();
        assert!(met.add(&corners([0, 1, 27, 28])));
        assert!(!met.add(&corners([28, 27, 1, 0])), "the same cells");
        // 1000 * 0 + 100 * 1 + 10 * 27 + 28 = 1000 * 0 + 100 * 2 + 10 * 17 + 28.
        assert!(!met.add(&corners([0, 2, 17, 28])), "the same number");
        assert!(met.add(&corners([0, 2, 27, 29])));
    }

    #[test]
    fn a_walk_goes_along_the_box_then_outside_it() {
        let mut found = Vec::new();
        let seconds = |_: Cell| [1, 9].map(Cell::from_index).into_iter().collect();
        each_rectangle(Layout::classic(), CellSet::of(Cell::from_index(0)), &seconds, &mut |it| {
            found.push([it.second, it.third, it.fourth].map(Cell::index));
        });
        let down = [27, 36, 45, 54, 63, 72].map(|third| [1, third, third + 1]);
        let right = [3, 4, 5, 6, 7, 8].map(|third| [9, third, third + 9]);
        assert_eq!(found, [down, right].concat());
    }
}
