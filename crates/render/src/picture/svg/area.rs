//! Cells and houses with a highlight.
use super::glyph;
use super::place::{CELL, Point, n};
use crate::picture::highlight::Highlight;
use crate::picture::marks::Marks;
use qedoku_core::{Board, Cell, CellSet};
use std::fmt::Write as _;

/// The tinted houses and cells, which lie below the digits.
pub(super) fn draw(board: &Board, marks: &Marks) -> String {
    let mut text = String::new();
    for &(role, houses) in marks.houses_by_role() {
        for house in houses {
            outline(&mut text, role, board.layout().cells(house));
        }
    }
    for &(role, cells) in marks.cells_by_role() {
        cells.iter().for_each(|cell| outline(&mut text, role, CellSet::of(cell)));
    }
    let placed = marks.with(Highlight::Placed).cells() & board.open();
    placed.iter().for_each(|cell| outline(&mut text, Highlight::Placed, CellSet::of(cell)));
    if let Some(cell) = marks.asked() {
        let Point { x, y } = Point::corner(cell);
        let side = n(CELL);
        let x = n(x);
        let y = n(y);
        let _ = write!(text, "<rect {ASKED} x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\"/>");
    }
    text
}

/// The look of the frame of the asked cell. Few drawings have one, so it stands there and not in the style of all.
pub(crate) const ASKED: &str =
    "class=\"asked\" style=\"fill:none;stroke:var(--ink);stroke-width:6;stroke-opacity:.75\"";

/// Tints cells: as one rectangle if they form one, each on its own otherwise.
fn outline(text: &mut String, role: Highlight, cells: CellSet) {
    let [rows, columns] = [cells.iter().map(Cell::row).collect::<Vec<_>>(), cells.iter().map(Cell::column).collect()];
    let span = |lines: &[u8]| {
        let first = lines.iter().min()?;
        let last = lines.iter().max()?;
        Some((*first, last - first + 1))
    };
    let (Some((row, high)), Some((column, wide))) = (span(&rows), span(&columns)) else { return };
    if usize::from(high) * usize::from(wide) != cells.len() {
        return cells.iter().for_each(|cell| outline(text, role, CellSet::of(cell)));
    }
    let inset = 2.5;
    let Point { x, y } = Point::corner(Cell::at(row, column));
    let [wide, high] = [wide, high].map(|count| n(f64::from(count) * CELL - 2.0 * inset));
    let word = role.word();
    let x = n(x + inset);
    let y = n(y + inset);
    let place = format!("x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\"");
    let _ = write!(text, "<rect class=\"a {word}\" {place}/>");
    if glyph::is_hatched(role) {
        let _ = write!(text, "<rect fill=\"url(#h-{word})\" {place}/>");
    }
}
