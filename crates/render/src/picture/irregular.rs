//! The board in characters with irregular boxes: a border wherever two neighbors are in no box together.
use super::borders::parts;
use super::ink::{BORDER, DrawingStyle, Ink};
use qedoku_core::Layout;

/// The columns of a picture whose borders turn.
pub(super) struct IrregularFrame<'a> {
    pub(super) layout: &'a Layout,
    pub(super) widths: &'a [usize],
}

impl IrregularFrame<'_> {
    /// Draws rows of cells, each of one line or more; nothing, if that is too wide.
    pub(super) fn draw(&self, style: DrawingStyle, lines_of: &dyn Fn(u8) -> Vec<Vec<Ink>>) -> String {
        if self.widths.iter().map(|width| width + 2).sum::<usize>() >= super::ink::WIDTH {
            return String::new();
        }
        let last = self.layout.size() as u8;
        let mut text = self.between(style, 0);
        for row in 1..=last {
            for line in lines_of(row) {
                text += &style.paint(BORDER, "|");
                for ((ink, width), column) in line.iter().zip(self.widths).zip(1..) {
                    let border = if parts(self.layout, [row, column], [row, column + 1]) { "|" } else { " " };
                    text.extend([" ", &ink.text, &" ".repeat(width - ink.width), &style.paint(BORDER, border)]);
                }
                text.push('\n');
            }
            text += &self.between(style, row);
        }
        text
    }

    /// The line below a row.
    fn between(&self, style: DrawingStyle, row: u8) -> String {
        let last = self.layout.size() as u8;
        let is_border = |column: u8| row == 0 || parts(self.layout, [row, column], [row + 1, column]);
        // Whether a border goes up or down from the corner right of a column.
        let turns = |column: u8| {
            let beside = |row: u8| (1..=last).contains(&row) && parts(self.layout, [row, column], [row, column + 1]);
            beside(row) || beside(row + 1)
        };
        let mut line = String::from("+");
        if !is_border(1) {
            line = String::from("|");
        }
        for (&width, column) in self.widths.iter().zip(1..) {
            let own = is_border(column);
            line += &(if own { "-" } else { " " }).repeat(width + 1);
            let next = column < last && is_border(column + 1);
            line.push(match (own || next, column == last || turns(column)) {
                (true, true) => '+',
                (true, false) => '-',
                (false, true) => '|',
                (false, false) => ' ',
            });
        }
        style.paint(BORDER, &line) + "\n"
    }
}
