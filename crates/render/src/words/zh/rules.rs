//! The names of rules.
use crate::picture::rule_titles::{RuleTitle, RulesText};
use qedoku_core::RuleKind;
use qedoku_explain::{Say, Zh, language};

language! {
    zh: Zh;

    RulesText<'_> {
        Size { size } => "{size}x{size}";
        Jigsaw => "不规则宫";
        Diagonals => "对角线";
        Groups { title } => "{title}（第1组是各宫的第一格，第2组是各宫的第二格，依此类推）";
        At { place, title } => "{place}{title}";
        All { titles } => { format!("规则：{}", titles.join("；")) };
    }
}

impl Say<Zh> for RuleTitle {
    fn say(&self, _: Zh) -> String {
        let value = self.value.unwrap_or(0);
        match (self.kind, self.value) {
            (RuleKind::DiagonalRising, _) => "上升对角线".to_owned(),
            (RuleKind::DiagonalFalling, _) => "下降对角线".to_owned(),
            (RuleKind::DisjointGroups, _) => "同位数独".to_owned(),
            (RuleKind::ExtraRegion, _) => "额外区域".to_owned(),
            (RuleKind::Cage, None) => "笼".to_owned(),
            (RuleKind::Cage, _) => format!("和为 {value} 的笼"),
            (RuleKind::AntiKnight, _) => "无马".to_owned(),
            (RuleKind::AntiKing, _) => "无缘".to_owned(),
            (RuleKind::NonConsecutive, _) => "不连续".to_owned(),
            (RuleKind::Difference, Some(1)) => "白点".to_owned(),
            (RuleKind::Difference, _) => format!("差为 {value} 的白点"),
            (RuleKind::Ratio, Some(2)) => "黑点".to_owned(),
            (RuleKind::Ratio, _) => format!("{value} 倍的黑点"),
            (RuleKind::Sum, Some(10)) => "X".to_owned(),
            (RuleKind::Sum, Some(5)) => "V".to_owned(),
            (RuleKind::Sum, _) => format!("和为 {value}"),
            (RuleKind::NegativeDifference, _) => "白点已全部标出".to_owned(),
            (RuleKind::NegativeRatio, _) => "黑点已全部标出".to_owned(),
            (RuleKind::NegativeSum, _) => "X 和 V 已全部标出".to_owned(),
            (RuleKind::Thermometer, _) => "温度计".to_owned(),
            (RuleKind::SlowThermometer, _) => "慢温度计".to_owned(),
            (RuleKind::Whisper, Some(5)) => "德国耳语线".to_owned(),
            (RuleKind::Whisper, _) => format!("至少相差 {value} 的耳语线"),
            (RuleKind::Palindrome, _) => "回文线".to_owned(),
            (RuleKind::Clone, _) => "克隆".to_owned(),
            (RuleKind::Odd, _) => "奇数".to_owned(),
            (RuleKind::Even, _) => "偶数".to_owned(),
            (RuleKind::Minimum, _) => "极小".to_owned(),
            (RuleKind::Maximum, _) => "极大".to_owned(),
            (RuleKind::Arrow, _) => "箭头".to_owned(),
            (RuleKind::LittleKiller, None) => "小杀手".to_owned(),
            (RuleKind::LittleKiller, _) => format!("小杀手 {value}"),
            (RuleKind::RegionSumLine, _) => "各宫等和线".to_owned(),
            (RuleKind::Sandwich, None) => "三明治".to_owned(),
            (RuleKind::Sandwich, _) => format!("三明治 {value}"),
            (RuleKind::Renban, _) => "连续数线".to_owned(),
            (RuleKind::Between, _) => "介值线".to_owned(),
            (RuleKind::Quadruple, None) => "四格提示".to_owned(),
            (RuleKind::Quadruple, _) => format!("四格提示 {value}"),
        }
    }
}
