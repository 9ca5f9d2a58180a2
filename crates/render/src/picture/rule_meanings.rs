//! Explains the rules beside rows, columns and boxes, a sentence for each kind.
use super::rule_titles::RuleTitle;
use qedoku_core::{Layout, RuleKind};
use qedoku_explain::Style;

/// The meaning of each kind of rule beside rows, columns and boxes, in a sentence. None under classic rules.
///
/// ```
/// use qedoku_core::{Layout, Rule, RuleKind, Rules};
/// use qedoku_explain::Style;
///
/// let layout = Layout::of(&Rules { list: vec![Rule::of(RuleKind::AntiKing)], ..Rules::default() })?;
/// let told = qedoku_render::rule_meanings(&layout, Style::default());
/// assert_eq!(told, ["Anti-king: cells that touch, by a side or a corner, hold different digits."]);
/// assert!(qedoku_render::rule_meanings(Layout::classic(), Style::default()).is_empty());
/// # Ok::<(), qedoku_core::RuleFault>(())
/// ```
pub fn rule_meanings(layout: &Layout, style: Style) -> Vec<String> {
    let rules = layout.rules();
    let mut kinds: Vec<RuleMeaning> = Vec::new();
    for rule in &rules.list {
        let value = rule.value_on(rules.size);
        let value = if RuleMeaning::names_value(rule.kind) { value } else { 0 };
        let it = RuleMeaning { kind: rule.kind, value, has_total: rule.value.is_some() };
        if !kinds.contains(&it) {
            kinds.push(it);
        }
    }
    let told = kinds.iter().map(|it| {
        let value = if it.value > 0 { Some(it.value) } else { None };
        let title = style.say(&RuleTitle { kind: it.kind, value });
        style.say(&MeaningText::Named { title: &title, meaning: &style.say(it) })
    });
    let boxes = rules.boxes.as_ref().map(|_| style.say(&MeaningText::Boxes));
    boxes.into_iter().chain(told).collect()
}

/// The meaning of a kind of rule, with the value that all its rules have, if its name has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RuleMeaning {
    pub(crate) kind: RuleKind,
    pub(crate) value: u16,
    pub(crate) has_total: bool,
}

impl RuleMeaning {
    /// True if the value is said with the kind.
    const fn names_value(kind: RuleKind) -> bool {
        matches!(kind, RuleKind::Difference | RuleKind::Ratio | RuleKind::Sum | RuleKind::Whisper)
    }
}

/// Sentences on what rules say.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MeaningText<'a> {
    Boxes,
    Named { title: &'a str, meaning: &'a str },
}
