//! Sentences about chains.
use super::grammar::{in_every_case, it_is, within};
use crate::language;
use crate::message::Zh;
use crate::words::chain::ChainText;

language! {
    zh: Zh;

    ChainText<'_> {
        If { back, ends }, with cause = within(back), then = it_is(ends) => "若 {cause}，则 {then}";
        Suppose { back } => "假设 {back}";
        Then { then } => "则 {then}";
        So { clause } => "所以 {clause}";
        ItIsNot { cell, digit } => "{cell} 不是 {digit}";
        NotEither { holds, cell, digit } => "若 {holds}，{cell} 也不是 {digit}";
        AnyCase { holds }, with all = in_every_case(holds) => "{all}";
        AfterAll => "与假设矛盾";
        EachEnd { one, first, other, second }, with a = within(one), b = within(other) =>
            "若 {a}，则 {first}；若 {b}，则 {second}";
        SeesAlso { cells, count, houses } => "{cells} 也是（{houses}）";
        Sees { cells, count, houses } if *count == 1 && cells.is_one() => "{cells} 与它有关（{houses}）";
        Sees { cells, count, houses }, with all = all(*count) => "{cells} 与{all}都有关（{houses}）";
        OneIs { one, other, digit } => "{one} 和 {other} 中至少有一个是 {digit}";
        EitherOr { one, other }, with a = within(one), b = within(other) => "要么 {a}，要么 {b}";
        IsAt { digit, all } => "{digit} 在 {all}";
        Place { cells } => "{cells}";
        IsNot { cell, digits } => "{cell} 不是 {digits}";
        AreNot { cells, digits } => "{cells} 都不是 {digits}";
        NoneTrue { all } => "{all} 都不成立";
    }
}

/// The words for places that are seen together.
const fn all(count: usize) -> &'static str {
    match count {
        1 => "它",
        2 => "两格",
        _ => "这些格",
    }
}
