//! Tests the limits at which a text is taken for another format.
mod texts;

use texts::{MATRIX, lines, nine};

const FULL: &str = "123456789456789123789123456234567891567891234891234567345678912678912345912345678";

/// The first rows of a full grid, some of which have a space for their third digit.
fn spaced(rows: usize, blanks: usize) -> String {
    let row = |(at, row): (usize, &str)| if at < blanks { format!("{} {}", &row[..2], &row[3..]) } else { row.into() };
    nine(FULL).lines().take(rows).enumerate().map(row).collect::<Vec<_>>().join("\n")
}

#[test]
fn spaces_are_blanks_where_three_rows_have_them() {
    let mut grid = FULL.to_owned();
    for at in [2, 11, 20] {
        grid.replace_range(at..=at, "0");
    }
    assert_eq!(lines(&spaced(9, 3), None), [grid]);
    assert_eq!(lines(&spaced(9, 2), None), ["line 1, column 10: expected 9 cells, found 8"]);
    assert!(lines(&spaced(8, 3), None)[0].starts_with("line 8, column 10: expected 9 rows"));
    assert_eq!(lines(&spaced(8, 2), None), ["line 1, column 10: expected 9 cells, found 8"]);
    assert!(lines(&spaced(6, 3), None)[0].starts_with("line 6, column 10: expected 9 rows"));
    assert_eq!(lines(&spaced(5, 3), None), ["line 1, column 10: expected 9 cells, found 8"]);
}

#[test]
fn a_damaged_line_of_5_to_14_cells_was_a_row() {
    for (cells, column, expected) in [(4, 5, 81), (5, 6, 9), (8, 9, 9), (10, 10, 9), (14, 10, 9), (15, 16, 81)] {
        let found = lines(&format!("{}\n{MATRIX}", &FULL[..cells]), None);
        let error = format!("line 1, column {column}: expected {expected} cells, found {cells}");
        assert_eq!(found, [error.as_str(), MATRIX], "{cells} cells");
    }
}

#[test]
fn faults_of_lists_are_told_one_by_one_up_to_twenty() {
    for (faults, more) in [(19, 0), (20, 0), (21, 1), (30, 10)] {
        let found = lines(&format!("[{}]\n{MATRIX}", vec!["[[1]]"; faults].join(",")), None);
        assert_eq!(found.len(), faults.min(20) + 1, "{faults} faults");
        let follow = found[faults.min(20) - 1].contains(&format!("; {more} more like it follow"));
        assert_eq!(follow, more > 0, "{found:#?}");
        assert!(found[..19].iter().all(|error| !error.contains("more like it")), "{found:#?}");
        assert_eq!(found.last().map(String::as_str), Some(MATRIX));
    }
}

#[test]
fn a_fault_behind_a_list_is_none_of_the_list() {
    let found = lines(&format!("[{}]\nhello\n{MATRIX}", vec!["[[1]]"; 30].join(",")), None);
    assert_eq!(found.len(), 22, "{found:#?}");
    assert!(found[19].contains("; 10 more like it follow, the last at line 1,"), "{found:#?}");
    assert!(found[20].starts_with("line 2, column 1: expected a puzzle, found text"), "{found:#?}");
}

#[test]
fn a_list_that_is_open_goes_on_with_strings() {
    let text = format!("[\"{MATRIX}\",\nhello\n\"{MATRIX}\"]\n");
    let found = lines(&text, None);
    assert_eq!([&found[0], &found[2]], [MATRIX; 2], "{found:#?}");
    assert!(found[1].starts_with("line 2, column 1: expected a puzzle, found text"), "{found:#?}");
}

#[test]
fn one_letter_in_brackets_is_no_section() {
    assert!(lines(&format!("[x]\n{MATRIX}"), None)[0].starts_with("line 1, "));
    assert_eq!(lines(&format!("[ab]\n{MATRIX}"), None), [MATRIX]);
}

#[test]
fn blank_lines_stand_between_all_rows_or_bands_or_end_a_grid() {
    let rows: Vec<String> = nine(MATRIX).lines().map(str::to_owned).collect();
    let bands: Vec<String> = rows.chunks(3).map(|band| band.join("\n")).collect();
    for between in ["\n\n", "\n \n\n"] {
        assert_eq!(lines(&rows.join(between), None), [MATRIX]);
        assert_eq!(lines(&bands.join(between), None), [MATRIX]);
        assert_eq!(lines(&[bands.join(between), bands.join(between)].join(between), None), [MATRIX; 2]);
    }
    let short = lines(&format!("{}\n\n{}", bands[0], rows.join("\n")), None);
    assert_eq!(short, ["line 3, column 10: expected 9 rows, found 3", MATRIX]);
}
