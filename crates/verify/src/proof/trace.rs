//! The proof of a whole trace.
use super::engine::Engine;
use super::formula::{Formula, variables};
use super::label::{ConstraintLabel, Literal, push_clause, push_variable};
use super::outcome::{ProofError, ProvedClaim, PseudoBooleanProof};
use super::proof_text::ProofText;
use super::step::{Prover, Unproved};
use super::unique::Assumptions;
use qedoku_core::{Board, CandidateSet, Grid, Outcome, Pattern, Slot, Target, Trace};

/// Proves a trace: every step, and what it ends with.
pub fn prove(trace: &Trace) -> Result<PseudoBooleanProof, ProofError> {
    let solution = (trace.outcome == Outcome::Solved).then(|| *trace.reached().values());
    if solution.is_some_and(|grid| !trace.layout.is_full(&grid)) {
        return Err(ProofError::End);
    }
    let assumptions = Assumptions::of(trace);
    let layout = &trace.layout;
    let puzzle = &trace.puzzle;
    let formula = Formula { layout, puzzle, objective: solution.as_ref(), assumed: &assumptions.statements };
    let text = formula.write();
    let constraints = formula.len();
    let lemmas = assumptions.lemmas(layout, puzzle);
    let assumed = assumptions.statements.len();
    let proof_text = ProofText::new(layout, puzzle, constraints);
    let prover = Prover::new(Engine::new(layout), proof_text, assumptions);
    let mut run = Course { trace, prover, board: Board::new(layout, puzzle), constraints, facts: [0; 2] };
    run.steps()?;
    Ok(PseudoBooleanProof { lemmas, assumed, ..run.end(text, solution)? })
}

struct Course<'a> {
    trace: &'a Trace,
    prover: Prover<'a>,
    board: Board,
    constraints: usize,
    /// The number of facts shown by logic alone, and by uniqueness.
    facts: [usize; 2],
}

/// A literal that is proved, with the label of the constraint that states it.
#[derive(Clone, Copy, Debug)]
struct LabeledLiteral {
    label: ConstraintLabel,
    literal: Literal,
}

