//! The short names of rules beside the houses, as they stand in brackets: `knight's move`.
use crate::style::Style;
use qedoku_core::{Rule, RuleKind};

impl Style {
    /// The name of a rule by which two candidates clash: `knight's move`, `cage of 7`.
    pub fn rule_name(self, rule: &Rule, size: usize) -> String {
        let value = rule.value_on(size);
        self.say(&match rule.kind {
            RuleKind::DiagonalRising | RuleKind::DiagonalFalling => RuleName::Diagonal,
            RuleKind::DisjointGroups => RuleName::Group,
            RuleKind::ExtraRegion => RuleName::Region,
            RuleKind::Cage if rule.cells.len() == 2 && rule.value.is_some() => RuleName::CageOf { value },
            RuleKind::Cage => RuleName::Cage,
            RuleKind::AntiKnight => RuleName::Knight,
            RuleKind::AntiKing => RuleName::King,
            RuleKind::NonConsecutive => RuleName::NonConsecutive,
            RuleKind::Difference => RuleName::Difference { value },
            RuleKind::Ratio => RuleName::Ratio { value },
            RuleKind::Sum => RuleName::Sum { value },
            RuleKind::NegativeDifference | RuleKind::NegativeRatio => RuleName::NoDot,
            RuleKind::NegativeSum => RuleName::NoSum,
            RuleKind::Thermometer | RuleKind::SlowThermometer => RuleName::Thermometer,
            RuleKind::Whisper => RuleName::Whisper { value },
            RuleKind::Palindrome => RuleName::Palindrome,
            RuleKind::Clone => RuleName::Clone,
            RuleKind::Odd => RuleName::Odd,
            RuleKind::Even => RuleName::Even,
            RuleKind::Minimum => RuleName::Minimum,
            RuleKind::Maximum => RuleName::Maximum,
            RuleKind::Arrow => RuleName::Arrow,
            RuleKind::LittleKiller => RuleName::Total { value },
            RuleKind::RegionSumLine => RuleName::SameSums,
            RuleKind::Sandwich => RuleName::Sandwich,
            RuleKind::Renban => RuleName::Renban,
            RuleKind::Between => RuleName::Between,
            RuleKind::Quadruple => RuleName::Quadruple,
        })
    }
}

/// The name of a rule.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RuleName {
    Diagonal,
    Group,
    Region,
    Cage,
    CageOf { value: u16 },
    Knight,
    King,
    NonConsecutive,
    Difference { value: u16 },
    Ratio { value: u16 },
    Sum { value: u16 },
    NoDot,
    NoSum,
    Thermometer,
    Whisper { value: u16 },
    Palindrome,
    Clone,
    Odd,
    Even,
    Minimum,
    Maximum,
    Arrow,
    Total { value: u16 },
    SameSums,
    Sandwich,
    Renban,
    Between,
    Quadruple,
}
