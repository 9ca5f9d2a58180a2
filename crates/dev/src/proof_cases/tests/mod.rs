//! Another program accepts our proofs, and rejects those that are tampered with. Without that program nothing is tested,
//! and each test says so.
mod lemmas;
mod puzzles;
mod rules;

use super::counts::ProofCaseCounts;
use super::judge::ProofRunner;
use super::traced::{firing, name, traced};
use qedoku_cli::veripb::{INSTALL, Veripb};
use qedoku_compat::named;
use qedoku_core::{Board, Layout};
use qedoku_fixtures::{Requirement, TechniqueCase, root, skip};
use qedoku_verify::proof::prove;
use qedoku_verify::{Checker, StepFault, StepVerdict};

/// The judge of a test; none without the checker.
fn judge(test: &str) -> Option<ProofRunner> {
    let Some(veripb) = Veripb::find() else {
        skip(Requirement::Veripb, test, &format!("VeriPB is not installed; it comes with: {INSTALL}"));
        return None;
    };
    Some(ProofRunner::new(veripb, root().join("target/tmp/proofs").join(test)))
}

/// The cases of techniques that need puzzles to have one solution.
fn of_uniqueness() -> Vec<TechniqueCase> {
    let mut cases = firing().unwrap();
    cases.retain(|case| named(&case.slug).unwrap().info().assumes_unique);
    cases
}

/// `cargo dev proof-cases` does the same with all of them.
#[test]
fn the_proofs_of_some_cases_are_accepted_and_those_tampered_with_are_not() {
    let test = "the_proofs_of_some_cases_are_accepted_and_those_tampered_with_are_not";
    let Some(judge) = judge(test) else { return };
    let mut counts = ProofCaseCounts::default();
    for case in firing().unwrap().iter().step_by(30).chain(of_uniqueness().iter().step_by(20)) {
        counts.add(case, &judge);
    }
    assert!(counts.faults.is_empty(), "{}", counts.faults.join("\n"));
    assert!(counts.is_sound() && counts.missed > 30 && counts.assumed > 0, "{} {}", counts.missed, counts.assumed);
}

#[test]
fn what_our_own_checker_rejects_has_no_proof() {
    let mut checker = Checker::default();
    let mut count = 0;
    for case in firing().unwrap().iter().step_by(7) {
        let trace = traced(case).unwrap();
        let board = Board::new(Layout::classic(), &trace.puzzle);
        for index in 0..trace.steps[0].truths.len() {
            let mut less = trace.clone();
            less.steps[0].truths.remove(index);
            // A pattern that rests on the truth taken out is refused for that alone, though the rest may bear the step.
            let verdict = checker.check(&board, &less.steps[0]);
            if !matches!(verdict, StepVerdict::Rejected(StepFault::NotForced { .. })) {
                continue;
            }
            count += 1;
            assert!(prove(&less).is_err(), "{} without {:?}", name(case), trace.steps[0].truths[index]);
        }
    }
    assert!(count > 100, "{count}");
}
