//! The looks of the rules beside rows, columns and boxes.
mod sums;

use super::place::{CELL, Point, n, wide};
use qedoku_core::{Cell, CellSet, Layout, Rule, RuleKind};
use std::fmt::Write as _;

/// The looks of shapes, which few drawings have, so that they stand there and not in the style of all.
const SHADE: &str = "fill:var(--ink);fill-opacity:.11";
const COPY: &str = "fill:var(--strong);fill-opacity:.14";
const BULB: &str = "opacity:.24;fill:none;stroke:var(--ink);stroke-linecap:round;stroke-linejoin:round";
/// Broad and pale, so that it strikes no candidate.
const DIAGONAL: &str = "fill:none;stroke:var(--deep);stroke-opacity:.2;stroke-width:7";
const WHISPER: &str = "opacity:.5;fill:none;stroke:#009e73;stroke-width:9;stroke-linecap:round;stroke-linejoin:round";
const PALINDROME: &str =
    "opacity:.24;fill:none;stroke:var(--ink);stroke-width:9;stroke-linecap:round;stroke-linejoin:round";
const CAGE: &str = "fill:none;stroke:var(--ink);stroke-opacity:.7;stroke-width:1.3;stroke-dasharray:5 3";
const TIP: &str = "fill:none;stroke:var(--ink);stroke-opacity:.7;stroke-width:2;stroke-linecap:round";
const WHITE: &str = "fill:var(--paper);stroke:var(--ink);stroke-width:1.6";
const BLACK: &str = "fill:var(--ink);stroke:var(--ink);stroke-width:1.6";

/// The width of a thermometer's tube, and of the outline of one whose digits need not rise.
const TUBE: f64 = 15.0;
const THIN: f64 = 4.0;
/// The radius of a bulb, of a sign for parity, and of a dot.
const ROUND: f64 = 21.0;
const DOT: f64 = 7.5;
/// The distance of a cage from the lines of its cells.
const INSET: f64 = 4.0;

/// The shapes below the digits.
pub(super) fn below(layout: &Layout) -> String {
    let rules = layout.rules();
    let of = |kinds: &[RuleKind]| -> Vec<&Rule> {
        kinds.iter().flat_map(|&kind| rules.list.iter().filter(move |rule| rule.kind == kind)).collect()
    };
    let mut text = String::new();
    for rule in of(&[RuleKind::ExtraRegion]) {
        group(&mut text, SHADE, &rule.cells.iter().map(|&cell| square(cell, CELL)).collect::<String>());
    }
    for rule in of(&[RuleKind::Clone]) {
        group(&mut text, COPY, &rule.cells.iter().map(|&cell| square(cell, CELL - 8.0)).collect::<String>());
    }
    for rule in of(&[RuleKind::Odd, RuleKind::Even, RuleKind::Minimum, RuleKind::Maximum]) {
        let shape = |&cell: &Cell| match rule.kind {
            RuleKind::Odd => circle(Point::middle(cell), ROUND),
            RuleKind::Even => square(cell, 2.0 * ROUND - 2.0),
            _ => square(cell, CELL),
        };
        group(&mut text, SHADE, &rule.cells.iter().map(shape).collect::<String>());
    }
    for rule in of(&[RuleKind::DiagonalFalling, RuleKind::DiagonalRising]) {
        group(&mut text, DIAGONAL, &diagonal(layout, rule.kind));
    }
    for rule in of(&[RuleKind::Palindrome]) {
        group(&mut text, PALINDROME, &line(&rule.cells, ""));
    }
    for rule in of(&[RuleKind::Whisper]) {
        group(&mut text, WHISPER, &line(&rule.cells, ""));
    }
    for rule in of(&[RuleKind::Thermometer, RuleKind::SlowThermometer]) {
        group(&mut text, BULB, &thermometer(rule));
    }
    for rule in of(&[RuleKind::Cage]) {
        group(&mut text, CAGE, &outline(rule.cells.iter().copied().collect()));
    }
    sums::below(&mut text, layout.rules());
    text
}

/// The totals of cages, which nothing hides.
pub(crate) fn totals(layout: &Layout) -> String {
    layout.rules().list.iter().filter_map(sums::cage_total).collect()
}

/// The dots and letters between cells, which lie above the lines.
pub(super) fn above(layout: &Layout) -> String {
    let mut text = String::new();
    for rule in &layout.rules().list {
        match (rule.kind, &rule.cells[..]) {
            (RuleKind::Difference | RuleKind::Ratio | RuleKind::Sum, &[one, other]) => {
                let place = Point::middle(one).between(Point::middle(other), 0.5);
                between(&mut text, rule, place);
            }
            (RuleKind::Minimum | RuleKind::Maximum, cells) => {
                let tips: String = cells.iter().map(|&cell| tips(layout, rule.kind, cell)).collect();
                group(&mut text, TIP, &tips);
            }
            _ => sums::above(&mut text, rule),
        }
    }
    text
}

fn group(text: &mut String, look: &str, shapes: &str) {
    let _ = write!(text, "<g class=\"rule\" style=\"{look}\">{shapes}</g>");
}

/// A square in the middle of a cell.
fn square(cell: Cell, side: f64) -> String {
    let Point { x, y } = Point::middle(cell);
    let [x, y] = [x, y].map(|middle| n(middle - side / 2.0));
    format!("<rect x=\"{x}\" y=\"{y}\" width=\"{0}\" height=\"{0}\"/>", n(side))
}

