//! Loops and boxes that three or two digits cannot fill.
use super::beginner_text::{BeginnerText, act};
use super::deadly::{PlainDeadlyText, around, joined, one_guard, supposed_without};
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, Count};
use qedoku_core::{Cell, CellSet, Deadly, House, Step};

/// A loop of an odd number of cells that two digits cannot fill.
pub(super) fn odd_loop(told: &mut BeginnerText<'_, '_>, it: &Deadly, step: &Step) {
    let style = told.style();
    let cells = it.deadly.cells();
    let around = around(told, cells);
    told.item(style.say(&PlainDeadlyText::LoopOfNeighbors { around: AllOf(&around) }));
    supposed_without(told, &it.guards);
    let digits = it.deadly.all_digits();
    told.then(style.say(&PlainDeadlyText::ThenAllHold { count: Count(cells.len()), digits }));
    told.item(style.say(&PlainDeadlyText::TakeTurns { digits, count: Count(cells.len()) }));
    cannot_be_filled(told, it, step);
}

/// Ends after what could not be filled.
fn cannot_be_filled(told: &mut BeginnerText<'_, '_>, it: &Deadly, step: &Step) {
    if it.guards.len() == 1 && act(told.context, step).len() == 1 {
        return told.act(step);
    }
    if it.guards.cells().is_one() {
        one_guard(told, &it.guards);
        for sentence in act(told.context, step) {
            told.also(sentence);
        }
        return;
    }
    joined(told, it, step);
}

/// Three cells in each of four boxes that three digits cannot fill.
pub(super) fn four_boxes(told: &mut BeginnerText<'_, '_>, it: &Deadly, step: &Step) {
    let context = told.context;
    let style = told.style();
    let cells = it.deadly.cells();
    let boxes: Vec<House> =
        context.layout.boxes().iter().filter(|&house| context.layout.cells(house).meets(cells)).collect();
    let each = boxes.iter().map(|&house| {
        let named = context.named([house]);
        style.say(&PlainDeadlyText::InBox { cells: cells & context.layout.cells(house), house: named })
    });
    let each: Vec<String> = each.collect();
    told.item(style.say(&PlainDeadlyText::LookAtAll { all: AllOf(&each) }));
    supposed_without(told, &it.guards);
    told.then(style.say(&PlainDeadlyText::ThenAllHold { count: Count(cells.len()), digits: it.deadly.all_digits() }));
    let ways = <[House; 4]>::try_from(boxes.as_slice()).ok().and_then(|boxes| FourBoxes::of(context, cells, boxes));
    match ways {
        Some(four) => four.tell(told),
        None => told.item(style.say(&PlainDeadlyText::NeverFilled)),
    }
    cannot_be_filled(told, it, step);
}

/// The names of three digits.
const LETTERS: [&str; 3] = ["X", "Y", "Z"];

/// Three cells in each of four boxes: those of the second are in the rows of the first, and those of the third in its columns.
struct FourBoxes {
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
    fn of(context: &StepContext<'_>, cells: CellSet, boxes: [House; 4]) -> Option<Self> {
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
        let (beside, below) = (placed(&beside, row)?, placed(&below, column)?);
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

    /// Tells each way to fill three of the boxes, and why the last has none.
    fn tell(&self, told: &mut BeginnerText<'_, '_>) {
        let style = told.style();
        let [first, beside, below] =
            [self.first, self.beside, self.below].map(|cells| cells.map(|cell| style.cell(cell)));
        told.item(style.say(&PlainDeadlyText::CallThem { cells: AllOf(&first) }));
        told.item(style.say(&PlainDeadlyText::NotTwiceInRows { cells: AllOf(&beside) }));
        told.item(style.say(&PlainDeadlyText::NotTwiceInColumns { cells: AllOf(&below) }));
        for way in Self::ways() {
            let Some(SameDigit { cells, digit }) = self.clash(way) else { continue };
            let [one, other] = way.map(|ahead| LETTERS[ahead]);
            let [first, second] = [self.beside[0], self.below[0]];
            let (house, digit) = (told.context.named([self.last]), LETTERS[digit]);
            told.item(style.say(&PlainDeadlyText::SameDigitLeft { first, one, second, other, cells, house, digit }));
        }
        told.item(style.say(&PlainDeadlyText::NoneOfFour));
    }
}
