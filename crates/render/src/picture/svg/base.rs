//! The board below the marks: lines, labels, digits, candidates.
use super::place::{BELOW_TOTAL, CELL, EDGE, Point, n, wide};
use super::rules;
use crate::picture::borders::parts;
use crate::picture::marks::Marks;
use qedoku_core::{Board, Candidate, Cell, CellSet, Digit, Layout, Rule};
use qedoku_explain::Notation;
use std::fmt::Write as _;

/// The letters of rows, for names like `D7`.
const LETTERS: [char; Digit::COUNT] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J'];

/// The sheet the board stands on, with what lies below the digits.
pub(crate) fn sheet(layout: &Layout) -> String {
    let wide = n(wide(layout));
    let below = rules::below(layout);
    format!("<rect class=\"paper\" x=\"{0}\" y=\"{0}\" width=\"{wide}\" height=\"{wide}\"/>{below}", n(EDGE))
}

/// The lines between cells and boxes, the labels of rows and columns, and what lies on the lines.
pub(crate) fn lines(layout: &Layout, names: Notation) -> String {
    strokes(layout) + &labels(layout.size() as u8, names) + &rules::above(layout)
}

/// The lines between cells and boxes.
pub(super) fn strokes(layout: &Layout) -> String {
    let last = layout.size() as u8;
    let mut thin = String::new();
    let mut thick = String::new();
    let mut draw = |is_thick: bool, stroke: &str| {
        let path = if is_thick { &mut thick } else { &mut thin };
        path.push_str(stroke);
    };
    for line in 1..last {
        let at = n(EDGE + CELL * f64::from(line));
        for (from, count, is_thick) in runs(last, |place| parts(layout, [place, line], [place, line + 1])) {
            draw(is_thick, &format!("M{at} {}v{}", n(from), n(count)));
        }
        for (from, count, is_thick) in runs(last, |place| parts(layout, [line, place], [line + 1, place])) {
            draw(is_thick, &format!("M{} {at}h{}", n(from), n(count)));
        }
    }
    let frame = format!("M{0} {0}h{1}v{1}h-{1}z", n(EDGE), n(wide(layout)));
    format!("<path class=\"thin\" d=\"{thin}\"/><path class=\"thick\" d=\"{thick}{frame}\"/>")
}

/// The parts of a line between cells that are drawn in one stroke: where each starts, how long it is, and whether it is
/// a border.
fn runs(last: u8, is_border: impl Fn(u8) -> bool) -> Vec<(f64, f64, bool)> {
    let mut runs: Vec<(f64, f64, bool)> = Vec::new();
    for place in 1..=last {
        let border = is_border(place);
        match runs.last_mut() {
            Some((_, length, known)) if *known == border => *length += CELL,
            _ => runs.push((EDGE + CELL * f64::from(place - 1), CELL, border)),
        }
    }
    runs
}

fn labels(last: u8, names: Notation) -> String {
    let mut text = "<g class=\"label\">".to_owned();
    for (index, letter) in LETTERS.iter().take(usize::from(last)).enumerate() {
        let at = n(Point::middle(Cell::at(1, index as u8 + 1)).x);
        let middle = n(EDGE / 2.0);
        let row = match names {
            Notation::Rc => (index + 1).to_string(),
            Notation::A1 => letter.to_string(),
        };
        let _ = write!(text, "<text x=\"{at}\" y=\"{middle}\">{}</text>", index + 1);
        let _ = write!(text, "<text x=\"{middle}\" y=\"{at}\">{row}</text>");
    }
    text + "</g>"
}

/// The digits and the candidates of a board, but for the marked ones, which are drawn with their marks.
pub(super) fn digits(board: &Board, marks: &Marks) -> String {
    let [mut given, mut placed] = [const { String::new() }; 2];
    let mut open = String::new();
    for cell in CellSet::ALL {
        if let Some(digit) = board.value(cell) {
            let Point { x, y } = Point::middle(cell);
            let into = if board.givens().contains(cell) { &mut given } else { &mut placed };
            let _ = write!(into, "<text x=\"{}\" y=\"{}\">{digit}</text>", n(x), n(y));
        }
        let plain = board.digits(cell).filter(|digit| marks.role(Candidate { cell, digit }).is_none());
        let points: Vec<Point> =
            plain.iter().map(|digit| Point::of(board.layout(), Candidate { cell, digit })).collect();
        if !points.is_empty() {
            let list = |along: fn(&Point) -> f64| points.iter().map(along).map(n).collect::<Vec<_>>().join(" ");
            let [xs, ys] = [list(|point| point.x), list(|point| point.y)];
            let _ = write!(open, "<text x=\"{xs}\" y=\"{ys}\">{plain}</text>");
        }
    }
    format!("<g class=\"given\">{given}</g><g class=\"value\">{placed}</g><g class=\"pencil\">{open}</g>")
}

/// One element for each digit of a cell and each candidate, for a page that shows some of them: first the cells, then
/// the candidates, by cell and digit, which the page moves where there are totals.
pub(crate) fn every() -> String {
    let mut text = "<g id=\"values\">".to_owned();
    for cell in CellSet::ALL {
        let Point { x, y } = Point::middle(cell);
        let _ = write!(text, "<text x=\"{}\" y=\"{}\"/>", n(x), n(y));
    }
    text += "</g><g id=\"pencil\" class=\"pencil\">";
    for index in 0..Candidate::COUNT {
        let candidate = Candidate::from_index(index);
        let Point { x, y } = Point::of(Layout::classic(), candidate);
        let _ = write!(text, "<text x=\"{}\" y=\"{}\">{}</text>", n(x), n(y), candidate.digit);
    }
    text + "</g>"
}

/// Attributes for a page: the cells with totals, numbered from 0, and how much lower each row of candidates is there.
pub(crate) fn lowered(layout: &Layout) -> String {
    let cells = layout.rules().list.iter().filter_map(Rule::total_cell).map(|cell| cell.index().to_string());
    let below = BELOW_TOTAL.map(n).join(" ");
    format!("data-totals=\"{}\" data-below=\"{below}\"", cells.collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_drawn_in_as_few_strokes_as_it_has_parts() {
        assert_eq!(runs(9, |_| false), [(EDGE, 9.0 * CELL, false)]);
        let parted =
            [(EDGE, 3.0 * CELL, true), (EDGE + 3.0 * CELL, 5.0 * CELL, false), (EDGE + 8.0 * CELL, CELL, true)];
        assert_eq!(runs(9, |place| place <= 3 || place == 9), parted);
    }
}
