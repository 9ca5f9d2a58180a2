//! The Chinese text of outlines.
use crate::outline::LeadText;
use crate::outline::facts::FactsText;
use crate::outline::fit::FitText;
use crate::outline::lines::LinesText;
use crate::outline::tree::TreeText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    FactsText<'_> {
        StandsWithNone { candidate } => "{candidate} 与其中任何一个都不能并存";
        StartCandidates => "开始时的候选数";
        LeavesNothing { assume, slot } => "若 {assume}，则 {slot} 无处可填";
        EachCase { follows, cases } => "每种情况都有 {follows}：{cases}";
        Truths { count, name, place } => "{name}（{place}）的 {count} 条事实";
        Given => "提示数";
        Entered => "已填入";
        FromStep { numbers } => "来自第{numbers}步";
        FromSteps { numbers } => "来自第{numbers}步";
        Support { source, text } => "{source}：{text}";
        DigitAt { digit, cells } => "{cells} 的 {digit}";
    }

    FitText<'_> {
        AndMore { first, all } => "{first} 等 {all} 个";
    }

    LeadText<'_> {
        Claim { claim, lead } => "{claim}：{lead}。";
        OneStep => "一步即得";
        InOneStep { name } => "{name}一步即得";
        TwoSingles => "共 2 步，都是唯一数";
        Singles { steps } => "共 {steps}，都是唯一数";
        Hardest { steps, number, name } => "共 {steps}，最难的是第{number}步，{name}";
        Since { target, placed } => "{target}，因为{placed}";
        By { target, name } => "由{name}得出 {target}";
    }

    LinesText<'_> {
        AndMore { names, more } => "{names}，另有 {more} 步";
    }

    TreeText<'_> {
        Named { name, conclusion } => "{name}：{conclusion}";
        Singles { count } => "{count} 步唯一数：";
        Steps { count } => "{count} 步：";
        OneSingle => "1 步唯一数";
        ManySingles { singles } => "{singles} 步唯一数";
        AndOther { parts } => "{parts}，另有 1 步";
        AndOthers { parts, rest } => "{parts}，另有 {rest} 步";
        Times { count, name } => "{count} 步{name}";
        Ends { head, tail } => "{head}；{tail}";
        OneBetween { head, tail } => "{head}；另有 1 步；{tail}";
        Between { head, between, tail } => "{head}；另有 {between} 步；{tail}";
    }
}
