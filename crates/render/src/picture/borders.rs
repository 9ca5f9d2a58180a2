//! Borders in characters: where no box goes on.
use super::ink::{BORDER, DrawingStyle, Ink};
use qedoku_core::{Cell, HouseKind, Layout};

/// The columns of a picture and the borders between them.
pub(super) struct PictureFrame<'a> {
    widths: &'a [usize],
    /// True where a border follows a column.
    ends: Vec<bool>,
    /// The line above and below boxes.
    pub(super) rule: String,
}

impl<'a> PictureFrame<'a> {
    pub(super) fn new(layout: &Layout, widths: &'a [usize]) -> Self {
        let ends: Vec<bool> = (1..=layout.size() as u8).map(|column| right_of(layout, column)).collect();
        let mut rule = "+".to_owned();
        for (width, &end) in widths.iter().zip(&ends) {
            rule += &"-".repeat(width + 1);
            if end {
                rule += "-+";
            }
        }
        Self { widths, ends, rule }
    }

    /// One line through the cells of a row.
    pub(super) fn line<'i>(&self, style: DrawingStyle, cells: impl Iterator<Item = &'i Ink>) -> String {
        let bar = style.paint(BORDER, "|");
        let mut text = bar.clone();
        for ((ink, width), &end) in cells.zip(self.widths).zip(&self.ends) {
            text.extend([" ", &ink.text, &" ".repeat(width - ink.width)]);
            if end {
                text.extend([" ", &bar]);
            }
        }
        text + "\n"
    }
}

/// True if a border stands right of a column.
pub(super) fn right_of(layout: &Layout, column: u8) -> bool {
    ends(layout, (1..=layout.size() as u8).map(|row| [row, column]), [0, 1])
}

/// True if a border stands below a row.
pub(super) fn below(layout: &Layout, row: u8) -> bool {
    ends(layout, (1..=layout.size() as u8).map(|column| [row, column]), [1, 0])
}

/// True if no box goes on from any of these cells to its neighbor: a border belongs there.
fn ends(layout: &Layout, mut line: impl Iterator<Item = [u8; 2]>, [down, right]: [u8; 2]) -> bool {
    line.all(|[row, column]| parts(layout, [row, column], [row + down, column + right]))
}

/// True if the boxes are not the usual ones, so that no border goes through the whole board.
pub(super) fn are_irregular(layout: &Layout) -> bool {
    layout.rules().boxes.is_some()
}

/// True if two neighbors are in no box together, or one of them is not on the board.
pub(super) fn parts(layout: &Layout, [row, column]: [u8; 2], [next_row, next_column]: [u8; 2]) -> bool {
    let boxes = layout.houses_of_kind(HouseKind::Box);
    let last = layout.size() as u8;
    let homes = |cell| layout.houses_of(cell) & boxes;
    next_row > last || next_column > last || !homes(Cell::at(row, column)).meets(homes(Cell::at(next_row, next_column)))
}
