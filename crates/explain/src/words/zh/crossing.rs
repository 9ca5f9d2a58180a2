//! Sentences about the cells of a crossing.
use super::grammar::each;
use crate::language;
use crate::message::Zh;
use crate::words::crossing::CrossingText;

language! {
    zh: Zh;

    CrossingText<'_> {
        Cells { crossing, one, home, other, away, count } =>
            "{home}与{away}的交集是 {crossing}，{home}另取 {one}，{away}另取 {other}，共{count}格";
        Once { digits, home }, with each = each(digits.len()) => "其中的 {digits} 都在{home}，至多{each}出现一次";
        Twice { digits, one, other }, with each = each(digits.len()) => "其中的 {digits} 在{one}或{other}，至多{each}出现两次";
        JustOnce { count } => "共{count}个数、{count}格，所以每个数恰好出现一次";
        JustEnough { count } => "合起来最多填{count}格，正好有{count}格，所以这些格恰好由这些数填满";
        There { digit, places, home } => "{digit} 在 {places}，所以{home}的其他格都不是 {digit}";
    }
}
