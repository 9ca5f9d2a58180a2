//! The fields of a rule.
use crate::Wanted;
use qedoku_core::{Cell, Digit, Rules};
use serde_json::{Map, Value};

/// Keys of a rule that say nothing of its meaning.
const BESIDE: [&str; 4] = ["type", "id", "label", "style"];

/// Numbers of a list, none of them large.
pub(super) fn numbers(list: &[Value]) -> Option<Vec<u16>> {
    list.iter().map(|value| value.as_u64().and_then(|number| u16::try_from(number).ok())).collect()
}

/// Digits of a list.
pub(super) fn digits(rules: &Rules, list: &[Value]) -> Option<Vec<Digit>> {
    let all = rules.digits();
    let digit = |number: u16| Digit::from_value(u32::from(number)).filter(|&digit| all.contains(digit));
    numbers(list)?.into_iter().map(digit).collect()
}

/// Cells of a list such as `["r1c1", "r1c2"]`.
pub(super) fn cells(value: Option<&Value>) -> Result<Vec<Cell>, Wanted> {
    let list = value.and_then(Value::as_array).filter(|list| !list.is_empty()).ok_or(Wanted::RuleCells)?;
    list.iter().map(|name| name.as_str().and_then(Cell::parse).ok_or(Wanted::RuleCells)).collect()
}

/// True if two cells touch, at a corner at least.
pub(super) fn touch(one: Cell, other: Cell) -> bool {
    one != other && one.row().abs_diff(other.row()) <= 1 && one.column().abs_diff(other.column()) <= 1
}

/// True if two cells have a border in common.
pub(super) fn adjoin(one: Cell, other: Cell) -> bool {
    one.row().abs_diff(other.row()) + one.column().abs_diff(other.column()) == 1
}

/// A rule as it stands in the list.
#[derive(Clone, Copy, Debug)]
pub(super) struct RuleObject<'o>(pub &'o Map<String, Value>);

impl<'o> RuleObject<'o> {
    /// The words of a field; none if it is not there.
    pub(super) fn word(self, key: &str) -> &'o str {
        self.0.get(key).and_then(Value::as_str).unwrap_or_default()
    }

    /// The name of the rule: its type and what tells rules of that type from each other.
    pub(super) fn name(self) -> String {
        let words = ["type", "kind", "op", "of"].map(|key| self.word(key));
        words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// True if a key says nothing of the meaning of a rule.
    pub(super) fn is_beside(key: &str) -> bool {
        BESIDE.contains(&key)
    }

    /// True if the rule has no keys but these.
    pub(super) fn has_only(self, keys: &[&str]) -> bool {
        self.0.keys().all(|key| BESIDE.contains(&key.as_str()) || keys.contains(&key.as_str()))
    }

    /// The cells under a key.
    pub(super) fn cells(self, key: &str) -> Result<Vec<Cell>, Wanted> {
        cells(self.0.get(key))
    }

    /// The lists of cells under a key.
    pub(super) fn lists(self, key: &str) -> Result<Vec<Vec<Cell>>, Wanted> {
        let lists = self.0.get(key).and_then(Value::as_array).ok_or(Wanted::RuleLines)?;
        lists.iter().map(|list| cells(Some(list))).collect()
    }

    /// The number under a key, if it is there.
    pub(super) fn number(self, key: &str) -> Result<Option<u16>, Wanted> {
        let number = |value: &Value| value.as_u64().and_then(|number| u16::try_from(number).ok());
        self.0.get(key).map(|value| number(value).ok_or(Wanted::RuleValue)).transpose()
    }
}
