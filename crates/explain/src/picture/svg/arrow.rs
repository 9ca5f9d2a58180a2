//! Links as curves that keep clear of candidates and of each other.
use super::place::{Point, REACH, n};
use crate::picture::marks::{Marks, Tie};
use qedoku_core::{Board, Candidate, CandidateSet};
use std::fmt::Write as _;

/// How far a curve may bend, as a share of its length; the first of equals is taken.
const BENDS: [f64; 14] = [0.1, -0.1, 0.18, -0.18, 0.28, -0.28, 0.4, -0.4, 0.55, -0.55, 0.75, -0.75, 1.0, -1.0];
/// How many points of a curve are looked at.
const POINTS: u32 = 16;
/// How far apart neighbors are at most.
const CLOSE: f64 = 45.0;
/// How much worse it is to run over a marked candidate than over another.
const MARKED: f64 = 4.0;
/// How bad it is to run over a digit.
const FILLED: f64 = 0.8;

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
    fn between(from: Point, to: Point, share: f64) -> Self {
        let middle = from.between(to, 0.5);
        let far = from.distance(to);
        // Between neighbors there is no room: the curve goes around the marks.
        let aside =
            if far < CLOSE { share.signum() * (28.0 + 14.0 * share.abs()) } else { 1.4 * share * far.max(60.0) };
        let bend = Point { x: middle.x + (to.y - from.y) / far * aside, y: middle.y - (to.x - from.x) / far * aside };
        Self { start: from.toward(bend, REACH + 0.5), bend, end: to.toward(bend, REACH + 1.5) }
    }
}

/// What curves keep clear of.
struct Obstacles {
    candidates: Vec<(Point, f64)>,
    curves: Vec<Curve>,
}

impl Obstacles {
    fn of(board: &Board, marks: &Marks) -> Self {
        let marked = marks.marked();
        let weigh = |candidate| (Point::of(candidate), if marked.contains(candidate) { MARKED } else { 1.0 });
        let mut candidates: Vec<_> = board.candidates().iter().map(weigh).collect();
        let filled = board.values().cells().iter();
        candidates.extend(filled.map(|cell| (Point::middle(cell), FILLED)));
        Self { candidates, curves: Vec::new() }
    }

    /// How much a curve runs over.
    fn cost(&self, curve: &Curve, bend: f64) -> f64 {
        let mut cost = bend.abs() * 6.0;
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

    fn route(&mut self, from: Point, to: Point) -> Curve {
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

/// The links, each from the nearest end to the nearest, with bands around groups.
pub(super) fn draw(board: &Board, marks: &Marks) -> String {
    let mut text = String::new();
    let mut banded: Vec<CandidateSet> = Vec::new();
    for group in marks.links().iter().flat_map(|tie| [tie.from, tie.to]) {
        let group = group & *board.candidates();
        if group.len() > 1 && !banded.contains(&group) {
            band(&mut text, group);
            banded.push(group);
        }
    }
    let mut obstacles = Obstacles::of(board, marks);
    for Tie { from, to, strong } in marks.links() {
        let Some((from, to)) = nearest(*from & *board.candidates(), *to & *board.candidates()) else { continue };
        let Curve { start, bend, end } = obstacles.route(from, to);
        let kind = if *strong { "strong" } else { "weak" };
        let [start, bend, end] = [start, bend, end].map(|point| format!("{} {}", n(point.x), n(point.y)));
        let _ =
            write!(text, "<path class=\"link {kind}\" marker-end=\"url(#tip-{kind})\" d=\"M{start}Q{bend} {end}\"/>");
    }
    text
}

/// A band through the candidates of a group.
fn band(text: &mut String, group: CandidateSet) {
    let points = group.iter_by_cell().map(|candidate| {
        let Point { x, y } = Point::of(candidate);
        format!("{} {}", n(x), n(y))
    });
    let _ = write!(text, "<path class=\"band\" d=\"M{}\"/>", points.collect::<Vec<_>>().join("L"));
}

/// The two ends that are closest.
fn nearest(from: CandidateSet, to: CandidateSet) -> Option<(Point, Point)> {
    let mut best: Option<(f64, Candidate, Candidate)> = None;
    for start in from.iter_by_cell() {
        for end in to.iter_by_cell().filter(|&end| end != start) {
            let far = Point::of(start).distance(Point::of(end));
            if best.is_none_or(|(known, ..)| far < known) {
                best = Some((far, start, end));
            }
        }
    }
    best.map(|(_, start, end)| (Point::of(start), Point::of(end)))
}

/// The arrowheads of both kinds of links.
pub(crate) const TIPS: &str = "<marker id=\"tip-strong\" class=\"tip strong\" viewBox=\"0 0 8 8\" refX=\"6.5\" refY=\"4\" \
     markerWidth=\"9\" markerHeight=\"9\" markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path d=\"M0 0 8 4 0 8z\"/></marker><marker \
     id=\"tip-weak\" class=\"tip weak\" viewBox=\"0 0 8 8\" refX=\"6.5\" refY=\"4\" markerWidth=\"9\" markerHeight=\"9\" \
     markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path d=\"M0 0 8 4 0 8z\"/></marker>";
