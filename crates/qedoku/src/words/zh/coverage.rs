//! The Chinese text of coverages.
use crate::coverage::{CoverageColumn, CoverageText};
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    CoverageText<'_> {
        Title { profile, counts } if *profile == "default" => "默认方案：{counts}";
        Title { profile, counts } => "方案 {profile}：{counts}";
        CountPuzzles { count } => "{count} 题";
        CountLogs { count } => "{count} 份推理记录";
        LogsAmong { count } => "其中推理记录 {count} 份";
        CountSolved { count } => "解出 {count} 题";
        CountBad { count } => "{count} 条记录有误";
        Joint => "，";
        Legend => "首次出现：题目的位置（文件:行:列，推理记录为 文件#序号）和步骤序号（#）。";
        Seen { seen, of } => "{of} 种技巧中用到 {seen} 种";
        Never { names } => "从未用到：{names}";
        OtherRules { names } => "用于其他规则的题目：{names}";
        Compared => "覆盖情况的变化";
        Kind => "变化";
        Unchanged => "没有变化。";
        Puzzles { old, new } => "题数 {old} -> {new}";
        Solved { old, new } => "解出 {old} -> {new}";
        Bad { old, new } => "有误的记录 {old} -> {new}";
        Appeared => "只在后者";
        Vanished => "只在前者";
        Changed => "有变化";
        Smallest { count, of } => "{of} 题中的 {count} 题覆盖同样的技巧，不能更少。";
        Few { count, of } => "{of} 题中的 {count} 题覆盖同样的技巧，也许还能更少（搜索已中止）。";
        For { names } => "用于 {names}";
    }

    CoverageColumn {
        Technique => "技巧";
        Fired => "步数";
        Puzzles => "题数";
        Possible => "可用";
        Needed => "必需";
        First => "首次出现";
    }
}
