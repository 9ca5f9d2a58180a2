//! Sentences about the ways to fill the cells of a rule.
use crate::language;
use crate::message::Zh;
use crate::words::filled::FilledText;

language! {
    zh: Zh;

    FilledText<'_> {
        Else => "，或者 ";
        Rule { rule } => "{rule}";
        Placed { rule, held } => "{rule}，其中 {held} 已填";
        Runs { runs } => "按候选数可为 {runs}";
        Ends { ends } => "两端可为 {ends}";
        SoleBread { digits, places } => "{digits} 只能在 {places}";
        Outside { total, sum } => "外侧各格之和为 {total}（{sum}）";
        Bread { digits, places } => "{digits} 可在 {places}";
        Sums { sums } => "每段之和可为 {sums}";
        Places { places }, with all = zh.clauses(places.0.to_vec()) => "{all}";
        Place { digit, cells } => "{digit} 可在 {cells}";
        NoPlace { digit } => "{digit} 无处可填";
        InNone { digits, cells } => "{cells} 填 {digits} 都不成立";
        NorIn { digits, cells } => "{cells} 填 {digits} 也不成立";
        Needed { digits, cells } => "每种填法都有 {digits}，在 {cells}";
    }
}
