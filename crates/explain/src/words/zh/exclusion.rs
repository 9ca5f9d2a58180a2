//! Sentences about cells that cannot be filled with a candidate.
use crate::language;
use crate::message::Zh;
use crate::words::exclusion::ExclusionText;

language! {
    zh: Zh;

    ExclusionText<'_> {
        Cases { cases, gone } => "{cases}：{gone}";
        Repeats { taken, base, house } => "若 {taken}，{base} 的每一种填法都会在同一{house}重复";
        RepeatsOnly { repeats, gone } => "{repeats}：{gone}";
        OrLeavesNothing { repeats, excluders, gone } => "{repeats}，或者使 {excluders} 没有候选数：{gone}";
        LeavesNothing { digits, cell } => "{digits} 会使 {cell} 没有候选数";
        Excluded { digits } => "{digits} 与它重复";
        Case { taken, other, reasons } => "若 {taken}，则 {other} 无数可填：{reasons}";
    }
}
