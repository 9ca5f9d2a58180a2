//! Where lines and irregular boxes differ in a few cells.
use super::Layout;
use crate::ids::House;
use crate::set::{CellSet, HouseSet};

/// The most cells that stand out on one side.
const FEW: usize = 6;

/// The most lines beside each other: what more of them leave, the others leave with the boxes not taken.
const LINES: usize = 4;

/// Lines beside each other, as many irregular boxes, and the few cells in which they differ.
#[derive(Clone, Copy, Debug)]
pub struct Leftovers {
    /// The lines.
    pub lines: HouseSet,
    /// The boxes, each of which crosses a line.
    pub boxes: HouseSet,
    /// The cells of the lines that are in none of the boxes.
    pub inside: CellSet,
    /// The cells of the boxes that are on none of the lines.
    pub outside: CellSet,
}

impl Layout {
    /// Lines and irregular boxes that differ in a few cells; none where the boxes are the usual ones.
    pub fn leftovers(&self) -> &[Leftovers] {
        self.leftovers.get_or_init(|| if self.rules.boxes.is_some() { self.list_leftovers() } else { Vec::new() })
    }

    fn list_leftovers(&self) -> Vec<Leftovers> {
        let mut found = Vec::new();
        for lines in self.rows_and_columns() {
            let lines: Vec<House> = lines.iter().collect();
            for size in 2..=LINES.min(lines.len().saturating_sub(1)) {
                for run in lines.windows(size) {
                    let run: HouseSet = run.iter().copied().collect();
                    let within = self.cells_of(run);
                    let crossed = self.boxes().filter(|house| self.cells(house).meets(within));
                    self.add_leftovers(run, crossed, HouseSet::EMPTY, &mut found);
                }
            }
        }
        found
    }

    /// Adds each choice of as many boxes as lines, those chosen so far among them and the others out of some.
    fn add_leftovers(&self, lines: HouseSet, from: HouseSet, boxes: HouseSet, found: &mut Vec<Leftovers>) {
        if boxes.len() < lines.len() {
            let mut rest = from;
            for house in from {
                rest.remove(house);
                self.add_leftovers(lines, rest, boxes.with(house), found);
            }
            return;
        }
        let [of_lines, of_boxes] = [lines, boxes].map(|houses| self.cells_of(houses));
        let inside = of_lines - of_boxes;
        if (1..=FEW).contains(&inside.len()) {
            found.push(Leftovers { lines, boxes, inside, outside: of_boxes - of_lines });
        }
    }

    fn cells_of(&self, houses: HouseSet) -> CellSet {
        houses.iter().fold(CellSet::EMPTY, |all, house| all | self.cells(house))
    }
}
