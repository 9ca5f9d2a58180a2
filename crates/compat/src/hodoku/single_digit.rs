//! HoDoKu's skyscrapers, 2-string kites and empty rectangles.
use super::finder::HodokuFinder;
use qedoku_core::{Candidate, Cell, CellSet, Digit, House, HouseKind, HouseSet};
use qedoku_techniques::advanced::single_digit::empty_rectangle::EmptyRectangle;
use qedoku_techniques::advanced::single_digit::skyscraper::Skyscraper;
use qedoku_techniques::advanced::single_digit::two_string_kite::TwoStringKite;
use qedoku_techniques::kernels::strong_pairs::StrongPair;
use qedoku_techniques::kernels::{conjugates, empty_rectangles};
use qedoku_techniques::{Context, Technique};
use std::ops::ControlFlow;

pub(super) const SKYSCRAPER: &[&dyn Technique] = &[&Skyscraper];
pub(super) const KITE: &[&dyn Technique] = &[&TwoStringKite];
pub(super) const EMPTY_RECTANGLE: &[&dyn Technique] = &[&EmptyRectangle];

/// A line with two places for a digit.
#[derive(Clone, Copy)]
struct LineLink {
    house: House,
    ends: [Cell; 2],
}

/// The lines of a set that have two places for a digit.
fn links(cx: &Context<'_>, digit: Digit, lines: HouseSet) -> Vec<LineLink> {
    let link = |house| conjugates::ends(cx, digit, house).map(|ends| LineLink { house, ends });
    lines.iter().filter_map(link).collect()
}

