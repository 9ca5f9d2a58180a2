//! The ways in which cells reach a total.
use crate::ids::{Candidate, Cell, Digit};
use crate::layout::Layout;
use crate::set::{CellSet, DigitSet};
use crate::sum::Sum;

impl Sum {
    /// The digits of each filling of the cells that reaches the total, in increasing order, each set of digits once. No two
    /// digits of a filling clash. `digits` says what each cell may hold. Nothing if cells are taken off, or if more than
    /// `nodes` nodes would be searched.
    pub fn ways(&self, layout: &Layout, digits: &dyn Fn(Cell) -> DigitSet, nodes: usize) -> Option<Vec<Vec<Digit>>> {
        if self.minus.is_empty() { self.added_ways(layout, digits, nodes) } else { None }
    }

    /// The same of the cells that are added, whatever is taken off.
    pub fn added_ways(
        &self,
        layout: &Layout,
        digits: &dyn Fn(Cell) -> DigitSet,
        nodes: usize,
    ) -> Option<Vec<Vec<Digit>>> {
        let mut search = WaySearch { layout, digits, added: self.plus, nodes, found: Vec::new() };
        let cells: Vec<Cell> = self.minus.iter().chain(self.plus.iter()).collect();
        search.fill(&cells, self.total, &mut Vec::new())?;
        search.found.sort_unstable();
        Some(search.found)
    }
}

/// An enumeration of fillings, cell by cell.
struct WaySearch<'a> {
    layout: &'a Layout,
    digits: &'a dyn Fn(Cell) -> DigitSet,
    /// The cells that are added.
    added: CellSet,
    /// The nodes that may still be searched.
    nodes: usize,
    found: Vec<Vec<Digit>>,
}

impl WaySearch<'_> {
    /// Fills the rest of the cells so that they come to a total; nothing if too many nodes are searched.
    fn fill(&mut self, rest: &[Cell], total: i16, chosen: &mut Vec<Candidate>) -> Option<()> {
        self.nodes = self.nodes.checked_sub(1)?;
        let Some((&cell, others)) = rest.split_first() else {
            let mut way: Vec<Digit> =
                chosen.iter().filter(|it| self.added.contains(it.cell)).map(|it| it.digit).collect();
            way.sort_unstable();
            if total == 0 && !self.found.contains(&way) {
                self.found.push(way);
            }
            return Some(());
        };
        let [least, most] = self.bounds(others);
        for digit in (self.digits)(cell) {
            let next = Candidate { cell, digit };
            let left = total - self.counted(cell, digit);
            if left < least || left > most || chosen.iter().any(|&it| self.layout.clash(it, next)) {
                continue;
            }
            chosen.push(next);
            self.fill(others, left, chosen)?;
            chosen.pop();
        }
        Some(())
    }

    /// The value of a digit in a cell, less than zero where the cell is taken off.
    fn counted(&self, cell: Cell, digit: Digit) -> i16 {
        if self.added.contains(cell) { value(digit) } else { -value(digit) }
    }

    /// The least and the most that cells come to, each by itself.
    fn bounds(&self, cells: &[Cell]) -> [i16; 2] {
        cells.iter().fold([0, 0], |[least, most], &cell| {
            let digits = (self.digits)(cell);
            let [low, high] = [digits.first(), digits.last()].map(|it| it.map_or(0, |it| self.counted(cell, it)));
            [least + low.min(high), most + low.max(high)]
        })
    }
}

pub(crate) fn value(digit: Digit) -> i16 {
    digit.value().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::{Rule, RuleKind, Rules};
    use crate::set::CandidateSet;

    #[test]
    fn the_ways_of_a_cage_are_its_combinations() {
        let cells = [Cell::at(1, 1), Cell::at(1, 2), Cell::at(2, 1)];
        let rule = Rule::on(RuleKind::Cage, cells.to_vec()).with_value(Some(8));
        let layout = Layout::of(&Rules { list: vec![rule], ..Rules::default() }).expect("rules");
        let plus: CellSet = cells.into_iter().collect();
        let sum = Sum { plus, minus: CellSet::EMPTY, total: 8, left: CandidateSet::EMPTY, from: Vec::new() };
        let said = |nodes| {
            let ways = sum.ways(&layout, &|_| layout.digits(), nodes)?;
            Some(ways.iter().map(|way| way.iter().map(Digit::to_string).collect::<String>()).collect::<Vec<_>>())
        };
        assert_eq!(said(1000), Some(vec!["125".to_owned(), "134".to_owned()]));
        assert_eq!(said(3), None, "too many nodes");
    }
}
