//! Short names for many cells and candidates: `r1c23`, `r48c2`, `r1c23<>5`; by letters `A23`, `DH2`, `A23<>5`.
use crate::cell_groups::cells_by_digits;
use crate::style::{Notation, Style};
use qedoku_core::{Assumption, Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet};
use std::fmt;

/// Cells that are all crossings of some lines with some places on them.
struct Block {
    lines: Vec<u8>,
    places: Vec<u8>,
}

impl Notation {
    /// The rows with their sign, as blocks of cells and short names of rows begin: `r48` or `DH`.
    pub(crate) fn rows(self, rows: &[u8]) -> String {
        match self {
            Self::Rc => format!("r{}", digits(rows)),
            Self::A1 => rows.iter().map(|&row| letter(row)).collect(),
        }
    }

    fn columns(self, columns: &[u8]) -> String {
        match self {
            Self::Rc => format!("c{}", digits(columns)),
            Self::A1 => digits(columns),
        }
    }

    /// The number of a row as houses are named: `4` or `D`.
    pub(crate) fn row(self, number: &str) -> String {
        match (self, number.parse()) {
            (Self::A1, Ok(row)) => letter(row).to_string(),
            _ => number.to_owned(),
        }
    }

    /// Names a cell.
    fn cell(self, cell: Cell) -> String {
        let mut text = String::with_capacity(4);
        // A string takes whatever is written.
        let _ = self.write_cell(cell, &mut text);
        text
    }

    /// Writes the name of a cell.
    pub(crate) fn write_cell(self, cell: Cell, to: &mut dyn fmt::Write) -> fmt::Result {
        let (row, column) = (cell.row(), number(cell.column()));
        let name = match self {
            Self::Rc => ['r', number(row), 'c', column],
            Self::A1 => return [letter(row), column].into_iter().try_for_each(|sign| to.write_char(sign)),
        };
        to.write_str(str::from_utf8(&name.map(|sign| sign as u8)).unwrap_or_default())
    }

    /// Names cells in as few rectangles as their rows or their columns make.
    pub(crate) fn blocks(self, cells: CellSet) -> Vec<String> {
        // Most of what is named is one cell.
        if let Some(cell) = cells.single() {
            return vec![self.cell(cell)];
        }
        if let Some(block) = Rectangle::of(cells) {
            let mut text = String::with_capacity(12);
            // A string takes whatever is written.
            let _ = block.write(self, &mut text);
            return vec![text];
        }
        rectangles(cells).iter().map(|(rows, columns)| self.rows(rows) + &self.columns(columns)).collect()
    }
}

/// Cells that are all crossings of some rows with some columns: each a bit.
#[derive(Clone, Copy)]
pub(crate) struct Rectangle {
    rows: u16,
    columns: u16,
}

impl Rectangle {
    /// The rectangle that these cells are, if they are one.
    fn of(cells: CellSet) -> Option<Self> {
        let (mut rows, mut columns) = (0_u16, 0_u16);
        for cell in cells {
            rows |= 1 << cell.row();
            columns |= 1 << cell.column();
        }
        let count = rows.count_ones() * columns.count_ones();
        (count > 0 && count as usize == cells.len()).then_some(Self { rows, columns })
    }

    /// Writes its name: all rows, all columns.
    pub(crate) fn write(self, notation: Notation, to: &mut dyn fmt::Write) -> fmt::Result {
        let numbers = |bits: u16| (1..=9).filter(move |number| bits & 1 << number != 0);
        if notation == Notation::Rc {
            to.write_char('r')?;
            numbers(self.rows).try_for_each(|row| to.write_char(number(row)))?;
            to.write_char('c')?;
        } else {
            numbers(self.rows).try_for_each(|row| to.write_char(letter(row)))?;
        }
        numbers(self.columns).try_for_each(|column| to.write_char(number(column)))
    }
}

/// As few rectangles as the rows or the columns of cells make: the rows of each, and its columns.
pub(crate) fn rectangles(cells: CellSet) -> Vec<(Vec<u8>, Vec<u8>)> {
    let by_row = blocks(cells, Cell::row, Cell::column);
    let by_column = blocks(cells, Cell::column, Cell::row);
    if by_row.len() <= by_column.len() {
        by_row.into_iter().map(|block| (block.lines, block.places)).collect()
    } else {
        by_column.into_iter().map(|block| (block.places, block.lines)).collect()
    }
}

