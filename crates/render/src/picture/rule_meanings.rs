//! Explains the rules beside rows, columns and boxes, a sentence for each kind.
use super::rule_titles::{RuleTitle, RulesText};
use qedoku_core::{Layout, RuleKind, Rules};
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
    RuleMeaning::of(layout.rules()).iter().map(|it| it.sentence(style)).collect()
}

/// The subject of a sentence that explains rules: a kind of rule, with its value if the sentence has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RuleMeaning {
    /// The digits of a board that is smaller than nine by nine.
    Size {
        /// The number of its rows.
        size: usize,
    },
    /// Irregular boxes.
    Boxes,
    /// Both diagonals.
    Diagonals,
    /// Cages without a total.
    OpenCage,
    /// All rules of a kind.
    Kind {
        /// The kind.
        kind: RuleKind,
        /// The value that the sentence names.
        value: Option<u16>,
    },
}

impl RuleMeaning {
    /// The meanings that some rules need explained, each once, in their order.
    pub fn of(rules: &Rules) -> Vec<Self> {
        let has = |kind| rules.list.iter().any(|rule| rule.kind == kind);
        let diagonals = has(RuleKind::DiagonalRising) && has(RuleKind::DiagonalFalling);
        let mut found = Vec::new();
        found.extend((rules.size < 9).then_some(Self::Size { size: rules.size }));
        found.extend(rules.boxes.as_ref().map(|_| Self::Boxes));
        for rule in &rules.list {
            let it = match rule.kind {
                RuleKind::DiagonalRising | RuleKind::DiagonalFalling if diagonals => Self::Diagonals,
                RuleKind::Cage if rule.value.is_none() => Self::OpenCage,
                kind => Self::Kind { kind, value: values(kind).map(|_| rule.value_on(rules.size)) },
            };
            if !found.contains(&it) {
                found.push(it);
            }
        }
        found
    }

    /// All that can be explained, with every value that rules can have.
    pub fn all() -> impl Iterator<Item = Self> {
        let kinds = RuleKind::ALL.into_iter().flat_map(|kind| match values(kind) {
            Some([least, most]) => (least..=most).map(|value| Self::Kind { kind, value: Some(value) }).collect(),
            None => vec![Self::Kind { kind, value: None }],
        });
        [Self::Size { size: 4 }, Self::Size { size: 6 }, Self::Boxes, Self::Diagonals, Self::OpenCage]
            .into_iter()
            .chain(kinds)
    }

    /// A name in characters of addresses: `thermometer`, `difference-3`, `size-6`.
    pub fn key(self) -> String {
        match self {
            Self::Size { size } => format!("size-{size}"),
            Self::Boxes => "jigsaw".to_owned(),
            Self::Diagonals => "diagonals".to_owned(),
            Self::OpenCage => "open-cage".to_owned(),
            Self::Kind { kind, value: None } => kind.word().to_owned(),
            Self::Kind { kind, value: Some(value) } => format!("{}-{value}", kind.word()),
        }
    }

    /// The name: `white dot`.
    pub fn name(self, style: Style) -> String {
        let title = |kind, value| style.say(&RuleTitle { kind, value });
        match self {
            Self::Size { size } => style.say(&RulesText::Size { size }),
            Self::Boxes => style.say(&RulesText::Jigsaw),
            Self::Diagonals => style.say(&RulesText::Diagonals),
            Self::OpenCage => title(RuleKind::Cage, None),
            Self::Kind { kind, value } => title(kind, value),
        }
    }

    /// The meaning, to stand behind the name: `cells that touch, by a side or a corner, hold different digits.`
    pub fn meaning(self, style: Style) -> String {
        style.say(&MeaningText::Alone { meaning: &style.say(&self) })
    }

    /// Name and meaning: `Anti-king: cells that touch, by a side or a corner, hold different digits.`
    pub fn sentence(self, style: Style) -> String {
        style.say(&MeaningText::Named { title: &self.name(style), meaning: &style.say(&self) })
    }
}

/// The least and the greatest value of a kind whose sentence names it.
const fn values(kind: RuleKind) -> Option<[u16; 2]> {
    match kind {
        RuleKind::Difference | RuleKind::Whisper => Some([1, 8]),
        RuleKind::Ratio => Some([2, 9]),
        RuleKind::Sum => Some([3, 17]),
        _ => None,
    }
}

/// A sentence on what rules say.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MeaningText<'a> {
    Alone { meaning: &'a str },
    Named { title: &'a str, meaning: &'a str },
}
