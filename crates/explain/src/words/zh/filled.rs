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
        Bread { digits, places } => "{digits} 可在 {places}";
        Sums { sums } => "每段之和可为 {sums}";
        Places { places }, with all = zh.clauses(places.0.to_vec()) => "{all}";
        Place { digit, cells } => "{digit} 可在 {cells}";
        NoPlace { digit } => "{digit} 无处可填";
        InNone { digits, cells } => "任何填法在 {cells} 都没有要删的 {digits}";
        NorIn { digits, cells } => "在 {cells} 也没有要删的 {digits}";
        Needed { digits, cells } => "每种填法都有 {digits}，在 {cells}";
    }
}
