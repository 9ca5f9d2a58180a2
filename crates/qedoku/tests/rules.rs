//! Puzzles under other rules than the classic ones.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku::{Options, Session};
use qedoku_formats::read_one_entry;

/// A board of four rows with a thermometer.
const THERMOMETER: &str = r#"{"size":4,"grid":[[{},{},{},{}],[{},{"value":4,"given":true},{},{}],
    [{"value":3,"given":true},{},{},{}],[{},{},{},{}]],"thermometer":[{"lines":[["R2C3","R3C3","R2C4"]]}]}"#;

#[test]
fn a_smaller_board_is_solved_and_every_step_accepted() {
    let entry = read_one_entry(THERMOMETER).unwrap();
    let options = Options::default().under(entry.layout.clone());
    let solved = Session::with_options(entry.puzzle, options).solve().unwrap();
    assert!(solved.is_solved(), "{solved}");
    assert_eq!(entry.layout.line(&solved.grid(), '.'), "1342241331244231");
}
