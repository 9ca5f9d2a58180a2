//! Proofs that are tampered with are rejected, and at the line that is.
use crate::{Court, fixtures};
use qedoku_core::{Candidate, Layout, Step, Trace, Truth};
use qedoku_verify::proof::{Proof, prove};

/// A variable as it is written in proofs.
fn variable(Candidate { cell, digit }: Candidate) -> String {
    format!("{cell}n{digit}")
}

/// The proofs of all cases.
fn proofs() -> impl Iterator<Item = (String, Trace, Proof)> {
    fixtures::traces().map(|(name, trace)| {
        let proof = prove(&trace).unwrap();
        (name, trace, proof)
    })
}

/// The proof with one line changed, and the number of the line.
fn changed(proof: &Proof, start: &str, change: impl Fn(&str) -> String) -> (Proof, usize) {
    let at = proof.proof.lines().position(|line| line.starts_with(start)).unwrap();
    let lines: Vec<String> =
        proof.proof.lines().enumerate().map(|(n, line)| if n == at { change(line) } else { line.to_owned() }).collect();
    (Proof { proof: lines.join("\n") + "\n", ..proof.clone() }, at + 1)
}

/// Rejected because a line does not follow, not because it cannot be read.
fn assert_unfounded(verdict: Result<String, String>, file: &str, what: &str) {
    let complaint = verdict.expect_err(what);
    assert!(complaint.contains(&format!("Verification error at {file}")), "{what}: {complaint}");
}

#[test]
fn a_flipped_conclusion_is_rejected() {
    let Some(court) = Court::new("a_flipped_conclusion_is_rejected") else { return };
    for (name, trace, proof) in proofs() {
        let conclusion = trace.steps[0].conclusion;
        for candidate in conclusion.eliminate.iter() {
            let x = variable(candidate);
            let flip = |line: &str| line.replacen(&format!("1 ~{x} "), &format!("1 {x} "), 1);
            let (flipped, line) = changed(&proof, &format!("@E{x} "), flip);
            assert_unfounded(court.judge(&flipped), &format!("proof.pbp:{line}"), &format!("{name} {candidate}"));
        }
        for candidate in conclusion.place.iter() {
            let x = variable(candidate);
            let flip = |line: &str| line.replacen(&format!("1 {x} "), &format!("1 ~{x} "), 1);
            let (flipped, line) = changed(&proof, &format!("@P{x} "), flip);
            assert_unfounded(court.judge(&flipped), &format!("proof.pbp:{line}"), &format!("{name} {candidate}"));
        }
    }
}

/// The proof with a constraint taken out wherever a line refers to it but to say it anew.
fn without(proof: &Proof, label: &str, axiom: &str) -> Option<Proof> {
    let spaced = format!(" {label} ");
    let mut text = String::new();
    for line in proof.proof.lines() {
        let anew = line.starts_with(&format!("{label} "));
        let rest = if anew || !line.contains(&spaced) {
            line.to_owned()
        } else {
            line.replace(&spaced, &if line.contains(" pol ") { format!(" {axiom} ") } else { " ".to_owned() })
        };
        text.push_str(&rest);
        text.push('\n');
    }
    (text != proof.proof).then(|| Proof { proof: text, ..proof.clone() })
}

/// The label of a truth, and a variable of it.
fn label(truth: &Truth) -> Option<(String, String)> {
    let slot = truth.slot()?.name(Layout::classic());
    Some((format!("@T{slot}"), variable(truth.members().first()?)))
}

#[test]
fn a_truth_taken_out_is_missed() {
    let Some(court) = Court::new("a_truth_taken_out_is_missed") else { return };
    let (mut missed, mut unused, mut assumed) = (0, 0, 0);
    for (name, trace, proof) in proofs() {
        for (label, axiom) in trace.steps[0].truths.iter().filter_map(label) {
            let Some(tampered) = without(&proof, &label, &axiom) else {
                // What is told inside stacked hypotheses may rest on truths that a shorter argument does without.
                assert!(nested(&trace.steps[0]), "{name}: {label} is not used");
                unused += 1;
                continue;
            };
            let verdict = court.judge(&tampered);
            if verdict.is_ok() {
                // What uniqueness gives may be more than the step takes from it, and a stacked hypothesis may get there
                // without one of the truths it is told with.
                let step = &trace.steps[0];
                assert!(step.assumes_unique() || step.hypothesis_depth() > 1, "{name}: {label} is not missed");
                unused += 1;
                continue;
            }
            assert_unfounded(verdict, "proof.pbp", &format!("{name} {label}"));
            missed += 1;
        }
        for number in 1..=proof.assumed {
            let label = format!("@U{number}");
            if let Some(tampered) = without(&proof, &label, "") {
                assumed += 1;
                assert_unfounded(court.judge(&tampered), "proof.pbp", &format!("{name} {label}"));
            }
        }
    }
    assert!(missed > 10 * unused && missed > 300 && assumed > 10, "{missed} {unused} {assumed}");
}

fn nested(step: &Step) -> bool {
    step.hypothesis_depth() > 0
}