/// Two parallel lines with two places each, one end of each on a line across: rows for all digits, then columns.
pub(super) fn skyscrapers(find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    let [rows, columns] = cx.layout.rows_and_columns();
    for (lines, across) in [(rows, columns), (columns, rows)] {
        for digit in cx.fresh_digits() {
            let links = links(cx, digit, lines);
            for (index, one) in links.iter().enumerate() {
                for other in &links[index + 1..] {
                    let Some(pair) = skyscraper(cx, digit, across, [one, other]) else { continue };
                    let gone = cx.board.plane(digit) & cx.layout.peers(pair.far[0]) & cx.layout.peers(pair.far[1]);
                    let deleted: Vec<_> = gone.iter().map(|cell| Candidate { cell, digit }).collect();
                    find.delete(&Skyscraper::INFO, &deleted, || pair.evidence(cx))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The first ends share a line across, or else the second ones; the others do not.
fn skyscraper(cx: &Context<'_>, digit: Digit, across: HouseSet, [one, other]: [&LineLink; 2]) -> Option<StrongPair> {
    let share = |end: usize| (cx.layout.houses_of(one.ends[end]) & cx.layout.houses_of(other.ends[end])).meets(across);
    let near = usize::from(!share(0));
    if !share(near) || share(1 - near) {
        return None;
    }
    let ends = |end: usize| [one.ends[end], other.ends[end]];
    Some(StrongPair { digit, houses: [one.house, other.house], near: ends(near), far: ends(1 - near) })
}

/// A row and a column with two places each, one end of each in a box. Ends that were swapped once stay so.
pub(super) fn kites(find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    let lines = cx.layout.rows_and_columns();
    for digit in cx.fresh_digits() {
        let [mut rows, mut columns] = lines.map(|lines| links(cx, digit, lines));
        for row in &mut rows {
            for column in &mut columns {
                if !join_in_box(cx, row, column) {
                    continue;
                }
                let [near, far] = [0, 1].map(|end| [row.ends[end], column.ends[end]]);
                if near.into_iter().chain(far).collect::<CellSet>().len() < 4 {
                    continue;
                }
                // Where the row of the column's far end crosses the column of the row's.
                let line = |cell, kind| cx.layout.houses_of(cell) & cx.layout.houses_of_kind(kind);
                let end = line(far[1], HouseKind::Row);
                let target = line(far[0], HouseKind::Column);
                let seen = cells(cx, end) & cells(cx, target) & cx.board.plane(digit);
                let deleted: Vec<_> = seen.iter().map(|cell| Candidate { cell, digit }).collect();
                let pair = StrongPair { digit, houses: [row.house, column.house], near, far };
                find.delete(&TwoStringKite::INFO, &deleted, || pair.evidence(cx))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Swaps the ends of both lines, if need be, so that the first ones are in one box.
fn join_in_box(cx: &Context<'_>, row: &mut LineLink, column: &mut LineLink) -> bool {
    for (of_row, of_column) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let share = cx.layout.box_of(row.ends[of_row]) == cx.layout.box_of(column.ends[of_column]);
        if share {
            row.ends.swap(0, of_row);
            column.ends.swap(0, of_column);
            return true;
        }
    }
    false
}

fn cells(cx: &Context<'_>, houses: HouseSet) -> CellSet {
    houses.iter().fold(CellSet::EMPTY, |all, house| all | cx.layout.cells(house))
}

/// Boxes whose places for a digit lie on a row and a column, the last row first, then the last column.
pub(super) fn empty_rectangles(find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    let [rows, columns] = cx.layout.rows_and_columns();
    for digit in cx.fresh_digits() {
        for home in cx.layout.boxes() {
            let places = cx.board.plane(digit) & cx.layout.cells(home);
            let through = |lines: HouseSet| -> Vec<House> {
                let meets = |line: &House| cx.layout.cells(*line).meets(cx.layout.cells(home));
                let mut lines: Vec<House> = lines.iter().filter(meets).collect();
                lines.reverse();
                lines
            };
            if !(2..=5).contains(&places.len()) {
                continue;
            }
            for row in through(rows) {
                for column in through(columns) {
                    let cross = BoxCross { digit, home, places, lines: [row, column] };
                    if cross.is_empty_rectangle(cx) {
                        cross.search(find)?;
                        BoxCross { lines: [column, row], ..cross }.search(find)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A box with its places for a digit, and two lines that cross in it.
#[derive(Clone, Copy)]
struct BoxCross {
    digit: Digit,
    home: House,
    places: CellSet,
    lines: [House; 2],
}

impl BoxCross {
    /// True if the lines hold all places, each one off the other, and one of them two.
    fn is_empty_rectangle(&self, cx: &Context<'_>) -> bool {
        let [one, other] = self.lines.map(|line| self.places & cx.layout.cells(line));
        let off = !(one - other).is_empty() && !(other - one).is_empty();
        (one | other) == self.places && off && (one.is_several() || other.is_several())
    }

    /// Looks outside the box for links across the first line that end where the second one is seen.
    fn search(self, find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
        let Self { digit, home, places, lines: [line, facing] } = self;
        let cx = find.cx;
        let inside = find.cx.layout.cells(home);
        let plane = cx.board.plane(digit);
        for near in (plane & cx.layout.cells(line)) - inside {
            let Some(link) = (cx.layout.houses_of(near) & cx.layout.along(facing)).first() else { continue };
            let Some([one, other]) = conjugates::ends(cx, digit, link) else { continue };
            let far = if one == near { other } else { one };
            let Some(back) = (cx.layout.houses_of(far) & cx.layout.along(line)).first() else { continue };
            let crossed = plane & cx.layout.cells(back) & cx.layout.cells(facing);
            let Some(target) = (crossed - inside).first() else { continue };
            let facing = places & cx.layout.cells(facing);
            let rest = places - facing;
            let found = empty_rectangles::EmptyRectangle { digit, home, facing, rest, link, near, far, target };
            find.delete(&EmptyRectangle::INFO, &[Candidate { cell: target, digit }], || found.evidence(cx))?;
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{board_keeping, first};

    #[test]
    fn skyscrapers_stand_on_rows_of_any_digit_before_columns() {
        let columns = [(1, "c1", "r2c1 r5c1"), (1, "c9", "r2c9 r6c9")];
        assert_eq!(first(3000, &board_keeping(&columns)), "skyscraper 157 158 162 163");
        let rows = [(9, "r1", "r1c2 r1c5"), (9, "r9", "r9c2 r9c6")];
        assert_eq!(first(3000, &board_keeping(&[columns, rows].concat())), "skyscraper 926 936 975 985");
        let wing = [(9, "r1", "r1c2 r1c5"), (9, "r9", "r9c2 r9c5")];
        assert_eq!(first(3000, &board_keeping(&wing)), "", "the free ends share a column");
    }

    #[test]
    fn a_kite_takes_one_candidate() {
        let board = board_keeping(&[(9, "r1", "r1c1 r1c5"), (9, "c2", "r2c2 r7c2")]);
        assert_eq!(first(3100, &board), "two-string-kite 975");
        let same = board_keeping(&[(9, "r1", "r1c1 r1c5"), (9, "c1", "r1c1 r7c1")]);
        assert_eq!(first(3100, &same), "", "it has four cells");
    }

    #[test]
    fn empty_rectangles_ask_the_last_row_and_column_first() {
        let cross = [(3, "b1", "r3c1 r3c2 r1c3")];
        let down = [(3, "c7", "r3c7 r8c7")];
        let right = [(3, "r6", "r6c3 r6c5")];
        assert_eq!(first(3170, &board_keeping(&[cross, down].concat())), "empty-rectangle 383");
        assert_eq!(first(3170, &board_keeping(&[cross, right].concat())), "empty-rectangle 335");
        assert_eq!(first(3170, &board_keeping(&[cross, right, down].concat())), "empty-rectangle 383");
        let two = [(3, "b1", "r3c1 r1c3")];
        assert_eq!(first(3170, &board_keeping(&[two, down].concat())), "", "with one candidate on either line");
        // Row 3 with column 3, and row 2 with column 3: row 3 is asked first.
        let both = [(3, "b1", "r2c3 r3c3"), (3, "r9", "r9c3 r9c5")];
        assert_eq!(first(3170, &board_keeping(&both)), "", "each line holds one off the crossing");
    }
}
