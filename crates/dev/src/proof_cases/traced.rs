//! The step of every case.
use crate::{Court, trace};
use qedoku_core::{Board, Layout, Step, Trace};
use qedoku_fixtures::{Case, Expectation, cases, slugs};
use qedoku_techniques::{Context, Sink, TECHNIQUES, Want, named};
use qedoku_verify::proof::{Claim, prove};
use qedoku_verify::{Checker, Fault, Verdict};

/// The step that a case expects.
fn expected(case: &Case) -> Option<Step> {
    let Expectation::Step(conclusion) = &case.expect else { return None };
    let board = Board::new(Layout::classic(), &case.puzzle);
    let technique = named(&case.slug).unwrap();
    let easier = TECHNIQUES.iter().take_while(|known| known.info().slug != case.slug).count();
    let mut sink = Sink::new(&board, Want::All);
    let _ = technique.search(&Context::new(Layout::classic(), &board, &TECHNIQUES[..easier]), &mut sink);
    sink.into_steps().into_iter().find(|step| step.conclusion == *conclusion)
}

/// A trace of one step for each case that fires, with the name of the case.
pub(crate) fn traces() -> impl Iterator<Item = (String, Trace)> {
    let all = slugs().into_iter().flat_map(|slug| cases(&slug).unwrap());
    all.filter(|case| case.expect != Expectation::Nothing).map(|case| {
        let name = format!("{}/{}", case.slug, case.name);
        let step = expected(&case).unwrap_or_else(|| panic!("{name}: the step is not found"));
        (name, trace(&case.puzzle, vec![step]))
    })
}

#[test]
fn every_step_is_accepted() {
    let Some(court) = Court::new("every_step_is_accepted") else { return };
    let (mut wrong, mut count, mut assumed) = (vec![], 0, 0);
    for (name, trace) in traces() {
        count += 1;
        match prove(&trace) {
            Err(error) => wrong.push(format!("{name}: {error}")),
            Ok(proof) => {
                let conclusion = trace.steps[0].conclusion;
                let facts = conclusion.place.len() + conclusion.eliminate.len();
                assert_eq!(proof.claim, Claim::Derived { facts }, "{name}");
                // A deadly pattern that no digits fill is no matter of uniqueness: the proof is one by logic alone.
                let assumes = proof.assumed > 0;
                assert!(trace.steps[0].assumes_unique() || !assumes, "{name}");
                assert_eq!([proof.logic, proof.uniqueness], if assumes { [0, facts] } else { [facts, 0] }, "{name}");
                assert_eq!(proof.lemmas.is_some(), assumes, "{name}");
                assumed += usize::from(assumes);
                if let Err(complaint) = court.judge(&proof) {
                    wrong.push(format!("{name}: {complaint}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count >= 2 * slugs().len() && assumed > 15, "{count} {assumed}");
}

#[test]
fn what_our_own_checker_rejects_has_no_proof() {
    let mut checker = Checker::default();
    let mut count = 0;
    for (name, trace) in traces().step_by(7) {
        let board = Board::new(Layout::classic(), &trace.puzzle);
        for index in 0..trace.steps[0].truths.len() {
            let mut less = trace.clone();
            less.steps[0].truths.remove(index);
            // A pattern that rests on the truth taken out is refused for that alone, though the rest may bear the step.
            let verdict = checker.check(Layout::classic(), &board, &less.steps[0]);
            if !matches!(verdict, Verdict::Rejected(Fault::NotForced { .. })) {
                continue;
            }
            count += 1;
            assert!(prove(&less).is_err(), "{name} without {:?}", trace.steps[0].truths[index]);
        }
    }
    assert!(count > 100, "{count}");
}
