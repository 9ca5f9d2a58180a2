//! The looks of totals, and of rules about several cells at once.
use super::super::place::{CELL, Point, n};
use super::{circle, group, line};
use qedoku_core::{Cell, Rule, RuleKind, Rules};
use std::fmt::Write as _;

const NUMBER: &str = "fill:none;stroke:var(--ink);stroke-opacity:.55;stroke-width:2";
const SAME_SUMS: &str =
    "opacity:.45;fill:none;stroke:#0072b2;stroke-width:9;stroke-linecap:round;stroke-linejoin:round";
const CONSECUTIVE: &str =
    "opacity:.4;fill:none;stroke:#cc79a7;stroke-width:9;stroke-linecap:round;stroke-linejoin:round";
const WITHIN: &str =
    "opacity:.35;fill:none;stroke:var(--ink);stroke-width:4;stroke-linecap:round;stroke-linejoin:round";
const TOTAL: &str = "font-size:12px;font-weight:600;fill:var(--ink)";
/// The total of a cage, small enough for the candidates below it.
const CAGE_TOTAL: &str = "font-size:var(--total,11.4px);font-weight:600;fill:var(--ink);text-anchor:start;\
                          dominant-baseline:alphabetic;paint-order:stroke;stroke:var(--paper);stroke-width:2px;\
                          stroke-linejoin:round";

/// The radius of the circle of an arrow, and of the ends of a line between.
const ROUND: f64 = 22.0;
/// The distance of a total from the corner of its cell.
const INSET: f64 = 11.0;

/// The lines below the digits.
pub(super) fn below(text: &mut String, rules: &Rules) {
    for rule in &rules.list {
        match rule.kind {
            RuleKind::RegionSumLine => group(text, SAME_SUMS, &line(&rule.cells, "")),
            RuleKind::Renban => group(text, CONSECUTIVE, &line(&rule.cells, "")),
            RuleKind::Between => {
                let ends = rule.cells.first().into_iter().chain(rule.cells.last());
                let ends: String = ends.map(|&cell| circle(Point::middle(cell), ROUND)).collect();
                group(text, WITHIN, &(line(&rule.cells, "") + &ends));
            }
            RuleKind::Arrow => group(text, NUMBER, &arrow(rule)),
            _ => {}
        }
    }
}

/// The total of a cage.
pub(super) fn cage_total(rule: &Rule) -> Option<String> {
    let corner = Point::corner(rule.total_cell()?);
    let place = Point { x: corner.x + 3.6, y: corner.y + 2.4 };
    rule.value.map(|value| inside(place, value))
}

/// The totals and digits that a rule states, but for those of cages.
pub(super) fn above(text: &mut String, rule: &Rule) {
    let value = rule.value.map(|value| value.to_string()).unwrap_or_default();
    let first = rule.cells.first();
    let second = rule.cells.get(1);
    let Some(&first) = first.filter(|_| !value.is_empty()) else { return };
    match rule.kind {
        RuleKind::LittleKiller | RuleKind::Sandwich => {
            // At the side of the first cell from which its line comes, with a stroke that says where it goes.
            let middle = Point::middle(first);
            let (down, right) = second.map_or((0.0, 1.0), |second| steps(first, *second));
            let far = CELL / 2.0 - INSET;
            let place = Point { x: middle.x - right * far, y: middle.y - down * far };
            let end = Point { x: place.x + right * INSET, y: place.y + down * INSET };
            let from = Point { x: place.x + right * INSET * 0.6, y: place.y + down * INSET * 0.6 };
            group(text, NUMBER, &format!("<path d=\"M{} {}L{} {}\"/>", n(from.x), n(from.y), n(end.x), n(end.y)));
            total(text, place, &value);
        }
        RuleKind::Quadruple => {
            let all = rule.cells.iter().map(|&cell| Point::middle(cell));
            let count = f64::from(rule.cells.len() as u8);
            let sum = all.fold(Point { x: 0.0, y: 0.0 }, |sum, it| Point { x: sum.x + it.x, y: sum.y + it.y });
            let middle = Point { x: sum.x / count, y: sum.y / count };
            group(text, "fill:var(--paper);stroke:var(--ink);stroke-width:1.2", &circle(middle, 14.0));
            total(text, middle, &value);
        }
        _ => {}
    }
}

/// The steps down and to the right from one cell to the next.
fn steps(from: Cell, to: Cell) -> (f64, f64) {
    let sign = |from: u8, to: u8| f64::from((i8::try_from(to).unwrap_or(0) - i8::try_from(from).unwrap_or(0)).signum());
    (sign(from.row(), to.row()), sign(from.column(), to.column()))
}

/// A total in the corner of its cell, with this upper left corner at any size of type: a page without candidates sets
/// `--total`.
fn inside(Point { x, y }: Point, value: u16) -> String {
    format!("<text class=\"total\" style=\"{CAGE_TOTAL}\" x=\"{}\" y=\"{}\" dy=\".72em\">{value}</text>", n(x), n(y))
}

fn total(text: &mut String, place: Point, value: &str) {
    let _ = write!(text, "<text style=\"{TOTAL}\" x=\"{}\" y=\"{}\">{value}</text>", n(place.x), n(place.y));
}

/// The circles of the number, and the line from it to its tip.
fn arrow(rule: &Rule) -> String {
    let (number, behind) = rule.arrow();
    let mut text: String = number.iter().map(|&cell| circle(Point::middle(cell), ROUND)).collect();
    let far = |cell: &&Cell| {
        let to = behind.first().map_or(**cell, |&to| to);
        cell.row().abs_diff(to.row()).max(cell.column().abs_diff(to.column()))
    };
    if let (Some(first), Some(&next)) = (number.iter().min_by_key(far), behind.first()) {
        let start = Point::middle(*first).toward(Point::middle(next), ROUND);
        let _ = write!(text, "<path d=\"M{} {}", n(start.x), n(start.y));
        for point in behind.iter().map(|&cell| Point::middle(cell)) {
            let _ = write!(text, "L{} {}", n(point.x), n(point.y));
        }
        text.push_str("\"/>");
        let last = behind.last().copied().unwrap_or(next);
        let before = behind.iter().rev().nth(1).copied().unwrap_or(*first);
        let tip = Point::middle(last);
        let back = Point::middle(last).toward(Point::middle(before), 8.0);
        let aside = Point { x: (tip.y - back.y) * 0.7, y: (back.x - tip.x) * 0.7 };
        let [ax, ay] = [back.x + aside.x, back.y + aside.y].map(n);
        let [bx, by] = [back.x - aside.x, back.y - aside.y].map(n);
        let _ = write!(text, "<path d=\"M{ax} {ay}L{} {}L{bx} {by}\"/>", n(tip.x), n(tip.y));
    }
    text
}