/// Rows are lettered without I, which looks like a number.
fn letter(row: u8) -> char {
    char::from(b"ABCDEFGHJ"[usize::from(row.clamp(1, 9)) - 1])
}

/// The number of a row or column, which has one digit.
fn number(number: u8) -> char {
    char::from(b'0' + number)
}

fn digits(numbers: &[u8]) -> String {
    numbers.iter().map(|&it| number(it)).collect()
}

/// The letters that eliminations may take more if no cell is named twice then.
const ROOM: usize = 4;

impl Style {
    /// Names a cell: `r4c7` or `D7`.
    pub fn cell(self, cell: Cell) -> String {
        self.notation.cell(cell)
    }

    /// Names cells in blocks: `r1c23, r48c7`, or `A23, DH7` by letters: all rows named with all columns named.
    pub fn cells(self, cells: CellSet) -> String {
        self.commas(self.blocks(cells))
    }

    /// The one rectangle that these cells are, if they are named as one.
    pub(crate) fn one_block(self, cells: CellSet) -> Option<Rectangle> {
        if self.is_plain() { None } else { Rectangle::of(cells) }
    }

    /// Names cells in as few rectangles as there are: `r48c2`; one by one in plain words.
    pub(crate) fn blocks(self, cells: CellSet) -> Vec<String> {
        if self.is_plain() {
            return in_blocks(cells).into_iter().map(|cell| self.cell(cell)).collect();
        }
        self.notation.blocks(cells)
    }

    /// Names cells without blanks between their blocks: `r1c23,r4c7`.
    pub(crate) fn joined_blocks(self, cells: CellSet) -> String {
        self.notation.blocks(cells).join(",")
    }

    /// Writes a placement: `r4c7=5` or `D7=5`.
    pub fn candidate(self, candidate: Candidate) -> String {
        let digit = candidate.digit;
        if self.is_plain() {
            return self.say(&NotationText::DigitIn { digit, cell: candidate.cell });
        }
        format!("{}={digit}", self.cell(candidate.cell))
    }

    /// Writes an assumption: `r4c7=5` or `r4c7<>5`.
    pub fn assumption(self, assume: Assumption) -> String {
        self.conclusion(&assume.conclusion())
    }

    /// Writes what a step concludes: `r4c5=7`, or `r48c2<>7, r1c23<>59`; in plain words a sentence.
    pub fn conclusion(self, conclusion: &Conclusion) -> String {
        if self.is_plain() {
            return self.spaced(self.follows(conclusion));
        }
        let placed = self.by_digits(&conclusion.place, "=");
        let gone = self.shortest(&conclusion.eliminate);
        placed.into_iter().chain(gone).collect::<Vec<_>>().join(", ")
    }

    /// The candidates that go, by digits, or by cells if that is shorter.
    fn shortest(self, gone: &CandidateSet) -> Vec<String> {
        let by_digits = self.by_digits(gone, "<>");
        let groups = cells_by_digits(gone);
        let item = |(digits, cells): &(DigitSet, CellSet)| format!("{}<>{digits}", self.joined_blocks(*cells));
        let by_cells: Vec<String> = groups.iter().map(item).collect();
        let [cells, digits] = [by_cells.join(", ").len(), by_digits.join(", ").len()];
        // A cell that is named twice is told by itself where that is hardly longer.
        let named: usize = together(gone).iter().map(|(cells, _)| cells.len()).sum();
        let room = if named > gone.cells().len() { ROOM } else { 0 };
        if cells < digits + room { by_cells } else { by_digits }
    }

    /// Candidates by digits, those with the same cells together.
    fn by_digits(self, candidates: &CandidateSet, sign: &str) -> Vec<String> {
        let groups = together(candidates);
        groups.into_iter().map(|(cells, digits)| format!("{}{sign}{digits}", self.joined_blocks(cells))).collect()
    }
}

/// Candidates by digit, digits with the same cells together.
pub(crate) fn together(set: &CandidateSet) -> Vec<(CellSet, DigitSet)> {
    let mut groups: Vec<(CellSet, DigitSet)> = Vec::new();
    for digit in set.all_digits() {
        let plane = set.plane(digit);
        match groups.iter_mut().find(|(known, _)| *known == plane) {
            Some((_, digits)) => digits.insert(digit),
            None => groups.push((plane, DigitSet::of(digit))),
        }
    }
    groups
}

