//! The candidates of a position while Sudoku Explainer's chains are followed, and the houses of each cell in the order
//! of the scale.
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet, Layout};

/// The candidates of a position, by digit and by cell. A board of its own besides `Board`, for a search of branches copies
/// and undoes it at every node, and a `Board` counts and remembers what nobody asks for there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ChainBoard {
    candidates: CandidateSet,
    digits: [DigitSet; Cell::COUNT],
}

impl Default for ChainBoard {
    fn default() -> Self {
        Self { candidates: CandidateSet::EMPTY, digits: [DigitSet::EMPTY; Cell::COUNT] }
    }
}

impl ChainBoard {
    pub(super) fn new(board: &Board) -> Self {
        let digits = std::array::from_fn(|index| board.digits(Cell::from_index(index)));
        Self { candidates: *board.candidates(), digits }
    }

    #[inline]
    pub(super) const fn plane(&self, digit: Digit) -> CellSet {
        self.candidates.plane(digit)
    }

    #[inline]
    pub(super) const fn digits(&self, cell: Cell) -> DigitSet {
        self.digits[cell.index()]
    }

    /// True if these are some of the others.
    pub(super) fn is_left_of(&self, others: &Self) -> bool {
        self.candidates.is_subset(&others.candidates)
    }

    /// The candidates that others do not have.
    pub(super) fn lost(&self, others: &Self) -> CandidateSet {
        self.candidates - others.candidates
    }

    /// The number of candidates.
    pub(super) fn count(&self) -> usize {
        self.candidates.len()
    }

    /// The cells with two digits.
    pub(super) fn cells_of_two(&self) -> CellSet {
        let mut least = [CellSet::EMPTY; 3];
        for digit in Digit::ALL {
            let plane = self.plane(digit);
            least = [least[0] | plane, least[1] | (least[0] & plane), least[2] | (least[1] & plane)];
        }
        least[1] - least[2]
    }

    #[inline]
    pub(super) fn remove(&mut self, candidate: Candidate) {
        self.candidates.remove(candidate);
        self.digits[candidate.cell.index()].remove(candidate.digit);
    }
}

/// The number of places that each digit has in each box, row and column.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlaceCounts([[u8; Digit::COUNT]; 27]);

impl PlaceCounts {
    pub(super) fn new(marks: &ChainBoard, houses: &MarkHouses) -> Self {
        let mut counts = [[0; Digit::COUNT]; 27];
        for digit in Digit::ALL {
            for cell in marks.plane(digit) {
                for house in houses.numbers(cell) {
                    counts[usize::from(house)][digit.index()] += 1;
                }
            }
        }
        Self(counts)
    }

    /// The number of places that a digit has in a house, given by number.
    #[inline]
    pub(super) const fn of(&self, house: u8, digit: Digit) -> u8 {
        self.0[house as usize][digit.index()]
    }

    /// A digit lost a place in these houses.
    #[inline]
    pub(super) fn lose(&mut self, houses: [u8; 3], digit: Digit) {
        for house in houses {
            self.0[usize::from(house)][digit.index()] -= 1;
        }
    }
}

/// The kinds of houses that the scale knows, in the order in which links are listed.
const KINDS: [HouseKind; 3] = [HouseKind::Box, HouseKind::Row, HouseKind::Column];

/// The houses of each cell: box, row, column.
#[derive(Clone)]
pub(super) struct MarkHouses {
    of: [[House; 3]; Cell::COUNT],
    cells: [[CellSet; 3]; Cell::COUNT],
    /// The same, without the cells that an earlier house has, or the cell itself.
    beside: [[CellSet; 3]; Cell::COUNT],
    positions: [[u8; 3]; Cell::COUNT],
    /// The numbers of the houses: boxes from 0, rows from 9, columns from 18.
    numbers: [[u8; 3]; Cell::COUNT],
    /// All boxes, all rows, all columns.
    kinds: [HouseSet; 3],
    /// Their cells.
    all: [Vec<CellSet>; 3],
}

impl MarkHouses {
    /// None on a layout whose cells do not have a box, a row and a column each.
    pub(super) fn new(layout: &Layout) -> Option<Self> {
        let mut houses = Self {
            of: [[House::from_index(0); 3]; Cell::COUNT],
            cells: [[CellSet::EMPTY; 3]; Cell::COUNT],
            beside: [[CellSet::EMPTY; 3]; Cell::COUNT],
            positions: [[0; 3]; Cell::COUNT],
            numbers: [[0; 3]; Cell::COUNT],
            kinds: KINDS.map(|kind| layout.houses_of_kind(kind)),
            all: KINDS.map(|kind| layout.houses_of_kind(kind).iter().map(|house| layout.cells(house)).collect()),
        };
        for cell in CellSet::ALL {
            let mut before = CellSet::of(cell);
            for place in 0..KINDS.len() {
                let house = (layout.houses_of(cell) & houses.kinds[place]).single()?;
                let cells = layout.cells(house);
                houses.of[cell.index()][place] = house;
                houses.cells[cell.index()][place] = cells;
                houses.beside[cell.index()][place] = cells - before;
                let before_it = houses.kinds[place].iter().take_while(|&other| other < house).count();
                houses.numbers[cell.index()][place] = (9 * place + before_it.min(8)) as u8;
                houses.positions[cell.index()][place] = cells.iter().take_while(|&other| other < cell).count() as u8;
                before |= cells;
            }
        }
        Some(houses)
    }

    /// The position of a cell in its box, row or column, which is given by number.
    #[inline]
    pub(super) const fn position(&self, cell: Cell, kind: usize) -> u8 {
        self.positions[cell.index()][kind]
    }

    /// All boxes, rows or columns, by number.
    pub(super) const fn of_kind(&self, kind: usize) -> HouseSet {
        self.kinds[kind]
    }

    /// The house that two cells share, by number: the first of box, row and column whose cells fit.
    pub(super) fn shared(&self, one: Cell, other: Cell, fits: impl Fn(CellSet) -> bool) -> Option<usize> {
        self.cells(one).iter().position(|&cells| cells.contains(other) && fits(cells))
    }

    /// The numbers of the box, the row and the column of a cell, of 27.
    #[inline]
    pub(super) const fn numbers(&self, cell: Cell) -> [u8; 3] {
        self.numbers[cell.index()]
    }

    /// The cells of each box, row or column, by number.
    pub(super) fn all(&self, kind: usize) -> &[CellSet] {
        &self.all[kind]
    }

    /// The cells that a cell sees.
    #[inline]
    pub(super) fn peers(&self, cell: Cell) -> CellSet {
        let [one, two, three] = self.beside[cell.index()];
        one | two | three
    }

    /// The box, the row and the column of a cell.
    #[inline]
    pub(super) const fn of(&self, cell: Cell) -> &[House; 3] {
        &self.of[cell.index()]
    }

    /// Their cells.
    #[inline]
    pub(super) const fn cells(&self, cell: Cell) -> &[CellSet; 3] {
        &self.cells[cell.index()]
    }

    /// Their cells, each once and without the cell itself.
    #[inline]
    pub(super) const fn beside(&self, cell: Cell) -> &[CellSet; 3] {
        &self.beside[cell.index()]
    }
}
