//! Puzzles under other rules than the classic ones.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku::generate::{VariantGenerator, VariantRule};
use qedoku::log::prove;
use qedoku::{Options, Session, Tier};
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

#[test]
fn one_solution_is_judged_under_the_rules_of_the_log() {
    let mut assumed = 0;
    for index in 0..8 {
        let draft = VariantGenerator::new(2, 9, &[VariantRule::Windoku]).unwrap().puzzle(index).unwrap();
        let options = Options::default().up_to(Tier::Advanced).under(draft.layout);
        let solved = Session::with_options(draft.puzzle, options).solve().unwrap();
        assumed += solved.trace.steps.iter().filter(|step| step.assumes_unique()).count();
        let checked = qedoku::check(&solved.log());
        assert!(checked.reports[0].flaw.is_none(), "{:?}", checked.reports[0].flaw);
    }
    assert!(assumed > 0, "no step rests on the puzzle having one solution");
}

#[test]
fn a_proof_states_the_rules() {
    let entry = read_one_entry(THERMOMETER).unwrap();
    let options = Options::default().under(entry.layout.clone());
    let proved = prove(&Session::with_options(entry.puzzle, options).solve().unwrap().trace).unwrap();
    assert!(proved.to_string().starts_with("Proved: 1342241331244231 is the solution"), "{proved}");
    let formula = &proved.proof.formula;
    assert!(formula.starts_with("* #variable= 64 "), "{}", &formula[..40]);
    // r2c4 is two steps above r2c3 on the line.
    assert!(formula.contains("\n@Xr2c3n4r2c4n2 -1 r2c3n4 -1 r2c4n2 >= -1 ;\n"));
    assert!(!formula.contains("@Xr2c3n1r2c4n3") && !formula.contains("n5"));
    let written: usize = formula.lines().next().unwrap().rsplit(' ').next().unwrap().parse().unwrap();
    assert_eq!(formula.lines().filter(|line| line.starts_with('@')).count(), written);
    assert!(proved.proof.proof.contains("conclusion BOUNDS 16 : "));
}
