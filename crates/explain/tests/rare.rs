//! Sentences that few puzzles need: symmetries, sets linked twice, colors that leave a house without a digit.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod common;
use common::{almost_locked, assert_described, board, cells, conclusion, described, digits, house, set, slots, step};
use qedoku_core::{
    Board, BoardMap, CandidateSet, Cell, CellSet, Colors, DigitSet, Exocet, LinkedSet, Sets, Slug, Step, Symmetric,
    Symmetry, Truth, Wing,
};

/// A step by a map of the board that sends each cell to where `image` says.
fn symmetric(concluded: &str, cell: &str, swaps: &[(usize, usize)], image: fn(u8, u8) -> (u8, u8)) -> Step {
    let mut map = BoardMap::identity();
    for cell in CellSet::ALL {
        let (row, column) = image(cell.row(), cell.column());
        map.cells[cell.index()] = Cell::at(row, column);
    }
    for &(one, other) in swaps {
        map.digits.swap(one, other);
    }
    let cell = Cell::parse(cell).unwrap();
    Step {
        technique: Slug::new("any"),
        conclusion: conclusion(concluded),
        pattern: Symmetry { cells: CellSet::of(cell) }.into(),
        truths: vec![Truth::Symmetric(Box::new(Symmetric { map, cell, digits: DigitSet::ALL }))],
        rating: qedoku_core::StepRating::NONE,
    }
}

fn empty() -> Board {
    board("")
}

#[test]
fn every_symmetry_has_its_words() {
    let all = [(0, 1), (2, 3), (4, 5), (6, 7)];
    let half = symmetric("r5c5<>1", "r5c5", &all, |row, column| (10 - row, 10 - column));
    assert_described!("half-turn", described(&empty(), &half));
    let right = symmetric("r1c2<>1", "r1c2", &[], |row, column| (column, 10 - row));
    assert_described!("quarter-turn-right", described(&board("r2c9<>1"), &right));
    let left = symmetric("r1c2<>1", "r1c2", &all, |row, column| (10 - column, row));
    assert_described!("quarter-turn-left", described(&board("r2c9<>2"), &left));
    let down = symmetric("r1c2<>1", "r1c2", &all, |row, column| (column, row));
    assert_described!("diagonal-down", described(&board("r2c1<>2"), &down));
    let up = symmetric("r1c8=1", "r1c8", &all, |row, column| (10 - column, 10 - row));
    assert_described!("diagonal-up", described(&board("r2c9=2"), &up));
    let lines = symmetric("r1c1<>1", "r1c1", &all, |row, column| (row % 3 + 1 + (row - 1) / 3 * 3, column));
    assert_described!("lines-change-places", described(&empty(), &lines));
    let both = symmetric("r1c4<>1", "r1c4", &[], |row, column| {
        (if row < 4 { row % 3 + 1 } else { row }, if column < 3 { 3 - column } else { column })
    });
    assert_described!("lines-change-places-and-turn", described(&board("r2c4<>1"), &both));
    let twist: fn(u8, u8) -> (u8, u8) = |row, column| (row, if column < 3 { 3 - column } else { column });
    let clash = symmetric("r1c1<>5", "r1c1", &[(0, 8), (1, 7), (2, 6), (3, 5)], twist);
    assert_described!("brings-what-excludes-it", described(&empty(), &clash));
    let mut none = symmetric("r1c1<>5", "r1c1", &[], twist);
    if let [Truth::Symmetric(it)] = none.truths.as_mut_slice() {
        it.map.digits.rotate_left(1);
    }
    assert_described!("no-digit-stays", described(&empty(), &none));
}

#[test]
fn sets_linked_by_two_digits_lock_each_other() {
    let other = LinkedSet { common: digits("12"), set: almost_locked("r3c1 r3c2", "127") };
    let sets = Sets::chain(almost_locked("r1c1 r1c2", "125"), vec![other]).unwrap();
    assert_described!("sets-linked-twice", described(&empty(), &step(&empty(), "r1c9<>5 r3c9<>7", sets, &[])));
}