/// Cells in the order in which blocks have them.
fn in_blocks(cells: CellSet) -> Vec<Cell> {
    let by_row = blocks(cells, Cell::row, Cell::column);
    let by_column = blocks(cells, Cell::column, Cell::row);
    let is_by_row = by_row.len() <= by_column.len();
    let chosen = if is_by_row { by_row } else { by_column };
    let of = |line: u8, place: u8| if is_by_row { Cell::at(line, place) } else { Cell::at(place, line) };
    let all =
        chosen.iter().flat_map(|it| it.lines.iter().flat_map(|&line| it.places.iter().map(move |&at| (line, at))));
    all.map(|(line, place)| of(line, place)).collect()
}

/// Names cells in blocks as logs do: `r1c23, r48c7`.
pub fn cells(cells: CellSet) -> String {
    Style::default().cells(cells)
}

/// Writes what a step concludes as logs do: `r4c5=7`, or `r1c23<>5, r48c2<>7`.
pub fn conclusion(conclusion: &Conclusion) -> String {
    Style::default().conclusion(conclusion)
}

/// Groups the cells by line; lines with the same places become one block.
fn blocks(cells: CellSet, line: fn(Cell) -> u8, place: fn(Cell) -> u8) -> Vec<Block> {
    let mut numbers: Vec<u8> = cells.iter().map(line).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let mut blocks: Vec<Block> = Vec::new();
    for number in numbers {
        let mut places: Vec<u8> = cells.iter().filter(|&cell| line(cell) == number).map(place).collect();
        places.sort_unstable();
        match blocks.iter_mut().find(|block| block.places == places) {
            Some(block) => block.lines.push(number),
            None => blocks.push(Block { lines: vec![number], places }),
        }
    }
    blocks
}

/// The texts that replace notation where nothing is short.
#[derive(Clone, Copy, Debug)]
pub(crate) enum NotationText {
    DigitIn { digit: Digit, cell: Cell },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::style::Lang;

    const LETTERS: Style = Style::new(crate::Lang::En, Notation::A1);

    fn named(text: &str) -> CellSet {
        text.split(' ').filter_map(Cell::parse).collect()
    }

    #[test]
    fn cells_are_named_in_blocks() {
        for (listed, short, letters) in [
            ("r1c2", "r1c2", "A2"),
            ("r9c7", "r9c7", "J7"),
            ("r1c2 r1c3", "r1c23", "A23"),
            ("r4c2 r8c2", "r48c2", "DH2"),
            ("r4c2 r8c2 r4c7 r8c7", "r48c27", "DH27"),
            ("r1c1 r2c1 r1c2", "r1c12, r2c1", "A12, B1"),
            ("r1c1 r2c1 r3c1 r1c5", "r1c15, r23c1", "A15, BC1"),
        ] {
            assert_eq!(cells(named(listed)), short);
            assert_eq!(LETTERS.cells(named(listed)), letters);
        }
        assert_eq!(cells(CellSet::EMPTY), "");
    }

    #[test]
    fn notation_is_the_same_in_all_languages() {
        let zh = Style::new(Lang::Zh, Notation::Rc);
        let corners = named("r1c1 r2c1 r1c2");
        let step = Conclusion::eliminating(CandidateSet::of_digit(Digit::D5, corners));
        assert_eq!(zh.conclusion(&step), "r1c12,r2c1<>5");
        assert_eq!(conclusion(&step), "r1c12,r2c1<>5");
    }

    #[test]
    fn conclusions_go_by_digits_or_by_cells() {
        let read = |text: &str| text.split(' ').filter_map(|t| Candidate::parse(t).map(|(c, _)| c)).collect();
        let step = Conclusion::eliminating(read("r1c2<>5 r1c3<>5 r4c2<>2 r8c2<>2 r9c9<>2"));
        assert_eq!(conclusion(&step), "r48c2,r9c9<>2, r1c23<>5");
        assert_eq!(LETTERS.conclusion(&step), "DH2,J9<>2, A23<>5");
        let step = Conclusion::eliminating(read("r8c4<>1 r8c4<>6 r8c9<>1 r8c9<>6 r8c9<>9"));
        assert_eq!(conclusion(&step), "r8c4<>16, r8c9<>169");
        let step = Conclusion::eliminating(read("r2c8<>2 r3c8<>2 r3c7<>2 r3c7<>5"));
        assert_eq!(conclusion(&step), "r23c8<>2, r3c7<>25");
        let step = Conclusion::placing(Candidate { cell: Cell::at(4, 5), digit: Digit::D7 });
        assert_eq!(conclusion(&step), "r4c5=7");
    }
}
