//! HoDoKu's simple colors and multi colors.
use super::finder::HodokuFinder;
use qedoku_core::{Candidate, CellSet, Digit};
use qedoku_techniques::advanced::coloring::multi_colors_1::MultiColors1;
use qedoku_techniques::advanced::coloring::multi_colors_2::MultiColors2;
use qedoku_techniques::advanced::coloring::simple_colors_trap::SimpleColorsTrap;
use qedoku_techniques::advanced::coloring::simple_colors_wrap::SimpleColorsWrap;
use qedoku_techniques::kernels::clusters::{Clusters, seen};
use qedoku_techniques::kernels::color_report;
use qedoku_techniques::{Context, Info, Technique};
use std::ops::ControlFlow;

pub(super) const SIMPLE: &[&dyn Technique] = &[&SimpleColorsTrap, &SimpleColorsWrap];
pub(super) const MULTI: &[&dyn Technique] = &[&MultiColors1, &MultiColors2];

/// The cells that see one of `cells`, among the places of the digit.
fn places_seen(cx: &Context<'_>, digit: Digit, cells: CellSet) -> CellSet {
    seen(cx.layout, cells) & cx.board.plane(digit)
}

/// A color that sees itself is wrong; else what sees both colors goes.
pub(super) fn simple(find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    for digit in cx.fresh_digits() {
        for colors in Clusters::with_pairs(cx, digit).as_slice() {
            let around = colors.map(|color| places_seen(cx, digit, color));
            let wrong = [0, 1].map(|n| if around[n].meets(colors[n]) { colors[n] } else { CellSet::EMPTY });
            let (info, gone) = if wrong.iter().all(|wrong| wrong.is_empty()) {
                (&SimpleColorsTrap::INFO, [around[0] & around[1], CellSet::EMPTY])
            } else {
                (&SimpleColorsWrap::INFO, wrong)
            };
            Colored { digit, clusters: &[*colors] }.report(find, info, &gone)?;
        }
    }
    ControlFlow::Continue(())
}

/// A color that sees both colors of another cluster is wrong; else what sees the opposites of two colors that see each
/// other goes.
pub(super) fn multi(find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    for digit in cx.fresh_digits() {
        let clusters = Clusters::with_pairs(cx, digit);
        let clusters = clusters.as_slice();
        for (place, one) in clusters.iter().enumerate() {
            for other in clusters.iter().enumerate().filter(|&(index, _)| index != place).map(|(_, other)| other) {
                let (info, gone) = pair(cx, digit, one, other);
                Colored { digit, clusters: &[*one, *other] }.report(find, info, &gone)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The eliminations of two clusters, in order, and the technique they belong to.
fn pair(cx: &Context<'_>, digit: Digit, one: &[CellSet; 2], other: &[CellSet; 2]) -> (&'static Info, [CellSet; 4]) {
    let [ours, theirs] = [one, other].map(|colors| colors.map(|color| places_seen(cx, digit, color)));
    let mut gone = [CellSet::EMPTY; 4];
    for n in [0, 1] {
        if ours[n].meets(other[0]) && ours[n].meets(other[1]) {
            gone[n] = one[n];
        }
    }
    if gone.iter().any(|gone| !gone.is_empty()) {
        return (&MultiColors2::INFO, gone);
    }
    for (gone, (a, b)) in gone.iter_mut().zip([(0, 0), (0, 1), (1, 0), (1, 1)]) {
        if ours[a].meets(other[b]) {
            *gone = ours[1 - a] & theirs[1 - b];
        }
    }
    (&MultiColors1::INFO, gone)
}

/// Clusters of a digit.
struct Colored<'c> {
    digit: Digit,
    clusters: &'c [[CellSet; 2]],
}

impl Colored<'_> {
    /// Reports that these cells lose the digit, in order.
    fn report(&self, find: &mut HodokuFinder<'_, '_, '_>, info: &'static Info, gone: &[CellSet]) -> ControlFlow<()> {
        let cx = find.cx;
        let digit = self.digit;
        let deleted: Vec<_> =
            gone.iter().flat_map(|cells| cells.iter()).map(|cell| Candidate { cell, digit }).collect();
        find.delete(info, &deleted, || {
            let gone = gone.iter().fold(CellSet::EMPTY, |all, &cells| all | cells);
            color_report::digit_evidence(cx, digit, gone, self.clusters)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{board_keeping, first};

    #[test]
    fn a_color_that_sees_itself_goes_whole() {
        let kept = [(4, "r1", "r1c1 r1c5"), (4, "c5", "r1c5 r9c5"), (4, "r9", "r9c5 r9c2"), (4, "c2", "r9c2 r2c2")];
        assert_eq!(first(5330, &board_keeping(&kept)), "simple-colors-wrap 411 422 495");
        let trap = [(4, "r1", "r1c1 r1c5"), (4, "c5", "r1c5 r6c5"), (4, "b5", "r6c5 r4c4")];
        assert_eq!(first(5330, &board_keeping(&trap)), "simple-colors-trap 441");
    }

    #[test]
    fn a_color_that_sees_both_of_another_cluster_goes_whole() {
        let ours = [(4, "r1", "r1c1 r1c5"), (4, "c5", "r1c5 r9c5")];
        let theirs = [(4, "r4", "r4c1 r4c9"), (4, "c9", "r4c9 r8c9"), (4, "r8", "r8c9 r8c4")];
        assert_eq!(first(5360, &board_keeping(&[&ours[..], &theirs].concat())), "multi-colors-2 411 495");
        // r1c1 and r4c1 see each other: one of r1c5 and r4c9 is right.
        let pairs = [(4, "r1", "r1c1 r1c5"), (4, "r4", "r4c1 r4c9")];
        assert_eq!(first(5360, &board_keeping(&pairs)), "");
        let boxed = [(4, "r1", "r1c1 r1c7"), (4, "r4", "r4c1 r4c9")];
        assert_eq!(first(5360, &board_keeping(&boxed)), "multi-colors-1 429 439 457 467");
    }
}
