//! Runs are checked as their logs are.
use super::*;
use crate::Session;
use crate::generate::generate;
use qedoku_compat::profiles;
use qedoku_core::CandidateSet;
use qedoku_techniques::{Profile, Tier};

#[test]
fn a_run_is_checked_as_its_log_is() {
    let same = |solved: &Solved| assert_eq!(solved.check().records(), check(&solved.log()).records());
    let mut tried = 0;
    for made in generate(7, 12) {
        let session = Session::new(made.puzzle);
        for profile in [Profile::default(), Profile::documents(), profiles::hodoku()] {
            let solved = session.clone().profile(profile).solve().expect("a run");
            tried += solved.trace.attempts.len();
            same(&solved);
        }
        same(&session.clone().up_to(Tier::Simple).solve().expect("a run"));
    }
    assert!(tried > 0, "some run has attempts");
    let made = generate(7, 1).next().expect("a puzzle");
    let session = Session::new(made.puzzle);
    let answer = session.why("r5c5".parse().expect("a question")).expect("an answer");
    assert_eq!(answer.check().records(), check(&answer.log()).records());
}

#[test]
fn a_forged_run_is_refused_as_its_log_is() {
    let made = generate(7, 1).next().expect("a puzzle");
    let solved = Session::new(made.puzzle).solve().expect("a run");
    for at in 0..solved.trace.steps.len() {
        let mut forged = solved.clone();
        let conclusion = &mut forged.trace.steps[at].conclusion;
        std::mem::swap(&mut conclusion.place, &mut conclusion.eliminate);
        let [own, log] = [forged.check(), check(&forged.log())];
        assert!(!own.is_accepted() && !log.is_accepted());
        assert_eq!(own.records()[0].verdict, log.records()[0].verdict, "{own}{log}");
    }
    let mut cut = solved;
    cut.trace.steps[0].conclusion.place = CandidateSet::EMPTY;
    assert!(!cut.check().is_accepted());
}
