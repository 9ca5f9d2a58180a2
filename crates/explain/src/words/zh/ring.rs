//! Sentences about odd rings.
use crate::language;
use crate::message::Zh;
use crate::words::ring::RingText;

language! {
    zh: Zh;

    RingText<'_> {
        Lie { cells, houses, digit } => "{cells} 都可填 {digit}，连成环，相邻两格互相可见（{houses}）";
        Without { others, digit, count } if *count == 1 =>
            "若 {others} 不是 {digit}，这些区域的 {digit} 就都在环上，环上“是 {digit}”与“不是 {digit}”必须交替";
        Without { others, digit } =>
            "若 {others} 都不是 {digit}，这些区域的 {digit} 就都在环上，环上“是 {digit}”与“不是 {digit}”必须交替";
        Odd { count } => "{count}是奇数，绕一圈无法交替";
    }
}
