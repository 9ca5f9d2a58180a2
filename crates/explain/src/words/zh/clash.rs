//! Sentences about what clashes with every candidate of a slot.
use crate::language;
use crate::message::Zh;
use crate::words::clash::{ClashText, RuleText};

language! {
    zh: Zh;

    ClashText<'_> {
        Places { home, digit, cells } => "{home}的 {digit} 只能在 {cells}";
        EachExcludes { digits, cells, rules } => "每一处都与 {cells} 的 {digits} 冲突：{rules}";
        EachClashes { rules } => "每一处都与要删的候选数冲突：{rules}";
        Other { rules, other } => "{rules}，所以另一格是 {other}";
        AtMost { from, own, cell, digit, rule } => "{from} 最大是 {own}，所以 {cell} 最大是 {digit}：{rule}";
        AtLeast { from, own, cell, digit, rule } => "{from} 最小是 {own}，所以 {cell} 最小是 {digit}：{rule}";
        AlsoAtMost { cell, digit } => "同理 {cell} 最大是 {digit}";
        AlsoAtLeast { cell, digit } => "同理 {cell} 最小是 {digit}";
        Rules { first, then } => "{first}，{then}";
        Share { cells, house } => "{cells} 同在{house}";
    }

    RuleText<'_> {
        Differ { cells } => "{cells} 不同";
        Diagonal { cells } => "{cells} 在同一条对角线上";
        Group { cells } => "{cells} 在各自宫里的位置相同";
        Region { cells } => "{cells} 在同一个额外区域";
        Cage { cells } => "{cells} 在同一个笼";
        Knight { cells } => "{cells} 相距一个马步";
        King { cells } => "{cells} 相距一个王步";
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
        Between { line } => "{line} 上的数介于两端之间";
        Quadruple { cells, digits } => "{cells} 里有 {digits}";
    }
}
