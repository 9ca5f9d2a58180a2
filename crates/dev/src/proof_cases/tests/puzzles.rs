//! Whole traces of the committed puzzles.
use super::judge;
use qedoku_core::{Candidate, CellSet, Digit, Layout, Outcome, Puzzle, Target, search};
use qedoku_fixtures::{puzzle_files, puzzles};
use qedoku_techniques::{Profile, Solver, Tier};
use qedoku_verify::proof::{ProvedClaim, PseudoBooleanProof, prove};

fn sample(each: usize) -> Vec<Puzzle> {
    let all = puzzle_files().into_iter().flat_map(|file| puzzles(&file).unwrap());
    all.step_by(each).map(Puzzle::from_givens).collect()
}

#[test]
fn the_solution_is_the_only_one() {
    let Some(judge) = judge("the_solution_is_the_only_one") else { return };
    let mut assumed = 0;
    for profile in [Profile::default(), Profile::default().without_uniqueness()] {
        let mut solver = Solver::new(Layout::classic(), &profile);
        for puzzle in sample(2) {
            let trace = solver.solve(&puzzle);
            let proof = prove(&trace).unwrap();
            let solution = search::first_solution(&puzzle).unwrap();
            assert_eq!(proof.claim, ProvedClaim::Solution(solution), "{}", puzzle.values);
            let verdict = judge.judge(&proof).unwrap();
            assert!(verdict.ends_with("BOUNDS 81 <= obj <= 81"), "{}: {verdict}", puzzle.values);
            let conclusions = trace.steps.iter().map(|step| step.conclusion);
            let facts: usize = conclusions.map(|it| it.place.len() + it.eliminate.len()).sum();
            assert_eq!(proof.logic + proof.uniqueness, facts);
            assert!(proof.proof.len() < 100_000, "{}: {} bytes", puzzle.values, proof.proof.len());
            assumed += usize::from(proof.assumed > 0);
        }
    }
    assert!(assumed > 0);
}

#[test]
fn traces_that_stop_early_have_proofs_too() {
    let Some(judge) = judge("traces_that_stop_early_have_proofs_too") else { return };
    let profile = Profile::default().up_to(Tier::Intermediate);
    let mut solver = Solver::new(Layout::classic(), &profile);
    let mut stuck = 0;
    for puzzle in sample(6) {
        let mut trace = solver.solve(&puzzle);
        let verdict = judge.judge(&prove(&trace).unwrap());
        stuck += usize::from(trace.outcome == Outcome::Stuck);
        let expected = if trace.outcome == Outcome::Stuck { "OUTPUT DERIVABLE" } else { "BOUNDS 81 <= obj <= 81" };
        assert_eq!(verdict.as_deref(), Ok(expected), "{}", puzzle.values);
        let reached = trace.reached();
        for cell in CellSet::ALL.iter().step_by(9) {
            let Some(digit) = reached.value(cell) else { continue };
            let candidate = Candidate { cell, digit };
            let other = Candidate { cell, digit: Digit::from_index(digit.index().wrapping_add(1) % Digit::COUNT) };
            for target in [Target::Place(candidate), Target::Eliminate(other)] {
                trace.outcome = Outcome::Reached(target);
                let proof = prove(&trace).unwrap();
                assert_eq!(proof.claim, ProvedClaim::Derived { facts: 1 });
                assert_eq!(judge.judge(&proof).as_deref(), Ok("OUTPUT DERIVABLE"), "{} {target}", puzzle.values);
            }
            trace.outcome = Outcome::Reached(Target::Eliminate(candidate));
            assert!(prove(&trace).is_err(), "{candidate} is there");
        }
    }
    assert!(stuck > 0);
}

#[test]
fn a_puzzle_without_a_solution_is_refuted() {
    let Some(judge) = judge("a_puzzle_without_a_solution_is_refuted") else { return };
    let mut solver_profile = Profile::default();
    solver_profile = solver_profile.without_uniqueness();
    let mut solver = Solver::new(Layout::classic(), &solver_profile);
    let mut refuted = 0;
    for mut puzzle in sample(9) {
        let solution = search::first_solution(&puzzle).unwrap();
        let open = (CellSet::ALL - puzzle.givens).first().unwrap();
        puzzle.removed.insert(Candidate { cell: open, digit: solution.get(open).unwrap() });
        let trace = solver.solve(&puzzle);
        if let Outcome::Contradiction(_) = trace.outcome {
            let proof: PseudoBooleanProof = prove(&trace).unwrap();
            assert_eq!(proof.claim, ProvedClaim::Contradiction);
            assert_eq!(judge.judge(&proof).as_deref(), Ok("UNSATISFIABLE"), "{}", puzzle.values);
            refuted += 1;
        }
    }
    assert!(refuted > 0);
}

#[test]
fn another_given_needs_another_proof() {
    let Some(judge) = judge("another_given_needs_another_proof") else { return };
    let profile = Profile::default().without_uniqueness();
    let mut solver = Solver::new(Layout::classic(), &profile);
    for puzzle in sample(20) {
        let proof = prove(&solver.solve(&puzzle)).unwrap();
        for Candidate { cell, digit } in puzzle.values.filled().step_by(5) {
            let other = Digit::ALL.into_iter().find(|&other| other != digit).unwrap();
            let line = |held: Digit| format!("@G{cell}n{digit} 1 {cell}n{held} >= 1 ;");
            let formula = proof.formula.replace(&line(digit), &line(other));
            assert_ne!(formula, proof.formula);
            let complaint = judge.judge(&PseudoBooleanProof { formula, ..proof.clone() }).unwrap_err();
            assert!(complaint.contains("Verification error at proof.pbp:"), "{cell}: {complaint}");
        }
    }
}
