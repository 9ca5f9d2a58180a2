//! Leaves out the inner hypotheses an argument can do without.
use super::assumed::AssumedBoard;
use super::deduction::{build, build_cases};
use super::plan::{AssumptionTree, Cases, HypothesisPlan, InnerArgument};
use super::refute::Trial;
use super::rules::HypothesisRules;
use qedoku_core::Candidate;

/// The argument, without the hypotheses it can do without.
pub(super) fn shortened<P: AssumedBoard>(
    rules: &HypothesisRules<'_>,
    from: &P,
    mut plan: HypothesisPlan,
) -> HypothesisPlan {
    loop {
        let tree = plan.tree();
        if tree.inner.is_empty() {
            return plan;
        }
        match build(rules, from, &thinned(rules, from, tree, None)) {
            Some(shorter) if shorter.length() < plan.length() => plan = shorter,
            _ => return plan,
        }
    }
}

/// The cases, without the assumptions inside that they can do without.
pub(super) fn shortened_cases<P: AssumedBoard>(rules: &HypothesisRules<'_>, from: &P, cases: Cases) -> Cases {
    let thin = |tree: AssumptionTree| thinned(rules, from, tree, Some(cases.lost));
    let trees: Vec<AssumptionTree> = cases.trees().into_iter().map(thin).collect();
    match build_cases(rules, from, cases.slot, cases.lost, &trees) {
        Some(shorter) if shorter.length() < cases.length() => shorter,
        _ => cases,
    }
}

/// The tree without the hypotheses it can do without, inside those that stay as well.
fn thinned<P: AssumedBoard>(
    rules: &HypothesisRules<'_>,
    from: &P,
    mut tree: AssumptionTree,
    lost: Option<Candidate>,
) -> AssumptionTree {
    let mut trial = Trial::new(rules);
    for index in (0..tree.inner.len()).rev() {
        let left_out = tree.inner.remove(index);
        if !trial.leads(from, &tree, lost) {
            tree.inner.insert(index, left_out);
        }
    }
    let mut position = from.clone();
    position.place(rules.layout, tree.assume);
    position.close(rules);
    for argument in &mut tree.inner {
        if let InnerArgument::Refute(inner) = argument
            && !inner.inner.is_empty()
        {
            *inner = thinned(rules, &position, inner.clone(), None);
        }
        position.eliminate(rules.layout, argument.lost());
        position.close(rules);
    }
    tree
}