impl Course<'_> {
    fn steps(&mut self) -> Result<(), ProofError> {
        self.prover.add_up_houses(self.trace);
        for (step, number) in self.trace.steps.iter().zip(1..) {
            if step.pattern == Pattern::Guess {
                return Err(ProofError::Guess { number });
            }
            let from = self.prover.proof_text.text.len();
            let unproved = |Unproved(candidate)| ProofError::Step { number, candidate };
            let unique = self.prover.step(&self.board, step).map_err(unproved)?;
            let tag = if unique { "uniqueness" } else { "logic" };
            let title = format!("% {number} {}: {tag}\n", step.technique);
            self.prover.proof_text.text.insert_str(from, &title);
            let count = step.conclusion.place.len() + step.conclusion.eliminate.len();
            self.facts[usize::from(unique)] += count;
            self.board.apply(&step.conclusion);
        }
        Ok(())
    }

    fn end(mut self, formula: String, solution: Option<Grid>) -> Result<PseudoBooleanProof, ProofError> {
        let (output, conclusion, claim, derived) = match (self.trace.outcome, solution) {
            (_, Some(grid)) => ("NONE", self.bounds(&grid), ProvedClaim::Solution(grid), None),
            (Outcome::Contradiction(slot), _) => ("NONE", self.contradiction(slot)?, ProvedClaim::Contradiction, None),
            (outcome, _) => {
                let claims = self.claims(outcome)?;
                let derived = self.derive(&claims);
                ("DERIVABLE FILE", "NONE".to_owned(), ProvedClaim::Derived { facts: claims.len() }, Some(derived))
            }
        };
        let [logic, uniqueness] = self.facts;
        let searched = self.prover.searched;
        let proof = self.prover.proof_text.finish(output, &conclusion);
        Ok(PseudoBooleanProof { formula, proof, derived, lemmas: None, assumed: 0, claim, logic, uniqueness, searched })
    }

    /// Every solution has all digits of the grid, and the grid is one.
    fn bounds(&mut self, grid: &Grid) -> String {
        let proof_text = &mut self.prover.proof_text;
        let terms: Vec<ConstraintLabel> = grid.filled().map(|candidate| proof_text.placed(candidate)).collect();
        let sum = proof_text.fresh();
        proof_text.text.push_str("% every solution has all these digits\n");
        proof_text.sum(sum, &terms);
        let all = terms.len();
        let mut conclusion = format!("BOUNDS {all} : ");
        sum.push(&mut conclusion, proof_text.layout);
        conclusion.push(' ');
        conclusion += &all.to_string();
        proof_text.text.push_str("% and they are one\nsol");
        for candidate in grid.filled() {
            proof_text.text.push(' ');
            push_variable(&mut proof_text.text, candidate);
        }
        proof_text.text.push_str(" ;\n");
        conclusion
    }

    /// Nothing is left for a slot.
    fn contradiction(&mut self, slot: Slot) -> Result<String, ProofError> {
        let Self { prover, board, .. } = self;
        if board.is_settled(slot) || !board.truth(slot).members().is_empty() {
            return Err(ProofError::End);
        }
        prover.proof_text.text.push_str("% nothing is left\n");
        prover.proof_text.shrink(board, slot, false);
        let mut conclusion = "UNSAT : ".to_owned();
        ConstraintLabel::Truth(slot).push(&mut conclusion, prover.proof_text.layout);
        Ok(conclusion)
    }

    /// The claims in the end: what was asked for, or everything the steps conclude.
    fn claims(&mut self, outcome: Outcome) -> Result<Vec<LabeledLiteral>, ProofError> {
        let Self { trace, prover, board, .. } = self;
        let Outcome::Reached(target) = outcome else {
            let all = trace.steps.iter().fold([CandidateSet::EMPTY; 2], |[place, eliminate], step| {
                [place | step.conclusion.place, eliminate | step.conclusion.eliminate]
            });
            let placed = all[0].iter_by_cell();
            let placed =
                placed.map(|it| LabeledLiteral { label: ConstraintLabel::Placed(it), literal: Literal::of(it) });
            let gone = all[1].iter_by_cell();
            let gone = gone.map(|it| LabeledLiteral { label: ConstraintLabel::Gone(it), literal: Literal::not(it) });
            return Ok(placed.chain(gone).collect());
        };
        if !target.holds(board) {
            return Err(ProofError::End);
        }
        let proof_text = &mut prover.proof_text;
        // The claim is a line of its own, for what the proof starts from is gone in the end.
        let (literal, hints) = match target {
            Target::Place(candidate) => (Literal::of(candidate), vec![proof_text.placed(candidate)]),
            Target::Eliminate(candidate) => {
                let mut hints = Vec::new();
                proof_text.dead(board, Slot::Cell(candidate.cell), CandidateSet::of(candidate), &mut hints);
                (Literal::not(candidate), hints)
            }
        };
        let label = proof_text.fresh();
        proof_text.rup(label, std::iter::once(literal), &hints);
        Ok(vec![LabeledLiteral { label, literal }])
    }

    /// Leaves the claims and nothing else of what the proof starts from.
    fn derive(&mut self, claims: &[LabeledLiteral]) -> String {
        let proof_text = &mut self.prover.proof_text;
        let layout = proof_text.layout;
        let mut core = "core id".to_owned();
        let mut derived = format!("* #variable= {} #constraint= {}\n", variables(layout), claims.len());
        for &LabeledLiteral { label, literal } in claims {
            core.push(' ');
            label.push(&mut core, layout);
            label.push(&mut derived, layout);
            derived.push(' ');
            push_clause(&mut derived, std::iter::once(literal));
            derived.push_str(" ;\n");
        }
        proof_text.text.push_str("% what is claimed\n");
        if !claims.is_empty() {
            proof_text.text.push_str(&core);
            proof_text.text.push_str(" ;\n");
        }
        proof_text.text.push_str("del range 1 ");
        proof_text.text.push_str(&(self.constraints + 1).to_string());
        proof_text.text.push_str(" ;\n");
        derived
    }
}
