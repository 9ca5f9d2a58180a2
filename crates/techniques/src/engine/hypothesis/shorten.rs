//! Leaves out the inner hypotheses an argument can do without.
use super::chain::{build, build_cases};
use super::plan::{Cases, Lemma, Plan, Script};
use super::position::Position;
use super::refute::Trial;
use super::rules::Rules;
use qedoku_core::Candidate;

/// The argument, without the hypotheses it can do without.
pub(super) fn shortened<P: Position>(rules: &Rules<'_>, from: &P, mut plan: Plan) -> Plan {
    loop {
        let script = plan.script();
        if script.inner.is_empty() {
            return plan;
        }
        match build(rules, from, &thinned(rules, from, script, None)) {
            Some(shorter) if shorter.length() < plan.length() => plan = shorter,
            _ => return plan,
        }
    }
}

/// The cases, without the assumptions inside that they can do without.
pub(super) fn shortened_cases<P: Position>(rules: &Rules<'_>, from: &P, cases: Cases) -> Cases {
    let thin = |script: Script| thinned(rules, from, script, Some(cases.lost));
    let scripts: Vec<Script> = cases.scripts().into_iter().map(thin).collect();
    match build_cases(rules, from, (cases.slot, cases.lost), &scripts) {
        Some(shorter) if shorter.length() < cases.length() => shorter,
        _ => cases,
    }
}

/// The script without the hypotheses it can do without, inside those that stay as well.
fn thinned<P: Position>(rules: &Rules<'_>, from: &P, mut script: Script, lost: Option<Candidate>) -> Script {
    let mut trial = Trial::new(rules);
    for index in (0..script.inner.len()).rev() {
        let left_out = script.inner.remove(index);
        if !trial.leads(from, &script, lost) {
            script.inner.insert(index, left_out);
        }
    }
    let mut position = from.clone();
    position.place(rules.layout, script.assume);
    position.close(rules);
    for lemma in &mut script.inner {
        if let Lemma::Refute(inner) = lemma
            && !inner.inner.is_empty()
        {
            *inner = thinned(rules, &position, inner.clone(), None);
        }
        position.eliminate(rules.layout, lemma.lost());
        position.close(rules);
    }
    script
}
