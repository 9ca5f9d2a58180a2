//! The Chinese text on sheets of puzzles.
use crate::commands::{RuleName, RuleSentence, SheetText};
use qedoku::generate::VariantRule;
use qedoku_explain::{Say, Zh, language};

language! {
    zh: Zh;

    SheetText<'_> {
        Title => "数独";
        Number { number, graded } => "第{number}题：{graded}";
        SolutionOf { number } => "第{number}题答案";
        Asked { asked } => "数独：{asked}";
        Or { others, last } => "{others}或{last}";
        Made { seed, number } => "种子 {seed}，序号 {number}";
        Solution => "答案";
        Level { level } => "{level}（HoDoKu）";
        Givens { count } => "{count} 个提示数";
        Tier { tier } => "{tier}";
        Size { size } => "{size}x{size}";
        SizeIs { size } => "每行、每列、每宫填入 1 到 {size}。";
        Told { name, is } => "{name}：{is}";
    }
}

impl Say<Zh> for RuleName {
    fn say(&self, _: Zh) -> String {
        let name = match self.0 {
            VariantRule::X => "对角线",
            VariantRule::Windoku => "窗口",
            VariantRule::AntiKnight => "无马",
            VariantRule::AntiKing => "无缘",
            VariantRule::Disjoint => "同位",
            VariantRule::NonConsecutive => "不连续",
            VariantRule::Jigsaw => "不规则宫",
            VariantRule::Killer => "杀手",
        };
        name.to_owned()
    }
}

impl Say<Zh> for RuleSentence {
    fn say(&self, _: Zh) -> String {
        let sentence = match self.0 {
            VariantRule::X => "画出的对角线上数字不重复。",
            VariantRule::Windoku => "着色区域内数字不重复。",
            VariantRule::AntiKnight => "相隔一个马步的两格数字不同。",
            VariantRule::AntiKing => "相接的两格（包括只在角上相接）数字不同。",
            VariantRule::Disjoint => "各宫中相同位置的格数字不同。",
            VariantRule::NonConsecutive => "同行或同列的相邻两格之差不为 1。",
            VariantRule::Jigsaw => "粗线围成的每个区里数字不重复。",
            VariantRule::Killer => "笼内数字不重复，其和等于角上的数。",
        };
        sentence.to_owned()
    }
}
