//! Sentences about ways to place digits on the whole board.
use crate::language;
use crate::message::Zh;
use crate::words::templates::TemplatesText;

language! {
    zh: Zh;

    TemplatesText<'_> {
        Need { rows, digit } => "{rows}还缺 {digit}";
        BesideAny => "又给其他数留出位置";
        BesideThese { others } => "又与 {others} 的某种填法相容";
        Ways { count, all, beside } if *count == 1 => "把最后一个 {all} 填上、{beside}";
        Ways { count, all, beside }, with some = zh.count(*count) => "把这{some}个 {all} 都填上、{beside}";
        Every { ways, placed } => "{ways}，每种填法里 {placed}";
        None { ways, which } => "{ways}的填法里，没有一种用到 {which}";
        At { digit, cells } => "{cells} 的 {digit}";
        Are { cells, count, digit }, with all = if *count == 1 { "" } else { "都" } => "{cells} {all}是 {digit}";
        So { gone } => "所以 {gone}";
        Place { all } => "{all}";
        Number { digit } => "{digit}";
    }
}
