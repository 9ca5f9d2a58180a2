//! Eliminates what is too low or too high along a thermometer.
use crate::kernels::one_rule;
use crate::{Context, Sink};
use qedoku_core::{Rule, RuleKind};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit goes that is too low or too high for its place on a thermometer.
    ///
    /// ## Why it holds
    /// The digits rise from the bulb to the tip. So a cell holds more than the least digit of any cell before it, by as much
    /// as there are cells between them, and less than the greatest digit of any cell behind it. On a slow thermometer the
    /// digits do not fall.
    ///
    /// ## How to find it
    /// Begin at the bulb: take the least digit that it has left and count up by one a cell, or start again from a cell whose
    /// least digit is greater. Then begin at the tip with its greatest digit and count down.
    pub ThermometerBounds = "thermometer-bounds", "Thermometer Bounds", Intermediate,
    zh: "温度计界限" {
        what: "某数对它在温度计上的位置来说太小或太大，因此删去。",
        why: "温度计上的数从圆头到末端递增，所以一格的数至少比前面某格的最小候选数大出两格之间的格数，也至少比后面某格的最大候选数小出同样多。慢温度计上的数不减。",
        find: "从圆头开始，取它剩下的最小数，每过一格加一；遇到最小数更大的格就从那里重新数。再从末端的最大数开始，每过一格减一。"
    },
    fits: |layout| layout.rules().list.iter().any(is_thermometer),
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    one_rule::search(cx, sink, is_thermometer)
}

/// True if digits rise along the cells of a rule, or do not fall.
pub(super) const fn is_thermometer(rule: &Rule) -> bool {
    matches!(rule.kind, RuleKind::Thermometer | RuleKind::SlowThermometer)
}
