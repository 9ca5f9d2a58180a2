//! Proofs of puzzles under other rules: totals and sets of digits are weighted sums of the formula.
use super::judge;
use crate::proof_cases::traced::{name, traced};
use qedoku_core::Trace;
use qedoku_fixtures::{cases_under_any_rules, rule_cases};
use qedoku_generate::{VariantGenerator, VariantRule};
use qedoku_techniques::{Profile, Solver};
use qedoku_verify::proof::{ProvedClaim, PseudoBooleanProof, prove};

/// The proof with the first of these texts in its formula replaced; the text must be there.
fn with_formula(proof: &PseudoBooleanProof, from: &str, to: &str) -> PseudoBooleanProof {
    assert!(proof.formula.contains(from), "{from}");
    PseudoBooleanProof { formula: proof.formula.replacen(from, to, 1), ..proof.clone() }
}

fn killer(size: usize, seed: u64) -> Trace {
    let draft = VariantGenerator::new(seed, size, &[VariantRule::Killer]).unwrap().puzzle(0).unwrap();
    Solver::new(&draft.layout, &Profile::default().without_uniqueness()).solve(&draft.puzzle)
}

#[test]
fn the_step_of_each_rule_has_a_proof() {
    let Some(judge) = judge("the_step_of_each_rule_has_a_proof") else { return };
    let mut joint = 0;
    for case in rule_cases().unwrap() {
        let trace = traced(&case).unwrap();
        let proof = prove(&trace).unwrap_or_else(|error| panic!("{}: {error}", name(&case)));
        assert_eq!(judge.judge(&proof).as_deref(), Ok("OUTPUT DERIVABLE"), "{}", name(&case));
        joint += usize::from(trace.steps[0].truths.iter().any(qedoku_core::Truth::is_joint));
    }
    assert!(joint > 6, "{joint}");
}

#[test]
fn the_steps_of_techniques_that_count_have_proofs() {
    let Some(judge) = judge("the_steps_of_techniques_that_count_have_proofs") else { return };
    let slugs = ["cage-must", "cage-house-interaction", "innie", "outie", "rule-of-45", "killer-pair", "sum-bounds"];
    for case in slugs.iter().flat_map(|slug| cases_under_any_rules(slug).unwrap()) {
        let Some(trace) = traced(&case) else { continue };
        let proof = prove(&trace).unwrap_or_else(|error| panic!("{}: {error}", name(&case)));
        assert_eq!(judge.judge(&proof).as_deref(), Ok("OUTPUT DERIVABLE"), "{}", name(&case));
    }
}

#[test]
fn killers_have_proofs_and_none_with_another_total() {
    let Some(judge) = judge("killers_have_proofs_and_none_with_another_total") else { return };
    for (size, cells) in [(4, 16), (6, 36), (9, 81)] {
        let trace = killer(size, 3);
        let proof = prove(&trace).unwrap();
        assert!(matches!(proof.claim, ProvedClaim::Solution(_)));
        let verdict = judge.judge(&proof).unwrap();
        assert!(verdict.ends_with(&format!("BOUNDS {cells} <= obj <= {cells}")), "{size}: {verdict}");
        // A cage of another total, both ways.
        let total = trace.layout.rules().list[0].value.unwrap();
        let line = |label: &str| proof.formula.lines().find(|line| line.starts_with(label)).unwrap().to_owned();
        let [least, most] = ["@R1k1 ", "@R1k2 "].map(line);
        let more = least.replace(&format!(">= {total} ;"), &format!(">= {} ;", total + 1));
        let less = most.replace(&format!(">= -{total} ;"), &format!(">= -{} ;", total + 1));
        let tampered = with_formula(&with_formula(&proof, &least, &more), &most, &less);
        let complaint = judge.judge(&tampered).unwrap_err();
        assert!(complaint.contains("Verification error at proof.pbp:"), "{size}: {complaint}");
        // Without its totals the puzzle has other solutions.
        let says_nothing = |line: &str| match line.split_once(" >= ") {
            Some((sum, _)) if line.starts_with("@R") => format!("{sum} >= -1000 ;"),
            _ => line.to_owned(),
        };
        let formula = proof.formula.lines().map(says_nothing).collect::<Vec<_>>().join("\n") + "\n";
        let loose = PseudoBooleanProof { formula, ..proof.clone() };
        let complaint = judge.judge(&loose).unwrap_err();
        assert!(complaint.contains("Verification error at proof.pbp:"), "{size}: {complaint}");
    }
}
