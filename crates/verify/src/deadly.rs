//! Checks that the cells of a deadly pattern allow a second solution once their guards are gone.
use crate::fault::StepFault;
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Guard, House, Layout};

/// The limit of nodes for enumerating the patterns of one step, their twins included.
pub(crate) const NODES: u64 = 500_000;

/// A guard truth names what the board has in its cells, no given among them, and the pattern is deadly.
///
/// Where a rule beside the houses is about one of its cells, another filling may break that rule: such a pattern is deadly
/// only if it has no filling at all.
///
/// Each of its cells has a deadly digit: with no cell to refill, or with a cell that needs a guard in any case, nothing
/// would be deadly. `left` counts down the nodes that may still be taken.
pub(crate) fn check(board: &Board, guard: &Guard, left: &mut u64) -> Result<(), StepFault> {
    let layout = board.layout();
    let cells = guard.deadly.cells() | guard.guards.cells();
    if cells.is_empty() {
        return Err(StepFault::NoPattern);
    }
    if let Some(cell) = (cells - guard.deadly.cells()).first() {
        return Err(StepFault::GuardsAlone(cell));
    }
    if let Some(cell) = (cells & board.givens()).first() {
        return Err(StepFault::GivenInPattern(cell));
    }
    for cell in cells {
        let stated = (guard.deadly.digits(cell), guard.guards.digits(cell));
        let right = match board.value(cell) {
            Some(digit) => stated == (DigitSet::of(digit), DigitSet::EMPTY),
            None => stated.0 | stated.1 == board.digits(cell) && !stated.0.meets(stated.1),
        };
        if !right {
            return Err(StepFault::PatternNotOnBoard(cell));
        }
    }
    let plain = layout.is_plain(&guard.deadly);
    if plain && swaps(layout, &guard.deadly) {
        return Ok(());
    }
    let mut pattern = DeadlyCells { layout, deadly: &guard.deadly, cells, plain, left: *left };
    let decided = pattern.enumerate();
    *left = pattern.left;
    decided
}

/// True if there are cells, every one has two digits, and every house has each of them in no cell or in two: then
/// swapping all cells turns any filling into another one.
pub(crate) fn swaps(layout: &Layout, deadly: &CandidateSet) -> bool {
    let pairs = !deadly.is_empty() && deadly.cells().iter().all(|cell| deadly.digits(cell).len() == 2);
    let even = |house: House| {
        Digit::ALL.into_iter().all(|digit| matches!((deadly.plane(digit) & layout.cells(house)).len(), 0 | 2))
    };
    pairs && layout.houses().iter().all(even)
}

/// Every filling of a pattern with another that has the same digits in every house; none if that is too much to list.
pub(crate) fn fillings(layout: &Layout, guard: &Guard, most: usize) -> Option<Vec<[CandidateSet; 2]>> {
    let cells = guard.deadly.cells() | guard.guards.cells();
    let plain = layout.is_plain(&guard.deadly);
    let mut pattern = DeadlyCells { layout, deadly: &guard.deadly, cells, plain, left: NODES };
    let mut all = Vec::new();
    let mut list = |filling: [CandidateSet; 2]| {
        all.push(filling);
        if all.len() <= most { Ok(()) } else { Err(StepFault::PatternTooLarge) }
    };
    pattern.fill(&mut CandidateSet::default(), cells, &mut list).ok()?;
    Some(all)
}

struct DeadlyCells<'a> {
    layout: &'a Layout,
    deadly: &'a CandidateSet,
    cells: CellSet,
    /// True if another filling with the same digits in every house keeps all rules.
    plain: bool,
    left: u64,
}