fn circle(Point { x, y }: Point, radius: f64) -> String {
    format!("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"/>", n(x), n(y), n(radius))
}

/// A line through the middles of cells.
fn line(cells: &[Cell], look: &str) -> String {
    let points = cells.iter().map(|&cell| Point::middle(cell)).map(|Point { x, y }| format!("{} {}", n(x), n(y)));
    format!("<path d=\"M{}\"{look}/>", points.collect::<Vec<_>>().join("L"))
}

fn diagonal(layout: &Layout, kind: RuleKind) -> String {
    let Point { x, y } = Point::corner(Cell::at(1, 1));
    let side = n(wide(layout));
    let end = n(y + wide(layout));
    match kind {
        RuleKind::DiagonalFalling => format!("<path d=\"M{} {}l{side} {side}\"/>", n(x), n(y)),
        _ => format!("<path d=\"M{} {end}l{side} -{side}\"/>", n(x)),
    }
}

/// A bulb with its tube; open, if the digits need not rise.
fn thermometer(rule: &Rule) -> String {
    let bulb = rule.cells.first().map(|&cell| Point::middle(cell));
    let is_slow = rule.kind == RuleKind::SlowThermometer;
    let tube = line(&rule.cells, &format!(" stroke-width=\"{}\"", n(if is_slow { THIN } else { TUBE })));
    // A ring as wide as its radius is a disk, in the color and the opacity of the tube.
    let (radius, wide) = if is_slow { (ROUND - THIN / 2.0, THIN) } else { (ROUND / 2.0, ROUND) };
    let bulb = bulb.map(|at| circle(at, radius).replace("/>", &format!(" stroke-width=\"{}\"/>", n(wide))));
    tube + &bulb.unwrap_or_default()
}

/// The outline of cells, a little inside of it.
fn outline(cells: CellSet) -> String {
    let has = |cell: Cell, down: i8, right: i8| {
        let row = cell.row().checked_add_signed(down).filter(|row| (1..=9).contains(row));
        let column = cell.column().checked_add_signed(right).filter(|column| (1..=9).contains(column));
        row.zip(column).is_some_and(|(row, column)| cells.contains(Cell::at(row, column)))
    };
    // How far a side goes on beyond a corner: it ends inside, meets the next cell's side, or turns around its corner.
    let end = |beside: bool, beyond: bool| match (beside, beyond) {
        (false, _) => -INSET,
        (true, false) => 0.0,
        (true, true) => INSET,
    };
    let mut path = String::new();
    for cell in cells {
        let Point { x, y } = Point::corner(cell);
        for side in [-1, 1] {
            let inset = if side < 0 { INSET } else { CELL - INSET };
            if !has(cell, side, 0) {
                let from = x - end(has(cell, 0, -1), has(cell, side, -1));
                let to = x + CELL + end(has(cell, 0, 1), has(cell, side, 1));
                let _ = write!(path, "M{} {}H{}", n(from), n(y + inset), n(to));
            }
            if !has(cell, 0, side) {
                let from = y - end(has(cell, -1, 0), has(cell, -1, side));
                let to = y + CELL + end(has(cell, 1, 0), has(cell, 1, side));
                let _ = write!(path, "M{} {}V{}", n(x + inset), n(from), n(to));
            }
        }
    }
    format!("<path d=\"{path}\"/>")
}

/// A dot, with its value if it is not the usual one, or a letter.
fn between(text: &mut String, rule: &Rule, place: Point) {
    let value = rule.value_on(0);
    let (look, shown, ink) = match (rule.kind, value) {
        (RuleKind::Difference, 1) => (WHITE, String::new(), "--ink"),
        (RuleKind::Difference, _) => (WHITE, value.to_string(), "--ink"),
        (RuleKind::Ratio, 2) => (BLACK, String::new(), "--paper"),
        (RuleKind::Ratio, _) => (BLACK, value.to_string(), "--paper"),
        (_, 10) => ("fill:var(--paper)", "X".to_owned(), "--ink"),
        (_, 5) => ("fill:var(--paper)", "V".to_owned(), "--ink"),
        _ => ("fill:var(--paper)", value.to_string(), "--ink"),
    };
    group(text, look, &circle(place, DOT));
    if !shown.is_empty() {
        let look = format!("font-size:14px;font-weight:700;fill:var({ink})");
        let _ = write!(text, "<text style=\"{look}\" x=\"{}\" y=\"{}\">{shown}</text>", n(place.x), n(place.y));
    }
}

/// Signs between a cell and its neighbors that point to the lower digit.
fn tips(layout: &Layout, kind: RuleKind, cell: Cell) -> String {
    let alike = layout.rules().list.iter().filter(|rule| rule.kind == kind);
    let alike: CellSet = alike.flat_map(|rule| rule.cells.iter().copied()).collect();
    let near = |other: &Cell| cell.row().abs_diff(other.row()) + cell.column().abs_diff(other.column()) == 1;
    let sign = |other: Cell| {
        let [own, beside] = [cell, other].map(Point::middle);
        let (low, high) = if kind == RuleKind::Minimum { (own, beside) } else { (beside, own) };
        let middle = low.between(high, 0.5);
        let tip = middle.toward(low, 4.0);
        let back = middle.toward(high, 3.0);
        let aside = Point { x: (high.y - low.y) / CELL * 8.0, y: (high.x - low.x) / CELL * 8.0 };
        let [ax, ay] = [back.x + aside.x, back.y + aside.y].map(n);
        let [bx, by] = [back.x - aside.x, back.y - aside.y].map(n);
        format!("<path d=\"M{ax} {ay}L{} {}L{bx} {by}\"/>", n(tip.x), n(tip.y))
    };
    (layout.board() - alike).iter().filter(near).map(sign).collect()
}
