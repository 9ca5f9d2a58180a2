//! HoDoKu's unique rectangles: all that one walk over the board finds, in order.
use super::corners::{Corners, Met, each_rectangle};
use super::finder::HodokuFinder;
use super::growing;
use qedoku_core::{
    Candidate, Cell, CellSet, Conclusion, DeadlyKind, Digit, DigitSet, House, HouseKind, Pattern, Slot, Truth,
};
use qedoku_techniques::advanced::uniqueness::hidden_rectangle::HiddenRectangle;
use qedoku_techniques::advanced::uniqueness::unique_rectangle_1::UniqueRectangle1;
use qedoku_techniques::advanced::uniqueness::unique_rectangle_2::UniqueRectangle2;
use qedoku_techniques::advanced::uniqueness::unique_rectangle_3::UniqueRectangle3;
use qedoku_techniques::advanced::uniqueness::unique_rectangle_4::UniqueRectangle4;
use qedoku_techniques::advanced::uniqueness::unique_rectangle_5::UniqueRectangle5;
use qedoku_techniques::advanced::uniqueness::unique_rectangle_6::UniqueRectangle6;
use qedoku_techniques::kernels::uniqueness::deadly::DeadlyPattern;
use qedoku_techniques::{Context, Info, Technique, proof};
use std::ops::ControlFlow;

/// The kinds of find of a rectangle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RectangleKind {
    Type1,
    Type2,
    Type3,
    Type4,
    Type5,
    Type6,
    Hidden,
}

/// The techniques by their kinds.
pub(super) const RECTANGLES: [&[&dyn Technique]; 7] = [
    &[&UniqueRectangle1],
    &[&UniqueRectangle2],
    &[&UniqueRectangle3],
    &[&UniqueRectangle4],
    &[&UniqueRectangle5],
    &[&UniqueRectangle6],
    &[&HiddenRectangle],
];

/// One find.
#[derive(Clone)]
struct RectangleFind {
    kind: RectangleKind,
    deleted: Vec<Candidate>,
    cells: CellSet,
    digits: DigitSet,
    /// The slots that the argument rests on besides the rectangle.
    slots: Vec<Slot>,
}

/// All finds of a position.
#[derive(Clone, Default)]
struct Hits(Vec<RectangleFind>);

/// The finds of one kind.
pub(super) fn search(kind: RectangleKind, find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    let hits = cx.derive(|hits| *hits = Hits::of(cx));
    let info: &'static Info = RECTANGLES[kind as usize][0].info();
    let of_kind = hits.0.iter().filter(|hit| hit.kind == kind);
    of_kind.into_iter().try_for_each(|hit| find.delete(info, &hit.deleted, || hit.evidence(cx)))
}

impl RectangleFind {
    /// The rectangle, and the truths beside it. Where a cell has lost both digits, nothing would be deadly: it holds one of
    /// its other digits in any case.
    fn evidence(&self, cx: &Context<'_>) -> (Pattern, Vec<Truth>) {
        let pattern = DeadlyPattern::new(DeadlyKind::UniqueRectangle, cx.board, self.cells, self.digits);
        let bare = self.cells - pattern.deadly.cells();
        if bare.is_empty() {
            return pattern.evidence(cx, self.slots.iter().copied());
        }
        let gone = self.deleted.iter().copied().collect();
        let slots: Vec<Slot> = bare.iter().map(Slot::Cell).chain(self.slots.iter().copied()).collect();
        (Pattern::Truths, proof::truths(cx, &slots, &Conclusion::eliminating(gone)))
    }
}

impl Hits {
    fn of(cx: &Context<'_>) -> Self {
        let mut hits = Self::default();
        let mut met = Met::default();
        let allowed = Digit::ALL.map(|digit| {
            cx.board.open().filter(|cell| !cx.layout.houses_of(cell).meets(cx.board.placed_houses(digit)))
        });
        let both = |digits: DigitSet| digits.iter().fold(CellSet::ALL, |all, digit| all & allowed[digit.index()]);
        let pairs = cx.board.cells_with_few(2);
        each_rectangle(cx.layout, pairs, &|first| both(cx.board.digits(first)), &mut |corners| {
            let digits = cx.board.digits(corners.first);
            let mut two = digits.iter().map(|digit| allowed[digit.index()]);
            let (Some(lower), Some(higher)) = (two.next(), two.next()) else { return };
            let fits = lower.contains(corners.third) && (lower & higher).contains(corners.fourth);
            if fits && met.add(&corners) {
                HodokuRectangle::new(cx, &corners, digits).find_all(&mut hits.0);
            }
        });
        hits
    }
}

/// A rectangle that two digits could fill in two ways.
struct HodokuRectangle<'r> {
    cx: &'r Context<'r>,
    cells: CellSet,
    digits: DigitSet,
    /// The cells without other digits.
    two: CellSet,
    /// The rest.
    more: CellSet,
    /// The other digits of those.
    extra: DigitSet,
}

