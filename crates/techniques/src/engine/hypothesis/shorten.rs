//! Leaves out the inner hypotheses an argument can do without.
use super::chain::build;
use super::plan::{Plan, Script};
use super::position::Position;
use super::refute::Trial;
use super::rules::Rules;

/// The argument, without the hypotheses it can do without.
pub(super) fn shortened<P: Position>(rules: &Rules<'_>, from: &P, mut plan: Plan) -> Plan {
    loop {
        let script = plan.script();
        if script.inner.is_empty() {
            return plan;
        }
        match build(rules, from, &thinned(rules, from, script)) {
            Some(shorter) if shorter.length() < plan.length() => plan = shorter,
            _ => return plan,
        }
    }
}

/// The script without the hypotheses it can do without, inside those that stay as well.
fn thinned<P: Position>(rules: &Rules<'_>, from: &P, mut script: Script) -> Script {
    let mut trial = Trial::new(rules);
    for index in (0..script.inner.len()).rev() {
        let left_out = script.inner.remove(index);
        if !trial.holds(from, &script) {
            script.inner.insert(index, left_out);
        }
    }
    let mut position = from.clone();
    position.place(rules.layout, script.assume);
    position.close(rules);
    for inner in &mut script.inner {
        if !inner.inner.is_empty() {
            *inner = thinned(rules, &position, inner.clone());
        }
        position.eliminate(rules.layout, inner.assume);
        position.close(rules);
    }
    script
}
