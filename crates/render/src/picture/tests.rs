//! Pictures in characters.
use super::{DrawingStyle, Highlight, Marks, grid, pencil};
use qedoku_core::{Board, Candidate, CandidateSet, Cell, Digit, Grid, Layout, Puzzle, Rule, RuleKind, Rules};

fn board() -> Board {
    let mut values = Grid::EMPTY;
    values.set(Cell::at(1, 1), Some(Digit::D5));
    Board::new(Layout::classic(), &Puzzle::from_givens(values))
}

#[test]
fn a_grid_has_borders_around_boxes() {
    let text = grid(&board(), DrawingStyle::Plain);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 13);
    assert_eq!(lines[0], "+-------+-------+-------+");
    assert_eq!(lines[1], "| 5 . . | . . . | . . . |");
    assert_eq!((lines[4], lines[12]), (lines[0], lines[0]));
}

#[test]
fn marks_follow_their_digit_and_colors_change_no_character() {
    let read = |text| CandidateSet::of(Candidate::parse(text).unwrap().0);
    let mut marks = Marks::default();
    for (role, text) in [
        (Highlight::Placed, "r9c9=1"),
        (Highlight::Eliminated, "r1c2<>3"),
        (Highlight::Evidence, "r1c2=4"),
        (Highlight::Fin, "r1c3=7"),
    ] {
        marks.candidates(role, read(text));
    }
    let plain = pencil(&board(), &marks, DrawingStyle::Plain);
    assert!(
        plain.contains("1 2 3-") && plain.contains("4'. 6 ") && plain.contains("7#8 9 ") && plain.contains("1*2 3 "),
        "{plain}"
    );
    let widths: Vec<usize> = plain.lines().map(|line| line.chars().count()).collect();
    assert!(widths.iter().all(|&width| width == widths[0]), "{plain}");
    let color = pencil(&board(), &marks, DrawingStyle::Color);
    let mut stripped = String::new();
    for (index, part) in color.split('\u{1b}').enumerate() {
        stripped += if index == 0 { part } else { part.split_once('m').unwrap().1 };
    }
    assert_eq!(stripped, plain);
}

#[test]
fn cages_are_dotted_and_have_their_totals() {
    let cage = |cells: &[[u8; 2]], total| {
        let cells = cells.iter().map(|&[row, column]| Cell::at(row, column)).collect();
        Rule::on(RuleKind::Cage, cells).with_value(Some(total))
    };
    let list = vec![cage(&[[1, 1], [1, 2], [2, 1]], 7), cage(&[[1, 3], [2, 3]], 12), cage(&[[2, 2]], 2)];
    let layout = Layout::of(&Rules { list, ..Rules::of_size(4) }).expect("rules that fit");
    let board = Board::new(&layout, &Puzzle::from_givens(Grid::EMPTY));
    let expected = "\
+--------+--------+
|7      :|12 :    |
| .   . :| . : .  |
|   .2...|   :    |
| . : . :| . : .  |
+--------+--------+
|........|....    |
| .   .  | .   .  |
|        |        |
| .   .  | .   .  |
+--------+--------+
";
    assert_eq!(grid(&board, DrawingStyle::Plain), expected);
    let marked = pencil(&board, &Marks::default(), DrawingStyle::Plain);
    assert!(marked.contains("|7 ") && marked.contains(" 1234 :"), "{marked}");
}