impl<'r> HodokuRectangle<'r> {
    fn new(cx: &'r Context<'_>, corners: &Corners, digits: DigitSet) -> Self {
        let cells = corners.cells();
        let two = cells.filter(|cell| cx.board.digits(cell).is_subset(digits));
        let more = cells - two;
        Self { cx, cells, digits, two, more, extra: cx.digits_of(more) - digits }
    }

    fn hit(&self, kind: RectangleKind, deleted: Vec<Candidate>, slots: Vec<Slot>, hits: &mut Vec<RectangleFind>) {
        if !deleted.is_empty() {
            hits.push(RectangleFind { kind, deleted, cells: self.cells, digits: self.digits, slots });
        }
    }

    /// The candidates of a digit in some cells.
    fn places(&self, digit: Digit, cells: CellSet) -> Vec<Candidate> {
        (cells & self.cx.board.plane(digit)).iter().map(|cell| Candidate { cell, digit }).collect()
    }

    fn is_diagonal(&self, cells: CellSet) -> bool {
        self.cx.layout.houses_around(cells).is_empty()
    }

    /// Lists what follows, in order.
    fn find_all(&self, hits: &mut Vec<RectangleFind>) {
        let diagonal = self.is_diagonal(self.more);
        if let Some(last) = self.more.single() {
            let own = self.cx.board.digits(last) & self.digits;
            let deleted = own.iter().map(|digit| Candidate { cell: last, digit }).collect();
            self.hit(RectangleKind::Type1, deleted, Vec::new(), hits);
        }
        if !matches!(self.two.len(), 1 | 2) {
            return;
        }
        if let Some(digit) = self.extra.single() {
            let wide = self.more.len() > 2 || diagonal;
            let kind = if wide { RectangleKind::Type5 } else { RectangleKind::Type2 };
            self.hit(kind, self.places(digit, self.cx.layout.common_peers(self.more)), Vec::new(), hits);
        }
        if self.two.len() == 2 && !diagonal {
            for kind in [HouseKind::Row, HouseKind::Column, HouseKind::Box] {
                let houses = self.cx.layout.houses_around(self.more) & self.cx.layout.houses_of_kind(kind);
                houses.iter().for_each(|house| self.type_3(house, hits));
            }
            self.type_4(hits);
        }
        if self.two.len() == 2 && diagonal {
            self.type_6(hits);
        }
        if self.two.len() == 1 || diagonal {
            self.two.iter().for_each(|corner| self.hidden(corner, hits));
        }
    }

    /// The other digits make, as if they stood in one cell, a naked subset with cells of a house.
    fn type_3(&self, house: House, hits: &mut Vec<RectangleFind>) {
        let cx = self.cx;
        let is_box = self.cx.layout.is_box(house);
        let free = (cx.board.open() & cx.layout.cells(house)) - self.more;
        let among = free.filter(|cell| !cx.board.digits(cell).meets(self.digits));
        // The search goes on to its end.
        let _ = growing::each_subset(among, CellSet::EMPTY, &mut |cells| {
            let digits = cx.digits_of(cells) | self.extra;
            let all = cells | self.more;
            let around = cx.layout.houses_around(all);
            if digits.len() != cells.len() + 1 || (is_box && around.meets(cx.layout.lines())) {
                return ControlFlow::Continue(());
            }
            let lost = |rest: CellSet| {
                let own = |cell| (cx.board.digits(cell) & digits).iter().map(move |digit| Candidate { cell, digit });
                rest.iter().flat_map(own).collect::<Vec<_>>()
            };
            let mut deleted = lost(free - cells);
            if let Some(home) = (around & cx.layout.boxes()).first().filter(|_| !is_box && !deleted.is_empty()) {
                deleted.extend(lost((cx.board.open() & cx.layout.cells(home)) - all));
            }
            self.hit(RectangleKind::Type3, deleted, cells.iter().map(Slot::Cell).collect(), hits);
            ControlFlow::Continue(())
        });
    }

    /// Finds type 4: the cells with more digits are the only places of one of the two, and the other is removed from
    /// them.
    fn type_4(&self, hits: &mut Vec<RectangleFind>) {
        let cx = self.cx;
        if !cx.layout.houses_around(self.more).meets(cx.layout.lines()) {
            return;
        }
        let peers = cx.layout.common_peers(self.more);
        let confined = self.digits.iter().find(|&digit| !cx.board.plane(digit).meets(peers));
        let Some(digit) = confined else { return };
        let other = self.digits.without(digit);
        let deleted = other.iter().flat_map(|other| self.places(other, self.more)).collect();
        let line = (cx.layout.houses_around(self.more) & cx.layout.lines()).first();
        self.hit(RectangleKind::Type4, deleted, line.into_iter().map(|line| Slot::House(line, digit)).collect(), hits);
    }

