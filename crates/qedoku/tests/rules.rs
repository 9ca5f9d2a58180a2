//! Puzzles under other rules than the classic ones.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku::api::{Reply, answer_json};
use qedoku::generate::{VariantGenerator, VariantRule};
use qedoku::log::prove;
use qedoku::solve::Listing;
use qedoku::{Answer, Options, Scale, Session, Solved, Tier};
use qedoku_core::{Cell, CellSet, Layout, Rule, RuleKind};
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

#[test]
fn a_cage_of_one_cell_tells_its_digit_in_one_step() {
    let draft = VariantGenerator::new(3, 9, &[VariantRule::Killer]).unwrap().puzzle(0).unwrap();
    let cell = Cell::at(9, 9);
    let digit = draft.solution.get(cell).unwrap();
    let mut rules = draft.layout.rules().clone();
    // The last rule: the run comes to it late.
    rules
        .list
        .push(Rule::on(RuleKind::Cage, CellSet::of(cell).iter().collect()).with_value(Some(digit.value().into())));
    let options = Options::default().under(Layout::of(&rules).unwrap());
    let session = Session::with_options(draft.puzzle, options);
    let argument = session.why(cell.to_string().parse().unwrap()).unwrap();
    assert_eq!(argument.why.steps.len(), 1, "{argument}");
}

#[test]
fn requests_make_puzzles_under_rules() {
    for (rules, size) in [(r#"["killer"]"#, 9), (r#"["x"]"#, 6), (r#"["jigsaw","x"]"#, 9), ("[]", 4)] {
        let request = format!(r#"{{"type":"generate","seed":5,"count":2,"rules":{rules},"size":{size}}}"#);
        let Reply::Variants { puzzles } = answer_json(&request) else { panic!("{request} makes no puzzles") };
        assert_eq!(puzzles.len(), 2);
        for made in puzzles {
            let entry = read_one_entry(&made.link).unwrap();
            assert_eq!(entry.layout.size(), size);
            assert_eq!(entry.puzzle.givens.len(), made.givens);
            let solved = Session::with_options(entry.puzzle, Options::default().under(entry.layout.clone())).solve();
            assert_eq!(entry.layout.line(&solved.unwrap().grid(), '.'), made.solution);
        }
    }
    for tier in ["intermediate", "advanced"] {
        let asked = format!(r#""rules":["x"],"size":6,"order":{{"tier":"{tier}","tries":500}}"#);
        let Reply::Variants { puzzles } = answer_json(&format!(r#"{{"type":"generate","seed":5,{asked}}}"#)) else {
            panic!("no puzzle of tier {tier}")
        };
        let graded = Session::read(&puzzles[0].link).unwrap().scales(Scale::Tier).grade().unwrap();
        assert_eq!(graded.grade.hardest.unwrap().tier.word(), tier);
    }
    for (wrong, said) in [
        (r#""rules":["killer"],"order":{"tier":"simple","tries":3}"#, "gave up after 3 puzzles"),
        (r#""rules":["chess"]"#, "no rule is called \"chess\"; there are x, windoku, "),
        (r#""rules":["windoku"],"size":6"#, "windoku needs a board of 9 rows"),
        (r#""rules":["x"],"order":{"tier":"simple","givens":"20"}"#, "have the tier alone"),
        (r#""size":5"#, "5"),
    ] {
        let reply = answer_json(&format!(r#"{{"type":"generate","seed":5,{wrong}}}"#));
        let Reply::Error(error) = reply else { panic!("{wrong} is taken") };
        assert!(error.message().contains(said), "{}", error.message());
    }
}

#[test]
fn what_was_answered_under_rules_is_read_back() {
    let draft = VariantGenerator::new(5, 9, &[VariantRule::Killer]).unwrap().puzzle(0).unwrap();
    let session = Session::with_options(draft.puzzle, Options::default().under(draft.layout));
    let classic = Options::default();
    let solved = session.solve().unwrap();
    assert_eq!(Solved::of_log(&solved.log(), &classic).unwrap().log(), solved.log());
    let answer = session.why("r5c5".parse().unwrap()).unwrap();
    assert_eq!(Answer::of_log(&answer.log(), &classic).unwrap().log(), answer.log());
    let listing = session.steps().unwrap();
    assert_eq!(Listing::of_log(&listing.log(), &classic).unwrap().log(), listing.log());
}
