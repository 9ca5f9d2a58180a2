//! Sentences about cells that would allow two solutions.
use super::grammar::conditions;
use crate::language;
use crate::message::Zh;
use crate::words::deadly::DeadlyText;
use crate::words::noun::DigitList;

language! {
    zh: Zh;

    DeadlyText<'_> {
        Rectangle { cells } => "{cells} 只占两行、两列、两宫";
        Are { cells, digit } => "{cells} 是 {digit}";
        NotGiven { are }, with listed = zh.clauses(are.0.to_vec()) => "{listed}，都不是提示数";
        Loop { cells } => "{cells} 连成环，环上各格所在的行、列、宫都恰有其中两格";
        Lines { names, count, kinds, crossing, crossing_kinds, crossing_kind },
            with many = zh.count(*count),
                across = zh.count(*crossing) =>
            "{names} 占{many}{kinds}、{across}{crossing_kinds}，每{crossing_kind}的{many}格都同宫";
        Grave { others } => "除 {others} 外，每个空格都只有两个候选数";
        ManyPlaces { houses, digit, count }, with all = if houses.1.len() == 1 { "" } else { "都" } => "{houses}{all}有{count}个位置可填 {digit}";
        WereNot { cells, digits, count }, with any = DigitList(*digits), all = if *count == 1 { "" } else { "都" } => "{cells} {all}不是 {any}";
        HoldOnly { unless, count, digits }, with all = DigitList(*digits), whether = conditions(unless.0) =>
            "若 {whether}，这{count}格就都只有 {all}";
        LinesHold { unless, names, digits }, with all = DigitList(*digits), whether = conditions(unless.0) =>
            "若 {whether}，{names} 就都只有 {all}";
        WouldBe { cell, digit, swap } => "若 {cell} 是 {digit}，{swap}";
        Twice { unless }, with whether = conditions(unless.0) =>
            "若 {whether}，每个候选数在所在的行、列、宫里就都恰有两处";
        TwoOrNone => "这样的盘面要么至少有两个解，要么无解，因为任一解中每格都换成另一个候选数又是一个解，但题目恰有一个解";
        TakeTurns { unless, count, digits }, with all = DigitList(*digits), whether = conditions(unless.0) =>
            "若 {whether}，这{count}格就都只有 {all}，只能交替";
        Odd { count } => "{count}是奇数，必有相邻两格相同";
        Swap { digits, one, other } => "把 {digits} 互换，各行、各列、各宫仍然成立，因为它们在这些格里都各有一个 {one} 和一个 {other}";
        SwapLines { count, kinds, across } => "把这{count}{kinds}的这些格整体互换，各{kinds}的数相同，各{across}、各宫的数也不变";
        KeepsEach { digits, one, other } => "把 {digits} 互换后仍是解，因为各行、各列、各宫在这些格里都各有一个 {one} 和一个 {other}";
        KeepsLines { count, kinds, across } =>
            "把这{count}{kinds}的这些格整体互换后仍是解，因为各{kinds}的数相同，各{across}、各宫的数也不变";
        StaysOne { swap } => "这样的解{swap}";
        TwoSolutionsOrNone => "这样就要么有两个解，要么无解，但题目恰有一个解";
        TwoSolutions => "这样就有两个解，但题目只有一个解";
        OneOfTwo { both, digit } => "所以 {both} 中至少有一个是 {digit}";
        OneOf { cells, digit } => "所以 {cells} 中至少有一个是 {digit}";
        OneHolds { holds } => "所以 {holds}";
        IfGuard { guard, then } => "若 {guard}，则 {then}";
        ItIsNot { cell, digits } => "{cell} 不是 {digits}";
        AreNot { cells, digit, why } => "{cells} 不是 {digit}（{why}）";
    }
}