    /// Finds the digit that the rows and the columns have in the rectangle only: the cells with more lose it.
    fn type_6(&self, hits: &mut Vec<RectangleFind>) {
        let cx = self.cx;
        let around = self.cells.iter().flat_map(|cell| cx.layout.lines_of(cell));
        let lines = around.fold(qedoku_core::HouseSet::EMPTY, qedoku_core::HouseSet::with);
        let outside = lines.iter().fold(CellSet::EMPTY, |all, line| all | cx.layout.cells(line)) - self.cells;
        let confined = self.digits.iter().find(|&digit| !cx.board.plane(digit).meets(outside));
        let Some(digit) = confined else { return };
        let [rows, _] = cx.layout.rows_and_columns();
        let slots = (lines & rows).iter().map(|row| Slot::House(row, digit)).collect();
        self.hit(RectangleKind::Type6, self.places(digit, self.more), slots, hits);
    }

    /// Finds the digit that the row and the column of the cell opposite have in the rectangle only: the cell loses the
    /// other one.
    fn hidden(&self, corner: Cell, hits: &mut Vec<RectangleFind>) {
        let cx = self.cx;
        let Some(last) = (self.cells.without(corner) - cx.layout.peers(corner)).first() else { return };
        let lines = cx.layout.lines_of(last);
        let outside = lines.iter().fold(CellSet::EMPTY, |all, line| all | cx.layout.cells(line)) - self.cells;
        for digit in self.digits.filter(|digit| !cx.board.plane(digit).meets(outside)) {
            let other = self.digits.without(digit);
            let deleted = other.iter().flat_map(|other| self.places(other, CellSet::of(last))).collect();
            let slots = lines.iter().map(|line| Slot::House(line, digit)).collect();
            self.hit(RectangleKind::Hidden, deleted, slots, hits);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{all, board_keeping, board_with, first};
    use super::*;
    use qedoku_core::{Board, Layout, Puzzle};

    #[test]
    fn types_go_by_the_cells_with_more() {
        let one = board_with(&[("r1c1", "12"), ("r1c2", "12"), ("r4c1", "12"), ("r4c2", "125")]);
        assert_eq!(first(3500, &one), "unique-rectangle-1 142 242");
        let two = board_with(&[("r1c1", "12"), ("r1c2", "12"), ("r4c1", "125"), ("r4c2", "125")]);
        let lost = "543 544 545 546 547 548 549 551 552 553 561 562 563";
        assert_eq!(first(3600, &two), format!("unique-rectangle-2 {lost}"));
        let three = board_with(&[("r1c1", "12"), ("r1c2", "125"), ("r4c1", "125"), ("r4c2", "125")]);
        assert_eq!([first(3600, &three), first(3900, &three)], ["", "unique-rectangle-5 552 562"]);
        let diagonal = board_with(&[("r1c1", "12"), ("r1c2", "125"), ("r4c1", "125"), ("r4c2", "12")]);
        assert_eq!(first(3900, &diagonal), "unique-rectangle-5 521 531 552 562");
    }

    #[test]
    fn a_missing_digit_does_not_spare_a_corner() {
        let one = board_with(&[("r1c1", "12"), ("r1c2", "12"), ("r4c1", "12"), ("r4c2", "25")]);
        assert_eq!(first(3500, &one), "unique-rectangle-1 242");
        let bare = board_with(&[("r1c1", "12"), ("r1c2", "12"), ("r4c1", "56"), ("r4c2", "1267"), ("r4c9", "567")]);
        assert_eq!(first(3700, &bare), "", "three digits, one cell beside");
        let bare = board_with(&[("r1c1", "12"), ("r1c2", "12"), ("r4c1", "56"), ("r4c2", "126"), ("r4c9", "56")]);
        assert!(first(3700, &bare).starts_with("unique-rectangle-3 543 643"));
    }

    #[test]
    fn a_filled_house_is_no_corner() {
        let corners = [("r1c1", "12"), ("r1c2", "12"), ("r4c1", "12"), ("r4c2", "125")];
        let open = board_with(&corners);
        let mut values = *open.values();
        let removed = CandidateSetOf(&open).missing();
        values.set(Cell::at(4, 9), Some(Digit::D1));
        let placed = Board::new(Layout::classic(), &Puzzle { removed, ..Puzzle::from_givens(values) });
        assert_eq!([first(3500, &open).is_empty(), first(3500, &placed).is_empty()], [false, true]);
    }

    /// A board without digits, for the set of its missing candidates.
    struct CandidateSetOf<'b>(&'b Board);

    impl CandidateSetOf<'_> {
        fn missing(&self) -> qedoku_core::CandidateSet {
            qedoku_core::CandidateSet::ALL - *self.0.candidates()
        }
    }

    #[test]
    fn confined_digits_send_the_other_one_away() {
        let pairs = [("r1c1", "12"), ("r1c2", "12")];
        let four = board_keeping(&[(2, "r4", "r4c1 r4c2"), (2, "b4", "r4c1 r4c2")]);
        let removed = CandidateSetOf(&four).missing() | CandidateSetOf(&board_with(&pairs)).missing();
        let open = Puzzle { removed, ..Puzzle::from_givens(qedoku_core::Grid::EMPTY) };
        let board = Board::new(Layout::classic(), &open);
        assert_eq!(first(3800, &board), "unique-rectangle-4 141 142");
        assert!(all(4010, &board).is_empty());
    }
}
