//! Three cells in each of four boxes that three digits cannot fill: every way to fill three of these leaves the last none.
use super::unfillable::UnfillableText;
use crate::step_context::StepContext;
use crate::words::noun::AllOf;
use qedoku_core::{Cell, CellSet, House};

/// The names of three digits.
const LETTERS: [&str; 3] = ["X", "Y", "Z"];

/// Three cells in each of four boxes: those of the second are in the rows of the first, and those of the third in its columns.
pub(super) struct FourBoxes {
    first: [Cell; 3],
    beside: [Cell; 3],
    below: [Cell; 3],
    last: House,
    /// Each cell of the last box, with the places of what is beside it in its row and above it in its column.
    opposite: [(Cell, [usize; 2]); 3],
}

/// Two cells or more of the last box that a way to fill the others leaves one and the same digit.
struct SameDigit {
    cells: CellSet,
    digit: usize,
}

impl FourBoxes {
    /// The cells of four boxes, if the three digits have no way there.
    pub(super) fn of(context: &StepContext<'_>, cells: CellSet) -> Option<Self> {
        let boxes = context.layout.boxes().iter().filter(|&house| context.layout.cells(house).meets(cells));
        let boxes = <[House; 4]>::try_from(boxes.collect::<Vec<_>>()).ok()?;
        let [first, beside, below, opposite] = boxes.map(|house| {
            let mut own: Vec<Cell> = (context.layout.cells(house) & cells).iter().collect();
            own.sort_by_key(|cell| cell.row());
            own
        });
        let first = <[Cell; 3]>::try_from(first).ok()?;
        let along = |of: &[Cell], at: fn(&Cell) -> u8, cell: Cell| of.iter().copied().find(|it| at(it) == at(&cell));
        let placed = |of: &[Cell], at: fn(&Cell) -> u8| -> Option<[Cell; 3]> {
            let found: Option<Vec<Cell>> = first.iter().map(|&cell| along(of, at, cell)).collect();
            found?.try_into().ok()
        };
        let [row, column]: [fn(&Cell) -> u8; 2] = [|cell| cell.row(), |cell| cell.column()];
        let beside = placed(&beside, row)?;
        let below = placed(&below, column)?;
        let mates = |&cell: &Cell| {
            let at = |of: &[Cell; 3], line: fn(&Cell) -> u8| of.iter().position(|it| line(it) == line(&cell));
            Some((cell, [at(&below, row)?, at(&beside, column)?]))
        };
        let opposite: Option<Vec<_>> = opposite.iter().map(mates).collect();
        let four = Self { first, beside, below, last: boxes[3], opposite: opposite?.try_into().ok()? };
        Self::ways().all(|way| four.clash(way).is_some()).then_some(four)
    }

    /// By how much the digits of the second box and of the third are ahead of those of the first.
    fn ways() -> impl Iterator<Item = [usize; 2]> {
        [[1, 1], [1, 2], [2, 1], [2, 2]].into_iter()
    }

    fn clash(&self, [beside, below]: [usize; 2]) -> Option<SameDigit> {
        let left = self.opposite.map(|(cell, [row, column])| {
            let taken = [(row + below) % 3, (column + beside) % 3];
            let free: Vec<usize> = (0..3).filter(|digit| !taken.contains(digit)).collect();
            (cell, free)
        });
        (0..3).find_map(|digit| {
            let only = left.iter().filter(|(_, free)| free.as_slice() == [digit]);
            let cells: CellSet = only.map(|(cell, _)| *cell).collect();
            cells.is_several().then_some(SameDigit { cells, digit })
        })
    }

    /// Each way to fill three of the boxes, and why the last has none.
    pub(super) fn sentences(&self, context: &StepContext<'_>) -> Vec<String> {
        let style = context.style;
        let [first, beside, below] =
            [self.first, self.beside, self.below].map(|cells| cells.map(|cell| style.cell(cell)));
        let mut described = vec![
            style.say(&UnfillableText::CallThem { cells: AllOf(&first) }),
            style.say(&UnfillableText::NotTwiceInRows { cells: AllOf(&beside) }),
            style.say(&UnfillableText::NotTwiceInColumns { cells: AllOf(&below) }),
        ];
        described.extend(Self::ways().filter_map(|way| {
            let SameDigit { cells, digit } = self.clash(way)?;
            let [one, other] = way.map(|ahead| LETTERS[ahead]);
            let [first, second] = [self.beside[0], self.below[0]];
            let house = context.named([self.last]);
            let digit = LETTERS[digit];
            Some(style.say(&UnfillableText::SameDigitLeft { first, one, second, other, cells, house, digit }))
        }));
        described.push(style.say(&UnfillableText::NoneOfFour));
        described
    }
}
