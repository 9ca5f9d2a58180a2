//! The board in characters with cages: their borders are dotted, and their totals stand in their first cells.
use super::borders::parts;
use super::ink::{BORDER, DrawingStyle, Ink, WIDTH};
use qedoku_core::{Cell, CellSet, Layout, RuleKind};

/// The columns of a picture with cages, and where these are.
pub(super) struct CageFrame<'a> {
    layout: &'a Layout,
    /// The width of what stands in the cells of a column, from the blank before it to its border.
    widths: Vec<usize>,
    cages: Vec<CellSet>,
    /// The totals that stand in each cell.
    totals: Vec<String>,
}

impl<'a> CageFrame<'a> {
    /// The frame around cells of these widths; none, if there are no cages or the picture is too wide.
    pub(super) fn of(layout: &'a Layout, widths: impl Iterator<Item = usize>) -> Option<Self> {
        let rules = layout.rules();
        let cages = || rules.list.iter().filter(|rule| rule.kind == RuleKind::Cage);
        let mut totals = vec![String::new(); Cell::COUNT];
        for rule in cages() {
            if let (Some(first), Some(total)) = (rule.cells.iter().min(), rule.value) {
                let text = &mut totals[first.index()];
                if !text.is_empty() {
                    text.push(',');
                }
                *text += &total.to_string();
            }
        }
        let lines = 1..=layout.size() as u8;
        let of_totals = |column: u8| lines.clone().map(move |row| Cell::at(row, column).index());
        let widest = |(width, column): (usize, u8)| {
            of_totals(column).map(|cell| totals[cell].len()).max().unwrap_or(0).max(width + 1)
        };
        let widths: Vec<usize> = widths.zip(lines.clone()).map(widest).collect();
        let cages: Vec<CellSet> = cages().map(|rule| rule.cells.iter().copied().collect()).collect();
        let it = Self { layout, widths, cages, totals };
        (!it.cages.is_empty() && it.rule(0).len() <= WIDTH).then_some(it)
    }

    /// Draws rows of cells, each of one line or more.
    pub(super) fn draw(&self, style: DrawingStyle, lines_of: &dyn Fn(u8) -> Vec<Vec<Ink>>) -> String {
        let last = self.last();
        let mut text = String::new();
        for row in 1..=last {
            let is_edge = (1..=last).any(|column| row == 1 || parts(self.layout, [row - 1, column], [row, column]));
            if is_edge {
                text.extend([&*style.paint(BORDER, &self.rule(row - 1)), "\n"]);
            }
            text.extend([&*style.paint(BORDER, &self.top(row)), "\n"]);
            for line in lines_of(row) {
                text += &self.line(style, row, &line);
            }
        }
        text + &style.paint(BORDER, &self.rule(last)) + "\n"
    }

    fn last(&self) -> u8 {
        self.layout.size() as u8
    }

    /// One line through the cells of a row.
    fn line(&self, style: DrawingStyle, row: u8, inks: &[Ink]) -> String {
        let mut text = style.paint(BORDER, "|");
        for ((ink, width), column) in inks.iter().zip(&self.widths).zip(1..) {
            let room = width.saturating_sub(ink.width + 1);
            let edge = if self.parts_right(row, column) { ":" } else { " " };
            text.extend([" ", &ink.text, &" ".repeat(room), &style.paint(BORDER, edge)]);
            if self.has_column(column) {
                text += &style.paint(BORDER, if self.is_box_end(row, column) { "|" } else { " " });
            }
        }
        text + "\n"
    }

    /// The line on top of the cells of a row: borders of cages and their totals.
    fn top(&self, row: u8) -> String {
        let mut text = String::from("|");
        for (&width, column) in self.widths.iter().zip(1..) {
            let total = &self.totals[Cell::at(row, column).index()];
            let own = self.parts_above(row, column);
            text += total;
            text += &(if own { "." } else { " " }).repeat(width - total.len());
            let goes_on = self.parts_right(row, column) && (row == 1 || self.parts_right(row - 1, column));
            text.push(match (own || self.parts_above(row, column + 1), goes_on) {
                (true, _) if column < self.last() => '.',
                (_, true) => ':',
                _ => ' ',
            });
            if self.has_column(column) {
                text.push(if self.is_box_end(row, column) { '|' } else { ' ' });
            }
        }
        text
    }

    /// The borders of boxes below a row.
    fn rule(&self, row: u8) -> String {
        let last = self.last();
        let is_border = |column: u8| row == 0 || parts(self.layout, [row, column], [row + 1, column]);
        let mut text = String::from(if is_border(1) { "+" } else { "|" });
        for (&width, column) in self.widths.iter().zip(1..) {
            let own = is_border(column);
            text += &(if own { "-" } else { " " }).repeat(width);
            text.push(match (own, self.parts_right(row, column)) {
                (true, _) => '-',
                (false, true) => ':',
                (false, false) => ' ',
            });
            if self.has_column(column) {
                let next = column < last && is_border(column + 1);
                let turns = [row, row + 1].iter().any(|&row| self.is_box_end(row, column));
                text.push(match (own || next, turns) {
                    (true, true) => '+',
                    (true, false) => '-',
                    (false, true) => '|',
                    (false, false) => ' ',
                });
            }
        }
        text
    }

    /// True if the border of a box stands somewhere right of a column.
    fn has_column(&self, column: u8) -> bool {
        (1..=self.last()).any(|row| self.is_box_end(row, column))
    }

    /// True if a box ends right of a cell that is on the board.
    fn is_box_end(&self, row: u8, column: u8) -> bool {
        (1..=self.last()).contains(&row) && parts(self.layout, [row, column], [row, column + 1])
    }

    /// True if a cage ends between a cell and the one right of it.
    fn parts_right(&self, row: u8, column: u8) -> bool {
        self.are_parted([row, column], [row, column + 1])
    }

    /// True if a cage ends between a cell and the one above it.
    fn parts_above(&self, row: u8, column: u8) -> bool {
        row > 1 && self.are_parted([row - 1, column], [row, column])
    }

    /// True if both are cells of the board, and a cage has one of them.
    fn are_parted(&self, one: [u8; 2], other: [u8; 2]) -> bool {
        let on_board = [one, other].iter().flatten().all(|line| (1..=self.last()).contains(line));
        let has = |cage: &CellSet, [row, column]: [u8; 2]| cage.contains(Cell::at(row, column));
        on_board && self.cages.iter().any(|cage| has(cage, one) != has(cage, other))
    }
}
