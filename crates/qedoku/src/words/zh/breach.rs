//! The Chinese text on rules that an entry breaks.
use crate::breach_text::BreachText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    BreachText<'_> {
        Cage { cells, value } => "{cells} 是和为 {value} 的笼";
        DigitAt { digit, cell } => "{cell} 的 {digit}";
        Excluded { own, rule }, with digit = own.digit, cell = own.cell => "冲突：{cell} 填了 {digit}，但 {rule}。";
        Knight { digit, cells } => "冲突：{cells} 都是 {digit}，两格相距一个马步。";
        King { digit, cells } => "冲突：{cells} 都是 {digit}，两格相距一个王步。";
        Group { digit, cells } => "冲突：{cells} 都是 {digit}，两格在各自宫里的位置相同。";
        OneCage { digit, cells } => "冲突：{cells} 都是 {digit}，同在一个笼，笼内的数不能重复。";
        OneRegion { digit, cells } => "冲突：{cells} 都是 {digit}，同在一个额外区域，区域内的数不能重复。";
        Neighbors { own, other },
            with digit = own.digit, cell = own.cell, second = other.digit, there = other.cell =>
            "冲突：{cell} 是 {digit}，{there} 是 {second}，相邻两格不能相差 1。";
        Both { digit, cells, rule } => "冲突：{cells} 都是 {digit}，但 {rule}。";
        Against { own, other, rule },
            with digit = own.digit, cell = own.cell, second = other.digit, there = other.cell =>
            "冲突：{cell} 是 {digit}，{there} 是 {second}，但 {rule}。";
        ComesTo { rule, sum } => "冲突：{rule}，所填之和却是 {sum}。";
        NotTheNumber { rule, sum, number } => "冲突：{rule}，所填之和却是 {sum}，不是 {number}。";
        Sums { rule, sums } => "冲突：{rule}，所填之和却是 {sums}。";
        LacksDigits { rule, digits } => "冲突：{rule}，但缺少 {digits}。";
        Holds { rule, digits } => "冲突：{rule}，所填却是 {digits}。";
        Unkept { own, rule }, with digit = own.digit, cell = own.cell =>
            "矛盾：{rule}，若 {cell} 是 {digit} 就无法满足。";
        NotIn { own, ways }, with digit = own.digit, cell = own.cell => "这些数只能是 {ways}，所以 {cell} 不是 {digit}。";
        Last { own, cell, rest }, with digit = own.digit, by = own.cell => "若 {by} 是 {digit}，则 {cell} 须为 {rest}，不可能。";
        LastSees { own, cell, rest, by }, with digit = own.digit, there = own.cell =>
            "若 {there} 是 {digit}，则 {cell} 须为 {rest}，但已被 {by} 排除。";
        AtMost { own, cells, rest, most }, with digit = own.digit, by = own.cell =>
            "若 {by} 是 {digit}，则 {cells} 之和须为 {rest}，但最大只有 {most}。";
        AtLeast { own, cells, rest, least }, with digit = own.digit, by = own.cell =>
            "若 {by} 是 {digit}，则 {cells} 之和须为 {rest}，但最小也有 {least}。";
        Lacks { own, ways, cells, digits }, with digit = own.digit, by = own.cell =>
            "这些数只能是 {ways}，但若 {by} 是 {digit}，{cells} 都不能填 {digits}。";
        LacksFor { ways, cells, digits, by } => "这些数只能是 {ways}，但 {cells} 都不能填 {digits}：已被 {by} 排除。";
        LeftIn { own, held }, with digit = own.digit, by = own.cell => "若 {by} 是 {digit}，只剩 {held}，无法满足。";
    }
}
