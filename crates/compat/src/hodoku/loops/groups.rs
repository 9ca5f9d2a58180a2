//! HoDoKu's groups: the candidates of a digit where a line and a box cross.
use super::links::{LiteralState, LoopLinks, LoopNode};
use crate::hodoku::houses::CellHouses;
use qedoku_core::{Candidate, CellSet, House, HouseKind};
use qedoku_techniques::Context;

impl LoopLinks {
    /// Adds the groups of the position, and what follows from them and leads to them.
    pub(in crate::hodoku) fn add_groups(&mut self, cx: &Context<'_>, houses: &CellHouses) {
        let first = self.len();
        for kind in [HouseKind::Row, HouseKind::Column] {
            for line in cx.layout.houses_of_kind(kind) {
                self.add_groups_of(cx, line);
            }
        }
        for number in first..self.len() {
            self.link_cells(cx, houses, number);
            self.link_groups(cx, houses, number, first);
        }
    }

    fn add_groups_of(&mut self, cx: &Context<'_>, line: House) {
        for digit in qedoku_core::Digit::ALL {
            let places = cx.board.plane(digit) & cx.layout.cells(line);
            for house in cx.layout.houses_of_kind(HouseKind::Box) {
                let cells = places & cx.layout.cells(house);
                if let Some(cell) = cells.first().filter(|_| cells.is_several()) {
                    self.add(LoopNode { digit, cell, cells });
                }
            }
        }
    }

    /// Links a group with the candidates that see all of it.
    fn link_cells(&mut self, cx: &Context<'_>, houses: &CellHouses, number: usize) {
        let LoopNode { digit, cells, .. } = *self.node(number);
        let seen = cx.layout.common_peers(cells) & cx.board.plane(digit);
        let single = |links: &Self, cell| links.number(Candidate { cell, digit });
        for cell in seen {
            let other = single(self, cell);
            self.link(LiteralState::new(number, true), LiteralState::new(other, false));
            self.link(LiteralState::new(other, true), LiteralState::new(number, false));
        }
        let [line, house] = own(cx, houses, self.node(number));
        for house in [house, line].into_iter().flatten() {
            if let Some(cell) = (seen & cx.layout.cells(house)).single() {
                let other = single(self, cell);
                self.link(LiteralState::new(number, false), LiteralState::new(other, true));
                self.link(LiteralState::new(other, false), LiteralState::new(number, true));
            }
        }
    }

    /// Links a group with the other groups of its digit in its houses.
    fn link_groups(&mut self, cx: &Context<'_>, houses: &CellHouses, number: usize, first: usize) {
        let LoopNode { digit, cells, .. } = *self.node(number);
        // For the line and the box how many others there are, and the first.
        let mut beside = [(0, number); 2];
        let around = own(cx, houses, self.node(number)).map(|house| house.map(|house| cx.layout.cells(house)));
        for other in first..self.len() {
            let node = *self.node(other);
            if node.digit != digit || node.cells.meets(cells) {
                continue;
            }
            let mut shared = false;
            for (house, beside) in around.iter().zip(&mut beside) {
                if house.is_some_and(|house| node.cells.is_subset(house)) {
                    shared = true;
                    beside.0 += 1;
                    beside.1 = other;
                }
            }
            if shared {
                self.link(LiteralState::new(number, true), LiteralState::new(other, false));
            }
        }
        for (house, (count, other)) in around.into_iter().zip(beside) {
            let both: CellSet = self.node(other).cells | cells;
            if count == 1 && house.is_some_and(|house| house & cx.board.plane(digit) == both) {
                self.link(LiteralState::new(number, false), LiteralState::new(other, true));
            }
        }
    }
}

/// The line and the box of a group.
fn own(cx: &Context<'_>, houses: &CellHouses, group: &LoopNode) -> [Option<House>; 2] {
    let [row, column, house] = *houses.of(group.cell);
    let line = [row, column].into_iter().find(|&line| group.cells.is_subset(cx.layout.cells(line)));
    [line, Some(house)]
}
