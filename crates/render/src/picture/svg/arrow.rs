//! Links as curves that keep clear of candidates and of each other.
use super::glyph::reach;
use super::place::{Point, REACH, n};
use crate::picture::highlight::Highlight;
use crate::picture::marks::{Marks, NUMBERED, Tie, TieKind};
use qedoku_core::{Board, Candidate, CandidateSet, Layout};
use std::fmt::Write as _;

/// The bends that a curve may have, as shares of its length; the first of equals is taken.
const BENDS: [f64; 14] = [0.1, -0.1, 0.18, -0.18, 0.28, -0.28, 0.4, -0.4, 0.55, -0.55, 0.75, -0.75, 1.0, -1.0];
/// The number of points of a curve that are looked at.
const POINTS: u32 = 16;
/// The largest distance of neighbors.
const CLOSE: f64 = 45.0;
/// The cost of running over a marked candidate, as a multiple of that of another.
const MARKED: f64 = 4.0;
/// The cost of running over a digit.
const FILLED: f64 = 0.8;

/// The cost of ending below the mark of another candidate.
const COVERED: f64 = 3.0;
/// The reach of a digit without a mark.
const BARE: f64 = 8.0;

/// The places along a curve where its number may stand, as shares of its length; the first that is free is taken.
const SHARES: [f64; 7] = [0.55, 0.45, 0.65, 0.35, 0.75, 0.25, 0.85];
/// The smallest distance of two numbers.
const APART: f64 = 17.0;

/// The length of an arrowhead, which is half as wide as this.
const HEAD: f64 = 9.5;

/// The end of a link: where its candidate stands, and how far its mark reaches.
#[derive(Clone, Copy)]
struct Rim {
    at: Point,
    reach: f64,
}

impl Rim {
    fn of(layout: &Layout, marks: &Marks, candidate: Candidate) -> Self {
        let role = marks.role(candidate);
        let look = marks.second_role(candidate).filter(|_| role == Some(Highlight::Eliminated));
        let wide = [role, look].into_iter().flatten().map(reach).fold(BARE, f64::max);
        Self { at: Point::of(layout, candidate), reach: wide }
    }
}

/// A quadratic curve.
#[derive(Clone, Copy)]
struct Curve {
    start: Point,
    bend: Point,
    end: Point,
}

impl Curve {
    fn at(&self, share: f64) -> Point {
        let [first, second] = [self.start.between(self.bend, share), self.bend.between(self.end, share)];
        first.between(second, share)
    }

    fn points(&self) -> impl Iterator<Item = Point> + '_ {
        (1..POINTS).map(|index| self.at(f64::from(index) / f64::from(POINTS)))
    }

    /// A curve from the rim of one mark to the rim of another.
    fn between(first: Rim, last: Rim, share: f64) -> Self {
        let from = first.at;
        let to = last.at;
        let middle = from.between(to, 0.5);
        let far = from.distance(to);
        // Between neighbors there is no room: the curve goes around the marks.
        let aside =
            if far < CLOSE { share.signum() * (28.0 + 14.0 * share.abs()) } else { 1.4 * share * far.max(60.0) };
        let bend = Point { x: middle.x + (to.y - from.y) / far * aside, y: middle.y - (to.x - from.x) / far * aside };
        Self { start: from.toward(bend, first.reach + 0.5), bend, end: to.toward(bend, last.reach + 1.0) }
    }

    /// The line itself, which ends where its head begins, as a path.
    fn line(&self, has_head: bool) -> String {
        let stop = if has_head { self.end.toward(self.bend, HEAD * 0.7) } else { self.end };
        let [start, bend, stop] = [self.start, self.bend, stop].map(pair);
        format!("M{start}Q{bend} {stop}")
    }

    /// The head as a path: a triangle whose tip is the end.
    fn head(&self) -> String {
        let back = self.end.toward(self.bend, HEAD);
        let half = HEAD * 0.5;
        let x = (self.end.y - back.y) / HEAD * half;
        let y = (back.x - self.end.x) / HEAD * half;
        let corners = [Point { x: back.x + x, y: back.y + y }, Point { x: back.x - x, y: back.y - y }];
        let [left, right] = corners.map(pair);
        format!("M{}L{left}L{right}z", pair(self.end))
    }
}

/// The candidates and curves that curves keep clear of.
struct Obstacles {
    candidates: Vec<(Point, f64)>,
    curves: Vec<Curve>,
}

