//! The kinds of the rules that a puzzle may have beside its rows, columns and boxes.
use serde::{Deserialize, Serialize};

/// The kind of a rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RuleKind {
    /// The digits differ on the diagonal that rises from the last row to the first.
    DiagonalRising,
    /// The digits differ on the diagonal that falls from the first row to the last.
    DiagonalFalling,
    /// The cells at one place of all boxes differ.
    DisjointGroups,
    /// These cells differ; as many as there are digits make a house.
    ExtraRegion,
    /// These cells differ, and add up to the value, if there is one.
    Cage,
    /// Cells a knight's move apart differ.
    AntiKnight,
    /// Cells a king's move apart differ.
    AntiKing,
    /// Orthogonal neighbors do not differ by 1.
    NonConsecutive,
    /// Two cells differ by the value: a white dot.
    Difference,
    /// One of two cells is the value times the other: a black dot.
    Ratio,
    /// Two cells add up to the value: X for 10, V for 5.
    Sum,
    /// Neighbors without a dot have none of the differences of the white dots.
    NegativeDifference,
    /// Neighbors without a dot have none of the ratios of the black dots.
    NegativeRatio,
    /// Neighbors without X and V add up to neither 10 nor 5.
    NegativeSum,
    /// The digits rise from the first cell on.
    Thermometer,
    /// The digits do not fall from the first cell on.
    SlowThermometer,
    /// Neighbors on the line differ by the value or more.
    Whisper,
    /// The digits are the same from both ends.
    Palindrome,
    /// The first half of the cells has the digits of the second half, one by one.
    Clone,
    /// The digit is odd.
    Odd,
    /// The digit is even.
    Even,
    /// The digit is below those of all orthogonal neighbors that have no such mark.
    Minimum,
    /// The digit is above those of all orthogonal neighbors that have no such mark.
    Maximum,
    /// The digits behind the first cells add up to the number that these hold: one cell a digit, more are read as one number.
    Arrow,
    /// The digits add up to the value, repeats allowed, as those of a diagonal do that a total stands beside.
    LittleKiller,
    /// Each stretch of the line inside one box has the same sum.
    RegionSumLine,
    /// The digits between the lowest and the highest digit of a line add up to the value.
    Sandwich,
    /// The digits are consecutive, without repeat, in any order.
    Renban,
    /// The digits lie strictly between those of the two ends.
    Between,
    /// The cells hold the digits of the value, each as often as it is named.
    Quadruple,
}

crate::choice!(RuleKind, "a rule", word);

impl RuleKind {
    /// All kinds.
    pub const ALL: [Self; 30] = [
        Self::DiagonalRising,
        Self::DiagonalFalling,
        Self::DisjointGroups,
        Self::ExtraRegion,
        Self::Cage,
        Self::AntiKnight,
        Self::AntiKing,
        Self::NonConsecutive,
        Self::Difference,
        Self::Ratio,
        Self::Sum,
        Self::NegativeDifference,
        Self::NegativeRatio,
        Self::NegativeSum,
        Self::Thermometer,
        Self::SlowThermometer,
        Self::Whisper,
        Self::Palindrome,
        Self::Clone,
        Self::Odd,
        Self::Even,
        Self::Minimum,
        Self::Maximum,
        Self::Arrow,
        Self::LittleKiller,
        Self::RegionSumLine,
        Self::Sandwich,
        Self::Renban,
        Self::Between,
        Self::Quadruple,
    ];

    /// The kinds whose rules are of all their cells at once ([`Rule::is_of_all`](super::Rule::is_of_all)).
    pub const OF_ALL: [Self; 8] = [
        Self::Cage,
        Self::Arrow,
        Self::LittleKiller,
        Self::RegionSumLine,
        Self::Sandwich,
        Self::Renban,
        Self::Between,
        Self::Quadruple,
    ];

    /// The word that logs have.
    pub const fn word(self) -> &'static str {
        match self {
            Self::DiagonalRising => "diagonal-rising",
            Self::DiagonalFalling => "diagonal-falling",
            Self::DisjointGroups => "disjoint-groups",
            Self::ExtraRegion => "extra-region",
            Self::Cage => "cage",
            Self::AntiKnight => "anti-knight",
            Self::AntiKing => "anti-king",
            Self::NonConsecutive => "non-consecutive",
            Self::Difference => "difference",
            Self::Ratio => "ratio",
            Self::Sum => "sum",
            Self::NegativeDifference => "negative-difference",
            Self::NegativeRatio => "negative-ratio",
            Self::NegativeSum => "negative-sum",
            Self::Thermometer => "thermometer",
            Self::SlowThermometer => "slow-thermometer",
            Self::Whisper => "whisper",
            Self::Palindrome => "palindrome",
            Self::Clone => "clone",
            Self::Odd => "odd",
            Self::Even => "even",
            Self::Minimum => "minimum",
            Self::Maximum => "maximum",
            Self::Arrow => "arrow",
            Self::LittleKiller => "little-killer",
            Self::RegionSumLine => "region-sum-line",
            Self::Sandwich => "sandwich",
            Self::Renban => "renban",
            Self::Between => "between",
            Self::Quadruple => "quadruple",
        }
    }

    /// True if a rule of this kind lists its cells; one that does not, such as anti-knight, holds on the whole board.
    pub const fn has_cells(self) -> bool {
        !matches!(
            self,
            Self::DiagonalRising
                | Self::DiagonalFalling
                | Self::DisjointGroups
                | Self::AntiKnight
                | Self::AntiKing
                | Self::NonConsecutive
                | Self::NegativeDifference
                | Self::NegativeRatio
                | Self::NegativeSum
        )
    }

    /// True if the rule may have a value.
    pub const fn has_value(self) -> bool {
        matches!(self, Self::Difference | Self::Ratio | Self::Whisper | Self::Cage | Self::Arrow) || self.needs_value()
    }

    /// True if the rule says nothing without its value.
    pub const fn needs_value(self) -> bool {
        matches!(self, Self::Sum | Self::LittleKiller | Self::Sandwich | Self::Quadruple)
    }
}
