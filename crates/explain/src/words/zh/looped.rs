//! Sentences about loops.
use crate::language;
use crate::message::Zh;
use crate::words::looped::LoopText;

language! {
    zh: Zh;

    LoopText<'_> {
        Closes { not } => "又推出 {not}，首尾相接成环";
        HasIts { home, digit, places } => "{home}的 {digit} 在 {places}";
        AndIts { home, digit, places } => "{home}的 {digit} 在 {places}";
        CellIsOneOf { cell, digits } => "{cell} 是 {digits}";
        Back { start, placed }, with all = placed.0.join("，所以 ") => "反之若 {start}，各链反向推一圈：{all}";
        Neighbors { facts } => "无论哪种情况，{facts}";
        SetKeeps { cells, ends, digits } => "{cells} 所缺的只是 {ends}，所以 {digits} 必在其中";
    }
}
