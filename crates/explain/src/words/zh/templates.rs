//! Sentences about ways to place digits on the whole board.
use crate::language;
use crate::message::Zh;
use crate::words::templates::TemplatesText;

language! {
    zh: Zh;

    TemplatesText<'_> {
        Need { rows, digit } => "{rows}还缺 {digit}";
        BesideAny => "给其他各数留下位置";
        BesideThese { others } => "能与 {others} 的某种填法共存";
        Ways { count, all, beside }, with some = zh.count(*count) => "把这{some}个 {all} 都填上并且{beside}的填法";
        Every { ways, placed } => "在每一种{ways}里，{placed}";
        None { ways, which } => "没有一种{ways}用到 {which}";
        Are { cells, count, digit }, with all = if *count == 1 { "" } else { "都" } => "{cells} {all}是 {digit}";
        So { gone } => "所以 {gone}";
        Place { all } => "{all}";
        Number { digit } => "{digit}";
    }
}
