//! HoDoKu's avoidable rectangles.
use super::corners::{Corners, Met, each_rectangle};
use super::finder::HodokuFinder;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, DeadlyKind, Digit};
use qedoku_techniques::advanced::uniqueness::avoidable_rectangle_1::AvoidableRectangle1;
use qedoku_techniques::advanced::uniqueness::avoidable_rectangle_2::AvoidableRectangle2;
use qedoku_techniques::kernels::uniqueness::deadly::DeadlyPattern;
use qedoku_techniques::{Context, Info, Technique};
use std::ops::ControlFlow;

pub(super) const AVOIDABLE: [&[&dyn Technique]; 2] = [&[&AvoidableRectangle1], &[&AvoidableRectangle2]];

/// One find.
#[derive(Clone)]
struct AvoidableFind {
    open: usize,
    deleted: Vec<Candidate>,
    /// The digits that would fill the rectangle.
    filling: CandidateSet,
}

/// Searches the rectangles with `open` open cells, 1 or 2.
pub(super) fn search(open: usize, find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    let info: &'static Info = AVOIDABLE[open - 1][0].info();
    let hits = cx.derive(|all: &mut Vec<AvoidableFind>| *all = hits(cx));
    hits.iter().filter(|hit| hit.open == open).try_for_each(|hit| {
        find.delete(info, &hit.deleted, || {
            let cells = hit.filling.cells();
            let guards = cells
                .iter()
                .fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, cx.board.digits(cell)));
            let kind = DeadlyKind::AvoidableRectangle;
            let pattern = DeadlyPattern { kind, deadly: hit.filling, guards: guards - hit.filling };
            pattern.evidence(cx, std::iter::empty())
        })
    })
}

/// All finds, in order.
fn hits(cx: &Context<'_>) -> Vec<AvoidableFind> {
    let mut hits = Vec::new();
    let mut met = Met::default();
    let placed = CellSet::ALL - cx.board.open() - cx.board.givens();
    each_rectangle(cx.layout, placed, &|_| placed, &mut |corners| {
        let (Some(one), Some(other)) = (cx.board.value(corners.first), cx.board.value(corners.second)) else { return };
        let Some(hit) = hit(cx, &corners, [one, other]) else { return };
        if met.add(&corners) && !hit.deleted.is_empty() {
            hits.push(hit);
        }
    });
    hits
}

/// The find if two digits fill the first two cells.
fn hit(cx: &Context<'_>, corners: &Corners, [one, other]: [Digit; 2]) -> Option<AvoidableFind> {
    let Corners { first, second, third, fourth } = *corners;
    let holds = |cell: Cell, digit| cx.board.value(cell) == Some(digit) && !cx.board.givens().contains(cell);
    let pair = |cell: Cell, digit| cx.board.digits(cell).len() == 2 && cx.board.digits(cell).contains(digit);
    let ends = [Candidate { cell: third, digit: other }, Candidate { cell: fourth, digit: one }];
    let filling = [Candidate { cell: first, digit: one }, Candidate { cell: second, digit: other }];
    let filling = filling.into_iter().chain(ends).collect();
    for (full, left) in [(ends[0], ends[1]), (ends[1], ends[0])] {
        if holds(full.cell, full.digit) && pair(left.cell, left.digit) {
            return Some(AvoidableFind { open: 1, deleted: vec![left], filling });
        }
    }
    if !ends.iter().all(|end| pair(end.cell, end.digit)) {
        return None;
    }
    let digit = cx.board.digits(third).without(other).single().filter(|&digit| pair(fourth, digit) && digit != one)?;
    let seen = cx.layout.peers(third) & cx.layout.peers(fourth) & cx.board.plane(digit);
    Some(AvoidableFind { open: 2, deleted: seen.iter().map(|cell| Candidate { cell, digit }).collect(), filling })
}

#[cfg(test)]
mod tests {
    use super::super::testing::first;
    use qedoku_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, Layout, Puzzle};

    /// A board with digits, given or placed, and a few open cells that hold these.
    fn board(values: &[(u8, u8, usize)], givens: &[(u8, u8)], open: &[(u8, u8, &[usize])]) -> Board {
        let mut grid = Grid::EMPTY;
        let mut removed = CandidateSet::EMPTY;
        for &(row, column, digit) in values {
            grid.set(Cell::at(row, column), Some(Digit::from_index(digit - 1)));
        }
        for &(row, column, digits) in open {
            let kept: DigitSet = digits.iter().map(|digit| Digit::from_index(digit - 1)).collect();
            removed |= CandidateSet::of_cell(Cell::at(row, column), DigitSet::ALL - kept);
        }
        let givens: CellSet = givens.iter().map(|&(row, column)| Cell::at(row, column)).collect();
        Board::new(Layout::classic(), &Puzzle { values: grid, givens, removed })
    }

    #[test]
    fn no_corner_is_given() {
        let corners = [(1, 1, 1), (1, 2, 2), (4, 1, 2)];
        let last: [(u8, u8, &[usize]); 1] = [(4, 2, &[1, 5])];
        assert_eq!(first(4020, &board(&corners, &[], &last)), "avoidable-rectangle-1 142");
        assert_eq!(first(4020, &board(&corners, &[(4, 1)], &last)), "");
        assert_eq!(first(4020, &board(&corners, &[], &[(4, 2, &[1, 5, 6])])), "", "two candidates");
    }

    #[test]
    fn two_open_corners_share_a_digit() {
        let corners = [(1, 1, 1), (1, 2, 2)];
        let open: [(u8, u8, &[usize]); 2] = [(4, 1, &[2, 5]), (4, 2, &[1, 5])];
        let lost = "543 544 545 546 547 548 549 551 552 553 561 562 563";
        assert_eq!(first(4030, &board(&corners, &[], &open)), format!("avoidable-rectangle-2 {lost}"));
        let other: [(u8, u8, &[usize]); 2] = [(4, 1, &[2, 5]), (4, 2, &[1, 6])];
        assert_eq!(first(4030, &board(&corners, &[], &other)), "");
    }
}
