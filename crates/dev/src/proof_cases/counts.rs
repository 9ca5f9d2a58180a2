//! Checks the proofs of cases, and of cases that are tampered with.
use super::judge::{ProofRunner, unfounded};
use super::tampered::{flipped, label, without};
use super::traced::{name, traced};
use crate::retold::retold;
use qedoku_core::{Board, Step, Trace};
use qedoku_fixtures::TechniqueCase;
use qedoku_verify::proof::{ProvedClaim, PseudoBooleanProof, prove};

/// The counts of proofs that were tried, and the faults.
#[derive(Default)]
pub(super) struct ProofCaseCounts {
    /// Proofs that were checked.
    pub(super) cases: usize,
    /// Steps that were told anew with candidates assumed false, and proved.
    pub(super) retold: usize,
    /// Proofs that assume what uniqueness gives.
    pub(super) assuming: usize,
    /// Conclusions turned into their opposites.
    pub(super) flipped: usize,
    /// Truths taken out that the program misses.
    pub(super) missed: usize,
    /// Truths taken out that it does without, rightly.
    pub(super) unused: usize,
    /// Assumptions taken out.
    pub(super) assumed: usize,
    pub(super) faults: Vec<String>,
}

impl ProofCaseCounts {
    /// Tries everything with one case.
    pub(super) fn add(&mut self, case: &TechniqueCase, judge: &ProofRunner) {
        self.cases += 1;
        if let Err(fault) = self.attempt(case, judge) {
            self.faults.push(format!("{}: {fault}", name(case)));
        }
    }

    fn attempt(&mut self, case: &TechniqueCase, judge: &ProofRunner) -> Result<(), String> {
        let mut trace = traced(case).ok_or("the step is not found")?;
        self.proved(&trace, judge)?;
        let board = Board::new(&trace.layout, &trace.puzzle);
        let Some(retold) = retold(&board, &trace.steps[0]) else { return Ok(()) };
        self.retold += 1;
        trace.steps = vec![retold];
        self.proved(&trace, judge).map_err(|fault| format!("told anew: {fault}"))
    }

    fn proved(&mut self, trace: &Trace, judge: &ProofRunner) -> Result<(), String> {
        let step = &trace.steps[0];
        let proof = prove(trace).map_err(|error| error.to_string())?;
        self.accepted(step, &proof, judge)?;
        self.flips(step, &proof, judge)?;
        self.truths(step, &proof, judge)?;
        self.assumptions(&proof, judge)
    }

    /// The proof claims what the step concludes, by logic alone unless it assumes something, and is accepted.
    fn accepted(&mut self, step: &Step, proof: &PseudoBooleanProof, judge: &ProofRunner) -> Result<(), String> {
        let facts = step.conclusion.place.len() + step.conclusion.eliminate.len();
        // A deadly pattern that no digits fill is no matter of uniqueness: the proof is one by logic alone.
        let assumes = proof.assumed > 0;
        self.assuming += usize::from(assumes);
        let by = if assumes { [0, facts] } else { [facts, 0] };
        let agrees = proof.claim == ProvedClaim::Derived { facts } && [proof.logic, proof.uniqueness] == by;
        if !agrees || proof.lemmas.is_some() != assumes || (assumes && !step.assumes_unique()) {
            return Err(format!("{facts} facts, but {:?}, {} assumed", proof.claim, proof.assumed));
        }
        judge.judge(proof).map(drop)
    }

    fn flips(&mut self, step: &Step, proof: &PseudoBooleanProof, judge: &ProofRunner) -> Result<(), String> {
        for flipped in flipped(proof, step) {
            let flipped = flipped.ok_or("a conclusion has no line")?;
            let rejected = unfounded(judge.judge(&flipped.proof), &format!("proof.pbp:{}", flipped.line));
            rejected.map_err(|error| format!("{} turned around: {error}", flipped.candidate))?;
            self.flipped += 1;
        }
        Ok(())
    }

    fn truths(&mut self, step: &Step, proof: &PseudoBooleanProof, judge: &ProofRunner) -> Result<(), String> {
        for (label, axiom) in step.truths.iter().filter_map(label) {
            let Some(tampered) = without(proof, &label, &axiom) else {
                // What is told inside stacked hypotheses may rest on truths that a shorter argument does without.
                self.spared(step.hypothesis_depth() > 0, &label, "used")?;
                continue;
            };
            let verdict = judge.judge(&tampered);
            if verdict.is_ok() {
                // What uniqueness gives may be more than the step takes from it, and a stacked hypothesis may get there
                // without one of the truths it is told with.
                self.spared(step.assumes_unique() || step.hypothesis_depth() > 1, &label, "missed")?;
                continue;
            }
            unfounded(verdict, "proof.pbp").map_err(|error| format!("without {label}: {error}"))?;
            self.missed += 1;
        }
        Ok(())
    }

    /// Counts a truth that the proof does without, if it may.
    fn spared(&mut self, may: bool, label: &str, what: &str) -> Result<(), String> {
        self.unused += 1;
        if may { Ok(()) } else { Err(format!("{label} is not {what}")) }
    }

    fn assumptions(&mut self, proof: &PseudoBooleanProof, judge: &ProofRunner) -> Result<(), String> {
        for number in 1..=proof.assumed {
            let label = format!("@U{number}");
            let Some(tampered) = without(proof, &label, "") else { continue };
            unfounded(judge.judge(&tampered), "proof.pbp").map_err(|error| format!("without {label}: {error}"))?;
            self.assumed += 1;
        }
        Ok(())
    }

    pub(super) fn merge(&mut self, other: Self) {
        self.cases += other.cases;
        self.retold += other.retold;
        self.assuming += other.assuming;
        self.flipped += other.flipped;
        self.missed += other.missed;
        self.unused += other.unused;
        self.assumed += other.assumed;
        self.faults.extend(other.faults);
        self.faults.sort();
    }

    /// True if everything ended as it must, and the controls were tried: few truths can be done without.
    pub(super) fn is_sound(&self) -> bool {
        self.faults.is_empty()
            && self.missed > 10 * self.unused
            && self.flipped >= self.cases
            && self.assumed >= self.assuming
    }

    pub(super) fn print(&self) {
        let Self { cases, retold, assuming, flipped, missed, unused, assumed, faults } = self;
        for fault in faults {
            println!("  {fault}");
        }
        println!("{cases} cases, {assuming} of them with assumptions: {} faults", faults.len());
        println!("  {retold} told anew with candidates assumed false");
        println!(
            "  rejected: {flipped} conclusions turned around, {missed} truths and {assumed} assumptions taken out"
        );
        println!("  {unused} truths are told and not needed");
    }
}