#[test]
fn a_color_that_leaves_a_house_without_a_digit_is_false() {
    let board = board("r1c1<>5 r1c2<>5 r1c3<>5 r1c5<>5 r1c6<>5 r1c7<>5 r1c8<>5");
    let clusters = vec![[set("r5c4=5 r6c9=5"), set("r7c7=5 r8c3=5")]];
    let colors = step(&board, "r5c4<>5 r6c9<>5", Colors { clusters }, &[]);
    assert_described!("color-empties-a-house", described(&board, &colors));
    let wide = (1..=9).filter(|row| *row != 4).map(|row| format!("r{row}c9<>5 ")).collect::<Vec<_>>().concat();
    let board = common::board(&wide);
    let alone = step(&board, "r4c1<>5", Colors { clusters: vec![[set("r4c1=5"), set("r5c1=5")]] }, &[]);
    assert_described!("color-of-one-empties-a-house", described(&board, &alone));
}

/// Leaves a digit of a row or a column to two of its cells.
fn two_places(digit: u8, cells: impl Fn(u8) -> (u8, u8), kept: [u8; 2]) -> String {
    let others = (1..=9).filter(|at| !kept.contains(at)).map(cells);
    others.fold(String::new(), |text, (row, column)| text + &format!("r{row}c{column}<>{digit} "))
}

#[test]
fn colors_of_several_digits_are_told_by_what_ties_them() {
    let cells = "r1c9<>2 r1c9<>4 r1c9<>5 r1c9<>6 r1c9<>7 r1c9<>8 r1c9<>9 r6c9<>1 r6c9<>4 r6c9<>5 r6c9<>6 r6c9<>7 \
                 r6c9<>8 r6c9<>9 ";
    let houses =
        [two_places(1, |at| (1, at), [1, 9]), two_places(3, |at| (at, 9), [1, 6]), two_places(2, |at| (6, at), [1, 9])];
    let board = board(&(cells.to_owned() + &houses.concat()));
    let clusters = vec![[set("r1c1=1 r1c9=3 r6c9=2"), set("r1c9=1 r6c9=3 r6c1=2")]];
    let trap = step(&board, "r1c1<>2", Colors { clusters }, &[]);
    assert_described!("colors-of-several-digits", described(&board, &trap));
}

#[test]
fn a_color_with_two_digits_of_a_cell_is_false() {
    let board = board(&[two_places(1, |at| (4, at), [4, 7]), two_places(2, |at| (at, 4), [4, 7])].concat());
    let clusters = vec![[set("r4c4=1 r4c4=2"), set("r4c7=1 r7c4=2")]];
    let wrap = step(&board, "r4c4<>1 r4c4<>2", Colors { clusters }, &[]);
    assert_described!("color-twice-in-a-cell", described(&board, &wrap));
    let one = set("r4c4=1 r4c4=2 r5c5=3 r6c6=3 r7c8=4");
    let clusters = vec![[one, set("r4c7=1 r7c4=2 r5c6=3 r6c5=3 r8c8=4")]];
    let large = step(&board, "r4c4<>1 r4c4<>2", Colors { clusters }, &[]);
    assert_described!("color-of-many-twice-in-a-cell", described(&board, &large));
}

#[test]
fn a_color_leads_to_two_digits_of_a_cell() {
    let cells = only(&["r4c7"], &[1, 5], "") + &only(&["r7c7"], &[2, 5], "");
    let houses = [
        two_places(1, |at| (4, at), [4, 7]),
        two_places(5, |at| (at, 7), [4, 7]),
        two_places(2, |at| (7, at), [4, 7]),
        two_places(2, |at| (at, 4), [4, 7]),
    ];
    let board = board(&(cells + &houses.concat()));
    let clusters = vec![[set("r4c4=1 r4c7=5 r7c7=2 r4c4=2"), set("r4c7=1 r7c7=5 r7c4=2")]];
    let wrap = step(&board, "r4c4<>1 r4c4<>2 r4c7<>5 r7c7<>2", Colors { clusters }, &[]);
    assert_described!("color-leads-to-two-digits-of-a-cell", described(&board, &wrap));
}

#[test]
fn a_color_of_several_digits_has_one_twice_in_a_house() {
    let cells = only(&["r1c4"], &[1, 5], "") + &only(&["r8c1"], &[1, 5], "");
    let houses = [
        two_places(1, |at| (1, at), [1, 4]),
        two_places(1, |at| (at, 1), [1, 8]),
        two_places(5, |at| (8, at), [1, 9]),
        two_places(5, |at| (at, 9), [1, 8]),
    ];
    let board = board(&(cells + &houses.concat()));
    let clusters = vec![[set("r1c1=1 r1c4=5 r8c1=5 r1c9=5"), set("r1c4=1 r8c1=1 r8c9=5")]];
    let wrap = step(&board, "r1c1<>1 r1c4<>5 r8c1<>5 r1c9<>5", Colors { clusters }, &[]);
    assert_described!("color-has-a-digit-twice-in-a-house", described(&board, &wrap));
}

