//! Sentences about chains.
use crate::language;
use crate::message::Zh;
use crate::words::chain::ChainText;
use crate::words::noun::OneByOne;

language! {
    zh: Zh;

    ChainText<'_> {
        If { back, ends } => "若 {back}，则 {ends}";
        Suppose { back } => "假设 {back}";
        Then { then } => "{then}";
        So { clause } => "所以 {clause}";
        ItIsNot { digit } => "它不是 {digit}";
        NotEither { holds, cell, digit } => "若 {holds}，则 {cell} 也不是 {digit}";
        AnyCase { holds } => "无论哪种情况，{holds}";
        AfterAll => "与假设矛盾";
        EachEnd { one, first, other, second } => "若 {one}，则 {first}；若 {other}，则 {second}";
        SeesAlso { cells, count, why } => "{cells} 也能看到（{why}）";
        Sees { cells, count, why }, with all = all(*count) => "{cells} 能看到{all}（{why}）";
        BoxHas { house, digit, one, other } => "{house}的 {digit} {one}或{other}";
        InLine { line } => "在{line}";
        At { cells } => "在 {cells}";
        OneOfIs { cells, digit }, with all = OneByOne(cells.0) => "{all} 中至少有一个是 {digit}";
        OneIs { one, other, digit } => "{one} 和 {other} 中至少有一个是 {digit}";
        IsIn { digit, one, other } => "{digit} 在 {one} 或 {other}";
        OneOfManyIs { cells, digit } => "{cells} 中至少有一个是 {digit}";
        IsNot { cell, digits, scope }, with each = digits.0 => "{cell} {scope}不是 {each}";
        AreNot { cells, digits }, with each = digits.0 => "{cells} 都不是 {each}";
        NoneTrue { all } => "{all} 都不成立";
    }
}

/// The words for places that are seen together.
const fn all(count: usize) -> &'static str {
    match count {
        1 => "它",
        2 => "这两格",
        _ => "这些格",
    }
}
