//! The look of each highlight: a shape as well as a color.
use super::place::{Point, REACH, n};
use crate::picture::highlight::Highlight;
use crate::picture::marks::Marks;
use qedoku_core::{Candidate, CandidateSet, Layout};
use std::fmt::Write as _;

/// The shape below the digit of a candidate with this highlight.
const fn shape(role: Highlight) -> &'static str {
    match role.looks() {
        Highlight::Placed => {
            "<circle r=\"9\"/><circle r=\"11.6\" fill=\"none\" stroke=\"#009e73\" stroke-width=\"1.6\"/>"
        }
        Highlight::Eliminated => "<rect x=\"-8.5\" y=\"-8.5\" width=\"17\" height=\"17\" rx=\"3\"/>",
        Highlight::Pivot | Highlight::Set(0 | 5) | Highlight::Color(2 | 3) | Highlight::Deadly => {
            "<rect x=\"-8.7\" y=\"-8.7\" width=\"17.4\" height=\"17.4\"/>"
        }
        Highlight::Fin | Highlight::Set(2 | 4) => "<path d=\"M0-11.5 11.5 0 0 11.5-11.5 0z\"/>",
        Highlight::Guard | Highlight::Shared | Highlight::Set(3 | 6) => {
            "<path d=\"M-5.6-9.5h11.2L11 0 5.6 9.5h-11.2L-11 0z\"/>"
        }
        Highlight::Set(7) => "<path d=\"M-11 8.6h22L0-13z\"/>",
        _ => "<circle r=\"9.3\"/>",
    }
}

/// The reach of the shape of a highlight from its middle.
pub(super) const fn reach(role: Highlight) -> f64 {
    match role.looks() {
        Highlight::Placed | Highlight::Eliminated | Highlight::Fin | Highlight::Set(2 | 4 | 7) => 12.6,
        Highlight::Pivot
        | Highlight::Set(0 | 3 | 5 | 6)
        | Highlight::Color(2 | 3)
        | Highlight::Deadly
        | Highlight::Guard => 11.6,
        _ => 10.6,
    }
}

/// The definition of the look of a highlight, for its marks to point at.
pub(crate) fn define(role: Highlight) -> String {
    let word = role.word();
    format!("<g id=\"m-{word}\">{}</g>", shape(role))
}

/// The hatching of cells and houses with a highlight.
pub(crate) fn hatch(role: Highlight) -> String {
    let word = role.word();
    let lines = match role.looks() {
        Highlight::Base | Highlight::Looked => "M-2 2 2-2M0 10 10 0M8 12 12 8",
        Highlight::Cover => "M-2 8 2 12M0 0 10 10M8-2 12 2",
        Highlight::Empty => "M0 10 10 0M0 0 10 10",
        Highlight::Set(0) => "M0 5h10",
        Highlight::Set(1) => "M5 0v10",
        Highlight::Set(3) => "M4 4h3v3h-3z",
        Highlight::Set(4) => "M0 3h10M0 6h10",
        Highlight::Set(5) => "M3 0v10M6 0v10",
        Highlight::Set(6) => "M0 5h10M5 0v10",
        _ => return String::new(),
    };
    format!(
        "<pattern id=\"h-{word}\" class=\"h {word}\" width=\"10\" height=\"10\" patternUnits=\"userSpaceOnUse\"><path \
         d=\"{lines}\"/></pattern>"
    )
}

/// True if cells and houses with this highlight are hatched.
pub(super) const fn is_hatched(role: Highlight) -> bool {
    matches!(
        role.looks(),
        Highlight::Base | Highlight::Looked | Highlight::Cover | Highlight::Empty | Highlight::Set(0 | 1 | 3..=6)
    )
}