impl Obstacles {
    fn of(board: &Board, marks: &Marks) -> Self {
        let marked = marks.marked();
        let weigh =
            |candidate| (Point::of(board.layout(), candidate), if marked.contains(candidate) { MARKED } else { 1.0 });
        let mut candidates: Vec<_> = board.candidates().iter().map(weigh).collect();
        let filled = board.values().cells().iter();
        candidates.extend(filled.map(|cell| (Point::middle(cell), FILLED)));
        Self { candidates, curves: Vec::new() }
    }

    /// The cost of what a curve runs over.
    fn cost(&self, curve: &Curve, bend: f64) -> f64 {
        let mut cost = bend.abs() * 6.0 + self.covered(curve);
        for point in curve.points() {
            let outside = |along: f64| !(22.0..=558.0).contains(&along);
            if outside(point.x) || outside(point.y) {
                cost += 3.0;
            }
            for &(center, weight) in &self.candidates {
                cost += weight * (1.0 - point.distance(center) / REACH).max(0.0);
            }
            for known in self.curves.iter().flat_map(Curve::points) {
                cost += 0.8 * (1.0 - point.distance(known) / 6.0).max(0.0);
            }
        }
        cost
    }

    /// The cost of ends of a curve that lie below the marks of other candidates.
    fn covered(&self, curve: &Curve) -> f64 {
        let below = |end: Point| {
            self.candidates.iter().any(|&(center, weight)| weight >= MARKED && end.distance(center) < REACH + 2.0)
        };
        [curve.start, curve.end].into_iter().map(|end| if below(end) { COVERED } else { 0.0 }).sum()
    }

    fn route(&mut self, from: Rim, to: Rim) -> Curve {
        let curves = BENDS.map(|bend| (bend, Curve::between(from, to, bend)));
        let mut best = (f64::INFINITY, curves[0].1);
        for (bend, curve) in &curves {
            let cost = self.cost(curve, *bend);
            if cost < best.0 {
                best = (cost, *curve);
            }
        }
        self.curves.push(best.1);
        best.1
    }
}

/// Links as they are drawn: the lines lie below the marks, heads and numbers above them, so that nothing hides these.
pub(super) struct DrawnLinks {
    pub(super) lines: String,
    pub(super) heads: String,
}

/// The links, each from the nearest end to the nearest, with bands around groups.
pub(super) fn draw(board: &Board, marks: &Marks) -> DrawnLinks {
    let layout = board.layout();
    let mut text = String::new();
    let mut heads = String::new();
    let mut numbers = String::new();
    let mut banded: Vec<CandidateSet> = Vec::new();
    for group in marks.links().iter().flat_map(|tie| [tie.from, tie.to]) {
        let group = group & *board.candidates();
        if group.len() > 1 && !banded.contains(&group) {
            band(&mut text, layout, group);
            banded.push(group);
        }
    }
    let mut obstacles = Obstacles::of(board, marks);
    let mut spots: Vec<Point> = Vec::new();
    for Tie { from, to, kind } in marks.links() {
        let Some((from, to)) = nearest(layout, *from & *board.candidates(), *to & *board.candidates()) else {
            continue;
        };
        let curve = obstacles.route(Rim::of(layout, marks, from), Rim::of(layout, marks, to));
        let word = kind.word();
        let has_head = *kind != TieKind::Conjugate;
        let _ = write!(text, "<path class=\"link {word}\" d=\"{}\"/>", curve.line(has_head));
        if has_head {
            let _ = write!(heads, "<path class=\"tip {word}\" d=\"{}\"/>", curve.head());
        }
        if let TieKind::Follows { case, number } = kind {
            // A short curve would lie below its number.
            let is_short = Point::of(layout, from).distance(Point::of(layout, to)) < CLOSE;
            let spot = free_spot(&curve, is_short.then_some(curve.bend), &spots);
            spots.push(spot);
            let Point { x, y } = spot;
            let name = step_name(*case, *number);
            let _ = write!(numbers, "<text class=\"no {word}\" x=\"{}\" y=\"{}\">{name}</text>", n(x), n(y));
        }
    }
    DrawnLinks { lines: text, heads: heads + &numbers }
}

/// The name of a step of what follows, as texts number it: `2`, of a case `1b`.
fn step_name(case: Option<u8>, number: usize) -> String {
    let Some(case) = case.map(|case| usize::from(case) + 1) else { return number.to_string() };
    match ('a'..='z').nth(number - 1) {
        Some(letter) => format!("{case}{letter}"),
        None => format!("{case}.{number}"),
    }
}

