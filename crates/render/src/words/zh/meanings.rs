//! Sentences that explain rules.
use crate::picture::rule_meanings::{MeaningText, RuleMeaning};
use qedoku_core::RuleKind;
use qedoku_explain::{Say, Zh, language};

language! {
    zh: Zh;

    MeaningText<'_> {
        Alone { meaning } => "{meaning}。";
        Named { title, meaning } => "{title}：{meaning}。";
    }
}

impl Say<Zh> for RuleMeaning {
    fn say(&self, _: Zh) -> String {
        let (kind, value) = match self {
            Self::Size { size } => return format!("每行、每列、每宫填入 1 到 {size}"),
            Self::Boxes => return "宫的形状如图，每个宫里每个数各出现一次".to_owned(),
            Self::Diagonals => return "每条对角线上每个数各出现一次".to_owned(),
            Self::OpenCage => return "笼内的数不重复".to_owned(),
            Self::Kind { kind, value } => (kind, value.unwrap_or(0)),
        };
        match kind {
            RuleKind::DiagonalRising | RuleKind::DiagonalFalling => "对角线上每个数各出现一次".to_owned(),
            RuleKind::DisjointGroups => "在各宫里位置相同的格，数各不相同".to_owned(),
            RuleKind::ExtraRegion => "区域内的数不重复".to_owned(),
            RuleKind::Cage => "笼内的数不重复，其和为角上的数".to_owned(),
            RuleKind::AntiKnight => "相距一个马步（直走两格，再横走一格）的两格，数不相同".to_owned(),
            RuleKind::AntiKing => "边或角相接的两格，数不相同".to_owned(),
            RuleKind::NonConsecutive => "边相接的两格，数不能相差 1".to_owned(),
            RuleKind::Difference => format!("点两边的数相差 {value}"),
            RuleKind::Ratio => format!("点两边的数，一个是另一个的 {value} 倍"),
            RuleKind::Sum => format!("标记两边的数之和为 {value}"),
            RuleKind::NegativeDifference => "边相接而没有白点的两格，差与白点不同".to_owned(),
            RuleKind::NegativeRatio => "边相接而没有黑点的两格，倍数与黑点不同".to_owned(),
            RuleKind::NegativeSum => "边相接而没有标记的两格，和既不是 10 也不是 5".to_owned(),
            RuleKind::Thermometer => "从圆头（第一格）起，数依次增大".to_owned(),
            RuleKind::SlowThermometer => "从圆头（第一格）起，数依次增大或不变".to_owned(),
            RuleKind::Whisper => format!("线上相邻的两格至少相差 {value}"),
            RuleKind::Palindrome => "从两端读起，数都一样".to_owned(),
            RuleKind::Clone => "两个形状里的数逐格相同".to_owned(),
            RuleKind::Odd => "只能是 1、3、5 等单数".to_owned(),
            RuleKind::Even => "只能是 2、4、6 等双数".to_owned(),
            RuleKind::Minimum => "比上下左右没有此标记的格都小".to_owned(),
            RuleKind::Maximum => "比上下左右没有此标记的格都大".to_owned(),
            RuleKind::Arrow => "箭身上的数之和等于圆圈里的数".to_owned(),
            RuleKind::LittleKiller => "斜线上的数之和为所标的数，数可以重复".to_owned(),
            RuleKind::RegionSumLine => "线在所经的每个宫里的和相同".to_owned(),
            RuleKind::Sandwich => "该行或列中，最小数与最大数之间的数之和为所标的数".to_owned(),
            RuleKind::Renban => "线上的数是连续的（如 3、4、5），顺序不限".to_owned(),
            RuleKind::Between => "线上的数介于两端的数之间".to_owned(),
            RuleKind::Quadruple => "周围四格里有这些数".to_owned(),
        }
    }
}