#[test]
fn a_color_at_fault_leaves_the_other_one_true() {
    let board = board(&[two_places(1, |at| (4, at), [4, 7]), two_places(2, |at| (at, 4), [4, 7])].concat());
    let clusters = vec![[set("r4c4=1 r4c4=2"), set("r4c7=1 r7c4=2")]];
    let trap = step(&board, "r9c7<>1", Colors { clusters }, &[]);
    assert_described!("color-leaves-the-other-one", described(&board, &trap));
}

#[test]
fn an_exocet_names_another_digit_that_it_looks_at() {
    let exocet = Exocet {
        base: cells("r1c1 r1c2"),
        targets: cells("r2c4 r3c7"),
        digits: digits("1234"),
        lines: [house("c3"), house("c4"), house("c7")].into_iter().collect(),
        mirrors: vec![cells("r3c8 r3c9"), cells("r2c5 r2c6")],
    };
    let board = board(&two_places(7, |at| (at, 9), [3, 5]));
    assert_described!("exocet-and-another-digit", described(&board, &step(&board, "r3c8<>6", exocet, &slots("c9n7"))));
}

#[test]
fn a_color_that_nothing_is_tied_to_is_not_told_as_a_pair() {
    let board = board(&two_places(9, |at| (at, 3), [5, 6]));
    let clusters = vec![[set("r4c1=9"), CandidateSet::EMPTY], [set("r5c3=9"), set("r6c3=9")]];
    let told_of = |gone, clusters| described(&board, &step(&board, gone, Colors { clusters }, &slots("c3n9")));
    assert_described!("color-without-another-side", told_of("r4c1<>9", clusters.clone()));
    assert_described!("color-without-a-reason", told_of("r9c9<>9", clusters));
}

#[test]
fn a_wing_that_is_no_two_sets_is_counted() {
    let all = Wing::new(cells("r1c1"), cells("r1c5 r2c2"), digits("12")).unwrap();
    let kept = ["r1c1", "r1c5", "r2c2"]
        .map(|cell| (4..=9).map(|digit| format!("{cell}<>{digit} ")).collect::<Vec<_>>().concat());
    let board = board(&kept.concat());
    assert_described!("wing-counted", described(&board, &step(&board, "r1c2<>1", all, &[])));
}

/// Leaves cells these digits, and what is said for one of them besides.
fn only(cells: &[&str], kept: &[u8], besides: &str) -> String {
    let gone = |cell: &&str| {
        let others = (1..=9).filter(|digit| !kept.contains(digit)).map(|digit| format!("{cell}={digit}"));
        let lost: Vec<String> =
            others.filter(|it| !besides.contains(it)).map(|it| it.replace('=', "<>") + " ").collect();
        lost.concat()
    };
    cells.iter().map(gone).collect()
}

#[test]
fn cells_that_could_change_their_digits_link_what_they_hold_besides() {
    let swap = |cells: &[&str], kept: &[u8], guards: [&str; 2], concluded: &str| {
        let board = board(&only(cells, kept, &guards.concat()));
        let deadly: Vec<String> =
            cells.iter().flat_map(|cell| kept.iter().map(move |digit| format!("{cell}={digit}"))).collect();
        let [one, other] = guards;
        let chain = common::chain(&format!("{one} | deadly {} | {other}", deadly.join(",")), concluded, vec![]);
        described(&board, &chain)
    };
    let around = ["r1c1", "r3c1", "r1c4", "r2c4", "r2c7", "r3c7"];
    assert_described!("link-by-a-loop", swap(&around, &[1, 2], ["r1c1=3", "r3c7=3"], "r3c2<>3"));
    let lines = ["r1c1", "r1c4", "r1c7", "r2c1", "r2c4", "r2c7"];
    assert_described!("link-by-two-lines", swap(&lines, &[1, 2, 3], ["r1c1=4", "r2c7=4"], "r2c2<>4"));
}

#[test]
fn colors_whose_links_the_board_does_not_show_are_told_by_what_each_excludes() {
    let colors = step(&empty(), "r1c1<>3", Colors { clusters: vec![[set("r1c1=1 r4c4=5"), set("r1c1=2")]] }, &[]);
    assert_described!("colors-without-links", described(&empty(), &colors));
}