/// The place of the number of a curve: the one asked for, or one along the curve, clear of the numbers before it.
fn free_spot(curve: &Curve, first: Option<Point>, taken: &[Point]) -> Point {
    let along = SHARES.map(|share| curve.at(share));
    let usual = first.unwrap_or(along[0]);
    let is_free = |spot: &Point| taken.iter().all(|known| known.distance(*spot) >= APART);
    first.into_iter().chain(along).find(is_free).unwrap_or(usual)
}

/// A point as paths write it.
fn pair(point: Point) -> String {
    format!("{} {}", n(point.x), n(point.y))
}

/// A band through the candidates of a group.
fn band(text: &mut String, layout: &Layout, group: CandidateSet) {
    let points = group.iter_by_cell().map(|candidate| {
        let Point { x, y } = Point::of(layout, candidate);
        format!("{} {}", n(x), n(y))
    });
    let _ = write!(text, "<path class=\"band\" d=\"M{}\"/>", points.collect::<Vec<_>>().join("L"));
}

/// The two ends that are closest.
fn nearest(layout: &Layout, from: CandidateSet, to: CandidateSet) -> Option<(Candidate, Candidate)> {
    let mut best: Option<(f64, Candidate, Candidate)> = None;
    for start in from.iter_by_cell() {
        for end in to.iter_by_cell().filter(|&end| end != start) {
            let far = Point::of(layout, start).distance(Point::of(layout, end));
            if best.is_none_or(|(known, ..)| far < known) {
                best = Some((far, start, end));
            }
        }
    }
    best.map(|(_, start, end)| (start, end))
}

/// A small picture of a link, for a legend.
pub(crate) fn sample(word: &str) -> String {
    let curve =
        Curve { start: Point { x: 1.0, y: 19.0 }, bend: Point { x: 10.0, y: 5.0 }, end: Point { x: 25.0, y: 13.0 } };
    if word == NUMBERED {
        return "<text class=\"no case-a\" x=\"13\" y=\"13\">1a</text>".to_owned();
    }
    let has_head = word != TieKind::Conjugate.word();
    let head = if has_head { format!("<path class=\"tip {word}\" d=\"{}\"/>", curve.head()) } else { String::new() };
    format!("<path class=\"link {word}\" d=\"{}\"/>{head}", curve.line(has_head))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The points of a path.
    fn points(path: &str) -> Vec<Point> {
        let pairs = path.trim_matches(['M', 'z']).split(['L', 'Q']);
        let number = |text: Option<&str>| text.and_then(|text| text.parse().ok()).expect("a number");
        pairs.map(|pair| pair.split(' ')).map(|mut it| Point { x: number(it.next()), y: number(it.next()) }).collect()
    }

    #[test]
    fn a_head_is_as_long_as_wide_and_ends_where_its_curve_does() {
        for end in [(100.0, 0.0), (0.0, 100.0), (-60.0, 80.0), (70.0, -70.0)] {
            let end = Point { x: end.0, y: end.1 };
            let start = Point { x: 0.0, y: 0.0 };
            let curve = Curve { start, bend: start.between(end, 0.5), end };
            let [tip, left, right] = points(&curve.head())[..] else { panic!("a triangle") };
            let close = |one: f64, other: f64| (one - other).abs() < 0.2;
            assert!(close(tip.distance(end), 0.0) && close(left.distance(right), HEAD));
            assert!(close(tip.distance(left), tip.distance(right)));
            let foot = left.between(right, 0.5);
            assert!(close(foot.distance(tip), HEAD) && foot.distance(start) < tip.distance(start));
        }
    }

    #[test]
    fn a_link_of_groups_is_drawn_between_their_nearest_members() {
        let set = |text: &str| text.split(' ').filter_map(Candidate::parse).map(|(it, _)| it).collect::<CandidateSet>();
        let drawn = |from: &str, to: &str| {
            nearest(Layout::classic(), set(from), set(to)).map(|(from, to)| format!("{from} {to}"))
        };
        assert_eq!(drawn("r1c1=5 r1c5=5", "r1c9=5 r9c9=5").as_deref(), Some("r1c5=5 r1c9=5"));
        assert_eq!(drawn("r9c9=5 r1c9=5", "r1c5=5 r1c1=5").as_deref(), Some("r1c9=5 r1c5=5"));
        assert_eq!(drawn("r1c1=5", "r1c1=5"), None);
    }

    #[test]
    fn all_links_but_conjugate_pairs_point_somewhere() {
        let all = [TieKind::Strong, TieKind::Weak, TieKind::Conjugate];
        let pointing = all.map(|kind| sample(kind.word()).contains("class=\"tip "));
        assert_eq!(pointing, [true, true, false]);
    }
}
