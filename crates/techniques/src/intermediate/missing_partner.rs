//! Eliminates digits that nothing goes with across a dot, an X or a V, or along a whisper line or a palindrome.
use crate::kernels::one_rule;
use crate::{Context, Sink};
use qedoku_core::{Rule, RuleKind};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit goes that has no partner across a dot, an X or a V, or in the next cell of a whisper line, or its twin on a
    /// palindrome.
    ///
    /// ## Why it holds
    /// The rule says which digits the two cells may hold together: neighbors at a white dot, double and half at a black one,
    /// 10 in all at an X and 5 at a V, five or more apart on a whisper line, twice the same on a palindrome. A digit to
    /// which the other cell has none of these cannot stand.
    ///
    /// ## How to find it
    /// For each digit of a cell ask which digits it wants across the dot. Those that no digit goes with go at once: 5, 7 and
    /// 9 at a black dot, 5 on a whisper line. Ask again whenever one of the two cells loses a digit.
    pub MissingPartner = "missing-partner", "Missing Partner", Intermediate,
    zh: "缺少配对数" {
        what: "某数在圆点、X 或 V 的另一侧，在耳语线的相邻格，或在回文的对应格没有能与它相配的数，因此删去。",
        why: "规则限定了两格能同时填哪些数：白点两侧相差 1，黑点两侧成两倍，X 两侧之和为 10，V 两侧之和为 5，耳语线上相邻两格至少相差 5，回文对应格相同。另一格没有能相配的数，此数就不成立。",
        find: "对格中的每个数，看它在圆点另一侧需要哪些数。根本没有数能相配的先删：黑点两侧的 5、7、9，耳语线上的 5。两格之一每失去一个候选数，就再看一遍。"
    }, aliases: ["no-partner"],
    fits: |layout| layout.rules().list.iter().any(joins_partners),
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    one_rule::without_any(cx, sink, joins_partners)?;
    one_rule::alike(cx, sink, joins_partners)?;
    one_rule::search(cx, sink, joins_partners)
}

/// True if a rule says of two cells which digits go together.
pub(super) const fn joins_partners(rule: &Rule) -> bool {
    matches!(
        rule.kind,
        RuleKind::Difference
            | RuleKind::Ratio
            | RuleKind::Sum
            | RuleKind::Whisper
            | RuleKind::Palindrome
            | RuleKind::Clone
    )
}
