//! Rules of pairs without a mark. The format exempts pairs with a mark of one family, and dots with a number are a family
//! of their own; here a pair with any dot is exempt from all of these rules.
use super::fields::{RuleObject, adjoin};
use qedoku_core::{Rule, RuleKind, Rules};
use serde_json::{Value, json};

/// The families of the marks between cells that a list of rules has.
#[derive(Clone, Copy, Debug)]
pub(super) struct StatedMarks {
    /// True if a dot has a number.
    has_numbers: bool,
    /// True if two cells have a sum that no letter stands for.
    has_sums: bool,
}

impl StatedMarks {
    /// The marks of a list of rules.
    pub(super) fn of(list: &[Value]) -> Self {
        let word = |rule: &Value, key: &str| rule.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
        let numbered = |kinds: &[&str]| {
            let is_of = |rule: &Value| match word(rule, "type").as_str() {
                "edge" => kinds.contains(&word(rule, "kind").as_str()),
                "relation" => kinds.contains(&word(rule, "op").as_str()),
                _ => false,
            };
            list.iter().any(is_of)
        };
        Self { has_numbers: numbered(&["difference", "ratio"]), has_sums: numbered(&["sum"]) }
    }

    /// The rules of a `negative`, if there are rules that say the same.
    pub(super) fn negative(self, rule: RuleObject<'_>) -> Option<Vec<Rule>> {
        let kinds: &[RuleKind] = match (rule.word("of"), rule.word("color")) {
            ("kropki", _) if self.has_numbers || !rule.has_only(&["of", "color"]) => return None,
            ("kropki", "white") => &[RuleKind::NegativeDifference],
            ("kropki", "black") => &[RuleKind::NegativeRatio],
            ("kropki", "") => &[RuleKind::NegativeDifference, RuleKind::NegativeRatio],
            ("xv", _) if !self.has_sums && rule.has_only(&["of"]) => &[RuleKind::NegativeSum],
            _ => return None,
        };
        Some(kinds.iter().copied().map(Rule::of).collect())
    }
}

/// The `negative` of a rule, if all marks are of its family.
pub(super) fn write(rules: &Rules, kind: RuleKind) -> Option<Vec<Value>> {
    let value = |rule: &Rule| rule.value_on(rules.size);
    let is_pair = |rule: &Rule| matches!(rule.cells[..], [one, other] if adjoin(one, other));
    let is_usual = |rule: &Rule| match rule.kind {
        RuleKind::Difference => kind == RuleKind::NegativeSum || value(rule) == 1 && is_pair(rule),
        RuleKind::Ratio => kind == RuleKind::NegativeSum || value(rule) == 2 && is_pair(rule),
        RuleKind::Sum => kind != RuleKind::NegativeSum || matches!(value(rule), 5 | 10) && is_pair(rule),
        _ => true,
    };
    let said = match kind {
        RuleKind::NegativeSum => json!({ "type": "negative", "of": "xv" }),
        RuleKind::NegativeRatio => json!({ "type": "negative", "of": "kropki", "color": "black" }),
        _ => json!({ "type": "negative", "of": "kropki", "color": "white" }),
    };
    rules.list.iter().all(is_usual).then(|| vec![said])
}
