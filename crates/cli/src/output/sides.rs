//! Numbers at the sides of a grid, for who does not know yet how cells are named.
use super::terminal_style::width;
use qedoku_core::Layout;
use qedoku_explain::Style;

/// The columns before the frame: a number and a blank.
const MARGIN: usize = 3;

/// A grid with the numbers of its rows and columns if it is for beginners. A drawing that has not one line for each row, as
/// one with cages, stays as it is.
pub(crate) fn numbered(grid: String, layout: &Layout, style: Style) -> String {
    let size = layout.digits().len();
    let rows: Vec<String> = grid.lines().map(visible).filter(|line| line.starts_with('|')).collect();
    let Some(starts) = rows.first().map(|line| starts(line)).filter(|starts| starts.len() == size) else { return grid };
    if !style.is_plain() || rows.len() != size {
        return grid;
    }
    let mut text = " ".repeat(MARGIN);
    for (start, number) in starts.into_iter().zip(1..) {
        let number = number.to_string();
        text += &" ".repeat((MARGIN + start).saturating_sub(text.len()));
        text += &number;
    }
    text.push('\n');
    let mut number = 0;
    for line in grid.lines() {
        let is_row = visible(line).starts_with('|');
        number += usize::from(is_row);
        let side = if is_row { number.to_string() } else { String::new() };
        text.extend([&format!("{side:>2} "), line, "\n"]);
    }
    text
}

/// A line without the signs that color it.
fn visible(line: &str) -> String {
    let mut parts = line.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').map_or("", |(_, rest)| rest))
}

/// The columns where the cells of a row begin.
fn starts(line: &str) -> Vec<usize> {
    let is_between = |c: char| c == ' ' || c == '|';
    let mut before = true;
    let mut starts = Vec::new();
    for (at, c) in line.char_indices() {
        if before && !is_between(c) {
            starts.push(width(&line[..at]));
        }
        before = is_between(c);
    }
    starts
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Board, Grid, Puzzle};
    use qedoku_explain::Wording;
    use qedoku_render::{DrawingStyle, Marks, grid, pencil};

    #[test]
    fn numbers_stand_above_the_cells_and_before_the_rows() {
        let layout = Layout::classic();
        let line = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
        let board = Board::new(layout, &Puzzle::from_givens(Grid::parse_line(line).expect("a grid")));
        let plain = Style { wording: Wording::Plain, ..Style::default() };
        let text = numbered(grid(&board, DrawingStyle::Plain), layout, plain);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "     1 2 3   4 5 6   7 8 9");
        assert_eq!(lines[2], " 1 | 4 . . | . . . | 8 . 5 |");
        assert_eq!(lines[6], " 4 | . 2 . | . . . | . 6 . |");
        let text = numbered(pencil(&board, &Marks::default(), DrawingStyle::Color), layout, plain);
        assert_eq!(
            text.lines().next().map(str::trim_end),
            numbered(pencil(&board, &Marks::default(), DrawingStyle::Plain), layout, plain).lines().next()
        );
        let usual = grid(&board, DrawingStyle::Plain);
        assert_eq!(numbered(usual.clone(), layout, Style::default()), usual);
    }
}
