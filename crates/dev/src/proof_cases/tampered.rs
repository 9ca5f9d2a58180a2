//! Proofs with something changed.
use qedoku_core::{Candidate, Layout, Step, Truth};
use qedoku_verify::proof::PseudoBooleanProof;

/// A proof that must be rejected.
pub(super) struct Flipped {
    pub(super) proof: PseudoBooleanProof,
    /// The number of the line that no longer follows.
    pub(super) line: usize,
    /// The candidate whose conclusion is turned into its opposite.
    pub(super) candidate: Candidate,
}

/// A variable as it is written in proofs.
fn variable(Candidate { cell, digit }: Candidate) -> String {
    format!("{cell}n{digit}")
}

/// The proof of a step, each time with one of its conclusions turned into its opposite; none where the proof has no such line.
pub(super) fn flipped(proof: &PseudoBooleanProof, step: &Step) -> Vec<Option<Flipped>> {
    let gone = step.conclusion.eliminate.iter().map(|candidate| (candidate, "@E", "~", ""));
    let placed = step.conclusion.place.iter().map(|candidate| (candidate, "@P", "", "~"));
    let flip = |(candidate, kind, from, to)| {
        let x = variable(candidate);
        let change = |line: &str| line.replacen(&format!("1 {from}{x} "), &format!("1 {to}{x} "), 1);
        let (proof, line) = changed(proof, &format!("{kind}{x} "), change)?;
        Some(Flipped { proof, line, candidate })
    };
    gone.chain(placed).map(flip).collect()
}

/// The proof with one line changed, and the number of the line.
fn changed(
    proof: &PseudoBooleanProof,
    start: &str,
    change: impl Fn(&str) -> String,
) -> Option<(PseudoBooleanProof, usize)> {
    let mut lines: Vec<String> = proof.proof.lines().map(str::to_owned).collect();
    let at = lines.iter().position(|line| line.starts_with(start))?;
    let line = change(&lines[at]);
    if line == lines[at] {
        return None;
    }
    lines[at] = line;
    Some((PseudoBooleanProof { proof: lines.join("\n") + "\n", ..proof.clone() }, at + 1))
}

/// The proof with a constraint taken out wherever a line refers to it but to say it anew.
pub(super) fn without(proof: &PseudoBooleanProof, label: &str, axiom: &str) -> Option<PseudoBooleanProof> {
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
    (text != proof.proof).then(|| PseudoBooleanProof { proof: text, ..proof.clone() })
}

/// The label of a truth, and a variable of it.
pub(super) fn label(truth: &Truth) -> Option<(String, String)> {
    let slot = truth.slot()?.name(Layout::classic());
    Some((format!("@T{slot}"), variable(truth.members().first()?)))
}
