//! The short names of rules beside the houses, as they stand in brackets: `knight's move`.
use crate::step_context::StepContext;
use crate::style::Style;
use qedoku_core::{Cell, Rule, RuleKind};

impl Style {
    /// The name of a rule by which two candidates clash: `knight's move`, `cage of 7`.
    pub fn rule_name(self, rule: &Rule, size: usize) -> String {
        let value = rule.value_on(size);
        self.say(&match rule.kind {
            RuleKind::DiagonalRising | RuleKind::DiagonalFalling => ShortRuleName::Diagonal,
            RuleKind::DisjointGroups => ShortRuleName::Group,
            RuleKind::ExtraRegion => ShortRuleName::Region,
            RuleKind::Cage if rule.cells.len() == 2 && rule.value.is_some() => ShortRuleName::CageOf { value },
            RuleKind::Cage => ShortRuleName::Cage,
            RuleKind::AntiKnight => ShortRuleName::Knight,
            RuleKind::AntiKing => ShortRuleName::King,
            RuleKind::NonConsecutive => ShortRuleName::NonConsecutive,
            RuleKind::Difference => ShortRuleName::Difference { value },
            RuleKind::Ratio => ShortRuleName::Ratio { value },
            RuleKind::Sum => ShortRuleName::Sum { value },
            RuleKind::NegativeDifference | RuleKind::NegativeRatio => ShortRuleName::NoDot,
            RuleKind::NegativeSum => ShortRuleName::NoSum,
            RuleKind::Thermometer | RuleKind::SlowThermometer => ShortRuleName::Thermometer,
            RuleKind::Whisper => ShortRuleName::Whisper { value },
            RuleKind::Palindrome => ShortRuleName::Palindrome,
            RuleKind::Clone => ShortRuleName::Clone,
            RuleKind::Odd => ShortRuleName::Odd,
            RuleKind::Even => ShortRuleName::Even,
            RuleKind::Minimum => ShortRuleName::Minimum,
            RuleKind::Maximum => ShortRuleName::Maximum,
            RuleKind::Arrow => ShortRuleName::Arrow,
            RuleKind::LittleKiller => ShortRuleName::Total { value },
            RuleKind::RegionSumLine => ShortRuleName::SameSums,
            RuleKind::Sandwich => ShortRuleName::Sandwich,
            RuleKind::Renban => ShortRuleName::Renban,
            RuleKind::Between => ShortRuleName::Between,
            RuleKind::Quadruple => ShortRuleName::Quadruple,
        })
    }
}

/// A rule as a clause, with the ends of its line.
pub(super) fn rule_clause(context: &StepContext<'_>, rule: &Rule) -> String {
    let ends = [rule.cells.first(), rule.cells.last()].map(|cell| cell.map_or(Cell::at(1, 1), |&cell| cell));
    context.style.rule(rule, context.layout, ends)
}

/// The name of a rule.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ShortRuleName {
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
