//! The Chinese text of outlines.
use crate::outline::LeadText;
use crate::outline::facts::FactsText;
use crate::outline::lines::LinesText;
use crate::outline::tree::TreeText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    FactsText<'_> {
        Then { list } => "此时 {list}";
        Given { list } => "提示数：{list}";
        Entered { list } => "已填入：{list}";
        Erased { gone } => "开始时已删去：{gone}";
        PlacedIn { placed, number } => "{placed}（第{number}步）";
        GoneIn { gone, number } => "{gone}（第{number}步）";
        PlacedAndGone { placed, gone, number } => "{placed}，{gone}（第{number}步）";
        IsFilled { digit, cell } => "{cell} 已填 {digit}";
        HaveLost { digits, cells } => "{cells} 已删去 {digits}";
        IsOther { cell, digit, other } => "所以 {cell} 不是 {digit}，它是 {other}";
        HasIts { cell, digit, houses, by } => "所以 {cell} 不是 {digit}，它与 {by} 同在{houses}";
        DigitAt { digit, cells } => "{cells} 的 {digit}";
    }

    LeadText<'_> {
        Claim { claim, lead } => "{claim}：{lead}。";
        OneStep { steps, name } => "{steps}，{name}";
        TwoSingles { steps } => "{steps}，都是出数";
        Singles { steps } => "{steps}，都是出数";
        Hardest { steps, number, name } => "共 {steps}，最难的一步是第{number}步{name}";
    }

    LinesText<'_> {
        Sentence { text } => "{text}。";
        So { facts, so } => "{facts}，{so}";
        OneStep { number } => "第{number}步";
        OnlyNeeded => "链、鱼、数组和染色删去的数，只写出后面用到的。";
        FromSteps { facts } => "由前面各步：{facts}";
        Legend => "出数后的括号：写有区域的是排除（该数在此区域只此一处），没写的是唯余。";
    }

    TreeText<'_> {
        Named { name, outcome } => "{name}：{outcome}";
        Shaped { name, shape, outcome } => "{name}，{shape}：{outcome}";
        Forwards { line, needs } => "{line}{needs}";
        Bracketed { numbers } if zh.is_plain() => "（由{numbers}）";
        IsFor { numbers } if zh.is_plain() => "（用于 {numbers}）";
        Backwards { line, is_for, needs } if zh.is_plain() => "{line}{is_for}。{needs}";
        Bracketed { numbers } => "（由第{numbers}步）";
        Singles { list } => "出数：{list}";
        Single { number, outcome, beside } => "{number} {outcome}（{beside}）";
        BareSingle { number, outcome } => "{number} {outcome}";
        Backwards { line, is_for, needs } => "{line}{is_for} | {needs}";
        IsFor { numbers } => " | 用于 {numbers}";
        Needs { numbers } if zh.is_plain() => "由{numbers}";
        Needs { numbers } => "由第{numbers}步";
        Steps { numbers } => "第{numbers}步";
        GivensOnly => "只用提示数";
        PositionOnly => "只用所给的局面";
        OneInside { number } if zh.is_plain() => "下文另述 1 步：{number}";
        Inside { count, first, last } if zh.is_plain() => "下文另述 {count} 步：{first} 至 {last}";
        OneInside { number } => "内有 1 步：{number}";
        Inside { count, first, last } => "内有 {count} 步：{first} 至 {last}";
    }
}
