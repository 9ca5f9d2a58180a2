//! Sentences about loops.
use crate::language;
use crate::message::Zh;
use crate::words::looped::LoopText;

language! {
    zh: Zh;

    LoopText<'_> {
        Closes { not } => "{not}，与假设相同，所以首尾相接成环，两个方向都成立";
        HasIts { home, digit, places } => "{home}的 {digit} 在 {places}";
        AndIts { home, digit, places } => "{home}的 {digit} 在 {places}";
        CellIsOneOf { cell, digits } => "{cell} 是 {digits}";
        Neighbors { facts } => "环中相邻的两端必有一个成立：{facts}";
        SetKeeps { cells, digits } => "{cells} 所缺的只是连接用的数，所以 {digits} 必在其中";
    }
}