/// Candidates with the mark of their highlight. What is concluded has the look of what it is beside that; what is
/// eliminated is struck.
pub(super) fn draw(layout: &Layout, marks: &Marks, role: Highlight, candidates: CandidateSet) -> String {
    let mut looks: Vec<(Highlight, Vec<Candidate>)> = Vec::new();
    for candidate in candidates.iter_by_cell() {
        let look = marks.second_role(candidate).unwrap_or(role);
        match looks.iter_mut().find(|(known, _)| *known == look) {
            Some((_, alike)) => alike.push(candidate),
            None => looks.push((look, vec![candidate])),
        }
    }
    let mut text = String::new();
    for (look, alike) in looks {
        let digits: String = alike.iter().map(|candidate| candidate.digit.to_string()).collect();
        let points: Vec<Point> = alike.into_iter().map(|it| Point::of(layout, it)).collect();
        text += &if role == Highlight::Eliminated {
            struck(look.word(), &points, &digits)
        } else {
            group(look.word(), &points, &digits)
        };
    }
    text
}

/// Shapes of one look, with a digit in each.
fn group(word: &str, points: &[Point], digits: &str) -> String {
    shapes(word, word, points) + &texts(word, points, digits)
}

/// The same for what is eliminated: the shapes are pale, and the strokes pass behind the digits, so that these stay
/// legible on any color.
fn struck(word: &str, points: &[Point], digits: &str) -> String {
    let pale = format!("pale {word}");
    shapes(&pale, word, points) + &strike(points) + &texts("struck", points, digits)
}

fn shapes(class: &str, word: &str, points: &[Point]) -> String {
    let mut text = format!("<g class=\"m {class}\">");
    for Point { x, y } in points {
        let _ = write!(text, "<use href=\"#m-{word}\" x=\"{}\" y=\"{}\"/>", n(*x), n(*y));
    }
    text + "</g>"
}

fn texts(class: &str, points: &[Point], digits: &str) -> String {
    let list = |along: fn(&Point) -> f64| points.iter().map(along).map(n).collect::<Vec<_>>().join(" ");
    let xs = list(|point| point.x);
    let ys = list(|point| point.y);
    format!("<text class=\"t {class}\" x=\"{xs}\" y=\"{ys}\">{digits}</text>")
}

fn strike(points: &[Point]) -> String {
    let far = n(REACH * 2.0);
    let mut path = String::new();
    for Point { x, y } in points {
        let _ = write!(path, "M{} {}l{far}-{far}", n(x - REACH), n(y + REACH));
    }
    format!("<path class=\"strike\" d=\"{path}\"/>")
}

/// A small picture of a highlight, for a legend.
pub(crate) fn sample(role: Highlight) -> String {
    let word = role.word();
    let mut text = String::new();
    if is_hatched(role) || matches!(role, Highlight::Blocker | Highlight::Every) {
        let _ = write!(text, "<rect class=\"a {word}\" x=\"1.5\" y=\"1.5\" width=\"23\" height=\"23\"/>");
        if is_hatched(role) {
            let _ = write!(text, "<rect fill=\"url(#h-{word})\" x=\"1.5\" y=\"1.5\" width=\"23\" height=\"23\"/>");
        }
    }
    if let Highlight::Case(_) = role {
        let _ = write!(text, "<path class=\"link {word}\" d=\"M0 23h26\"/>");
    }
    if !matches!(role, Highlight::Blocker | Highlight::Empty | Highlight::Cover | Highlight::Looked | Highlight::Every)
    {
        let middle = [Point { x: 13.0, y: 13.0 }];
        text += &if role == Highlight::Eliminated { struck(word, &middle, "") } else { group(word, &middle, "") };
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_hatched_has_a_hatching_of_its_name() {
        for role in Highlight::ALL {
            let hatching = hatch(role);
            assert_eq!(is_hatched(role), hatching.contains(&format!("<pattern id=\"h-{}\"", role.word())), "{role:?}");
            assert_eq!(is_hatched(role), !hatching.is_empty(), "{role:?}");
        }
    }
}
