//! HoDoKu's wings of three cells, and of two cells and a link.
use super::finder::HodokuFinder;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit};
use qedoku_techniques::advanced::wings::w_wing::WWing;
use qedoku_techniques::advanced::wings::xy_wing::XyWing;
use qedoku_techniques::advanced::wings::xyz_wing::XyzWing;
use qedoku_techniques::kernels::short_chain::{self, CandidatePair};
use qedoku_techniques::kernels::{conjugates, wing};
use qedoku_techniques::{Context, Info, Technique};
use std::ops::ControlFlow;

pub(super) const W: &[&dyn Technique] = &[&WWing];
pub(super) const XY: &[&dyn Technique] = &[&XyWing];
pub(super) const XYZ: &[&dyn Technique] = &[&XyzWing];

/// Two cells with the same two digits and a link of one of them: the lower one goes first.
pub(super) fn w_wings(find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    let mut others = cx.board.cells_with_few(2);
    for one in others {
        others.remove(one);
        for other in others.filter(|other| cx.board.digits(other) == cx.board.digits(one)) {
            for (digit, linked) in short_chain::both_ways(cx, one) {
                let gone = cx.board.plane(digit) & cx.layout.peers(one) & cx.layout.peers(other);
                if gone.is_empty() {
                    continue;
                }
                let joined = cx.layout.houses().iter().find_map(|house| {
                    let ends = conjugates::ends(cx, linked, house)?;
                    serve(cx, ends, one, other)
                });
                let Some([near, far]) = joined else { continue };
                let deleted: Vec<_> = gone.iter().map(|cell| Candidate { cell, digit }).collect();
                find.delete(&WWing::INFO, &deleted, || {
                    let chain = [
                        CandidatePair::in_cell(one, digit, linked),
                        CandidatePair::in_house(linked, near, far),
                        CandidatePair::in_cell(other, linked, digit),
                    ];
                    short_chain::evidence(cx, &chain, CandidateSet::of_digit(digit, gone))
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The ends of a link, that which serves the first cell and that which serves the other. An end that sees both serves the
/// first.
fn serve(cx: &Context<'_>, ends: [Cell; 2], one: Cell, other: Cell) -> Option<[Cell; 2]> {
    let mut near = None;
    let mut far = None;
    for end in ends.into_iter().filter(|&end| end != one && end != other) {
        if cx.layout.peers(end).contains(one) {
            near = Some(end);
        } else if cx.layout.peers(end).contains(other) {
            far = Some(end);
        }
    }
    Some([near?, far?])
}

/// Three cells of two digits each, three between them: each in turn is tried as the pivot.
pub(super) fn xy_wings(find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    let two = cx.board.cells_with_few(2);
    let mut seconds = two;
    for first in two {
        seconds.remove(first);
        let mut thirds = seconds;
        for second in seconds {
            thirds.remove(second);
            let [one, other] = [first, second].map(|cell| cx.board.digits(cell));
            let [seen, too] = [first, second].map(|cell| cx.layout.peers(cell));
            let Some(shared) = (one & other).single() else { continue };
            // Two of the three see the pivot.
            let near = if seen.contains(second) { seen | too } else { seen & too };
            let rest = (one | other).without(shared);
            for third in (thirds & near).filter(|cell| cx.board.digits(cell) == rest) {
                for (pivot, pincers) in [(first, [second, third]), (second, [first, third]), (third, [first, second])] {
                    WingCells { pivot, pincers }.report(find, &XyWing::INFO)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A cell of three digits and two that hold two of them each.
pub(super) fn xyz_wings(find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    let two = cx.board.cells_with_few(2);
    for pivot in cx.board.cells_with_few(3) - two {
        let mut others = two & cx.layout.peers(pivot);
        for one in others {
            others.remove(one);
            for other in others {
                WingCells { pivot, pincers: [one, other] }.report(find, &XyzWing::INFO)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Three cells that may be a wing.
struct WingCells {
    pivot: Cell,
    pincers: [Cell; 2],
}

impl WingCells {
    /// Reports what sees both pincers, and the pivot if it has the digit as well, if it is a wing.
    fn report(&self, find: &mut HodokuFinder<'_, '_, '_>, info: &'static Info) -> ControlFlow<()> {
        let cx = find.cx;
        let [one, other] = self.pincers;
        let Some(digit) = self.shared(cx) else { return ControlFlow::Continue(()) };
        let mut cells: CellSet = self.pincers.into_iter().collect();
        if cx.board.digits(self.pivot).contains(digit) {
            cells.insert(self.pivot);
        }
        let gone = cx.board.plane(digit) & cx.layout.common_peers(cells);
        if gone.is_empty() {
            return ControlFlow::Continue(());
        }
        let deleted: Vec<_> = gone.iter().map(|cell| Candidate { cell, digit }).collect();
        find.delete(info, &deleted, || wing::evidence(cx, self.pivot, [one, other], digit))
    }

    /// The digit that the pincers share, if the pivot sees both and the three cells hold three digits in different pairs.
    fn shared(&self, cx: &Context<'_>) -> Option<Digit> {
        let [one, other] = self.pincers.map(|cell| cx.board.digits(cell));
        let own = cx.board.digits(self.pivot);
        let sees = self.pincers.iter().all(|&cell| cx.layout.peers(self.pivot).contains(cell));
        let fits = sees && own != one && own != other && (own | one | other).len() == 3;
        (one & other).single().filter(|_| fits)
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{all, board_with, board_without, first};
    use qedoku_core::Candidate;

    #[test]
    fn a_w_wing_deletes_the_lower_digit_first() {
        let board = board_without(|Candidate { cell, digit }| {
            let pair = matches!((cell.row(), cell.column()), (1, 1) | (9, 5));
            let link = cell.row() == 5 && ![1, 5].contains(&cell.column());
            pair && digit.value() > 2 || link && digit.value() <= 2
        });
        assert_eq!(first(3200, &board), "w-wing 115 191");
        assert_eq!(all(3200, &board).len(), 2, "then the higher one");
    }

    #[test]
    fn wings_have_three_digits_in_three_cells() {
        let board = board_with(&[("r1c1", "12"), ("r1c5", "13"), ("r5c1", "23")]);
        assert_eq!(first(3300, &board), "xy-wing 355");
        let board = board_with(&[("r1c1", "123"), ("r1c9", "13"), ("r2c2", "23")]);
        assert_eq!([first(3300, &board), first(3400, &board)], ["", "xyz-wing 312 313"]);
        let same = board_with(&[("r1c1", "123"), ("r1c9", "13"), ("r2c2", "13")]);
        assert_eq!(first(3400, &same), "");
    }
}
