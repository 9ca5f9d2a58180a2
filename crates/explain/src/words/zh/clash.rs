//! Sentences about what clashes with every candidate of a slot.
use crate::language;
use crate::message::{Say, Zh};
use crate::words::clash::RuleText;
use crate::words::clash_text::ClashText;
use crate::words::rule_name::ShortRuleName;
use qedoku_core::CellSet;

/// Says that the other cells of an arrow's line hold at least 1.
fn at_least_one(zh: Zh, others: CellSet) -> String {
    let cells = others.say(zh);
    if others.is_one() { format!("{cells} 最小是 1") } else { format!("{cells} 每格最小是 1") }
}

/// The same behind what is said of another cell.
fn and_at_least_one(zh: Zh, others: CellSet) -> String {
    if others.is_empty() { String::new() } else { format!("，{}", at_least_one(zh, others)) }
}

/// The rule behind what follows from it, unless it was said before.
fn reason(rule: &str) -> String {
    if rule.is_empty() { String::new() } else { format!("：{rule}") }
}

/// The rule from which it follows, unless it was said before.
fn so(rule: &str) -> String {
    if rule.is_empty() { "因此 ".to_owned() } else { format!("{rule}，所以 ") }
}

language! {
    zh: Zh;

    ClashText<'_> {
        AllIn { cell } => "{cell} 的所有候选数";
        EachRule { name } => "各处{name}";
        AllOf { digit, house } => "{house}的所有 {digit}";
        Excludes { digits, cells, reason } => "每一处都排除 {cells} 的 {digits}（{reason}）";
        ExcludesBy { digits, cells, items }, with all = items.0.join("、") => "每一处都排除 {cells} 的 {digits}：{all}";
        EachExcludes { digits, cells, reason } => "无论是哪个，{cells} 都不能是 {digits}（{reason}）";
        EachExcludesBy { digits, cells, items }, with all = items.0.join("、") => "无论是哪个，{cells} 都不能是 {digits}：{all}";
        At { places, reason } => "{places}（{reason}）";
        Of { digits, reason } => "{digits}（{reason}）";
        Itself { places } => "{places} 本身";
        AtExcludes { digits, places, gone, cells, reason } => "{places} 的 {digits} 排除 {cells} 的 {gone}（{reason}）";
        OneDigit { digits, cell, gone } => "{cell} 填了 {digits} 就不能再填 {gone}";
        Other { rules, other } => "{rules}，所以另一格是 {other}";
        AtMost { from, own, others, cell, digit, rule }, with and = and_at_least_one(zh, *others), why = reason(rule) =>
            "{from} 最大是 {own}{and}，所以 {cell} 最大是 {digit}{why}";
        AtLeast { from, own, others, cell, digit, rule }, with and = and_at_least_one(zh, *others), why = reason(rule) =>
            "{from} 最小是 {own}{and}，所以 {cell} 最小是 {digit}{why}";
        SoAtMost { closed, from, own } => "{closed}，所以 {from} 最大是 {own}";
        SoAtLeast { closed, from, own } => "{closed}，所以 {from} 最小是 {own}";
        CellAtMost { others, cell, digit, rule } if others.is_empty(), with so = so(rule) => "{so}{cell} 最大是 {digit}";
        CellAtMost { others, cell, digit, rule }, with each = at_least_one(zh, *others), why = reason(rule) =>
            "{each}，所以 {cell} 最大是 {digit}{why}";
        CellAtLeast { others, cell, digit, rule } if others.is_empty(), with so = so(rule) => "{so}{cell} 最小是 {digit}";
        CellAtLeast { others, cell, digit, rule }, with each = at_least_one(zh, *others), why = reason(rule) =>
            "{each}，所以 {cell} 最小是 {digit}{why}";
        AlsoAtMost { cell, digit } => "同理 {cell} 最大是 {digit}";
        AlsoAtLeast { cell, digit } => "同理 {cell} 最小是 {digit}";
        Same { cells, name } => "{cells} 填同一个数（{name}）";
        NoDouble { dot, digits } => "{dot} 之间是黑点，一格是另一格的 2 倍，而 {digits} 既没有两倍也没有一半";
        EachDouble { digits } => "每个黑点两侧一格是另一格的 2 倍，而 {digits} 既没有两倍也没有一半";
        EachSum { name, value, ways } => "每个{name}两侧之和为 {value}，只能是 {ways}";
        EachSumWithout { name, value, digits } => "每个{name}两侧之和为 {value}，没有哪个数能与 {digits} 相配";
        EachLine { name, value, digits } => "每条{name}上相邻两格至少相差 {value}，没有哪个数能与 {digits} 相配";
        EachRatio { name, value, digits } => "每个{name}两侧一格是另一格的 {value} 倍，没有哪个数能与 {digits} 相配";
        EachDifference { name, value, digits } => "每个{name}两侧相差 {value}，没有哪个数能与 {digits} 相配";
        NoPartnerOnLine { line, value, digits } => "{line} 上相邻两格至少相差 {value}，没有哪个数能与 {digits} 相配";
        NoPartner { rule, digits } => "{rule}，没有哪个数能与 {digits} 相配";
        Ways { rule, ways } => "{rule}，只能是 {ways}";
        Need { digits, cells, partners, from, name } => "若 {cells} 为 {digits}，则 {from} 须为 {partners}（{name}）";
        NeedBeside { digits, cells, partners, name } => "若 {cells} 为 {digits}，则另一格须为 {partners}（{name}）";
        AlsoNeed { digits, partners } => "若为 {digits}，则须为 {partners}";
        SoLacks { closed, cell, digits } => "{closed}，所以 {cell} 没有 {digits}";
        EachAtLeastOne { line, cell, digit, rule } => "{line} 每格最小是 1，所以 {cell} 最小是 {digit}：{rule}";
        BriefNoDouble => "无两倍或一半";
        BriefNoPartner => "无数相配";
    }

    RuleText<'_> {
        Diagonal { cells } => "{cells} 在同一条对角线上";
        Group { cells } => "{cells} 在各自宫里的位置相同";
        Region { cells } => "{cells} 在同一个额外区域";
        Cage { cells } => "{cells} 在同一个笼";
        Knight { cells } => "{cells} 构成马步";
        King { cells } => "{cells} 斜向相邻";
        NonConsecutive { cells } => "{cells} 不能相差 1";
        Difference { cells, value } => "{cells} 相差 {value}";
        Ratio { cells, value } => "{cells} 中一个是另一个的 {value} 倍";
        Sum { cells, value } => "{cells} 之和为 {value}";
        NoDot { cells } => "{cells} 之间没有圆点";
        NoSum { cells } => "{cells} 之间既没有 X 也没有 V";
        Rises { line } => "{line} 上的数依次增大";
        DoesNotFall { line } => "{line} 上的数依次不减";
        Apart { cells, value } => "{cells} 至少相差 {value}";
        Same { cells } => "{cells} 填同一个数";
        Odd { cells } => "{cells} 是奇数";
        Even { cells } => "{cells} 是偶数";
        Minimum { line } => "{line} 比相邻的格都小";
        Maximum { line } => "{line} 比相邻的格都大";
        Arrow { number, line } => "{line} 上的数之和为 {number}";
        Total { line, value } => "{line} 上的数之和为 {value}";
        SameSums { line } => "{line} 在每个宫里的和相同";
        Sandwich { line, high, value } => "{line} 在 1 与 {high} 之间的数之和为 {value}";
        Consecutive { line } => "{line} 上的数是连续的";
        Between { line } => "{line} 中间的数介于两端之间";
        Quadruple { cells, digits } => "{cells} 里有 {digits}";
    }

    ShortRuleName {
        Diagonal => "对角线";
        Group => "同位";
        Region => "额外区域";
        Cage => "同笼";
        CageOf { value } => "和为 {value} 的笼";
        Knight => "马步";
        King => "斜向相邻";
        NonConsecutive => "不连续";
        Difference { value } if *value == 1 => "白点";
        Difference { value } => "差为 {value} 的白点";
        Ratio { value } if *value == 2 => "黑点";
        Ratio { value } => "{value} 倍的黑点";
        Sum { value } if *value == 10 => "X";
        Sum { value } if *value == 5 => "V";
        Sum { value } => "和为 {value}";
        NoDot => "无圆点";
        NoSum => "无 X 和 V";
        Thermometer => "温度计";
        Whisper { value } if *value == 5 => "耳语线";
        Whisper { value } => "至少差 {value} 的耳语线";
        Palindrome => "回文线";
        Clone => "克隆";
        Odd => "奇数";
        Even => "偶数";
        Minimum => "极小";
        Maximum => "极大";
        Arrow => "箭头";
        Total { value } => "和为 {value} 的斜线";
        SameSums => "各宫等和线";
        Sandwich => "三明治";
        Renban => "连续数线";
        Between => "介值线";
        Quadruple => "四格提示";
    }
}
