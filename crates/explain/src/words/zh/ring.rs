//! Sentences about odd rings.
use crate::language;
use crate::message::Zh;
use crate::words::ring::RingText;

language! {
    zh: Zh;

    RingText<'_> {
        Ring { digit, cells } => "{cells} 是 {digit} 的一圈位置，每格与下一格同在一个区域";
        Turns { back, digit } => "若 {back}，则每个区域的 {digit} 都在圈上的两格之一，是与不是交替";
        Odd { count } => "但圈上有 {count} 格，是奇数，不可能";
        So { holds } => "所以 {holds}";
    }
}