impl DeadlyCells<'_> {
    /// Tries every filling of the cells; each must have a twin.
    fn enumerate(&mut self) -> Result<(), StepFault> {
        self.fill(&mut CandidateSet::default(), self.cells, &mut |_| Ok(()))
    }

    /// Hands on every filling with its twin.
    fn fill(
        &mut self,
        filled: &mut CandidateSet,
        rest: CellSet,
        take: &mut dyn FnMut([CandidateSet; 2]) -> Result<(), StepFault>,
    ) -> Result<(), StepFault> {
        self.spend()?;
        let Some(cell) = rest.first() else {
            if !self.plain {
                return Err(StepFault::NotDeadly(filled.iter_by_cell().collect()));
            }
            let twin = self.twin(filled, CandidateSet::EMPTY, self.cells)?;
            return take([*filled, twin.ok_or_else(|| StepFault::NotDeadly(filled.iter_by_cell().collect()))?]);
        };
        for digit in self.deadly.digits(cell) {
            if (filled.plane(digit) & self.layout.peers(cell)).is_empty() {
                let candidate = Candidate { cell, digit };
                filled.insert(candidate);
                self.fill(filled, rest.without(cell), take)?;
                filled.remove(candidate);
            }
        }
        Ok(())
    }

    /// Another filling with the same digits in every house.
    fn twin(
        &mut self,
        of: &CandidateSet,
        made: CandidateSet,
        rest: CellSet,
    ) -> Result<Option<CandidateSet>, StepFault> {
        self.spend()?;
        let Some(cell) = rest.first() else { return Ok(Some(made).filter(|made| made != of)) };
        for digit in self.allowed(of, &made, cell) {
            let mut made = made;
            made.insert(Candidate { cell, digit });
            if let Some(twin) = self.twin(of, made, rest.without(cell))? {
                return Ok(Some(twin));
            }
        }
        Ok(None)
    }

    /// The digits that every house of the cell has in the filling and not yet in its twin.
    fn allowed(&self, of: &CandidateSet, made: &CandidateSet, cell: Cell) -> DigitSet {
        let houses = self.layout.houses_of(cell);
        let fits = |digit: Digit| {
            houses.iter().all(|house| {
                let cells = self.layout.cells(house);
                of.plane(digit).meets(cells) && !made.plane(digit).meets(cells)
            })
        };
        DigitSet::ALL.filter(fits)
    }

    fn spend(&mut self) -> Result<(), StepFault> {
        self.left = self.left.checked_sub(1).ok_or(StepFault::PatternTooLarge)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Grid, Puzzle};

    /// A board on which these cells have just these digits, and the guard without guards that they make.
    fn pattern(cells: &[&str], digits: &[u32]) -> (Board, Guard) {
        let digits: DigitSet = digits.iter().filter_map(|&digit| Digit::from_value(digit)).collect();
        let cells = cells.iter().filter_map(|text| Cell::parse(text));
        let deadly = cells.fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, digits));
        let removed = deadly
            .cells()
            .iter()
            .fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, DigitSet::ALL));
        let puzzle = Puzzle { removed: removed - deadly, ..Puzzle::from_givens(Grid::EMPTY) };
        (Board::new(Layout::classic(), &puzzle), Guard { deadly, guards: CandidateSet::EMPTY })
    }

    fn verdict(cells: &[&str], digits: &[u32]) -> Result<(), StepFault> {
        let (board, guard) = pattern(cells, digits);
        checked(&board, &guard)
    }

    fn checked(board: &Board, guard: &Guard) -> Result<(), StepFault> {
        check(board, guard, &mut { NODES })
    }

    #[test]
    fn a_rectangle_in_two_boxes_is_deadly_and_one_in_four_is_not() {
        assert_eq!(verdict(&["r1c1", "r1c4", "r2c1", "r2c4"], &[1, 2]), Ok(()));
        assert!(matches!(verdict(&["r1c1", "r1c4", "r4c1", "r4c4"], &[1, 2]), Err(StepFault::NotDeadly(_))));
    }

    #[test]
    fn an_extended_rectangle_is_deadly() {
        assert_eq!(verdict(&["r1c1", "r1c4", "r1c7", "r2c1", "r2c4", "r2c7"], &[1, 2, 3]), Ok(()));
        assert!(matches!(
            verdict(&["r1c1", "r1c4", "r1c7", "r4c1", "r4c4", "r4c7"], &[1, 2, 3]),
            Err(StepFault::NotDeadly(_))
        ));
    }

    #[test]
    fn what_the_board_does_not_say_is_refused() {
        let (board, mut guard) = pattern(&["r1c1", "r1c4", "r2c1", "r2c4"], &[1, 2]);
        guard.deadly.insert(Candidate { cell: Cell::at(1, 1), digit: Digit::D5 });
        let fault = StepFault::PatternNotOnBoard(Cell::at(1, 1));
        assert_eq!(checked(&board, &guard), Err(fault));
    }

    #[test]
    fn a_given_is_no_part_of_a_pattern() {
        let mut grid = Grid::EMPTY;
        grid.set(Cell::at(1, 1), Some(Digit::D1));
        let board = Board::new(Layout::classic(), &Puzzle::from_givens(grid));
        let (_, mut guard) = pattern(&["r1c4", "r2c1", "r2c4"], &[1, 2]);
        guard.deadly.insert(Candidate { cell: Cell::at(1, 1), digit: Digit::D1 });
        assert_eq!(checked(&board, &guard), Err(StepFault::GivenInPattern(Cell::at(1, 1))));
    }

    #[test]
    fn no_cells_are_no_pattern_and_a_cell_of_guards_alone_is_none_of_it() {
        let board = Board::new(Layout::classic(), &Puzzle::from_givens(Grid::EMPTY));
        let nothing = Guard { deadly: CandidateSet::EMPTY, guards: CandidateSet::EMPTY };
        assert_eq!(checked(&board, &nothing), Err(StepFault::NoPattern));
        let (board, mut guard) = pattern(&["r1c1", "r1c4", "r2c1", "r2c4"], &[1, 2]);
        let cell = Cell::at(9, 9);
        guard.guards = CandidateSet::of_cell(cell, board.digits(cell));
        assert_eq!(checked(&board, &guard), Err(StepFault::GuardsAlone(cell)));
    }

    #[test]
    fn the_patterns_of_a_step_share_their_nodes() {
        let (board, guard) = pattern(&["r1c1", "r1c4", "r1c7", "r2c1", "r2c4", "r2c7"], &[1, 2, 3]);
        let mut left = NODES;
        assert_eq!(check(&board, &guard, &mut left), Ok(()));
        let once = NODES - left;
        assert!(once > 6);
        assert_eq!(check(&board, &guard, &mut left), Ok(()));
        assert_eq!(NODES - left, 2 * once);
        left = once - 1;
        assert_eq!(check(&board, &guard, &mut left), Err(StepFault::PatternTooLarge));
    }
}
