//! The names of rules.
use crate::picture::rule_titles::{RuleTitle, RulesText};
use qedoku_core::RuleKind;
use qedoku_explain::{En, Say, language};

language! {
    en: En;

    RulesText<'_> {
        Size { size } => "{size}x{size}";
        Jigsaw => "irregular boxes";
        Diagonals => "diagonals";
        Groups { title } => "{title} (group 1 has the first cell of each box, group 2 the second, and so on)";
        At { place, title } => "{place}: {title}";
        All { titles } => { format!("Rules: {}", titles.join("; ")) };
    }
}

impl Say<En> for RuleTitle {
    fn say(&self, _: En) -> String {
        let value = self.value.unwrap_or(0);
        match (self.kind, self.value) {
            (RuleKind::DiagonalRising, _) => "rising diagonal".to_owned(),
            (RuleKind::DiagonalFalling, _) => "falling diagonal".to_owned(),
            (RuleKind::DisjointGroups, _) => "disjoint groups".to_owned(),
            (RuleKind::ExtraRegion, _) => "region".to_owned(),
            (RuleKind::Cage, None) => "cage".to_owned(),
            (RuleKind::Cage, _) => format!("cage of {value}"),
            (RuleKind::AntiKnight, _) => "anti-knight".to_owned(),
            (RuleKind::AntiKing, _) => "anti-king".to_owned(),
            (RuleKind::NonConsecutive, _) => "non-consecutive".to_owned(),
            (RuleKind::Difference, Some(1)) => "white dot".to_owned(),
            (RuleKind::Difference, _) => format!("white dot of {value}"),
            (RuleKind::Ratio, Some(2)) => "black dot".to_owned(),
            (RuleKind::Ratio, _) => format!("black dot of {value}"),
            (RuleKind::Sum, Some(10)) => "X".to_owned(),
            (RuleKind::Sum, Some(5)) => "V".to_owned(),
            (RuleKind::Sum, _) => format!("sum of {value}"),
            (RuleKind::NegativeDifference, _) => "all white dots are given (negative constraint)".to_owned(),
            (RuleKind::NegativeRatio, _) => "all black dots are given (negative constraint)".to_owned(),
            (RuleKind::NegativeSum, _) => "all X and V are given (negative constraint)".to_owned(),
            (RuleKind::Thermometer, _) => "thermometer".to_owned(),
            (RuleKind::SlowThermometer, _) => "slow thermometer".to_owned(),
            (RuleKind::Whisper, _) => format!("whisper of {value}"),
            (RuleKind::Palindrome, _) => "palindrome".to_owned(),
            (RuleKind::Clone, _) => "clone".to_owned(),
            (RuleKind::Odd, _) => "odd".to_owned(),
            (RuleKind::Even, _) => "even".to_owned(),
            (RuleKind::Minimum, _) => "minimum".to_owned(),
            (RuleKind::Maximum, _) => "maximum".to_owned(),
            (RuleKind::Arrow, _) => "arrow".to_owned(),
            (RuleKind::LittleKiller, None) => "little killer".to_owned(),
            (RuleKind::LittleKiller, _) => format!("little killer {value}"),
            (RuleKind::RegionSumLine, _) => "region sum line".to_owned(),
            (RuleKind::Sandwich, None) => "sandwich".to_owned(),
            (RuleKind::Sandwich, _) => format!("sandwich {value}"),
            (RuleKind::Renban, _) => "renban".to_owned(),
            (RuleKind::Between, _) => "between line".to_owned(),
            (RuleKind::Quadruple, None) => "quadruple".to_owned(),
            (RuleKind::Quadruple, _) => format!("quadruple {value}"),
        }
    }
}
